//! Chambermaids: TC-CHAMBER.

use crate::kit::*;

#[test]
fn tc_chamber_01_from_the_hand_into_the_quarters_instead_of_serving() {
    let mut scene = table(2).hand(0, &["azure-crescent", "1-love"]).open();
    scene.asks(&["serve:azure-crescent", "chamber:azure-crescent", "love:1-love", "end"]);
    scene.act("chamber:azure-crescent");
    chambered(&mut scene, 0, &["azure-crescent"]);
    scene.has(0, "hand", &["1-love"]).has(0, "in_play", &[]);
}

#[test]
fn tc_chamber_01_only_in_the_serving_phase() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["lalande-dreyfus"])
        .deck(0, &["1-love"])
        .hand(0, &["azure-crescent"])
        .open();
    illegal(&mut scene, "chamber:azure-crescent", "TC-");
    go(&mut scene, "hire");
    illegal(&mut scene, "chamber:azure-crescent", "TC-");
}

#[test]
fn tc_chamber_02_four_generals_for_one_serving_and_colette_for_two() {
    for (card, price) in [
        ("safran-virginie", 1),
        ("azure-crescent", 1),
        ("viola-crescent", 1),
        ("rouge-crescent", 1),
        ("colette-framboise", 2),
    ] {
        let mut scene = table(2).counters(3, 1, 0).hand(0, &[card]).open();
        scene.act(&format!("chamber:{card}"));
        chambered(&mut scene, 0, &[card]);
        assert_eq!(scene.counter("serving"), 3 - price, "{card}");
    }
}

#[test]
fn tc_chamber_02_nobody_else_can_be_chambered() {
    let firsts = ["kagari-ichinomiya", "genevieve-daubigny", "moine-de-lefevre", "tenalys-trent"];
    let others = ["sainsbury-lockwood", "anise-greenaway", "marianne-soleil"];
    let first: Vec<&str> = firsts.into_iter().chain(others).collect();
    for hand in [first, OTHER_GENERALS.to_vec()] {
        let mut scene = table(2).counters(5, 1, 0).hand(0, &hand).open();
        assert!(scene.legal().iter().all(|a| !a.starts_with("chamber:")));
        illegal(&mut scene, &format!("chamber:{}", hand[0]), "");
    }
}

#[test]
fn tc_chamber_03_the_price_must_be_there_in_full() {
    let mut scene = table(2).counters(1, 1, 0).hand(0, &["colette-framboise", "kagari-ichinomiya"]).open();
    illegal(&mut scene, "chamber:colette-framboise", "TC-CHAMBER");
    scene.acts(&["serve:kagari-ichinomiya", "chamber:colette-framboise"]).counters(0, 1, 0);
}

#[test]
fn tc_chamber_04_chambering_gives_none_of_her_symbols() {
    let mut scene = table(2)
        .counters(4, 1, 0)
        .hand(0, &["viola-crescent", "azure-crescent", "rouge-crescent", "safran-virginie"])
        .deck(0, &["1-love"])
        .open();
    scene.acts(&["chamber:viola-crescent", "chamber:azure-crescent", "chamber:rouge-crescent"]);
    scene.act("chamber:safran-virginie");
    scene.counters(0, 1, 0).has(0, "hand", &[]).has(0, "deck", &["1-love"]);
}

/// Proves TC-CHAMBER-04.
#[test]
fn tc_chamber_04_chambering_a_drawing_maid_wakes_neither_milly_nor_tanya() {
    for maid in ["milly-violet", "tanya-petrushka"] {
        let mut scene = table(2).private(0, &[maid]).hand(0, &["viola-crescent"]).deck(0, &["1-love*2"]).open();
        scene.act("chamber:viola-crescent");
        free(&mut scene, 0, "serve");
        scene.counters(0, 1, 0).has(0, "hand", &[]);
    }
}

#[test]
fn tc_chamber_05_a_maid_who_has_served_is_not_chambered() {
    let mut scene = table(2).counters(3, 1, 0).hand(0, &["rouge-crescent"]).open();
    scene.act("serve:rouge-crescent");
    illegal(&mut scene, "chamber:rouge-crescent", "TC-CHAMBER");
}

#[test]
fn tc_chamber_06_she_stays_to_the_end() {
    let mut scene = table(2).hand(0, &["azure-crescent"]).deck(0, &["1-love*12"]).open();
    scene.act("chamber:azure-crescent");
    for _ in 0..4 {
        end_turn(&mut scene);
    }
    chambered(&mut scene, 0, &["azure-crescent"]);
    assert!(!scene.zone(0, "discard").contains(&"azure-crescent".to_string()));
}

#[test]
fn tc_chamber_06_a_chambermaid_never_serves_again() {
    let mut scene = table(2).hand(0, &["kagari-ichinomiya"]).chambered(0, &["azure-crescent"]).open();
    illegal(&mut scene, "serve:azure-crescent", "TC-");
    illegal(&mut scene, "use:azure-crescent", "");
}

#[test]
fn tc_chamber_07_her_points_still_count() {
    let mut scene = table(2).chambered(0, &["azure-crescent"]).deck(1, &["azure-crescent"]).open();
    assert_eq!((scene.points(0), scene.points(1)), (1, 1));
}

/// Proves TC-CHAMBER-08, AMB-TC-53.
#[test]
fn tc_chamber_08_the_bonus_is_for_copies_in_the_quarters_only() {
    let all = ["azure-crescent", "viola-crescent", "rouge-crescent", "safran-virginie*4"];
    let mut scene = table(4).deck(0, &all).hand(1, &all).discard(2, &all).chambered(3, &all).open();
    assert_eq!([0, 1, 2, 3].map(|seat| scene.points(seat)), [3, 3, 3, 3 + 7 + 12]);
}

#[test]
fn tc_chamber_09_as_many_as_there_are_servings() {
    let mut scene = table(2).counters(4, 1, 0).hand(0, &["azure-crescent*3", "rouge-crescent*2"]).open();
    scene.acts(&["chamber:azure-crescent"; 3]).act("chamber:rouge-crescent");
    chambered(&mut scene, 0, &["azure-crescent*3", "rouge-crescent"]);
    illegal(&mut scene, "chamber:rouge-crescent", "TC-CHAMBER");
}
