//! When the game ends: TC-END.

use crate::kit::*;

fn ends_with(empty: &[&str]) -> bool {
    let laid = table(2).phase("hire").kinds(&FIRST_GAME.join(" "));
    let mut scene = empty.iter().fold(laid, |t, card| t.piles(card, 0)).open();
    scene.act("end");
    scene.is_over()
}

#[test]
fn tc_end_01_two_empty_maid_piles_end_the_game_with_the_turn() {
    let mut scene = table(3).phase("hire").counters(1, 2, 9).piles("rouge", 1).piles("kagari", 0).open();
    scene.act("hire:rouge");
    scene.free(0, "hire");
    scene.act("hire:L1");
    scene.over(false);
    let events = scene.act("end");
    scene.over(true);
    assert_eq!(happened(&events, "game_ended"), 1);
}

#[test]
fn tc_end_01_nobody_gets_an_extra_turn() {
    let mut scene = table(3).phase("hire").turn_of(0).piles("rouge", 0).piles("kagari", 0).seat(1, "deck: L1*5").open();
    let events = scene.act("end");
    assert_eq!(happened(&events, "turn_began"), 0);
    assert!(scene.decision().is_null());
    scene.has(1, "hand:");
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
    let mut scene = table(2).phase("hire").piles("rouge", 0).piles("kagari", 0).open();
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
    for (face_down, ended) in [("", true), ("milly", false)] {
        let mut scene = table(2).phase("hire").piles("marianne", 0).private("rosa fay", face_down).open();
        scene.act("end");
        assert_eq!(scene.is_over(), ended);
    }
}

#[test]
fn tc_end_02_the_private_pile_alone_is_one_pile() {
    let mut scene = table(2).phase("hire").private("", "").open();
    scene.act("end");
    scene.over(false);
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
    let mut scene = table(2).seat(0, "hand: kagari; deck: L1*5").piles("rouge", 0).piles("azure", 0).open();
    scene.free(0, "serve");
    scene.act("end");
    scene.free(0, "hire");
    scene.act("end");
    scene.over(true);
    scene.has(0, "hand: L1*5; discard: kagari");
}

#[test]
fn tc_end_04_the_second_pile_may_be_emptied_by_sainsbury() {
    let mut scene = table(2).seat(0, "hand: sainsbury L1").piles("rouge", 1).piles("azure", 0).open();
    scene.does("serve:sainsbury take:rouge");
    scene.over(false);
    scene.end_turn();
    scene.over(true);
}

/// Proves TC-END-01, TC-SCORE-10.
#[test]
fn the_score_names_the_winner_when_the_game_is_over() {
    let mut scene = table(2)
        .phase("hire")
        .piles("rouge", 0)
        .piles("azure", 0)
        .seat(0, "deck: marianne")
        .seat(1, "deck: marianne*2")
        .open();
    assert_eq!(scene.score()["over"], json!(false));
    scene.act("end");
    let score = scene.score();
    assert_eq!(score["over"], json!(true));
    assert_eq!(score["winners"], json!([1]));
    assert_eq!((scene.points(0), scene.points(1)), (6, 12));
}
