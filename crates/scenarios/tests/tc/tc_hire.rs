//! The employ phase: TC-HIRE.

use crate::kit::*;

#[test]
fn tc_hire_01_a_card_costs_one_employment_and_its_love() {
    let mut scene = table(2).phase("hire").counters(1, 2, 7).open();
    scene.act("hire:sainsbury-lockwood");
    scene.counters(1, 1, 2);
}

#[test]
fn tc_hire_01_both_must_be_there() {
    let mut poor = table(2).phase("hire").counters(1, 1, 4).open();
    illegal(&mut poor, "hire:sainsbury-lockwood", "TC-HIRE");
    let mut idle = table(2).phase("hire").counters(1, 0, 9).open();
    illegal(&mut idle, "hire:1-love", "TC-HIRE");
    idle.asks(&["end"]);
}

#[test]
fn tc_hire_02_everything_open_in_the_town_can_be_hired() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 20)
        .chambered(1, &["colette-framboise"])
        .private_pile(&["rosa-topaz", "fay-longfang"], &["milly-violet"])
        .open();
    let mut wanted: Vec<String> = FIRST_GAME.iter().chain(&CHIEFS).chain(&LOVES).map(|c| format!("hire:{c}")).collect();
    wanted.extend(["hire:rosa-topaz", "hire:fay-longfang", "hire:bad-habit@1"].map(String::from));
    wanted.extend(["hire:illness@1.colette-framboise", "end"].map(String::from));
    scene.asks(&wanted.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn tc_hire_03_one_card_without_bonuses_and_one_more_per_employment() {
    let mut scene = table(2).phase("hire").counters(1, 1, 9).open();
    scene.act("hire:1-love");
    illegal(&mut scene, "hire:1-love", "TC-HIRE");
    let mut more = table(2).counters(1, 1, 9).hand(0, &["moine-de-lefevre"]).open();
    more.acts(&["serve:moine-de-lefevre", "end", "hire:1-love", "hire:1-love", "hire:1-love"]);
    more.counters(0, 0, 6).asks(&["end"]);
}

#[test]
fn tc_hire_04_several_hires_share_one_love_pool() {
    let mut scene = table(2).phase("hire").counters(1, 3, 6).open();
    scene.act("hire:genevieve-daubigny");
    scene.counters(1, 2, 2);
    illegal(&mut scene, "hire:safran-virginie", "TC-HIRE");
    scene.act("hire:rouge-crescent");
    scene.counters(1, 1, 0);
    illegal(&mut scene, "hire:1-love", "TC-HIRE");
}

#[test]
fn tc_hire_05_love_before_between_and_after_hires() {
    let mut scene = table(2).phase("hire").counters(1, 2, 0).hand(0, &["2-love", "3-love", "1-love"]).open();
    scene.acts(&["love:2-love", "hire:rouge-crescent", "love:3-love", "hire:safran-virginie", "love:1-love"]);
    scene.counters(1, 0, 1).has(0, "in_play", &["1-love", "2-love", "3-love"]);
}

/// Proves TC-HIRE-06, TC-HIRE-09.
#[test]
fn tc_hire_06_the_hired_lie_on_the_own_discard_pile() {
    let mut scene = table(2).phase("hire").counters(1, 3, 20).discard(0, &["1-love"]).open();
    for card in ["marianne-soleil", "rouge-crescent", "3-love"] {
        let before = scene.pile(card);
        scene.act(&format!("hire:{card}"));
        assert_eq!(top(&mut scene, 0), card);
        assert_eq!(scene.pile(card), before - 1);
    }
    scene.has(0, "discard", &["1-love", "marianne-soleil", "rouge-crescent", "3-love"]);
    scene.has(0, "hand", &[]).has(0, "deck", &[]);
}

#[test]
fn tc_hire_07_a_private_maid_goes_on_top_of_the_own_stack() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 5)
        .private(0, &["fay-longfang"])
        .private_pile(&["rosa-topaz", "milly-violet"], &["nord-twilight"])
        .open();
    scene.act("hire:rosa-topaz");
    private(&mut scene, 0, &["rosa-topaz", "fay-longfang"]);
    scene.has(0, "discard", &[]);
}

