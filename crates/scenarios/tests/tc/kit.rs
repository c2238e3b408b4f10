//! Laying a table for one scenario, and the few questions that most scenarios ask.

pub use livret_testkit::Scene;
pub use serde_json::{Value, json};

pub const GAME: &str = "tanto-cuore";

pub const CHIEFS: [&str; 2] = ["marianne-soleil", "colette-framboise"];

pub const FIRST_GAME: [&str; 10] = [
    "azure-crescent",
    "viola-crescent",
    "rouge-crescent",
    "safran-virginie",
    "kagari-ichinomiya",
    "genevieve-daubigny",
    "moine-de-lefevre",
    "tenalys-trent",
    "sainsbury-lockwood",
    "anise-greenaway",
];

pub const OTHER_GENERALS: [&str; 6] =
    ["ophelia-grail", "natsumi-fujikawa", "nena-wilder", "esquine-foret", "eliza-rosewater", "claire-saint-juste"];

pub const PRIVATES: [&str; 10] = [
    "amber-twilight",
    "nord-twilight",
    "sora-nakachi",
    "fay-longfang",
    "lalande-dreyfus",
    "milly-violet",
    "eugenie-fontaine",
    "lucienne-de-marlboro",
    "rosa-topaz",
    "tanya-petrushka",
];

pub const LOVES: [&str; 3] = ["1-love", "2-love", "3-love"];

/// A table being laid. Unlike a dealt one it begins empty: no hand, no deck, no quarters for
/// anybody; seat 0 is in the serving phase with the counters of a fresh turn.
pub struct Table {
    players: usize,
    options: Value,
    arrange: Value,
    piled: Vec<String>,
}

pub fn table(players: usize) -> Table {
    let seat = json!({"hand": [], "deck": [], "discard": [], "in_play": [], "chambermaids": [],
                      "private_maids": [], "bad_habits": 0});
    let arrange = json!({"free": true, "phase": "serve", "player": 0,
                         "counters": {"serving": 1, "love": 0, "employment": 1},
                         "players": vec![seat; players],
                         "town": {"piles": {}}});
    Table { players, options: json!({}), arrange, piled: Vec::new() }
}

impl Table {
    pub fn phase(mut self, phase: &str) -> Table {
        self.arrange["phase"] = json!(phase);
        self
    }

    pub fn turn_of(mut self, seat: usize) -> Table {
        self.arrange["player"] = json!(seat);
        self
    }

    pub fn counters(mut self, serving: i64, employment: i64, love: i64) -> Table {
        self.arrange["counters"] = json!({"serving": serving, "love": love, "employment": employment});
        self
    }

    fn zone(mut self, seat: usize, zone: &str, list: Value) -> Table {
        self.arrange["players"][seat][zone] = list;
        self
    }

    /// `"1-love*3"` stands for three of a kind, here and in every other list of cards.
    pub fn hand(self, seat: usize, list: &[&str]) -> Table {
        self.zone(seat, "hand", json!(cards(list)))
    }

    /// Top first.
    pub fn deck(self, seat: usize, list: &[&str]) -> Table {
        self.zone(seat, "deck", json!(cards(list)))
    }

    /// Top first.
    pub fn discard(self, seat: usize, list: &[&str]) -> Table {
        self.zone(seat, "discard", json!(cards(list)))
    }

    pub fn in_play(self, seat: usize, list: &[&str]) -> Table {
        self.zone(seat, "in_play", json!(cards(list)))
    }

    /// `"colette-framboise!2"` is a Colette with two illnesses.
    pub fn chambered(self, seat: usize, list: &[&str]) -> Table {
        self.zone(seat, "chambermaids", quarters(list))
    }

    /// The active maid first.
    pub fn private(self, seat: usize, list: &[&str]) -> Table {
        self.zone(seat, "private_maids", quarters(list))
    }

    pub fn habits(self, seat: usize, n: i64) -> Table {
        self.zone(seat, "bad_habits", json!(n))
    }

