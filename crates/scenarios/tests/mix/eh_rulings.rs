//! Expanding the House: the readings of its ambiguities, and their options.

use crate::kit::*;
use serde_json::json;

/// Proves AMB-EH-08.
#[test]
fn amb_eh_08_the_chief_of_francine_goes_to_hand_or_by_option_to_the_discard_pile() {
    let mut g = eh().seat(0, "hand: francine L2*2").open();
    g.does("serve:francine take:aline").has(0, "hand: aline").may("chamber:aline");
    let mut g = eh().ruling("AMB-EH-08", "discard").seat(0, "hand: francine L2*2").open();
    g.does("serve:francine take:aline").has(0, "hand:; discard: aline");
}

/// Proves AMB-EH-09.
#[test]
fn amb_eh_09_two_emilys_add_up() {
    let mut g = eh().counter("love", 2).seat(0, "hand: emily*2").open();
    g.does("serve:emily serve:emily end hire:garden").pays(2, 0);
}

/// Proves AMB-EH-09.
#[test]
fn amb_eh_09_two_amarettos_are_one() {
    let mut g = eh().serving(2).counter("love", 2).seat(0, "hand: amaretto*2").open();
    g.does("serve:amaretto serve:amaretto end").may("hire:L2").may_not("hire:L3").does("hire:L2").pays(0, 0);
}

/// Proves AMB-EH-09.
#[test]
fn amb_eh_09_other_texts_use_printed_costs() {
    // Amaretto makes 3 Love cheap to hire, not cheap for Lilac; Victoria compares 7 with 1.
    let mut g = eh().serving(2).seat(0, "hand: amaretto lilac").open();
    g.does("serve:amaretto serve:lilac").may("top:L2").may_not("top:L3");
    let mut g = eh().serving(2).seat(0, "hand: amaretto phyllis; deck: L3 L1*4").open();
    g.does("serve:amaretto serve:phyllis yes").counters(0, 1, 3);
}

/// Proves AMB-EH-10.
#[test]
fn amb_eh_10_tiffany_with_an_empty_face_down_pile() {
    let mut g = eh().seat(0, "hand: tiffany; private: shion").private("eve roanna", "").open();
    g.does("serve:tiffany take:eve").has(0, "private: eve").private_town("roanna shion", "");
}

/// Proves AMB-EH-11.
#[test]
fn amb_eh_11_a_sick_private_maid_may_be_exchanged_for_a_healthy_one() {
    let mut g =
        mix("eh tc").serving(2).seat(0, "hand: tiffany suzuna; private: shion!1").private("eve roanna", "silk").open();
    g.does("serve:tiffany").may("take:eve").does("take:eve chamber:suzuna").counters(1, 1, 3).has(0, "private: eve");
}

/// Proves AMB-EH-12.
#[test]
fn amb_eh_12_domino_moves_at_any_later_moment_of_the_phase() {
    let mut g = eh().serving(2).seat(0, "hand: domino emily").open();
    g.does("serve:domino serve:emily chamber:domino@1").counters(1, 3, 0).has(1, "rooms: domino").has(0, "play: emily");
    let mut g = eh().serving(2).seat(0, "hand: domino").open();
    g.does("serve:domino end").may_not("chamber:domino@1");
}

/// Proves AMB-EH-12.
#[test]
fn amb_eh_12_each_domino_in_play_may_move() {
    let mut g = eh().players(3).serving(4).seat(0, "hand: domino*2").open();
    g.does("serve:domino serve:domino chamber:domino@1 chamber:domino@2")
        .counters(0, 3, 0)
        .has(1, "rooms: domino")
        .has(2, "rooms: domino");
    g.may_not("chamber:domino@1");
}

/// Proves AMB-EH-12.
#[test]
fn amb_eh_12_the_own_house_is_an_edition() {
    let editions = json!({"domino_any": true});
    let mut g = eh().option("editions", editions).serving(2).seat(0, "hand: domino").open();
    g.does("serve:domino").may("chamber:domino@0 chamber:domino@1").does("chamber:domino@0").has(0, "rooms: domino");
}

