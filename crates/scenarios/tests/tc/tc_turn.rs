//! The turn and its counters, and Love cards at any moment: TC-TURN.

use crate::kit::*;

#[test]
fn tc_turn_01_starting_serving_employ_dismissal() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["lalande-dreyfus"])
        .hand(0, &["kagari-ichinomiya"])
        .deck(0, &["1-love*6"])
        .open();
    free(&mut scene, 0, "start");
    scene.act("end");
    free(&mut scene, 0, "serve");
    scene.act("end");
    free(&mut scene, 0, "hire");
    scene.act("end");
    assert_eq!(scene.decider(), 1);
    scene.has(0, "discard", &["kagari-ichinomiya"]).has(0, "hand", &["1-love*5"]);
}

#[test]
fn tc_turn_01_a_phase_never_comes_back() {
    let mut scene =
        table(2).private(0, &["lalande-dreyfus"]).hand(0, &["kagari-ichinomiya"]).deck(0, &["1-love*6"]).open();
    illegal(&mut scene, "use:lalande-dreyfus", "TC-");
    scene.act("end");
    illegal(&mut scene, "serve:kagari-ichinomiya", "TC-");
}

#[test]
fn tc_turn_02_the_left_neighbour_is_next() {
    let mut scene = table(3).phase("hire").turn_of(1).open();
    scene.act("end");
    free(&mut scene, 2, "hire");
    scene.act("end");
    free(&mut scene, 0, "hire");
}

#[test]
fn tc_turn_03_every_turn_starts_from_one_one_and_nothing() {
    let mut scene = dealt(2, Value::Null);
    for _ in 0..4 {
        scene.counters(1, 1, 0);
        end_turn(&mut scene);
    }
}

/// Proves TC-TURN-04, AMB-TC-12.
#[test]
fn tc_turn_04_what_was_not_used_is_lost() {
    let mut scene =
        table(2).counters(5, 4, 9).hand(0, &["kagari-ichinomiya"]).deck(0, &["1-love*5"]).deck(1, &["1-love*5"]).open();
    end_turn(&mut scene);
    scene.counters(1, 1, 0);
    end_turn(&mut scene);
    assert_eq!(scene.decider(), 0);
    scene.counters(1, 1, 0);
}

#[test]
fn tc_turn_05_amber_takes_her_card_before_anything_is_discarded_or_drawn() {
    let mut scene = table(2)
        .phase("hire")
        .private(1, &["amber-twilight"])
        .hand(0, &["colette-framboise"])
        .deck(0, &["2-love", "1-love*5"])
        .open();
    scene.act("end");
    scene.has(0, "hand", &["1-love*4"]).has(0, "discard", &["2-love", "colette-framboise"]);
    assert_eq!(top(&mut scene, 0), "colette-framboise", "Amber's card went down first");
}

#[test]
fn tc_turn_05_the_draw_of_a_maid_is_followed_by_tanya_before_her_text() {
    let mut scene = table(2)
        .private(0, &["tanya-petrushka"])
        .hand(0, &["esquine-foret"])
        .deck(0, &["1-love*2", "2-love", "3-love"])
        .open();
    scene.act("serve:esquine-foret");
    asked(&mut scene, 0, "choice", "tanya-petrushka");
    scene.has(0, "hand", &["1-love*2"]).act("yes");
    asked(&mut scene, 0, "choice", "esquine-foret");
    scene.has(0, "hand", &["1-love*2", "2-love"]);
}

#[test]
fn tc_turn_05_the_end_is_looked_for_after_the_new_hand_is_drawn() {
    let mut scene =
        table(2).phase("hire").pile("rouge-crescent", 0).pile("kagari-ichinomiya", 0).deck(0, &["1-love*6"]).open();
    scene.act("end");
    assert!(over(&mut scene));
    scene.has(0, "hand", &["1-love*5"]).has(0, "deck", &["1-love"]);
}

