//! What every table shares, whatever is played at it.
//!
//! A game is a [`Game`]: rules as set up (immutable), a small plain [`Game::State`], actions of at
//! most eight bytes. Every point of rest is a decision of one seat, or the end. Randomness is given
//! from outside as a [`Chance`]; what happened goes to a [`Sink`]; what a seat may know is a
//! [`Game::View`], and nothing else leaves.

mod arrangement;
mod card;
mod chance;
mod clause;
mod error;
mod game;
mod list;
mod listed;
mod options;
mod record;
mod score;
mod seat;
mod sink;
mod table;
mod version;
mod witness;

pub use arrangement::Arrangement;
pub use card::{CardInfo, Gives, Lang, Names, Provenance, Sign};
pub use chance::{Chance, FastStreams, SecureStreams, Stream, mix};
pub use clause::{Clause, Fact};
pub use error::{ErrorCode, Refusal, SetupError, Wrong};
pub use game::{Action, Course, Decision, Game, Glimpse, Occasion};
pub use list::List;
pub use options::{Chosen, TableOptions};
pub use record::{CardChanges, CardData, RECORD_FORMAT, Record, RecordResult, digest};
pub use score::{Note, Outcome, Score, ScoreLine, Winners};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use sink::{Silent, Sink};
pub use table::{Opening, Table};
pub use version::RulesVersion;
pub use witness::Witness;

/// The text of [`RulesVersion::NEWEST`].
pub const RULES_VERSION: &str = RulesVersion::NEWEST.as_str();
