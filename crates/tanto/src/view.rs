//! What a viewer may know, and positions that fit it.

use livret_kernel::{Chance, List, Seat, SeatSet, Viewer};

use crate::legal::price_lines;
use crate::options::Ruling;
use crate::pile::Pile;
use crate::program::Test;
use crate::question::{Answers, Does, Given, Question};
use crate::rules::{NONE, Rules, streams};
use crate::sound::MOST_LINES;
use crate::state::{Frame, House, Placed, State, pair_bit};

/// What a viewer sees of one seat's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen<const W: usize> {
    /// Cards in hand.
    pub hand: u16,
    /// Cards in the deck.
    pub deck: u16,
    /// Cards in the discard pile.
    pub discard: u16,
    /// Cards known to be in the hand; all of them, for its owner.
    pub known_hand: Pile<W>,
    /// Cards known to be in the discard pile beneath its top; all, for its owner.
    pub known_discard: Pile<W>,
    /// The top of the deck as far as known, the topmost last; unknown cards in between are `NONE`.
    pub top: List<u8, { crate::state::KNOWN_TOP }>,
    /// The bottom of the deck, the lowest last, likewise.
    pub bottom: List<u8, { crate::state::KNOWN_BOTTOM }>,
}

/// Seats whose hidden cards the viewer cannot tell apart, and those cards together. Usually one
/// seat each; seats that have swapped cards in secret are in one group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group<const W: usize> {
    /// The seats.
    pub seats: SeatSet,
    /// Their hidden cards: hands, decks and discard piles without what is known.
    pub hidden: Pile<W>,
}

/// What one viewer may know: the position with everything hidden taken out of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<const S: usize, const W: usize> {
    /// Whose view.
    pub viewer: Viewer,
    /// The public part. Hands, decks, discard piles, hidden piles and secret bytes are empty here.
    pub open: State<S, W>,
    /// The seats.
    pub seen: [Seen<W>; S],
    /// The hidden cards, by group, ordered by first seat.
    pub groups: List<Group<W>, S>,
    /// Private maids in the face-down pile, those of known place excepted, by slot.
    pub private_hidden: u64,
    /// Reminiscences in the face-down pile, by [`Rules::memories`]; the tiers' places are public.
    pub memories_hidden: [u8; 10],
    /// Motto: guests beneath the top one.
    pub guests_hidden: u64,
}

impl<const W: usize> Default for Group<W> {
    fn default() -> Self {
        Group { seats: SeatSet::NOBODY, hidden: Pile::EMPTY }
    }
}

impl<const S: usize, const W: usize> State<S, W> {
    /// What this viewer may know.
    pub fn view(&self, rules: &Rules, viewer: Viewer) -> View<S, W> {
        let closed = rules.options.rulings.other(Ruling::Closed);
        let mut open = *self;
        let mut seen = [Seen::EMPTY; S];
        let mut groups = self.groups(rules, viewer);
        for seat in (0..rules.seats as u8).map(Seat) {
            let own = viewer == Viewer::Seat(seat);
            let house = self.house(seat);
            let look = house.seen_by(viewer, own, own && !closed);
            let group = groups.iter_mut().find(|g| g.seats.0 >> seat.0 & 1 == 1).expect("every seat is in a group");
            group.hidden.add_all(&house.hidden_from(&look));
            seen[seat.index()] = look;
            open.house_mut(seat).hide();
        }
        let hidden_private = open.town.hide_privates();
        let memories_hidden = open.town.hide_memories(rules);
        let guests_hidden = open.town.hide_guests();
        open.hide_frames(rules, viewer);
        View { viewer, open, seen, groups, private_hidden: hidden_private, memories_hidden, guests_hidden }
    }

    /// Could this seat, by what is public, hold a card that cancels events (AMB-TC-57)?
    pub fn could_cancel(&self, rules: &Rules, seat: Seat) -> bool {
        if rules.cancels == 0 {
            return false;
        }
        let view = self.view(rules, Viewer::Spectator);
        let look = &view.seen[seat.index()];
        let group = view.groups.iter().find(|group| group.seats.0 >> seat.0 & 1 == 1);
        let hidden = group.map_or(0, |group| group.hidden.kinds());
        look.known_hand.kinds() & rules.cancels != 0 || look.unknown_hand() > 0 && hidden & rules.cancels != 0
    }

