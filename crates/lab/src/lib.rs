//! The laboratory: many games, honest figures.

mod report;
mod sim;
mod stats;

pub use report::{Report, Spread, WinRate};
pub use sim::{Plan, SimError, Watch, simulate};
pub use stats::{Histogram, wilson};
