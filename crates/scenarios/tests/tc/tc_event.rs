//! Illness and Bad Habit: TC-EVENT.

use crate::kit::*;

/// Seat 0 hires, seat 1 has one chambered Colette.
fn two(employment: i64, love: i64) -> Table {
    table(2).phase("hire").counters(1, employment, love).chambered(1, &["colette-framboise"])
}

#[test]
fn tc_event_01_illness_costs_four_and_bad_habit_two() {
    let mut scene = two(2, 6).open();
    scene.act("hire:illness@1.colette-framboise");
    scene.counters(1, 1, 2).act("hire:bad-habit@1");
    scene.counters(1, 0, 0);
    assert_eq!((scene.pile("illness"), scene.pile("bad-habit")), (9, 15));
}

#[test]
fn tc_event_01_love_and_employment_must_both_be_there() {
    let mut poor = two(1, 3).open();
    illegal(&mut poor, "hire:illness@1.colette-framboise", "TC-");
    let mut idle = two(0, 9).open();
    illegal(&mut idle, "hire:bad-habit@1", "TC-");
}

#[test]
fn tc_event_02_an_event_removed_goes_back_to_town_and_comes_again() {
    let mut scene = table(2)
        .counters(1, 1, 2)
        .hand(0, &["claire-saint-juste"])
        .chambered(0, &["azure-crescent"])
        .habits(0, 1)
        .pile("bad-habit", 15)
        .open();
    scene.acts(&["serve:claire-saint-juste", "return:bad-habit"]);
    assert_eq!(scene.pile("bad-habit"), 16);
    scene.acts(&["end", "hire:bad-habit@0"]);
    assert_eq!((scene.pile("bad-habit"), habits(&mut scene, 0)), (15, 1));
    scene.has(0, "discard", &[]).has(0, "deck", &[]);
}

#[test]
fn tc_event_02_no_table_is_laid_with_an_event_in_a_deck() {
    for card in ["illness", "bad-habit"] {
        let error = table(2).deck(0, &[card]).try_open().err().expect("events are never in a deck");
        assert_eq!(error["code"], "bad_setup");
    }
}

#[test]
fn tc_event_03_with_no_copy_in_town_there_is_none_to_hire() {
    let mut scene = two(1, 9).pile("illness", 0).pile("bad-habit", 0).open();
    illegal(&mut scene, "hire:illness@1.colette-framboise", "TC-");
    illegal(&mut scene, "hire:bad-habit@1", "TC-");
}

#[test]
fn tc_event_03_until_one_returns() {
    let mut scene = table(2)
        .counters(1, 1, 2)
        .hand(0, &["claire-saint-juste"])
        .habits(0, 1)
        .chambered(1, &["colette-framboise"])
        .pile("bad-habit", 0)
        .open();
    scene.acts(&["serve:claire-saint-juste", "return:bad-habit", "end", "hire:bad-habit@1"]);
    assert_eq!((habits(&mut scene, 0), habits(&mut scene, 1), scene.pile("bad-habit")), (0, 1, 0));
}

#[test]
fn tc_event_04_the_own_quarters_are_allowed() {
    let mut scene = two(2, 6).chambered(0, &["azure-crescent"]).open();
    scene.acts(&["hire:bad-habit@0", "hire:illness@0.azure-crescent"]);
    assert_eq!((habits(&mut scene, 0), habits(&mut scene, 1)), (1, 0));
    chambered(&mut scene, 0, &["azure-crescent!1"]);
}

#[test]
fn tc_event_05_a_bad_habit_needs_a_maid_in_the_quarters() {
    let mut scene = table(4)
        .phase("hire")
        .counters(1, 1, 3)
        .private(1, &["rosa-topaz"])
        .chambered(2, &["azure-crescent"])
        .chambered(3, &["colette-framboise"])
        .open();
    for seat in 1..4 {
        assert!(scene.offers(&format!("hire:bad-habit@{seat}")));
    }
    illegal(&mut scene, "hire:bad-habit@0", "TC-EVENT");
}

