//! Backups: JSON lines that either database can read back.

use crate::{Store, StoreError};

/// What a restore brought back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Tables.
    pub tables: u64,
    /// People.
    pub people: u64,
}

impl Store {
    /// Whether nobody has ever been here.
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        let select = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM people)";
        let (rows,): (i64,) = crate::db::read!(self.db(), pool => sqlx::query_as(select).fetch_one(pool).await)?;
        Ok(rows == 0)
    }
}
