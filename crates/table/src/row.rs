//! What is kept of a table, whoever keeps it: a row that is rewritten, and lines that are only added to.

/// One line of a table's log. Never changed once it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number: one more than the line before it.
    pub seq: u64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// What sort of line, for whoever reads it.
    pub kind: &'static str,
    /// JSON.
    pub data: String,
}

/// A table as lists need it, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// `waiting`, `playing`, `over` or `aborted`; the first two are live.
    pub stage: String,
    /// `open`, `link` or `private`.
    pub access: String,
    /// May others watch?
    pub spectators: bool,
    /// The id of the person who opened it.
    pub host: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Milliseconds since 1970.
    pub updated: i64,
    /// The number of the last line when the row was written; the log may have gone on since.
    pub seq: u64,
    /// Actions played until then.
    pub ply: u32,
    /// Ids of the people who sit there.
    pub people: Vec<String>,
    /// JSON.
    pub data: String,
}

/// Lines to keep, and the row as it is after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// Consecutive; the last one's number is the row's. None where only the row changes.
    pub lines: Vec<Line>,
    /// The row after these lines. None where it says nothing that the lines do not say too: then the one that is kept
    /// stays, and tells of an earlier line.
    pub row: Option<TableRow>,
}
