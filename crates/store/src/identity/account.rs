//! Accounts: a name, a password, and recovery codes instead of an address.

use super::name::{letters_key, name_key};
use super::session::made_up_name;
use super::{Cookie, IdentityError, Person, clean_name, clean_text, person_columns, secret};
use crate::db::{change, read, transact};
use crate::model::may_be_id;
use crate::{Store, StoreError, now};

const SET_PASSWORD: &str = "UPDATE people SET password = $1 WHERE id = $2 AND password IS NOT NULL";
/// By which rule the keys of names were made.
const NAME_KEYS: &str = "name_keys";
const END_SESSIONS: &str = "DELETE FROM sessions WHERE person = $1";

impl Store {
    /// A person by id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        if !may_be_id(id) {
            return Ok(None);
        }
        let select = concat!("SELECT ", person_columns!(), " FROM people p WHERE p.id = $1");
        Ok(read!(self.db(), pool => sqlx::query_as(select).bind(id).fetch_optional(pool).await)?)
    }

    /// A person by id or, for accounts, by name.
    pub async fn find_person(&self, id_or_name: &str) -> Result<Option<Person>, StoreError> {
        if let Some(person) = self.person(id_or_name).await? {
            return Ok(Some(person));
        }
        match self.account_by_name(id_or_name).await? {
            Some((id, _)) => self.person(&id).await,
            None => Ok(None),
        }
    }

    async fn known(&self, id: &str) -> Result<Person, IdentityError> {
        self.person(id).await?.ok_or(IdentityError::Unknown)
    }

    /// Makes an account of a guest, ends all sessions, and begins a new one: whoever knew the guest's cookie does not know the
    /// account's. The recovery codes are returned this once.
    pub async fn register(
        &self,
        person: &str,
        name: &str,
        password: &str,
    ) -> Result<(Person, Cookie, Vec<String>), IdentityError> {
        let name = clean_name(name)?;
        self.must_be_free(&name, person).await?;
        let hash = self.0.keys.hash_password(password).await?;
        let codes = secret::recovery_codes();
        let update = "UPDATE people SET name = $1, name_key = $2, password = $3, seen = $4 \
                      WHERE id = $5 AND password IS NULL";
        let done = transact!(self.db(), tx => {
            let update = sqlx::query(update).bind(&name).bind(name_key(&name)).bind(&hash).bind(now()).bind(person);
            let done = update.execute(&mut *tx).await?.rows_affected();
            if done > 0 {
                for code in &codes {
                    let insert = "INSERT INTO recovery_codes (person, hash) VALUES ($1, $2)";
                    let insert = sqlx::query(insert).bind(person).bind(secret::code_hash(person, code));
                    insert.execute(&mut *tx).await?;
                }
                sqlx::query(END_SESSIONS).bind(person).execute(&mut *tx).await?;
            }
            done
        });
        let person = self.known(person).await?;
        if done == 0 {
            return Err(IdentityError::NotNow);
        }
        let cookie = self.new_session(&person.id).await?;
        Ok((person, cookie, codes))
    }

    async fn account_by_name(&self, name: &str) -> Result<Option<(String, String)>, StoreError> {
        let Ok(clean) = clean_name(name) else { return Ok(None) };
        let select = "SELECT id, password FROM people WHERE name_key = $1 AND password IS NOT NULL";
        // The second is for accounts of old whose looks another account has: they kept the key of their letters.
        for key in [letters_key(&clean_text(name)), name_key(&clean)] {
            let found = read!(self.db(), pool => sqlx::query_as(select).bind(&key).fetch_optional(pool).await)?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Nobody bears the name of somebody else's account.
    pub(super) async fn must_be_free(&self, name: &str, person: &str) -> Result<(), IdentityError> {
        let select = "SELECT id FROM people WHERE name_key = $1 AND id <> $2";
        let key = name_key(name);
        let other: Option<(String,)> =
            read!(self.db(), pool => sqlx::query_as(select).bind(key).bind(person).fetch_optional(pool).await)?;
        if other.is_some() { Err(IdentityError::NameTaken) } else { Ok(()) }
    }

    /// Guests who bear the name of a new account get another one. Who they are.
    pub async fn rename_guests_called(&self, name: &str) -> Result<Vec<String>, StoreError> {
        let (key, select) = (name_key(name), "SELECT id, name FROM people WHERE password IS NULL");
        let guests: Vec<(String, String)> = read!(self.db(), pool => sqlx::query_as(select).fetch_all(pool).await)?;
        let mut renamed = Vec::new();
        for (id, _) in guests.into_iter().filter(|(_, name)| name_key(name) == key) {
            let update = "UPDATE people SET name = $1 WHERE id = $2 AND password IS NULL";
            change!(self.db(), pool => sqlx::query(update).bind(made_up_name()).bind(&id).execute(pool).await.map(drop))?;
            renamed.push(id);
        }
        Ok(renamed)
    }

    /// Accounts of the first version get the keys of today, the older account first. Once.
    pub(crate) async fn renew_name_keys(&self) -> Result<(), StoreError> {
        if self.setting(NAME_KEYS).await?.is_some() {
            return Ok(());
        }
        let select = "SELECT id, name FROM people WHERE password IS NOT NULL ORDER BY created, id";
        let accounts: Vec<(String, String)> = read!(self.db(), pool => sqlx::query_as(select).fetch_all(pool).await)?;
        for (id, name) in accounts {
            let update = "UPDATE people SET name_key = $1 WHERE id = $2";
            let done: Result<(), sqlx::Error> = change!(self.db(), pool => sqlx::query(update).bind(name_key(&name)).bind(&id).execute(pool).await.map(drop));
            match done.map_err(IdentityError::from) {
                Ok(()) => {}
                Err(IdentityError::Store(error)) => return Err(error),
                Err(_) => tracing::warn!(person = id, "this account's name looks like that of an older one; both stay"),
            }
        }
        self.set_setting(NAME_KEYS, Some("2")).await
    }

    /// Comes in with name and password.
    pub async fn login(&self, name: &str, password: &str) -> Result<(Person, Cookie), IdentityError> {
        let (id, hash) = self.account_by_name(name).await?.unzip();
        if !self.0.keys.is_password(password, hash).await? {
            return Err(IdentityError::WrongPassword);
        }
        let person = self.known(&id.unwrap_or_default()).await?;
        let cookie = self.new_session(&person.id).await?;
        Ok((person, cookie))
    }

    /// Sets a new password with a recovery code, which is used up, and ends all other sessions.
    pub async fn recover(&self, name: &str, code: &str, password: &str) -> Result<(Person, Cookie), IdentityError> {
        let hash = self.0.keys.hash_password(password).await?;
        let (id, _) = self.account_by_name(name).await?.ok_or(IdentityError::WrongPassword)?;
        let code = self.matching_code(&id, code).await?.ok_or(IdentityError::WrongPassword)?;
        let used = transact!(self.db(), tx => {
            let delete = sqlx::query("DELETE FROM recovery_codes WHERE person = $1 AND hash = $2").bind(&id).bind(&code);
            let used = delete.execute(&mut *tx).await?.rows_affected();
            if used > 0 {
                sqlx::query(SET_PASSWORD).bind(&hash).bind(&id).execute(&mut *tx).await?;
                sqlx::query(END_SESSIONS).bind(&id).execute(&mut *tx).await?;
            }
            used
        });
        // Two at once with one code: the database lets one of them have it.
        if used == 0 {
            return Err(IdentityError::WrongPassword);
        }
        let person = self.known(&id).await?;
        let cookie = self.new_session(&id).await?;
        Ok((person, cookie))
    }

    async fn matching_code(&self, person: &str, code: &str) -> Result<Option<String>, StoreError> {
        let wanted = secret::code_hash(person, code);
        let select = "SELECT hash FROM recovery_codes WHERE person = $1";
        let codes: Vec<(String,)> =
            read!(self.db(), pool => sqlx::query_as(select).bind(person).fetch_all(pool).await)?;
        // Every code is compared, so that the time does not tell which one it was.
        Ok(codes.into_iter().fold(None, |found, (hash,)| if secret::same(&hash, &wanted) { Some(hash) } else { found }))
    }

    /// Checks the password of an account; guests have none.
    pub(super) async fn check_password(&self, person: &str, password: Option<&str>) -> Result<(), IdentityError> {
        let select = "SELECT password FROM people WHERE id = $1";
        let found: Option<(Option<String>,)> =
            read!(self.db(), pool => sqlx::query_as(select).bind(person).fetch_optional(pool).await)?;
        let Some(hash) = found.ok_or(IdentityError::Unknown)?.0 else { return Ok(()) };
        let password = password.ok_or(IdentityError::WrongPassword)?;
        if self.0.keys.is_password(password, Some(hash)).await? { Ok(()) } else { Err(IdentityError::WrongPassword) }
    }

    /// Changes the password, ends all sessions, and begins a new one.
    pub async fn change_password(&self, person: &str, old: &str, new: &str) -> Result<Cookie, IdentityError> {
        if !self.known(person).await?.account {
            return Err(IdentityError::NotNow);
        }
        self.check_password(person, Some(old)).await?;
        let hash = self.0.keys.hash_password(new).await?;
        transact!(self.db(), tx => {
            sqlx::query(SET_PASSWORD).bind(&hash).bind(person).execute(&mut *tx).await?;
            sqlx::query(END_SESSIONS).bind(person).execute(&mut *tx).await?;
        });
        Ok(self.new_session(person).await?)
    }

    /// Changes the name; it must not be another account's.
    pub async fn rename(&self, person: &str, name: &str) -> Result<Person, IdentityError> {
        let name = clean_name(name)?;
        self.must_be_free(&name, person).await?;
        let update =
            "UPDATE people SET name = $1, name_key = CASE WHEN password IS NULL THEN NULL ELSE $2 END WHERE id = $3";
        change!(self.db(), pool => {
            sqlx::query(update).bind(&name).bind(name_key(&name)).bind(person).execute(pool).await.map(drop)
        })?;
        self.known(person).await
    }
}
