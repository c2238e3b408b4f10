//! Which bots play which game, by name.

use std::fmt;

use livret_games::{AnyShown, AnyTable, GAMES, with_table};
use livret_kernel::{Game, Glimpse, Table};
use livret_letter::Letter;
use livret_tanto::Tanto;

use crate::tanto::{self, Agenda, Follower, Policy};
use crate::{Advice, BigLove, Bot, Budget, FastRng, Mind, Novice, Random, Voice, letter};

/// A game that somebody can play against. One enum per family keeps the choice of bot a branch
/// that the compiler sees through.
pub trait HasBots: AnyShown + Sized {
    /// Any of the game's bots.
    type Bot: Bot<Self> + Clone + Send + Sync;
    /// Their names, the weakest first.
    const NAMES: &'static [&'static str];
    /// The bot of that name.
    fn bot(name: &str, budget: Budget) -> Option<Self::Bot>;
    /// One of them, as it stays at a table of any game.
    fn settle(bot: Self::Bot) -> Mind;
    /// And back, if it plays this game.
    fn settled(mind: &mut Mind) -> Option<&mut Self::Bot>;
    /// Whoever follows an agenda of this text, or what is wrong with it.
    fn follower(_text: &str) -> Result<Self::Bot, String> {
        Err("nobody follows an agenda in this game".into())
    }
}

/// The bots of Love Letter.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum LetterBot {
    Random(Random),
    Novice(letter::Novice),
    Butler(letter::Butler),
    Master(letter::Master),
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

    fn advise(
        &mut self,
        glimpse: &Glimpse<Letter>,
        rng: &mut FastRng,
        voice: Voice,
    ) -> Vec<Advice<<Letter as Game>::Action>> {
        match self {
            LetterBot::Random(bot) => bot.advise(glimpse, rng, voice),
            LetterBot::Novice(bot) => bot.advise(glimpse, rng, voice),
            LetterBot::Butler(bot) => bot.advise(glimpse, rng, voice),
            LetterBot::Master(bot) => bot.advise(glimpse, rng, voice),
        }
    }

    fn remembers(&self) -> bool {
        match self {
            LetterBot::Random(bot) => Bot::<Letter>::remembers(bot),
            LetterBot::Novice(bot) => bot.remembers(),
            LetterBot::Butler(bot) => bot.remembers(),
            LetterBot::Master(bot) => bot.remembers(),
        }
    }

    fn recall(&mut self, glimpse: &Glimpse<Letter>) {
        match self {
            LetterBot::Random(bot) => bot.recall(glimpse),
            LetterBot::Novice(bot) => bot.recall(glimpse),
            LetterBot::Butler(bot) => bot.recall(glimpse),
            LetterBot::Master(bot) => bot.recall(glimpse),
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
            "butler" => Some(LetterBot::Butler(letter::Butler)),
            "master" => Some(LetterBot::Master(letter::Master::new(budget))),
            _ => None,
        }
    }

    fn settle(bot: LetterBot) -> Mind {
        Mind::Letter(bot)
    }

    fn settled(mind: &mut Mind) -> Option<&mut LetterBot> {
        match mind {
            Mind::Letter(bot) => Some(bot),
            Mind::Tanto(_) => None,
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
    Policy(Policy),
    Master(tanto::Master),
    Follower(Follower),
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
            TantoBot::Policy(bot) => bot.choose(glimpse, rng),
            TantoBot::Master(bot) => bot.choose(glimpse, rng),
            TantoBot::Follower(bot) => bot.choose(glimpse, rng),
        }
    }

    fn advise(
        &mut self,
        glimpse: &Glimpse<Tanto<SEATS, WORDS>>,
        rng: &mut FastRng,
        voice: Voice,
    ) -> Vec<Advice<<Tanto<SEATS, WORDS> as Game>::Action>> {
        match self {
            TantoBot::BigLove(bot) => bot.advise(glimpse, rng, voice),
            TantoBot::Novice(bot) => bot.advise(glimpse, rng, voice),
            TantoBot::Policy(bot) => bot.advise(glimpse, rng, voice),
            TantoBot::Master(bot) => bot.advise(glimpse, rng, voice),
            TantoBot::Follower(bot) => bot.advise(glimpse, rng, voice),
            TantoBot::Random(_) => Vec::new(),
        }
    }
}

