//! Small settings, and what the host's command line asks of a running server.

use crate::db::{change, read};
use crate::{Store, StoreError, now};

const BANNER: &str = "banner";
/// Up to where commands have been taken: those given while no server runs wait for the next one.
const DONE: &str = "commands_done";

/// What the host asks of a running server. The database is already changed where it can be; this says to look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// End this table without a result and tell its players.
    CloseTable(String),
    /// This person is gone: close their sockets, stand them up, forget their name.
    RemovePerson(String),
    /// The notice changed: read [`Store::banner`] and tell everybody.
    Banner,
}

/// How far a server has read the commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandCursor(i64);

impl Command {
    fn parts(&self) -> (&'static str, &str) {
        match self {
            Command::CloseTable(table) => ("close_table", table),
            Command::RemovePerson(person) => ("remove_person", person),
            Command::Banner => ("banner", ""),
        }
    }

    /// None: of a newer program, and not for us.
    fn of_parts(kind: &str, data: String) -> Option<Command> {
        match kind {
            "close_table" => Some(Command::CloseTable(data)),
            "remove_person" => Some(Command::RemovePerson(data)),
            "banner" => Some(Command::Banner),
            _ => None,
        }
    }
}

impl Store {
    /// Asks something of the servers that run on this database.
    pub async fn send_command(&self, command: &Command) -> Result<(), StoreError> {
        let (kind, data) = command.parts();
        let insert = "INSERT INTO commands (at, kind, data) VALUES ($1, $2, $3)";
        change!(self.db(), pool => sqlx::query(insert).bind(now()).bind(kind).bind(data).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Where commands stand: after the last one that a server took.
    pub async fn command_cursor(&self) -> Result<CommandCursor, StoreError> {
        let done = self.setting(DONE).await?.and_then(|done| done.parse().ok());
        Ok(CommandCursor(done.unwrap_or(0)))
    }

    /// The commands since the cursor, which is moved on for good. A running server calls this every two seconds and obeys.
    pub async fn take_commands(&self, cursor: &mut CommandCursor) -> Result<Vec<Command>, StoreError> {
        let select = "SELECT id, kind, data FROM commands WHERE id > $1 ORDER BY id";
        let found: Vec<(i64, String, String)> =
            read!(self.db(), pool => sqlx::query_as(select).bind(cursor.0).fetch_all(pool).await)?;
        if let Some((last, ..)) = found.last() {
            self.set_setting(DONE, Some(&last.to_string())).await?;
            let delete = "DELETE FROM commands WHERE id <= $1";
            change!(self.db(), pool => sqlx::query(delete).bind(*last).execute(pool).await.map(drop))?;
            cursor.0 = *last;
        }
        Ok(found.into_iter().filter_map(|(_, kind, data)| Command::of_parts(&kind, data)).collect())
    }

    /// The value of a setting.
    pub async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        let select = "SELECT value FROM settings WHERE key = $1";
        let found: Option<(String,)> =
            read!(self.db(), pool => sqlx::query_as(select).bind(key).fetch_optional(pool).await)?;
        Ok(found.map(|(value,)| value))
    }

    /// Sets or removes a setting.
    pub async fn set_setting(&self, key: &str, value: Option<&str>) -> Result<(), StoreError> {
        let upsert = "INSERT INTO settings (key, value) VALUES ($1, $2) \
                      ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        let delete = "DELETE FROM settings WHERE key = $1";
        match value {
            Some(value) => {
                change!(self.db(), pool => sqlx::query(upsert).bind(key).bind(value).execute(pool).await.map(drop))?;
            }
            None => change!(self.db(), pool => sqlx::query(delete).bind(key).execute(pool).await.map(drop))?,
        }
        Ok(())
    }

    /// The host's notice.
    pub async fn banner(&self) -> Result<Option<String>, StoreError> {
        self.setting(BANNER).await
    }

    /// Sets or removes the host's notice; running servers tell everybody within seconds.
    pub async fn set_banner(&self, text: Option<&str>) -> Result<(), StoreError> {
        self.set_setting(BANNER, text).await?;
        self.send_command(&Command::Banner).await
    }
}
