//! Every card of the box: TC-CARD.

use crate::kit::*;

#[test]
fn tc_card_fields_name_cost_points_symbols_kind_and_text() {
    let card = printed("ophelia-grail");
    for field in ["id", "names", "kind", "cost", "copies", "gives", "provenance", "rules", "text"] {
        assert!(!card[field].is_null(), "{field} is missing");
    }
    assert_eq!(card["names"]["en"], "Ophelia Grail");
    assert!(card["text"]["en"].is_string() && card["text"]["fr"].is_string());
    for id in ["1-love", "illness", "bad-habit", "rosa-topaz"] {
        assert!(printed(id)["cost"].is_i64() && printed(id)["names"]["en"].is_string(), "{id}");
    }
}

// Maid chiefs.

#[test]
fn tc_card_marianne_is_worth_six_points_wherever_she_is() {
    prints("marianne-soleil", 9, 8, Some(6));
    gives("marianne-soleil", 0, 0, 0, 0);
    let mut scene = table(2).seat(0, "deck: marianne*2").seat(1, "hand: marianne").open();
    assert_eq!((scene.points(0), scene.points(1)), (12, 6));
}

#[test]
fn tc_card_marianne_is_never_chambered() {
    let mut scene = table(2).counters(5, 1, 9).seat(0, "hand: marianne kagari").open();
    scene.illegal("chamber:marianne", "");
    scene.does("end hire:marianne").counters(5, 0, 0);
}

#[test]
fn tc_card_colette_is_worth_one_point_and_five_for_the_most() {
    prints("colette-framboise", 3, 24, Some(1));
    assert_eq!(printed("colette-framboise")["chambermaid_cost"], json!(2));
    let mut scene = table(3).seat(0, "deck: colette; rooms: colette").seat(1, "hand: colette").open();
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [2 + 5, 1, 0]);
}

#[test]
fn tc_card_colette_rewards_nobody_on_a_tie() {
    let mut scene = table(3).seat(0, "deck: colette*3").seat(1, "discard: colette*3").seat(2, "deck: colette").open();
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [3, 3, 1]);
}

#[test]
fn tc_card_colette_rewards_only_once() {
    let mut scene = table(2).seat(0, "deck: colette*9").seat(1, "deck: colette*2").open();
    assert_eq!(scene.points(0), 9 + 5);
}

#[test]
fn tc_card_colette_is_chambered_for_two() {
    let mut scene = table(2).counters(4, 1, 0).seat(0, "hand: colette*2").open();
    scene.does("chamber:colette chamber:colette").counters(0, 1, 0);
    scene.has(0, "rooms: colette*2");
}

// General maids.

#[test]
fn tc_card_ophelia_gives_one_of_everything() {
    prints("ophelia-grail", 6, 8, None);
    gives("ophelia-grail", 1, 1, 1, 1);
    let mut scene = table(2).seat(0, "hand: ophelia; deck: L2").open();
    scene.act("serve:ophelia");
    scene.counters(1, 2, 1).has(0, "hand: L2");
}

#[test]
fn tc_card_ophelia_counts_odd_for_and_even_against() {
    for (n, points) in [(0, 0), (1, 0), (2, -4), (3, 6), (4, -8)] {
        let mut scene = table(2).kinds("ophelia").seat(0, &format!("deck: ophelia*{n}")).open();
        assert_eq!(scene.points(0), points, "{n} Ophelias");
    }
}

#[test]
fn tc_card_anise_draws_three_and_employs_one_more() {
    prints("anise-greenaway", 7, 8, Some(3));
    gives("anise-greenaway", 3, 0, 0, 1);
    let mut scene = table(2).seat(0, "hand: anise; deck: L1*2 L2 L3").open();
    scene.act("serve:anise");
    scene.counters(0, 2, 0).has(0, "hand: L1*2 L2");
    assert_eq!(scene.points(0), 3);
}

#[test]
fn tc_card_sainsbury_offers_a_two_love_or_a_maid_up_to_four() {
    prints("sainsbury-lockwood", 5, 10, None);
    gives("sainsbury-lockwood", 0, 0, 0, 0);
    let mut scene = table(2).seat(0, "hand: sainsbury L1").open();
    scene.act("serve:sainsbury");
    scene.asks(
        "take:L2 take:colette take:azure take:viola take:rouge take:safran take:kagari take:genevieve take:moine no",
    );
}

