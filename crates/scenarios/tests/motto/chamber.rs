//! MO-CHAMBER: chambermaids, their effects and bonuses.

use crate::kit::*;

#[test]
fn mo_chamber_01_one_serving_for_elaine_and_nothing_of_her_effect() {
    let mut g = table().seat(0, "hand: elaine").open();
    g.asks("serve:elaine chamber:elaine end").does("chamber:elaine").counters(0, 1, 0).skills(0, 0, 0);
    g.has(0, "rooms: elaine").count(0, "hand", 0).count(0, "play", 0);
}

#[test]
fn mo_chamber_01_two_servings_for_colette() {
    table().serving(1).seat(0, "hand: colette tomo").open().asks("serve:tomo end").may_not("chamber:colette");
    let mut g = table().serving(3).seat(0, "hand: colette tomo").open();
    g.does("chamber:colette").counters(1, 1, 0).has(0, "rooms: colette");
}

#[test]
fn mo_chamber_01_nadege_for_one() {
    let mut g = table().seat(0, "hand: nadege").open();
    g.does("chamber:nadege").counters(0, 1, 0).has(0, "rooms: nadege");
}

#[test]
fn mo_chamber_01_she_stays_when_the_turn_ends() {
    let mut g = table().seat(0, "hand: elaine").open();
    g.does("chamber:elaine").finish_round().has(0, "rooms: elaine").count(0, "discard", 0);
}

#[test]
fn mo_chamber_01_not_after_she_has_served_and_not_every_maid() {
    let mut g = table().serving(3).seat(0, "hand: elaine tomo anise").open();
    g.may_not("chamber:tomo chamber:anise").does("serve:elaine").may_not("chamber:elaine");
}

/// Proves MO-CHAMBER-02, MO-CARD-OTHERS.
#[test]
fn mo_chamber_02_only_the_chambermaid_effect_works() {
    let mut g = table().seat(0, "hand: tomo; rooms: elaine").open();
    g.counters(1, 1, 0).does("use:elaine").counters(1, 1, 0).skills(0, 1, 0).has(0, "rooms:; discard: elaine");
}

#[test]
fn mo_chamber_02_the_bonus_counts_in_the_rooms_only() {
    let mut g = table().seat(0, "hand: nadege*2; rooms: nadege*2").seat(1, "deck: nadege*4").open();
    g.brings(0, "nadege", 4).worth(0, 4).worth(1, 0);
}

#[test]
fn mo_chamber_03_an_effect_is_optional() {
    let mut g = table().seat(0, "hand: tomo; rooms: colette elaine").open();
    g.asks("serve:tomo use:colette use:elaine end").does("end").turn(0, "hire").has(0, "rooms: colette elaine");
}

#[test]
fn mo_chamber_03_at_any_moment_of_the_serving_phase() {
    let mut g = table().seat(0, "hand: tomo*2; rooms: colette elaine*2").open();
    g.does("use:elaine serve:tomo use:elaine use:colette serve:tomo").skills(0, 2, 4).counters(0, 1, 0);
    g.has(0, "discard: elaine*2 colette").asks("end");
}

#[test]
fn mo_chamber_03_in_no_other_phase() {
    let mut g = table().phase("refined").seat(0, "rooms: colette elaine; refined: isaure").open();
    g.asks("use:isaure end");
    let t = table().phase("work").counter("concentration", 2);
    t.seat(0, "rooms: colette elaine; refined: noemi").open().asks("work:food end").may_not("use:elaine");
    table().phase("hire").seat(0, "rooms: colette elaine").open().asks("end").may_not("use:colette use:elaine");
}

#[test]
fn mo_chamber_03_only_in_the_own_turn() {
    let mut g = table().seat(0, "hand: tomo").seat(1, "rooms: elaine").open();
    g.asks("serve:tomo end").may_not("use:elaine").finish_turn();
    g.turn(1, "serve").asks("use:elaine end");
}

#[test]
fn mo_chamber_03_also_by_one_chambered_this_turn() {
    let mut g = table().seat(0, "hand: elaine").open();
    g.does("chamber:elaine").asks("use:elaine end").does("use:elaine").skills(0, 1, 0).has(0, "discard: elaine");
}

#[test]
fn mo_chamber_03_the_phase_is_entered_for_an_effect_alone() {
    let mut g = table().seat(0, "hand: L1; rooms: elaine").open();
    g.turn(0, "serve").asks("use:elaine love:L1 end");
}

#[test]
fn amb_mo_08_every_copy_has_its_own_effect() {
    let mut g = table().serving(0).seat(0, "rooms: colette*3").open();
    for servings in 1..=3 {
        g.does("use:colette").counters(servings, 1, 0);
    }
    g.has(0, "rooms:; discard: colette*3").asks("end").may_not("use:colette");
}

#[test]
fn amb_mo_08_one_who_left_and_came_back_may_be_used_again() {
    let mut g = table().serving(2).seat(0, "hand: chiffon; deck: ; rooms: colette").open();
    g.does("use:colette").counters(3, 1, 0).does("serve:chiffon").counters(3, 1, 0).has(0, "hand: colette");
    g.does("chamber:colette").counters(1, 1, 0).does("use:colette").counters(2, 1, 0).has(0, "discard: colette");
}
