//! Private maids: TC-PRIVATE.

use crate::kit::*;

#[test]
fn tc_private_01_never_in_hand_deck_or_discard_pile() {
    let mut scene = table(2).phase("hire").counters(1, 1, 5).private("rosa fay", "milly").seat(0, "deck: L1*5").open();
    scene.act("hire:rosa");
    scene.end_turn();
    scene.has(0, "private: rosa");
    scene.has(0, "hand: L1*5; deck:; discard:");
}

#[test]
fn tc_private_01_no_table_is_laid_with_one_in_a_hand() {
    let error = table(2).seat(0, "hand: rosa").try_open().err().expect("private maids are never in a hand");
    assert_eq!(error["code"], "bad_setup");
}

#[test]
fn tc_private_02_only_the_two_face_up_can_be_hired() {
    let mut scene = table(2).phase("hire").counters(1, 1, 20).private("rosa fay", "milly nord").open();
    assert!(scene.offers("hire:rosa") && scene.offers("hire:fay"));
    scene.illegal("hire:milly", "TC-");
    scene.illegal("hire:sora", "TC-");
}

#[test]
fn tc_private_03_only_the_topmost_is_active() {
    let mut scene = table(2).phase("start").seat(0, "private: rosa lucienne lalande").open();
    scene.free(0, "hire");
    scene.counters(1, 1, 1);
}

/// Proves TC-PRIVATE-04, TC-PRIVATE-06, AMB-TC-06.
#[test]
fn tc_private_04_the_newest_lies_on_top_and_the_order_never_changes() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 2, 20)
        .seat(0, "private: fay")
        .private("rosa milly", "nord sora")
        .seat(0, "deck: L1*5")
        .open();
    scene.does("hire:rosa hire:milly");
    scene.has(0, "private: milly rosa fay");
    scene.end_turn();
    scene.end_turn();
    assert_eq!(scene.decider(), 0);
    scene.counters(1, 1, 0);
    scene.has(0, "private: milly rosa fay");
}

#[test]
fn tc_private_05_covered_ones_keep_their_points() {
    let mut scene = table(2).seat(0, "private: rosa sora amber lalande").open();
    assert_eq!(scene.points(0), [1, 2, -3, 2].iter().sum::<i64>());
    assert_eq!((scene.line(0, "sora"), scene.line(0, "amber")), (2, -3));
}

#[test]
fn tc_private_05_a_covered_sick_one_has_no_points() {
    let mut scene = table(2).seat(0, "private: rosa sora!1 amber").open();
    assert_eq!(scene.points(0), 1 - 3);
}

#[test]
fn tc_private_05_a_covered_amber_takes_no_card() {
    let mut scene = table(2).phase("hire").seat(1, "private: rosa amber").seat(0, "deck: L1*6").open();
    scene.act("end");
    scene.has(0, "hand: L1*5; discard:");
}

#[test]
fn tc_private_06_nothing_reorders_the_stack() {
    let mut scene =
        table(2).phase("start").seat(0, "private: lalande sora; deck: L1").seat(1, "rooms: colette; habits: 1").open();
    scene.asks("use:lalande end");
}

#[test]
fn tc_private_07_using_her_costs_no_serving_and_plays_no_card() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; deck: L1*2").open();
    scene.act("use:lalande");
    scene.counters(1, 1, 0).has(0, "play:");
    scene.has(0, "private: lalande");
}

#[test]
fn tc_private_08_symbol_and_text_are_one_bonus() {
    let mut rosa = table(2).phase("start").seat(0, "private: rosa").open();
    rosa.counters(1, 1, 1);
    let mut lucienne = table(2).phase("start").seat(0, "private: lucienne").open();
    lucienne.counters(2, 1, 0);
    let mut lalande = table(2).phase("start").seat(0, "private: lalande; deck: L1*3").open();
    lalande.act("use:lalande");
    lalande.has(0, "hand: L1");
}

#[test]
fn tc_private_09_no_private_maid_of_this_box_goes_to_another_house() {
    let mut scene = table(2).phase("hire").counters(1, 2, 20).private("amber nord", "milly rosa").open();
    scene.illegal("hire:amber@1", "");
    scene.does("hire:amber hire:nord");
    scene.has(0, "private: nord amber");
    scene.has(1, "private:");
}

#[test]
fn tc_private_10_the_pile_is_empty_when_nobody_is_face_down() {
    let mut scene = table(2).phase("hire").private("rosa fay", "").piles("rouge", 0).open();
    scene.act("end");
    scene.over(true);
}

#[test]
fn tc_private_10_one_face_down_is_not_empty() {
    let mut scene = table(2).phase("hire").private("rosa", "fay").piles("rouge", 0).open();
    scene.act("end");
    scene.over(false);
}

#[test]
fn tc_private_11_the_eighth_hire_empties_the_pile() {
    let mut scene = dealt(2, Value::Null);
    let state = scene.state();
    let town = &state["town"]["private_maids"];
    let arrange = json!({"free": true, "phase": "hire", "player": 0, "town": {"private_maids": town},
                         "counters": {"serving": 1, "love": 60, "employment": 9}});
    let mut scene = Scene::new(GAME, 2, Value::Null, arrange);
    for hired in 1..=8 {
        let action = scene.legal().into_iter().find(|a| PRIVATES.iter().any(|p| *a == format!("hire:{p}")));
        scene.act(&action.expect("a private maid is for hire"));
        let down = scene.state()["town"]["private_maids"]["deck"].as_array().unwrap().len();
        assert_eq!(down, 8 - hired);
    }
    assert_eq!(scene.state()["town"]["private_maids"]["face_up"].as_array().unwrap().len(), 2);
}

#[test]
fn tc_private_12_a_sick_top_maid_blocks_those_below() {
    let mut scene = table(2).phase("start").seat(0, "private: fay!1 rosa lalande; deck: L1").open();
    scene.free(0, "hire");
    scene.counters(1, 1, 0);
}

#[test]
fn tc_private_13_a_healthy_maid_on_a_sick_one_is_active() {
    let mut scene = table(2).phase("start").seat(0, "private: rosa lucienne!1").open();
    scene.counters(1, 1, 1);
    scene.has(0, "private: rosa lucienne!1");
}

/// Proves TC-PRIVATE-13, AMB-TC-19.
#[test]
fn tc_private_13_the_illness_stays_on_the_maid_it_was_put_on() {
    let mut scene =
        table(2).phase("hire").counters(1, 1, 5).seat(0, "private: fay!2").private("rosa milly", "nord").open();
    scene.act("hire:rosa");
    scene.has(0, "private: rosa fay!2");
}

/// Proves TC-PRIVATE-14, AMB-TC-56.
#[test]
fn tc_private_14_a_private_maid_is_no_chambermaid() {
    let mut scene =
        table(2).phase("hire").counters(1, 1, 5).private("rosa milly", "nord").seat(0, "rooms: azure").open();
    scene.act("hire:rosa");
    scene.has(0, "rooms: azure");
    scene.has(0, "private: rosa");
}
