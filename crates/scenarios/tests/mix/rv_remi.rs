//! Romantic Vacation: acquiring reminiscences, and what each of them does.

use crate::kit::*;

const UP: &str = "scary-night lantern-walk harbour-market";

/// Seat 0 with this hand before one reminiscence of interest and two others.
fn before(card: &str, hand: &str) -> Table {
    let others: Vec<String> = ids(TIER_1).into_iter().filter(|other| other != card).take(2).collect();
    rv().remi(&format!("{card} {}", others.join(" ")), "summer-ball").seat(0, hand)
}

/// Proves RV-REMI-01.
#[test]
fn rv_remi_01_ten_kinds_with_points_and_text() {
    let data = card_data("rv");
    let points = [
        ("scary-night", 3, 3),
        ("lantern-walk", 3, 3),
        ("harbour-market", 3, 3),
        ("astronomic-observation", 1, 4),
        ("tide-pools", 1, 5),
        ("regatta", 1, 6),
        ("evening-tea", 1, 4),
        ("letter-from-home", 1, 5),
        ("summer-ball", 1, 7),
        ("farewell-fireworks", 1, 6),
    ];
    for (id, copies, vp) in points {
        let card = data.iter().find(|c| c["id"] == id).unwrap_or_else(|| panic!("{id} is missing"));
        assert_eq!((card["copies"].as_i64(), card["vp"].as_i64()), (Some(copies), Some(vp)), "{id}");
        assert!(card["text"]["en"].as_str().is_some_and(|t| !t.is_empty()), "{id}");
        rv().seat(0, &format!("remi: {id}")).open().worth(0, vp);
    }
}

/// Proves RV-REMI-02.
#[test]
fn rv_remi_02_at_most_once_a_turn() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: hyacinth*2 evita*4 fea; deck: L1*9").open();
    g.does("remember:lantern-walk").may_not("remember:scary-night remember:harbour-market").turn(0, "serve");
    g.has(0, "remi: lantern-walk");
}

/// Proves RV-REMI-02.
#[test]
fn rv_remi_02_a_new_turn_allows_a_new_one() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: evita*2; deck: L1*2 hyacinth*3 evita*2").open();
    g.does("remember:lantern-walk end end end").turn(0, "serve").may("remember:scary-night");
}

/// Proves RV-REMI-02.
#[test]
fn rv_remi_02_before_or_after_serving() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: fea evita*2").open();
    g.may("remember:lantern-walk").does("serve:fea").may("remember:lantern-walk").does("remember:lantern-walk");
    g.counters(2, 2, 0).turn(0, "serve");
    let mut g = rv().phase("start").remi(UP, "regatta").seat(0, "hand: evita*2; rooms: valencia").open();
    g.turn(0, "start").may_not("remember:lantern-walk");
}

/// Proves RV-REMI-03.
#[test]
fn rv_remi_03_only_the_face_up_ones() {
    let mut g = rv().remi(UP, "regatta summer-ball").seat(0, "hand: hyacinth evita*2 fea lydia*2").open();
    g.may("remember:scary-night remember:lantern-walk remember:harbour-market");
    g.may_not("remember:regatta remember:summer-ball remember:evening-tea");
}

/// Proves RV-REMI-04, AMB-RV-04.
#[test]
fn rv_remi_04_the_price_goes_to_the_own_discard_pile() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: fea evita L1").open();
    g.does("remember:harbour-market").has(0, "discard: fea evita; hand: L1");
    g.pile_is("fea", 10).pile_is("evita", 10);
}

/// Proves RV-REMI-04.
#[test]
fn rv_remi_04_exactly_the_cards_listed() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: evita lydia sofia").open();
    g.may_not("remember:scary-night remember:lantern-walk remember:harbour-market");
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: hyacinth fryda").open();
    g.may_not("remember:scary-night remember:lantern-walk remember:harbour-market");
}

/// Proves RV-REMI-05.
#[test]
fn rv_remi_05_cards_in_play_do_not_pay() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: fea evita L1").open();
    g.may("remember:harbour-market").does("serve:fea").may_not("remember:harbour-market");
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: L2 evita fryda").open();
    g.may("remember:harbour-market").does("love:L2").may_not("remember:harbour-market");
}

