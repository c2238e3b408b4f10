//! The rules of one table: its boxes, its town, its options, and its cards compiled.

use std::sync::Arc;

use livret_kernel::{Chance, Gives, SetupError};
use serde_json::{Map, Value, json};

use crate::library::Library;
use crate::options::{Options, Privates, Ruling, Town};
use crate::program::{Compiler, Op, Test};
use crate::score::SetTable;
use crate::state::Phase;
use crate::words::{Bonus, CardDef, Filter, How, Kind, Moment, Pantry, Price, Standing, Title};

/// No card, no seat.
pub const NONE: u8 = 0xFF;
/// Slots of one table at most: sets of cards are 64 bits.
pub const MAX_SLOTS: usize = 64;
/// Events and buildings at most.
pub const MAX_EXTRAS: usize = 8;
/// Changes of price at most.
pub const MAX_PRICES: usize = 6;

/// Streams of chance that belong to the whole table.
pub mod streams {
    use livret_kernel::{Seat, Stream};

    /// The order of the private pile.
    pub const PRIVATE: Stream = Stream::table(0);
    /// The order of the reminiscences.
    pub const MEMORIES: Stream = Stream::table(1);
    /// Which kinds the town has.
    pub const TOWN: Stream = Stream::table(2);
    /// The order of guests, and what the park does without.
    pub const PARK: Stream = Stream::table(3);

    /// A seat's deck.
    pub fn deck(seat: Seat) -> Stream {
        Stream::seat(seat, 0)
    }

    /// A random look into a seat's hand.
    pub fn hand(seat: Seat) -> Stream {
        Stream::seat(seat, 1)
    }
}

/// An ability, compiled.
#[derive(Clone, Copy, Debug)]
pub struct CompiledAbility {
    /// When.
    pub at: Moment,
    /// By itself or on request.
    pub how: How,
    /// The number of its condition.
    pub needs: Option<u16>,
    /// Its address.
    pub pc: u16,
}

/// A card in its slot.
#[derive(Clone, Debug)]
pub struct SlotCard {
    /// Its data, editions applied.
    pub def: CardDef,
    /// Its index in the library.
    pub index: usize,
}

/// A building's effect on what hiring costs, or a chambermaid's.
#[derive(Clone, Copy, Debug)]
pub struct StandingPrice {
    /// The card that must lie in the quarters.
    pub by: u8,
    /// What becomes cheaper.
    pub mask: u64,
    /// How.
    pub price: Price,
}

/// Everything about a table that does not change while it is played.
///
/// Slots number the cards of the table: kinds of decks first (in the order of the `cards` list),
/// then events and buildings, private maids, reminiscences, refined maids, preparations.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the names are the game's
pub struct Rules {
    pub library: Arc<Library>,
    pub game: String,
    pub seats: usize,
    pub options: Options,
    pub motto: bool,
    pub sets: Vec<usize>,
    pub chief_set: usize,
    pub cards: Vec<SlotCard>,

    /// Kinds that decks are made of: slots `0..kinds`.
    pub kinds: u8,
    /// The slots of events and buildings begin here.
    pub extras: u8,
    pub privates: u8,
    pub memories: u8,
    pub refined: u8,
    pub preparations: u8,

    pub love: u64,
    pub maids: u64,
    pub chiefs: u64,
    pub generals: u64,
    pub servable: u64,
    pub chamber: u64,
    pub buildings: u64,
    /// One-kind maid piles of the town, which count for the end.
    pub maid_piles: u64,
    /// What a love total can hire, of the one-kind deck piles at printed cost.
    pub afford: [u64; 16],
    pub cost: [u8; MAX_SLOTS],
    pub gives: [Gives; MAX_SLOTS],
    pub chamber_price: [u8; MAX_SLOTS],
    pub serve_at: [u16; MAX_SLOTS],
    pub ability: [Option<CompiledAbility>; MAX_SLOTS],
    /// At which moments somebody at this table has an ability on request, as bits.
    pub uses: u8,
    /// Chambermaids with an ability of their own.
    pub able_chambermaids: u64,