    pub fn pile(mut self, card: &str, n: i64) -> Table {
        self.arrange["town"]["piles"][card] = json!(n);
        self.piled.push(card.into());
        self
    }

    pub fn private_pile(mut self, face_up: &[&str], deck: &[&str]) -> Table {
        self.arrange["town"]["private_maids"] = json!({"face_up": face_up, "deck": deck});
        self
    }

    /// Makes sure that these kinds are among the ten of the town.
    pub fn town(mut self, kinds: &[&str]) -> Table {
        self.piled.extend(kinds.iter().map(|k| (*k).into()));
        self
    }

    pub fn option(mut self, key: &str, value: Value) -> Table {
        self.options[key] = value;
        self
    }

    pub fn ruling(mut self, id: &str, reading: &str) -> Table {
        self.options["rulings"][id] = json!(reading);
        self
    }

    /// The ten kinds: every general maid that the scenario names, then those of the first game.
    fn kinds(&self) -> Vec<&'static str> {
        let laid = self.arrange.to_string();
        let named = |k: &str| laid.contains(&format!("\"{k}\"")) || self.piled.iter().any(|p| p == k);
        let all = || FIRST_GAME.into_iter().chain(OTHER_GENERALS);
        let mut kinds: Vec<&str> = all().filter(|k| named(k)).collect();
        assert!(kinds.len() <= 10, "a town has ten kinds, the scenario names {}", kinds.len());
        let rest: Vec<&str> = all().filter(|k| !named(k)).take(10 - kinds.len()).collect();
        kinds.extend(rest);
        kinds
    }

    /// Illnesses on maids are missing in the town, unless the scenario says what is there.
    fn count_illnesses(&mut self) {
        let seats = self.arrange["players"].as_array().expect("seats");
        let maids = seats.iter().flat_map(|s| [&s["chambermaids"], &s["private_maids"]]);
        let placed: i64 = maids.flat_map(|m| m.as_array().expect("maids")).filter_map(|m| m["illness"].as_i64()).sum();
        if placed > 0 && self.arrange["town"]["piles"]["illness"].is_null() {
            self.arrange["town"]["piles"]["illness"] = json!(10 - placed);
        }
    }

    pub fn try_open(mut self) -> Result<Scene, Value> {
        self.count_illnesses();
        if self.options["town"].is_null() {
            self.options["town"] = json!(self.kinds());
        }
        Scene::try_new(GAME, self.players, self.options, self.arrange)
    }

    pub fn open(self) -> Scene {
        self.try_open().unwrap_or_else(|error| panic!("the table was refused: {error}"))
    }
}

/// A game as it is dealt, with these options.
pub fn dealt(players: usize, options: Value) -> Scene {
    Scene::new(GAME, players, options, Value::Null)
}

/// A list of cards in the order given, `*n` spelled out.
pub fn cards(list: &[&str]) -> Vec<String> {
    let mut all = Vec::new();
    for card in list {
        let (id, copies) = card.split_once('*').unwrap_or((card, "1"));
        all.extend(std::iter::repeat_n(id.to_string(), copies.parse().expect("a number after *")));
    }
    all
}

/// Maids with their illnesses, in the order given.
pub fn maids(list: &[&str]) -> Vec<(String, i64)> {
    let sick = |card: String| match card.split_once('!') {
        Some((id, n)) => (id.to_string(), n.parse().expect("a number after !")),
        None => (card, 0),
    };
    let spread = list.iter().flat_map(|card| match card.split_once('*') {
        Some((id, n)) => vec![id.to_string(); n.parse().expect("a number after *")],
        None => vec![(*card).to_string()],
    });
    spread.map(sick).collect()
}

fn quarters(list: &[&str]) -> Value {
    maids(list).into_iter().map(|(card, illness)| json!({"card": card, "illness": illness})).collect()
}

/// The chambermaids of a seat are exactly these, in any order.
pub fn chambered(scene: &mut Scene, seat: usize, list: &[&str]) {
    let mut wanted = maids(list);
    wanted.sort();
    assert_eq!(scene.chambermaids(seat), wanted, "chambermaids of seat {seat}");
}

