//! Putting a dealt game into a given position (PROTOCOL, "`arrange`").

use livret_kernel::{Clause, List, Seat, SeatSet, SetupError};
use serde_json::{Map, Value};

use crate::pile::Pile;
use crate::rules::{MAX_SLOTS, NONE, Rules};
use crate::state::{KNOWN_BOTTOM, KNOWN_TOP, MOST_ILLNESSES, Phase, Placed, Sick, State};
use crate::words::{Counter, Kind, Pantry};
use crate::wrong::{Wanted, Wrong, must_be};

/// Cards of one zone at most.
const MOST: usize = 200;
/// Copies of one card at a table at most, wherever they lie: they are counted in bytes.
const MOST_COPIES: u16 = 255;

/// The dealt position, changed as asked, at the entrance of its phase.
pub fn arrange<const S: usize, const W: usize>(
    rules: &Rules,
    dealt: State<S, W>,
    position: &Map<String, Value>,
) -> Result<State<S, W>, SetupError> {
    let mut a = Arrange { rules, s: dealt, named: 0 };
    let free = match position.get("free") {
        None => false,
        Some(value) => value.as_bool().ok_or_else(|| wrong("free", Wanted::Flag, value))?,
    };
    let before = census(rules, &dealt);
    a.turn(position)?;
    for (name, value) in position {
        match name.as_str() {
            "players" => a.players(value)?,
            "town" => a.town(object(value, "town")?)?,
            "so_far" => a.so_far(object(value, "so_far")?)?,
            "free" | "phase" | "player" | "counters" | "round" | "first_master" | "round_first" | "turn" | "game"
            | "pending" | "decision" => {}
            other => return Err(no_field("arrange", other)),
        }
    }
    a.settle_singles(position);
    a.check_park()?;
    if let Some(illnesses) =
        Some(a.s.sick.iter().map(|s| usize::from(s.n)).sum::<usize>()).filter(|n| *n > MOST_ILLNESSES)
    {
        return Err(SetupError::bad(Wrong::IllnessesLaid { illnesses, most: MOST_ILLNESSES }));
    }
    let after = census(rules, &a.s);
    if let Some(slot) = (0..rules.cards.len()).find(|&slot| after[slot] > MOST_COPIES) {
        let (id, copies) = (rules.id(slot as u8).into(), after[slot]);
        return Err(SetupError::bad(Wrong::TooManyCopies { copies, id, most: MOST_COPIES }));
    }
    if !free {
        conserved(rules, &before, &after)?;
    }
    Ok(a.s)
}

struct Arrange<'a, const S: usize, const W: usize> {
    rules: &'a Rules,
    s: State<S, W>,
    /// Single cards (private and refined maids) that the position names.
    named: u64,
}

