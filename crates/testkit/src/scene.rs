//! A game on the engine, and what a scenario asks of it.

use livret_proto::Engine;
use serde_json::{Value, json};

use crate::notation::{Names, sorted, strings};

/// A game on the engine, ready for a scenario. Every method panics with the engine's words when
/// something other than the expected happens.
pub struct Scene {
    engine: Engine,
    pub(crate) names: Names,
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
        let mut scene = Scene { engine: Engine::new(), names: Names::of(game) };
        let answer = scene.ask(&request);
        if answer["ok"] == json!(true) { Ok(scene) } else { Err(answer["error"].clone()) }
    }

    /// Sends any request and gives the whole answer.
    pub fn ask(&mut self, request: &Value) -> Value {
        let answer = self.engine.handle(request.to_string().as_bytes());
        serde_json::from_str(&answer).unwrap_or_else(|e| panic!("the answer is no JSON ({e}): {answer}"))
    }

    pub(crate) fn answer(&mut self, request: Value) -> Value {
        let answer = self.ask(&request);
        assert_eq!(answer["ok"], json!(true), "{request} was refused: {}", answer["error"]);
        answer
    }

    /// Plays an action and gives its events.
    pub fn act(&mut self, action: &str) -> Vec<Value> {
        let action = self.names.action(action);
        let answer = self.ask(&json!({"op": "act", "action": action}));
        if answer["ok"] != json!(true) {
            panic!("{action} was refused: {}\nlegal: {}", answer["error"], self.decision());
        }
        answer["events"].as_array().expect("act answers with events").clone()
    }

    /// Plays the actions, written with spaces between them.
    pub fn does(&mut self, actions: &str) -> &mut Scene {
        actions.split_whitespace().for_each(|action| drop(self.act(action)));
        self
    }

    /// Plays an action; is there an event of this type among those it causes?
    pub fn causes(&mut self, action: &str, event: &str) -> bool {
        self.act(action).iter().any(|e| e["type"] == event)
    }

    /// Asserts that the action is refused and changes nothing; gives the error object.
    pub fn refused(&mut self, action: &str) -> Value {
        let action = self.names.action(action);
        let before = self.state();
        let answer = self.ask(&json!({"op": "act", "action": action}));
        assert_eq!(answer["ok"], json!(false), "{action} should have been refused");
        assert_eq!(before, self.state(), "a refused action must change nothing");
        answer["error"].clone()
    }

    /// Asserts that the action is refused as none of this moment, with a rule of the family.
    pub fn illegal(&mut self, action: &str, family: &str) -> &mut Scene {
        let error = self.refused(action);
        assert_eq!(error["code"], "illegal_action", "{action}: {error}");
        let rule = error["rule"].as_str().unwrap_or("");
        assert!(rule.starts_with(family), "{action} should be refused by {family}: {error}");
        self
    }

    /// Asserts that each action is legal.
    pub fn may(&mut self, actions: &str) -> &mut Scene {
        let legal = self.legal();
        for action in actions.split_whitespace() {
            assert!(legal.contains(&self.names.action(action)), "{action} should be legal: {legal:?}");
        }
        self
    }

    /// Asserts that each action is refused and changes nothing.
    pub fn may_not(&mut self, actions: &str) -> &mut Scene {
        let codes = ["illegal_action", "unknown_card", "bad_request"];
        for action in actions.split_whitespace() {
            assert!(!self.offers(action), "{action} should not be offered");
            let code = self.refused(action)["code"].clone();
            assert!(codes.iter().any(|known| code == *known), "{action} was refused with {code}");
        }
        self
    }

    /// Ends phases until this one.
    pub fn go(&mut self, phase: &str) -> &mut Scene {
        for _ in 0..3 {
            if self.phase() != phase {
                self.act("end");
            }
        }
        assert_eq!(self.phase(), phase);
        self
    }

    /// Ends the phases that are left of the turn.
    pub fn end_turn(&mut self) -> &mut Scene {
        self.go("hire").does("end")
    }

    /// The pending decision object, or null when the game is over.
    pub fn decision(&mut self) -> Value {
        self.answer(json!({"op": "legal"}))["decision"].clone()
    }

    /// The legal actions, in the engine's order; empty when the game is over.
    pub fn legal(&mut self) -> Vec<String> {
        strings(&self.decision()["actions"])
    }

    /// Is this action legal now?
    pub fn offers(&mut self, action: &str) -> bool {
        let action = self.names.action(action);
        self.legal().contains(&action)
    }

    /// The legal actions that begin so.
    pub fn such(&mut self, begin: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.starts_with(begin)).collect()
    }

    /// Asserts the exact legal list, in any order.
    pub fn asks(&mut self, actions: &str) -> &mut Scene {
        let wanted = actions.split_whitespace().map(|action| self.names.action(action)).collect();
        assert_eq!(sorted(self.legal()), sorted(wanted));
        self
    }

    /// Asserts how many answers the question still asks for; none where it is about one.
    pub fn steps(&mut self, n: u64) -> &mut Scene {
        assert_eq!(self.decision()["steps"].as_u64().unwrap_or(0), n);
        self
    }

    /// Asserts whose decision it is, and in which phase.
    pub fn turn(&mut self, seat: i64, phase: &str) -> &mut Scene {
        assert_eq!((self.decider(), self.phase()), (seat, phase.into()));
        self
    }

    /// Asserts that the seat is free to do what its phase allows: no card asks.
    pub fn free(&mut self, seat: i64, phase: &str) -> &mut Scene {
        let decision = self.decision();
        assert_eq!((&decision["kind"], &decision["source"]), (&json!("turn"), &Value::Null), "in {decision}");
        self.turn(seat, phase)
    }

    /// Asserts that this card asks the seat a question of this kind.
    pub fn asked(&mut self, seat: i64, kind: &str, source: &str) -> &mut Scene {
        let decision = self.decision();
        let found = (decision["player"].as_i64(), decision["kind"].as_str(), decision["source"].as_str());
        assert_eq!(found, (Some(seat), Some(kind), Some(self.names.id(source).as_str())), "in {decision}");
        self
    }

    /// Is the game over?
    pub fn is_over(&mut self) -> bool {
        let over = self.decision().is_null();
        assert_eq!(self.score()["over"], json!(over), "a game is over when nobody decides");
        over
    }

    /// Asserts that the game is over, or goes on.
    pub fn over(&mut self, over: bool) -> &mut Scene {
        assert_eq!(self.is_over(), over, "the game is over");
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
        self.answer(json!({"op": "state"}))["state"].clone()
    }

    /// What a seat sees.
    pub fn view(&mut self, seat: usize) -> Value {
        self.answer(json!({"op": "view", "player": seat}))["state"].clone()
    }

    /// What a spectator sees.
    pub fn spectator(&mut self) -> Value {
        self.answer(json!({"op": "view", "player": "spectator"}))["state"].clone()
    }
}
