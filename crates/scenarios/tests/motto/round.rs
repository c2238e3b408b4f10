//! MO-ROUND: the choice of refined maids, the turns, the first master.

use crate::kit::*;
use serde_json::json;

/// Proves MO-ROUND-01, MO-ROUND-06.
#[test]
fn mo_round_01_a_choice_then_one_turn_each() {
    let mut g = dealt(3, json!({}));
    let first = g.round();
    for round in first..first + 2 {
        for seat in 0..3 {
            g.turn(seat, "pick");
            let pick = g.legal()[0].clone();
            g.act(&pick);
        }
        for seat in 0..3 {
            assert_eq!((g.decider(), g.round()), (seat, round));
            assert_ne!(g.phase(), "pick");
            g.finish_turn();
        }
    }
    g.turn(0, "pick");
    assert_eq!(g.round(), first + 2);
}

/// Proves MO-ROUND-02, AMB-MO-13.
#[test]
fn mo_round_02_everybody_chooses_openly_from_the_first_master_on() {
    let mut g = dealt(4, json!({"first": 2}));
    for (seat, maid) in [(2, "yukina"), (3, "ellis"), (0, "isaure"), (1, "arisa")] {
        g.turn(seat, "pick").does(&format!("pick:{maid}"));
        assert_eq!(g.refined(seat as usize).as_deref(), Some(maid));
        assert!(!g.park().contains(&id(maid)));
        assert_eq!(g.view(((seat + 1) % 4) as usize)["players"][seat as usize]["refined"], json!(maid));
    }
}

/// Proves MO-ROUND-02, MO-ROUND-03.
#[test]
fn mo_round_02_one_of_those_left_must_be_taken() {
    let mut g = dealt(4, json!({}));
    g.asks(&ids(REFINED).iter().map(|maid| format!("pick:{maid} ")).collect::<String>());
    g.does("pick:ignis");
    g.asks("pick:noemi pick:celina pick:arisa pick:marianne pick:yukina pick:ellis pick:roxane pick:isaure");
}

#[test]
fn mo_round_03_a_taken_maid_cannot_be_taken_again() {
    let mut g = dealt(4, json!({}));
    for maid in ["ignis", "noemi", "marianne"] {
        g.does(&format!("pick:{maid}")).may_not(&format!("pick:{maid}"));
    }
    g.may_not("pick:ignis pick:noemi");
    assert_eq!(g.such("pick:").len(), 6);
}

#[test]
fn mo_round_04_turns_follow_the_order_of_the_choice() {
    let mut g = dealt(4, json!({"first": 3}));
    g.does("pick:noemi pick:celina pick:arisa pick:roxane");
    for seat in [3, 0, 1, 2] {
        assert_eq!(g.decider(), seat);
        assert_eq!(g.state()["player"], json!(seat));
        g.finish_turn();
    }
    g.turn(3, "pick");
}

#[test]
fn mo_round_05_the_phases_of_a_turn() {
    let mut g = table()
        .option("illness", json!(true))
        .phase("refined")
        .seat(0, "hand: L3 lenor; rooms: colette!1; refined: celina")
        .open();
    g.turn(0, "refined").asks("cure:colette love:L3 end").does("cure:colette end");
    g.turn(0, "serve").does("serve:lenor end");
    g.turn(0, "work").does("work:decoration end");
    g.turn(0, "hire");
    assert_eq!(g.refined(0).as_deref(), Some("celina"), "she goes home after the employ phase");
    g.does("end").turn(1, "hire");
    assert_eq!(g.refined(0), None);
    g.count(0, "hand", 5);
}

/// Proves MO-ROUND-05.
#[test]
fn mo_round_05_no_way_back_to_an_earlier_phase() {
    let mut g = table().phase("refined").seat(0, "hand: tomo elaine; refined: isaure").open();
    g.may_not("serve:tomo chamber:elaine hire:L1 work:food").does("end");
    g.turn(0, "serve").may_not("use:isaure hire:L1").does("end");
    g.turn(0, "hire").may_not("use:isaure serve:tomo chamber:elaine");
}

#[test]
fn mo_round_05_phases_without_anything_to_do_are_passed_over() {
    let mut g = table().phase("refined").seat(0, "hand: L1*3 colette*2; refined: noemi").open();
    g.turn(0, "hire").may("love:L1 love:all end");
}

#[test]
fn mo_round_06_after_the_last_turn_a_new_choice() {
    let mut g = table4().phase("hire").turn_of(3).open();
    let round = g.round();
    g.does("end").turn(0, "pick");
    assert_eq!(g.round(), round + 1);
    assert_eq!(g.park(), sorted(ids(REFINED)));
    assert!((0..4).all(|seat| g.refined(seat).is_none()));
}

#[test]
fn mo_round_07_the_first_master_does_not_rotate() {
    let mut g = dealt(3, json!({"first": 1}));
    for _ in 0..3 {
        g.turn(1, "pick").does("pick:noemi pick:celina pick:arisa").finish_round();
        assert_eq!(g.master(), 1);
    }
    g.turn(1, "pick");
}

/// Proves MO-ROUND-08, AMB-MO-06.
#[test]
fn mo_round_08_the_running_round_keeps_its_order() {
    let mut g = table4().phase("refined").turn_of(1).seat(1, "refined: marianne").open();
    g.turn(1, "refined").does("use:marianne");
    assert_eq!(g.master(), 1);
    for seat in [1, 2, 3] {
        assert_eq!(g.decider(), seat);
        g.finish_turn();
    }
    g.turn(1, "pick").does("pick:noemi").turn(2, "pick").does("pick:celina").turn(3, "pick").does("pick:arisa");
    g.turn(0, "pick").does("pick:ignis");
    for seat in [1, 2, 3, 0] {
        assert_eq!(g.decider(), seat);
        g.finish_turn();
    }
    g.turn(1, "pick");
}

#[test]
fn mo_round_08_the_last_of_the_round_takes_the_lead() {
    let mut g = table4().phase("refined").turn_of(3).seat(3, "refined: marianne").open();
    g.does("use:marianne").finish_turn();
    g.turn(3, "pick").does("pick:ignis").turn(0, "pick");
}

/// Proves MO-ROUND-08, MO-REFINED-MARIANNE.
#[test]
fn mo_round_08_stolen_and_stolen_back() {
    let mut g = dealt(2, json!({}));
    g.does("pick:celina pick:marianne").finish_turn();
    g.turn(1, "refined").does("use:marianne").finish_turn();
    g.turn(1, "pick").does("pick:celina pick:marianne").finish_turn();
    g.turn(0, "refined").does("use:marianne").finish_turn();
    assert_eq!(g.master(), 0);
    g.turn(0, "pick");
}

/// Proves MO-ROUND-09, AMB-MO-05.
#[test]
fn mo_round_09_back_in_the_park_but_not_for_this_round() {
    let mut g = table4().phase("hire").seat(0, "refined: ignis").seat(1, "hand: L1; refined: noemi").open();
    g.does("end").turn(1, "hire");
    assert!(g.park().contains(&id("ignis")));
    assert_eq!(g.such("pick:").len(), 0);
    g.may_not("pick:ignis use:ignis").finish_round();
    g.turn(0, "pick").may("pick:ignis");
}

#[test]
fn mo_round_09_the_same_maid_may_be_chosen_every_round() {
    let mut g = dealt(2, json!({}));
    for _ in 0..3 {
        g.turn(0, "pick").does("pick:noemi pick:celina").finish_round();
    }
    g.turn(0, "pick").may("pick:noemi pick:celina");
}
