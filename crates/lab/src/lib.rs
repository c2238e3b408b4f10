//! The laboratory: many games, honest figures.

// A new word does not compile until every place has met it.
#![warn(clippy::wildcard_enum_match_arm)]

mod arena;
mod balance;
mod outside;
mod report;
mod sim;
mod standings;
mod stats;

pub use arena::{ArenaPlan, Mixes, compete, is_program};
pub use balance::{Balance, HireCount, PickShare, PileShare, balance};
pub use outside::Fault;
pub use report::{Report, Spread, WinRate};
pub use sim::{Plan, SimError, Watch, simulate};
pub use standings::{Forfeits, Rating, Row, Standings};
pub use stats::{Histogram, wilson};