/// Proves TC-TURN-07.
#[test]
fn tc_turn_06_love_is_played_in_the_starting_serving_and_employ_phases() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["lalande-dreyfus"])
        .hand(0, &["1-love", "2-love", "3-love", "kagari-ichinomiya"])
        .deck(0, &["1-love"])
        .open();
    scene.act("love:1-love");
    free(&mut scene, 0, "start");
    scene.counters(1, 1, 1).acts(&["end", "love:2-love"]).counters(1, 1, 3);
    free(&mut scene, 0, "serve");
    scene.acts(&["end", "love:3-love"]).counters(1, 1, 6);
    scene.has(0, "in_play", &["1-love", "2-love", "3-love"]);
}

#[test]
fn tc_turn_07_no_love_while_a_card_is_resolving() {
    let mut scene = table(2).hand(0, &["sainsbury-lockwood", "1-love*2"]).open();
    scene.act("serve:sainsbury-lockwood");
    asked(&mut scene, 0, "choice", "sainsbury-lockwood");
    illegal(&mut scene, "love:1-love", "");
    illegal(&mut scene, "love:all", "");
    scene.acts(&["no", "love:1-love"]).counters(0, 1, 1);
}

#[test]
fn tc_turn_07_no_love_in_the_turn_of_another_player() {
    let mut scene =
        table(2).hand(0, &["natsumi-fujikawa", "1-love"]).deck(0, &["1-love"]).hand(1, &["1-love*3", "2-love"]).open();
    scene.acts(&["serve:natsumi-fujikawa", "discard:1-love"]);
    assert_eq!(scene.decider(), 1);
    scene.asks(&["discard:1-love", "discard:2-love"]);
}

#[test]
fn tc_turn_08_love_costs_no_serving_and_counts_one_two_or_three() {
    let mut scene = table(2).hand(0, &["1-love", "2-love", "3-love", "kagari-ichinomiya"]).open();
    scene.act("love:3-love");
    scene.counters(1, 1, 3).act("love:2-love");
    scene.counters(1, 1, 5).act("love:1-love");
    scene.counters(1, 1, 6);
}

#[test]
fn tc_turn_08_all_love_at_once_and_only_where_there_are_two() {
    let mut scene = table(2).phase("hire").hand(0, &["1-love*2", "3-love", "colette-framboise"]).open();
    scene.act("love:all");
    scene.counters(1, 1, 5).has(0, "hand", &["colette-framboise"]).has(0, "in_play", &["1-love*2", "3-love"]);
    let mut single = table(2).phase("hire").hand(0, &["1-love"]).pile("1-love", 0).open();
    single.asks(&["love:1-love", "end"]);
}

#[test]
fn tc_turn_08_no_love_must_be_played() {
    let mut scene = table(2).phase("hire").hand(0, &["1-love*2"]).open();
    scene.act("end");
    assert_eq!(scene.decider(), 1);
}

#[test]
fn tc_turn_09_love_in_play_is_no_hand_card_for_sainsbury() {
    let mut scene = table(2).hand(0, &["sainsbury-lockwood", "1-love"]).open();
    scene.acts(&["love:1-love", "serve:sainsbury-lockwood"]);
    free(&mut scene, 0, "serve");
    scene.has(0, "in_play", &["1-love", "sainsbury-lockwood"]);
}

#[test]
fn tc_turn_09_love_in_play_cures_nobody() {
    let mut scene = table(2).phase("start").hand(0, &["3-love"]).chambered(0, &["colette-framboise!1"]).open();
    scene.asks(&["cure:colette-framboise", "love:3-love", "end"]);
    scene.act("love:3-love");
    scene.asks(&["end"]);
}

#[test]
fn tc_turn_10_a_hand_has_no_upper_limit() {
    let mut scene = table(2).hand(0, &["anise-greenaway", "1-love*12"]).deck(0, &["2-love*3"]).open();
    scene.act("serve:anise-greenaway");
    scene.has(0, "hand", &["1-love*12", "2-love*3"]);
}

#[test]
fn tc_turn_11_the_others_only_act_when_forced() {
    let mut scene = table(3).hand(0, &["tenalys-trent"]).deck(1, &["3-love"]).deck(2, &["2-love"]).open();
    scene.act("serve:tenalys-trent");
    free(&mut scene, 0, "serve");
    scene.has(1, "hand", &["3-love"]).has(2, "hand", &["2-love"]);
}
