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
    let mut scene = table(2).deck(0, &["marianne-soleil*2"]).hand(1, &["marianne-soleil"]).open();
    assert_eq!((scene.points(0), scene.points(1)), (12, 6));
}

#[test]
fn tc_card_marianne_is_never_chambered() {
    let mut scene = table(2).counters(5, 1, 9).hand(0, &["marianne-soleil", "kagari-ichinomiya"]).open();
    illegal(&mut scene, "chamber:marianne-soleil", "");
    scene.acts(&["end", "hire:marianne-soleil"]).counters(5, 0, 0);
}

#[test]
fn tc_card_colette_is_worth_one_point_and_five_for_the_most() {
    prints("colette-framboise", 3, 24, Some(1));
    assert_eq!(printed("colette-framboise")["chambermaid_cost"], json!(2));
    let mut scene = table(3)
        .deck(0, &["colette-framboise"])
        .chambered(0, &["colette-framboise"])
        .hand(1, &["colette-framboise"])
        .open();
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [2 + 5, 1, 0]);
}

#[test]
fn tc_card_colette_rewards_nobody_on_a_tie() {
    let mut scene = table(3)
        .deck(0, &["colette-framboise*3"])
        .discard(1, &["colette-framboise*3"])
        .deck(2, &["colette-framboise"])
        .open();
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [3, 3, 1]);
}

#[test]
fn tc_card_colette_rewards_only_once() {
    let mut scene = table(2).deck(0, &["colette-framboise*9"]).deck(1, &["colette-framboise*2"]).open();
    assert_eq!(scene.points(0), 9 + 5);
}

#[test]
fn tc_card_colette_is_chambered_for_two() {
    let mut scene = table(2).counters(4, 1, 0).hand(0, &["colette-framboise*2"]).open();
    scene.acts(&["chamber:colette-framboise"; 2]).counters(0, 1, 0);
    chambered(&mut scene, 0, &["colette-framboise*2"]);
}

// General maids.

#[test]
fn tc_card_ophelia_gives_one_of_everything() {
    prints("ophelia-grail", 6, 8, None);
    gives("ophelia-grail", 1, 1, 1, 1);
    let mut scene = table(2).hand(0, &["ophelia-grail"]).deck(0, &["2-love"]).open();
    scene.act("serve:ophelia-grail");
    scene.counters(1, 2, 1).has(0, "hand", &["2-love"]);
}

#[test]
fn tc_card_ophelia_counts_odd_for_and_even_against() {
    for (n, points) in [(0, 0), (1, 0), (2, -4), (3, 6), (4, -8)] {
        let mut scene = table(2).town(&["ophelia-grail"]).deck(0, &[&format!("ophelia-grail*{n}")]).open();
        assert_eq!(scene.points(0), points, "{n} Ophelias");
    }
}

#[test]
fn tc_card_anise_draws_three_and_employs_one_more() {
    prints("anise-greenaway", 7, 8, Some(3));
    gives("anise-greenaway", 3, 0, 0, 1);
    let mut scene = table(2).hand(0, &["anise-greenaway"]).deck(0, &["1-love*2", "2-love", "3-love"]).open();
    scene.act("serve:anise-greenaway");
    scene.counters(0, 2, 0).has(0, "hand", &["1-love*2", "2-love"]);
    assert_eq!(scene.points(0), 3);
}

#[test]
fn tc_card_sainsbury_offers_a_two_love_or_a_maid_up_to_four() {
    prints("sainsbury-lockwood", 5, 10, None);
    gives("sainsbury-lockwood", 0, 0, 0, 0);
    let mut scene = table(2).hand(0, &["sainsbury-lockwood", "1-love"]).open();
    scene.act("serve:sainsbury-lockwood");
    scene.asks(&[
        "take:2-love",
        "take:colette-framboise",
        "take:azure-crescent",
        "take:viola-crescent",
        "take:rouge-crescent",
        "take:safran-virginie",
        "take:kagari-ichinomiya",
        "take:genevieve-daubigny",
        "take:moine-de-lefevre",
        "no",
    ]);
}

#[test]
fn tc_card_sainsbury_exchanges_a_one_love_for_a_card_of_this_turn() {
    let mut scene = table(2).counters(2, 1, 0).hand(0, &["sainsbury-lockwood", "1-love*2"]).pile("1-love", 20).open();
    scene.acts(&["serve:sainsbury-lockwood", "take:kagari-ichinomiya"]);
    scene.has(0, "hand", &["1-love", "kagari-ichinomiya"]).has(0, "discard", &[]);
    assert_eq!((scene.pile("1-love"), scene.pile("kagari-ichinomiya")), (21, 9));
    scene.act("serve:kagari-ichinomiya");
    scene.counters(2, 1, 0);
}

