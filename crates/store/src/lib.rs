//! What must not be lost: tables and their logs, and who people are, in SQLite or PostgreSQL.
//!
//! ```no_run
//! # async fn example() -> Result<(), livret_store::StoreError> {
//! let store = livret_store::Store::open("sqlite:house.sqlite").await?;
//! if let Some((row, lines)) = store.table("k3v8p2qd").await? {
//!     println!("{} goes on after line {} ({} lines)", row.id, row.seq, lines.len());
//! }
//! # Ok(())
//! # }
//! ```
//!
//! A table is a row, which says what the lobby needs, and a log of lines, from which the game is rebuilt. [`Store::append`]
//! returns when both are durable. People are in [`identity`]; what the host's command line asks of a running server in
//! [`Command`].

mod backup;
mod batch;
mod claim;
mod commands;
mod db;
mod error;
pub mod identity;
mod model;
mod sweep;
mod tables;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;

pub use backup::{Replace, Restored};
pub use commands::{Command, CommandCursor};
pub use error::StoreError;
pub use model::{Append, Line, TableRow};
pub use sweep::TableUsage;

use claim::Claim;
use db::Db;
use identity::Keys;
use writer::Writer;

/// A database of either kind. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store(Arc<StoreState>);

#[derive(Debug)]
struct StoreState {
    db: Db,
    writer: Writer,
    keys: Keys,
    /// Of a server.
    claim: Option<Claim>,
}

impl Store {
    /// Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…`. A missing file is made, with its directory; an older
    /// schema is migrated. Within a tokio runtime.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        Store::open_with(address, None).await
    }

    /// Opens it as the one server that runs on it; [`StoreError::InUse`] while another one does. Others may
    /// [`Store::open`] it meanwhile.
    pub async fn open_as_server(address: &str) -> Result<Store, StoreError> {
        Store::open_with(address, Some(Claim::new())).await
    }

    async fn open_with(address: &str, claim: Option<Claim>) -> Result<Store, StoreError> {
        let db = Db::open(address, claim.as_ref()).await?;
        let keys = Keys::open(&db).await?;
        let writer = Writer::start(db.clone());
        let store = Store(Arc::new(StoreState { db, writer, keys, claim }));
        store.renew_name_keys().await?;
        Ok(store)
    }

    /// Waits until another server has taken this one's place, which can only happen after the connection to PostgreSQL was
    /// lost. Nothing is written any more then.
    pub async fn displaced(&self) {
        match &self.0.claim {
            Some(claim) => claim.lost().await,
            None => std::future::pending().await,
        }
    }

    /// Stores the lines and the row, all or nothing, and returns when they are durable.
    ///
    /// An append may be repeated, for instance after [`StoreError::Unsure`]: lines that are stored already are compared,
    /// not stored twice. After any other error nothing of it is stored. Appends of one table are stored in the order in
    /// which they were handed in.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.0.writer.append(append).await
    }

    /// Waits for everything handed in so far, then closes the database. Later appends fail.
    pub async fn close(&self) {
        self.0.writer.flush().await;
        self.0.db.close().await;
        if let Some(claim) = &self.0.claim {
            claim.release();
        }
    }

    /// Does the database answer?
    pub async fn ping(&self) -> Result<(), StoreError> {
        db::read!(self.db(), pool => sqlx::query("SELECT 1").execute(pool).await.map(drop))?;
        Ok(())
    }

    fn db(&self) -> &Db {
        &self.0.db
    }
}

/// Where a house is kept when its host does not say: a SQLite file in the user's data directory.
#[must_use]
pub fn default_address() -> String {
    format!("sqlite:{}", data_directory().join("livret").join("livret.sqlite").display())
}

fn data_directory() -> PathBuf {
    let directory = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = |rest| directory("HOME").map(|home| home.join(rest));
    let found = if cfg!(windows) {
        directory("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home("Library/Application Support")
    } else {
        directory("XDG_DATA_HOME").filter(|path| path.is_absolute()).or_else(|| home(".local/share"))
    };
    found.unwrap_or_default()
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