    pub ops: Vec<Op>,
    pub tests: Vec<Test>,
    pub prices: Vec<(u64, Price)>,
    pub standing_prices: Vec<StandingPrice>,
    pub has_standing_prices: bool,
    pub place_illness: u16,
    pub place_habit: u16,

    pub illness: u8,
    pub habit: u8,
    pub love_one: u8,
    pub love_three: u8,
    /// The starters' chief, of which each seat gets three.
    pub starter: u8,
    /// The two kinds of chiefs, for what lies beneath a building.
    pub chief_pair: [u8; 2],
    pub cancels: u64,
    /// Building slot and number that shield a house from events.
    pub shield: Option<(u8, u8)>,
    /// The visitor: slot, price to send, price to send back.
    pub visitor: Option<(u8, u8, u8)>,
    /// Private maids that may be hired into any house.
    pub any_house: u64,
    /// Private maids that cheapen the first chambermaid of a turn.
    pub first_chamber_less: Vec<(u8, u8)>,
    /// What must hold to buy a building.
    pub only_if: [Option<u16>; MAX_EXTRAS],

    /// Copies in the town at the start, before the starters are dealt.
    pub supply: [u8; MAX_SLOTS],
    /// Guests of the eleventh pile.
    pub guests: u64,
    /// How many cards the short or two-player set-up takes from the guests and private piles.
    pub end_piles: u32,
    pub set_tables: Vec<(u8, SetTable)>,
    pub families: Vec<(Vec<u8>, Vec<(u8, u8)>)>,
    pub latch: bool,
}

impl Rules {
    /// Sets a table up, or says what is wrong with the wish.
    pub fn build<C: Chance>(
        library: &Arc<Library>,
        game: &str,
        seats: usize,
        map: &Map<String, Value>,
        chance: &mut C,
    ) -> Result<Rules, SetupError> {
        let motto = game == "motto-tanto-cuore";
        let options = Options::read(map, motto)?;
        let plan = if motto {
            Plan::motto(library, seats, &options, chance)?
        } else {
            Plan::tanto(library, game, seats, &options, chance)?
        };
        if options.first.index() >= seats {
            return Err(SetupError::bad(format!(
                "first must be a seat from 0 to {}, not {}",
                seats - 1,
                options.first.0
            )));
        }
        plan.compile(library, game, seats, options)
    }

    /// The slot of a card at this table.
    #[must_use]
    pub fn slot(&self, id: &str) -> Option<u8> {
        self.cards.iter().position(|card| card.def.id == id).map(|slot| slot as u8)
    }

    /// The id of a slot's card.
    #[must_use]
    pub fn id(&self, slot: u8) -> &str {
        &self.cards[usize::from(slot)].def.id
    }

    /// The category of a slot's card.
    #[must_use]
    pub fn kind(&self, slot: u8) -> Kind {
        self.cards[usize::from(slot)].def.kind
    }

    /// Printed victory points.
    #[must_use]
    pub fn vp(&self, slot: u8) -> i32 {
        i32::from(self.cards[usize::from(slot)].def.vp.unwrap_or(0))
    }

