//! How doubtful places are read: AMB-GEN and AMB-TC, and the other reading where it is an option.

use crate::kit::*;

#[test]
fn amb_gen_01_as_much_as_possible_and_the_full_price() {
    let mut moine = table(2).seat(0, "hand: moine; deck: L1").open();
    moine.act("serve:moine");
    moine.has(0, "hand: L1").counters(0, 3, 0);
    let mut nena =
        table(3).seat(0, "hand: nena").seat(1, "rooms: azure").seat(2, "rooms: azure").piles("bad-habit", 1).open();
    nena.act("serve:nena");
    assert_eq!((nena.habits(1), nena.habits(2)), (1, 0));
}

#[test]
fn amb_gen_02_scarce_bad_habits_go_clockwise() {
    let mut scene = table(3)
        .turn_of(2)
        .seat(2, "hand: nena")
        .seat(0, "rooms: azure")
        .seat(1, "rooms: azure")
        .piles("bad-habit", 1)
        .open();
    scene.act("serve:nena");
    assert_eq!((scene.habits(0), scene.habits(1)), (1, 0));
}

#[test]
fn amb_gen_03_the_active_player_names_the_sick_maid() {
    let mut scene = table(2).phase("hire").counters(1, 1, 4).seat(1, "rooms: azure colette").open();
    scene.act("hire:illness@1.azure");
    scene.free(0, "hire");
    scene.has(1, "rooms: azure!1 colette");
}

#[test]
fn amb_gen_04_ambers_phase_is_the_dismissal() {
    let mut scene = table(2).seat(0, "hand: esquine; deck: L2*2 L1*6").seat(1, "private: amber").open();
    scene.does("serve:esquine discard:L2 done end");
    scene.has(0, "deck: L1*6").act("end");
    scene.has(0, "hand: L1*4");
}

#[test]
fn amb_gen_05_names_are_spelled_as_the_card_list_spells_them() {
    for (id, name) in [
        ("anise-greenaway", "Anise Greenaway"),
        ("tenalys-trent", "Tenalys Trent"),
        ("esquine-foret", "Esquine Forêt"),
        ("genevieve-daubigny", "Geneviève Daubigny"),
        ("moine-de-lefevre", "Moine de Lefèvre"),
        ("ophelia-grail", "Ophelia Grail"),
    ] {
        assert_eq!(printed(id)["names"]["en"], name);
    }
}

#[test]
fn amb_tc_01_the_ten_piles_are_complete() {
    let mut scene = dealt(2, Value::Null);
    for kind in FIRST_GAME {
        assert_eq!(scene.pile(kind), if kind == "anise-greenaway" { 8 } else { 10 });
    }
}

#[test]
fn amb_tc_02_cost_and_points_are_not_mistaken_for_each_other() {
    prints("marianne-soleil", 9, 8, Some(6));
    prints("anise-greenaway", 7, 8, Some(3));
    prints("azure-crescent", 2, 10, Some(1));
}

#[test]
fn amb_tc_03_a_bad_habit_is_a_point_less() {
    let mut scene = table(2).seat(0, "habits: 1; rooms: safran").open();
    assert_eq!(scene.points(0), -1);
}

#[test]
fn amb_tc_04_milly_is_worth_two_or_what_the_edition_says() {
    let mut card = table(2).seat(0, "private: milly").open();
    assert_eq!(card.points(0), 2);
    let mut booklet = table(2).option("editions", json!({"milly_vp": 1})).seat(0, "private: milly").open();
    assert_eq!(booklet.points(0), 1);
}

#[test]
fn amb_tc_05_unmet_conditions_are_worth_nothing() {
    let mut scene = table(2).seat(0, "deck: ophelia; rooms: safran").open();
    assert_eq!(scene.points(0), 0);
}

#[test]
fn amb_tc_06_another_private_maid_covers_the_first() {
    let mut scene =
        table(2).phase("hire").counters(1, 1, 6).seat(0, "private: rosa").private("fay milly", "nord").open();
    scene.act("hire:fay");
    scene.has(0, "private: fay rosa");
}

#[test]
fn amb_tc_07_black_maids_stay_with_those_who_hired_them() {
    let mut scene = table(3).phase("hire").counters(1, 1, 5).private("amber nord", "rosa").open();
    let offered: Vec<String> = scene.legal().into_iter().filter(|a| a.contains("twilight")).collect();
    assert_eq!(offered.len(), 2, "{offered:?}");
    scene.act("hire:amber");
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [-3, 0, 0]);
}