impl<const S: usize, const W: usize> Arrange<'_, S, W> {
    /// Phase, player and counters: a turn that begins there.
    fn turn(&mut self, position: &Map<String, Value>) -> Result<(), SetupError> {
        let rules = self.rules;
        let turn = &mut self.s.turn;
        self.s.stack.clear();
        turn.used = 0;
        turn.entering = true;
        turn.order.clear();
        let in_play = std::mem::replace(&mut turn.in_play, Pile::EMPTY);
        self.s.houses[turn.active.index()].hand.add_all(&in_play);
        if let Some(value) = position.get("turn") {
            turn.number = count(value, "turn")?;
        }
        if rules.motto {
            self.motto_turn(position)?;
        }
        if let Some(value) = position.get("player") {
            self.s.turn.active = seat(rules, value, "player")?;
        }
        let first_phase = if rules.motto && !position.contains_key("player") { Phase::Pick } else { Phase::Start };
        self.s.turn.phase = match position.get("phase") {
            None => first_phase,
            Some(value) => phase(rules, value)?,
        };
        if rules.motto {
            let behind = usize::from(self.s.turn.active.0) + rules.seats - self.s.turn.round_first.index();
            self.s.turn.round_done = (behind % rules.seats) as u8;
        }
        let picking = self.s.turn.phase == Phase::Pick;
        self.s.turn.counters = if picking { [0; 6] } else { [0, 1, 1, 0, 0, 0] };
        if let Some(value) = position.get("counters") {
            for (name, value) in object(value, "counters")? {
                let counter = Counter::ALL.iter().find(|c| c.as_str() == name);
                let counter = counter.ok_or_else(|| SetupError::bad(Wrong::NoCounter { name: name.clone() }))?;
                self.s.turn.counters[*counter as usize] = small(value, &format!("counters.{name}"))?;
            }
        }
        Ok(())
    }

    fn motto_turn(&mut self, position: &Map<String, Value>) -> Result<(), SetupError> {
        if let Some(value) = position.get("round") {
            self.s.turn.round = count(value, "round")?;
        }
        if let Some(value) = position.get("first_master") {
            self.s.turn.first_master = seat(self.rules, value, "first_master")?;
        }
        self.s.turn.round_first = match position.get("round_first") {
            Some(value) => seat(self.rules, value, "round_first")?,
            None => self.s.turn.first_master,
        };
        self.s.turn.active = self.s.turn.round_first;
        Ok(())
    }

    fn so_far(&mut self, map: &Map<String, Value>) -> Result<(), SetupError> {
        for (name, value) in map {
            let flag = || value.as_bool().ok_or_else(|| wrong(&format!("so_far.{name}"), Wanted::Flag, value));
            match name.as_str() {
                "used" => {
                    for card in self.cards(value, "so_far.used", |_| true)? {
                        self.s.turn.used |= 1 << card;
                    }
                }
                "remembered" => self.s.turn.remembered = flag()?,
                "chambered" => self.s.turn.chambered = flag()?,
                "ending" => self.s.turn.latched = flag()?,
                "next_hire_less" => self.s.turn.next_hire_less = small(value, "so_far.next_hire_less")?,
                "round_done" => {}
                "hand_change" => {
                    let n = value.as_i64().filter(|n| n.abs() < 100);
                    self.s.turn.hand_change = n.ok_or_else(|| wrong("so_far.hand_change", Wanted::Small, value))? as i8;
                }
                "prices" => {
                    let list = value.as_array().ok_or_else(|| wrong("so_far.prices", Wanted::List, value))?;
                    let prices = &mut self.s.turn.prices[..self.rules.prices.len()];
                    for (times, value) in prices.iter_mut().zip(list) {
                        *times = small(value, "so_far.prices")?;
                    }
                }
                other => return Err(no_field("so_far", other)),
            }
        }
        Ok(())
    }

    fn players(&mut self, value: &Value) -> Result<(), SetupError> {
        let list = value.as_array().ok_or_else(|| wrong("players", Wanted::ListBySeat, value))?;
        if list.len() > self.rules.seats {
            return Err(SetupError::bad(Wrong::TooManyPlayers { listed: list.len(), seats: self.rules.seats }));
        }
        for (seat, player) in list.iter().enumerate() {
            if !player.is_null() {
                self.player(Seat(seat as u8), object(player, &format!("players[{seat}]"))?)?;
            }
        }
        Ok(())
    }

    fn player(&mut self, seat: Seat, player: &Map<String, Value>) -> Result<(), SetupError> {
        for (zone, value) in player {
            let place = format!("players[{}].{zone}", seat.0);
            match zone.as_str() {
                "hand" => {
                    let hand = self.pile(value, &place)?;
                    let house = self.s.house_mut(seat);
                    house.hand = hand;
                    house.shown.clear();
                }
                "deck" => self.deck(seat, player, value, &place)?,
                "discard" => {
                    let cards = self.deck_cards(value, &place)?;
                    let house = self.s.house_mut(seat);
                    house.discard_top = cards.first().copied().unwrap_or(NONE);
                    house.discard = cards.into_iter().collect();
                }
                "in_play" => self.in_play(seat, value, &place)?,
                "chambermaids" => self.chambermaids(seat, value, &place)?,
                "private_maids" => self.private_maids(seat, value, &place)?,
                "bad_habits" => self.bad_habits(seat, value, &place)?,
                "buildings" => self.buildings(seat, value, &place)?,
                "reminiscences" => {
                    let counts = self.count_kind::<10>(value, &place, Kind::Reminiscence, self.rules.memories)?;
                    self.s.house_mut(seat).memories = counts;
                }
                "preparations" => {
                    let counts = self.count_kind::<9>(value, &place, Kind::Preparation, self.rules.preparations)?;
                    self.s.house_mut(seat).preparations = counts;
                }
                "refined" => self.refined(seat, value, &place)?,
                "known_top" | "known_bottom" => {}
                other => return Err(SetupError::bad(Wrong::NoZone { at: place, zone: other.into() })),
            }
        }
        Ok(())
    }

    /// The deck: its first cards keep their order, and its last ones if `known_bottom` says so.
    fn deck(&mut self, seat: Seat, player: &Map<String, Value>, value: &Value, place: &str) -> Result<(), SetupError> {
        let cards = self.deck_cards(value, place)?;
        let count = |name: &str, most: usize| match player.get(name) {
            None => Ok(None),
            Some(v) => small(v, &format!("players[{}].{name}", seat.0)).map(|n| Some(usize::from(n).min(most))),
        };
        let bottom = count("known_bottom", KNOWN_BOTTOM)?.unwrap_or(0).min(cards.len());
        let top = count("known_top", KNOWN_TOP)?.unwrap_or(KNOWN_TOP).min(cards.len() - bottom);
        let placed = |&card: &u8| Placed { card, seen: SeatSet::NOBODY };
        let house = self.s.house_mut(seat);
        house.top = cards[..top].iter().rev().map(placed).collect();
        house.bottom = cards[cards.len() - bottom..].iter().map(placed).collect();
        house.deck = cards[top..cards.len() - bottom].iter().copied().collect();
        Ok(())
    }

    fn in_play(&mut self, seat: Seat, value: &Value, place: &str) -> Result<(), SetupError> {
        let cards = self.deck_cards(value, place)?;
        if seat != self.s.turn.active {
            if cards.is_empty() {
                return Ok(());
            }
            return Err(SetupError::bad(Wrong::NotActive { at: place.into(), active: self.s.turn.active.0 }));
        }
        self.s.turn.in_play = Pile::EMPTY;
        self.s.turn.order.clear();
        cards.into_iter().for_each(|card| self.s.lay_open(card));
        Ok(())
    }

    fn chambermaids(&mut self, seat: Seat, value: &Value, place: &str) -> Result<(), SetupError> {
        let kinds = self.rules.kinds;
        let maids = self.maids(value, place, |slot| slot < kinds)?;
        self.forget_sick(seat, |slot| slot < kinds);
        let mut pile = Pile::EMPTY;
        for (maid, n) in maids {
            if self.rules.maids >> maid & 1 == 0 {
                return Err(SetupError::bad(Wrong::NoMaid { at: place.into(), id: self.rules.id(maid).into() }));
            }
            pile.add(maid);
            self.lay_illnesses(seat, maid, n, place)?;
        }
        self.s.house_mut(seat).chamber = pile;
        Ok(())
    }

    fn private_maids(&mut self, seat: Seat, value: &Value, place: &str) -> Result<(), SetupError> {
        let rules = self.rules;
        let maids = self.maids(value, place, |slot| rules.is_private(slot))?;
        self.forget_sick(seat, |slot| rules.is_private(slot));
        self.s.house_mut(seat).private = NONE;
        for &(maid, n) in maids.iter().rev() {
            self.name(maid, place)?;
            let below = self.s.house(seat).private;
            self.s.town.below[usize::from(maid - rules.privates)] = below;
            self.s.house_mut(seat).private = maid;
            self.lay_illnesses(seat, maid, n, place)?;
        }
        Ok(())
    }

    fn forget_sick(&mut self, seat: Seat, which: impl Fn(u8) -> bool) {
        let kept: List<Sick, MOST_ILLNESSES> =
            self.s.sick.iter().copied().filter(|s| s.seat != seat.0 || !which(s.maid)).collect();
        self.s.sick = kept;
    }

    fn lay_illnesses(&mut self, seat: Seat, maid: u8, n: u8, place: &str) -> Result<(), SetupError> {
        if n == 0 {
            return Ok(());
        }
        if self.rules.illness == NONE {
            return Err(SetupError::bad(Wrong::NoIllness { at: place.into() }));
        }
        let all: usize = self.s.sick.iter().map(|s| usize::from(s.n)).sum();
        if all + usize::from(n) > MOST_ILLNESSES {
            return Err(SetupError::bad(Wrong::TooManyIllnesses { at: place.into(), most: MOST_ILLNESSES }));
        }
        let sick = Sick { seat: seat.0, maid, n };
        let at = self.s.sick.partition_point(|s| *s < sick);
        self.s.sick.insert(at, sick);
        Ok(())
    }

    fn bad_habits(&mut self, seat: Seat, value: &Value, place: &str) -> Result<(), SetupError> {
        let n = small(value, place)?;
        if self.rules.habit == NONE {
            return if n == 0 { Ok(()) } else { Err(SetupError::bad(Wrong::NoBadHabits { at: place.into() })) };
        }
        self.s.house_mut(seat).extras[self.rules.extra(self.rules.habit)] = n;
        Ok(())
    }

    fn buildings(&mut self, seat: Seat, value: &Value, place: &str) -> Result<(), SetupError> {
        let rules = self.rules;
        for card in crate::pile::Bits(rules.buildings) {
            self.s.house_mut(seat).extras[rules.extra(card)] = 0;
        }
        self.s.house_mut(seat).beneath = [0; 2];
        for entry in list(value, place)? {
            let map = entry.as_object();
            let (id, under) =
                map.map_or((entry, None), |map| (map.get("card").unwrap_or(&Value::Null), map.get("under")));
            let card = self.card(id, place)?;
            if rules.kind(card) != Kind::Building {
                return Err(SetupError::bad(Wrong::NoBuilding { at: place.into(), id: rules.id(card).into() }));
            }
            self.s.house_mut(seat).extras[rules.extra(card)] += 1;
            if rules.has_beneath(card) {
                let under = under.ok_or_else(|| {
                    SetupError::bad(Wrong::NoChiefUnder { at: place.into(), id: rules.id(card).into() })
                })?;
                let chief = self.card(under, place)?;
                let at = rules.chief_pair.iter().position(|&c| c == chief);
                let wrong = || Wrong::NoChief { at: place.into(), id: rules.id(chief).into() };
                let at = at.ok_or_else(|| SetupError::bad(wrong()))?;
                self.s.house_mut(seat).beneath[at] += 1;
            }
        }
        Ok(())
    }

    fn refined(&mut self, seat: Seat, value: &Value, place: &str) -> Result<(), SetupError> {
        if value.is_null() {
            self.s.house_mut(seat).refined = NONE;
            return Ok(());
        }
        let card = self.card(value, place)?;
        if self.rules.kind(card) != Kind::Refined {
            let id = self.rules.id(card).into();
            return Err(SetupError::bad(Wrong::NoRefinedMaid { at: place.into(), id }));
        }
        self.name(card, place)?;
        self.s.house_mut(seat).refined = card;
        Ok(())
    }

    fn town(&mut self, town: &Map<String, Value>) -> Result<(), SetupError> {
        for (name, value) in town {
            let place = format!("town.{name}");
            match name.as_str() {
                "piles" => self.piles(object(value, &place)?)?,
                "private_maids" => self.town_privates(object(value, &place)?)?,
                "reminiscences" => self.town_memories(object(value, &place)?)?,
                "preparations" => self.town_preparations(object(value, &place)?)?,
                "refined" => {
                    let cards = self.cards(value, &place, |kind| kind == Kind::Refined)?;
                    self.s.town.refined = 0;
                    for card in cards {
                        self.name(card, &place)?;
                        self.s.town.refined |= 1 << (card - self.rules.refined);
                    }
                }
                "guests" => {
                    let cards = self.deck_cards(value, &place)?;
                    if cards.len() > 10 || cards.iter().any(|&c| self.rules.guests >> c & 1 == 0) {
                        return Err(SetupError::bad(Wrong::Guests { at: place }));
                    }
                    for &card in &cards {
                        self.name(card, &place)?;
                    }
                    self.s.town.guests = cards.into_iter().rev().collect();
                    self.s.town.guests_seen = 0;
                }
                // Follows from the rest.
                "prices" => {}
                other => return Err(nothing("town", other)),
            }
        }
        Ok(())
    }

    fn piles(&mut self, piles: &Map<String, Value>) -> Result<(), SetupError> {
        let rules = self.rules;
        for (id, value) in piles {
            let slot = rules.slot(id).ok_or_else(|| SetupError::unknown_card(id, "town.piles"))?;
            let n = small(value, &format!("town.piles.{id}"))?;
            if (rules.maid_piles | rules.love) >> slot & 1 == 1 {
                self.s.town.piles.set(slot, n);
            } else if (rules.extras..rules.privates).contains(&slot) {
                self.s.town.extras[rules.extra(slot)] = n;
            } else {
                return Err(SetupError::bad(Wrong::NoPile { id: id.clone() }));
            }
        }
        Ok(())
    }

    fn town_privates(&mut self, zones: &Map<String, Value>) -> Result<(), SetupError> {
        for (zone, value) in zones {
            let place = format!("town.private_maids.{zone}");
            let cards = self.cards(value, &place, |kind| kind == Kind::Private)?;
            for &card in &cards {
                self.name(card, &place)?;
            }
            match zone.as_str() {
                "face_up" if cards.len() > 2 => {
                    return Err(SetupError::bad(Wrong::TwoFaceUp { at: place }));
                }
                "face_up" => self.s.town.private_up = cards.into_iter().collect(),
                "deck" => {
                    self.s.town.private_pile = cards.into_iter().rev().collect();
                    self.s.town.private_seen = 0;
                }
                other => return Err(nothing("town.private_maids", other)),
            }
        }
        Ok(())
    }

    fn town_memories(&mut self, zones: &Map<String, Value>) -> Result<(), SetupError> {
        for (zone, value) in zones {
            let place = format!("town.reminiscences.{zone}");
            let cards = self.cards(value, &place, |kind| kind == Kind::Reminiscence)?;
            match zone.as_str() {
                "face_up" if cards.len() > 3 => {
                    return Err(SetupError::bad(Wrong::ThreeFaceUp { at: place }));
                }
                "deck" if cards.len() > 16 => {
                    return Err(SetupError::bad(Wrong::Reminiscences { at: place }));
                }
                "face_up" => self.s.town.memory_up = cards.into_iter().collect(),
                "deck" => self.s.town.memory_pile = cards.into_iter().rev().collect(),
                other => return Err(nothing("town.reminiscences", other)),
            }
        }
        Ok(())
    }

    fn town_preparations(&mut self, piles: &Map<String, Value>) -> Result<(), SetupError> {
        for (pile, value) in piles {
            let place = format!("town.preparations.{pile}");
            let Some(pantry) = Pantry::ALL.into_iter().find(|p| p.as_str() == pile) else {
                return Err(SetupError::bad(Wrong::NoPreparations { pile: pile.clone() }));
            };
            let of_pile = |slot: u8| self.rules.cards[usize::from(slot)].def.work.is_some_and(|w| w.pile == pantry);
            let cards = self.cards(value, &place, |kind| kind == Kind::Preparation)?;
            if let Some(&stranger) = cards.iter().find(|&&c| !of_pile(c)) {
                let id = self.rules.id(stranger).into();
                return Err(SetupError::bad(Wrong::AnotherPile { at: place, id }));
            }
            let slots: Vec<u8> = self.rules.slots_of(Kind::Preparation).filter(|&slot| of_pile(slot)).collect();
            for slot in slots {
                let n = cards.iter().filter(|&&c| c == slot).count() as u8;
                self.s.town.preparations[usize::from(slot - self.rules.preparations)] = n;
            }
        }
        Ok(())
    }

    /// A single card can be in one place only.
    fn name(&mut self, card: u8, place: &str) -> Result<(), SetupError> {
        if self.named >> card & 1 == 1 {
            let id = self.rules.id(card).into();
            return Err(SetupError::bad(Wrong::TwoPlaces { at: place.into(), id }));
        }
        self.named |= 1 << card;
        Ok(())
    }

    /// Single cards named in one place leave the place they were dealt to; a free slot beside the
    /// private pile is filled, unless the position says what lies there.
    fn settle_singles(&mut self, position: &Map<String, Value>) {
        let rules = self.rules;
        let given =
            |zone: &str| position.get("town").and_then(|t| t.get("private_maids")).and_then(|p| p.get(zone)).is_some();
        let named = self.named;
        let kept = |card: &u8| named >> card & 1 == 0;
        if !given("deck") {
            self.s.town.private_pile = self.s.town.private_pile.iter().copied().filter(kept).collect();
            self.s.town.private_seen = 0;
        }
        if !given("face_up") {
            self.s.town.private_up = self.s.town.private_up.iter().copied().filter(kept).collect();
            while self.s.town.private_up.len() < if rules.motto { 1 } else { 2 } {
                let Some(maid) = self.s.town.private_pile.pop() else { break };
                self.s.town.private_up.push(maid);
            }
        }
        let park_given = position.get("town").and_then(|t| t.get("refined")).is_some();
        for seat in 0..rules.seats {
            let card = self.s.houses[seat].refined;
            if card != NONE && !park_given {
                self.s.town.refined &= !(1 << (card - rules.refined));
            }
        }
        if rules.motto {
            let all = (1u16 << (rules.preparations - rules.refined)) - 1;
            let away = all & !self.s.town.refined;
            self.s.town.refined_taken = if self.s.turn.phase == Phase::Pick { away } else { all };
        }
    }

    /// Everybody finds a refined maid to choose, now and in the rounds to come.
    fn check_park(&self) -> Result<(), SetupError> {
        if !self.rules.motto {
            return Ok(());
        }
        let (town, turn, seats) = (&self.s.town, &self.s.turn, self.rules.seats);
        if turn.phase == Phase::Pick && !turn.in_play.is_empty() {
            // Cards in play are those of the turn, and no turn has begun.
            return Err(SetupError::rule(Wrong::InPlayWhileChoosing, "MO-ROUND-02"));
        }
        let held = self.s.houses[..seats].iter().filter(|house| house.refined != NONE).count();
        let in_park = town.refined.count_ones() as usize;
        let free = (town.refined & !town.refined_taken).count_ones() as usize;
        let to_choose = if turn.phase == Phase::Pick { seats - usize::from(turn.round_done) } else { 0 };
        if in_park + held < seats || free < to_choose {
            let there = in_park + held;
            return Err(SetupError::bad(Wrong::RefinedLeft { free, there, to_choose, players: seats }));
        }
        Ok(())
    }

    fn card(&self, value: &Value, place: &str) -> Result<u8, SetupError> {
        let id = value.as_str().ok_or_else(|| wrong(place, Wanted::CardIds, value))?;
        self.rules.slot(id).ok_or_else(|| SetupError::unknown_card(id, place))
    }

    fn cards(&self, value: &Value, place: &str, allowed: impl Fn(Kind) -> bool) -> Result<Vec<u8>, SetupError> {
        let mut cards = Vec::new();
        for id in list(value, place)? {
            let card = self.card(id, place)?;
            if !allowed(self.rules.kind(card)) {
                let id = self.rules.id(card).into();
                return Err(SetupError::bad(Wrong::NotThere { at: place.into(), id }));
            }
            cards.push(card);
        }
        Ok(cards)
    }

    fn deck_cards(&self, value: &Value, place: &str) -> Result<Vec<u8>, SetupError> {
        self.cards(value, place, Kind::in_decks)
    }

    fn pile(&self, value: &Value, place: &str) -> Result<Pile<W>, SetupError> {
        Ok(self.deck_cards(value, place)?.into_iter().collect())
    }

    /// Maids with their illnesses: `{"card":…, "illness":n}`, or the id alone for a healthy one.
    fn maids(&self, value: &Value, place: &str, allowed: impl Fn(u8) -> bool) -> Result<Vec<(u8, u8)>, SetupError> {
        let mut maids = Vec::new();
        for entry in list(value, place)? {
            let (id, illness) = match entry.as_object() {
                Some(map) => (map.get("card").unwrap_or(&Value::Null), map.get("illness")),
                None => (entry, None),
            };
            let n = illness.map_or(Ok(0), |n| small(n, &format!("{place}.illness")))?;
            let card = self.card(id, place)?;
            if !allowed(card) {
                let id = self.rules.id(card).into();
                return Err(SetupError::bad(Wrong::NotThere { at: place.into(), id }));
            }
            maids.push((card, n));
        }
        Ok(maids)
    }

    fn count_kind<const N: usize>(
        &self,
        value: &Value,
        place: &str,
        kind: Kind,
        first: u8,
    ) -> Result<[u8; N], SetupError> {
        let mut counts = [0; N];
        for card in self.cards(value, place, |k| k == kind)? {
            counts[usize::from(card - first)] += 1;
        }
        Ok(counts)
    }
}

