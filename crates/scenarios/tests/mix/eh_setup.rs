//! Expanding the House: set-up, the course of a turn, end, scoring, what is public.

use crate::kit::*;
use serde_json::json;

const FIRST_GAME: &str = "ririko suzuna felicity lilac rutile phyllis emily amaretto carillon tiffany";
const BUILDINGS: &str = "garden estate lily-garden";
const LOVE: &str = "1-love 2-love 3-love";

fn first_game() -> Vec<String> {
    let mut kinds = cards(FIRST_GAME);
    kinds.sort();
    kinds
}

/// Proves EH-SETUP-01.
#[test]
fn eh_setup_01_two_to_four_play_the_box_alone() {
    for players in 2..=4 {
        let mut g = dealt("eh", players, json!({}));
        assert_eq!(g.state()["players"].as_array().map(Vec::len), Some(players));
    }
    assert!(bad_setup("eh", 1, json!({})));
    assert!(bad_setup("eh", 0, json!({})));
}

/// Proves EH-SETUP-02, EH-SETUP-03, EH-SETUP-04, AMB-EH-01.
#[test]
fn eh_setup_02_the_box_holds_279_cards() {
    let data = card_data("eh");
    assert_eq!(data.iter().map(|c| c["copies"].as_i64().expect("copies")).sum::<i64>(), 279);
    assert_eq!(copies(&data, "claudine-de-la-rochelle aline-du-roi"), 32);
    assert_eq!(copies(&data, EH_GENERALS), 158);
    assert_eq!(copies(&data, EH_PRIVATE), 9);
    assert_eq!(copies(&data, LOVE), 56);
}

/// Proves EH-SETUP-05, EH-SETUP-06, AMB-EH-02.
#[test]
fn eh_setup_05_copies_of_each_kind() {
    let data = card_data("eh");
    let expected =
        [("claudine-de-la-rochelle", 8), ("aline-du-roi", 24), ("tiffany-wise", 8), ("carillon-vandoor", 10)];
    for (card, n) in expected {
        assert_eq!(copies(&data, card), n, "{card}");
    }
    for building in ids(BUILDINGS) {
        assert_eq!(copies(&data, &building), 8, "{building}");
    }
    for kind in ids(EH_GENERALS).iter().filter(|k| *k != "tiffany-wise") {
        assert_eq!(copies(&data, kind), 10, "{kind}");
    }
}

/// Proves EH-SETUP-06.
#[test]
fn eh_setup_06_numbers_of_the_general_maids() {
    let data = card_data("eh");
    for (name, cost, gives, chamber) in [
        ("tiffany", 7, [0, 0, 3, 0], None),
        ("carillon", 5, [3, 0, 0, 0], None),
        ("francine", 5, [0, 2, 0, 0], None),
        ("renee", 5, [2, 1, 0, 0], None),
        ("domino", 4, [2, 0, 0, 1], None),
        ("amaretto", 4, [0, 0, 0, 0], None),
        ("victoria", 4, [0, 0, 2, 0], None),
        ("emily", 4, [0, 2, 0, 1], None),
        ("rutile", 3, [0, 0, 0, 0], None),
        ("phyllis", 3, [0, 0, 2, 0], None),
        ("lilac", 3, [0, 0, 0, 0], None),
        ("felicity", 3, [0, 0, 1, 0], Some(1)),
        ("suzuna", 3, [1, 1, 0, 0], Some(1)),
        ("grace", 3, [0, 0, 1, 0], None),
        ("pauline", 2, [0, 1, 0, 0], None),
        ("ririko", 2, [0, 1, 0, 0], Some(1)),
    ] {
        check_numbers(&data, name, cost, gives, chamber);
    }
    for (name, cost) in
        cards("mika silk courtney roanna aurelie clymene chrysta eve shion").iter().zip([6, 4, 6, 6, 6, 6, 5, 5, 5])
    {
        let card = data.iter().find(|c| c["id"] == **name).expect("a private maid");
        assert_eq!(card["cost"], cost, "{name}");
    }
}

