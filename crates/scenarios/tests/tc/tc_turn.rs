//! The turn and its counters, and Love cards at any moment: TC-TURN.

use crate::kit::*;

#[test]
fn tc_turn_01_starting_serving_employ_dismissal() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; hand: kagari; deck: L1*6").open();
    scene.free(0, "start");
    scene.act("end");
    scene.free(0, "serve");
    scene.act("end");
    scene.free(0, "hire");
    scene.act("end");
    assert_eq!(scene.decider(), 1);
    scene.has(0, "discard: kagari; hand: L1*5");
}

#[test]
fn tc_turn_01_a_phase_never_comes_back() {
    let mut scene = table(2).seat(0, "private: lalande; hand: kagari; deck: L1*6").open();
    scene.illegal("use:lalande", "TC-");
    scene.act("end");
    scene.illegal("serve:kagari", "TC-");
}

#[test]
fn tc_turn_02_the_left_neighbour_is_next() {
    let mut scene = table(3).phase("hire").turn_of(1).open();
    scene.act("end");
    scene.free(2, "hire");
    scene.act("end");
    scene.free(0, "hire");
}

#[test]
fn tc_turn_03_every_turn_starts_from_one_one_and_nothing() {
    let mut scene = dealt(2, Value::Null);
    for _ in 0..4 {
        scene.counters(1, 1, 0);
        scene.end_turn();
    }
}

/// Proves TC-TURN-04, AMB-TC-12.
#[test]
fn tc_turn_04_what_was_not_used_is_lost() {
    let mut scene = table(2).counters(5, 4, 9).seat(0, "hand: kagari; deck: L1*5").seat(1, "deck: L1*5").open();
    scene.end_turn();
    scene.counters(1, 1, 0);
    scene.end_turn();
    assert_eq!(scene.decider(), 0);
    scene.counters(1, 1, 0);
}

#[test]
fn tc_turn_05_amber_takes_her_card_before_anything_is_discarded_or_drawn() {
    let mut scene = table(2).phase("hire").seat(1, "private: amber").seat(0, "hand: colette; deck: L2 L1*5").open();
    scene.act("end");
    scene.has(0, "hand: L1*4; discard: L2 colette");
    scene.begins(0, "discard: colette");
}

#[test]
fn tc_turn_05_the_draw_of_a_maid_is_followed_by_tanya_before_her_text() {
    let mut scene = table(2).seat(0, "private: tanya; hand: esquine; deck: L1*2 L2 L3").open();
    scene.act("serve:esquine");
    scene.asked(0, "choice", "tanya");
    scene.has(0, "hand: L1*2").act("yes");
    scene.asked(0, "choice", "esquine");
    scene.has(0, "hand: L1*2 L2");
}

#[test]
fn tc_turn_05_the_end_is_looked_for_after_the_new_hand_is_drawn() {
    let mut scene = table(2).phase("hire").piles("rouge", 0).piles("kagari", 0).seat(0, "deck: L1*6").open();
    scene.act("end");
    scene.over(true);
    scene.has(0, "hand: L1*5; deck: L1");
}

/// Proves TC-TURN-07.
#[test]
fn tc_turn_06_love_is_played_in_the_starting_serving_and_employ_phases() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; hand: L1 L2 L3 kagari; deck: L1").open();
    scene.act("love:L1");
    scene.free(0, "start");
    scene.counters(1, 1, 1).does("end love:L2").counters(1, 1, 3);
    scene.free(0, "serve");
    scene.does("end love:L3").counters(1, 1, 6);
    scene.has(0, "play: L1 L2 L3");
}

#[test]
fn tc_turn_07_no_love_while_a_card_is_resolving() {
    let mut scene = table(2).seat(0, "hand: sainsbury L1*2").open();
    scene.act("serve:sainsbury");
    scene.asked(0, "choice", "sainsbury");
    scene.illegal("love:L1", "");
    scene.illegal("love:all", "");
    scene.does("no love:L1").counters(0, 1, 1);
}

#[test]
fn tc_turn_07_no_love_in_the_turn_of_another_player() {
    let mut scene = table(2).seat(0, "hand: natsumi L1; deck: L1").seat(1, "hand: L1*3 L2").open();
    scene.does("serve:natsumi discard:L1");
    assert_eq!(scene.decider(), 1);
    scene.asks("discard:L1 discard:L2");
}

#[test]
fn tc_turn_08_love_costs_no_serving_and_counts_one_two_or_three() {
    let mut scene = table(2).seat(0, "hand: L1 L2 L3 kagari").open();
    scene.act("love:L3");
    scene.counters(1, 1, 3).act("love:L2");
    scene.counters(1, 1, 5).act("love:L1");
    scene.counters(1, 1, 6);
}

#[test]
fn tc_turn_08_all_love_at_once_and_only_where_there_are_two() {
    let mut scene = table(2).phase("hire").seat(0, "hand: L1*2 L3 colette").open();
    scene.act("love:all");
    scene.counters(1, 1, 5).has(0, "hand: colette; play: L1*2 L3");
    let mut single = table(2).phase("hire").seat(0, "hand: L1").piles("L1", 0).open();
    single.asks("love:L1 end");
}

#[test]
fn tc_turn_08_no_love_must_be_played() {
    let mut scene = table(2).phase("hire").seat(0, "hand: L1*2").open();
    scene.act("end");
    assert_eq!(scene.decider(), 1);
}

#[test]
fn tc_turn_09_love_in_play_is_no_hand_card_for_sainsbury() {
    let mut scene = table(2).seat(0, "hand: sainsbury L1").open();
    scene.does("love:L1 serve:sainsbury");
    scene.free(0, "serve");
    scene.has(0, "play: L1 sainsbury");
}

#[test]
fn tc_turn_09_love_in_play_cures_nobody() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; rooms: colette!1").open();
    scene.asks("cure:colette love:L3 end");
    scene.act("love:L3");
    scene.asks("end");
}

#[test]
fn tc_turn_10_a_hand_has_no_upper_limit() {
    let mut scene = table(2).seat(0, "hand: anise L1*12; deck: L2*3").open();
    scene.act("serve:anise");
    scene.has(0, "hand: L1*12 L2*3");
}

#[test]
fn tc_turn_11_the_others_only_act_when_forced() {
    let mut scene = table(3).seat(0, "hand: tenalys").seat(1, "deck: L3").seat(2, "deck: L2").open();
    scene.act("serve:tenalys");
    scene.free(0, "serve");
    scene.has(1, "hand: L3").has(2, "hand: L2");
}
