//! Shuffling and dealing a round.

use livret_kernel::{Chance, Seat, Sink, Stream};

use crate::event::{Happened, Swept};
use crate::play::Turn;
use crate::{Deck, Event, Seats, State};

/// The stream of the shuffle. What is played never touches it, so the next round's deck is the
/// same whatever happens in this one.
const SHUFFLE: Stream = Stream::table(0);

/// A shuffled deck of the whole box.
///
/// Each card is a pick among those left: 16, 15, 14 … One number below the product of five counts
/// names five picks at once, which takes three draws of chance instead of fifteen. The products
/// stay far below 2^32, where a fast stream would begin to favour some of them.
#[inline]
fn shuffled<C: Chance>(mut cards: Deck, chance: &mut C) -> Deck {
    let mut deck = Deck::default();
    picks::<16, C>(&mut cards, &mut deck, chance);
    picks::<11, C>(&mut cards, &mut deck, chance);
    picks::<6, C>(&mut cards, &mut deck, chance);
    deck.put_packed(cards.pick(0, 1));
    deck
}

/// Five picks among the first `LEFT` cards.
#[inline]
fn picks<const LEFT: u32, C: Chance>(cards: &mut Deck, deck: &mut Deck, chance: &mut C) {
    let mut lot = chance.below(SHUFFLE, LEFT * (LEFT - 1) * (LEFT - 2) * (LEFT - 3) * (LEFT - 4));
    for picked in 0..5 {
        let left = LEFT - picked;
        deck.put_packed(cards.pick(lot % left, left));
        lot /= left;
    }
}

impl<C: Chance, K: Sink<Happened>> Turn<'_, C, K> {
    /// Deals a round and lets `first` begin it (LL-SETUP-03 to -06).
    pub(crate) fn begin_round(&mut self, first: Seat) {
        let (tokens, turn, round) = (self.state.tokens, self.state.turn, self.state.round + 1);
        let swept = Swept::of(self.state);
        let deck = shuffled(self.game.book.deck, self.chance);
        *self.state = State { deck, tokens, turn, round, present: self.game.everybody().0, ..State::default() };
        self.say(Event::Shuffled { round, swept });
        self.state.aside = self.state.deck.draw();
        self.reveal();
        self.deal_hands();
        self.begin_turn(first);
    }

    /// LL-SETUP-04.
    fn reveal(&mut self) {
        if self.game.seats == 2 {
            self.state.face_up = std::array::from_fn(|_| self.state.deck.draw());
            self.say(Event::Revealed { cards: self.state.face_up });
        }
    }

    fn deal_hands(&mut self) {
        for player in (0..self.game.seats.min(Seats::<u8>::MOST) as u8).map(Seat) {
            let card = self.state.deck.draw();
            self.state.hand[player] = card;
            self.say(Event::Drew { player, card });
        }
    }

    /// LL-CARD-HANDMAID: protection ends where the own next turn starts. LL-TURN-01: one card.
    pub(crate) fn begin_turn(&mut self, player: Seat) {
        self.state.player = player;
        self.state.turn = self.state.turn.saturating_add(1);
        self.state.protected &= !(1 << (player.0 & 7));
        self.state.drawn = self.state.deck.draw();
        self.say(Event::TurnBegan { player });
        self.say(Event::Drew { player, card: self.state.drawn });
    }
}

#[cfg(test)]
mod tests {
    use livret_kernel::{FastStreams, SecureStreams};

    use super::*;
    use crate::Card;
    use crate::book::book;

    #[test]
    fn ll_setup_03_a_shuffle_keeps_every_card_and_puts_each_anywhere() {
        let mut chance = FastStreams::new(1);
        let mut tops = [0u32; 9];
        for _ in 0..16_000 {
            let deck: Vec<Card> = shuffled(book().deck, &mut chance).cards().collect();
            tops[usize::from(deck[0].value())] += 1;
            tops[0] += u32::from(deck[15] == Card::PRINCESS);
            let mut sorted = deck;
            sorted.sort_unstable();
            assert_eq!(sorted, book().cards);
        }
        let expected = [1000, 5000, 2000, 2000, 2000, 2000, 1000, 1000, 1000];
        let near = |(&seen, expected): (&u32, u32)| seen.abs_diff(expected) < 250;
        assert!(tops.iter().zip(expected).all(near), "{tops:?}");
    }

    #[test]
    fn a_seed_deals_the_same_on_every_machine() {
        let fast: Vec<u8> = shuffled(book().deck, &mut FastStreams::new(7)).cards().map(Card::value).collect();
        let secure: Vec<u8> = shuffled(book().deck, &mut SecureStreams::new("tea")).cards().map(Card::value).collect();
        assert_eq!(fast, [1, 5, 4, 5, 1, 2, 3, 1, 2, 1, 6, 4, 1, 3, 8, 7]);
        assert_eq!(secure, [5, 4, 5, 4, 1, 2, 1, 1, 3, 1, 6, 3, 8, 7, 1, 2]);
    }
}