#[test]
fn tc_card_sainsbury_brings_a_two_love_that_may_be_played() {
    let mut scene = table(2).hand(0, &["sainsbury-lockwood", "1-love"]).open();
    scene.acts(&["serve:sainsbury-lockwood", "take:2-love", "love:2-love"]).counters(0, 1, 2);
    assert_eq!(scene.pile("2-love"), 11);
}

#[test]
fn tc_card_sainsbury_brings_a_maid_who_still_needs_a_serving() {
    let mut scene = table(2).hand(0, &["sainsbury-lockwood", "1-love"]).open();
    scene.acts(&["serve:sainsbury-lockwood", "take:kagari-ichinomiya"]).counters(0, 1, 0);
    illegal(&mut scene, "serve:kagari-ichinomiya", "TC-SERVE");
}

#[test]
fn tc_card_sainsbury_asks_nothing_without_a_one_love() {
    let mut scene = table(2).hand(0, &["sainsbury-lockwood", "2-love", "3-love"]).open();
    scene.act("serve:sainsbury-lockwood");
    free(&mut scene, 0, "serve");
}

#[test]
fn tc_card_sainsbury_may_be_declined() {
    let mut scene = table(2).hand(0, &["sainsbury-lockwood", "1-love"]).open();
    scene.acts(&["serve:sainsbury-lockwood", "no"]).has(0, "hand", &["1-love"]);
    free(&mut scene, 0, "serve");
}

#[test]
fn tc_card_tenalys_lets_every_other_player_draw() {
    prints("tenalys-trent", 5, 10, None);
    gives("tenalys-trent", 0, 3, 0, 1);
    let mut scene =
        table(3).hand(0, &["tenalys-trent"]).deck(0, &["1-love"]).deck(1, &["2-love*2"]).deck(2, &["3-love*2"]).open();
    scene.act("serve:tenalys-trent");
    scene.counters(0, 2, 3).has(0, "hand", &[]).has(1, "hand", &["2-love"]).has(2, "hand", &["3-love"]);
}

#[test]
fn tc_card_tenalys_wakes_no_milly_and_no_tanya_of_the_others() {
    let mut scene = table(3)
        .hand(0, &["tenalys-trent"])
        .deck(1, &["2-love*2"])
        .private(1, &["tanya-petrushka"])
        .deck(2, &["3-love*2"])
        .private(2, &["milly-violet"])
        .open();
    scene.act("serve:tenalys-trent");
    free(&mut scene, 0, "serve");
    scene.counters(0, 2, 3).has(1, "hand", &["2-love"]).has(2, "hand", &["3-love"]);
}

#[test]
fn tc_card_natsumi_spares_hands_below_four() {
    prints("natsumi-fujikawa", 5, 10, None);
    gives("natsumi-fujikawa", 1, 0, 2, 0);
    let mut scene = table(3)
        .hand(0, &["natsumi-fujikawa"])
        .deck(0, &["2-love"])
        .hand(1, &["1-love*3"])
        .hand(2, &["1-love*3", "3-love"])
        .open();
    scene.acts(&["serve:natsumi-fujikawa", "discard:2-love"]);
    asked(&mut scene, 2, "choice", "natsumi-fujikawa");
    scene.act("discard:3-love");
    free(&mut scene, 0, "serve");
    scene.has(0, "discard", &["2-love"]).has(1, "hand", &["1-love*3"]).has(2, "hand", &["1-love*3"]);
    scene.has(2, "discard", &["3-love"]).counters(2, 1, 0);
}

#[test]
fn tc_card_natsumi_asks_from_the_left_on() {
    let mut scene = table(3)
        .turn_of(1)
        .hand(1, &["natsumi-fujikawa", "1-love"])
        .hand(2, &["1-love*4"])
        .hand(0, &["2-love*5"])
        .open();
    scene.acts(&["serve:natsumi-fujikawa", "discard:1-love"]);
    assert_eq!(scene.decider(), 2);
    scene.act("discard:1-love");
    assert_eq!(scene.decider(), 0);
    scene.act("discard:2-love");
    free(&mut scene, 1, "serve");
}

#[test]
fn tc_card_natsumi_touches_nobody_when_nothing_is_discarded() {
    let mut declined = table(2).hand(0, &["natsumi-fujikawa", "1-love"]).hand(1, &["1-love*5"]).open();
    declined.acts(&["serve:natsumi-fujikawa", "no"]).has(1, "hand", &["1-love*5"]);
    free(&mut declined, 0, "serve");
    let mut empty = table(2).hand(0, &["natsumi-fujikawa"]).hand(1, &["1-love*5"]).open();
    empty.act("serve:natsumi-fujikawa");
    free(&mut empty, 0, "serve");
}

