//! The seven mixes of the three boxes: set-up, five to seven players, the short variant.

use crate::kit::*;
use serde_json::json;

/// Every mix in every order of its boxes; the first one gives the chiefs.
const MIXES: [&str; 9] = ["tc eh", "eh tc", "tc rv", "rv tc", "eh rv", "rv eh", "tc eh rv", "eh rv tc", "rv tc eh"];

fn chiefs(set: &str) -> (&'static str, &'static str) {
    match set {
        "tc" => ("marianne", "colette"),
        "eh" => ("claudine", "aline"),
        _ => ("sofia", "beatrice"),
    }
}

fn boxes(sets: &str) -> Vec<&str> {
    sets.split(' ').collect()
}

fn kinds_of(sets: &str) -> Vec<String> {
    let list = |set: &&str| match *set {
        "tc" => ids(TC_GENERALS),
        "eh" => ids(EH_GENERALS),
        _ => ids(RV_GENERALS),
    };
    boxes(sets).iter().flat_map(list).collect()
}

/// Proves EH-MIX-01, RV-MIX-01.
#[test]
fn eh_mix_01_the_special_cards_of_every_box_in_play() {
    for sets in MIXES {
        let mut g = dealt(sets, 3, json!({}));
        let has = |set: &str| boxes(sets).contains(&set);
        assert_eq!(g.has_pile("illness") && g.has_pile("bad-habit"), has("tc"), "{sets}");
        assert_eq!(g.has_pile("garden") && g.has_pile("estate") && g.has_pile("lily-garden"), has("eh"), "{sets}");
        assert_eq!(g.town("reminiscences", "face_up").len(), if has("rv") { 3 } else { 0 }, "{sets}");
        assert_eq!(g.town("reminiscences", "deck").len(), if has("rv") { 13 } else { 0 }, "{sets}");
    }
}

/// Proves EH-MIX-01.
#[test]
fn eh_mix_01_full_event_and_building_piles() {
    let mut g = dealt("eh tc", 2, json!({}));
    g.pile_is("illness", 10)
        .pile_is("bad-habit", 16)
        .pile_is("garden", 8)
        .pile_is("estate", 8)
        .pile_is("lily-garden", 8);
}

/// Proves EH-MIX-02, RV-MIX-02.
#[test]
fn eh_mix_02_exactly_one_pair_of_chiefs() {
    for sets in MIXES {
        let mut g = dealt(sets, 2, json!({}));
        let first = boxes(sets)[0];
        for set in ["tc", "eh", "rv"] {
            let (chief, chambermaid) = chiefs(set);
            assert_eq!(g.has_pile(chief), set == first, "{sets}");
            assert_eq!(g.has_pile(chambermaid), set == first, "{sets}");
        }
        let (chief, chambermaid) = chiefs(first);
        g.pile_is(chief, 8).pile_is(chambermaid, 18);
        let mut all = g.zone(0, "hand");
        all.extend(g.zone(0, "deck"));
        assert_eq!(all.iter().filter(|c| **c == id(chambermaid)).count(), 3, "{sets}");
        assert_eq!(all.iter().filter(|c| **c == "1-love").count(), 7, "{sets}");
    }
}

/// Proves RV-MIX-02, EH-MIX-02.
#[test]
fn rv_mix_02_the_pair_may_be_chosen_among_the_boxes_in_play() {
    for set in ["tc", "eh", "rv"] {
        let long = livret_testkit::game_of(set);
        let mut g = dealt("tc eh rv", 2, json!({"chiefs": long}));
        g.pile_is(chiefs(set).0, 8).pile_is(chiefs(set).1, 18);
    }
    assert!(bad_setup("eh tc", 2, json!({"chiefs": "romantic-vacation"})));
}