/// The private maids of a seat are exactly these, the active one first.
pub fn private(scene: &mut Scene, seat: usize, list: &[&str]) {
    assert_eq!(scene.private_maids(seat), maids(list), "private maids of seat {seat}");
}

pub fn habits(scene: &mut Scene, seat: usize) -> i64 {
    scene.state()["players"][seat]["bad_habits"].as_i64().unwrap_or(0)
}

/// The visible card of a discard pile.
pub fn top(scene: &mut Scene, seat: usize) -> String {
    scene.zone(seat, "discard").first().expect("a card on the discard pile").clone()
}

/// The pending decision is of this kind, of this seat, and asked by this card.
pub fn asked(scene: &mut Scene, seat: i64, kind: &str, source: &str) {
    let decision = scene.decision();
    let found = (decision["player"].as_i64(), decision["kind"].as_str(), decision["source"].as_str());
    assert_eq!(found, (Some(seat), Some(kind), Some(source)), "in {decision}");
}

/// The seat is free to do what its phase allows.
pub fn free(scene: &mut Scene, seat: i64, phase: &str) {
    let decision = scene.decision();
    let found = (decision["player"].as_i64(), decision["kind"].as_str(), decision["phase"].as_str());
    assert_eq!(found, (Some(seat), Some("turn"), Some(phase)), "in {decision}");
    assert!(decision["source"].is_null(), "no card asks in {decision}");
}

/// Refused as no action of this moment, with a rule of the family.
pub fn illegal(scene: &mut Scene, action: &str, family: &str) {
    let error = scene.refused(action);
    assert_eq!(error["code"], "illegal_action", "{action}: {error}");
    if !family.is_empty() {
        let rule = error["rule"].as_str().unwrap_or("");
        assert!(rule.starts_with(family), "{action} should be refused by {family}: {error}");
    }
}

/// Ends phases until this one.
pub fn go(scene: &mut Scene, phase: &str) {
    for _ in 0..3 {
        if scene.phase() != phase {
            scene.act("end");
        }
    }
    assert_eq!(scene.phase(), phase);
}

/// Ends the phases that are left of the turn.
pub fn end_turn(scene: &mut Scene) {
    go(scene, "hire");
    scene.act("end");
}

pub fn over(scene: &mut Scene) -> bool {
    let decision = scene.decision();
    let over = scene.score()["over"] == json!(true);
    assert_eq!(decision.is_null(), over, "a game is over when nobody decides");
    over
}

/// How often these events happened.
pub fn happened(events: &[Value], kind: &str) -> usize {
    events.iter().filter(|e| e["type"] == kind).count()
}

/// The printed data of a card, as `cards` gives it.
pub fn printed(id: &str) -> Value {
    let mut scene = dealt(2, Value::Null);
    let answer = scene.ask(&json!({"op": "cards", "game": GAME}));
    let list = answer["cards"].as_array().expect("cards answers with a list").clone();
    list.into_iter().find(|c| c["id"] == id).unwrap_or_else(|| panic!("no card {id}"))
}

/// Cost, copies and points of a card; points that are not a number on the card are not compared.
pub fn prints(id: &str, cost: i64, copies: i64, vp: Option<i64>) {
    let card = printed(id);
    assert_eq!(card["cost"].as_i64(), Some(cost), "cost of {id}");
    assert_eq!(card["copies"].as_i64(), Some(copies), "copies of {id}");
    if vp.is_some() {
        assert_eq!(card["vp"].as_i64(), vp, "points of {id}");
    }
}

/// The four symbols of a card.
pub fn gives(id: &str, draw: i64, love: i64, serving: i64, employment: i64) {
    let card = printed(id);
    let symbol = |name: &str| card["gives"][name].as_i64().unwrap_or(0);
    let found = (symbol("draw"), symbol("love"), symbol("serving"), symbol("employment"));
    assert_eq!(found, (draw, love, serving, employment), "D L S E of {id}");
}
