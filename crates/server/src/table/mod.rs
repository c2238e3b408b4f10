//! A table as a pure thing: commands come in, log lines come out. No I/O, no clock, no thread; the time is handed in.

mod clock;
mod data;
mod discreet;
mod live;
mod log;
mod past;
mod play;
mod seating;
mod show;
mod undo;

pub use data::{DEPUTY, Kept, OpeningData, SeatData, Setup, TableData, Time};
pub use discreet::Pause;
pub(crate) use discreet::{Sight, Told};
pub use live::{LiveTable, Savepoint, Who};
pub use log::{LineData, LogLine, token_digest};
pub use past::EVERY;
pub use play::{Played, PlayedBy};
pub(crate) use seating::check_clock;
pub use show::{Absence, FollowBy, Presence, seat_infos, summary};