/// Proves EH-MIX-03, RV-MIX-03.
#[test]
fn eh_mix_03_one_love_set_up_to_four_players() {
    for sets in MIXES {
        for players in 2..=4 {
            let n = i64::try_from(players).expect("few");
            let mut g = dealt(sets, players, json!({}));
            g.pile_is("L1", 36 - 7 * n).pile_is("L2", 12).pile_is("L3", 8);
        }
    }
}

/// Proves EH-MIX-03, RV-MIX-03, EH-FIVE-01, RV-FIVE-01.
#[test]
fn eh_mix_03_two_love_sets_from_five_players_on() {
    for sets in MIXES {
        for players in 5..=7 {
            let n = i64::try_from(players).expect("few");
            let mut g = dealt(sets, players, json!({}));
            g.pile_is("L1", 72 - 7 * n)
                .pile_is("L2", 24)
                .pile_is("L3", 16)
                .pile_is(chiefs(boxes(sets)[0]).1, 24 - 3 * n);
            for seat in 0..players {
                g.count(seat, "hand", 5).count(seat, "deck", 5);
            }
        }
        assert!(bad_setup(sets, 8, json!({})), "{sets}");
    }
}

/// Proves EH-MIX-04, RV-MIX-04.
#[test]
fn eh_mix_04_all_private_maids_in_one_pile() {
    for sets in MIXES {
        let mut g = dealt(sets, 2, json!({}));
        let mut all = g.town("private_maids", "face_up");
        assert_eq!(all.len(), 2, "{sets}");
        all.extend(g.town("private_maids", "deck"));
        let mut wanted = Vec::new();
        wanted.extend(if boxes(sets).contains(&"tc") { ids(TC_PRIVATE) } else { Vec::new() });
        wanted.extend(if boxes(sets).contains(&"eh") { ids(EH_PRIVATE) } else { Vec::new() });
        all.sort();
        wanted.sort();
        assert_eq!(all, wanted, "{sets}");
    }
    let mut g = dealt("eh tc", 2, json!({}));
    assert_eq!(g.town("private_maids", "deck").len(), 17);
}

/// Proves EH-MIX-05, RV-MIX-05.
#[test]
fn eh_mix_05_any_ten_kinds_of_the_boxes() {
    for sets in MIXES {
        let kinds = dealt(sets, 2, json!({})).kinds();
        assert_eq!(kinds.len(), 10, "{sets}");
        assert!(kinds.iter().all(|k| kinds_of(sets).contains(k)), "{sets}: {kinds:?}");
    }
    let mut chosen = cards("kagari nena claire azure eliza domino victoria tiffany emily ririko");
    let mut g = dealt("eh tc", 2, json!({"town": chosen}));
    chosen.sort();
    assert_eq!(g.kinds(), chosen);
    let only_one_box = ids(TC_GENERALS)[..10].to_vec();
    assert_eq!(dealt("eh tc", 2, json!({"town": only_one_box})).kinds().len(), 10);
}

/// Proves RV-MIX-05.
#[test]
fn rv_mix_05_a_kind_of_a_box_left_out_is_refused() {
    let town = cards("kagari nena claire azure eliza fea lydia laura riya emily");
    assert!(bad_setup("rv tc", 2, json!({"town": town})));
    dealt("rv tc eh", 2, json!({"town": town})).pile_is("emily", 10);
}

/// Proves EH-MIX-06, RV-MIX-06.
#[test]
fn eh_mix_06_two_empty_maid_piles_still_end_the_game() {
    for sets in MIXES {
        let (chief, chambermaid) = chiefs(boxes(sets)[0]);
        let mut g = mix(sets).hiring(1, 3).piles(chambermaid, 1).piles(chief, 0).open();
        g.does(&format!("hire:{chambermaid} end")).over(true);
        let mut g = mix(sets).hiring(1, 3).piles(chambermaid, 1).open();
        g.does(&format!("hire:{chambermaid} end")).over(false);
    }
}

