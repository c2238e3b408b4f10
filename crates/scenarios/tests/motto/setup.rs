//! MO-SETUP: the box, the park and the first hands.

use crate::kit::*;
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn mo_setup_01_two_to_four_players() {
    for players in 2..=4 {
        let state = dealt(players, json!({})).state();
        assert_eq!(state["players"].as_array().map(Vec::len), Some(players));
        assert_eq!(state["game"], MOTTO);
    }
    for players in [0, 1, 5, 7] {
        assert!(bad_setup(players, json!({})), "{players} players");
    }
}

#[test]
fn mo_setup_02_the_cards_of_the_box() {
    let data = card_data();
    assert_eq!(copies(&data, &ids(REFINED)), 9);
    assert_eq!(copies(&data, &cards("colette")), 12);
    assert_eq!(copies(&data, &kinds()), 124);
    assert_eq!(copies(&data, &ids(PREPARATIONS)), 26);
    assert_eq!(data.len(), 9 + 1 + 13 + 9, "nothing else is in the box");
}

#[test]
fn mo_setup_02_forty_eight_love_cards() {
    let mut g = dealt(4, json!({}));
    let love: i64 = cards("L1 L2 L3").iter().map(|pile| g.pile(pile)).sum();
    assert_eq!(love + 4 * 7, 48);
}

#[test]
fn mo_setup_03_preparations_lie_with_the_ones_on_top() {
    let mut g = dealt(4, json!({}));
    for (pile, _, _) in WORKS {
        let found = g.prep(pile).expect("a pile");
        assert_eq!(found.first(), Some(&format!("{pile}-1")));
        assert_eq!(found.last(), Some(&format!("{pile}-3")));
        assert!(found.contains(&format!("{pile}-2")));
        assert_eq!(found, sorted(found.clone()), "1s, then 2s, then 3s");
    }
}

#[test]
fn mo_setup_04_three_open_love_piles() {
    for (players, l1) in [(2, 18), (3, 11), (4, 4)] {
        let mut g = dealt(players, json!({}));
        g.pile_is("L1", l1).pile_is("L2", 10).pile_is("L3", 6);
        for seat in 0..players {
            assert_eq!(g.view(seat)["town"]["piles"]["1-love"], json!(l1), "the piles are open");
        }
    }
}

#[test]
fn mo_setup_05_three_colettes_each_and_no_pile_of_her() {
    for players in 2..=4 {
        let mut g = dealt(players, json!({}));
        assert!(!g.has_pile("colette"));
        assert_eq!(census(&mut g)["colette-framboise-motto"], 3 * players as i64, "the rest left the game");
        for seat in 0..players {
            assert_eq!(starters(&mut g, seat).iter().filter(|c| **c == id("colette")).count(), 3);
        }
    }
}

#[test]
fn mo_setup_06_ten_starters_five_in_hand() {
    for players in 2..=4 {
        let mut g = dealt(players, json!({}));
        for seat in 0..players {
            assert_eq!(starters(&mut g, seat), sorted(cards("L1*7 colette*3")));
            g.count(seat, "hand", 5).count(seat, "deck", 5).count(seat, "discard", 0).has(seat, "rooms:");
        }
    }
}

#[test]
fn mo_setup_06_the_decks_are_shuffled() {
    let hands: BTreeSet<Vec<String>> =
        (0..20).map(|n| sorted(seeded(2, &n.to_string(), json!({})).zone(0, "hand"))).collect();
    assert!(hands.len() > 1, "twenty seeds deal the same hand");
}

#[test]
fn mo_setup_07_any_ten_of_the_thirteen_kinds() {
    let all = kinds();
    let chosen = sorted(all[3..].to_vec());
    assert_eq!(dealt(4, json!({"park": chosen})).kinds(), chosen);
    let random = dealt(4, json!({"park": "random"})).kinds();
    assert_eq!(random.len(), 10);
    assert!(random.iter().all(|kind| all.contains(kind)));
}

