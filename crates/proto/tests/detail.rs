//! Detailed answers, which a conversation asks for.

use livret_proto::Engine;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: Value) -> Value {
    serde_json::from_str(&engine.handle(request.to_string().as_bytes())).expect("an answer is JSON")
}

fn scene(engine: &mut Engine, position: Value) -> Value {
    let request = json!({"op": "new", "game": "tanto-cuore", "players": 2, "seed": "tea",
        "options": {"sets": ["tanto-cuore", "romantic-vacation"], "town": ["riya-naragashi", "natsumi-fujikawa",
            "claire-saint-juste", "azure-crescent", "viola-crescent", "rouge-crescent", "safran-virginie",
            "kagari-ichinomiya", "genevieve-daubigny", "moine-de-lefevre"]},
        "arrange": position});
    ask(engine, request)
}

#[test]
fn a_conversation_is_plain_until_detail_is_asked_for_and_after_it_is_left() {
    let mut engine = Engine::new();
    let mut told = Vec::new();
    for detail in [Value::Null, json!(true), json!(false)] {
        let hello = ask(&mut engine, json!({"op": "hello", "detail": detail}));
        assert_eq!(hello["ok"], true, "{hello}");
        let new = ask(&mut engine, json!({"op": "new", "game": "love-letter", "players": 2, "seed": "tea"}));
        let other = json!(1 - new["decision"]["player"].as_u64().expect("a seat"));
        let views = ask(&mut engine, json!({"op": "view", "player": other}));
        told.push((new["decision"].clone(), views["state"]["decision"].clone()));
    }
    let [(plain, _), (detailed, others), (plain_again, _)] = &told[..] else { panic!("three answers") };
    assert_eq!(plain, plain_again);
    assert!(plain.get("ask").is_none() && plain.get("offers").is_none(), "{plain}");
    let (offers, actions) = (detailed["offers"].as_array().expect("offers"), plain["actions"].as_array());
    let texts: Vec<Value> = offers.iter().map(|offer| offer["text"].clone()).collect();
    assert_eq!(Some(&texts), actions);
    assert_eq!(detailed["ask"]["sort"], "play");
    assert_eq!(others["ask"], detailed["ask"], "what is asked is no secret");
    assert!(others.get("offers").is_none(), "what can be answered is: {others}");
}

#[test]
fn whether_answers_are_detailed_is_true_or_false() {
    let refused = ask(&mut Engine::new(), json!({"op": "hello", "detail": "very"}));
    assert_eq!(refused["error"]["code"], "bad_request", "{refused}");
}

/// Proves RV-CARD-RIYA.
#[test]
fn yes_says_what_the_card_says_and_no_declines() {
    let mut engine = Engine::new();
    ask(&mut engine, json!({"op": "hello", "detail": true}));
    let hand = json!({"free": true, "phase": "serve", "players": [{"hand": ["riya-naragashi"], "deck": ["1-love"]}]});
    let new = scene(&mut engine, hand);
    assert_eq!(new["ok"], true, "{new}");
    let asked = ask(&mut engine, json!({"op": "act", "action": "serve:riya-naragashi"}));
    let decision = &asked["decision"];
    assert_eq!((&decision["ask"]["sort"], &decision["ask"]["decline"]), (&json!("yes_no"), &json!("no")), "{asked}");
    let says = &decision["offers"][0]["effect"];
    assert_eq!(says["does"], "says");
    for lang in ["en", "fr", "ja"] {
        assert!(says["text"][lang].as_str().is_some_and(|text| text.chars().count() > 10), "{says}");
    }
    assert_eq!(decision["offers"][1]["effect"]["does"], "decline");
}

/// Proves AMB-TC-57. That a reaction is asked would tell what the seat holds.
#[test]
fn a_reaction_is_asked_of_its_seat_alone() {
    let mut engine = Engine::new();
    ask(&mut engine, json!({"op": "hello", "detail": true}));
    let position = json!({"free": true, "phase": "hire", "counters": {"love": 9, "employment": 1}, "players": [
        {"hand": ["1-love"]},
        {"hand": ["claire-saint-juste"], "chambermaids": ["azure-crescent"]}]});
    let new = scene(&mut engine, position);
    assert_eq!(new["ok"], true, "{new}");
    let asked = ask(&mut engine, json!({"op": "act", "action": "hire:illness@1.azure-crescent"}));
    let decision = &asked["decision"];
    assert_eq!(decision["ask"]["sort"], "reaction", "{asked}");
    assert_eq!((&decision["ask"]["card"], &decision["ask"]["on"]), (&json!("illness"), &json!("azure-crescent")));
    assert_eq!(
        (&decision["offers"][0]["effect"]["does"], &decision["offers"][1]["effect"]["does"]),
        (&json!("cancel"), &json!("suffer"))
    );
    let others = ask(&mut engine, json!({"op": "view", "player": 0}));
    assert!(others["state"]["decision"].get("ask").is_none(), "{others}");
}

