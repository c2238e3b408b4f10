//! MO-REFINED: phase I and each refined maid.

use crate::kit::*;
use serde_json::json;

#[test]
fn mo_refined_01_the_effect_is_optional() {
    let mut g = table().phase("refined").seat(0, "hand: colette tomo; refined: yukina").open();
    g.turn(0, "refined").asks("use:yukina end").does("end");
    g.turn(0, "serve").counters(1, 1, 0).has(0, "hand: colette tomo");
}

#[test]
fn mo_refined_01_it_is_no_card_played_and_costs_no_serving() {
    let mut g = table().phase("refined").seat(0, "hand: L1; refined: isaure").open();
    g.asks("use:isaure love:L1 end").does("use:isaure").counters(1, 1, 1);
    g.has(0, "hand: L1").count(0, "play", 0).count(0, "discard", 0);
    g.turn(0, "refined").asks("love:L1 end");
}

#[test]
fn mo_refined_01_once_a_turn_and_only_in_phase_one() {
    let mut g = table().phase("refined").seat(0, "hand: tomo; refined: isaure").open();
    g.does("use:isaure").may_not("use:isaure").does("end").may_not("use:isaure");
    let mut g = table().phase("refined").seat(0, "hand: tomo; refined: isaure").open();
    g.does("end").turn(0, "serve").may_not("use:isaure").does("end").may_not("use:isaure").pays(1, 0);
}

#[test]
fn mo_refined_01_only_the_own_refined_maid() {
    let mut g = table().phase("refined").seat(0, "hand: L1 tomo; refined: isaure").seat(1, "refined: ignis").open();
    g.may_not("use:ignis use:roxane use:yukina").may("use:isaure");
}

#[test]
fn mo_refined_02_never_for_hire() {
    let mut g = table4().hiring(2, 30).open();
    for maid in ids(REFINED) {
        g.may_not(&format!("hire:{maid}"));
    }
}

#[test]
fn mo_refined_02_never_in_a_deck_or_discard_pile() {
    let mut g = table().phase("hire").seat(0, "hand: tomo; deck: L1*2; refined: ignis").open();
    g.does("end");
    for zone in ["hand", "deck", "discard", "play"] {
        assert!(!g.zone(0, zone).contains(&id("ignis")), "{zone}");
    }
    assert_eq!(census(&mut g)["ignis"], 1);
}

/// Proves MO-REFINED-02.
#[test]
fn mo_refined_02_no_maid_for_other_rules() {
    let mut g =
        table().option("illness", json!(true)).hiring(1, 4).seat(0, "refined: roxane").seat(1, "refined: ignis").open();
    assert_eq!(g.such("hire:illness").len(), 0, "no refined maid falls ill");
    g.worth(0, 0).worth(1, 0);
}

#[test]
fn mo_refined_03_a_serving_of_phase_one_adds_to_the_allowance() {
    let mut g = table().phase("refined").seat(0, "hand: colette tomo; refined: yukina").open();
    g.does("use:yukina discard:tomo end").turn(0, "serve").counters(2, 1, 0);
    g.asks("chamber:colette end").does("chamber:colette").counters(0, 1, 0).has(0, "rooms: colette");
}

#[test]
fn mo_refined_03_love_of_phase_one_is_spent_in_the_employ_phase() {
    let mut g = table().phase("refined").seat(0, "refined: isaure").open();
    g.does("use:isaure end").turn(0, "hire").pays(1, 1).does("hire:L1").pays(0, 0).has(0, "discard: L1");
}

#[test]
fn mo_refined_noemi_opens_the_kitchen() {
    chief_opens_only("noemi", "concentration", "food");
}

#[test]
fn mo_refined_celina_opens_the_decoration() {
    chief_opens_only("celina", "imagination", "decoration");
}

#[test]
fn mo_refined_arisa_opens_the_cleaning() {
    chief_opens_only("arisa", "effort", "cleaning");
}

/// A chief has no phase I, her pile and no other is open, with her skill and no other.
fn chief_opens_only(chief: &str, skill: &str, pile: &str) {
    let seat = format!("hand: tomo; refined: {chief}");
    let full = || WORKS.iter().fold(table4(), |t, (_, _, skill)| t.counter(skill, 6)).seat(0, &seat);
    let mut g = full().phase("refined").open();
    g.turn(0, "serve").does("end").turn(0, "work").asks(&format!("work:{pile} end"));
    full().counter(skill, 0).phase("work").open().turn(0, "hire");
}

#[test]
fn mo_refined_arisa_has_no_effect_in_phase_one() {
    let mut g = table4().phase("refined").seat(0, "hand: tomo L1; refined: arisa").open();
    g.turn(0, "serve").counters(1, 1, 0).skills(0, 0, 0).may_not("use:arisa");
}

#[test]
fn mo_refined_marianne_takes_the_first_master_card() {
    let mut g = table().phase("refined").turn_of(1).seat(1, "refined: marianne").open();
    g.turn(1, "refined").asks("use:marianne end").does("use:marianne");
    assert_eq!(g.master(), 1);
    g.asks("end");
    assert_eq!(g.view(0)["first_master"], 1);
}

