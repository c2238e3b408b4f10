//! Where cards lie, what moved, and because of what.

use serde::{Deserialize, Serialize};

use crate::CardId;

/// A sort of place. Those of a seat come first, then those of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Zone {
    /// A hand.
    Hand,
    /// A draw pile, from its top; Love Letter's belongs to nobody.
    Deck,
    /// The bottom of a draw pile.
    DeckBottom,
    /// A discard pile; in Love Letter the row of cards laid.
    Discard,
    /// Cards that serve, and Love played, until the dismissal.
    InPlay,
    /// Chambermaids in private quarters.
    Chambermaids,
    /// Private maids, the topmost being the one who works.
    PrivateMaids,
    /// Illnesses on a maid; `on` says which.
    Illness,
    /// Bad Habits in private quarters.
    BadHabits,
    /// Buildings.
    Buildings,
    /// Beneath a building; `on` says which.
    Beneath,
    /// Reminiscences that a seat has acquired.
    Reminiscences,
    /// Motto: the refined maid who helps a seat this round.
    Refined,
    /// Motto: preparations that a seat has finished.
    Preparations,
    /// The town's piles, each of one kind.
    Town,
    /// Private maids on offer.
    PrivateOffer,
    /// The pile that those come from.
    PrivatePile,
    /// Reminiscences on offer.
    ReminiscenceOffer,
    /// The pile that those come from.
    ReminiscencePile,
    /// Motto: refined maids whom nobody has chosen.
    Park,
    /// Motto: preparations still to be done.
    Pantry,
    /// Motto: the pile of guests from older boxes.
    Guests,
    /// Love Letter: the card put aside face down.
    Aside,
    /// Love Letter: cards laid open for two players.
    FaceUp,
    /// Out of the game.
    Box,
}

/// A place at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Place {
    /// What sort of place.
    pub zone: Zone,
    /// Whose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub seat: Option<u8>,
    /// The card that it lies on, or beneath.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub on: Option<CardId>,
    /// Of illnesses: how many lie on that copy of her before what is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub illness: Option<u8>,
}

impl Place {
    /// A place of the table.
    #[must_use]
    pub fn table(zone: Zone) -> Place {
        Place { zone, seat: None, on: None, illness: None }
    }

    /// A place of a seat.
    #[must_use]
    pub fn of(zone: Zone, seat: livret_kernel::Seat) -> Place {
        Place { zone, seat: Some(seat.0), on: None, illness: None }
    }

    /// The same, on or beneath a card.
    #[must_use]
    pub fn on(self, card: CardId) -> Place {
        Place { on: Some(card), ..self }
    }

    /// The same, on the copy that has so many illnesses.
    #[must_use]
    pub fn ill(self, illness: u8) -> Place {
        Place { illness: Some(illness), ..self }
    }
}

/// Cards that went from one place to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Move {
    /// Which, in the order in which they arrive: of a discard pile the last one lies on top. Empty where the viewer may not
    /// know them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub cards: Vec<CardId>,
    /// How many.
    pub count: u16,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
}

/// Because of which card something happened, and who used it. Named only to those who may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Cause {
    /// The card.
    pub card: CardId,
    /// Who used it.
    pub seat: u8,
}
