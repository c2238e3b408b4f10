//! The position: plain data, copied by memcpy, equal when the game is equal.

use livret_kernel::{List, Seat, SeatSet, Viewer};

use crate::pile::{Bits, Pile};
use crate::rules::{MAX_EXTRAS, MAX_PRICES, NONE, Rules};

/// A card whose place is known, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Placed {
    /// The card.
    pub card: u8,
    /// Who has seen it there.
    pub seen: SeatSet,
}

/// Cards whose place in a deck is fixed: from the top, and from the bottom.
pub const KNOWN_TOP: usize = 24;
/// See [`KNOWN_TOP`].
pub const KNOWN_BOTTOM: usize = 8;

/// A seat's house and hand.
///
/// The order of a deck is not state but chance: `deck` counts the cards of unknown order, and only
/// the few whose place is settled (put back, looked at, arranged) are listed. A card that is
/// settled beyond the room of those lists joins the unknown ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House<const W: usize> {
    /// Deck cards of unknown order.
    pub deck: Pile<W>,
    /// The hand.
    pub hand: Pile<W>,
    /// The discard pile; its top card is [`House::discard_top`].
    pub discard: Pile<W>,
    /// Chambermaids, sick ones included.
    pub chamber: Pile<W>,
    /// The top of the deck, the topmost last.
    pub top: List<Placed, KNOWN_TOP>,
    /// The bottom of the deck, the lowest last.
    pub bottom: List<Placed, KNOWN_BOTTOM>,
    /// Hand cards that others have seen.
    pub shown: List<Placed, 8>,
    /// The visible card of the discard pile, or none.
    pub discard_top: u8,
    /// The active private maid, or none.
    pub private: u8,
    /// Bad habits and buildings, by [`Rules::extra`].
    pub extras: [u8; MAX_EXTRAS],
    /// Buildings with the one or the other chief beneath.
    pub beneath: [u8; 2],
    /// Reminiscences, from [`Rules::memories`] on.
    pub memories: [u8; 10],
    /// Preparations, from [`Rules::preparations`] on.
    pub preparations: [u8; 9],
    /// The refined maid of this round, or none.
    pub refined: u8,
}

impl<const W: usize> House<W> {
    /// An empty house.
    pub const EMPTY: Self = House {
        deck: Pile::EMPTY,
        hand: Pile::EMPTY,
        discard: Pile::EMPTY,
        chamber: Pile::EMPTY,
        top: EMPTY_TOP,
        bottom: EMPTY_BOTTOM,
        shown: EMPTY_SHOWN,
        discard_top: NONE,
        private: NONE,
        extras: [0; MAX_EXTRAS],
        beneath: [0; 2],
        memories: [0; 10],
        preparations: [0; 9],
        refined: NONE,
    };

    /// Cards in the deck.
    #[inline]
    pub fn deck_size(&self) -> usize {
        usize::from(self.deck.total()) + self.top.len() + self.bottom.len()
    }

    /// Can a card of the deck be had, after a reshuffle if need be (TC-SHUFFLE-01)?
    #[inline]
    pub fn can_reveal(&self) -> bool {
        !self.deck.is_empty() || !self.top.is_empty() || !self.bottom.is_empty() || !self.discard.is_empty()
    }

    /// Every deck card, known and unknown.
    pub fn whole_deck(&self) -> Pile<W> {
        let mut all = self.deck;
        for placed in self.top.iter().chain(self.bottom.iter()) {
            all.add(placed.card);
        }
        all
    }

