//! Which bots play which game, by name.

use std::fmt;

use livret_games::{AnyTable, with_table};
use livret_kernel::{Game, Glimpse, Table};
use livret_letter::Letter;
use livret_tanto::Tanto;
use serde_json::{Value, json};

use crate::letter::{self, Butler, Master};
use crate::{Advice, BigLove, Bot, Budget, FastRng, Novice, Random};

/// A game that somebody can play against. One enum per family keeps the choice of bot a branch
/// that the compiler sees through.
pub trait HasBots: Game + Sized {
    /// Any of the game's bots.
    type Bot: Bot<Self> + Clone + Send + Sync;
    /// Their names, the weakest first.
    const NAMES: &'static [&'static str];
    /// The bot of that name.
    fn bot(name: &str, budget: Budget) -> Option<Self::Bot>;
}

/// The bots of Love Letter.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum LetterBot {
    Random(Random),
    Novice(letter::Novice),
    Butler(Butler),
    Master(Master),
}

impl Bot<Letter> for LetterBot {
    #[inline]
    fn choose(&mut self, glimpse: &Glimpse<Letter>, rng: &mut FastRng) -> <Letter as Game>::Action {
        match self {
            LetterBot::Random(bot) => bot.choose(glimpse, rng),
            LetterBot::Novice(bot) => bot.choose(glimpse, rng),
            LetterBot::Butler(bot) => bot.choose(glimpse, rng),
            LetterBot::Master(bot) => bot.choose(glimpse, rng),
        }
    }

    fn advise(&mut self, glimpse: &Glimpse<Letter>, rng: &mut FastRng) -> Vec<Advice<<Letter as Game>::Action>> {
        match self {
            LetterBot::Random(bot) => bot.advise(glimpse, rng),
            LetterBot::Novice(bot) => bot.advise(glimpse, rng),
            LetterBot::Butler(bot) => bot.advise(glimpse, rng),
            LetterBot::Master(bot) => bot.advise(glimpse, rng),
        }
    }
}

impl HasBots for Letter {
    type Bot = LetterBot;
    const NAMES: &'static [&'static str] = &["random", "novice", "butler", "master"];

    fn bot(name: &str, budget: Budget) -> Option<LetterBot> {
        match name {
            "random" => Some(LetterBot::Random(Random)),
            "novice" => Some(LetterBot::Novice(letter::Novice)),
            "butler" => Some(LetterBot::Butler(Butler)),
            "master" => Some(LetterBot::Master(Master::new(budget))),
            _ => None,
        }
    }
}

/// The bots of the Tanto Cuore family.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum TantoBot {
    Random(Random),
    BigLove(BigLove),
    Novice(Novice),
}

impl<const SEATS: usize, const WORDS: usize> Bot<Tanto<SEATS, WORDS>> for TantoBot {
    #[inline]
    fn choose(
        &mut self,
        glimpse: &Glimpse<Tanto<SEATS, WORDS>>,
        rng: &mut FastRng,
    ) -> <Tanto<SEATS, WORDS> as Game>::Action {
        match self {
            TantoBot::Random(bot) => bot.choose(glimpse, rng),
            TantoBot::BigLove(bot) => bot.choose(glimpse, rng),
            TantoBot::Novice(bot) => bot.choose(glimpse, rng),
        }
    }

    fn advise(
        &mut self,
        glimpse: &Glimpse<Tanto<SEATS, WORDS>>,
        rng: &mut FastRng,
    ) -> Vec<Advice<<Tanto<SEATS, WORDS> as Game>::Action>> {
        match self {
            TantoBot::Novice(bot) => bot.advise(glimpse, rng),
            TantoBot::Random(_) | TantoBot::BigLove(_) => Vec::new(),
        }
    }
}

impl<const SEATS: usize, const WORDS: usize> HasBots for Tanto<SEATS, WORDS> {
    type Bot = TantoBot;
    const NAMES: &'static [&'static str] = &["random", "novice", "big-love"];

    fn bot(name: &str, _budget: Budget) -> Option<TantoBot> {
        match name {
            "random" => Some(TantoBot::Random(Random)),
            "big-love" => Some(TantoBot::BigLove(BigLove)),
            "novice" => Some(TantoBot::Novice(Novice)),
            _ => None,
        }
    }
}

/// A bot that this game does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot {
    /// The name that was asked for, clipped.
    pub name: String,
    /// Those there are.
    pub known: &'static [&'static str],
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nobody here is called \"{}\"; this game's bots are {}", self.name, self.known.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// The bot of that name for a game, or an error that lists the names.
pub fn named<G: HasBots>(name: &str, budget: Budget) -> Result<G::Bot, UnknownBot> {
    G::bot(name, budget).ok_or_else(|| UnknownBot { name: name.chars().take(60).collect(), known: G::NAMES })
}

/// The names of the bots that play this table's game.
#[must_use]
pub fn known(table: &AnyTable) -> &'static [&'static str] {
    with_table!(table.tables(), table => names_at(table))
}

fn names_at<G: HasBots>(_: &Table<G>) -> &'static [&'static str] {
    G::NAMES
}

/// What that bot would do at the table's pending decision; `None` when the game is over.
pub fn choose(table: &AnyTable, bot: &str, budget: Budget, rng: &mut FastRng) -> Result<Option<String>, UnknownBot> {
    with_table!(table.tables(), table => choose_at(table, bot, budget, rng))
}

fn choose_at<G: HasBots>(
    table: &Table<G>,
    bot: &str,
    budget: Budget,
    rng: &mut FastRng,
) -> Result<Option<String>, UnknownBot> {
    let mut bot = named::<G>(bot, budget)?;
    let Some(decision) = table.decision() else { return Ok(None) };
    let legal = table.legal();
    let glimpse = Glimpse::new(table.game(), table.state(), decision.seat, &legal);
    Ok(Some(table.game().action_text(bot.choose(&glimpse, rng))))
}

/// Up to three actions with value and reason (PROTOCOL, `best`); empty from bots that do not weigh.
pub fn advise(table: &AnyTable, bot: &str, budget: Budget, rng: &mut FastRng) -> Result<Vec<Value>, UnknownBot> {
    with_table!(table.tables(), table => advise_at(table, bot, budget, rng))
}

fn advise_at<G: HasBots>(
    table: &Table<G>,
    bot: &str,
    budget: Budget,
    rng: &mut FastRng,
) -> Result<Vec<Value>, UnknownBot> {
    let mut bot = named::<G>(bot, budget)?;
    let Some(decision) = table.decision() else { return Ok(Vec::new()) };
    let legal = table.legal();
    let glimpse = Glimpse::new(table.game(), table.state(), decision.seat, &legal);
    let advice = bot.advise(&glimpse, rng);
    Ok(advice.iter().take(3).map(|advice| advice_json(table.game(), advice)).collect())
}

fn advice_json<G: Game>(game: &G, advice: &Advice<G::Action>) -> Value {
    json!({
        "action": game.action_text(advice.action),
        "value": advice.value,
        "reason": {"en": advice.reason.en, "fr": advice.reason.fr},
    })
}
