//! Cards that touch each other across the boxes.

use crate::kit::*;

/// Proves AMB-EH-13, EH-BUILD-04.
#[test]
fn pair_sora_cannot_bring_an_event_to_four_gardens() {
    let mut g = mix("tc eh")
        .players(3)
        .phase("start")
        .seat(0, "private: sora")
        .seat(1, "rooms: azure; built: garden*4")
        .seat(2, "rooms: azure; habits: 1")
        .open();
    g.does("use:sora target:2 take:bad-habit")
        .asks("target:0")
        .does("target:0")
        .has(0, "habits: 1")
        .has(2, "habits: 0");
}

/// Proves AMB-EH-13.
#[test]
fn pair_sora_cannot_make_a_maid_behind_four_gardens_ill() {
    let mut g = mix("tc eh")
        .players(3)
        .phase("start")
        .seat(0, "private: sora")
        .seat(1, "rooms: azure; built: garden*4")
        .seat(2, "rooms: viola!1")
        .open();
    g.does("use:sora target:2 take:illness.viola")
        .asks("maid:0.sora")
        .does("maid:0.sora")
        .has(0, "private: sora!1")
        .has(2, "rooms: viola");
}

/// Proves AMB-EH-13.
#[test]
fn pair_sora_may_carry_an_event_away_from_four_gardens() {
    let mut g = mix("tc eh")
        .players(3)
        .phase("start")
        .seat(0, "private: sora")
        .seat(1, "rooms: azure; built: garden*4; habits: 2")
        .seat(2, "rooms: azure")
        .open();
    g.does("use:sora target:1 take:bad-habit")
        .asks("target:0 target:2")
        .does("target:2")
        .has(1, "habits: 1")
        .has(2, "habits: 1");
}

/// Proves AMB-EH-13.
#[test]
fn pair_sora_is_useless_when_all_other_houses_have_four_gardens() {
    let mut g =
        mix("tc eh").phase("start").seat(0, "private: sora; habits: 1").seat(1, "rooms: azure; built: garden*4").open();
    g.turn(0, "hire").has(0, "habits: 1");
}

/// Proves AMB-EH-13.
#[test]
fn pair_nena_passes_four_gardens_by() {
    let mut g = mix("tc eh")
        .players(3)
        .seat(0, "hand: nena")
        .seat(1, "rooms: azure; built: garden*4")
        .seat(2, "rooms: azure; built: garden*3")
        .open();
    g.does("serve:nena").has(1, "habits: 0").has(2, "habits: 1").pile_is("bad-habit", 15);
}

/// Proves AMB-EH-13.
#[test]
fn pair_nord_cannot_strike_behind_four_gardens() {
    let mut g = mix("tc eh")
        .players(3)
        .phase("start")
        .seat(0, "hand: L1*3; private: nord")
        .seat(1, "rooms: azure; built: garden*4")
        .seat(2, "rooms: viola")
        .open();
    g.does("use:nord keep:L1").may("maid:2.viola maid:0.nord").may_not("maid:1.azure").does("maid:2.viola");
    g.has(2, "rooms: viola!2").has(1, "rooms: azure").has(0, "hand: L1; discard: L1*2");
}

/// Proves EH-BUILD-04.
#[test]
fn pair_four_gardens_do_not_stop_mika_or_domino() {
    let mut g = mix("eh tc").hiring(1, 6).seat(1, "built: garden*4").private("mika eve", "rosa").open();
    g.does("hire:mika@1").has(1, "private: mika");
    let mut g = mix("eh tc").serving(2).seat(0, "hand: domino").seat(1, "built: garden*4").open();
    g.does("serve:domino chamber:domino@1").has(1, "rooms: domino");
}

/// Proves EH-BUILD-09.
#[test]
fn pair_a_colette_beneath_an_estate_counts_for_the_majority() {
    let mut g = mix("tc eh").seat(0, "built: estate=colette; deck: colette").seat(1, "deck: colette").open();
    g.worth(0, 2 + 2 + 5).worth(1, 1);
    let mut g = mix("tc eh").seat(0, "built: estate=colette").seat(1, "deck: colette").open();
    g.worth(0, 2 + 1).worth(1, 1);
}

/// Proves EH-BUILD-09, AMB-RV-10.
#[test]
fn pair_chiefs_beneath_estates_count_against_clorinde() {
    let mut g = mix("rv eh").seat(0, "deck: clorinde beatrice*6; built: estate=sofia").open();
    g.brings(0, "clorinde", 0).worth(0, 2 + 5);
    mix("rv eh").seat(0, "deck: clorinde beatrice*5; built: estate=sofia").open().brings(0, "clorinde", 2);
}

