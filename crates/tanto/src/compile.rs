//! From a plan to the rules of a table: cards get their slots, their words become instructions.

use std::sync::Arc;

use livret_kernel::{Gives, Provenance, RulesVersion, SetupError, mix};

use crate::action::{Action, Verb};
use crate::library::Library;
use crate::options::{Options, Ruling};
use crate::pile::Bits;
use crate::plan::Plan;
use crate::program::{About, Compiler, Offered, Op, Suffered, Test};
use crate::question::questions;
use crate::rules::{
    CompiledAbility, Dismissal, Family, MAX_EXTRAS, MAX_PRICES, MAX_SLOTS, NONE, Rules, SlotCard, StandingPrice,
};
use crate::score::SetTable;
use crate::words::{Bonus, CardDef, Cond, Counter, Filter, How, Kind, Moment, Price, Standing, Title};
use crate::wrong::Wrong;

/// Kinds of deck cards at most.
const MAX_KINDS: usize = 24;

/// The cards of a table in their slots, and the first slot of each zone.
struct Slots {
    cards: Vec<SlotCard>,
    /// Deck kinds, events and buildings, private maids, reminiscences, refined maids, preparations.
    starts: [u8; 6],
}

impl Slots {
    fn new(plan: &Plan, library: &Library, options: &Options) -> Result<Slots, SetupError> {
        let mut deck: Vec<usize> = plan.deck.iter().chain(&plan.guests).copied().collect();
        deck.sort_unstable();
        deck.dedup();
        let zones = [&deck, &plan.extras, &plan.privates, &plan.memories, &plan.refined, &plan.preparations];
        let mut slots = Slots { cards: Vec::new(), starts: [0; 6] };
        for (zone, start) in zones.into_iter().zip(&mut slots.starts) {
            *start = slots.cards.len() as u8;
            let love_mark = library.sets[plan.chief_set].love_mark;
            let card = |&index: &usize| SlotCard { def: edited(&library.cards[index].def, love_mark, options), index };
            slots.cards.extend(zone.iter().map(card));
        }
        if slots.cards.len() > MAX_SLOTS || deck.len() > MAX_KINDS || plan.extras.len() > MAX_EXTRAS {
            return Err(SetupError::bad(Wrong::TooManyKinds));
        }
        Ok(slots)
    }

    fn slot(&self, id: &str) -> Option<u8> {
        self.cards.iter().position(|card| card.def.id == id).map(|slot| slot as u8)
    }
}

/// The compiled words of all cards.
struct Code {
    ops: Vec<Op>,
    tests: Vec<Test>,
    prices: Vec<(u64, Price)>,
    offered: Vec<Offered>,
    suffered: Vec<Suffered>,
    serve_at: [u16; MAX_SLOTS],
    ability: [Option<CompiledAbility>; MAX_SLOTS],
    only_if: [Option<u16>; MAX_EXTRAS],
    place_illness: u16,
    place_habit: u16,
    lay_down: u16,
}

impl Code {
    fn new(slots: &Slots, motto: bool) -> Result<Code, SetupError> {
        let slot = |id: &str| slots.slot(id);
        let mask = |filter: &Filter| mask_of(&slots.cards, filter);
        // Address 0 means "no text"; the placing of a hired event and the choice of the dismissal follow.
        let ops = vec![Op::End, Op::PlaceIllness, Op::End, Op::PlaceHabit, Op::End, Op::LayDown, Op::End];
        let counters = if motto { &Counter::ALL[..] } else { &Counter::ALL[..3] };
        let (tests, prices) = (Vec::new(), Vec::new());
        let (offered, suffered, about) = (Vec::new(), Vec::new(), About::User);
        let mut compiler =
            Compiler { ops, tests, prices, mask: &mask, slot: &slot, counters, offered, suffered, about };
        let (mut serve_at, mut ability, mut only_if) = ([0; MAX_SLOTS], [None; MAX_SLOTS], [None; MAX_EXTRAS]);
        for (slot, SlotCard { def, .. }) in slots.cards.iter().enumerate() {
            if def.kind == Kind::Reminiscence {
                serve_at[slot] = compiler.reminiscence(&def.price, &def.then);
            } else if !def.then.is_empty() {
                serve_at[slot] = compiler.program(&def.then);
            }
            if let Some(a) = def.abilities.first() {
                let pc = compiler.ability(a.at, a.how, &a.needs, &a.does);
                let needs = a.needs.as_ref().map(|cond| compiler.test(cond));
                ability[slot] = Some(CompiledAbility { at: a.at, how: a.how, needs, pc });
            }
            if let (Kind::Building, Some(cond)) = (def.kind, &def.only_if) {
                only_if[slot - usize::from(slots.starts[1])] = Some(compiler.test(cond));
            }
        }
        let Compiler { ops, tests, prices, offered, suffered, .. } = compiler;
        if prices.len() > MAX_PRICES {
            return Err(SetupError::bad(Wrong::Prices { most: MAX_PRICES }));
        }
        let (place_illness, place_habit, lay_down) = (1, 3, 5);
        Ok(Code {
            ops,
            tests,
            prices,
            offered,
            suffered,
            serve_at,
            ability,
            only_if,
            place_illness,
            place_habit,
            lay_down,
        })
    }
}

