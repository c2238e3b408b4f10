//! MO-HIRE and MO-DISMISS: the employ phase, the return of the refined maid, the clean-up.

use crate::kit::*;

#[test]
fn mo_hire_01_one_hire_a_turn() {
    let mut g = table().hiring(1, 20).open();
    g.does("hire:tomo").pays(0, 20 - cost("tomo")).asks("end").may_not("hire:tomo hire:L1");
}

#[test]
fn mo_hire_01_extra_hires_come_from_maids() {
    let mut g = table().seat(0, "hand: moine L3*2; deck: L1*9").open();
    g.does("serve:moine").counters(0, 2, 0).does("end love:all").pays(2, 8);
    g.does("hire:tomo hire:chiffon").pays(0, 8 - cost("tomo") - cost("chiffon")).asks("end");
}

#[test]
fn mo_hire_01_each_hire_must_be_paid() {
    let mut g = table().hiring(2, 5).open();
    g.may_not("hire:anise hire:ophelia").does("hire:L2").pays(1, 1).asks("hire:L1 end").does("hire:L1").pays(0, 0);
}

#[test]
fn mo_hire_01_without_love_nothing_is_for_hire() {
    table().hiring(3, 0).open().turn(0, "hire").asks("end");
}

#[test]
fn mo_hire_02_love_may_still_be_played_maids_may_not() {
    let mut g = table().phase("hire").seat(0, "hand: L1 tomo elaine colette; rooms: colette").open();
    g.asks("love:L1 end").may_not("serve:tomo serve:elaine chamber:elaine chamber:colette use:colette");
    g.does("love:L1").pays(1, 1).asks("hire:L1 end");
}

#[test]
fn mo_hire_02_love_between_two_hires() {
    let mut g = table().phase("hire").counter("employment", 2).seat(0, "hand: L1 L3").open();
    g.does("love:L1 hire:L1").pays(1, 0).does("love:L3 hire:tomo").pays(0, 3 - cost("tomo"));
}

#[test]
fn mo_hire_03_the_hired_card_lies_on_the_own_discard_pile() {
    let mut g = table().hiring(1, 7).seat(0, "discard: L1; deck: L1*5").open();
    g.does("hire:L3");
    assert_eq!(g.zone(0, "discard"), cards("L3 L1"), "top first");
    g.pile_is("L3", 5).count(0, "hand", 0).count(0, "play", 0);
}

#[test]
fn mo_hire_03_love_cards_used_are_not_lost() {
    let mut g = table().phase("hire").piles("L2", 7).seat(0, "hand: L2*2; deck: L1*5").open();
    g.does("love:all hire:L2").has(0, "play: L2*2; discard: L2").pile_is("L2", 6);
    g.does("end").has(0, "discard: L2*3").pile_is("L2", 6);
}

#[test]
fn mo_hire_04_hiring_is_optional() {
    let mut g = table().hiring(3, 20).open();
    g.may("end").does("end").turn(1, "hire").count(0, "discard", 0);
}

#[test]
fn mo_hire_05_ten_kinds_and_three_love_piles() {
    let mut g = table4().hiring(1, 20).open();
    g.asks(
        "hire:anise hire:ophelia hire:edith hire:lenor hire:tomo hire:cecilia hire:moine hire:chiffon hire:elaine \
         hire:dawn hire:L1 hire:L2 hire:L3 end",
    );
    g.may_not("hire:colette hire:noemi hire:food-1 hire:julia hire:illness");
}

#[test]
fn mo_hire_05_an_empty_pile_has_nothing_to_offer() {
    let mut g = table().hiring(2, 20).piles("tomo", 0).piles("L2", 1).open();
    g.may_not("hire:tomo").does("hire:L2").may_not("hire:L2").pile_is("L2", 0);
}

#[test]
fn mo_hire_05_love_is_hired_for_one_four_and_seven() {
    for (card, price) in [("L1", 1), ("L2", 4), ("L3", 7)] {
        let mut g = table().hiring(1, 7).open();
        g.does(&format!("hire:{card}")).pays(0, 7 - price).has(0, &format!("discard: {card}"));
        table().hiring(1, price - 1).open().may_not(&format!("hire:{card}"));
    }
}

#[test]
fn mo_dismiss_01_the_refined_maid_goes_home_with_the_turn() {
    let mut g = table().phase("hire").seat(0, "refined: ignis").seat(1, "refined: noemi").open();
    assert!(!g.park().contains(&id("ignis")));
    g.does("end");
    assert!(g.park().contains(&id("ignis")) && !g.park().contains(&id("noemi")));
    assert_eq!((g.refined(0), g.refined(1).as_deref()), (None, Some("noemi")));
}

#[test]
fn mo_dismiss_02_played_cards_then_the_hand_then_five_new_ones() {
    let mut g = table().seat(0, "hand: tomo L2 colette; deck: L1*6; discard: L3; rooms: elaine").open();
    g.does("serve:tomo love:L2").finish_turn();
    assert_eq!(g.zone(0, "discard")[0], "colette-framboise-motto", "the hand lies above what was played");
    g.has(0, "discard: colette L2 tomo L3");
    g.has(0, "hand: L1*5").count(0, "deck", 1).count(0, "play", 0).has(0, "rooms: elaine");
}

#[test]
fn mo_dismiss_02_a_short_deck_is_refilled_with_todays_discards() {
    let mut g = table().phase("hire").seat(0, "hand: tomo*4; deck: L1*2").open();
    g.does("end").count(0, "hand", 5).count(0, "deck", 1).count(0, "discard", 0);
    assert_eq!(g.zone(0, "hand").iter().filter(|c| **c == "1-love").count(), 2, "the rest of the deck comes first");
}

#[test]
fn mo_dismiss_02_who_owns_too_little_draws_what_there_is() {
    let mut g = table().phase("hire").seat(0, "hand: tomo; deck: L1*2").open();
    g.does("end").has(0, "hand: L1*2 tomo").count(0, "deck", 0).count(0, "discard", 0);
}

#[test]
fn mo_dismiss_02_an_empty_deck_stays_empty_until_a_card_is_needed() {
    let mut g = table().phase("hire").seat(0, "hand: tomo*2; deck: L1*5").open();
    g.does("end").has(0, "hand: L1*5").count(0, "deck", 0).has(0, "discard: tomo*2");
}
