//! Tables of the Tanto family that cannot be laid: each refused with a sentence that says what and
//! where, through the protocol. (`crates/proto/tests` has the lines that are no requests at all.)

use livret_games::{Library, NewGame};
use livret_proto::Engine;
use livret_testkit::Scene;
use serde_json::{Value, json};

/// Asks for a table and wants it refused with this code and all these words.
fn refused(game: &str, players: usize, options: Value, arrange: Value, code: &str, words: &[&str]) {
    let error = match Scene::try_new(game, players, options.clone(), arrange.clone()) {
        Err(error) => error,
        Ok(_) => panic!("{game} for {players} with {options} {arrange} should have been refused"),
    };
    says(&error, code, words);
}

fn says(error: &Value, code: &str, words: &[&str]) {
    assert_eq!(error["code"], code, "{error}");
    let message = error["message"].as_str().expect("a sentence");
    for word in words {
        assert!(message.contains(word), "\"{message}\" lacks \"{word}\"");
    }
}

fn base_town() -> Vec<String> {
    Library::shipped().sets[0].first_game.clone()
}

/// Proves GEN-06.
#[test]
fn an_unknown_card_is_named_with_the_place_where_it_stands() {
    let mut town = base_town();
    town[3] = "teapot".into();
    refused("tanto-cuore", 2, json!({"town": town}), json!(null), "unknown_card", &["town", "teapot"]);
    let hand = json!({"players": [{}, {"hand": ["1-love", "teapot"]}]});
    refused("tanto-cuore", 2, json!(null), hand, "unknown_card", &["players[1].hand", "teapot"]);
    let absent = json!({"players": [{"deck": ["nena-wilder"]}]});
    refused("tanto-cuore", 2, json!(null), absent, "unknown_card", &["players[0].deck", "nena-wilder"]);
    let pile = json!({"town": {"piles": {"teapot": 3}}});
    refused("tanto-cuore", 2, json!(null), pile, "unknown_card", &["town.piles", "teapot"]);
    refused("motto-tanto-cuore", 2, json!({"guests": ["teapot"]}), json!(null), "unknown_card", &["guests", "teapot"]);
}

#[test]
fn an_unknown_set_option_or_switch_is_named_with_those_there_are() {
    let base = |options, words: &[&str]| refused("tanto-cuore", 2, options, json!(null), "bad_setup", words);
    base(json!({"sets": ["tanto-cuore", "bridge"]}), &["sets", "bridge", "romantic-vacation"]);
    base(json!({"sets": ["expanding-the-house"]}), &["sets", "tanto-cuore"]);
    base(json!({"sets": ["tanto-cuore", "tanto-cuore"]}), &["twice"]);
    base(json!({"teapots": 1}), &["teapots", "private_maids"]);
    base(json!({"park": "random"}), &["park", "town"]);
    base(json!({"chiefs": "romantic-vacation"}), &["chiefs", "romantic-vacation"]);
    base(json!({"rulings": {"AMB-TC-01": "x"}}), &["AMB-TC-01", "AMB-TC-35"]);
    base(json!({"rulings": {"AMB-TC-35": "x"}}), &["AMB-TC-35", "latch"]);
    base(json!({"editions": {"milly_vp": 9}}), &["milly_vp", "1 or 2"]);
    base(json!({"editions": {"teapot": true}}), &["teapot", "domino_any"]);
    base(json!({"events": "no"}), &["events", "true or false"]);
    base(json!({"first": 2}), &["first", "0 to 1"]);
    base(json!({"love_sets": 3}), &["love_sets"]);
    base(json!({"buildings": true}), &["buildings", "expanding-the-house"]);
    refused("motto-tanto-cuore", 2, json!({"town": "random"}), json!(null), "bad_setup", &["town", "park"]);
}

/// Proves TC-SETUP-10.
#[test]
fn a_town_has_ten_different_kinds_of_the_boxes_in_play() {
    let with = |change: &dyn Fn(&mut Vec<String>), words: &[&str]| {
        let mut town = base_town();
        change(&mut town);
        refused("tanto-cuore", 2, json!({"town": town}), json!(null), "bad_setup", words);
    };
    with(&|town| town.push("nena-wilder".into()), &["town", "ten", "11"]);
    with(&|town| drop(town.pop()), &["town", "ten", "9"]);
    with(&|town| town[1] = town[0].clone(), &["town", "azure-crescent", "twice"]);
    with(&|town| town[0] = "domino-bonaparte".into(), &["town", "domino-bonaparte"]);
    with(&|town| town[0] = "1-love".into(), &["town", "1-love"]);
}

/// Proves TC-SETUP-01, EH-FIVE-03, EH-FIVE-01, EH-TWO-01, MO-SETUP-01, RV-PRIVATE-01.
#[test]
fn a_number_of_players_that_the_boxes_do_not_hold_is_refused_with_the_rule() {
    let wrong = |game, players, options: Value, rule: &str, words: &[&str]| {
        let error = Scene::try_new(game, players, options, json!(null)).err().expect("no such table");
        says(&error, "bad_setup", words);
        assert_eq!(error["rule"], rule, "{error}");
    };
    wrong("tanto-cuore", 5, json!({}), "TC-SETUP-01", &["2 to 4", "5"]);
    wrong("tanto-cuore", 1, json!({}), "TC-SETUP-01", &["2 to 4", "1"]);
    wrong("expanding-the-house", 1, json!({}), "EH-FIVE-03", &["2 to 7", "1"]);
    wrong("expanding-the-house", 8, json!({}), "EH-FIVE-03", &["8"]);
    wrong("expanding-the-house", 5, json!({"love_sets": 1}), "EH-FIVE-01", &["two sets of Love"]);
    wrong("tanto-cuore", 3, json!({"short": true}), "EH-TWO-01", &["2 players", "3"]);
    wrong("motto-tanto-cuore", 5, json!({}), "MO-SETUP-01", &["2 to 4", "5"]);
    wrong("romantic-vacation", 2, json!({"private_maids": true}), "RV-PRIVATE-01", &["private maids"]);
}