#[test]
fn mo_refined_marianne_need_not_steal() {
    let mut g = table().phase("refined").turn_of(1).seat(1, "refined: marianne").open();
    g.does("end").finish_turn();
    assert_eq!(g.master(), 0);
    g.turn(0, "pick");
}

#[test]
fn mo_refined_marianne_has_nothing_to_take_from_her_own_player() {
    let mut g = table().phase("refined").seat(0, "hand: tomo; refined: marianne").open();
    g.turn(0, "serve").may_not("use:marianne");
}

#[test]
fn mo_refined_ignis_trades_a_small_love_for_two() {
    let mut g = table().phase("refined").piles("L1", 5).seat(0, "hand: L1*2 L2; refined: ignis").open();
    g.does("use:ignis").counters(1, 1, 2).has(0, "hand: L1 L2").pile_is("L1", 6);
    g.count(0, "discard", 0).count(0, "play", 0);
    g.turn(0, "refined").may_not("use:ignis").may("love:L1 end");
}

#[test]
fn mo_refined_ignis_wants_a_one_love_of_the_hand() {
    table().phase("refined").seat(0, "hand: L2 L3 tomo; deck: L1*5; refined: ignis").open().turn(0, "serve");
    let mut g = table().phase("refined").seat(0, "hand: L1 tomo; refined: ignis").open();
    g.does("love:L1").may_not("use:ignis").asks("end");
}

#[test]
fn mo_refined_ignis_pays_for_a_hire() {
    let mut g = table().phase("refined").seat(0, "hand: L1*2; refined: ignis").open();
    g.does("use:ignis end").turn(0, "hire").does("love:L1").pays(1, 3).does("hire:L1").pays(0, 2);
}

#[test]
fn mo_refined_yukina_sends_one_maid_away_for_a_serving() {
    let mut g = table().phase("refined").seat(0, "hand: colette tomo L1; refined: yukina").open();
    g.does("use:yukina").asks("discard:colette discard:tomo").does("discard:tomo");
    g.counters(2, 1, 0).has(0, "hand: colette L1; discard: tomo").may_not("use:yukina");
}

#[test]
fn mo_refined_yukina_takes_no_love_card() {
    let mut g = table().phase("refined").seat(0, "hand: L1*3 L2; refined: yukina").open();
    g.turn(0, "hire").may_not("use:yukina");
}

#[test]
fn mo_refined_yukina_asks_for_the_only_maid_too() {
    let mut g = table().phase("refined").seat(0, "hand: colette L1; refined: yukina").open();
    g.does("use:yukina").asks("discard:colette");
    let decision = g.decision();
    assert_eq!((&decision["kind"], &decision["source"]), (&"choice".into(), &"yukina".into()));
}

#[test]
fn mo_refined_ellis_draws_then_dismisses() {
    let mut g = table().phase("refined").seat(0, "hand: colette L1; deck: L2 L1*4; refined: ellis").open();
    g.does("use:ellis").has(0, "hand: colette L1 L2").asks("discard:colette discard:L1 discard:L2");
    g.does("discard:colette").has(0, "hand: L1 L2; discard: colette").counters(1, 1, 0);
    g.count(0, "deck", 4).may_not("use:ellis");
}

#[test]
fn mo_refined_ellis_may_dismiss_the_card_just_drawn() {
    let mut g = table().phase("refined").seat(0, "hand: colette; deck: L2 L1*4; refined: ellis").open();
    g.does("use:ellis discard:L2").has(0, "hand: colette; discard: L2");
}

#[test]
fn mo_refined_ellis_reshuffles_for_her_draw() {
    let mut g = table().phase("refined").seat(0, "hand: L1; deck: ; discard: tomo; refined: ellis").open();
    g.does("use:ellis").has(0, "hand: L1 tomo").count(0, "discard", 0).does("discard:L1").has(0, "discard: L1");
}

/// Proves MO-REFINED-ELLIS, GEN-02.
#[test]
fn mo_refined_ellis_cannot_be_used_where_no_card_can_be_drawn() {
    let mut g = table().seat(0, "hand: L1 L2; deck: ; discard: ; refined: ellis").phase("refined").open();
    g.turn(0, "hire").may_not("use:ellis");
}

#[test]
fn mo_refined_ellis_draws_only_one() {
    let mut g = table().phase("refined").seat(0, "hand: ; deck: L2 L3*4; refined: ellis").open();
    g.does("use:ellis").asks("discard:L2").does("discard:L2").count(0, "hand", 0).count(0, "deck", 4);
}

#[test]
fn mo_refined_04_roxane_hires_one_more() {
    let mut g = table().phase("refined").seat(0, "hand: L2; refined: roxane").open();
    g.does("use:roxane").counters(1, 2, 0).does("end").turn(0, "hire");
    g.does("love:L2 hire:L1 hire:L1").pays(0, 0).has(0, "discard: L1*2");
}

#[test]
fn mo_refined_04_isaure_gives_a_love() {
    let mut g = table().phase("refined").seat(0, "refined: isaure").open();
    g.does("use:isaure").counters(1, 1, 1).skills(0, 0, 0);
}

#[test]
fn mo_refined_04_both_are_marked_as_reconstructions() {
    for maid in ["roxane", "isaure"] {
        assert_eq!(card(maid)["provenance"], "R", "{maid}");
    }
    assert_eq!(card("noemi")["provenance"], "P");
}
