//! What belongs to a person: blocks, their data in one piece, and the end of it.

use serde_json::{Value, json};

use super::{IdentityError, NOBODY, Person, person_columns};
use crate::db::{change, read, transact};
use crate::model::may_be_id;
use crate::{Store, StoreError, TableRow};

/// Somebody whom a person does not want to hear or meet.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Blocked {
    /// Their id.
    pub person: String,
    /// Their name.
    pub name: String,
    /// `mute` or `block`.
    pub kind: String,
}

/// A person as the host's list shows them.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PersonRow {
    /// Who.
    #[sqlx(flatten)]
    pub person: Person,
    /// When they last came, to the day.
    pub seen: i64,
    /// Tables where they sit or sat.
    #[sqlx(try_from = "i64")]
    pub tables: u64,
}

/// Blocks that one person may have.
const MOST_BLOCKS: i64 = 1000;

impl Store {
    /// Whom a person has muted or blocked.
    pub async fn blocks(&self, person: &str) -> Result<Vec<Blocked>, StoreError> {
        let select = "SELECT b.other AS person, coalesce(p.name, $2) AS name, b.kind FROM blocks b \
                      LEFT JOIN people p ON p.id = b.other WHERE b.person = $1 ORDER BY b.other";
        Ok(read!(self.db(), pool => sqlx::query_as(select).bind(person).bind(NOBODY).fetch_all(pool).await)?)
    }

    /// Sets (`mute`, `block`) or lifts a block.
    pub async fn set_block(&self, person: &str, other: &str, kind: Option<&str>) -> Result<(), IdentityError> {
        if !may_be_id(other) {
            return Err(IdentityError::Unknown);
        }
        let delete = "DELETE FROM blocks WHERE person = $1 AND other = $2";
        let Some(kind) = kind else {
            change!(self.db(), pool => sqlx::query(delete).bind(person).bind(other).execute(pool).await.map(drop))?;
            return Ok(());
        };
        if self.person(other).await?.is_none() {
            return Err(IdentityError::Unknown);
        }
        let upsert = "INSERT INTO blocks (person, other, kind) SELECT $1, $2, $3 \
                      WHERE (SELECT count(*) FROM blocks b WHERE b.person = $1) < $4 \
                      ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind";
        let done = change!(self.db(), pool => {
            let upsert = sqlx::query(upsert).bind(person).bind(other).bind(kind).bind(MOST_BLOCKS);
            upsert.execute(pool).await.map(|done| done.rows_affected())
        })?;
        if done == 0 { Err(IdentityError::NotNow) } else { Ok(()) }
    }

    /// People, the last seen first.
    pub async fn people(&self, limit: u32) -> Result<Vec<PersonRow>, StoreError> {
        let select = concat!(
            "SELECT ",
            person_columns!(),
            ", p.seen, (SELECT count(*) FROM seats s WHERE s.person = p.id) AS tables \
             FROM people p ORDER BY p.seen DESC, p.id LIMIT $1"
        );
        Ok(read!(self.db(), pool => sqlx::query_as(select).bind(i64::from(limit)).fetch_all(pool).await)?)
    }

    /// Everything that is kept about a person, for them to take along. Passwords and tokens are not, hashed as they are.
    pub async fn export(&self, person: &str) -> Result<Value, IdentityError> {
        let me = self.person(person).await?.ok_or(IdentityError::Unknown)?;
        let select = "SELECT created, seen FROM sessions WHERE person = $1 ORDER BY created";
        let sessions: Vec<(i64, i64)> =
            read!(self.db(), pool => sqlx::query_as(select).bind(person).fetch_all(pool).await)?;
        let count = "SELECT count(*) FROM recovery_codes WHERE person = $1";
        let (codes,): (i64,) = read!(self.db(), pool => sqlx::query_as(count).bind(person).fetch_one(pool).await)?;
        let games = self.games_of(person, i64::MAX, u32::MAX).await?;
        let blocks = self.blocks(person).await?;
        let invitations = self.invitations(person).await?;
        Ok(json!({
            "person": { "id": me.id, "name": me.name, "account": me.account, "since": me.since },
            "recovery_codes_left": codes,
            "sessions": sessions.iter().map(|(since, seen)| json!({ "since": since, "seen": seen })).collect::<Vec<_>>(),
            "blocks": blocks.iter().map(|b| json!({ "person": b.person, "kind": b.kind })).collect::<Vec<_>>(),
            "invitations": invitations.iter().map(|i| json!({ "table": i.table_id, "by": i.invited_by, "at": i.at })).collect::<Vec<_>>(),
            "games": games.iter().map(game_json).collect::<Vec<_>>(),
        }))
    }

