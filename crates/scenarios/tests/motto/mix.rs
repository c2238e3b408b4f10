//! MO-MIX: guests of the older boxes, private maids, Illness.

use crate::kit::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn guests() -> Vec<String> {
    ids(OLDER)[..10].to_vec()
}

/// A way through the legal actions that depends on nothing but its seed.
struct Walk(u64);

impl Walk {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// Mostly something else than `end`, else the game would last for ever.
    fn choose(&mut self, mut legal: Vec<String>) -> String {
        if legal.len() > 1 && self.below(8) > 0 {
            legal.retain(|action| action != "end");
        }
        legal.swap_remove(self.below(legal.len()))
    }
}

#[test]
fn mo_mix_01_ten_single_cards_in_an_open_eleventh_pile() {
    let mut g = dealt(4, json!({"guests": guests()}));
    assert_eq!(sorted(g.guests()), sorted(guests()));
    assert_eq!(g.kinds().len(), 10, "the guests are no piles of their own");
    let tops: BTreeSet<String> =
        (0..20).map(|n| seeded(4, &n.to_string(), json!({"guests": guests()})).guests()[0].clone()).collect();
    assert!(tops.len() > 1, "the pile is shuffled");
}

#[test]
fn mo_mix_01_only_the_top_card_is_on_offer() {
    let mut g = table4().hiring(2, 20).guests("kagari carillon nonnette").open();
    g.may("hire:kagari").may_not("hire:carillon hire:nonnette").does("hire:kagari").has(0, "discard: kagari");
    g.pays(1, 17).may("hire:carillon").may_not("hire:kagari hire:nonnette");
    assert_eq!(g.guests(), cards("carillon nonnette"));
}

#[test]
fn mo_mix_01_a_guest_serves_as_in_her_own_box() {
    let mut g = table4().seat(0, "hand: kagari tomo*2").open();
    g.does("serve:kagari").counters(2, 1, 0).does("serve:tomo serve:tomo").counters(0, 1, 0);
}

#[test]
fn mo_mix_01_only_older_general_maids_are_guests() {
    let swap = |card: &str| [&guests()[1..], &[card.to_string()]].concat();
    assert!(bad_setup(4, json!({"guests": guests()[1..]})), "nine");
    assert!(bad_setup(4, json!({"guests": ids(OLDER)[..11]})), "eleven");
    assert!(bad_setup(4, json!({"guests": swap(&guests()[1])})), "one twice");
    for card in ["julia", "anise-greenaway-motto", "colette-framboise", "rosa-topaz", "illness", "garden", "1-love"] {
        assert!(bad_setup(4, json!({"guests": swap(card)})), "{card}");
    }
    assert!(!bad_setup(4, json!({"guests": swap("fea-primrose")})));
}

#[test]
fn mo_mix_02_ten_private_maids_in_an_open_pile() {
    let chosen = ids(PRIVATE)[5..15].to_vec();
    let mut g = dealt(4, json!({"private_maids": chosen}));
    assert_eq!(sorted(g.privates()), sorted(chosen));
    assert_eq!(strings(&g.state()["town"]["private_maids"]["face_up"]).len(), 1);
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let pile = seeded(4, &seed.to_string(), json!({"private_maids": true})).privates();
        assert_eq!(pile.iter().collect::<BTreeSet<_>>().len(), 10);
        seen.extend(pile);
    }
    assert_eq!(seen, ids(PRIVATE).into_iter().collect(), "all nineteen turn up in time");
}

#[test]
fn mo_mix_02_other_lists_are_refused() {
    let ten = ids(PRIVATE)[..10].to_vec();
    let swap = |card: &str| [&ten[1..], &[card.to_string()]].concat();
    assert!(bad_setup(4, json!({"private_maids": ten[1..]})));
    assert!(bad_setup(4, json!({"private_maids": ids(PRIVATE)[..11]})));
    assert!(bad_setup(4, json!({"private_maids": swap(&ten[1])})));
    assert!(bad_setup(4, json!({"private_maids": swap("ignis")})));
    assert!(bad_setup(4, json!({"private_maids": swap("kagari-ichinomiya")})));
    assert!(dealt(4, json!({})).privates().is_empty(), "none without the option");
}

