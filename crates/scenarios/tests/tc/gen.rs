//! The conventions of every game, seen in the base box: GEN.

use crate::kit::*;

#[test]
fn gen_01_you_may_is_asked_when_its_part_is_reached() {
    let mut scene = table(2).hand(0, &["natsumi-fujikawa"]).deck(0, &["1-love"]).open();
    scene.act("serve:natsumi-fujikawa");
    scene.has(0, "hand", &["1-love"]);
    assert!(scene.offers("no"), "the discard is asked after the draw, and may be declined");
}

#[test]
fn gen_01_everything_else_is_mandatory() {
    let mut scene = table(2).hand(0, &["natsumi-fujikawa", "1-love"]).hand(1, &["2-love*4"]).open();
    scene.acts(&["serve:natsumi-fujikawa", "discard:1-love"]).asks(&["discard:2-love"]);
    illegal(&mut scene, "no", "");
    let mut nena = table(2).hand(0, &["nena-wilder"]).chambered(1, &["azure-crescent"]).open();
    nena.act("serve:nena-wilder");
    assert_eq!(habits(&mut nena, 1), 1, "Nena asks nobody");
}

#[test]
fn gen_02_an_instruction_is_carried_out_as_far_as_possible() {
    let mut scene = table(2).hand(0, &["anise-greenaway"]).deck(0, &["1-love"]).discard(0, &["2-love"]).open();
    scene.act("serve:anise-greenaway");
    scene.has(0, "hand", &["1-love", "2-love"]).counters(0, 2, 0);
}

#[test]
fn gen_02_a_price_is_paid_in_full_or_nothing_follows() {
    let mut scene = table(2).hand(0, &["sainsbury-lockwood", "2-love"]).open();
    scene.act("serve:sainsbury-lockwood");
    illegal(&mut scene, "take:kagari-ichinomiya", "");
    scene.has(0, "hand", &["2-love"]);
}

#[test]
fn gen_03_turns_go_clockwise() {
    let mut scene = dealt(4, json!({"first": 2}));
    for seat in [2, 3, 0, 1, 2] {
        assert_eq!(scene.decider(), seat);
        end_turn(&mut scene);
    }
}

/// Proves GEN-04, AMB-GEN-02.
#[test]
fn gen_04_several_players_resolve_clockwise_from_the_left() {
    let mut scene = table(4)
        .turn_of(2)
        .hand(2, &["natsumi-fujikawa", "1-love"])
        .hand(0, &["1-love*4"])
        .hand(1, &["1-love*4"])
        .hand(3, &["1-love*4"])
        .open();
    scene.acts(&["serve:natsumi-fujikawa", "discard:1-love"]);
    for seat in [3, 0, 1] {
        assert_eq!(scene.decider(), seat);
        scene.act("discard:1-love");
    }
    free(&mut scene, 2, "serve");
}

#[test]
fn gen_04_each_finishes_before_the_next_begins() {
    let mut scene = table(3)
        .hand(0, &["nena-wilder"])
        .hand(1, &["claire-saint-juste"])
        .chambered(1, &["azure-crescent"])
        .chambered(2, &["azure-crescent"])
        .open();
    scene.act("serve:nena-wilder");
    assert_eq!((scene.decider(), habits(&mut scene, 2)), (1, 0), "the right neighbour waits for the reaction");
    scene.act("no");
    assert_eq!((habits(&mut scene, 1), habits(&mut scene, 2)), (1, 1));
}

/// Proves GEN-05, AMB-GEN-03.
#[test]
fn gen_05_the_owner_chooses_from_the_hand_and_the_user_the_target() {
    let mut scene = table(2)
        .counters(2, 1, 0)
        .hand(0, &["natsumi-fujikawa", "eliza-rosewater", "1-love"])
        .hand(1, &["1-love*3", "3-love"])
        .deck(1, &["2-love"])
        .open();
    scene.acts(&["serve:natsumi-fujikawa", "discard:1-love"]);
    asked(&mut scene, 1, "choice", "natsumi-fujikawa");
    scene.asks(&["discard:1-love", "discard:3-love"]).act("discard:1-love");
    scene.act("serve:eliza-rosewater");
    asked(&mut scene, 0, "choice", "eliza-rosewater");
    scene.act("target:1");
    asked(&mut scene, 0, "choice", "eliza-rosewater");
}

#[test]
fn gen_06_a_card_in_the_box_is_never_named() {
    let mut scene = table(2).phase("hire").counters(1, 1, 20).town(&FIRST_GAME).open();
    assert!(scene.refused("hire:natsumi-fujikawa")["code"].is_string());
    assert!(scene.legal().iter().all(|a| OTHER_GENERALS.iter().all(|k| !a.contains(k))));
    let laid = table(2).option("town", json!("first-game")).hand(0, &["natsumi-fujikawa"]);
    let error = laid.try_open().err().expect("Natsumi is in the box");
    assert!(["bad_setup", "unknown_card"].contains(&error["code"].as_str().unwrap()), "{error}");
}

#[test]
fn gen_06_sainsbury_finds_nobody_in_the_box() {
    let mut scene = table(2).town(&FIRST_GAME).hand(0, &["sainsbury-lockwood", "1-love"]).open();
    scene.act("serve:sainsbury-lockwood");
    assert!(!scene.offers("take:claire-saint-juste") && !scene.offers("take:eliza-rosewater"));
}

/// Proves GEN-07, AMB-TC-20.
#[test]
fn gen_07_equal_cards_are_one_answer_but_each_copy_has_its_own_illness() {
    let mut scene = table(2).phase("hire").counters(1, 2, 8).chambered(1, &["safran-virginie*3"]).open();
    let targets = |scene: &mut Scene| scene.legal().iter().filter(|a| a.starts_with("hire:illness")).count();
    assert_eq!(targets(&mut scene), 1);
    scene.act("hire:illness@1.safran-virginie");
    assert_eq!(targets(&mut scene), 2);
    assert_eq!(scene.points(1), 4, "two of three are left for a set");
}