    /// Deletes a person at their own wish: accounts confirm with their password.
    pub async fn delete_me(&self, person: &str, password: Option<&str>) -> Result<(), IdentityError> {
        self.check_password(person, password).await?;
        self.delete_person(person).await
    }

    /// Deletes a person: name, password, sessions, blocks, what they said. Their games stay, without the name.
    ///
    /// Tables that a server holds in memory are its own to clean.
    pub async fn delete_person(&self, person: &str) -> Result<(), IdentityError> {
        self.forget_in_tables(person).await?;
        let done = transact!(self.db(), tx => {
            for delete in [
                "DELETE FROM sessions WHERE person = $1",
                "DELETE FROM recovery_codes WHERE person = $1",
                "DELETE FROM blocks WHERE person = $1 OR other = $1",
                "DELETE FROM seats WHERE person = $1",
                "DELETE FROM invitations WHERE person = $1 OR invited_by = $1",
            ] {
                sqlx::query(delete).bind(person).execute(&mut *tx).await?;
            }
            sqlx::query("DELETE FROM people WHERE id = $1").bind(person).execute(&mut *tx).await?.rows_affected()
        });
        if done == 0 { Err(IdentityError::Unknown) } else { Ok(()) }
    }

    async fn forget_in_tables(&self, person: &str) -> Result<(), StoreError> {
        for row in self.games_of(person, i64::MAX, u32::MAX).await? {
            let Some((row, lines)) = self.table(&row.id).await? else { continue };
            let data = forgotten(&row.data, person);
            let lines: Vec<(u64, String)> =
                lines.iter().filter_map(|line| Some((line.seq, forgotten(&line.data, person)?))).collect();
            self.rewrite(&row.id, data, &lines).await?;
        }
        Ok(())
    }

    /// The one way in which a line changes: a name is taken out of it.
    async fn rewrite(&self, table: &str, data: Option<String>, lines: &[(u64, String)]) -> Result<(), StoreError> {
        transact!(self.db(), tx => {
            if let Some(data) = &data {
                sqlx::query("UPDATE tables SET data = $1 WHERE id = $2").bind(data).bind(table).execute(&mut *tx).await?;
            }
            for (seq, data) in lines {
                let update = sqlx::query("UPDATE lines SET data = $1 WHERE table_id = $2 AND seq = $3");
                update.bind(data).bind(table).bind(seq.cast_signed()).execute(&mut *tx).await?;
            }
        });
        Ok(())
    }
}

fn game_json(row: &TableRow) -> Value {
    json!({ "table": row.id, "game": row.game, "stage": row.stage, "created": row.created, "updated": row.updated, "ply": row.ply })
}

/// The JSON without the person's name and words, if it held any. The id stays: it is random, and leads to nobody.
fn forgotten(data: &str, person: &str) -> Option<String> {
    if !data.contains(person) {
        return None;
    }
    let mut value = serde_json::from_str(data).ok()?;
    forget(&mut value, person);
    Some(value.to_string()).filter(|text| text != data)
}

/// An object that names the person directly is about them: its `name` and `text` go. What is kept under their id goes too.
fn forget(value: &mut Value, person: &str) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| forget(item, person)),
        Value::Object(fields) => {
            if fields.values().any(|field| field.as_str() == Some(person)) {
                for (field, nothing) in [("name", NOBODY), ("text", "")] {
                    if let Some(Value::String(text)) = fields.get_mut(field) {
                        *text = nothing.into();
                    }
                }
            }
            if let Some(Value::String(name)) = fields.get_mut(person) {
                *name = NOBODY.into();
            }
            fields.values_mut().for_each(|field| forget(field, person));
        }
        _ => {}
    }
}