impl<const SEATS: usize, const WORDS: usize> HasBots for Tanto<SEATS, WORDS> {
    type Bot = TantoBot;
    const NAMES: &'static [&'static str] = &["random", "big-love", "novice", "footman", "butler", "steward", "master"];

    fn bot(name: &str, budget: Budget) -> Option<TantoBot> {
        match name {
            "random" => Some(TantoBot::Random(Random)),
            "big-love" => Some(TantoBot::BigLove(BigLove)),
            "novice" => Some(TantoBot::Novice(Novice)),
            "footman" => Some(TantoBot::Policy(Policy::footman())),
            "butler" => Some(TantoBot::Policy(Policy::butler())),
            "steward" => Some(TantoBot::Policy(Policy::steward())),
            "master" => Some(TantoBot::Master(tanto::Master::new(budget.nodes))),
            _ => None,
        }
    }

    fn settle(bot: TantoBot) -> Mind {
        Mind::Tanto(bot)
    }

    fn settled(mind: &mut Mind) -> Option<&mut TantoBot> {
        match mind {
            Mind::Tanto(bot) => Some(bot),
            Mind::Letter(_) => None,
        }
    }

    fn follower(text: &str) -> Result<TantoBot, String> {
        let agenda: Agenda = text.parse().map_err(|bad: tanto::agenda::BadAgenda| bad.to_string())?;
        Ok(TantoBot::Follower(Follower::new(agenda)))
    }
}

/// A bot that this game does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot {
    /// The name that was asked for, clipped.
    pub name: String,
    /// Those there are.
    pub known: &'static [&'static str],
    /// What is wrong with an agenda.
    pub why: Option<String>,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(why) = &self.why {
            return write!(f, "{}: {why}", self.name);
        }
        write!(f, "nobody here is called \"{}\"; this game's bots are {}", self.name, self.known.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// The bot of that name for a game, or an error that lists the names. `agenda:FILE.agenda` follows
/// a person's own agenda.
pub fn named<G: HasBots>(name: &str, budget: Budget) -> Result<G::Bot, UnknownBot> {
    let unknown = |why| UnknownBot { name: name.chars().take(60).collect(), known: G::NAMES, why };
    match name.strip_prefix("agenda:") {
        Some(path) => follow::<G>(path).map_err(|why| unknown(Some(why))),
        None => G::bot(name, budget).ok_or_else(|| unknown(None)),
    }
}

/// Whoever follows the agenda of a file. Only files that say they are one are read: names of bots
/// may come from far away.
fn follow<G: HasBots>(path: &str) -> Result<G::Bot, String> {
    if !path.ends_with(".agenda") {
        return Err("the name of an agenda ends with .agenda".into());
    }
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    G::follower(&text)
}

/// The names of a game's bots, the weakest first; none for a game that there is not.
#[must_use]
pub fn levels(game: &str) -> &'static [&'static str] {
    match game {
        "love-letter" => Letter::NAMES,
        game if GAMES.contains(&game) => <Tanto<4, 2> as HasBots>::NAMES,
        _ => &[],
    }
}

/// The names of the bots that play this table's game.
#[must_use]
pub fn known(table: &AnyTable) -> &'static [&'static str] {
    with_table!(table.tables(), table => names_at(table))
}

fn names_at<G: HasBots>(_: &Table<G>) -> &'static [&'static str] {
    G::NAMES
}

/// Does somebody of that name play this table's game?
pub fn check(table: &AnyTable, name: &str) -> Result<(), UnknownBot> {
    with_table!(table.tables(), table => check_at(table, name))
}

fn check_at<G: HasBots>(_: &Table<G>, name: &str) -> Result<(), UnknownBot> {
    named::<G>(name, Budget::default()).map(|_| ())
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
pub fn advise(
    table: &AnyTable,
    bot: &str,
    budget: Budget,
    rng: &mut FastRng,
    voice: Voice,
) -> Result<Vec<Advice<String>>, UnknownBot> {
    with_table!(table.tables(), table => advise_at(table, bot, budget, rng, voice))
}

fn advise_at<G: HasBots>(
    table: &Table<G>,
    bot: &str,
    budget: Budget,
    rng: &mut FastRng,
    voice: Voice,
) -> Result<Vec<Advice<String>>, UnknownBot> {
    let mut bot = named::<G>(bot, budget)?;
    let Some(decision) = table.decision() else { return Ok(Vec::new()) };
    let legal = table.legal();
    let glimpse = Glimpse::new(table.game(), table.state(), decision.seat, &legal);
    let advice = bot.advise(&glimpse, rng, voice);
    let written = |Advice { action, value, reason }| Advice { action: table.game().action_text(action), value, reason };
    Ok(advice.into_iter().take(3).map(written).collect())
}