#[test]
fn tc_card_nena_gives_both_neighbours_a_bad_habit() {
    prints("nena-wilder", 5, 10, None);
    gives("nena-wilder", 0, 1, 0, 0);
    let mut scene = table(3)
        .hand(0, &["nena-wilder"])
        .chambered(0, &["azure-crescent"])
        .chambered(1, &["colette-framboise"])
        .private(2, &["rosa-topaz"])
        .open();
    scene.act("serve:nena-wilder");
    free(&mut scene, 0, "serve");
    assert_eq!([0, 1, 2].map(|seat| habits(&mut scene, seat)), [0, 1, 1]);
    assert_eq!((scene.counter("love"), scene.pile("bad-habit")), (1, 14));
}

#[test]
fn tc_card_nena_passes_by_quarters_without_a_maid() {
    let mut scene = table(3).hand(0, &["nena-wilder"]).chambered(2, &["azure-crescent"]).open();
    scene.act("serve:nena-wilder");
    assert_eq!([0, 1, 2].map(|seat| habits(&mut scene, seat)), [0, 0, 1]);
}

#[test]
fn tc_card_nena_gives_one_with_two_players_and_none_from_an_empty_pile() {
    let mut two = table(2).hand(0, &["nena-wilder"]).chambered(1, &["azure-crescent"]).open();
    two.act("serve:nena-wilder");
    assert_eq!((habits(&mut two, 1), two.pile("bad-habit")), (1, 15));
    let mut none = table(2).hand(0, &["nena-wilder"]).chambered(1, &["azure-crescent"]).pile("bad-habit", 0).open();
    none.act("serve:nena-wilder");
    assert_eq!((habits(&mut none, 1), none.counter("love")), (0, 1));
}

#[test]
fn tc_card_nena_asks_the_claire_of_each_neighbour_in_turn() {
    let mut scene = table(3)
        .hand(0, &["nena-wilder"])
        .hand(1, &["claire-saint-juste"])
        .chambered(1, &["azure-crescent"])
        .hand(2, &["claire-saint-juste"])
        .chambered(2, &["azure-crescent"])
        .open();
    scene.act("serve:nena-wilder");
    asked(&mut scene, 1, "reaction", "claire-saint-juste");
    scene.act("no");
    asked(&mut scene, 2, "reaction", "claire-saint-juste");
    scene.act("yes");
    assert_eq!((habits(&mut scene, 1), habits(&mut scene, 2), scene.pile("bad-habit")), (1, 0, 15));
}

#[test]
fn tc_card_esquine_turns_up_to_two_cards_into_servings() {
    prints("esquine-foret", 4, 10, None);
    gives("esquine-foret", 2, 0, 0, 0);
    let mut scene = table(2).hand(0, &["esquine-foret", "3-love"]).deck(0, &["1-love", "2-love"]).open();
    scene.act("serve:esquine-foret");
    asked(&mut scene, 0, "choice", "esquine-foret");
    scene.asks(&["discard:1-love", "discard:2-love", "discard:3-love", "no"]).act("discard:1-love");
    scene.asks(&["discard:2-love", "discard:3-love", "done"]).act("discard:3-love");
    free(&mut scene, 0, "serve");
    scene.counters(2, 1, 0).has(0, "hand", &["2-love"]).has(0, "discard", &["1-love", "3-love"]);
}

#[test]
fn tc_card_esquine_may_stop_after_none_or_one() {
    let lay = || table(2).hand(0, &["esquine-foret", "3-love"]).deck(0, &["1-love", "2-love"]).open();
    let mut none = lay();
    none.acts(&["serve:esquine-foret", "no"]).counters(0, 1, 0).has(0, "discard", &[]);
    let mut one = lay();
    one.acts(&["serve:esquine-foret", "discard:2-love", "done"]).counters(1, 1, 0).has(0, "discard", &["2-love"]);
}

#[test]
fn tc_card_esquine_with_one_card_discards_one() {
    let mut scene = table(2).hand(0, &["esquine-foret", "3-love"]).open();
    scene.acts(&["serve:esquine-foret", "discard:3-love"]);
    free(&mut scene, 0, "serve");
    scene.counters(1, 1, 0);
}

#[test]
fn tc_card_genevieve_draws_loves_and_serves_on() {
    prints("genevieve-daubigny", 4, 10, None);
    gives("genevieve-daubigny", 1, 1, 1, 0);
    let mut scene = table(2).hand(0, &["genevieve-daubigny"]).deck(0, &["2-love*2"]).open();
    scene.act("serve:genevieve-daubigny");
    scene.counters(1, 1, 1).has(0, "hand", &["2-love"]);
}

#[test]
fn tc_card_moine_draws_two_and_employs_two_more() {
    prints("moine-de-lefevre", 4, 10, None);
    gives("moine-de-lefevre", 2, 0, 0, 2);
    let mut scene = table(2).hand(0, &["moine-de-lefevre"]).deck(0, &["2-love*3"]).open();
    scene.act("serve:moine-de-lefevre");
    scene.counters(0, 3, 0).has(0, "hand", &["2-love*2"]);
}