    /// The phase by its name on the wire.
    #[must_use]
    pub fn phase_name(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Pick => "pick",
            Phase::Start if self.motto => "refined",
            Phase::Start => "start",
            Phase::Serve => "serve",
            Phase::Work => "work",
            Phase::Hire => "hire",
            Phase::Dismiss => "dismiss",
            Phase::Over => "over",
        }
    }

    /// Deck cards that have a pile to go back to: all but Motto's Colette (MO-SETUP-05).
    #[must_use]
    pub fn returnable(&self) -> u64 {
        if self.motto { !(1 << self.starter) } else { u64::MAX }
    }

    /// Does a chief lie beneath this building?
    #[must_use]
    pub fn has_beneath(&self, building: u8) -> bool {
        let test = self.only_if[self.extra(building)];
        test.is_some_and(|t| self.tests[usize::from(t)] == Test::ChiefBeneath)
    }

    /// Slots of a category.
    pub fn slots_of(&self, kind: Kind) -> impl Iterator<Item = u8> {
        (0..self.cards.len() as u8).filter(move |&slot| self.kind(slot) == kind)
    }

    /// The cards of this table that a filter means, as bits.
    #[must_use]
    pub fn meant(&self, filter: &Filter) -> u64 {
        mask_of(&self.cards, filter)
    }

    /// Is this slot a private maid?
    #[inline]
    #[must_use]
    pub fn is_private(&self, slot: u8) -> bool {
        slot >= self.privates && slot < self.memories
    }

    /// Where in the list of events and buildings?
    #[inline]
    #[must_use]
    pub fn extra(&self, slot: u8) -> usize {
        usize::from(slot - self.extras)
    }

    /// The options in full, so that the same table can be set up again.
    #[must_use]
    pub fn options_json(&self) -> Map<String, Value> {
        let mut out = Map::new();
        let town: Vec<&str> =
            self.slots_of(Kind::General).filter(|s| self.guests >> s & 1 == 0).map(|s| self.id(s)).collect();
        let has = |kind| self.slots_of(kind).next().is_some();
        if self.motto {
            out.insert("park".into(), json!(town));
            let privates: Vec<&str> = self.slots_of(Kind::Private).map(|s| self.id(s)).collect();
            let guests: Vec<&str> =
                self.slots_of(Kind::General).filter(|s| self.guests >> s & 1 == 1).map(|s| self.id(s)).collect();
            if !privates.is_empty() {
                out.insert("private_maids".into(), json!(privates));
            }
            if !guests.is_empty() {
                out.insert("guests".into(), json!(guests));
            }
            out.insert("illness".into(), json!(self.illness != NONE));
            out.insert("without_ignis".into(), json!(self.options.without_ignis));
        } else {
            let sets: Vec<&str> = self.sets.iter().map(|&s| self.library.sets[s].id.as_str()).collect();
            out.insert("sets".into(), json!(sets));
            out.insert("town".into(), json!(town));
            out.insert("chiefs".into(), json!(self.library.sets[self.chief_set].id));
            out.insert("events".into(), json!(self.illness != NONE));
            if self.illness != NONE && self.habit == NONE {
                out.insert("bad_habits".into(), json!(false));
            }
            out.insert("private_maids".into(), json!(has(Kind::Private)));
            out.insert("buildings".into(), json!(has(Kind::Building)));
            out.insert("reminiscences".into(), json!(has(Kind::Reminiscence)));
            out.insert("short".into(), json!(self.options.short));
            out.insert("love_sets".into(), json!(self.options.love_sets.unwrap_or(1)));
        }
        self.options.write_common(&mut out);
        out
    }
}

/// Which cards a table uses, before they are compiled.
struct Plan {
    motto: bool,
    sets: Vec<usize>,
    chief_set: usize,
    love: [u8; 3],
    /// Library indices by zone.
    deck: Vec<usize>,
    guests: Vec<usize>,
    extras: Vec<usize>,
    privates: Vec<usize>,
    memories: Vec<usize>,
    refined: Vec<usize>,
    preparations: Vec<usize>,
    chiefs: Vec<String>,
    taken_off: u8,
    end_piles: u32,
}

