//! The table online: people, tables, and nothing lost.
//!
//! [`livret_table`] is the pure core: commands in, log lines out. [`AppState`] keeps tables behind locks and the store behind them: an
//! action is played in memory, saved, and only then acknowledged and told. `api` and `socket` are the two doors.

mod api;
mod app_state;
mod bots;
mod chance;
mod commands;
mod config;
mod connection;
mod costly;
mod error;
mod limits;
mod lobby;
mod metrics;
mod pages;
mod pairing;
mod passwords;
mod router;
mod run;
mod security;
mod serve;
mod socket;
mod start;
mod store_health;
pub mod stored;
mod sweep;
mod table_actor;
mod time;

pub use app_state::AppState;
pub use config::{Config, Keep, Limits};
pub use error::Failure;
pub use router::router;
pub use run::{LogStyle, RunError, log_to_stderr, run};
pub use serve::serve;
pub use start::open;
pub use sweep::{Swept, sweep};
