//! The worked examples: EX-TC.

use crate::kit::*;

/// Raoul's turn, without any card made or lost: the maids in his house are missing in the town.
fn raoul() -> Scene {
    let raoul = json!({
        "hand": cards(&["colette-framboise*2", "1-love*2", "genevieve-daubigny"]),
        "deck": cards(&["kagari-ichinomiya", "1-love*5", "colette-framboise"]),
        "discard": [],
    });
    let arrange = json!({"phase": "start", "player": 0, "players": [raoul],
                         "town": {"piles": {"genevieve-daubigny": 9, "kagari-ichinomiya": 9}}});
    Scene::new(GAME, 3, Value::Null, arrange)
}

fn raoul_has_played(scene: &mut Scene) {
    scene.has(0, "hand", &["1-love*5"]).has(0, "deck", &["colette-framboise"]);
    let dismissed = ["rouge-crescent", "genevieve-daubigny", "kagari-ichinomiya", "1-love*2", "colette-framboise"];
    scene.has(0, "discard", &dismissed).has(0, "in_play", &[]);
    chambered(scene, 0, &["colette-framboise"]);
    assert_eq!(scene.pile("rouge-crescent"), 9);
    assert_eq!(scene.decider(), 1);
    scene.counters(1, 1, 0);
}

#[test]
fn ex_tc_01_raouls_turn_step_by_step() {
    let mut scene = raoul();
    free(&mut scene, 0, "serve");
    scene.counters(1, 1, 0).act("serve:genevieve-daubigny");
    scene.counters(1, 1, 1).has(0, "hand", &["colette-framboise*2", "1-love*2", "kagari-ichinomiya"]);
    assert_eq!(scene.zone(0, "deck").len(), 6);
    scene.act("serve:kagari-ichinomiya");
    scene.counters(2, 1, 1).has(0, "hand", &["colette-framboise*2", "1-love*2"]);
    scene.act("chamber:colette-framboise");
    scene.counters(0, 1, 1).has(0, "hand", &["colette-framboise", "1-love*2"]);
    chambered(&mut scene, 0, &["colette-framboise"]);
    scene.act("end");
    scene.counters(0, 1, 1).acts(&["love:1-love", "love:1-love"]);
    scene.counters(0, 1, 3).has(0, "hand", &["colette-framboise"]);
    scene.act("hire:rouge-crescent");
    scene.counters(0, 0, 1).has(0, "discard", &["rouge-crescent"]);
    let events = scene.act("end");
    assert_eq!(happened(&events, "shuffled"), 0);
    raoul_has_played(&mut scene);
}

/// Proves AMB-TC-45.
#[test]
fn ex_tc_01_the_love_played_in_the_serving_phase_changes_nothing() {
    let mut scene = raoul();
    scene.acts(&["serve:genevieve-daubigny", "serve:kagari-ichinomiya", "chamber:colette-framboise", "love:all"]);
    free(&mut scene, 0, "serve");
    scene.acts(&["end", "hire:rouge-crescent", "end"]);
    raoul_has_played(&mut scene);
}

#[test]
fn ex_tc_02_ophelias_from_none_to_eight() {
    for (n, points) in [0, 0, -4, 6, -8, 10, -12, 14, -16].into_iter().enumerate() {
        let mut scene = table(2).town(&["ophelia-grail"]).deck(0, &[&format!("ophelia-grail*{n}")]).open();
        assert_eq!(scene.points(0), points, "{n} Ophelias");
    }
}

#[test]
fn ex_tc_03_six_safrans_are_a_set_of_four_and_a_set_of_two() {
    let mut scene = table(3)
        .chambered(0, &["safran-virginie*6"])
        .chambered(1, &["safran-virginie"])
        .deck(2, &["safran-virginie*10"])
        .open();
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [16, 0, 0]);
}

#[test]
fn ex_tc_04_crescent_sisters_by_twos_and_threes() {
    let mut scene = table(4)
        .chambered(0, &["azure-crescent", "rouge-crescent"])
        .chambered(1, &["azure-crescent", "viola-crescent", "rouge-crescent"])
        .chambered(2, &["azure-crescent*2", "viola-crescent*2", "rouge-crescent"])
        .chambered(3, &["azure-crescent*4", "viola-crescent", "rouge-crescent"])
        .open();
    assert_eq!([0, 1, 2, 3].map(|seat| scene.points(seat)), [5, 10, 15, 13]);
    let mut apart = table(2).chambered(0, &["azure-crescent"]).deck(0, &["rouge-crescent"]).open();
    assert_eq!(apart.points(0), 2);
}

#[test]
fn ex_tc_05_bad_habits_and_the_sick() {
    let mut scene = table(3)
        .habits(0, 3)
        .habits(1, 4)
        .chambered(2, &["safran-virginie", "safran-virginie!1"])
        .private(2, &["amber-twilight!1"])
        .open();
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [-3, -8, 0]);
    assert_eq!((scene.line(2, "safran-virginie"), scene.line(2, "amber-twilight")), (0, 0));
}

#[test]
fn ex_tc_06_the_most_colettes() {
    let mut tie = table(3)
        .deck(0, &["colette-framboise*5"])
        .deck(1, &["colette-framboise*5"])
        .deck(2, &["colette-framboise*2"])
        .open();
    assert_eq!([0, 1, 2].map(|seat| tie.line(seat, "colette-framboise")), [5, 5, 2]);
    let mut sick = table(3)
        .deck(0, &["colette-framboise*5"])
        .deck(1, &["colette-framboise*4"])
        .chambered(1, &["colette-framboise!1"])
        .open();
    assert_eq!([0, 1, 2].map(|seat| sick.points(seat)), [5 + 5, 4, 0]);
}

#[test]
fn ex_tc_07_claire_sends_nenas_bad_habit_on_to_the_right_neighbour() {
    let mut scene = table(3)
        .hand(0, &["nena-wilder"])
        .hand(1, &["claire-saint-juste"])
        .chambered(1, &["azure-crescent"])
        .chambered(2, &["viola-crescent"])
        .pile("bad-habit", 1)
        .open();
    scene.act("serve:nena-wilder");
    asked(&mut scene, 1, "reaction", "claire-saint-juste");
    scene.act("yes");
    assert_eq!([0, 1, 2].map(|seat| habits(&mut scene, seat)), [0, 0, 1]);
    assert_eq!(scene.pile("bad-habit"), 0);
    scene.has(1, "hand", &["claire-saint-juste"]);
    free(&mut scene, 0, "serve");
}

#[test]
fn ex_tc_08_the_private_pile_from_seven_to_eight() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 2, 20)
        .pile("rouge-crescent", 0)
        .private(0, &PRIVATES[..7])
        .private_pile(&PRIVATES[7..9], &PRIVATES[9..])
        .open();
    scene.act(&format!("hire:{}", PRIVATES[7]));
    let state = scene.state();
    assert_eq!(state["town"]["private_maids"]["deck"], json!([]));
    assert!(scene.offers(&format!("hire:{}", PRIVATES[8])) && scene.offers(&format!("hire:{}", PRIVATES[9])));
    scene.act("end");
    assert!(over(&mut scene), "with one more pile empty the game is over");
}

#[test]
fn ex_tc_08_seven_taken_leave_a_pile() {
    let mut scene = table(2)
        .phase("hire")
        .pile("rouge-crescent", 0)
        .private(0, &PRIVATES[..7])
        .private_pile(&PRIVATES[7..9], &PRIVATES[9..])
        .open();
    scene.act("end");
    assert!(!over(&mut scene));
}
