//! The vocabulary of what cards do.

use serde::Deserialize;

use crate::Kinds;

/// What a card does when it is played: one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Effect {
    /// Name a kind other than this card's; another player who holds it is out.
    Guess,
    /// Look at another player's card.
    Look,
    /// Compare cards with another player; the lower is out.
    Compare,
    /// Nobody else may choose the player until their next turn.
    Protect,
    /// Any player lays down their card without its action and draws another.
    Renew,
    /// Exchange cards with another player.
    Swap,
    /// No action; must be played when the other card in hand is one of these.
    LeaveBefore(Kinds),
    /// Whoever lays it down, for whatever reason, is out.
    Fall,
}

/// Whom a card is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Nobody.
    Nobody,
    /// Another player, who is not protected.
    Other,
    /// The same, or the player themselves.
    Anybody,
}

impl Effect {
    /// The word on a card's face.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Effect::Guess => "guess",
            Effect::Look => "look",
            Effect::Compare => "compare",
            Effect::Protect => "safe",
            Effect::Renew => "redraw",
            Effect::Swap => "swap",
            Effect::LeaveBefore(_) => "withRoyals",
            Effect::Fall => "keep",
        }
    }

    /// Whom it is played on.
    #[must_use]
    pub fn aim(self) -> Aim {
        match self {
            Effect::Guess | Effect::Look | Effect::Compare | Effect::Swap => Aim::Other,
            Effect::Renew => Aim::Anybody,
            Effect::Protect | Effect::LeaveBefore(_) | Effect::Fall => Aim::Nobody,
        }
    }
}