impl Plan {
    fn tanto<C: Chance>(
        library: &Library,
        game: &str,
        seats: usize,
        options: &Options,
        chance: &mut C,
    ) -> Result<Plan, SetupError> {
        let sets = chosen_sets(library, game, options)?;
        check_seats(seats, &sets, options)?;
        let has = |set: usize| sets.contains(&set);
        let use_part = |wish: Option<bool>, set: usize, what: &str| match wish {
            Some(true) if !has(set) => Err(SetupError::bad(format!(
                "{what} are in the box {}, which is not among the sets",
                library.sets[set].id
            ))),
            wish => Ok(wish.unwrap_or(true) && has(set)),
        };
        let events = use_part(options.events, 0, "events")?;
        let buildings = use_part(options.buildings, 1, "buildings")?;
        let memories = use_part(options.reminiscences, 2, "reminiscences")?;
        let wish = match options.private_maids {
            Privates::None => Some(false),
            Privates::All => Some(true),
            _ => None,
        };
        if wish == Some(true) && !has(0) && !has(1) {
            return Err(SetupError::rule("Romantic Vacation alone has no private maids", "RV-PRIVATE-01"));
        }
        let privates = wish.unwrap_or(true) && (has(0) || has(1));
        let chief_set = chief_set(library, game, &sets, options)?;
        let chiefs = library.sets[chief_set].chiefs.clone().expect("every older box has a chief pair");
        let town = town(library, game, &sets, options, chance)?;
        let of_kind = |kind: Kind| indices(library, |c| c.def.kind == kind && has(c.set));
        let mut deck = indices(library, |c| c.def.kind == Kind::Love || [&chiefs.0, &chiefs.1].contains(&&c.def.id));
        deck.extend(town);
        let mut extras = if events { of_kind(Kind::Event) } else { Vec::new() };
        extras.retain(|&i| options.bad_habits || library.cards[i].def.id != "bad-habit");
        if buildings {
            extras.extend(of_kind(Kind::Building));
        }
        Ok(Plan {
            motto: false,
            love: library.sets[chief_set].love.map(|n| n * options.love_sets.unwrap_or(if seats > 4 { 2 } else { 1 })),
            privates: if privates { of_kind(Kind::Private) } else { Vec::new() },
            memories: if memories { of_kind(Kind::Reminiscence) } else { Vec::new() },
            sets: sets.clone(),
            chief_set,
            deck,
            guests: Vec::new(),
            extras,
            refined: Vec::new(),
            preparations: Vec::new(),
            chiefs: vec![chiefs.0, chiefs.1],
            taken_off: if options.short { 3 } else { 0 },
            end_piles: if seats > 4 { 3 } else { 2 },
        })
    }

    fn motto<C: Chance>(
        library: &Library,
        seats: usize,
        options: &Options,
        chance: &mut C,
    ) -> Result<Plan, SetupError> {
        if !(2..=4).contains(&seats) {
            return Err(SetupError::rule(
                format!("Motto Tanto Cuore is for 2 to 4 players, not {seats}"),
                "MO-SETUP-01",
            ));
        }
        let motto = library.set_index("motto-tanto-cuore").expect("the box is shipped");
        let of_kind = |kind: Kind| indices(library, |c| c.def.kind == kind && c.set == motto);
        let colette = of_kind(Kind::MaidChief);
        let mut deck = indices(library, |c| c.def.kind == Kind::Love);
        deck.extend(&colette);
        deck.extend(park(library, motto, options, chance)?);
        let guests = match &options.guests {
            None => Vec::new(),
            Some(ids) => ten(library, ids, "guests", |c| c.def.kind == Kind::General && c.set != motto)?,
        };
        let privates = motto_privates(library, options, chance)?;
        let extras = if options.illness { indices(library, |c| c.def.id == "illness") } else { Vec::new() };
        let refined = refined(library, motto, seats, options, chance);
        let preparations = of_kind(Kind::Preparation)
            .into_iter()
            .filter(|&i| seats > 2 || pantry(library, i) != Pantry::Cleaning)
            .collect();
        Ok(Plan {
            motto: true,
            sets: vec![motto],
            chief_set: motto,
            love: library.sets[motto].love,
            chiefs: colette.iter().map(|&i| library.cards[i].def.id.clone()).collect(),
            deck,
            guests,
            extras,
            privates,
            memories: Vec::new(),
            refined,
            preparations,
            taken_off: if seats == 2 { 3 } else { 0 },
            end_piles: 2,
        })
    }