/// Proves MO-MIX-02, AMB-MO-09.
#[test]
fn mo_mix_02_the_top_one_is_hired_into_the_private_quarters() {
    let mut g = table4().hiring(2, 20).private("rosa", "tanya fay").open();
    g.may_not("hire:tanya hire:fay").does("hire:rosa").pays(1, 15).has(0, "private: rosa").count(0, "discard", 0);
    assert_eq!(g.privates(), cards("tanya fay"));
    g.does("hire:tanya").has(0, "private: tanya rosa").finish_turn().has(0, "private: tanya rosa");
}

/// Proves MO-MIX-02.
#[test]
fn mo_mix_02_mika_may_go_to_any_house() {
    let mut g = table4().hiring(1, 20).private("mika", "rosa").open();
    assert_eq!(sorted(g.such("hire:mika")), [0, 1, 2, 3].map(|seat| format!("hire:mika-yakushido@{seat}")));
    g.does("hire:mika@2").has(2, "private: mika").has(0, "private:");
}

#[test]
fn mo_mix_03_starting_abilities_belong_to_phase_one() {
    let t = table4().phase("refined").seat(0, "hand: tomo; deck: L2 L1*9; private: lalande; refined: isaure");
    let mut g = t.open();
    g.turn(0, "refined").asks("use:lalande use:isaure end").does("use:lalande").has(0, "hand: tomo L2");
    g.asks("use:isaure love:L2 end").does("use:isaure").pays(1, 1).asks("love:L2 end").does("end");
    g.turn(0, "serve").may_not("use:lalande");
}

#[test]
fn mo_mix_03_forfeited_when_phase_one_is_over() {
    let t = table4().phase("refined").seat(0, "hand: tomo; private: lalande; refined: noemi");
    let mut g = t.open();
    g.turn(0, "refined").asks("use:lalande end").does("end").turn(0, "serve").may_not("use:lalande");
    g.has(0, "hand: tomo");
}

#[test]
fn mo_mix_03_automatic_bonuses_come_with_phase_one() {
    let after = |private: &str| {
        let mut g = table4().phase("hire").seat(1, &format!("hand: tomo; private: {private}; refined: noemi")).open();
        g.does("end");
        assert_eq!(g.decider(), 1);
        g
    };
    after("rosa").turn(1, "serve").counters(1, 1, 1);
    after("lucienne").turn(1, "serve").counters(2, 1, 0);
    after("courtney").turn(1, "serve").counters(1, 2, 0);
    after("tanya rosa").turn(1, "serve").counters(1, 1, 0);
    after("fay").turn(1, "refined").asks("gain:love gain:employment").does("gain:employment").counters(1, 2, 0);
}

/// Proves MO-MIX-03.
#[test]
fn mo_mix_03_milly_rewards_the_first_draw_of_a_motto_maid() {
    let mut g = table4().seat(0, "hand: chiffon cecilia; deck: L1*9; private: milly").open();
    g.does("serve:chiffon").counters(2, 1, 0).does("serve:cecilia").counters(1, 1, 0);
}

#[test]
fn mo_mix_03_a_private_maid_hired_now_starts_next_round() {
    let mut g = table4().hiring(1, 20).private("lalande", "rosa").seat(0, "refined: roxane").open();
    g.does("hire:lalande").may_not("use:lalande").finish_round();
    g.does("pick:noemi pick:celina pick:arisa pick:ignis").turn(0, "refined").may("use:lalande");
}

#[test]
fn mo_mix_04_illness_is_hired_for_four_onto_a_maid() {
    let t = table()
        .option("illness", json!(true))
        .hiring(1, 4)
        .seat(0, "rooms: elaine")
        .seat(1, "rooms: colette*2; refined: noemi");
    let mut g = t.open();
    g.pile_is("illness", 10);
    assert_eq!(sorted(g.such("hire:illness")).len(), 2);
    g.may("hire:illness@0.elaine").does("hire:illness@1.colette").pays(0, 0).pile_is("illness", 9);
    g.has(1, "rooms: colette colette!1").has(0, "rooms: elaine");
    assert!(!g.has_pile("bad-habit"), "Bad Habits stay in their box");
}

#[test]
fn mo_mix_04_without_maids_nobody_falls_ill() {
    let mut g = table().option("illness", json!(true)).hiring(1, 20).seat(0, "hand: elaine").open();
    assert_eq!(g.such("hire:illness").len(), 0);
    assert!(!dealt(2, json!({})).has_pile("illness"), "no Illness without the option");
}

