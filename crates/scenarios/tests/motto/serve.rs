//! MO-SERVE: the serving phase.

use crate::kit::*;

#[test]
fn mo_serve_01_one_serving_and_each_maid_costs_one() {
    let mut g = table().seat(0, "hand: tomo*2 L1").open();
    g.asks("serve:tomo love:L1 end").does("serve:tomo").counters(0, 1, 0).asks("love:L1 end").may_not("serve:tomo");
}

#[test]
fn mo_serve_01_love_cards_cost_no_serving() {
    let mut g = table().seat(0, "hand: tomo L1 L2 L3").open();
    g.does("love:L1 love:L3").counters(1, 1, 4).does("love:L2").counters(1, 1, 6).does("serve:tomo").counters(0, 1, 6);
    g.count(0, "hand", 0);
}

#[test]
fn mo_serve_01_every_turn_begins_with_one_serving() {
    let mut g = table().serving(3).seat(0, "hand: tomo").seat(1, "hand: tomo*2").open();
    g.does("serve:tomo").finish_turn().turn(1, "serve").counters(1, 1, 0).does("serve:tomo").may_not("serve:tomo");
}

#[test]
fn mo_serve_02_a_served_maid_lies_open_until_the_end_of_the_turn() {
    let mut g = table().seat(0, "hand: tomo").open();
    g.does("serve:tomo").has(0, "play: tomo").does("end").turn(0, "hire").has(0, "play: tomo");
    assert_eq!(strings(&g.view(1)["players"][0]["in_play"]), cards("tomo"));
    g.does("end").count(0, "play", 0).has(0, "discard: tomo");
}

#[test]
fn mo_serve_03_symbols_before_the_text() {
    let mut g = table().seat(0, "hand: julia; deck: L2 L1*4").open();
    g.does("serve:julia").skills(1, 0, 0).has(0, "hand: L2").asks("discard:L2 no");
    let mut g = table().seat(0, "hand: ophelia; deck: tomo L1*4").open();
    g.does("serve:ophelia").counters(1, 1, 1).has(0, "hand: tomo").skills(0, 0, 0);
    g.asks("gain:imagination gain:concentration gain:effort");
}

#[test]
fn mo_serve_04_draws_are_immediate_and_compulsory() {
    let mut g = table().seat(0, "hand: anise; deck: L1 L2 L3 tomo").open();
    g.does("serve:anise").has(0, "hand: L1 L2 L3; deck: tomo");
    assert_eq!(g.decision()["kind"], "turn", "nobody asks whether to draw");
}

#[test]
fn mo_serve_04_a_draw_reshuffles_in_the_middle() {
    let mut g = table().seat(0, "hand: anise; deck: L1; discard: tomo*2").open();
    g.does("serve:anise").has(0, "hand: L1 tomo*2").count(0, "deck", 0).count(0, "discard", 0);
    let mut g = table().seat(0, "hand: anise; deck: L1; discard: ").open();
    g.does("serve:anise").has(0, "hand: L1; play: anise");
}

#[test]
fn mo_serve_04_a_drawn_maid_may_serve_at_once() {
    let mut g = table().seat(0, "hand: chiffon; deck: tomo L1*4").open();
    g.does("serve:chiffon serve:tomo").counters(0, 1, 0).has(0, "play: chiffon tomo");
}

#[test]
fn mo_serve_05_skills_add_up() {
    let mut g = table().seat(0, "hand: edith*2 dawn lenor tomo").open();
    g.does("serve:edith serve:edith").skills(2, 0, 0).does("serve:dawn").skills(2, 0, 2);
    g.does("serve:lenor").skills(4, 0, 2).counters(0, 1, 1);
    let mut g = table().serving(3).seat(0, "hand: cecilia*2 ysolde; deck: L1*9").open();
    g.does("serve:cecilia serve:cecilia serve:ysolde").skills(0, 6, 0);
}

#[test]
fn mo_serve_06_a_text_with_an_arrow_is_optional() {
    let mut g = table().seat(0, "hand: julia L1; deck: L2 tomo").open();
    g.does("serve:julia").asks("discard:L1 discard:L2 no").does("no");
    g.skills(1, 0, 0).has(0, "hand: L1 L2").count(0, "discard", 0);
}

#[test]
fn mo_serve_06_whoever_pays_gets_the_rest() {
    let mut g = table().seat(0, "hand: julia L1; deck: L2 tomo").open();
    g.does("serve:julia discard:L1").skills(2, 0, 0).has(0, "hand: L2; discard: L1").counters(0, 1, 0);
    g.turn(0, "serve");
    assert_eq!(g.decision()["kind"], "turn", "only one card can be paid");
}

/// Proves MO-SERVE-07, AMB-MO-19.
#[test]
fn mo_serve_07_at_no_serving_a_chambermaid_may_still_help() {
    let mut g = table().seat(0, "hand: tomo*2; rooms: colette").open();
    g.does("serve:tomo").counters(0, 1, 0).turn(0, "serve").asks("use:colette end");
    g.does("use:colette").counters(1, 1, 0).does("serve:tomo").counters(0, 1, 0).asks("end");
}

#[test]
fn mo_serve_07_left_over_servings_are_lost_with_the_phase() {
    let mut g = table().serving(3).seat(0, "hand: tomo").open();
    g.does("serve:tomo").counters(2, 1, 0).does("end").turn(0, "hire").counters(0, 1, 0);
    let mut g = table().serving(2).counter("concentration", 2).seat(0, "hand: tomo; refined: noemi").open();
    g.does("end").turn(0, "work");
    assert_eq!(g.counter("serving"), 0);
}

#[test]
fn mo_serve_07_the_player_may_stop_early() {
    let mut g = table().serving(2).seat(0, "hand: tomo*2").open();
    g.does("serve:tomo").may("serve:tomo").does("end").turn(0, "hire").has(0, "hand: tomo");
}

#[test]
fn mo_serve_08_love_and_skills_last_to_the_end_of_the_turn() {
    let mut g = table().seat(0, "hand: lenor").seat(1, "hand: tomo").open();
    g.does("serve:lenor end").turn(0, "hire").pays(1, 1).skills(2, 0, 0);
    g.does("end").turn(1, "serve").counters(1, 1, 0).skills(0, 0, 0);
}

#[test]
fn mo_serve_08_an_extra_hire_is_lost_as_well() {
    let mut g = table().seat(0, "hand: moine; deck: L1*9").seat(1, "hand: tomo").open();
    g.does("serve:moine end").pays(2, 0).does("end").turn(1, "serve").counters(1, 1, 0);
}

/// Proves MO-SERVE-01, MO-CARD-COLETTE.
#[test]
fn mo_serve_01_colette_does_not_serve() {
    let mut g = table().serving(2).seat(0, "hand: colette tomo").open();
    g.asks("serve:tomo chamber:colette end").may_not("serve:colette");
}

#[test]
fn mo_serve_01_love_all_plays_the_whole_hand_of_love() {
    let mut g = table().seat(0, "hand: tomo L1*2 L2").open();
    g.may("love:all").does("love:all").counters(1, 1, 4).has(0, "hand: tomo; play: L1*2 L2");
}