    fn compile(
        mut self,
        library: &Arc<Library>,
        game: &str,
        seats: usize,
        mut options: Options,
    ) -> Result<Rules, SetupError> {
        options.love_sets = options.love_sets.or(Some(if seats > 4 { 2 } else { 1 }));
        self.deck.sort_unstable();
        self.deck.dedup();
        let guest_ids = self.guests.clone();
        self.deck.extend(&guest_ids);
        self.deck.sort_unstable();
        let zones = [&self.deck, &self.extras, &self.privates, &self.memories, &self.refined, &self.preparations];
        let mut starts = Vec::new();
        let mut cards: Vec<SlotCard> = Vec::new();
        for zone in zones {
            starts.push(cards.len() as u8);
            cards
                .extend(zone.iter().map(|&index| SlotCard { def: edited(&library.cards[index].def, &options), index }));
        }
        if cards.len() > MAX_SLOTS || self.deck.len() > 24 || self.extras.len() > MAX_EXTRAS {
            return Err(SetupError::bad("this table would need more kinds of cards than it has room for"));
        }
        let slot = |id: &str| cards.iter().position(|card| card.def.id == id).map(|s| s as u8);
        let mask = |filter: &Filter| mask_of(&cards, filter);
        let mut compiler =
            Compiler { ops: vec![Op::End], tests: Vec::new(), prices: Vec::new(), mask: &mask, slot: &slot };
        let place_illness = compiler.ops.len() as u16;
        compiler.ops.extend([Op::PlaceIllness, Op::End, Op::PlaceHabit, Op::End]);
        let mut serve_at = [0; MAX_SLOTS];
        let mut ability = [None; MAX_SLOTS];
        let mut only_if = [None; MAX_EXTRAS];
        for (slot, card) in cards.iter().enumerate() {
            let def = &card.def;
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
                only_if[slot - usize::from(starts[1])] = Some(compiler.test(cond));
            }
        }
        let (ops, tests, prices) = (compiler.ops, compiler.tests, compiler.prices);
        if prices.len() > MAX_PRICES {
            return Err(SetupError::bad(format!("cards of one table may change prices in at most {MAX_PRICES} ways")));
        }
        let is = |kind: Kind| bits(&cards, |def| def.kind == kind);
        let (love, chiefs, generals) = (is(Kind::Love), is(Kind::MaidChief), is(Kind::General));
        let guests = bits_of(&cards, |card| guest_ids.contains(&card.index));
        let chamber = bits(&cards, |def| def.chamber.is_some() && def.kind.in_decks());
        let serve_chiefs = options.rulings.other(Ruling::ServeChiefs);
        let servable = bits(&cards, |def| {
            let plain = def.gives == Gives::default() && def.then.is_empty();
            def.kind == Kind::General || def.kind == Kind::MaidChief && (serve_chiefs || !plain)
        });
        let cost = per_slot(&cards, NONE, |def| def.cost.unwrap_or(NONE));
        let chief_slots: Vec<u8> = self.chiefs.iter().filter_map(|id| slot(id)).collect();
        let mut rules = Rules {
            library: library.clone(),
            game: game.into(),
            seats,
            motto: self.motto,
            sets: self.sets.clone(),
            chief_set: self.chief_set,
            kinds: starts[1],
            extras: starts[1],
            privates: starts[2],
            memories: starts[3],
            refined: starts[4],
            preparations: starts[5],
            love,
            maids: chiefs | generals,
            chiefs,
            generals,
            servable,
            chamber,
            buildings: is(Kind::Building),
            maid_piles: (if self.motto { 0 } else { chiefs }) | (generals & !guests),
            afford: [0; 16],
            cost,
            gives: per_slot(&cards, Gives::default(), |def| def.gives),
            chamber_price: per_slot(&cards, NONE, |def| def.chamber.unwrap_or(NONE)),
            serve_at,
            able_chambermaids: bits(&cards, |def| def.kind.in_decks() && !def.abilities.is_empty()),
            uses: uses(&ability),
            ability,
            ops,
            tests,
            prices,
            has_standing_prices: !standing_prices(&cards, &mask).is_empty(),
            standing_prices: standing_prices(&cards, &mask),
            place_illness,
            place_habit: place_illness + 2,
            illness: slot("illness").unwrap_or(NONE),
            habit: slot("bad-habit").unwrap_or(NONE),
            love_one: slot("1-love").expect("Love is in every game"),
            love_three: slot("3-love").expect("Love is in every game"),
            starter: *chief_slots.last().expect("every game has a starters' chief"),
            chief_pair: [chief_slots[0], *chief_slots.last().expect("a chief")],
            cancels: bits(&cards, |def| def.always.contains(&Standing::CancelEvent)),
            shield: standing(&cards, |s| if let Standing::ShieldFromEvents(n) = s { Some(*n) } else { None }),
            visitor: standing(&cards, |s| if let Standing::Visitor(a, b) = s { Some((*a, *b)) } else { None })
                .map(|(slot, (send, back))| (slot, send, back)),
            any_house: bits(&cards, |def| def.always.contains(&Standing::AnyHouse)),
            first_chamber_less: cards
                .iter()
                .enumerate()
                .flat_map(|(slot, card)| card.def.always.iter().map(move |s| (slot as u8, s)))
                .filter_map(|(slot, s)| if let Standing::FirstChamberLess(n) = s { Some((slot, *n)) } else { None })
                .collect(),
            only_if,
            supply: supply(&cards, &self, seats, guests),
            guests,
            end_piles: self.end_piles,
            set_tables: set_tables(&cards),
            families: families(&cards, &slot),
            latch: self.motto || options.rulings.other(Ruling::Latch),
            cards,
            options,
        };
        let hireable = (love | rules.maid_piles) & !guests;
        for (total, mask) in rules.afford.iter_mut().enumerate() {
            *mask = (0..rules.kinds)
                .filter(|&s| usize::from(rules.cost[usize::from(s)]) <= total)
                .fold(0, |m, s| m | 1 << s)
                & hireable;
        }
        Ok(rules)
    }
}

