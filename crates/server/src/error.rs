//! What goes wrong, and what the client hears of it. Causes are logged, never sent.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use livret_kernel::SetupError;
use livret_wire::{ErrorBody, Fault, FaultCode};

/// An answer that is not a success.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure(pub Fault);

/// What most things here return.
pub type Answer<T> = Result<T, Failure>;

impl Failure {
    /// A failure in a sentence.
    pub fn new(code: FaultCode, message: impl Into<String>) -> Failure {
        Failure(Fault { code, message: message.into(), rule: None, reason: None, retry: None })
    }

    /// Too often; so many seconds later it may work.
    pub fn too_many(message: impl Into<String>, retry: u32) -> Failure {
        let mut failure = Failure::new(FaultCode::TooManyRequests, message);
        failure.0.retry = Some(retry);
        failure
    }

    /// The request makes no sense.
    pub fn bad_request(message: impl Into<String>) -> Failure {
        Failure::new(FaultCode::BadRequest, message)
    }

    /// There is no such table (or none that this person may know of).
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

    /// Nobody has come in.
    pub fn unauthorized() -> Failure {
        Failure::new(FaultCode::Unauthorized, "come in first: POST /api/guest, or log in")
    }

    /// The database does not answer; the cause goes to the log.
    pub fn unavailable(cause: impl std::fmt::Display) -> Failure {
        tracing::error!(%cause, "the database failed");
        Failure::new(FaultCode::Unavailable, "nothing was saved and nothing has changed; please try again")
    }

    /// A mistake of ours; the cause goes to the log.
    pub fn internal(cause: impl std::fmt::Display) -> Failure {
        tracing::error!(%cause, "internal error");
        Failure::new(FaultCode::Internal, "something is wrong in the house; it has been written down")
    }

    fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let later = self.0.retry.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        (self.status(), later, Json(ErrorBody { error: self.0 })).into_response()
    }
}

impl From<livret_table::Failure> for Failure {
    fn from(failure: livret_table::Failure) -> Failure {
        if let Some(cause) = failure.cause {
            tracing::error!(%cause, "internal error");
        }
        Failure(*failure.fault)
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        livret_table::Failure::from(error).into()
    }
}