/// Proves RV-CARD-CLORINDE.
#[test]
fn pair_clorinde_counts_chiefs_of_any_box_but_not_the_sick() {
    mix("tc rv")
        .seat(0, "deck: clorinde colette*4 marianne*3")
        .seat(1, "deck: colette*9")
        .open()
        .brings(0, "clorinde", 0);
    mix("eh rv").seat(0, "deck: clorinde aline*7").open().brings(0, "clorinde", 0);
    mix("tc rv").seat(0, "deck: clorinde colette*6; rooms: colette!1").open().brings(0, "clorinde", 2);
}

/// Proves EH-BUILD-09, EH-SCORE-02.
#[test]
fn pair_a_beatrice_beneath_an_estate_breaks_a_tie() {
    let mut g = mix("rv eh").seat(0, "built: estate=beatrice").seat(1, "rooms: beatrice").open();
    g.worth(0, 2).worth(1, 2);
    assert_eq!(g.winners(), [0]);
}

/// Proves AMB-EH-12, EH-MIX-07.
#[test]
fn pair_illness_on_domino_spares_her_points_and_keeps_her_there() {
    let mut g = mix("tc eh").hiring(1, 4).seat(1, "rooms: domino").open();
    g.worth(1, -2).does("hire:illness@1.domino").has(1, "rooms: domino!1").worth(1, 0);
    let mut g = mix("tc eh").serving(3).seat(0, "hand: claire; rooms: domino!1").open();
    g.may_not("return:domino").does("serve:claire").asks("return:illness.domino no").does("return:illness.domino");
    g.has(0, "rooms: domino")
        .pile_is("illness", 10)
        .may("return:domino")
        .does("return:domino")
        .counters(1, 1, 0)
        .has(0, "rooms:");
}

/// Proves AMB-EH-12.
#[test]
fn pair_of_a_sick_and_a_healthy_domino_the_healthy_one_goes() {
    let mut g = mix("tc eh").serving(4).seat(0, "rooms: domino!1 domino").open();
    g.does("return:domino").has(0, "rooms: domino!1").pile_is("illness", 9).may_not("return:domino");
}

/// Proves AMB-EH-12.
#[test]
fn pair_claire_does_not_stop_domino() {
    let mut g = mix("eh tc").serving(2).seat(0, "hand: domino").seat(1, "hand: claire").open();
    g.does("serve:domino chamber:domino@1").turn(0, "serve").has(1, "rooms: domino");
}

/// Proves AMB-EH-10, AMB-EH-11.
#[test]
fn pair_tiffany_with_a_sick_maid_and_an_empty_pile() {
    let mut g = mix("eh tc").seat(0, "hand: tiffany; private: rosa!2 milly").private("eve nord", "").open();
    g.does("serve:tiffany take:nord").has(0, "private: nord milly").pile_is("illness", 10).private_town("eve rosa", "");
}

/// Proves EH-CARD-TIFFANY.
#[test]
fn pair_tiffany_gets_rid_of_mika() {
    let mut g = eh().seat(0, "hand: tiffany; private: mika courtney").private("eve silk", "shion").open();
    g.does("serve:tiffany take:eve").has(0, "private: eve courtney").private_town("silk shion", "mika");
}

/// Proves EH-CARD-TIFFANY.
#[test]
fn pair_tiffany_may_take_mika_into_the_own_house() {
    let mut g = eh().seat(0, "hand: tiffany; private: eve").private("mika silk", "shion").open();
    g.does("serve:tiffany take:mika").has(0, "private: mika");
}

/// Proves EH-CARD-FELICITY, AMB-EH-17.
#[test]
fn pair_felicity_takes_chambermaid_chiefs_of_any_box() {
    for (sets, chief, chambermaid) in [("tc eh", "marianne", "colette"), ("rv eh", "sofia", "beatrice")] {
        let mut g = mix(sets).seat(0, &format!("hand: felicity {chief} {chambermaid} suzuna")).open();
        g.does("serve:felicity").asks(&format!("chamber:{chambermaid} no"));
        g.does(&format!("chamber:{chambermaid}")).has(0, &format!("rooms: {chambermaid}")).counters(0, 1, 1);
    }
}

/// Proves RV-CARD-LAURA.
#[test]
fn pair_laura_takes_chambermaids_of_any_box() {
    let mut g =
        mix("tc rv eh").seat(0, "hand: laura colette marianne azure safran felicity ririko domino kagari").open();
    g.does("serve:laura").asks("chamber:colette chamber:azure chamber:safran chamber:felicity chamber:ririko no");
    g.does("chamber:colette chamber:safran done").has(0, "rooms: colette safran").counters(0, 1, 0);
    let mut g = mix("eh rv").seat(0, "hand: laura aline claudine").open();
    g.does("serve:laura").asks("chamber:aline no");
}

