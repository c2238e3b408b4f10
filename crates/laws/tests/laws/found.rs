//! Scenes of what the laws once found broken.

use livret_games::{AnyTable, Library, NewGame, Tables};
use livret_kernel::{FastStreams, Game, Seat, Viewer};
use livret_testkit::Scene;
use serde_json::{Value, json};

#[test]
fn an_arranged_position_keeps_its_turn_and_round() {
    let mut scene = Scene::new("tanto-cuore", 2, json!({}), json!({"turn": 777}));
    assert_eq!(scene.state()["turn"], 777);
    let mut scene = Scene::new("motto-tanto-cuore", 2, json!({}), json!({"turn": 900, "round": 450}));
    assert_eq!((&scene.state()["turn"], &scene.state()["round"]), (&json!(900), &json!(450)));
}

fn empty_seats(players: usize) -> Value {
    json!(vec![json!({"hand": [], "deck": [], "discard": [], "in_play": []}); players])
}

/// Proves EH-CARD-DOMINO.
#[test]
fn eh_card_domino_a_domino_in_play_keeps_the_serving_phase_open() {
    let mut seats = empty_seats(2);
    seats[0]["in_play"] = json!(["domino-bonaparte"]);
    let position = json!({"free": true, "phase": "serve", "player": 0, "players": seats,
                          "counters": {"serving": 1, "love": 0, "employment": 1}});
    let town = town_with("domino-bonaparte");
    let mut scene = Scene::new("expanding-the-house", 2, json!({"town": town}), position);
    assert_eq!(scene.phase(), "serve");
    scene.asks("chamber:domino@1 end");
}

/// A town of Expanding the House with this card.
fn town_with(card: &str) -> Vec<String> {
    let library = Library::shipped();
    let of_box = library.cards.iter().filter(|c| c.set == 1 && c.def.kind == livret_tanto::words::Kind::General);
    let others = of_box.map(|c| c.def.id.clone()).filter(|id| id != card).take(9);
    others.chain([card.to_owned()]).collect()
}

/// Proves MO-MIX-07.
#[test]
fn mo_mix_07_everybody_is_told_which_guest_lies_open_next() {
    let guests = Library::shipped().sets[0].first_game.clone();
    let position = json!({"phase": "hire", "player": 0, "counters": {"love": 9, "employment": 1}});
    let mut scene = Scene::new("motto-tanto-cuore", 4, json!({"guests": guests}), position);
    let pile = scene.state()["town"]["guests"].clone();
    let top = pile[0].as_str().expect("a guest").to_owned();
    let events = scene.act(&format!("hire:{top}"));
    let open = events.iter().find(|event| event["type"] == "revealed").expect("the next guest is told");
    assert_eq!((&open["cards"][0], &open["from"]), (&pile[1], &json!("town")));
}

/// Proves AMB-TC-41.
#[test]
fn amb_tc_41_a_card_seen_twice_in_a_hand_is_one_card() {
    let mut seats = empty_seats(2);
    seats[0]["hand"] = json!(["eliza-rosewater"]);
    seats[0]["private_maids"] = json!([{"card": "eugenie-fontaine", "illness": 0}]);
    seats[1]["deck"] = json!(["1-love"]);
    let town = json!([
        "eliza-rosewater",
        "azure-crescent",
        "viola-crescent",
        "rouge-crescent",
        "safran-virginie",
        "kagari-ichinomiya",
        "genevieve-daubigny",
        "moine-de-lefevre",
        "tenalys-trent",
        "anise-greenaway"
    ]);
    let position = json!({"free": true, "phase": "serve", "player": 0, "players": seats});
    let mut scene = Scene::new("tanto-cuore", 2, json!({"town": town}), position);
    scene.does("serve:eliza target:1 keep:L1 end end end");
    assert_eq!(scene.view(0)["players"][1]["hand"]["known"], json!(["1-love"]), "drawn from the known top");
    scene.does("use:eugenie target:1");
    assert_eq!(scene.view(0)["players"][1]["hand"]["known"], json!(["1-love"]), "and seen again");
}

/// Proves TC-INFO-08.
#[test]
fn tc_info_08_whoever_is_asked_for_claire_holds_her_in_every_position_that_looks_the_same() {
    let mut seats = empty_seats(2);
    seats[0]["hand"] = json!(["1-love"]);
    seats[1] = json!({"hand": ["claire-saint-juste", "1-love", "2-love"], "deck": ["1-love"], "discard": [],
        "chambermaids": [{"card": "azure-crescent", "illness": 0}]});
    seats[1]["deck"] = json!(vec!["1-love"; 40]);
    let town = json!([
        "claire-saint-juste",
        "azure-crescent",
        "viola-crescent",
        "rouge-crescent",
        "safran-virginie",
        "kagari-ichinomiya",
        "genevieve-daubigny",
        "moine-de-lefevre",
        "tenalys-trent",
        "anise-greenaway"
    ]);
    let position =
        json!({"free": true, "phase": "hire", "player": 0, "players": seats, "counters": {"love": 9, "employment": 1}});
    let new = NewGame {
        game: "tanto-cuore".into(),
        players: 2,
        seed: "claire".into(),
        options: json!({"town": town}).as_object().expect("an object").clone().into(),
        arrange: position.as_object().cloned().map(Into::into),
    };
    let mut table = AnyTable::open(Library::shipped(), &new).unwrap_or_else(|error| panic!("{error}"));
    table.act("hire:bad-habit@1").expect("she can have one");
    assert_eq!(serde_json::json!(table.decision())["kind"], "reaction");
    let Tables::Small(table) = table.tables() else { panic!("two seats") };
    let view = table.game().view(table.state(), Viewer::Seat(Seat(0)));
    for seed in 0..50 {
        let other = table.game().resample(&view, &mut FastStreams::new(seed));
        let hand = serde_json::json!(table.game().position(&other))["players"][1]["hand"].to_string();
        assert!(hand.contains("claire-saint-juste"), "{hand}");
    }
}

/// Proves MO-ROUND-02. Cards in play are those of the running turn: while refined maids are chosen there is none, and they
/// would have gone from seat to seat with the choice.
#[test]
fn nobody_has_cards_in_play_while_refined_maids_are_chosen() {
    let position = serde_json::json!({"free": true, "phase": "pick", "players": [{"in_play": ["1-love"]}]});
    let new = NewGame {
        game: "motto-tanto-cuore".into(),
        players: 2,
        arrange: position.as_object().cloned().map(Into::into),
        ..NewGame::default()
    };
    let refused = AnyTable::open(Library::shipped(), &new).err().expect("it is refused");
    assert_eq!(refused.rule, Some("MO-ROUND-02"), "{refused}");
}
