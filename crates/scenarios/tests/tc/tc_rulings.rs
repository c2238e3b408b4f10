//! How doubtful places are read: AMB-GEN and AMB-TC, and the other reading where it is an option.

use crate::kit::*;

#[test]
fn amb_gen_01_as_much_as_possible_and_the_full_price() {
    let mut moine = table(2).hand(0, &["moine-de-lefevre"]).deck(0, &["1-love"]).open();
    moine.act("serve:moine-de-lefevre");
    moine.has(0, "hand", &["1-love"]).counters(0, 3, 0);
    let mut nena = table(3)
        .hand(0, &["nena-wilder"])
        .chambered(1, &["azure-crescent"])
        .chambered(2, &["azure-crescent"])
        .pile("bad-habit", 1)
        .open();
    nena.act("serve:nena-wilder");
    assert_eq!((habits(&mut nena, 1), habits(&mut nena, 2)), (1, 0));
}

#[test]
fn amb_gen_02_scarce_bad_habits_go_clockwise() {
    let mut scene = table(3)
        .turn_of(2)
        .hand(2, &["nena-wilder"])
        .chambered(0, &["azure-crescent"])
        .chambered(1, &["azure-crescent"])
        .pile("bad-habit", 1)
        .open();
    scene.act("serve:nena-wilder");
    assert_eq!((habits(&mut scene, 0), habits(&mut scene, 1)), (1, 0));
}

#[test]
fn amb_gen_03_the_active_player_names_the_sick_maid() {
    let mut scene =
        table(2).phase("hire").counters(1, 1, 4).chambered(1, &["azure-crescent", "colette-framboise"]).open();
    scene.act("hire:illness@1.azure-crescent");
    free(&mut scene, 0, "hire");
    chambered(&mut scene, 1, &["azure-crescent!1", "colette-framboise"]);
}

#[test]
fn amb_gen_04_ambers_phase_is_the_dismissal() {
    let mut scene =
        table(2).hand(0, &["esquine-foret"]).deck(0, &["2-love*2", "1-love*6"]).private(1, &["amber-twilight"]).open();
    scene.acts(&["serve:esquine-foret", "discard:2-love", "done", "end"]);
    scene.has(0, "deck", &["1-love*6"]).act("end");
    scene.has(0, "hand", &["1-love*4"]);
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
    let mut scene = table(2).habits(0, 1).chambered(0, &["safran-virginie"]).open();
    assert_eq!(scene.points(0), -1);
}

#[test]
fn amb_tc_04_milly_is_worth_two_or_what_the_edition_says() {
    let mut card = table(2).private(0, &["milly-violet"]).open();
    assert_eq!(card.points(0), 2);
    let mut booklet = table(2).option("editions", json!({"milly_vp": 1})).private(0, &["milly-violet"]).open();
    assert_eq!(booklet.points(0), 1);
}

#[test]
fn amb_tc_05_unmet_conditions_are_worth_nothing() {
    let mut scene = table(2).deck(0, &["ophelia-grail"]).chambered(0, &["safran-virginie"]).open();
    assert_eq!(scene.points(0), 0);
}

#[test]
fn amb_tc_06_another_private_maid_covers_the_first() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 6)
        .private(0, &["rosa-topaz"])
        .private_pile(&["fay-longfang", "milly-violet"], &["nord-twilight"])
        .open();
    scene.act("hire:fay-longfang");
    private(&mut scene, 0, &["fay-longfang", "rosa-topaz"]);
}

#[test]
fn amb_tc_07_black_maids_stay_with_those_who_hired_them() {
    let mut scene = table(3)
        .phase("hire")
        .counters(1, 1, 5)
        .private_pile(&["amber-twilight", "nord-twilight"], &["rosa-topaz"])
        .open();
    let offered: Vec<String> = scene.legal().into_iter().filter(|a| a.contains("twilight")).collect();
    assert_eq!(offered.len(), 2, "{offered:?}");
    scene.act("hire:amber-twilight");
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [-3, 0, 0]);
}

#[test]
fn amb_tc_08_a_draw_and_a_look_shuffle_in_the_middle() {
    let mut draw = table(2).hand(0, &["moine-de-lefevre"]).deck(0, &["1-love"]).discard(0, &["2-love"]).open();
    let events = draw.act("serve:moine-de-lefevre");
    assert_eq!(happened(&events, "shuffled"), 1);
    draw.has(0, "hand", &["1-love", "2-love"]).has(0, "in_play", &["moine-de-lefevre"]);
    let mut look = table(2).hand(0, &["eliza-rosewater"]).discard(0, &["2-love"]).open();
    look.acts(&["serve:eliza-rosewater", "target:0", "keep:2-love"]);
    look.has(0, "deck", &["2-love"]).has(0, "discard", &[]);
}

