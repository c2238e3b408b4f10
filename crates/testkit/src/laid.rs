//! Laying a table for a scenario.

use std::collections::{BTreeMap, BTreeSet};

use livret_tanto::words::Kind;
use livret_tanto::{Card, Library};
use serde_json::{Value, json};

use crate::Scene;
use crate::notation::Names;

const MOTTO: &str = "motto-tanto-cuore";

/// A table to be laid: of which boxes, how many seats, with what where. It begins in the serving phase of seat 0.
pub struct Table {
    boxes: Vec<&'static str>,
    names: Names,
    players: usize,
    /// What whoever is not described has to draw from.
    deck: &'static str,
    options: Value,
    arrange: Value,
    seats: BTreeMap<usize, Value>,
    /// Every card that was named.
    named: Vec<String>,
}

/// A table with these boxes (`tc`, `eh`, `rv`, `motto`) and two seats. The first box gives the chiefs. Whoever is not
/// described holds no hand and draws from ten 1 Love; Motto gives seats whose turn of the round is still to come a refined maid
/// that nobody named.
#[must_use]
pub fn table(boxes: &str) -> Table {
    let boxes: Vec<&str> = boxes.split_whitespace().map(game_of).collect();
    let names = Names::of(boxes[0]);
    let mut counters = json!({"serving": 1, "love": 0, "employment": 1});
    if boxes[0] == MOTTO {
        ["imagination", "concentration", "effort"].iter().for_each(|skill| counters[skill] = json!(0));
    }
    let mut arrange = json!({"free": true, "phase": "serve", "player": 0, "counters": counters, "town": {"piles": {}}});
    if boxes[0] == MOTTO {
        arrange["first_master"] = json!(0);
    }
    let (seats, named) = (BTreeMap::new(), Vec::new());
    Table { boxes, names, players: 2, deck: "deck: L1*10", options: json!({}), arrange, seats, named }
}

/// A game with these boxes as it is dealt, or the error object.
pub fn try_dealt(boxes: &str, players: usize, mut options: Value) -> Result<Scene, Value> {
    let boxes: Vec<&str> = boxes.split_whitespace().map(game_of).collect();
    if boxes.len() > 1 {
        options["sets"] = json!(boxes);
    }
    Scene::try_new(boxes[0], players, options, Value::Null)
}

/// A game with these boxes as it is dealt.
#[must_use]
pub fn dealt(boxes: &str, players: usize, options: Value) -> Scene {
    try_dealt(boxes, players, options).unwrap_or_else(|error| panic!("new was refused: {error}"))
}

/// The id of the game whose box is written so.
#[must_use]
pub fn game_of(short: &str) -> &'static str {
    match short {
        "tc" => "tanto-cuore",
        "eh" => "expanding-the-house",
        "rv" => "romantic-vacation",
        "motto" => MOTTO,
        _ => panic!("no box {short}"),
    }
}

impl Table {
    /// How many sit there.
    #[must_use]
    pub fn players(mut self, players: usize) -> Table {
        self.players = players;
        self
    }

    /// Whoever is not described has nothing to draw from.
    #[must_use]
    pub fn without_decks(mut self) -> Table {
        self.deck = "deck:";
        self
    }

    /// An option of the game.
    #[must_use]
    pub fn option(mut self, key: &str, value: Value) -> Table {
        self.options[key] = value;
        self
    }

    /// The other reading of an AMB entry.
    #[must_use]
    pub fn ruling(mut self, id: &str, reading: &str) -> Table {
        self.options["rulings"][id] = json!(reading);
        self
    }

    fn at(mut self, key: &str, value: Value) -> Table {
        self.arrange[key] = value;
        self
    }

