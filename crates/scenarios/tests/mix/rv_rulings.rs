//! Romantic Vacation: the readings of its ambiguities, and their options.

use crate::kit::*;
use serde_json::json;

/// Proves AMB-RV-01.
#[test]
fn amb_rv_01_each_of_the_eighteen_kinds_can_be_in_the_town() {
    let kinds = ids(RV_GENERALS);
    for ten in [&kinds[..10], &kinds[8..]] {
        assert_eq!(dealt("rv", 2, json!({"town": ten})).kinds().len(), 10);
    }
}

/// Proves AMB-RV-03.
#[test]
fn amb_rv_03_buildings_come_only_with_their_box() {
    rv().hiring(1, 20).seat(0, "hand: beatrice").open().may_not("hire:garden hire:lily-garden hire:estate=beatrice");
    mix("rv eh").hiring(1, 20).seat(0, "hand: beatrice").open().may("hire:garden hire:estate=beatrice");
}

/// Proves AMB-RV-04.
#[test]
fn amb_rv_04_a_reminiscence_is_paid_by_discarding() {
    let mut g = rv().remi("lantern-walk scary-night regatta", "").seat(0, "hand: evita daphne").open();
    g.does("remember:lantern-walk").has(0, "discard: evita daphne").pile_is("evita", 10);
}

/// Proves AMB-RV-05.
#[test]
fn amb_rv_05_a_dearer_card_does_not_pay() {
    let mut g = rv().remi("harbour-market scary-night summer-ball", "").seat(0, "hand: lydia hyacinth L3").open();
    g.may_not("remember:harbour-market remember:scary-night remember:summer-ball");
}

/// Proves AMB-RV-05.
#[test]
fn amb_rv_05_amaretto_does_not_change_what_a_love_card_pays() {
    // With Amaretto 2 Love is hired for 2, yet it pays as a 4.
    let mut g = mix("rv eh")
        .serving(2)
        .remi("lantern-walk harbour-market regatta", "")
        .seat(0, "hand: amaretto L2 evita")
        .open();
    g.does("serve:amaretto").may("remember:harbour-market").may_not("remember:lantern-walk");
}

/// Proves AMB-RV-06.
#[test]
fn amb_rv_06_the_card_turned_up_cannot_be_acquired_in_the_same_turn() {
    let mut g = rv().remi("lantern-walk scary-night harbour-market", "lantern-walk").seat(0, "hand: evita*4").open();
    g.does("remember:lantern-walk")
        .remi_town("lantern-walk scary-night harbour-market", "")
        .may_not("remember:lantern-walk");
}

/// Proves AMB-RV-08.
#[test]
fn amb_rv_08_a_town_may_come_from_all_three_boxes() {
    let town = cards("kagari safran claire emily domino ririko fea lydia riya laura");
    let mut g = dealt("rv eh tc", 3, json!({"town": town}));
    assert_eq!(g.kinds().len(), 10);
    g.pile_is("laura", 8).pile_is("kagari", 10).pile_is("domino", 10);
}

/// Proves AMB-RV-09.
#[test]
fn amb_rv_09_two_and_five_are_totals_per_copy() {
    rv().seat(0, "rooms: hyacinth; remi: scary-night*2").open().worth(0, 2 + 6);
    rv().seat(0, "rooms: florence*7").open().worth(0, 35);
    mix("rv tc").seat(0, "rooms: florence*6 florence!1 beatrice").open().worth(0, 6 * 5 + 2);
    mix("rv tc").seat(0, "rooms: florence*6 florence!1").open().worth(0, 0);
}

/// Proves AMB-RV-10.
#[test]
fn amb_rv_10_clorinde_falls_to_nothing_not_below() {
    rv().seat(0, "deck: clorinde*3 beatrice*9").open().worth(0, 0);
    mix("rv eh").seat(0, "deck: clorinde*3 beatrice*5; built: estate=beatrice*2").open().worth(0, 4);
}