/// Proves AMB-EH-12, RV-CARD-LAURA.
#[test]
fn pair_laura_and_evening_tea_cannot_chamber_domino() {
    let mut g = mix("eh rv").seat(0, "hand: laura domino").open();
    g.does("serve:laura").turn(0, "serve").may_not("chamber:domino chamber:domino@0 chamber:domino@1");
    let mut g =
        mix("eh rv").remi("evening-tea scary-night regatta", "").seat(0, "hand: aline claudine domino suzuna").open();
    g.does("remember:evening-tea").asks("chamber:suzuna");
}

/// Proves AMB-RV-11, RV-CARD-RIYA.
#[test]
fn pair_amber_takes_one_card_from_riyas_ten() {
    let mut g = mix("rv tc").seat(0, "hand: riya; deck: L1*20").seat(1, "private: amber").open();
    g.does("serve:riya yes").count(0, "hand", 9).has(0, "discard: L1*3").count(0, "deck", 8);
    let mut g = mix("rv tc").seat(0, "hand: riya; deck: L1*2 kagari L1*20").seat(1, "private: amber").open();
    g.does("serve:riya yes").count(0, "hand", 10).has(0, "discard: L1*2 kagari");
}

/// Proves RV-CARD-RIYA.
#[test]
fn pair_chrysta_may_keep_a_card_when_riya_ends_the_turn() {
    let mut g = mix("rv eh").seat(0, "hand: riya fea; private: chrysta; deck: L1*20").open();
    g.does("serve:riya yes").turn(0, "dismiss").asks("top:fea top:L1 no").does("top:fea").count(0, "hand", 10);
    assert!(g.zone(0, "hand").contains(&id("fea")));
}

/// Proves RV-CARD-HYACINTH, RV-MIX-01.
#[test]
fn pair_hyacinth_counts_reminiscences_and_nothing_else() {
    let mut g =
        mix("rv eh tc").seat(0, "rooms: hyacinth*2; remi: scary-night regatta; built: garden; private: rosa").open();
    g.brings(0, "hyacinth", 4).worth(0, 4 + 3 + 6 + 1 + 1);
    let mut g = mix("rv eh tc").seat(0, "rooms: hyacinth*2; remi: scary-night; built: garden*3").open();
    g.brings(0, "hyacinth", 0);
    let mut g = mix("rv tc").seat(0, "rooms: hyacinth*2 hyacinth!1; remi: scary-night regatta").open();
    g.brings(0, "hyacinth", 4);
}

/// Proves AMB-RV-16, RV-CARD-GERMAINE.
#[test]
fn pair_milly_hears_germaine_but_not_lydia() {
    let mut g = mix("tc rv").serving(2).seat(0, "hand: lydia germaine; private: milly; deck: L1*12").open();
    g.does("serve:lydia keep:L1")
        .counters(2, 1, 0)
        .does("serve:germaine")
        .counters(2, 1, 0)
        .does("take:colette")
        .counters(2, 1, 0);
}

/// Proves RV-CARD-GERMAINE.
#[test]
fn pair_tanya_may_wait_for_germaines_second_draw() {
    let mut g = mix("tc rv").seat(0, "hand: germaine; private: tanya; deck: L1*12").open();
    g.does("serve:germaine").asks("yes no").does("no take:colette").asks("yes no").does("yes").count(0, "hand", 4);
    let mut g = mix("tc rv").seat(0, "hand: germaine; private: tanya; deck: L1*12").open();
    g.does("serve:germaine yes")
        .count(0, "hand", 3)
        .does("take:colette")
        .turn(0, "serve")
        .count(0, "hand", 4)
        .may_not("yes");
}

/// Proves AMB-RV-16.
#[test]
fn pair_tanya_does_not_hear_lydia() {
    let mut g = mix("tc rv").seat(0, "hand: lydia; private: tanya; deck: fea L1*8").open();
    g.does("serve:lydia keep:fea").turn(0, "serve").may_not("yes").has(0, "hand: fea");
    let mut g = mix("tc rv").ruling("AMB-RV-16", "draw").seat(0, "hand: lydia; private: tanya; deck: fea L1*8").open();
    g.does("serve:lydia keep:fea").asks("yes no").does("yes").has(0, "hand: fea L1");
}

