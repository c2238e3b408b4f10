//! Expanding the House: the three buildings.

use crate::kit::*;

/// Proves EH-BUILD-01.
#[test]
fn eh_build_01_buildings_stay_and_score_and_enter_no_deck() {
    let mut g = eh().hiring(1, 4).seat(0, "deck: L1*5; discard: L1").open();
    g.does("hire:garden end end end").has(0, "built: garden").brings(0, "garden", 1);
    for zone in ["hand", "deck", "discard"] {
        assert!(!g.zone(0, zone).contains(&"garden".to_string()));
    }
}

/// Proves EH-BUILD-02.
#[test]
fn eh_build_02_buildings_are_no_maids() {
    let mut g = mix("eh tc").hiring(1, 9).seat(1, "built: garden estate=aline lily-garden").open();
    g.may_not("hire:bad-habit@1 hire:illness@1.aline hire:illness@1.estate hire:illness@1.garden");
    let mut g = mix("eh tc").hiring(1, 9).seat(1, "rooms: suzuna; built: garden").open();
    g.may("hire:bad-habit@1 hire:illness@1.suzuna");
}

/// Proves EH-BUILD-03.
#[test]
fn eh_build_03_garden_has_no_condition() {
    let mut g = eh().hiring(2, 8).seat(0, "built: garden*5").open();
    g.does("hire:garden hire:garden").pays(0, 0).has(0, "built: garden*7").worth(0, 7);
}

/// Proves EH-BUILD-03, EH-HIRE-01.
#[test]
fn eh_build_03_an_empty_garden_pile_sells_nothing() {
    eh().hiring(2, 8).piles("garden", 0).open().may_not("hire:garden");
}

/// Proves EH-BUILD-04.
#[test]
fn eh_build_04_four_gardens_keep_events_out() {
    let mut g = mix("eh tc").hiring(1, 9).seat(1, "rooms: suzuna; built: garden*4").open();
    g.may_not("hire:bad-habit@1 hire:illness@1.suzuna");
    let mut g = mix("eh tc").hiring(1, 9).seat(1, "rooms: suzuna; built: garden*3 lily-garden estate=aline").open();
    g.may("hire:bad-habit@1 hire:illness@1.suzuna");
}

/// Proves EH-BUILD-04.
#[test]
fn eh_build_04_events_already_there_stay() {
    let mut g = mix("eh tc").hiring(1, 4).seat(0, "rooms: suzuna!1 suzuna; built: garden*3; habits: 2").open();
    g.may("hire:bad-habit@0").does("hire:garden end").has(0, "built: garden*4; habits: 2; rooms: suzuna suzuna!1");
    g.worth(0, 4 + 1 - 2);
}

/// Proves EH-BUILD-04.
#[test]
fn eh_build_04_the_immunity_goes_with_the_fourth_garden() {
    let mut g = mix("eh tc")
        .seat(0, "hand: victoria L2; deck: claudine L1*9")
        .seat(1, "rooms: suzuna; built: garden*4; deck: L1*5")
        .open();
    g.does("serve:victoria target:1 return:garden end").has(1, "built: garden*3").may("hire:bad-habit@1");
}

/// Proves EH-BUILD-05.
#[test]
fn eh_build_05_lily_garden_costs_6_and_is_worth_4() {
    eh().hiring(1, 5).seat(0, "built: garden").open().may_not("hire:lily-garden");
    let mut g = eh().hiring(1, 6).seat(0, "built: garden").open();
    g.does("hire:lily-garden").pays(0, 0).has(0, "built: garden lily-garden").brings(0, "lily-garden", 4);
}

/// Proves EH-BUILD-06.
#[test]
fn eh_build_06_gardens_and_ririkos_must_outnumber_lily_gardens() {
    let cases = [
        ("", false),
        ("built: garden", true),
        ("rooms: ririko", true),
        ("built: garden lily-garden", false),
        ("built: garden lily-garden; rooms: ririko", true),
        ("built: garden lily-garden*2; rooms: ririko", false),
        ("built: garden*2 lily-garden*2; rooms: ririko", true),
        ("rooms: suzuna*3; built: estate=aline", false),
        ("deck: ririko*3", false),
    ];
    for (zones, allowed) in cases {
        let mut g = eh().hiring(1, 20).seat(0, zones).open();
        assert_eq!(g.offers("hire:lily-garden"), allowed, "{zones}");
    }
}

