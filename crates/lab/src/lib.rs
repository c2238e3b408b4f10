//! The laboratory: many games, honest figures.

mod balance;
mod report;
mod sim;
mod stats;

pub use balance::{Balance, HireCount, PickShare, PileShare, balance};
pub use report::{Report, Spread, WinRate};
pub use sim::{Plan, SimError, Watch, simulate};
pub use stats::{Histogram, wilson};
