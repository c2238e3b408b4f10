//! Positions on the wire: the `state` shape of PROTOCOL, whole or as a viewer may see it.

use livret_kernel::{Seat, Viewer};
use serde_json::{Map, Value, json};

use crate::options::Ruling;
use crate::pile::Pile;
use crate::rules::{NONE, Rules};
use crate::state::{House, Phase, State};
use crate::view::{Seen, View};
use crate::words::{Counter, Kind, Pantry};

/// The zones of a seat that a viewer may not see whole.
struct Zones {
    hand: Value,
    deck: Value,
    discard: Value,
    known: Option<(usize, usize)>,
}

/// Everything, hidden cards included, as `arrange` takes it.
pub fn state<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Value {
    let zones = |seat: Seat| {
        let house = s.house(seat);
        Zones {
            hand: ids(rules, house.hand.cards()),
            deck: deck_list(rules, house),
            discard: discard_list(rules, &house.discard, house.discard_top),
            known: Some((house.top.len(), house.bottom.len())),
        }
    };
    let private = ids(rules, s.town.private_pile.iter().rev().copied());
    let memories = ids(rules, s.town.memory_pile.iter().rev().copied());
    let guests = ids(rules, s.town.guests.iter().rev().copied());
    render(rules, s, zones, private, memories, guests)
}

/// What a viewer may know.
pub fn view<const S: usize, const W: usize>(rules: &Rules, view: &View<S, W>) -> Value {
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
    let private = json!({"count": town.private_pile.len()});
    let memories = json!({"count": town.memory_pile.len()});
    let guests = json!({"count": town.guests.len(), "top": town.guests.last().map(|&c| rules.id(c))});
    let mut out = render(rules, &view.open, zones, private, memories, guests);
    if let Some(prices) = prices(rules, &view.open) {
        out["town"]["prices"] = prices;
    }
    out
}

/// What the cards on offer cost the seat whose turn it is, where that is not what is printed on them. Follows from
/// what everybody sees, and is therefore no part of a position: the digests of records do not cover it.
fn prices<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Option<Value> {
    if s.turn.phase == Phase::Over {
        return None;
    }
    let piles = crate::pile::Bits(rules.maid_piles | rules.love).chain(rules.extras..rules.privates);
    let offers = s.town.private_up.iter().chain(s.town.guests.last()).copied();
    let printed = |card: u8| rules.cost[usize::from(card)];
    let changed = piles.chain(offers).filter(|&card| printed(card) != NONE && s.price(rules, card) != printed(card));
    let prices: Map<String, Value> = changed.map(|card| (rules.id(card).into(), json!(s.price(rules, card)))).collect();
    (!prices.is_empty()).then(|| prices.into())
}

fn ids(rules: &Rules, cards: impl Iterator<Item = u8>) -> Value {
    cards.map(|card| Value::from(rules.id(card))).collect()
}

/// The deck, top first: known cards, then those of unknown order in card order, then the bottom.
fn deck_list<const W: usize>(rules: &Rules, house: &House<W>) -> Value {
    let top = house.top.iter().rev().map(|p| p.card);
    ids(rules, top.chain(house.deck.cards()).chain(house.bottom.iter().map(|p| p.card)))
}

fn discard_list<const W: usize>(rules: &Rules, pile: &Pile<W>, top: u8) -> Value {
    if top == NONE {
        return json!([]);
    }
    let mut rest = *pile;
    rest.take(top);
    ids(rules, std::iter::once(top).chain(rest.cards()))
}

fn seen_hand<const W: usize>(rules: &Rules, seen: &Seen<W>, own: bool) -> Value {
    if own {
        return ids(rules, seen.known_hand.cards());
    }
    let mut hand = json!({"count": seen.hand});
    if !seen.known_hand.is_empty() {
        hand["known"] = ids(rules, seen.known_hand.cards());
    }
    hand
}

fn seen_deck<const W: usize>(rules: &Rules, seen: &Seen<W>) -> Value {
    let known = |card: &u8| if *card == NONE { Value::Null } else { Value::from(rules.id(*card)) };
    let mut deck = json!({"count": seen.deck});
    if !seen.top.is_empty() {
        deck["top"] = seen.top.iter().rev().map(known).collect();
    }
    if !seen.bottom.is_empty() {
        deck["bottom"] = seen.bottom.iter().map(known).collect();
    }
    deck
}