#[test]
fn mo_mix_04_cured_with_a_three_love_in_phase_one() {
    let t = table()
        .option("illness", json!(true))
        .phase("refined")
        .seat(0, "hand: L3*2 tomo; rooms: colette!2 elaine!1; refined: noemi");
    let mut g = t.open();
    g.turn(0, "refined").may("cure:colette cure:elaine").does("cure:colette").has(0, "rooms: colette!1 elaine!1");
    g.has(0, "discard: L3").pile_is("illness", 8).pays(1, 0).does("cure:elaine").has(0, "rooms: colette!1 elaine");
    g.asks("end").does("end").turn(0, "serve").asks("serve:tomo use:elaine end");
}

#[test]
fn mo_mix_04_no_cure_without_a_three_love_or_later() {
    let t = table()
        .option("illness", json!(true))
        .phase("refined")
        .seat(0, "hand: L2 tomo; rooms: colette!1; refined: noemi");
    t.open().turn(0, "serve").may_not("cure:colette");
    let mut g =
        table().option("illness", json!(true)).seat(0, "hand: L3 tomo; rooms: colette!1; refined: noemi").open();
    g.turn(0, "serve").may_not("cure:colette").does("end").may_not("cure:colette");
}

#[test]
fn mo_mix_04_a_sick_chambermaid_has_no_effect() {
    let mut g = table().option("illness", json!(true)).seat(0, "hand: tomo; rooms: colette!1 elaine!1").open();
    g.asks("serve:tomo end").may_not("use:colette use:elaine");
    let mut g = table().option("illness", json!(true)).seat(0, "hand: tomo; rooms: colette!1 colette").open();
    g.does("use:colette").has(0, "rooms: colette!1").may_not("use:colette");
}

#[test]
fn mo_mix_04_a_sick_private_maid_does_nothing_and_only_the_top_one_falls_ill() {
    let t =
        table4().option("illness", json!(true)).hiring(1, 4).seat(1, "hand: tomo; private: rosa tanya; refined: noemi");
    let mut g = t.open();
    g.may("hire:illness@1.rosa").may_not("hire:illness@1.tanya").does("hire:illness@1.rosa end");
    g.has(1, "private: rosa!1 tanya").turn(1, "serve").counters(1, 1, 0);
}

/// Proves MO-MIX-04, MO-MIX-05.
#[test]
fn mo_mix_04_claire_among_the_guests_wards_an_illness_off() {
    let t =
        table4().option("illness", json!(true)).hiring(1, 4).seat(1, "hand: claire; rooms: colette; refined: noemi");
    let mut g = t.open();
    g.does("hire:illness@1.colette");
    assert_eq!((g.decider(), &g.decision()["kind"]), (1, &json!("reaction")));
    g.asks("yes no").does("yes").has(1, "rooms: colette").pile_is("illness", 10).has(1, "hand: claire").pays(0, 0);
}

fn options(mask: u32) -> Value {
    let mut options = json!({});
    if mask & 1 == 1 {
        options["guests"] = json!(guests());
    }
    if mask & 2 == 2 {
        options["private_maids"] = json!(true);
    }
    if mask & 4 == 4 {
        options["illness"] = json!(true);
    }
    options
}

#[test]
fn mo_mix_05_the_options_combine_freely() {
    for mask in 0..8 {
        let mut g = dealt(4, options(mask));
        assert_eq!(g.guests().len(), if mask & 1 == 1 { 10 } else { 0 });
        assert_eq!(g.privates().len(), if mask & 2 == 2 { 10 } else { 0 });
        assert_eq!(g.has_pile("illness"), mask & 4 == 4);
        assert_eq!((g.kinds().len(), g.park().len()), (10, 9));
    }
}

/// Proves MO-MIX-05, MO-END-02.
#[test]
fn mo_mix_05_every_mix_plays_to_its_end_and_keeps_its_cards() {
    for players in 2..=4 {
        for mask in 0..8 {
            let mut options = options(mask);
            options["park"] = json!("random");
            let mut g = seeded(players, &format!("walk {mask}"), options);
            let (all, mut walk) = (census(&mut g), Walk(u64::from(mask) + 1));
            let (mut decision, mut actions) = (g.decision(), 0);
            while !decision.is_null() {
                assert!(actions < 30_000, "{players} players, mix {mask}: no end in sight");
                g.act(&walk.choose(strings(&decision["actions"])));
                actions += 1;
                let before = std::mem::replace(&mut decision, g.decision());
                if decision["phase"] == "pick" && before["phase"] != "pick" {
                    assert_eq!(census(&mut g), all, "{players} players, mix {mask}, after action {actions}");
                }
            }
            assert_eq!(census(&mut g), all, "{players} players, mix {mask}: at the end");
            g.over(true);
        }
    }
}