/// Proves EH-CARD-GRACE.
#[test]
fn pair_grace_with_empty_piles() {
    let cheap = "grace suzuna ririko pauline aline";
    let kinds = "carillon amaretto emily victoria francine tiffany";
    let mut g = eh().seat(0, "hand: grace").kinds(kinds).piles("suzuna", 0).piles("ririko pauline", 5).open();
    g.does("serve:grace").may_not("give:suzuna").may("give:ririko give:pauline");
    let mut g = eh().seat(0, "hand: grace").kinds(kinds).piles(cheap, 0).open();
    g.does("serve:grace").turn(0, "serve").counters(0, 1, 1).may("end").may_not("no give:aline");
}

/// Proves EH-CARD-LILAC.
#[test]
fn pair_lilac_with_empty_piles() {
    let kinds = "carillon renee francine tiffany";
    let table = || eh().seat(0, "hand: lilac; deck: L3 L1*4").kinds(kinds);
    let mut g = table().piles("amaretto emily victoria suzuna aline L1 lilac", 0).piles("felicity L2", 1).open();
    g.does("serve:lilac").may("top:L2 top:felicity").may_not("top:L1 top:aline top:suzuna top:amaretto");
    g.does("top:L2").pile_is("L2", 0).begins(0, "deck: L2 L1");
}

/// Proves EH-CARD-LILAC, AMB-EH-16.
#[test]
fn pair_lilac_with_nothing_to_pick_only_strips_the_decks() {
    let kinds = "carillon renee francine tiffany lilac";
    let mut g = eh()
        .seat(0, "hand: lilac; deck: L3 L1*4")
        .kinds(kinds)
        .piles("amaretto emily victoria suzuna felicity aline L1 L2 lilac", 0)
        .open();
    g.does("serve:lilac")
        .turn(0, "serve")
        .has(0, "discard: L3")
        .count(1, "discard", 1)
        .begins(0, "deck: L1")
        .may("end");
}

/// Proves EH-CARD-MIKA, EH-PRIVATE-02.
#[test]
fn pair_mika_leaving_keeps_the_game_going() {
    let mut g =
        eh().phase("start").seat(0, "hand: L2; private: mika").private("eve silk", "").piles("carillon", 0).open();
    g.has(0, "private:").private_town("eve silk", "mika").does("end").over(false).turn(1, "hire");
}

/// Proves EH-CARD-MIKA, EH-PRIVATE-05.
#[test]
fn pair_mika_leaving_into_a_free_slot_does_not() {
    let mut g = eh().phase("start").seat(0, "hand: L2; private: mika").private("eve", "").piles("carillon", 0).open();
    g.private_town("eve mika", "").does("end").over(true);
}

/// Proves EH-END-01.
#[test]
fn pair_mika_paid_with_a_1_love_leaves_the_pile_empty() {
    let mut g =
        eh().phase("start").seat(0, "hand: L1; private: mika").private("eve silk", "").piles("carillon", 0).open();
    g.has(0, "private: mika").does("end").over(true);
}

/// Proves EH-CARD-VICTORIA, EH-BUILD-10.
#[test]
fn pair_victoria_takes_an_estate_of_a_mix() {
    let mut g =
        mix("tc eh").seat(0, "hand: victoria; deck: marianne L1*3").seat(1, "deck: L1*3; built: estate=colette").open();
    g.worth(1, 2 + 1 + 5)
        .does("serve:victoria target:1")
        .asks("return:estate=colette no")
        .does("return:estate=colette");
    g.has(1, "built:; discard: L1 colette").worth(1, 1 + 5).pile_is("estate", 9);
}

/// Proves RV-END-01.
#[test]
fn pair_a_pile_refilled_in_the_same_turn_keeps_the_game_going() {
    let table = || {
        let seat = "hand: chinatsu*2 lydia*2 cynthia; deck: L1*9";
        rv().serving(2).seat(0, seat).piles("margareta", 1).piles("fea", 0)
    };
    let play = "serve:chinatsu return:lydia return:lydia take:margareta";
    let back = "serve:chinatsu return:margareta return:cynthia take:lydia end end";
    let mut g = table().open();
    g.does(play).pile_is("margareta", 0).does(back).over(false);
    let mut g = table().ruling("AMB-TC-35", "latch").open();
    g.does(play).does(back).over(true);
}

/// Proves RV-CARD-RIYA, RV-END-01.
#[test]
fn pair_riya_going_home_fills_her_pile_again() {
    let mut g = rv().seat(0, "hand: riya; deck: L1*14").piles("riya fea", 0).open();
    g.does("serve:riya yes").over(false);
    let mut g = rv().seat(0, "hand: riya; deck: L1*14").piles("riya fea", 0).open();
    g.does("serve:riya no end end").over(true);
}