#[test]
fn tc_card_sainsbury_exchanges_a_one_love_for_a_card_of_this_turn() {
    let mut scene = table(2).counters(2, 1, 0).seat(0, "hand: sainsbury L1*2").piles("L1", 20).open();
    scene.does("serve:sainsbury take:kagari");
    scene.has(0, "hand: L1 kagari; discard:");
    assert_eq!((scene.pile("L1"), scene.pile("kagari")), (21, 9));
    scene.act("serve:kagari");
    scene.counters(2, 1, 0);
}

#[test]
fn tc_card_sainsbury_brings_a_two_love_that_may_be_played() {
    let mut scene = table(2).seat(0, "hand: sainsbury L1").open();
    scene.does("serve:sainsbury take:L2 love:L2").counters(0, 1, 2);
    assert_eq!(scene.pile("L2"), 11);
}

#[test]
fn tc_card_sainsbury_brings_a_maid_who_still_needs_a_serving() {
    let mut scene = table(2).seat(0, "hand: sainsbury L1").open();
    scene.does("serve:sainsbury take:kagari").counters(0, 1, 0);
    scene.illegal("serve:kagari", "TC-SERVE");
}

#[test]
fn tc_card_sainsbury_asks_nothing_without_a_one_love() {
    let mut scene = table(2).seat(0, "hand: sainsbury L2 L3").open();
    scene.act("serve:sainsbury");
    scene.free(0, "serve");
}

#[test]
fn tc_card_sainsbury_may_be_declined() {
    let mut scene = table(2).seat(0, "hand: sainsbury L1").open();
    scene.does("serve:sainsbury no").has(0, "hand: L1");
    scene.free(0, "serve");
}

#[test]
fn tc_card_tenalys_lets_every_other_player_draw() {
    prints("tenalys-trent", 5, 10, None);
    gives("tenalys-trent", 0, 3, 0, 1);
    let mut scene = table(3).seat(0, "hand: tenalys; deck: L1").seat(1, "deck: L2*2").seat(2, "deck: L3*2").open();
    scene.act("serve:tenalys");
    scene.counters(0, 2, 3).has(0, "hand:").has(1, "hand: L2").has(2, "hand: L3");
}

#[test]
fn tc_card_tenalys_wakes_no_milly_and_no_tanya_of_the_others() {
    let mut scene = table(3)
        .seat(0, "hand: tenalys")
        .seat(1, "deck: L2*2; private: tanya")
        .seat(2, "deck: L3*2; private: milly")
        .open();
    scene.act("serve:tenalys");
    scene.free(0, "serve");
    scene.counters(0, 2, 3).has(1, "hand: L2").has(2, "hand: L3");
}

#[test]
fn tc_card_natsumi_spares_hands_below_four() {
    prints("natsumi-fujikawa", 5, 10, None);
    gives("natsumi-fujikawa", 1, 0, 2, 0);
    let mut scene = table(3).seat(0, "hand: natsumi; deck: L2").seat(1, "hand: L1*3").seat(2, "hand: L1*3 L3").open();
    scene.does("serve:natsumi discard:L2");
    scene.asked(2, "choice", "natsumi");
    scene.act("discard:L3");
    scene.free(0, "serve");
    scene.has(0, "discard: L2").has(1, "hand: L1*3").has(2, "hand: L1*3");
    scene.has(2, "discard: L3").counters(2, 1, 0);
}

#[test]
fn tc_card_natsumi_asks_from_the_left_on() {
    let mut scene = table(3).turn_of(1).seat(1, "hand: natsumi L1").seat(2, "hand: L1*4").seat(0, "hand: L2*5").open();
    scene.does("serve:natsumi discard:L1");
    assert_eq!(scene.decider(), 2);
    scene.act("discard:L1");
    assert_eq!(scene.decider(), 0);
    scene.act("discard:L2");
    scene.free(1, "serve");
}

