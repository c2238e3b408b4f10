//! Expanding the House: chiefs and general maids, one by one.

use crate::kit::*;
use serde_json::json;

#[test]
fn eh_card_claudine_costs_8_is_worth_5_and_does_nothing() {
    eh().hiring(1, 7).open().may_not("hire:claudine");
    let mut g = eh().hiring(1, 8).open();
    g.does("hire:claudine").pays(0, 0).has(0, "discard: claudine").worth(0, 5);
    eh().serving(5).seat(0, "hand: claudine suzuna").open().may_not("serve:claudine chamber:claudine");
}

#[test]
fn eh_card_aline_is_worth_1_wherever_she_is() {
    eh().hiring(1, 1).open().may_not("hire:aline");
    let mut g = eh().hiring(1, 2).open();
    g.does("hire:aline").pays(0, 0).worth(0, 1);
    eh().seat(0, "rooms: aline*2; hand: aline; discard: aline").open().worth(0, 4);
}

#[test]
fn eh_card_aline_is_chambered_for_two_and_never_served() {
    let mut g = eh().serving(2).seat(0, "hand: aline L1").open();
    g.may_not("serve:aline").does("chamber:aline").counters(0, 1, 0).has(0, "rooms: aline; hand: L1");
    eh().serving(1).seat(0, "hand: aline suzuna").open().may_not("chamber:aline");
}

#[test]
fn eh_card_tiffany_exchanges_the_topmost_private_maid() {
    let mut g = eh().seat(0, "hand: tiffany; private: shion courtney").private("eve roanna", "chrysta").open();
    g.does("serve:tiffany").counters(0, 1, 3).asks("take:eve take:roanna no").does("take:eve");
    g.has(0, "private: eve courtney").private_town("roanna chrysta", "shion");
}

#[test]
fn eh_card_tiffany_may_leave_everything_as_it_is() {
    let mut g = eh().seat(0, "hand: tiffany; private: shion").private("eve roanna", "chrysta").open();
    g.does("serve:tiffany no")
        .counters(0, 1, 3)
        .has(0, "private: shion")
        .private_town("eve roanna", "chrysta")
        .turn(0, "serve");
}

#[test]
fn eh_card_tiffany_asks_nothing_of_a_house_without_private_maid() {
    let mut g = eh().seat(0, "hand: tiffany suzuna").private("eve roanna", "chrysta").open();
    g.does("serve:tiffany").asks("end").counters(0, 1, 3).private_town("eve roanna", "chrysta");
}

#[test]
fn eh_card_tiffany_puts_the_old_maid_beneath_the_pile() {
    let mut g = eh().serving(2).seat(0, "hand: tiffany*2; private: shion").private("eve roanna", "chrysta").open();
    g.does("serve:tiffany take:eve").private_town("roanna chrysta", "shion");
    g.does("serve:tiffany take:chrysta").has(0, "private: chrysta").private_town("roanna shion", "eve");
}

#[test]
fn eh_card_carillon_draws_three() {
    let mut g = eh().seat(0, "hand: carillon L1; deck: aline claudine L2 L3*5").open();
    g.does("serve:carillon").has(0, "hand: L1 aline claudine L2").counters(0, 1, 0).count(0, "deck", 5);
}

#[test]
fn eh_card_francine_trades_two_2_love_for_a_chief_in_hand() {
    let mut g = eh().seat(0, "hand: francine L2*3 L1").open();
    let love = g.pile("2-love");
    g.does("serve:francine").counters(2, 1, 0).asks("take:claudine take:aline no").does("take:claudine");
    g.has(0, "hand: L2 L1 claudine").pile_is("L2", love + 2).pile_is("claudine", 7).has(0, "discard:");
}

#[test]
fn eh_card_francine_needs_both_love_cards_and_a_chief() {
    let mut g = eh().seat(0, "hand: francine L2 L1*3 L3").open();
    g.does("serve:francine").turn(0, "serve").has(0, "hand: L2 L1*3 L3").may_not("take:aline take:claudine");
    let mut g = eh().seat(0, "hand: francine L2*2").piles("claudine", 0).open();
    g.does("serve:francine").asks("take:aline no");
    let mut g = eh().seat(0, "hand: francine L2*2").piles("claudine aline", 0).open();
    g.does("serve:francine").may_not("take:aline").has(0, "hand: L2*2");
}

