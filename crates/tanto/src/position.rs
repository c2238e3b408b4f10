//! A position as it goes out (PROTOCOL, "`state` shape"), whole or as a viewer may see it: types whose JSON is the protocol's.

use std::borrow::Cow;

use livret_shown::{CardId, ClosedPile, Deck, Hand, OpenPile, Pantry, Phase, Tally, present};
use serde::{Deserialize, Serialize};

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
fn no(flag: &bool) -> bool {
    !flag
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
fn is_zero<N: Default + PartialEq>(n: &N) -> bool {
    *n == N::default()
}

/// A table of the family.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "TantoView"), schema(as = TantoView))]
#[allow(missing_docs)]
pub struct Position {
    #[cfg_attr(
        feature = "describe",
        ts(type = "'tanto-cuore' | 'expanding-the-house' | 'romantic-vacation' | 'motto-tanto-cuore'"),
        schema(value_type = String)
    )]
    pub game: Cow<'static, str>,
    pub phase: Phase,
    /// Whose turn it is.
    pub player: u8,
    /// Turns begun, all seats together.
    pub turn: u16,
    /// Motto: rounds begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub round: Option<u16>,
    /// Motto: who holds the First Master card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub first_master: Option<u8>,
    /// Motto: who chose first this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub round_first: Option<u8>,
    pub counters: Counters,
    /// What the turn has already seen, where it matters for what may still happen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub so_far: Option<SoFar>,
    /// In seat order.
    pub players: Vec<Player>,
    pub town: Town,
    /// Cards whose effects are unfinished, the running one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub pending: Vec<CardId>,
    /// Views in detail: how near the end is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub near_end: Option<NearEnd>,
}

/// How near the end is (TC-END-01, MO-END-01).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NearEnd {
    /// So many empty piles of maids end the game.
    pub of: u8,
    /// What has run out.
    pub empty: Emptied,
}

/// Piles that have run out, of those that can end the game.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Emptied {
    /// Piles of one maid each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub maids: Vec<CardId>,
    /// The pile of private maids.
    #[serde(skip_serializing_if = "no")]
    #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
    pub private: bool,
    /// The pile of guests.
    #[serde(skip_serializing_if = "no")]
    #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
    pub guests: bool,
    /// Motto: piles of preparations, of which one alone ends the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Pantry>>", optional))]
    pub preparations: Vec<Pantry>,
}

impl Position {
    /// As PROTOCOL.md shows it.
    #[must_use]
    pub fn plain(mut self) -> Position {
        self.near_end = None;
        self.players.iter_mut().for_each(|player| (player.in_view, player.habit) = (None, None));
        self
    }
}

/// What there is to spend in a turn.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Counters {
    pub love: u8,
    pub serving: u8,
    pub employment: u8,
    /// Motto.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub imagination: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub concentration: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub effort: Option<u8>,
}

/// What a turn has already seen.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SoFar {
    /// Private, chamber and refined maids whose ability has been used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub used: Vec<CardId>,
    /// A reminiscence was acquired.
    #[serde(skip_serializing_if = "no")]
    #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
    pub remembered: bool,
    /// A chambermaid was made.
    #[serde(skip_serializing_if = "no")]
    #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
    pub chambered: bool,
    /// The end was reached and stays so.
    #[serde(skip_serializing_if = "no")]
    #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
    pub ending: bool,
    /// How often each change of price holds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<u8>>", optional))]
    pub prices: Vec<u8>,
    /// What the next hire costs less.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "describe", ts(as = "Option<u8>", optional))]
    pub next_hire_less: u8,
    /// Change of the next hand's size.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "describe", ts(as = "Option<i8>", optional))]
    pub hand_change: i8,
    /// Motto: seats that have chosen, or played, in this part of the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub round_done: Option<u8>,
}

/// A player's cards and house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "TantoPlayer"), schema(as = TantoPlayer))]
#[allow(missing_docs)]
pub struct Player {
    pub hand: Hand,
    pub deck: Deck,
    /// Everything shown: deck cards whose place is settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub known_top: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub known_bottom: Option<u8>,
    /// The top card, then the rest in card order.
    pub discard: OpenPile,
    pub in_play: Vec<CardId>,
    pub chambermaids: Vec<Maid>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub private_maids: Option<Vec<Maid>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub bad_habits: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub buildings: Option<Vec<Building>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub reminiscences: Option<Vec<CardId>>,
    /// Motto: the chosen refined maid, or null.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional, type = "string | null"), schema(value_type = Option<String>))]
    pub refined: Option<Option<CardId>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub preparations: Option<Vec<CardId>>,
    /// In detail: points that all may see, those of the private quarters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub in_view: Option<i32>,
    /// In detail: the card that `bad_habits` counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub habit: Option<CardId>,
}

/// A maid in private quarters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Maid {
    pub card: CardId,
    pub illness: u8,
}

/// A building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Building {
    /// Which.
    pub card: CardId,
    /// The chief beneath it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub under: Option<CardId>,
}

/// The town, or Motto's park.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Town {
    /// Copies left by card.
    pub piles: Tally,
    /// Private maids.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub private_maids: Option<OnOffer>,
    /// Reminiscences.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub reminiscences: Option<OnOffer>,
    /// Motto: refined maids in the park.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub refined: Option<Vec<CardId>>,
    /// Motto: preparations still to be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub preparations: Option<Preparations>,
    /// Motto with guests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub guests: Option<OpenPile>,
    /// What cards on offer cost the seat whose turn it is, where that is not the printed cost.
    #[serde(default, skip_serializing_if = "Tally::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Tally>", optional))]
    pub prices: Tally,
}

/// Cards on offer and the pile they come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct OnOffer {
    pub face_up: Vec<CardId>,
    pub deck: ClosedPile,
}

/// Piles of preparations, the top first.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Preparations {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub food: Option<Vec<CardId>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub decoration: Option<Vec<CardId>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub cleaning: Option<Vec<CardId>>,
}