#[test]
fn tc_card_natsumi_touches_nobody_when_nothing_is_discarded() {
    let mut declined = table(2).seat(0, "hand: natsumi L1").seat(1, "hand: L1*5").open();
    declined.does("serve:natsumi no").has(1, "hand: L1*5");
    declined.free(0, "serve");
    let mut empty = table(2).seat(0, "hand: natsumi").seat(1, "hand: L1*5").open();
    empty.act("serve:natsumi");
    empty.free(0, "serve");
}

#[test]
fn tc_card_nena_gives_both_neighbours_a_bad_habit() {
    prints("nena-wilder", 5, 10, None);
    gives("nena-wilder", 0, 1, 0, 0);
    let mut scene =
        table(3).seat(0, "hand: nena; rooms: azure").seat(1, "rooms: colette").seat(2, "private: rosa").open();
    scene.act("serve:nena");
    scene.free(0, "serve");
    assert_eq!([0, 1, 2].map(|seat| scene.habits(seat)), [0, 1, 1]);
    assert_eq!((scene.counter("love"), scene.pile("bad-habit")), (1, 14));
}

#[test]
fn tc_card_nena_passes_by_quarters_without_a_maid() {
    let mut scene = table(3).seat(0, "hand: nena").seat(2, "rooms: azure").open();
    scene.act("serve:nena");
    assert_eq!([0, 1, 2].map(|seat| scene.habits(seat)), [0, 0, 1]);
}

#[test]
fn tc_card_nena_gives_one_with_two_players_and_none_from_an_empty_pile() {
    let mut two = table(2).seat(0, "hand: nena").seat(1, "rooms: azure").open();
    two.act("serve:nena");
    assert_eq!((two.habits(1), two.pile("bad-habit")), (1, 15));
    let mut none = table(2).seat(0, "hand: nena").seat(1, "rooms: azure").piles("bad-habit", 0).open();
    none.act("serve:nena");
    assert_eq!((none.habits(1), none.counter("love")), (0, 1));
}

#[test]
fn tc_card_nena_asks_the_claire_of_each_neighbour_in_turn() {
    let mut scene = table(3)
        .seat(0, "hand: nena")
        .seat(1, "hand: claire; rooms: azure")
        .seat(2, "hand: claire; rooms: azure")
        .open();
    scene.act("serve:nena");
    scene.asked(1, "reaction", "claire");
    scene.act("no");
    scene.asked(2, "reaction", "claire");
    scene.act("yes");
    assert_eq!((scene.habits(1), scene.habits(2), scene.pile("bad-habit")), (1, 0, 15));
}

#[test]
fn tc_card_esquine_turns_up_to_two_cards_into_servings() {
    prints("esquine-foret", 4, 10, None);
    gives("esquine-foret", 2, 0, 0, 0);
    let mut scene = table(2).seat(0, "hand: esquine L3; deck: L1 L2").open();
    scene.act("serve:esquine");
    scene.asked(0, "choice", "esquine");
    scene.asks("discard:L1 discard:L2 discard:L3 no").act("discard:L1");
    scene.asks("discard:L2 discard:L3 done").act("discard:L3");
    scene.free(0, "serve");
    scene.counters(2, 1, 0).has(0, "hand: L2; discard: L1 L3");
}

#[test]
fn tc_card_esquine_may_stop_after_none_or_one() {
    let lay = || table(2).seat(0, "hand: esquine L3; deck: L1 L2").open();
    let mut none = lay();
    none.does("serve:esquine no").counters(0, 1, 0).has(0, "discard:");
    let mut one = lay();
    one.does("serve:esquine discard:L2 done").counters(1, 1, 0).has(0, "discard: L2");
}

#[test]
fn tc_card_esquine_with_one_card_discards_one() {
    let mut scene = table(2).seat(0, "hand: esquine L3").open();
    scene.does("serve:esquine discard:L3");
    scene.free(0, "serve");
    scene.counters(1, 1, 0);
}

#[test]
fn tc_card_genevieve_draws_loves_and_serves_on() {
    prints("genevieve-daubigny", 4, 10, None);
    gives("genevieve-daubigny", 1, 1, 1, 0);
    let mut scene = table(2).seat(0, "hand: genevieve; deck: L2*2").open();
    scene.act("serve:genevieve");
    scene.counters(1, 1, 1).has(0, "hand: L2");
}