    /// The phase that it opens in.
    #[must_use]
    pub fn phase(self, phase: &str) -> Table {
        self.at("phase", json!(phase))
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn_of(self, seat: usize) -> Table {
        self.at("player", json!(seat))
    }

    /// Motto: the first master.
    #[must_use]
    pub fn master(self, seat: usize) -> Table {
        self.at("first_master", json!(seat))
    }

    /// A counter of the turn.
    #[must_use]
    pub fn counter(mut self, name: &str, value: i64) -> Table {
        self.arrange["counters"][name] = json!(value);
        self
    }

    /// The counters of the older boxes.
    #[must_use]
    pub fn counters(self, serving: i64, employment: i64, love: i64) -> Table {
        self.serving(serving).counter("employment", employment).counter("love", love)
    }

    /// So many servings.
    #[must_use]
    pub fn serving(self, value: i64) -> Table {
        self.counter("serving", value)
    }

    /// Opens in the employ phase with so many employments and so much love.
    #[must_use]
    pub fn hiring(self, employment: i64, love: i64) -> Table {
        self.phase("hire").counter("employment", employment).counter("love", love)
    }

    /// Kinds that must be there besides those that are named elsewhere.
    #[must_use]
    pub fn kinds(mut self, kinds: &str) -> Table {
        self.named.extend(self.names.cards(kinds));
        self
    }

    /// The size of the piles named.
    #[must_use]
    pub fn piles(mut self, names: &str, size: i64) -> Table {
        for name in self.names.cards(names) {
            self.arrange["town"]["piles"][name] = json!(size);
        }
        self.kinds(names)
    }

    fn row(mut self, row: &str, face_up: &str, deck: &str) -> Table {
        self.arrange["town"][row] = json!({"face_up": self.names.cards(face_up), "deck": self.names.cards(deck)});
        self.kinds(face_up).kinds(deck)
    }

    /// The private maids of the town.
    #[must_use]
    pub fn private(self, face_up: &str, deck: &str) -> Table {
        self.row("private_maids", face_up, deck)
    }

    /// The reminiscences of the town.
    #[must_use]
    pub fn remi(self, face_up: &str, deck: &str) -> Table {
        self.row("reminiscences", face_up, deck)
    }

    /// Motto: a preparation pile, top first.
    #[must_use]
    pub fn prep(mut self, pile: &str, list: &str) -> Table {
        self.arrange["town"]["preparations"][pile] = json!(self.names.cards(list));
        self
    }

    /// Motto: the eleventh pile, top first.
    #[must_use]
    pub fn guests(mut self, list: &str) -> Table {
        self.arrange["town"]["guests"] = json!(self.names.cards(list));
        self.kinds(list)
    }

    /// What a seat has: `"hand: L1*2; deck: …; discard: …; play: …; rooms: suzuna!1; private: eve; built: garden estate=aline;
    /// habits: 2; remi: regatta; refined: ignis; preps: food-1"`.
    #[must_use]
    pub fn seat(mut self, seat: usize, zones: &str) -> Table {
        let blank = self.blank();
        let house = self.seats.entry(seat).or_insert(blank);
        for (zone, value) in self.names.zones(zones) {
            note_cards(&value, &mut self.named);
            house[zone] = value;
        }
        self
    }

    fn blank(&self) -> Value {
        let house = self.names.zones(self.deck).into_iter().chain(self.names.zones("hand:; discard:; rooms:"));
        house.map(|(zone, value)| (zone.to_string(), value)).collect()
    }

    /// The game of the table as it was laid, or the error object.
    pub fn try_open(self) -> Result<Scene, Value> {
        let seats = self.houses();
        let mut options = if self.boxes[0] == MOTTO { self.park() } else { self.town() };
        for (key, value) in self.options.as_object().expect("options are an object") {
            options[key] = value.clone();
        }
        let mut arrange = self.arrange;
        lay_events_out(&mut arrange["town"]["piles"], &seats);
        arrange["players"] = json!(seats);
        Scene::try_new(self.boxes[0], self.players, options, arrange)
    }

    /// The game of the table as it was laid.
    #[must_use]
    pub fn open(self) -> Scene {
        self.try_open().unwrap_or_else(|error| panic!("new was refused: {error}"))
    }

    fn houses(&self) -> Vec<Value> {
        let mut houses: Vec<Value> =
            (0..self.players).map(|seat| self.seats.get(&seat).cloned().unwrap_or_else(|| self.blank())).collect();
        for seat in 0..self.players {
            if self.to_come(seat) && houses[seat].get("refined").is_none() {
                houses[seat]["refined"] = json!(self.free_refined(seat, &houses));
            }
        }
        houses
    }

    /// Motto: is this seat's turn of the round still to come, or running?
    fn to_come(&self, seat: usize) -> bool {
        let Some(first) = self.arrange["first_master"].as_u64() else { return false };
        let active = self.arrange["player"].as_u64().expect("whose turn it is");
        let place = |seat: usize| (seat + self.players - first as usize) % self.players;
        self.arrange["phase"] != "pick" && place(seat) >= place(active as usize)
    }

    /// Roxane whose turn it is, the others a chief of work as long as there are any.
    fn free_refined(&self, seat: usize, houses: &[Value]) -> &'static str {
        let ready = if self.arrange["player"] == seat { "roxane" } else { "arisa" };
        let there = |maid: &&str| self.players == 4 || *maid != "arisa";
        let free = |maid: &&str| !houses.iter().any(|house| house["refined"] == **maid);
        let mut maids = [ready, "celina", "noemi", "marianne-soleil-motto", "isaure"].into_iter().filter(there);
        maids.find(free).expect("a maid that nobody named")
    }

