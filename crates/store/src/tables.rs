//! Reading tables back.

use sqlx::AssertSqlSafe;

use crate::db::{Db, read};
use crate::model::{may_be_id, split_lines};
use crate::{Line, Store, StoreError, TableRow};

/// Tables read at once when all live ones are.
const CHUNK: i64 = 250;

type Whole = (TableRow, Vec<Line>);

/// A row as it comes from the database: people separated by spaces, the log in one piece (a row for each of two million
/// lines would take several times as long).
#[derive(sqlx::FromRow)]
struct Stored {
    id: String,
    game: String,
    stage: String,
    access: String,
    host: String,
    spectators: i64,
    created: i64,
    updated: i64,
    #[sqlx(try_from = "i64")]
    seq: u64,
    #[sqlx(try_from = "i64")]
    ply: u32,
    data: String,
    people: String,
    log: Option<String>,
}

const COLUMNS: &str =
    "t.id, t.game, t.stage, t.access, t.host, t.spectators, t.created, t.updated, t.seq, t.ply, t.data";

/// The columns of [`Stored`], with or without the log.
fn select(db: &Db, with_log: bool) -> String {
    let (people, log) = match db {
        Db::Sqlite { .. } => (
            "(SELECT coalesce(group_concat(person, ' ' ORDER BY person), '') FROM seats s WHERE s.table_id = t.id)",
            "(SELECT group_concat(seq || char(31) || at || char(31) || kind || char(31) || data, char(30) ORDER BY seq) \
             FROM lines l WHERE l.table_id = t.id)",
        ),
        Db::Postgres { .. } => (
            "(SELECT coalesce(string_agg(person, ' ' ORDER BY person COLLATE \"C\"), '') FROM seats s WHERE s.table_id = t.id)",
            "(SELECT string_agg(seq || chr(31) || at || chr(31) || kind || chr(31) || data, chr(30) ORDER BY seq) \
             FROM lines l WHERE l.table_id = t.id)",
        ),
    };
    let log = if with_log { log } else { "CAST(NULL AS TEXT)" };
    format!("SELECT {COLUMNS}, {people} AS people, {log} AS log FROM tables t ")
}

impl Stored {
    fn row(self) -> TableRow {
        let Stored { id, game, stage, access, host, spectators, created, updated, seq, ply, data, people, log: _ } =
            self;
        let people = people.split_whitespace().map(String::from).collect();
        let spectators = spectators != 0;
        TableRow { id, game, stage, access, spectators, host, created, updated, seq, ply, people, data }
    }

    fn whole(mut self) -> Result<Whole, StoreError> {
        let lines = split_lines(&self.log.take().unwrap_or_default())?;
        Ok((self.row(), lines))
    }
}

impl Store {
    /// A table and its log.
    pub async fn table(&self, id: &str) -> Result<Option<Whole>, StoreError> {
        if !may_be_id(id) {
            return Ok(None);
        }
        let query = select(self.db(), true) + "WHERE t.id = $1";
        let found: Option<Stored> =
            read!(self.db(), pool => sqlx::query_as(AssertSqlSafe(query)).bind(id).fetch_optional(pool).await)?;
        found.map(Stored::whole).transpose()
    }

    /// A table without its log.
    pub async fn table_row(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        if !may_be_id(id) {
            return Ok(None);
        }
        let query = select(self.db(), false) + "WHERE t.id = $1";
        let found: Option<Stored> =
            read!(self.db(), pool => sqlx::query_as(AssertSqlSafe(query)).bind(id).fetch_optional(pool).await)?;
        Ok(found.map(Stored::row))
    }

    /// What a starting server rebuilds: tables that wait or are played, with their logs. A few hundred whose ids come after
    /// this one, in the order of ids, so that ten thousand logs need not be in memory together; none when there are no
    /// more. Begin with "".
    pub async fn live_chunk(&self, after: &str) -> Result<Option<Vec<Whole>>, StoreError> {
        let query =
            select(self.db(), true) + "WHERE t.stage IN ('waiting', 'playing') AND t.id > $1 ORDER BY t.id LIMIT $2";
        let found: Vec<Stored> = read!(self.db(), pool => sqlx::query_as(AssertSqlSafe(query)).bind(after).bind(CHUNK).fetch_all(pool).await)?;
        if found.is_empty() {
            return Ok(None);
        }
        found.into_iter().map(Stored::whole).collect::<Result<_, _>>().map(Some)
    }

    /// The tables where a person sits or sat, the last changed first; only those changed before `before`.
    pub async fn games_of(&self, person: &str, before: i64, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let query = select(self.db(), false)
            + "JOIN seats mine ON mine.table_id = t.id AND mine.person = $1 WHERE t.updated < $2 \
               ORDER BY t.updated DESC, t.id LIMIT $3";
        let found: Vec<Stored> = read!(self.db(), pool => {
            sqlx::query_as(AssertSqlSafe(query)).bind(person).bind(before).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        Ok(found.into_iter().map(Stored::row).collect())
    }

    /// Tables, the last changed first; of one stage, or of all.
    pub async fn tables(&self, stage: Option<&str>, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let query = select(self.db(), false) + "WHERE ($1 = '' OR t.stage = $1) ORDER BY t.updated DESC, t.id LIMIT $2";
        let stage = stage.unwrap_or_default();
        let found: Vec<Stored> = read!(self.db(), pool => sqlx::query_as(AssertSqlSafe(query)).bind(stage).bind(i64::from(limit)).fetch_all(pool).await)?;
        Ok(found.into_iter().map(Stored::row).collect())
    }
}
