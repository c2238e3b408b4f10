//! Expanding the House: private maids, the seven reconstructed ones included.

use crate::kit::*;

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_01_only_the_topmost_maid_works_but_all_score() {
    let mut g = eh().phase("start").seat(0, "hand: L1; private: courtney aurelie").open();
    g.turn(0, "hire").pays(2, 0).may_not("use:aurelie").worth(0, 2 + 3);
    let mut g = eh().phase("start").seat(0, "hand: L1; private: aurelie courtney").open();
    g.turn(0, "start").may("use:aurelie").counters(1, 1, 0).worth(0, 5);
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_01_a_hired_maid_covers_the_old_one_and_is_replaced_in_town() {
    let mut g = eh().hiring(1, 5).seat(0, "private: courtney").private("eve silk", "shion mika").open();
    g.does("hire:eve").has(0, "private: eve courtney").private_town("silk shion", "mika").has(0, "discard:");
    g.may_not("hire:silk");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_01_only_the_two_face_up_can_be_hired() {
    let mut g = eh().hiring(2, 20).private("eve silk", "shion roanna").open();
    g.may("hire:eve hire:silk").may_not("hire:shion hire:roanna").does("hire:eve").may("hire:shion");
    g.does("hire:shion").has(0, "private: shion eve").private_town("silk roanna", "");
}

/// Proves EH-PRIVATE-02.
#[test]
fn eh_private_02_a_maid_got_rid_of_goes_under_the_pile() {
    let mut g = eh().hiring(1, 0).seat(1, "private: mika; hand: L2*4 L3").private("eve silk", "shion").open();
    // Mika is last in the pile: the next slot is filled by Shion, the one after by Mika.
    g.does("end").turn(1, "hire").private_town("eve silk", "shion mika").does("love:all hire:eve");
    g.private_town("silk shion", "mika");
    let hidden = g.view(0);
    assert_eq!(hidden["town"]["private_maids"]["deck"]["count"], 1);
}

/// Proves EH-PRIVATE-03, AMB-EH-11.
#[test]
fn eh_private_03_an_illness_goes_back_to_town_with_her() {
    let mut g = mix("eh tc").seat(0, "hand: tiffany; private: shion!2").private("eve roanna", "chrysta").open();
    let before = g.pile("illness");
    g.does("serve:tiffany take:eve")
        .has(0, "private: eve")
        .pile_is("illness", before + 2)
        .private_town("roanna chrysta", "shion");
}

/// Proves EH-PRIVATE-04, AMB-EH-24.
#[test]
fn eh_private_04_the_maid_below_is_active_again() {
    let mut g = eh().hiring(1, 0).seat(1, "private: mika shion; hand: L2; deck: L3 L1*5").open();
    g.does("end").turn(1, "start").has(1, "private: shion").may("use:shion");
}

/// Proves EH-PRIVATE-05.
#[test]
fn eh_private_05_a_free_slot_is_filled_after_a_return() {
    let mut g = eh().hiring(1, 0).seat(1, "private: mika; hand: L2").private("eve", "").open();
    g.does("end").has(1, "private:").private_town("eve mika", "");
    let mut g = eh().hiring(1, 0).seat(1, "private: mika; hand: L2").private("eve silk", "").open();
    g.does("end").private_town("eve silk", "mika");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_courtney_gives_an_employment_by_herself() {
    let mut g = eh().hiring(1, 0).seat(1, "private: courtney; hand: L1*4").open();
    g.does("end").turn(1, "hire").pays(2, 0).does("love:all hire:aline hire:aline").pays(0, 0).worth(1, 2 + 2);
    eh().hiring(1, 5).private("courtney eve", "shion").open().may_not("hire:courtney").may("hire:eve");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_courtney_misses_the_turn_in_which_she_is_hired() {
    let mut g = eh().hiring(1, 6).private("courtney eve", "shion roanna").open();
    g.does("hire:courtney").pays(0, 0).does("end end").turn(0, "hire").pays(2, 0);
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_roanna_lowers_the_next_hire_by_one() {
    let mut g = eh().hiring(2, 6).seat(0, "private: roanna").open();
    g.does("use:roanna hire:garden").pays(1, 3).may_not("use:roanna hire:garden").worth(0, 1 + 1);
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_roanna_opens_what_one_love_is_short_of() {
    let mut g = eh().hiring(2, 4).seat(0, "private: roanna").open();
    g.may_not("hire:carillon")
        .does("use:roanna")
        .may("hire:carillon")
        .may_not("hire:L3")
        .does("hire:carillon")
        .pays(1, 0);
    eh().seat(0, "hand: suzuna; private: roanna").open().turn(0, "serve").may_not("use:roanna");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_roanna_never_goes_below_one() {
    let mut g = eh().hiring(1, 1).seat(0, "private: roanna").open();
    g.does("use:roanna hire:L1").pays(0, 0);
    let mut g = eh().hiring(1, 0).seat(0, "private: roanna").open();
    g.does("use:roanna").may_not("hire:L1");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_roanna_lowers_one_card_only() {
    let mut g = eh().hiring(3, 3).seat(0, "private: roanna").open();
    g.does("use:roanna hire:aline").pays(2, 2).does("hire:aline").pays(1, 0);
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_roanna_works_as_soon_as_she_is_hired() {
    let mut g = eh().hiring(2, 7).private("roanna eve", "shion").open();
    g.does("hire:roanna").pays(1, 1).may_not("hire:aline").does("use:roanna hire:aline").pays(0, 0);
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_aurelie_swaps_a_card() {
    let mut g = eh().phase("start").seat(0, "hand: L1 aline; private: aurelie; deck: L3 L1*5").open();
    g.does("use:aurelie").asks("discard:L1 discard:aline").does("discard:aline").has(0, "hand: L1 L3");
    g.has(0, "discard: aline").may_not("use:aurelie").worth(0, 3 + 1);
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_aurelie_needs_a_card_to_discard() {
    let mut g = eh().phase("start").seat(0, "private: aurelie").open();
    g.turn(0, "hire").has(0, "hand:");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_clymene_counts_pairs_of_chambermaids() {
    for (rooms, bonus) in [("", 0), ("aline", 0), ("aline suzuna", 1), ("aline*2 ririko", 1), ("aline*3 ririko*2", 2)] {
        let mut g = eh().seat(0, &format!("private: clymene; rooms: {rooms}")).open();
        g.brings(0, "clymene", bonus);
    }
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_clymene_counts_neither_private_maids_nor_sick_ones() {
    eh().seat(0, "private: clymene eve; rooms: aline").open().brings(0, "clymene", 0);
    mix("eh tc").seat(0, "private: clymene; rooms: aline*3 suzuna!1").open().brings(0, "clymene", 1).worth(0, 4);
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_clymene_scores_when_covered_but_not_when_sick() {
    eh().seat(0, "private: eve clymene; rooms: aline*4").open().brings(0, "clymene", 2);
    mix("eh tc").seat(0, "private: clymene!1; rooms: aline*4").open().worth(0, 4);
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_chrysta_keeps_a_card_for_the_next_hand() {
    let mut g = eh().hiring(1, 0).seat(0, "hand: emily L1; private: chrysta; deck: L1*4 L3*4").open();
    g.does("end").turn(0, "dismiss").asks("top:emily top:L1 no").does("top:emily").turn(1, "hire");
    g.has(0, "hand: emily L1*4; discard: L1").worth(0, 1);
}

/// Proves AMB-TC-46, AMB-TC-38. Amber first, then Chrysta, then the choice of what shows.
#[test]
fn eh_private_chrysta_comes_before_the_choice_of_what_shows() {
    let hands = |g: Table| g.seat(0, "hand: emily L1 L2; private: chrysta; deck: L1*9").open();
    let mut g = hands(eh().option("dismissal", "choose".into()).hiring(1, 0));
    g.does("end").turn(0, "dismiss").asks("top:emily top:L1 top:L2 no").does("top:emily");
    g.turn(0, "dismiss").asks("top:L1 top:L2").does("top:L2").turn(1, "hire");
    assert_eq!(g.zone(0, "discard")[0], "2-love");
    let mut g = hands(mix("eh tc").hiring(1, 0).seat(1, "private: amber"));
    let events = g.act("end");
    assert!(events.iter().any(|event| event["from"] == "deck"), "Amber's card goes first: {events:?}");
    g.asks("top:emily top:L1 top:L2 no");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_chrysta_is_optional_and_needs_a_card() {
    let mut g = eh().hiring(1, 0).seat(0, "hand: emily; private: chrysta; deck: L1*6").open();
    g.does("end no").has(0, "hand: L1*5; discard: emily");
    let mut g = eh().hiring(1, 0).seat(0, "private: chrysta").open();
    g.does("end").turn(1, "hire");
    let mut g = eh().hiring(1, 0).seat(0, "hand: emily; private: eve chrysta").open();
    g.does("end").turn(1, "hire");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_chrysta_cannot_keep_a_card_that_served() {
    let mut g = eh().seat(0, "hand: carillon; private: chrysta; deck: L1*9").open();
    g.does("serve:carillon end end").asks("top:L1 no");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_eve_makes_the_first_chambermaid_cheaper() {
    let mut g = eh().seat(0, "hand: aline suzuna*2; private: eve").open();
    g.does("chamber:aline").counters(0, 1, 0).has(0, "rooms: aline").may_not("chamber:suzuna").worth(0, 1 + 3);
    let mut g = eh().seat(0, "hand: suzuna*3; private: eve").open();
    g.does("chamber:suzuna").counters(1, 1, 0).does("chamber:suzuna").counters(0, 1, 0).may_not("chamber:suzuna");
}

/// Proves EH-PRIVATE-01, EH-CHAMBER-02. A Domino who is sent is a chambermaid that is made.
#[test]
fn eh_private_eve_sends_the_first_domino_for_less() {
    let mut g = eh().seat(0, "hand: domino suzuna; private: eve; deck: L1*9").open();
    g.does("serve:domino").counters(0, 2, 0).may("chamber:domino@1 chamber:suzuna").does("chamber:domino@1");
    g.counters(0, 2, 0).has(1, "rooms: domino").may_not("chamber:suzuna");
    let mut g = eh().serving(2).seat(0, "hand: domino suzuna; private: eve; deck: L1*9").open();
    g.does("serve:domino chamber:suzuna").counters(1, 2, 0).does("chamber:domino@1").counters(0, 2, 0);
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_eve_chambers_without_any_serving() {
    let mut g = eh().serving(0).seat(0, "hand: suzuna aline; private: eve").open();
    g.turn(0, "serve")
        .may("chamber:suzuna")
        .may_not("chamber:aline serve:suzuna")
        .does("chamber:suzuna")
        .counters(0, 1, 0);
    eh().serving(0).seat(0, "hand: suzuna; private: shion eve").open().turn(0, "hire");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_shion_looks_and_may_send_away() {
    let mut g = eh().phase("start").seat(0, "private: shion; deck: aline L3 L1*5").open();
    g.does("use:shion")
        .asks("discard:aline keep:aline")
        .does("discard:aline")
        .begins(0, "deck: L3")
        .has(0, "discard: aline");
    let mut g = eh().phase("start").seat(0, "private: shion; deck: aline L3 L1*5").open();
    g.does("use:shion keep:aline").begins(0, "deck: aline").has(0, "discard:").may_not("use:shion");
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_shion_shows_the_card_to_the_owner_alone() {
    let mut g = eh().phase("start").seat(0, "private: shion; deck: aline L3 L1*5").open();
    g.does("use:shion keep:aline");
    let known = g.view(0)["players"][0]["deck"]["top"].to_string();
    assert!(known.contains("aline-du-roi"), "{known}");
    assert!(g.view(1)["players"][0]["deck"].get("top").is_none());
}

/// Proves EH-PRIVATE-01.
#[test]
fn eh_private_shion_needs_a_card_to_look_at() {
    let mut g = eh().phase("start").seat(0, "private: shion; deck:; discard: L2").open();
    g.does("use:shion").asks("discard:L2 keep:L2");
    let mut g = eh().phase("start").seat(0, "private: shion; deck:; discard:").open();
    g.turn(0, "hire");
}
