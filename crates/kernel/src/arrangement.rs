//! A position to begin from, as it was given.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Parts of a position (PROTOCOL, "`arrange`"), unread: the game that is put into it opens it, everybody else hands it on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(type = "{ [field: string]: unknown }"), schema(value_type = Object))]
pub struct Arrangement(Map<String, Value>);

impl Arrangement {
    /// The parts, for the game that reads them.
    #[must_use]
    pub fn parts(&self) -> &Map<String, Value> {
        &self.0
    }
}

impl From<Map<String, Value>> for Arrangement {
    fn from(parts: Map<String, Value>) -> Arrangement {
        Arrangement(parts)
    }
}