#[test]
fn amb_tc_08_a_draw_and_a_look_shuffle_in_the_middle() {
    let mut draw = table(2).seat(0, "hand: moine; deck: L1; discard: L2").open();
    let events = draw.act("serve:moine");
    assert_eq!(happened(&events, "shuffled"), 1);
    draw.has(0, "hand: L1 L2; play: moine");
    let mut look = table(2).seat(0, "hand: eliza; discard: L2").open();
    look.does("serve:eliza target:0 keep:L2");
    look.has(0, "deck: L2; discard:");
}

#[test]
fn amb_tc_09_with_no_card_amber_neither_takes_nor_reduces() {
    let mut scene = table(2).phase("hire").seat(0, "hand: L1*6").seat(1, "private: amber").open();
    scene.act("end");
    scene.has(0, "hand: L1*5; deck: L1; discard:");
}

#[test]
fn amb_tc_09_tenalys_skips_a_house_without_cards() {
    let mut scene = table(3).seat(0, "hand: tenalys").seat(2, "deck: L1").open();
    scene.act("serve:tenalys");
    scene.has(1, "hand:").has(2, "hand: L1");
}

#[test]
fn amb_tc_10_love_played_while_serving_is_gone_for_esquine() {
    let mut scene = table(2).seat(0, "hand: esquine L1 L2").open();
    scene.does("love:L1 serve:esquine").asks("discard:L2 no");
}

#[test]
fn amb_tc_11_early_bonuses_are_added_to_one_one_and_nothing() {
    let mut scene = table(2).phase("start").seat(0, "private: lucienne; hand: kagari").open();
    scene.free(0, "serve");
    scene.counters(2, 1, 0).act("serve:kagari");
    scene.counters(3, 1, 0);
}

#[test]
fn amb_tc_12_servings_left_over_are_of_no_use_later() {
    let mut scene = table(2).counters(3, 1, 0).seat(0, "hand: kagari").open();
    scene.act("end");
    scene.illegal("serve:kagari", "");
    scene.act("end");
    scene.counters(1, 1, 0);
}

#[test]
fn amb_tc_13_a_chambermaid_is_cured_like_a_private_maid() {
    let mut scene = table(2).phase("start").seat(0, "hand: L3; rooms: safran!1").open();
    scene.act("cure:safran");
    scene.has(0, "rooms: safran");
}

#[test]
fn amb_tc_14_a_covered_maid_is_cured_for_her_points() {
    let lay = || table(2).seat(0, "private: rosa sora!1");
    let mut love = lay().phase("start").seat(0, "hand: L3").seat(1, "rooms: azure; habits: 1").open();
    assert_eq!(love.points(0), 1);
    love.act("cure:sora");
    assert_eq!(love.points(0), 3);
    love.illegal("use:sora", "");
    let mut claire = lay().seat(0, "hand: claire").open();
    claire.does("serve:claire return:illness.sora");
    claire.has(0, "private: rosa sora");
}

#[test]
fn amb_tc_14_a_covered_maid_gets_no_further_illness() {
    let mut scene = table(2).phase("hire").counters(1, 1, 4).seat(1, "private: rosa sora!1").open();
    scene.illegal("hire:illness@1.sora", "TC-EVENT");
    assert!(scene.offers("hire:illness@1.rosa"));
}

#[test]
fn amb_tc_15_a_bad_habit_makes_nobody_sick() {
    let mut scene = table(2).phase("start").seat(0, "private: rosa; habits: 2").open();
    scene.counters(1, 1, 1);
    assert_eq!(scene.points(0), 1 - 2);
}

#[test]
fn amb_tc_16_quarters_of_the_sick_receive_bad_habits() {
    for laid in [table(2), table(2).ruling("AMB-TC-16", "default")] {
        let mut scene = laid.phase("hire").counters(1, 1, 4).seat(1, "rooms: azure!1").open();
        scene.act("hire:bad-habit@1");
        scene.has(1, "habits: 1");
    }
}

