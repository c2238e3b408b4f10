//! Setting the table: TC-SETUP.

use crate::kit::*;
use std::collections::{BTreeMap, BTreeSet};

/// Copies of every card in the box.
fn copies() -> BTreeMap<String, i64> {
    let mut scene = dealt(2, Value::Null);
    let answer = scene.ask(&json!({"op": "cards", "game": GAME}));
    let list = answer["cards"].as_array().expect("cards answers with a list");
    list.iter().map(|c| (c["id"].as_str().unwrap().into(), c["copies"].as_i64().unwrap())).collect()
}

fn sum(copies: &BTreeMap<String, i64>, ids: &[&str]) -> i64 {
    ids.iter().map(|id| copies[*id]).sum()
}

fn pile_names(scene: &mut Scene) -> BTreeSet<String> {
    scene.state()["town"]["piles"].as_object().expect("piles").keys().cloned().collect()
}

/// Hand, deck and discard pile of a seat, in order of name.
fn owned(scene: &mut Scene, seat: usize) -> Vec<String> {
    let mut all: Vec<String> = ["hand", "deck", "discard"].iter().flat_map(|z| scene.zone(seat, z)).collect();
    all.sort();
    all
}

fn general_piles(scene: &mut Scene) -> Vec<String> {
    let names = pile_names(scene);
    names.into_iter().filter(|n| FIRST_GAME.contains(&n.as_str()) || OTHER_GENERALS.contains(&n.as_str())).collect()
}

#[test]
fn tc_setup_01_two_to_four_players() {
    for players in 2..=4 {
        assert_eq!(dealt(players, Value::Null).state()["players"].as_array().unwrap().len(), players);
    }
    for players in [0, 1, 5, 8] {
        let Err(error) = Scene::try_new(GAME, players, Value::Null, Value::Null) else {
            panic!("{players} players were seated")
        };
        let code = error["code"].as_str().unwrap();
        assert!(["bad_setup", "bad_request"].contains(&code), "{error}");
    }
}

#[test]
fn tc_setup_02_the_box_holds_280_cards() {
    let copies = copies();
    assert_eq!(copies.values().sum::<i64>(), 280);
    let loves = sum(&copies, &LOVES);
    let events = sum(&copies, &["illness", "bad-habit"]);
    assert_eq!((280 - loves - events, loves, events), (198, 56, 26));
}

/// Proves TC-SETUP-03, TC-SETUP-04, TC-SETUP-05.
#[test]
fn tc_setup_03_the_maids_are_chiefs_generals_and_private_maids() {
    let copies = copies();
    assert_eq!((copies["marianne-soleil"], copies["colette-framboise"]), (8, 24));
    assert_eq!(sum(&copies, &FIRST_GAME) + sum(&copies, &OTHER_GENERALS), 156);
    for id in FIRST_GAME.into_iter().chain(OTHER_GENERALS) {
        let eight = ["ophelia-grail", "anise-greenaway"].contains(&id);
        assert_eq!(copies[id], if eight { 8 } else { 10 }, "{id}");
    }
    assert!(PRIVATES.iter().all(|id| copies[*id] == 1));
}

#[test]
fn tc_setup_06_love_cards_by_value() {
    let copies = copies();
    assert_eq!((copies["1-love"], copies["2-love"], copies["3-love"]), (36, 12, 8));
}

#[test]
fn tc_setup_07_ten_illnesses_and_sixteen_bad_habits() {
    let copies = copies();
    assert_eq!((copies["illness"], copies["bad-habit"]), (10, 16));
    let mut scene = dealt(4, Value::Null);
    assert_eq!((scene.pile("illness"), scene.pile("bad-habit")), (10, 16));
}

#[test]
fn tc_setup_08_seven_piles_stand_in_every_town_beside_the_ten() {
    let mut scene = dealt(3, json!({"town": "random"}));
    let names = pile_names(&mut scene);
    for id in ["marianne-soleil", "colette-framboise", "illness", "bad-habit", "1-love", "2-love", "3-love"] {
        assert!(names.contains(id), "{id} is missing");
    }
    assert_eq!(names.len(), 17);
}