/// Proves AMB-EH-12.
#[test]
fn amb_eh_12_domino_belongs_to_the_house_she_is_in() {
    let mut g = eh().serving(2).seat(0, "hand: domino").seat(1, "hand: emily").open();
    g.does("serve:domino chamber:domino@1 end end").turn(1, "serve").may_not("return:domino");
    g.does("serve:emily").may("return:domino").does("return:domino").has(1, "rooms:").pile_is("domino", 11);
    g.has(0, "play:");
    assert!(!g.zone(0, "discard").contains(&id("domino")));
}

/// Proves AMB-EH-12.
#[test]
fn amb_eh_12_a_sick_domino_stays_and_costs_nothing() {
    let mut g = mix("eh tc").serving(2).seat(0, "hand: suzuna; rooms: domino!1").open();
    g.worth(0, 1).may_not("return:domino");
    mix("eh tc").serving(2).seat(0, "rooms: domino").open().worth(0, -2).may("return:domino");
}

/// Proves AMB-EH-12.
#[test]
fn amb_eh_12_domino_opens_a_house_for_bad_habits() {
    mix("eh tc").hiring(1, 9).seat(1, "rooms: domino").open().may("hire:bad-habit@1 hire:illness@1.domino");
    mix("eh tc").hiring(1, 9).kinds("domino").open().may_not("hire:bad-habit@1");
}

/// Proves AMB-EH-13.
#[test]
fn amb_eh_13_four_gardens_block_events_on_oneself() {
    let mut g = mix("eh tc").hiring(1, 9).seat(0, "rooms: suzuna; built: garden*4").open();
    g.may_not("hire:bad-habit@0 hire:illness@0.suzuna");
}

/// Proves AMB-EH-15.
#[test]
fn amb_eh_15_exactly_two_more_is_enough() {
    for (own, other, wins) in
        [("L1", "L1", false), ("suzuna", "L1", true), ("aline", "L1", false), ("L3", "carillon", true)]
    {
        let mut g = eh()
            .seat(0, &format!("hand: victoria; deck: {own} L1*3"))
            .seat(1, &format!("deck: {other} L1*3; built: garden"))
            .open();
        g.does("serve:victoria target:1");
        assert_eq!(g.offers("return:garden"), wins, "{own} against {other}");
    }
}

/// Proves AMB-EH-15.
#[test]
fn amb_eh_15_a_house_without_buildings_may_be_chosen() {
    let mut g = eh().players(3).seat(0, "hand: victoria; deck: claudine L1").seat(2, "built: garden").open();
    g.does("serve:victoria").asks("target:1 target:2").does("target:1").turn(0, "serve");
    g.has(1, "discard: L1").has(0, "discard: claudine").has(2, "discard:; built: garden");
}

/// Proves AMB-EH-15.
#[test]
fn amb_eh_15_without_a_card_there_is_no_comparison() {
    let mut g = eh().seat(0, "hand: victoria; deck: claudine L1").seat(1, "deck:; discard:; built: garden").open();
    g.does("serve:victoria target:1")
        .turn(0, "serve")
        .has(0, "discard: claudine")
        .has(1, "built: garden")
        .may_not("return:garden");
    let mut g = eh().seat(0, "hand: victoria; deck:; discard:").seat(1, "deck: L1*2; built: garden").open();
    g.does("serve:victoria target:1").turn(0, "serve").has(1, "discard: L1; built: garden");
}

/// Proves AMB-EH-16.
#[test]
fn amb_eh_16_private_maids_are_no_picks_for_lilac_and_grace() {
    let table = || mix("eh tc").serving(1).private("silk nord", "tanya");
    let mut g = table().seat(0, "hand: lilac").open();
    g.does("serve:lilac").may_not("top:silk top:nord").may("top:L1 top:L2");
    let mut g = table().seat(0, "hand: grace").open();
    g.does("serve:grace").may_not("give:silk give:nord");
}