/// Compiles a plan.
// A table of what the engine looks up, one line each.
pub fn compile(
    plan: &Plan,
    library: &Arc<Library>,
    game: &str,
    seats: usize,
    options: Options,
) -> Result<Rules, SetupError> {
    let slots = Slots::new(plan, library, &options)?;
    check_singular(&slots.cards)?;
    let code = Code::new(&slots, plan.motto)?;
    let cards = &slots.cards;
    let is = |kind: Kind| bits(cards, |def| def.kind == kind);
    let (love, chiefs, generals) = (is(Kind::Love), is(Kind::MaidChief), is(Kind::General));
    let guests = bits_of(cards, |card| plan.guests.contains(&card.index));
    let maid_piles = (if plan.motto { 0 } else { chiefs }) | (generals & !guests);
    let cost = per_slot(cards, NONE, |def| def.cost.unwrap_or(NONE));
    let chamber = bits(cards, |def| def.chamber.is_some() && def.kind.in_decks());
    let afford = affordable(&cost, love | maid_piles);
    let standing_prices = standing_prices(cards);
    let chief_slots: Vec<u8> = plan.chiefs.iter().filter_map(|id| slots.slot(id)).collect();
    let (first_chief, starter) = (chief_slots[0], chief_slots[chief_slots.len() - 1]);
    let [_, extras, privates, memories, refined, preparations] = slots.starts;
    Ok(Rules {
        library: library.clone(),
        game: game.into(),
        seats,
        motto: plan.motto,
        sets: plan.sets.clone(),
        chief_set: plan.chief_set,
        kinds: extras,
        extras,
        privates,
        memories,
        refined,
        preparations,
        love,
        maids: chiefs | generals,
        chiefs,
        servable: servable(cards, &options),
        chamber,
        buildings: is(Kind::Building),
        maid_piles,
        hire_lists: afford.map(|kinds| Bits(kinds).map(|card| Action::card(Verb::Hire, card)).collect()),
        afford,
        cost,
        gives: per_slot(cards, Gives::default(), |def| def.gives),
        chamber_price: per_slot(cards, NONE, |def| def.chamber.unwrap_or(NONE)),
        able_chambermaids: bits(cards, |def| def.kind.in_decks() && !def.abilities.is_empty()),
        uses: uses(&code.ability),
        serve_at: code.serve_at,
        ability: code.ability,
        questions: questions(&code.ops, &code.tests, chamber),
        offered: code.offered,
        suffered: code.suffered,
        ids: cards.iter().map(|card| card.def.id.as_str().into()).collect(),
        ops: code.ops,
        tests: code.tests,
        prices: code.prices,
        has_standing_prices: !standing_prices.is_empty(),
        standing_prices,
        place_illness: code.place_illness,
        place_habit: code.place_habit,
        lay_down: code.lay_down,
        dismissal: dismissal(library, &options),
        illness: slots.slot("illness").unwrap_or(NONE),
        habit: slots.slot("bad-habit").unwrap_or(NONE),
        love_one: slots.slot("1-love").expect("Love is in every game"),
        love_three: slots.slot("3-love").expect("Love is in every game"),
        starter,
        chief_pair: [first_chief, starter],
        cancels: bits(cards, |def| def.always.contains(&Standing::CancelEvent)),
        shield: find_standing(cards, |s| if let Standing::ShieldFromEvents(n) = s { Some(*n) } else { None }),
        visitor: find_standing(cards, |s| if let Standing::Visitor(a, b) = s { Some((*a, *b)) } else { None })
            .map(|(slot, (send, back))| (slot, send, back)),
        any_house: bits(cards, |def| def.always.contains(&Standing::AnyHouse)),
        first_chamber_less: chamber_discounts(cards),
        sending_chambers: library.version > RulesVersion::V1_0,
        only_if: code.only_if,
        supply: supply(cards, plan, seats, guests),
        guests,
        end_piles: plan.end_piles,
        set_tables: set_tables(cards),
        families: families(&slots),
        latch: plan.motto || options.rulings.other(Ruling::Latch),
        fingerprint: fingerprint(cards, library, seats),
        scoring: bits(cards, |def| def.vp.unwrap_or(0) != 0 || !def.bonus.is_empty()),
        options,
        cards: slots.cards,
    })
}

