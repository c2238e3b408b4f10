//! Scenario notation for tests, over the engine protocol.
//!
//! A [`Scene`] is a game put into a position by `arrange` and driven by action strings, so that a
//! test reads like the rule it proves and keeps its meaning whatever the engine looks like inside.

pub mod cards;
mod lawful;
pub mod laws;
pub mod offering;
pub mod positions;
pub mod secrecy;
pub mod tables;
pub mod total;

use livret_proto::Engine;
use serde_json::{Value, json};

/// A game on the engine, ready for a scenario. Every method panics with the engine's words when
/// something other than the expected happens.
pub struct Scene {
    engine: Engine,
}

impl Scene {
    /// Opens a game; `arrange` may be `Value::Null`. Give `"free": true` in it for positions that
    /// need not account for all cards.
    #[must_use]
    pub fn new(game: &str, players: usize, options: Value, arrange: Value) -> Scene {
        Scene::try_new(game, players, options, arrange).unwrap_or_else(|error| panic!("new was refused: {error}"))
    }

    /// Opens a game with seed "scene", or gives the error object.
    pub fn try_new(game: &str, players: usize, options: Value, arrange: Value) -> Result<Scene, Value> {
        Scene::seeded(game, players, "scene", options, arrange)
    }

    /// The same with a seed of one's own.
    pub fn seeded(game: &str, players: usize, seed: &str, options: Value, arrange: Value) -> Result<Scene, Value> {
        let mut request = json!({"op": "new", "game": game, "players": players, "seed": seed});
        if !options.is_null() {
            request["options"] = options;
        }
        if !arrange.is_null() {
            request["arrange"] = arrange;
        }
        let mut scene = Scene { engine: Engine::new() };
        let answer = scene.ask(&request);
        if answer["ok"] == json!(true) { Ok(scene) } else { Err(answer["error"].clone()) }
    }

    /// Sends any request and gives the whole answer.
    pub fn ask(&mut self, request: &Value) -> Value {
        let answer = self.engine.handle(request.to_string().as_bytes());
        serde_json::from_str(&answer).unwrap_or_else(|e| panic!("the answer is no JSON ({e}): {answer}"))
    }

    fn asked(&mut self, request: Value) -> Value {
        let answer = self.ask(&request);
        assert_eq!(answer["ok"], json!(true), "{request} was refused: {}", answer["error"]);
        answer
    }

    /// Plays an action and gives its events.
    pub fn act(&mut self, action: &str) -> Vec<Value> {
        let answer = self.ask(&json!({"op": "act", "action": action}));
        if answer["ok"] != json!(true) {
            panic!("{action} was refused: {}\nlegal: {}", answer["error"], self.decision());
        }
        answer["events"].as_array().expect("act answers with events").clone()
    }

    /// Plays several actions.
    pub fn acts(&mut self, actions: &[&str]) -> &mut Scene {
        for action in actions {
            self.act(action);
        }
        self
    }

    /// Asserts that the action is refused and changes nothing; gives the error object.
    pub fn refused(&mut self, action: &str) -> Value {
        let before = self.state();
        let answer = self.ask(&json!({"op": "act", "action": action}));
        assert_eq!(answer["ok"], json!(false), "{action} should have been refused");
        assert_eq!(before, self.state(), "a refused action must change nothing");
        answer["error"].clone()
    }

    /// The pending decision object, or null when the game is over.
    pub fn decision(&mut self) -> Value {
        self.asked(json!({"op": "legal"}))["decision"].clone()
    }

    /// The legal actions, in the engine's order; empty when the game is over.
    pub fn legal(&mut self) -> Vec<String> {
        strings(&self.decision()["actions"])
    }

    /// Is this action legal now?
    pub fn offers(&mut self, action: &str) -> bool {
        self.legal().iter().any(|a| a == action)
    }

    /// Asserts the exact legal list, in any order.
    pub fn asks(&mut self, actions: &[&str]) -> &mut Scene {
        let mut legal = self.legal();
        let mut wanted: Vec<String> = actions.iter().map(|a| (*a).into()).collect();
        legal.sort();
        wanted.sort();
        assert_eq!(legal, wanted);
        self
    }

    /// The seat that decides.
    pub fn decider(&mut self) -> i64 {
        self.decision()["player"].as_i64().expect("somebody decides")
    }