#[test]
fn amb_tc_09_with_no_card_amber_neither_takes_nor_reduces() {
    let mut scene = table(2).phase("hire").hand(0, &["1-love*6"]).private(1, &["amber-twilight"]).open();
    scene.act("end");
    scene.has(0, "hand", &["1-love*5"]).has(0, "deck", &["1-love"]).has(0, "discard", &[]);
}

#[test]
fn amb_tc_09_tenalys_skips_a_house_without_cards() {
    let mut scene = table(3).hand(0, &["tenalys-trent"]).deck(2, &["1-love"]).open();
    scene.act("serve:tenalys-trent");
    scene.has(1, "hand", &[]).has(2, "hand", &["1-love"]);
}

#[test]
fn amb_tc_10_love_played_while_serving_is_gone_for_esquine() {
    let mut scene = table(2).hand(0, &["esquine-foret", "1-love", "2-love"]).open();
    scene.acts(&["love:1-love", "serve:esquine-foret"]).asks(&["discard:2-love", "no"]);
}

#[test]
fn amb_tc_11_early_bonuses_are_added_to_one_one_and_nothing() {
    let mut scene =
        table(2).phase("start").private(0, &["lucienne-de-marlboro"]).hand(0, &["kagari-ichinomiya"]).open();
    free(&mut scene, 0, "serve");
    scene.counters(2, 1, 0).act("serve:kagari-ichinomiya");
    scene.counters(3, 1, 0);
}

#[test]
fn amb_tc_12_servings_left_over_are_of_no_use_later() {
    let mut scene = table(2).counters(3, 1, 0).hand(0, &["kagari-ichinomiya"]).open();
    scene.act("end");
    illegal(&mut scene, "serve:kagari-ichinomiya", "");
    scene.act("end");
    scene.counters(1, 1, 0);
}

#[test]
fn amb_tc_13_a_chambermaid_is_cured_like_a_private_maid() {
    let mut scene = table(2).phase("start").hand(0, &["3-love"]).chambered(0, &["safran-virginie!1"]).open();
    scene.act("cure:safran-virginie");
    chambered(&mut scene, 0, &["safran-virginie"]);
}

#[test]
fn amb_tc_14_a_covered_maid_is_cured_for_her_points() {
    let lay = || table(2).private(0, &["rosa-topaz", "sora-nakachi!1"]);
    let mut love = lay().phase("start").hand(0, &["3-love"]).chambered(1, &["azure-crescent"]).habits(1, 1).open();
    assert_eq!(love.points(0), 1);
    love.act("cure:sora-nakachi");
    assert_eq!(love.points(0), 3);
    illegal(&mut love, "use:sora-nakachi", "");
    let mut claire = lay().hand(0, &["claire-saint-juste"]).open();
    claire.acts(&["serve:claire-saint-juste", "return:illness.sora-nakachi"]);
    private(&mut claire, 0, &["rosa-topaz", "sora-nakachi"]);
}

#[test]
fn amb_tc_14_a_covered_maid_gets_no_further_illness() {
    let mut scene = table(2).phase("hire").counters(1, 1, 4).private(1, &["rosa-topaz", "sora-nakachi!1"]).open();
    illegal(&mut scene, "hire:illness@1.sora-nakachi", "TC-EVENT");
    assert!(scene.offers("hire:illness@1.rosa-topaz"));
}

#[test]
fn amb_tc_15_a_bad_habit_makes_nobody_sick() {
    let mut scene = table(2).phase("start").private(0, &["rosa-topaz"]).habits(0, 2).open();
    scene.counters(1, 1, 1);
    assert_eq!(scene.points(0), 1 - 2);
}

#[test]
fn amb_tc_16_quarters_of_the_sick_receive_bad_habits() {
    for laid in [table(2), table(2).ruling("AMB-TC-16", "default")] {
        let mut scene = laid.phase("hire").counters(1, 1, 4).chambered(1, &["azure-crescent!1"]).open();
        scene.act("hire:bad-habit@1");
        assert_eq!(habits(&mut scene, 1), 1);
    }
}

#[test]
fn amb_tc_16_or_the_sick_do_not_count() {
    let lay = || table(3).ruling("AMB-TC-16", "sick-do-not-count");
    let mut scene = lay()
        .phase("hire")
        .counters(1, 1, 4)
        .chambered(1, &["azure-crescent!1"])
        .chambered(2, &["viola-crescent!1", "rouge-crescent"])
        .open();
    illegal(&mut scene, "hire:bad-habit@1", "");
    assert!(scene.offers("hire:bad-habit@2"));
    let mut nena = lay().hand(0, &["nena-wilder"]).private(1, &["rosa-topaz!1"]).private(2, &["fay-longfang"]).open();
    nena.act("serve:nena-wilder");
    assert_eq!((habits(&mut nena, 1), habits(&mut nena, 2)), (0, 1));
}

