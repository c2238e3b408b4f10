//! Records from outside.

use livret_kernel::{ErrorCode, RECORD_FORMAT, Record, RulesVersion, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Wrong;

/// A record from outside. Its format and rules are judged before its shape, so that a record of
/// another version is refused with the true reason.
pub fn record_from_json(value: &Value) -> Result<Record, SetupError> {
    let fields = value.as_object().ok_or_else(|| bad_request(Wrong::RecordObject))?;
    check_format(fields)?;
    check_rules(fields)?;
    Record::deserialize(value)
        .map_err(|error: serde_json::Error| bad_request(Wrong::RecordUnread { error: error.to_string() }))
}

/// A record from outside, unread: [`record_from_json`] says why it is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnreadRecord(Map<String, Value>);

impl UnreadRecord {
    /// How many actions it says it has.
    #[must_use]
    pub fn length(&self) -> usize {
        self.0.get("actions").and_then(Value::as_array).map_or(0, Vec::len)
    }

    /// Something that stands beside the game.
    #[must_use]
    pub fn mark(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }

    /// Reads it.
    pub fn read(self) -> Result<Record, SetupError> {
        record_from_json(&self.0.into())
    }
}

fn check_format(fields: &Map<String, Value>) -> Result<(), SetupError> {
    let format = fields.get("livret").ok_or_else(|| bad_request(Wrong::RecordNoFormat))?;
    if format.as_u64() == Some(u64::from(RECORD_FORMAT)) {
        return Ok(());
    }
    Err(SetupError::bad(Wrong::RecordFormat { found: format.to_string(), ours: RECORD_FORMAT }))
}

fn check_rules(fields: &Map<String, Value>) -> Result<(), SetupError> {
    let version = fields.get("rules_version").ok_or_else(|| bad_request(Wrong::RecordNoRules))?;
    // A number is no version, but is named as what was found.
    let told = version.as_str().map_or_else(|| version.to_string(), Into::into);
    RulesVersion::read(&told).map(drop)
}

fn bad_request(why: Wrong) -> SetupError {
    SetupError::new(ErrorCode::BadRequest, why)
}
