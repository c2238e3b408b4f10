//! What each viewer hears.

mod common;

use common::{AsJson, Table, scene, viewer};
use livret_kernel::{Game, SecureStreams, Viewer};
use livret_letter::Letter;
use serde_json::{Value, json};

const SPECTATOR: Viewer = Viewer::Spectator;

fn heard(table: &Table, viewer: Viewer, kind: &str) -> Value {
    table.heard_of(viewer, kind).unwrap_or_else(|| panic!("{viewer:?} heard no {kind}"))
}

/// Proves LL-CARD-PRIEST, LL-INFO-01.
#[test]
fn ll_card_priest_a_spectator_does_not_learn_what_was_seen() {
    let mut table = scene(["priest baron", "king", "guard"], "handmaid guard").open();
    table.play("play:priest@1");
    let public = json!({"type": "looked", "player": 0, "target": 1});
    assert_eq!(heard(&table, SPECTATOR, "looked"), public);
    assert_eq!(heard(&table, viewer(2), "looked"), public);
    assert_eq!(heard(&table, viewer(0), "looked")["card"], "king");
    let whole = table.events.iter().map(|event| table.letter.event_json(event, None));
    assert!(whole.into_iter().any(|event| event["type"] == "looked" && event["card"] == "king"));
}

/// Proves LL-CARD-BARON, LL-INFO-01.
#[test]
fn ll_card_baron_shows_the_cards_to_the_two_alone() {
    let mut table = scene(["baron king", "prince", "guard"], "handmaid guard").open();
    table.play("play:baron@1");
    for two in [viewer(0), viewer(1)] {
        assert_eq!(heard(&table, two, "compared")["cards"], json!(["king", "prince"]));
    }
    for other in [viewer(2), SPECTATOR] {
        assert_eq!(heard(&table, other, "compared"), json!({"type": "compared", "player": 0, "target": 1}));
        assert_eq!(heard(&table, other, "eliminated"), json!({"type": "eliminated", "player": 1, "card": "prince"}));
        assert!(!table.heard(other).iter().any(|event| event.to_string().contains("king")));
    }
}

/// Proves LL-CARD-KING, LL-INFO-01.
#[test]
fn ll_card_king_shows_the_cards_to_the_two_alone() {
    let mut table = scene(["king guard", "princess", "prince"], "baron guard").open();
    table.play("play:king@1");
    for two in [viewer(0), viewer(1)] {
        assert_eq!(heard(&table, two, "swapped")["cards"], json!(["guard", "princess"]));
    }
    for other in [viewer(2), SPECTATOR] {
        assert_eq!(heard(&table, other, "swapped"), json!({"type": "swapped", "player": 0, "target": 1}));
    }
}

/// Proves LL-CARD-GUARD.
#[test]
fn ll_card_guard_s_word_is_heard_by_everybody() {
    let mut table = scene(["guard baron", "priest", "king"], "guard guard").open();
    table.play("play:guard@2=prince");
    let guessed = json!({"type": "guessed", "player": 0, "target": 2, "card": "prince", "right": false});
    for anybody in Viewer::all(3) {
        assert_eq!(heard(&table, anybody, "guessed"), guessed);
        let played = json!({"type": "discarded", "player": 0, "card": "guard", "target": 2});
        assert_eq!(heard(&table, anybody, "discarded"), played);
    }
}

/// Proves LL-TURN-01, LL-TURN-03, LL-INFO-01.
#[test]
fn ll_turn_03_a_drawn_card_is_told_to_its_drawer_alone() {
    let mut table = scene(["handmaid baron", "priest", "king"], "prince guard").open();
    table.play("play:handmaid");
    assert_eq!(heard(&table, viewer(1), "drew"), json!({"type": "drew", "player": 1, "count": 1, "cards": ["prince"]}));
    assert_eq!(heard(&table, viewer(0), "drew"), json!({"type": "drew", "player": 1, "count": 1}));
    assert_eq!(heard(&table, SPECTATOR, "drew"), json!({"type": "drew", "player": 1, "count": 1}));
    assert_eq!(heard(&table, SPECTATOR, "protected"), json!({"type": "protected", "player": 0}));
    assert_eq!(heard(&table, SPECTATOR, "turn_ended"), json!({"type": "turn_ended", "player": 0}));
    assert_eq!(heard(&table, SPECTATOR, "turn_began"), json!({"type": "turn_began", "player": 1}));
}

/// Proves LL-CARD-PRINCE, LL-INFO-01.
#[test]
fn ll_card_prince_the_card_from_aside_is_told_to_its_taker_alone() {
    let mut table = scene(["prince king", "guard", "baron"], "").set("aside", "priest").open();
    table.play("play:prince@2");
    assert_eq!(heard(&table, viewer(2), "taken")["card"], "priest");
    for other in [viewer(0), viewer(1), SPECTATOR] {
        assert_eq!(heard(&table, other, "taken"), json!({"type": "taken", "player": 2, "from": "aside"}));
    }
}

/// Proves LL-CARD-PRINCESS, AMB-LL-05.
#[test]
fn ll_card_princess_through_the_prince_is_told_as_laid_down_and_out() {
    let mut table = scene(["prince king", "princess", "guard"], "baron guard").open();
    table.play("play:prince@1");
    assert!(table.heard(SPECTATOR).contains(&json!({"type": "discarded", "player": 1, "card": "princess"})));
    assert_eq!(heard(&table, SPECTATOR, "eliminated"), json!({"type": "eliminated", "player": 1}));
    let drawers: Vec<Value> = table.heard(SPECTATOR).into_iter().filter(|event| event["type"] == "drew").collect();
    assert_eq!(drawers, [json!({"type": "drew", "player": 2, "count": 1})], "seat 1 draws nothing");
}

/// Proves LL-SETUP-03, LL-SETUP-04, LL-SETUP-05.
#[test]
fn ll_setup_05_each_player_hears_of_the_own_card_alone() {
    let letter = Letter::setup(2, &Default::default()).unwrap();
    let mut events = Vec::new();
    letter.deal(&mut SecureStreams::new("deal"), &mut events);
    let told = |viewer| -> Vec<Value> { events.iter().map(|e| letter.event_json(e, Some(viewer))).collect() };
    let cards_of = |viewer, seat: u8| {
        told(viewer).iter().filter(|e| e["type"] == "drew" && e["player"] == seat && e.get("cards").is_some()).count()
    };
    assert_eq!((cards_of(viewer(0), 0), cards_of(viewer(0), 1)), (2, 0));
    assert_eq!((cards_of(viewer(1), 0), cards_of(viewer(1), 1)), (0, 1));
    assert_eq!((cards_of(SPECTATOR, 0), cards_of(SPECTATOR, 1)), (0, 0));
    assert_eq!(told(SPECTATOR)[0], json!({"type": "shuffled", "round": 1}));
    assert_eq!(told(SPECTATOR)[1]["cards"].as_array().unwrap().len(), 3);
}