/// Proves EH-CARD-DOMINO, EH-END-01.
#[test]
fn pair_domino_sent_home_fills_her_pile_again() {
    let mut g = eh().serving(2).seat(0, "rooms: domino").piles("domino carillon", 0).open();
    g.does("return:domino end end").over(false);
    let mut g = eh().serving(2).seat(0, "rooms: domino").piles("domino carillon", 0).open();
    g.does("end end").over(true);
}

/// Proves EH-PRIVATE-01.
#[test]
fn pair_amber_comes_before_chrysta() {
    // Amber takes the top card first, so the card that Chrysta saves is safe.
    let mut g = mix("eh tc")
        .hiring(1, 0)
        .seat(0, "hand: emily; private: chrysta; deck: L2 L1*9")
        .seat(1, "private: amber")
        .open();
    g.does("end top:emily").has(0, "discard: L2; hand: emily L1*3");
}

/// Proves EH-PRIVATE-01.
#[test]
fn pair_clymene_counts_a_healthy_domino() {
    mix("eh tc").seat(0, "private: clymene; rooms: domino aline").open().brings(0, "clymene", 1).worth(0, 1 - 2 + 1);
    mix("eh tc").seat(0, "private: clymene; rooms: domino!1 aline").open().brings(0, "clymene", 0);
}

/// Proves AMB-EH-12, RV-CARD-FLORENCE.
#[test]
fn pair_florence_counts_domino_but_neither_estates_nor_private_maids() {
    let mut g = mix("rv eh").seat(0, "rooms: florence beatrice*5 domino").open();
    g.brings(0, "florence", 5).worth(0, 5 + 10 - 2);
    let mut g = mix("rv eh").seat(0, "rooms: florence beatrice*5; built: estate=beatrice*2; private: eve").open();
    g.brings(0, "florence", 0);
}

/// Proves RV-CARD-FLORENCE, EH-MIX-07.
#[test]
fn pair_florence_does_not_count_the_sick() {
    mix("rv tc").seat(0, "rooms: florence beatrice*5 azure!1").open().brings(0, "florence", 0);
    mix("rv tc").seat(0, "rooms: florence beatrice*5 azure").open().brings(0, "florence", 5);
}

/// Proves EH-BUILD-11, EH-PRIVATE-01.
#[test]
fn pair_roanna_adds_to_emily_and_ririko() {
    let mut g = eh().counter("love", 3).seat(0, "hand: emily; rooms: ririko; private: roanna").open();
    g.does("serve:emily end").may_not("hire:lily-garden").does("use:roanna hire:lily-garden").pays(1, 0);
    let mut g = eh().counter("love", 3).seat(0, "hand: amaretto; private: roanna").open();
    g.does("serve:amaretto end use:roanna").may("hire:L3").does("hire:L3").pays(0, 0);
}

/// Proves EH-PRIVATE-01.
#[test]
fn pair_roanna_lowers_events_and_private_maids() {
    let mut g = mix("eh tc")
        .hiring(1, 3)
        .seat(0, "private: roanna")
        .seat(1, "rooms: suzuna")
        .private("nord rosa", "eve")
        .open();
    g.may_not("hire:illness@1.suzuna hire:nord").does("use:roanna").may("hire:illness@1.suzuna hire:nord");
    g.does("hire:nord").pays(0, 0).has(0, "private: nord roanna");
}

/// Proves EH-CARD-CARILLON.
#[test]
fn pair_milly_and_tanya_hear_the_draws_of_the_expansions() {
    let mut g = mix("eh tc").seat(0, "hand: carillon; private: milly; deck: L1*9").open();
    g.does("serve:carillon").counters(1, 1, 0).count(0, "hand", 3);
    let mut g = mix("eh tc").seat(0, "hand: carillon; private: tanya; deck: L1*9").open();
    g.does("serve:carillon yes").count(0, "hand", 4);
    let mut g = mix("rv tc").seat(0, "hand: cynthia; private: milly; deck: L1*9").open();
    g.does("serve:cynthia").counters(1, 1, 0).count(1, "hand", 1);
}

/// Proves EH-CARD-PAULINE, EH-CARD-RUTILE.
#[test]
fn pair_milly_hears_draws_by_text() {
    let mut g = mix("eh tc").seat(0, "hand: pauline L1*2; private: milly; deck: L2*3 L1").open();
    g.does("serve:pauline").counters(1, 1, 0).does("discard:L1").counters(2, 1, 0);
    let mut g = mix("eh tc").seat(0, "hand: rutile; private: milly; deck: aline L2*3").open();
    g.does("serve:rutile target:0").counters(1, 1, 0).has(0, "hand: L2*2");
}