#[test]
fn tc_hire_08_an_event_goes_where_the_active_player_says() {
    let mut scene = table(3)
        .phase("hire")
        .counters(1, 2, 6)
        .chambered(0, &["azure-crescent"])
        .chambered(1, &["colette-framboise"])
        .chambered(2, &["viola-crescent"])
        .open();
    scene.acts(&["hire:bad-habit@2", "hire:illness@1.colette-framboise"]);
    assert_eq!([0, 1, 2].map(|seat| habits(&mut scene, seat)), [0, 0, 1]);
    chambered(&mut scene, 1, &["colette-framboise!1"]);
    scene.counters(1, 0, 0).has(0, "discard", &[]);
}

#[test]
fn tc_hire_09_nobody_hires_for_another_house() {
    let mut scene = table(2).phase("hire").counters(1, 1, 9).open();
    illegal(&mut scene, "hire:rouge-crescent@1", "");
}

#[test]
fn tc_hire_10_the_next_private_maid_is_turned_up_at_once() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 2, 20)
        .private_pile(&["rosa-topaz", "fay-longfang"], &["milly-violet", "nord-twilight"])
        .open();
    scene.act("hire:rosa-topaz");
    let state = scene.state();
    let mut up: Vec<&str> =
        state["town"]["private_maids"]["face_up"].as_array().unwrap().iter().map(|c| c.as_str().unwrap()).collect();
    up.sort_unstable();
    assert_eq!(up, ["fay-longfang", "milly-violet"]);
    assert_eq!(state["town"]["private_maids"]["deck"], json!(["nord-twilight"]));
}

#[test]
fn tc_hire_10_with_nobody_face_down_the_place_stays_open() {
    let mut scene = table(2).phase("hire").counters(1, 3, 20).private_pile(&["rosa-topaz", "fay-longfang"], &[]).open();
    scene.acts(&["hire:rosa-topaz", "hire:fay-longfang"]);
    assert_eq!(scene.state()["town"]["private_maids"]["face_up"], json!([]));
    assert!(PRIVATES.iter().all(|p| !scene.offers(&format!("hire:{p}"))));
}

#[test]
fn tc_hire_11_an_empty_pile_offers_nobody() {
    let mut scene = table(2).phase("hire").counters(1, 2, 9).pile("rouge-crescent", 1).pile("2-love", 0).open();
    illegal(&mut scene, "hire:2-love", "TC-HIRE");
    scene.act("hire:rouge-crescent");
    illegal(&mut scene, "hire:rouge-crescent", "TC-HIRE");
}

/// Proves TC-HIRE-12, AMB-TC-48.
#[test]
fn tc_hire_12_a_private_maid_revealed_in_this_phase_may_be_hired_in_it() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 3, 20)
        .private_pile(&["rosa-topaz", "fay-longfang"], &["milly-violet", "nord-twilight"])
        .open();
    assert!(!scene.offers("hire:milly-violet"));
    scene.acts(&["hire:rosa-topaz", "hire:milly-violet", "hire:nord-twilight"]);
    private(&mut scene, 0, &["nord-twilight", "milly-violet", "rosa-topaz"]);
}

#[test]
fn tc_hire_13_the_player_says_when_the_phase_is_over() {
    let mut rich = table(2).phase("hire").counters(1, 3, 30).open();
    rich.act("end");
    assert_eq!(rich.decider(), 1);
    let mut spent = table(2).phase("hire").counters(1, 1, 1).hand(0, &["1-love"]).open();
    spent.act("hire:1-love");
    spent.asks(&["love:1-love", "end"]);
}

#[test]
fn tc_hire_13_the_phase_is_asked_in_every_turn() {
    let mut scene = table(2).phase("start").counters(1, 1, 0).open();
    free(&mut scene, 0, "hire");
    scene.asks(&["end"]);
}

#[test]
fn tc_hire_14_love_cards_are_not_spent() {
    let mut scene = table(2).phase("hire").hand(0, &["3-love"]).deck(0, &["1-love*5"]).pile("3-love", 7).open();
    scene.acts(&["love:3-love", "hire:safran-virginie"]).has(0, "in_play", &["3-love"]);
    assert_eq!(scene.pile("3-love"), 7);
    scene.act("end");
    scene.has(0, "discard", &["3-love", "safran-virginie"]);
}

/// Proves TC-HIRE-01.
#[test]
fn a_hired_card_is_not_used_in_the_turn_it_was_hired() {
    let mut scene = table(2).phase("hire").counters(1, 2, 9).deck(0, &["1-love*5"]).open();
    scene.act("hire:2-love");
    illegal(&mut scene, "love:2-love", "");
}