#[test]
fn tc_card_moine_draws_two_and_employs_two_more() {
    prints("moine-de-lefevre", 4, 10, None);
    gives("moine-de-lefevre", 2, 0, 0, 2);
    let mut scene = table(2).seat(0, "hand: moine; deck: L2*3").open();
    scene.act("serve:moine");
    scene.counters(0, 3, 0).has(0, "hand: L2*2");
}

#[test]
fn tc_card_eliza_looks_at_any_deck_or_none() {
    prints("eliza-rosewater", 3, 10, None);
    gives("eliza-rosewater", 0, 2, 0, 0);
    let mut scene =
        table(4).seat(0, "hand: eliza; deck: L1").seat(1, "deck: L2").seat(2, "discard: L3").seat(3, "hand: L1").open();
    scene.act("serve:eliza");
    scene.counters(0, 1, 2).asks("target:0 target:1 target:2 no").act("no");
    scene.free(0, "serve");
}

#[test]
fn tc_card_eliza_discards_the_card_or_leaves_it() {
    let lay = || table(2).seat(0, "hand: eliza").seat(1, "deck: L2 L1; discard: L3").open();
    let mut discarded = lay();
    discarded.does("serve:eliza target:1").asks("discard:L2 keep:L2");
    assert_eq!(discarded.decider(), 0);
    discarded.act("discard:L2");
    discarded.has(1, "deck: L1; discard: L2 L3");
    discarded.begins(1, "discard: L2");
    let mut left = lay();
    left.does("serve:eliza target:1 keep:L2");
    assert_eq!(left.zone(1, "deck"), ["2-love", "1-love"]);
    left.has(1, "discard: L3");
}

#[test]
fn tc_card_eliza_may_clear_the_own_deck() {
    let mut scene = table(2).seat(0, "hand: eliza; deck: colette L1").open();
    scene.does("serve:eliza target:0 discard:colette");
    scene.has(0, "deck: L1; discard: colette");
}

#[test]
fn tc_card_eliza_with_no_card_in_any_house_asks_nothing() {
    let mut scene = table(2).seat(0, "hand: eliza").open();
    scene.act("serve:eliza");
    scene.free(0, "serve");
}

#[test]
fn tc_card_kagari_gives_two_servings() {
    prints("kagari-ichinomiya", 3, 10, None);
    gives("kagari-ichinomiya", 0, 0, 2, 0);
    let mut scene = table(2).seat(0, "hand: kagari").open();
    scene.act("serve:kagari");
    scene.counters(2, 1, 0);
}

#[test]
fn tc_card_claire_returns_one_event_of_the_own_quarters() {
    prints("claire-saint-juste", 3, 10, None);
    gives("claire-saint-juste", 0, 0, 1, 0);
    let mut scene = table(2)
        .seat(0, "hand: claire; rooms: colette!1 azure; private: rosa!1; habits: 2")
        .seat(1, "rooms: viola!1; habits: 1")
        .open();
    scene.act("serve:claire");
    scene.counters(1, 1, 0);
    scene.asks("return:bad-habit return:illness.colette return:illness.rosa no");
    scene.act("return:illness.colette");
    scene.free(0, "serve");
    scene.has(0, "rooms: colette azure");
    scene.has(0, "habits: 2");
}

#[test]
fn tc_card_claire_may_leave_the_events_and_asks_nothing_without_any() {
    let mut declined = table(2).seat(0, "hand: claire; habits: 1").open();
    declined.does("serve:claire no");
    declined.has(0, "habits: 1");
    let mut clean = table(2).seat(0, "hand: claire; rooms: azure").open();
    clean.act("serve:claire");
    clean.free(0, "serve");
}

#[test]
fn tc_card_claire_tells_copies_with_different_illnesses_apart() {
    let mut scene = table(2).seat(0, "hand: claire; rooms: safran safran!1 safran!2").open();
    scene.act("serve:claire");
    scene.asks("return:illness.safran!1 return:illness.safran!2 no");
    scene.act("return:illness.safran!1");
    scene.has(0, "rooms: safran*2 safran!2");
}