/// Proves EH-CARD-RENEE.
#[test]
fn pair_tanya_can_bring_renee_to_six() {
    let table = || mix("eh tc").seat(0, "hand: renee L1*2 aline; private: tanya; deck: L2*3 L1*5");
    let mut g = table().open();
    g.does("serve:renee yes").asks("top:L1 top:aline top:L2");
    let mut g = table().open();
    g.does("serve:renee no").turn(0, "serve").count(0, "hand", 5);
}

/// Proves RV-REMI-OTHERS.
#[test]
fn pair_milly_and_tanya_do_not_hear_reminiscences() {
    for maid in ["milly", "tanya"] {
        let seat = format!("hand: evita*2; private: {maid}; deck: L1*9");
        let mut g = mix("rv tc").remi("lantern-walk scary-night regatta", "").seat(0, &seat).open();
        g.does("remember:lantern-walk").turn(0, "serve").counters(1, 1, 0).has(0, "hand: L1*2").may_not("yes");
    }
}

/// Proves RV-CARD-VALENCIA.
#[test]
fn pair_milly_does_not_hear_valencia_in_the_starting_phase() {
    let mut g = mix("rv tc").phase("start").seat(0, "hand: fea; rooms: valencia; private: milly; deck: L1*9").open();
    g.does("use:valencia").counters(1, 1, 0).does("end").counters(1, 1, 0);
}

/// Proves EH-CARD-ALINE, RV-CARD-BEATRICE.
#[test]
fn pair_sainsbury_takes_cheap_chiefs_and_maids_of_any_box() {
    let mut g = mix("eh tc").seat(0, "hand: sainsbury L1").kinds("suzuna").open();
    g.does("serve:sainsbury")
        .may("take:aline take:suzuna take:L2 no")
        .may_not("take:garden take:claudine")
        .does("take:aline");
    g.has(0, "hand: aline");
    let mut g = mix("rv tc").seat(0, "hand: sainsbury L1").kinds("lydia").open();
    g.does("serve:sainsbury").may("take:beatrice").may_not("take:sofia take:lydia");
}

/// Proves AMB-EH-09.
#[test]
fn pair_sainsbury_ignores_amaretto() {
    let mut g = mix("eh tc").serving(2).seat(0, "hand: amaretto sainsbury L1").open();
    g.does("serve:amaretto serve:sainsbury").may("take:L2").may_not("take:L3");
}

/// Proves RV-CARD-GERMAINE.
#[test]
fn pair_germaine_takes_the_chambermaid_chief_of_the_game() {
    for (sets, chambermaid, chief) in [("tc rv", "colette", "marianne"), ("eh rv", "aline", "claudine")] {
        let mut g = mix(sets).seat(0, "hand: germaine").open();
        g.does("serve:germaine").asks(&format!("take:{chambermaid} no")).may_not(&format!("take:{chief}"));
        g.does(&format!("take:{chambermaid}")).has(0, &format!("discard: {chambermaid}")).count(0, "hand", 3);
    }
}

/// Proves EH-CARD-FRANCINE.
#[test]
fn pair_francine_takes_the_chiefs_of_the_game() {
    let mut g = mix("rv eh").seat(0, "hand: francine L2*2").open();
    g.does("serve:francine").asks("take:sofia take:beatrice no");
}

/// Proves RV-CARD-DAPHNE, RV-CARD-LYDIA.
#[test]
fn pair_lydia_finds_what_daphne_left() {
    let mut g = rv().seat(0, "hand: daphne lydia; deck: L1*9").open();
    g.does("serve:daphne serve:lydia").asks("keep:L1 keep:L2").does("keep:L2").has(0, "hand: L2; discard: L1*4");
}

/// Proves RV-CARD-ROMINA.
#[test]
fn pair_tanya_answers_before_romina_ends_the_phase() {
    let mut g = mix("rv tc").serving(2).seat(0, "hand: romina fea; private: tanya; deck: L1*9").open();
    g.does("serve:romina").turn(0, "serve").asks("yes no").does("yes").turn(0, "hire").count(0, "hand", 4);
}

/// Proves EH-PRIVATE-01, EH-CARD-FELICITY.
#[test]
fn pair_eve_pays_for_the_first_of_several_boxes() {
    let mut g = mix("tc eh").seat(0, "hand: colette azure; private: eve").open();
    g.does("chamber:colette").counters(0, 1, 0).may_not("chamber:azure");
}

/// Proves EH-CARD-MIKA, EH-PRIVATE-04.
#[test]
fn pair_rosa_below_mika_works_in_the_turn_mika_leaves() {
    let mut g = mix("eh tc").hiring(1, 0).seat(1, "hand: L2; private: mika rosa").open();
    g.does("end").turn(1, "hire").has(1, "private: rosa").pays(1, 1);
    let mut g = mix("eh tc").hiring(1, 0).seat(1, "hand: L1 L2; private: mika rosa").open();
    g.does("end").turn(1, "hire").has(1, "private: mika rosa").pays(1, 0).has(1, "hand: L2");
}