    /// Everything that is shuffled together at the end: deck, hand and discard pile (TC-SCORE-01).
    pub fn staff(&self) -> Pile<W> {
        let mut all = self.whole_deck();
        all.add_all(&self.hand);
        all.add_all(&self.discard);
        all
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub fn discard_card(&mut self, card: u8) {
        self.discard.add(card);
        self.discard_top = card;
    }

    /// Puts a card on top of the deck; `seen` know it. Without room the deepest known card joins
    /// the unknown ones.
    pub fn put_on_top(&mut self, card: u8, seen: SeatSet) {
        if self.top.is_full() {
            let deepest = self.top.remove(0);
            self.deck.add(deepest.card);
        }
        self.top.push(Placed { card, seen });
    }

    /// Puts a card under the deck; `seen` know it.
    pub fn put_under(&mut self, card: u8, seen: SeatSet) {
        if self.bottom.is_full() {
            let highest = self.bottom.remove(0);
            self.deck.add(highest.card);
        }
        self.bottom.push(Placed { card, seen });
    }

    /// How many cards of this kind this viewer knows to be in the hand.
    pub fn known_in_hand(&self, card: u8, viewer: Viewer) -> u8 {
        self.shown.iter().filter(|p| p.card == card && p.seen.has(viewer)).count() as u8
    }

    /// A card came openly into the hand: these have seen it.
    pub fn show_in_hand(&mut self, card: u8, seen: SeatSet) {
        if seen == SeatSet::NOBODY {
            return;
        }
        if self.shown.is_full() {
            self.shown.remove(0);
        }
        self.shown.push(Placed { card, seen });
    }

    /// A card of this kind left the hand openly: whoever knew of one knows of one less.
    #[inline]
    pub fn forget_in_hand(&mut self, card: u8) {
        if !self.shown.is_empty() {
            self.forget_where(|kind| kind == card, SeatSet::EVERYBODY);
        }
    }

    /// A card left the hand unseen by `blind`: of every kind they knew, it may have been one.
    pub fn forget_any_in_hand(&mut self, blind: SeatSet) {
        for kind in Bits(self.shown.iter().fold(0, |m, p| m | 1 << p.card)) {
            self.forget_where(|k| k == kind, blind);
        }
    }

    /// A card of this kind left the hand: these saw it go.
    pub fn forget_kind_for(&mut self, card: u8, viewers: SeatSet) {
        self.forget_where(|kind| kind == card, viewers);
    }

    fn forget_where(&mut self, matches: impl Fn(u8) -> bool, viewers: SeatSet) {
        let mut left = viewers.0;
        for placed in self.shown.iter_mut().filter(|p| matches(p.card)) {
            let forgotten = placed.seen.0 & left;
            placed.seen.0 &= !forgotten;
            left &= !forgotten;
        }
        let kept: List<Placed, 8> = self.shown.iter().copied().filter(|p| p.seen != SeatSet::NOBODY).collect();
        self.shown = kept;
    }
}

const EMPTY_TOP: List<Placed, KNOWN_TOP> = List::filled(Placed { card: 0, seen: SeatSet::NOBODY });
const EMPTY_BOTTOM: List<Placed, KNOWN_BOTTOM> = List::filled(Placed { card: 0, seen: SeatSet::NOBODY });
const EMPTY_SHOWN: List<Placed, 8> = List::filled(Placed { card: 0, seen: SeatSet::NOBODY });

/// One copy of a maid that is ill. At most ten illnesses exist, so at most ten copies are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Sick {
    /// In whose quarters.
    pub seat: u8,
    /// Which maid.
    pub maid: u8,
    /// How many illnesses lie on her.
    pub n: u8,
}

/// The town, or park.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Town<const W: usize> {
    /// One-kind piles of maids and Love.
    pub piles: Pile<W>,
    /// Events and buildings, by [`Rules::extra`].
    pub extras: [u8; MAX_EXTRAS],
    /// The face-down private maids, the top last.
    pub private_pile: List<u8, 19>,
    /// How many at the bottom of that pile everybody has seen go there.
    pub private_seen: u8,
    /// The face-up private maids (Motto: none, the pile is open).
    pub private_up: List<u8, 2>,
    /// Which private maid lies beneath which, in any stack.
    pub below: [u8; 19],
    /// The face-down reminiscences, the top last.
    pub memory_pile: List<u8, 16>,
    /// The face-up reminiscences.
    pub memory_up: List<u8, 3>,
    /// Motto's mixed eleventh pile, the top last.
    pub guests: List<u8, 10>,
    /// How many of its lowest cards everybody has seen go there.
    pub guests_seen: u8,
    /// Preparations left, from [`Rules::preparations`] on.
    pub preparations: [u8; 9],
    /// Refined maids in the park, as bits from [`Rules::refined`] on.
    pub refined: u16,
    /// Those that were chosen this round.
    pub refined_taken: u16,
}

