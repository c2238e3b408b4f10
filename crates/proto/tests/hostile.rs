//! Hostile input: a clear error, nothing changed, and the conversation goes on.

mod conversation;

use conversation::{asked, hear, snapshot, table};
use livret_bots::FastRng;
use livret_proto::{Engine, LONGEST_LINE};
use serde_json::{Value, json};

/// Sends lines to a table under way; each must be refused with its code, mention its words, and
/// change nothing.
fn refused(cases: &[(&[u8], &str, &str)]) {
    let mut engine = table();
    let before = snapshot(&mut engine);
    for (line, code, words) in cases {
        let shown = String::from_utf8_lossy(&line[..line.len().min(100)]).into_owned();
        let answer = hear(&mut engine, line);
        assert_eq!(answer["error"]["code"], *code, "{shown} → {answer}");
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains(words), "{shown} → {message}");
        assert!(message.len() < 600, "{shown} → a sentence, not a lecture: {message}");
        assert_eq!(snapshot(&mut engine), before, "{shown} changed the game");
    }
    asked(&mut engine, json!({"op": "legal"}));
}

#[test]
fn lines_that_are_no_json_object_are_bad_json() {
    let long = vec![b' '; LONGEST_LINE + 1];
    let deep = "[".repeat(200_000);
    let deep_object = format!("{}1{}", "{\"a\":".repeat(100_000), "}".repeat(100_000));
    let deep_field = format!("{{\"op\":\"hello\",\"id\":{}{}}}", "[".repeat(1000), "]".repeat(1000));
    let cases: Vec<(&[u8], &str, &str)> = [
        (&b""[..], "empty"),
        (b"   \t ", "empty"),
        (b"\0", "not JSON"),
        (b"{", "not JSON"),
        (b"{\"op\":\"hel", "not JSON"),
        (b"{\"op\":\"hello\"", "not JSON"),
        (b"{\"op\":\"hello\"} {\"op\":\"hello\"}", "not JSON"),
        (b"{'op':'hello'}", "not JSON"),
        (b"{\"op\":\"hello\",}", "not JSON"),
        (b"hello", "not JSON"),
        (b"{\"op\":NaN}", "not JSON"),
        (b"{\"op\":\"\\ud800\"}", "not JSON"),
        (b"{\"n\":1e999}", "not JSON"),
        (b"[]", "not an object"),
        (b"null", "not an object"),
        (b"42", "not an object"),
        (b"\"hello\"", "not an object"),
        (b"true", "not an object"),
        (b"[{\"op\":\"hello\"}]", "not an object"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"{\"op\":\"\xc3\x28\"}", "not UTF-8"),
        (b"\xef\xbb\xbf{\"op\":\"hello\"}", "not JSON"),
        (&long, "longer than"),
        (deep.as_bytes(), "not JSON"),
        (deep_object.as_bytes(), "not JSON"),
        (deep_field.as_bytes(), "not JSON"),
    ]
    .into_iter()
    .map(|(line, words)| (line, "bad_json", words))
    .collect();
    refused(&cases);
}

