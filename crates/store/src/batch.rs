//! The statements of an append: many appends in one transaction, or one alone with every check.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use sqlx::{AssertSqlSafe, PgConnection, SqliteConnection};

use crate::db::{self, Db};
use crate::{Append, Line, StoreError, TableRow};

/// What the writer remembers of a table, as last committed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// None: not stored yet.
    seq: Option<u64>,
    people: Vec<String>,
}

type Memory = HashMap<Arc<str>, Known>;

/// An append that failed, and whether it did while committing: then it may be stored all the same.
pub(crate) struct Failed {
    pub(crate) error: StoreError,
    pub(crate) in_commit: bool,
}

impl<E: Into<StoreError>> From<E> for Failed {
    fn from(error: E) -> Self {
        Failed { error: error.into(), in_commit: false }
    }
}

fn in_commit(error: sqlx::Error) -> Failed {
    // A database that answers has decided; a connection that broke, or a disk that failed, has not.
    let undecided = match &error {
        sqlx::Error::Database(error) if error.kind() != sqlx::error::ErrorKind::Other => false,
        sqlx::Error::Database(error) => error.code().is_none_or(|code| code.len() != 5 && code != "5" && code != "13"),
        _ => true,
    };
    Failed { error: error.into(), in_commit: undecided }
}

/// Stores all of them in one transaction, provided that each continues its table; else stores none.
pub(crate) async fn store_together(db: &Db, known: &mut Memory, appends: &[&Append]) -> Result<(), Failed> {
    recall(db, known, appends).await?;
    let batch = Batch::of(known, appends)?;
    match db {
        Db::Sqlite { write, .. } if batch.is_lines_alone() && batch.lines.len() <= ROWS => {
            let mut connection = write.acquire().await?;
            insert_lines_sqlite(&mut connection, &batch.lines).await.map_err(in_commit)?;
        }
        Db::Postgres { write, .. } if batch.is_lines_alone() => {
            let mut connection = write.acquire().await?;
            insert_lines_postgres(&mut connection, &batch.lines).await.map_err(in_commit)?;
        }
        Db::Sqlite { write, .. } => {
            let mut tx = db::begin_sqlite(write).await?;
            insert_sqlite(&mut tx, &batch).await?;
            tx.commit().await.map_err(in_commit)?;
        }
        Db::Postgres { write, .. } => {
            let mut tx = db::begin_postgres(write).await?;
            insert_postgres(&mut tx, &batch).await?;
            tx.commit().await.map_err(in_commit)?;
        }
    }
    for (id, end) in batch.ends {
        known.entry(id.into()).or_default().seq = Some(end);
    }
    for row in batch.reseated {
        known.entry(row.id.as_str().into()).or_default().people.clone_from(&row.people);
    }
    Ok(())
}

/// What one transaction stores.
#[derive(Default)]
struct Batch<'a> {
    lines: Vec<(&'a str, &'a Line)>,
    /// Where each table ends after it.
    ends: HashMap<&'a str, u64>,
    /// At most one a table: the last.
    rows: Vec<&'a TableRow>,
    /// Those whose people are others than before.
    reseated: Vec<&'a TableRow>,
}

impl<'a> Batch<'a> {
    /// Nothing but lines: where one statement takes them all it needs no transaction around it.
    fn is_lines_alone(&self) -> bool {
        self.rows.is_empty() && !self.lines.is_empty()
    }