fn wrong(place: &str, wanted: Wanted, value: &Value) -> SetupError {
    must_be(place, wanted, value.to_string().chars().take(60).collect::<String>())
}

fn no_field(at: &str, field: &str) -> SetupError {
    SetupError::bad(Wrong::NoField { at: at.into(), field: field.into() })
}

fn nothing(at: &str, name: &str) -> SetupError {
    SetupError::bad(Wrong::Nothing { at: at.into(), name: name.into() })
}

fn object<'a>(value: &'a Value, place: &str) -> Result<&'a Map<String, Value>, SetupError> {
    value.as_object().ok_or_else(|| wrong(place, Wanted::Object, value))
}

fn list<'a>(value: &'a Value, place: &str) -> Result<&'a Vec<Value>, SetupError> {
    let list = value.as_array().ok_or_else(|| wrong(place, Wanted::List, value))?;
    if list.len() > MOST {
        return Err(SetupError::bad(Wrong::TooManyCards { at: place.into(), found: list.len(), most: MOST }));
    }
    Ok(list)
}

fn small(value: &Value, place: &str) -> Result<u8, SetupError> {
    let n = value.as_u64().filter(|n| *n <= MOST as u64);
    n.map(|n| n as u8).ok_or_else(|| wrong(place, Wanted::Number { most: MOST as u64 }, value))
}