#[test]
fn tc_setup_09_two_private_maids_face_up_beside_eight() {
    let state = dealt(2, Value::Null).state();
    let pile = &state["town"]["private_maids"];
    let (up, down) = (pile["face_up"].as_array().unwrap(), pile["deck"].as_array().unwrap());
    assert_eq!((up.len(), down.len()), (2, 8));
    let found: BTreeSet<&str> = up.iter().chain(down).map(|c| c.as_str().unwrap()).collect();
    assert_eq!(found, BTreeSet::from(PRIVATES));
}

#[test]
fn tc_setup_09_the_private_pile_is_shuffled_by_the_seed() {
    let pile = |seed: &str| {
        let mut scene = Scene::seeded(GAME, 2, seed, Value::Null, Value::Null).unwrap();
        scene.state()["town"]["private_maids"].to_string()
    };
    let different: BTreeSet<String> = ["a", "b", "c", "d", "e"].into_iter().map(pile).collect();
    assert!(different.len() > 1);
    assert_eq!(pile("a"), pile("a"));
}

#[test]
fn tc_setup_10_a_random_town_has_ten_of_the_sixteen_kinds() {
    let kinds = |seed: &str| {
        let mut scene = Scene::seeded(GAME, 2, seed, json!({"town": "random"}), Value::Null).unwrap();
        general_piles(&mut scene)
    };
    let towns: BTreeSet<Vec<String>> = ["a", "b", "c", "d", "e", "f"].into_iter().map(kinds).collect();
    assert!(towns.iter().all(|t| t.len() == 10));
    assert!(towns.len() > 1, "six seeds should not all give one town");
}

#[test]
fn tc_setup_10_any_ten_kinds_may_be_chosen() {
    let chosen: Vec<&str> = OTHER_GENERALS.into_iter().chain(FIRST_GAME.into_iter().skip(6)).collect();
    let mut scene = dealt(2, json!({"town": chosen}));
    let mut wanted: Vec<String> = chosen.iter().map(|c| (*c).into()).collect();
    wanted.sort();
    assert_eq!(general_piles(&mut scene), wanted);
}

#[test]
fn tc_setup_10_a_town_has_ten_different_general_kinds() {
    let nine: Vec<&str> = FIRST_GAME[..9].to_vec();
    let twice: Vec<&str> = FIRST_GAME[..9].iter().copied().chain(["azure-crescent"]).collect();
    let eleven: Vec<&str> = FIRST_GAME.into_iter().chain(["claire-saint-juste"]).collect();
    let chief: Vec<&str> = FIRST_GAME[..9].iter().copied().chain(["marianne-soleil"]).collect();
    for town in [nine, twice, eleven, chief] {
        let refused = Scene::try_new(GAME, 2, json!({"town": town}), Value::Null);
        assert!(refused.is_err(), "{town:?} is no town");
    }
    let stranger: Vec<&str> = FIRST_GAME[..9].iter().copied().chain(["no-such-maid"]).collect();
    let error = Scene::try_new(GAME, 2, json!({"town": stranger}), Value::Null).err().expect("no such maid");
    assert_eq!(error["code"], "unknown_card");
}

#[test]
fn tc_setup_11_each_kind_is_one_pile_of_all_its_copies() {
    let chosen: Vec<&str> = OTHER_GENERALS.into_iter().chain(FIRST_GAME.into_iter().skip(6)).collect();
    let mut scene = dealt(3, json!({"town": chosen}));
    for kind in chosen {
        let eight = ["ophelia-grail", "anise-greenaway"].contains(&kind);
        assert_eq!(scene.pile(kind), if eight { 8 } else { 10 }, "{kind}");
    }
}

#[test]
fn tc_setup_12_everybody_begins_with_seven_loves_and_three_colettes() {
    let mut scene = dealt(4, Value::Null);
    for seat in 0..4 {
        assert_eq!(owned(&mut scene, seat), cards("L1*7 colette*3"));
    }
}