#[test]
fn amb_tc_16_or_the_sick_do_not_count() {
    let lay = || table(3).ruling("AMB-TC-16", "sick-do-not-count");
    let mut scene =
        lay().phase("hire").counters(1, 1, 4).seat(1, "rooms: azure!1").seat(2, "rooms: viola!1 rouge").open();
    scene.illegal("hire:bad-habit@1", "");
    assert!(scene.offers("hire:bad-habit@2"));
    let mut nena = lay().seat(0, "hand: nena").seat(1, "private: rosa!1").seat(2, "private: fay").open();
    nena.act("serve:nena");
    assert_eq!((nena.habits(1), nena.habits(2)), (0, 1));
}

#[test]
fn amb_tc_17_the_sick_are_in_no_set() {
    let mut scene = table(2).seat(0, "rooms: azure viola!1 rouge!1").seat(1, "rooms: safran*3 safran!1").open();
    assert_eq!((scene.points(0), scene.points(1)), (1, 8));
}

#[test]
fn amb_tc_18_below_a_sick_maid_points_count_and_abilities_sleep() {
    let mut scene = table(2).phase("start").seat(0, "private: fay!1 lalande rosa; deck: L1").open();
    scene.free(0, "hire");
    scene.counters(1, 1, 0);
    assert_eq!(scene.points(0), 2 + 1);
}

#[test]
fn amb_tc_19_a_new_maid_on_a_sick_one_works() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 5)
        .seat(0, "private: lalande!1")
        .private("amber milly", "nord")
        .seat(1, "deck: L1*9")
        .open();
    scene.does("hire:amber end end");
    scene.has(1, "hand: L1*4");
    scene.has(0, "private: amber lalande!1");
    assert_eq!(scene.points(0), -3);
}

#[test]
fn amb_tc_20_one_copy_of_several_falls_ill() {
    let mut scene = table(2).phase("hire").counters(1, 1, 4).seat(1, "rooms: safran*4").open();
    scene.act("hire:illness@1.safran");
    scene.has(1, "rooms: safran*3 safran!1");
    assert_eq!(scene.points(1), 8);
}

#[test]
fn amb_tc_21_claire_returns_events_and_no_maids() {
    let mut scene = table(2).seat(0, "hand: claire; rooms: azure; private: nord; habits: 1").open();
    scene.act("serve:claire");
    scene.asks("return:bad-habit no");
}

#[test]
fn amb_tc_22_claire_works_against_nena() {
    let mut scene = table(2).seat(0, "hand: nena").seat(1, "hand: claire; rooms: azure").open();
    scene.act("serve:nena");
    scene.asked(1, "reaction", "claire");
    assert_eq!(scene.phase(), "serve");
    scene.act("yes");
    assert_eq!((scene.habits(1), scene.pile("bad-habit")), (0, 16));
}

#[test]
fn amb_tc_23_claire_answers_each_of_nords_illnesses() {
    for (first, second, left) in [("yes", "yes", 0), ("yes", "no", 1), ("no", "yes", 1), ("no", "no", 2)] {
        let mut scene =
            table(2).phase("start").seat(0, "private: nord; hand: L1*3").seat(1, "hand: claire; rooms: colette").open();
        scene.does("use:nord keep:L1 maid:1.colette");
        for answer in [first, second] {
            scene.asked(1, "reaction", "claire");
            scene.act(answer);
        }
        scene.free(0, "start");
        scene.has(1, &format!("rooms: colette!{left}"));
        assert_eq!(scene.pile("illness"), 10 - left);
    }
}

#[test]
fn amb_tc_23_what_sora_moves_to_claire_ends_in_the_town() {
    let mut scene = table(2)
        .phase("start")
        .seat(0, "private: sora; habits: 1; rooms: azure!1")
        .seat(1, "hand: claire; rooms: colette")
        .piles("illness", 9)
        .open();
    scene.does("use:sora target:0 take:illness.azure maid:1.colette");
    scene.asked(1, "reaction", "claire");
    scene.act("yes");
    scene.has(0, "rooms: azure");
    scene.has(1, "rooms: colette");
    assert_eq!((scene.pile("illness"), scene.habits(0)), (10, 1));
}

#[test]
fn amb_tc_23_sora_may_fail_with_a_bad_habit_too() {
    let mut scene = table(2)
        .phase("start")
        .seat(0, "private: sora; habits: 2")
        .seat(1, "hand: claire; rooms: colette")
        .piles("bad-habit", 14)
        .open();
    scene.does("use:sora target:0 take:bad-habit target:1 yes");
    assert_eq!((scene.habits(0), scene.habits(1), scene.pile("bad-habit")), (1, 0, 15));
}