/// Proves EH-SETUP-07, AMB-EH-21.
#[test]
fn eh_setup_07_the_town_has_buildings_and_no_events() {
    for (players, love, alines) in [(2, 22, 18), (3, 15, 15), (4, 8, 12)] {
        let mut g = dealt("eh", players, json!({}));
        g.pile_is("claudine", 8).pile_is("aline", alines).pile_is("L1", love).pile_is("L2", 12).pile_is("L3", 8);
        g.pile_is("garden", 8).pile_is("estate", 8).pile_is("lily-garden", 8).pile_is("tiffany", 8);
        assert!(!g.has_pile("illness") && !g.has_pile("bad-habit"));
    }
}

/// Proves AMB-EH-21.
#[test]
fn eh_setup_07_no_event_can_be_hired_in_the_box_alone() {
    let mut g = eh().hiring(2, 20).seat(1, "rooms: suzuna").open();
    g.may_not("hire:bad-habit@1 hire:illness@1.suzuna");
}

/// Proves EH-SETUP-08, AMB-EH-03.
#[test]
fn eh_setup_08_nine_private_maids_two_face_up() {
    let mut g = dealt("eh", 2, json!({}));
    assert_eq!(g.town("private_maids", "face_up").len(), 2);
    assert_eq!(g.town("private_maids", "deck").len(), 7);
    let mut all = g.town("private_maids", "face_up");
    all.extend(g.town("private_maids", "deck"));
    all.sort();
    let mut nine = ids(EH_PRIVATE);
    nine.sort();
    assert_eq!(all, nine);
}

#[test]
fn eh_setup_09_ten_of_the_sixteen_kinds() {
    let mut g = dealt("eh", 2, json!({"town": "random"}));
    let kinds = g.kinds();
    assert_eq!(kinds.len(), 10);
    assert!(kinds.iter().all(|k| ids(EH_GENERALS).contains(k)));
    let chosen = cards("domino pauline grace victoria renee francine tiffany carillon lilac ririko");
    let mut g = dealt("eh", 2, json!({"town": chosen}));
    let mut wanted = chosen.clone();
    wanted.sort();
    assert_eq!(g.kinds(), wanted);
}

/// Proves EH-SETUP-09.
#[test]
fn eh_setup_09_a_town_must_be_ten_different_kinds_of_the_box() {
    assert!(bad_setup("eh", 2, json!({"town": cards("domino pauline grace")})));
    assert!(bad_setup(
        "eh",
        2,
        json!({"town": cards("domino*2 pauline grace victoria renee francine tiffany lilac ririko")})
    ));
    let foreign = cards("fea pauline grace victoria renee francine tiffany carillon lilac ririko");
    assert!(bad_setup("eh", 2, json!({"town": foreign})));
    let chief = cards("aline pauline grace victoria renee francine tiffany carillon lilac ririko");
    assert!(bad_setup("eh", 2, json!({"town": chief})));
}

/// Proves EH-SETUP-10.
#[test]
fn eh_setup_10_seven_love_and_three_aline_each() {
    let mut g = dealt("eh", 4, json!({}));
    for seat in 0..4 {
        g.count(seat, "hand", 5).count(seat, "deck", 5).count(seat, "discard", 0).has(seat, "rooms:; private:");
        let mut all = g.zone(seat, "hand");
        all.extend(g.zone(seat, "deck"));
        all.sort();
        assert_eq!(all, cards("L1*7 aline*3"));
    }
}

/// Proves EH-SETUP-11, AMB-EH-04.
#[test]
fn eh_setup_11_the_first_game_town_is_the_default() {
    assert_eq!(dealt("eh", 2, json!({})).kinds(), first_game());
    assert_eq!(dealt("eh", 2, json!({"town": "first-game"})).kinds(), first_game());
}

