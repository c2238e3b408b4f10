//! Coming in, staying, and going out.

use super::{IdentityError, NOBODY, Person, person_columns, secret};
use crate::db::{change, read};
use crate::{Store, StoreError, now};

/// The value of a session cookie. It is a secret: it has no `Display`, and is not shown in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct Cookie(pub(super) String);

impl Cookie {
    /// The value to set.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Cookie {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Cookie")
    }
}

/// How long a session lasts without being used.
const KEPT_FOR: i64 = 180 * DAY;
const DAY: i64 = 24 * 60 * 60 * 1000;

pub(super) fn made_up_name() -> String {
    format!("{NOBODY}-{:04}", u16::from_le_bytes(secret::random()) % 10_000)
}

#[derive(sqlx::FromRow)]
struct Session {
    #[sqlx(flatten)]
    person: Person,
    seen: i64,
}

impl Store {
    /// Comes in as a new guest, whose name is no account's; without a name, one is made up.
    pub async fn new_guest(&self, name: Option<&str>) -> Result<(Person, Cookie), IdentityError> {
        let name = match name {
            Some(name) => super::clean_name(name)?,
            None => made_up_name(),
        };
        self.must_be_free(&name, "").await?;
        let person = Person { id: secret::random_id(), name, account: false, since: now() };
        let insert = "INSERT INTO people (id, name, created, seen) VALUES ($1, $2, $3, $3)";
        change!(self.db(), pool => {
            let insert = sqlx::query(insert).bind(&person.id).bind(&person.name).bind(person.since);
            insert.execute(pool).await.map(drop)
        })?;
        let cookie = self.new_session(&person.id).await?;
        Ok((person, cookie))
    }

    pub(super) async fn new_session(&self, person: &str) -> Result<Cookie, StoreError> {
        let token = secret::random::<32>();
        let insert = "INSERT INTO sessions (hash, person, created, seen) VALUES ($1, $2, $3, $3)";
        change!(self.db(), pool => {
            let insert = sqlx::query(insert).bind(secret::token_hash(&token)).bind(person).bind(now());
            insert.execute(pool).await.map(drop)
        })?;
        Ok(Cookie(self.0.keys.sign(&token)))
    }

    /// Whose cookie it is. Cookies that we did not sign cost no look into the database.
    pub async fn whose(&self, cookie: &str) -> Result<Option<Person>, StoreError> {
        let Some(token) = self.0.keys.open_signed(cookie) else { return Ok(None) };
        let hash = secret::token_hash(&token);
        let select = concat!(
            "SELECT ",
            person_columns!(),
            ", s.seen FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = $1 AND s.seen > $2"
        );
        let found: Option<Session> = read!(self.db(), pool => {
            sqlx::query_as(select).bind(&hash).bind(now() - KEPT_FOR).fetch_optional(pool).await
        })?;
        let Some(Session { person, seen }) = found else { return Ok(None) };
        if seen < now() - DAY {
            self.mark_seen(&hash, &person.id).await?;
        }
        Ok(Some(person))
    }

    async fn mark_seen(&self, hash: &str, person: &str) -> Result<(), StoreError> {
        for (update, key) in [
            ("UPDATE sessions SET seen = $1 WHERE hash = $2", hash),
            ("UPDATE people SET seen = $1 WHERE id = $2", person),
        ] {
            change!(self.db(), pool => sqlx::query(update).bind(now()).bind(key).execute(pool).await.map(drop))?;
        }
        Ok(())
    }

    /// What a session is known by inside the server; none for a cookie that we did not sign. It opens nothing.
    #[must_use]
    pub fn session_key(&self, cookie: &str) -> Option<String> {
        self.0.keys.open_signed(cookie).map(|token| secret::token_hash(&token))
    }

    /// Has this session not ended?
    pub async fn is_session(&self, key: &str) -> Result<bool, StoreError> {
        let select = "SELECT person FROM sessions WHERE hash = $1";
        let found: Option<(String,)> =
            read!(self.db(), pool => sqlx::query_as(select).bind(key).fetch_optional(pool).await)?;
        Ok(found.is_some())
    }

    /// Ends this session.
    pub async fn logout(&self, cookie: &str) -> Result<(), StoreError> {
        let Some(hash) = self.session_key(cookie) else { return Ok(()) };
        let delete = "DELETE FROM sessions WHERE hash = $1";
        change!(self.db(), pool => sqlx::query(delete).bind(hash).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Removes sessions that ended long ago, at most so many; says how many there were.
    pub async fn sweep_sessions(&self, most: u32) -> Result<u64, StoreError> {
        let delete = "DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions WHERE seen <= $1 LIMIT $2)";
        Ok(change!(self.db(), pool => {
            let delete = sqlx::query(delete).bind(now() - KEPT_FOR).bind(i64::from(most));
            delete.execute(pool).await.map(|done| done.rows_affected())
        })?)
    }
}