#[test]
fn amb_tc_17_the_sick_are_in_no_set() {
    let mut scene = table(2)
        .chambered(0, &["azure-crescent", "viola-crescent!1", "rouge-crescent!1"])
        .chambered(1, &["safran-virginie*3", "safran-virginie!1"])
        .open();
    assert_eq!((scene.points(0), scene.points(1)), (1, 8));
}

#[test]
fn amb_tc_18_below_a_sick_maid_points_count_and_abilities_sleep() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["fay-longfang!1", "lalande-dreyfus", "rosa-topaz"])
        .deck(0, &["1-love"])
        .open();
    free(&mut scene, 0, "hire");
    scene.counters(1, 1, 0);
    assert_eq!(scene.points(0), 2 + 1);
}

#[test]
fn amb_tc_19_a_new_maid_on_a_sick_one_works() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 5)
        .private(0, &["lalande-dreyfus!1"])
        .private_pile(&["amber-twilight", "milly-violet"], &["nord-twilight"])
        .deck(1, &["1-love*9"])
        .open();
    scene.acts(&["hire:amber-twilight", "end", "end"]);
    scene.has(1, "hand", &["1-love*4"]);
    private(&mut scene, 0, &["amber-twilight", "lalande-dreyfus!1"]);
    assert_eq!(scene.points(0), -3);
}

#[test]
fn amb_tc_20_one_copy_of_several_falls_ill() {
    let mut scene = table(2).phase("hire").counters(1, 1, 4).chambered(1, &["safran-virginie*4"]).open();
    scene.act("hire:illness@1.safran-virginie");
    chambered(&mut scene, 1, &["safran-virginie*3", "safran-virginie!1"]);
    assert_eq!(scene.points(1), 8);
}

#[test]
fn amb_tc_21_claire_returns_events_and_no_maids() {
    let mut scene = table(2)
        .hand(0, &["claire-saint-juste"])
        .chambered(0, &["azure-crescent"])
        .private(0, &["nord-twilight"])
        .habits(0, 1)
        .open();
    scene.act("serve:claire-saint-juste");
    scene.asks(&["return:bad-habit", "no"]);
}

#[test]
fn amb_tc_22_claire_works_against_nena() {
    let mut scene =
        table(2).hand(0, &["nena-wilder"]).hand(1, &["claire-saint-juste"]).chambered(1, &["azure-crescent"]).open();
    scene.act("serve:nena-wilder");
    asked(&mut scene, 1, "reaction", "claire-saint-juste");
    assert_eq!(scene.phase(), "serve");
    scene.act("yes");
    assert_eq!((habits(&mut scene, 1), scene.pile("bad-habit")), (0, 16));
}

#[test]
fn amb_tc_23_claire_answers_each_of_nords_illnesses() {
    for (first, second, left) in [("yes", "yes", 0), ("yes", "no", 1), ("no", "yes", 1), ("no", "no", 2)] {
        let mut scene = table(2)
            .phase("start")
            .private(0, &["nord-twilight"])
            .hand(0, &["1-love*3"])
            .hand(1, &["claire-saint-juste"])
            .chambered(1, &["colette-framboise"])
            .open();
        scene.acts(&["use:nord-twilight", "keep:1-love", "maid:1.colette-framboise"]);
        for answer in [first, second] {
            asked(&mut scene, 1, "reaction", "claire-saint-juste");
            scene.act(answer);
        }
        free(&mut scene, 0, "start");
        assert_eq!(scene.chambermaids(1), [("colette-framboise".to_string(), left)]);
        assert_eq!(scene.pile("illness"), 10 - left);
    }
}

#[test]
fn amb_tc_23_what_sora_moves_to_claire_ends_in_the_town() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["sora-nakachi"])
        .habits(0, 1)
        .chambered(0, &["azure-crescent!1"])
        .hand(1, &["claire-saint-juste"])
        .chambered(1, &["colette-framboise"])
        .pile("illness", 9)
        .open();
    scene.acts(&["use:sora-nakachi", "target:0", "take:illness.azure-crescent", "maid:1.colette-framboise"]);
    asked(&mut scene, 1, "reaction", "claire-saint-juste");
    scene.act("yes");
    chambered(&mut scene, 0, &["azure-crescent"]);
    chambered(&mut scene, 1, &["colette-framboise"]);
    assert_eq!((scene.pile("illness"), habits(&mut scene, 0)), (10, 1));
}

#[test]
fn amb_tc_23_sora_may_fail_with_a_bad_habit_too() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["sora-nakachi"])
        .habits(0, 2)
        .hand(1, &["claire-saint-juste"])
        .chambered(1, &["colette-framboise"])
        .pile("bad-habit", 14)
        .open();
    scene.acts(&["use:sora-nakachi", "target:0", "take:bad-habit", "target:1", "yes"]);
    assert_eq!((habits(&mut scene, 0), habits(&mut scene, 1), scene.pile("bad-habit")), (1, 0, 15));
}

