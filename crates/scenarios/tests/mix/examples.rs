//! The worked examples of the two booklets, step by step.

use crate::kit::*;

/// Proves EX-EH-01, AMB-EH-20.
#[test]
fn ex_eh_01_emily_suzuna_carillon_and_a_garden() {
    let mut g = eh()
        .players(3)
        .phase("start")
        .seat(0, "hand: emily suzuna L1*2 carillon; deck: lilac L2*2 L1*5 aline*3")
        .kinds("felicity")
        .open();
    g.turn(0, "serve").counters(1, 1, 0);
    g.does("serve:emily").counters(2, 2, 0);
    g.does("chamber:suzuna").counters(1, 2, 0).has(0, "rooms: suzuna; hand: L1*2 carillon");
    g.does("serve:carillon").counters(0, 2, 0).has(0, "hand: L1*2 lilac L2*2").count(0, "deck", 8);
    g.may_not("serve:lilac").does("end").turn(0, "hire").pays(2, 0);
    g.does("love:L1 love:L1 love:L2 love:L2").pays(2, 6).has(0, "hand: lilac");
    g.does("hire:garden").pays(1, 3).has(0, "built: garden; rooms: suzuna");
    g.does("hire:felicity").pays(0, 0).has(0, "discard: felicity").pile_is("felicity", 9);
    g.does("end").turn(1, "hire");
    g.has(0, "discard: felicity emily carillon L1*2 L2*2 lilac").count(0, "hand", 5).count(0, "deck", 3);
    g.has(0, "rooms: suzuna; built: garden").pile_is("garden", 7);
    let owned = ["hand", "deck", "discard"].map(|zone| g.zone(0, zone).len()).iter().sum::<usize>();
    assert_eq!(owned + 2, 18);
}

/// Proves AMB-EH-20.
#[test]
fn ex_eh_01_with_the_draw_as_misprinted_felicity_is_out_of_reach() {
    let mut g = eh()
        .players(3)
        .seat(0, "hand: emily suzuna L1*2 carillon; deck: lilac L1 L2 L1*5 aline*3")
        .kinds("felicity")
        .open();
    g.does("serve:emily chamber:suzuna serve:carillon end love:all").pays(2, 5);
    g.does("hire:garden").pays(1, 2).may_not("hire:felicity");
}

/// Proves EX-RV-01.
#[test]
fn ex_rv_01_clorinde_and_a_scary_night() {
    let mut g = rv()
        .players(3)
        .phase("start")
        .seat(0, "hand: clorinde beatrice evita hyacinth L3; deck: sofia L1*7 beatrice*2")
        .seat(1, "hand: L1*3 beatrice*2")
        .seat(2, "hand: L1*3 beatrice*2")
        .kinds("margareta")
        .remi("scary-night lantern-walk harbour-market", "regatta summer-ball")
        .open();
    g.turn(0, "serve").counters(1, 1, 0);
    g.does("serve:clorinde").counters(2, 1, 0).has(0, "hand: beatrice evita hyacinth L3 sofia").count(0, "deck", 9);
    g.does("remember:scary-night").asks("discard:beatrice discard:hyacinth").does("discard:hyacinth");
    g.has(0, "discard: evita hyacinth; remi: scary-night").turn(1, "serve");
    g.does("discard:beatrice discard:beatrice").turn(2, "serve").does("discard:L1 discard:beatrice").turn(0, "serve");
    g.has(1, "hand: L1*3").has(2, "hand: L1*2 beatrice").counters(2, 1, 0);
    g.remi_town("lantern-walk harbour-market regatta", "summer-ball");
    g.does("chamber:beatrice").counters(0, 1, 0).has(0, "rooms: beatrice; hand: L3 sofia");
    g.may_not("remember:lantern-walk serve:sofia").does("end").turn(0, "hire").may_not("remember:regatta");
    g.does("love:L3").pays(1, 3).has(0, "hand: sofia");
    g.does("hire:margareta").pays(0, 0).pile_is("margareta", 9).does("end").turn(1, "hire");
    g.has(0, "discard: evita hyacinth margareta clorinde L3 sofia").count(0, "hand", 5).count(0, "deck", 4);
    g.has(0, "remi: scary-night; rooms: beatrice");
    let owned = ["hand", "deck", "discard"].map(|zone| g.zone(0, zone).len()).iter().sum::<usize>();
    assert_eq!(owned + 2, 17);
}
