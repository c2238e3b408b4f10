//! Removing what nobody uses any more, in steps small enough that nobody who plays waits for them.

use crate::db::{change, read, transact};
use crate::{Store, StoreError, now};

/// Lines removed with one statement.
const LINES: i64 = 500;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A table, as far as it matters whether it is kept.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct TableUsage {
    /// Its id.
    pub id: String,
    /// `waiting`, `playing`, `over` or `aborted`.
    pub stage: String,
    /// When it was last changed or, once it was over, looked at; in milliseconds since 1970.
    pub used: i64,
    /// Brought in as a record.
    pub imported: bool,
    /// Somebody with an account sits or sat there.
    pub account: bool,
}

/// How a table's data says that it was brought in. Texts in JSON cannot hold it: their quotes are escaped.
const IMPORTED: &str = "%\"imported\":true%";

impl Store {
    /// The next tables by id, at most so many.
    pub async fn tables_after(&self, after: &str, most: u32) -> Result<Vec<TableUsage>, StoreError> {
        let select = "SELECT t.id, t.stage, CASE WHEN l.at > t.updated THEN l.at ELSE t.updated END AS used, \
                      t.data LIKE $3 AS imported, EXISTS (SELECT 1 FROM seats s JOIN people p ON p.id = s.person \
                              WHERE s.table_id = t.id AND p.password IS NOT NULL) AS account \
                      FROM tables t LEFT JOIN looks l ON l.table_id = t.id WHERE t.id > $1 ORDER BY t.id LIMIT $2";
        Ok(read!(self.db(), pool => {
            sqlx::query_as(select).bind(after).bind(i64::from(most)).bind(IMPORTED).fetch_all(pool).await
        })?)
    }

    /// How many records a person has brought in.
    pub async fn imports_of(&self, person: &str) -> Result<u64, StoreError> {
        let count = "SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id \
                     WHERE s.person = $1 AND t.host = $1 AND t.data LIKE $2";
        let (count,): (i64,) =
            read!(self.db(), pool => sqlx::query_as(count).bind(person).bind(IMPORTED).fetch_one(pool).await)?;
        Ok(count.unsigned_abs())
    }

    /// Somebody looks at a finished table. Written down once a day.
    pub async fn note_look(&self, table: &str) -> Result<(), StoreError> {
        let known = "SELECT at FROM looks WHERE table_id = $1";
        let known: Option<(i64,)> =
            read!(self.db(), pool => sqlx::query_as(known).bind(table).fetch_optional(pool).await)?;
        if known.is_some_and(|(at,)| at > now() - DAY) {
            return Ok(());
        }
        let note =
            "INSERT INTO looks (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at";
        change!(self.db(), pool => sqlx::query(note).bind(table).bind(now()).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Removes a table: at once for everybody who looks for it, its lines a few at a time. A running server must not hold it
    /// any more.
    pub async fn remove_table(&self, id: &str) -> Result<bool, StoreError> {
        let found = transact!(self.db(), tx => {
            sqlx::query("INSERT INTO removals (table_id) VALUES ($1) ON CONFLICT DO NOTHING").bind(id).execute(&mut *tx).await?;
            sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(id).execute(&mut *tx).await?;
            sqlx::query("DELETE FROM looks WHERE table_id = $1").bind(id).execute(&mut *tx).await?;
            sqlx::query("DELETE FROM invitations WHERE table_id = $1").bind(id).execute(&mut *tx).await?;
            sqlx::query("DELETE FROM tables WHERE id = $1").bind(id).execute(&mut *tx).await?.rows_affected() > 0
        });
        self.0.writer.forget(id).await;
        self.remove_lines(id).await?;
        Ok(found)
    }

    /// Goes on with removals that a stop of the server cut short.
    pub async fn finish_removals(&self) -> Result<(), StoreError> {
        // A table that is there again came back from a backup.
        let select =
            "SELECT table_id FROM removals r WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = r.table_id)";
        let found: Vec<(String,)> = read!(self.db(), pool => sqlx::query_as(select).fetch_all(pool).await)?;
        for (id,) in found {
            self.remove_lines(&id).await?;
        }
        Ok(())
    }

    async fn remove_lines(&self, id: &str) -> Result<(), StoreError> {
        let delete = "DELETE FROM lines WHERE table_id = $1 AND seq IN \
                      (SELECT seq FROM lines WHERE table_id = $1 ORDER BY seq LIMIT $2)";
        loop {
            let gone = change!(self.db(), pool => {
                sqlx::query(delete).bind(id).bind(LINES).execute(pool).await.map(|done| done.rows_affected())
            })?;
            if gone == 0 {
                break;
            }
            // Whoever waits to write comes first.
            tokio::task::yield_now().await;
        }
        let done = "DELETE FROM removals WHERE table_id = $1";
        change!(self.db(), pool => sqlx::query(done).bind(id).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Guests who have not been seen since `before` and neither sit nor sat anywhere; at most so many.
    pub async fn idle_guests(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let select = "SELECT id FROM people WHERE password IS NULL AND seen < $1 \
                      AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = people.id AND s.seen >= $1) \
                      AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = people.id) LIMIT $2";
        let found: Vec<(String,)> = read!(self.db(), pool => {
            sqlx::query_as(select).bind(before).bind(i64::from(most)).fetch_all(pool).await
        })?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// Removes guests with their sessions and blocks.
    pub async fn remove_guests(&self, ids: &[String]) -> Result<(), StoreError> {
        transact!(self.db(), tx => {
            for id in ids {
                for delete in [
                    "DELETE FROM sessions WHERE person = $1",
                    "DELETE FROM blocks WHERE person = $1 OR other = $1",
                    "DELETE FROM invitations WHERE person = $1 OR invited_by = $1",
                    "DELETE FROM people WHERE id = $1 AND password IS NULL",
                ] {
                    sqlx::query(delete).bind(id).execute(&mut *tx).await?;
                }
            }
        });
        Ok(())
    }
}