/// Proves RV-REMI-05.
#[test]
fn rv_remi_05_cards_of_the_quarters_and_the_discard_pile_do_not_pay() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: evita; rooms: valencia; discard: evita").open();
    g.turn(0, "serve").may_not("remember:lantern-walk");
}

/// Proves RV-REMI-06, AMB-RV-05.
#[test]
fn rv_remi_06_love_pays_by_its_printed_cost() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: L2 evita").open();
    g.does("remember:harbour-market").has(0, "discard: L2 evita").counters(1, 1, 3);
}

/// Proves RV-REMI-06.
#[test]
fn rv_remi_06_one_card_for_one_line_and_the_owner_chooses() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: L2 fea evita").open();
    g.does("remember:harbour-market").asks("discard:L2 discard:fea").does("discard:fea");
    g.has(0, "discard: fea evita; hand: L2").counters(1, 1, 3);
    rv().remi(UP, "regatta").seat(0, "hand: evita fryda").open().may_not("remember:lantern-walk");
}

/// Proves RV-REMI-07.
#[test]
fn rv_remi_07_no_counter_is_spent() {
    let mut g = rv().serving(0).counter("employment", 0).remi(UP, "regatta").seat(0, "hand: evita*2").open();
    g.turn(0, "serve").does("remember:lantern-walk").counters(0, 0, 0).has(0, "remi: lantern-walk");
}

/// Proves RV-REMI-08, AMB-RV-06.
#[test]
fn rv_remi_08_pay_place_effect_then_a_new_card() {
    let mut g = rv().remi(UP, "regatta summer-ball").seat(0, "hand: evita hyacinth").seat(1, "hand: L1*3 L2").open();
    g.does("remember:scary-night").turn(1, "serve").has(0, "remi: scary-night; discard: evita hyacinth");
    g.remi_town("lantern-walk harbour-market", "regatta summer-ball").does("discard:L1").turn(0, "serve");
    g.remi_town("lantern-walk harbour-market regatta", "summer-ball");
}

/// Proves RV-REMI-09.
#[test]
fn rv_remi_09_with_an_empty_pile_fewer_are_offered() {
    let mut g = rv().remi(UP, "").seat(0, "hand: evita*2").open();
    g.does("remember:lantern-walk").remi_town("scary-night harbour-market", "").over(false);
    let mut g = rv().remi("lantern-walk", "").seat(0, "hand: evita*2").open();
    g.does("remember:lantern-walk").remi_town("", "").does("end end").over(false);
}

/// Proves RV-REMI-10.
#[test]
fn rv_remi_10_reminiscences_are_no_maids() {
    mix("rv tc").hiring(1, 9).seat(1, "remi: regatta scary-night").open().may_not("hire:bad-habit@1");
    mix("rv tc").hiring(1, 9).seat(1, "remi: regatta; rooms: hyacinth").open().may("hire:bad-habit@1");
}

/// Proves RV-REMI-11.
#[test]
fn rv_remi_11_they_never_enter_a_deck() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: evita*2; deck: L1*2; discard: L1*3").open();
    g.does("remember:lantern-walk end end end end").has(0, "remi: lantern-walk").brings(0, "lantern-walk", 3);
    for zone in ["hand", "deck", "discard"] {
        assert!(!g.zone(0, zone).contains(&"lantern-walk".to_string()), "{zone}");
    }
}

/// Proves RV-REMI-12, AMB-RV-06.
#[test]
fn rv_remi_12_not_while_a_maid_resolves_nor_after_the_phase() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: nonnette evita*2; deck: L1*5").open();
    g.does("serve:nonnette").asks("top:evita top:L1 no").may_not("remember:lantern-walk");
    g.does("no").may("remember:lantern-walk").does("end").may_not("remember:lantern-walk");
}