/// Proves TC-SERVE-03.
#[test]
fn events_say_what_moved_because_of_which_card_and_what_counts_now() {
    let mut engine = Engine::new();
    ask(&mut engine, json!({"op": "hello", "detail": true}));
    let position = json!({"free": true, "phase": "serve", "players": [
        {"hand": ["viola-crescent"], "deck": ["2-love", "3-love"], "discard": []}]});
    ask(&mut engine, json!({"op": "new", "game": "tanto-cuore", "players": 2, "seed": "tea", "arrange": position}));
    let answer = ask(&mut engine, json!({"op": "act", "action": "serve:viola-crescent"}));
    let events = answer["events"].as_array().expect("events");
    let (hand, in_play, deck) = (json!(["hand", 0]), json!(["in_play", 0]), json!(["deck", 0]));
    assert_eq!(events[0]["moves"], json!([{"cards": ["viola-crescent"], "from": hand, "to": in_play}]));
    assert_eq!(events[0]["now"]["counters"]["serving"], 0, "{answer}");
    let drew = events.iter().find(|event| event["type"] == "drew").expect("she draws");
    assert_eq!(drew["because"], json!({"card": "viola-crescent", "seat": 0}));
    assert_eq!((&drew["moves"][0]["from"], &drew["moves"][0]["to"]), (&deck, &hand));
}

/// The question that an attack puts to another seat: what attacks, from which hand or quarters, against which hand.
fn attacked(card: &str, attacker: Value, victim: Value, actions: &[&str]) -> Value {
    let mut engine = Engine::new();
    ask(&mut engine, json!({"op": "hello", "detail": true}));
    let request = json!({"op": "new", "game": "romantic-vacation", "players": 2, "seed": "tea",
        "options": {"sets": ["tanto-cuore", "expanding-the-house", "romantic-vacation"], "reminiscences": true, "town": [
            "caldina-alley", "natsumi-fujikawa", "nena-wilder", "claire-saint-juste", "azure-crescent", "viola-crescent",
            "rouge-crescent", "kagari-ichinomiya", "genevieve-daubigny", "moine-de-lefevre"]},
        "arrange": {"free": true, "phase": "serve", "counters": {"love": 9, "employment": 1, "serving": 3},
            "town": {"reminiscences": {"face_up": ["scary-night"]}}, "players": [attacker, victim]}});
    let new = ask(&mut engine, request);
    assert_eq!(new["ok"], true, "{card}: {new}");
    let answers: Vec<Value> =
        actions.iter().map(|action| ask(&mut engine, json!({"op": "act", "action": action}))).collect();
    let decision = &answers.last().expect("an action")["decision"];
    assert_eq!(decision["player"], 1, "{card}: {answers:?}");
    assert_eq!(decision["ask"]["by"], 0, "{card}: {decision}");
    decision.clone()
}

/// Proves TC-CARD-NATSUMI, RV-CARD-CALDINA, RV-REMI-SCARYNIGHT.
#[test]
fn whoever_is_attacked_is_asked_with_what_the_card_does_to_them() {
    let five = json!({"hand": ["1-love", "1-love", "1-love", "2-love", "2-love"]});
    let natsumi = json!({"hand": ["natsumi-fujikawa", "1-love"]});
    let caldina = json!({"hand": ["caldina-alley"]});
    let night = json!({"hand": ["kagari-ichinomiya", "azure-crescent"]});
    for (card, attacker, actions, lost) in [
        ("natsumi-fujikawa", natsumi, &["serve:natsumi-fujikawa", "discard:1-love"][..], "Discard a card."),
        ("caldina-alley", caldina, &["serve:caldina-alley"], "Put a card from your hand under your deck."),
        ("scary-night", night, &["remember:scary-night"], "Discard down to 3 cards."),
    ] {
        let decision = attacked(card, attacker, five.clone(), actions);
        assert_eq!((&decision["source"], &decision["ask"]["text"]["en"]), (&json!(card), &json!(lost)), "{decision}");
        assert_eq!(decision["ask"]["with"], Value::Null, "{decision}");
    }
}

/// Proves TC-CARD-NENA. Claire asks, but it is another card that attacks.
#[test]
fn whoever_may_reveal_claire_is_told_which_card_attacks() {
    let claire = json!({"hand": ["claire-saint-juste"], "chambermaids": ["azure-crescent"]});
    let nena = attacked("nena-wilder", json!({"hand": ["nena-wilder"]}), claire.clone(), &["serve:nena-wilder"]);
    let bought = attacked("illness", json!({}), claire, &["end", "hire:illness@1.azure-crescent"]);
    for (decision, with, event) in [(nena, "nena-wilder", "bad-habit"), (bought, "illness", "illness")] {
        assert_eq!(decision["source"], "claire-saint-juste", "{decision}");
        let asked = &decision["ask"];
        assert_eq!((&asked["with"], &asked["card"]), (&json!(with), &json!(event)), "{decision}");
        assert_eq!(asked["text"], Value::Null, "the event says what it does: {decision}");
    }
}
