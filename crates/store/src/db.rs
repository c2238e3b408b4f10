//! The two databases behind one type.

use std::borrow::Cow;
use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, Postgres, SqlStr, Sqlite, Transaction};

use crate::StoreError;
use crate::claim::{self, Claim};

/// How long a statement waits for another process that writes, and a request for a free connection.
const PATIENCE: Duration = Duration::from_secs(5);
/// A server's memory belongs to its tables: few connections, each with a small cache.
const READERS: u32 = 4;
const CONNECTIONS: u32 = 8;

#[derive(Clone, Debug)]
pub(crate) enum Db {
    /// SQLite has one writer at a time; with one writing connection the queue is ours and fair, and nobody polls a lock.
    Sqlite { read: SqlitePool, write: SqlitePool },
    /// A server writes on the one session that holds its claim; others on any connection.
    Postgres { read: PgPool, write: PgPool },
}

/// Evaluates an expression with a pool to read from, whichever database it is.
macro_rules! read {
    ($db:expr, $pool:ident => $body:expr) => {
        match $db {
            $crate::db::Db::Sqlite { read: $pool, .. } => $body,
            $crate::db::Db::Postgres { read: $pool, .. } => $body,
        }
    };
}
pub(crate) use read;

/// Evaluates an expression with a pool to write to, for single statements.
macro_rules! change {
    ($db:expr, $pool:ident => $body:expr) => {
        match $db {
            $crate::db::Db::Sqlite { write: $pool, .. } => $body,
            $crate::db::Db::Postgres { write: $pool, .. } => $body,
        }
    };
}
pub(crate) use change;

/// Evaluates a block within a transaction and commits it; an error inside leaves everything as it was.
macro_rules! transact {
    ($db:expr, $tx:ident => $body:block) => {
        match $db {
            $crate::db::Db::Sqlite { write, .. } => {
                let mut $tx = $crate::db::begin_sqlite(write).await?;
                let value = $body;
                $tx.commit().await?;
                value
            }
            $crate::db::Db::Postgres { write, .. } => {
                let mut $tx = $crate::db::begin_postgres(write).await?;
                let value = $body;
                $tx.commit().await?;
                value
            }
        }
    };
}
pub(crate) use transact;

/// Takes the write lock at once: a transaction that reads first and is overtaken could not be completed.
pub(crate) async fn begin_sqlite(pool: &SqlitePool) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
    pool.begin_with("BEGIN IMMEDIATE").await
}

pub(crate) async fn begin_postgres(pool: &PgPool) -> Result<Transaction<'static, Postgres>, sqlx::Error> {
    pool.begin().await
}

impl Db {
    /// Opens the database, made and migrated where needed; with a claim, as its one server.
    pub(crate) async fn open(address: &str, claim: Option<&Claim>) -> Result<Db, StoreError> {
        let db = match sqlite_path(address) {
            Some(path) => Db::open_sqlite(path, claim).await?,
            None if address.starts_with("postgres://") || address.starts_with("postgresql://") => {
                Db::open_postgres(address, claim).await?
            }
            None => {
                return Err(StoreError::Invalid(
                    "a database is sqlite:PATH or postgres://user:password@host/name".into(),
                ));
            }
        };
        db.migrate().await?;
        Ok(db)
    }

