//! Versions of the rules and of the cards that go with them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Clause, SetupError, Wrong};

/// The rules *and* the card data that a game is played by (PROTOCOL, "Game record"). Every record and every stored table
/// says which; all of them stay playable. The part before the point changes with the rules, the part after it with card
/// data that is no stand-in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RulesVersion {
    /// The first ones. The hand was laid down in card order, Fay chose first of all, Ellis could be used without a card to
    /// draw, no reminiscence ended the game.
    V1_0,
    /// AMB-TC-46 (dismissal), AMB-TC-55 (Fay), MO-REFINED-ELLIS, RV-REMI-13; records carry their stand-ins.
    V2_0,
}

impl RulesVersion {
    /// All of them, the oldest first.
    pub const ALL: [RulesVersion; 2] = [RulesVersion::V1_0, RulesVersion::V2_0];
    /// What new games are played by.
    pub const NEWEST: RulesVersion = RulesVersion::V2_0;

    /// The text in records.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            RulesVersion::V1_0 => "1.0",
            RulesVersion::V2_0 => "2.0",
        }
    }

    /// The version that a record or a table names.
    pub fn read(text: &str) -> Result<RulesVersion, SetupError> {
        RulesVersion::ALL
            .into_iter()
            .find(|version| version.as_str() == text)
            .ok_or_else(|| unknown(&format!("{text:?}")))
    }
}

/// Why a game of other rules is refused.
fn unknown(told: &str) -> SetupError {
    let told: String = told.chars().take(40).collect();
    let known = Clause::list(RulesVersion::ALL.map(RulesVersion::as_str), "list-last", "list-last");
    SetupError::bad(Wrong::RulesVersion { told, known })
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for RulesVersion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for RulesVersion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        RulesVersion::read(&text).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_version_reads_back_and_others_are_refused_with_the_reason() {
        for version in RulesVersion::ALL {
            assert_eq!(RulesVersion::read(version.as_str()), Ok(version));
        }
        assert_eq!(RulesVersion::ALL.into_iter().max(), Some(RulesVersion::NEWEST));
        let refused = RulesVersion::read("0.9").expect_err("never released").message();
        assert!(refused.contains("0.9") && refused.contains("1.0") && refused.contains("2.0"), "{refused}");
    }
}
