//! Whole conversations about a whole game.

mod conversation;

use conversation::{ask, asked, snapshot, step, table};
use livret_proto::Engine;
use serde_json::{Value, json};

/// A finished game, and the engine that played it.
fn finished(players: usize, seed: &str) -> (Engine, Value) {
    let mut engine = Engine::new();
    asked(&mut engine, json!({"op": "new", "game": "love-letter", "players": players, "seed": seed}));
    let mut ply = 0;
    while !step(&mut engine, "random", ply).is_null() {
        ply += 1;
    }
    let record = asked(&mut engine, json!({"op": "record"}))["record"].clone();
    (engine, record)
}

#[test]
fn hello_says_who_is_at_home() {
    let answer = asked(&mut Engine::new(), json!({"op": "hello"}));
    assert_eq!(answer["name"], "livret");
    assert_eq!(answer["rules_version"], livret_kernel::RULES_VERSION);
    assert_eq!(answer["games"].as_array().map(Vec::len), Some(5));
}

#[test]
fn cards_are_listed_by_box_and_all_together() {
    let mut engine = Engine::new();
    let letters = asked(&mut engine, json!({"op": "cards", "game": "love-letter"}))["cards"].clone();
    let ids: Vec<&str> = letters.as_array().expect("a list").iter().map(|c| c["id"].as_str().expect("an id")).collect();
    assert_eq!(ids.len(), 8);
    assert!(ids.contains(&"princess"));
    let all = asked(&mut engine, json!({"op": "cards"}))["cards"].clone();
    assert!(all.as_array().expect("a list").len() >= 8);
}

#[test]
fn a_finished_game_takes_no_more_actions_until_one_is_taken_back() {
    let (mut engine, _) = finished(2, "end");
    assert!(asked(&mut engine, json!({"op": "legal"}))["decision"].is_null());
    assert_eq!(asked(&mut engine, json!({"op": "score"}))["over"], true);
    let before = snapshot(&mut engine);
    assert_eq!(ask(&mut engine, &json!({"op": "act", "action": "play:guard"}))["error"]["code"], "game_over");
    assert_eq!(ask(&mut engine, &json!({"op": "choose", "bot": "random"}))["error"]["code"], "game_over");
    assert_eq!(snapshot(&mut engine), before);
    assert!(asked(&mut engine, json!({"op": "undo"}))["decision"].is_object());
    assert_eq!(asked(&mut engine, json!({"op": "score"}))["over"], false);
}

#[test]
fn a_record_replays_bit_for_bit_in_another_house() {
    for players in 2..=4 {
        let (mut engine, record) = finished(players, "again");
        assert!(record["result"].is_object(), "a finished game has its result");
        let mut other = Engine::new();
        assert!(asked(&mut other, json!({"op": "replay", "record": record}))["decision"].is_null());
        assert_eq!(snapshot(&mut other), snapshot(&mut engine));
    }
}

#[test]
fn a_record_of_an_unfinished_game_is_a_saved_game() {
    let mut engine = table();
    let record = asked(&mut engine, json!({"op": "record"}))["record"].clone();
    let mut other = Engine::new();
    asked(&mut other, json!({"op": "replay", "record": record}));
    for ply in 0..20 {
        assert_eq!(step(&mut engine, "random", ply), step(&mut other, "random", ply));
    }
    assert_eq!(snapshot(&mut other), snapshot(&mut engine));
}

#[test]
fn a_record_keeps_an_arranged_beginning_and_the_names() {
    let mut engine = Engine::new();
    let arrange = json!({"free": true, "players": [{"hand": ["guard", "prince"]}, {"hand": ["baron"]}], "player": 0});
    asked(&mut engine, json!({"op": "new", "game": "love-letter", "players": 2, "seed": "s", "arrange": arrange}));
    asked(&mut engine, json!({"op": "act", "action": "play:guard@1=priest"}));
    let mut record = asked(&mut engine, json!({"op": "record"}))["record"].clone();
    record["names"] = json!(["Annette", "Tomas"]);
    let mut other = Engine::new();
    asked(&mut other, json!({"op": "replay", "record": record}));
    assert_eq!(asked(&mut other, json!({"op": "record"}))["record"], record);
}