#[test]
fn amb_tc_24_the_employment_is_spent_too() {
    let mut scene = table(2).phase("hire").counters(1, 1, 9).seat(1, "hand: claire; rooms: colette").open();
    scene.does("hire:bad-habit@1 yes").counters(1, 0, 7);
    scene.illegal("hire:bad-habit@1", "");
}

#[test]
fn amb_tc_25_claire_in_the_serving_phase_is_too_late_for_rosa() {
    let mut scene = table(2).seat(0, "hand: claire; private: rosa!1").open();
    scene.does("serve:claire return:illness.rosa").counters(1, 1, 0);
    assert_eq!(scene.points(0), 1);
}

#[test]
fn amb_tc_25_claire_may_answer_an_event_on_oneself() {
    let mut scene = table(2).phase("hire").counters(1, 1, 2).seat(0, "hand: claire; rooms: azure").open();
    scene.act("hire:bad-habit@0");
    scene.asked(0, "reaction", "claire");
    scene.act("yes");
    assert_eq!((scene.habits(0), scene.pile("bad-habit")), (0, 16));
    scene.free(0, "hire");
}

#[test]
fn amb_tc_26_the_only_opponent_receives_one() {
    let mut scene = table(2).seat(0, "hand: nena").seat(1, "rooms: azure").open();
    scene.act("serve:nena");
    assert_eq!((scene.habits(1), scene.pile("bad-habit")), (1, 15));
}

#[test]
fn amb_tc_27_nena_does_not_reach_the_player_opposite() {
    let laid = table(4).turn_of(1).seat(1, "hand: nena");
    let mut scene = (0..4).fold(laid, |t, seat| t.seat(seat, "rooms: azure")).open();
    scene.act("serve:nena");
    assert_eq!([0, 1, 2, 3].map(|seat| scene.habits(seat)), [1, 0, 1, 0]);
}

#[test]
fn amb_tc_28_four_cards_are_enough_and_three_are_not() {
    let mut scene = table(3).seat(0, "hand: natsumi L1").seat(1, "hand: L1*4").seat(2, "hand: L1*3").open();
    scene.does("serve:natsumi discard:L1 discard:L1");
    scene.free(0, "serve");
    scene.has(1, "hand: L1*3").has(2, "hand: L1*3");
}

fn sainsbury() -> Table {
    table(2).counters(2, 1, 0).seat(0, "hand: sainsbury L1 viola; deck: L3*3").private("tanya rosa", "nord milly")
}

#[test]
fn amb_tc_29_sainsbury_finds_chiefs_but_no_private_maids() {
    for laid in [sainsbury(), sainsbury().ruling("AMB-TC-29", "default")] {
        let mut scene = laid.open();
        scene.act("serve:sainsbury");
        assert!(scene.offers("take:colette"));
        assert!(PRIVATES.iter().all(|p| !scene.offers(&format!("take:{p}"))));
    }
}

#[test]
fn amb_tc_29_or_she_leads_a_cheap_private_maid_to_the_quarters() {
    let mut scene = sainsbury().ruling("AMB-TC-29", "private-maids").piles("L1", 20).open();
    scene.act("serve:sainsbury");
    assert!(scene.offers("take:tanya") && !scene.offers("take:rosa"));
    scene.act("take:tanya");
    scene.has(0, "private: tanya");
    scene.has(0, "hand: viola");
    assert_eq!(scene.pile("L1"), 21);
    let state = scene.state();
    let up = state["town"]["private_maids"]["face_up"].as_array().unwrap();
    assert!(up.contains(&json!("nord-twilight")) && up.contains(&json!("rosa-topaz")));
}

/// Proves TC-START-12, AMB-TC-29.
#[test]
fn amb_tc_29_a_tanya_found_in_the_serving_phase_works_in_it() {
    let mut scene = sainsbury().ruling("AMB-TC-29", "private-maids").open();
    scene.does("serve:sainsbury take:tanya serve:viola");
    scene.asked(0, "choice", "tanya");
    scene.act("yes");
    scene.has(0, "hand: L3*2");
}