fn chosen_sets(library: &Library, game: &str, options: &Options) -> Result<Vec<usize>, SetupError> {
    let ids = if options.sets.is_empty() { vec![game.to_string()] } else { options.sets.clone() };
    let mut sets = Vec::new();
    for id in &ids {
        let set = library.set_index(id).filter(|&set| library.sets[set].chiefs.is_some()).ok_or_else(|| {
            SetupError::bad(format!("sets: \"{id}\" is none of tanto-cuore, expanding-the-house, romantic-vacation"))
        })?;
        if sets.contains(&set) {
            return Err(SetupError::bad(format!("sets: \"{id}\" stands there twice")));
        }
        sets.push(set);
    }
    sets.sort_unstable();
    let own = library.set_index(game).expect("the game is one of the boxes");
    if !sets.contains(&own) {
        return Err(SetupError::bad(format!("sets: the game \"{game}\" itself is not among them")));
    }
    Ok(sets)
}

fn check_seats(seats: usize, sets: &[usize], options: &Options) -> Result<(), SetupError> {
    if !(2..=7).contains(&seats) {
        return Err(SetupError::rule(format!("this game is for 2 to 7 players, not {seats}"), "EH-FIVE-03"));
    }
    if seats > 4 && sets == [0] {
        return Err(SetupError::rule(
            format!(
                "the base box alone is for 2 to 4 players, not {seats}; five to seven need Expanding the House or Romantic Vacation"
            ),
            "TC-SETUP-01",
        ));
    }
    match options.love_sets {
        Some(n) if !(1..=2).contains(&n) => return Err(SetupError::bad(format!("love_sets must be 1 or 2, not {n}"))),
        Some(1) if seats > 4 => {
            return Err(SetupError::rule("five or more players need two sets of Love cards", "EH-FIVE-01"));
        }
        _ => {}
    }
    if options.short && seats != 2 {
        return Err(SetupError::rule(format!("the short game is for 2 players, not {seats}"), "EH-TWO-01"));
    }
    Ok(())
}