/// Proves EH-TERM-01.
#[test]
fn eh_term_01_dismiss_and_fire_and_send_into_the_waiting_room_differ() {
    // Dismissed by Phyllis: the own discard pile. Fired by Francine: the town.
    let mut g = eh().serving(2).seat(0, "hand: phyllis francine L2*2; deck: suzuna L1*9").open();
    g.does("serve:phyllis yes").has(0, "discard: suzuna");
    let before = g.pile("2-love");
    g.does("serve:francine take:aline").pile_is("L2", before + 2).has(0, "discard: suzuna");
    // Sent into the waiting room by Renée: the next card drawn.
    let mut g = eh().serving(2).seat(0, "hand: renee suzuna L1*2 aline; deck: L1*10").open();
    g.does("serve:renee top:aline").begins(0, "deck: aline").does("serve:suzuna").has(0, "hand: L1*4 aline");
}

/// Proves EH-TERM-02.
#[test]
fn eh_term_02_love_is_staff_but_no_maid() {
    let mut g = eh().seat(0, "hand: grace L1").kinds("suzuna").open();
    g.does("serve:grace").may("give:suzuna give:aline no").may_not("give:L1");
    let mut g = eh().seat(0, "hand: lilac").open();
    g.does("serve:lilac").may("top:L1 top:L2 top:aline");
}

/// Proves EH-TURN-01, EH-HIRE-04.
#[test]
fn eh_turn_01_a_whole_turn() {
    let mut g = eh().seat(0, "hand: suzuna L1*2; deck: L1*8").open();
    g.turn(0, "serve").does("serve:suzuna").counters(1, 1, 0).has(0, "hand: L1*3; play: suzuna");
    g.does("end").turn(0, "hire").does("love:all").pays(1, 3);
    g.does("hire:aline").pays(0, 1).has(0, "discard: aline").may_not("hire:L1");
    g.does("end").turn(1, "hire").pays(1, 0);
    g.has(0, "hand: L1*5; discard: aline suzuna L1*3; play:").count(0, "deck", 2);
}

/// Proves EH-TURN-01.
#[test]
fn eh_turn_01_nothing_carries_over() {
    let mut g = eh().hiring(3, 7).open();
    g.does("end").pays(1, 0).does("end").turn(0, "hire").pays(1, 0);
}

/// Proves EH-START-01.
#[test]
fn eh_start_01_an_ability_works_once_a_turn_and_only_in_its_phase() {
    let mut g = eh().phase("start").seat(0, "hand: suzuna L1*2; private: aurelie").open();
    g.turn(0, "start").may("use:aurelie end").does("use:aurelie discard:suzuna").has(0, "hand: L1*3");
    g.may_not("use:aurelie").does("end").may_not("use:aurelie");
}

/// Proves EH-START-01.
#[test]
fn eh_start_01_a_forfeited_ability_does_not_come_back() {
    let mut g = eh().phase("start").seat(0, "hand: suzuna L1*2; private: aurelie").open();
    g.does("end").turn(0, "serve").may_not("use:aurelie");
}

/// Proves EH-SERVE-01.
#[test]
fn eh_serve_01_symbols_come_before_the_text() {
    // Renée counts the two cards she has just drawn.
    let mut g = eh().seat(0, "hand: renee L1*4; deck: aline*2 L1*5").open();
    g.does("serve:renee").asks("top:L1 top:aline");
    assert_eq!(g.decision()["source"], "renee-r-rieussec");
    assert_eq!(g.decision()["kind"], "choice");
}

/// Proves EH-SERVE-01.
#[test]
fn eh_serve_01_a_drawn_maid_may_serve_in_the_same_phase() {
    let mut g = eh().seat(0, "hand: suzuna; deck: emily L1*9").open();
    g.does("serve:suzuna serve:emily").counters(2, 2, 0).may_not("serve:suzuna");
}