#[test]
fn eh_card_francine_may_be_declined() {
    let mut g = eh().seat(0, "hand: francine L2*2").open();
    let love = g.pile("2-love");
    g.does("serve:francine no").has(0, "hand: L2*2").pile_is("L2", love).counters(2, 1, 0);
}

#[test]
fn eh_card_renee_must_put_one_of_six_back() {
    let mut g = eh().seat(0, "hand: renee L1*3 aline; deck: L2*2 L3*5").open();
    g.does("serve:renee").counters(1, 1, 0).asks("top:L1 top:aline top:L2").does("top:aline");
    g.has(0, "hand: L1*3 L2*2").begins(0, "deck: aline L3").has(0, "discard:");
}

#[test]
fn eh_card_renee_leaves_five_alone() {
    let mut g = eh().seat(0, "hand: renee L1*2 aline; deck: L2*2 L3*5").open();
    g.does("serve:renee").turn(0, "serve").has(0, "hand: L1*2 aline L2*2").begins(0, "deck: L3").may_not("top:aline");
}

#[test]
fn eh_card_renee_does_not_count_love_already_played() {
    let mut g = eh().seat(0, "hand: renee L1*3 aline; deck: L2*2 L3*5").open();
    g.does("love:L1 serve:renee").counters(1, 1, 1).has(0, "hand: L1*2 aline L2*2").turn(0, "serve").may_not("top:L1");
}

#[test]
fn eh_card_domino_draws_two_and_moves_to_another_house() {
    let mut g = eh().players(3).seat(0, "hand: emily domino").open();
    g.does("serve:emily serve:domino").counters(1, 3, 0).has(0, "hand: L1*2").may("chamber:domino@1 chamber:domino@2");
    g.may_not("chamber:domino@0 chamber:domino").does("chamber:domino@2").counters(0, 3, 0);
    g.has(2, "rooms: domino").has(0, "play: emily").worth(2, -2).worth(0, 0);
}

#[test]
fn eh_card_domino_needs_a_serving_to_move() {
    let mut g = eh().seat(0, "hand: domino").open();
    g.does("serve:domino").counters(0, 2, 0).may_not("chamber:domino@1").does("end").may_not("chamber:domino@1");
    g.does("end").has(1, "rooms:").has(0, "discard: domino L1*2");
}

#[test]
fn eh_card_domino_is_sent_back_to_town_for_two_servings() {
    let mut g = eh().serving(2).seat(0, "rooms: domino*2").open();
    g.asks("return:domino end")
        .does("return:domino")
        .counters(0, 1, 0)
        .has(0, "rooms: domino")
        .pile_is("domino", 11)
        .worth(0, -2);
    let mut g = eh().serving(1).seat(0, "rooms: domino; hand: suzuna").open();
    g.turn(0, "serve").may_not("return:domino");
}

#[test]
fn eh_card_domino_is_sent_back_only_in_the_owners_serving_phase() {
    eh().hiring(1, 0).serving(2).seat(0, "rooms: domino").open().may_not("return:domino");
    let mut g = eh().serving(3).seat(0, "hand: suzuna").seat(1, "rooms: domino").open();
    g.may_not("return:domino");
}

#[test]
fn eh_card_domino_costs_points_only_as_a_chambermaid() {
    eh().seat(0, "rooms: domino*3; deck: domino; discard: domino; hand: domino").open().worth(0, -6);
}

#[test]
fn eh_card_amaretto_sets_the_price_of_love() {
    let mut g = eh().counter("love", 2).seat(0, "hand: amaretto").open();
    g.does("serve:amaretto").counters(0, 1, 2).does("end").may("hire:L2 hire:L1").may_not("hire:L3");
    g.does("hire:L2").pays(0, 0).has(0, "discard: L2");
    let mut g = eh().counter("love", 4).seat(0, "hand: amaretto").open();
    g.does("serve:amaretto end hire:L3").pays(0, 0);
    eh().hiring(1, 3).open().may_not("hire:L2");
    eh().hiring(1, 6).open().may_not("hire:L3");
}

#[test]
fn eh_card_amaretto_lasts_for_one_turn_and_one_player() {
    let mut g = eh().counter("love", 1).seat(0, "hand: amaretto").seat(1, "hand: L2").open();
    g.does("serve:amaretto end end").turn(1, "hire").does("love:L2").pays(1, 2).may_not("hire:L2");
}

