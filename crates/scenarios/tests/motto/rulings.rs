//! AMB-MO: the readings chosen where the booklet is dark.

use crate::kit::*;
use livret_testkit::Scene;
use serde_json::json;

#[test]
fn amb_mo_01_one_preparation_pile_and_a_finished_round() {
    let t = table4().phase("work").counter("effort", 2).prep("cleaning", "cleaning-1").turn_of(1);
    let mut g = t.seat(1, "refined: arisa").open();
    g.does("work:cleaning end end").turn(2, "hire").does("end").turn(3, "hire").over(false).finish_round().over(true);
}

#[test]
fn amb_mo_02_nine_nine_and_eight_preparations() {
    let mut g = dealt(4, json!({}));
    assert_eq!(WORKS.map(|(pile, _, _)| g.prep(pile).expect("a pile").len()), [9, 9, 8]);
    g.pile_is("L1", 32 - 28).pile_is("L2", 10).pile_is("L3", 6);
}

#[test]
fn amb_mo_03_two_sources_stay_in_with_or_without_ignis() {
    for seed in 0..60 {
        let park = seeded(4, &seed.to_string(), json!({"park": "random", "without_ignis": true})).kinds();
        assert!(cards("edith lenor julia").iter().filter(|kind| park.contains(kind)).count() >= 2, "seed {seed}");
    }
}

#[test]
fn amb_mo_04_celina_is_one_card() {
    let data = card_data();
    assert_eq!(copies(&data, &cards("celina")), 1);
    assert!(!data.iter().any(|c| c["id"] == "sarina"));
    let mut g = dealt(4, json!({}));
    assert_eq!(g.park().iter().filter(|maid| *maid == "celina").count(), 1);
}

#[test]
fn amb_mo_05_home_in_phase_five_never_chosen_twice_in_a_round() {
    let mut g = dealt(2, json!({}));
    g.does("pick:noemi pick:celina").finish_turn();
    assert!(g.park().contains(&id("noemi")) && g.refined(0).is_none());
    assert_eq!(g.decider(), 1);
    g.may_not("pick:noemi").finish_turn().turn(0, "pick").may("pick:noemi pick:celina");
}

#[test]
fn amb_mo_06_in_phase_one_only_and_not_by_the_first_master() {
    let lay = |master: usize| {
        let t = table4().master(master).turn_of(1).phase("refined");
        t.seat(1, "hand: tomo; refined: marianne").open()
    };
    lay(1).turn(1, "serve");
    let mut g = lay(3);
    g.turn(1, "refined").does("end").turn(1, "serve").may_not("use:marianne").finish_round();
    assert_eq!(g.master(), 3);
    let mut g = lay(3);
    g.does("use:marianne").finish_turn().turn(2, "hire").does("end").turn(1, "pick");
}

#[test]
fn amb_mo_07_ignis_once_and_to_the_park_pile() {
    let mut g = table().phase("refined").piles("L1", 0).seat(0, "hand: L1*3; refined: ignis").open();
    g.does("use:ignis").pile_is("L1", 1).counters(1, 1, 2).may_not("use:ignis");
}

#[test]
fn amb_mo_07_yukina_any_maid_of_the_hand() {
    let mut g = table().phase("refined").seat(0, "hand: colette anise elaine L3; refined: yukina").open();
    g.does("use:yukina").asks("discard:colette discard:anise discard:elaine");
}

#[test]
fn amb_mo_07_ellis_must_dismiss_any_one_card() {
    let mut g = table().phase("refined").seat(0, "hand: L3 tomo; deck: L2 L1; refined: ellis").open();
    g.does("use:ellis").asks("discard:L2 discard:L3 discard:tomo").may_not("no done end");
}

#[test]
fn amb_mo_09_one_private_maid_on_offer_and_the_latest_is_active() {
    let t = table4().hiring(2, 20).private("rosa", "tanya fay").seat(0, "private: lucienne");
    let mut g = t.open();
    g.may("hire:rosa").may_not("hire:tanya hire:fay hire:lucienne").does("hire:rosa");
    g.has(0, "private: rosa lucienne").may("hire:tanya").may_not("hire:fay");
}