/// Proves MO-MIX-06, AMB-MO-09.
#[test]
fn mo_mix_06_employment_symbols_of_older_maids_give_hires() {
    let mut g = table4().seat(0, "hand: moine-de-lefevre L2; deck: L1*9").open();
    g.does("serve:moine-de-lefevre").counters(0, 3, 0).count(0, "hand", 3).does("end love:all").pays(3, 4);
    g.does("hire:L1 hire:L1 hire:L1").pays(0, 1).asks("end");
    let mut g = table4().seat(0, "hand: tenalys").open();
    g.does("serve:tenalys").counters(0, 2, 3).count(1, "hand", 1);
}

#[test]
fn mo_mix_07_a_returned_guest_goes_under_the_eleventh_pile() {
    let mut g = table4().serving(2).guests("kagari eliza").seat(0, "rooms: domino").open();
    g.asks("return:domino end").does("return:domino").counters(0, 1, 0).has(0, "rooms:");
    assert_eq!(g.guests(), cards("kagari eliza domino"));
}

#[test]
fn mo_mix_07_a_returned_private_maid_goes_under_the_private_pile() {
    let t = table4().phase("hire").private("rosa", "tanya").seat(1, "hand: L2; private: mika; refined: noemi");
    let mut g = t.open();
    g.does("end").has(1, "private:");
    assert_eq!(g.decider(), 1);
    assert_eq!(g.privates(), cards("rosa tanya mika"));
}

/// Proves MO-MIX-07.
#[test]
fn mo_mix_07_into_an_empty_pile_she_is_on_offer_again() {
    let t = table4().serving(2).counter("love", 9).guests("").seat(0, "rooms: domino");
    let mut g = t.open();
    g.does("return:domino end").turn(0, "hire").may("hire:domino").does("hire:domino").has(0, "discard: domino");
}

#[test]
fn mo_mix_07_the_private_pile_is_empty_without_any_card() {
    let mut g = table4().phase("hire").private("rosa", "").piles("tomo", 0).open();
    g.finish_round().over(false).turn(0, "pick");
    let mut g = table4().hiring(1, 5).private("rosa", "").piles("tomo", 0).open();
    g.does("hire:rosa").finish_round().over(true);
}

#[test]
fn mo_mix_07_two_players_take_three_of_both_piles_away() {
    let mut tops = BTreeSet::new();
    let private = ids(PRIVATE)[..10].to_vec();
    for seed in 0..20 {
        let options = json!({"guests": guests(), "private_maids": private, "illness": true});
        let mut g = seeded(2, &seed.to_string(), options);
        let (found, maids) = (g.guests(), g.privates());
        assert_eq!((found.len(), maids.len()), (7, 7));
        assert!(found.iter().all(|c| guests().contains(c)) && maids.iter().all(|c| private.contains(c)));
        g.pile_is("illness", 10);
        tops.insert(sorted(found));
    }
    assert!(tops.len() > 1, "which three is left to chance");
    assert_eq!(dealt(3, json!({"guests": guests()})).guests().len(), 10);
}

/// Proves AMB-MO-09.
#[test]
fn amber_acts_in_phase_six() {
    let lay = |deck: &str| {
        let t = table4()
            .phase("hire")
            .turn_of(1)
            .seat(0, "private: amber")
            .seat(1, &format!("deck: {deck}; refined: noemi"));
        let mut g = t.open();
        g.does("end");
        g
    };
    lay("L1 tomo*9").count(1, "hand", 4).has(1, "discard: L1").count(1, "deck", 5);
    lay("tomo L1*9").count(1, "hand", 5).has(1, "discard: tomo").count(1, "deck", 4);
    let mut own = table4().phase("hire").seat(0, "private: amber; deck: L1*10").open();
    own.does("end").count(0, "hand", 5).count(0, "discard", 0);
}