fn seen_discard<const W: usize>(rules: &Rules, seen: &Seen<W>, house: &House<W>, own: bool) -> Value {
    let whole = own && seen.known_discard.total() == seen.discard;
    let listed = own && !rules.options.rulings.other(Ruling::Closed);
    if whole && listed {
        return discard_list(rules, &seen.known_discard, house.discard_top);
    }
    let top = (house.discard_top != NONE).then(|| rules.id(house.discard_top));
    json!({"count": seen.discard, "top": top})
}

fn render<const S: usize, const W: usize>(
    rules: &Rules,
    s: &State<S, W>,
    zones: impl Fn(Seat) -> Zones,
    private: Value,
    memories: Value,
    guests: Value,
) -> Value {
    let mut out = Map::new();
    out.insert("game".into(), json!(rules.game));
    out.insert("phase".into(), json!(rules.phase_name(s.turn.phase)));
    out.insert("player".into(), json!(s.turn.active.0));
    out.insert("turn".into(), json!(s.turn.number));
    if rules.motto {
        out.insert("round".into(), json!(s.turn.round));
        out.insert("first_master".into(), json!(s.turn.first_master.0));
        out.insert("round_first".into(), json!(s.turn.round_first.0));
    }
    out.insert("counters".into(), counters(rules, s));
    if let Some(so_far) = so_far(rules, s) {
        out.insert("so_far".into(), so_far);
    }
    let players: Vec<Value> =
        (0..rules.seats as u8).map(|seat| player(rules, s, Seat(seat), zones(Seat(seat)))).collect();
    out.insert("players".into(), players.into());
    out.insert("town".into(), town(rules, s, private, memories, guests));
    // The choice at the dismissal (AMB-TC-46) is no card's.
    let sources = s.stack.iter().map(|frame| frame.source).filter(|&card| card != NONE);
    let pending: Vec<&str> = sources.map(|card| rules.id(card)).collect();
    if !pending.is_empty() {
        out.insert("pending".into(), json!(pending));
    }
    out.into()
}

fn counters<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Value {
    let shown = |c: &&Counter| rules.motto || **c <= Counter::Employment;
    let all = Counter::ALL.iter().filter(shown).map(|&c| (c.as_str().to_string(), json!(s.counter(c))));
    Value::Object(all.collect())
}

/// What this turn has already seen, where it matters for what may still happen.
fn so_far<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Option<Value> {
    let mut out = Map::new();
    let turn = &s.turn;
    if turn.used != 0 {
        out.insert("used".into(), ids(rules, crate::pile::Bits(turn.used)));
    }
    for (name, flag) in [("remembered", turn.remembered), ("chambered", turn.chambered), ("ending", turn.latched)] {
        if flag {
            out.insert(name.into(), json!(true));
        }
    }
    if turn.prices.iter().any(|n| *n > 0) {
        out.insert("prices".into(), json!(turn.prices[..rules.prices.len()]));
    }
    if turn.next_hire_less > 0 {
        out.insert("next_hire_less".into(), json!(turn.next_hire_less));
    }
    if turn.hand_change != 0 {
        out.insert("hand_change".into(), json!(turn.hand_change));
    }
    if turn.phase == Phase::Pick || rules.motto && turn.round_done > 0 {
        out.insert("round_done".into(), json!(turn.round_done));
    }
    (!out.is_empty()).then(|| out.into())
}

fn player<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, seat: Seat, zones: Zones) -> Value {
    let house = s.house(seat);
    let mut out = Map::new();
    out.insert("hand".into(), zones.hand);
    out.insert("deck".into(), zones.deck);
    if let Some((top, bottom)) = zones.known {
        out.insert("known_top".into(), json!(top));
        out.insert("known_bottom".into(), json!(bottom));
    }
    out.insert("discard".into(), zones.discard);
    out.insert("in_play".into(), in_play(rules, s, seat));
    out.insert("chambermaids".into(), chambermaids(rules, s, seat));
    if rules.memories > rules.privates {
        let maid = |m: u8| json!({"card": rules.id(m), "illness": s.sick_count(seat, m, 0)});
        out.insert("private_maids".into(), s.private_stack(seat, rules).map(maid).collect());
    }
    if rules.habit != NONE {
        out.insert("bad_habits".into(), json!(house.extras[rules.extra(rules.habit)]));
    }
    if rules.buildings != 0 {
        out.insert("buildings".into(), buildings(rules, house));
    }
    if rules.refined > rules.memories {
        out.insert("reminiscences".into(), counted(rules, rules.memories, &house.memories));
    }
    if rules.motto {
        out.insert("refined".into(), json!((house.refined != NONE).then(|| rules.id(house.refined))));
        out.insert("preparations".into(), counted(rules, rules.preparations, &house.preparations));
    }
    out.into()
}

