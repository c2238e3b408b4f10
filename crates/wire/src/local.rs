//! The house in the page: what goes between the compiled tables and the worker that keeps them. Nothing of it but answers and
//! messages reaches the page itself.

use livret_kernel::Record;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::ServerMessage;

/// What the id of every table begins with that is kept in a browser. Ids of a server's tables have no hyphen.
pub const LOCAL_PREFIX: &str = "here-";

/// Is it the id of a table that is kept in a browser?
#[must_use]
pub fn is_local(table: &str) -> bool {
    table.starts_with(LOCAL_PREFIX)
}

/// A question along the routes of the HTTP API.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
pub struct LocalRequest {
    /// `GET`, `POST`, …
    pub method: String,
    /// From `/api/` on, with its blanks filled.
    pub path: String,
    /// By name.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(type = "Record<string, string>"))]
    pub query: Map<String, Value>,
    /// None where there is nothing to be said.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(type = "unknown"))]
    pub body: Value,
}

/// What comes of a word to the house in the page.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
pub struct Reply {
    /// To a question; none where a bot has to be asked first (`think`, of a hint).
    pub answer: Option<LocalAnswer>,
    /// What the page is told, in order.
    pub tell: Vec<ServerMessage>,
    /// What has to be kept before anything is told.
    pub keep: Vec<Keep>,
    /// What bots are to think about.
    pub think: Vec<ThinkOrder>,
}

/// An answer as the HTTP API gives it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
pub struct LocalAnswer {
    /// The HTTP status.
    pub status: u16,
    /// None with status 204.
    #[cfg_attr(feature = "describe", ts(type = "unknown"))]
    pub body: Value,
}

/// A change of a table, to be written down in one piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Keep {
    /// Something happened.
    Written {
        /// The table's id.
        table: String,
        /// Takes the place of the one that is kept.
        row: KeptRow,
        /// How many lines are kept already.
        from: u32,
        /// Those after them.
        lines: Vec<String>,
    },
    /// It is to be forgotten.
    Removed {
        /// The table's id.
        table: String,
        /// Always.
        #[cfg_attr(feature = "describe", ts(type = "true"))]
        removed: bool,
    },
}

/// A table without its log. It holds the seed of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
pub struct KeptRow {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// `waiting`, `playing`, `over` or `aborted`.
    pub stage: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub created: i64,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub updated: i64,
    /// Lines of its log.
    pub seq: u32,
    /// Actions played.
    pub ply: u32,
    /// Everything else, as the program that wrote it understands it.
    pub data: String,
}

/// A table as it was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
pub struct KeptTable {
    /// All but its log.
    pub row: KeptRow,
    /// Its log.
    pub lines: Vec<String>,
}

/// What a bot is to decide, or to advise on: the whole game, which never reaches the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
pub struct ThinkOrder {
    /// The table's id.
    pub table: String,
    /// Actions played.
    pub ply: u32,
    /// How often something was taken back: a thought about another past is void.
    pub undone: u32,
    /// The seat that decides.
    pub seat: u8,
    /// Which bot.
    pub level: String,
    /// Its luck, in hexadecimal: 64 bits are more than a number of the page holds.
    pub luck: String,
    /// What it decides is not said before so many milliseconds have passed.
    pub pace_ms: u32,
    /// The game so far.
    pub record: Record,
}

/// What a bot came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
pub struct Thought {
    /// As in the order.
    pub table: String,
    /// As in the order.
    pub ply: u32,
    /// As in the order.
    pub undone: u32,
    /// None where it came to nothing.
    pub action: Option<String>,
}

crate::declare!(LocalRequest, Reply, LocalAnswer, Keep, KeptRow, KeptTable, ThinkOrder, Thought);