    /// Groups of seats that this viewer cannot tell apart.
    fn groups(&self, rules: &Rules, viewer: Viewer) -> List<Group<W>, S> {
        let mut label: [usize; S] = std::array::from_fn(|seat| seat);
        for a in 0..rules.seats {
            for b in a + 1..rules.seats {
                let party = [a, b].iter().any(|&s| viewer == Viewer::Seat(Seat(s as u8)));
                if !party && self.swapped & pair_bit(Seat(a as u8), Seat(b as u8)) != 0 {
                    let (old, new) = (label[a].max(label[b]), label[a].min(label[b]));
                    label.iter_mut().filter(|l| **l == old).for_each(|l| *l = new);
                }
            }
        }
        let mut groups: List<Group<W>, S> = List::new();
        for first in (0..rules.seats).filter(|&s| label[s] == s) {
            let seats = (0..rules.seats).filter(|&s| label[s] == first).fold(0, |m, s| m | 1 << s);
            groups.push(Group { seats: SeatSet(seats), hidden: Pile::EMPTY });
        }
        groups
    }

    /// A card peeked at is known to the two alone.
    fn hide_frames(&mut self, rules: &Rules, viewer: Viewer) {
        for frame in self.stack.iter_mut() {
            let party = SeatSet(1 << frame.actor | 1 << frame.who).has(viewer);
            if peeked(rules, frame.pc) && !party {
                frame.x = NONE;
            }
        }
    }
}

impl<const W: usize> Seen<W> {
    const EMPTY: Self = Seen {
        hand: 0,
        deck: 0,
        discard: 0,
        known_hand: Pile::EMPTY,
        known_discard: Pile::EMPTY,
        top: List::filled(0),
        bottom: List::filled(0),
    };

    /// Hand cards of unknown kind.
    fn unknown_hand(&self) -> u16 {
        self.hand - self.known_hand.total()
    }
}

impl<const W: usize> House<W> {
    fn seen_by(&self, viewer: Viewer, own: bool, own_discard: bool) -> Seen<W> {
        let known = |p: &Placed| if p.seen.has(viewer) { p.card } else { NONE };
        let mut top: List<u8, { crate::state::KNOWN_TOP }> = self.top.iter().map(known).collect();
        while top.first() == Some(&NONE) {
            top.remove(0);
        }
        let mut bottom: List<u8, { crate::state::KNOWN_BOTTOM }> = self.bottom.iter().map(known).collect();
        while bottom.first() == Some(&NONE) {
            bottom.remove(0);
        }
        let shown = self.shown.iter().filter(|p| p.seen.has(viewer)).map(|p| p.card).collect();
        let mut known_discard = Pile::EMPTY;
        if own_discard {
            known_discard = self.discard;
        } else if self.discard_top != NONE {
            known_discard.add(self.discard_top);
        }
        Seen {
            hand: self.hand.total(),
            deck: self.deck_size() as u16,
            discard: self.discard.total(),
            known_hand: if own { self.hand } else { shown },
            known_discard,
            top,
            bottom,
        }
    }

    /// The cards of this house that such a look does not tell.
    fn hidden_from(&self, look: &Seen<W>) -> Pile<W> {
        let mut known = look.known_hand;
        known.add_all(&look.known_discard);
        look.top.iter().chain(look.bottom.iter()).filter(|c| **c != NONE).for_each(|&c| known.add(c));
        self.staff().without(&known)
    }

    fn hide(&mut self) {
        (self.deck, self.hand, self.discard) = (Pile::EMPTY, Pile::EMPTY, Pile::EMPTY);
        self.top.clear();
        self.bottom.clear();
        self.shown.clear();
    }
}

impl<const W: usize> crate::state::Town<W> {
    fn hide_privates(&mut self) -> u64 {
        let known = usize::from(self.private_seen);
        let hidden = self.private_pile[known..].iter().fold(0, |m, &c| m | 1 << c);
        self.private_pile[known..].fill(NONE);
        hidden
    }

    fn hide_memories(&mut self, rules: &Rules) -> [u8; 10] {
        let mut hidden = [0; 10];
        for card in self.memory_pile.iter_mut() {
            hidden[usize::from(*card - rules.memories)] += 1;
            *card = rules.cards[usize::from(*card)].def.tier.unwrap_or(1);
        }
        hidden
    }