/// Proves AMB-RV-11.
#[test]
fn amb_rv_11_love_already_played_is_lost_with_riya() {
    let mut g = rv().counter("love", 8).seat(0, "hand: riya L1*3; deck: L1*20").open();
    g.does("love:all serve:riya yes").turn(1, "hire").pays(1, 0).count(0, "hand", 10);
    g.has(0, "discard: L1*5").pile_is("sofia", 8);
}

/// Proves AMB-RV-11.
#[test]
fn amb_rv_11_riya_waits_in_the_town() {
    let mut g = rv().seat(0, "hand: riya; deck: L1*2; discard:").piles("riya", 0).open();
    g.does("serve:riya yes").pile_is("riya", 1).has(0, "hand: L1*2").count(0, "deck", 0).count(0, "discard", 0);
}

/// Proves AMB-RV-12.
#[test]
fn amb_rv_12_a_kind_just_returned_may_be_taken() {
    let mut g = rv().seat(0, "hand: chinatsu fryda beatrice").piles("fryda", 0).open();
    g.does("serve:chinatsu return:fryda return:beatrice take:fryda").has(0, "hand: fryda").pile_is("fryda", 0);
}

/// Proves AMB-RV-12.
#[test]
fn amb_rv_12_private_maids_are_no_answer() {
    let mut g = mix("rv eh").seat(0, "hand: chinatsu fea*2").private("eve silk", "shion").open();
    g.does("serve:chinatsu return:fea return:fea").may("take:fea").may_not("take:eve take:silk");
}

/// Proves AMB-RV-13.
#[test]
fn amb_rv_13_nonnette_employs_once_and_evita_serves() {
    let mut g = rv().seat(0, "hand: nonnette").open();
    g.does("serve:nonnette no").counters(0, 2, 0);
    let mut g = rv().seat(0, "hand: evita; deck: sofia").open();
    g.does("serve:evita target:0").counters(1, 1, 1);
}

/// Proves AMB-RV-14.
#[test]
fn amb_rv_14_any_two_love_sets_serve_five() {
    for sets in ["rv", "rv tc", "rv eh", "tc rv", "rv eh tc"] {
        dealt(sets, 5, json!({})).pile_is("L1", 37).pile_is("L2", 24).pile_is("L3", 16);
    }
}

/// Proves AMB-RV-15.
#[test]
fn amb_rv_15_a_sick_valencia_is_cured_before_she_is_used() {
    let mut g = mix("rv tc").phase("start").seat(0, "hand: L3; rooms: valencia!1; deck: L1*5").open();
    let before = g.pile("illness");
    g.may_not("use:valencia")
        .does("cure:valencia")
        .has(0, "rooms: valencia; discard: L3")
        .pile_is("illness", before + 1);
    g.does("use:valencia").has(0, "hand: L1*2; rooms:; discard: L3 valencia");
}

/// Proves AMB-RV-15.
#[test]
fn amb_rv_15_among_two_valencias_the_healthy_one_goes() {
    let mut g = mix("rv tc").phase("start").seat(0, "rooms: valencia!1 valencia").open();
    g.does("use:valencia").has(0, "rooms: valencia!1").may_not("use:valencia");
    let mut g = mix("rv tc").phase("start").seat(0, "rooms: valencia!1").open();
    g.turn(0, "hire");
}

/// Proves AMB-RV-16.
#[test]
fn amb_rv_16_lydias_card_is_no_draw_unless_the_option_says_so() {
    let mut g = mix("rv tc").seat(0, "hand: lydia; private: milly; deck: fea L1*5").open();
    g.does("serve:lydia keep:fea").counters(1, 1, 0);
    let mut g = mix("rv tc").ruling("AMB-RV-16", "draw").seat(0, "hand: lydia; private: milly; deck: fea L1*5").open();
    g.does("serve:lydia keep:fea").counters(2, 1, 0);
}
