//! Romantic Vacation: chiefs and general maids, one by one.

use crate::kit::*;

#[test]
fn rv_card_sofia_costs_8_is_worth_5_and_does_nothing() {
    rv().hiring(1, 7).open().may_not("hire:sofia");
    let mut g = rv().hiring(1, 8).open();
    g.does("hire:sofia").pays(0, 0).worth(0, 5);
    rv().serving(5).seat(0, "hand: sofia fea").open().may_not("serve:sofia chamber:sofia");
}

#[test]
fn rv_card_beatrice_scores_only_as_a_chambermaid() {
    rv().seat(0, "rooms: beatrice*3; deck: beatrice*2; hand: beatrice; discard: beatrice").open().worth(0, 6);
    let mut g = rv().hiring(1, 2).open();
    g.does("hire:beatrice").pays(0, 0).worth(0, 0);
    let mut g = rv().serving(2).seat(0, "hand: beatrice").open();
    g.does("chamber:beatrice").counters(0, 1, 0).worth(0, 2);
}

#[test]
fn rv_card_fryda_draws_loves_and_employs() {
    let mut g = rv().seat(0, "hand: fryda; deck: sofia L2 L1*4").open();
    g.does("serve:fryda").counters(0, 3, 2).has(0, "hand: sofia L2");
}

#[test]
fn rv_card_laura_chambers_any_number_for_nothing() {
    let mut g = rv().seat(0, "hand: laura hyacinth beatrice valencia sofia fea; deck: florence L1*5").open();
    g.does("serve:laura")
        .counters(0, 1, 0)
        .asks("chamber:hyacinth chamber:beatrice chamber:valencia chamber:florence no");
    g.does("chamber:beatrice").asks("chamber:hyacinth chamber:valencia chamber:florence done");
    g.does("chamber:florence chamber:hyacinth done").has(0, "rooms: beatrice florence hyacinth").counters(0, 1, 0);
    g.has(0, "hand: valencia sofia fea L1; play: laura").turn(0, "serve");
}

#[test]
fn rv_card_laura_may_chamber_nobody() {
    let mut g = rv().seat(0, "hand: laura hyacinth").open();
    g.does("serve:laura no").has(0, "rooms:; hand: hyacinth L1*2");
    let mut g = rv().seat(0, "hand: laura sofia fea").open();
    g.does("serve:laura").turn(0, "serve").may_not("chamber:sofia chamber:fea").may("end");
}

#[test]
fn rv_card_clorinde_draws_and_serves() {
    let mut g = rv().seat(0, "hand: clorinde; deck: sofia L1*3").open();
    g.does("serve:clorinde").counters(2, 1, 0).has(0, "hand: sofia");
}

#[test]
fn rv_card_clorinde_is_worthless_beside_seven_chiefs() {
    rv().seat(0, "deck: clorinde*2 sofia beatrice*5").open().brings(0, "clorinde", 4).worth(0, 9);
    rv().seat(0, "deck: clorinde*2 sofia beatrice*6").open().brings(0, "clorinde", 0).worth(0, 5);
    rv().seat(0, "deck: clorinde; hand: sofia; discard: beatrice*3; rooms: beatrice*3").open().brings(0, "clorinde", 0);
    rv().seat(0, "deck: clorinde; rooms: florence*7").open().brings(0, "clorinde", 2);
}

#[test]
fn rv_card_lydia_keeps_one_of_five() {
    let mut g = rv().seat(0, "hand: lydia; deck: fryda laura sofia L1*2 fea*2").open();
    assert!(g.causes("serve:lydia", "revealed"));
    g.counters(1, 1, 0).asks("keep:fryda keep:laura keep:sofia keep:L1").does("keep:sofia");
    g.has(0, "hand: sofia; discard: fryda laura L1*2").begins(0, "deck: fea*2").count(0, "deck", 2);
}

#[test]
fn rv_card_lydia_reshuffles_and_makes_do_with_fewer() {
    let mut g = rv().seat(0, "hand: lydia; deck: sofia; discard: L2*2").open();
    g.does("serve:lydia").asks("keep:sofia keep:L2").does("keep:L2").has(0, "hand: L2; discard: sofia L2");
    let mut g = rv().seat(0, "hand: lydia; deck:; discard:").open();
    g.does("serve:lydia").turn(0, "serve").counters(1, 1, 0).has(0, "hand:");
}

