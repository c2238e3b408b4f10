//! What went wrong, said the same way everywhere.

use std::collections::BTreeMap;

use livret_kernel::Clause;
use serde::{Deserialize, Serialize};

/// The body of every answer that is not a success.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ErrorBody {
    /// What went wrong.
    pub error: Fault,
}

/// What went wrong, and what to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Fault {
    /// For programs.
    pub code: FaultCode,
    /// For people, in English; clients translate by reason, rule or code.
    pub message: String,
    /// The rule that says so (an ID of RULES.md).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub rule: Option<String>,
    /// Of what the rules refuse: the sentence that says why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub reason: Option<Reason>,
    /// Seconds after which it may work.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub retry: Option<u32>,
}

/// A sentence of `words/` and what stands in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Reason {
    /// Its id.
    pub id: String,
    /// By name: `card` is the id of a card, `seat` a seat, `phase` a phase.
    #[cfg_attr(feature = "describe", ts(type = "Record<string, string | number | Reason>"))]
    pub facts: BTreeMap<String, Fact>,
}

/// Something that stands in a sentence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(untagged)]
pub enum Fact {
    /// A number, or a seat.
    Number(i64),
    /// A card's id, or a word.
    Text(String),
    /// A sentence that stands in this one.
    #[cfg_attr(feature = "describe", schema(no_recursion))]
    Part(Reason),
}

impl From<&Clause> for Reason {
    fn from(why: &Clause) -> Reason {
        let fact = |fact: &livret_kernel::Fact| match fact {
            livret_kernel::Fact::Card(id, _) => Fact::Text(id.clone()),
            livret_kernel::Fact::Number(n) => Fact::Number(*n),
            livret_kernel::Fact::Text(text) => Fact::Text(text.clone()),
            livret_kernel::Fact::Clause(part) => Fact::Part(part.into()),
        };
        let facts = why.facts.iter().map(|(field, said)| ((*field).into(), fact(said)));
        Reason { id: why.id.into(), facts: facts.collect() }
    }
}

/// The codes of the engine protocol, and those that only a server needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
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

impl FaultCode {
    /// The status of an HTTP answer that says so.
    #[must_use]
    pub fn status(self) -> u16 {
        use FaultCode as Code;
        match self {
            Code::BadJson | Code::BadRequest | Code::UnknownOp | Code::UnknownCard | Code::BadSetup => 400,
            Code::Unauthorized | Code::WrongPassword => 401,
            Code::Forbidden => 403,
            Code::UnknownGame | Code::NotFound => 404,
            Code::Stale | Code::NotYourTurn | Code::Conflict | Code::NameTaken => 409,
            Code::TooLarge => 413,
            Code::NoGame | Code::IllegalAction | Code::GameOver => 422,
            Code::TooManyRequests => 429,
            Code::Internal => 500,
            Code::Unavailable => 503,
        }
    }
}

crate::declare!(ErrorBody, Fault, FaultCode, Reason);