    fn hide_guests(&mut self) -> u64 {
        let (known, len) = (usize::from(self.guests_seen), self.guests.len());
        let covered = known..len.saturating_sub(1).max(known);
        let hidden = self.guests[covered.clone()].iter().fold(0, |m, &c| m | 1 << c);
        self.guests[covered].fill(NONE);
        hidden
    }
}

impl<const S: usize, const W: usize> View<S, W> {
    /// May a card of this hand that the viewer does not know be one of these kinds, for all the viewer knows?
    pub fn may_hold(&self, seat: Seat, kinds: u64) -> bool {
        let hidden = self.groups.iter().filter(|group| group.seats.0 >> seat.0 & 1 == 1);
        self.seen[seat.index()].unknown_hand() > 0 && hidden.fold(0, |m, group| m | group.hidden.kinds()) & kinds != 0
    }

    /// A position that looks the same to this viewer, the unknown drawn anew.
    ///
    /// That a question is pending tells everybody that it has an answer: deals that have none are
    /// drawn again, and should the answer be rare it is put into the hand first.
    pub fn resample<C: Chance>(&self, rules: &Rules, chance: &mut C) -> State<S, W> {
        const TRIES: usize = 24;
        for _ in 0..TRIES {
            let state = self.deal_anew(rules, &Needs::default(), chance);
            if state.has_answer(rules) {
                return state;
            }
        }
        self.deal_anew(rules, &self.open.needs(rules), chance)
    }

    fn deal_anew<C: Chance>(&self, rules: &Rules, needs: &Needs, chance: &mut C) -> State<S, W> {
        let mut state = self.open;
        for group in self.groups.iter() {
            let mut hidden = group.hidden;
            let mut seats: List<Seat, 8> = group.seats.seats().collect();
            // Who must hold something is dealt to first.
            seats.sort_by_key(|&seat| needs.seat != Some(seat));
            let last = seats.len() - 1;
            for (i, &seat) in seats.iter().enumerate() {
                let mut look = self.seen[seat.index()];
                let known = look.known_hand;
                if needs.seat == Some(seat) {
                    let masks = if needs.twins { twins(&look, &hidden) } else { needs.masks };
                    look.known_hand.add_all(&needed(&look, &masks, &mut hidden));
                }
                deal(&look, self.viewer, seat, state.house_mut(seat), &mut hidden, i == last, chance);
                if self.viewer != Viewer::Seat(seat) {
                    let house = state.house_mut(seat);
                    known.cards().take(8).for_each(|card| house.show_in_hand(card, self.viewer.bit()));
                }
            }
        }
        self.resample_town(rules, &mut state, chance);
        self.resample_frames(rules, &mut state, chance);
        state
    }

    fn resample_town<C: Chance>(&self, rules: &Rules, state: &mut State<S, W>, chance: &mut C) {
        let mut privates: List<u8, 19> = crate::pile::Bits(self.private_hidden).collect();
        chance.shuffle(streams::PRIVATE, &mut privates);
        fill(&mut state.town.private_pile, &mut privates.iter().copied());
        let mut guests: List<u8, 10> = crate::pile::Bits(self.guests_hidden).collect();
        chance.shuffle(streams::PARK, &mut guests);
        fill(&mut state.town.guests, &mut guests.iter().copied());
        for tier in [1, 2] {
            let of_tier = |slot: &u8| rules.cards[usize::from(*slot)].def.tier.unwrap_or(1) == tier;
            let all =
                (0..10).map(|i| (rules.memories + i, self.memories_hidden[usize::from(i)])).filter(|(_, n)| *n > 0);
            let cards = all.flat_map(|(slot, n)| std::iter::repeat_n(slot, usize::from(n)));
            let mut pool: List<u8, 16> = cards.filter(of_tier).collect();
            chance.shuffle(streams::MEMORIES, &mut pool);
            let mut next = pool.iter().copied();
            // A card's place holds its tier until then, and slots are far above 2.
            for card in state.town.memory_pile.iter_mut().filter(|c| **c == tier) {
                *card = next.next().unwrap_or(*card);
            }
        }
    }