#[test]
fn tc_card_eliza_looks_at_any_deck_or_none() {
    prints("eliza-rosewater", 3, 10, None);
    gives("eliza-rosewater", 0, 2, 0, 0);
    let mut scene = table(4)
        .hand(0, &["eliza-rosewater"])
        .deck(0, &["1-love"])
        .deck(1, &["2-love"])
        .discard(2, &["3-love"])
        .hand(3, &["1-love"])
        .open();
    scene.act("serve:eliza-rosewater");
    scene.counters(0, 1, 2).asks(&["target:0", "target:1", "target:2", "no"]).act("no");
    free(&mut scene, 0, "serve");
}

#[test]
fn tc_card_eliza_discards_the_card_or_leaves_it() {
    let lay = || table(2).hand(0, &["eliza-rosewater"]).deck(1, &["2-love", "1-love"]).discard(1, &["3-love"]).open();
    let mut discarded = lay();
    discarded.acts(&["serve:eliza-rosewater", "target:1"]).asks(&["discard:2-love", "keep:2-love"]);
    assert_eq!(discarded.decider(), 0);
    discarded.act("discard:2-love");
    discarded.has(1, "deck", &["1-love"]).has(1, "discard", &["2-love", "3-love"]);
    assert_eq!(top(&mut discarded, 1), "2-love");
    let mut left = lay();
    left.acts(&["serve:eliza-rosewater", "target:1", "keep:2-love"]);
    assert_eq!(left.zone(1, "deck"), ["2-love", "1-love"]);
    left.has(1, "discard", &["3-love"]);
}

#[test]
fn tc_card_eliza_may_clear_the_own_deck() {
    let mut scene = table(2).hand(0, &["eliza-rosewater"]).deck(0, &["colette-framboise", "1-love"]).open();
    scene.acts(&["serve:eliza-rosewater", "target:0", "discard:colette-framboise"]);
    scene.has(0, "deck", &["1-love"]).has(0, "discard", &["colette-framboise"]);
}

#[test]
fn tc_card_eliza_with_no_card_in_any_house_asks_nothing() {
    let mut scene = table(2).hand(0, &["eliza-rosewater"]).open();
    scene.act("serve:eliza-rosewater");
    free(&mut scene, 0, "serve");
}

#[test]
fn tc_card_kagari_gives_two_servings() {
    prints("kagari-ichinomiya", 3, 10, None);
    gives("kagari-ichinomiya", 0, 0, 2, 0);
    let mut scene = table(2).hand(0, &["kagari-ichinomiya"]).open();
    scene.act("serve:kagari-ichinomiya");
    scene.counters(2, 1, 0);
}

#[test]
fn tc_card_claire_returns_one_event_of_the_own_quarters() {
    prints("claire-saint-juste", 3, 10, None);
    gives("claire-saint-juste", 0, 0, 1, 0);
    let mut scene = table(2)
        .hand(0, &["claire-saint-juste"])
        .chambered(0, &["colette-framboise!1", "azure-crescent"])
        .private(0, &["rosa-topaz!1"])
        .habits(0, 2)
        .chambered(1, &["viola-crescent!1"])
        .habits(1, 1)
        .open();
    scene.act("serve:claire-saint-juste");
    scene.counters(1, 1, 0);
    scene.asks(&["return:bad-habit", "return:illness.colette-framboise", "return:illness.rosa-topaz", "no"]);
    scene.act("return:illness.colette-framboise");
    free(&mut scene, 0, "serve");
    chambered(&mut scene, 0, &["colette-framboise", "azure-crescent"]);
    assert_eq!(habits(&mut scene, 0), 2);
}

#[test]
fn tc_card_claire_may_leave_the_events_and_asks_nothing_without_any() {
    let mut declined = table(2).hand(0, &["claire-saint-juste"]).habits(0, 1).open();
    declined.acts(&["serve:claire-saint-juste", "no"]);
    assert_eq!(habits(&mut declined, 0), 1);
    let mut clean = table(2).hand(0, &["claire-saint-juste"]).chambered(0, &["azure-crescent"]).open();
    clean.act("serve:claire-saint-juste");
    free(&mut clean, 0, "serve");
}

#[test]
fn tc_card_claire_tells_copies_with_different_illnesses_apart() {
    let mut scene = table(2)
        .hand(0, &["claire-saint-juste"])
        .chambered(0, &["safran-virginie", "safran-virginie!1", "safran-virginie!2"])
        .open();
    scene.act("serve:claire-saint-juste");
    scene.asks(&["return:illness.safran-virginie!1", "return:illness.safran-virginie!2", "no"]);
    scene.act("return:illness.safran-virginie!1");
    chambered(&mut scene, 0, &["safran-virginie*2", "safran-virginie!2"]);
}

