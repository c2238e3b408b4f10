//! Backups: JSON lines that either database writes and either reads back.
//!
//! The first line says what it is. Each other line is one row: the table's name, then its columns in the order of
//! [`CONTENTS`].

use std::io::{BufRead, Write};

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, PgConnection, SqliteConnection};

use crate::db::{self, Db, read};
use crate::{Store, StoreError};

/// What a backup brought back, or holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Tables.
    pub tables: u64,
    /// Lines of their logs.
    pub lines: u64,
    /// People.
    pub people: u64,
}

const FORMAT: u64 = 1;
/// Rows that are put in with one statement.
const CHUNK: usize = 500;

/// Everything but commands, which are over in seconds. A `#` marks numbers; the others are text.
const CONTENTS: [(&str, &[&str]); 9] = [
    ("settings", &["key", "value"]),
    ("people", &["id", "name", "name_key", "password", "created#", "seen#"]),
    ("recovery_codes", &["person", "hash"]),
    ("sessions", &["hash", "person", "created#", "seen#"]),
    ("blocks", &["person", "other", "kind"]),
    (
        "tables",
        &["id", "game", "stage", "access", "spectators#", "host", "created#", "updated#", "seq#", "ply#", "data"],
    ),
    ("seats", &["person", "table_id"]),
    ("invitations", &["person", "table_id", "invited_by", "at#"]),
    ("lines", &["table_id", "seq#", "at#", "kind", "data"]),
];

fn names(columns: &[&str]) -> String {
    columns.iter().map(|column| column.trim_end_matches('#')).collect::<Vec<_>>().join(", ")
}

impl Restored {
    fn count(&mut self, table: &str, rows: u64) {
        match table {
            "tables" => self.tables += rows,
            "lines" => self.lines += rows,
            "people" => self.people += rows,
            _ => {}
        }
    }
}

impl Store {
    /// Whether nobody has ever been here.
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        let select = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM people)";
        let (rows,): (i64,) = read!(self.db(), pool => sqlx::query_as(select).fetch_one(pool).await)?;
        Ok(rows == 0)
    }

    /// Writes everything as it is at one moment, while a server may go on playing.
    pub async fn backup(&self, out: &mut impl Write) -> Result<Restored, StoreError> {
        let head = json!({ "livret_backup": FORMAT, "at": crate::now() });
        writeln!(out, "{head}").map_err(unwritten)?;
        match self.db() {
            Db::Sqlite { read, .. } => {
                let mut tx = read.begin().await?;
                dump_sqlite(&mut tx, out).await
            }
            Db::Postgres { read, .. } => {
                let mut tx = read.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
                dump_postgres(&mut tx, out).await
            }
        }
    }

    /// Reads a backup into this database, all or nothing. What is there is replaced if `replace` says so, and otherwise
    /// keeps the restore from happening. No server may run on the database meanwhile.
    pub async fn restore(&self, from: &mut impl BufRead, replace: Replace) -> Result<Restored, StoreError> {
        check_head(from)?;
        if replace == Replace::No && !self.is_empty().await? {
            return Err(StoreError::Invalid("the database is not empty".into()));
        }
        let mut rows = Rows { from, pending: None };
        let restored = match self.db() {
            Db::Sqlite { write, .. } => {
                let mut tx = db::begin_sqlite(write).await?;
                let restored = load_sqlite(&mut tx, &mut rows).await?;
                tx.commit().await?;
                restored
            }
            Db::Postgres { write, .. } => {
                let mut tx = db::begin_postgres(write).await?;
                let restored = load_postgres(&mut tx, &mut rows).await?;
                tx.commit().await?;
                restored
            }
        };
        Ok(restored)
    }
}

/// Whether a restore may replace what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Replace {
    No,
    Yes,
}

fn unwritten(error: std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::Full,
        _ => StoreError::Unavailable(format!("the backup cannot be written: {error}")),
    }
}

fn dump_query(table: &str, columns: &[&str], array: &str) -> String {
    format!("SELECT CAST({array}('{table}', {}) AS TEXT) FROM {table}", names(columns))
}

/// A dump of either database: the same steps on another type of connection.
macro_rules! dump {
    ($name:ident, $connection:ty, $array:literal) => {
        async fn $name(tx: &mut $connection, out: &mut impl Write) -> Result<Restored, StoreError> {
            let mut counted = Restored::default();
            for (table, columns) in CONTENTS {
                let mut rows = 0;
                let query = dump_query(table, columns, $array);
                let mut found = sqlx::query_as::<_, (String,)>(AssertSqlSafe(query)).fetch(&mut *tx);
                while let Some(row) = std::future::poll_fn(|cx| found.as_mut().poll_next(cx)).await {
                    writeln!(out, "{}", row?.0).map_err(unwritten)?;
                    rows += 1;
                }
                counted.count(table, rows);
            }
            Ok(counted)
        }
    };
}

