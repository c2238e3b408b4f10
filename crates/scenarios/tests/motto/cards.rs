//! MO-CARD: each maid's numbers and effect (CARDS.md, section 4, with the changes of MOTTO-BALANCE.md; most of
//! them reconstructions).

use crate::kit::*;
use livret_testkit::Scene;
use serde_json::json;

/// Served alone with one serving: cards drawn, servings, employments, love, skills.
fn serves(name: &str, draw: usize, counters: (i64, i64, i64), skills: (i64, i64, i64)) -> Scene {
    let mut g = table().seat(0, &format!("hand: {name}; deck: L2*10")).open();
    g.does(&format!("serve:{name}")).counters(counters.0, counters.1, counters.2).skills(skills.0, skills.1, skills.2);
    g.count(0, "hand", draw).count(0, "deck", 10 - draw).has(0, &format!("play: {name}"));
    g
}

/// For hire at exactly this price.
fn costs(name: &str, price: i64) {
    let mut g = table().kinds(name).hiring(1, price).open();
    g.does(&format!("hire:{name}")).pays(0, 0).has(0, &format!("discard: {name}"));
    table().kinds(name).hiring(1, price - 1).open().may_not(&format!("hire:{name}"));
}

/// Worth so much in hand, deck and discard pile alike.
fn is_worth(name: &str, points: i64) {
    for zone in ["hand", "deck", "discard"] {
        table().phase("hire").seat(0, &format!("{zone}: {name}")).open().worth(0, points);
    }
}

#[test]
fn mo_card_colette_is_chambered_for_two_and_dismissed_for_one() {
    let mut g = table().serving(2).seat(0, "hand: colette").open();
    g.asks("chamber:colette end").does("chamber:colette").counters(0, 1, 0).has(0, "rooms: colette");
    g.does("use:colette").counters(1, 1, 0).has(0, "rooms:; discard: colette");
}

#[test]
fn mo_card_colette_is_not_for_hire_and_worth_one() {
    table().hiring(1, 20).open().may_not("hire:colette");
    is_worth("colette", 1);
    table().phase("hire").seat(0, "rooms: colette*3").open().worth(0, 3);
}

#[test]
fn mo_card_chiffon_draws_one_and_gives_a_serving() {
    serves("chiffon", 1, (1, 1, 0), (0, 0, 0));
    costs("chiffon", 3);
}

/// Proves MO-CARD-CHIFFON, AMB-MO-10.
#[test]
fn mo_card_chiffon_every_third_gives_two_effort() {
    let mut g = table().seat(0, "hand: chiffon*7; deck: L1*9").open();
    for effort in [0, 0, 2, 2, 2, 4, 4] {
        g.does("serve:chiffon").skills(0, 0, effort).counters(1, 1, 0);
    }
}

#[test]
fn mo_card_chiffon_the_count_begins_anew_each_turn() {
    let mut g = table().seat(0, "hand: chiffon*2").seat(1, "hand: chiffon*2; refined: noemi").open();
    g.does("serve:chiffon serve:chiffon").finish_turn();
    g.turn(1, "serve").does("serve:chiffon serve:chiffon").skills(0, 0, 0);
}

#[test]
fn mo_card_chiffon_only_chiffons_are_counted() {
    let mut g = table().serving(2).seat(0, "hand: chiffon*2 edith").open();
    g.does("serve:chiffon serve:edith serve:chiffon").skills(1, 0, 0);
}

#[test]
fn mo_card_cecilia_costs_at_most_four() {
    assert!(cost("cecilia") <= 4);
    costs("cecilia", 4);
    serves("cecilia", 1, (0, 1, 0), (0, 2, 0));
}

#[test]
fn mo_card_others_edith() {
    costs("edith", 3);
    serves("edith", 0, (1, 1, 0), (1, 0, 0));
}

#[test]
fn mo_card_others_lenor() {
    costs("lenor", 4);
    serves("lenor", 0, (0, 1, 1), (2, 0, 0));
}