#[test]
fn tc_card_claire_turns_any_number_of_events_away_in_one_turn() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 3, 8)
        .hand(1, &["claire-saint-juste"])
        .chambered(1, &["colette-framboise"])
        .open();
    for event in ["hire:bad-habit@1", "hire:illness@1.colette-framboise", "hire:bad-habit@1"] {
        scene.act(event);
        asked(&mut scene, 1, "reaction", "claire-saint-juste");
        scene.act("yes");
    }
    assert_eq!((habits(&mut scene, 1), scene.pile("bad-habit"), scene.pile("illness")), (0, 16, 10));
    chambered(&mut scene, 1, &["colette-framboise"]);
    scene.has(1, "hand", &["claire-saint-juste"]).counters(1, 0, 0);
}

#[test]
fn tc_card_claire_need_not_be_revealed() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 4)
        .hand(1, &["claire-saint-juste*2"])
        .chambered(1, &["colette-framboise"])
        .open();
    scene.act("hire:illness@1.colette-framboise");
    scene.act("no");
    free(&mut scene, 0, "hire");
    chambered(&mut scene, 1, &["colette-framboise!1"]);
}

#[test]
fn tc_card_claire_reacts_from_the_hand_alone() {
    let mut scene = table(2)
        .hand(0, &["claire-saint-juste"])
        .chambered(0, &["azure-crescent"])
        .counters(1, 1, 2)
        .deck(1, &["claire-saint-juste"])
        .discard(1, &["claire-saint-juste"])
        .open();
    scene.acts(&["serve:claire-saint-juste", "end", "hire:bad-habit@0"]);
    free(&mut scene, 0, "hire");
    assert_eq!(habits(&mut scene, 0), 1);
}

#[test]
fn tc_card_safran_gives_two_love_or_sets_in_the_quarters() {
    prints("safran-virginie", 3, 10, None);
    gives("safran-virginie", 0, 2, 0, 0);
    let mut scene = table(2).hand(0, &["safran-virginie"]).open();
    scene.act("serve:safran-virginie");
    scene.counters(0, 1, 2);
}

#[test]
fn tc_card_safran_scores_in_sets_of_at_most_four() {
    for (n, points) in [0, 0, 4, 8, 12, 12, 16, 20, 24, 24, 28].into_iter().enumerate() {
        let mut scene = table(2).chambered(0, &[&format!("safran-virginie*{n}")]).open();
        assert_eq!(scene.points(0), points, "{n} Safrans");
    }
}

#[test]
fn tc_card_azure_employs_one_more() {
    prints("azure-crescent", 2, 10, Some(1));
    gives("azure-crescent", 0, 0, 0, 1);
    assert_eq!(printed("azure-crescent")["chambermaid_cost"], json!(1));
    let mut scene = table(2).hand(0, &["azure-crescent"]).open();
    scene.act("serve:azure-crescent");
    scene.counters(0, 2, 0);
}

#[test]
fn tc_card_viola_draws_one() {
    prints("viola-crescent", 2, 10, Some(1));
    gives("viola-crescent", 1, 0, 0, 0);
    let mut scene = table(2).hand(0, &["viola-crescent"]).deck(0, &["2-love*2"]).open();
    scene.act("serve:viola-crescent");
    scene.counters(0, 1, 0).has(0, "hand", &["2-love"]);
}

#[test]
fn tc_card_rouge_gives_one_love() {
    prints("rouge-crescent", 2, 10, Some(1));
    gives("rouge-crescent", 0, 1, 0, 0);
    let mut scene = table(2).hand(0, &["rouge-crescent"]).open();
    scene.act("serve:rouge-crescent");
    scene.counters(0, 1, 1);
}

#[test]
fn tc_card_crescent_sisters_score_together_in_the_quarters() {
    let mut scene = table(4)
        .chambered(0, &["azure-crescent", "viola-crescent"])
        .chambered(1, &["viola-crescent", "rouge-crescent"])
        .chambered(2, &["azure-crescent*2"])
        .chambered(3, &["azure-crescent", "viola-crescent", "rouge-crescent"])
        .open();
    assert_eq!([0, 1, 2, 3].map(|seat| scene.points(seat)), [5, 5, 2, 10]);
}

// Private maids.

/// Seat 1 owns Amber; seat 0 ends its turn with this deck.
fn amber(deck: &[&str]) -> Scene {
    let mut scene = table(2).phase("hire").private(1, &["amber-twilight"]).deck(0, deck).open();
    scene.act("end");
    scene
}

#[test]
fn tc_card_amber_makes_the_hand_smaller_unless_a_maid_is_dismissed() {
    prints("amber-twilight", 5, 1, Some(-3));
    amber(&["2-love", "1-love*6"]).has(0, "discard", &["2-love"]).has(0, "hand", &["1-love*4"]);
    amber(&["kagari-ichinomiya", "1-love*6"]).has(0, "discard", &["kagari-ichinomiya"]).has(0, "hand", &["1-love*5"]);
    amber(&["colette-framboise", "1-love*6"]).has(0, "hand", &["1-love*5"]);
}

