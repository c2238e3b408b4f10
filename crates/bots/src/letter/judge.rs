//! One step ahead: what each action is worth, by rule of thumb and exact odds.
//!
//! Cheap enough for playouts: no allocation, no search. The worth is about the chance of winning
//! the round.

use livret_kernel::{Seat, Viewer};
use livret_letter::{Action, Card, Letter, View};

use super::{Kindly, kept, place, seats};

const GUARD: usize = 1;
const BARON: usize = 3;
const PRINCE: usize = 5;
const PRINCESS: usize = 8;

/// A seat about to play, with what it reckons with.
pub(crate) struct Judge<'a> {
    view: &'a View,
    me: Seat,
    unseen: Kindly<u8>,
    /// How likely each seat holds each kind.
    odds: [Kindly<f32>; 4],
    /// How likely the next card of the deck is of each kind.
    pool: Kindly<f32>,
    /// Seats in the round besides this one, as bits.
    others: u8,
    rivals: f32,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(game: &Letter, view: &'a View, me: Seat, odds: [Kindly<f32>; 4]) -> Judge<'a> {
        Judge::with(view, me, game.unseen(view), odds)
    }

    /// Each hidden hand taken by itself: exact for two players, near enough for playouts.
    pub(crate) fn quick(game: &Letter, view: &'a View, me: Seat) -> Judge<'a> {
        let unseen = game.unseen(view);
        let mut odds = [[0.0; Card::KINDS + 1]; 4];
        for seat in seats().filter(|&seat| seat != me && view.present >> seat.0 & 1 == 1) {
            odds[seat.index()] = hand_odds(view, seat, &unseen);
        }
        Judge::with(view, me, unseen, odds)
    }

    fn with(view: &'a View, me: Seat, unseen: Kindly<u8>, odds: [Kindly<f32>; 4]) -> Judge<'a> {
        let total: u8 = unseen.iter().sum();
        let pool = unseen.map(|n| f32::from(n) / f32::from(total.max(1)));
        let others = view.present & !(1 << me.0);
        Judge { view, me, unseen, odds, pool, others, rivals: others.count_ones() as f32 }
    }

    pub(crate) fn view(&self) -> &View {
        self.view
    }

    pub(crate) fn me(&self) -> Seat {
        self.me
    }

    /// How likely this seat holds this card.
    pub(crate) fn odds(&self, seat: Seat, card: Card) -> f32 {
        self.odds[seat.index() % 4][place(card)]
    }

    /// How likely this seat holds less than this card, as much, more.
    pub(crate) fn against(&self, seat: Seat, card: Card) -> [f32; 3] {
        let odds = &self.odds[seat.index() % 4];
        let at = place(card);
        [odds[1..at].iter().sum(), odds[at], odds[at + 1..].iter().sum()]
    }

    /// The best action; the first of equals.
    pub(crate) fn best(&self, legal: &[Action]) -> Action {
        let mut best = (legal[0], f32::MIN);
        for &action in legal {
            let worth = self.worth(action);
            if worth > best.1 {
                best = (action, worth);
            }
        }
        best.0
    }

    /// About the chance of winning the round after this action.
    pub(crate) fn worth(&self, action: Action) -> f32 {
        let Some(kept) = kept(self.view, self.me, action.card) else { return 0.0 };
        match (action.card, action.target) {
            (Card::PRINCESS, _) => 0.0,
            (Card::HANDMAID, _) => self.future(action.card, kept, None),
            (_, None) => self.after(action.card, kept, None),
            (Card::GUARD, Some(target)) => {
                let hit = action.named.map_or(0.0, |named| self.odds(target, named));
                hit * self.one_less(action.card, kept) + (1.0 - hit) * self.after(action.card, kept, None)
            }
            (Card::PRIEST, Some(target)) => {
                let news = if self.view.hand[target].held.is_some() { 0.0 } else { 0.06 };
                let later = if self.view.deck > 1 { news } else { 0.0 };
                (self.after(action.card, kept, None) * (1.0 + later)).min(1.0)
            }
            (Card::BARON, Some(target)) => {
                let [less, same, _] = self.against(target, kept);
                less * self.one_less(action.card, kept) + same * self.after(action.card, kept, None)
            }
            (Card::PRINCE, Some(target)) if target == self.me => self.renewed(kept),
            (Card::PRINCE, Some(target)) => {
                let falls = self.odds(target, Card::PRINCESS);
                falls * self.one_less(action.card, kept) + (1.0 - falls) * self.after(action.card, kept, Some(target))
            }
            (Card::KING, Some(target)) => self.swapped(target, kept),
            (_, Some(_)) => self.after(action.card, kept, None),
        }
    }

    /// One rival fewer.
    fn one_less(&self, laid: Card, kept: Card) -> f32 {
        if self.rivals <= 1.0 {
            return 1.0;
        }
        (self.after(laid, kept, None) * (self.rivals + 1.0) / self.rivals).min(1.0)
    }

    /// Unprotected until the next turn, then the future.
    fn after(&self, laid: Card, kept: Card, renewed: Option<Seat>) -> f32 {
        let future = self.future(laid, kept, renewed);
        if self.view.deck == 0 { future } else { (1.0 - self.danger(laid, kept)) * future }
    }

    /// A Prince on oneself: another card, which nobody knows.
    fn renewed(&self, kept: Card) -> f32 {
        if kept == Card::PRINCESS {
            return 0.0;
        }
        Card::all().map(|card| self.pool[place(card)] * self.after(Card::PRINCE, card, None)).sum()
    }

    fn swapped(&self, target: Seat, given: Card) -> f32 {
        let mut worth = 0.0;
        for card in Card::all() {
            let odds = self.odds(target, card);
            if odds > 0.0 {
                // The target knows the new card and holds the old one.
                let guarded = self.has(target, GUARD) * if card == Card::GUARD { 0.0 } else { 0.9 };
                let alive = if self.view.deck == 0 { 1.0 } else { 1.0 - guarded };
                let duel = match card.cmp(&given) {
                    std::cmp::Ordering::Less => 0.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 1.0,
                };
                let rest = self.beats(Card::KING, card, Some(target), None);
                worth += odds * alive * rest * lean(duel, self.slope());
            }
        }
        worth
    }

    /// The chance to come out on top with this card if nothing happens to it.
    fn future(&self, laid: Card, kept: Card, renewed: Option<Seat>) -> f32 {
        self.beats(laid, kept, None, renewed)
    }

    fn beats(&self, laid: Card, kept: Card, spared: Option<Seat>, renewed: Option<Seat>) -> f32 {
        let slope = self.slope();
        let mut all = 1.0;
        for seat in seats().filter(|seat| self.others >> seat.0 & 1 == 1 && Some(*seat) != spared) {
            let odds = if renewed == Some(seat) { &self.pool } else { &self.odds[seat.index()] };
            let at = place(kept);
            let less: f32 = odds[1..at].iter().sum();
            all *= lean(less + odds[at] * self.tie(laid, seat), slope);
        }
        all
    }

    /// LL-ROUND-03, as far as it can be told now.
    fn tie(&self, laid: Card, other: Seat) -> f32 {
        if self.view.deck > 0 {
            return 0.5;
        }
        let mine = self.view.row[self.me].sum() + u32::from(laid.value());
        match mine.cmp(&self.view.row[other].sum()) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        }
    }

    /// How much the cards of now decide at the end: wholly when the deck is empty.
    fn slope(&self) -> f32 {
        let turns = f32::from(self.view.deck) / (self.rivals + 1.0);
        1.0 / (1.0 + 0.9 * turns)
    }

    /// How likely this seat has the kind on its turn.
    fn has(&self, seat: Seat, kind: usize) -> f32 {
        1.0 - (1.0 - self.odds[seat.index() % 4][kind]) * (1.0 - self.pool[kind])
    }

    /// The chance to be caught before the next turn.
    fn danger(&self, laid: Card, kept: Card) -> f32 {
        let hand = &self.view.hand[self.me];
        // What was known of the held card is true of the kept one only if that is the same.
        let old = hand.drawn == Some(laid) && hand.held == Some(kept);
        let mut safe = 1.0;
        for seat in seats().filter(|seat| self.others >> seat.0 & 1 == 1) {
            let knows = old && hand.seen_by.has(Viewer::Seat(seat));
            let chosen = if knows { 1.0 } else { 1.0 / self.rivals };
            safe *= 1.0 - chosen * self.threat(seat, kept, knows, old);
        }
        1.0 - safe
    }

    fn threat(&self, seat: Seat, kept: Card, knows: bool, old: bool) -> f32 {
        let at = place(kept);
        let guess = match (kept, knows) {
            (Card::GUARD, _) => 0.0,
            (_, true) => 0.95,
            (_, false) => self.guessable(kept, old),
        };
        let higher: f32 = self.pool[at + 1..].iter().sum();
        let by_guard = self.has(seat, GUARD) * guess;
        let by_baron = self.has(seat, BARON) * higher * 0.6;
        let by_prince = if at == PRINCESS { self.has(seat, PRINCE) * if knows { 1.0 } else { 0.4 } } else { 0.0 };
        1.0 - (1.0 - by_guard) * (1.0 - by_baron) * (1.0 - by_prince)
    }

    /// How likely somebody who names a card names this one.
    fn guessable(&self, kept: Card, old: bool) -> f32 {
        let not = self.view.hand[self.me].not;
        let open = |card: Card| card != Card::GUARD && !(old && not.has(card));
        let copies = |card: Card| f32::from(self.unseen[place(card)]) + if card == kept { 1.0 } else { 0.0 };
        let all: f32 = Card::all().filter(|&card| open(card)).map(copies).sum();
        copies(kept) / all.max(1.0)
    }
}

fn hand_odds(view: &View, seat: Seat, unseen: &Kindly<u8>) -> Kindly<f32> {
    let hand = &view.hand[seat];
    let mut odds = [0.0; Card::KINDS + 1];
    if let Some(card) = hand.held {
        odds[place(card)] = 1.0;
        return odds;
    }
    let mut total = 0.0;
    for card in Card::all().filter(|&card| !hand.not.has(card)) {
        let copies = f32::from(unseen[place(card)]);
        odds[place(card)] = copies;
        total += copies;
    }
    if total > 0.0 {
        odds.iter_mut().for_each(|odds| *odds /= total);
    }
    odds
}

/// From an even chance towards `chance`, as far as `slope`.
fn lean(chance: f32, slope: f32) -> f32 {
    0.5 + slope * (chance - 0.5)
}