#[test]
fn eh_card_victoria_takes_a_building_down_when_two_ahead() {
    let mut g = eh()
        .seat(0, "hand: victoria; deck: carillon L1*9")
        .seat(1, "deck: suzuna L1*3; built: garden lily-garden")
        .open();
    g.does("serve:victoria").counters(0, 1, 2).asks("target:1").does("target:1");
    g.has(0, "discard: carillon").has(1, "discard: suzuna").asks("return:garden return:lily-garden no");
    g.does("return:lily-garden").has(1, "built: garden").pile_is("lily-garden", 9).turn(0, "serve");
}

#[test]
fn eh_card_victoria_one_ahead_is_not_enough() {
    let mut g = eh().seat(0, "hand: victoria; deck: amaretto L1*9").seat(1, "deck: suzuna L1*3; built: garden").open();
    g.does("serve:victoria target:1").turn(0, "serve").has(1, "built: garden").has(0, "discard: amaretto");
    g.has(1, "discard: suzuna").may_not("return:garden");
}

#[test]
fn eh_card_victoria_may_spare_the_house() {
    let mut g = eh().seat(0, "hand: victoria; deck: L2 L1").seat(1, "deck: L1*3; built: garden").open();
    g.does("serve:victoria target:1 no").has(1, "built: garden").turn(0, "serve");
}

#[test]
fn eh_card_emily_lowers_buildings_for_this_turn() {
    let mut g = eh().counter("love", 3).seat(0, "hand: emily").seat(1, "hand: L3").open();
    g.does("serve:emily").counters(2, 2, 3).does("end hire:garden").pays(1, 0).may_not("hire:garden");
    g.does("end love:L3").may_not("hire:garden");
}

#[test]
fn eh_card_emily_lowers_nothing_but_buildings() {
    let mut g = eh().counter("love", 1).seat(0, "hand: emily").open();
    g.does("serve:emily end").may("hire:L1").may_not("hire:aline hire:garden");
}

#[test]
fn eh_card_rutile_pays_by_the_category_of_the_card() {
    let cases = [("L2", (0, 2), 0), ("suzuna", (2, 0), 0), ("aline", (0, 0), 2), ("claudine", (0, 0), 2)];
    for (top, (serving, love), drawn) in cases {
        let mut g = eh().seat(0, "hand: rutile").seat(1, &format!("deck: {top} L1*5")).kinds("suzuna").open();
        g.does("serve:rutile").asks("target:0 target:1").does("target:1").has(1, &format!("discard: {top}"));
        g.counters(serving, 1, love).count(0, "hand", drawn);
    }
}

#[test]
fn eh_card_rutile_may_look_to_the_own_deck() {
    let mut g = eh().seat(0, "hand: rutile; deck: aline L2*2 L1*4").open();
    g.does("serve:rutile target:0").has(0, "discard: aline; hand: L2*2").counters(0, 1, 0);
}

#[test]
fn eh_card_rutile_targets_only_seats_with_a_card_to_lose() {
    let mut g = eh().players(3).seat(0, "hand: rutile").seat(1, "deck:; discard:").seat(2, "deck:; discard: L1").open();
    g.does("serve:rutile").asks("target:0 target:2").does("target:2").counters(0, 1, 2).has(2, "discard: L1");
}

#[test]
fn eh_card_phyllis_gains_one_more_for_a_costly_card() {
    for (top, love) in [("carillon", 3), ("L3", 3), ("claudine", 3), ("amaretto", 2), ("L2", 2), ("L1", 2)] {
        let mut g = eh().seat(0, &format!("hand: phyllis; deck: {top} L1*5")).open();
        g.does("serve:phyllis")
            .counters(0, 1, 2)
            .asks("yes no")
            .does("yes")
            .counters(0, 1, love)
            .has(0, &format!("discard: {top}"));
    }
}

#[test]
fn eh_card_phyllis_may_be_declined() {
    let mut g = eh().seat(0, "hand: phyllis; deck: carillon L1*5").open();
    g.does("serve:phyllis no").counters(0, 1, 2).begins(0, "deck: carillon").has(0, "discard:");
}

#[test]
fn eh_card_lilac_strips_every_deck_and_tops_the_own() {
    let mut g = eh()
        .players(3)
        .seat(0, "hand: lilac; deck: carillon L1*5")
        .seat(1, "deck: aline L1*5")
        .seat(2, "deck: L3 L1*5")
        .kinds("suzuna amaretto")
        .open();
    g.does("serve:lilac").has(0, "discard: carillon").has(1, "discard: aline").has(2, "discard: L3");
    g.may("top:L1 top:L2 top:aline top:suzuna top:amaretto").may_not("top:L3 top:carillon top:claudine no done");
    g.does("top:L2").begins(0, "deck: L2 L1").pile_is("L2", 11).counters(0, 1, 0);
}