#[test]
fn tc_card_claire_turns_any_number_of_events_away_in_one_turn() {
    let mut scene = table(2).phase("hire").counters(1, 3, 8).seat(1, "hand: claire; rooms: colette").open();
    for event in ["hire:bad-habit@1", "hire:illness@1.colette-framboise", "hire:bad-habit@1"] {
        scene.act(event);
        scene.asked(1, "reaction", "claire");
        scene.act("yes");
    }
    assert_eq!((scene.habits(1), scene.pile("bad-habit"), scene.pile("illness")), (0, 16, 10));
    scene.has(1, "rooms: colette");
    scene.has(1, "hand: claire").counters(1, 0, 0);
}

#[test]
fn tc_card_claire_need_not_be_revealed() {
    let mut scene = table(2).phase("hire").counters(1, 1, 4).seat(1, "hand: claire*2; rooms: colette").open();
    scene.act("hire:illness@1.colette");
    scene.act("no");
    scene.free(0, "hire");
    scene.has(1, "rooms: colette!1");
}

#[test]
fn tc_card_claire_reacts_from_the_hand_alone() {
    let mut scene = table(2)
        .seat(0, "hand: claire; rooms: azure")
        .counters(1, 1, 2)
        .seat(1, "deck: claire; discard: claire")
        .open();
    scene.does("serve:claire end hire:bad-habit@0");
    scene.free(0, "hire");
    scene.has(0, "habits: 1");
}

#[test]
fn tc_card_safran_gives_two_love_or_sets_in_the_quarters() {
    prints("safran-virginie", 3, 10, None);
    gives("safran-virginie", 0, 2, 0, 0);
    let mut scene = table(2).seat(0, "hand: safran").open();
    scene.act("serve:safran");
    scene.counters(0, 1, 2);
}

#[test]
fn tc_card_safran_scores_in_sets_of_at_most_four() {
    for (n, points) in [0, 0, 4, 8, 12, 12, 16, 20, 24, 24, 28].into_iter().enumerate() {
        let mut scene = table(2).seat(0, &format!("rooms: safran*{n}")).open();
        assert_eq!(scene.points(0), points, "{n} Safrans");
    }
}

#[test]
fn tc_card_azure_employs_one_more() {
    prints("azure-crescent", 2, 10, Some(1));
    gives("azure-crescent", 0, 0, 0, 1);
    assert_eq!(printed("azure-crescent")["chambermaid_cost"], json!(1));
    let mut scene = table(2).seat(0, "hand: azure").open();
    scene.act("serve:azure");
    scene.counters(0, 2, 0);
}

#[test]
fn tc_card_viola_draws_one() {
    prints("viola-crescent", 2, 10, Some(1));
    gives("viola-crescent", 1, 0, 0, 0);
    let mut scene = table(2).seat(0, "hand: viola; deck: L2*2").open();
    scene.act("serve:viola");
    scene.counters(0, 1, 0).has(0, "hand: L2");
}

#[test]
fn tc_card_rouge_gives_one_love() {
    prints("rouge-crescent", 2, 10, Some(1));
    gives("rouge-crescent", 0, 1, 0, 0);
    let mut scene = table(2).seat(0, "hand: rouge").open();
    scene.act("serve:rouge");
    scene.counters(0, 1, 1);
}

#[test]
fn tc_card_crescent_sisters_score_together_in_the_quarters() {
    let mut scene = table(4)
        .seat(0, "rooms: azure viola")
        .seat(1, "rooms: viola rouge")
        .seat(2, "rooms: azure*2")
        .seat(3, "rooms: azure viola rouge")
        .open();
    assert_eq!([0, 1, 2, 3].map(|seat| scene.points(seat)), [5, 5, 2, 10]);
}

// Private maids.

/// Seat 1 owns Amber; seat 0 ends its turn with this deck.
fn amber(deck: &str) -> Scene {
    let mut scene = table(2).phase("hire").seat(1, "private: amber").seat(0, &format!("deck: {deck}")).open();
    scene.act("end");
    scene
}

#[test]
fn tc_card_amber_makes_the_hand_smaller_unless_a_maid_is_dismissed() {
    prints("amber-twilight", 5, 1, Some(-3));
    amber("L2 L1*6").has(0, "discard: L2; hand: L1*4");
    amber("kagari L1*6").has(0, "discard: kagari; hand: L1*5");
    amber("colette L1*6").has(0, "hand: L1*5");
}

