//! What went wrong, in one line.

use std::{fmt, io};

use livret_bots::UnknownBot;
use livret_kernel::SetupError;
use livret_lab::SimError;
use livret_words::Words;

/// Why an order was not carried out.
#[derive(Debug)]
pub enum CliError {
    /// What was asked cannot be done; the sentence says what and where.
    Input(String),
    /// The table, the record or the cards are not what they must be.
    Setup(SetupError),
    /// Reading or writing failed.
    Io(io::Error),
}

impl CliError {
    pub fn input(message: impl Into<String>) -> Self {
        CliError::Input(message.into())
    }

    /// In a language, as far as there are words for it.
    pub fn said(&self, words: &Words) -> String {
        match self {
            CliError::Input(message) => one_line(message),
            CliError::Setup(error) => {
                let said = one_line(&error.why.said(words));
                error.rule.map_or(said.clone(), |rule| format!("{said} ({rule})"))
            }
            CliError::Io(error) => error.to_string(),
        }
    }
}

/// One line, whatever a file's error message brought along.
fn one_line(message: &str) -> String {
    message.split('\n').map(str::trim).collect::<Vec<_>>().join(" ")
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(Words::english()))
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        CliError::Io(error)
    }
}

impl From<SetupError> for CliError {
    fn from(error: SetupError) -> Self {
        CliError::Setup(error)
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