    fn resample_frames<C: Chance>(&self, rules: &Rules, state: &mut State<S, W>, chance: &mut C) {
        for i in 0..state.stack.len() {
            let frame = state.stack[i];
            if peeked(rules, frame.pc) && frame.x == NONE {
                let hand = state.house(Seat(frame.who)).hand;
                let card = hand.nth(chance.below(streams::hand(Seat(frame.who)), hand.total().into()) as u16);
                state.stack[i].x = card;
            }
            let looked_at = rules.question(frame.pc).map_or(0, |question| question.looked_at(&frame));
            if looked_at > 0 {
                settle_for(state, Seat(frame.who), Seat(frame.actor), looked_at, chance);
            }
        }
    }
}

/// What a hand must hold for the pending question to have an answer: one card of each mask, or two of a kind.
#[derive(Default)]
struct Needs {
    seat: Option<Seat>,
    masks: List<u64, MOST_LINES>,
    twins: bool,
}

impl<const S: usize, const W: usize> State<S, W> {
    /// What the pending question tells about the hand that it is about.
    fn needs(&self, rules: &Rules) -> Needs {
        let Some(frame) = self.stack.last() else { return Needs::default() };
        let Some(question) = rules.question(frame.pc) else { return Needs::default() };
        let several = |mask: u64, n: u8| std::iter::repeat_n(mask, usize::from(n).min(MOST_LINES)).collect();
        let masks = match question.answers {
            Answers::Yes(Given::Cancels) => several(rules.cancels, 1),
            Answers::Yes(Given::Test(test)) => {
                secret_of(rules, &rules.tests[usize::from(test)]).map_or(List::new(), |mask| several(mask, 1))
            }
            Answers::Hand(_, mask) => several(mask, 1),
            Answers::Returnable(mask, n) => several(mask & self.returnable(rules), n),
            Answers::Exchange(n, price, _) => several(1 << price, n),
            Answers::Payment(_) => price_lines(rules, frame.pc),
            // How many cards a hand has is open.
            Answers::AnyOfHand(_) | Answers::Differing(_) | Answers::Twins => List::new(),
            Answers::Yes(Given::Always) | Answers::Seats(_) | Answers::Counters(_) | Answers::Town(..) => List::new(),
            Answers::TopOfDeck | Answers::LookedAt(_) | Answers::Unplaced | Answers::Maids => List::new(),
            Answers::Destinations | Answers::Events | Answers::MovableEvents => List::new(),
            Answers::Buildings | Answers::PrivateOffer => List::new(),
        };
        Needs { seat: Some(Seat(frame.who)), masks, twins: question.answers == Answers::Twins }
    }
}

/// Does the question rest on a card that two seats alone have seen?
fn peeked(rules: &Rules, pc: u16) -> bool {
    rules.question(pc).is_some_and(|question| question.does == Does::Swap)
}

impl Question {
    /// How many cards on top of a deck the one who is asked is looking at, alone.
    fn looked_at(&self, frame: &Frame) -> u8 {
        match self.does {
            Does::LookAtTop => 1,
            Does::DiscardLooked | Does::OrderLooked => frame.n,
            // Revealed to everybody.
            Does::KeepRevealed => 0,
            Does::GoOn | Does::Use | Does::React(_) | Does::Swap | Does::Aim | Does::GiveTo | Does::AimAtMaid => 0,
            Does::Gain | Does::Discard | Does::DiscardTwins | Does::KeepOne | Does::LayDown | Does::Return => 0,
            Does::Exchange(..) | Does::Take(_) | Does::Give | Does::PutBack(_) | Does::ReturnEvent => 0,
            Does::TakeEvent | Does::PlaceMoved(_) | Does::ReturnBuilding | Does::SwapPrivate => 0,
            Does::Chamber | Does::Pay => 0,
        }
    }
}

/// The cards that a condition wants in a hand ([`crate::sound`] allows one such part).
fn secret_of(rules: &Rules, test: &Test) -> Option<u64> {
    match test {
        Test::Holds(mask) => Some(*mask),
        Test::ChiefBeneath => Some(rules.chiefs),
        Test::All(tests) => tests.iter().find_map(|test| secret_of(rules, test)),
        Test::HandAtLeast(_)
        | Test::CanReveal
        | Test::Seen(_)
        | Test::SeenCostsMore(_)
        | Test::BuildingsAtLeast(_)
        | Test::InTown(_)
        | Test::SomeoneCanFallIll
        | Test::SomeEventCanMove
        | Test::SomeoneHolds
        | Test::EveryServed(_)
        | Test::MoreThan(..) => None,
    }
}