#[test]
fn fields_of_the_wrong_type_are_named() {
    let cases: Vec<(Value, &str)> = vec![
        (json!({}), "`op` is missing"),
        (json!({"op": null}), "`op` is missing"),
        (json!({"op": 7}), "`op` must be a string"),
        (json!({"op": ["hello"]}), "`op` must be a string"),
        (json!({"op": "new"}), "`game` is missing"),
        (json!({"op": "new", "game": 3, "players": 2}), "`game` must be a string"),
        (json!({"op": "new", "game": "love-letter"}), "`players` is missing"),
        (json!({"op": "new", "game": "love-letter", "players": "2"}), "`players` must be a whole number"),
        (json!({"op": "new", "game": "love-letter", "players": 2.5}), "`players` must be a whole number"),
        (json!({"op": "new", "game": "love-letter", "players": -2}), "`players` must be a whole number"),
        (json!({"op": "new", "game": "love-letter", "players": [2]}), "`players` must be a whole number"),
        (json!({"op": "new", "game": "love-letter", "players": 2, "seed": 1}), "`seed` must be a string"),
        (json!({"op": "new", "game": "love-letter", "players": 2, "seed": {}}), "`seed` must be a string"),
        (json!({"op": "new", "game": "love-letter", "players": 2, "options": []}), "`options` must be an object"),
        (json!({"op": "new", "game": "love-letter", "players": 2, "options": "all"}), "`options` must be an object"),
        (json!({"op": "new", "game": "love-letter", "players": 2, "arrange": 5}), "`arrange` must be an object"),
        (json!({"op": "cards", "game": 1}), "`game` must be a string"),
        (json!({"op": "act"}), "`action` is missing"),
        (json!({"op": "act", "action": 5}), "`action` must be a string"),
        (json!({"op": "act", "action": ["play:guard@1=priest"]}), "`action` must be a string"),
        (json!({"op": "view"}), "`player` is missing"),
        (json!({"op": "view", "player": 3}), "`player` must be a seat from 0 to 2"),
        (json!({"op": "view", "player": -1}), "`player` must be a seat"),
        (json!({"op": "view", "player": 256}), "`player` must be a seat"),
        (json!({"op": "view", "player": 18446744073709551615u64}), "`player` must be a seat"),
        (json!({"op": "view", "player": "0"}), "`player` must be a seat"),
        (json!({"op": "view", "player": "spectators"}), "`player` must be a seat"),
        (json!({"op": "view", "player": true}), "`player` must be a seat"),
        (json!({"op": "choose"}), "`bot` is missing"),
        (json!({"op": "choose", "bot": {}}), "`bot` must be a string"),
        (json!({"op": "choose", "bot": "hamlet"}), "random"),
        (json!({"op": "choose", "bot": "random", "nodes": "many"}), "`nodes` must be a whole number"),
        (json!({"op": "choose", "bot": "random", "seed": 4}), "`seed` must be a string"),
        (json!({"op": "replay"}), "`record` is missing"),
        (json!({"op": "replay", "record": "mine"}), "`record` must be an object"),
        (json!({"op": "replay", "record": {}}), "livret"),
        (json!({"op": "replay", "record": {"livret": 1}}), "rules_version"),
    ];
    let lines: Vec<(String, &str)> = cases.iter().map(|(request, words)| (request.to_string(), *words)).collect();
    refused(&lines.iter().map(|(line, words)| (line.as_bytes(), "bad_request", *words)).collect::<Vec<_>>());
}

#[test]
fn unknown_operations_games_and_cards_have_their_codes() {
    let shout = "x".repeat(100_000);
    let cases: Vec<(Value, &str, &str)> = vec![
        (json!({"op": "fly"}), "unknown_op", "\"fly\""),
        (json!({"op": "HELLO"}), "unknown_op", "hello"),
        (json!({"op": ""}), "unknown_op", "legal"),
        (json!({"op": shout}), "unknown_op", "replay"),
        (json!({"op": "new", "game": "chess", "players": 2}), "unknown_game", "love-letter"),
        (json!({"op": "new", "game": "", "players": 2}), "unknown_game", "tanto-cuore"),
        (json!({"op": "new", "game": shout, "players": 2}), "unknown_game", "tanto-cuore"),
        (json!({"op": "new", "game": "Love-Letter", "players": 2}), "unknown_game", "love-letter"),
        (json!({"op": "cards", "game": "bridge"}), "unknown_game", "motto-tanto-cuore"),
        (
            json!({"op": "new", "game": "love-letter", "players": 2, "arrange": {"players": [{"hand": ["joker"]}]}}),
            "unknown_card",
            "joker",
        ),
        (
            json!({"op": "new", "game": "love-letter", "players": 2, "arrange": {"deck": [shout]}}),
            "unknown_card",
            "cards",
        ),
    ];
    let lines: Vec<(String, &str, &str)> =
        cases.iter().map(|(r, code, words)| (r.to_string(), *code, *words)).collect();
    refused(&lines.iter().map(|(line, code, words)| (line.as_bytes(), *code, *words)).collect::<Vec<_>>());
}