fn chief_set(library: &Library, game: &str, sets: &[usize], options: &Options) -> Result<usize, SetupError> {
    let id = options.chiefs.as_deref().unwrap_or(game);
    library
        .set_index(id)
        .filter(|set| sets.contains(set))
        .ok_or_else(|| SetupError::rule(format!("chiefs: \"{id}\" is not among the sets in play"), "EH-MIX-02"))
}

fn indices(library: &Library, wanted: impl Fn(&crate::library::Card) -> bool) -> Vec<usize> {
    (0..library.cards.len()).filter(|&i| wanted(&library.cards[i])).collect()
}

fn town<C: Chance>(
    library: &Library,
    game: &str,
    sets: &[usize],
    options: &Options,
    chance: &mut C,
) -> Result<Vec<usize>, SetupError> {
    let default = if sets.len() == 1 { Town::FirstGame } else { Town::Random };
    let in_box = |c: &crate::library::Card| c.def.kind == Kind::General && sets.contains(&c.set);
    match options.town.as_ref().unwrap_or(&default) {
        Town::Kinds(ids) => ten(library, ids, "town", in_box),
        Town::Random => {
            let mut kinds = indices(library, in_box);
            chance.shuffle(streams::TOWN, &mut kinds);
            kinds.truncate(10);
            Ok(kinds)
        }
        Town::FirstGame => {
            let set = library.set_index(game).expect("the game is one of the boxes");
            ten(library, &library.sets[set].first_game, "town", in_box)
        }
    }
}

/// Ten different cards by id.
fn ten(
    library: &Library,
    ids: &[String],
    name: &str,
    allowed: impl Fn(&crate::library::Card) -> bool,
) -> Result<Vec<usize>, SetupError> {
    let mut kinds = Vec::new();
    for id in ids {
        let index = library.index(id).ok_or_else(|| SetupError::unknown_card(id, name))?;
        if !allowed(&library.cards[index]) {
            return Err(SetupError::bad(format!(
                "{name}: \"{id}\" cannot be one of the ten here (wrong sort of card, or a box that is not in play)"
            )));
        }
        if kinds.contains(&index) {
            return Err(SetupError::bad(format!(
                "{name}: \"{id}\" stands there twice; ten different kinds are needed"
            )));
        }
        kinds.push(index);
    }
    if kinds.len() != 10 {
        return Err(SetupError::rule(
            format!("{name}: exactly ten kinds are needed, not {}", kinds.len()),
            "TC-SETUP-10",
        ));
    }
    Ok(kinds)
}

fn park<C: Chance>(
    library: &Library,
    motto: usize,
    options: &Options,
    chance: &mut C,
) -> Result<Vec<usize>, SetupError> {
    let in_box = |c: &crate::library::Card| c.def.kind == Kind::General && c.set == motto;
    match options.town.as_ref().unwrap_or(&Town::FirstGame) {
        Town::Kinds(ids) => ten(library, ids, "park", in_box),
        Town::FirstGame => ten(library, &library.sets[motto].first_game, "park", in_box),
        Town::Random => loop {
            let mut kinds = indices(library, in_box);
            chance.shuffle(streams::TOWN, &mut kinds);
            kinds.truncate(10);
            // MO-DIFF-02: with fewer imagination is too scarce.
            if kinds.iter().filter(|&&i| library.cards[i].def.gives.imagination > 0).count() >= 2 {
                return Ok(kinds);
            }
        },
    }
}

fn motto_privates<C: Chance>(library: &Library, options: &Options, chance: &mut C) -> Result<Vec<usize>, SetupError> {
    let private = |c: &crate::library::Card| c.def.kind == Kind::Private;
    match &options.private_maids {
        Privates::Default | Privates::None => Ok(Vec::new()),
        Privates::Kinds(ids) => ten(library, ids, "private_maids", private),
        Privates::All => {
            let mut kinds = indices(library, private);
            chance.shuffle(streams::TOWN, &mut kinds);
            kinds.truncate(10);
            kinds.sort_unstable();
            Ok(kinds)
        }
    }
}

