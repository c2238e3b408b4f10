//! People who have played together, and the seats they offer each other.

use crate::db::{change, read, transact};
use crate::model::may_be_id;
use crate::{Store, StoreError};

/// Somebody a person has played with.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Companion {
    /// Their id.
    pub person: String,
    /// Their name.
    pub name: String,
    /// Have they an account?
    pub account: bool,
    /// Games together.
    #[sqlx(try_from = "i64")]
    pub games: u32,
    /// Of the last one.
    pub last: i64,
}

/// A seat that is offered.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Invited {
    /// The table's id.
    pub table_id: String,
    /// The game's id.
    pub game: String,
    /// The table's data.
    pub data: String,
    /// Who invites.
    pub invited_by: String,
    /// Their name.
    pub name: String,
    /// When.
    pub at: i64,
}

/// Invitations that one person is shown, and that are kept for them.
const MOST_INVITATIONS: i64 = 20;

impl Store {
    /// Those with whom a person has begun a game, the last first. Not those whom they do not want to hear or meet, nor those who
    /// do not want to meet them.
    pub async fn companions(&self, person: &str, limit: u32) -> Result<Vec<Companion>, StoreError> {
        let select = "SELECT p.id AS person, p.name AS name, p.password IS NOT NULL AS account, count(*) AS games, \
                      max(t.updated) AS last FROM seats mine \
                      JOIN seats other ON other.table_id = mine.table_id AND other.person <> mine.person \
                      JOIN tables t ON t.id = mine.table_id AND t.stage IN ('playing', 'over') \
                      JOIN people p ON p.id = other.person \
                      WHERE mine.person = $1 AND NOT EXISTS (SELECT 1 FROM blocks b \
                      WHERE b.person = $1 AND b.other = p.id OR b.person = p.id AND b.other = $1 AND b.kind = 'block') \
                      GROUP BY p.id, p.name, p.password ORDER BY last DESC, p.id LIMIT $2";
        Ok(read!(self.db(), pool => sqlx::query_as(select).bind(person).bind(i64::from(limit)).fetch_all(pool).await)?)
    }

    /// Offers a seat to somebody; those of tables that no longer wait are forgotten on the way. False where they do not want to
    /// hear of it, or too much is offered to them already.
    pub async fn invite(&self, person: &str, table: &str, by: &str, at: i64) -> Result<bool, StoreError> {
        let upsert = "INSERT INTO invitations (person, table_id, invited_by, at) SELECT $1, $2, $3, $4 \
                      WHERE NOT EXISTS (SELECT 1 FROM blocks b WHERE b.person = $1 AND b.other = $3) \
                      AND (SELECT count(*) FROM invitations i WHERE i.person = $1) < $5 \
                      ON CONFLICT (person, table_id) DO UPDATE SET invited_by = excluded.invited_by, at = excluded.at";
        let over = "DELETE FROM invitations WHERE person = $1 AND NOT EXISTS \
                    (SELECT 1 FROM tables t WHERE t.id = invitations.table_id AND t.stage = 'waiting')";
        let done = transact!(self.db(), tx => {
            sqlx::query(over).bind(person).execute(&mut *tx).await?;
            let upsert = sqlx::query(upsert).bind(person).bind(table).bind(by).bind(at).bind(MOST_INVITATIONS);
            upsert.execute(&mut *tx).await?.rows_affected()
        });
        Ok(done > 0)
    }

    /// The seats that a person is offered at tables that wait, the newest first.
    pub async fn invitations(&self, person: &str) -> Result<Vec<Invited>, StoreError> {
        let select = "SELECT i.table_id, t.game, t.data, i.invited_by, p.name, i.at FROM invitations i \
                      JOIN tables t ON t.id = i.table_id AND t.stage = 'waiting' \
                      JOIN people p ON p.id = i.invited_by \
                      WHERE i.person = $1 AND NOT EXISTS \
                      (SELECT 1 FROM blocks b WHERE b.person = $1 AND b.other = i.invited_by) \
                      ORDER BY i.at DESC, i.table_id LIMIT $2";
        Ok(read!(self.db(), pool => sqlx::query_as(select).bind(person).bind(MOST_INVITATIONS).fetch_all(pool).await)?)
    }

    /// A person has sat down, or does not want to.
    pub async fn drop_invitation(&self, person: &str, table: &str) -> Result<(), StoreError> {
        if !may_be_id(table) {
            return Ok(());
        }
        let delete = "DELETE FROM invitations WHERE person = $1 AND table_id = $2";
        change!(self.db(), pool => sqlx::query(delete).bind(person).bind(table).execute(pool).await.map(drop))?;
        Ok(())
    }
}