#[test]
fn tc_card_amber_spares_her_owner() {
    let mut scene = table(2).phase("hire").seat(0, "private: amber; deck: L1*6").open();
    scene.act("end");
    scene.has(0, "hand: L1*5; discard:");
}

#[test]
fn tc_card_amber_meets_every_other_player_in_every_turn() {
    let mut scene = table(3)
        .phase("hire")
        .seat(2, "private: amber")
        .seat(0, "deck: L1*9")
        .seat(1, "deck: L2*9")
        .seat(2, "deck: L3*9")
        .open();
    scene.does("end end end");
    scene.has(0, "hand: L1*4").has(1, "hand: L2*4").has(2, "hand: L3*5");
}

fn nord() -> Table {
    table(2).phase("start").seat(0, "private: nord; hand: L1*2 L3 kagari").seat(1, "rooms: colette")
}

#[test]
fn tc_card_nord_trades_the_hand_for_two_illnesses_on_one_maid() {
    prints("nord-twilight", 4, 1, Some(-4));
    let mut scene = nord().open();
    scene.act("use:nord");
    scene.asked(0, "choice", "nord");
    scene.asks("keep:L1 keep:L3 keep:kagari").act("keep:kagari");
    scene.has(0, "hand: kagari; discard: L1*2 L3");
    scene.asks("maid:0.nord maid:1.colette").act("maid:1.colette");
    scene.has(1, "rooms: colette!2");
    assert_eq!(scene.pile("illness"), 8);
    scene.free(0, "start");
}

#[test]
fn tc_card_nord_is_free_to_rest() {
    let mut scene = nord().open();
    assert!(scene.offers("use:nord"));
    scene.act("end");
    scene.free(0, "serve");
    assert_eq!(scene.pile("illness"), 10);
}

#[test]
fn tc_card_nord_works_once_per_turn() {
    let mut scene = nord().seat(0, "hand: L1*3; deck: L1").open();
    scene.does("use:nord keep:L1 maid:1.colette");
    scene.illegal("use:nord", "");
}

#[test]
fn tc_card_sora_moves_a_bad_habit() {
    prints("sora-nakachi", 7, 1, Some(2));
    let mut scene = table(3)
        .phase("start")
        .seat(0, "private: sora")
        .seat(1, "rooms: colette; habits: 2")
        .seat(2, "rooms: azure")
        .open();
    scene.act("use:sora");
    scene.asked(0, "choice", "sora");
    scene.asks("target:1").act("target:1");
    scene.asks("take:bad-habit").act("take:bad-habit");
    scene.asks("target:0 target:2").act("target:2");
    assert_eq!([0, 1, 2].map(|seat| scene.habits(seat)), [0, 1, 1]);
    assert_eq!(scene.pile("bad-habit"), 14);
    scene.free(0, "start");
}

#[test]
fn tc_card_sora_moves_an_illness_to_a_legal_maid() {
    let mut scene = table(3)
        .phase("start")
        .seat(0, "private: sora rosa; rooms: azure!1")
        .seat(1, "rooms: colette viola")
        .seat(2, "private: fay milly")
        .open();
    scene.does("use:sora target:0 take:illness.azure");
    scene.asks("maid:1.colette maid:1.viola maid:2.fay");
    scene.act("maid:2.fay");
    scene.has(0, "rooms: azure");
    scene.has(2, "private: fay!1 milly");
}

#[test]
fn tc_card_sora_moves_one_event_of_several() {
    let mut scene = table(2)
        .phase("start")
        .seat(0, "private: sora; habits: 1")
        .seat(1, "rooms: colette!2 azure!1; habits: 1")
        .open();
    scene.act("use:sora");
    scene.asks("target:0 target:1").act("target:1");
    scene.asks("take:bad-habit take:illness.azure take:illness.colette");
    scene.does("take:illness.colette maid:0.sora");
    scene.has(1, "rooms: colette!1 azure!1");
    scene.has(0, "private: sora!1");
}

