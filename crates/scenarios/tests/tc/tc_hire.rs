//! The employ phase: TC-HIRE.

use crate::kit::*;

#[test]
fn tc_hire_01_a_card_costs_one_employment_and_its_love() {
    let mut scene = table(2).phase("hire").counters(1, 2, 7).open();
    scene.act("hire:sainsbury");
    scene.counters(1, 1, 2);
}

#[test]
fn tc_hire_01_both_must_be_there() {
    let mut poor = table(2).phase("hire").counters(1, 1, 4).open();
    poor.illegal("hire:sainsbury", "TC-HIRE");
    let mut idle = table(2).phase("hire").counters(1, 0, 9).open();
    idle.illegal("hire:L1", "TC-HIRE");
    idle.asks("end");
}

#[test]
fn tc_hire_02_everything_open_in_the_town_can_be_hired() {
    let mut scene =
        table(2).phase("hire").counters(1, 1, 20).seat(1, "rooms: colette").private("rosa fay", "milly").open();
    let mut wanted: Vec<String> = FIRST_GAME.iter().chain(&CHIEFS).chain(&LOVES).map(|c| format!("hire:{c}")).collect();
    wanted.extend(["hire:rosa-topaz", "hire:fay-longfang", "hire:bad-habit@1"].map(String::from));
    wanted.extend(["hire:illness@1.colette-framboise", "end"].map(String::from));
    scene.asks(&wanted.join(" "));
}

#[test]
fn tc_hire_03_one_card_without_bonuses_and_one_more_per_employment() {
    let mut scene = table(2).phase("hire").counters(1, 1, 9).open();
    scene.act("hire:L1");
    scene.illegal("hire:L1", "TC-HIRE");
    let mut more = table(2).counters(1, 1, 9).seat(0, "hand: moine").open();
    more.does("serve:moine end hire:L1 hire:L1 hire:L1");
    more.counters(0, 0, 6).asks("end");
}

#[test]
fn tc_hire_04_several_hires_share_one_love_pool() {
    let mut scene = table(2).phase("hire").counters(1, 3, 6).open();
    scene.act("hire:genevieve");
    scene.counters(1, 2, 2);
    scene.illegal("hire:safran", "TC-HIRE");
    scene.act("hire:rouge");
    scene.counters(1, 1, 0);
    scene.illegal("hire:L1", "TC-HIRE");
}

#[test]
fn tc_hire_05_love_before_between_and_after_hires() {
    let mut scene = table(2).phase("hire").counters(1, 2, 0).seat(0, "hand: L2 L3 L1").open();
    scene.does("love:L2 hire:rouge love:L3 hire:safran love:L1");
    scene.counters(1, 0, 1).has(0, "play: L1 L2 L3");
}

/// Proves TC-HIRE-06, TC-HIRE-09.
#[test]
fn tc_hire_06_the_hired_lie_on_the_own_discard_pile() {
    let mut scene = table(2).phase("hire").counters(1, 3, 20).seat(0, "discard: L1").open();
    for card in ["marianne-soleil", "rouge-crescent", "3-love"] {
        let before = scene.pile(card);
        scene.act(&format!("hire:{card}"));
        assert_eq!(scene.top(0), card);
        assert_eq!(scene.pile(card), before - 1);
    }
    scene.has(0, "discard: L1 marianne rouge L3");
    scene.has(0, "hand:; deck:");
}

#[test]
fn tc_hire_07_a_private_maid_goes_on_top_of_the_own_stack() {
    let mut scene =
        table(2).phase("hire").counters(1, 1, 5).seat(0, "private: fay").private("rosa milly", "nord").open();
    scene.act("hire:rosa");
    scene.has(0, "private: rosa fay");
    scene.has(0, "discard:");
}

