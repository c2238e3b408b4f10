//! The starting phase and the cure: TC-START.

use crate::kit::*;

/// Proves TC-START-01, TC-START-11.
#[test]
fn tc_start_01_a_starting_ability_is_gone_in_the_serving_phase() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["lalande-dreyfus"])
        .hand(0, &["kagari-ichinomiya"])
        .deck(0, &["1-love*6"])
        .open();
    assert!(scene.offers("use:lalande-dreyfus"));
    scene.act("end");
    illegal(&mut scene, "use:lalande-dreyfus", "TC-");
    scene.act("end");
    illegal(&mut scene, "use:lalande-dreyfus", "TC-");
}

#[test]
fn tc_start_01_no_cure_outside_the_starting_phase() {
    let mut scene = table(2).hand(0, &["3-love", "kagari-ichinomiya"]).chambered(0, &["colette-framboise!1"]).open();
    illegal(&mut scene, "cure:colette-framboise", "TC-");
    scene.act("end");
    illegal(&mut scene, "cure:colette-framboise", "TC-");
}

#[test]
fn tc_start_01_a_phase_without_anything_to_do_is_passed_over() {
    let mut scene = table(2).phase("start").hand(0, &["1-love*2", "kagari-ichinomiya"]).open();
    free(&mut scene, 0, "serve");
}

#[test]
fn tc_start_02_an_ability_works_once_per_turn() {
    let mut scene = table(2).phase("start").private(0, &["lalande-dreyfus"]).deck(0, &["1-love*3"]).open();
    scene.act("use:lalande-dreyfus");
    free(&mut scene, 0, "start");
    illegal(&mut scene, "use:lalande-dreyfus", "TC-");
    scene.has(0, "hand", &["1-love"]);
}

#[test]
fn tc_start_02_an_ability_is_back_in_the_next_turn() {
    let mut scene = table(2).phase("start").private(0, &["lalande-dreyfus"]).deck(0, &["1-love*12"]).open();
    scene.act("use:lalande-dreyfus");
    end_turn(&mut scene);
    end_turn(&mut scene);
    free(&mut scene, 0, "start");
    scene.act("use:lalande-dreyfus");
    scene.has(0, "hand", &["1-love*6"]);
}

#[test]
fn tc_start_03_a_sick_private_maid_does_nothing() {
    let mut rosa = table(2).phase("start").private(0, &["rosa-topaz!1"]).open();
    free(&mut rosa, 0, "hire");
    rosa.counters(1, 1, 0);
    let mut lalande = table(2).phase("start").private(0, &["lalande-dreyfus!1"]).deck(0, &["1-love"]).open();
    free(&mut lalande, 0, "hire");
    let mut fay = table(2).phase("start").private(0, &["fay-longfang!2"]).open();
    free(&mut fay, 0, "hire");
}

/// Proves TC-START-04, TC-START-07, TC-EVENT-15.
#[test]
fn tc_start_04_a_three_love_sends_one_illness_back_to_town() {
    let mut scene =
        table(2).phase("start").hand(0, &["3-love"]).chambered(0, &["colette-framboise!1"]).pile("illness", 9).open();
    scene.act("cure:colette-framboise");
    chambered(&mut scene, 0, &["colette-framboise"]);
    assert_eq!(scene.pile("illness"), 10);
    scene.has(0, "hand", &[]).has(0, "discard", &["3-love"]).has(0, "in_play", &[]).counters(1, 1, 0);
}

#[test]
fn tc_start_04_only_a_three_love_cures() {
    let mut scene =
        table(2).phase("start").hand(0, &["2-love*2", "1-love*3"]).chambered(0, &["colette-framboise!1"]).open();
    free(&mut scene, 0, "hire");
}

#[test]
fn tc_start_05_one_illness_per_three_love() {
    let mut scene = table(2).phase("start").hand(0, &["3-love*2"]).chambered(0, &["colette-framboise!3"]).open();
    scene.act("cure:colette-framboise");
    chambered(&mut scene, 0, &["colette-framboise!2"]);
    scene.act("cure:colette-framboise");
    chambered(&mut scene, 0, &["colette-framboise!1"]);
    scene.asks(&["end"]);
    scene.has(0, "discard", &["3-love*2"]);
}

#[test]
fn tc_start_05_the_sick_of_others_are_not_cured() {
    let mut scene = table(2)
        .phase("start")
        .hand(0, &["3-love"])
        .chambered(0, &["azure-crescent!1"])
        .chambered(1, &["colette-framboise!1"])
        .private(1, &["rosa-topaz!1"])
        .open();
    scene.asks(&["cure:azure-crescent", "love:3-love", "end"]);
}

#[test]
fn tc_start_06_every_maid_of_the_own_quarters_can_be_cured() {
    let mut scene = table(2)
        .phase("start")
        .hand(0, &["3-love*3"])
        .chambered(0, &["colette-framboise!1", "azure-crescent!1", "viola-crescent"])
        .private(0, &["rosa-topaz!1"])
        .open();
    scene.asks(&["cure:colette-framboise", "cure:azure-crescent", "cure:rosa-topaz", "love:3-love", "love:all", "end"]);
    scene.acts(&["cure:azure-crescent", "cure:rosa-topaz", "cure:colette-framboise"]);
    chambered(&mut scene, 0, &["colette-framboise", "azure-crescent", "viola-crescent"]);
    private(&mut scene, 0, &["rosa-topaz"]);
}

