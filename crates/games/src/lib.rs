//! One enum over the games, and a table of any of them.
//!
//! The engines are generic and monomorphic; here, and only here, a game's id becomes a type.
//! [`with_game!`] and [`with_table!`] make that choice once, outside the loops.

// A new word does not compile until every place has met it.
#![warn(clippy::wildcard_enum_match_arm)]

mod any;
mod record;
mod shown;
mod table;
mod wrong;

pub use any::{AnyGame, GAMES, cards, draws_a_town, middle, options, seats, setup};
pub use livret_tanto::Library;
pub use record::{UnreadRecord, record_from_json};
pub use shown::{
    AnyShown, AnyTold, FamilyValues, Plain, Position, ScoreLine, Scores, SeatScore, Values, View, decision, scores,
    view,
};
pub use table::{ActError, Acted, AnyTable, NewGame, Tables};
pub use wrong::Wrong;