#[test]
fn tc_event_06_bad_habits_lie_in_the_quarters_without_limit() {
    let mut scene = two(16, 32).open();
    for _ in 0..16 {
        scene.act("hire:bad-habit@1");
    }
    assert_eq!((habits(&mut scene, 1), scene.pile("bad-habit")), (16, 0));
    chambered(&mut scene, 1, &["colette-framboise"]);
}

#[test]
fn tc_event_07_illness_is_put_on_one_maid_of_any_quarters() {
    let mut scene = table(3)
        .phase("hire")
        .counters(1, 1, 4)
        .chambered(0, &["azure-crescent"])
        .chambered(1, &["colette-framboise", "viola-crescent"])
        .private(2, &["rosa-topaz"])
        .open();
    let illnesses: Vec<String> = scene.legal().into_iter().filter(|a| a.starts_with("hire:illness")).collect();
    assert_eq!(illnesses.len(), 4);
    for target in ["0.azure-crescent", "1.colette-framboise", "1.viola-crescent", "2.rosa-topaz"] {
        assert!(scene.offers(&format!("hire:illness@{target}")), "{target}");
    }
    scene.act("hire:illness@1.viola-crescent");
    chambered(&mut scene, 1, &["colette-framboise", "viola-crescent!1"]);
}

#[test]
fn tc_event_08_of_a_stack_only_the_topmost_falls_ill() {
    let mut scene = two(1, 4).private(1, &["rosa-topaz", "fay-longfang"]).open();
    illegal(&mut scene, "hire:illness@1.fay-longfang", "TC-EVENT");
    scene.act("hire:illness@1.rosa-topaz");
    private(&mut scene, 1, &["rosa-topaz!1", "fay-longfang"]);
}

#[test]
fn tc_event_09_several_illnesses_on_one_maid() {
    let mut scene = two(2, 8).open();
    scene.acts(&["hire:illness@1.colette-framboise"; 2]);
    chambered(&mut scene, 1, &["colette-framboise!2"]);
    assert_eq!(scene.points(1), 0);
}

#[test]
fn tc_event_09_she_is_sick_while_one_is_left() {
    let mut scene = table(2).phase("start").hand(0, &["3-love"]).private(0, &["lalande-dreyfus!2"]).open();
    scene.act("cure:lalande-dreyfus");
    private(&mut scene, 0, &["lalande-dreyfus!1"]);
    illegal(&mut scene, "use:lalande-dreyfus", "");
    assert_eq!(scene.points(0), 0);
}

#[test]
fn tc_event_10_a_sick_maid_has_no_points_and_no_bonus() {
    let mut scene = table(2)
        .chambered(0, &["azure-crescent!1", "viola-crescent", "rouge-crescent"])
        .private(0, &["sora-nakachi!1"])
        .open();
    assert_eq!(scene.points(0), 2 + 3);
}

#[test]
fn tc_event_10_negative_points_are_cancelled_too() {
    let mut scene = table(2).private(0, &["amber-twilight!1"]).private(1, &["nord-twilight!1"]).open();
    assert_eq!((scene.points(0), scene.points(1)), (0, 0));
    let mut well = table(2).private(0, &["amber-twilight"]).private(1, &["nord-twilight"]).open();
    assert_eq!((well.points(0), well.points(1)), (-3, -4));
}

#[test]
fn tc_event_10_a_sick_amber_takes_no_card() {
    let mut scene = table(2).phase("hire").private(1, &["amber-twilight!1"]).deck(0, &["1-love*6"]).open();
    scene.act("end");
    scene.has(0, "hand", &["1-love*5"]).has(0, "discard", &[]);
}

#[test]
fn tc_event_10_a_sick_milly_or_tanya_sleeps() {
    for maid in ["milly-violet!1", "tanya-petrushka!1"] {
        let mut scene = table(2).private(0, &[maid]).hand(0, &["viola-crescent"]).deck(0, &["1-love*2"]).open();
        scene.act("serve:viola-crescent");
        free(&mut scene, 0, "serve");
        scene.counters(0, 1, 0).has(0, "hand", &["1-love"]);
    }
}

