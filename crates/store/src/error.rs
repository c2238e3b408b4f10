//! What can go wrong while keeping things, and whether trying again helps.

use std::fmt;

/// Why something was not stored or not read. The cause is for the log, never for players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The database does not answer (locked, connection lost), also after retries. Nothing was stored; try again.
    Unavailable(String),
    /// The connection was lost while committing and did not come back: stored or not, nobody knows yet. Append the same
    /// lines again (safe: they are stored once), or read the table again, before anything else happens at that table.
    Unsure(String),
    /// The disk is full. Nothing was stored.
    Full,
    /// A different line is stored under this number, or the lines would leave a gap: the table has moved on without the
    /// writer (two servers on one database?). Nothing was stored.
    Conflict {
        /// The table's id.
        table: String,
        /// The line's number.
        seq: u64,
    },
    /// What was handed in cannot be stored; the sentence says why.
    Invalid(String),
    /// Another server has this database: one for each.
    InUse,
    /// What is stored cannot be read, or the database is not one of ours.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Unavailable(why) => write!(f, "the database is not available: {why}"),
            StoreError::Unsure(why) => write!(f, "the database was lost while saving: {why}"),
            StoreError::Full => write!(f, "the disk is full: nothing was saved"),
            StoreError::Conflict { table, seq } => {
                write!(f, "line {seq} of table {table} does not continue what is stored")
            }
            StoreError::Invalid(why) => write!(f, "this cannot be stored: {why}"),
            StoreError::InUse => {
                write!(f, "a server already runs on this database: stop it first, or name another database with --db")
            }
            StoreError::Broken(why) => write!(f, "the database cannot be used: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match Trouble::of(&error) {
            Trouble::Passing => StoreError::Unavailable(error.to_string()),
            Trouble::Full => StoreError::Full,
            Trouble::Lasting => StoreError::Broken(error.to_string()),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        use sqlx::migrate::MigrateError;
        match error {
            MigrateError::Execute(error) => error.into(),
            MigrateError::VersionMissing(version) => StoreError::Broken(format!(
                "it was written by a newer version of this program (schema {version}); upgrade the program"
            )),
            other => StoreError::Broken(other.to_string()),
        }
    }
}

/// What kind of trouble an error of the database is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// Trying again may help.
    Passing,
    /// No room.
    Full,
    /// Trying again does not help.
    Lasting,
}

impl Trouble {
    pub(crate) fn of(error: &sqlx::Error) -> Trouble {
        match error {
            sqlx::Error::Io(io) if io.kind() == std::io::ErrorKind::StorageFull => Trouble::Full,
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => Trouble::Passing,
            sqlx::Error::Database(error) => error.code().map_or(Trouble::Lasting, |code| Trouble::of_code(&code)),
            _ => Trouble::Lasting,
        }
    }

    /// SQLite's extended result codes are decimal numbers with the primary code in the low byte, and at most four
    /// digits long; PostgreSQL's SQLSTATE always has five characters.
    fn of_code(code: &str) -> Trouble {
        if code.len() == 5 {
            return Trouble::of_sqlstate(code);
        }
        const BUSY: u32 = 5;
        const LOCKED: u32 = 6;
        const IOERR: u32 = 10;
        const FULL: u32 = 13;
        const CANTOPEN: u32 = 14;
        match code.parse::<u32>().map(|code| code & 0xff) {
            Ok(BUSY | LOCKED | IOERR | CANTOPEN) => Trouble::Passing,
            Ok(FULL) => Trouble::Full,
            _ => Trouble::Lasting,
        }
    }

    fn of_sqlstate(code: &str) -> Trouble {
        match code {
            "53100" => Trouble::Full,
            // Connection trouble, out of resources, shutting down or starting, and losers of a race between transactions.
            _ if code.starts_with("08") || code.starts_with("53") || code.starts_with("57P") => Trouble::Passing,
            "40001" | "40P01" | "55P03" | "25006" => Trouble::Passing,
            _ => Trouble::Lasting,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_both_databases_are_told_apart() {
        assert_eq!(Trouble::of_code("5"), Trouble::Passing);
        assert_eq!(Trouble::of_code("517"), Trouble::Passing, "busy snapshot");
        assert_eq!(Trouble::of_code("13"), Trouble::Full);
        assert_eq!(Trouble::of_code("1555"), Trouble::Lasting, "primary key");
        assert_eq!(Trouble::of_code("53100"), Trouble::Full);
        assert_eq!(Trouble::of_code("57P01"), Trouble::Passing);
        assert_eq!(Trouble::of_code("23505"), Trouble::Lasting);
    }
}
