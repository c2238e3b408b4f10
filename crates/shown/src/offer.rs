//! What can be answered.

use livret_kernel::Names;
use serde::{Deserialize, Serialize};

use crate::{CardId, Place};

/// What is done, as the protocol's actions begin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)] // PROTOCOL, "Actions"
pub enum Verb {
    Pick,
    Serve,
    Chamber,
    /// A visitor goes to another house (`chamber:C@N`).
    Send,
    Use,
    Cure,
    Remember,
    Work,
    Love,
    LoveAll,
    Hire,
    Discard,
    Return,
    Take,
    Top,
    Bottom,
    Give,
    Keep,
    Gain,
    Target,
    Maid,
    Yes,
    No,
    Done,
    End,
    /// Love Letter.
    Play,
}

/// The counters of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub enum Counter {
    Love,
    Serving,
    Employment,
    Imagination,
    Concentration,
    Effort,
}

/// Motto's piles of preparations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub enum Pantry {
    Food,
    Decoration,
    Cleaning,
}

/// A maid that an action is about, told apart from other copies of her by her illnesses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SickMaid {
    /// Who.
    pub card: CardId,
    /// Illnesses on her, where copies differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub illness: Option<u8>,
}

/// What an action would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "does", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Effect {
    /// The card goes from one place to another.
    Move {
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// So many copies; absent: one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        n: Option<u8>,
    },
    /// The card stays where it is.
    Stay {
        /// Where.
        at: Place,
    },
    /// The card's own ability is used.
    Ability {
        /// Where it lies.
        at: Place,
    },
    /// A counter rises by one.
    Gain {
        /// Which.
        counter: Counter,
    },
    /// What the card says, in its own words.
    Says {
        /// In every language.
        text: Names,
    },
    /// It is chosen; the words that follow say what becomes of it.
    Aim,
    /// The event goes back: a card of the hand is shown.
    Cancel,
    /// The event is placed.
    Suffer,
    /// Two random cards change hands.
    Swap,
    /// Nothing more happens.
    Decline,
    /// The phase is over; after the last one, the turn.
    EndPhase,
    /// Love Letter: the card does what it says to the chosen seat, or to nobody.
    Play,
    /// Love Letter: nobody can be chosen, nothing happens.
    InVain,
    /// Love Letter: whoever lays this down is out.
    Lose,
}

impl Effect {
    /// Its word on the wire.
    #[must_use]
    pub fn does(&self) -> &'static str {
        match self {
            Effect::Move { .. } => "move",
            Effect::Stay { .. } => "stay",
            Effect::Ability { .. } => "ability",
            Effect::Gain { .. } => "gain",
            Effect::Says { .. } => "says",
            Effect::Aim => "aim",
            Effect::Cancel => "cancel",
            Effect::Suffer => "suffer",
            Effect::Swap => "swap",
            Effect::Decline => "decline",
            Effect::EndPhase => "end_phase",
            Effect::Play => "play",
            Effect::InVain => "in_vain",
            Effect::Lose => "lose",
        }
    }
}

/// One thing that can be done, beside its text in the protocol.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Offer {
    /// The action as the protocol writes it: what is sent back.
    pub text: String,
    /// What is done.
    pub verb: Verb,
    /// With what and whom.
    #[serde(flatten)]
    pub with: Objects,
    /// What it would do.
    pub effect: Effect,
}

/// What an action is done with: cards, seats, piles. Each action has a few of these, most have one.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Objects {
    /// With which card. Of `target` the one that goes there, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub card: Option<CardId>,
    /// With whom: where it goes, or who is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub seat: Option<u8>,
    /// The maid that an illness lies on or is laid on, or who is cured or chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub on: Option<SickMaid>,
    /// The chief beneath a building.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub under: Option<CardId>,
    /// Love Letter: the card that a Guard names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub names: Option<CardId>,
    /// Motto: the pile that is worked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub pile: Option<Pantry>,
}
