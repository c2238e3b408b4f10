//! What went wrong, in one line.

use std::{fmt, io};

use livret_bots::UnknownBot;
use livret_kernel::SetupError;
use livret_lab::SimError;

/// Why an order was not carried out.
#[derive(Debug)]
pub enum CliError {
    /// What was asked cannot be done; the sentence says what and where.
    Input(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl CliError {
    pub fn input(message: impl Into<String>) -> Self {
        CliError::Input(message.into())
    }
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // One line, whatever a file's error message brought along.
            CliError::Input(message) => {
                write!(f, "{}", message.split('\n').map(str::trim).collect::<Vec<_>>().join(" "))
            }
            CliError::Io(error) => write!(f, "{error}"),
        }
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        CliError::Io(error)
    }
}

impl From<SetupError> for CliError {
    fn from(error: SetupError) -> Self {
        match error.rule {
            Some(rule) => CliError::Input(format!("{} ({rule})", error.message)),
            None => CliError::Input(error.message),
        }
    }
}

impl From<UnknownBot> for CliError {
    fn from(error: UnknownBot) -> Self {
        CliError::Input(error.to_string())
    }
}

impl From<SimError> for CliError {
    fn from(error: SimError) -> Self {
        if let SimError::Setup(error) = error { error.into() } else { CliError::Input(error.to_string()) }
    }
}