/// The engine knows one card of a table that shields, one that visits, one that cancels events (whose question names it)
/// and one that lies on a chief.
fn check_singular(cards: &[SlotCard]) -> Result<(), SetupError> {
    let having = |wanted: fn(&Standing) -> bool| standings(cards).filter(|(_, s)| wanted(s)).count();
    let on_chiefs = cards.iter().filter(|card| card.def.only_if == Some(Cond::ChiefBeneath)).count();
    let counts = [
        (having(|s| matches!(s, Standing::ShieldFromEvents(_))), "ShieldFromEvents"),
        (having(|s| matches!(s, Standing::Visitor(..))), "Visitor"),
        (having(|s| matches!(s, Standing::CancelEvent)), "CancelEvent"),
        (on_chiefs, "ChiefBeneath"),
    ];
    match counts.into_iter().find(|(n, _)| *n > 1) {
        Some((n, word)) => Err(SetupError::bad(Wrong::Singular { n, word: word.into() })),
        None => Ok(()),
    }
}

/// Who says which card of a dismissed hand comes on top.
fn dismissal(library: &Library, options: &Options) -> Dismissal {
    match library.version {
        _ if options.choose_top => Dismissal::Choose,
        RulesVersion::V1_0 => Dismissal::LastInCardOrder,
        RulesVersion::V2_0 => Dismissal::TellsLeast,
    }
}

/// Equal for equal tables only, as far as the cards go: for whoever keeps something made from them.
fn fingerprint(cards: &[SlotCard], library: &Arc<Library>, seats: usize) -> u64 {
    let start = mix(Arc::as_ptr(library) as usize as u64 ^ seats as u64);
    cards.iter().fold(start, |hash, SlotCard { def, index }| {
        let gives = [def.gives.draw, def.gives.serving, def.gives.love, def.gives.employment];
        let points = def.vp.map_or(0x80, |vp| vp as u8);
        let data = gives.iter().chain([&points, &def.cost.unwrap_or(NONE)]).fold(0, |d, &n| d << 8 | u64::from(n));
        mix(hash ^ mix(*index as u64) ^ data)
    })
}

fn servable(cards: &[SlotCard], options: &Options) -> u64 {
    let serve_chiefs = options.rulings.other(Ruling::ServeChiefs);
    bits(cards, |def| {
        let plain = def.gives == Gives::default() && def.then.is_empty();
        def.kind == Kind::General || def.kind == Kind::MaidChief && (serve_chiefs || !plain)
    })
}

/// What each total of love can hire at printed cost.
fn affordable(cost: &[u8; MAX_SLOTS], hireable: u64) -> [u64; 16] {
    let within = |love: usize| move |slot: &usize| usize::from(cost[*slot]) <= love;
    std::array::from_fn(|love| (0..MAX_SLOTS).filter(within(love)).fold(0, |m, slot| m | 1 << slot) & hireable)
}

/// Every standing effect with the slot of its card.
fn standings(cards: &[SlotCard]) -> impl Iterator<Item = (u8, &Standing)> {
    cards.iter().enumerate().flat_map(|(slot, card)| card.def.always.iter().map(move |s| (slot as u8, s)))
}

/// A card as this table prints it: editions, and Love cards as sure as their box is.
fn edited(def: &CardDef, love_mark: Provenance, options: &Options) -> CardDef {
    let mut def = def.clone();
    if def.kind == Kind::Love {
        def.mark = love_mark;
    }
    if def.id == "milly-violet" {
        def.vp = options.editions.milly_vp.or(def.vp);
    }
    if def.id == "ririko-hiiragi" && options.editions.ririko_love {
        (def.gives.love, def.gives.serving) = (def.gives.serving, def.gives.love);
    }
    def
}

/// The cards that a filter means, as bits.
pub fn mask_of(cards: &[SlotCard], filter: &Filter) -> u64 {
    bits(cards, |def| means(filter, def))
}

/// Does the filter mean this card?
fn means(filter: &Filter, def: &CardDef) -> bool {
    let maid = matches!(def.kind, Kind::General | Kind::MaidChief);
    match filter {
        Filter::Any => def.kind.in_decks(),
        Filter::Love => def.kind == Kind::Love,
        Filter::Maid => maid,
        Filter::General => def.kind == Kind::General,
        Filter::Chief => def.kind == Kind::MaidChief,
        Filter::ChambermaidChief => maid && def.title == Some(Title::ChambermaidChief),
        Filter::Chamberable => maid && def.chamber.is_some(),
        Filter::Building => def.kind == Kind::Building,
        Filter::Named(id) => def.id == *id,
        Filter::Cost(n) => def.kind.in_decks() && def.cost == Some(*n),
        Filter::CostAtMost(n) => def.cost.is_some_and(|c| c <= *n),
        Filter::CostAtLeast(n) => def.cost.is_some_and(|c| c >= *n),
        Filter::Both(a, b) => means(a, def) && means(b, def),
        Filter::Either(a, b) => means(a, def) || means(b, def),
    }
}