/// Two of a kind that a hand can have, as masks.
fn twins<const W: usize>(look: &Seen<W>, hidden: &Pile<W>) -> List<u64, MOST_LINES> {
    let mut all = look.known_hand;
    all.add_all(hidden);
    let missing = |kind: u8| 2u16.saturating_sub(look.known_hand.get(kind).into());
    let fits = |kind: &u8| all.get(*kind) > 1 && missing(*kind) <= look.unknown_hand();
    crate::pile::Bits(all.kinds()).find(fits).into_iter().flat_map(|kind| [1 << kind; 2]).collect()
}

/// Cards from the hidden ones that give a hand one card of each mask, the rarest first.
fn needed<const W: usize>(look: &Seen<W>, masks: &[u64], hidden: &mut Pile<W>) -> Pile<W> {
    let (mut held, mut forced) = (look.known_hand, Pile::EMPTY);
    let mut masks: List<u64, MOST_LINES> = masks.iter().copied().collect();
    let all = {
        let mut all = held;
        all.add_all(hidden);
        all
    };
    masks.sort_by_key(|&mask| all.count_in(mask));
    for &mask in masks.iter() {
        let (here, there) = (held.kinds() & mask, hidden.kinds() & mask);
        if here != 0 {
            held.take(here.trailing_zeros() as u8);
        } else if there != 0 && forced.total() < look.unknown_hand() {
            hidden.take(there.trailing_zeros() as u8);
            forced.add(there.trailing_zeros() as u8);
        }
    }
    forced
}

/// Whoever is looking at the top of a deck right now knows those cards in every position.
fn settle_for<const S: usize, const W: usize, C: Chance>(
    state: &mut State<S, W>,
    who: Seat,
    actor: Seat,
    n: u8,
    chance: &mut C,
) {
    let house = state.house_mut(who);
    while house.top.len() < usize::from(n) {
        let total = house.deck.total();
        let placed = if total > 0 {
            let card = house.deck.nth(chance.below(streams::deck(who), total.into()) as u16);
            house.deck.take(card);
            Placed { card, seen: SeatSet::NOBODY }
        } else if !house.bottom.is_empty() {
            house.bottom.remove(0)
        } else {
            break;
        };
        house.top.insert(0, placed);
    }
    let from = house.top.len().saturating_sub(usize::from(n));
    house.top[from..].iter_mut().for_each(|p| p.seen = p.seen.and(SeatSet::of(actor)));
}

fn fill<const N: usize>(pile: &mut List<u8, N>, next: &mut impl Iterator<Item = u8>) {
    for card in pile.iter_mut().filter(|c| **c == NONE) {
        *card = next.next().unwrap_or(NONE);
    }
}

/// Deals one seat's hidden cards from its group's; the last seat of a group gets what is left.
fn deal<const W: usize, C: Chance>(
    look: &Seen<W>,
    viewer: Viewer,
    seat: Seat,
    house: &mut House<W>,
    hidden: &mut Pile<W>,
    last: bool,
    chance: &mut C,
) {
    let mut draw = |chance: &mut C| {
        let card = hidden.nth(chance.below(streams::deck(seat), hidden.total().into()) as u16);
        hidden.take(card);
        card
    };
    house.hand = look.known_hand;
    for _ in 0..look.unknown_hand() {
        house.hand.add(draw(chance));
    }
    house.discard = look.known_discard;
    for _ in look.known_discard.total()..look.discard {
        house.discard.add(draw(chance));
    }
    let mut settle = |card: u8, chance: &mut C| match card {
        NONE => Placed { card: draw(chance), seen: SeatSet::NOBODY },
        card => Placed { card, seen: viewer.bit() },
    };
    house.top = look.top.iter().map(|&card| settle(card, chance)).collect();
    house.bottom = look.bottom.iter().map(|&card| settle(card, chance)).collect();
    let rest = usize::from(look.deck) - look.top.len() - look.bottom.len();
    if last {
        house.deck = *hidden;
        *hidden = Pile::EMPTY;
        debug_assert_eq!(usize::from(house.deck.total()), rest, "the hidden cards are accounted for");
    } else {
        house.deck = Pile::EMPTY;
        for _ in 0..rest {
            house.deck.add(draw(chance));
        }
    }
}
