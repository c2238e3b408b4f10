//! One server for each database: a second one would play the bots of the first and keep other clocks.
//!
//! Both claims die with the process, however it dies. On SQLite it is a lock of the operating system on a file beside the
//! database. On PostgreSQL it is an advisory lock of the one session on which a server writes: whoever loses the session
//! cannot write, and has to claim the database again before the next write.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{Executor as _, PgConnection};
use tokio::sync::watch;

use crate::StoreError;

/// For how long a claim is tried: a process that was just killed may still be on its way out.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(50);

/// Makes the file of a database, if there is none: it holds seeds and hashes, and nobody else reads it. SQLite gives the
/// files beside it the same rights.
pub(crate) fn make_file(path: &Path) -> Result<(), StoreError> {
    match private(OpenOptions::new().write(true).create_new(true)).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            warn_of_readers(path);
            Ok(())
        }
        Err(error) => Err(unusable(path, &error)),
    }
}

/// Of an older program, or the host's wish: told, not changed.
fn warn_of_readers(path: &Path) {
    #[cfg(unix)]
    if std::fs::metadata(path)
        .is_ok_and(|data| std::os::unix::fs::PermissionsExt::mode(&data.permissions()) & 0o077 != 0)
    {
        tracing::warn!(path = %path.display(), "others on this machine may read the database: chmod 600 keeps it private");
    }
    #[cfg(not(unix))]
    let _ = path;
}

fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

fn unusable(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Unavailable(format!("{}: {error}", path.display()))
}

/// A server's claim to its database. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Claim(Arc<ClaimState>);

#[derive(Debug)]
struct ClaimState {
    /// The locked file beside a SQLite database.
    file: Mutex<Option<File>>,
    /// Another server has the database.
    lost: watch::Sender<bool>,
    /// The session that had the lock last: its process, and when it began.
    session: Mutex<Option<(i32, String)>>,
}

/// Of this database and schema alone.
const TRY: &str = "SELECT pg_try_advisory_lock(hashtextextended('livret server ' || current_schema(), 0))";
const OWN_SESSION: &str = "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()";
const END_SESSION: &str =
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2";
/// A machine that vanished gives its claim back after half a minute, not after two hours.
const KEEPALIVE: &str = "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

impl Claim {
    pub(crate) fn new() -> Claim {
        Claim(Arc::new(ClaimState {
            file: Mutex::default(),
            lost: watch::Sender::new(false),
            session: Mutex::default(),
        }))
    }

    /// Claims a SQLite database, which is there, by the file beside it.
    pub(crate) async fn take_file(&self, database: &Path) -> Result<(), StoreError> {
        // Two ways to one file are one file.
        let mut path = std::fs::canonicalize(database).map_err(|error| unusable(database, &error))?.into_os_string();
        path.push(".lock");
        let path = PathBuf::from(path);
        let file = private(OpenOptions::new().write(true).create(true).truncate(false)).open(&path);
        let file = file.map_err(|error| unusable(&path, &error))?;
        lock_file(&file, &path).await?;
        *lock(&self.0.file) = Some(file);
        Ok(())
    }

    /// Gives the file back; a connection that is closed has given its lock back already.
    pub(crate) fn release(&self) {
        drop(lock(&self.0.file).take());
    }

    /// Makes a new connection the session of this server, or fails: then nothing is written.
    pub(crate) async fn take(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        if !self.is_lost() {
            connection.execute(KEEPALIVE).await?;
            self.end_former(connection).await?;
            if lock_database(connection).await? {
                let session = sqlx::query_as(OWN_SESSION).fetch_one(connection).await?;
                *lock(&self.0.session) = Some(session);
                return Ok(());
            }
            self.0.lost.send_replace(true);
        }
        Err(sqlx::Error::Configuration(StoreError::InUse.to_string().into()))
    }

    /// A connection that broke on the way may still live at its other end, with the lock.
    async fn end_former(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        let Some((process, begun)) = lock(&self.0.session).clone() else { return Ok(()) };
        sqlx::query(END_SESSION).bind(process).bind(begun).execute(connection).await.map(drop)
    }

    fn is_lost(&self) -> bool {
        *self.0.lost.borrow()
    }

    /// Waits until another server has taken the database.
    pub(crate) async fn lost(&self) {
        // The sender lives in `self`: this ends only when it says so.
        let _ = self.0.lost.subscribe().wait_for(|lost| *lost).await;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn lock_file(file: &File, path: &Path) -> Result<(), StoreError> {
    let until = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if Instant::now() < until => tokio::time::sleep(PAUSE).await,
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                tracing::warn!(path = %path.display(), "this file system has no locks: let no second server run");
                return Ok(());
            }
            Err(TryLockError::Error(error)) => return Err(unusable(path, &error)),
        }
    }
}

async fn lock_database(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let until = Instant::now() + PATIENCE;
    loop {
        let (taken,): (bool,) = sqlx::query_as(TRY).fetch_one(&mut *connection).await?;
        if taken || Instant::now() >= until {
            return Ok(taken);
        }
        tokio::time::sleep(PAUSE).await;
    }
}