/// Proves EH-SERVE-01.
#[test]
fn eh_serve_01_without_a_serving_no_maid_serves() {
    let mut g = eh().seat(0, "hand: carillon emily").open();
    g.does("serve:carillon").counters(0, 1, 0).turn(0, "serve").may_not("serve:emily chamber:emily");
}

/// Proves EH-SERVE-02.
#[test]
fn eh_serve_02_a_chambermaid_works_without_a_serving() {
    let mut g = eh().hiring(1, 5).serving(0).seat(0, "rooms: ririko").open();
    g.does("hire:lily-garden").pays(0, 0).has(0, "built: lily-garden");
    // Domino's text demands two.
    let mut g = eh().serving(2).seat(0, "rooms: domino").open();
    g.does("return:domino").counters(0, 1, 0);
}

/// Proves EH-HIRE-01, EH-HIRE-03.
#[test]
fn eh_hire_01_a_building_costs_love_and_an_employment() {
    let mut g = eh().hiring(1, 5).open();
    g.does("hire:garden").pays(0, 1).has(0, "built: garden; discard:").pile_is("garden", 7);
    g.may_not("hire:garden hire:L1");
    eh().hiring(1, 3).open().may_not("hire:garden");
    eh().hiring(0, 9).open().may_not("hire:garden");
}

/// Proves EH-HIRE-02.
#[test]
fn eh_hire_02_the_printed_condition_must_hold_at_that_moment() {
    let mut g = eh().hiring(3, 20).open();
    g.may_not("hire:lily-garden hire:estate=aline").does("hire:garden").may("hire:lily-garden");
    g.does("hire:lily-garden").may_not("hire:lily-garden");
}

/// Proves EH-HIRE-04.
#[test]
fn eh_hire_04_hires_share_the_love_and_love_may_be_played_between_them() {
    let mut g = eh().hiring(2, 4).seat(0, "hand: L1*3").open();
    g.does("hire:garden").pays(1, 0).may_not("hire:aline").does("love:all").may("hire:aline");
    g.does("hire:aline").pays(0, 1).has(0, "discard: aline");
}

/// Proves EH-DISMISS-01.
#[test]
fn eh_dismiss_01_buildings_and_maids_of_the_quarters_stay() {
    let mut g =
        eh().hiring(1, 0).seat(0, "hand: L1 aline; rooms: suzuna; private: eve; built: garden estate=aline").open();
    g.does("end").has(0, "built: garden estate=aline; rooms: suzuna; private: eve");
    g.has(0, "discard: L1 aline").count(0, "hand", 5);
}

/// Proves EH-SHUFFLE-01.
#[test]
fn eh_shuffle_01_a_draw_goes_on_with_the_shuffled_discard_pile() {
    let mut g = eh().seat(0, "hand: carillon; deck: aline; discard: L1*3").open();
    g.does("serve:carillon").has(0, "hand: aline L1*2").count(0, "deck", 1).count(0, "discard", 0);
    g.has(0, "play: carillon");
}

/// Proves EH-SHUFFLE-01.
#[test]
fn eh_shuffle_01_an_empty_deck_waits_until_a_card_is_needed() {
    let mut g = eh().seat(0, "hand: carillon; deck: L1*3; discard: aline*2").open();
    g.does("serve:carillon").count(0, "deck", 0).has(0, "discard: aline*2");
    let mut g = eh().seat(0, "hand: carillon; deck: L1; discard:").open();
    g.does("serve:carillon").has(0, "hand: L1").count(0, "deck", 0);
}

/// Proves EH-CHAMBER-01.
#[test]
fn eh_chamber_01_the_printed_number_is_the_price() {
    let mut g = eh().seat(0, "hand: suzuna aline").open();
    g.may("chamber:suzuna").may_not("chamber:aline serve:aline");
    let mut g = eh().serving(3).seat(0, "hand: suzuna aline").open();
    g.does("chamber:aline").counters(1, 1, 0).does("chamber:suzuna").counters(0, 1, 0).has(0, "rooms: aline suzuna");
    g.has(0, "hand:; play:");
}