    /// The phase of the pending decision.
    pub fn phase(&mut self) -> String {
        self.decision()["phase"].as_str().expect("a phase").into()
    }

    /// Everything, hidden cards included.
    pub fn state(&mut self) -> Value {
        self.asked(json!({"op": "state"}))["state"].clone()
    }

    /// What a seat sees.
    pub fn view(&mut self, seat: usize) -> Value {
        self.asked(json!({"op": "view", "player": seat}))["state"].clone()
    }

    /// What a spectator sees.
    pub fn spectator(&mut self) -> Value {
        self.asked(json!({"op": "view", "player": "spectator"}))["state"].clone()
    }

    /// The whole answer of `score`.
    pub fn score(&mut self) -> Value {
        self.asked(json!({"op": "score"}))
    }

    /// A seat's points as if the game ended now.
    pub fn points(&mut self, seat: usize) -> i64 {
        self.score()["scores"][seat]["points"].as_i64().expect("points")
    }

    /// The points of all score lines about one card.
    pub fn line(&mut self, seat: usize, card: &str) -> i64 {
        let score = self.score();
        let lines = score["scores"][seat]["lines"].as_array().expect("lines").clone();
        lines.iter().filter(|l| l["card"] == card).map(|l| l["points"].as_i64().expect("points")).sum()
    }

    /// The winning seats as if the game ended now.
    pub fn winners(&mut self) -> Vec<i64> {
        self.score()["winners"].as_array().expect("winners").iter().map(|w| w.as_i64().expect("a seat")).collect()
    }

    /// A counter of the turn: `serving`, `love`, `employment`, …
    pub fn counter(&mut self, name: &str) -> i64 {
        self.state()["counters"][name].as_i64().unwrap_or(0)
    }

    /// Asserts the three counters of the older boxes.
    pub fn counters(&mut self, serving: i64, employment: i64, love: i64) -> &mut Scene {
        let found = (self.counter("serving"), self.counter("employment"), self.counter("love"));
        assert_eq!(found, (serving, employment, love), "(serving, employment, love)");
        self
    }

    /// A list zone of a seat (`hand`, `deck`, `discard`, `in_play`, `reminiscences`, …) in order.
    pub fn zone(&mut self, seat: usize, zone: &str) -> Vec<String> {
        strings(&self.state()["players"][seat][zone])
    }

    /// Asserts the cards of a zone, in any order. Write `"1-love*3"` for three of a kind.
    pub fn has(&mut self, seat: usize, zone: &str, cards: &[&str]) -> &mut Scene {
        let mut found = self.zone(seat, zone);
        found.sort();
        assert_eq!(found, spread(cards), "{zone} of seat {seat}");
        self
    }

    /// The chambermaids of a seat with their illnesses, sorted.
    pub fn chambermaids(&mut self, seat: usize) -> Vec<(String, i64)> {
        maids(&self.state()["players"][seat]["chambermaids"], true)
    }

    /// The private maids of a seat with their illnesses, the active one first.
    pub fn private_maids(&mut self, seat: usize) -> Vec<(String, i64)> {
        maids(&self.state()["players"][seat]["private_maids"], false)
    }

    /// Cards in a one-kind pile of the town.
    pub fn pile(&mut self, card: &str) -> i64 {
        self.state()["town"]["piles"][card].as_i64().unwrap_or_else(|| panic!("no pile {card} in the town"))
    }
}

/// A list of cards spelled out: `["1-love*2", "colette-framboise"]`, sorted.
#[must_use]
pub fn spread(cards: &[&str]) -> Vec<String> {
    let mut all = Vec::new();
    for card in cards {
        let (id, copies) = match card.split_once('*') {
            Some((id, n)) => (id, n.parse().expect("a number after *")),
            None => (*card, 1),
        };
        all.extend(std::iter::repeat_n(id.to_string(), copies));
    }
    all.sort();
    all
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().map(|l| l.iter().filter_map(|v| v.as_str().map(Into::into)).collect()).unwrap_or_default()
}

fn maids(list: &Value, sort: bool) -> Vec<(String, i64)> {
    let mut found: Vec<(String, i64)> = list
        .as_array()
        .expect("a list of maids")
        .iter()
        .map(|m| (m["card"].as_str().expect("a card").into(), m["illness"].as_i64().unwrap_or(0)))
        .collect();
    if sort {
        found.sort();
    }
    found
}