/// Proves EH-MIX-06, RV-MIX-06.
#[test]
fn rv_mix_06_special_piles_of_all_boxes_never_count() {
    let mut g = mix("rv tc eh")
        .hiring(1, 4)
        .piles("illness bad-habit estate lily-garden L1 L2 L3 fea", 0)
        .piles("garden", 1)
        .remi("", "")
        .open();
    g.does("hire:garden end").over(false);
}

/// Proves EH-MIX-06.
#[test]
fn eh_mix_06_the_common_private_pile_counts_once() {
    let mut g = mix("eh tc").hiring(1, 5).private("rosa eve", "mika").open();
    g.does("hire:rosa end").over(false);
    let mut g = mix("eh tc").hiring(1, 5).private("rosa eve", "mika").piles("kagari", 0).open();
    g.does("hire:rosa end").over(true);
}

/// Proves EH-MIX-07.
#[test]
fn eh_mix_07_sick_maids_of_the_box_have_no_effect() {
    let mut g = mix("eh tc").phase("start").seat(0, "hand: L1; private: aurelie!1 courtney").open();
    g.turn(0, "hire").pays(1, 0).worth(0, 2);
    let mut g = mix("eh tc").phase("start").seat(0, "private: silk!1; built: garden*3").open();
    g.turn(0, "hire").has(0, "hand:");
    mix("eh tc").seat(0, "rooms: felicity*2 felicity!1").open().worth(0, 4);
    mix("eh tc").hiring(2, 4).seat(0, "private: roanna!1").open().may_not("use:roanna");
    mix("eh tc").serving(0).seat(0, "hand: suzuna; private: eve!1").open().turn(0, "hire");
    let mut g = mix("eh tc").hiring(1, 0).seat(0, "hand: suzuna; private: chrysta!1").open();
    g.does("end").turn(1, "hire");
}

/// Proves EH-MIX-07.
#[test]
fn eh_mix_07_a_cured_maid_works_at_once() {
    let mut g = mix("eh tc").phase("start").seat(0, "hand: L3 L1; private: aurelie!1").open();
    g.may_not("use:aurelie").does("cure:aurelie").has(0, "private: aurelie").may("use:aurelie").has(0, "discard: L3");
}

/// Proves EH-FIVE-02, RV-FIVE-01.
#[test]
fn eh_five_02_three_piles_end_a_mix_of_five_to_seven() {
    for players in 5..=7 {
        let table = |empty: &str| mix("eh rv tc").players(players).hiring(1, 3).piles("kagari", 1).piles(empty, 0);
        let mut g = table("fea").open();
        g.does("hire:kagari end").over(false).turn(1, "hire");
        let mut g = table("fea emily").open();
        g.does("hire:kagari end").over(true);
    }
}

/// Proves EH-FIVE-03, RV-FIVE-01.
#[test]
fn eh_five_03_the_base_box_alone_stays_at_four() {
    assert!(bad_setup("tc", 5, json!({})));
    dealt("tc", 4, json!({})).pile_is("L1", 8);
}

/// Proves EH-FIVE-03.
#[test]
fn eh_five_03_the_turn_goes_round_the_whole_table() {
    let mut g = mix("rv eh tc").players(7).hiring(1, 0).open();
    for seat in 0..7 {
        g.turn(seat, "hire").does("end");
    }
    g.turn(0, "hire");
}

/// Proves EH-TWO-02, RV-TWO-03.
#[test]
fn rv_two_03_both_lists_of_the_short_variant_apply_in_a_mix() {
    let town = cards("kagari anise claire azure emily tiffany ririko fea laura riya");
    let mut g = dealt("rv eh tc", 2, json!({"short": true, "town": town}));
    g.pile_is("sofia", 5).pile_is("beatrice", 15).pile_is("kagari", 7).pile_is("anise", 5).pile_is("tiffany", 5);
    g.pile_is("laura", 5).pile_is("emily", 7).pile_is("garden", 5).pile_is("estate", 5).pile_is("lily-garden", 5);
    g.pile_is("illness", 10).pile_is("bad-habit", 16).pile_is("L1", 22).pile_is("L2", 12).pile_is("L3", 8);
    assert_eq!(g.town("private_maids", "deck").len(), 17);
    let mut up = g.town("reminiscences", "face_up");
    up.sort();
    let mut tier_1 = ids(TIER_1);
    tier_1.sort();
    assert_eq!(up, tier_1);
    assert_eq!(g.town("reminiscences", "deck").len(), 7);
}