#[test]
fn tc_hire_08_an_event_goes_where_the_active_player_says() {
    let mut scene = table(3)
        .phase("hire")
        .counters(1, 2, 6)
        .seat(0, "rooms: azure")
        .seat(1, "rooms: colette")
        .seat(2, "rooms: viola")
        .open();
    scene.does("hire:bad-habit@2 hire:illness@1.colette");
    assert_eq!([0, 1, 2].map(|seat| scene.habits(seat)), [0, 0, 1]);
    scene.has(1, "rooms: colette!1");
    scene.counters(1, 0, 0).has(0, "discard:");
}

#[test]
fn tc_hire_09_nobody_hires_for_another_house() {
    let mut scene = table(2).phase("hire").counters(1, 1, 9).open();
    scene.illegal("hire:rouge@1", "");
}

#[test]
fn tc_hire_10_the_next_private_maid_is_turned_up_at_once() {
    let mut scene = table(2).phase("hire").counters(1, 2, 20).private("rosa fay", "milly nord").open();
    scene.act("hire:rosa");
    let state = scene.state();
    let mut up: Vec<&str> =
        state["town"]["private_maids"]["face_up"].as_array().unwrap().iter().map(|c| c.as_str().unwrap()).collect();
    up.sort_unstable();
    assert_eq!(up, ["fay-longfang", "milly-violet"]);
    assert_eq!(state["town"]["private_maids"]["deck"], json!(["nord-twilight"]));
}

#[test]
fn tc_hire_10_with_nobody_face_down_the_place_stays_open() {
    let mut scene = table(2).phase("hire").counters(1, 3, 20).private("rosa fay", "").open();
    scene.does("hire:rosa hire:fay");
    assert_eq!(scene.state()["town"]["private_maids"]["face_up"], json!([]));
    assert!(PRIVATES.iter().all(|p| !scene.offers(&format!("hire:{p}"))));
}

#[test]
fn tc_hire_11_an_empty_pile_offers_nobody() {
    let mut scene = table(2).phase("hire").counters(1, 2, 9).piles("rouge", 1).piles("L2", 0).open();
    scene.illegal("hire:L2", "TC-HIRE");
    scene.act("hire:rouge");
    scene.illegal("hire:rouge", "TC-HIRE");
}

/// Proves TC-HIRE-12, AMB-TC-48.
#[test]
fn tc_hire_12_a_private_maid_revealed_in_this_phase_may_be_hired_in_it() {
    let mut scene = table(2).phase("hire").counters(1, 3, 20).private("rosa fay", "milly nord").open();
    assert!(!scene.offers("hire:milly"));
    scene.does("hire:rosa hire:milly hire:nord");
    scene.has(0, "private: nord milly rosa");
}

#[test]
fn tc_hire_13_the_player_says_when_the_phase_is_over() {
    let mut rich = table(2).phase("hire").counters(1, 3, 30).open();
    rich.act("end");
    assert_eq!(rich.decider(), 1);
    let mut spent = table(2).phase("hire").counters(1, 1, 1).seat(0, "hand: L1").open();
    spent.act("hire:L1");
    spent.asks("love:L1 end");
}

#[test]
fn tc_hire_13_the_phase_is_asked_in_every_turn() {
    let mut scene = table(2).phase("start").counters(1, 1, 0).open();
    scene.free(0, "hire");
    scene.asks("end");
}

#[test]
fn tc_hire_14_love_cards_are_not_spent() {
    let mut scene = table(2).phase("hire").seat(0, "hand: L3; deck: L1*5").piles("L3", 7).open();
    scene.does("love:L3 hire:safran").has(0, "play: L3");
    assert_eq!(scene.pile("L3"), 7);
    scene.act("end");
    scene.has(0, "discard: L3 safran");
}

/// Proves TC-HIRE-01.
#[test]
fn a_hired_card_is_not_used_in_the_turn_it_was_hired() {
    let mut scene = table(2).phase("hire").counters(1, 2, 9).seat(0, "deck: L1*5").open();
    scene.act("hire:L2");
    scene.illegal("love:L2", "");
}