#[test]
fn amb_tc_24_the_employment_is_spent_too() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 9)
        .hand(1, &["claire-saint-juste"])
        .chambered(1, &["colette-framboise"])
        .open();
    scene.acts(&["hire:bad-habit@1", "yes"]).counters(1, 0, 7);
    illegal(&mut scene, "hire:bad-habit@1", "");
}

#[test]
fn amb_tc_25_claire_in_the_serving_phase_is_too_late_for_rosa() {
    let mut scene = table(2).hand(0, &["claire-saint-juste"]).private(0, &["rosa-topaz!1"]).open();
    scene.acts(&["serve:claire-saint-juste", "return:illness.rosa-topaz"]).counters(1, 1, 0);
    assert_eq!(scene.points(0), 1);
}

#[test]
fn amb_tc_25_claire_may_answer_an_event_on_oneself() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 1, 2)
        .hand(0, &["claire-saint-juste"])
        .chambered(0, &["azure-crescent"])
        .open();
    scene.act("hire:bad-habit@0");
    asked(&mut scene, 0, "reaction", "claire-saint-juste");
    scene.act("yes");
    assert_eq!((habits(&mut scene, 0), scene.pile("bad-habit")), (0, 16));
    free(&mut scene, 0, "hire");
}

#[test]
fn amb_tc_26_the_only_opponent_receives_one() {
    let mut scene = table(2).hand(0, &["nena-wilder"]).chambered(1, &["azure-crescent"]).open();
    scene.act("serve:nena-wilder");
    assert_eq!((habits(&mut scene, 1), scene.pile("bad-habit")), (1, 15));
}

#[test]
fn amb_tc_27_nena_does_not_reach_the_player_opposite() {
    let laid = table(4).turn_of(1).hand(1, &["nena-wilder"]);
    let mut scene = (0..4).fold(laid, |t, seat| t.chambered(seat, &["azure-crescent"])).open();
    scene.act("serve:nena-wilder");
    assert_eq!([0, 1, 2, 3].map(|seat| habits(&mut scene, seat)), [1, 0, 1, 0]);
}

#[test]
fn amb_tc_28_four_cards_are_enough_and_three_are_not() {
    let mut scene =
        table(3).hand(0, &["natsumi-fujikawa", "1-love"]).hand(1, &["1-love*4"]).hand(2, &["1-love*3"]).open();
    scene.acts(&["serve:natsumi-fujikawa", "discard:1-love", "discard:1-love"]);
    free(&mut scene, 0, "serve");
    scene.has(1, "hand", &["1-love*3"]).has(2, "hand", &["1-love*3"]);
}

fn sainsbury() -> Table {
    table(2)
        .counters(2, 1, 0)
        .hand(0, &["sainsbury-lockwood", "1-love", "viola-crescent"])
        .deck(0, &["3-love*3"])
        .private_pile(&["tanya-petrushka", "rosa-topaz"], &["nord-twilight", "milly-violet"])
}

#[test]
fn amb_tc_29_sainsbury_finds_chiefs_but_no_private_maids() {
    for laid in [sainsbury(), sainsbury().ruling("AMB-TC-29", "default")] {
        let mut scene = laid.open();
        scene.act("serve:sainsbury-lockwood");
        assert!(scene.offers("take:colette-framboise"));
        assert!(PRIVATES.iter().all(|p| !scene.offers(&format!("take:{p}"))));
    }
}

#[test]
fn amb_tc_29_or_she_leads_a_cheap_private_maid_to_the_quarters() {
    let mut scene = sainsbury().ruling("AMB-TC-29", "private-maids").pile("1-love", 20).open();
    scene.act("serve:sainsbury-lockwood");
    assert!(scene.offers("take:tanya-petrushka") && !scene.offers("take:rosa-topaz"));
    scene.act("take:tanya-petrushka");
    private(&mut scene, 0, &["tanya-petrushka"]);
    scene.has(0, "hand", &["viola-crescent"]);
    assert_eq!(scene.pile("1-love"), 21);
    let state = scene.state();
    let up = state["town"]["private_maids"]["face_up"].as_array().unwrap();
    assert!(up.contains(&json!("nord-twilight")) && up.contains(&json!("rosa-topaz")));
}

/// Proves TC-START-12, AMB-TC-29.
#[test]
fn amb_tc_29_a_tanya_found_in_the_serving_phase_works_in_it() {
    let mut scene = sainsbury().ruling("AMB-TC-29", "private-maids").open();
    scene.acts(&["serve:sainsbury-lockwood", "take:tanya-petrushka", "serve:viola-crescent"]);
    asked(&mut scene, 0, "choice", "tanya-petrushka");
    scene.act("yes");
    scene.has(0, "hand", &["3-love*2"]);
}