    /// The options of a town that has what was named.
    fn town(&self) -> Value {
        let mut options = json!({"town": self.generals()});
        if self.boxes.len() > 1 {
            options["sets"] = json!(self.boxes);
        }
        options
    }

    /// The options of a park that has what was named, with guests if there are some among it.
    fn park(&self) -> Value {
        let mut options = json!({"park": self.generals()});
        self.invite(&mut options["guests"], |card| card.def.kind == Kind::General && !self.in_boxes(card));
        self.invite(&mut options["private_maids"], |card| card.def.kind == Kind::Private);
        options.as_object_mut().expect("options").retain(|_, value| !value.is_null());
        options
    }

    fn invite(&self, option: &mut Value, wanted: impl Fn(&Card) -> bool) {
        let library = Library::shipped();
        let named = self.named.iter().filter_map(|name| library.index(name));
        if named.map(|index| &library.cards[index]).any(&wanted) {
            assert!(self.players == 4, "with two players three guests stay away by chance: lay four seats");
            *option = json!(self.ten(&[], wanted));
        }
    }

    fn generals(&self) -> Vec<String> {
        let library = Library::shipped();
        let first_game = &library.sets[library.set_index(self.boxes[0]).expect("a box")].first_game;
        self.ten(first_game, |card| card.def.kind == Kind::General && self.in_boxes(card))
    }

    fn in_boxes(&self, card: &Card) -> bool {
        self.boxes.contains(&Library::shipped().sets[card.set].id.as_str())
    }

    /// Ten kinds: those that were named, then those of the first game, then any.
    fn ten(&self, first_game: &[String], wanted: impl Fn(&Card) -> bool) -> Vec<String> {
        let all: Vec<&String> =
            Library::shipped().cards.iter().filter(|card| wanted(card)).map(|card| &card.def.id).collect();
        let named: BTreeSet<&String> = self.named.iter().filter(|name| all.contains(name)).collect();
        assert!(named.len() <= 10, "more than ten kinds: {named:?}");
        let mut kinds: Vec<&String> = named.into_iter().collect();
        for name in first_game.iter().chain(all) {
            if kinds.len() < 10 && !kinds.contains(&name) {
                kinds.push(name);
            }
        }
        kinds.into_iter().cloned().collect()
    }
}

/// Is this a general maid?
pub(crate) fn is_general(id: &str) -> bool {
    let library = Library::shipped();
    library.index(id).is_some_and(|index| library.cards[index].def.kind == Kind::General)
}

/// Every text of a zone: the cards in it.
fn note_cards(zone: &Value, named: &mut Vec<String>) {
    match zone {
        Value::String(card) => named.push(card.clone()),
        Value::Array(cards) => cards.iter().for_each(|card| note_cards(card, named)),
        Value::Object(parts) => parts.values().for_each(|part| note_cards(part, named)),
        _ => {}
    }
}

/// The event piles lack what the seats have, unless their size was named.
fn lay_events_out(piles: &mut Value, seats: &[Value]) {
    let sick = |maids: &Value| -> i64 {
        maids.as_array().into_iter().flatten().filter_map(|maid| maid["illness"].as_i64()).sum()
    };
    let illness: i64 = seats.iter().map(|seat| sick(&seat["chambermaids"]) + sick(&seat["private_maids"])).sum();
    let habits: i64 = seats.iter().filter_map(|seat| seat["bad_habits"].as_i64()).sum();
    for (pile, taken, all) in [("illness", illness, 10), ("bad-habit", habits, 16)] {
        if taken > 0 && piles.get(pile).is_none() {
            piles[pile] = json!(all - taken);
        }
    }
}