#[test]
fn amb_tc_30_without_an_eligible_card_there_is_no_exchange() {
    let eligible = ["2-love", "colette-framboise", "azure-crescent", "viola-crescent", "rouge-crescent"];
    let others = ["safran-virginie", "kagari-ichinomiya", "genevieve-daubigny", "moine-de-lefevre"];
    let laid = table(2).kinds(&FIRST_GAME.join(" ")).seat(0, "hand: sainsbury L1");
    let mut scene = eligible.iter().chain(&others).fold(laid, |t, card| t.piles(card, 0)).open();
    scene.act("serve:sainsbury");
    scene.free(0, "serve");
    scene.has(0, "hand: L1");
}

#[test]
fn amb_tc_31_ophelias_count_wherever_they_are() {
    let mut scene = table(2).phase("hire").seat(0, "hand: ophelia; deck: ophelia; discard: ophelia").open();
    assert_eq!(scene.points(0), 6);
}

#[test]
fn amb_tc_32_sets_are_divided_for_the_best() {
    let mut scene =
        table(2).seat(0, "rooms: azure*2 viola*2 rouge*2 safran*7").seat(1, "rooms: azure*3 viola*2 rouge").open();
    assert_eq!((scene.points(0), scene.points(1)), (6 + 14 + 20, 6 + 7 + 3));
}

#[test]
fn amb_tc_33_a_tie_for_the_most_colettes_rewards_nobody() {
    let mut scene = table(2).seat(0, "deck: colette; rooms: colette").seat(1, "discard: colette*2").open();
    assert_eq!((scene.points(0), scene.points(1)), (2, 2));
}

#[test]
fn amb_tc_34_a_lone_safran_is_a_maid_without_points() {
    for laid in [table(2), table(2).ruling("AMB-TC-34", "default")] {
        let mut scene = laid.seat(0, "rooms: safran").open();
        assert_eq!(scene.winners(), [0]);
    }
}

#[test]
fn amb_tc_34_or_the_printed_corner_must_be_blank() {
    let lay = || table(2).ruling("AMB-TC-34", "printed");
    let mut question_mark = lay().seat(0, "rooms: safran").open();
    assert_eq!(question_mark.winners(), [0, 1]);
    let mut blank = lay().seat(1, "deck: kagari").seat(0, "rooms: safran").open();
    assert_eq!(blank.winners(), [1]);
}

#[test]
fn amb_tc_35_the_end_is_checked_at_the_end_of_the_turn_or_latched() {
    for reading in ["default", "latch"] {
        let mut scene = table(2)
            .ruling("AMB-TC-35", reading)
            .phase("hire")
            .counters(1, 2, 9)
            .piles("rouge", 1)
            .piles("azure", 1)
            .open();
        scene.does("hire:rouge hire:azure");
        scene.free(0, "hire");
        scene.act("end");
        assert!(scene.is_over(), "{reading}");
    }
}

#[test]
fn amb_tc_36_the_last_hand_is_drawn_and_changes_nothing() {
    let mut scene = table(2).phase("hire").seat(0, "deck: marianne L1*6").piles("rouge", 0).piles("azure", 0).open();
    let before = scene.points(0);
    scene.act("end");
    scene.over(true);
    scene.has(0, "hand: marianne L1*4");
    assert_eq!((before, scene.points(0)), (6, 6));
}

#[test]
fn amb_tc_37_the_piles_of_the_chiefs_count() {
    let mut scene = table(2).phase("hire").piles("marianne", 0).piles("colette", 0).open();
    scene.act("end");
    scene.over(true);
}

#[test]
fn amb_tc_38_amber_shuffles_before_the_hand_is_dismissed() {
    let mut scene = table(2).phase("hire").seat(0, "hand: kagari*5; discard: L2").seat(1, "private: amber").open();
    scene.act("end");
    assert_eq!(scene.zone(0, "hand").len(), 4, "she can only have found the 2 Love");
}

#[test]
fn amb_tc_38_a_sick_or_covered_amber_does_nothing_and_chiefs_are_maids() {
    for stack in ["private: amber!1", "private: fay amber"] {
        let mut scene = table(2).phase("hire").seat(1, stack).seat(0, "deck: L1*6").open();
        scene.act("end");
        scene.has(0, "hand: L1*5");
    }
    let mut chief = table(2).phase("hire").seat(1, "private: amber").seat(0, "deck: marianne L1*6").open();
    chief.act("end");
    chief.has(0, "hand: L1*5; discard: marianne");
}

fn nord(hand: &str, illnesses: i64) -> Scene {
    table(2)
        .phase("start")
        .seat(0, &format!("private: nord; hand: {hand}"))
        .seat(1, "rooms: azure")
        .piles("illness", illnesses)
        .open()
}