/// Turns and rounds, of which there may be many.
fn count(value: &Value, place: &str) -> Result<u16, SetupError> {
    let n = value.as_u64().and_then(|n| u16::try_from(n).ok());
    n.ok_or_else(|| wrong(place, Wanted::Number { most: u16::MAX.into() }, value))
}

fn seat(rules: &Rules, value: &Value, place: &str) -> Result<Seat, SetupError> {
    let n = value.as_u64().filter(|n| *n < rules.seats as u64);
    n.map(|n| Seat(n as u8)).ok_or_else(|| wrong(place, Wanted::Seat { last: rules.seats - 1 }, value))
}

fn phase(rules: &Rules, value: &Value) -> Result<Phase, SetupError> {
    let name = value.as_str().ok_or_else(|| wrong("phase", Wanted::Phase, value))?;
    let phases = [Phase::Pick, Phase::Start, Phase::Serve, Phase::Work, Phase::Hire, Phase::Dismiss];
    let here = phases.into_iter().filter(|p| rules.motto || !matches!(p, Phase::Pick | Phase::Work));
    let phases = Clause::list(here.clone().map(|p| rules.phase_name(p)), "list", "list");
    here.into_iter()
        .find(|p| rules.phase_name(*p) == name)
        .ok_or_else(|| wrong("phase", Wanted::OneOf { phases }, value))
}