#[test]
fn tc_card_fay_asks_for_love_or_an_employment() {
    prints("fay-longfang", 6, 1, None);
    for (answer, employment, love) in [("gain:love", 1, 1), ("gain:employment", 2, 0)] {
        let mut scene = table(2).phase("start").seat(0, "private: fay").open();
        scene.free(0, "start");
        scene.asks("gain:love gain:employment").act(answer);
        scene.asks("end");
        scene.counters(1, employment, love);
        scene.go("hire");
        scene.counters(1, employment, love);
    }
    assert_eq!(table(2).seat(0, "private: fay").open().points(0), 0);
}

#[test]
fn tc_card_lalande_draws_one_in_the_starting_phase() {
    prints("lalande-dreyfus", 6, 1, Some(2));
    let mut scene = table(2).phase("start").seat(0, "private: lalande; deck: L2 L1").open();
    scene.asks("use:lalande end").act("use:lalande");
    scene.has(0, "hand: L2; deck: L1");
}

#[test]
fn tc_card_milly_gives_a_serving_for_the_first_draw() {
    prints("milly-violet", 5, 1, Some(2));
    let mut scene = table(2).seat(0, "private: milly").counters(2, 1, 0).seat(0, "hand: viola*2; deck: L1*4").open();
    scene.act("serve:viola");
    scene.counters(2, 1, 0).act("serve:viola");
    scene.counters(1, 1, 0).has(0, "hand: L1*2");
}

#[test]
fn tc_card_milly_comes_before_the_text_of_the_maid() {
    let mut esquine = table(2).seat(0, "private: milly; hand: esquine; deck: L1*3").open();
    esquine.act("serve:esquine");
    esquine.asked(0, "choice", "esquine");
    esquine.counters(1, 1, 0);
    let mut natsumi = table(2).seat(0, "private: milly; hand: natsumi; deck: L1*3").open();
    natsumi.act("serve:natsumi");
    natsumi.asked(0, "choice", "natsumi");
    natsumi.counters(3, 1, 0);
}

#[test]
fn tc_card_milly_is_back_in_the_next_turn() {
    let mut scene = table(2).seat(0, "private: milly; hand: viola; deck: L1 viola*5 L1*2").open();
    scene.act("serve:viola");
    scene.counters(1, 1, 0);
    scene.end_turn();
    scene.end_turn();
    scene.act("serve:viola");
    scene.counters(1, 1, 0);
}

#[test]
fn tc_card_eugenie_exchanges_two_cards_for_good() {
    prints("eugenie-fontaine", 5, 1, None);
    let mut scene = table(2).phase("start").seat(0, "private: eugenie; hand: L1*2").seat(1, "hand: L3*3").open();
    scene.act("use:eugenie");
    scene.asked(0, "choice", "eugenie");
    scene.asks("target:1").act("target:1");
    scene.asks("yes no").act("yes");
    scene.has(0, "hand: L1 L3").has(1, "hand: L1 L3*2");
    scene.end_turn();
    assert_eq!(scene.decider(), 1);
    let mut owned = scene.zone(0, "hand");
    owned.extend(scene.zone(0, "discard"));
    owned.sort();
    assert_eq!(owned, ["1-love", "3-love"]);
}

#[test]
fn tc_card_eugenie_may_only_look() {
    let mut scene = table(2).phase("start").seat(0, "private: eugenie; hand: L1").seat(1, "hand: L3").open();
    scene.does("use:eugenie target:1 no");
    scene.has(0, "hand: L1").has(1, "hand: L3");
    scene.illegal("use:eugenie", "");
}

#[test]
fn tc_card_eugenie_moves_one_random_card_each_way() {
    let mut scene = table(2).phase("start").seat(0, "private: eugenie; hand: L1 kagari").seat(1, "hand: L2 L3").open();
    scene.does("use:eugenie target:1 yes");
    let (mine, theirs) = (scene.zone(0, "hand"), scene.zone(1, "hand"));
    assert_eq!((mine.len(), theirs.len()), (2, 2));
    let came = mine.iter().filter(|c| ["2-love", "3-love"].contains(&c.as_str())).count();
    let went = theirs.iter().filter(|c| ["1-love", "kagari-ichinomiya"].contains(&c.as_str())).count();
    assert_eq!((came, went), (1, 1));
}