/// Proves EH-BUILD-06.
#[test]
fn eh_build_06_other_players_gardens_do_not_help() {
    eh().hiring(1, 20).seat(1, "built: garden*3; rooms: ririko").open().may_not("hire:lily-garden");
}

/// Proves EH-BUILD-06, EH-MIX-07.
#[test]
fn eh_build_06_a_sick_ririko_opens_no_lily_garden() {
    mix("eh tc").hiring(1, 20).seat(0, "rooms: ririko!1").open().may_not("hire:lily-garden");
    let mut g = mix("eh tc").hiring(1, 5).seat(0, "rooms: ririko!1; built: garden").open();
    g.may_not("hire:lily-garden");
}

/// Proves EH-BUILD-07.
#[test]
fn eh_build_07_a_lost_garden_costs_no_lily_garden() {
    let mut g = eh().seat(0, "hand: victoria; deck: claudine L1*9").seat(1, "built: garden lily-garden").open();
    g.does("serve:victoria target:1 return:garden").has(1, "built: lily-garden").worth(1, 4);
}

/// Proves EH-BUILD-07.
#[test]
fn eh_build_07_buying_goes_on_when_the_gardens_are_back() {
    let mut g = eh().hiring(3, 20).seat(0, "built: lily-garden").open();
    g.may_not("hire:lily-garden").does("hire:garden").may_not("hire:lily-garden").does("hire:garden hire:lily-garden");
    g.has(0, "built: garden*2 lily-garden*2").pays(0, 6);
}

/// Proves EH-BUILD-08, AMB-EH-05.
#[test]
fn eh_build_08_an_estate_takes_a_chief_from_the_hand() {
    let mut g = eh().hiring(1, 5).seat(0, "hand: aline*2 claudine L1").open();
    g.may("hire:estate=aline hire:estate=claudine").may_not("hire:estate");
    g.does("hire:estate=claudine").pays(0, 0).has(0, "built: estate=claudine; hand: aline*2 L1");
    g.has(0, "discard:").pile_is("estate", 7).brings(0, "estate", 2).worth(0, 2 + 5 + 2);
}

/// Proves EH-BUILD-08, AMB-EH-05.
#[test]
fn eh_build_08_no_chief_in_hand_no_estate() {
    let mut g = eh().hiring(1, 9).seat(0, "hand: L1*2 suzuna; discard: aline; rooms: aline").open();
    g.may_not("hire:estate hire:estate=aline hire:estate=suzuna");
    eh().hiring(1, 4).seat(0, "hand: aline").open().may_not("hire:estate=aline");
}

/// Proves EH-BUILD-08.
#[test]
fn eh_build_08_each_estate_wants_a_chief_of_its_own() {
    let mut g = eh().hiring(2, 10).seat(0, "hand: aline").open();
    g.does("hire:estate=aline").pays(1, 5).may_not("hire:estate=aline");
    let mut g = eh().hiring(2, 10).seat(0, "hand: aline*2").open();
    g.does("hire:estate=aline hire:estate=aline").has(0, "built: estate=aline*2; hand:");
}

/// Proves EH-BUILD-08.
#[test]
fn eh_build_08_chiefs_of_any_box_fit() {
    for (sets, chief) in [("tc eh", "colette"), ("tc eh", "marianne"), ("rv eh", "beatrice"), ("rv eh", "sofia")] {
        let mut g = mix(sets).hiring(1, 5).seat(0, &format!("hand: {chief}")).open();
        g.does(&format!("hire:estate={chief}")).has(0, &format!("built: estate={chief}"));
    }
}

