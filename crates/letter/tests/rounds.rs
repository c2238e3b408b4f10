//! How rounds and games end.

mod common;

use common::{Scene, scene, viewer};
use livret_kernel::Game;
use serde_json::json;

/// Two Princes, and rows that the played Handmaid makes equal: 4 + 1 against 5.
fn second_tie() -> Scene {
    scene(["handmaid prince", "prince"], "").row(0, "guard").row(1, "prince")
}

/// Proves LL-ROUND-01, LL-ROUND-02, LL-ROUND-05.
#[test]
fn ll_round_01_the_round_ends_as_soon_as_one_player_is_left() {
    let mut table = scene(["guard baron", "priest", ""], "guard guard guard").open();
    table.play("play:guard@1=priest");
    let end = table.round_end();
    assert_eq!((&end["winners"], &end["hands"]), (&json!([0]), &json!({})), "the last one need not show the hand");
    assert_eq!(table.tokens(), [1, 0, 0]);
    assert_eq!((table.round(), table.deciding()), (2, Some(0)));
}

/// Proves LL-ROUND-01.
#[test]
fn ll_round_01_an_empty_deck_ends_the_round_only_at_the_end_of_the_turn() {
    let mut table = scene(["handmaid baron", "priest"], "guard").open();
    table.play("play:handmaid");
    assert_eq!((table.round(), table.hand(1)), (1, "priest guard".into()));
    table.play("play:guard");
    assert_eq!(table.round(), 2);
}

/// Proves LL-ROUND-02.
#[test]
fn ll_round_02_with_the_deck_empty_the_highest_card_wins_and_all_are_shown() {
    let mut table = scene(["handmaid baron", "king", "priest", ""], "").row(0, "princess").open();
    table.play("play:handmaid");
    let end = table.round_end();
    assert_eq!(end["winners"], json!([1]));
    assert_eq!(end["hands"], json!({"0": "baron", "1": "king", "2": "priest"}));
    assert_eq!(table.tokens(), [0, 1, 0, 0]);
}

/// Proves LL-ROUND-02, LL-TURN-05.
#[test]
fn ll_round_02_the_last_turn_may_still_put_somebody_out() {
    let mut table = scene(["guard baron", "king", "priest"], "").open();
    table.play("play:guard@1=king");
    assert_eq!(table.round_end()["hands"], json!({"0": "baron", "2": "priest"}));
    assert_eq!(table.tokens(), [1, 0, 0]);
}

/// Proves LL-ROUND-03.
#[test]
fn ll_round_03_equal_cards_are_decided_by_the_larger_row() {
    let table = scene(["handmaid prince", "prince", "guard"], "").row(0, "guard").row(1, "king").row(2, "princess");
    let mut table = table.open();
    table.play("play:handmaid");
    assert_eq!(table.round_end()["winners"], json!([1]), "4 + 1 is less than 6; the third player's row does not count");
}

/// Proves LL-ROUND-03, LL-TURN-05.
#[test]
fn ll_round_03_the_row_holds_what_a_prince_made_one_lay_down() {
    let mut table = scene(["prince baron", "king"], "").set("aside", "baron").row(0, "guard").open();
    table.play("play:prince@1");
    assert_eq!(table.round_end()["winners"], json!([0, 1]), "baron against baron, 1 + 5 against 6");
}

/// Proves LL-ROUND-04, AMB-LL-06.
#[test]
fn ll_round_04_a_second_tie_gives_each_a_token_and_chance_the_start() {
    let begins = |seed: &str| {
        let mut table = second_tie().open();
        table.chance = livret_kernel::SecureStreams::new(seed);
        table.play("play:handmaid");
        assert_eq!((table.round_end()["winners"].clone(), table.tokens()), (json!([0, 1]), vec![1, 1]));
        table.deciding().unwrap()
    };
    let seen: std::collections::BTreeSet<u8> = (0..20).map(|seed| begins(&seed.to_string())).collect();
    assert_eq!(Vec::from_iter(seen), [0, 1]);
}

/// Proves LL-ROUND-04.
#[test]
fn ll_round_04_the_start_is_drawn_among_the_tied_alone() {
    for seed in 0..20 {
        let table = scene(["handmaid prince", "priest", "guard", "prince"], "").row(0, "guard").row(3, "prince");
        let mut table = table.open();
        table.chance = livret_kernel::SecureStreams::new(&seed.to_string());
        table.play("play:handmaid");
        assert!(matches!(table.deciding(), Some(0 | 3)));
    }
}

/// Proves LL-ROUND-04, AMB-LL-06.
#[test]
fn amb_ll_06_the_option_gives_nobody_a_token_after_a_second_tie() {
    let mut table = second_tie().option("second_tie", "nobody").open();
    table.play("play:handmaid");
    let end = table.round_end();
    assert_eq!((&end["winners"], &end["best"]), (&json!([]), &json!([0, 1])));
    assert_eq!((table.tokens(), table.round()), (vec![0, 0], 2));
}

