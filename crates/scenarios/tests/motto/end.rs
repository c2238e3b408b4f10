//! MO-END: the two triggers, the finished round, the latch.

use crate::kit::*;
use serde_json::json;

#[test]
fn mo_end_01_two_empty_maid_piles() {
    let mut g = table().hiring(1, 20).piles("tomo", 0).piles("anise", 1).open();
    g.does("hire:anise end").turn(1, "hire").over(false).does("end").over(true);
}

#[test]
fn mo_end_01_one_empty_maid_pile_is_not_enough() {
    let mut g = table().hiring(1, 20).piles("anise", 1).open();
    g.does("hire:anise").finish_round().turn(0, "pick").over(false).pile_is("anise", 0);
}

#[test]
fn mo_end_01_two_piles_emptied_in_one_turn() {
    let mut g = table().hiring(2, 20).piles("anise tomo", 1).open();
    g.does("hire:anise hire:tomo").finish_round().over(true);
}

#[test]
fn mo_end_01_one_empty_preparation_pile() {
    for (pile, chief, skill) in WORKS {
        let t = table4().phase("work").counter(skill, NEEDS[2]).prep(pile, &format!("{pile}-3"));
        let mut g = t.seat(0, &format!("refined: {chief}")).open();
        g.does(&format!("work:{pile} end end")).over(false).finish_round().over(true);
        assert!(g.decision().is_null());
    }
}

#[test]
fn mo_end_01_a_pile_with_one_card_left_is_not_empty() {
    let t = table().phase("work").counter("concentration", 6).prep("food", "food-1 food-3");
    let mut g = t.piles("tomo anise", 1).seat(0, "refined: noemi").open();
    g.does("work:food").finish_round().over(false).turn(0, "pick");
}

#[test]
fn mo_end_02_everybody_after_the_trigger_still_plays() {
    let mut g = table4().hiring(1, 20).piles("tomo", 0).piles("anise", 1).open();
    g.does("hire:anise end");
    for seat in 1..4 {
        g.turn(seat, "hire").over(false).finish_turn();
    }
    g.over(true);
}

#[test]
fn mo_end_02_the_order_of_the_round_tells_who_is_last() {
    let t = table4().master(2).turn_of(0).hiring(1, 20).piles("tomo", 0).piles("anise", 1);
    let mut g = t.open();
    g.does("hire:anise end").turn(1, "hire").over(false).does("end").over(true);
}

#[test]
fn mo_end_02_the_last_of_the_round_ends_the_game_at_once() {
    let mut g = table4().turn_of(3).hiring(1, 20).piles("tomo", 0).piles("anise", 1).open();
    g.does("hire:anise").over(false).does("end").over(true);
    assert_eq!(g.such("pick:").len(), 0);
    let error = g.refused("end");
    assert_eq!(error["code"], "game_over");
}

#[test]
fn mo_end_02_later_turns_still_count() {
    let t = table().hiring(1, 20).piles("tomo", 0).piles("edith", 1);
    let mut g = t.seat(1, "hand: L3*3; refined: noemi").open();
    g.does("hire:edith end").turn(1, "hire").does("love:all hire:anise end").over(true);
    g.worth(1, 3).won_by(&[1]);
}

#[test]
fn mo_end_03_love_piles_do_not_count() {
    let mut g = table().hiring(1, 7).piles("L1 L2 tomo", 0).piles("L3", 1).open();
    g.does("hire:L3").finish_round().over(false).turn(0, "pick");
}

#[test]
fn mo_end_03_the_illness_pile_does_not_count() {
    let t = table()
        .option("illness", json!(true))
        .hiring(1, 4)
        .piles("tomo", 0)
        .piles("illness", 1)
        .seat(0, "rooms: colette");
    let mut g = t.open();
    g.does("hire:illness@0.colette").pile_is("illness", 0).finish_round().over(false);
}

#[test]
fn mo_end_03_the_missing_cleaning_pile_ends_nothing() {
    let mut g = dealt(2, json!({}));
    for _ in 0..2 {
        g.turn(0, "pick").does("pick:noemi pick:celina").finish_round().over(false);
    }
}

#[test]
fn mo_end_03_colette_is_no_pile() {
    let mut g = dealt(4, json!({}));
    g.does("pick:noemi pick:celina pick:arisa pick:ignis").finish_round().over(false);
    let mut g = table4().hiring(1, 20).piles("anise", 1).open();
    g.does("hire:anise").finish_round().over(false);
}

#[test]
fn mo_end_04_a_pile_filled_again_does_not_save_the_game() {
    let t = table4().hiring(1, 20).piles("tomo", 0).guests("kagari");
    let mut g = t.seat(1, "rooms: domino colette; refined: noemi").open();
    g.does("hire:kagari");
    assert_eq!(g.guests(), cards(""));
    g.does("end").turn(1, "serve").does("use:colette return:domino");
    assert_eq!(g.guests(), cards("domino"));
    g.finish_turn().over(false).turn(2, "hire").finish_round().over(true);
}

/// Proves MO-END-04.
#[test]
fn mo_end_04_filled_again_before_a_second_pile_runs_out() {
    let t = table4().serving(2).counter("love", 20).piles("tomo", 1).guests("");
    let mut g = t.kinds("kagari").seat(0, "rooms: domino").open();
    g.does("return:domino end hire:tomo").finish_round().over(false).turn(0, "pick");
}