/// Proves EH-CHAMBER-01.
#[test]
fn eh_chamber_01_a_maid_that_served_stays_in_play() {
    let mut g = eh().serving(2).seat(0, "hand: felicity").open();
    g.does("serve:felicity").may_not("chamber:felicity").does("end end").has(0, "rooms:");
    let mut g = eh().serving(2).seat(0, "hand: carillon amaretto").open();
    g.may_not("chamber:carillon chamber:amaretto");
}

/// Proves EH-CHAMBER-02.
#[test]
fn eh_chamber_02_domino_serves_first() {
    let mut g = eh().serving(2).seat(0, "hand: domino").open();
    g.may_not("chamber:domino chamber:domino@1 chamber:domino@0");
    g.does("serve:domino").may("chamber:domino@1").may_not("chamber:domino@0").does("chamber:domino@1");
    g.has(1, "rooms: domino").has(0, "rooms:; play:").counters(0, 2, 0);
}

/// Proves EH-END-01.
#[test]
fn eh_end_01_two_empty_maid_piles_end_the_game_with_the_turn() {
    let mut g = eh().hiring(2, 9).piles("emily", 1).piles("tiffany", 0).open();
    g.does("hire:emily").over(false).may("hire:aline").does("end").over(true);
    let mut g = eh().hiring(1, 9).piles("emily", 2).piles("tiffany", 0).open();
    g.does("hire:emily end").over(false);
}

/// Proves EH-END-01.
#[test]
fn eh_end_01_chiefs_and_the_private_pile_count() {
    let mut g = eh().hiring(1, 2).piles("aline", 1).piles("claudine", 0).open();
    g.does("hire:aline end").over(true);
    let mut g = eh().hiring(1, 6).piles("carillon", 0).private("courtney eve", "shion").open();
    g.does("hire:courtney").private_town("eve shion", "").does("end").over(true);
}

/// Proves EH-END-01, EH-BUILD-02.
#[test]
fn eh_end_01_building_and_love_piles_do_not_count() {
    let mut g = eh().hiring(1, 4).piles("garden", 1).piles("estate lily-garden L1 L2 L3 tiffany", 0).open();
    g.does("hire:garden end").over(false);
}

/// Proves EH-SCORE-01.
#[test]
fn eh_score_01_buildings_are_added() {
    let mut g = eh().seat(0, "hand: claudine; deck: aline*2 L3; discard: tiffany; built: garden*2 lily-garden").open();
    g.worth(0, 5 + 2 + 2 + 2 + 4).brings(0, "garden", 2).brings(0, "lily-garden", 4).worth(1, 0);
    assert_eq!(g.winners(), [0]);
}

/// Proves EH-SCORE-01.
#[test]
fn eh_score_01_sick_maids_and_habits_count_once_events_are_in_use() {
    let mut g = mix("eh tc").seat(0, "rooms: suzuna!1 suzuna*2; habits: 2; built: garden").open();
    g.worth(0, 2 + 1 - 2);
    let mut g = mix("eh tc").seat(0, "rooms: suzuna*3; habits: 4; built: garden").open();
    g.worth(0, 3 + 5 + 1 - 8);
}

/// Proves EH-SCORE-02.
#[test]
fn eh_score_02_a_tie_goes_to_more_maids_without_points() {
    let mut g = eh().seat(0, "deck: L1*5; built: garden").seat(1, "deck: aline carillon").open();
    g.worth(0, 1).worth(1, 1);
    assert_eq!(g.winners(), [1]);
    let mut g = eh().seat(0, "deck: carillon amaretto; built: garden").seat(1, "deck: aline carillon").open();
    assert_eq!(g.winners(), [0]);
    let mut g = eh().seat(0, "deck: carillon; built: garden").seat(1, "deck: aline amaretto").open();
    assert_eq!(g.winners(), [0, 1]);
}

