//! The whole position.

use livret_kernel::{Seat, SeatSet};

use crate::{Card, Deck, Kinds, Row, Seats};

/// Everything about the position: plain data.
///
/// At a point of rest the seat `player` holds two cards, `hand` and `drawn`; all others in the
/// round hold one. What players have learnt of each other's cards always concerns the card in
/// `hand`: nobody but its owner knows a card just drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    pub(crate) deck: Deck,
    /// Laid cards (LL-TURN-02).
    pub(crate) row: Seats<Row>,
    pub(crate) hand: Seats<Option<Card>>,
    /// The second card of the seat whose turn it is.
    pub(crate) drawn: Option<Card>,
    /// The card put aside face down (LL-SETUP-03), until a Prince takes it.
    pub(crate) aside: Option<Card>,
    /// The cards laid open for two players (LL-SETUP-04).
    pub(crate) face_up: [Option<Card>; 3],
    /// Who knows the card in this hand, its owner aside.
    pub(crate) known: Seats<SeatSet>,
    /// Those of them of whom its owner is sure. A King moves a card together with its onlookers,
    /// and the new owner cannot always tell who they are.
    pub(crate) shown: Seats<SeatSet>,
    /// What everybody knows this hand is not: a Guard named it, or a Baron's outcome tells.
    pub(crate) not: Seats<Kinds>,
    /// Who is still in the round, as bits.
    pub(crate) present: u8,
    /// Whom a Handmaid protects, as bits.
    pub(crate) protected: u8,
    pub(crate) player: Seat,
    pub(crate) over: bool,
    pub(crate) tokens: Seats<u8>,
    /// Rounds begun.
    pub(crate) round: u32,
    /// Turns begun.
    pub(crate) turn: u32,
}

impl State {
    /// Is the seat in the round?
    #[inline]
    pub(crate) fn is_in(&self, seat: Seat) -> bool {
        self.present >> (seat.0 & 7) & 1 == 1
    }

    /// Is the seat protected?
    #[inline]
    pub(crate) fn is_protected(&self, seat: Seat) -> bool {
        self.protected >> (seat.0 & 7) & 1 == 1
    }

    /// The other seats that the one to play may choose (LL-TURN-06), as bits.
    #[inline]
    pub(crate) fn open(&self) -> u8 {
        self.present & !self.protected & !SeatSet::of(self.player).0
    }

    /// Is one player left?
    #[inline]
    pub(crate) fn is_decided(&self) -> bool {
        self.present & self.present.wrapping_sub(1) == 0
    }

    /// A card leaves the hand of two onto the row; what others know of the other card is kept
    /// exactly as far as it can be told from the card laid.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card) {
        let me = self.player;
        if self.hand[me] == Some(card) {
            self.hand[me] = self.drawn;
            self.forget_sight(me);
        }
        // A kind that the held card was known not to be can only have been drawn: the held card
        // stays, and so does what is known of it. Otherwise it may have changed.
        if !self.not[me].has(card) {
            self.not[me] = Kinds::NONE;
        }
        self.drawn = None;
        self.row[me].lay(card);
    }

    /// Whoever has seen this seat's card knows nothing of the next.
    #[inline]
    pub(crate) fn forget_sight(&mut self, seat: Seat) {
        self.known[seat] = SeatSet::NOBODY;
        self.shown[seat] = SeatSet::NOBODY;
    }

    /// Nothing is known of this seat's card any more.
    #[inline]
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.forget_sight(seat);
        self.not[seat] = Kinds::NONE;
    }

    /// `looker` sees the card of `seat`, and `seat` sees them look.
    #[inline]
    pub(crate) fn show(&mut self, seat: Seat, looker: Seat) {
        self.known[seat] = self.known[seat].and(SeatSet::of(looker));
        self.shown[seat] = self.shown[seat].and(SeatSet::of(looker));
    }

    /// Two hands change places; what was known of a card goes with it, and both now know both.
    #[inline]
    pub(crate) fn swap(&mut self, a: Seat, b: Seat) {
        (self.hand[a], self.hand[b]) = (self.hand[b], self.hand[a]);
        (self.not[a], self.not[b]) = (self.not[b], self.not[a]);
        (self.known[a], self.known[b]) = (self.known[b], self.known[a]);
        for (owner, other) in [(a, b), (b, a)] {
            self.known[owner].0 &= !SeatSet::of(owner).0;
            self.shown[owner] = SeatSet::NOBODY;
            self.show(owner, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_is_at_most_128_bytes() {
        assert!(size_of::<State>() <= 128, "{} bytes", size_of::<State>());
    }
}