#[test]
fn tc_start_06_copies_with_different_numbers_of_illnesses_are_told_apart() {
    let mut scene = table(2)
        .phase("start")
        .hand(0, &["3-love"])
        .chambered(0, &["safran-virginie", "safran-virginie!1", "safran-virginie!2"])
        .open();
    scene.asks(&["cure:safran-virginie!1", "cure:safran-virginie!2", "love:3-love", "end"]);
    scene.act("cure:safran-virginie!2");
    chambered(&mut scene, 0, &["safran-virginie", "safran-virginie!1", "safran-virginie!1"]);
}

#[test]
fn tc_start_08_a_cured_rosa_gives_her_love_at_once() {
    let mut scene = table(2).phase("start").hand(0, &["3-love"]).private(0, &["rosa-topaz!1"]).open();
    scene.counters(1, 1, 0).act("cure:rosa-topaz");
    scene.counters(1, 1, 1);
}

#[test]
fn tc_start_08_a_cured_lucienne_gives_her_serving_at_once() {
    let mut scene = table(2).phase("start").hand(0, &["3-love"]).private(0, &["lucienne-de-marlboro!1"]).open();
    scene.act("cure:lucienne-de-marlboro");
    scene.counters(2, 1, 0);
}

#[test]
fn tc_start_08_a_cured_fay_asks_in_the_same_phase() {
    let mut scene = table(2).phase("start").hand(0, &["3-love"]).private(0, &["fay-longfang!1"]).open();
    scene.act("cure:fay-longfang");
    scene.asks(&["gain:love", "gain:employment"]).act("gain:employment");
    scene.counters(1, 2, 0);
}

#[test]
fn tc_start_08_only_the_last_illness_gone_makes_her_well() {
    let mut scene = table(2).phase("start").hand(0, &["3-love*2"]).private(0, &["rosa-topaz!2"]).open();
    scene.act("cure:rosa-topaz");
    scene.counters(1, 1, 0).act("cure:rosa-topaz");
    scene.counters(1, 1, 1);
}

/// Proves TC-START-08, TC-START-09, AMB-TC-44.
#[test]
fn tc_start_09_cure_first_then_use_the_cured_maid() {
    let mut scene =
        table(2).phase("start").hand(0, &["3-love"]).deck(0, &["2-love"]).private(0, &["lalande-dreyfus!1"]).open();
    assert!(!scene.offers("use:lalande-dreyfus"));
    scene.act("cure:lalande-dreyfus");
    scene.act("use:lalande-dreyfus");
    scene.has(0, "hand", &["2-love"]);
}

/// Proves AMB-TC-44.
#[test]
fn tc_start_09_or_use_a_maid_first_and_cure_with_what_she_brought() {
    let mut scene = table(2)
        .phase("start")
        .deck(0, &["3-love"])
        .private(0, &["lalande-dreyfus"])
        .chambered(0, &["colette-framboise!1"])
        .open();
    scene.asks(&["use:lalande-dreyfus", "end"]);
    scene.acts(&["use:lalande-dreyfus", "cure:colette-framboise"]);
    chambered(&mut scene, 0, &["colette-framboise"]);
}

/// Proves TC-START-10, AMB-TC-11.
#[test]
fn tc_start_10_what_is_gained_here_lasts_through_the_turn() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["lucienne-de-marlboro"])
        .hand(0, &["colette-framboise", "rouge-crescent"])
        .open();
    free(&mut scene, 0, "serve");
    scene.counters(2, 1, 0).act("chamber:colette-framboise");
    scene.counters(0, 1, 0);
    let mut rosa = table(2).phase("start").private(0, &["rosa-topaz"]).open();
    free(&mut rosa, 0, "hire");
    rosa.counters(1, 1, 1).act("hire:1-love");
    rosa.counters(1, 0, 0);
}

#[test]
fn tc_start_11_a_cure_foregone_is_gone_for_the_turn() {
    let mut scene =
        table(2).phase("start").hand(0, &["3-love", "kagari-ichinomiya"]).private(0, &["rosa-topaz!1"]).open();
    scene.act("end");
    illegal(&mut scene, "cure:rosa-topaz", "TC-");
    scene.counters(1, 1, 0);
}

/// Proves TC-START-12, AMB-TC-48.
#[test]
fn tc_start_12_a_starting_ability_waits_for_the_next_own_turn() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 2, 11)
        .private_pile(&["rosa-topaz", "lalande-dreyfus"], &["fay-longfang", "milly-violet"])
        .deck(0, &["1-love*6"])
        .open();
    scene.acts(&["hire:rosa-topaz", "hire:lalande-dreyfus"]);
    scene.counters(1, 0, 0);
    illegal(&mut scene, "use:lalande-dreyfus", "TC-");
    scene.act("end");
    end_turn(&mut scene);
    free(&mut scene, 0, "start");
    scene.act("use:lalande-dreyfus");
    scene.has(0, "hand", &["1-love*6"]);
}

#[test]
fn tc_start_12_an_ability_of_a_later_moment_works_at_once() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 5)
        .private_pile(&["amber-twilight", "lalande-dreyfus"], &["fay-longfang", "milly-violet"])
        .deck(1, &["1-love", "2-love*6"])
        .open();
    scene.acts(&["hire:amber-twilight", "end"]);
    scene.act("end");
    scene.has(1, "discard", &["1-love"]).has(1, "hand", &["2-love*4"]);
}

/// Proves TC-START-01.
#[test]
fn nobody_cures_or_uses_in_the_turn_of_another() {
    let mut scene = table(2)
        .phase("start")
        .hand(1, &["3-love"])
        .private(1, &["lalande-dreyfus"])
        .chambered(1, &["colette-framboise!1"])
        .open();
    free(&mut scene, 0, "hire");
    illegal(&mut scene, "use:lalande-dreyfus", "");
    illegal(&mut scene, "cure:colette-framboise", "");
}