fn counted(rules: &Rules, first: u8, counts: &[u8]) -> Value {
    let cards = counts.iter().enumerate().flat_map(|(i, &n)| std::iter::repeat_n(first + i as u8, n.into()));
    ids(rules, cards)
}

fn in_play<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, seat: Seat) -> Value {
    if seat != s.turn.active {
        return json!([]);
    }
    let copies = |&card: &u8| std::iter::repeat_n(card, s.turn.in_play.get(card).into());
    ids(rules, s.turn.order.iter().flat_map(copies))
}

fn chambermaids<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>, seat: Seat) -> Value {
    let copies = s.house(seat).chamber.counts().flat_map(|(maid, _)| {
        let well = std::iter::repeat_n(0, s.healthy(seat, maid).into());
        let ill = s.sick_copies(seat, maid).map(|sick| sick.n);
        well.chain(ill).map(move |n| (maid, n))
    });
    copies.map(|(maid, n)| json!({"card": rules.id(maid), "illness": n})).collect()
}

fn buildings<const W: usize>(rules: &Rules, house: &House<W>) -> Value {
    let mut out = Vec::new();
    for card in crate::pile::Bits(rules.buildings) {
        if rules.has_beneath(card) {
            for (&chief, &n) in rules.chief_pair.iter().zip(&house.beneath) {
                out.extend((0..n).map(|_| json!({"card": rules.id(card), "under": rules.id(chief)})));
            }
        } else {
            out.extend((0..house.extras[rules.extra(card)]).map(|_| json!({"card": rules.id(card)})));
        }
    }
    out.into()
}

fn town<const S: usize, const W: usize>(
    rules: &Rules,
    s: &State<S, W>,
    private: Value,
    memories: Value,
    guests: Value,
) -> Value {
    let mut piles = Map::new();
    for card in (0..rules.kinds).filter(|c| (rules.maid_piles | rules.love) >> c & 1 == 1) {
        piles.insert(rules.id(card).into(), json!(s.town.piles.get(card)));
    }
    for card in rules.extras..rules.privates {
        piles.insert(rules.id(card).into(), json!(s.town.extras[rules.extra(card)]));
    }
    let mut out = Map::new();
    out.insert("piles".into(), piles.into());
    if rules.memories > rules.privates {
        out.insert(
            "private_maids".into(),
            json!({"face_up": ids(rules, s.town.private_up.iter().copied()), "deck": private}),
        );
    }
    if rules.slots_of(Kind::Reminiscence).next().is_some() {
        out.insert(
            "reminiscences".into(),
            json!({"face_up": ids(rules, s.town.memory_up.iter().copied()), "deck": memories}),
        );
    }
    if rules.motto {
        let park = crate::pile::Bits(u64::from(s.town.refined)).map(|bit| rules.refined + bit);
        out.insert("refined".into(), ids(rules, park));
        out.insert("preparations".into(), preparations(rules, s));
        if rules.guests != 0 {
            out.insert("guests".into(), guests);
        }
    }
    out.into()
}

fn preparations<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> Value {
    let mut out = Map::new();
    for pile in Pantry::ALL {
        let in_pile = |slot: &u8| rules.cards[usize::from(*slot)].def.work.is_some_and(|w| w.pile == pile);
        let mut slots: Vec<u8> = rules.slots_of(Kind::Preparation).filter(in_pile).collect();
        slots.sort_by_key(|&slot| rules.cards[usize::from(slot)].def.work.map(|w| w.rank));
        if !slots.is_empty() {
            let left = |slot: u8| s.town.preparations[usize::from(slot - rules.preparations)];
            let cards = slots.into_iter().flat_map(|slot| std::iter::repeat_n(slot, left(slot).into()));
            out.insert(pile.as_str().into(), ids(rules, cards));
        }
    }
    out.into()
}