#[test]
fn amb_mo_09_the_private_pile_counts_for_the_end() {
    let mut g = table4().hiring(1, 20).private("rosa", "").piles("tomo", 0).open();
    g.does("hire:rosa").finish_round().over(true);
    let mut g = table4().hiring(1, 20).private("rosa", "tanya").piles("tomo", 0).open();
    g.does("hire:rosa").finish_round().over(false);
}

#[test]
fn amb_mo_10_nothing_at_the_fourth_and_fifth_chiffon() {
    let mut g = table().seat(0, "hand: chiffon*6; deck: L1*9").open();
    g.does("serve:chiffon serve:chiffon serve:chiffon").skills(0, 0, 2);
    g.does("serve:chiffon serve:chiffon").skills(0, 0, 2).does("serve:chiffon").skills(0, 0, 4);
}

#[test]
fn amb_mo_11_the_same_points_do_not_pay_twice() {
    let t = table().phase("work").counter("concentration", 3).prep("food", "food-1*3 food-2");
    let mut g = t.seat(0, "refined: noemi").open();
    g.does("work:food").skills(0, 1, 0).may_not("work:food");
}

#[test]
fn amb_mo_12_three_players_keep_ones_twos_and_threes() {
    let mut g = dealt(3, json!({}));
    for (pile, _, _) in WORKS {
        let found = g.prep(pile).expect("a pile");
        assert!((1..=3).all(|rank| found.contains(&format!("{pile}-{rank}"))), "{found:?}");
    }
}

#[test]
fn amb_mo_13_nobody_is_dealt_a_refined_maid() {
    for seed in ["a", "b", "c"] {
        let mut g = seeded(4, seed, json!({}));
        assert_eq!(g.such("pick:").len(), 9, "the first master chooses among all");
        g.does("pick:isaure");
        assert_eq!(g.refined(0).as_deref(), Some("isaure"));
    }
}

#[test]
fn amb_mo_15_two_mariannes() {
    let mut engine = dealt(2, json!({}));
    let all = engine.ask(&json!({"op": "cards"}))["cards"].as_array().expect("cards").clone();
    let find = |id: &str| all.iter().find(|c| c["id"] == id).unwrap_or_else(|| panic!("no {id}")).clone();
    let (chief, refined) = (find("marianne-soleil"), find("marianne-soleil-motto"));
    assert_eq!((&chief["cost"], &chief["vp"], &chief["copies"]), (&json!(9), &json!(6), &json!(8)));
    assert_eq!((&refined["cost"], &refined["copies"]), (&json!(null), &json!(1)));
    assert_ne!(chief["kind"], refined["kind"]);
    engine.may("pick:marianne-soleil-motto").may_not("pick:marianne-soleil");
}

#[test]
fn amb_mo_16_two_players_lose_arisa_alone() {
    for seed in 0..20 {
        assert_eq!(seeded(2, &seed.to_string(), json!({})).park().len(), 8);
    }
}

#[test]
fn amb_mo_17_the_eleventh_pile_counts_as_one() {
    let mut g = table4().hiring(1, 20).guests("kagari").piles("tomo", 0).open();
    g.does("hire:kagari").finish_round().over(true);
    let mut g = table4().hiring(1, 20).guests("kagari").open();
    g.does("hire:kagari").finish_round().over(false);
}

#[test]
fn amb_mo_18_arisa_stays_away_from_two_players() {
    let mut g = dealt(2, json!({}));
    g.may_not("pick:arisa").may("pick:noemi pick:celina pick:marianne");
    let arrange = json!({"free": true, "town": {"refined": ["arisa", "noemi"]}});
    assert!(bad(Scene::try_new(MOTTO, 2, json!({}), arrange).err()));
}

#[test]
fn amb_mo_19_the_player_declares_the_end_of_the_serving_phase() {
    let mut g = table().seat(0, "hand: tomo elaine").open();
    g.does("serve:tomo").counters(0, 1, 0).turn(0, "serve").asks("end");
    let mut g = table().serving(0).seat(0, "hand: tomo; rooms: colette").open();
    g.turn(0, "serve").asks("use:colette end").does("use:colette serve:tomo").counters(0, 1, 0);
}
