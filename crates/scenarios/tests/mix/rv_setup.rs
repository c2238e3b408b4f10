//! Romantic Vacation: set-up, the course of a turn, end, scoring, what is public.

use crate::kit::*;
use serde_json::json;

const FIRST_GAME: &str = "hyacinth evita margareta daphne fea riya caldina cynthia lydia clorinde";

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

/// Proves RV-SETUP-01.
#[test]
fn rv_setup_01_two_to_four_play_the_box_alone() {
    for players in 2..=4 {
        let mut g = dealt("rv", players, json!({}));
        assert_eq!(g.state()["players"].as_array().map(Vec::len), Some(players));
    }
    assert!(bad_setup("rv", 1, json!({})));
    assert!(bad_setup("rv", 8, json!({})));
}

/// Proves RV-SETUP-02, RV-SETUP-03, AMB-RV-01.
#[test]
fn rv_setup_02_the_box_holds_278_cards() {
    let data = card_data("rv");
    assert_eq!(data.iter().map(|c| c["copies"].as_i64().expect("copies")).sum::<i64>(), 278);
    assert_eq!(copies(&data, "sofia-marfil beatrice-escudo"), 32);
    assert_eq!(copies(&data, RV_GENERALS), 174);
    assert_eq!(ids(RV_GENERALS).iter().filter(|k| data.iter().any(|c| c["id"] == **k)).count(), 18);
    assert_eq!(copies(&data, &[TIER_1, TIER_2].join(" ")), 16);
}

/// Proves RV-SETUP-04, AMB-RV-02.
#[test]
fn rv_setup_04_copies_of_each_kind() {
    let data = card_data("rv");
    for kind in ids(RV_GENERALS) {
        let expected = if ["fryda-viento", "laura", "clorinde-sea"].contains(&kind.as_str()) { 8 } else { 10 };
        assert_eq!(copies(&data, &kind), expected, "{kind}");
    }
    let others = [("sofia-marfil", 8), ("beatrice-escudo", 24), ("1-love", 36), ("2-love", 12), ("3-love", 8)];
    for (card, n) in others {
        assert_eq!(copies(&data, card), n, "{card}");
    }
}

/// Proves RV-SETUP-04.
#[test]
fn rv_setup_04_numbers_of_the_general_maids() {
    let data = card_data("rv");
    for (name, cost, gives, chamber) in [
        ("fryda", 7, [2, 0, 2, 2], None),
        ("laura", 6, [2, 0, 0, 0], None),
        ("clorinde", 6, [1, 2, 0, 0], None),
        ("lydia", 5, [0, 1, 0, 0], None),
        ("florence", 5, [0, 0, 2, 0], Some(1)),
        ("cynthia", 5, [4, 0, 0, 0], None),
        ("caldina", 4, [2, 0, 0, 0], None),
        ("riya", 4, [2, 0, 0, 0], None),
        ("chinatsu", 4, [0, 0, 0, 0], None),
        ("fea", 4, [0, 2, 0, 1], None),
        ("romina", 4, [2, 0, 2, 0], None),
        ("daphne", 3, [0, 1, 0, 0], None),
        ("margareta", 3, [1, 1, 1, 0], None),
        ("germaine", 3, [2, 0, 0, 0], None),
        ("evita", 3, [0, 1, 1, 0], None),
        ("valencia", 3, [0, 0, 2, 0], Some(1)),
        ("hyacinth", 2, [0, 0, 1, 0], Some(1)),
        ("nonnette", 2, [2, 0, 0, 1], None),
    ] {
        check_numbers(&data, name, cost, gives, chamber);
    }
}

