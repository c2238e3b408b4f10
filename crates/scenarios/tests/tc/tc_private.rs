//! Private maids: TC-PRIVATE.

use crate::kit::*;

#[test]
fn tc_private_01_never_in_hand_deck_or_discard_pile() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 5)
        .private_pile(&["rosa-topaz", "fay-longfang"], &["milly-violet"])
        .deck(0, &["1-love*5"])
        .open();
    scene.act("hire:rosa-topaz");
    end_turn(&mut scene);
    private(&mut scene, 0, &["rosa-topaz"]);
    scene.has(0, "hand", &["1-love*5"]).has(0, "deck", &[]).has(0, "discard", &[]);
}

#[test]
fn tc_private_01_no_table_is_laid_with_one_in_a_hand() {
    let error = table(2).hand(0, &["rosa-topaz"]).try_open().err().expect("private maids are never in a hand");
    assert_eq!(error["code"], "bad_setup");
}

#[test]
fn tc_private_02_only_the_two_face_up_can_be_hired() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 20)
        .private_pile(&["rosa-topaz", "fay-longfang"], &["milly-violet", "nord-twilight"])
        .open();
    assert!(scene.offers("hire:rosa-topaz") && scene.offers("hire:fay-longfang"));
    illegal(&mut scene, "hire:milly-violet", "TC-");
    illegal(&mut scene, "hire:sora-nakachi", "TC-");
}

#[test]
fn tc_private_03_only_the_topmost_is_active() {
    let mut scene =
        table(2).phase("start").private(0, &["rosa-topaz", "lucienne-de-marlboro", "lalande-dreyfus"]).open();
    free(&mut scene, 0, "hire");
    scene.counters(1, 1, 1);
}

/// Proves TC-PRIVATE-04, TC-PRIVATE-06, AMB-TC-06.
#[test]
fn tc_private_04_the_newest_lies_on_top_and_the_order_never_changes() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 2, 20)
        .private(0, &["fay-longfang"])
        .private_pile(&["rosa-topaz", "milly-violet"], &["nord-twilight", "sora-nakachi"])
        .deck(0, &["1-love*5"])
        .open();
    scene.acts(&["hire:rosa-topaz", "hire:milly-violet"]);
    private(&mut scene, 0, &["milly-violet", "rosa-topaz", "fay-longfang"]);
    end_turn(&mut scene);
    end_turn(&mut scene);
    assert_eq!(scene.decider(), 0);
    scene.counters(1, 1, 0);
    private(&mut scene, 0, &["milly-violet", "rosa-topaz", "fay-longfang"]);
}

#[test]
fn tc_private_05_covered_ones_keep_their_points() {
    let mut scene = table(2).private(0, &["rosa-topaz", "sora-nakachi", "amber-twilight", "lalande-dreyfus"]).open();
    assert_eq!(scene.points(0), [1, 2, -3, 2].iter().sum::<i64>());
    assert_eq!((scene.line(0, "sora-nakachi"), scene.line(0, "amber-twilight")), (2, -3));
}

#[test]
fn tc_private_05_a_covered_sick_one_has_no_points() {
    let mut scene = table(2).private(0, &["rosa-topaz", "sora-nakachi!1", "amber-twilight"]).open();
    assert_eq!(scene.points(0), 1 - 3);
}

#[test]
fn tc_private_05_a_covered_amber_takes_no_card() {
    let mut scene = table(2).phase("hire").private(1, &["rosa-topaz", "amber-twilight"]).deck(0, &["1-love*6"]).open();
    scene.act("end");
    scene.has(0, "hand", &["1-love*5"]).has(0, "discard", &[]);
}

#[test]
fn tc_private_06_nothing_reorders_the_stack() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["lalande-dreyfus", "sora-nakachi"])
        .deck(0, &["1-love"])
        .chambered(1, &["colette-framboise"])
        .habits(1, 1)
        .open();
    scene.asks(&["use:lalande-dreyfus", "end"]);
}

#[test]
fn tc_private_07_using_her_costs_no_serving_and_plays_no_card() {
    let mut scene = table(2).phase("start").private(0, &["lalande-dreyfus"]).deck(0, &["1-love*2"]).open();
    scene.act("use:lalande-dreyfus");
    scene.counters(1, 1, 0).has(0, "in_play", &[]);
    private(&mut scene, 0, &["lalande-dreyfus"]);
}

#[test]
fn tc_private_08_symbol_and_text_are_one_bonus() {
    let mut rosa = table(2).phase("start").private(0, &["rosa-topaz"]).open();
    rosa.counters(1, 1, 1);
    let mut lucienne = table(2).phase("start").private(0, &["lucienne-de-marlboro"]).open();
    lucienne.counters(2, 1, 0);
    let mut lalande = table(2).phase("start").private(0, &["lalande-dreyfus"]).deck(0, &["1-love*3"]).open();
    lalande.act("use:lalande-dreyfus");
    lalande.has(0, "hand", &["1-love"]);
}

#[test]
fn tc_private_09_no_private_maid_of_this_box_goes_to_another_house() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 2, 20)
        .private_pile(&["amber-twilight", "nord-twilight"], &["milly-violet", "rosa-topaz"])
        .open();
    illegal(&mut scene, "hire:amber-twilight@1", "");
    scene.acts(&["hire:amber-twilight", "hire:nord-twilight"]);
    private(&mut scene, 0, &["nord-twilight", "amber-twilight"]);
    private(&mut scene, 1, &[]);
}

#[test]
fn tc_private_10_the_pile_is_empty_when_nobody_is_face_down() {
    let mut scene =
        table(2).phase("hire").private_pile(&["rosa-topaz", "fay-longfang"], &[]).pile("rouge-crescent", 0).open();
    scene.act("end");
    assert!(over(&mut scene));
}

#[test]
fn tc_private_10_one_face_down_is_not_empty() {
    let mut scene =
        table(2).phase("hire").private_pile(&["rosa-topaz"], &["fay-longfang"]).pile("rouge-crescent", 0).open();
    scene.act("end");
    assert!(!over(&mut scene));
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
    let mut scene = table(2)
        .phase("start")
        .private(0, &["fay-longfang!1", "rosa-topaz", "lalande-dreyfus"])
        .deck(0, &["1-love"])
        .open();
    free(&mut scene, 0, "hire");
    scene.counters(1, 1, 0);
}

#[test]
fn tc_private_13_a_healthy_maid_on_a_sick_one_is_active() {
    let mut scene = table(2).phase("start").private(0, &["rosa-topaz", "lucienne-de-marlboro!1"]).open();
    scene.counters(1, 1, 1);
    private(&mut scene, 0, &["rosa-topaz", "lucienne-de-marlboro!1"]);
}

/// Proves TC-PRIVATE-13, AMB-TC-19.
#[test]
fn tc_private_13_the_illness_stays_on_the_maid_it_was_put_on() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 5)
        .private(0, &["fay-longfang!2"])
        .private_pile(&["rosa-topaz", "milly-violet"], &["nord-twilight"])
        .open();
    scene.act("hire:rosa-topaz");
    private(&mut scene, 0, &["rosa-topaz", "fay-longfang!2"]);
}

/// Proves TC-PRIVATE-14, AMB-TC-56.
#[test]
fn tc_private_14_a_private_maid_is_no_chambermaid() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 5)
        .private_pile(&["rosa-topaz", "milly-violet"], &["nord-twilight"])
        .chambered(0, &["azure-crescent"])
        .open();
    scene.act("hire:rosa-topaz");
    chambered(&mut scene, 0, &["azure-crescent"]);
    private(&mut scene, 0, &["rosa-topaz"]);
}
