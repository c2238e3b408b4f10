//! Positions that look the same to a viewer.

use livret_kernel::{Chance, Seat, SeatSet, Stream};

use crate::{Card, Deck, HandView, Kinds, Letter, Seats, State, View};

/// The stream of what is drawn anew.
const ANEW: Stream = Stream::table(2);

impl Letter {
    /// A position that the viewer cannot tell from the true one. Every deal of the unseen cards
    /// that fits what the viewer knows is equally likely. Playing or keeping the Countess says
    /// nothing for certain, and is not reckoned with.
    ///
    /// What others have seen of third hands is not drawn: the viewer cannot tell how much of it
    /// still holds, and it is left out.
    pub(crate) fn position_like<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        let mut unseen = Unseen::of(self, view);
        let mut state = open_part(view);
        deal_hands(view, &mut unseen, &mut state, chance);
        deal_rest(view, &mut unseen, &mut state, chance);
        state
    }

    /// The same with these cards in the hands that the viewer has not seen; a hand without one gets
    /// any card. For search that has a belief of its own. The caller answers for the cards: they are
    /// unseen, and nobody knows them not to be there.
    pub fn position_holding<C: Chance>(&self, view: &View, hands: &Seats<Option<Card>>, chance: &mut C) -> State {
        let mut unseen = Unseen::of(self, view);
        let mut state = open_part(view);
        for seat in (0..Seats::<u8>::MOST as u8).map(Seat).filter(|&seat| view.hand[seat].count > 0) {
            if let (None, Some(card)) = (state.hand[seat], hands[seat]) {
                unseen.take(card);
                state.hand[seat] = Some(card);
            }
        }
        let mut dealt = *view;
        dealt.hand.0.iter_mut().zip(state.hand.0).for_each(|(seen, held)| seen.held = held);
        deal_hands(&dealt, &mut unseen, &mut state, chance);
        deal_rest(view, &mut unseen, &mut state, chance);
        state
    }

    /// How many of each kind the viewer has not seen, by value; place 0 is empty.
    #[must_use]
    pub fn unseen(&self, view: &View) -> [u8; Card::KINDS + 1] {
        Unseen::of(self, view).0
    }
}

/// The second card of a hand that the viewer does not see, the card put aside and the deck.
fn deal_rest<C: Chance>(view: &View, unseen: &mut Unseen, state: &mut State, chance: &mut C) {
    let hidden_draw = view.hand[view.player].count == 2 && view.hand[view.player].drawn.is_none();
    if hidden_draw {
        state.drawn = Some(unseen.any(chance));
    }
    state.aside = (view.aside > 0).then(|| unseen.any(chance));
    (0..view.deck).for_each(|_| state.deck.put(unseen.any(chance)));
}

/// Everything that the view shows.
fn open_part(view: &View) -> State {
    let own = view.viewer.bit();
    let known = |hand: &HandView| if hand.held.is_some() { own } else { SeatSet::NOBODY };
    let mut state = State {
        deck: Deck::default(),
        row: view.row,
        hand: Seats::from_fn(|seat| view.hand[seat].held),
        drawn: view.hand[view.player].drawn,
        aside: None,
        face_up: view.face_up,
        known: Seats::from_fn(|seat| known(&view.hand[seat])),
        shown: Seats::from_fn(|seat| view.hand[seat].seen_by),
        not: Seats::from_fn(|seat| view.hand[seat].not),
        present: view.present,
        protected: view.protected,
        player: view.player,
        over: view.over,
        tokens: view.tokens,
        round: view.round,
        turn: view.turn,
    };
    if let Some(seat) = view.viewer.seat() {
        state.known[seat] = view.hand[seat].seen_by;
    }
    state
}

/// Hands of which something is known come first, drawn in proportion to the number of deals that
/// each choice leaves possible: exact, where dealing and starting over would be slow. Whatever
/// they get, the others can be dealt in as many ways.
fn deal_hands<C: Chance>(view: &View, unseen: &mut Unseen, state: &mut State, chance: &mut C) {
    let mut hidden = Hidden::of(view);
    while let Some((seat, not)) = hidden.next() {
        state.hand[seat] = Some(unseen.draw(not, &hidden, chance));
    }
    for (hand, seen) in state.hand.0.iter_mut().zip(&view.hand.0) {
        if hand.is_none() && seen.count > 0 {
            *hand = Some(unseen.any(chance));
        }
    }
}

