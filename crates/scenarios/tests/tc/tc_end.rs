//! When the game ends: TC-END.

use crate::kit::*;

fn ends_with(empty: &[&str]) -> bool {
    let laid = table(2).phase("hire").town(&FIRST_GAME);
    let mut scene = empty.iter().fold(laid, |t, card| t.pile(card, 0)).open();
    scene.act("end");
    over(&mut scene)
}

#[test]
fn tc_end_01_two_empty_maid_piles_end_the_game_with_the_turn() {
    let mut scene =
        table(3).phase("hire").counters(1, 2, 9).pile("rouge-crescent", 1).pile("kagari-ichinomiya", 0).open();
    scene.act("hire:rouge-crescent");
    free(&mut scene, 0, "hire");
    scene.act("hire:1-love");
    assert!(!over(&mut scene));
    let events = scene.act("end");
    assert!(over(&mut scene));
    assert_eq!(happened(&events, "game_ended"), 1);
}

#[test]
fn tc_end_01_nobody_gets_an_extra_turn() {
    let mut scene = table(3)
        .phase("hire")
        .turn_of(0)
        .pile("rouge-crescent", 0)
        .pile("kagari-ichinomiya", 0)
        .deck(1, &["1-love*5"])
        .open();
    let events = scene.act("end");
    assert_eq!(happened(&events, "turn_began"), 0);
    assert!(scene.decision().is_null());
    scene.has(1, "hand", &[]);
}

#[test]
fn tc_end_01_one_empty_pile_is_not_enough() {
    assert!(!ends_with(&[]));
    assert!(!ends_with(&["rouge-crescent"]));
    assert!(ends_with(&["rouge-crescent", "azure-crescent"]));
    assert!(ends_with(&["rouge-crescent", "azure-crescent", "viola-crescent"]));
}

#[test]
fn tc_end_01_nothing_can_be_played_after_the_end() {
    let mut scene = table(2).phase("hire").pile("rouge-crescent", 0).pile("kagari-ichinomiya", 0).open();
    scene.act("end");
    assert_eq!(scene.refused("end")["code"], "game_over");
    assert!(scene.legal().is_empty());
}

#[test]
fn tc_end_02_every_maid_pile_counts() {
    for pile in FIRST_GAME.into_iter().skip(1).chain(CHIEFS) {
        assert!(ends_with(&["azure-crescent", pile]), "{pile}");
    }
}

#[test]
fn tc_end_02_the_private_pile_counts_when_its_face_down_part_is_gone() {
    for (face_down, ended) in [(vec![], true), (vec!["milly-violet"], false)] {
        let mut scene = table(2)
            .phase("hire")
            .pile("marianne-soleil", 0)
            .private_pile(&["rosa-topaz", "fay-longfang"], &face_down)
            .open();
        scene.act("end");
        assert_eq!(over(&mut scene), ended);
    }
}

#[test]
fn tc_end_02_the_private_pile_alone_is_one_pile() {
    let mut scene = table(2).phase("hire").private_pile(&[], &[]).open();
    scene.act("end");
    assert!(!over(&mut scene));
}

#[test]
fn tc_end_03_love_and_event_piles_never_count() {
    let others = ["1-love", "2-love", "3-love", "illness", "bad-habit"];
    assert!(!ends_with(&others));
    let with_one: Vec<&str> = others.into_iter().chain(["kagari-ichinomiya"]).collect();
    assert!(!ends_with(&with_one));
}

#[test]
fn tc_end_04_the_piles_are_looked_at_after_the_dismissal() {
    let mut scene = table(2)
        .hand(0, &["kagari-ichinomiya"])
        .deck(0, &["1-love*5"])
        .pile("rouge-crescent", 0)
        .pile("azure-crescent", 0)
        .open();
    free(&mut scene, 0, "serve");
    scene.act("end");
    free(&mut scene, 0, "hire");
    scene.act("end");
    assert!(over(&mut scene));
    scene.has(0, "hand", &["1-love*5"]).has(0, "discard", &["kagari-ichinomiya"]);
}

#[test]
fn tc_end_04_the_second_pile_may_be_emptied_by_sainsbury() {
    let mut scene =
        table(2).hand(0, &["sainsbury-lockwood", "1-love"]).pile("rouge-crescent", 1).pile("azure-crescent", 0).open();
    scene.acts(&["serve:sainsbury-lockwood", "take:rouge-crescent"]);
    assert!(!over(&mut scene));
    end_turn(&mut scene);
    assert!(over(&mut scene));
}

/// Proves TC-END-01, TC-SCORE-10.
#[test]
fn the_score_names_the_winner_when_the_game_is_over() {
    let mut scene = table(2)
        .phase("hire")
        .pile("rouge-crescent", 0)
        .pile("azure-crescent", 0)
        .deck(0, &["marianne-soleil"])
        .deck(1, &["marianne-soleil*2"])
        .open();
    assert_eq!(scene.score()["over"], json!(false));
    scene.act("end");
    let score = scene.score();
    assert_eq!(score["over"], json!(true));
    assert_eq!(score["winners"], json!([1]));
    assert_eq!((scene.points(0), scene.points(1)), (6, 12));
}
