//! MO-WORK and MO-PREP: the chiefs' work and the preparations.

use crate::kit::*;

#[test]
fn mo_work_01_only_chiefs_have_a_work_phase() {
    for maid in ["isaure", "ignis", "yukina", "ellis", "roxane", "marianne"] {
        let full = WORKS.iter().fold(table4(), |t, (_, _, skill)| t.counter(skill, 6));
        let mut g = full.seat(0, &format!("hand: tomo; refined: {maid}")).open();
        g.turn(0, "serve").does("end").turn(0, "hire").may_not("work:food work:decoration work:cleaning");
    }
}

#[test]
fn mo_work_01_only_the_pile_of_the_own_chief() {
    for (pile, chief, _) in WORKS {
        let full = WORKS.iter().fold(table4(), |t, (_, _, skill)| t.counter(skill, 6));
        let mut g = full.phase("work").seat(0, &format!("refined: {chief}")).open();
        g.turn(0, "work").asks(&format!("work:{pile} end"));
        for (other, _, _) in WORKS.iter().filter(|work| work.0 != pile) {
            g.may_not(&format!("work:{other}"));
        }
    }
}

#[test]
fn mo_work_01_the_chief_of_another_player_does_not_help() {
    let mut g = table().phase("work").counter("concentration", 6).seat(1, "refined: noemi").open();
    g.turn(0, "hire").may_not("work:food");
}

/// Proves MO-WORK-02, MO-PREP-01.
#[test]
fn mo_work_02_each_preparation_asks_for_its_skill_and_amount() {
    for (pile, chief, skill) in WORKS {
        for rank in 0..3 {
            let top = format!("{pile}-{}", rank + 1);
            let lay = |points: i64| {
                let t = table4().phase("work").prep(pile, &format!("{top} {pile}-3")).counter(skill, points);
                t.seat(0, &format!("refined: {chief}")).open()
            };
            lay(NEEDS[rank] - 1).turn(0, "hire");
            let mut g = lay(NEEDS[rank]);
            g.turn(0, "work").asks(&format!("work:{pile} end")).does(&format!("work:{pile}"));
            g.has(0, &format!("preps: {top}")).worth(0, WORTH[rank]);
            assert_eq!(g.counter(skill), 0, "{top}");
        }
    }
}

/// Proves MO-WORK-03, AMB-MO-11.
#[test]
fn mo_work_03_points_are_spent_card_by_card() {
    let mut g = table().phase("work").counter("concentration", 5).seat(0, "refined: noemi").open();
    g.does("work:food").skills(0, 3, 0).may("work:food").does("work:food").skills(0, 1, 0);
    g.has(0, "preps: food-1*2").asks("end").may_not("work:food");
    g.prep_is("food", "food-2*3 food-3*2");
}

#[test]
fn mo_work_03_served_skills_of_this_turn_pay() {
    let mut g = table().seat(0, "hand: edith lenor; refined: celina").open();
    g.does("serve:edith serve:lenor end").turn(0, "work").skills(3, 0, 0);
    g.does("work:decoration").skills(1, 0, 0).asks("end").does("end").turn(0, "hire").pays(1, 1);
}

#[test]
fn mo_work_04_only_the_top_card_can_be_taken() {
    let t = table().phase("work").counter("concentration", 4).prep("food", "food-1 food-2 food-3");
    let mut g = t.seat(0, "refined: noemi").open();
    g.asks("work:food end").does("work:food").has(0, "preps: food-1").asks("end");
    g.prep_is("food", "food-2 food-3");
}

#[test]
fn mo_work_04_one_then_two_then_three() {
    let t =
        table().phase("work").counter("imagination", 12).prep("decoration", "decoration-1 decoration-2 decoration-3*2");
    let mut g = t.seat(0, "refined: celina").open();
    for (rank, left) in [(1, 10), (2, 6), (3, 0)] {
        g.does("work:decoration").skills(left, 0, 0);
        assert_eq!(g.zone(0, "preps").len(), rank);
    }
    g.has(0, "preps: decoration-1 decoration-2 decoration-3").asks("end");
}