#[test]
fn amb_tc_39_nord_needs_two_cards_and_an_illness() {
    for (hand, illnesses) in [("L1", 10), ("", 10), ("L1*3", 0)] {
        nord(hand, illnesses).free(0, "hire");
    }
    assert!(nord("L1*2", 1).offers("use:nord"));
}

#[test]
fn amb_tc_39_nord_places_what_there_is_also_at_home() {
    let mut scene = nord("L1*2", 1);
    scene.does("use:nord keep:L1 maid:0.nord");
    scene.has(0, "private: nord!1");
    assert_eq!((scene.pile("illness"), scene.points(0)), (0, 0));
}

#[test]
fn amb_tc_40_an_event_never_stays_where_it_comes_from() {
    let mut scene = table(3).phase("start").seat(0, "private: sora; habits: 1").seat(1, "rooms: azure!1 viola").open();
    scene.does("use:sora target:1 take:illness.azure");
    scene.asks("maid:0.sora");
}

#[test]
fn amb_tc_40_an_event_without_a_new_place_is_not_offered() {
    let mut alone = table(2).phase("start").seat(0, "private: sora; habits: 1").open();
    alone.free(0, "hire");
    let mut other = table(3).phase("start").seat(0, "private: sora; habits: 1").seat(1, "habits: 1").open();
    other.act("use:sora");
    other.asks("target:1");
}

#[test]
fn amb_tc_40_without_any_event_sora_rests() {
    let mut scene = table(2).phase("start").seat(0, "private: sora").seat(1, "rooms: azure").open();
    scene.free(0, "hire");
}

#[test]
fn amb_tc_41_eugenie_needs_a_card_to_look_at() {
    let mut nobody = table(3).phase("start").seat(0, "private: eugenie; hand: L1").open();
    nobody.free(0, "hire");
    let mut one = table(3).phase("start").seat(0, "private: eugenie; hand: L1").seat(2, "hand: L3").open();
    one.act("use:eugenie");
    one.asks("target:2");
}

#[test]
fn amb_tc_41_eugenie_needs_an_own_card_to_exchange() {
    let mut scene = table(2).phase("start").seat(0, "private: eugenie").seat(1, "hand: L3").open();
    scene.does("use:eugenie target:1");
    scene.free(0, "start");
    scene.has(0, "hand:").has(1, "hand: L3");
    assert_eq!(scene.view(0)["players"][1]["hand"]["known"], json!(["3-love"]));
}

#[test]
fn amb_tc_42_a_draw_of_no_card_wakes_nobody() {
    let mut milly = table(2).seat(0, "private: milly; hand: viola").open();
    milly.act("serve:viola");
    milly.counters(0, 1, 0);
    let mut tanya = table(2).seat(0, "private: tanya; hand: viola").open();
    tanya.act("serve:viola");
    tanya.free(0, "serve");
}

#[test]
fn amb_tc_42_millys_first_draw_is_the_first_that_brings_a_card() {
    let mut scene = table(2).seat(0, "private: milly").counters(3, 1, 0).seat(0, "hand: viola*2 esquine L1").open();
    scene.act("serve:viola");
    scene.counters(2, 1, 0).does("serve:esquine discard:L1 done");
    scene.counters(2, 1, 0).act("serve:viola");
    scene.counters(2, 1, 0).has(0, "hand: L1");
}

#[test]
fn amb_tc_42_tanya_chooses_any_one_draw() {
    let mut scene = table(2).seat(0, "private: tanya; hand: genevieve*2; deck: L1*5").open();
    scene.does("serve:genevieve no serve:genevieve");
    scene.asked(0, "choice", "tanya");
    scene.act("yes");
    scene.has(0, "hand: L1*3");
}

#[test]
fn amb_tc_42_the_symbols_of_the_drawing_maid_all_come() {
    let mut scene = table(2).seat(0, "private: tanya; hand: ophelia; deck: L1*3").open();
    scene.does("serve:ophelia yes").counters(1, 2, 1).has(0, "hand: L1*2");
}

#[test]
fn amb_tc_43_a_chief_does_not_serve() {
    for laid in [table(2), table(2).ruling("AMB-TC-43", "default")] {
        let mut scene = laid.counters(2, 1, 0).seat(0, "hand: marianne colette").open();
        scene.asks("chamber:colette end");
    }
}