/// MO-PLAYERS-03 and 04: three players do without one refined maid, two without Arisa.
fn refined<C: Chance>(library: &Library, motto: usize, seats: usize, options: &Options, chance: &mut C) -> Vec<usize> {
    let mut maids = indices(library, |c| c.def.kind == Kind::Refined && c.set == motto);
    maids.retain(|&i| !(options.without_ignis && library.cards[i].def.id == "ignis"));
    if seats == 2 {
        maids.retain(|&i| library.cards[i].def.opens != Some(Pantry::Cleaning));
    }
    if seats == 3 {
        let may_go: Vec<usize> =
            maids.iter().copied().filter(|&i| !always_in_the_park(&library.cards[i].def)).collect();
        let gone = may_go[chance.below(streams::PARK, may_go.len() as u32) as usize];
        maids.retain(|&i| i != gone);
    }
    maids
}

fn always_in_the_park(def: &CardDef) -> bool {
    let takes_first = def.abilities.iter().any(|a| a.does.contains(&crate::words::Word::FirstMaster));
    def.opens.is_some() || takes_first
}

fn pantry(library: &Library, index: usize) -> Pantry {
    library.cards[index].def.work.expect("a preparation has its work").pile
}

fn edited(def: &CardDef, options: &Options) -> CardDef {
    let mut def = def.clone();
    if def.id == "milly-violet" {
        def.vp = options.editions.milly_vp.or(def.vp);
    }
    if def.id == "ririko-hiiragi" && options.editions.ririko_love {
        (def.gives.love, def.gives.serving) = (def.gives.serving, def.gives.love);
    }
    def
}

fn mask_of(cards: &[SlotCard], filter: &Filter) -> u64 {
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
    let on_request = abilities.iter().flatten().filter(|a| a.how == How::Use);
    on_request.fold(0, |m, a| m | 1 << if a.at == Moment::Refined { Moment::Starting } else { a.at } as u8)
}

fn standing<T>(cards: &[SlotCard], find: impl Fn(&Standing) -> Option<T>) -> Option<(u8, T)> {
    cards
        .iter()
        .enumerate()
        .find_map(|(slot, card)| card.def.always.iter().find_map(&find).map(|found| (slot as u8, found)))
}

fn standing_prices(cards: &[SlotCard], mask: &dyn Fn(&Filter) -> u64) -> Vec<StandingPrice> {
    let all = cards.iter().enumerate().flat_map(|(slot, card)| card.def.always.iter().map(move |s| (slot as u8, s)));
    all.filter_map(|(by, s)| match s {
        Standing::HirePrice(filter, price) => Some(StandingPrice { by, mask: mask(filter), price: *price }),
        _ => None,
    })
    .collect()
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
            _ => def.copies,
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
fn families(cards: &[SlotCard], slot: &dyn Fn(&str) -> Option<u8>) -> Vec<(Vec<u8>, Vec<(u8, u8)>)> {
    let mut families: Vec<(Vec<u8>, Vec<(u8, u8)>)> = Vec::new();
    for bonus in cards.iter().flat_map(|card| &card.def.bonus) {
        if let Bonus::Family(ids, sets) = bonus {
            let mut members: Vec<u8> = ids.iter().filter_map(|id| slot(id)).collect();
            members.sort_unstable();
            if !families.iter().any(|(known, _)| *known == members) {
                families.push((members, sets.clone()));
            }
        }
    }
    families
}

/// A seat's number of starting Love cards (TC-SETUP-12).
pub const STARTING_LOVE: u8 = 7;
/// A seat's number of starting chiefs.
pub const STARTING_CHIEFS: u8 = 3;
/// Cards of a new hand (TC-DISMISS-03).
pub const HAND: i8 = 5;
