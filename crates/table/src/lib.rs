//! A table as a pure thing: commands come in, log lines come out, and what each viewer is told of them. No I/O, no clock, no
//! thread: time and chance are handed in. The server and the browser keep their tables by this same code.

mod bots;
pub mod clean;
mod clock;
mod data;
mod discreet;
mod entropy;
mod failure;
mod live;
mod log;
mod luck;
mod past;
mod play;
mod reading;
mod row;
mod seating;
mod show;
mod telling;
mod undo;

pub use data::{DEPUTY, Kept, OpeningData, SeatData, Setup, TableData, Time};
pub use discreet::Pause;
pub use entropy::{Entropy, table_id};
pub use failure::{Answer, Failure};
pub use live::{LiveTable, MOST_LINES, Savepoint, Who};
pub use livret_names::NOBODY;
pub use log::{LineData, LogLine, token_digest};
pub use past::EVERY;
pub use play::{Acknowledged, Played, PlayedBy, SeenEvents};
pub use reading::{checked_record, length_of_record};
pub use row::{Append, Line, TableRow};
pub use seating::check_clock;
pub use show::{Absence, FollowBy, Presence, finished, seat_infos, summary};
pub use telling::{Listener, MOST_LOG};