/// The phases of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Phase {
    Pick,
    Start,
    Serve,
    Work,
    Hire,
    Dismiss,
    Over,
}

/// The running turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn<const W: usize> {
    /// Cards in play, of the active seat.
    pub in_play: Pile<W>,
    /// Private maids and refined maids used this turn, by slot.
    pub used: u64,
    /// The kinds in play, the one played last at the end. Of several copies the earliest leaves
    /// play first, so this is all that the order of play can show.
    pub order: List<u8, 24>,
    /// Love, serving, employment, imagination, concentration, effort.
    pub counters: [u8; 6],
    /// How often each change of price holds.
    pub prices: [u8; MAX_PRICES],
    /// What the next hire costs less.
    pub next_hire_less: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// Has the phase just begun, so that it may be passed over?
    pub entering: bool,
    /// How far the dismissal phase has come.
    pub step: u8,
    /// Change of the next hand's size.
    pub hand_change: i8,
    /// A reminiscence was acquired this turn.
    pub remembered: bool,
    /// A chambermaid was made this turn.
    pub chambered: bool,
    /// The serving phase is over.
    pub serving_ended: bool,
    /// The employ phase is over too.
    pub hiring_ended: bool,
    /// The end was triggered and stays so.
    pub latched: bool,
    /// Motto: who chooses, and plays, first from the next round on.
    pub first_master: Seat,
    /// Motto: who chose first this round.
    pub round_first: Seat,
    /// Motto: seats that have chosen, or have played, in this part of the round.
    pub round_done: u8,
    /// Turns begun.
    pub number: u16,
    /// Motto: rounds begun.
    pub round: u16,
}

/// A suspended effect: an address and a few bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Frame {
    /// The next instruction.
    pub pc: u16,
    /// The card whose effect it is.
    pub source: u8,
    /// The seat that uses it.
    pub actor: u8,
    /// The seat that the words are about.
    pub who: u8,
    /// The card just seen, or a chosen maid.
    pub x: u8,
    /// The user's own card, or the illnesses of the chosen maid.
    pub y: u8,
    /// A count: cards looked at, seats done, where an event came from.
    pub n: u8,
    /// Is it a maid that serves? Then drawing opens a window.
    pub serves: bool,
}

/// Illnesses on maids at most, all houses together (TC-CARD-ILLNESS): so many copies can be told apart.
pub const MOST_ILLNESSES: usize = 10;

/// The deepest nesting: a maid's text, and a private maid's answer to it, with room to spare.
pub const DEPTH: usize = 4;

/// The whole position. `S` seats at most, `8 * W` kinds of deck cards at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State<const S: usize, const W: usize> {
    /// The houses, in seat order.
    pub houses: [House<W>; S],
    /// The town.
    pub town: Town<W>,
    /// The turn.
    pub turn: Turn<W>,
    /// Sick copies, sorted.
    pub sick: List<Sick, MOST_ILLNESSES>,
    /// Unfinished effects, the running one last.
    pub stack: List<Frame, DEPTH>,
    /// Pairs of seats that have swapped cards in secret, by [`pair_bit`].
    pub swapped: u32,
}

/// The bit of an unordered pair of seats.
#[must_use]
pub fn pair_bit(a: Seat, b: Seat) -> u32 {
    let (low, high) = (a.0.min(b.0), a.0.max(b.0));
    1 << (high * (high - 1) / 2 + low)
}

impl<const S: usize, const W: usize> State<S, W> {
    /// A seat's house.
    #[inline]
    pub fn house(&self, seat: Seat) -> &House<W> {
        &self.houses[seat.index()]
    }

    /// A seat's house, to change it.
    #[inline]
    pub fn house_mut(&mut self, seat: Seat) -> &mut House<W> {
        &mut self.houses[seat.index()]
    }

    /// A counter of the turn.
    #[inline]
    pub fn counter(&self, counter: crate::words::Counter) -> u8 {
        self.turn.counters[counter as usize]
    }