/// Proves TC-SETUP-12.
#[test]
fn an_arranged_position_that_makes_or_loses_cards_says_which() {
    let base = |arrange, words: &[&str]| refused("tanto-cuore", 2, json!(null), arrange, "bad_setup", words);
    base(json!({"players": [{"hand": []}]}), &["the game has", "free"]);
    base(json!({"town": {"piles": {"anise-greenaway": 9}}}), &["9 of anise-greenaway", "has 8"]);
    base(
        json!({"players": [{"private_maids": [{"card": "rosa-topaz"}]}, {"private_maids": [{"card": "rosa-topaz"}]}]}),
        &["players[1].private_maids", "rosa-topaz", "two places"],
    );
    base(
        json!({"free": true, "players": [{"chambermaids": [{"card": "azure-crescent", "illness": 11}]}]}),
        &["illness"],
    );
    base(json!({"free": true, "players": [{"hand": vec!["1-love"; 201]}]}), &["players[0].hand", "201", "200"]);
    base(json!({"free": true, "players": [{"teapot": []}]}), &["players[0].teapot"]);
    base(json!({"free": true, "phase": "work"}), &["phase", "serve", "work"]);
    base(json!({"free": true, "player": 2}), &["player", "0 to 1"]);
    base(json!({"free": true, "counters": {"tea": 1}}), &["counters", "tea"]);
    base(json!({"free": true, "turn": -1}), &["turn", "whole number"]);
    base(json!({"free": 1}), &["free", "true or false"]);
    base(json!({"free": true, "players": [{"chambermaids": ["1-love"]}]}), &["players[0].chambermaids", "1-love"]);
}

#[test]
fn a_broken_card_file_is_refused_with_file_line_and_column() {
    let broken = |text: &str, words: &[&str]| {
        let error = Library::with_file("my-cards.ron", text).expect_err("a broken file");
        assert!(error.message().starts_with("my-cards.ron, line "), "{error}");
        words.iter().for_each(|word| assert!(error.message().contains(word), "{error} lacks {word}"));
    };
    broken("(cards: [", &["line 1", "column"]);
    broken("(cards: [\n  (id: \"1-love\", teapot: 3),\n])", &["line 2", "teapot"]);
    broken("(cards: [\n  (id: \"1-love\", kind: Teapot),\n])", &["line 2", "Teapot"]);
    let card = |id: &str, kind: &str, rest: &str| {
        format!(
            "(cards: [\n (id: \"{id}\", names: (en: \"A\", fr: \"A\"), kind: {kind}, cost: 3, copies: 8, mark: P, rules: []{rest}),\n])"
        )
    };
    broken(&card("teapot", "General", ""), &["line 2", "teapot", "no card with this id"]);
    broken(&card("anise-greenaway", "Love", ""), &["line 2", "anise-greenaway", "category"]);
    broken(&card("anise-greenaway", "General", ", then: [Fly]"), &["line 2", "Fly"]);
    broken(
        &card("anise-greenaway", "General", ", then: [MayExchange(1, \"teapot\", Any)]"),
        &["anise-greenaway", "teapot"],
    );
}

/// A record of a few actions, and a way to change it.
fn record() -> Value {
    let mut scene = Scene::new("tanto-cuore", 2, json!({}), json!(null));
    scene.does("love:all end love:all");
    scene.ask(&json!({"op": "record"}))["record"].clone()
}

#[test]
fn a_record_of_other_rules_other_cards_or_another_end_is_refused_with_the_reason() {
    let replay = |change: &dyn Fn(&mut Value)| {
        let mut record = record();
        change(&mut record);
        let mut engine = Engine::new();
        let line = json!({"op": "replay", "record": record}).to_string();
        serde_json::from_str::<Value>(&engine.handle(line.as_bytes())).expect("an answer")
    };
    assert_eq!(replay(&|_| {})["ok"], true);
    let refused = |change: &dyn Fn(&mut Value), words: &[&str]| says(&replay(change)["error"], "bad_setup", words);
    refused(&|r| r["rules_version"] = json!("0.0.1"), &["0.0.1", "rules"]);
    refused(&|r| r["livret"] = json!(99), &["format 99"]);
    refused(&|r| r["hash"] = json!("00"), &["hash", "00"]);
    refused(&|r| r["seed"] = json!("another"), &["record"]);
    refused(&|r| r["actions"][1] = json!("hire:marianne-soleil"), &["action 1", "hire:marianne-soleil"]);
    refused(&|r| r["options"]["town"][0] = json!("azure-crescent"), &["twice"]);
    refused(&|r| r["players"] = json!(5), &["2 to 4"]);
    refused(&|r| r["cards"] = json!({"hash": "00", "changed": [{"id": "teapot"}]}), &["changed cards"]);
}

/// A table is opened whole or not at all: what was there before a refused one stays.
#[test]
fn a_refused_table_leaves_the_game_at_hand() {
    let mut scene = Scene::new("expanding-the-house", 3, json!({}), json!(null));
    let before = scene.state();
    let answer = scene.ask(&json!({"op": "new", "game": "tanto-cuore", "players": 5, "seed": "x"}));
    assert_eq!((answer["ok"].clone(), scene.state()), (json!(false), before));
    let new = NewGame { game: "tanto-cuore".into(), players: 5, ..NewGame::default() };
    assert!(livret_games::AnyTable::open(Library::shipped(), &new).is_err());
}