/// Proves EH-CARD-MIKA.
#[test]
fn pair_mika_covers_amber() {
    let mut g = mix("eh tc").hiring(1, 0).seat(0, "deck: L1*9").seat(1, "private: mika amber; hand: L1").open();
    g.does("end").count(0, "hand", 5).has(0, "discard:");
    let mut g = mix("eh tc").hiring(1, 0).seat(0, "deck: L1*9").seat(1, "private: amber mika; hand: L1").open();
    g.does("end").count(0, "hand", 4).has(0, "discard: L1");
}

/// Proves EH-CARD-MIKA, AMB-EH-24.
#[test]
fn pair_claire_does_not_stop_mika_and_an_illness_silences_her() {
    let mut g = mix("eh tc").hiring(1, 6).seat(1, "hand: claire").private("mika eve", "rosa").open();
    g.does("hire:mika@1").turn(0, "hire").has(1, "private: mika");
    let mut g = mix("eh tc").hiring(1, 4).seat(1, "hand: L1 L2; private: mika").open();
    g.does("hire:illness@1.mika end").has(1, "private: mika!1; hand: L1 L2").worth(1, 0);
}

/// Proves EH-CARD-SILK.
#[test]
fn pair_silk_counts_buildings_not_reminiscences() {
    let mut g = mix("eh rv").phase("start").seat(0, "private: silk; built: garden*2; remi: regatta").open();
    g.turn(0, "hire").has(0, "hand:");
}

/// Proves RV-REMI-OTHERS.
#[test]
fn pair_tide_pools_leave_private_maids_alone() {
    let mut g = mix("rv eh")
        .remi("tide-pools scary-night regatta", "")
        .seat(0, "hand: evita*3")
        .private("eve silk", "shion")
        .kinds("emily")
        .open();
    g.does("remember:tide-pools").may("take:emily take:evita").may_not("take:eve take:silk take:garden");
}

/// Proves RV-REMI-06.
#[test]
fn pair_reminiscences_are_paid_with_staff_of_any_box() {
    let mut g =
        mix("rv eh tc").remi("regatta lantern-walk summer-ball", "").seat(0, "hand: suzuna emily tenalys").open();
    g.does("remember:regatta").counters(3, 1, 0).has(0, "discard: suzuna emily tenalys");
    let mut g =
        mix("tc rv").remi("evening-tea scary-night regatta", "").seat(0, "hand: colette marianne safran").open();
    g.does("remember:evening-tea chamber:safran").has(0, "rooms: safran; discard: colette marianne");
}

/// Proves RV-REMI-SCARYNIGHT.
#[test]
fn pair_scary_night_goes_round_a_table_of_five() {
    let mut g = mix("rv eh")
        .players(5)
        .remi("scary-night lantern-walk regatta", "")
        .seat(0, "hand: evita hyacinth")
        .seat(1, "hand: L1*2")
        .seat(2, "hand: L1*4")
        .seat(4, "hand: L1*5")
        .open();
    g.does("remember:scary-night").turn(2, "serve").does("discard:L1").turn(4, "serve").does("discard:L1 discard:L1");
    g.turn(0, "serve").count(1, "hand", 2).count(2, "hand", 3).count(4, "hand", 3);
}

/// Proves RV-REMI-SCARYNIGHT, TC-CARD-ESQUINE, RV-CARD-CHINATSU.
#[test]
fn pair_a_choice_in_steps_says_how_many_are_to_come() {
    let mut g = mix("rv eh")
        .remi("scary-night lantern-walk regatta", "")
        .seat(0, "hand: evita hyacinth")
        .seat(1, "hand: L1*5")
        .open();
    g.does("remember:scary-night").steps(2).does("discard:L1").steps(1).does("discard:L1").steps(0);
    let mut g = mix("tc rv").serving(2).seat(0, "hand: esquine chinatsu lydia*2 cynthia; deck: L1*9").open();
    g.does("serve:esquine").steps(2).does("discard:L1").steps(0).does("done");
    g.does("serve:chinatsu").steps(2).does("return:lydia").steps(0);
}

/// Proves EH-FIVE-03.
#[test]
fn pair_nena_reaches_only_the_neighbours_of_five() {
    let mut table = mix("tc eh").players(5).seat(0, "hand: nena");
    for seat in 1..5 {
        table = table.seat(seat, "rooms: azure");
    }
    let mut g = table.open();
    g.does("serve:nena").has(1, "habits: 1").has(2, "habits: 0").has(3, "habits: 0").has(4, "habits: 1");
}