/// Proves MO-HIRE-05, MO-MIX-05.
#[test]
fn mo_hire_05_the_mixes_add_their_tops_and_illness() {
    let t = table4()
        .option("illness", json!(true))
        .hiring(1, 20)
        .guests("kagari eliza")
        .private("rosa", "tanya")
        .seat(0, "rooms: colette");
    let mut g = t.open();
    g.may("hire:kagari hire:rosa hire:illness@0.colette hire:tomo hire:L1").may_not("hire:eliza hire:tanya");
    assert_eq!(g.such("hire:").len(), 10 + 3 + 1 + 1 + 1);
}

#[test]
fn mo_mix_07_an_exchanged_private_maid_goes_under_her_pile() {
    let t = table4().private("eve", "shion").seat(0, "hand: tiffany; private: rosa lucienne");
    let mut g = t.open();
    g.does("serve:tiffany").counters(0, 1, 3).asks("take:eve no").does("take:eve").has(0, "private: eve lucienne");
    assert_eq!(g.privates(), cards("shion rosa"));
}

/// Proves MO-MIX-01, MO-MIX-03.
#[test]
fn mo_mix_03_a_chambered_valencia_leaves_in_phase_one() {
    let t = table4().phase("refined").seat(0, "hand: tomo; deck: L2*5; rooms: valencia; refined: noemi");
    let mut g = t.open();
    g.turn(0, "refined").asks("use:valencia end").does("use:valencia").has(0, "hand: tomo L2*2; rooms:");
    g.has(0, "discard: valencia").does("end").turn(0, "serve");
}

/// Proves MO-MIX-01, MO-REFINED-YUKINA.
#[test]
fn mo_mix_01_guests_are_maids_for_yukina() {
    let mut g = table4().phase("refined").seat(0, "hand: kagari colette L1; refined: yukina").open();
    g.does("use:yukina").asks("discard:kagari discard:colette").does("discard:kagari").has(0, "discard: kagari");
}

/// Proves MO-MIX-01, MO-CARD-OTHERS.
#[test]
fn mo_mix_01_namesakes_do_not_mix() {
    let t = table4().phase("hire").seat(0, "hand: ophelia-grail ophelia*2; preps: food-1");
    t.open().brings(0, "ophelia-grail", 0).brings(0, "ophelia", 2).worth(0, 3 + 2);
    let mut g = table4().hiring(2, 20).guests("anise-greenaway kagari").piles("anise", 3).open();
    g.does("hire:anise-greenaway").pile_is("anise", 3).has(0, "discard: anise-greenaway").may("hire:anise");
}

/// Proves MO-MIX-02, MO-CHAMBER-01.
#[test]
fn mo_mix_02_eve_makes_the_first_chambermaid_cheaper() {
    let mut g = table4().serving(2).seat(0, "hand: colette elaine; private: eve").open();
    g.does("chamber:colette")
        .counters(1, 1, 0)
        .does("chamber:elaine")
        .counters(0, 1, 0)
        .has(0, "rooms: colette elaine");
}

/// Proves MO-SCORE-03, MO-MIX-02.
#[test]
fn mo_mix_02_clymene_counts_the_chambermaids() {
    let t = table4()
        .option("illness", json!(true))
        .phase("hire")
        .seat(0, "rooms: colette*3 elaine colette!1; private: rosa clymene");
    t.open().brings(0, "clymene", 2).worth(0, 3 + 1 + 2 + 1);
}

/// Proves MO-MIX-02, MO-HIRE-01.
#[test]
fn mo_mix_02_roanna_bargains_in_the_employ_phase() {
    let mut g = table4().hiring(1, cost("anise") - 1).seat(0, "private: roanna").open();
    g.may_not("hire:anise").does("use:roanna hire:anise").pays(0, 0).has(0, "discard: anise");
}

/// Proves MO-DISMISS-01, MO-ROUND-05.
#[test]
fn mo_dismiss_01_home_before_the_clean_up_begins() {
    let t = table4().phase("hire").seat(0, "hand: tomo L1; deck: L2*9; private: chrysta; refined: ignis");
    let mut g = t.open();
    g.does("end").turn(0, "dismiss").asks("top:tomo top:L1 no");
    assert!(g.park().contains(&id("ignis")) && g.refined(0).is_none(), "phase V comes before phase VI");
    g.does("top:tomo").has(0, "hand: tomo L2*4; discard: L1");
}
