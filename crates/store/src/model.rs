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
    /// The number of the last line when the row was written; the log may have gone on since.
    pub seq: u64,
    /// Actions played until then.
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
    /// The table's id.
    pub table: String,
    /// Consecutive; the last one's number is the row's. None where only the row changes.
    pub lines: Vec<Line>,
    /// The row after these lines. None where it says nothing that the lines do not say too: then the one that is stored
    /// stays, and tells of an earlier line.
    pub row: Option<TableRow>,
}

/// Between the lines of a log in one piece of text, and between the parts of a line. JSON never holds them bare.
pub(crate) const LINE_END: char = '\u{1e}';
pub(crate) const PART_END: char = '\u{1f}';

impl Append {
    /// An append that begins a table, or writes its row anew.
    #[must_use]
    pub fn with_row(row: TableRow, lines: Vec<Line>) -> Append {
        Append { table: row.id.clone(), lines, row: Some(row) }
    }

    /// The number of the table's last line after it. Nothing to store at all has none.
    pub(crate) fn end(&self) -> Option<u64> {
        self.lines.last().map(|line| line.seq).or_else(|| self.row.as_ref().map(|row| row.seq))
    }

    /// Refuses what could not be read back as it was handed in.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let invalid = |why: String| Err(StoreError::Invalid(why));
        let row = self.row.iter().flat_map(|row| {
            let texts = [&row.id, &row.game, &row.stage, &row.access, &row.host, &row.data];
            texts.into_iter().chain(&row.people)
        });
        let lines = self.lines.iter().flat_map(|line| [&line.kind, &line.data]);
        if row.chain(lines).chain([&self.table]).any(|text| text.contains(is_separator)) {
            return invalid("a control character in a text".into());
        }
        let Some(end) = self.end().filter(|end| i64::try_from(*end).is_ok() && !self.table.is_empty()) else {
            return invalid(format!("table \"{}\" with lines up to {:?}", self.table, self.end()));
        };
        if self.lines.windows(2).any(|pair| pair[0].seq.checked_add(1) != Some(pair[1].seq)) {
            return invalid(format!("the lines of table {} are not consecutive", self.table));
        }
        match &self.row {
            Some(row) if row.seq != end || row.id != self.table => invalid(format!(
                "the row of table {} ends at {}, the lines of {} at {end}",
                row.id, row.seq, self.table
            )),
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