/// Proves RV-CARD-CALDINA.
#[test]
fn pair_caldina_after_cynthia_hits_fuller_hands() {
    let mut g = rv().serving(2).seat(0, "hand: cynthia caldina").seat(1, "hand: L1*4; deck: sofia L2").open();
    g.does("serve:cynthia serve:caldina").turn(1, "serve").asks("bottom:L1 bottom:sofia").does("bottom:sofia");
    assert_eq!(g.zone(1, "deck"), cards("L2 sofia"));
}

/// Proves RV-CARD-EVITA, EH-CARD-RUTILE.
#[test]
fn pair_rutile_and_evita_know_the_cards_of_other_boxes() {
    let mut g = mix("tc eh rv")
        .serving(2)
        .seat(0, "hand: rutile evita; deck: colette L1*9")
        .seat(1, "deck: kagari L1*4")
        .open();
    g.does("serve:rutile target:0")
        .counters(1, 1, 0)
        .count(0, "hand", 3)
        .does("serve:evita target:1")
        .counters(1, 1, 1);
    g.has(1, "discard: kagari").has(0, "discard: colette");
}

/// Proves EH-CARD-VICTORIA.
#[test]
fn pair_eliza_prepares_victoria() {
    let mut g = mix("eh tc")
        .serving(2)
        .seat(0, "hand: eliza victoria; deck: L1 carillon L1*3")
        .seat(1, "deck: L1*4; built: lily-garden")
        .open();
    g.does("serve:eliza target:0 discard:L1 serve:victoria target:1").asks("return:lily-garden no");
}

/// Proves EH-CARD-VICTORIA, EH-BUILD-07.
#[test]
fn pair_victoria_finds_reminiscences_untouchable() {
    let mut g = mix("eh rv").seat(0, "hand: victoria; deck: claudine L1").seat(1, "remi: regatta; deck: L1*3").open();
    g.does("serve:victoria target:1").turn(0, "serve").has(1, "remi: regatta").may_not("return:regatta");
}

/// Proves RV-CARD-CHINATSU.
#[test]
fn pair_chinatsu_returns_maids_of_any_box_but_no_estate() {
    let mut g = mix("rv eh tc").seat(0, "hand: chinatsu kagari emily; built: estate=beatrice").open();
    g.does("serve:chinatsu return:kagari return:emily").pile_is("kagari", 11).pile_is("emily", 11);
    g.may_not("take:garden take:illness").does("take:beatrice").has(0, "hand: beatrice");
}

/// Proves RV-CARD-VALENCIA, EH-BUILD-04.
#[test]
fn pair_bad_habits_stay_when_valencia_leaves() {
    let mut g = mix("rv tc").phase("start").seat(0, "rooms: valencia; habits: 2").open();
    g.does("use:valencia").has(0, "rooms:; habits: 2").worth(0, 1 - 2);
}

/// Proves AMB-EH-12.
#[test]
fn pair_domino_alone_opens_a_house_to_nena_and_sora() {
    let mut g = mix("tc eh").seat(0, "hand: nena").seat(1, "rooms: domino").open();
    g.does("serve:nena").has(1, "habits: 1").worth(1, -2 - 1);
    let mut g = mix("tc eh").phase("start").seat(0, "private: sora; rooms: azure!1").seat(1, "rooms: domino").open();
    g.does("use:sora target:0 take:illness.azure").asks("maid:1.domino").does("maid:1.domino");
    g.has(1, "rooms: domino!1").has(0, "rooms: azure").worth(1, 0);
}

/// Proves EH-FIVE-03, EH-CARD-GRACE, EH-CARD-VICTORIA.
#[test]
fn pair_effects_on_any_player_reach_all_seven_seats() {
    let mut g = eh().players(7).seat(0, "hand: grace").kinds("suzuna").open();
    g.does("serve:grace give:suzuna").asks("target:0 target:1 target:2 target:3 target:4 target:5 target:6");
    g.does("target:6").has(6, "discard: suzuna");
    let mut g = eh().players(7).seat(0, "hand: victoria").open();
    g.does("serve:victoria").asks("target:1 target:2 target:3 target:4 target:5 target:6");
}

/// Proves EH-CARD-LILAC, EH-FIVE-03.
#[test]
fn pair_lilac_and_cynthia_touch_every_seat_of_six() {
    let mut g = mix("rv eh").players(6).serving(2).seat(0, "hand: lilac cynthia").open();
    g.does("serve:lilac top:L2 serve:cynthia").has(0, "hand: L2 L1*3");
    for seat in 1..6 {
        g.has(seat, "discard: L1; hand: L1");
    }
}
