//! Illness and Bad Habit: TC-EVENT.

use crate::kit::*;

/// Seat 0 hires, seat 1 has one chambered Colette.
fn two(employment: i64, love: i64) -> Table {
    table(2).phase("hire").counters(1, employment, love).seat(1, "rooms: colette")
}

#[test]
fn tc_event_01_illness_costs_four_and_bad_habit_two() {
    let mut scene = two(2, 6).open();
    scene.act("hire:illness@1.colette");
    scene.counters(1, 1, 2).act("hire:bad-habit@1");
    scene.counters(1, 0, 0);
    assert_eq!((scene.pile("illness"), scene.pile("bad-habit")), (9, 15));
}

#[test]
fn tc_event_01_love_and_employment_must_both_be_there() {
    let mut poor = two(1, 3).open();
    poor.illegal("hire:illness@1.colette", "TC-");
    let mut idle = two(0, 9).open();
    idle.illegal("hire:bad-habit@1", "TC-");
}

#[test]
fn tc_event_02_an_event_removed_goes_back_to_town_and_comes_again() {
    let mut scene =
        table(2).counters(1, 1, 2).seat(0, "hand: claire; rooms: azure; habits: 1").piles("bad-habit", 15).open();
    scene.does("serve:claire return:bad-habit");
    assert_eq!(scene.pile("bad-habit"), 16);
    scene.does("end hire:bad-habit@0");
    assert_eq!((scene.pile("bad-habit"), scene.habits(0)), (15, 1));
    scene.has(0, "discard:; deck:");
}

#[test]
fn tc_event_02_no_table_is_laid_with_an_event_in_a_deck() {
    for card in ["illness", "bad-habit"] {
        let error = table(2).seat(0, &format!("deck: {card}")).try_open().err().expect("events are never in a deck");
        assert_eq!(error["code"], "bad_setup");
    }
}

#[test]
fn tc_event_03_with_no_copy_in_town_there_is_none_to_hire() {
    let mut scene = two(1, 9).piles("illness", 0).piles("bad-habit", 0).open();
    scene.illegal("hire:illness@1.colette", "TC-");
    scene.illegal("hire:bad-habit@1", "TC-");
}

#[test]
fn tc_event_03_until_one_returns() {
    let mut scene = table(2)
        .counters(1, 1, 2)
        .seat(0, "hand: claire; habits: 1")
        .seat(1, "rooms: colette")
        .piles("bad-habit", 0)
        .open();
    scene.does("serve:claire return:bad-habit end hire:bad-habit@1");
    assert_eq!((scene.habits(0), scene.habits(1), scene.pile("bad-habit")), (0, 1, 0));
}

#[test]
fn tc_event_04_the_own_quarters_are_allowed() {
    let mut scene = two(2, 6).seat(0, "rooms: azure").open();
    scene.does("hire:bad-habit@0 hire:illness@0.azure");
    assert_eq!((scene.habits(0), scene.habits(1)), (1, 0));
    scene.has(0, "rooms: azure!1");
}

#[test]
fn tc_event_05_a_bad_habit_needs_a_maid_in_the_quarters() {
    let mut scene = table(4)
        .phase("hire")
        .counters(1, 1, 3)
        .seat(1, "private: rosa")
        .seat(2, "rooms: azure")
        .seat(3, "rooms: colette")
        .open();
    for seat in 1..4 {
        assert!(scene.offers(&format!("hire:bad-habit@{seat}")));
    }
    scene.illegal("hire:bad-habit@0", "TC-EVENT");
}

#[test]
fn tc_event_06_bad_habits_lie_in_the_quarters_without_limit() {
    let mut scene = two(16, 32).open();
    for _ in 0..16 {
        scene.act("hire:bad-habit@1");
    }
    assert_eq!((scene.habits(1), scene.pile("bad-habit")), (16, 0));
    scene.has(1, "rooms: colette");
}

#[test]
fn tc_event_07_illness_is_put_on_one_maid_of_any_quarters() {
    let mut scene = table(3)
        .phase("hire")
        .counters(1, 1, 4)
        .seat(0, "rooms: azure")
        .seat(1, "rooms: colette viola")
        .seat(2, "private: rosa")
        .open();
    let illnesses: Vec<String> = scene.legal().into_iter().filter(|a| a.starts_with("hire:illness")).collect();
    assert_eq!(illnesses.len(), 4);
    for target in ["0.azure-crescent", "1.colette-framboise", "1.viola-crescent", "2.rosa-topaz"] {
        assert!(scene.offers(&format!("hire:illness@{target}")), "{target}");
    }
    scene.act("hire:illness@1.viola");
    scene.has(1, "rooms: colette viola!1");
}