    async fn open_sqlite(path: &str, claim: Option<&Claim>) -> Result<Db, StoreError> {
        if path == MEMORY {
            // A database in memory lives and dies with its one connection.
            let pool = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
            let pool = pool.connect_with(SqliteConnectOptions::new().in_memory(true)).await?;
            return Ok(Db::Sqlite { read: pool.clone(), write: pool });
        }
        let path = Path::new(path);
        make_parent(path)?;
        claim::make_file(path)?;
        if let Some(claim) = claim {
            claim.take_file(path).await?;
        }
        let options = sqlite_options(path);
        // A connection to a file does not break by itself: asking it before each use would only cost a journey to its thread.
        let pool = SqlitePoolOptions::new().test_before_acquire(false).acquire_timeout(PATIENCE * 2);
        let pool = |connections| pool.clone().max_connections(connections);
        // The writer first: it makes the file and turns the write-ahead log on.
        let write = pool(1).max_lifetime(None).idle_timeout(None);
        // A full disk makes SQLite roll back by itself, and the driver, whose own rollback then fails, still believes in
        // the transaction: such a connection is given up.
        let write = write.before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }));
        let write = write.connect_with(options.clone()).await?;
        let read = pool(READERS).connect_lazy_with(options.create_if_missing(false));
        Ok(Db::Sqlite { read, write })
    }

    async fn open_postgres(address: &str, claim: Option<&Claim>) -> Result<Db, StoreError> {
        let options: PgConnectOptions =
            address.parse().map_err(|_| StoreError::Invalid("the address of the database cannot be read".into()))?;
        let options = options.application_name("livret");
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        match claim {
            Some(claim) => {
                let write = claimed(claim, options.clone()).await?;
                Ok(Db::Postgres { read: pool.connect_with(options).await?, write })
            }
            None => {
                let pool = pool.connect_with(options).await?;
                Ok(Db::Postgres { read: pool.clone(), write: pool })
            }
        }
    }

    async fn migrate(&self) -> Result<(), StoreError> {
        match self {
            Db::Sqlite { write, .. } => migrator(SQLITE).run(write).await?,
            Db::Postgres { write, .. } => migrator(POSTGRES).run(write).await?,
        }
        Ok(())
    }

    pub(crate) async fn close(&self) {
        match self {
            Db::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Db::Postgres { read, write } => {
                read.close().await;
                write.close().await;
            }
        }
    }
}

/// Statements that stay prepared: one for each number of rows ([`crate::batch`]), and the others.
const STATEMENTS: usize = 256;

/// Pathless: a database that lives in memory.
const MEMORY: &str = ":memory:";

/// The path of a SQLite database.
fn sqlite_path(address: &str) -> Option<&str> {
    address.strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path))
}

/// A pool of the one connection on which a server writes. Whenever it is made anew, the database is claimed anew.
async fn claimed(claim: &Claim, options: PgConnectOptions) -> Result<PgPool, StoreError> {
    let taken = claim.clone();
    let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None).acquire_timeout(PATIENCE);
    let pool = pool.after_connect(move |connection, _| {
        let claim = taken.clone();
        Box::pin(async move { claim.take(connection).await })
    });
    tokio::select! {
        pool = pool.connect_with(options) => Ok(pool?),
        () = claim.lost() => Err(StoreError::InUse),
    }
}

fn sqlite_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        .statement_cache_capacity(STATEMENTS)
        // Every table has its page, and they are written again and again: the longer the log, the fewer copies of each.
        .pragma("wal_autocheckpoint", "8000")
        // What a statement of many rows would need to be taken back is kept in memory, not in a file of its own.
        .pragma("temp_store", "memory")
}

fn make_parent(path: &Path) -> Result<(), StoreError> {
    let Some(parent) = path.parent().filter(|parent| !parent.as_os_str().is_empty()) else { return Ok(()) };
    std::fs::create_dir_all(parent)
        .map_err(|error| StoreError::Unavailable(format!("{} cannot be made: {error}", parent.display())))
}

/// Number, what it is about, and its statements. Only ever added to: a schema that went out is never changed.
type Schema = &'static [(i64, &'static str, &'static str)];

const SQLITE: Schema = &[
    (1, "house", include_str!("../migrations/sqlite/0001_house.sql")),
    (2, "sweep", include_str!("../migrations/sqlite/0002_sweep.sql")),
    (3, "invitations", include_str!("../migrations/sqlite/0003_invitations.sql")),
];
const POSTGRES: Schema = &[
    (1, "house", include_str!("../migrations/postgres/0001_house.sql")),
    (2, "sweep", include_str!("../migrations/postgres/0002_sweep.sql")),
    (3, "invitations", include_str!("../migrations/postgres/0003_invitations.sql")),
];

fn migrator(schema: Schema) -> Migrator {
    let migrations = schema.iter().map(|(version, about, sql)| {
        Migration::new(*version, Cow::Borrowed(about), MigrationType::Simple, SqlStr::from_static(sql), false)
    });
    Migrator { migrations: migrations.collect::<Vec<_>>().into(), ..Migrator::DEFAULT }
}
