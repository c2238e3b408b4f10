//! Reading requests: every field by name, with a sentence when it is not what it should be.

use livret_games::NewGame;
use livret_kernel::{Seat, Viewer};
use serde_json::{Map, Value};

use crate::error::Failure;

/// The fields of one request. Those that an operation does not know are left alone.
pub(crate) struct Fields<'a>(pub(crate) &'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// A field that is there; null stands for absent.
    fn get(&self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// A text that must be there.
    pub(crate) fn text(&self, name: &str, meaning: &str) -> Result<&'a str, Failure> {
        self.optional_text(name, meaning)?.ok_or_else(|| missing(name, meaning))
    }

    /// A text that may be left out.
    pub(crate) fn optional_text(&self, name: &str, meaning: &str) -> Result<Option<&'a str>, Failure> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_str().map(Some).ok_or_else(|| wrong(name, &format!("a string, {meaning}"), value))
    }

    /// A whole number, 0 or more, that may be left out.
    pub(crate) fn optional_number(&self, name: &str, meaning: &str) -> Result<Option<u64>, Failure> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_u64().map(Some).ok_or_else(|| wrong(name, &format!("a whole number, {meaning}"), value))
    }

    /// True or false, or left out.
    pub(crate) fn optional_flag(&self, name: &str, meaning: &str) -> Result<Option<bool>, Failure> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_bool().map(Some).ok_or_else(|| wrong(name, &format!("true or false, {meaning}"), value))
    }

    /// An object that may be left out.
    pub(crate) fn optional_object(&self, name: &str) -> Result<Option<&'a Map<String, Value>>, Failure> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_object().map(Some).ok_or_else(|| wrong(name, "an object", value))
    }

    /// The record of `replay`.
    pub(crate) fn record(&self) -> Result<&'a Value, Failure> {
        let value = self.get("record").ok_or_else(|| missing("record", "a game record"))?;
        if value.is_object() { Ok(value) } else { Err(wrong("record", "an object, a game record", value)) }
    }

    /// What `new` asks for; the seed may be absent.
    pub(crate) fn new_game(&self) -> Result<(NewGame, Option<&'a str>), Failure> {
        let seed = self.optional_text("seed", "from which all chance comes")?;
        let game = self.text("game", "a game id")?.into();
        let seats = "the number of seats";
        let players = self.optional_number("players", seats)?.ok_or_else(|| missing("players", seats))?;
        let new = NewGame {
            game,
            players: usize::try_from(players).unwrap_or(usize::MAX),
            seed: seed.unwrap_or_default().into(),
            options: self.optional_object("options")?.cloned().map(Into::into).unwrap_or_default(),
            arrange: self.optional_object("arrange")?.cloned().map(Into::into),
        };
        Ok((new, seed))
    }

    /// Whose eyes `view` looks through.
    pub(crate) fn viewer(&self, seats: usize) -> Result<Viewer, Failure> {
        let expected = format!("a seat from 0 to {}, or \"spectator\"", seats - 1);
        let value = self.get("player").ok_or_else(|| missing("player", &expected))?;
        if value == "spectator" {
            return Ok(Viewer::Spectator);
        }
        match value.as_u64() {
            Some(seat) if (seat as usize) < seats => Ok(Viewer::Seat(Seat(seat as u8))),
            _ => Err(wrong("player", &expected, value)),
        }
    }
}

fn missing(name: &str, meaning: &str) -> Failure {
    Failure::bad_request(format!("`{name}` is missing: {meaning}"))
}

fn wrong(name: &str, expected: &str, found: &Value) -> Failure {
    Failure::bad_request(format!("`{name}` must be {expected}; it is {}", shown(found)))
}

/// A value quoted back, but never at length.
fn shown(value: &Value) -> String {
    match value {
        Value::Array(_) => "a list".into(),
        Value::Object(_) => "an object".into(),
        Value::String(text) => format!("the string \"{}\"", clip(text)),
        other => other.to_string(),
    }
}

/// Text from outside, quoted back only so far.
pub(crate) fn clip(text: &str) -> String {
    text.chars().take(60).collect()
}
