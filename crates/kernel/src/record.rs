//! Game records: portable, replayed bit for bit.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Arrangement, RulesVersion, TableOptions};

/// The format that this version writes.
pub const RECORD_FORMAT: u32 = 1;

/// One game, from its set-up to its last action (PROTOCOL, "Game record").
/// ```
/// let record: livret_kernel::Record = serde_json::from_str(
///     r#"{"livret":1,"rules_version":"1.0","game":"love-letter","players":2,"seed":"s","actions":[],"hash":"?"}"#,
/// )?;
/// assert_eq!((record.game.as_str(), record.actions.len()), ("love-letter", 0));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "GameRecord"), schema(as = GameRecord))]
pub struct Record {
    /// The format's number.
    pub livret: u32,
    /// The rules and card data it was played with.
    #[cfg_attr(feature = "describe", ts(type = "string"), schema(value_type = String))]
    pub rules_version: RulesVersion,
    /// The game's id.
    pub game: String,
    /// Seats.
    pub players: usize,
    /// Who sat where; may be empty.
    #[serde(default)]
    pub names: Vec<String>,
    /// The seed of all chance.
    pub seed: String,
    /// The options, resolved.
    #[serde(default)]
    pub options: TableOptions,
    /// A given position, where the game began from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub arrange: Option<Arrangement>,
    /// Cards that differ from the shipped ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub cards: Option<CardChanges>,
    /// The actions, in order.
    pub actions: Vec<String>,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub result: Option<RecordResult>,
    /// A digest of the final position.
    pub hash: String,
}

/// What a record says about its cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CardChanges {
    /// A digest of the card data in use.
    pub hash: String,
    /// Full data of the cards that somebody altered.
    #[serde(default)]
    pub changed: Vec<CardData>,
    /// Full data of the cards in use that are likely or reconstructed, so that correcting one later leaves the game as it
    /// was. Absent in records of rules 1.0, whose card data is frozen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardData>>", optional))]
    pub stand_ins: Vec<CardData>,
    /// Ids of the cards in use whose values are reconstructions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<String>>", optional))]
    pub reconstructed: Vec<String>,
}

/// A card in the language of its game, unread: the game opens it, everybody else hands it on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(type = "{ [field: string]: unknown }"), schema(value_type = Object))]
pub struct CardData(Value);

impl CardData {
    /// A card as its game has it.
    ///
    /// # Panics
    /// If it has no JSON, as a map with keys that are no texts.
    #[must_use]
    pub fn of(card: &impl Serialize) -> CardData {
        CardData(serde_json::to_value(card).expect("card data is plain"))
    }

    /// The card, for the game that knows its language.
    pub fn read<C: DeserializeOwned>(&self) -> Result<C, serde_json::Error> {
        C::deserialize(&self.0)
    }
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RecordResult {
    /// Points in seat order.
    pub points: Vec<i32>,
    /// The winning seats.
    pub winners: Vec<u8>,
}

/// A stable digest of a value: the first 16 bytes of SHA-256 over its JSON text, in hexadecimal.
/// It depends on the shape of positions on the wire, never on how the engine keeps them.
///
/// # Panics
/// If the value has no JSON text, as a map with keys that are no texts.
#[must_use]
pub fn digest(value: &impl Serialize) -> String {
    let hash = Sha256::digest(serde_json::to_vec(value).expect("positions have a JSON text"));
    hash[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}