#[test]
fn amb_tc_30_without_an_eligible_card_there_is_no_exchange() {
    let eligible = ["2-love", "colette-framboise", "azure-crescent", "viola-crescent", "rouge-crescent"];
    let others = ["safran-virginie", "kagari-ichinomiya", "genevieve-daubigny", "moine-de-lefevre"];
    let laid = table(2).town(&FIRST_GAME).hand(0, &["sainsbury-lockwood", "1-love"]);
    let mut scene = eligible.iter().chain(&others).fold(laid, |t, card| t.pile(card, 0)).open();
    scene.act("serve:sainsbury-lockwood");
    free(&mut scene, 0, "serve");
    scene.has(0, "hand", &["1-love"]);
}

#[test]
fn amb_tc_31_ophelias_count_wherever_they_are() {
    let mut scene = table(2)
        .phase("hire")
        .hand(0, &["ophelia-grail"])
        .deck(0, &["ophelia-grail"])
        .discard(0, &["ophelia-grail"])
        .open();
    assert_eq!(scene.points(0), 6);
}

#[test]
fn amb_tc_32_sets_are_divided_for_the_best() {
    let mut scene = table(2)
        .chambered(0, &["azure-crescent*2", "viola-crescent*2", "rouge-crescent*2", "safran-virginie*7"])
        .chambered(1, &["azure-crescent*3", "viola-crescent*2", "rouge-crescent"])
        .open();
    assert_eq!((scene.points(0), scene.points(1)), (6 + 14 + 20, 6 + 7 + 3));
}

#[test]
fn amb_tc_33_a_tie_for_the_most_colettes_rewards_nobody() {
    let mut scene = table(2)
        .deck(0, &["colette-framboise"])
        .chambered(0, &["colette-framboise"])
        .discard(1, &["colette-framboise*2"])
        .open();
    assert_eq!((scene.points(0), scene.points(1)), (2, 2));
}

#[test]
fn amb_tc_34_a_lone_safran_is_a_maid_without_points() {
    for laid in [table(2), table(2).ruling("AMB-TC-34", "default")] {
        let mut scene = laid.chambered(0, &["safran-virginie"]).open();
        assert_eq!(scene.winners(), [0]);
    }
}

#[test]
fn amb_tc_34_or_the_printed_corner_must_be_blank() {
    let lay = || table(2).ruling("AMB-TC-34", "printed");
    let mut question_mark = lay().chambered(0, &["safran-virginie"]).open();
    assert_eq!(question_mark.winners(), [0, 1]);
    let mut blank = lay().deck(1, &["kagari-ichinomiya"]).chambered(0, &["safran-virginie"]).open();
    assert_eq!(blank.winners(), [1]);
}

#[test]
fn amb_tc_35_the_end_is_checked_at_the_end_of_the_turn_or_latched() {
    for reading in ["default", "latch"] {
        let mut scene = table(2)
            .ruling("AMB-TC-35", reading)
            .phase("hire")
            .counters(1, 2, 9)
            .pile("rouge-crescent", 1)
            .pile("azure-crescent", 1)
            .open();
        scene.acts(&["hire:rouge-crescent", "hire:azure-crescent"]);
        free(&mut scene, 0, "hire");
        scene.act("end");
        assert!(over(&mut scene), "{reading}");
    }
}

#[test]
fn amb_tc_36_the_last_hand_is_drawn_and_changes_nothing() {
    let mut scene = table(2)
        .phase("hire")
        .deck(0, &["marianne-soleil", "1-love*6"])
        .pile("rouge-crescent", 0)
        .pile("azure-crescent", 0)
        .open();
    let before = scene.points(0);
    scene.act("end");
    assert!(over(&mut scene));
    scene.has(0, "hand", &["marianne-soleil", "1-love*4"]);
    assert_eq!((before, scene.points(0)), (6, 6));
}

#[test]
fn amb_tc_37_the_piles_of_the_chiefs_count() {
    let mut scene = table(2).phase("hire").pile("marianne-soleil", 0).pile("colette-framboise", 0).open();
    scene.act("end");
    assert!(over(&mut scene));
}

#[test]
fn amb_tc_38_amber_shuffles_before_the_hand_is_dismissed() {
    let mut scene = table(2)
        .phase("hire")
        .hand(0, &["kagari-ichinomiya*5"])
        .discard(0, &["2-love"])
        .private(1, &["amber-twilight"])
        .open();
    scene.act("end");
    assert_eq!(scene.zone(0, "hand").len(), 4, "she can only have found the 2 Love");
}