#[test]
fn amb_tc_43_or_she_serves_without_effect() {
    let mut scene =
        table(2).ruling("AMB-TC-43", "serve-chiefs").counters(3, 1, 0).seat(0, "hand: marianne colette").open();
    scene.asks("serve:marianne serve:colette chamber:colette end");
    scene.does("serve:marianne serve:colette").counters(1, 1, 0);
    scene.has(0, "play: marianne colette");
}

#[test]
fn amb_tc_44_the_active_player_orders_the_starting_phase() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande; hand: L3; deck: L1; rooms: azure!1").open();
    scene.asks("use:lalande cure:azure love:L3 end");
}

#[test]
fn amb_tc_45_love_may_already_be_played_in_the_serving_phase() {
    let mut scene = table(2).seat(0, "hand: L1*2 kagari").open();
    scene.does("love:L1 love:L1 end").counters(1, 1, 2);
    scene.act("hire:rouge");
    scene.has(0, "discard: rouge");
}

#[test]
fn amb_tc_46_the_hand_is_laid_upon_the_play_area() {
    let mut scene = table(2).phase("hire").seat(0, "hand: L1; play: marianne; deck: L2*5").open();
    scene.act("end");
    scene.begins(0, "discard: L1");
    let mut other = table(2).phase("hire").seat(0, "hand: marianne; play: L1; deck: L2*5").open();
    other.act("end");
    other.begins(0, "discard: marianne");
}

#[test]
fn amb_tc_47_the_own_discard_pile_is_open_and_that_of_others_is_not() {
    for laid in [table(2), table(2).ruling("AMB-TC-47", "default")] {
        let mut scene = laid.seat(0, "discard: L3 L2").open();
        assert_eq!(scene.view(0)["players"][0]["discard"].as_array().map(Vec::len), Some(2));
        assert_eq!(scene.view(1)["players"][0]["discard"], json!({"count": 2, "top": "3-love"}));
    }
}

#[test]
fn amb_tc_47_or_the_own_pile_is_closed_too() {
    let mut scene = table(2).ruling("AMB-TC-47", "closed").seat(0, "discard: L3 L2").open();
    for viewer in [0, 1] {
        assert_eq!(scene.view(viewer)["players"][0]["discard"], json!({"count": 2, "top": "3-love"}));
    }
}

#[test]
fn amb_tc_48_a_private_maid_of_this_turn_has_missed_the_starting_phase() {
    let mut scene = table(2).phase("hire").counters(1, 2, 11).private("rosa milly", "fay nord").open();
    scene.act("hire:rosa");
    scene.counters(1, 1, 6).act("hire:fay");
    scene.free(0, "hire");
    scene.counters(1, 0, 0);
}

#[test]
fn amb_tc_49_events_on_oneself_but_not_on_nobody() {
    let mut scene = table(2).phase("hire").counters(1, 1, 4).seat(0, "private: rosa").open();
    let events: Vec<String> = scene.legal().into_iter().filter(|a| a.contains('@')).collect();
    assert_eq!(events.len(), 2, "{events:?}");
    assert!(scene.offers("hire:bad-habit@0") && scene.offers("hire:illness@0.rosa"));
}

#[test]
fn amb_tc_50_the_short_game_for_two_is_an_option() {
    let mut scene = dealt(2, json!({"short": true}));
    assert_eq!((scene.pile("rouge"), scene.pile("anise")), (7, 5));
    assert_eq!((scene.pile("marianne"), scene.pile("colette")), (5, 15));
    assert_eq!((scene.pile("L1"), scene.pile("illness"), scene.pile("bad-habit")), (22, 10, 16));
    assert_eq!(scene.view(0)["town"]["private_maids"]["deck"], json!({"count": 8}));
    assert!(Scene::try_new(GAME, 3, json!({"short": true}), Value::Null).is_err());
    assert_eq!(dealt(2, Value::Null).pile("rouge"), 10);
}

#[test]
fn amb_tc_51_title_and_category_are_two_things() {
    let kind = |id: &str| printed(id)["kind"].clone();
    assert_eq!(kind("colette-framboise"), kind("marianne-soleil"));
    assert_eq!(kind("safran-virginie"), kind("kagari-ichinomiya"));
    assert_ne!(kind("colette-framboise"), kind("safran-virginie"));
    assert_ne!(kind("rosa-topaz"), kind("safran-virginie"));
    for (id, chambers) in [("colette-framboise", true), ("marianne-soleil", false), ("safran-virginie", true)] {
        assert_eq!(printed(id)["chambermaid_cost"].is_i64(), chambers, "{id}");
    }
}