#[test]
fn tc_card_amber_spares_her_owner() {
    let mut scene = table(2).phase("hire").private(0, &["amber-twilight"]).deck(0, &["1-love*6"]).open();
    scene.act("end");
    scene.has(0, "hand", &["1-love*5"]).has(0, "discard", &[]);
}

#[test]
fn tc_card_amber_meets_every_other_player_in_every_turn() {
    let mut scene = table(3)
        .phase("hire")
        .private(2, &["amber-twilight"])
        .deck(0, &["1-love*9"])
        .deck(1, &["2-love*9"])
        .deck(2, &["3-love*9"])
        .open();
    scene.acts(&["end", "end", "end"]);
    scene.has(0, "hand", &["1-love*4"]).has(1, "hand", &["2-love*4"]).has(2, "hand", &["3-love*5"]);
}

fn nord() -> Table {
    table(2)
        .phase("start")
        .private(0, &["nord-twilight"])
        .hand(0, &["1-love*2", "3-love", "kagari-ichinomiya"])
        .chambered(1, &["colette-framboise"])
}

#[test]
fn tc_card_nord_trades_the_hand_for_two_illnesses_on_one_maid() {
    prints("nord-twilight", 4, 1, Some(-4));
    let mut scene = nord().open();
    scene.act("use:nord-twilight");
    asked(&mut scene, 0, "choice", "nord-twilight");
    scene.asks(&["keep:1-love", "keep:3-love", "keep:kagari-ichinomiya"]).act("keep:kagari-ichinomiya");
    scene.has(0, "hand", &["kagari-ichinomiya"]).has(0, "discard", &["1-love*2", "3-love"]);
    scene.asks(&["maid:0.nord-twilight", "maid:1.colette-framboise"]).act("maid:1.colette-framboise");
    chambered(&mut scene, 1, &["colette-framboise!2"]);
    assert_eq!(scene.pile("illness"), 8);
    free(&mut scene, 0, "start");
}

#[test]
fn tc_card_nord_is_free_to_rest() {
    let mut scene = nord().open();
    assert!(scene.offers("use:nord-twilight"));
    scene.act("end");
    free(&mut scene, 0, "serve");
    assert_eq!(scene.pile("illness"), 10);
}

#[test]
fn tc_card_nord_works_once_per_turn() {
    let mut scene = nord().hand(0, &["1-love*3"]).deck(0, &["1-love"]).open();
    scene.acts(&["use:nord-twilight", "keep:1-love", "maid:1.colette-framboise"]);
    illegal(&mut scene, "use:nord-twilight", "");
}

#[test]
fn tc_card_sora_moves_a_bad_habit() {
    prints("sora-nakachi", 7, 1, Some(2));
    let mut scene = table(3)
        .phase("start")
        .private(0, &["sora-nakachi"])
        .chambered(1, &["colette-framboise"])
        .habits(1, 2)
        .chambered(2, &["azure-crescent"])
        .open();
    scene.act("use:sora-nakachi");
    asked(&mut scene, 0, "choice", "sora-nakachi");
    scene.asks(&["target:1"]).act("target:1");
    scene.asks(&["take:bad-habit"]).act("take:bad-habit");
    scene.asks(&["target:0", "target:2"]).act("target:2");
    assert_eq!([0, 1, 2].map(|seat| habits(&mut scene, seat)), [0, 1, 1]);
    assert_eq!(scene.pile("bad-habit"), 16);
    free(&mut scene, 0, "start");
}

#[test]
fn tc_card_sora_moves_an_illness_to_a_legal_maid() {
    let mut scene = table(3)
        .phase("start")
        .private(0, &["sora-nakachi", "rosa-topaz"])
        .chambered(0, &["azure-crescent!1"])
        .chambered(1, &["colette-framboise", "viola-crescent"])
        .private(2, &["fay-longfang", "milly-violet"])
        .open();
    scene.acts(&["use:sora-nakachi", "target:0", "take:illness.azure-crescent"]);
    scene.asks(&["maid:1.colette-framboise", "maid:1.viola-crescent", "maid:2.fay-longfang"]);
    scene.act("maid:2.fay-longfang");
    chambered(&mut scene, 0, &["azure-crescent"]);
    private(&mut scene, 2, &["fay-longfang!1", "milly-violet"]);
}

#[test]
fn tc_card_sora_moves_one_event_of_several() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["sora-nakachi"])
        .habits(0, 1)
        .chambered(1, &["colette-framboise!2", "azure-crescent!1"])
        .habits(1, 1)
        .open();
    scene.act("use:sora-nakachi");
    scene.asks(&["target:0", "target:1"]).act("target:1");
    scene.asks(&["take:bad-habit", "take:illness.azure-crescent", "take:illness.colette-framboise"]);
    scene.acts(&["take:illness.colette-framboise", "maid:0.sora-nakachi"]);
    chambered(&mut scene, 1, &["colette-framboise!1", "azure-crescent!1"]);
    private(&mut scene, 0, &["sora-nakachi!1"]);
}

