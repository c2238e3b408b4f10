//! What is kept of a table.

use crate::StoreError;

/// One line of a table's log. Never changed once stored.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Line {
    /// Its number: one more than the line before it.
    #[sqlx(try_from = "i64")]
    pub seq: u64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// What sort of line, for whoever reads it.
    pub kind: String,
    /// JSON.
    pub data: String,
}

/// A table as the lobby and "my games" need it, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Eight letters and digits.
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
    /// The number of the last line.
    pub seq: u64,
    /// Actions played.
    pub ply: u32,
    /// Ids of the people who sit there.
    pub people: Vec<String>,
    /// JSON.
    pub data: String,
}

/// Whether a text can be the id of anything: ids are made here, of letters and digits. Others are known to be nowhere
/// without a look into the database, which may not even take them (PostgreSQL refuses NUL).
pub(crate) fn may_be_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// Lines to store, and the row as it is after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The row after these lines.
    pub table: TableRow,
    /// Consecutive; the last one's number is the row's. None where only the row changes.
    pub lines: Vec<Line>,
}

/// Between the lines of a log in one piece of text, and between the parts of a line. JSON never holds them bare.
pub(crate) const LINE_END: char = '\u{1e}';
pub(crate) const PART_END: char = '\u{1f}';

impl Append {
    /// Refuses what could not be read back as it was handed in.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let invalid = |why: String| Err(StoreError::Invalid(why));
        let row = &self.table;
        let texts = [&row.id, &row.game, &row.stage, &row.access, &row.host, &row.data];
        let lines = self.lines.iter().flat_map(|line| [&line.kind, &line.data]);
        if texts.into_iter().chain(lines).chain(&row.people).any(|text| text.contains(is_separator)) {
            return invalid("a control character in a text".into());
        }
        if row.id.is_empty() || i64::try_from(row.seq).is_err() {
            return invalid(format!("table \"{}\" with {} lines", row.id, row.seq));
        }
        if self.lines.windows(2).any(|pair| pair[0].seq.checked_add(1) != Some(pair[1].seq)) {
            return invalid(format!("the lines of table {} are not consecutive", row.id));
        }
        match self.lines.last() {
            Some(last) if last.seq != row.seq => {
                invalid(format!("table {} ends at {}, its lines at {}", row.id, row.seq, last.seq))
            }
            _ => Ok(()),
        }
    }
}

fn is_separator(c: char) -> bool {
    matches!(c, LINE_END | PART_END | '\0')
}

/// The lines of a log that came in one piece of text.
pub(crate) fn split_lines(text: &str) -> Result<Vec<Line>, StoreError> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    text.split(LINE_END).map(split_line).collect()
}

fn split_line(text: &str) -> Result<Line, StoreError> {
    let mut parts = text.splitn(4, PART_END);
    let mut next = || parts.next().ok_or_else(|| StoreError::Broken("a line without all its parts".into()));
    let (seq, at, kind, data) = (next()?, next()?, next()?, next()?);
    let number = |_| StoreError::Broken("a line without its number".into());
    Ok(Line {
        seq: seq.parse().map_err(number)?,
        at: at.parse().map_err(number)?,
        kind: kind.into(),
        data: data.into(),
    })
}