#[test]
fn mo_setup_07_other_choices_are_refused() {
    let ten = ids(FIRST_GAME);
    let swap = |kind: &str| [&ten[1..], &[kind.to_string()]].concat();
    assert!(bad_setup(2, json!({"park": ten[1..]})), "nine");
    assert!(bad_setup(2, json!({"park": kinds()[..11]})), "eleven");
    assert!(bad_setup(2, json!({"park": swap(&ten[1])})), "one twice");
    for foreign in ["colette-framboise-motto", "kagari-ichinomiya", "ignis", "food-1", "1-love", "nobody"] {
        assert!(bad_setup(2, json!({"park": swap(foreign)})), "{foreign}");
    }
}

#[test]
fn mo_setup_08_all_refined_maids_lie_open() {
    let mut g = dealt(4, json!({}));
    assert_eq!(g.park(), sorted(ids(REFINED)));
    for seat in 0..4 {
        assert_eq!(sorted(strings(&g.view(seat)["town"]["refined"])), sorted(ids(REFINED)));
        assert_eq!(g.refined(seat), None);
    }
}

#[test]
fn mo_setup_08_every_refined_maid_tells_her_effect() {
    for maid in ids(REFINED) {
        for language in ["en", "fr"] {
            let text = card(&maid)["text"][language].as_str().map(str::trim).unwrap_or_default().to_string();
            assert!(!text.is_empty(), "{maid} has no text in {language}");
        }
    }
}

#[test]
fn mo_setup_09_the_first_master_of_round_one() {
    for first in 0..4 {
        let mut g = dealt(4, json!({"first": first}));
        assert_eq!(g.master(), first);
        g.turn(first, "pick");
    }
    assert!(bad_setup(3, json!({"first": 3})));
}

#[test]
fn mo_setup_10_the_park_of_the_first_game() {
    for options in [json!({}), json!({"park": "first-game"})] {
        assert_eq!(dealt(4, options).kinds(), sorted(ids(FIRST_GAME)));
    }
}

#[test]
fn mo_setup_11_ten_kinds_of_ten_and_three_of_eight() {
    let data = card_data();
    let sizes: Vec<i64> = kinds().iter().map(|kind| copies(&data, std::slice::from_ref(kind))).collect();
    assert_eq!(sizes.iter().filter(|n| **n == 10).count(), 10);
    assert_eq!(sizes.iter().filter(|n| **n == 8).count(), 3);
    let mut g = dealt(4, json!({"park": kinds()[3..]}));
    for kind in &kinds()[3..] {
        assert_eq!(g.pile(kind), copies(&data, std::slice::from_ref(kind)), "{kind}");
    }
}

#[test]
fn mo_diff_01_ignis_may_stay_at_home() {
    for players in 2..=4 {
        for seed in ["a", "b", "c", "d"] {
            let mut g = seeded(players, seed, json!({"without_ignis": true}));
            assert!(!g.park().contains(&id("ignis")));
            assert!(ids(VITAL).iter().all(|maid| g.park().contains(&id(maid)) || (players == 2 && maid == "arisa")));
            g.may_not("pick:ignis");
        }
    }
    assert_eq!(dealt(4, json!({"without_ignis": true})).park().len(), 8);
    assert!(dealt(4, json!({"without_ignis": false})).park().contains(&id("ignis")));
}

#[test]
fn mo_diff_02_random_parks_hold_two_sources_of_imagination() {
    let three = cards("edith lenor julia");
    let mut sets = BTreeSet::new();
    for seed in 0..150 {
        let park = seeded(4, &seed.to_string(), json!({"park": "random"})).kinds();
        let there: Vec<String> = three.iter().filter(|kind| park.contains(kind)).cloned().collect();
        assert!(there.len() >= 2, "seed {seed}: only {there:?}");
        sets.insert(there);
    }
    assert_eq!(sets.len(), 4, "all three, and each pair of them, should turn up: {sets:?}");
}

/// Proves MO-DIFF-02, MO-SETUP-07.
#[test]
fn mo_diff_02_whoever_chooses_the_kinds_is_free() {
    let scarce: Vec<String> = kinds().into_iter().filter(|k| !cards("edith lenor tomo").contains(k)).collect();
    assert_eq!(dealt(2, json!({"park": scarce})).kinds(), sorted(scarce));
}

#[test]
fn mo_setup_07_random_parks_draw_every_kind() {
    let mut seen = BTreeSet::new();
    (0..60).for_each(|n| seen.extend(seeded(2, &n.to_string(), json!({"park": "random"})).kinds()));
    assert_eq!(seen.len(), 13);
}
