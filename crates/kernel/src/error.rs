//! What goes wrong at the edge: small, named, with the offending value in the sentence.

use std::borrow::Cow;
use std::fmt;

use crate::{Clause, Fact, clauses};

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
    /// What is wrong and what to do.
    pub why: Clause,
    /// The action, as the protocol writes it, where the sentence is about one.
    pub action: Option<String>,
    /// The rule's ID in RULES.md; empty when the text is no action at all.
    pub rule: Cow<'static, str>,
}

impl Refusal {
    /// A refusal with its rule: the id of its sentence in `words/`.
    pub fn new(id: &'static str, rule: impl Into<Cow<'static, str>>) -> Self {
        Refusal { why: Clause::new(id), action: None, rule: rule.into() }
    }

    /// The action is legal, but the cards' texts would keep the engine busy beyond every measure.
    #[must_use]
    pub fn too_long() -> Self {
        Refusal::new("refusal-too-long", "")
    }

    /// The same, of this action.
    #[must_use]
    pub fn of(self, action: &str) -> Self {
        Refusal { action: Some(action.into()), ..self }
    }

    /// The same, with a card in the sentence.
    #[must_use]
    pub fn card(self, id: &str, name: &str) -> Self {
        self.with("card", Fact::Card(id.into(), name.into()))
    }

    /// The same, with a number or a seat in it.
    #[must_use]
    pub fn number(self, field: &'static str, n: impl Into<i64>) -> Self {
        self.with(field, Fact::Number(n.into()))
    }

    /// The same, with a text in it.
    #[must_use]
    pub fn text(self, field: &'static str, text: impl Into<String>) -> Self {
        self.with(field, Fact::Text(text.into()))
    }

    fn with(self, field: &'static str, fact: Fact) -> Self {
        Refusal { why: self.why.with(field, fact), ..self }
    }

    /// The sentence as the protocol says it: in English, behind the action that it is about.
    #[must_use]
    pub fn message(&self) -> String {
        let why = self.why.english();
        self.action.as_ref().map_or(why.clone(), |action| format!("{action}: {why}"))
    }

    /// All of it as a part of another sentence: the action, why not, and the rule.
    #[must_use]
    pub fn told(&self) -> Clause {
        let why = self.why.clone();
        let of = self.action.clone().map_or(why.clone(), |action| Wrong::OfAction { action, why }.into());
        if self.rule.is_empty() { of } else { Wrong::ByRule { said: of, rule: self.rule.to_string() }.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.told().english())
    }
}

impl std::error::Error for Refusal {}

clauses! {
    /// What can be wrong with the set-up or the record of any game.
    pub enum Wrong {
        UnknownCard { at: String, id: String } = "setup-unknown-card",
        RulesVersion { told: String, known: Clause } = "record-rules",
        Action { ply: usize, text: String, why: Clause } = "record-action",
        Hash { told: String, found: String } = "record-hash",
        OfAction { action: String, why: Clause } = "setup-of-action",
        ByRule { said: Clause, rule: String } = "setup-by-rule",
    }
}

/// A table that cannot be set up, arranged or replayed as asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// `unknown_game`, `unknown_card`, `bad_setup` or `bad_request`.
    pub code: ErrorCode,
    /// What and where.
    pub why: Clause,
    /// The rule's ID, where one says so.
    pub rule: Option<&'static str>,
}

impl SetupError {
    /// A failure with a code of its own.
    pub fn new(code: ErrorCode, why: impl Into<Clause>) -> Self {
        SetupError { code, why: why.into(), rule: None }
    }

    /// A set-up that the rules or the contract do not allow.
    pub fn bad(why: impl Into<Clause>) -> Self {
        SetupError::new(ErrorCode::BadSetup, why)
    }

    /// The same, with the rule that says so.
    pub fn rule(why: impl Into<Clause>, rule: &'static str) -> Self {
        SetupError { rule: Some(rule), ..SetupError::bad(why) }
    }

    /// A card id that does not exist, or not in this game.
    pub fn unknown_card(id: &str, at: &str) -> Self {
        SetupError::new(ErrorCode::UnknownCard, Wrong::UnknownCard { at: at.into(), id: clip(id) })
    }

    /// A sentence that says what and where, in English.
    #[must_use]
    pub fn message(&self) -> String {
        self.why.english()
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

impl std::error::Error for SetupError {}

/// Outside text is quoted back only so far.
fn clip(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST { text.into() } else { text.chars().take(MOST).chain(['…']).collect() }
}