#[test]
fn mo_work_04_an_empty_pile_gives_nothing() {
    let t = table().phase("work").counter("concentration", 9).prep("food", "food-1");
    let mut g = t.seat(0, "refined: noemi").open();
    g.does("work:food").asks("end").may_not("work:food").prep_is("food", "");
}

#[test]
fn mo_work_05_work_is_optional_and_unused_points_lapse() {
    let t = table().phase("work").counter("concentration", 6).seat(0, "refined: noemi");
    let mut g = t.seat(1, "hand: tomo; refined: celina").open();
    g.may("end").does("end").turn(0, "hire").count(0, "preps", 0).prep_is("food", "food-1*2 food-2*3 food-3*2");
    g.does("end").turn(1, "serve").skills(0, 0, 0);
}

#[test]
fn mo_prep_01_name_and_points_of_every_preparation() {
    for (pile, _, _) in WORKS {
        for (rank, points) in (1..).zip(WORTH) {
            let card = card(&format!("{pile}-{rank}"));
            assert_eq!(card["vp"], points, "{pile} {rank}");
            assert!(card["names"]["en"].is_string() && card["names"]["fr"].is_string());
            assert!(card["cost"].is_null(), "a preparation has no employ cost");
        }
    }
}

#[test]
fn mo_prep_02_preparations_lie_in_the_house_for_good() {
    let t = table().phase("work").counter("concentration", 2);
    let mut g = t.seat(0, "hand: tomo; deck: L1; refined: noemi").open();
    g.does("work:food").finish_turn().has(0, "preps: food-1").brings(0, "food-1", WORTH[0]);
    for zone in ["hand", "deck", "discard", "play"] {
        assert!(!g.zone(0, zone).contains(&"food-1".to_string()), "{zone}");
    }
    g.finish_round().has(0, "preps: food-1");
}

#[test]
fn mo_prep_03_preparations_are_not_for_hire() {
    let mut g = table4().hiring(3, 40).seat(0, "refined: noemi").open();
    for card in ids(PREPARATIONS) {
        g.may_not(&format!("hire:{card}"));
    }
}

#[test]
fn mo_prep_04_the_top_cleaning_card_costs_two_effort() {
    let lay = |effort| table4().phase("work").counter("effort", effort).seat(0, "refined: arisa").open();
    lay(1).turn(0, "hire");
    let mut g = lay(2);
    assert_eq!(g.prep("cleaning").expect("a pile")[0], "cleaning-1");
    g.does("work:cleaning").skills(0, 0, 0).has(0, "preps: cleaning-1");
}

#[test]
fn mo_prep_05_the_data_of_a_motto_maid() {
    let chiffon = card("chiffon");
    assert_eq!((&chiffon["gives"]["draw"], &chiffon["gives"]["serving"]), (&1.into(), &1.into()));
    assert_eq!(card("lenor")["gives"]["imagination"], 2);
    assert_eq!(card("ysolde")["gives"]["concentration"], 2);
    assert_eq!(card("dawn")["gives"]["effort"], 2);
    for card in card_data() {
        assert_eq!(card["gives"]["employment"].as_i64().unwrap_or(0), 0, "{} has no employment symbol", card["id"]);
    }
}

#[test]
fn mo_prep_05_every_general_maid_has_names_cost_and_mark() {
    for kind in kinds() {
        let card = card(&kind);
        assert!(card["cost"].as_i64().is_some_and(|cost| cost > 0), "{kind}");
        assert!(card["names"]["en"].is_string() && card["names"]["fr"].is_string(), "{kind}");
        assert!(["P", "L", "R"].iter().any(|mark| card["provenance"] == *mark), "{kind}");
    }
}