#[test]
fn eh_card_felicity_brings_a_chambermaid_chief_along() {
    let mut g = eh().seat(0, "hand: felicity aline*2 claudine suzuna").open();
    g.does("serve:felicity").counters(0, 1, 1).asks("chamber:aline no").does("chamber:aline").counters(0, 1, 1);
    g.has(0, "rooms: aline; hand: aline claudine suzuna; play: felicity").turn(0, "serve");
}

#[test]
fn eh_card_felicity_asks_nothing_without_a_chambermaid_chief() {
    let mut g = eh().seat(0, "hand: felicity claudine suzuna").open();
    g.does("serve:felicity").asks("end").counters(0, 1, 1).has(0, "rooms:");
    let mut g = eh().seat(0, "hand: felicity aline").open();
    g.does("serve:felicity no").has(0, "rooms:; hand: aline");
}

#[test]
fn eh_card_felicity_scores_in_sets() {
    for (n, points) in [(1, 0), (2, 4), (3, 8), (4, 12), (5, 12), (6, 16), (7, 20), (8, 24), (10, 28)] {
        eh().seat(0, &format!("rooms: felicity*{n}; deck: felicity*3")).open().worth(0, points);
    }
}

#[test]
fn eh_card_felicity_is_chambered_for_one() {
    let mut g = eh().seat(0, "hand: felicity aline").open();
    g.does("chamber:felicity").counters(0, 1, 0).has(0, "rooms: felicity; hand: aline").turn(0, "serve");
}

#[test]
fn eh_card_suzuna_draws_and_serves_or_is_chambered() {
    let mut g = eh().seat(0, "hand: suzuna; deck: aline L1*4").open();
    g.does("serve:suzuna").counters(1, 1, 0).has(0, "hand: aline");
    let mut g = eh().seat(0, "hand: suzuna; deck: aline L1*4").open();
    g.does("chamber:suzuna").counters(0, 1, 0).has(0, "hand:; rooms: suzuna");
}

#[test]
fn eh_card_suzuna_scores_by_threes() {
    for (n, points) in [(1, 1), (2, 2), (3, 3 + 5), (5, 5 + 5), (6, 6 + 10), (9, 9 + 15)] {
        eh().seat(0, &format!("rooms: suzuna*{n}")).open().worth(0, points);
    }
    eh().seat(0, "rooms: suzuna*2; deck: suzuna").open().worth(0, 3);
}

#[test]
fn eh_card_grace_gives_a_cheap_maid_to_anybody() {
    let mut g = eh().players(3).seat(0, "hand: grace").kinds("suzuna ririko amaretto").open();
    g.does("serve:grace").counters(0, 1, 1).may("give:suzuna give:ririko give:aline give:grace no");
    g.may_not("give:amaretto give:claudine give:L1 give:garden").does("give:suzuna").asks("target:0 target:1 target:2");
    g.does("target:2").has(2, "discard: suzuna").pile_is("suzuna", 9).turn(0, "serve");
}

#[test]
fn eh_card_grace_may_serve_herself_or_nobody() {
    let mut g = eh().seat(0, "hand: grace").kinds("suzuna").open();
    g.does("serve:grace give:suzuna target:0").has(0, "discard: suzuna");
    let mut g = eh().seat(0, "hand: grace").kinds("suzuna").open();
    g.does("serve:grace no").has(0, "discard:").has(1, "discard:").pile_is("suzuna", 10);
}

#[test]
fn eh_card_pauline_turns_a_pair_into_three_cards() {
    let mut g = eh().seat(0, "hand: pauline L1*3 aline*2 suzuna; deck: L2*3 L3*5").open();
    g.does("serve:pauline").counters(1, 1, 0).asks("discard:L1 discard:aline no").does("discard:aline");
    g.has(0, "hand: L1*3 suzuna L2*3; discard: aline*2").turn(0, "serve").may_not("discard:L1");
}

#[test]
fn eh_card_pauline_works_once_each_and_needs_a_pair() {
    let mut g = eh().seat(0, "hand: pauline*2 L1*2 aline; deck: L2*3 L3*5").open();
    g.does("serve:pauline discard:L1 serve:pauline").asks("discard:L2 no").does("no").has(0, "hand: aline L2*3");
    let mut g = eh().seat(0, "hand: pauline L1 L2 aline").open();
    g.does("serve:pauline").turn(0, "serve").has(0, "hand: L1 L2 aline").may_not("discard:L1");
}

