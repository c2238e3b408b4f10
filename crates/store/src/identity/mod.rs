//! Who people are: guests, accounts, sessions, and what belongs to them.
//!
//! A *person* is a random id and a name. An *account* is a person with a password; nothing else is asked of anybody. A
//! *session* is a random token in a signed cookie; the database holds only its hash.

mod account;
mod companions;
mod mine;
mod name;
mod secret;
mod session;

use std::fmt;

pub use companions::{Companion, Invited};
pub use livret_names::{NOBODY, clean_text};
pub use mine::{Blocked, PersonRow};
pub use name::{account_key, clean_name};
pub(crate) use secret::Keys;
pub use secret::random_id;
pub use session::Cookie;

use crate::StoreError;

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Person {
    /// Public, random.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// An account, not a guest.
    pub account: bool,
    /// Milliseconds since 1970.
    pub since: i64,
}

/// The columns of a [`Person`], of the table `people p`.
macro_rules! person_columns {
    () => {
        "p.id, p.name, p.password IS NOT NULL AS account, p.created AS since"
    };
}
use person_columns;

/// Why somebody did not come in, or was not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IdentityError {
    /// No name: too short, too long, or nothing left of it without control characters.
    BadName,
    /// Passwords have 8 to 200 characters.
    BadPassword,
    /// Another account has this name.
    NameTaken,
    /// Name, password or recovery code is wrong; which, is not said.
    WrongPassword,
    /// No such person.
    Unknown,
    /// They have an account already, or need one.
    NotNow,
    /// Too many passwords are being checked; try again in a moment.
    Busy,
    /// The database.
    Store(StoreError),
}

impl fmt::Display for IdentityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IdentityError::BadName => write!(f, "a name has 1 to {} characters", livret_names::LONGEST),
            IdentityError::BadPassword => write!(f, "a password has 8 to 200 characters"),
            IdentityError::NameTaken => write!(f, "this name is taken"),
            IdentityError::WrongPassword => write!(f, "name, password or recovery code is wrong"),
            IdentityError::Unknown => write!(f, "there is no such person"),
            IdentityError::NotNow => write!(f, "this is for guests, or for accounts, and you are the other"),
            IdentityError::Busy => write!(f, "too many people are at the door; try again in a moment"),
            IdentityError::Store(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for IdentityError {}

impl From<StoreError> for IdentityError {
    fn from(error: StoreError) -> Self {
        IdentityError::Store(error)
    }
}

impl From<sqlx::Error> for IdentityError {
    fn from(error: sqlx::Error) -> Self {
        let unique = error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation);
        // The only unique text that people choose is a name.
        if unique { IdentityError::NameTaken } else { IdentityError::Store(error.into()) }
    }
}
