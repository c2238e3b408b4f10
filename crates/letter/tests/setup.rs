//! Opening a table and dealing.

mod common;

use common::{AsJson, fields, scene, viewer, words};
use livret_kernel::{FastStreams, Game, SecureStreams, SetupError, Silent, Viewer};
use livret_letter::{Letter, State};
use serde_json::{Value, json};

fn setup(players: usize, options: Value) -> Result<Letter, SetupError> {
    Letter::setup(players, &fields(options).into())
}

fn dealt(players: usize, options: Value) -> (Letter, State) {
    let letter = setup(players, options).unwrap();
    let state = letter.deal(&mut SecureStreams::new("deal"), &mut Silent);
    (letter, state)
}

fn len(value: &Value) -> usize {
    value.as_array().unwrap().len()
}

/// Proves LL-SETUP-01.
#[test]
fn ll_setup_01_two_to_four_players() {
    for players in [0, 1, 5, 7, usize::MAX] {
        assert_eq!(setup(players, json!({})).unwrap_err().rule, Some("LL-SETUP-01"));
    }
    for players in 2..=4 {
        assert_eq!(setup(players, json!({})).unwrap().seats(), players);
    }
}

/// Proves LL-GAME-01.
#[test]
fn ll_game_01_seven_five_or_four_tokens_win() {
    for (players, tokens) in [(2, 7), (3, 5), (4, 4)] {
        let options = setup(players, json!({})).unwrap().options();
        assert_eq!(json!(options), json!({"first": 0, "tokens": tokens, "second_tie": "all"}));
    }
}

#[test]
fn options_are_taken_and_resolved() {
    let options = json!({"first": 2, "tokens": 20, "second_tie": "nobody"});
    assert_eq!(json!(setup(3, options.clone()).unwrap().options()), options);
}

#[test]
fn wrong_options_are_refused_with_a_sentence() {
    let wrong = [
        (json!({"first": 2}), "0 to 1"),
        (json!({"first": "0"}), "`first`"),
        (json!({"first": -1}), "`first`"),
        (json!({"tokens": 0}), "1 to 20"),
        (json!({"tokens": 21}), "1 to 20"),
        (json!({"tokens": 2.5}), "`tokens`"),
        (json!({"second_tie": "some"}), "\"all\" or \"nobody\""),
        (json!({"second_tie": true}), "\"all\" or \"nobody\""),
        (json!({"town": "random"}), "no option `town`"),
    ];
    for (options, words) in wrong {
        let error = setup(2, options.clone()).unwrap_err();
        assert!(error.message().contains(words), "{options}: {error}");
        assert_eq!(error.code.as_str(), "bad_setup");
    }
}

/// Proves LL-SETUP-03, LL-SETUP-04, LL-SETUP-05, LL-SETUP-06, EX-LL-01.
#[test]
fn ll_setup_06_the_deck_has_ten_twelve_or_eleven_cards_after_dealing() {
    for (players, deck, open) in [(2, 10, 3), (3, 12, 0), (4, 11, 0)] {
        let (letter, state) = dealt(players, json!({}));
        let json = letter.state_json(&state);
        assert_eq!(len(&json["deck"]) + 1, deck, "the first player has drawn");
        assert_eq!(len(&json["face_up"]), open);
        assert!(json["aside"].is_string());
        let hands: Vec<usize> = json["players"].as_array().unwrap().iter().map(|player| len(&player["hand"])).collect();
        assert_eq!(hands[0], 2);
        assert!(hands[1..].iter().all(|&hand| hand == 1));
    }
}

/// Proves LL-SETUP-02, AMB-LL-01.
#[test]
fn ll_setup_02_sixteen_cards_are_on_the_table() {
    let (letter, state) = dealt(2, json!({}));
    let json = letter.state_json(&state);
    let mut cards: Vec<String> = ["deck", "face_up"].iter().map(|zone| words(&json[*zone])).collect();
    cards.push(json["aside"].as_str().unwrap().into());
    cards.extend(json["players"].as_array().unwrap().iter().map(|player| words(&player["hand"])));
    let cards = cards.join(" ");
    let copies = |id: &str| cards.split(' ').filter(|card| *card == id).count();
    for card in letter.cards() {
        assert_eq!(copies(&card.id), usize::from(card.copies), "{}", card.id);
    }
    assert_eq!(cards.split(' ').count(), 16);
}

/// Proves LL-SETUP-07, AMB-LL-02.
#[test]
fn ll_setup_07_the_player_drawn_by_whoever_opens_the_table_begins() {
    for first in 0..3 {
        let (letter, state) = dealt(3, json!({"first": first}));
        assert_eq!(letter.decision(&state).unwrap().seat.0, first);
        assert_eq!(len(&letter.state_json(&state)["players"][usize::from(first)]["hand"]), 2);
    }
}

/// Proves LL-INFO-01, LL-SETUP-03.
#[test]
fn ll_info_01_hands_deck_and_the_card_aside_are_hidden_and_the_rest_is_seen() {
    let table = scene(["guard king", "prince"], "handmaid baron").row(1, "priest guard").place(1, "tokens", 3);
    let table = table.set("face_up", json!(["guard", "guard", "baron"])).open();
    let hidden = json!({"count": 1});
    for other in [viewer(1), Viewer::Spectator] {
        let view = table.view(other);
        assert_eq!(view["deck"], json!({"count": 2}));
        assert_eq!(view["aside"], hidden);
        assert_eq!(view["players"][0]["hand"], json!({"count": 2}));
        assert_eq!(view["face_up"], json!(["guard", "guard", "baron"]));
        assert_eq!(view["players"][1]["discard"], json!(["priest", "guard"]));
        assert_eq!((&view["players"][1]["tokens"], &view["players"][1]["protected"]), (&json!(3), &json!(false)));
    }
    assert_eq!(table.view(viewer(1))["players"][1]["hand"], json!(["prince"]));
    assert_eq!(table.view(Viewer::Spectator)["players"][1]["hand"], hidden);
    assert!(
        !format!("{:?}", table.letter.view(&table.state, viewer(1))).contains("aside: Some"),
        "no secret in the view"
    );
}

/// Proves LL-SETUP-03.
#[test]
fn ll_setup_03_another_seed_deals_otherwise_and_the_same_seed_the_same() {
    let letter = Letter::setup(4, &Default::default()).unwrap();
    let deal = |seed| letter.deal(&mut FastStreams::new(seed), &mut Silent);
    assert_eq!(deal(1), deal(1));
    assert_ne!(deal(1), deal(2));
}

#[test]
fn the_cards_have_their_names() {
    let letter = Letter::setup(2, &Default::default()).unwrap();
    let names: Vec<(String, String)> = letter.cards().into_iter().map(|card| (card.names.en, card.names.fr)).collect();
    let expected = [
        ("Guard Odette", "Garde Odette"),
        ("Priest Tomas", "Prêtre Tomas"),
        ("Baron Talus", "Baron Talus"),
        ("Handmaid Susannah", "Servante Susannah"),
        ("Prince Arnaud", "Prince Arnaud"),
        ("King Arnaud IV", "Roi Arnaud IV"),
        ("Countess Wilhelmina", "Comtesse Wilhelmina"),
        ("Princess Annette", "Princesse Annette"),
    ];
    assert!(names.iter().map(|(en, fr)| (en.as_str(), fr.as_str())).eq(expected));
    assert_eq!(livret_letter::card_infos(), letter.cards());
    assert_eq!(letter.card_id(8), "princess");
    assert_eq!(letter.card_id(200), "");
}