#[test]
fn tc_event_11_only_the_named_copy_falls_ill() {
    let mut scene = two(1, 4).chambered(1, &["colette-framboise*3"]).open();
    scene.act("hire:illness@1.colette-framboise");
    chambered(&mut scene, 1, &["colette-framboise*2", "colette-framboise!1"]);
}

#[test]
fn tc_event_11_healthy_and_sick_copies_are_different_targets() {
    let mut scene = two(2, 8).chambered(1, &["colette-framboise", "colette-framboise!1"]).open();
    assert!(scene.offers("hire:illness@1.colette-framboise") && scene.offers("hire:illness@1.colette-framboise!1"));
    scene.act("hire:illness@1.colette-framboise!1");
    chambered(&mut scene, 1, &["colette-framboise", "colette-framboise!2"]);
    assert!(scene.offers("hire:illness@1.colette-framboise!2"));
    scene.act("hire:illness@1.colette-framboise");
    chambered(&mut scene, 1, &["colette-framboise!1", "colette-framboise!2"]);
}

#[test]
fn tc_event_12_a_sick_maid_is_still_a_maid_in_the_quarters() {
    let mut scene = two(1, 4).chambered(1, &["colette-framboise!1"]).open();
    assert!(scene.offers("hire:bad-habit@1") && scene.offers("hire:illness@1.colette-framboise"));
    let mut nena = table(2).hand(0, &["nena-wilder"]).private(1, &["rosa-topaz!1"]).open();
    nena.act("serve:nena-wilder");
    assert_eq!(habits(&mut nena, 1), 1);
}

#[test]
fn tc_event_13_without_claire_the_receiver_is_not_asked() {
    let mut scene = two(2, 6).hand(1, &["kagari-ichinomiya"]).discard(1, &["claire-saint-juste"]).open();
    scene.act("hire:bad-habit@1");
    free(&mut scene, 0, "hire");
    scene.act("hire:illness@1.colette-framboise");
    free(&mut scene, 0, "hire");
    assert_eq!(habits(&mut scene, 1), 1);
}

#[test]
fn tc_event_13_only_the_receivers_claire_counts() {
    let mut scene = table(3)
        .phase("hire")
        .counters(1, 1, 2)
        .chambered(1, &["colette-framboise"])
        .hand(2, &["claire-saint-juste"])
        .chambered(2, &["azure-crescent"])
        .open();
    scene.act("hire:bad-habit@1");
    free(&mut scene, 0, "hire");
    assert_eq!(habits(&mut scene, 1), 1);
}

/// Proves TC-EVENT-14, AMB-TC-24.
#[test]
fn tc_event_14_what_was_paid_for_a_cancelled_event_is_lost() {
    let mut scene = two(2, 9).hand(1, &["claire-saint-juste"]).open();
    scene.act("hire:illness@1.colette-framboise");
    asked(&mut scene, 1, "reaction", "claire-saint-juste");
    scene.asks(&["yes", "no"]).act("yes");
    free(&mut scene, 0, "hire");
    scene.counters(1, 1, 5).has(1, "hand", &["claire-saint-juste"]);
    chambered(&mut scene, 1, &["colette-framboise"]);
    assert_eq!(scene.pile("illness"), 10);
}

#[test]
fn tc_event_14_the_returned_copy_may_be_hired_again_at_once() {
    let mut scene = two(2, 4).hand(1, &["claire-saint-juste"]).pile("bad-habit", 1).open();
    scene.acts(&["hire:bad-habit@1", "yes", "hire:bad-habit@1", "no"]);
    assert_eq!((habits(&mut scene, 1), scene.pile("bad-habit")), (1, 0));
}

#[test]
fn tc_event_15_claire_served_removes_an_illness() {
    let mut scene =
        table(2).hand(0, &["claire-saint-juste"]).chambered(0, &["colette-framboise!2"]).pile("illness", 8).open();
    scene.acts(&["serve:claire-saint-juste", "return:illness.colette-framboise"]);
    chambered(&mut scene, 0, &["colette-framboise!1"]);
    assert_eq!(scene.pile("illness"), 9);
}

