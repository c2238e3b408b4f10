//! MO-PLAYERS: what two and three players leave in the box.

use crate::kit::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn piles_are(g: &mut Scene, large: i64, small: i64) {
    let data = card_data();
    for kind in g.kinds() {
        let wanted = if copies(&data, std::slice::from_ref(&kind)) == 8 { small } else { large };
        assert_eq!(g.pile(&kind), wanted, "{kind}");
    }
}

#[test]
fn mo_players_01_four_use_everything() {
    let mut g = dealt(4, json!({}));
    assert_eq!(g.park().len(), 9);
    piles_are(&mut g, 10, 8);
    let preparations: usize = WORKS.iter().map(|(pile, _, _)| g.prep(pile).expect("a pile").len()).sum();
    assert_eq!(preparations, 26);
}

/// Proves MO-PLAYERS-02, AMB-MO-12.
#[test]
fn mo_players_02_three_lay_a_one_and_a_three_of_each_pile_away() {
    let mut g = dealt(3, json!({}));
    g.prep_is("food", "food-1*2 food-2*3 food-3*2");
    g.prep_is("decoration", "decoration-1*2 decoration-2*3 decoration-3*2");
    g.prep_is("cleaning", "cleaning-1*2 cleaning-2*3 cleaning-3");
}

#[test]
fn mo_players_03_three_miss_one_refined_maid_but_no_vital_one() {
    let mut missing = BTreeSet::new();
    for seed in 0..80 {
        let mut g = seeded(3, &seed.to_string(), json!({}));
        let park = g.park();
        assert_eq!(park.len(), 8);
        missing.extend(ids(REFINED).into_iter().filter(|maid| !park.contains(maid)));
    }
    let others = cards("ignis yukina ellis roxane isaure");
    assert_eq!(missing, others.into_iter().collect(), "each of the other five stays away at times, no vital one");
}

#[test]
fn mo_players_02_three_keep_the_maid_piles_whole() {
    piles_are(&mut dealt(3, json!({})), 10, 8);
}

/// Proves MO-PLAYERS-04, AMB-MO-16, AMB-MO-18.
#[test]
fn mo_players_04_two_do_without_cleaning_and_arisa() {
    for seed in 0..20 {
        let mut g = seeded(2, &seed.to_string(), json!({}));
        assert_eq!(g.prep("cleaning"), None);
        assert_eq!(g.park(), sorted(cards("noemi celina marianne ignis yukina ellis roxane isaure")));
    }
}

#[test]
fn mo_players_05_two_lay_a_one_and_a_three_of_both_piles_away() {
    let mut g = dealt(2, json!({}));
    g.prep_is("food", "food-1*2 food-2*3 food-3*2");
    g.prep_is("decoration", "decoration-1*2 decoration-2*3 decoration-3*2");
}

#[test]
fn mo_players_06_two_take_three_cards_of_every_maid_pile() {
    let mut g = dealt(2, json!({"park": kinds()[3..]}));
    piles_are(&mut g, 7, 5);
    g.pile_is("L1", 18).pile_is("L2", 10).pile_is("L3", 6);
}

#[test]
fn mo_players_07_what_is_removed_cannot_be_named() {
    let refused = |seat: Value| {
        let arrange = json!({"free": true, "phase": "hire", "player": 0, "players": [seat]});
        bad(livret_testkit::Scene::try_new(MOTTO, 2, json!({}), arrange).err())
    };
    assert!(!refused(json!({"refined": "noemi", "preparations": ["food-1"]})), "these are in the game");
    assert!(refused(json!({"refined": "arisa"})));
    assert!(refused(json!({"refined": "noemi", "preparations": ["cleaning-1"]})));
    assert!(refused(json!({"refined": "noemi", "hand": ["julia"]})), "a kind that was not chosen");
}

#[test]
fn mo_players_07_the_missing_refined_maid_is_not_offered() {
    let mut g = dealt(3, json!({}));
    let park = g.park();
    let gone = ids(REFINED).into_iter().find(|maid| !park.contains(maid)).expect("one is away");
    g.may_not(&format!("pick:{gone}"));
    assert_eq!(g.such("pick:").len(), 8);
}
