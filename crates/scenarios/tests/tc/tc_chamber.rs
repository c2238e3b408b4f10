//! Chambermaids: TC-CHAMBER.

use crate::kit::*;

#[test]
fn tc_chamber_01_from_the_hand_into_the_quarters_instead_of_serving() {
    let mut scene = table(2).seat(0, "hand: azure L1").open();
    scene.asks("serve:azure chamber:azure love:L1 end");
    scene.act("chamber:azure");
    scene.has(0, "rooms: azure");
    scene.has(0, "hand: L1; play:");
}

#[test]
fn tc_chamber_01_only_in_the_serving_phase() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; deck: L1; hand: azure").open();
    scene.illegal("chamber:azure", "TC-");
    scene.go("hire");
    scene.illegal("chamber:azure", "TC-");
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
        let mut scene = table(2).counters(3, 1, 0).seat(0, &format!("hand: {card}")).open();
        scene.act(&format!("chamber:{card}"));
        scene.has(0, &format!("rooms: {card}"));
        assert_eq!(scene.counter("serving"), 3 - price, "{card}");
    }
}

#[test]
fn tc_chamber_02_nobody_else_can_be_chambered() {
    let first = "kagari genevieve moine tenalys sainsbury anise marianne";
    for hand in [first, &OTHER_GENERALS.join(" ")] {
        let mut scene = table(2).counters(5, 1, 0).seat(0, &format!("hand: {hand}")).open();
        assert!(scene.legal().iter().all(|a| !a.starts_with("chamber:")));
        scene.illegal(&format!("chamber:{}", hand.split(' ').next().expect("a maid")), "");
    }
}

#[test]
fn tc_chamber_03_the_price_must_be_there_in_full() {
    let mut scene = table(2).counters(1, 1, 0).seat(0, "hand: colette kagari").open();
    scene.illegal("chamber:colette", "TC-CHAMBER");
    scene.does("serve:kagari chamber:colette").counters(0, 1, 0);
}

#[test]
fn tc_chamber_04_chambering_gives_none_of_her_symbols() {
    let mut scene = table(2).counters(4, 1, 0).seat(0, "hand: viola azure rouge safran; deck: L1").open();
    scene.does("chamber:viola chamber:azure chamber:rouge");
    scene.act("chamber:safran");
    scene.counters(0, 1, 0).has(0, "hand:; deck: L1");
}

/// Proves TC-CHAMBER-04.
#[test]
fn tc_chamber_04_chambering_a_drawing_maid_wakes_neither_milly_nor_tanya() {
    for maid in ["milly-violet", "tanya-petrushka"] {
        let mut scene = table(2).seat(0, &format!("private: {maid}")).seat(0, "hand: viola; deck: L1*2").open();
        scene.act("chamber:viola");
        scene.free(0, "serve");
        scene.counters(0, 1, 0).has(0, "hand:");
    }
}

#[test]
fn tc_chamber_05_a_maid_who_has_served_is_not_chambered() {
    let mut scene = table(2).counters(3, 1, 0).seat(0, "hand: rouge").open();
    scene.act("serve:rouge");
    scene.illegal("chamber:rouge", "TC-CHAMBER");
}

#[test]
fn tc_chamber_06_she_stays_to_the_end() {
    let mut scene = table(2).seat(0, "hand: azure; deck: L1*12").open();
    scene.act("chamber:azure");
    for _ in 0..4 {
        scene.end_turn();
    }
    scene.has(0, "rooms: azure");
    assert!(!scene.zone(0, "discard").contains(&"azure-crescent".to_string()));
}

#[test]
fn tc_chamber_06_a_chambermaid_never_serves_again() {
    let mut scene = table(2).seat(0, "hand: kagari; rooms: azure").open();
    scene.illegal("serve:azure", "TC-");
    scene.illegal("use:azure", "");
}

#[test]
fn tc_chamber_07_her_points_still_count() {
    let mut scene = table(2).seat(0, "rooms: azure").seat(1, "deck: azure").open();
    assert_eq!((scene.points(0), scene.points(1)), (1, 1));
}

/// Proves TC-CHAMBER-08, AMB-TC-53.
#[test]
fn tc_chamber_08_the_bonus_is_for_copies_in_the_quarters_only() {
    let places = ["deck", "hand", "discard", "rooms"].into_iter().enumerate();
    let lay = |table: Table, (seat, zone)| table.seat(seat, &format!("{zone}: azure viola rouge safran*4"));
    let mut scene = places.fold(table(4), lay).open();
    assert_eq!([0, 1, 2, 3].map(|seat| scene.points(seat)), [3, 3, 3, 3 + 7 + 12]);
}

#[test]
fn tc_chamber_09_as_many_as_there_are_servings() {
    let mut scene = table(2).counters(4, 1, 0).seat(0, "hand: azure*3 rouge*2").open();
    scene.does("chamber:azure chamber:azure chamber:azure").act("chamber:rouge");
    scene.has(0, "rooms: azure*3 rouge");
    scene.illegal("chamber:rouge", "TC-CHAMBER");
}