    /// The sick copies of one maid in one house.
    pub fn sick_copies(&self, seat: Seat, maid: u8) -> impl Iterator<Item = &Sick> {
        self.sick.iter().filter(move |s| s.seat == seat.0 && s.maid == maid)
    }

    /// Healthy chambered copies of a maid.
    #[inline]
    pub fn healthy(&self, seat: Seat, maid: u8) -> u8 {
        let all = self.house(seat).chamber.get(maid);
        if self.sick.is_empty() { all } else { all - self.sick_copies(seat, maid).count() as u8 }
    }

    /// The healthy chambermaids of a house.
    pub fn healthy_chambermaids(&self, seat: Seat, rules: &Rules) -> Pile<W> {
        let mut all = self.house(seat).chamber;
        for sick in self.sick.iter().filter(|s| s.seat == seat.0 && !rules.is_private(s.maid)) {
            all.take(sick.maid);
        }
        all
    }

    /// Deck cards that have a pile to go back to. Of a guest there is one, and the pile has room for one of each; an
    /// arranged table may have more.
    pub fn returnable(&self, rules: &Rules) -> u64 {
        self.town.guests.iter().fold(rules.returnable(), |mask, guest| mask & !(1 << guest))
    }

    /// Is this private maid, wherever she lies, ill?
    #[inline]
    pub fn is_sick(&self, private: u8) -> bool {
        self.sick.iter().any(|s| s.maid == private)
    }

    /// The private maid whose ability works: on top, and healthy.
    #[inline]
    pub fn active_private(&self, seat: Seat) -> Option<u8> {
        let maid = self.house(seat).private;
        (maid != NONE && !self.is_sick(maid)).then_some(maid)
    }

    /// A seat's private maids, the active one first.
    pub fn private_stack(&self, seat: Seat, rules: &Rules) -> impl Iterator<Item = u8> {
        let first = self.house(seat).private;
        let below = |&maid: &u8| Some(self.town.below[usize::from(maid - rules.privates)]).filter(|&m| m != NONE);
        std::iter::successors((first != NONE).then_some(first), below)
    }

    /// Lays an illness on a copy that has `n` of them.
    pub fn fall_ill(&mut self, seat: Seat, maid: u8, n: u8) {
        if n > 0 {
            self.remove_sick(seat, maid, n);
        }
        let sick = Sick { seat: seat.0, maid, n: n + 1 };
        let at = self.sick.partition_point(|s| *s < sick);
        self.sick.insert(at, sick);
    }

    /// Takes one illness off a copy that has `n` of them.
    pub fn heal(&mut self, seat: Seat, maid: u8, n: u8) {
        self.remove_sick(seat, maid, n);
        if n > 1 {
            let sick = Sick { seat: seat.0, maid, n: n - 1 };
            let at = self.sick.partition_point(|s| *s < sick);
            self.sick.insert(at, sick);
        }
    }

    /// A copy with `n` illnesses is there no more.
    pub fn remove_sick(&mut self, seat: Seat, maid: u8, n: u8) {
        let sick = Sick { seat: seat.0, maid, n };
        let at = self.sick.iter().position(|s| *s == sick).expect("the copy is ill");
        self.sick.remove(at);
    }

    /// The card on top of a pile of effects.
    #[inline]
    pub fn frame(&mut self) -> &mut Frame {
        self.stack.last_mut().expect("an effect is running")
    }

    /// A card comes into play.
    #[inline]
    pub fn lay_open(&mut self, card: u8) {
        self.lay_open_several(card, 1);
    }

    /// Several equal cards come into play.
    #[inline]
    pub fn lay_open_several(&mut self, card: u8, n: u8) {
        self.turn.in_play.set(card, self.turn.in_play.get(card) + n);
        if self.turn.order.last() != Some(&card) {
            if let Some(at) = self.turn.order.iter().position(|&c| c == card) {
                self.turn.order.remove(at);
            }
            self.turn.order.push(card);
        }
    }

    /// A card leaves play.
    pub fn pick_up(&mut self, card: u8) {
        self.turn.in_play.take(card);
        if self.turn.in_play.get(card) == 0 {
            let at = self.turn.order.iter().position(|&c| c == card).expect("it was in play");
            self.turn.order.remove(at);
        }
    }
}