#[test]
fn amb_tc_38_a_sick_or_covered_amber_does_nothing_and_chiefs_are_maids() {
    for stack in [&["amber-twilight!1"][..], &["fay-longfang", "amber-twilight"]] {
        let mut scene = table(2).phase("hire").private(1, stack).deck(0, &["1-love*6"]).open();
        scene.act("end");
        scene.has(0, "hand", &["1-love*5"]);
    }
    let mut chief =
        table(2).phase("hire").private(1, &["amber-twilight"]).deck(0, &["marianne-soleil", "1-love*6"]).open();
    chief.act("end");
    chief.has(0, "hand", &["1-love*5"]).has(0, "discard", &["marianne-soleil"]);
}

fn nord(hand: &[&str], illnesses: i64) -> Scene {
    table(2)
        .phase("start")
        .private(0, &["nord-twilight"])
        .hand(0, hand)
        .chambered(1, &["azure-crescent"])
        .pile("illness", illnesses)
        .open()
}

#[test]
fn amb_tc_39_nord_needs_two_cards_and_an_illness() {
    for (hand, illnesses) in [(&["1-love"][..], 10), (&[], 10), (&["1-love*3"], 0)] {
        free(&mut nord(hand, illnesses), 0, "hire");
    }
    assert!(nord(&["1-love*2"], 1).offers("use:nord-twilight"));
}

#[test]
fn amb_tc_39_nord_places_what_there_is_also_at_home() {
    let mut scene = nord(&["1-love*2"], 1);
    scene.acts(&["use:nord-twilight", "keep:1-love", "maid:0.nord-twilight"]);
    private(&mut scene, 0, &["nord-twilight!1"]);
    assert_eq!((scene.pile("illness"), scene.points(0)), (0, 0));
}

#[test]
fn amb_tc_40_an_event_never_stays_where_it_comes_from() {
    let mut scene = table(3)
        .phase("start")
        .private(0, &["sora-nakachi"])
        .habits(0, 1)
        .chambered(1, &["azure-crescent!1", "viola-crescent"])
        .open();
    scene.acts(&["use:sora-nakachi", "target:1", "take:illness.azure-crescent"]);
    scene.asks(&["maid:0.sora-nakachi"]);
}

#[test]
fn amb_tc_40_an_event_without_a_new_place_is_not_offered() {
    let mut alone = table(2).phase("start").private(0, &["sora-nakachi"]).habits(0, 1).open();
    free(&mut alone, 0, "hire");
    let mut other = table(3).phase("start").private(0, &["sora-nakachi"]).habits(0, 1).habits(1, 1).open();
    other.act("use:sora-nakachi");
    other.asks(&["target:1"]);
}

#[test]
fn amb_tc_40_without_any_event_sora_rests() {
    let mut scene = table(2).phase("start").private(0, &["sora-nakachi"]).chambered(1, &["azure-crescent"]).open();
    free(&mut scene, 0, "hire");
}

#[test]
fn amb_tc_41_eugenie_needs_a_card_to_look_at() {
    let mut nobody = table(3).phase("start").private(0, &["eugenie-fontaine"]).hand(0, &["1-love"]).open();
    free(&mut nobody, 0, "hire");
    let mut one =
        table(3).phase("start").private(0, &["eugenie-fontaine"]).hand(0, &["1-love"]).hand(2, &["3-love"]).open();
    one.act("use:eugenie-fontaine");
    one.asks(&["target:2"]);
}

#[test]
fn amb_tc_41_eugenie_needs_an_own_card_to_exchange() {
    let mut scene = table(2).phase("start").private(0, &["eugenie-fontaine"]).hand(1, &["3-love"]).open();
    scene.acts(&["use:eugenie-fontaine", "target:1"]);
    free(&mut scene, 0, "start");
    scene.has(0, "hand", &[]).has(1, "hand", &["3-love"]);
    assert_eq!(scene.view(0)["players"][1]["hand"]["known"], json!(["3-love"]));
}

#[test]
fn amb_tc_42_a_draw_of_no_card_wakes_nobody() {
    let mut milly = table(2).private(0, &["milly-violet"]).hand(0, &["viola-crescent"]).open();
    milly.act("serve:viola-crescent");
    milly.counters(0, 1, 0);
    let mut tanya = table(2).private(0, &["tanya-petrushka"]).hand(0, &["viola-crescent"]).open();
    tanya.act("serve:viola-crescent");
    free(&mut tanya, 0, "serve");
}

#[test]
fn amb_tc_42_millys_first_draw_is_the_first_that_brings_a_card() {
    let mut scene = table(2)
        .private(0, &["milly-violet"])
        .counters(3, 1, 0)
        .hand(0, &["viola-crescent*2", "esquine-foret", "1-love"])
        .open();
    scene.act("serve:viola-crescent");
    scene.counters(2, 1, 0).acts(&["serve:esquine-foret", "discard:1-love", "done"]);
    scene.counters(2, 1, 0).act("serve:viola-crescent");
    scene.counters(2, 1, 0).has(0, "hand", &["1-love"]);
}