#[test]
fn tc_card_lucienne_gives_a_serving() {
    prints("lucienne-de-marlboro", 5, 1, Some(1));
    let mut scene = table(2).phase("start").seat(0, "private: lucienne").open();
    scene.counters(2, 1, 0);
    assert_eq!(scene.points(0), 1);
}

#[test]
fn tc_card_rosa_gives_a_love() {
    prints("rosa-topaz", 5, 1, Some(1));
    let mut scene = table(2).phase("start").seat(0, "private: rosa").open();
    scene.counters(1, 1, 1);
    assert_eq!(scene.points(0), 1);
}

/// Proves TC-CARD-ROSA, TC-CARD-LUCIENNE.
#[test]
fn automatic_bonuses_come_once_in_every_own_turn() {
    let mut scene = table(2).phase("start").seat(0, "private: rosa").seat(1, "private: lucienne").open();
    for _ in 0..2 {
        scene.counters(1, 1, 1);
        scene.end_turn();
        scene.counters(2, 1, 0);
        scene.end_turn();
    }
}

#[test]
fn tc_card_tanya_draws_one_more_once_per_turn() {
    prints("tanya-petrushka", 4, 1, Some(1));
    let mut scene = table(2).seat(0, "private: tanya").counters(3, 1, 0).seat(0, "hand: viola*3; deck: L1*9").open();
    scene.act("serve:viola");
    scene.asked(0, "choice", "tanya");
    scene.asks("yes no").act("no");
    scene.has(0, "hand: viola*2 L1").act("serve:viola");
    scene.asked(0, "choice", "tanya");
    scene.act("yes");
    scene.has(0, "hand: viola L1*3").act("serve:viola");
    scene.free(0, "serve");
    scene.has(0, "hand: L1*4");
}

#[test]
fn tc_card_tanya_comes_before_the_text_of_the_maid() {
    let mut scene = table(2).seat(0, "private: tanya; hand: natsumi; deck: L1 L3").seat(1, "hand: L1*4").open();
    scene.act("serve:natsumi");
    scene.asked(0, "choice", "tanya");
    scene.act("yes");
    scene.asked(0, "choice", "natsumi");
    scene.asks("discard:L1 discard:L3 no");
}

// Events and Love.

#[test]
fn tc_card_illness_costs_four_and_takes_all_that_a_maid_gives() {
    prints("illness", 4, 10, None);
    let mut scene = table(2).phase("hire").counters(1, 1, 4).seat(1, "private: rosa").open();
    assert_eq!(scene.points(1), 1);
    scene.act("hire:illness@1.rosa");
    assert_eq!(scene.points(1), 0);
    scene.end_turn();
    assert_eq!(scene.decider(), 1);
    scene.counters(1, 1, 0);
}

#[test]
fn tc_card_badhabit_is_one_point_less_or_two_each_from_four_on() {
    prints("bad-habit", 2, 16, Some(-1));
    let mut scene = table(2).phase("hire").counters(1, 1, 2).seat(1, "rooms: safran; habits: 3").open();
    assert_eq!(scene.points(1), -3);
    scene.act("hire:bad-habit@1");
    assert_eq!(scene.points(1), -8);
}

fn love(card: &str, value: i64, cost: i64, copies: i64) {
    prints(card, cost, copies, None);
    let mut scene = table(2).phase("hire").seat(0, &format!("hand: {card}")).open();
    scene.act(&format!("love:{card}"));
    scene.counters(1, 1, value);
    let mut buyer = table(2).phase("hire").counters(1, 2, 2 * cost - 1).open();
    buyer.act(&format!("hire:{card}"));
    buyer.counters(1, 1, cost - 1).has(0, &format!("discard: {card}"));
    buyer.illegal(&format!("hire:{card}"), "TC-HIRE");
}

#[test]
fn tc_card_love1_costs_one_and_gives_one() {
    love("1-love", 1, 1, 36);
}

#[test]
fn tc_card_love2_costs_four_and_gives_two() {
    love("2-love", 2, 4, 12);
}

#[test]
fn tc_card_love3_costs_seven_and_gives_three() {
    love("3-love", 3, 7, 8);
}