#[test]
fn tc_card_fay_asks_for_love_or_an_employment() {
    prints("fay-longfang", 6, 1, None);
    for (answer, employment, love) in [("gain:love", 1, 1), ("gain:employment", 2, 0)] {
        let mut scene = table(2).phase("start").private(0, &["fay-longfang"]).open();
        free(&mut scene, 0, "start");
        scene.asks(&["gain:love", "gain:employment"]).act(answer);
        scene.asks(&["end"]);
        scene.counters(1, employment, love);
        go(&mut scene, "hire");
        scene.counters(1, employment, love);
    }
    assert_eq!(table(2).private(0, &["fay-longfang"]).open().points(0), 0);
}

#[test]
fn tc_card_lalande_draws_one_in_the_starting_phase() {
    prints("lalande-dreyfus", 6, 1, Some(2));
    let mut scene = table(2).phase("start").private(0, &["lalande-dreyfus"]).deck(0, &["2-love", "1-love"]).open();
    scene.asks(&["use:lalande-dreyfus", "end"]).act("use:lalande-dreyfus");
    scene.has(0, "hand", &["2-love"]).has(0, "deck", &["1-love"]);
}

#[test]
fn tc_card_milly_gives_a_serving_for_the_first_draw() {
    prints("milly-violet", 5, 1, Some(2));
    let mut scene = table(2)
        .private(0, &["milly-violet"])
        .counters(2, 1, 0)
        .hand(0, &["viola-crescent*2"])
        .deck(0, &["1-love*4"])
        .open();
    scene.act("serve:viola-crescent");
    scene.counters(2, 1, 0).act("serve:viola-crescent");
    scene.counters(1, 1, 0).has(0, "hand", &["1-love*2"]);
}

#[test]
fn tc_card_milly_comes_before_the_text_of_the_maid() {
    let mut esquine = table(2).private(0, &["milly-violet"]).hand(0, &["esquine-foret"]).deck(0, &["1-love*3"]).open();
    esquine.act("serve:esquine-foret");
    asked(&mut esquine, 0, "choice", "esquine-foret");
    esquine.counters(1, 1, 0);
    let mut natsumi =
        table(2).private(0, &["milly-violet"]).hand(0, &["natsumi-fujikawa"]).deck(0, &["1-love*3"]).open();
    natsumi.act("serve:natsumi-fujikawa");
    asked(&mut natsumi, 0, "choice", "natsumi-fujikawa");
    natsumi.counters(3, 1, 0);
}

#[test]
fn tc_card_milly_is_back_in_the_next_turn() {
    let mut scene = table(2)
        .private(0, &["milly-violet"])
        .hand(0, &["viola-crescent"])
        .deck(0, &["1-love", "viola-crescent*5", "1-love*2"])
        .open();
    scene.act("serve:viola-crescent");
    scene.counters(1, 1, 0);
    end_turn(&mut scene);
    end_turn(&mut scene);
    scene.act("serve:viola-crescent");
    scene.counters(1, 1, 0);
}

#[test]
fn tc_card_eugenie_exchanges_two_cards_for_good() {
    prints("eugenie-fontaine", 5, 1, None);
    let mut scene =
        table(2).phase("start").private(0, &["eugenie-fontaine"]).hand(0, &["1-love*2"]).hand(1, &["3-love*3"]).open();
    scene.act("use:eugenie-fontaine");
    asked(&mut scene, 0, "choice", "eugenie-fontaine");
    scene.asks(&["target:1"]).act("target:1");
    scene.asks(&["yes", "no"]).act("yes");
    scene.has(0, "hand", &["1-love", "3-love"]).has(1, "hand", &["1-love", "3-love*2"]);
    end_turn(&mut scene);
    assert_eq!(scene.decider(), 1);
    let mut owned = scene.zone(0, "hand");
    owned.extend(scene.zone(0, "discard"));
    owned.sort();
    assert_eq!(owned, ["1-love", "3-love"]);
}

#[test]
fn tc_card_eugenie_may_only_look() {
    let mut scene =
        table(2).phase("start").private(0, &["eugenie-fontaine"]).hand(0, &["1-love"]).hand(1, &["3-love"]).open();
    scene.acts(&["use:eugenie-fontaine", "target:1", "no"]);
    scene.has(0, "hand", &["1-love"]).has(1, "hand", &["3-love"]);
    illegal(&mut scene, "use:eugenie-fontaine", "");
}

