//! One enum over the games, and a table of any of them that speaks JSON.
//!
//! The engines are generic and monomorphic; here, and only here, a game's id becomes a type.
//! [`with_game!`] and [`with_table!`] make that choice once, outside the loops.

mod any;
mod seed;
mod table;
mod wire;

pub use any::{AnyGame, GAMES, cards, draws_a_town, options, setup};
pub use livret_tanto::Library;
pub use seed::fresh_seed;
pub use table::{ActError, Acted, AnyTable, NewGame, Tables};
pub use wire::{decision_json, record_from_json, scores_json, view_json};