#[test]
fn tables_that_the_rules_do_not_allow_are_bad_set_ups() {
    let new = |players: u64, rest: Value| {
        let mut request = json!({"op": "new", "game": "love-letter", "players": players, "seed": "x"});
        request.as_object_mut().expect("an object").extend(rest.as_object().expect("an object").clone());
        request.to_string()
    };
    let lines = [
        new(0, json!({})),
        new(1, json!({})),
        new(5, json!({})),
        new(u64::MAX, json!({})),
        new(2, json!({"options": {"tokens": 0}})),
        new(2, json!({"options": {"tokens": -1}})),
        new(2, json!({"options": {"tokens": "seven"}})),
        new(2, json!({"options": {"teapots": 1}})),
        new(2, json!({"options": {"second_tie": "duel"}})),
        new(2, json!({"options": {"first": 2}})),
        new(2, json!({"options": {"first": "me"}})),
        new(2, json!({"arrange": {"player": 9}})),
        new(2, json!({"arrange": {"player": "me"}})),
        new(2, json!({"arrange": {"players": 3}})),
        new(2, json!({"arrange": {"players": [{}, {}, {}]}})),
        new(2, json!({"arrange": {"players": [{"hand": "guard"}]}})),
        new(2, json!({"arrange": {"players": [{"hand": ["guard", "guard", "guard"]}], "free": true}})),
        new(2, json!({"arrange": {"players": [{"tokens": -3}]}})),
        new(2, json!({"arrange": {"teapots": 1}})),
        new(2, json!({"arrange": {"deck": ["princess", "princess"]}})),
    ];
    refused(&lines.iter().map(|line| (line.as_bytes(), "bad_setup", "")).collect::<Vec<_>>());
}

#[test]
fn actions_that_are_none_or_not_allowed_are_illegal() {
    let shout = "x".repeat(100_000);
    let texts = [
        "",
        " ",
        "play",
        "play:",
        ":",
        "play:guard@",
        "play:guard@1=",
        "play:guard@9=priest",
        "play:guard@-1=priest",
        "play:guard@1=guard",
        "play:guard@99999999999999999999=priest",
        "play:joker",
        "play:princess@1",
        "hire:guard",
        "end",
        "PLAY:GUARD@1=PRIEST",
        "play:guard@1=priest ",
        "\u{0}",
        "play:gärd",
        "🂡",
        shout.as_str(),
    ];
    let lines: Vec<String> = texts.iter().map(|text| json!({"op": "act", "action": text}).to_string()).collect();
    refused(&lines.iter().map(|line| (line.as_bytes(), "illegal_action", "")).collect::<Vec<_>>());
}

#[test]
fn without_a_game_there_is_nothing_to_play() {
    let mut engine = Engine::new();
    for op in ["legal", "act", "state", "view", "score", "undo", "choose", "record"] {
        let answer = conversation::ask(&mut engine, &json!({"op": op, "id": op}));
        assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!("no_game"), &json!(op)));
    }
    for op in ["hello", "cards"] {
        asked(&mut engine, json!({"op": op}));
    }
}

#[test]
fn the_id_comes_back_whatever_it_is_and_whatever_happens() {
    let mut engine = table();
    for id in [json!(1), json!("a"), json!(null), json!([1, {"b": 2}]), json!({"c": []}), json!(1.5), json!(false)] {
        for request in [
            json!({"op": "legal"}),
            json!({"op": "fly"}),
            json!({"op": 5}),
            json!({}),
            json!({"op": "act", "action": "x"}),
        ] {
            let mut request = request;
            request["id"] = id.clone();
            let answer = conversation::ask(&mut engine, &request);
            assert_eq!(answer.get("id"), Some(&id), "{request} → {answer}");
        }
    }
    assert_eq!(conversation::ask(&mut engine, &json!({"op": "legal"})).get("id"), None);
}

#[test]
fn fields_that_nobody_knows_are_left_alone() {
    let mut engine = table();
    asked(&mut engine, json!({"op": "legal", "please": true, "seed": 5, "game": []}));
}