#[test]
fn a_record_that_is_not_true_is_refused_and_the_game_at_hand_stays() {
    let (_, record) = finished(2, "truth");
    let changed = |field: &str, value: Value| {
        let mut record = record.clone();
        record[field] = value;
        record
    };
    let last = record["actions"].as_array().expect("a list").len() - 1;
    let mut shorter = record.clone();
    shorter["actions"].as_array_mut().expect("a list").truncate(last);
    let mut longer = record.clone();
    longer["actions"].as_array_mut().expect("a list").push(json!("play:guard@0=priest"));
    let cases = [
        (changed("hash", json!("0000")), "bad_setup", "hash"),
        (changed("seed", json!("other")), "bad_setup", "record"),
        (changed("livret", json!(2)), "bad_setup", "format 2"),
        (changed("livret", json!("one")), "bad_setup", "format"),
        (changed("rules_version", json!("0.9")), "bad_setup", "0.9"),
        (changed("rules_version", json!(1)), "bad_setup", "rules"),
        (changed("result", json!({"points": [9, 9], "winners": [0, 1]})), "bad_setup", "result"),
        (changed("players", json!(9)), "bad_setup", ""),
        (changed("game", json!("chess")), "unknown_game", "chess"),
        (changed("actions", json!(["fly"])), "bad_setup", "action 0"),
        (changed("actions", json!("all")), "bad_request", "record"),
        (changed("options", json!({"teapots": 3})), "bad_setup", ""),
        (changed("players", json!(null)), "bad_request", "record"),
        (shorter, "bad_setup", "hash"),
        (longer, "bad_setup", "cannot be played"),
    ];
    let mut engine = table();
    let before = snapshot(&mut engine);
    for (record, code, words) in cases {
        let answer = ask(&mut engine, &json!({"op": "replay", "record": record}));
        assert_eq!(answer["error"]["code"], code, "{answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|m| m.contains(words)), "{answer} lacks {words}");
        assert_eq!(snapshot(&mut engine), before);
    }
}

#[test]
fn undo_goes_back_to_the_very_beginning_and_no_further() {
    let mut engine = Engine::new();
    asked(&mut engine, json!({"op": "new", "game": "love-letter", "players": 4, "seed": "u"}));
    let mut positions = vec![snapshot(&mut engine)];
    for ply in 0..30 {
        step(&mut engine, "random", ply);
        positions.push(snapshot(&mut engine));
    }
    while let Some(position) = positions.pop() {
        assert_eq!(snapshot(&mut engine), position);
        let answer = ask(&mut engine, &json!({"op": "undo"}));
        assert_eq!(answer["ok"], !positions.is_empty());
        if positions.is_empty() {
            assert_eq!(answer["error"]["code"], "bad_request");
        }
    }
}

#[test]
fn only_the_seat_that_decides_sees_its_actions() {
    let mut engine = table();
    let decision = asked(&mut engine, json!({"op": "legal"}))["decision"].clone();
    for viewer in [json!(0), json!(1), json!(2), json!("spectator")] {
        let view = asked(&mut engine, json!({"op": "view", "player": viewer}))["state"].clone();
        if viewer == decision["player"] {
            assert_eq!(view["decision"], decision);
        } else {
            assert_eq!(view["decision"]["player"], decision["player"]);
            assert_eq!(view["decision"].get("actions"), None);
        }
    }
}

#[test]
fn a_table_without_a_seed_draws_one_and_says_which() {
    let mut engine = Engine::new();
    let new = json!({"op": "new", "game": "love-letter", "players": 2});
    let seed = asked(&mut engine, new.clone())["seed"].clone();
    let first = snapshot(&mut engine);
    assert!(seed.as_str().is_some_and(|s| s.len() == 64));
    assert_ne!(asked(&mut engine, new.clone())["seed"], seed);
    let mut again = new;
    again["seed"] = seed;
    assert_eq!(asked(&mut engine, again).get("seed"), None);
    assert_eq!(snapshot(&mut engine), first);
}

#[test]
fn a_bot_with_the_same_seed_chooses_the_same() {
    let mut engine = table();
    let choose = json!({"op": "choose", "bot": "random", "seed": "k", "nodes": 5});
    let chosen = asked(&mut engine, choose.clone());
    assert_eq!(asked(&mut engine, choose), chosen);
    let legal = asked(&mut engine, json!({"op": "legal"}))["decision"]["actions"].clone();
    assert!(legal.as_array().expect("a list").contains(&chosen["action"]));
}