/// Proves EH-BUILD-09, AMB-EH-05.
#[test]
fn eh_build_09_a_chief_beneath_keeps_printed_points_only() {
    eh().seat(0, "built: estate=aline").open().worth(0, 3);
    eh().seat(0, "built: estate=claudine").open().worth(0, 7);
    mix("rv eh").seat(0, "built: estate=beatrice").open().worth(0, 2);
    mix("rv eh").seat(0, "rooms: beatrice; built: estate=beatrice").open().worth(0, 4);
}

/// Proves EH-BUILD-09.
#[test]
fn eh_build_09_a_chief_beneath_is_no_chambermaid() {
    let mut g = eh().seat(0, "private: clymene; rooms: suzuna; built: estate=aline").open();
    g.brings(0, "clymene", 0).has(0, "rooms: suzuna");
    mix("eh tc").hiring(1, 9).seat(1, "built: estate=aline").open().may_not("hire:illness@1.aline hire:bad-habit@1");
}

/// Proves EH-BUILD-10.
#[test]
fn eh_build_10_the_chief_of_a_lost_estate_goes_to_the_owners_discard_pile() {
    let mut g = eh()
        .seat(0, "hand: victoria; deck: claudine L1*9")
        .seat(1, "deck: L1*3; built: estate=aline estate=claudine garden")
        .open();
    g.does("serve:victoria target:1").asks("return:estate=aline return:estate=claudine return:garden no");
    g.does("return:estate=aline").has(1, "built: estate=claudine garden; discard: L1 aline").pile_is("estate", 9);
}

/// Proves EH-BUILD-11, AMB-EH-09.
#[test]
fn eh_build_11_ririko_sets_five_then_emily_takes_one() {
    let mut g = eh().counter("love", 4).seat(0, "hand: emily; rooms: ririko").open();
    g.does("serve:emily end hire:lily-garden").pays(1, 0).has(0, "built: lily-garden");
    let mut g = eh().counter("love", 3).seat(0, "hand: emily; rooms: ririko").open();
    g.does("serve:emily end").may_not("hire:lily-garden");
}

/// Proves EH-BUILD-11, AMB-EH-09.
#[test]
fn eh_build_11_never_below_one() {
    let mut g = eh().counter("love", 2).seat(0, "hand: emily*5").open();
    g.does("serve:emily serve:emily serve:emily serve:emily serve:emily end hire:garden").pays(5, 1);
    g.does("hire:garden").pays(4, 0).may_not("hire:garden");
}

/// Proves EH-BUILD-11.
#[test]
fn eh_build_11_emily_alone_lowers_every_building() {
    let mut g = eh().counter("love", 4).seat(0, "hand: emily aline").open();
    g.does("serve:emily end hire:estate=aline").pays(1, 0);
    let mut g = eh().counter("love", 5).seat(0, "hand: emily; built: garden").open();
    g.does("serve:emily end hire:lily-garden").pays(1, 0);
}

/// Proves EH-BUILD-12.
#[test]
fn eh_build_12_a_returned_building_is_for_sale_again() {
    let mut g = eh()
        .counter("love", 2)
        .seat(0, "hand: victoria; deck: claudine L1*9")
        .seat(1, "built: garden")
        .piles("garden", 0)
        .open();
    g.does("serve:victoria target:1 return:garden").pile_is("garden", 1).has(1, "built:");
    g.does("end hire:garden").has(0, "built: garden").pile_is("garden", 0);
}

/// Proves EH-BUILD-13.
#[test]
fn eh_build_13_a_building_shows_name_cost_points_and_text() {
    let data = card_data("eh");
    for (id, cost, vp) in [("garden", 4, 1), ("estate", 5, 2), ("lily-garden", 6, 4)] {
        let card = data.iter().find(|c| c["id"] == id).expect("the building");
        assert_eq!((card["cost"].as_i64(), card["vp"].as_i64()), (Some(cost), Some(vp)), "{id}");
        for language in ["en", "fr"] {
            assert!(card["names"][language].as_str().is_some_and(|t| !t.is_empty()), "{id}");
            assert!(card["text"][language].as_str().is_some_and(|t| !t.is_empty()), "{id}");
        }
    }
}
