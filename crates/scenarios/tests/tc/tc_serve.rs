//! The serving phase: TC-SERVE.

use crate::kit::*;

#[test]
fn tc_serve_01_a_maid_moves_into_play_for_one_serving() {
    let mut scene = table(2).seat(0, "hand: rouge L1").open();
    scene.act("serve:rouge");
    scene.counters(0, 1, 1).has(0, "hand: L1; play: rouge");
}

#[test]
fn tc_serve_01_without_a_serving_nobody_serves() {
    let mut scene = table(2).seat(0, "hand: rouge*2").open();
    scene.act("serve:rouge");
    scene.illegal("serve:rouge", "TC-SERVE");
}

#[test]
fn tc_serve_01_only_from_the_hand() {
    let mut scene = table(2).seat(0, "hand: rouge; deck: kagari; discard: kagari").open();
    scene.illegal("serve:kagari", "TC-SERVE");
    scene.illegal("serve:L1", "");
}

#[test]
fn tc_serve_02_what_lies_in_the_quarters_costs_no_serving() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; hand: rouge; deck: L1").open();
    scene.does("use:lalande end").counters(1, 1, 0);
    assert!(scene.offers("serve:rouge"));
}

#[test]
fn tc_serve_03_symbols_come_before_the_text() {
    let mut scene = table(2).seat(0, "hand: natsumi; deck: L2").seat(1, "hand: L1*4").open();
    scene.act("serve:natsumi");
    scene.asked(0, "choice", "natsumi");
    scene.counters(2, 1, 0).asks("discard:L2 no");
    let mut eliza = table(2).seat(0, "hand: eliza").seat(1, "deck: L1").open();
    eliza.act("serve:eliza");
    eliza.asked(0, "choice", "eliza");
    eliza.counters(0, 1, 2);
}

#[test]
fn tc_serve_04_the_draw_is_immediate_whole_and_without_choice() {
    let mut scene = table(2).seat(0, "hand: anise; deck: L1 L2 L3 L1").open();
    let events = scene.act("serve:anise");
    assert!(happened(&events, "drew") >= 1);
    scene.has(0, "hand: L1 L2 L3; deck: L1");
    scene.free(0, "serve");
}

#[test]
fn tc_serve_05_symbols_add_to_the_counters_of_the_turn() {
    let mut scene = table(2).counters(3, 2, 4).seat(0, "hand: ophelia; deck: L1").open();
    scene.act("serve:ophelia");
    scene.counters(3, 3, 5);
    scene.act("end");
    scene.counters(3, 3, 5).does("hire:L1 hire:L1").counters(3, 1, 3);
}

#[test]
fn tc_serve_06_a_maid_drawn_now_may_serve_now() {
    let mut scene = table(2).seat(0, "hand: genevieve; deck: kagari").open();
    scene.does("serve:genevieve serve:kagari");
    scene.counters(2, 1, 1).has(0, "play: genevieve kagari");
}

#[test]
fn tc_serve_07_without_servings_the_phase_goes_on() {
    let mut scene = table(2).seat(0, "hand: rouge*2 L1").open();
    scene.act("serve:rouge");
    scene.free(0, "serve");
    scene.asks("love:L1 end");
}

#[test]
fn tc_serve_08_nobody_has_to_use_the_servings() {
    let mut scene = table(2).seat(0, "hand: kagari*2").open();
    scene.does("serve:kagari end");
    scene.free(0, "hire");
    scene.has(0, "hand: kagari");
}

#[test]
fn tc_serve_09_a_served_maid_stays_in_play_until_dismissal() {
    let mut scene = table(2).seat(0, "hand: kagari; deck: L1*5").open();
    scene.does("serve:kagari end").has(0, "play: kagari");
    scene.act("end");
    scene.has(0, "play:; discard: kagari");
}

#[test]
fn tc_serve_10_a_chief_without_effect_does_not_serve() {
    let mut scene = table(2).counters(2, 1, 0).seat(0, "hand: marianne colette").open();
    scene.asks("chamber:colette end");
    scene.illegal("serve:marianne", "");
    scene.illegal("serve:colette", "");
}

#[test]
fn tc_serve_10_with_nothing_but_chiefs_and_love_the_phase_is_passed_over() {
    let mut scene = table(2).seat(0, "hand: marianne colette L1*2").open();
    scene.free(0, "hire");
}

#[test]
fn tc_serve_11_no_maid_serves_outside_the_serving_phase() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; deck: L1; hand: kagari").open();
    scene.illegal("serve:kagari", "TC-");
    scene.go("hire");
    scene.illegal("serve:kagari", "TC-");
}

/// Proves TC-SERVE-05, TC-SERVE-11.
#[test]
fn nothing_is_hired_in_the_serving_phase() {
    let mut scene = table(2).counters(1, 1, 5).seat(0, "hand: kagari").open();
    scene.illegal("hire:L1", "TC-");
}

/// Proves TC-SERVE-01.
#[test]
fn equal_maids_are_one_action_and_serve_one_at_a_time() {
    let mut scene = table(2).seat(0, "hand: kagari*3").open();
    scene.asks("serve:kagari end").does("serve:kagari serve:kagari");
    scene.counters(3, 1, 0).has(0, "hand: kagari; play: kagari*2");
}
