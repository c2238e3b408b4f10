//! MO-SCORE and MO-INFO.

use crate::kit::*;
use serde_json::json;

#[test]
fn mo_score_01_every_card_of_the_house_counts() {
    let zones = "hand: anise L3; deck: ysolde L1*3 colette; discard: elaine nadege tomo; rooms: nadege*2 colette; \
        preps: food-1 decoration-2";
    let mut g = table().phase("hire").seat(0, zones).open();
    g.brings(0, "food-1", 3).brings(0, "decoration-2", 6).brings(0, "anise", 3).brings(0, "ysolde", 2);
    g.brings(0, "elaine", 1).brings(0, "colette", 2).brings(0, "nadege", 4).worth(0, 21);
}

#[test]
fn mo_score_01_cards_in_play_are_cards_of_the_house() {
    let mut g = table().seat(0, "hand: anise; deck: elaine L1*4").open();
    g.worth(0, 4).does("serve:anise").worth(0, 4).finish_turn().worth(0, 4);
}

/// Proves MO-SCORE-01, MO-SETUP-11.
#[test]
fn mo_score_01_sets_of_nadege() {
    for (copies, points) in [(0, 0), (1, 0), (2, 4), (3, 8), (4, 12), (5, 12), (6, 16), (7, 20), (8, 24), (10, 28)] {
        let mut g = table4().phase("hire").kinds("nadege").seat(0, &format!("rooms: nadege*{copies}")).open();
        g.worth(0, points);
    }
}

/// Proves MO-SCORE-01, MO-CARD-OTHERS.
#[test]
fn mo_score_01_ophelia_counts_kinds_of_preparations() {
    let each = |preps: &str| {
        let mut g = table4().phase("hire").seat(0, &format!("hand: ophelia; discard: ophelia; preps: {preps}")).open();
        g.line(0, &id("ophelia"))
    };
    assert_eq!(each(""), 0);
    assert_eq!(each("food-1*2 food-3"), 2);
    assert_eq!(each("food-1 decoration-1"), 4);
    assert_eq!(each("food-1 decoration-1 cleaning-2*2"), 6);
}

#[test]
fn mo_score_02_the_highest_total_wins() {
    let mut g = table4().phase("hire").seat(1, "preps: food-1").seat(3, "preps: food-2").open();
    g.worth(1, WORTH[0]).worth(3, WORTH[1]).won_by(&[3]);
}

#[test]
fn mo_score_02_a_tie_goes_to_more_chambermaids() {
    let t = table().phase("hire").seat(0, "hand: colette; rooms: colette*2").seat(1, "hand: colette*2; rooms: colette");
    t.open().worth(0, 3).worth(1, 3).won_by(&[0]);
    let t = table().phase("hire").seat(0, "preps: food-1").seat(1, "rooms: colette*3");
    t.open().worth(0, 3).worth(1, 3).won_by(&[1]);
}

#[test]
fn mo_score_02_only_tied_players_are_compared() {
    let t = table4().phase("hire").seat(0, "rooms: nadege").seat(1, "preps: food-2");
    t.seat(2, "preps: food-1*2").seat(3, "rooms: colette*5").open().worth(3, 5).won_by(&[1, 2]);
}

#[test]
fn mo_score_02_still_tied_shares_the_victory() {
    let t = table().phase("hire").seat(0, "rooms: elaine").seat(1, "rooms: colette");
    t.open().worth(0, 1).worth(1, 1).won_by(&[0, 1]);
    table4().phase("hire").open().won_by(&[0, 1, 2, 3]);
}

/// Proves MO-SCORE-02.
#[test]
fn mo_score_02_a_maid_without_points_no_longer_breaks_a_tie() {
    let t = table().phase("hire").seat(0, "hand: anise tomo*3").seat(1, "hand: anise; rooms: nadege");
    t.open().worth(0, 3).worth(1, 3).won_by(&[1]);
}

#[test]
fn mo_score_03_sick_maids_are_taken_out_first() {
    let t = table().option("illness", json!(true)).phase("hire").seat(0, "rooms: colette!1 colette nadege!1 nadege*2");
    t.open().brings(0, "colette", 1).brings(0, "nadege", 4).worth(0, 5);
}

#[test]
fn mo_score_03_sick_chambermaids_do_not_break_a_tie() {
    let t = table()
        .option("illness", json!(true))
        .phase("hire")
        .seat(0, "hand: elaine; rooms: colette!1 elaine!2")
        .seat(1, "rooms: elaine");
    t.open().worth(0, 1).worth(1, 1).won_by(&[1]);
}

#[test]
fn mo_score_03_healthy_private_maids_count_even_when_covered() {
    let t = table4()
        .option("illness", json!(true))
        .phase("hire")
        .seat(0, "private: lalande rosa courtney!1")
        .seat(1, "private: amber");
    t.open().brings(0, "lalande", 2).brings(0, "rosa", 1).brings(0, "courtney", 0).worth(0, 3).worth(1, -3);
}

#[test]
fn mo_score_03_private_maids_are_no_chambermaids_for_the_tie() {
    let t = table4().phase("hire").seat(0, "private: rosa tanya").seat(1, "hand: elaine; rooms: colette");
    t.open().worth(0, 2).worth(1, 2).won_by(&[1]);
}

#[test]
fn mo_info_01_hands_and_decks_are_hidden() {
    let t = table().seat(0, "hand: tomo L1; deck: L1*4; discard: edith dawn").seat(1, "hand: lenor; deck: L2*3");
    let mut g = t.open();
    let (own, other) = (g.view(0), g.view(1));
    assert_eq!(sorted(strings(&own["players"][0]["hand"])), sorted(cards("tomo L1")));
    assert_eq!(own["players"][1]["hand"]["count"], 1);
    assert_eq!(other["players"][0]["hand"]["count"], 2);
    assert_eq!(other["players"][0]["deck"]["count"], 4);
    let discard = &other["players"][0]["discard"];
    assert_eq!((&discard["count"], &discard["top"]), (&json!(2), &json!("edith-shirling")));
    assert_eq!(
        (&g.spectator()["players"][0]["hand"]["count"], &other["players"][1]["hand"]),
        (&json!(2), &json!(cards("lenor")))
    );
    assert!(!g.spectator()["players"].to_string().contains("lenor-abrille"), "a hand leaks");
}

#[test]
fn mo_info_01_houses_and_park_are_open() {
    let t = table4().seat(0, "hand: tomo; rooms: colette; preps: food-1; refined: ignis");
    let mut g = t.open();
    for view in [g.view(2), g.spectator()] {
        let house = &view["players"][0];
        assert_eq!((&house["refined"], &house["preparations"]), (&json!("ignis"), &json!(["food-1"])));
        assert_eq!(house["chambermaids"][0]["card"], id("colette"));
        assert_eq!(view["town"]["piles"][id("anise")], 8);
        assert_eq!(view["town"]["preparations"], g.state()["town"]["preparations"]);
        assert_eq!((&view["first_master"], &view["round"]), (&json!(0), &g.state()["round"]));
    }
}
