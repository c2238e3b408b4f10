//! Opponents. They are given a [`Glimpse`]: the legal actions and, on demand, what their seat may
//! know; never a state. Budgets are counted in nodes, never in time, so the same seed gives the
//! same game.
//!
//! To add a bot: implement [`Bot`] for the games it plays, add a variant to the enum of its game
//! in `registry.rs` and its name to that game's list.

// A new word does not compile until every place has met it.
#![warn(clippy::wildcard_enum_match_arm)]

mod big_love;
mod clause;
mod exact;
pub mod letter;
mod novice;
mod random;
mod registry;
mod resident;
mod rng;
pub mod tanto;

use livret_kernel::{Game, Glimpse};
pub use livret_shown::Advice;

pub use big_love::BigLove;
pub use clause::Voice;
pub use novice::Novice;
pub use random::Random;
pub use registry::{HasBots, LetterBot, TantoBot, UnknownBot, advise, check, choose, known, levels, named};
pub use resident::{Mind, Resident};
pub use rng::FastRng;

/// A player of one game.
pub trait Bot<G: Game> {
    /// One of the legal actions. The list is not empty.
    fn choose(&mut self, glimpse: &Glimpse<G>, rng: &mut FastRng) -> G::Action;

    /// Up to three actions worth considering, best first, the chosen one leading. Bots that do
    /// not weigh anything have nothing to say.
    fn advise(&mut self, _glimpse: &Glimpse<G>, _rng: &mut FastRng, _voice: Voice) -> Vec<Advice<G::Action>> {
        Vec::new()
    }

    /// Does it keep anything from one decision to the next?
    fn remembers(&self) -> bool {
        false
    }

    /// Takes in a position at which it had to decide and did: afterwards it remembers as much as after [`Bot::choose`].
    fn recall(&mut self, _glimpse: &Glimpse<G>) {}
}

/// What a bot is asked to spend and from where its luck comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// Nodes to search; `None` for the bot's own measure.
    pub nodes: Option<u64>,
}