#[test]
fn rv_card_florence_scores_among_seven() {
    rv().seat(0, "rooms: florence*2 beatrice*5").open().brings(0, "florence", 10).worth(0, 20);
    rv().seat(0, "rooms: florence*2 beatrice*4").open().brings(0, "florence", 0).worth(0, 8);
    rv().seat(0, "rooms: hyacinth*7; deck: florence*3").open().brings(0, "florence", 0);
    let mut g = rv().seat(0, "hand: florence").open();
    g.does("serve:florence").counters(0, 1, 2);
    let mut g = rv().seat(0, "hand: florence").open();
    g.does("chamber:florence").counters(0, 1, 0).has(0, "rooms: florence");
}

#[test]
fn rv_card_cynthia_draws_four_and_the_others_one() {
    let mut g = rv().players(3).seat(0, "hand: cynthia").seat(1, "deck: sofia L1*3").seat(2, "deck: L2 L1*3").open();
    g.does("serve:cynthia").count(0, "hand", 4).has(1, "hand: sofia").has(2, "hand: L2").counters(0, 1, 0);
}

#[test]
fn rv_card_caldina_sends_one_of_five_to_the_back() {
    let mut g = rv()
        .players(4)
        .seat(0, "hand: caldina")
        .seat(1, "hand: L1*4 beatrice; deck: L2*3")
        .seat(2, "hand: L1*4; deck: L2*3")
        .seat(3, "hand: L1*5 sofia; deck: L2*3")
        .open();
    g.does("serve:caldina")
        .count(0, "hand", 2)
        .turn(1, "serve")
        .asks("bottom:L1 bottom:beatrice")
        .does("bottom:beatrice");
    assert_eq!(g.zone(1, "deck"), cards("L2*3 beatrice"));
    g.has(1, "hand: L1*4").turn(3, "serve").does("bottom:L1").has(3, "hand: L1*4 sofia").has(2, "hand: L1*4");
    g.turn(0, "serve").has(0, "discard:");
}

#[test]
fn rv_card_riya_leaves_for_a_hand_of_ten() {
    let mut g = rv().seat(0, "hand: riya fea L1*2; deck: L1*20").serving(3).open();
    g.does("serve:riya").has(0, "hand: fea L1*4").asks("yes no").does("yes").turn(1, "hire");
    g.count(0, "hand", 10).pile_is("riya", 11).has(0, "discard: fea L1*4; play:");
}

#[test]
fn rv_card_riya_may_stay() {
    let mut g = rv().serving(2).seat(0, "hand: riya fea; deck: L1*20").open();
    g.does("serve:riya no").turn(0, "serve").does("serve:fea end end").count(0, "hand", 5).pile_is("riya", 10);
    g.has(0, "discard: riya fea L1*2");
}

#[test]
fn rv_card_chinatsu_trades_two_maids_for_one() {
    let mut g = rv().seat(0, "hand: chinatsu evita fea L1").kinds("fryda").open();
    g.does("serve:chinatsu").asks("return:evita return:fea no").does("return:evita").asks("return:fea");
    g.does("return:fea").may("take:fryda take:evita take:fea take:beatrice").may_not("take:sofia take:L1 take:L3 no");
    g.does("take:fryda").has(0, "hand: L1 fryda").pile_is("evita", 11).pile_is("fea", 11).pile_is("fryda", 7);
}

#[test]
fn rv_card_chinatsu_needs_two_maids_in_hand() {
    let mut g = rv().seat(0, "hand: chinatsu evita L1*3").open();
    g.does("serve:chinatsu").turn(0, "serve").has(0, "hand: evita L1*3").may_not("return:evita return:L1");
    let mut g = rv().seat(0, "hand: chinatsu evita fea").open();
    g.does("serve:chinatsu no").has(0, "hand: evita fea").counters(0, 1, 0);
}

#[test]
fn rv_card_fea_serves_two_and_employs() {
    let mut g = rv().seat(0, "hand: fea").open();
    g.does("serve:fea").counters(2, 2, 0);
}

#[test]
fn rv_card_romina_ends_the_serving_phase() {
    let mut g = rv().serving(3).seat(0, "hand: romina fea; deck: L2*2 L1*5").open();
    g.does("serve:romina").turn(0, "hire").pays(1, 2).has(0, "hand: fea L2*2").may_not("serve:fea");
}

#[test]
fn rv_card_daphne_tops_the_deck_with_a_2_love() {
    let mut g = rv().seat(0, "hand: daphne; deck: sofia L1").open();
    g.does("serve:daphne").counters(1, 1, 0).begins(0, "deck: L2 sofia").pile_is("L2", 11);
    let mut g = rv().seat(0, "hand: daphne; deck: sofia L1").piles("L2", 0).open();
    g.does("serve:daphne").counters(1, 1, 0).begins(0, "deck: sofia").pile_is("L2", 0);
}

