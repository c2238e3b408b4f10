//! Talking to an engine in tests.

#![allow(dead_code)] // each test file uses its part

use livret_proto::Engine;
use serde_json::{Value, json};

/// One answer, which must be one line of JSON with `ok`.
pub fn hear(engine: &mut Engine, line: &[u8]) -> Value {
    let answer = engine.handle(line);
    assert!(!answer.contains('\n'), "an answer is one line: {answer}");
    let value: Value = serde_json::from_str(&answer).unwrap_or_else(|e| panic!("no JSON ({e}): {answer}"));
    assert!(value["ok"].is_boolean(), "no `ok`: {answer}");
    if value["ok"] == false {
        assert!(value["error"]["code"].is_string(), "no code: {answer}");
        assert!(value["error"]["message"].as_str().is_some_and(|m| m.len() > 10), "no clear sentence: {answer}");
    }
    value
}

pub fn ask(engine: &mut Engine, request: &Value) -> Value {
    hear(engine, request.to_string().as_bytes())
}

/// An answer that must be fine.
pub fn asked(engine: &mut Engine, request: Value) -> Value {
    let answer = ask(engine, &request);
    assert_eq!(answer["ok"], true, "{request} → {answer}");
    answer
}

/// Everything there is to know about the game under way.
pub fn snapshot(engine: &mut Engine) -> [Value; 2] {
    ["state", "record"].map(|op| ask(engine, &json!({"op": op})))
}

/// A love-letter table with two actions played.
pub fn table() -> Engine {
    let mut engine = Engine::new();
    asked(&mut engine, json!({"op": "new", "game": "love-letter", "players": 3, "seed": "tea"}));
    for _ in 0..2 {
        step(&mut engine, "random", 0);
    }
    engine
}

/// Lets a bot choose and plays it; null when the game is over.
pub fn step(engine: &mut Engine, bot: &str, seed: u64) -> Value {
    let chosen = asked(engine, json!({"op": "choose", "bot": bot, "seed": seed.to_string()}));
    asked(engine, json!({"op": "act", "action": chosen["action"]}))["decision"].clone()
}
