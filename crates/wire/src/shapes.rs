//! What the engine says, as types: PROTOCOL.md and PROTOCOL-EXTENSIONS.md in Rust.

use std::collections::BTreeMap;

use livret_letter::Now as LetterNow;
pub use livret_shown::{
    Ask, CardId, Cause, Counter, Decision, Decline, Effect, Move, Occasion, Offer, Pantry, Phase, Place, SickMaid,
    Sort, Verb, Zone,
};
use livret_tanto::{Counters, Now as TantoNow};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// A name or text by language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[allow(missing_docs)]
pub struct Names {
    pub en: String,
    pub fr: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ja: Option<String>,
}

/// What a card says of itself (`cards`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Card {
    pub id: String,
    pub names: Names,
    pub set: String,
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub vp: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub copies: Option<i32>,
    /// Counter by name: draw, serving, love, employment, imagination, concentration, effort.
    #[ts(type = "Partial<Record<string, number>>")]
    pub gives: BTreeMap<String, i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chambermaid_cost: Option<i32>,
    /// P printed, L likely, R reconstructed.
    pub provenance: String,
    pub rules: Vec<String>,
    pub text: Names,
    /// Of that, what it is worth at the end of the game, as sentences of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scoring: Option<Names>,
    /// What it asks for besides love, in signs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Sign>>", optional)]
    pub asks: Vec<Sign>,
    /// What its text comes to in signs; none where it takes the text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Sign>>", optional)]
    pub does: Vec<Sign>,
}

/// A sign for the face of a card: a counter or a short word, with a number where it has one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sign {
    /// A counter, `draw`, `away` (a card is discarded), `cost`, `chief`, `then`, `or`, a pile of preparations, or a word.
    pub sign: String,
    /// How many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub n: Option<u8>,
}

/// Cards in a zone: all of them, or what is known of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Cards {
    /// Seen; a deck and a discard pile top first.
    Seen(Vec<String>),
    /// Hidden, but for what the viewer has learnt.
    Hidden(Hidden),
}

/// For the description alone: what the wire passes on as the engine wrote it.
#[derive(ToSchema)]
#[serde(untagged)]
#[allow(dead_code)]
enum Tops {
    /// The top card of a discard pile; null when it is empty.
    Top(Option<String>),
    /// The known top of a deck, null where not known.
    Known(Vec<Option<String>>),
}

/// One card, or several.
#[derive(ToSchema)]
#[serde(untagged)]
#[allow(dead_code)]
enum OneOrMore {
    One(String),
    More(Vec<String>),
}

/// A zone's name or `spectator`; or a seat.
#[derive(ToSchema)]
#[serde(untagged)]
#[allow(dead_code)]
enum NameOrSeat {
    Name(String),
    Seat(u8),
}

/// The card put aside, where it may be seen.
#[derive(ToSchema)]
#[serde(untagged)]
#[allow(dead_code)]
enum Aside {
    Seen(Option<String>),
    Hidden(Hidden),
}

/// A hidden zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    /// How many cards.
    pub count: u32,
    /// A discard pile's top card (null when empty); or the known top of a deck, null where not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string | null | (string | null)[]")]
    #[schema(value_type = Tops)]
    pub top: Option<Value>,
    /// The known bottom of a deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bottom: Option<Vec<Option<String>>>,
    /// Cards of a hand that the viewer knows (Love Letter: one card).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string | string[]")]
    #[schema(value_type = OneOrMore)]
    pub known: Option<Value>,
    /// Love Letter: cards it is known not to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub not: Option<Vec<String>>,
}

/// A maid in private quarters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Maid {
    pub card: String,
    pub illness: u32,
}

/// A building.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// Which.
    pub card: String,
    /// The chief under it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub under: Option<String>,
}

/// A house, or a seat of Love Letter. Zones that the game does not have are absent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Player {
    pub hand: Cards,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<Cards>,
    pub discard: Cards,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub in_play: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chambermaids: Option<Vec<Maid>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub private_maids: Option<Vec<Maid>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bad_habits: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub buildings: Option<Vec<Building>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reminiscences: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preparations: Option<Vec<String>>,
    /// Motto: the chosen refined maid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refined: Option<String>,
    /// Everything shown (`as=all`): deck cards whose place is settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub known_top: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub known_bottom: Option<u32>,
    /// Love Letter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub out: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub protected: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tokens: Option<u32>,
    /// Love Letter: who has seen my card (seats, perhaps `spectator`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "(number | string)[]")]
    #[schema(value_type = Vec<NameOrSeat>)]
    pub seen_by: Option<Vec<Value>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "(number | string)[]")]
    #[schema(value_type = Vec<NameOrSeat>)]
    pub known_by: Option<Vec<Value>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub not: Option<Vec<String>>,
}

