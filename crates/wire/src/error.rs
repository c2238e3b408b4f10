//! What went wrong, said the same way everywhere.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The body of every answer that is not a success.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: Fault,
}

/// What went wrong, and what to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Fault {
    /// For programs.
    pub code: FaultCode,
    /// For people, in English; clients translate by code and rule.
    pub message: String,
    /// The rule that says so (an ID of RULES.md).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// Seconds after which it may work.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry: Option<u32>,
}

/// The codes of the engine protocol, and those that only a server needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum FaultCode {
    BadJson,
    BadRequest,
    UnknownOp,
    UnknownGame,
    UnknownCard,
    BadSetup,
    NoGame,
    IllegalAction,
    GameOver,
    /// Nobody has come in: no valid cookie.
    Unauthorized,
    /// Somebody has, but this is not theirs to do.
    Forbidden,
    NotFound,
    /// The action answers a decision that is no longer pending.
    Stale,
    /// It is another seat's decision.
    NotYourTurn,
    /// The state of the table does not allow it (full, started, over).
    Conflict,
    /// The name is taken.
    NameTaken,
    /// Name, password or recovery code is wrong.
    WrongPassword,
    TooLarge,
    TooManyRequests,
    /// Nothing was saved and nothing has changed; try again.
    Unavailable,
    Internal,
}

crate::declare!(ErrorBody, Fault, FaultCode);
