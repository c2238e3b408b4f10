//! The starting phase and the cure: TC-START.

use crate::kit::*;

/// Proves TC-START-01, TC-START-11.
#[test]
fn tc_start_01_a_starting_ability_is_gone_in_the_serving_phase() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; hand: kagari; deck: L1*6").open();
    assert!(scene.offers("use:lalande"));
    scene.act("end");
    scene.illegal("use:lalande", "TC-");
    scene.act("end");
    scene.illegal("use:lalande", "TC-");
}

#[test]
fn tc_start_01_no_cure_outside_the_starting_phase() {
    let mut scene = table(2).seat(0, "hand: L3 kagari; rooms: colette!1").open();
    scene.illegal("cure:colette", "TC-");
    scene.act("end");
    scene.illegal("cure:colette", "TC-");
}

#[test]
fn tc_start_01_a_phase_without_anything_to_do_is_passed_over() {
    let mut scene = table(2).phase("start").seat(0, "hand: L1*2 kagari").open();
    scene.free(0, "serve");
}

#[test]
fn tc_start_02_an_ability_works_once_per_turn() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; deck: L1*3").open();
    scene.act("use:lalande");
    scene.free(0, "start");
    scene.illegal("use:lalande", "TC-");
    scene.has(0, "hand: L1");
}

#[test]
fn tc_start_02_an_ability_is_back_in_the_next_turn() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; deck: L1*12").open();
    scene.act("use:lalande");
    scene.end_turn();
    scene.end_turn();
    scene.free(0, "start");
    scene.act("use:lalande");
    scene.has(0, "hand: L1*6");
}

#[test]
fn tc_start_03_a_sick_private_maid_does_nothing() {
    let mut rosa = table(2).phase("start").seat(0, "private: rosa!1").open();
    rosa.free(0, "hire");
    rosa.counters(1, 1, 0);
    let mut lalande = table(2).phase("start").seat(0, "private: lalande!1; deck: L1").open();
    lalande.free(0, "hire");
    let mut fay = table(2).phase("start").seat(0, "private: fay!2").open();
    fay.free(0, "hire");
}

/// Proves TC-START-04, TC-START-07, TC-EVENT-15.
#[test]
fn tc_start_04_a_three_love_sends_one_illness_back_to_town() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; rooms: colette!1").piles("illness", 9).open();
    scene.act("cure:colette");
    scene.has(0, "rooms: colette");
    assert_eq!(scene.pile("illness"), 10);
    scene.has(0, "hand:; discard: L3; play:").counters(1, 1, 0);
}

#[test]
fn tc_start_04_only_a_three_love_cures() {
    let mut scene = table(2).phase("start").seat(0, "hand: L2*2 L1*3; rooms: colette!1").open();
    scene.free(0, "hire");
}

#[test]
fn tc_start_05_one_illness_per_three_love() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3*2; rooms: colette!3").open();
    scene.act("cure:colette");
    scene.has(0, "rooms: colette!2");
    scene.act("cure:colette");
    scene.has(0, "rooms: colette!1");
    scene.asks("end");
    scene.has(0, "discard: L3*2");
}

#[test]
fn tc_start_05_the_sick_of_others_are_not_cured() {
    let mut scene =
        table(2).phase("start").seat(0, "hand: L3; rooms: azure!1").seat(1, "rooms: colette!1; private: rosa!1").open();
    scene.asks("cure:azure love:L3 end");
}

#[test]
fn tc_start_06_every_maid_of_the_own_quarters_can_be_cured() {
    let mut scene =
        table(2).phase("start").seat(0, "hand: L3*3; rooms: colette!1 azure!1 viola; private: rosa!1").open();
    scene.asks("cure:colette cure:azure cure:rosa love:L3 love:all end");
    scene.does("cure:azure cure:rosa cure:colette");
    scene.has(0, "rooms: colette azure viola");
    scene.has(0, "private: rosa");
}

#[test]
fn tc_start_06_copies_with_different_numbers_of_illnesses_are_told_apart() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; rooms: safran safran!1 safran!2").open();
    scene.asks("cure:safran!1 cure:safran!2 love:L3 end");
    scene.act("cure:safran!2");
    scene.has(0, "rooms: safran safran!1 safran!1");
}