/// Cards on offer and the pile they come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Shelf {
    pub face_up: Vec<String>,
    pub deck: Cards,
}

/// The town, or Motto's park.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Town {
    /// Copies left by card, in the order of the table's cards.
    #[ts(type = "Record<string, number>")]
    #[schema(value_type = BTreeMap<String, u32>)]
    pub piles: Map<String, Value>,
    /// What cards on offer cost the seat whose turn it is, where that is not the printed cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prices: Option<BTreeMap<String, u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub private_maids: Option<Shelf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reminiscences: Option<Shelf>,
    /// Motto: refined maids in the park.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refined: Option<Vec<String>>,
    /// Motto: pile by name, top first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preparations: Option<BTreeMap<String, Vec<String>>>,
    /// Motto with guests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub guests: Option<Cards>,
}

/// What a viewer may know (`view`), or everything (`state`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct View {
    pub game: String,
    pub phase: String,
    /// Whose turn it is.
    pub player: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first_master: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round_first: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Partial<Record<string, number>>")]
    pub counters: Option<BTreeMap<String, i32>>,
    /// What the turn has already seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub so_far: Option<Map<String, Value>>,
    /// Cards whose effects are unfinished, the running one last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pending: Option<Vec<String>>,
    pub players: Vec<Player>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub town: Option<Town>,
    /// Love Letter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<Cards>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string | null | Hidden")]
    #[schema(value_type = Aside)]
    pub aside: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face_up: Option<Vec<String>>,
    /// None when the game is over (or everything is shown).
    #[serde(default)]
    pub decision: Option<Decision>,
}

/// Something that happened. Besides `type`, fields as PROTOCOL.md and PROTOCOL-EXTENSIONS.md list them for each type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "GameEvent")]
#[allow(missing_docs)]
pub struct Event {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(flatten)]
    #[ts(flatten)]
    pub fields: EventFields,
}

/// The fields an event may have.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default)]
#[allow(missing_docs)]
pub struct EventFields {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub player: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cards: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub count: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub counter: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phase: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u32>,
    /// A zone's name, or a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string | number")]
    #[schema(value_type = NameOrSeat)]
    pub from: Option<Value>,
    /// A zone's name, or a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string | number")]
    #[schema(value_type = NameOrSeat)]
    pub to: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub maid: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub under: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub top: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cancels: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub given: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taken: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub right: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub winners: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub best: Option<Vec<u8>>,
    /// Love Letter: hands shown at the end of a round, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hands: Option<BTreeMap<String, String>>,
    /// What went from where to where.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub moves: Option<Vec<Move>>,
    /// Because of which card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub because: Option<Cause>,
    /// What counts now, where that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "TantoNow | LetterNow")]
    // Both families' have no field that must be there: which of them it is follows from the game alone.
    #[schema(value_type = Object)]
    pub now: Option<Value>,
    /// What a later version adds.
    #[serde(flatten)]
    #[ts(skip)]
    #[schema(value_type = Object)]
    pub more: Map<String, Value>,
}

/// The portable record of a game (PROTOCOL.md).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[schema(value_type = Object, as = GameRecord)]
#[ts(rename = "GameRecord")]
pub struct Record(#[ts(type = "{ [field: string]: unknown }")] pub Map<String, Value>);

crate::declare!(
    Names,
    Card,
    CardId,
    Decision,
    Occasion,
    Ask,
    Sort,
    Decline,
    Place,
    Zone,
    Offer,
    Verb,
    SickMaid,
    Effect,
    Counter,
    Pantry,
    Cards,
    Hidden,
    Maid,
    Building,
    Player,
    Shelf,
    Town,
    View,
    Event,
    EventFields,
    Move,
    Cause,
    TantoNow,
    LetterNow,
    Phase,
    Counters,
    Sign,
    Record,
);
