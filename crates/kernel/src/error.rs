//! What goes wrong at the edge: small, named, with the offending value in the sentence.

use std::borrow::Cow;
use std::fmt;

use livret_words::{Words, args};

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

/// Something that stands in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A card: its id, and its name in English.
    Card(String, String),
    /// A number, or a seat.
    Number(i64),
    /// A word or a text.
    Text(String),
}

/// An action that cannot be taken now: why, and which rule says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The sentence that says what is wrong and what to do: its id in `words/`.
    pub id: &'static str,
    /// What stands in it.
    pub facts: Vec<(&'static str, Fact)>,
    /// The action, as the protocol writes it, where the sentence is about one.
    pub action: Option<String>,
    /// The rule's ID in RULES.md; empty when the text is no action at all.
    pub rule: Cow<'static, str>,
}

impl Refusal {
    /// A refusal with its rule.
    pub fn new(id: &'static str, rule: impl Into<Cow<'static, str>>) -> Self {
        Refusal { id, facts: Vec::new(), action: None, rule: rule.into() }
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

    fn with(mut self, field: &'static str, fact: Fact) -> Self {
        self.facts.push((field, fact));
        self
    }

    /// The sentence as the protocol says it: in English, behind the action that it is about.
    #[must_use]
    pub fn message(&self) -> String {
        let words = Words::english();
        let own = format!("{}.protocol", self.id);
        let id = if words.knows(&own) { &own } else { self.id };
        let facts = self.facts.iter().map(|(field, fact)| match fact {
            Fact::Card(_, name) => (*field, name.as_str().into()),
            Fact::Number(n) => (*field, (*n).into()),
            Fact::Text(text) => (*field, text.as_str().into()),
        });
        let why = words.say(id, &args(facts));
        self.action.as_ref().map_or(why.clone(), |action| format!("{action}: {why}"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.message();
        if self.rule.is_empty() { write!(f, "{message}") } else { write!(f, "{message} ({})", self.rule) }
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
