//! A seat's view by questions: what a fast bot asks instead of building a whole [`crate::View`].

use livret_kernel::Seat;

use crate::pile::Pile;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Phase, State, pair_bit};
use crate::words::{Counter, Pantry};

/// What one seat may know, answered question by question. The state stays inside.
///
/// Law: two positions that look the same to the seat give the same answers.
#[derive(Clone, Copy)]
pub struct Peek<'a, const S: usize, const W: usize> {
    rules: &'a Rules,
    s: &'a State<S, W>,
    seat: Seat,
}

impl<'a, const S: usize, const W: usize> Peek<'a, S, W> {
    #[inline]
    pub(crate) fn new(rules: &'a Rules, s: &'a State<S, W>, seat: Seat) -> Self {
        Peek { rules, s, seat }
    }

    /// The rules of the table.
    #[inline]
    #[must_use]
    pub fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// The seat that looks.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub fn active(&self) -> Seat {
        self.s.turn.active
    }

    /// The phase of the running turn.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.s.turn.phase
    }

    /// Turns begun, all seats together.
    #[inline]
    #[must_use]
    pub fn turns(&self) -> u16 {
        self.s.turn.number
    }

    /// A counter of the running turn.
    #[inline]
    #[must_use]
    pub fn counter(&self, counter: Counter) -> u8 {
        self.s.counter(counter)
    }

    /// The own hand.
    #[inline]
    #[must_use]
    pub fn hand(&self) -> &'a Pile<W> {
        &self.s.house(self.seat).hand
    }

    /// The own deck, hand, discard pile and cards in play together.
    #[inline]
    #[must_use]
    pub fn staff(&self) -> Pile<W> {
        self.owned_by(self.seat)
    }

    /// The same of any seat: every card that enters or leaves a house does so openly, unless
    /// others have swapped in secret.
    #[must_use]
    pub fn staff_of(&self, seat: Seat) -> Option<Pile<W>> {
        (!self.swapped_unseen()).then(|| self.owned_by(seat))
    }

    fn owned_by(&self, seat: Seat) -> Pile<W> {
        let house = self.s.house(seat);
        let mut all = house.deck;
        all.add_all(&house.hand);
        all.add_all(&house.discard);
        house.top.iter().chain(house.bottom.iter()).for_each(|placed| all.add(placed.card));
        if seat == self.s.turn.active {
            all.add_all(&self.s.turn.in_play);
        }
        all
    }

    /// Have two other seats swapped cards in secret?
    fn swapped_unseen(&self) -> bool {
        let own = (0..self.rules.seats as u8).map(Seat).filter(|&other| other != self.seat);
        let own = own.fold(0, |pairs, other| pairs | pair_bit(self.seat, other));
        self.s.swapped & !own != 0
    }

    /// Cards in a seat's deck.
    #[must_use]
    pub fn deck_size(&self, seat: Seat) -> usize {
        self.s.house(seat).deck_size()
    }

    /// A seat's chambermaids, sick ones included.
    #[inline]
    #[must_use]
    pub fn chamber(&self, seat: Seat) -> &'a Pile<W> {
        &self.s.house(seat).chamber
    }

    /// Healthy chambered copies of a maid.
    #[inline]
    #[must_use]
    pub fn healthy(&self, seat: Seat, maid: u8) -> u8 {
        self.s.healthy(seat, maid)
    }

    /// The private maid on top, healthy or not.
    #[must_use]
    pub fn private(&self, seat: Seat) -> Option<u8> {
        Some(self.s.house(seat).private).filter(|&maid| maid != crate::NONE)
    }

    /// A seat's Bad Habits, or buildings of a kind.
    #[must_use]
    pub fn extras(&self, seat: Seat, card: u8) -> u8 {
        self.s.house(seat).extras[self.rules.extra(card)]
    }

    /// A seat's reminiscences.
    #[must_use]
    pub fn memories(&self, seat: Seat) -> u8 {
        self.s.house(seat).memories.iter().sum()
    }

    /// A seat's preparations.
    #[must_use]
    pub fn preparations(&self, seat: Seat) -> u8 {
        self.s.house(seat).preparations.iter().sum()
    }

    /// The town's one-kind piles.
    #[inline]
    #[must_use]
    pub fn town(&self) -> &'a Pile<W> {
        &self.s.town.piles
    }

    /// Events or buildings of a kind left in town.
    #[must_use]
    pub fn town_extras(&self, card: u8) -> u8 {
        self.s.town.extras[self.rules.extra(card)]
    }

    /// Private maids that are left in the pile that counts for the end.
    #[must_use]
    pub fn privates_left(&self) -> u8 {
        let open = if self.rules.motto { self.s.town.private_up.len() } else { 0 };
        (self.s.town.private_pile.len() + open) as u8
    }

    /// Motto: guests left in their pile.
    #[must_use]
    pub fn guests_left(&self) -> u8 {
        self.s.town.guests.len() as u8
    }

    /// The top card of a preparation pile.
    #[must_use]
    pub fn top_preparation(&self, pile: Pantry) -> Option<u8> {
        self.s.top_preparation(self.rules, pile)
    }

    /// Preparations left in a pile.
    #[must_use]
    pub fn preparations_left(&self, pile: Pantry) -> u8 {
        let in_pile = |slot: &u8| self.rules.cards[usize::from(*slot)].def.work.is_some_and(|w| w.pile == pile);
        let slots = (self.rules.preparations..self.rules.cards.len() as u8).filter(in_pile);
        slots.map(|slot| self.s.town.preparations[usize::from(slot - self.rules.preparations)]).sum()
    }

    /// What hiring a card costs now.
    #[inline]
    #[must_use]
    pub fn price(&self, card: u8) -> u8 {
        self.s.price(self.rules, card)
    }

    /// Have enough piles run out?
    #[must_use]
    pub fn end_reached(&self) -> bool {
        self.s.turn.latched || self.s.end_reached(self.rules)
    }

    /// The card that asks.
    #[inline]
    #[must_use]
    pub fn source(&self) -> Option<u8> {
        self.s.decision(self.rules).and_then(|decision| decision.source)
    }

    /// What is asked; nothing where a free choice of the turn is due.
    #[inline]
    #[must_use]
    pub fn question(&self) -> Option<&'a Question> {
        self.s.question(self.rules)
    }

    /// The own private maid whose choice is due in this starting phase (AMB-TC-55).
    #[must_use]
    pub fn due(&self) -> Option<u8> {
        let free = self.s.stack.is_empty() && self.s.turn.phase == Phase::Start;
        if free { self.s.due(self.rules) } else { None }
    }

    /// The seat that the question is about.
    #[must_use]
    pub fn about(&self) -> Seat {
        self.s.stack.last().map_or(self.s.turn.active, |frame| Seat(frame.who))
    }

    /// A seat's points if the game ended now, where they can be known.
    #[must_use]
    pub fn points(&self, seat: Seat) -> Option<i32> {
        (!self.swapped_unseen()).then(|| self.s.points(self.rules, seat))
    }
}