#[test]
fn amb_tc_52_a_bad_habit_lies_where_no_maid_is() {
    let mut scene = table(2).phase("hire").seat(1, "habits: 1").counters(1, 1, 2).open();
    assert_eq!(scene.points(1), -1);
    scene.illegal("hire:bad-habit@1", "TC-EVENT");
}

#[test]
fn amb_tc_53_a_set_half_in_the_deck_is_no_set() {
    let mut scene = table(2).seat(0, "rooms: safran azure; deck: safran viola rouge").open();
    assert_eq!(scene.points(0), 3);
}

#[test]
fn amb_tc_54_colettes_are_counted_in_every_zone() {
    let mut scene = table(2)
        .phase("hire")
        .seat(0, "hand: colette; deck: colette; discard: colette; rooms: colette")
        .seat(1, "deck: colette*3")
        .open();
    assert_eq!((scene.points(0), scene.points(1)), (4 + 5, 3));
}

#[test]
fn amb_tc_55_fay_must_choose_within_her_phase_at_a_moment_of_choice() {
    let mut scene = table(2).phase("start").seat(0, "private: fay; hand: L3; rooms: azure!1").open();
    scene.free(0, "start");
    scene.asks("gain:love gain:employment cure:azure love:L3");
    scene.illegal("end", "AMB-TC-55");
    scene.act("cure:azure");
    scene.asks("gain:love gain:employment").act("gain:love");
    scene.asks("end").counters(1, 1, 1);
    scene.illegal("gain:love", "TC-TURN");
}

#[test]
fn amb_tc_55_a_fay_who_is_cured_must_choose_then() {
    let mut scene = table(2).phase("start").seat(0, "private: fay!1; hand: L3").open();
    scene.asks("cure:fay love:L3 end").act("cure:fay");
    scene.asks("gain:love gain:employment").does("gain:employment end").counters(1, 2, 0);
}

#[test]
fn amb_tc_55_a_fay_who_is_covered_does_nothing() {
    let mut scene = table(2).phase("start").seat(0, "private: lalande fay; deck: L1").open();
    scene.asks("use:lalande end");
}

#[test]
fn amb_tc_55_rosa_and_lucienne_are_not_asked() {
    for (maid, serving, love) in [("rosa-topaz", 1, 1), ("lucienne-de-marlboro", 2, 0)] {
        let mut scene = table(2).phase("start").seat(0, &format!("private: {maid}")).open();
        scene.illegal(&format!("use:{maid}"), "");
        scene.counters(serving, 1, love);
    }
}

#[test]
fn amb_tc_56_private_maids_are_kept_apart_from_chambermaids() {
    let mut scene = table(2).seat(0, "rooms: azure; private: rosa").open();
    scene.has(0, "rooms: azure");
    scene.has(0, "private: rosa");
    assert_eq!(scene.points(0), 2, "no set is made with a private maid");
}

#[test]
fn amb_tc_57_others_see_neither_the_card_nor_the_kind_of_claires_question() {
    let mut scene = table(3).phase("hire").counters(1, 1, 9).seat(1, "hand: claire L1; rooms: azure").open();
    scene.act("hire:bad-habit@1");
    scene.asked(1, "reaction", "claire");
    let own = scene.view(1)["decision"].clone();
    assert_eq!((&own["kind"], &own["source"]), (&json!("reaction"), &json!("claire-saint-juste")));
    for seen in [scene.view(0), scene.view(2), scene.spectator()] {
        let decision = &seen["decision"];
        assert_eq!((&decision["player"], &decision["kind"]), (&json!(1), &json!("choice")));
        assert!(decision["source"].is_null() && decision["actions"].is_null(), "{decision}");
    }
}

#[test]
fn an_unknown_ruling_or_reading_is_refused() {
    for rulings in [json!({"AMB-TC-16": "no-such-reading"}), json!({"AMB-TC-99": "default"})] {
        let refused = Scene::try_new(GAME, 2, json!({"rulings": rulings}), Value::Null);
        assert!(refused.is_err(), "{rulings} should be refused");
    }
}