/// How many of each card the whole table has.
fn census<const S: usize, const W: usize>(rules: &Rules, s: &State<S, W>) -> [u16; MAX_SLOTS] {
    let mut all = [0; MAX_SLOTS];
    let mut add = |card: u8, n: usize| all[usize::from(card)] += n as u16;
    for seat in (0..rules.seats as u8).map(Seat) {
        let house = s.house(seat);
        // Zone by zone: an arranged seat may have more of a kind than one pile can count.
        for zone in [&house.whole_deck(), &house.hand, &house.discard, &house.chamber] {
            zone.counts().for_each(|(card, n)| add(card, n.into()));
        }
        s.private_stack(seat, rules).for_each(|maid| add(maid, 1));
        for card in rules.extras..rules.privates {
            add(card, house.extras[rules.extra(card)].into());
        }
        for (&chief, &n) in rules.chief_pair.iter().zip(&house.beneath) {
            add(chief, n.into());
        }
        for (i, &n) in house.memories.iter().enumerate().filter(|(_, n)| **n > 0) {
            add(rules.memories + i as u8, n.into());
        }
        for (i, &n) in house.preparations.iter().enumerate().filter(|(_, n)| **n > 0) {
            add(rules.preparations + i as u8, n.into());
        }
        if house.refined != NONE {
            add(house.refined, 1);
        }
    }
    s.turn.in_play.counts().chain(s.town.piles.counts()).for_each(|(card, n)| add(card, n.into()));
    for card in rules.extras..rules.privates {
        add(card, s.town.extras[rules.extra(card)].into());
    }
    let listed = [
        &s.town.private_pile[..],
        &s.town.private_up[..],
        &s.town.memory_pile[..],
        &s.town.memory_up[..],
        &s.town.guests[..],
    ];
    listed.into_iter().flatten().for_each(|&card| add(card, 1));
    for (i, &n) in s.town.preparations.iter().enumerate().filter(|(_, n)| **n > 0) {
        add(rules.preparations + i as u8, n.into());
    }
    crate::pile::Bits(s.town.refined.into()).for_each(|bit| add(rules.refined + bit, 1));
    if rules.illness != NONE {
        add(rules.illness, s.sick.iter().map(|sick| usize::from(sick.n)).sum());
    }
    all
}

impl<const S: usize, const W: usize> crate::Tanto<S, W> {
    /// How many of each card the whole table has, by slot. For checks: it never changes in play.
    #[must_use]
    pub fn census(&self, state: &State<S, W>) -> [u16; MAX_SLOTS] {
        census(self.rules(), state)
    }
}

fn conserved(rules: &Rules, before: &[u16; MAX_SLOTS], after: &[u16; MAX_SLOTS]) -> Result<(), SetupError> {
    for slot in 0..rules.cards.len() {
        let (had, has) = (before[slot], after[slot]);
        if had != has {
            return Err(SetupError::bad(Wrong::NotConserved { has, id: rules.id(slot as u8).into(), had }));
        }
    }
    Ok(())
}