/// Proves RV-SETUP-05, RV-SETUP-10.
#[test]
fn rv_setup_05_the_town_has_neither_private_maids_nor_events_nor_buildings() {
    for (players, love, beatrices) in [(2, 22, 18), (3, 15, 15), (4, 8, 12)] {
        let mut g = dealt("rv", players, json!({}));
        g.pile_is("sofia", 8).pile_is("beatrice", beatrices).pile_is("L1", love).pile_is("L2", 12).pile_is("L3", 8);
        g.pile_is("clorinde", 8).pile_is("fea", 10);
        for pile in ["garden", "estate", "lily-garden", "illness", "bad-habit", "colette", "aline"] {
            assert!(!g.has_pile(pile), "{pile}");
        }
        assert!(g.town("private_maids", "face_up").is_empty() && g.town("private_maids", "deck").is_empty());
        assert_eq!(g.kinds().len(), 10);
    }
}

/// Proves RV-SETUP-06.
#[test]
fn rv_setup_06_ten_of_the_eighteen_kinds() {
    let kinds = dealt("rv", 2, json!({"town": "random"})).kinds();
    assert_eq!(kinds.len(), 10);
    assert!(kinds.iter().all(|k| ids(RV_GENERALS).contains(k)));
    assert!(bad_setup("rv", 2, json!({"town": cards("fea lydia")})));
    let chosen = cards("fryda laura florence chinatsu romina germaine valencia nonnette fea lydia");
    assert_eq!(dealt("rv", 2, json!({"town": chosen})).kinds(), sorted(chosen));
}

/// Proves RV-SETUP-07.
#[test]
fn rv_setup_07_all_tier_1_reminiscences_lie_above_the_others() {
    let mut g = dealt("rv", 2, json!({}));
    let (up, deck) = (g.town("reminiscences", "face_up"), g.town("reminiscences", "deck"));
    assert_eq!((up.len(), deck.len()), (3, 13));
    let (one, two) = (ids(TIER_1), ids(TIER_2));
    assert!(up.iter().chain(&deck[..6]).all(|c| one.contains(c)), "{up:?} {deck:?}");
    assert_eq!(sorted(deck[6..].to_vec()), sorted(two));
    for kind in &one {
        assert_eq!(up.iter().chain(&deck).filter(|c| *c == kind).count(), 3, "{kind}");
    }
}

/// Proves RV-SETUP-08.
#[test]
fn rv_setup_08_seven_love_and_three_beatrice_each() {
    let mut g = dealt("rv", 3, json!({}));
    for seat in 0..3 {
        g.count(seat, "hand", 5).count(seat, "deck", 5).count(seat, "discard", 0);
        let mut all = g.zone(seat, "hand");
        all.extend(g.zone(seat, "deck"));
        assert_eq!(sorted(all), sorted(cards("L1*7 beatrice*3")));
    }
}

/// Proves RV-SETUP-09.
#[test]
fn rv_setup_09_the_first_game_town_is_the_default() {
    assert_eq!(dealt("rv", 2, json!({})).kinds(), sorted(cards(FIRST_GAME)));
    assert_eq!(dealt("rv", 2, json!({"town": "first-game"})).kinds(), sorted(cards(FIRST_GAME)));
}

/// Proves RV-TURN-01.
#[test]
fn rv_turn_01_a_whole_turn() {
    let mut g = rv().seat(0, "hand: margareta L1*2; deck: L1*8").open();
    g.turn(0, "serve")
        .does("serve:margareta")
        .counters(1, 1, 1)
        .does("love:L1")
        .counters(1, 1, 2)
        .does("end")
        .turn(0, "hire");
    g.does("love:all").pays(1, 4).does("hire:fea").pays(0, 0).does("end").turn(1, "hire").pays(1, 0);
    g.has(0, "discard: fea margareta L1*3; hand: L1*5").count(0, "deck", 2);
}

/// Proves RV-START-01.
#[test]
fn rv_start_01_only_valencia_opens_the_starting_phase() {
    let mut g = rv().phase("start").seat(0, "hand: L1; rooms: hyacinth florence beatrice").open();
    g.turn(0, "hire");
    let mut g = rv().phase("start").seat(0, "hand: L1; rooms: valencia hyacinth").open();
    g.turn(0, "start").asks("use:valencia love:L1 end").does("end").has(0, "rooms: hyacinth valencia").turn(0, "hire");
}

