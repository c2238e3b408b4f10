//! The worked examples: EX-TC.

use crate::kit::*;

/// Raoul's turn, without any card made or lost: the maids in his house are missing in the town.
fn raoul() -> Scene {
    let raoul = json!({
        "hand": cards("colette*2 L1*2 genevieve"),
        "deck": cards("kagari L1*5 colette"),
        "discard": [],
    });
    let arrange = json!({"phase": "start", "player": 0, "players": [raoul],
                         "town": {"piles": {"genevieve-daubigny": 9, "kagari-ichinomiya": 9}}});
    Scene::new(GAME, 3, Value::Null, arrange)
}

fn raoul_has_played(scene: &mut Scene) {
    scene.has(0, "hand: L1*5; deck: colette");
    scene.has(0, "discard: rouge genevieve kagari L1*2 colette; play:; rooms: colette");
    assert_eq!(scene.pile("rouge"), 9);
    assert_eq!(scene.decider(), 1);
    scene.counters(1, 1, 0);
}

#[test]
fn ex_tc_01_raouls_turn_step_by_step() {
    let mut scene = raoul();
    scene.free(0, "serve");
    scene.counters(1, 1, 0).act("serve:genevieve");
    scene.counters(1, 1, 1).has(0, "hand: colette*2 L1*2 kagari");
    assert_eq!(scene.zone(0, "deck").len(), 6);
    scene.act("serve:kagari");
    scene.counters(2, 1, 1).has(0, "hand: colette*2 L1*2");
    scene.act("chamber:colette");
    scene.counters(0, 1, 1).has(0, "hand: colette L1*2");
    scene.has(0, "rooms: colette");
    scene.act("end");
    scene.counters(0, 1, 1).does("love:L1 love:L1");
    scene.counters(0, 1, 3).has(0, "hand: colette");
    scene.act("hire:rouge");
    scene.counters(0, 0, 1).has(0, "discard: rouge");
    let events = scene.act("end");
    assert_eq!(happened(&events, "shuffled"), 0);
    raoul_has_played(&mut scene);
}

/// Proves AMB-TC-45.
#[test]
fn ex_tc_01_the_love_played_in_the_serving_phase_changes_nothing() {
    let mut scene = raoul();
    scene.does("serve:genevieve serve:kagari chamber:colette love:all");
    scene.free(0, "serve");
    scene.does("end hire:rouge end");
    raoul_has_played(&mut scene);
}

#[test]
fn ex_tc_02_ophelias_from_none_to_eight() {
    for (n, points) in [0, 0, -4, 6, -8, 10, -12, 14, -16].into_iter().enumerate() {
        let mut scene = table(2).kinds("ophelia").seat(0, &format!("deck: ophelia*{n}")).open();
        assert_eq!(scene.points(0), points, "{n} Ophelias");
    }
}

#[test]
fn ex_tc_03_six_safrans_are_a_set_of_four_and_a_set_of_two() {
    let mut scene = table(3).seat(0, "rooms: safran*6").seat(1, "rooms: safran").seat(2, "deck: safran*10").open();
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [16, 0, 0]);
}

#[test]
fn ex_tc_04_crescent_sisters_by_twos_and_threes() {
    let mut scene = table(4)
        .seat(0, "rooms: azure rouge")
        .seat(1, "rooms: azure viola rouge")
        .seat(2, "rooms: azure*2 viola*2 rouge")
        .seat(3, "rooms: azure*4 viola rouge")
        .open();
    assert_eq!([0, 1, 2, 3].map(|seat| scene.points(seat)), [5, 10, 15, 13]);
    let mut apart = table(2).seat(0, "rooms: azure; deck: rouge").open();
    assert_eq!(apart.points(0), 2);
}

#[test]
fn ex_tc_05_bad_habits_and_the_sick() {
    let mut scene =
        table(3).seat(0, "habits: 3").seat(1, "habits: 4").seat(2, "rooms: safran safran!1; private: amber!1").open();
    assert_eq!([0, 1, 2].map(|seat| scene.points(seat)), [-3, -8, 0]);
    assert_eq!((scene.line(2, "safran"), scene.line(2, "amber")), (0, 0));
}

#[test]
fn ex_tc_06_the_most_colettes() {
    let mut tie = table(3).seat(0, "deck: colette*5").seat(1, "deck: colette*5").seat(2, "deck: colette*2").open();
    assert_eq!([0, 1, 2].map(|seat| tie.line(seat, "colette")), [5, 5, 2]);
    let mut sick = table(3).seat(0, "deck: colette*5").seat(1, "deck: colette*4; rooms: colette!1").open();
    assert_eq!([0, 1, 2].map(|seat| sick.points(seat)), [5 + 5, 4, 0]);
}

#[test]
fn ex_tc_07_claire_sends_nenas_bad_habit_on_to_the_right_neighbour() {
    let mut scene = table(3)
        .seat(0, "hand: nena")
        .seat(1, "hand: claire; rooms: azure")
        .seat(2, "rooms: viola")
        .piles("bad-habit", 1)
        .open();
    scene.act("serve:nena");
    scene.asked(1, "reaction", "claire");
    scene.act("yes");
    assert_eq!([0, 1, 2].map(|seat| scene.habits(seat)), [0, 0, 1]);
    assert_eq!(scene.pile("bad-habit"), 0);
    scene.has(1, "hand: claire");
    scene.free(0, "serve");
}

#[test]
fn ex_tc_08_the_private_pile_from_seven_to_eight() {
    let mut scene = table(2)
        .phase("hire")
        .counters(1, 2, 20)
        .piles("rouge", 0)
        .seat(0, &format!("private: {}", PRIVATES[..7].join(" ")))
        .private(&PRIVATES[7..9].join(" "), PRIVATES[9])
        .open();
    scene.act(&format!("hire:{}", PRIVATES[7]));
    let state = scene.state();
    assert_eq!(state["town"]["private_maids"]["deck"], json!([]));
    assert!(scene.offers(&format!("hire:{}", PRIVATES[8])) && scene.offers(&format!("hire:{}", PRIVATES[9])));
    scene.act("end");
    assert!(scene.is_over(), "with one more pile empty the game is over");
}

#[test]
fn ex_tc_08_seven_taken_leave_a_pile() {
    let mut scene = table(2)
        .phase("hire")
        .piles("rouge", 0)
        .seat(0, &format!("private: {}", PRIVATES[..7].join(" ")))
        .private(&PRIVATES[7..9].join(" "), PRIVATES[9])
        .open();
    scene.act("end");
    scene.over(false);
}
