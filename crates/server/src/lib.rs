//! The table online: people, tables, and nothing lost.
//!
//! [`table`] is the pure core: commands in, log lines out. [`House`] keeps tables behind locks and the store behind them: an
//! action is played in memory, saved, and only then acknowledged and told. `api` and `socket` are the two doors.

mod api;
mod app;
mod bots;
mod cell;
mod chance;
mod clean;
mod commands;
mod config;
mod conn;
mod error;
mod house;
mod limits;
mod listing;
mod metrics;
mod pages;
mod pairing;
mod passwords;
mod run;
mod saving;
mod security;
mod serve;
mod socket;
mod start;
mod sweep;
pub mod table;
mod time;
mod work;

pub use app::app;
pub use config::{Config, Keep, Limits};
pub use error::Failure;
pub use house::House;
pub use run::{LogStyle, RunError, log_to_stderr, run};
pub use serve::serve;
pub use start::open;
pub use sweep::{Swept, sweep};