/// Valid requests, to be broken.
fn seeds_of_trouble() -> Vec<Value> {
    let mut engine = table();
    let record = asked(&mut engine, json!({"op": "record"}))["record"].clone();
    vec![
        json!({"op": "hello", "id": 1}),
        json!({"op": "cards", "game": "love-letter"}),
        json!({"op": "new", "game": "love-letter", "players": 3, "seed": "s", "options": {"tokens": 2, "first": 1, "second_tie": "all"}}),
        json!({"op": "new", "game": "love-letter", "players": 2, "seed": "s", "arrange": {
            "players": [{"hand": ["guard", "king"], "discard": ["priest"], "out": false, "protected": true, "tokens": 1},
                        {"hand": ["baron"], "tokens": 2}],
            "deck": ["prince", "countess"], "aside": "guard", "face_up": ["guard", "guard", "handmaid"], "player": 0, "free": true}}),
        json!({"op": "new", "game": "tanto-cuore", "players": 2, "seed": "s", "options": {"town": "random"}}),
        json!({"op": "legal"}),
        json!({"op": "act", "action": "play:guard@1=priest"}),
        json!({"op": "act", "action": "play:handmaid"}),
        json!({"op": "act", "action": "play:prince@0"}),
        json!({"op": "state"}),
        json!({"op": "view", "player": 1}),
        json!({"op": "view", "player": "spectator"}),
        json!({"op": "score"}),
        json!({"op": "undo"}),
        json!({"op": "choose", "bot": "random", "nodes": 10, "seed": "z"}),
        json!({"op": "record"}),
        json!({"op": "replay", "record": record}),
    ]
}

/// A value that does not belong there.
fn odd_value(rng: &mut FastRng) -> Value {
    let odd = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(1),
        json!(3),
        json!(255),
        json!(256),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1.5),
        json!(1e300),
        json!(""),
        json!("guard"),
        json!("princess"),
        json!("random"),
        json!("love-letter"),
        json!("tanto-cuore"),
        json!("first-game"),
        json!("\u{202e}\u{0}é"),
        json!("x".repeat(5000)),
        json!([]),
        json!({}),
        json!(["guard"]),
        json!(vec!["guard"; 300]),
        json!([[[[]]]]),
        json!({"hand": ["king"]}),
        json!({"count": 3}),
        json!(["guard", 1, null]),
    ];
    odd[rng.below(odd.len())].clone()
}

/// Replaces, removes or adds something somewhere inside.
fn break_inside(value: &mut Value, rng: &mut FastRng) {
    let deeper = rng.below(3) > 0;
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(rng.below(fields.len())).expect("an index within").clone();
            match rng.below(8) {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert("teapot".into(), odd_value(rng))),
                _ if deeper => break_inside(fields.get_mut(&key).expect("a key of it"), rng),
                _ => fields[&key] = odd_value(rng),
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let at = rng.below(list.len());
            match rng.below(6) {
                0 => drop(list.remove(at)),
                1 => list.push(odd_value(rng)),
                _ if deeper => break_inside(&mut list[at], rng),
                _ => list[at] = odd_value(rng),
            }
        }
        Value::String(text) if deeper => {
            let mut bytes = std::mem::take(text).into_bytes();
            break_bytes(&mut bytes, rng);
            *text = String::from_utf8_lossy(&bytes).into_owned();
        }
        other => *other = odd_value(rng),
    }
}

fn break_bytes(bytes: &mut Vec<u8>, rng: &mut FastRng) {
    let at = rng.below(bytes.len() + 1);
    match rng.below(5) {
        0 => bytes.truncate(at),
        1 => bytes.insert(at, rng.bits() as u8),
        2 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
        3 => bytes.extend_from_within(at..),
        _ if at < bytes.len() => drop(bytes.remove(at)),
        _ => bytes.push(b'}'),
    }
}

/// Whatever is sent: one line of JSON comes back, and an error leaves the game as it was.
#[test]
fn thousands_of_broken_lines_break_nothing() {
    let good = seeds_of_trouble();
    for seed in 0..4 {
        let mut rng = FastRng::new(seed);
        let mut engine = table();
        let mut before = snapshot(&mut engine);
        let mut refusals = 0;
        for _ in 0..4_000 {
            let mut request = good[rng.below(good.len())].clone();
            for _ in 0..rng.below(4) {
                break_inside(&mut request, &mut rng);
            }
            let mut line = request.to_string().into_bytes();
            for _ in 0..rng.below(4).saturating_sub(1) {
                break_bytes(&mut line, &mut rng);
            }
            let answer = hear(&mut engine, &line);
            let after = snapshot(&mut engine);
            if answer["ok"] == false {
                refusals += 1;
                assert_eq!(after, before, "{} changed the game", String::from_utf8_lossy(&line));
            }
            before = after;
        }
        assert!((1_000..4_000).contains(&refusals), "a fair mix of good and bad lines: {refusals}");
    }
}