#[test]
fn rv_card_margareta_costs_points_in_a_crowd() {
    for (n, points) in [(1, 0), (2, 0), (3, -3), (4, -4), (7, -7)] {
        rv().seat(0, &format!("deck: margareta*{n}")).open().worth(0, points);
    }
    rv().seat(0, "deck: margareta; hand: margareta; discard: margareta").open().worth(0, -3);
    let mut g = rv().seat(0, "hand: margareta; deck: sofia").open();
    g.does("serve:margareta").counters(1, 1, 1).has(0, "hand: sofia");
}

#[test]
fn rv_card_germaine_hires_a_chambermaid_chief_and_draws_again() {
    let mut g = rv().seat(0, "hand: germaine; deck: L2*2 L3 L1*3").open();
    g.does("serve:germaine").has(0, "hand: L2*2").asks("take:beatrice no").does("take:beatrice");
    g.has(0, "discard: beatrice; hand: L2*2 L3").counters(0, 1, 0).pile_is("beatrice", 17);
}

#[test]
fn rv_card_germaine_may_be_declined_and_needs_a_chief_in_town() {
    let mut g = rv().seat(0, "hand: germaine").open();
    g.does("serve:germaine no").count(0, "hand", 2).has(0, "discard:");
    let mut g = rv().seat(0, "hand: germaine").piles("beatrice", 0).open();
    g.does("serve:germaine").turn(0, "serve").count(0, "hand", 2).may_not("take:beatrice take:sofia");
}

#[test]
fn rv_card_evita_serves_once_more_for_love() {
    let mut g = rv().seat(0, "hand: evita").seat(1, "deck: L3 L1*2").open();
    g.does("serve:evita")
        .counters(1, 1, 1)
        .asks("target:0 target:1")
        .does("target:1")
        .counters(2, 1, 1)
        .has(1, "discard: L3");
    let mut g = rv().seat(0, "hand: evita; deck: sofia L1").open();
    g.does("serve:evita target:0").counters(1, 1, 1).has(0, "discard: sofia");
}

#[test]
fn rv_card_evita_skips_seats_without_a_card() {
    let mut g = rv().players(3).seat(0, "hand: evita").seat(1, "deck:; discard:").seat(2, "deck:; discard: L1").open();
    g.does("serve:evita").asks("target:0 target:2").does("target:2").counters(2, 1, 1);
}

#[test]
fn rv_card_valencia_goes_for_two_cards() {
    let mut g = rv().phase("start").seat(0, "rooms: valencia*2 hyacinth; deck: L2*2 L3*2 L1").open();
    g.does("use:valencia").has(0, "hand: L2*2; discard: valencia; rooms: hyacinth valencia");
    g.does("use:valencia").has(0, "hand: L2*2 L3*2; rooms: hyacinth").may_not("use:valencia");
    g.has(0, "discard: valencia*2");
}

#[test]
fn rv_card_valencia_serves_or_is_chambered() {
    let mut g = rv().seat(0, "hand: valencia*2").serving(2).open();
    g.does("serve:valencia").counters(1, 1, 2).does("chamber:valencia").counters(0, 1, 2).has(0, "rooms: valencia");
    g.may_not("use:valencia");
    rv().seat(0, "rooms: valencia*2; deck: valencia").open().worth(0, 3);
}

#[test]
fn rv_card_hyacinth_scores_with_two_reminiscences() {
    rv().seat(0, "rooms: hyacinth*3; remi: regatta").open().brings(0, "hyacinth", 0);
    rv().seat(0, "rooms: hyacinth*3; remi: regatta scary-night").open().brings(0, "hyacinth", 6).worth(0, 6 + 9);
    rv().seat(0, "rooms: hyacinth; remi: scary-night*3 regatta").open().brings(0, "hyacinth", 2);
    rv().seat(0, "deck: hyacinth*3; remi: regatta scary-night").open().brings(0, "hyacinth", 0);
    let mut g = rv().seat(0, "hand: hyacinth").open();
    g.does("serve:hyacinth").counters(0, 1, 1);
    let mut g = rv().seat(0, "hand: hyacinth").open();
    g.does("chamber:hyacinth").counters(0, 1, 0).has(0, "rooms: hyacinth");
}

#[test]
fn rv_card_nonnette_may_put_a_card_back() {
    let mut g = rv().seat(0, "hand: nonnette sofia; deck: L2*2 L1*3").open();
    g.does("serve:nonnette")
        .counters(0, 2, 0)
        .asks("top:sofia top:L2 no")
        .does("top:sofia")
        .begins(0, "deck: sofia L1");
    g.has(0, "hand: L2*2");
    let mut g = rv().seat(0, "hand: nonnette; deck: L2*2 L1*3").open();
    g.does("serve:nonnette no").begins(0, "deck: L1").has(0, "hand: L2*2");
}