/// Proves RV-SERVE-01.
#[test]
fn rv_serve_01_love_and_employments_pass_to_the_employ_phase() {
    let mut g = rv().seat(0, "hand: fryda").open();
    g.does("serve:fryda end").turn(0, "hire").pays(3, 2).may_not("serve:fryda");
}

/// Proves RV-SERVE-01.
#[test]
fn rv_serve_01_unused_servings_are_lost() {
    let mut g = rv().seat(0, "hand: fea; deck: fea*5").open();
    g.does("serve:fea").counters(2, 2, 0).does("end end end").turn(0, "serve").counters(1, 1, 0);
}

/// Proves RV-SERVE-02.
#[test]
fn rv_serve_02_a_chambermaids_ability_costs_no_serving() {
    let mut g = rv().phase("start").seat(0, "rooms: valencia").open();
    g.does("use:valencia").counters(1, 1, 0);
    let mut g = rv().phase("start").serving(0).seat(0, "rooms: valencia").open();
    g.may("use:valencia");
}

/// Proves RV-HIRE-01.
#[test]
fn rv_hire_01_reminiscences_are_not_for_hire() {
    let mut g = rv().hiring(5, 30).remi("scary-night lantern-walk regatta", "summer-ball").open();
    g.may("hire:sofia hire:L3").may_not("hire:scary-night hire:lantern-walk hire:regatta remember:regatta");
}

/// Proves RV-HIRE-01.
#[test]
fn rv_hire_01_a_hire_costs_love_and_an_employment() {
    let mut g = rv().hiring(1, 4).open();
    g.may_not("hire:cynthia").does("hire:fea").pays(0, 0).has(0, "discard: fea").pile_is("fea", 9);
    rv().hiring(0, 9).open().asks("end");
}

/// Proves RV-DISMISS-01.
#[test]
fn rv_dismiss_01_reminiscences_stay() {
    let mut g = rv().hiring(1, 0).seat(0, "hand: L1 fea; rooms: hyacinth; remi: scary-night regatta").open();
    g.does("end").has(0, "remi: scary-night regatta; rooms: hyacinth; discard: L1 fea");
}

/// Proves RV-DISMISS-01.
#[test]
fn rv_dismiss_01_the_new_hand_comes_from_the_shuffled_discard_pile() {
    let mut g = rv().hiring(1, 0).seat(0, "hand: fea*2; deck: sofia*2; discard: L1").open();
    g.does("end").has(0, "hand: sofia*2 fea*2 L1").count(0, "deck", 0).count(0, "discard", 0);
    let mut g = rv().hiring(1, 0).seat(0, "hand: fea; deck: sofia; discard:").open();
    g.does("end").has(0, "hand: sofia fea");
}

/// Proves RV-CHAMBER-01.
#[test]
fn rv_chamber_01_prices_and_titles() {
    let mut g = rv().serving(3).seat(0, "hand: beatrice hyacinth sofia fea").open();
    g.may_not("chamber:sofia chamber:fea serve:sofia serve:beatrice").does("chamber:beatrice").counters(1, 1, 0);
    g.does("chamber:hyacinth").counters(0, 1, 0).has(0, "rooms: beatrice hyacinth");
    rv().serving(1).seat(0, "hand: beatrice fea").open().may_not("chamber:beatrice");
}

/// Proves RV-PRIVATE-01.
#[test]
fn rv_private_01_private_maids_come_with_another_box() {
    let mut g = mix("rv eh").hiring(1, 5).private("eve silk", "shion").open();
    g.does("hire:eve").has(0, "private: eve").private_town("silk shion", "");
    rv().hiring(1, 9).open().may_not("hire:eve hire:rosa");
}