    fn of(known: &Memory, appends: &[&'a Append]) -> Result<Batch<'a>, StoreError> {
        let mut batch = Batch::default();
        for append in appends {
            let id = append.table.as_str();
            let stored = || known.get(id).and_then(|known| known.seq);
            let before = batch.ends.get(id).copied().or_else(stored);
            match append.end().filter(|_| continues(before, append)) {
                Some(end) => drop(batch.ends.insert(id, end)),
                None => return Err(conflict(append)),
            }
            batch.lines.extend(append.lines.iter().map(|line| (id, line)));
        }
        let mut taken = HashSet::new();
        let rows = appends.iter().rev().filter_map(|append| append.row.as_ref());
        batch.rows = rows.filter(|row| taken.insert(row.id.as_str())).collect();
        let people = |row: &TableRow| known.get(row.id.as_str()).map_or(&[][..], |known| &known.people);
        batch.reseated = batch.rows.iter().copied().filter(|row| people(row) != row.people.as_slice()).collect();
        Ok(batch)
    }
}

fn conflict(append: &Append) -> StoreError {
    StoreError::Conflict { table: append.table.clone(), seq: append.end().unwrap_or_default() }
}

/// Whether the append begins right after the table's end. One that is not stored yet begins with its row.
fn continues(end: Option<u64>, append: &Append) -> bool {
    match (end, append.lines.first()) {
        (None, _) => append.row.is_some(),
        (Some(end), Some(first)) => first.seq == end + 1,
        (Some(end), None) => append.end() == Some(end),
    }
}

/// Reads what is stored about tables that are not remembered.
async fn recall(db: &Db, known: &mut Memory, appends: &[&Append]) -> Result<(), sqlx::Error> {
    let unknown: HashSet<&str> =
        appends.iter().map(|append| append.table.as_str()).filter(|id| !known.contains_key(*id)).collect();
    if unknown.is_empty() {
        return Ok(());
    }
    let ids: Vec<&str> = unknown.into_iter().collect();
    let (ends, seats) = look_up(db, &ids).await?;
    for id in ids {
        known.insert(id.into(), Known::default());
    }
    for (id, seq) in ends {
        known.entry(id.into()).or_default().seq = Some(number(seq));
    }
    for (id, person) in seats {
        known.entry(id.into()).or_default().people.push(person);
    }
    Ok(())
}

type Ends = Vec<(String, i64)>;
type Seats = Vec<(String, String)>;

/// Where tables end: at their last line, whatever their row tells of.
const SELECT_ENDS: &str =
    "SELECT id, (SELECT coalesce(max(l.seq), 0) FROM lines l WHERE l.table_id = tables.id) AS seq FROM tables";

/// Where these tables end, and who sits there.
async fn look_up(db: &Db, ids: &[&str]) -> Result<(Ends, Seats), sqlx::Error> {
    match db {
        Db::Sqlite { read, .. } => {
            let ids = serde_json::Value::from(ids).to_string();
            let ends = format!("{SELECT_ENDS} WHERE id IN (SELECT value FROM json_each($1))");
            let seats = "SELECT table_id, person FROM seats WHERE table_id IN (SELECT value FROM json_each($1))";
            let ends = sqlx::query_as(AssertSqlSafe(ends)).bind(&ids).fetch_all(read).await?;
            Ok((ends, sqlx::query_as(seats).bind(&ids).fetch_all(read).await?))
        }
        Db::Postgres { read, .. } => {
            let ends = format!("{SELECT_ENDS} WHERE id = ANY($1)");
            let seats = "SELECT table_id, person FROM seats WHERE table_id = ANY($1)";
            let ends = sqlx::query_as(AssertSqlSafe(ends)).bind(ids).fetch_all(read).await?;
            Ok((ends, sqlx::query_as(seats).bind(ids).fetch_all(read).await?))
        }
    }
}

/// Numbers are stored as they come in, checked to be small enough.
fn number(stored: i64) -> u64 {
    stored.unsigned_abs()
}

fn stored(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

const INSERT_LINES_HEAD: &str = "INSERT INTO lines (table_id, seq, at, kind, data) VALUES ";
const UPSERT_ROWS_HEAD: &str =
    "INSERT INTO tables (id, game, stage, access, spectators, host, created, updated, seq, ply, data) VALUES ";
const UPSERT_ROWS_TAIL: &str = " ON CONFLICT (id) DO UPDATE SET \
     game = excluded.game, stage = excluded.stage, access = excluded.access, spectators = excluded.spectators, \
     host = excluded.host, updated = excluded.updated, seq = excluded.seq, ply = excluded.ply, data = excluded.data";
const INSERT_SEAT: &str = "INSERT INTO seats (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";

/// Rows in one statement: each number of rows is a statement of its own, and all of them stay prepared.
const ROWS: usize = 48;

/// So many rows of so many question marks.
fn placeholders(rows: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    vec![row; rows].join(",")
}

/// A statement of SQLite is carried out by another thread: many rows go there and back together.
async fn insert_sqlite(tx: &mut SqliteConnection, batch: &Batch<'_>) -> Result<(), sqlx::Error> {
    for lines in batch.lines.chunks(ROWS) {
        insert_lines_sqlite(tx, lines).await?;
    }
    for rows in batch.rows.chunks(ROWS) {
        let statement = format!("{UPSERT_ROWS_HEAD}{}{UPSERT_ROWS_TAIL}", placeholders(rows.len(), 11));
        let mut upsert = sqlx::query(AssertSqlSafe(statement));
        for row in rows {
            upsert = upsert.bind(row.id.as_str()).bind(row.game.as_str()).bind(row.stage.as_str());
            upsert = upsert.bind(row.access.as_str()).bind(i64::from(row.spectators)).bind(row.host.as_str());
            upsert = upsert.bind(row.created).bind(row.updated).bind(stored(row.seq)).bind(i64::from(row.ply));
            upsert = upsert.bind(row.data.as_str());
        }
        upsert.execute(&mut *tx).await?;
    }
    for row in &batch.reseated {
        sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(row.id.as_str()).execute(&mut *tx).await?;
        for person in &row.people {
            sqlx::query(INSERT_SEAT).bind(person.as_str()).bind(row.id.as_str()).execute(&mut *tx).await?;
        }
    }
    Ok(())
}

async fn insert_lines_sqlite(connection: &mut SqliteConnection, lines: &[(&str, &Line)]) -> Result<(), sqlx::Error> {
    let statement = format!("{INSERT_LINES_HEAD}{}", placeholders(lines.len(), 5));
    let mut insert = sqlx::query(AssertSqlSafe(statement));
    for (id, line) in lines {
        insert = insert.bind(*id).bind(stored(line.seq)).bind(line.at);
        insert = insert.bind(line.kind.as_str()).bind(line.data.as_str());
    }
    insert.execute(connection).await.map(drop)
}

const INSERT_LINES: &str = "INSERT INTO lines (table_id, seq, at, kind, data) \
     SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])";
const UPSERT_ROWS: &str = "INSERT INTO tables (id, game, stage, access, spectators, host, created, updated, seq, ply, data) \
     SELECT * FROM UNNEST($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::bigint[], \
     $8::bigint[], $9::bigint[], $10::bigint[], $11::text[]) ON CONFLICT (id) DO UPDATE SET \
     game = excluded.game, stage = excluded.stage, access = excluded.access, spectators = excluded.spectators, \
     host = excluded.host, updated = excluded.updated, seq = excluded.seq, ply = excluded.ply, data = excluded.data";

/// Every statement of PostgreSQL is a journey: one for all rows.
async fn insert_postgres(tx: &mut PgConnection, batch: &Batch<'_>) -> Result<(), sqlx::Error> {
    if !batch.lines.is_empty() {
        insert_lines_postgres(tx, &batch.lines).await?;
    }
    if batch.rows.is_empty() {
        return Ok(());
    }
    let rows = &batch.rows;
    let upsert = sqlx::query(UPSERT_ROWS)
        .bind(column(rows, |row| row.id.as_str()))
        .bind(column(rows, |row| row.game.as_str()))
        .bind(column(rows, |row| row.stage.as_str()))
        .bind(column(rows, |row| row.access.as_str()))
        .bind(column(rows, |row| i64::from(row.spectators)))
        .bind(column(rows, |row| row.host.as_str()))
        .bind(column(rows, |row| row.created))
        .bind(column(rows, |row| row.updated))
        .bind(column(rows, |row| stored(row.seq)))
        .bind(column(rows, |row| i64::from(row.ply)))
        .bind(column(rows, |row| row.data.as_str()));
    upsert.execute(&mut *tx).await?;
    reseat_postgres(tx, &batch.reseated).await
}

async fn insert_lines_postgres(connection: &mut PgConnection, lines: &[(&str, &Line)]) -> Result<(), sqlx::Error> {
    let insert = sqlx::query(INSERT_LINES)
        .bind(column(lines, |(id, _)| *id))
        .bind(column(lines, |(_, line)| stored(line.seq)))
        .bind(column(lines, |(_, line)| line.at))
        .bind(column(lines, |(_, line)| line.kind.as_str()))
        .bind(column(lines, |(_, line)| line.data.as_str()));
    insert.execute(connection).await.map(drop)
}

async fn reseat_postgres(tx: &mut PgConnection, rows: &[&TableRow]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let tables = column(rows, |row| row.id.as_str());
    sqlx::query("DELETE FROM seats WHERE table_id = ANY($1)").bind(tables).execute(&mut *tx).await?;
    let seats: Vec<(&str, &str)> =
        rows.iter().flat_map(|row| row.people.iter().map(|person| (person.as_str(), row.id.as_str()))).collect();
    sqlx::query(
        "INSERT INTO seats (person, table_id) SELECT * FROM UNNEST($1::text[], $2::text[]) ON CONFLICT DO NOTHING",
    )
    .bind(column(&seats, |seat| seat.0))
    .bind(column(&seats, |seat| seat.1))
    .execute(&mut *tx)
    .await?;
    Ok(())
}

fn column<'a, T, V>(rows: &'a [T], value: impl Fn(&'a T) -> V) -> Vec<V> {
    rows.iter().map(value).collect()
}

/// The same for either database, which differ in how they begin, lock and insert.
macro_rules! store_in {
    ($tx:expr, $lock:literal, $insert:ident, $append:ident) => {{
        let mut tx = $tx;
        let end = sqlx::query_as(AssertSqlSafe(format!("{SELECT_ENDS} WHERE id = $1{}", $lock)));
        let end: Option<(String, i64)> = end.bind($append.table.as_str()).fetch_optional(&mut *tx).await?;
        let mut there = Vec::new();
        for line in &$append.lines {
            let select = sqlx::query_as(SELECT_LINE).bind($append.table.as_str()).bind(stored(line.seq));
            there.extend(select.fetch_optional(&mut *tx).await?);
        }
        if let Some(rest) = rest_of($append, end.map(|(_, seq)| number(seq)), &there)? {
            $insert(&mut tx, &rest).await?;
        }
        tx.commit().await.map_err(in_commit)
    }};
}

/// Stores one append. Lines that are stored already must be the same; the others must continue the table.
pub(crate) async fn store_alone(db: &Db, append: &Append) -> Result<(), Failed> {
    match db {
        Db::Sqlite { write, .. } => store_in!(db::begin_sqlite(write).await?, "", insert_sqlite, append),
        Db::Postgres { write, .. } => {
            store_in!(db::begin_postgres(write).await?, " FOR UPDATE", insert_postgres, append)
        }
    }
}

const SELECT_LINE: &str = "SELECT seq, at, kind, data FROM lines WHERE table_id = $1 AND seq = $2";

/// What of an append is still to be stored; nothing when the table has long gone on from there.
fn rest_of<'a>(append: &'a Append, end: Option<u64>, there: &[Line]) -> Result<Option<Batch<'a>>, StoreError> {
    let conflict = |seq| StoreError::Conflict { table: append.table.clone(), seq };
    if let Some(other) = there.iter().find(|line| !append.lines.contains(line)) {
        return Err(conflict(other.seq));
    }
    let last = append.end().unwrap_or_default();
    // Stored lines come first: a hole among them would show as a missing one before the table's end.
    let fresh = &append.lines[there.len()..];
    let fits = match (end, fresh.first()) {
        (None, _) => there.is_empty() && append.row.is_some(),
        (Some(end), Some(first)) => first.seq == end + 1,
        (Some(end), None) => !append.lines.is_empty() || last == end,
    };
    if !fits {
        return Err(conflict(fresh.first().map_or(last, |line| line.seq)));
    }
    if end.is_some_and(|end| end > last) {
        return Ok(None);
    }
    let lines = fresh.iter().map(|line| (append.table.as_str(), line)).collect();
    let rows: Vec<&TableRow> = append.row.iter().collect();
    Ok(Some(Batch { lines, reseated: rows.clone(), rows, ..Batch::default() }))
}