#[cfg(test)]
mod tests {
    use livret_kernel::{Chance, FastStreams, Game, Silent, Stream, Viewer};
    use serde_json::json;

    use super::*;
    use crate::{AnyTanto, Library, Tanto, setup};

    fn answers<const S: usize, const W: usize>(peek: &Peek<S, W>) -> String {
        let seats = (0..peek.rules.seats as u8).map(Seat);
        let of_seats: Vec<_> = seats
            .map(|seat| {
                let public = (peek.deck_size(seat), *peek.chamber(seat), peek.private(seat));
                let kinds: Vec<u8> = (0..peek.rules.kinds).map(|kind| peek.healthy(seat, kind)).collect();
                let extras: Vec<u8> =
                    (peek.rules.extras..peek.rules.privates).map(|card| peek.extras(seat, card)).collect();
                let rest = (peek.memories(seat), peek.preparations(seat));
                (public, kinds, extras, rest, peek.staff_of(seat), peek.points(seat))
            })
            .collect();
        let prices: Vec<u8> = (0..peek.rules.memories).map(|card| peek.price(card)).collect();
        let town = (*peek.town(), peek.privates_left(), peek.guests_left(), peek.end_reached(), prices);
        let pantry = Pantry::ALL.map(|pile| (peek.top_preparation(pile), peek.preparations_left(pile)));
        let turn = (peek.active(), peek.phase(), peek.turns(), Counter::ALL.map(|c| peek.counter(c)));
        let asked = (peek.source(), peek.question(), peek.about(), peek.due());
        format!("{of_seats:?} {town:?} {pantry:?} {turn:?} {asked:?} {:?} {:?}", peek.hand(), peek.staff())
    }

    fn play<const S: usize, const W: usize>(game: &Tanto<S, W>, chance: &mut FastStreams) {
        let mut state = game.deal(chance, &mut Silent);
        let mut legal = Vec::new();
        for _ in 0..400 {
            let Some(decision) = game.decision(&state) else { return };
            let view = game.view(&state, Viewer::Seat(decision.seat));
            let like = game.resample(&view, chance);
            let (real, other) = (game.peek(&state, decision.seat), game.peek(&like, decision.seat));
            assert_eq!(answers(&real), answers(&other));
            game.legal(&state, &mut legal);
            let action = legal[chance.below(Stream::table(3), legal.len() as u32) as usize];
            game.play_unchecked(&mut state, action, chance, &mut Silent);
        }
    }

    #[test]
    fn positions_that_look_the_same_answer_the_same() {
        let base = ["tanto-cuore", "expanding-the-house", "romantic-vacation"];
        for seed in 0..12 {
            let mut chance = FastStreams::new(seed);
            let (game, options) = match seed % 3 {
                0 => ("tanto-cuore", json!({"town": "random"})),
                1 => ("tanto-cuore", json!({"sets": base, "town": "random"})),
                _ => ("motto-tanto-cuore", json!({"park": "random"})),
            };
            let players = 2 + (seed % 4).min(2) as usize;
            let options = options.as_object().expect("an object").clone().into();
            match setup(Library::shipped(), game, players, &options, &mut chance).expect("a legal table") {
                AnyTanto::Small(game) => play(&game, &mut chance),
                AnyTanto::Large(game) => play(&game, &mut chance),
                AnyTanto::Guests(game) => play(&game, &mut chance),
            }
        }
    }
}
