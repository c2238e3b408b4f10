//! The worked example of the booklet, section 9: one whole round of Raoul, Baron and Claris.

use crate::kit::*;
use livret_testkit::Scene;
use serde_json::json;

/// Three players of whom one refined maid stays away: a seed that keeps Yukina and Ellis.
fn round_of_three() -> Scene {
    let arrange = json!({
        "phase": "pick", "player": 0, "first_master": 0,
        "players": [
            {"hand": cards("colette*2 L1*2 tomo"), "deck": cards("L1*5 colette"), "discard": []},
            {"hand": cards("colette*2 L1*3"), "deck": cards("L1*3"), "discard": cards("colette L1")},
            {"hand": cards("chiffon*2 L1*3"), "deck": cards("L1 chiffon L1 chiffon L1*2 colette*3"), "discard": []},
        ],
        "town": {"piles": {"tomo-watagaya": 9, "chiffon-loudenne": 6}},
    });
    let open = |n: i32| Scene::seeded(MOTTO, 3, &format!("round {n}"), json!({}), arrange.clone());
    let games = (0..100).map(|n| open(n).unwrap_or_else(|error| panic!("new was refused: {error}")));
    let wanted = |g: &mut Scene| g.park().contains(&id("yukina")) && g.park().contains(&id("ellis"));
    games.into_iter().find_map(|mut g| wanted(&mut g).then_some(g)).expect("a seed with both")
}

/// Proves EX-MO-01, EX-MO-02, EX-MO-03, AMB-MO-14, AMB-MO-07, MO-ROUND-01.
#[test]
fn ex_mo_01_to_03_one_connected_round() {
    let mut g = round_of_three();
    let (round, before) = (g.round(), census(&mut g));
    assert_eq!(g.park().len(), 8);

    // The choice: Baron wants Yukina too and gnashes his teeth.
    g.turn(0, "pick").does("pick:yukina").turn(1, "pick").may_not("pick:yukina").does("pick:ellis");
    g.turn(2, "pick").does("pick:arisa");

    // Raoul chambers a Colette with the serving that Yukina gives for the other one.
    g.turn(0, "refined").counters(1, 1, 0).does("use:yukina discard:colette").counters(2, 1, 0);
    g.has(0, "discard: colette; hand: colette L1*2 tomo").does("end");
    g.turn(0, "serve").does("chamber:colette").counters(0, 1, 0).has(0, "rooms: colette").does("end");
    g.turn(0, "hire").pays(1, 0).may("love:all").does("end");
    assert!(g.park().contains(&id("yukina")));
    g.has(0, "discard: colette L1*2 tomo").count(0, "hand", 5).count(0, "deck", 1).has(0, "rooms: colette");

    // Baron draws a 1 Love with Ellis, sends a Colette away and hires Cécilia.
    g.turn(1, "refined").does("use:ellis").has(1, "hand: colette*2 L1*4").asks("discard:colette discard:L1");
    g.does("discard:colette").has(1, "hand: colette L1*4").count(1, "deck", 2).count(1, "discard", 3).does("end");
    g.turn(1, "hire").does("love:L1 love:L1 love:L1 love:L1").pays(1, 4).does("hire:cecilia").pays(0, 0);
    g.count(1, "discard", 4).does("end");
    assert!(g.park().contains(&id("ellis")));
    g.count(1, "hand", 5).count(1, "deck", 6).count(1, "discard", 0);

    // Claris: three Chiffons make two effort, enough for the top Cleaning card.
    g.turn(2, "serve").counters(1, 1, 0).may_not("pick:ellis pick:yukina");
    g.does("serve:chiffon").counters(1, 1, 0).skills(0, 0, 0).has(2, "hand: chiffon L1*4");
    g.does("serve:chiffon").counters(1, 1, 0).skills(0, 0, 0).has(2, "hand: chiffon L1*4");
    g.does("serve:chiffon").counters(1, 1, 0).skills(0, 0, 2).has(2, "hand: L1*5").does("end");
    g.turn(2, "work").skills(0, 0, 2).does("work:cleaning").skills(0, 0, 0).has(2, "preps: cleaning-1");
    assert_eq!(g.counter("serving"), 0);
    g.may("end").does("end").turn(2, "hire").does("love:all").pays(1, 5);
    g.does("hire:cecilia").pays(0, 1).does("end");
    g.has(2, "discard: chiffon*3 L1*5 cecilia").count(2, "hand", 5).count(2, "deck", 1);
    g.has(2, "preps: cleaning-1");

    // The round is over; nobody has taken the first-master card from Raoul.
    g.turn(0, "pick").over(false).pile_is("cecilia", 8);
    assert_eq!((g.master(), g.round(), g.park().len()), (0, round + 1, 8));
    assert_eq!(census(&mut g), before, "no card was made or lost");
}

/// Proves EX-MO-01, MO-REFINED-IGNIS.
#[test]
fn ex_mo_01_what_raoul_could_have_done_with_ignis() {
    let mut g = table4().phase("refined").seat(0, "hand: colette*2 L1*2 tomo; refined: ignis").open();
    g.does("use:ignis").counters(1, 1, 2).has(0, "hand: colette*2 L1 tomo").does("end");
    g.turn(0, "serve").asks("serve:tomo love:L1 end");
}

/// Proves EX-MO-02, MO-DISMISS-02.
#[test]
fn ex_mo_02_two_left_in_the_deck_then_the_reshuffle() {
    let t = table().phase("hire").seat(0, "hand: L1*4 colette; deck: tomo*2; discard: colette*2 L1");
    let mut g = t.open();
    g.does("love:all hire:cecilia end").count(0, "hand", 5).count(0, "deck", 6).count(0, "discard", 0);
    assert_eq!(g.zone(0, "hand").iter().filter(|c| **c == id("tomo")).count(), 2);
}

/// Proves EX-MO-03, MO-WORK-01.
#[test]
fn ex_mo_03_without_arisa_the_effort_is_lost() {
    let mut g = table4().seat(0, "hand: chiffon*3; deck: L1*9; refined: celina").open();
    g.does("serve:chiffon serve:chiffon serve:chiffon end").turn(0, "hire").skills(0, 0, 2).may_not("work:cleaning");
    g.does("end");
    assert_eq!(g.counter("effort"), 0);
}
