//! The conventions of every game, seen in the base box: GEN.

use crate::kit::*;

#[test]
fn gen_01_you_may_is_asked_when_its_part_is_reached() {
    let mut scene = table(2).seat(0, "hand: natsumi; deck: L1").open();
    scene.act("serve:natsumi");
    scene.has(0, "hand: L1");
    assert!(scene.offers("no"), "the discard is asked after the draw, and may be declined");
}

#[test]
fn gen_01_everything_else_is_mandatory() {
    let mut scene = table(2).seat(0, "hand: natsumi L1").seat(1, "hand: L2*4").open();
    scene.does("serve:natsumi discard:L1").asks("discard:L2");
    scene.illegal("no", "");
    let mut nena = table(2).seat(0, "hand: nena").seat(1, "rooms: azure").open();
    nena.act("serve:nena");
    nena.has(1, "habits: 1");
}

#[test]
fn gen_02_an_instruction_is_carried_out_as_far_as_possible() {
    let mut scene = table(2).seat(0, "hand: anise; deck: L1; discard: L2").open();
    scene.act("serve:anise");
    scene.has(0, "hand: L1 L2").counters(0, 2, 0);
}

#[test]
fn gen_02_a_price_is_paid_in_full_or_nothing_follows() {
    let mut scene = table(2).seat(0, "hand: sainsbury L2").open();
    scene.act("serve:sainsbury");
    scene.illegal("take:kagari", "");
    scene.has(0, "hand: L2");
}

#[test]
fn gen_03_turns_go_clockwise() {
    let mut scene = dealt(4, json!({"first": 2}));
    for seat in [2, 3, 0, 1, 2] {
        assert_eq!(scene.decider(), seat);
        scene.end_turn();
    }
}

/// Proves GEN-04, AMB-GEN-02.
#[test]
fn gen_04_several_players_resolve_clockwise_from_the_left() {
    let mut scene = table(4)
        .turn_of(2)
        .seat(2, "hand: natsumi L1")
        .seat(0, "hand: L1*4")
        .seat(1, "hand: L1*4")
        .seat(3, "hand: L1*4")
        .open();
    scene.does("serve:natsumi discard:L1");
    for seat in [3, 0, 1] {
        assert_eq!(scene.decider(), seat);
        scene.act("discard:L1");
    }
    scene.free(2, "serve");
}

#[test]
fn gen_04_each_finishes_before_the_next_begins() {
    let mut scene = table(3).seat(0, "hand: nena").seat(1, "hand: claire; rooms: azure").seat(2, "rooms: azure").open();
    scene.act("serve:nena");
    assert_eq!((scene.decider(), scene.habits(2)), (1, 0), "the right neighbour waits for the reaction");
    scene.act("no");
    assert_eq!((scene.habits(1), scene.habits(2)), (1, 1));
}

/// Proves GEN-05, AMB-GEN-03.
#[test]
fn gen_05_the_owner_chooses_from_the_hand_and_the_user_the_target() {
    let mut scene =
        table(2).counters(2, 1, 0).seat(0, "hand: natsumi eliza L1").seat(1, "hand: L1*3 L3; deck: L2").open();
    scene.does("serve:natsumi discard:L1");
    scene.asked(1, "choice", "natsumi");
    scene.asks("discard:L1 discard:L3").act("discard:L1");
    scene.act("serve:eliza");
    scene.asked(0, "choice", "eliza");
    scene.act("target:1");
    scene.asked(0, "choice", "eliza");
}

#[test]
fn gen_06_a_card_in_the_box_is_never_named() {
    let mut scene = table(2).phase("hire").counters(1, 1, 20).kinds(&FIRST_GAME.join(" ")).open();
    assert!(scene.refused("hire:natsumi")["code"].is_string());
    assert!(scene.legal().iter().all(|a| OTHER_GENERALS.iter().all(|k| !a.contains(k))));
    let laid = table(2).option("town", json!("first-game")).seat(0, "hand: natsumi");
    let error = laid.try_open().err().expect("Natsumi is in the box");
    assert!(["bad_setup", "unknown_card"].contains(&error["code"].as_str().unwrap()), "{error}");
}

#[test]
fn gen_06_sainsbury_finds_nobody_in_the_box() {
    let mut scene = table(2).kinds(&FIRST_GAME.join(" ")).seat(0, "hand: sainsbury L1").open();
    scene.act("serve:sainsbury");
    assert!(!scene.offers("take:claire") && !scene.offers("take:eliza"));
}

/// Proves GEN-07, AMB-TC-20.
#[test]
fn gen_07_equal_cards_are_one_answer_but_each_copy_has_its_own_illness() {
    let mut scene = table(2).phase("hire").counters(1, 2, 8).seat(1, "rooms: safran*3").open();
    let targets = |scene: &mut Scene| scene.legal().iter().filter(|a| a.starts_with("hire:illness")).count();
    assert_eq!(targets(&mut scene), 1);
    scene.act("hire:illness@1.safran");
    assert_eq!(targets(&mut scene), 2);
    assert_eq!(scene.points(1), 4, "two of three are left for a set");
}
