//! The rules of the Tanto Cuore family: Tanto Cuore, Expanding the House, Romantic Vacation, every
//! mix of them, and Motto Tanto Cuore.
//!
//! The cards are data in a small language ([`words`]); [`Rules`] is a table as set up, its cards
//! compiled; [`State`] is the position; [`Tanto`] is the game that the kernel's contract asks for.

// A new word does not compile until every place has met it.
#![warn(clippy::wildcard_enum_match_arm)]

mod action;
mod arrange;
mod compile;
mod effect;
mod event;
mod follow;
mod legal;
mod library;
mod offer;
mod options;
mod peek;
mod pile;
mod plan;
mod play;
mod position;
mod program;
mod question;
mod refusal;
mod rules;
mod score;
mod signs;
mod sound;
mod state;
mod tanto;
mod text;
mod told;
mod view;
mod wire;
mod witness;
pub mod words;
mod wrong;

pub use action::{Action, Verb};
pub use event::{Event, Happened};
pub use follow::{Known, Values, follow};
pub use library::{Card, Library, SetInfo};
pub use options::{options, seats};
pub use peek::Peek;
pub use pile::{Bits, Pile};
pub use position::{Building, Counters, Emptied, Maid, NearEnd, OnOffer, Player, Position, Preparations, SoFar, Town};
pub use program::Whom;
pub use question::{Answers, Asked, Does, Given, Placing, Question, Steps};
pub use rules::{Family, NONE, Rules};
pub use state::{House, Phase, Placed, State};
pub use tanto::{AnyTanto, GAME_IDS, Tanto, setup};
pub use told::{
    ChangedCounters, DeckEnd, Discarded, EndOfTurn, FirstMaster, Happening, InQuarters, InTown, Now,
    Placed as PlacedCard, Revealed, SeenAt, Taken, TakenTo,
};
pub use view::{Seen, View};
pub use wrong::{InFile, Unsound, Wanted, Wrong};
