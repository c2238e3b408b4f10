//! Piles of cards, four bits a card.

use crate::Card;

/// The deck, face down. Sixteen cards fit: the whole box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deck(u64);

impl Deck {
    /// The most cards it holds.
    pub const ROOM: usize = 16;

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<Card> {
        let top = Card::unpacked(self.0 as u8);
        self.0 >>= 4;
        top
    }

    /// Puts a card on top. The caller has made sure of room.
    #[inline]
    pub fn put(&mut self, card: Card) {
        self.0 = self.0 << 4 | u64::from(card.value());
    }

    /// The card at a place, as its four bits; the last of `left` cards moves to that place.
    #[inline]
    pub(crate) fn pick(&mut self, place: u32, left: u32) -> u64 {
        let (card, last) = (self.0 >> (4 * place) & 15, self.0 >> (4 * (left - 1)) & 15);
        self.0 ^= (card ^ last) << (4 * place);
        card
    }

    /// Puts four bits of a card on top.
    #[inline]
    pub(crate) fn put_packed(&mut self, card: u64) {
        self.0 = self.0 << 4 | card;
    }

    /// How many cards are left?
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(4) as usize
    }

    /// Is no card left?
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, top first.
    pub fn cards(mut self) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || self.draw())
    }
}

/// A row of laid cards, face up, in the order they were laid (LL-TURN-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Row(u128);

impl Row {
    /// The most cards it holds: more than the box has, for positions made up freely.
    pub const ROOM: usize = 32;

    /// Lays a card at the end.
    #[inline]
    pub fn lay(&mut self, card: Card) {
        self.0 = self.0 << 4 | u128::from(card.value());
    }

    /// How many cards lie there?
    #[must_use]
    pub fn len(self) -> usize {
        (u128::BITS - self.0.leading_zeros()).div_ceil(4) as usize
    }

    /// Does no card lie there?
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, first laid first.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        (0..self.len()).rev().filter_map(move |place| Card::unpacked((self.0 >> (4 * place)) as u8))
    }

    /// The sum of the values (LL-ROUND-03).
    #[must_use]
    pub fn sum(self) -> u32 {
        self.cards().map(|card| u32::from(card.value())).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_gives_its_cards_from_the_top() {
        let mut deck = Deck::default();
        for card in [Card::PRINCESS, Card::GUARD, Card::KING] {
            deck.put(card);
        }
        assert_eq!(deck.len(), 3);
        assert_eq!(deck.cards().collect::<Vec<_>>(), [Card::KING, Card::GUARD, Card::PRINCESS]);
        assert_eq!(
            [deck.draw(), deck.draw(), deck.draw(), deck.draw()].map(|card| card.map(Card::value)),
            [Some(6), Some(1), Some(8), None]
        );
        assert!(deck.is_empty());
    }

    #[test]
    fn a_full_deck_and_a_full_row_keep_every_card() {
        let (mut deck, mut row) = (Deck::default(), Row::default());
        (0..Deck::ROOM).for_each(|_| deck.put(Card::PRINCESS));
        (0..Row::ROOM).for_each(|_| row.lay(Card::PRINCESS));
        assert_eq!((deck.len(), row.len(), row.sum()), (16, 32, 256));
    }

    /// Proves LL-TURN-02.
    #[test]
    fn ll_turn_02_a_row_keeps_the_order_in_which_cards_were_laid() {
        let mut row = Row::default();
        assert!(row.is_empty());
        row.lay(Card::GUARD);
        row.lay(Card::KING);
        row.lay(Card::PRIEST);
        assert_eq!(row.cards().collect::<Vec<_>>(), [Card::GUARD, Card::KING, Card::PRIEST]);
        assert_eq!(row.sum(), 9);
    }
}
