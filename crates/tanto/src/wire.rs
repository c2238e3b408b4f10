//! Positions on their way out, whole or as a viewer may see them.

use livret_kernel::{Seat, Viewer};
use livret_shown::{CardId, ClosedPile, Deck, Hand, Height, HiddenDeck, HiddenHand, OpenPile, Tally, TopOfPile};

use crate::offer::pantry;
use crate::options::Ruling;
use crate::pile::{Bits, Pile};
use crate::position::{
    Building, Counters, Emptied, Maid, NearEnd, OnOffer, Player, Position, Preparations, SoFar, Town,
};
use crate::rules::{NONE, Rules};
use crate::state::{House, Phase, State};
use crate::view::{Seen, View};
use crate::words::{Counter, Kind, Pantry};

/// The zones of a seat that a viewer may not see whole.
struct Zones {
    hand: Hand,
    deck: Deck,
    discard: OpenPile,
    known: Option<(usize, usize)>,
}

/// The town's piles that a viewer may not see whole.
struct Piles {
    private: ClosedPile,
    memories: ClosedPile,
    guests: OpenPile,
}

/// Everything, hidden cards included, as `arrange` takes it.
pub fn state<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Position {
    let zones = |seat: Seat| {
        let house = s.house(seat);
        Zones {
            hand: Hand::Cards(ids(rules, house.hand.cards())),
            deck: Deck::Cards(deck_list(rules, house)),
            discard: OpenPile::Cards(discard_list(rules, &house.discard, house.discard_top)),
            known: Some((house.top.len(), house.bottom.len())),
        }
    };
    let from_top = |pile: &[u8]| ids(rules, pile.iter().rev().copied());
    let piles = Piles {
        private: ClosedPile::Cards(from_top(&s.town.private_pile)),
        memories: ClosedPile::Cards(from_top(&s.town.memory_pile)),
        guests: OpenPile::Cards(from_top(&s.town.guests)),
    };
    render(rules, s, zones, piles)
}

/// What a viewer may know.
pub fn view<const S: usize, const W: usize>(rules: &Rules, view: &View<S, W>) -> Position {
    let zones = |seat: Seat| {
        let (seen, house) = (&view.seen[seat.index()], view.open.house(seat));
        let own = view.viewer == Viewer::Seat(seat);
        Zones {
            hand: seen_hand(rules, seen, own),
            deck: seen_deck(rules, seen),
            discard: seen_discard(rules, seen, house, own),
            known: None,
        }
    };
    let town = &view.open.town;
    let height = |n: usize| ClosedPile::Hidden(Height { count: n as u16 });
    let top = town.guests.last().map(|&c| rules.card_id(c));
    let piles = Piles {
        private: height(town.private_pile.len()),
        memories: height(town.memory_pile.len()),
        guests: OpenPile::Top(TopOfPile { count: town.guests.len() as u16, top }),
    };
    let mut out = render(rules, &view.open, zones, piles);
    out.town.prices = prices(rules, &view.open);
    out.near_end = Some(near_end(rules, &view.open));
    let mut quarters = view.open;
    quarters.turn.in_play = Pile::EMPTY;
    for (player, seat) in out.players.iter_mut().zip(0..) {
        player.in_view = Some(quarters.points(rules, Seat(seat)));
        player.habit = player.bad_habits.map(|_| rules.card_id(rules.habit));
    }
    out
}

/// Which piles have run out, and how many of them end the game. All of them lie open.
fn near_end<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> NearEnd {
    let empty = Emptied {
        maids: ids(rules, Bits(s.empty_maid_piles(rules))),
        private: s.privates_are_gone(rules),
        guests: s.guests_are_gone(rules),
        preparations: s.empty_pantries(rules).map(pantry).collect(),
    };
    NearEnd { of: rules.end_piles as u8, empty }
}

/// What the cards on offer cost the seat whose turn it is, where that is not what is printed on them. Follows from
/// what everybody sees, and is therefore no part of a position: the digests of records do not cover it.
fn prices<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Tally {
    if s.turn.phase == Phase::Over {
        return Tally::default();
    }
    let piles = Bits(rules.maid_piles | rules.love).chain(rules.extras..rules.privates);
    let offers = s.town.private_up.iter().chain(s.town.guests.last()).copied();
    let printed = |card: u8| rules.cost[usize::from(card)];
    let changed = piles.chain(offers).filter(|&card| printed(card) != NONE && s.price(rules, card) != printed(card));
    Tally(changed.map(|card| (rules.card_id(card), s.price(rules, card))).collect())
}

fn ids(rules: &Rules, cards: impl Iterator<Item = u8>) -> Vec<CardId> {
    cards.map(|card| rules.card_id(card)).collect()
}