#[test]
fn tc_event_08_of_a_stack_only_the_topmost_falls_ill() {
    let mut scene = two(1, 4).seat(1, "private: rosa fay").open();
    scene.illegal("hire:illness@1.fay", "TC-EVENT");
    scene.act("hire:illness@1.rosa");
    scene.has(1, "private: rosa!1 fay");
}

#[test]
fn tc_event_09_several_illnesses_on_one_maid() {
    let mut scene = two(2, 8).open();
    scene.does("hire:illness@1.colette hire:illness@1.colette");
    scene.has(1, "rooms: colette!2");
    assert_eq!(scene.points(1), 0);
}

#[test]
fn tc_event_09_she_is_sick_while_one_is_left() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; private: lalande!2").open();
    scene.act("cure:lalande");
    scene.has(0, "private: lalande!1");
    scene.illegal("use:lalande", "");
    assert_eq!(scene.points(0), 0);
}

#[test]
fn tc_event_10_a_sick_maid_has_no_points_and_no_bonus() {
    let mut scene = table(2).seat(0, "rooms: azure!1 viola rouge; private: sora!1").open();
    assert_eq!(scene.points(0), 2 + 3);
}

#[test]
fn tc_event_10_negative_points_are_cancelled_too() {
    let mut scene = table(2).seat(0, "private: amber!1").seat(1, "private: nord!1").open();
    assert_eq!((scene.points(0), scene.points(1)), (0, 0));
    let mut well = table(2).seat(0, "private: amber").seat(1, "private: nord").open();
    assert_eq!((well.points(0), well.points(1)), (-3, -4));
}

#[test]
fn tc_event_10_a_sick_amber_takes_no_card() {
    let mut scene = table(2).phase("hire").seat(1, "private: amber!1").seat(0, "deck: L1*6").open();
    scene.act("end");
    scene.has(0, "hand: L1*5; discard:");
}

#[test]
fn tc_event_10_a_sick_milly_or_tanya_sleeps() {
    for maid in ["milly-violet!1", "tanya-petrushka!1"] {
        let mut scene = table(2).seat(0, &format!("private: {maid}")).seat(0, "hand: viola; deck: L1*2").open();
        scene.act("serve:viola");
        scene.free(0, "serve");
        scene.counters(0, 1, 0).has(0, "hand: L1");
    }
}

#[test]
fn tc_event_11_only_the_named_copy_falls_ill() {
    let mut scene = two(1, 4).seat(1, "rooms: colette*3").open();
    scene.act("hire:illness@1.colette");
    scene.has(1, "rooms: colette*2 colette!1");
}

#[test]
fn tc_event_11_healthy_and_sick_copies_are_different_targets() {
    let mut scene = two(2, 8).seat(1, "rooms: colette colette!1").open();
    assert!(scene.offers("hire:illness@1.colette") && scene.offers("hire:illness@1.colette!1"));
    scene.act("hire:illness@1.colette!1");
    scene.has(1, "rooms: colette colette!2");
    assert!(scene.offers("hire:illness@1.colette!2"));
    scene.act("hire:illness@1.colette");
    scene.has(1, "rooms: colette!1 colette!2");
}

#[test]
fn tc_event_12_a_sick_maid_is_still_a_maid_in_the_quarters() {
    let mut scene = two(1, 4).seat(1, "rooms: colette!1").open();
    assert!(scene.offers("hire:bad-habit@1") && scene.offers("hire:illness@1.colette"));
    let mut nena = table(2).seat(0, "hand: nena").seat(1, "private: rosa!1").open();
    nena.act("serve:nena");
    nena.has(1, "habits: 1");
}

#[test]
fn tc_event_13_without_claire_the_receiver_is_not_asked() {
    let mut scene = two(2, 6).seat(1, "hand: kagari; discard: claire").open();
    scene.act("hire:bad-habit@1");
    scene.free(0, "hire");
    scene.act("hire:illness@1.colette");
    scene.free(0, "hire");
    scene.has(1, "habits: 1");
}

#[test]
fn tc_event_13_only_the_receivers_claire_counts() {
    let mut scene =
        table(3).phase("hire").counters(1, 1, 2).seat(1, "rooms: colette").seat(2, "hand: claire; rooms: azure").open();
    scene.act("hire:bad-habit@1");
    scene.free(0, "hire");
    scene.has(1, "habits: 1");
}