#[test]
fn tc_setup_12_the_starting_decks_are_shuffled() {
    let hands = |seed: &str| {
        let mut scene = Scene::seeded(GAME, 2, seed, Value::Null, Value::Null).unwrap();
        scene.zone(0, "hand").iter().filter(|c| *c == "1-love").count()
    };
    let different: BTreeSet<usize> = (0..20).map(|i| hands(&format!("seed {i}"))).collect();
    assert!(different.len() > 1, "twenty opening hands should not all be alike");
}

#[test]
fn tc_setup_13_what_the_starters_leave_in_the_town() {
    for (players, love, colette) in [(2, 22, 18), (3, 15, 15), (4, 8, 12)] {
        let mut scene = dealt(players, Value::Null);
        assert_eq!((scene.pile("L1"), scene.pile("colette")), (love, colette), "{players} players");
        assert_eq!((scene.pile("marianne"), scene.pile("L2"), scene.pile("L3")), (8, 12, 8));
    }
}

#[test]
fn tc_setup_14_a_hand_of_five_and_nothing_else_on_the_table() {
    let mut scene = dealt(3, Value::Null);
    for seat in 0..3 {
        assert_eq!((scene.zone(seat, "hand").len(), scene.zone(seat, "deck").len()), (5, 5));
        scene.has(seat, "discard:; play:");
        scene.has(seat, "rooms:");
        scene.has(seat, "private:");
        scene.has(seat, "habits: 0");
    }
}

#[test]
fn tc_setup_15_the_first_game_town_is_the_default_of_the_box() {
    let mut wanted: Vec<String> = FIRST_GAME.iter().map(|k| (*k).into()).collect();
    wanted.sort();
    assert_eq!(general_piles(&mut dealt(2, Value::Null)), wanted);
    assert_eq!(general_piles(&mut dealt(2, json!({"town": "first-game"}))), wanted);
}

#[test]
fn tc_setup_16_the_first_player_is_whoever_was_agreed_upon() {
    assert_eq!(dealt(3, Value::Null).decider(), 0);
    assert_eq!(dealt(3, json!({"first": 2})).decider(), 2);
    assert!(Scene::try_new(GAME, 3, json!({"first": 3}), Value::Null).is_err());
}

#[test]
fn tc_setup_17_bad_habits_may_be_left_out() {
    let mut scene = dealt(2, json!({"bad_habits": false}));
    let names = pile_names(&mut scene);
    assert!(!names.contains("bad-habit") && names.contains("illness"));
}

#[test]
fn tc_setup_17_without_bad_habits_nena_places_nothing() {
    let mut scene = table(2).option("bad_habits", json!(false)).seat(0, "hand: nena").seat(1, "rooms: colette").open();
    scene.act("serve:nena");
    assert_eq!((scene.counter("love"), scene.habits(1)), (1, 0));
    scene.free(0, "serve");
}

#[test]
fn tc_setup_17_a_game_without_events_offers_none() {
    let mut scene =
        table(2).option("events", json!(false)).phase("hire").counters(1, 1, 9).seat(1, "rooms: colette").open();
    let names = pile_names(&mut scene);
    assert!(!names.contains("bad-habit") && !names.contains("illness"));
    assert!(scene.legal().iter().all(|a| !a.contains('@')));
}

#[test]
fn tc_setup_18_a_house_is_deck_discard_play_area_and_quarters_beside_the_hand() {
    let state = dealt(2, Value::Null).state();
    for zone in ["hand", "deck", "discard", "in_play", "chambermaids", "private_maids", "bad_habits"] {
        assert!(!state["players"][0][zone].is_null(), "{zone} is missing");
    }
}

/// Proves TC-SETUP-02.
#[test]
fn a_position_that_makes_or_loses_a_card_is_refused_unless_it_is_free() {
    let too_many = json!({"town": {"piles": {"rouge-crescent": 11}}});
    let lost = json!({"town": {"piles": {"rouge-crescent": 9}}});
    let moved = json!({"players": [{"discard": ["rouge-crescent"]}], "town": {"piles": {"rouge-crescent": 9}}});
    for arrange in [too_many, lost] {
        let error = Scene::try_new(GAME, 2, Value::Null, arrange).err().expect("a card too many or too few");
        assert_eq!(error["code"], "bad_setup");
    }
    Scene::new(GAME, 2, Value::Null, moved).has(0, "discard: rouge");
}