#[test]
fn tc_card_eugenie_moves_one_random_card_each_way() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["eugenie-fontaine"])
        .hand(0, &["1-love", "kagari-ichinomiya"])
        .hand(1, &["2-love", "3-love"])
        .open();
    scene.acts(&["use:eugenie-fontaine", "target:1", "yes"]);
    let (mine, theirs) = (scene.zone(0, "hand"), scene.zone(1, "hand"));
    assert_eq!((mine.len(), theirs.len()), (2, 2));
    let came = mine.iter().filter(|c| ["2-love", "3-love"].contains(&c.as_str())).count();
    let went = theirs.iter().filter(|c| ["1-love", "kagari-ichinomiya"].contains(&c.as_str())).count();
    assert_eq!((came, went), (1, 1));
}

#[test]
fn tc_card_lucienne_gives_a_serving() {
    prints("lucienne-de-marlboro", 5, 1, Some(1));
    let mut scene = table(2).phase("start").private(0, &["lucienne-de-marlboro"]).open();
    scene.counters(2, 1, 0);
    assert_eq!(scene.points(0), 1);
}

#[test]
fn tc_card_rosa_gives_a_love() {
    prints("rosa-topaz", 5, 1, Some(1));
    let mut scene = table(2).phase("start").private(0, &["rosa-topaz"]).open();
    scene.counters(1, 1, 1);
    assert_eq!(scene.points(0), 1);
}

/// Proves TC-CARD-ROSA, TC-CARD-LUCIENNE.
#[test]
fn automatic_bonuses_come_once_in_every_own_turn() {
    let mut scene = table(2).phase("start").private(0, &["rosa-topaz"]).private(1, &["lucienne-de-marlboro"]).open();
    for _ in 0..2 {
        scene.counters(1, 1, 1);
        end_turn(&mut scene);
        scene.counters(2, 1, 0);
        end_turn(&mut scene);
    }
}

#[test]
fn tc_card_tanya_draws_one_more_once_per_turn() {
    prints("tanya-petrushka", 4, 1, Some(1));
    let mut scene = table(2)
        .private(0, &["tanya-petrushka"])
        .counters(3, 1, 0)
        .hand(0, &["viola-crescent*3"])
        .deck(0, &["1-love*9"])
        .open();
    scene.act("serve:viola-crescent");
    asked(&mut scene, 0, "choice", "tanya-petrushka");
    scene.asks(&["yes", "no"]).act("no");
    scene.has(0, "hand", &["viola-crescent*2", "1-love"]).act("serve:viola-crescent");
    asked(&mut scene, 0, "choice", "tanya-petrushka");
    scene.act("yes");
    scene.has(0, "hand", &["viola-crescent", "1-love*3"]).act("serve:viola-crescent");
    free(&mut scene, 0, "serve");
    scene.has(0, "hand", &["1-love*4"]);
}

#[test]
fn tc_card_tanya_comes_before_the_text_of_the_maid() {
    let mut scene = table(2)
        .private(0, &["tanya-petrushka"])
        .hand(0, &["natsumi-fujikawa"])
        .deck(0, &["1-love", "3-love"])
        .hand(1, &["1-love*4"])
        .open();
    scene.act("serve:natsumi-fujikawa");
    asked(&mut scene, 0, "choice", "tanya-petrushka");
    scene.act("yes");
    asked(&mut scene, 0, "choice", "natsumi-fujikawa");
    scene.asks(&["discard:1-love", "discard:3-love", "no"]);
}

// Events and Love.

#[test]
fn tc_card_illness_costs_four_and_takes_all_that_a_maid_gives() {
    prints("illness", 4, 10, None);
    let mut scene = table(2).phase("hire").counters(1, 1, 4).private(1, &["rosa-topaz"]).open();
    assert_eq!(scene.points(1), 1);
    scene.act("hire:illness@1.rosa-topaz");
    assert_eq!(scene.points(1), 0);
    end_turn(&mut scene);
    assert_eq!(scene.decider(), 1);
    scene.counters(1, 1, 0);
}

#[test]
fn tc_card_badhabit_is_one_point_less_or_two_each_from_four_on() {
    prints("bad-habit", 2, 16, Some(-1));
    let mut scene = table(2).phase("hire").counters(1, 1, 2).chambered(1, &["safran-virginie"]).habits(1, 3).open();
    assert_eq!(scene.points(1), -3);
    scene.act("hire:bad-habit@1");
    assert_eq!(scene.points(1), -8);
}

fn love(card: &str, value: i64, cost: i64, copies: i64) {
    prints(card, cost, copies, None);
    let mut scene = table(2).phase("hire").hand(0, &[card]).open();
    scene.act(&format!("love:{card}"));
    scene.counters(1, 1, value);
    let mut buyer = table(2).phase("hire").counters(1, 2, 2 * cost - 1).open();
    buyer.act(&format!("hire:{card}"));
    buyer.counters(1, 1, cost - 1).has(0, "discard", &[card]);
    illegal(&mut buyer, &format!("hire:{card}"), "TC-HIRE");
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
