//! A position as it goes out (PROTOCOL, "`state` shape"), whole or as a viewer may see it: types whose JSON is the protocol's.

use std::borrow::Cow;

use livret_kernel::{SeatSet, Viewer};
use livret_shown::{CardId, ClosedPile, Hand, Height, Phase};
use serde::{Deserialize, Serialize};

use crate::Card;

/// A table of Love Letter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "LetterView"), schema(as = LetterView))]
#[allow(missing_docs)]
pub struct Position {
    #[cfg_attr(feature = "describe", ts(type = "'love-letter'"), schema(value_type = String))]
    pub game: Cow<'static, str>,
    pub phase: Phase,
    /// Rounds begun.
    pub round: u32,
    /// Turns begun.
    pub turn: u32,
    /// Whose turn it is.
    pub player: u8,
    /// In seat order.
    pub players: Vec<Player>,
    pub deck: ClosedPile,
    pub aside: Aside,
    /// Cards laid open for two players.
    pub face_up: Vec<CardId>,
}

/// A player's cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "LetterPlayer"), schema(as = LetterPlayer))]
#[allow(missing_docs)]
pub struct Player {
    /// The card held first, then the one drawn.
    pub hand: Hand,
    /// In the order in which they were laid.
    pub discard: Vec<CardId>,
    pub out: bool,
    pub protected: bool,
    pub tokens: u8,
    /// Everything shown: who knows the held card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Onlooker>>", optional))]
    pub known_by: Vec<Onlooker>,
    /// Who has seen it, of whom its owner is sure.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Onlooker>>", optional))]
    pub seen_by: Vec<Onlooker>,
    /// Everything shown: what everybody knows that it is not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub not: Vec<CardId>,
}

/// The card put aside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Aside {
    /// Face down: one card, or none.
    Hidden(Height),
    /// Seen.
    Card(Option<CardId>),
}

/// Somebody who has seen a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Onlooker {
    /// A seat.
    Seat(u8),
    /// Those who watch.
    Watching(Watching),
}

/// Those who watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub enum Watching {
    Spectator,
}

/// Seats, and spectators where they are among them.
pub(crate) fn onlookers(set: SeatSet) -> Vec<Onlooker> {
    let watching = set.has(Viewer::Spectator).then_some(Onlooker::Watching(Watching::Spectator));
    set.seats().map(|seat| Onlooker::Seat(seat.0)).chain(watching).collect()
}

/// Cards on their way out.
pub(crate) fn ids(cards: impl Iterator<Item = Card>) -> Vec<CardId> {
    cards.map(Card::shown).collect()
}