/// The deck, top first: known cards, then those of unknown order in card order, then the bottom.
fn deck_list<const W: usize>(rules: &Rules, house: &House<W>) -> Vec<CardId> {
    let top = house.top.iter().rev().map(|p| p.card);
    ids(rules, top.chain(house.deck.cards()).chain(house.bottom.iter().map(|p| p.card)))
}

fn discard_list<const W: usize>(rules: &Rules, pile: &Pile<W>, top: u8) -> Vec<CardId> {
    if top == NONE {
        return Vec::new();
    }
    let mut rest = *pile;
    rest.take(top);
    ids(rules, std::iter::once(top).chain(rest.cards()))
}

fn seen_hand<const W: usize>(rules: &Rules, seen: &Seen<W>, own: bool) -> Hand {
    let known = ids(rules, seen.known_hand.cards());
    if own { Hand::Cards(known) } else { Hand::Hidden(HiddenHand { count: seen.hand, known, not: Vec::new() }) }
}

fn seen_deck<const W: usize>(rules: &Rules, seen: &Seen<W>) -> Deck {
    let known = |card: &u8| (*card != NONE).then(|| rules.card_id(*card));
    let (top, bottom) = (seen.top.iter().rev().map(known).collect(), seen.bottom.iter().map(known).collect());
    Deck::Hidden(HiddenDeck { count: seen.deck, top, bottom })
}

fn seen_discard<const W: usize>(rules: &Rules, seen: &Seen<W>, house: &House<W>, own: bool) -> OpenPile {
    let whole = own && seen.known_discard.total() == seen.discard;
    let listed = own && !rules.options.rulings.other(Ruling::Closed);
    if whole && listed {
        return OpenPile::Cards(discard_list(rules, &seen.known_discard, house.discard_top));
    }
    let top = (house.discard_top != NONE).then(|| rules.card_id(house.discard_top));
    OpenPile::Top(TopOfPile { count: seen.discard, top })
}

fn render<const S: usize, const W: usize>(
    rules: &Rules,
    s: &State<S, W>,
    zones: impl Fn(Seat) -> Zones,
    piles: Piles,
) -> Position {
    // The choice at the dismissal (AMB-TC-46) is no card's.
    let sources = s.stack.iter().map(|frame| frame.source).filter(|&card| card != NONE);
    Position {
        game: rules.game.clone().into(),
        phase: rules.phase(s.turn.phase),
        player: s.turn.active.0,
        turn: s.turn.number,
        round: rules.motto.then_some(s.turn.round),
        first_master: rules.motto.then_some(s.turn.first_master.0),
        round_first: rules.motto.then_some(s.turn.round_first.0),
        counters: Counters::of(&s.turn.counters, rules.motto),
        so_far: so_far(rules, s),
        players: (0..rules.seats as u8).map(|seat| player(rules, s, Seat(seat), zones(Seat(seat)))).collect(),
        town: town(rules, s, piles),
        pending: ids(rules, sources),
        near_end: None,
    }
}

impl Counters {
    /// The counters of a turn; skills are Motto's.
    pub(crate) fn of(counters: &[u8; 6], motto: bool) -> Counters {
        let skill = |counter: Counter| motto.then_some(counters[counter as usize]);
        Counters {
            love: counters[Counter::Love as usize],
            serving: counters[Counter::Serving as usize],
            employment: counters[Counter::Employment as usize],
            imagination: skill(Counter::Imagination),
            concentration: skill(Counter::Concentration),
            effort: skill(Counter::Effort),
        }
    }
}

/// What this turn has already seen, where it matters for what may still happen.
fn so_far<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Option<SoFar> {
    let turn = &s.turn;
    let changed = turn.prices.iter().any(|n| *n > 0);
    let so_far = SoFar {
        used: ids(rules, Bits(turn.used)),
        remembered: turn.remembered,
        chambered: turn.chambered,
        ending: turn.latched,
        prices: if changed { turn.prices[..rules.prices.len()].to_vec() } else { Vec::new() },
        next_hire_less: turn.next_hire_less,
        hand_change: turn.hand_change,
        round_done: (turn.phase == Phase::Pick || rules.motto && turn.round_done > 0).then_some(turn.round_done),
    };
    (so_far != SoFar::default()).then_some(so_far)
}