#[test]
fn amb_tc_42_tanya_chooses_any_one_draw() {
    let mut scene =
        table(2).private(0, &["tanya-petrushka"]).hand(0, &["genevieve-daubigny*2"]).deck(0, &["1-love*5"]).open();
    scene.acts(&["serve:genevieve-daubigny", "no", "serve:genevieve-daubigny"]);
    asked(&mut scene, 0, "choice", "tanya-petrushka");
    scene.act("yes");
    scene.has(0, "hand", &["1-love*3"]);
}

#[test]
fn amb_tc_42_the_symbols_of_the_drawing_maid_all_come() {
    let mut scene = table(2).private(0, &["tanya-petrushka"]).hand(0, &["ophelia-grail"]).deck(0, &["1-love*3"]).open();
    scene.acts(&["serve:ophelia-grail", "yes"]).counters(1, 2, 1).has(0, "hand", &["1-love*2"]);
}

#[test]
fn amb_tc_43_a_chief_does_not_serve() {
    for laid in [table(2), table(2).ruling("AMB-TC-43", "default")] {
        let mut scene = laid.counters(2, 1, 0).hand(0, &["marianne-soleil", "colette-framboise"]).open();
        scene.asks(&["chamber:colette-framboise", "end"]);
    }
}

#[test]
fn amb_tc_43_or_she_serves_without_effect() {
    let mut scene = table(2)
        .ruling("AMB-TC-43", "serve-chiefs")
        .counters(3, 1, 0)
        .hand(0, &["marianne-soleil", "colette-framboise"])
        .open();
    scene.asks(&["serve:marianne-soleil", "serve:colette-framboise", "chamber:colette-framboise", "end"]);
    scene.acts(&["serve:marianne-soleil", "serve:colette-framboise"]).counters(1, 1, 0);
    scene.has(0, "in_play", &["marianne-soleil", "colette-framboise"]);
}

#[test]
fn amb_tc_44_the_active_player_orders_the_starting_phase() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["lalande-dreyfus"])
        .hand(0, &["3-love"])
        .deck(0, &["1-love"])
        .chambered(0, &["azure-crescent!1"])
        .open();
    scene.asks(&["use:lalande-dreyfus", "cure:azure-crescent", "love:3-love", "end"]);
}

#[test]
fn amb_tc_45_love_may_already_be_played_in_the_serving_phase() {
    let mut scene = table(2).hand(0, &["1-love*2", "kagari-ichinomiya"]).open();
    scene.acts(&["love:1-love", "love:1-love", "end"]).counters(1, 1, 2);
    scene.act("hire:rouge-crescent");
    scene.has(0, "discard", &["rouge-crescent"]);
}

#[test]
fn amb_tc_46_the_hand_is_laid_upon_the_play_area() {
    let mut scene =
        table(2).phase("hire").hand(0, &["1-love"]).in_play(0, &["marianne-soleil"]).deck(0, &["2-love*5"]).open();
    scene.act("end");
    assert_eq!(top(&mut scene, 0), "1-love");
    let mut other =
        table(2).phase("hire").hand(0, &["marianne-soleil"]).in_play(0, &["1-love"]).deck(0, &["2-love*5"]).open();
    other.act("end");
    assert_eq!(top(&mut other, 0), "marianne-soleil");
}

#[test]
fn amb_tc_47_the_own_discard_pile_is_open_and_that_of_others_is_not() {
    for laid in [table(2), table(2).ruling("AMB-TC-47", "default")] {
        let mut scene = laid.discard(0, &["3-love", "2-love"]).open();
        assert_eq!(scene.view(0)["players"][0]["discard"].as_array().map(Vec::len), Some(2));
        assert_eq!(scene.view(1)["players"][0]["discard"], json!({"count": 2, "top": "3-love"}));
    }
}

#[test]
fn amb_tc_47_or_the_own_pile_is_closed_too() {
    let mut scene = table(2).ruling("AMB-TC-47", "closed").discard(0, &["3-love", "2-love"]).open();
    for viewer in [0, 1] {
        assert_eq!(scene.view(viewer)["players"][0]["discard"], json!({"count": 2, "top": "3-love"}));
    }
}

#[test]
fn amb_tc_48_a_private_maid_of_this_turn_has_missed_the_starting_phase() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 2, 11)
        .private_pile(&["rosa-topaz", "milly-violet"], &["fay-longfang", "nord-twilight"])
        .open();
    scene.act("hire:rosa-topaz");
    scene.counters(1, 1, 6).act("hire:fay-longfang");
    free(&mut scene, 0, "hire");
    scene.counters(1, 0, 0);
}

#[test]
fn amb_tc_49_events_on_oneself_but_not_on_nobody() {
    let mut scene = table(2).phase("hire").counters(1, 1, 4).private(0, &["rosa-topaz"]).open();
    let events: Vec<String> = scene.legal().into_iter().filter(|a| a.contains('@')).collect();
    assert_eq!(events.len(), 2, "{events:?}");
    assert!(scene.offers("hire:bad-habit@0") && scene.offers("hire:illness@0.rosa-topaz"));
}