dump!(dump_sqlite, SqliteConnection, "json_array");
dump!(dump_postgres, PgConnection, "json_build_array");

fn check_head(from: &mut impl BufRead) -> Result<(), StoreError> {
    let mut line = String::new();
    from.read_line(&mut line).map_err(|error| StoreError::Invalid(format!("the backup cannot be read: {error}")))?;
    let head: Value = serde_json::from_str(&line).unwrap_or_default();
    match head.get("livret_backup").and_then(Value::as_u64) {
        Some(FORMAT) => Ok(()),
        Some(newer) => Err(StoreError::Invalid(format!("a backup of a newer program (format {newer})"))),
        None => Err(StoreError::Invalid("this is not a backup of ours".into())),
    }
}

/// The rows of a backup, in chunks of one table each.
struct Rows<'a, R> {
    from: &'a mut R,
    pending: Option<Vec<Value>>,
}

/// A chunk: the table's number in [`CONTENTS`], its rows, and how many they are.
type Chunk = (usize, Value, u64);

impl<R: BufRead> Rows<'_, R> {
    fn next_row(&mut self) -> Result<Option<Vec<Value>>, StoreError> {
        if let Some(row) = self.pending.take() {
            return Ok(Some(row));
        }
        let mut line = String::new();
        let bad = |why: String| StoreError::Invalid(format!("the backup is damaged: {why}"));
        match self.from.read_line(&mut line) {
            Ok(0) => Ok(None),
            Ok(_) => serde_json::from_str(&line).map(Some).map_err(|error| bad(error.to_string())),
            Err(error) => Err(bad(error.to_string())),
        }
    }

    fn next_chunk(&mut self) -> Result<Option<Chunk>, StoreError> {
        let Some(first) = self.next_row()? else { return Ok(None) };
        let table = table_of(&first)?;
        let mut chunk = vec![Value::from(first)];
        while chunk.len() < CHUNK {
            match self.next_row()? {
                Some(row) if table_of(&row)? == table => chunk.push(row.into()),
                other => {
                    self.pending = other;
                    break;
                }
            }
        }
        let rows = chunk.len() as u64;
        Ok(Some((table, chunk.into(), rows)))
    }
}

fn table_of(row: &[Value]) -> Result<usize, StoreError> {
    let name = row.first().and_then(Value::as_str).unwrap_or_default();
    let found = CONTENTS.iter().position(|(table, columns)| *table == name && row.len() == columns.len() + 1);
    found.ok_or_else(|| StoreError::Invalid(format!("the backup is damaged: a row of \"{name}\"")))
}

fn load_query(table: usize, select: impl Fn(usize, bool) -> String, from: &str) -> String {
    let (table, columns) = CONTENTS[table];
    let values: Vec<String> =
        columns.iter().enumerate().map(|(at, column)| select(at + 1, column.ends_with('#'))).collect();
    format!("INSERT INTO {table} ({}) SELECT {} FROM {from}", names(columns), values.join(", "))
}

/// Empties every table, then puts the rows in; of either database.
macro_rules! load {
    ($name:ident, $connection:ty, $select:expr, $from:literal) => {
        async fn $name(tx: &mut $connection, rows: &mut Rows<'_, impl BufRead>) -> Result<Restored, StoreError> {
            for (table, _) in CONTENTS {
                sqlx::query(AssertSqlSafe(format!("DELETE FROM {table}"))).execute(&mut *tx).await?;
            }
            let mut restored = Restored::default();
            while let Some((table, chunk, count)) = rows.next_chunk()? {
                let query = load_query(table, $select, $from);
                sqlx::query(AssertSqlSafe(query)).bind(chunk.to_string()).execute(&mut *tx).await?;
                restored.count(CONTENTS[table].0, count);
            }
            Ok(restored)
        }
    };
}

load!(load_sqlite, SqliteConnection, |at, _| format!("value ->> {at}"), "json_each($1)");
load!(
    load_postgres,
    PgConnection,
    |at, number| format!("(value ->> {at}){}", if number { "::bigint" } else { "" }),
    "json_array_elements($1::json)"
);
