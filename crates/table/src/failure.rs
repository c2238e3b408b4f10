//! What goes wrong, and what whoever asked hears of it.

use livret_games::ActError;
use livret_kernel::{ErrorCode, SetupError};
use livret_wire::{Fault, FaultCode, Reason};

/// An answer that is not a success.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// What is told.
    pub fault: Box<Fault>,
    /// Of a mistake of ours: what is written down, and never told.
    pub cause: Option<Box<str>>,
}

/// What most things here return.
pub type Answer<T> = Result<T, Failure>;

impl Failure {
    fn told(fault: Fault) -> Failure {
        Failure { fault: Box::new(fault), cause: None }
    }

    /// A failure in a sentence.
    pub fn new(code: FaultCode, message: impl Into<String>) -> Failure {
        Failure::told(Fault { code, message: message.into(), rule: None, reason: None, retry: None })
    }

    /// The request makes no sense.
    pub fn bad_request(message: impl Into<String>) -> Failure {
        Failure::new(FaultCode::BadRequest, message)
    }

    /// There is no such table (or none that this person may know of).
    #[must_use]
    pub fn not_found(what: &str) -> Failure {
        Failure::new(FaultCode::NotFound, format!("there is no such {what} here"))
    }

    /// Somebody else's to do.
    pub fn forbidden(message: impl Into<String>) -> Failure {
        Failure::new(FaultCode::Forbidden, message)
    }

    /// Not as things stand.
    pub fn conflict(message: impl Into<String>) -> Failure {
        Failure::new(FaultCode::Conflict, message)
    }

    /// A mistake of ours.
    pub fn internal(cause: impl std::fmt::Display) -> Failure {
        let told = Failure::new(FaultCode::Internal, "something is wrong in the house; it has been written down");
        Failure { cause: Some(cause.to_string().into()), ..told }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        let code = match error.code {
            ErrorCode::UnknownGame => FaultCode::UnknownGame,
            ErrorCode::UnknownCard => FaultCode::UnknownCard,
            ErrorCode::BadSetup => FaultCode::BadSetup,
            _ => FaultCode::BadRequest,
        };
        let (message, reason) = (error.message(), Some(Reason::from(&error.why)));
        Failure::told(Fault { code, message, rule: error.rule.map(Into::into), reason, retry: None })
    }
}

impl From<ActError> for Failure {
    fn from(error: ActError) -> Failure {
        match error {
            ActError::Over => Failure::new(FaultCode::GameOver, "the game is over"),
            ActError::Refused(refusal) => {
                let rule = (!refusal.rule.is_empty()).then(|| refusal.rule.to_string());
                let (code, reason) = (FaultCode::IllegalAction, Some(Reason::from(&refusal.why)));
                Failure::told(Fault { code, message: refusal.message(), rule, reason, retry: None })
            }
        }
    }
}