/// Proves RV-REMI-12.
#[test]
fn rv_remi_12_not_after_romina_or_riya() {
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: romina evita*2").open();
    g.may("remember:lantern-walk").does("serve:romina").turn(0, "hire").may_not("remember:lantern-walk");
    let mut g = rv().remi(UP, "regatta").seat(0, "hand: riya evita*2; deck: L1*14").open();
    g.does("serve:riya yes").turn(1, "hire").has(0, "remi:");
}

/// Proves RV-REMI-SCARYNIGHT.
#[test]
fn rv_remi_scarynight_others_discard_down_to_three() {
    let mut g = before("scary-night", "hand: evita hyacinth L1*4")
        .players(4)
        .seat(1, "hand: L1*3 L2 L3")
        .seat(2, "hand: L1*3")
        .seat(3, "hand: beatrice*2 L1*2")
        .open();
    g.does("remember:scary-night")
        .turn(1, "serve")
        .asks("discard:L1 discard:L2 discard:L3")
        .does("discard:L1 discard:L1");
    g.turn(3, "serve").asks("discard:beatrice discard:L1").does("discard:beatrice").turn(0, "serve");
    g.has(0, "hand: L1*4").has(1, "hand: L1 L2 L3; discard: L1*2").count(2, "hand", 3).count(3, "hand", 3);
    g.brings(0, "scary-night", 3);
}

