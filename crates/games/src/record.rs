//! Records from outside.

use livret_kernel::{ErrorCode, RECORD_FORMAT, Record, RulesVersion, SetupError};
use serde_json::{Map, Value};

/// A record from outside. Its format and rules are judged before its shape, so that a record of
/// another version is refused with the true reason.
pub fn record_from_json(value: &Value) -> Result<Record, SetupError> {
    let fields = value.as_object().ok_or_else(|| bad_request("the record must be an object"))?;
    check_format(fields)?;
    check_rules(fields)?;
    serde::Deserialize::deserialize(value).map_err(|error| bad_request(format!("the record cannot be read: {error}")))
}

fn check_format(fields: &Map<String, Value>) -> Result<(), SetupError> {
    let format = fields.get("livret").ok_or_else(|| bad_request("the record lacks its format number `livret`"))?;
    if format.as_u64() == Some(u64::from(RECORD_FORMAT)) {
        return Ok(());
    }
    Err(SetupError::bad(format!("the record has format {format}; this house reads format {RECORD_FORMAT}")))
}

fn check_rules(fields: &Map<String, Value>) -> Result<(), SetupError> {
    let version = fields.get("rules_version").ok_or_else(|| bad_request("the record lacks its `rules_version`"))?;
    // A number is no version, but is named as what was found.
    let told = version.as_str().map_or_else(|| version.to_string(), Into::into);
    RulesVersion::read(&told).map(drop)
}

pub(crate) fn bad_request(message: impl Into<String>) -> SetupError {
    SetupError { code: ErrorCode::BadRequest, message: message.into(), rule: None }
}