/// Proves AMB-LL-06.
#[test]
fn amb_ll_06_the_option_does_not_touch_a_first_tie() {
    let mut table = second_tie().row(1, "guard").option("second_tie", "nobody").open();
    table.play("play:handmaid");
    assert_eq!(table.tokens(), [1, 0]);
}

/// Proves LL-ROUND-05, LL-SETUP-03, LL-SETUP-04, LL-SETUP-05.
#[test]
fn ll_round_05_the_winner_gets_a_token_and_starts_a_round_dealt_anew() {
    let mut table = scene(["handmaid baron", "king"], "").place(1, "tokens", 2).open();
    table.play("play:handmaid");
    assert_eq!((table.tokens(), table.deciding()), (vec![0, 3], Some(1)));
    let json = table.json();
    assert_eq!(json["face_up"].as_array().unwrap().len(), 3);
    assert_eq!(json["deck"].as_array().unwrap().len(), 9);
    assert_eq!((table.row(0), table.row(1)), (String::new(), String::new()));
    assert_eq!((&json["players"][0]["protected"], &json["round"]), (&json!(false), &json!(2)));
    let kinds: Vec<_> = table.heard(viewer(0)).iter().map(|event| event["type"].as_str().unwrap().to_owned()).collect();
    assert_eq!(
        kinds,
        [
            "discarded",
            "protected",
            "turn_ended",
            "round_ended",
            "shuffled",
            "revealed",
            "drew",
            "drew",
            "turn_began",
            "drew"
        ]
    );
}

/// Proves LL-GAME-01.
#[test]
fn ll_game_01_whoever_reaches_the_tokens_wins_at_once() {
    let mut table = scene(["handmaid baron", "king"], "").place(1, "tokens", 6).place(0, "tokens", 6).open();
    table.play("play:handmaid");
    assert_eq!((table.deciding(), table.tokens(), table.round()), (None, vec![6, 7], 1));
    assert_eq!(table.heard_of(viewer(0), "game_ended").unwrap()["winners"], json!([1]));
    assert!(table.legal().is_empty());
    assert_eq!(table.refused("play:king@0"), "LL-GAME-01");
    let outcome = table.letter.outcome(&table.state);
    assert_eq!((&outcome.points[..2], outcome.winners.0), (&[6, 7][..], 0b10));
    let scores = table.letter.scores(&table.state);
    assert_eq!((scores[1].points, scores[1].lines[0].note.text().as_str()), (7, "tokens of affection"));
}

/// Proves LL-GAME-01.
#[test]
fn ll_game_01_the_option_changes_the_tokens_to_win() {
    let mut table = scene(["handmaid baron", "king"], "").option("tokens", 1).open();
    table.play("play:handmaid");
    assert_eq!(table.deciding(), None);
}

/// Proves AMB-LL-08.
#[test]
fn amb_ll_08_two_who_reach_the_tokens_together_share_the_victory() {
    let mut table = second_tie().place(0, "tokens", 6).place(1, "tokens", 6).open();
    table.play("play:handmaid");
    assert_eq!(table.deciding(), None);
    assert_eq!(table.heard_of(viewer(0), "game_ended").unwrap()["winners"], json!([0, 1]));
    assert_eq!(table.letter.outcome(&table.state).winners.count(), 2);
}

/// Proves LL-GAME-01.
#[test]
fn the_score_can_be_asked_for_at_any_moment() {
    let table = scene(["handmaid baron", "king", "guard"], "guard").place(2, "tokens", 2).place(0, "tokens", 2).open();
    let outcome = table.letter.outcome(&table.state);
    assert_eq!((&outcome.points[..3], outcome.winners.0), (&[2, 0, 2][..], 0b101));
    let scores = table.letter.scores(&table.state);
    assert_eq!(scores.iter().map(|score| score.points).collect::<Vec<_>>(), [2, 0, 2]);
    assert!(scores[1].lines.is_empty());
}

/// Proves LL-ROUND-02.
#[test]
fn hands_shown_at_the_end_of_the_game_stay_in_sight() {
    let mut table = scene(["handmaid baron", "king", ""], "").option("tokens", 1).open();
    table.play("play:handmaid");
    let spectator = livret_kernel::Viewer::Spectator;
    assert_eq!(table.known(spectator, 1), common::known("king"));
    assert_eq!(table.known(viewer(2), 0), common::known("baron"));
    let mut table = scene(["guard baron", "king"], "guard").option("tokens", 1).open();
    table.play("play:guard@1=king");
    assert_eq!(table.known(spectator, 0), common::nothing(), "whoever wins alone need not show the card");
}

/// Proves LL-SETUP-01.
#[test]
fn turns_and_rounds_are_counted() {
    let mut table = scene(["handmaid baron", "king"], "guard guard").open();
    assert_eq!((table.letter.turns(&table.state), table.round()), (1, 1));
    table.play("play:handmaid").play("play:guard");
    assert_eq!((table.letter.turns(&table.state), table.round()), (3, 1));
    table.play("play:baron@1");
    assert_eq!((table.letter.turns(&table.state), table.round()), (4, 2));
}
