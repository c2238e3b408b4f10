//! A bot that lives as long as its table: what it remembers of earlier rounds stays with it.

use livret_games::{AnyTable, with_table};
use livret_kernel::{Glimpse, Silent, Table};

use crate::{Bot, Budget, FastRng, HasBots, LetterBot, TantoBot, UnknownBot, named};

/// A bot of any game.
#[derive(Clone, Debug)]
#[allow(missing_docs, clippy::large_enum_variant)] // a few to a table
pub enum Mind {
    Letter(LetterBot),
    Tanto(TantoBot),
}

/// A bot in its seat. It is of a fixed size: its memory does not grow with the game.
#[derive(Clone, Debug)]
pub struct Resident {
    mind: Mind,
}

impl Resident {
    /// The bot of that name in the seat that decides, as if it had played there from the beginning: where it remembers, it is
    /// shown again what it has decided.
    pub fn at(table: &AnyTable, name: &str, budget: Budget) -> Result<Resident, UnknownBot> {
        with_table!(table.tables(), table => resident_at(table, name, budget))
    }

    /// What it does at the pending decision; none when the game is over, or another one than it was made for.
    pub fn choose(&mut self, table: &AnyTable, rng: &mut FastRng) -> Option<String> {
        with_table!(table.tables(), table => choose_at(&mut self.mind, table, rng))
    }
}

fn resident_at<G: HasBots + Clone>(table: &Table<G>, name: &str, budget: Budget) -> Result<Resident, UnknownBot> {
    let mut bot = named::<G>(name, budget)?;
    if bot.remembers() {
        recall(&mut bot, table);
    }
    Ok(Resident { mind: G::settle(bot) })
}

/// Plays the game again up to now and shows the bot what its seat decided.
fn recall<G: HasBots + Clone>(bot: &mut G::Bot, table: &Table<G>) {
    let Some(me) = table.decision().map(|decision| decision.seat) else { return };
    let again = Table::open(table.game().clone(), table.opening().clone(), &mut Silent);
    let mut again = again.expect("the opening was accepted when the table was opened");
    for &action in table.actions() {
        if again.decision().is_some_and(|decision| decision.seat == me) {
            let legal = again.legal();
            bot.recall(&Glimpse::new(again.game(), again.state(), me, &legal));
        }
        again.act(action, &mut Silent).expect("it was played before");
    }
}

fn choose_at<G: HasBots>(mind: &mut Mind, table: &Table<G>, rng: &mut FastRng) -> Option<String> {
    let bot = G::settled(mind)?;
    let decision = table.decision()?;
    let legal = table.legal();
    let glimpse = Glimpse::new(table.game(), table.state(), decision.seat, &legal);
    Some(table.game().action_text(bot.choose(&glimpse, rng)))
}