fn player<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, seat: Seat, zones: Zones) -> Player {
    let house = s.house(seat);
    let private = |m: u8| Maid { card: rules.card_id(m), illness: s.sick_count(seat, m, 0) };
    let refined = || (house.refined != NONE).then(|| rules.card_id(house.refined));
    Player {
        hand: zones.hand,
        deck: zones.deck,
        known_top: zones.known.map(|(top, _)| top as u8),
        known_bottom: zones.known.map(|(_, bottom)| bottom as u8),
        discard: zones.discard,
        in_play: in_play(rules, s, seat),
        chambermaids: chambermaids(rules, s, seat),
        private_maids: (rules.memories > rules.privates).then(|| s.private_stack(seat, rules).map(private).collect()),
        bad_habits: (rules.habit != NONE).then(|| house.extras[rules.extra(rules.habit)]),
        buildings: (rules.buildings != 0).then(|| buildings(rules, house)),
        reminiscences: (rules.refined > rules.memories).then(|| counted(rules, rules.memories, &house.memories)),
        refined: rules.motto.then(refined),
        preparations: rules.motto.then(|| counted(rules, rules.preparations, &house.preparations)),
        in_view: None,
        habit: None,
    }
}

fn counted(rules: &Rules, first: u8, counts: &[u8]) -> Vec<CardId> {
    let cards = counts.iter().enumerate().flat_map(|(i, &n)| std::iter::repeat_n(first + i as u8, n.into()));
    ids(rules, cards)
}

fn in_play<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, seat: Seat) -> Vec<CardId> {
    if seat != s.turn.active {
        return Vec::new();
    }
    let copies = |&card: &u8| std::iter::repeat_n(card, s.turn.in_play.get(card).into());
    ids(rules, s.turn.order.iter().flat_map(copies))
}

fn chambermaids<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, seat: Seat) -> Vec<Maid> {
    let copies = s.house(seat).chamber.counts().flat_map(|(maid, _)| {
        let well = std::iter::repeat_n(0, s.healthy(seat, maid).into());
        let ill = s.sick_copies(seat, maid).map(|sick| sick.n);
        well.chain(ill).map(move |n| (maid, n))
    });
    copies.map(|(maid, illness)| Maid { card: rules.card_id(maid), illness }).collect()
}

fn buildings<const W: usize>(rules: &Rules, house: &House<W>) -> Vec<Building> {
    let mut out = Vec::new();
    for card in Bits(rules.buildings) {
        let mut add = |under: Option<u8>, n: u8| {
            let under = under.map(|chief| rules.card_id(chief));
            out.extend((0..n).map(|_| Building { card: rules.card_id(card), under: under.clone() }));
        };
        if rules.has_beneath(card) {
            rules.chief_pair.iter().zip(&house.beneath).for_each(|(&chief, &n)| add(Some(chief), n));
        } else {
            add(None, house.extras[rules.extra(card)]);
        }
    }
    out
}

fn town<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, piles: Piles) -> Town {
    let in_piles = Bits(rules.maid_piles | rules.love).filter(|&card| card < rules.kinds);
    let kinds = in_piles.map(|card| (rules.card_id(card), s.town.piles.get(card)));
    let extras = (rules.extras..rules.privates).map(|card| (rules.card_id(card), s.town.extras[rules.extra(card)]));
    let offer = |up: &[u8], deck| OnOffer { face_up: ids(rules, up.iter().copied()), deck };
    let park = || Bits(u64::from(s.town.refined)).map(|bit| rules.refined + bit);
    Town {
        piles: Tally(kinds.chain(extras).collect()),
        private_maids: (rules.memories > rules.privates).then(|| offer(&s.town.private_up, piles.private)),
        reminiscences: rules.slots_of(Kind::Reminiscence).next().map(|_| offer(&s.town.memory_up, piles.memories)),
        refined: rules.motto.then(|| ids(rules, park())),
        preparations: rules.motto.then(|| preparations(rules, s)),
        guests: (rules.motto && rules.guests != 0).then_some(piles.guests),
        prices: Tally::default(),
    }
}

fn preparations<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Preparations {
    let pile = |pile: Pantry| {
        let in_pile = |slot: &u8| rules.cards[usize::from(*slot)].def.work.is_some_and(|w| w.pile == pile);
        let mut slots: Vec<u8> = rules.slots_of(Kind::Preparation).filter(in_pile).collect();
        slots.sort_by_key(|&slot| rules.cards[usize::from(slot)].def.work.map(|w| w.rank));
        let left = |slot: u8| s.town.preparations[usize::from(slot - rules.preparations)];
        let cards = slots.iter().flat_map(|&slot| std::iter::repeat_n(slot, left(slot).into()));
        (!slots.is_empty()).then(|| ids(rules, cards))
    };
    Preparations { food: pile(Pantry::Food), decoration: pile(Pantry::Decoration), cleaning: pile(Pantry::Cleaning) }
}