/// Proves RV-TWO-03, EH-TWO-01.
#[test]
fn rv_two_03_the_short_variant_in_every_mix() {
    for sets in ["tc", "eh", "rv"].iter().chain(MIXES.iter()) {
        let mut g = dealt(sets, 2, json!({"short": true}));
        let (chief, chambermaid) = chiefs(boxes(sets)[0]);
        g.pile_is(chief, 5).pile_is(chambermaid, 15).pile_is("L1", 22);
        for kind in g.kinds() {
            assert!([5, 7].contains(&g.pile(&kind)), "{sets}: {kind}");
        }
        assert!(bad_setup(sets, 4, json!({"short": true})), "{sets}");
    }
}

/// Proves RV-MIX-01.
#[test]
fn rv_mix_01_parts_may_be_left_out() {
    let none = json!({"events": false, "buildings": false, "private_maids": false, "reminiscences": false});
    let mut g = dealt("rv eh tc", 2, none);
    assert!(!g.has_pile("illness") && !g.has_pile("bad-habit") && !g.has_pile("garden") && !g.has_pile("estate"));
    assert!(g.town("private_maids", "face_up").is_empty() && g.town("reminiscences", "face_up").is_empty());
}

/// Proves RV-MIX-06.
#[test]
fn rv_mix_06_without_private_maids_there_is_no_pile_to_be_empty() {
    let mut g = mix("rv eh").option("private_maids", json!(false)).hiring(1, 4).piles("fea", 1).open();
    g.does("hire:fea end").over(false);
    // Romantic Vacation alone has none either.
    let mut g = rv().hiring(1, 4).piles("fea", 1).open();
    g.does("hire:fea end").over(false);
}

/// Proves RV-MIX-01.
#[test]
fn rv_mix_01_a_step_back_undoes_an_estate_and_a_reminiscence() {
    let mut g = mix("rv eh").hiring(1, 5).seat(0, "hand: beatrice").open();
    let before = g.state();
    g.does("hire:estate=beatrice").has(0, "built: estate=beatrice");
    assert_eq!(g.ask(&json!({"op": "undo"}))["ok"], true);
    assert_eq!(g.state(), before);
    let mut g = mix("rv eh").remi("lantern-walk regatta summer-ball", "tide-pools").seat(0, "hand: evita*2").open();
    let before = g.state();
    g.does("remember:lantern-walk").has(0, "remi: lantern-walk");
    assert_eq!(g.ask(&json!({"op": "undo"}))["ok"], true);
    assert_eq!(g.state(), before);
}

/// Proves RV-MIX-01, EH-MIX-01.
#[test]
fn rv_mix_01_a_record_of_a_mix_replays_to_the_same_state() {
    let mut g = mix("rv eh tc")
        .players(5)
        .serving(3)
        .counter("love", 9)
        .seat(0, "hand: domino evita hyacinth; private: mika")
        .seat(1, "rooms: azure")
        .remi("scary-night lantern-walk regatta", "summer-ball")
        .open();
    g.does("remember:scary-night serve:domino chamber:domino@4 end hire:garden hire:bad-habit@1 end");
    let state = g.state();
    let record = g.ask(&json!({"op": "record"}))["record"].clone();
    let answer = g.ask(&json!({"op": "replay", "record": record}));
    assert_eq!(answer["ok"], true, "{answer}");
    assert_eq!(g.state(), state);
}