fn bits(cards: &[SlotCard], wanted: impl Fn(&CardDef) -> bool) -> u64 {
    bits_of(cards, |card| wanted(&card.def))
}

fn bits_of(cards: &[SlotCard], wanted: impl Fn(&SlotCard) -> bool) -> u64 {
    cards.iter().enumerate().filter(|(_, card)| wanted(card)).fold(0, |m, (slot, _)| m | 1 << slot)
}

fn per_slot<T: Copy>(cards: &[SlotCard], default: T, value: impl Fn(&CardDef) -> T) -> [T; MAX_SLOTS] {
    let mut out = [default; MAX_SLOTS];
    for (slot, card) in cards.iter().enumerate() {
        out[slot] = value(&card.def);
    }
    out
}

/// A refined maid is used when starting abilities are.
fn uses(abilities: &[Option<CompiledAbility>; MAX_SLOTS]) -> u8 {
    let on_request = abilities.iter().flatten().filter(|a| matches!(a.how, How::Use | How::Must));
    on_request.fold(0, |m, a| m | 1 << if a.at == Moment::Refined { Moment::Starting } else { a.at } as u8)
}

fn find_standing<T>(cards: &[SlotCard], wanted: impl Fn(&Standing) -> Option<T>) -> Option<(u8, T)> {
    standings(cards).find_map(|(slot, standing)| wanted(standing).map(|found| (slot, found)))
}

fn chamber_discounts(cards: &[SlotCard]) -> Vec<(u8, u8)> {
    let discount = |(slot, standing): (u8, &Standing)| {
        let Standing::FirstChamberLess(n) = standing else { return None };
        Some((slot, *n))
    };
    standings(cards).filter_map(discount).collect()
}

fn standing_prices(cards: &[SlotCard]) -> Vec<StandingPrice> {
    let price = |(by, standing): (u8, &Standing)| {
        let Standing::HirePrice(filter, price) = standing else { return None };
        Some(StandingPrice { by, mask: mask_of(cards, filter), price: *price })
    };
    standings(cards).filter_map(price).collect()
}

fn supply(cards: &[SlotCard], plan: &Plan, seats: usize, guests: u64) -> [u8; MAX_SLOTS] {
    let mut supply = [0; MAX_SLOTS];
    let mut love = plan.love.into_iter();
    for (slot, card) in cards.iter().enumerate() {
        let def = &card.def;
        supply[slot] = match def.kind {
            Kind::Love => love.next().expect("three Love cards"),
            Kind::MaidChief if plan.motto => 3 * seats as u8,
            Kind::General if guests >> slot & 1 == 1 => 0,
            Kind::General | Kind::MaidChief | Kind::Building => def.copies.saturating_sub(plan.taken_off),
            Kind::Reminiscence if plan.taken_off > 0 => 1,
            Kind::Preparation => preparation_copies(def, seats),
            Kind::Private | Kind::Event | Kind::Reminiscence | Kind::Refined => def.copies,
        };
    }
    supply
}

/// MO-PLAYERS-02 and 05: fewer than four players do without one 1 and one 3 of each pile.
fn preparation_copies(def: &CardDef, seats: usize) -> u8 {
    let rank = def.work.expect("a preparation has its work").rank;
    def.copies.saturating_sub(u8::from(seats < 4 && rank != 2))
}

fn set_tables(cards: &[SlotCard]) -> Vec<(u8, SetTable)> {
    let all = cards.iter().enumerate().flat_map(|(slot, card)| card.def.bonus.iter().map(move |b| (slot as u8, b)));
    all.filter_map(|(slot, b)| if let Bonus::Sets(sets) = b { Some((slot, SetTable::new(sets))) } else { None })
        .collect()
}

/// Families by their members at this table; each family once.
fn families(slots: &Slots) -> Vec<Family> {
    let mut families: Vec<Family> = Vec::new();
    for bonus in slots.cards.iter().flat_map(|card| &card.def.bonus) {
        if let Bonus::Family(ids, sets) = bonus {
            let mut members: Vec<u8> = ids.iter().filter_map(|id| slots.slot(id)).collect();
            members.sort_unstable();
            let family = Family { members, sets: sets.clone() };
            if !families.contains(&family) {
                families.push(family);
            }
        }
    }
    families
}
