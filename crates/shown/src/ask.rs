//! What is asked.

use livret_kernel::Names;
use serde::{Deserialize, Serialize};

use crate::{CardId, Place};

/// The sort of question: what the one who is asked has to choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Sort {
    /// Anything that the phase of the turn allows.
    Turn,
    /// The same, but the phase does not end before something is gained (AMB-TC-55).
    TurnWithGain,
    /// Motto: the refined maid of the round.
    Pick,
    /// Love Letter: which of two cards to play.
    Play,
    /// A card to discard from hand.
    Discard,
    /// A card of which two copies are discarded.
    DiscardTwins,
    /// The one card that stays in hand.
    KeepOne,
    /// Which card of the dismissed hand everybody sees on the discard pile.
    LayDown,
    /// A card that goes back to the town.
    Return,
    /// An event that goes back to the town.
    ReturnEvent,
    /// A building that goes back to the town.
    ReturnBuilding,
    /// A card from the town.
    Take,
    /// A card from the town for cards of the hand.
    Exchange,
    /// A private maid from the town for the own one.
    SwapPrivate,
    /// An event to move to another house.
    TakeEvent,
    /// Where the moved event goes.
    PlaceMoved,
    /// A card of the town to give away.
    Give,
    /// A card of the hand that goes on top of the deck.
    PutOnTop,
    /// A card of the hand that goes under the deck.
    PutUnder,
    /// Discard the card that lies on top of a deck, or leave it.
    LookAtTop,
    /// A card to discard of those looked at.
    DiscardLooked,
    /// In which order the cards looked at go back.
    OrderLooked,
    /// A card to keep of those revealed.
    KeepRevealed,
    /// A player.
    Seat,
    /// A maid who falls ill.
    Maid,
    /// What is gained.
    Gain,
    /// A maid who becomes a chambermaid.
    Chamber,
    /// A card that pays for a reminiscence.
    Pay,
    /// Whether to do what the card offers.
    YesNo,
    /// Whether an ability is used.
    Use,
    /// Whether two random cards change hands.
    Swap,
    /// Whether a card is shown that keeps an event away.
    Reaction,
}

/// How a question is declined.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Decline {
    /// It must be answered.
    #[default]
    Must,
    /// By `no`.
    No,
    /// By `done`, after answers were given.
    Done,
}

impl Decline {
    fn is_must(&self) -> bool {
        *self == Decline::Must
    }
}

/// What is asked: enough to say it, and to show where the answers lie, without knowing the card that asks. Nothing in it
/// tells a hand: everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Ask {
    /// What has to be chosen.
    pub sort: Sort,
    /// How it is declined; absent where it must be answered.
    #[serde(default, skip_serializing_if = "Decline::is_must")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Decline>", optional))]
    pub decline: Decline,
    /// Where the answers lie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub at: Option<Place>,
    /// Where the chosen card goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub to: Option<Place>,
    /// The card that is about to be placed: an event, or one that is given away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub card: Option<CardId>,
    /// The maid that it would lie on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub on: Option<CardId>,
    /// Who used the card that asks, where that is another seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub by: Option<u8>,
    /// The card that they did it with, where the one that asks is the own one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub with: Option<CardId>,
    /// What their card does to whoever is asked, in every language, without what it costs or brings its user.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub text: Option<Names>,
}

impl Ask {
    /// A question of this sort, with no more to say about it.
    #[must_use]
    pub fn new(sort: Sort, decline: Decline) -> Ask {
        Ask { sort, decline, at: None, to: None, card: None, on: None, by: None, with: None, text: None }
    }
}