#[test]
fn mo_card_others_julia() {
    costs("julia", 4);
    let mut g = serves("julia", 1, (0, 1, 0), (1, 0, 0));
    g.asks("discard:L2 no").does("discard:L2").skills(2, 0, 0).has(0, "discard: L2");
}

#[test]
fn mo_card_others_julia_without_love_is_not_asked() {
    let mut g = table().serving(2).seat(0, "hand: julia tomo; deck: colette L1").open();
    g.does("serve:julia").skills(1, 0, 0).asks("serve:tomo end");
}

#[test]
fn mo_card_others_julia_wants_love_of_the_hand() {
    let mut g = table().seat(0, "hand: julia L1; deck: tomo").open();
    g.does("love:L1 serve:julia").skills(1, 0, 0);
    assert_eq!(g.decision()["kind"], "turn");
}

#[test]
fn mo_card_others_tomo() {
    costs("tomo", 2);
    serves("tomo", 0, (0, 1, 0), (0, 0, 2));
}

#[test]
fn mo_card_others_dawn() {
    costs("dawn", 4);
    serves("dawn", 0, (1, 1, 0), (0, 0, 2));
}

#[test]
fn mo_card_others_elaine() {
    costs("elaine", 2);
    serves("elaine", 0, (0, 1, 1), (0, 0, 0));
    is_worth("elaine", 1);
    table().phase("hire").seat(0, "rooms: elaine*2").open().worth(0, 2);
}

#[test]
fn mo_card_others_elaine_leaves_her_room_for_concentration() {
    let mut g = table().seat(0, "hand: tomo; rooms: elaine*2; refined: noemi").open();
    g.does("use:elaine use:elaine").skills(0, 2, 0).has(0, "rooms:; discard: elaine*2");
    g.does("end").turn(0, "work").does("work:food").has(0, "preps: food-1");
}

#[test]
fn mo_card_others_moine() {
    costs("moine", 4);
    serves("moine", 2, (0, 2, 0), (0, 0, 0));
}

#[test]
fn mo_card_others_anise() {
    costs("anise", 7);
    serves("anise", 3, (0, 2, 0), (0, 1, 0));
    is_worth("anise", 3);
}

#[test]
fn mo_card_others_ophelia() {
    costs("ophelia", 6);
    for (skill, skills) in [("imagination", (1, 0, 0)), ("concentration", (0, 1, 0)), ("effort", (0, 0, 1))] {
        let mut g = serves("ophelia", 1, (1, 1, 1), (0, 0, 0));
        g.does(&format!("gain:{skill}")).skills(skills.0, skills.1, skills.2);
        assert_eq!(g.decision()["kind"], "turn");
    }
    is_worth("ophelia", 0);
}

/// Proves MO-SETUP-11.
#[test]
fn the_two_invented_maids() {
    costs("nadege", 3);
    serves("nadege", 0, (0, 1, 2), (0, 0, 0));
    is_worth("nadege", 0);
    costs("ysolde", 6);
    serves("ysolde", 2, (0, 1, 0), (0, 2, 0));
    is_worth("ysolde", 2);
    for maid in ["nadege", "ysolde"] {
        assert_eq!(card(maid)["provenance"], "R");
    }
}

#[test]
fn mo_card_others_are_definitions_of_their_own() {
    let mut engine = dealt(2, json!({}));
    let all = engine.ask(&json!({"op": "cards"}))["cards"].as_array().expect("cards").clone();
    let set = |id: &str| all.iter().find(|c| c["id"] == id).unwrap_or_else(|| panic!("no {id}"))["set"].clone();
    for name in ["anise-greenaway", "moine-de-lefevre", "ophelia-grail", "colette-framboise"] {
        assert_eq!(set(name), "tanto-cuore");
        assert_eq!(set(&format!("{name}-motto")), MOTTO);
    }
    let old = Scene::try_new(MOTTO, 2, json!({}), json!({"free": true, "players": [{"hand": ["anise-greenaway"]}]}));
    assert!(bad(old.err()), "the older Anise is not in this game");
}