#[test]
fn tc_start_08_a_cured_rosa_gives_her_love_at_once() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; private: rosa!1").open();
    scene.counters(1, 1, 0).act("cure:rosa");
    scene.counters(1, 1, 1);
}

#[test]
fn tc_start_08_a_cured_lucienne_gives_her_serving_at_once() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; private: lucienne!1").open();
    scene.act("cure:lucienne");
    scene.counters(2, 1, 0);
}

#[test]
fn tc_start_08_a_cured_fay_asks_in_the_same_phase() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; private: fay!1").open();
    scene.act("cure:fay");
    scene.asks("gain:love gain:employment").act("gain:employment");
    scene.counters(1, 2, 0);
}

#[test]
fn tc_start_08_only_the_last_illness_gone_makes_her_well() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3*2; private: rosa!2").open();
    scene.act("cure:rosa");
    scene.counters(1, 1, 0).act("cure:rosa");
    scene.counters(1, 1, 1);
}

/// Proves TC-START-08, TC-START-09, AMB-TC-44.
#[test]
fn tc_start_09_cure_first_then_use_the_cured_maid() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; deck: L2; private: lalande!1").open();
    assert!(!scene.offers("use:lalande"));
    scene.act("cure:lalande");
    scene.act("use:lalande");
    scene.has(0, "hand: L2");
}

/// Proves AMB-TC-44.
#[test]
fn tc_start_09_or_use_a_maid_first_and_cure_with_what_she_brought() {
    let mut scene = table(2).phase("start").seat(0, "deck: L3; private: lalande; rooms: colette!1").open();
    scene.asks("use:lalande end");
    scene.does("use:lalande cure:colette");
    scene.has(0, "rooms: colette");
}

/// Proves TC-START-10, AMB-TC-11.
#[test]
fn tc_start_10_what_is_gained_here_lasts_through_the_turn() {
    let mut scene = table(2).phase("start").seat(0, "private: lucienne; hand: colette rouge").open();
    scene.free(0, "serve");
    scene.counters(2, 1, 0).act("chamber:colette");
    scene.counters(0, 1, 0);
    let mut rosa = table(2).phase("start").seat(0, "private: rosa").open();
    rosa.free(0, "hire");
    rosa.counters(1, 1, 1).act("hire:L1");
    rosa.counters(1, 0, 0);
}

#[test]
fn tc_start_11_a_cure_foregone_is_gone_for_the_turn() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3 kagari; private: rosa!1").open();
    scene.act("end");
    scene.illegal("cure:rosa", "TC-");
    scene.counters(1, 1, 0);
}

/// Proves TC-START-12, AMB-TC-48.
#[test]
fn tc_start_12_a_starting_ability_waits_for_the_next_own_turn() {
    let mut scene =
        table(2).phase("hire").counters(1, 2, 11).private("rosa lalande", "fay milly").seat(0, "deck: L1*6").open();
    scene.does("hire:rosa hire:lalande");
    scene.counters(1, 0, 0);
    scene.illegal("use:lalande", "TC-");
    scene.act("end");
    scene.end_turn();
    scene.free(0, "start");
    scene.act("use:lalande");
    scene.has(0, "hand: L1*6");
}

#[test]
fn tc_start_12_an_ability_of_a_later_moment_works_at_once() {
    let mut scene =
        table(2).phase("hire").counters(1, 1, 5).private("amber lalande", "fay milly").seat(1, "deck: L1 L2*6").open();
    scene.does("hire:amber end");
    scene.act("end");
    scene.has(1, "discard: L1; hand: L2*4");
}

/// Proves TC-START-01.
#[test]
fn nobody_cures_or_uses_in_the_turn_of_another() {
    let mut scene = table(2).phase("start").seat(1, "hand: L3; private: lalande; rooms: colette!1").open();
    scene.free(0, "hire");
    scene.illegal("use:lalande", "");
    scene.illegal("cure:colette", "");
}