#[test]
fn tc_event_16_tanya_and_milly_work_as_soon_as_they_are_well() {
    let hand = ["claire-saint-juste", "viola-crescent"];
    let mut tanya = table(2).hand(0, &hand).deck(0, &["1-love*3"]).private(0, &["tanya-petrushka!1"]).open();
    tanya.acts(&["serve:claire-saint-juste", "return:illness.tanya-petrushka", "serve:viola-crescent"]);
    asked(&mut tanya, 0, "choice", "tanya-petrushka");
    let mut milly = table(2).hand(0, &hand).deck(0, &["1-love*3"]).private(0, &["milly-violet!1"]).open();
    milly.acts(&["serve:claire-saint-juste", "return:illness.milly-violet", "serve:viola-crescent"]);
    milly.counters(1, 1, 0);
}

#[test]
fn tc_event_16_a_starting_ability_comes_too_late() {
    for maid in ["rosa-topaz", "lucienne-de-marlboro", "fay-longfang", "lalande-dreyfus"] {
        let mut scene =
            table(2).hand(0, &["claire-saint-juste"]).deck(0, &["1-love*2"]).private(0, &[&format!("{maid}!1")]).open();
        scene.acts(&["serve:claire-saint-juste", &format!("return:illness.{maid}")]);
        free(&mut scene, 0, "serve");
        scene.counters(1, 1, 0);
        illegal(&mut scene, &format!("use:{maid}"), "");
    }
}

#[test]
fn tc_event_16_amber_well_again_works_at_the_next_dismissal() {
    let mut scene = table(2)
        .hand(0, &["claire-saint-juste"])
        .private(0, &["amber-twilight!1"])
        .deck(1, &["1-love", "2-love*6"])
        .open();
    scene.acts(&["serve:claire-saint-juste", "return:illness.amber-twilight"]);
    end_turn(&mut scene);
    end_turn(&mut scene);
    scene.has(1, "discard", &["1-love"]).has(1, "hand", &["2-love*4"]);
}

#[test]
fn tc_event_17_a_three_love_does_not_remove_a_bad_habit() {
    let mut scene = table(2).phase("start").hand(0, &["3-love"]).chambered(0, &["azure-crescent"]).habits(0, 2).open();
    free(&mut scene, 0, "hire");
    assert_eq!(habits(&mut scene, 0), 2);
}

#[test]
fn tc_event_17_claire_removes_one_and_sora_moves_one() {
    let mut claire = table(2).hand(0, &["claire-saint-juste"]).chambered(0, &["azure-crescent"]).habits(0, 3).open();
    claire.acts(&["serve:claire-saint-juste", "return:bad-habit"]);
    assert_eq!(habits(&mut claire, 0), 2);
    let mut sora =
        table(2).phase("start").private(0, &["sora-nakachi"]).habits(0, 3).chambered(1, &["azure-crescent"]).open();
    sora.acts(&["use:sora-nakachi", "target:0", "take:bad-habit", "target:1"]);
    assert_eq!((habits(&mut sora, 0), habits(&mut sora, 1)), (2, 1));
}

/// Proves TC-EVENT-18, AMB-TC-52.
#[test]
fn tc_event_18_a_bad_habit_needs_no_maid_to_stay() {
    let mut scene = table(2).phase("hire").habits(0, 2).habits(1, 1).open();
    end_turn(&mut scene);
    end_turn(&mut scene);
    assert_eq!((habits(&mut scene, 0), habits(&mut scene, 1)), (2, 1));
    assert_eq!((scene.points(0), scene.points(1)), (-2, -1));
}

/// Proves TC-EVENT-19, AMB-TC-49.
#[test]
fn tc_event_19_an_event_without_a_receiver_is_not_for_hire() {
    let mut scene = table(3).phase("hire").counters(1, 3, 20).open();
    assert!(scene.legal().iter().all(|a| !a.contains("illness") && !a.contains("bad-habit")));
    illegal(&mut scene, "hire:bad-habit@1", "TC-EVENT");
    illegal(&mut scene, "hire:illness@1.colette-framboise", "TC-");
}