/// Proves RV-END-01.
#[test]
fn rv_end_01_two_empty_maid_piles_end_the_game() {
    let mut g = rv().hiring(1, 4).piles("fea", 1).piles("cynthia", 0).open();
    g.does("hire:fea end").over(true);
    let mut g = rv().hiring(1, 2).piles("beatrice", 1).piles("sofia", 0).open();
    g.does("hire:beatrice end").over(true);
}

/// Proves RV-END-01, RV-REMI-10.
#[test]
fn rv_end_01_reminiscence_and_love_piles_do_not_count() {
    let mut g = rv().hiring(1, 1).piles("L1", 1).piles("L2 L3 cynthia", 0).remi("", "").open();
    g.does("hire:L1 end").over(false);
}

/// Proves RV-SCORE-01, AMB-RV-07.
#[test]
fn rv_score_01_reminiscences_are_added() {
    let mut g = rv().seat(0, "deck: sofia; rooms: beatrice; remi: scary-night farewell-fireworks").open();
    g.worth(0, 5 + 2 + 3 + 6).brings(0, "scary-night", 3).brings(0, "farewell-fireworks", 6);
    mix("rv eh").seat(0, "built: garden; remi: regatta").open().worth(0, 1 + 6);
}

/// Proves RV-SCORE-02.
#[test]
fn rv_score_02_a_tie_goes_to_more_maids_without_points() {
    let mut g = rv().seat(0, "remi: lantern-walk").seat(1, "remi: scary-night; deck: fea").open();
    assert_eq!(g.winners(), [1]);
    let mut g = rv().seat(0, "deck: fea beatrice*2").seat(1, "deck: fea*2").open();
    assert_eq!(g.winners(), [0]);
    let mut g = rv().seat(0, "deck: fea").seat(1, "deck: lydia").open();
    assert_eq!(g.winners(), [0, 1]);
}

/// Proves RV-INFO-01.
#[test]
fn rv_info_01_the_face_up_reminiscences_are_public_the_pile_is_not() {
    let mut g = rv().remi("scary-night lantern-walk regatta", "summer-ball evening-tea").open();
    for view in [g.view(0), g.view(1), g.spectator()] {
        assert_eq!(strings(&view["town"]["reminiscences"]["face_up"]).len(), 3);
        assert_eq!(view["town"]["reminiscences"]["deck"]["count"], 2);
        assert!(!view["town"]["reminiscences"]["deck"].to_string().contains("summer-ball"));
    }
}

/// Proves RV-TWO-01, RV-TWO-02.
#[test]
fn rv_two_01_the_short_game_takes_three_off_and_keeps_one_of_each_reminiscence() {
    let mut g = dealt("rv", 2, json!({"short": true}));
    g.pile_is("beatrice", 15).pile_is("sofia", 5).pile_is("clorinde", 5).pile_is("fea", 7).pile_is("L1", 22);
    assert_eq!(sorted(g.town("reminiscences", "face_up")), sorted(ids(TIER_1)));
    assert_eq!(sorted(g.town("reminiscences", "deck")), sorted(ids(TIER_2)));
    assert!(bad_setup("rv", 3, json!({"short": true})));
}

/// Proves RV-FIVE-01, AMB-RV-14.
#[test]
fn rv_five_01_five_to_seven_take_two_love_sets_and_three_piles() {
    for players in 5..=7 {
        let mut g = dealt("rv", players, json!({}));
        let n = i64::try_from(players).expect("few");
        g.pile_is("L1", 72 - 7 * n).pile_is("L2", 24).pile_is("L3", 16).pile_is("beatrice", 24 - 3 * n);
    }
    let mut g = rv().players(6).hiring(1, 4).piles("fea", 1).piles("cynthia", 0).open();
    g.does("hire:fea end").over(false);
    let mut g = rv().players(6).hiring(1, 4).piles("fea", 1).piles("cynthia fryda", 0).open();
    g.does("hire:fea end").over(true);
}
