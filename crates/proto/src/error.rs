//! Errors as they stand on the wire.

use livret_games::ActError;
use livret_kernel::{ErrorCode, SetupError};
use serde_json::{Value, json};

/// A request that was not carried out.
#[derive(Debug)]
pub(crate) struct Failure {
    code: ErrorCode,
    message: String,
    rule: Option<std::borrow::Cow<'static, str>>,
}

impl Failure {
    pub(crate) fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Failure { code, message: message.into(), rule: None }
    }

    pub(crate) fn bad_request(message: impl Into<String>) -> Self {
        Failure::new(ErrorCode::BadRequest, message)
    }

    pub(crate) fn bad_json(message: impl Into<String>) -> Self {
        Failure::new(ErrorCode::BadJson, message)
    }

    pub(crate) fn game_over() -> Self {
        Failure::new(ErrorCode::GameOver, "the game is over; `new` opens another, `undo` takes the last action back")
    }

    pub(crate) fn json(&self) -> Value {
        let mut error = json!({"code": self.code.as_str(), "message": self.message});
        if let Some(rule) = &self.rule {
            error["rule"] = rule.as_ref().into();
        }
        error
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Failure { code: error.code, message: error.message(), rule: error.rule.map(Into::into) }
    }
}

impl From<ActError> for Failure {
    fn from(error: ActError) -> Self {
        match error {
            ActError::Over => Failure::game_over(),
            ActError::Refused(refusal) => Failure {
                code: ErrorCode::IllegalAction,
                message: refusal.message(),
                rule: (!refusal.rule.is_empty()).then_some(refusal.rule),
            },
        }
    }
}