/// The hands that the viewer has not seen but knows not to be this or that.
struct Hidden {
    hands: [(Seat, Kinds); Seats::<u8>::MOST],
    left: usize,
}

impl Hidden {
    fn of(view: &View) -> Hidden {
        let mut hidden = Hidden { hands: [(Seat(0), Kinds::NONE); Seats::<u8>::MOST], left: 0 };
        for seat in (0..Seats::<u8>::MOST as u8).map(Seat) {
            let hand = &view.hand[seat];
            if hand.held.is_none() && !hand.not.is_empty() {
                hidden.hands[hidden.left] = (seat, hand.not);
                hidden.left += 1;
            }
        }
        hidden
    }

    fn next(&mut self) -> Option<(Seat, Kinds)> {
        self.left = self.left.checked_sub(1)?;
        Some(self.hands[self.left])
    }

    fn rest(&self) -> &[(Seat, Kinds)] {
        &self.hands[..self.left]
    }
}

/// How many of each kind the viewer has not seen.
struct Unseen([u8; Card::KINDS + 1]);

impl Unseen {
    fn of(game: &Letter, view: &View) -> Unseen {
        let mut unseen = Unseen([0; Card::KINDS + 1]);
        game.book.cards.iter().for_each(|card| unseen.0[usize::from(card.value())] += 1);
        view.row.0.iter().flat_map(|row| row.cards()).for_each(|card| unseen.take(card));
        view.hand.0.iter().flat_map(|hand| [hand.held, hand.drawn]).flatten().for_each(|card| unseen.take(card));
        view.face_up.into_iter().flatten().for_each(|card| unseen.take(card));
        unseen
    }

    fn count(&self, card: Card) -> u32 {
        self.0[usize::from(card.value())].into()
    }

    /// A position made up freely may show more of a kind than the box has.
    fn take(&mut self, card: Card) {
        let left = &mut self.0[usize::from(card.value())];
        *left = left.saturating_sub(1);
    }

    /// Ways to deal these hands out of the unseen cards, copies told apart.
    fn ways(&mut self, hands: &[(Seat, Kinds)]) -> u32 {
        let Some((&(_, not), rest)) = hands.split_last() else { return 1 };
        Card::all().filter(|&card| !not.has(card)).map(|card| self.ways_with(card, rest)).sum()
    }

    /// The same, with this card dealt before.
    fn ways_with(&mut self, card: Card, rest: &[(Seat, Kinds)]) -> u32 {
        let copies = self.count(card);
        if copies == 0 {
            return 0;
        }
        self.take(card);
        let ways = copies * self.ways(rest);
        self.0[usize::from(card.value())] += 1;
        ways
    }

    /// A card for a hand that is `not` these, with `others` still to be dealt. In a position made
    /// up freely the unseen cards may not suffice; then any card will do that is not excluded.
    fn draw<C: Chance>(&mut self, not: Kinds, others: &Hidden, chance: &mut C) -> Card {
        let weights = Card::all().map(|card| if not.has(card) { 0 } else { self.ways_with(card, others.rest()) });
        let weights: [u32; Card::KINDS] = collected(weights);
        let card = weighted(weights, chance)
            .or_else(|| weighted(collected(Card::all().map(|card| u32::from(!not.has(card)))), chance))
            .unwrap_or(Card::GUARD);
        self.take(card);
        card
    }

    /// Any unseen card.
    fn any<C: Chance>(&mut self, chance: &mut C) -> Card {
        let card = weighted(collected(Card::all().map(|card| self.count(card))), chance).unwrap_or(Card::GUARD);
        self.take(card);
        card
    }
}

fn collected(weights: impl Iterator<Item = u32>) -> [u32; Card::KINDS] {
    let mut all = [0; Card::KINDS];
    all.iter_mut().zip(weights).for_each(|(place, weight)| *place = weight);
    all
}

/// A kind, each as likely as its weight; none when all weigh nothing.
fn weighted<C: Chance>(weights: [u32; Card::KINDS], chance: &mut C) -> Option<Card> {
    let total = weights.iter().sum();
    if total == 0 {
        return None;
    }
    let mut lot = chance.below(ANEW, total);
    Card::all().zip(weights).find_map(|(card, weight)| {
        let hit = lot < weight;
        lot = lot.wrapping_sub(weight);
        hit.then_some(card)
    })
}