/// Proves RV-REMI-SCARYNIGHT.
#[test]
fn rv_remi_scarynight_wants_a_3_and_a_2() {
    before("scary-night", "hand: evita*2 fea").open().may_not("remember:scary-night");
    before("scary-night", "hand: hyacinth*2 fea").open().may_not("remember:scary-night");
    before("scary-night", "hand: daphne nonnette").open().may("remember:scary-night");
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_lantern_walk_draws_two() {
    let mut g = before("lantern-walk", "hand: evita daphne; deck: L2 L3 L1*4").open();
    g.does("remember:lantern-walk").has(0, "hand: L2 L3; discard: evita daphne").brings(0, "lantern-walk", 3);
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_lantern_walk_lets_choose_among_cards_of_cost_3() {
    let mut g = before("lantern-walk", "hand: evita daphne valencia; deck: L1*5").open();
    g.does("remember:lantern-walk").asks("discard:evita discard:daphne discard:valencia").does("discard:daphne");
    g.asks("discard:evita discard:valencia").does("discard:valencia").has(0, "hand: evita L1*2");
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_harbour_market_gives_three_love() {
    let mut g = before("harbour-market", "hand: fea daphne").open();
    g.does("remember:harbour-market")
        .counters(1, 1, 3)
        .brings(0, "harbour-market", 3)
        .does("end hire:evita")
        .pays(0, 0);
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_astronomic_observation_sorts_the_top_five() {
    let mut g = before("astronomic-observation", "hand: lydia evita; deck: sofia fea L1*3 L3").open();
    g.does("remember:astronomic-observation").asks("discard:sofia discard:fea discard:L1 no");
    g.does("discard:L1 discard:L1 discard:L1").asks("discard:sofia discard:fea done").does("done");
    g.asks("top:sofia top:fea").does("top:sofia").begins(0, "deck: fea sofia L3").has(0, "discard: lydia evita L1*3");
    g.brings(0, "astronomic-observation", 4);
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_astronomic_observation_may_keep_all_five_in_a_new_order() {
    let mut g = before("astronomic-observation", "hand: lydia evita; deck: L1*3 fea*2 L3").open();
    g.does("remember:astronomic-observation no").does("top:L1 top:L1 top:L1").begins(0, "deck: fea*2 L1*3 L3");
    g.has(0, "discard: lydia evita").turn(0, "serve");
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_astronomic_observation_is_for_the_owners_eyes() {
    let mut g = before("astronomic-observation", "hand: lydia evita; deck: sofia*2 L1*4").open();
    g.does("remember:astronomic-observation no top:L1 top:L1 top:L1").begins(0, "deck: sofia*2 L1*3");
    assert!(g.view(0)["players"][0]["deck"]["top"].to_string().contains("sofia-marfil"));
    assert!(g.view(1)["players"][0]["deck"].get("top").is_none());
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_tide_pools_takes_a_maid_into_the_hand() {
    let mut g = before("tide-pools", "hand: evita*2 margareta L1").kinds("lydia fryda clorinde").open();
    g.does("remember:tide-pools").may("take:lydia take:beatrice take:evita");
    g.may_not("take:fryda take:clorinde take:sofia take:L1 take:L2 no").does("take:lydia");
    g.has(0, "hand: L1 lydia").pile_is("lydia", 9).may("serve:lydia").brings(0, "tide-pools", 5);
    before("tide-pools", "hand: evita*2 L1").open().may_not("remember:tide-pools");
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_regatta_gives_two_servings() {
    let mut g = before("regatta", "hand: evita fea lydia L1").open();
    g.does("remember:regatta").counters(3, 1, 0).has(0, "discard: evita fea lydia").brings(0, "regatta", 6);
    before("regatta", "hand: evita*2 fea*2").open().may_not("remember:regatta");
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_evening_tea_chambers_a_maid_for_nothing() {
    let mut g = before("evening-tea", "hand: sofia beatrice florence fea").open();
    g.does("remember:evening-tea").asks("chamber:florence").does("chamber:florence").counters(1, 1, 0);
    g.has(0, "rooms: florence; discard: sofia beatrice; hand: fea").brings(0, "evening-tea", 4);
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_evening_tea_counts_chiefs_and_may_chamber_one() {
    let mut g = before("evening-tea", "hand: beatrice*3 hyacinth").open();
    g.does("remember:evening-tea")
        .asks("chamber:beatrice chamber:hyacinth")
        .does("chamber:beatrice")
        .has(0, "rooms: beatrice");
    g.counters(1, 1, 0).has(0, "hand: hyacinth");
    let mut g = before("evening-tea", "hand: beatrice sofia fea").open();
    g.does("remember:evening-tea").turn(0, "serve").has(0, "rooms:").may("serve:fea");
    before("evening-tea", "hand: beatrice hyacinth fea").open().may_not("remember:evening-tea");
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_letter_from_home_gives_two_employments() {
    let mut g = before("letter-from-home", "hand: L3 evita").open();
    g.does("remember:letter-from-home").counters(1, 3, 0).has(0, "discard: L3 evita").brings(0, "letter-from-home", 5);
    before("letter-from-home", "hand: fryda evita").open().may_not("remember:letter-from-home");
}

/// Proves RV-REMI-OTHERS.
#[test]
fn rv_remi_summer_ball_draws_three() {
    let mut g = rv().remi("summer-ball scary-night regatta", "").seat(0, "hand: lydia cynthia; deck: L3*3 L1").open();
    g.does("remember:summer-ball").has(0, "hand: L3*3; discard: lydia cynthia").brings(0, "summer-ball", 7);
}

/// Proves RV-REMI-13, AMB-RV-18.
#[test]
fn rv_remi_13_farewell_fireworks_ends_the_game_with_this_turn() {
    let mut g = before("farewell-fireworks", "hand: evita fea lydia fryda L1; deck: L1*9").open();
    g.does("remember:farewell-fireworks").over(false).has(0, "discard: evita fea lydia fryda");
    g.has(0, "hand: L1").brings(0, "farewell-fireworks", 6).turn(0, "serve");
    g.does("end love:L1").over(false).does("end").over(true);
}

/// Proves RV-REMI-13.
#[test]
fn rv_remi_13_a_3_love_pays_for_the_seven() {
    let mut g = before("farewell-fireworks", "hand: evita fea lydia L3; deck: L1*9").open();
    g.does("remember:farewell-fireworks end end").over(true);
    before("farewell-fireworks", "hand: evita fea lydia sofia").open().may_not("remember:farewell-fireworks");
}

/// Proves RV-REMI-13. The position tells that the end is settled, and can be laid again.
#[test]
fn rv_remi_13_a_settled_end_is_seen_by_all() {
    let mut g = before("farewell-fireworks", "hand: evita fea lydia fryda; deck: L1*9").open();
    g.does("remember:farewell-fireworks");
    assert_eq!((&g.view(1)["so_far"]["ending"], &g.spectator()["so_far"]["ending"]), (&true.into(), &true.into()));
}