/// Proves EH-INFO-01.
#[test]
fn eh_info_01_what_another_seat_sees() {
    let mut g = eh()
        .hiring(1, 0)
        .seat(0, "hand: L1*2; deck: aline*3; discard: suzuna emily; rooms: suzuna; private: eve shion; built: garden")
        .open();
    let view = g.view(1);
    let other = &view["players"][0];
    assert_eq!(other["hand"]["count"], 2);
    assert_eq!(other["deck"]["count"], 3);
    assert_eq!(other["discard"], json!({"count": 2, "top": "suzuna-kamikawa"}));
    assert_eq!(other["chambermaids"][0]["card"], "suzuna-kamikawa");
    assert_eq!(other["private_maids"][1]["card"], "shion-tsuwabuki");
    assert_eq!(other["buildings"][0]["card"], "garden");
    assert_eq!(view["town"]["piles"]["garden"], 8);
    assert!(view["town"]["private_maids"]["deck"]["count"].is_number());
}

/// Proves EH-INFO-01.
#[test]
fn eh_info_01_own_hand_and_own_discard_pile_are_open_to_oneself() {
    let mut g = eh().hiring(1, 0).seat(0, "hand: L1*2; discard: suzuna emily").open();
    let view = g.view(0);
    assert_eq!(strings(&view["players"][0]["hand"]), cards("L1*2"));
    assert_eq!(strings(&view["players"][0]["discard"]).len(), 2);
    let seen = g.spectator();
    assert_eq!(seen["players"][0]["hand"]["count"], 2);
    assert_eq!(seen["players"][0]["discard"]["count"], 2);
}

/// Proves EH-TWO-01, EH-TWO-02, AMB-EH-06, AMB-EH-07.
#[test]
fn eh_two_01_the_short_game_takes_three_off_maids_and_buildings() {
    let mut g = dealt("eh", 2, json!({"short": true}));
    g.pile_is("aline", 15).pile_is("claudine", 5).pile_is("tiffany", 5).pile_is("carillon", 7).pile_is("ririko", 7);
    g.pile_is("garden", 5).pile_is("estate", 5).pile_is("lily-garden", 5);
    g.pile_is("L1", 22).pile_is("L2", 12).pile_is("L3", 8);
    assert_eq!(g.town("private_maids", "deck").len(), 7);
    g.count(0, "hand", 5).count(1, "deck", 5);
}

/// Proves EH-TWO-01, AMB-EH-06.
#[test]
fn eh_two_01_is_an_option_for_two() {
    assert!(bad_setup("eh", 3, json!({"short": true})));
    dealt("eh", 2, json!({"short": false})).pile_is("claudine", 8);
}

/// Proves EH-FIVE-01, EH-FIVE-03, AMB-EH-14.
#[test]
fn eh_five_01_five_to_seven_take_two_love_sets_and_nothing_else() {
    for players in 5..=7 {
        let mut g = dealt("eh", players, json!({}));
        let n = i64::try_from(players).expect("few");
        g.pile_is("L1", 72 - 7 * n).pile_is("L2", 24).pile_is("L3", 16).pile_is("aline", 24 - 3 * n);
        g.pile_is("claudine", 8).pile_is("tiffany", 8).pile_is("carillon", 10).pile_is("garden", 8);
        assert_eq!(g.town("private_maids", "deck").len(), 7);
    }
    assert!(bad_setup("eh", 8, json!({})));
}

/// Proves EH-FIVE-02.
#[test]
fn eh_five_02_three_empty_piles_end_the_game_of_five() {
    let mut g = eh().players(5).hiring(1, 9).piles("emily", 1).piles("tiffany", 0).open();
    g.does("hire:emily end").over(false).turn(1, "hire");
    let mut g = eh().players(5).hiring(1, 9).piles("emily", 1).piles("tiffany carillon", 0).open();
    g.does("hire:emily end").over(true);
    let mut g = eh().players(4).hiring(1, 9).piles("emily", 1).piles("tiffany", 0).open();
    g.does("hire:emily end").over(true);
}
