//! What goes wrong at the edge: small, named, with the offending value in the sentence.

use std::borrow::Cow;
use std::fmt;

/// The codes of PROTOCOL.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ErrorCode {
    BadJson,
    BadRequest,
    UnknownOp,
    UnknownGame,
    UnknownCard,
    BadSetup,
    NoGame,
    IllegalAction,
    GameOver,
}

impl ErrorCode {
    /// The code as it stands on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            ErrorCode::BadJson => "bad_json",
            ErrorCode::BadRequest => "bad_request",
            ErrorCode::UnknownOp => "unknown_op",
            ErrorCode::UnknownGame => "unknown_game",
            ErrorCode::UnknownCard => "unknown_card",
            ErrorCode::BadSetup => "bad_setup",
            ErrorCode::NoGame => "no_game",
            ErrorCode::IllegalAction => "illegal_action",
            ErrorCode::GameOver => "game_over",
        }
    }
}

/// An action that cannot be taken now: why, and which rule says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// A sentence that says what is wrong and what to do.
    pub message: String,
    /// The rule's ID in RULES.md; empty when the text is no action at all.
    pub rule: Cow<'static, str>,
}

impl Refusal {
    /// A refusal with its rule.
    pub fn new(message: impl Into<String>, rule: impl Into<Cow<'static, str>>) -> Self {
        Refusal { message: message.into(), rule: rule.into() }
    }

    /// The action is legal, but the cards' texts would keep the engine busy beyond every measure.
    #[must_use]
    pub fn too_long() -> Self {
        let message = "the texts of the cards in play would take more steps than any action may; take another action, or mend the card data";
        Refusal::new(message, "")
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rule.is_empty() { write!(f, "{}", self.message) } else { write!(f, "{} ({})", self.message, self.rule) }
    }
}

impl std::error::Error for Refusal {}

/// A table that cannot be set up, arranged or replayed as asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// `unknown_game`, `unknown_card`, `bad_setup` or `bad_request`.
    pub code: ErrorCode,
    /// A sentence that says what and where.
    pub message: String,
    /// The rule's ID, where one says so.
    pub rule: Option<&'static str>,
}

impl SetupError {
    /// A set-up that the rules or the contract do not allow.
    pub fn bad(message: impl Into<String>) -> Self {
        SetupError { code: ErrorCode::BadSetup, message: message.into(), rule: None }
    }

    /// The same, with the rule that says so.
    pub fn rule(message: impl Into<String>, rule: &'static str) -> Self {
        SetupError { code: ErrorCode::BadSetup, message: message.into(), rule: Some(rule) }
    }

    /// A card id that does not exist, or not in this game.
    pub fn unknown_card(id: &str, place: &str) -> Self {
        SetupError {
            code: ErrorCode::UnknownCard,
            message: format!("{place}: there is no card \"{}\" here; `cards` lists the ids", clip(id)),
            rule: None,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)
    }
}

impl std::error::Error for SetupError {}

/// Outside text is quoted back only so far.
fn clip(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST { text.into() } else { text.chars().take(MOST).chain(['…']).collect() }
}