/// Proves TC-EVENT-14, AMB-TC-24.
#[test]
fn tc_event_14_what_was_paid_for_a_cancelled_event_is_lost() {
    let mut scene = two(2, 9).seat(1, "hand: claire").open();
    scene.act("hire:illness@1.colette");
    scene.asked(1, "reaction", "claire");
    scene.asks("yes no").act("yes");
    scene.free(0, "hire");
    scene.counters(1, 1, 5).has(1, "hand: claire");
    scene.has(1, "rooms: colette");
    assert_eq!(scene.pile("illness"), 10);
}

#[test]
fn tc_event_14_the_returned_copy_may_be_hired_again_at_once() {
    let mut scene = two(2, 4).seat(1, "hand: claire").piles("bad-habit", 1).open();
    scene.does("hire:bad-habit@1 yes hire:bad-habit@1 no");
    assert_eq!((scene.habits(1), scene.pile("bad-habit")), (1, 0));
}

#[test]
fn tc_event_15_claire_served_removes_an_illness() {
    let mut scene = table(2).seat(0, "hand: claire; rooms: colette!2").piles("illness", 8).open();
    scene.does("serve:claire return:illness.colette");
    scene.has(0, "rooms: colette!1");
    assert_eq!(scene.pile("illness"), 9);
}

#[test]
fn tc_event_16_tanya_and_milly_work_as_soon_as_they_are_well() {
    let mut tanya = table(2).seat(0, "hand: claire viola; deck: L1*3; private: tanya!1").open();
    tanya.does("serve:claire return:illness.tanya serve:viola");
    tanya.asked(0, "choice", "tanya");
    let mut milly = table(2).seat(0, "hand: claire viola; deck: L1*3; private: milly!1").open();
    milly.does("serve:claire return:illness.milly serve:viola");
    milly.counters(1, 1, 0);
}

#[test]
fn tc_event_16_a_starting_ability_comes_too_late() {
    for maid in ["rosa-topaz", "lucienne-de-marlboro", "fay-longfang", "lalande-dreyfus"] {
        let mut scene = table(2).seat(0, "hand: claire; deck: L1*2").seat(0, &format!("private: {maid}!1")).open();
        scene.does(&format!("serve:claire return:illness.{maid}"));
        scene.free(0, "serve");
        scene.counters(1, 1, 0);
        scene.illegal(&format!("use:{maid}"), "");
    }
}

#[test]
fn tc_event_16_amber_well_again_works_at_the_next_dismissal() {
    let mut scene = table(2).seat(0, "hand: claire; private: amber!1").seat(1, "deck: L1 L2*6").open();
    scene.does("serve:claire return:illness.amber");
    scene.end_turn();
    scene.end_turn();
    scene.has(1, "discard: L1; hand: L2*4");
}

#[test]
fn tc_event_17_a_three_love_does_not_remove_a_bad_habit() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; rooms: azure; habits: 2").open();
    scene.free(0, "hire");
    scene.has(0, "habits: 2");
}

#[test]
fn tc_event_17_claire_removes_one_and_sora_moves_one() {
    let mut claire = table(2).seat(0, "hand: claire; rooms: azure; habits: 3").open();
    claire.does("serve:claire return:bad-habit");
    claire.has(0, "habits: 2");
    let mut sora = table(2).phase("start").seat(0, "private: sora; habits: 3").seat(1, "rooms: azure").open();
    sora.does("use:sora target:0 take:bad-habit target:1");
    assert_eq!((sora.habits(0), sora.habits(1)), (2, 1));
}

/// Proves TC-EVENT-18, AMB-TC-52.
#[test]
fn tc_event_18_a_bad_habit_needs_no_maid_to_stay() {
    let mut scene = table(2).phase("hire").seat(0, "habits: 2").seat(1, "habits: 1").open();
    scene.end_turn();
    scene.end_turn();
    assert_eq!((scene.habits(0), scene.habits(1)), (2, 1));
    assert_eq!((scene.points(0), scene.points(1)), (-2, -1));
}

/// Proves TC-EVENT-19, AMB-TC-49.
#[test]
fn tc_event_19_an_event_without_a_receiver_is_not_for_hire() {
    let mut scene = table(3).phase("hire").counters(1, 3, 20).open();
    assert!(scene.legal().iter().all(|a| !a.contains("illness") && !a.contains("bad-habit")));
    scene.illegal("hire:bad-habit@1", "TC-EVENT");
    scene.illegal("hire:illness@1.colette", "TC-");
}