#[test]
fn eh_card_ririko_serves_or_makes_lily_gardens_cheap() {
    let mut g = eh().seat(0, "hand: ririko").open();
    g.does("serve:ririko").counters(1, 1, 0);
    let mut g = eh().seat(0, "hand: ririko").open();
    g.does("chamber:ririko").counters(0, 1, 0).has(0, "rooms: ririko").worth(0, 1);
    let mut g = eh().hiring(1, 5).seat(0, "rooms: ririko").open();
    g.does("hire:lily-garden").pays(0, 0);
}

#[test]
fn eh_card_ririko_does_not_stack() {
    let mut g = eh().hiring(1, 4).seat(0, "rooms: ririko*3").open();
    g.may_not("hire:lily-garden");
    // In the deck or in play she lowers nothing.
    let mut g = eh().counter("love", 5).seat(0, "hand: ririko; deck: ririko*2; built: garden").open();
    g.does("serve:ririko end").may_not("hire:lily-garden");
}

/// Proves EH-CARD-RIRIKO, EH-CARD-EMILY, AMB-EH-09.
#[test]
fn eh_card_ririko_and_emily_change_the_prices_that_everybody_reads() {
    let mut g = eh().hiring(1, 0).seat(0, "rooms: ririko").open();
    assert_eq!(g.view(1)["town"]["prices"], json!({"lily-garden": 5}));
    g.does("end");
    assert_eq!(g.spectator()["town"].get("prices"), None, "the next house has no Ririko");
    let mut g = eh().seat(0, "rooms: ririko; hand: emily").open();
    g.does("serve:emily");
    assert_eq!(g.spectator()["town"]["prices"], json!({"garden": 3, "estate": 4, "lily-garden": 4}));
    assert_eq!(g.state()["town"].get("prices"), None, "a position does not repeat what follows from it");
}

/// Proves EH-CARD-RIRIKO.
#[test]
fn eh_card_ririko_follows_the_edition() {
    let editions = json!({"ririko_bonus": "love"});
    let mut g = eh().option("editions", editions).seat(0, "hand: ririko").open();
    g.does("serve:ririko").counters(0, 1, 1);
}

#[test]
fn eh_card_silk_draws_with_three_buildings() {
    let mut g =
        eh().phase("start").seat(0, "private: silk; built: garden lily-garden estate=aline; deck: L2 L1*5").open();
    g.turn(0, "start").asks("use:silk end").does("use:silk").has(0, "hand: L2").may_not("use:silk");
    let mut g = eh().phase("start").seat(0, "private: silk; built: garden*2; deck: L2 L1*5").open();
    g.turn(0, "hire").has(0, "hand:");
}

#[test]
fn eh_card_silk_is_optional_and_worth_nothing() {
    let mut g = eh().phase("start").seat(0, "private: silk; built: garden*3").open();
    g.does("end").turn(0, "hire").has(0, "hand:").worth(0, 3);
}

#[test]
fn eh_card_mika_may_be_hired_into_any_house() {
    let mut g = eh().players(3).hiring(1, 6).seat(1, "private: eve").private("mika silk", "shion roanna").open();
    g.may("hire:mika@0 hire:mika@1 hire:mika@2").may_not("hire:mika").does("hire:mika@1").pays(0, 0);
    g.has(1, "private: mika eve").private_town("silk shion", "roanna").worth(1, 1 - 2);
}

#[test]
fn eh_card_mika_costs_6() {
    eh().hiring(1, 5).private("mika silk", "shion").open().may_not("hire:mika@0 hire:mika@1");
    let mut g = eh().hiring(1, 6).private("mika silk", "shion").open();
    g.does("hire:mika@0").has(0, "private: mika").worth(0, -2);
}

#[test]
fn eh_card_mika_takes_a_1_love_every_turn() {
    let mut g = eh().hiring(1, 0).seat(1, "private: mika; hand: L1*2 aline").open();
    g.does("end").turn(1, "hire").has(1, "hand: L1 aline; discard: L1; private: mika").pays(1, 0);
}

#[test]
fn eh_card_mika_leaves_a_hand_without_1_love() {
    let mut g = eh().hiring(1, 0).seat(1, "private: mika; hand: L2 aline suzuna").private("eve silk", "shion").open();
    assert!(g.causes("end", "revealed"));
    g.has(1, "private:; hand: L2 aline suzuna; discard:").private_town("eve silk", "shion mika");
}
