//! The serving phase: TC-SERVE.

use crate::kit::*;

#[test]
fn tc_serve_01_a_maid_moves_into_play_for_one_serving() {
    let mut scene = table(2).hand(0, &["rouge-crescent", "1-love"]).open();
    scene.act("serve:rouge-crescent");
    scene.counters(0, 1, 1).has(0, "hand", &["1-love"]).has(0, "in_play", &["rouge-crescent"]);
}

#[test]
fn tc_serve_01_without_a_serving_nobody_serves() {
    let mut scene = table(2).hand(0, &["rouge-crescent*2"]).open();
    scene.act("serve:rouge-crescent");
    illegal(&mut scene, "serve:rouge-crescent", "TC-SERVE");
}

#[test]
fn tc_serve_01_only_from_the_hand() {
    let mut scene =
        table(2).hand(0, &["rouge-crescent"]).deck(0, &["kagari-ichinomiya"]).discard(0, &["kagari-ichinomiya"]).open();
    illegal(&mut scene, "serve:kagari-ichinomiya", "TC-SERVE");
    illegal(&mut scene, "serve:1-love", "");
}

#[test]
fn tc_serve_02_what_lies_in_the_quarters_costs_no_serving() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["lalande-dreyfus"])
        .hand(0, &["rouge-crescent"])
        .deck(0, &["1-love"])
        .open();
    scene.acts(&["use:lalande-dreyfus", "end"]).counters(1, 1, 0);
    assert!(scene.offers("serve:rouge-crescent"));
}

#[test]
fn tc_serve_03_symbols_come_before_the_text() {
    let mut scene = table(2).hand(0, &["natsumi-fujikawa"]).deck(0, &["2-love"]).hand(1, &["1-love*4"]).open();
    scene.act("serve:natsumi-fujikawa");
    asked(&mut scene, 0, "choice", "natsumi-fujikawa");
    scene.counters(2, 1, 0).asks(&["discard:2-love", "no"]);
    let mut eliza = table(2).hand(0, &["eliza-rosewater"]).deck(1, &["1-love"]).open();
    eliza.act("serve:eliza-rosewater");
    asked(&mut eliza, 0, "choice", "eliza-rosewater");
    eliza.counters(0, 1, 2);
}

#[test]
fn tc_serve_04_the_draw_is_immediate_whole_and_without_choice() {
    let mut scene = table(2).hand(0, &["anise-greenaway"]).deck(0, &["1-love", "2-love", "3-love", "1-love"]).open();
    let events = scene.act("serve:anise-greenaway");
    assert!(happened(&events, "drew") >= 1);
    scene.has(0, "hand", &["1-love", "2-love", "3-love"]).has(0, "deck", &["1-love"]);
    free(&mut scene, 0, "serve");
}

#[test]
fn tc_serve_05_symbols_add_to_the_counters_of_the_turn() {
    let mut scene = table(2).counters(3, 2, 4).hand(0, &["ophelia-grail"]).deck(0, &["1-love"]).open();
    scene.act("serve:ophelia-grail");
    scene.counters(3, 3, 5);
    scene.act("end");
    scene.counters(3, 3, 5).acts(&["hire:1-love", "hire:1-love"]).counters(3, 1, 3);
}

#[test]
fn tc_serve_06_a_maid_drawn_now_may_serve_now() {
    let mut scene = table(2).hand(0, &["genevieve-daubigny"]).deck(0, &["kagari-ichinomiya"]).open();
    scene.acts(&["serve:genevieve-daubigny", "serve:kagari-ichinomiya"]);
    scene.counters(2, 1, 1).has(0, "in_play", &["genevieve-daubigny", "kagari-ichinomiya"]);
}

#[test]
fn tc_serve_07_without_servings_the_phase_goes_on() {
    let mut scene = table(2).hand(0, &["rouge-crescent*2", "1-love"]).open();
    scene.act("serve:rouge-crescent");
    free(&mut scene, 0, "serve");
    scene.asks(&["love:1-love", "end"]);
}

#[test]
fn tc_serve_08_nobody_has_to_use_the_servings() {
    let mut scene = table(2).hand(0, &["kagari-ichinomiya*2"]).open();
    scene.acts(&["serve:kagari-ichinomiya", "end"]);
    free(&mut scene, 0, "hire");
    scene.has(0, "hand", &["kagari-ichinomiya"]);
}

#[test]
fn tc_serve_09_a_served_maid_stays_in_play_until_dismissal() {
    let mut scene = table(2).hand(0, &["kagari-ichinomiya"]).deck(0, &["1-love*5"]).open();
    scene.acts(&["serve:kagari-ichinomiya", "end"]).has(0, "in_play", &["kagari-ichinomiya"]);
    scene.act("end");
    scene.has(0, "in_play", &[]).has(0, "discard", &["kagari-ichinomiya"]);
}

#[test]
fn tc_serve_10_a_chief_without_effect_does_not_serve() {
    let mut scene = table(2).counters(2, 1, 0).hand(0, &["marianne-soleil", "colette-framboise"]).open();
    scene.asks(&["chamber:colette-framboise", "end"]);
    illegal(&mut scene, "serve:marianne-soleil", "");
    illegal(&mut scene, "serve:colette-framboise", "");
}

#[test]
fn tc_serve_10_with_nothing_but_chiefs_and_love_the_phase_is_passed_over() {
    let mut scene = table(2).hand(0, &["marianne-soleil", "colette-framboise", "1-love*2"]).open();
    free(&mut scene, 0, "hire");
}

#[test]
fn tc_serve_11_no_maid_serves_outside_the_serving_phase() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["lalande-dreyfus"])
        .deck(0, &["1-love"])
        .hand(0, &["kagari-ichinomiya"])
        .open();
    illegal(&mut scene, "serve:kagari-ichinomiya", "TC-");
    go(&mut scene, "hire");
    illegal(&mut scene, "serve:kagari-ichinomiya", "TC-");
}

/// Proves TC-SERVE-05, TC-SERVE-11.
#[test]
fn nothing_is_hired_in_the_serving_phase() {
    let mut scene = table(2).counters(1, 1, 5).hand(0, &["kagari-ichinomiya"]).open();
    illegal(&mut scene, "hire:1-love", "TC-");
}

/// Proves TC-SERVE-01.
#[test]
fn equal_maids_are_one_action_and_serve_one_at_a_time() {
    let mut scene = table(2).hand(0, &["kagari-ichinomiya*3"]).open();
    scene.asks(&["serve:kagari-ichinomiya", "end"]).acts(&["serve:kagari-ichinomiya"; 2]);
    scene.counters(3, 1, 0).has(0, "hand", &["kagari-ichinomiya"]).has(0, "in_play", &["kagari-ichinomiya*2"]);
}