#[test]
fn amb_tc_50_the_short_game_for_two_is_an_option() {
    let mut scene = dealt(2, json!({"short": true}));
    assert_eq!((scene.pile("rouge-crescent"), scene.pile("anise-greenaway")), (7, 5));
    assert_eq!((scene.pile("marianne-soleil"), scene.pile("colette-framboise")), (5, 15));
    assert_eq!((scene.pile("1-love"), scene.pile("illness"), scene.pile("bad-habit")), (22, 10, 16));
    assert_eq!(scene.view(0)["town"]["private_maids"]["deck"], json!({"count": 8}));
    assert!(Scene::try_new(GAME, 3, json!({"short": true}), Value::Null).is_err());
    assert_eq!(dealt(2, Value::Null).pile("rouge-crescent"), 10);
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
    let mut scene = table(2).phase("hire").habits(1, 1).counters(1, 1, 2).open();
    assert_eq!(scene.points(1), -1);
    illegal(&mut scene, "hire:bad-habit@1", "TC-EVENT");
}

#[test]
fn amb_tc_53_a_set_half_in_the_deck_is_no_set() {
    let mut scene = table(2)
        .chambered(0, &["safran-virginie", "azure-crescent"])
        .deck(0, &["safran-virginie", "viola-crescent", "rouge-crescent"])
        .open();
    assert_eq!(scene.points(0), 3);
}

#[test]
fn amb_tc_54_colettes_are_counted_in_every_zone() {
    let mut scene = table(2)
        .phase("hire")
        .hand(0, &["colette-framboise"])
        .deck(0, &["colette-framboise"])
        .discard(0, &["colette-framboise"])
        .chambered(0, &["colette-framboise"])
        .deck(1, &["colette-framboise*3"])
        .open();
    assert_eq!((scene.points(0), scene.points(1)), (4 + 5, 3));
}

#[test]
fn amb_tc_55_fay_must_choose_within_her_phase_at_a_moment_of_choice() {
    let mut scene = table(2)
        .phase("start")
        .private(0, &["fay-longfang"])
        .hand(0, &["3-love"])
        .chambered(0, &["azure-crescent!1"])
        .open();
    free(&mut scene, 0, "start");
    scene.asks(&["gain:love", "gain:employment", "cure:azure-crescent", "love:3-love"]);
    illegal(&mut scene, "end", "AMB-TC-55");
    scene.act("cure:azure-crescent");
    scene.asks(&["gain:love", "gain:employment"]).act("gain:love");
    scene.asks(&["end"]).counters(1, 1, 1);
    illegal(&mut scene, "gain:love", "TC-TURN");
}

#[test]
fn amb_tc_55_a_fay_who_is_cured_must_choose_then() {
    let mut scene = table(2).phase("start").private(0, &["fay-longfang!1"]).hand(0, &["3-love"]).open();
    scene.asks(&["cure:fay-longfang", "love:3-love", "end"]).act("cure:fay-longfang");
    scene.asks(&["gain:love", "gain:employment"]).acts(&["gain:employment", "end"]).counters(1, 2, 0);
}

#[test]
fn amb_tc_55_a_fay_who_is_covered_does_nothing() {
    let mut scene =
        table(2).phase("start").private(0, &["lalande-dreyfus", "fay-longfang"]).deck(0, &["1-love"]).open();
    scene.asks(&["use:lalande-dreyfus", "end"]);
}

#[test]
fn amb_tc_55_rosa_and_lucienne_are_not_asked() {
    for (maid, serving, love) in [("rosa-topaz", 1, 1), ("lucienne-de-marlboro", 2, 0)] {
        let mut scene = table(2).phase("start").private(0, &[maid]).open();
        illegal(&mut scene, &format!("use:{maid}"), "");
        scene.counters(serving, 1, love);
    }
}

#[test]
fn amb_tc_56_private_maids_are_kept_apart_from_chambermaids() {
    let mut scene = table(2).chambered(0, &["azure-crescent"]).private(0, &["rosa-topaz"]).open();
    chambered(&mut scene, 0, &["azure-crescent"]);
    private(&mut scene, 0, &["rosa-topaz"]);
    assert_eq!(scene.points(0), 2, "no set is made with a private maid");
}

#[test]
fn amb_tc_57_others_see_neither_the_card_nor_the_kind_of_claires_question() {
    let mut scene = table(3)
        .phase("hire")
        .counters(1, 1, 9)
        .hand(1, &["claire-saint-juste", "1-love"])
        .chambered(1, &["azure-crescent"])
        .open();
    scene.act("hire:bad-habit@1");
    asked(&mut scene, 1, "reaction", "claire-saint-juste");
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