/// Proves AMB-EH-16.
#[test]
fn amb_eh_16_lilac_spares_nobody_with_cards() {
    let mut g = eh()
        .players(3)
        .seat(0, "hand: lilac; deck:; discard:")
        .seat(1, "deck:; discard: aline")
        .seat(2, "deck: L3 L1*2")
        .open();
    g.does("serve:lilac").has(1, "discard: aline").has(2, "discard: L3").has(0, "discard:");
    g.does("top:L1").has(0, "deck: L1");
}

/// Proves AMB-EH-17.
#[test]
fn amb_eh_17_felicity_chambers_one_chief_without_servings() {
    let mut g = eh().seat(0, "hand: felicity aline*2").open();
    g.does("serve:felicity chamber:aline").counters(0, 1, 1).has(0, "rooms: aline; play: felicity");
    g.asks("end").has(0, "hand: aline");
}

/// Proves AMB-EH-18.
#[test]
fn amb_eh_18_ririko_gives_a_serving() {
    let mut g = eh().seat(0, "hand: ririko").open();
    g.does("serve:ririko").counters(1, 1, 0);
    let data = card_data("eh");
    let card = data.iter().find(|c| c["id"] == id("ririko")).expect("Ririko");
    assert_eq!(card["gives"]["serving"], 1);
    assert!(card["gives"].get("love").is_none());
}

/// Proves AMB-EH-19.
#[test]
fn amb_eh_19_mika_is_the_scan_not_eugenie() {
    let mut g = eh().phase("start").seat(0, "hand: L1*2; private: mika").seat(1, "hand: L3").open();
    g.turn(0, "hire").has(0, "hand: L1; discard: L1").has(1, "hand: L3").worth(0, -2);
}

/// Proves AMB-EH-23.
#[test]
fn amb_eh_23_a_chief_chambered_free_is_a_chambermaid_like_any_other() {
    let mut g = eh().seat(0, "hand: felicity aline; rooms: aline; private: clymene").open();
    g.brings(0, "clymene", 0).does("serve:felicity chamber:aline").has(0, "rooms: aline*2").brings(0, "clymene", 1);
}

/// Proves AMB-EH-24.
#[test]
fn amb_eh_24_mika_lies_on_top_and_blocks_the_others() {
    let mut g = eh().hiring(1, 6).seat(1, "private: courtney; hand: L1*2").private("mika silk", "shion").open();
    g.does("hire:mika@1").has(1, "private: mika courtney").turn(0, "hire").does("end").turn(1, "hire").pays(1, 0);
    g.has(1, "hand: L1");
}

/// Proves AMB-EH-24.
#[test]
fn amb_eh_24_mika_may_come_to_the_own_house_and_leave_again() {
    let mut g = eh().hiring(1, 6).seat(0, "private: courtney; deck: L2*5").private("mika silk", "shion eve").open();
    g.does("hire:mika@0 end end").turn(0, "hire").has(0, "private: courtney").pays(2, 0);
}

/// Proves AMB-EH-24.
#[test]
fn amb_eh_24_a_sick_or_covered_mika_asks_for_nothing() {
    let mut g = mix("eh tc").hiring(1, 0).seat(1, "private: mika!1; hand: L1*2").open();
    g.does("end").has(1, "hand: L1*2; private: mika!1");
    let mut g = mix("eh tc").hiring(1, 0).seat(1, "private: mika!1; hand: L2").open();
    g.does("end").has(1, "private: mika!1").worth(1, 0);
    let mut g = eh().hiring(1, 0).seat(1, "private: eve mika; hand: L1*2").open();
    g.does("end").has(1, "hand: L1*2; private: eve mika");
}

/// Proves AMB-EH-25.
#[test]
fn amb_eh_25_mikas_demand_comes_before_love_can_be_played() {
    let mut g = eh().phase("start").seat(0, "hand: L1*3; private: mika").open();
    g.turn(0, "hire").has(0, "hand: L1*2; discard: L1; private: mika").pays(1, 0);
}
