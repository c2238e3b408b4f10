//! The dismissal phase and the shuffle: TC-DISMISS, TC-SHUFFLE.

use crate::kit::*;

#[test]
fn tc_dismiss_01_play_area_and_hand_go_to_the_discard_pile() {
    let mut scene = table(2)
        .phase("hire")
        .hand(0, &["colette-framboise", "1-love"])
        .in_play(0, &["kagari-ichinomiya", "2-love"])
        .discard(0, &["3-love"])
        .deck(0, &["rouge-crescent*5"])
        .open();
    scene.act("end");
    scene.has(0, "discard", &["colette-framboise", "1-love", "kagari-ichinomiya", "2-love", "3-love"]);
    scene.has(0, "in_play", &[]);
}

#[test]
fn tc_dismiss_02_the_quarters_stay() {
    let mut scene = table(2)
        .phase("hire")
        .chambered(0, &["colette-framboise", "azure-crescent!1"])
        .private(0, &["rosa-topaz", "fay-longfang"])
        .habits(0, 2)
        .deck(0, &["1-love*5"])
        .open();
    scene.act("end");
    chambered(&mut scene, 0, &["colette-framboise", "azure-crescent!1"]);
    private(&mut scene, 0, &["rosa-topaz", "fay-longfang"]);
    assert_eq!(habits(&mut scene, 0), 2);
    scene.has(0, "discard", &[]);
}

#[test]
fn tc_dismiss_03_then_a_new_hand_of_five() {
    let mut scene =
        table(2).phase("hire").deck(0, &["1-love", "2-love", "3-love", "1-love", "2-love", "3-love", "1-love"]).open();
    scene.act("end");
    scene.has(0, "hand", &["1-love*2", "2-love*2", "3-love"]).has(0, "deck", &["3-love", "1-love"]);
}

#[test]
fn tc_dismiss_04_a_deck_that_runs_out_is_made_new_from_the_discards() {
    let mut scene = table(2).phase("hire").deck(0, &["1-love*2"]).discard(0, &["2-love*4"]).open();
    let events = scene.act("end");
    assert_eq!(happened(&events, "shuffled"), 1);
    scene.has(0, "hand", &["1-love*2", "2-love*3"]).has(0, "deck", &["2-love"]).has(0, "discard", &[]);
}

#[test]
fn tc_dismiss_05_what_was_dismissed_now_is_shuffled_too() {
    let mut scene = table(2)
        .phase("hire")
        .hand(0, &["colette-framboise*2"])
        .in_play(0, &["kagari-ichinomiya"])
        .deck(0, &["1-love*2"])
        .open();
    scene.act("end");
    scene.has(0, "hand", &["1-love*2", "colette-framboise*2", "kagari-ichinomiya"]).has(0, "discard", &[]);
}

#[test]
fn tc_dismiss_06_a_small_house_has_a_small_hand() {
    let mut scene = table(2).phase("hire").hand(0, &["1-love"]).deck(0, &["2-love"]).open();
    scene.act("end");
    scene.has(0, "hand", &["1-love", "2-love"]).has(0, "deck", &[]).has(0, "discard", &[]);
    assert_eq!(scene.decider(), 1);
}

#[test]
fn tc_dismiss_07_the_play_area_goes_down_in_order_of_play() {
    let mut scene = table(2).hand(0, &["1-love", "kagari-ichinomiya"]).deck(0, &["2-love*5"]).open();
    scene.acts(&["love:1-love", "serve:kagari-ichinomiya", "end", "end"]);
    assert_eq!(top(&mut scene, 0), "kagari-ichinomiya");
    let mut other = table(2).hand(0, &["1-love", "kagari-ichinomiya"]).deck(0, &["2-love*5"]).open();
    other.acts(&["serve:kagari-ichinomiya", "love:1-love", "end", "end"]);
    assert_eq!(top(&mut other, 0), "1-love");
}

#[test]
fn tc_dismiss_07_the_hand_lies_over_the_play_area() {
    for left in ["colette-framboise", "kagari-ichinomiya"] {
        let mut scene = table(2).hand(0, &["rouge-crescent", left, "1-love"]).deck(0, &["2-love*5"]).open();
        scene.acts(&["love:1-love", "serve:rouge-crescent", "end", "hire:azure-crescent", "end"]);
        assert_eq!(top(&mut scene, 0), left);
        scene.has(0, "discard", &["azure-crescent", "1-love", "rouge-crescent", left]);
    }
}

/// The card that shows after a hand has been laid down.
fn shown(hand: &[&str]) -> String {
    let mut scene = table(2).phase("hire").hand(0, hand).in_play(0, &["2-love"]).deck(0, &["2-love*5"]).open();
    scene.act("end");
    top(&mut scene, 0)
}

/// Proves TC-DISMISS-07.
#[test]
fn amb_tc_46_the_kind_held_most_often_shows() {
    assert_eq!(shown(&["1-love", "marianne-soleil*2", "3-love", "colette-framboise"]), "marianne-soleil");
    assert_eq!(shown(&["kagari-ichinomiya*3", "1-love*2"]), "kagari-ichinomiya");
}

#[test]
fn amb_tc_46_of_equals_the_cheapest_then_the_first_in_card_order_shows() {
    assert_eq!(shown(&["kagari-ichinomiya", "marianne-soleil", "colette-framboise", "3-love"]), "colette-framboise");
    assert_eq!(shown(&["kagari-ichinomiya*2", "rouge-crescent*2", "1-love"]), "rouge-crescent");
    // Azure and Viola cost the same, and Azure stands first in the list.
    let order = ["azure-crescent", "viola-crescent"];
    let mut scene = table(2).open();
    let cards = scene.ask(&json!({"op": "cards", "game": GAME}))["cards"].as_array().unwrap().clone();
    let at = |id: &str| cards.iter().position(|card| card["id"] == id).unwrap();
    let cost = |id: &str| cards[at(id)]["cost"].clone();
    assert!(at(order[0]) < at(order[1]) && cost(order[0]) == cost(order[1]));
    assert_eq!(shown(&["viola-crescent", "azure-crescent"]), "azure-crescent");
}

#[test]
fn amb_tc_46_by_choice_the_owner_says_what_comes_on_top() {
    for (top_card, action) in [("3-love", "top:3-love"), ("colette-framboise", "top:colette-framboise")] {
        let mut scene = table(2)
            .option("dismissal", json!("choose"))
            .phase("hire")
            .hand(0, &["1-love", "3-love", "colette-framboise"])
            .in_play(0, &["kagari-ichinomiya"])
            .deck(0, &["2-love*5"])
            .open();
        scene.act("end");
        let decision = scene.decision();
        assert_eq!((&decision["player"], &decision["phase"]), (&json!(0), &json!("dismiss")));
        assert_eq!((&decision["kind"], &decision["source"]), (&json!("choice"), &json!(null)));
        scene.asks(&["top:1-love", "top:3-love", "top:colette-framboise"]);
        illegal(&mut scene, "end", "AMB-TC-46");
        scene.act(action);
        assert_eq!((top(&mut scene, 0).as_str(), scene.decider()), (top_card, 1));
        scene.has(0, "discard", &["1-love", "3-love", "colette-framboise", "kagari-ichinomiya"]);
    }
}

#[test]
fn amb_tc_46_with_one_kind_or_none_nothing_is_asked() {
    for (hand, shown) in [(&["1-love*3"][..], "1-love"), (&[][..], "kagari-ichinomiya")] {
        let lay = table(2).option("dismissal", json!("choose")).phase("hire").hand(0, hand);
        let mut scene = lay.in_play(0, &["kagari-ichinomiya"]).deck(0, &["2-love*5"]).open();
        scene.act("end");
        assert_eq!((scene.decider(), top(&mut scene, 0).as_str()), (1, shown));
    }
}

#[test]
fn amb_tc_46_the_option_is_auto_or_choose() {
    let refused = Scene::try_new(GAME, 2, json!({"dismissal": "none"}), Value::Null).err().expect("no such word");
    assert_eq!(refused["rule"], "AMB-TC-46");
    let mut scene = Scene::new(GAME, 2, json!({"dismissal": "auto"}), Value::Null);
    assert!(scene.ask(&json!({"op": "record"}))["record"]["options"]["dismissal"].is_null());
    let mut scene = Scene::new(GAME, 2, json!({"dismissal": "choose"}), Value::Null);
    assert_eq!(scene.ask(&json!({"op": "record"}))["record"]["options"]["dismissal"], "choose");
}

#[test]
fn tc_dismiss_08_the_counters_are_reset() {
    let mut scene = table(2).phase("hire").counters(7, 5, 11).open();
    scene.act("end");
    scene.counters(1, 1, 0);
}

#[test]
fn tc_shuffle_01_an_empty_deck_waits_until_a_card_is_needed() {
    let mut scene = table(2).hand(0, &["viola-crescent"]).deck(0, &["1-love"]).discard(0, &["2-love*3"]).open();
    let events = scene.act("serve:viola-crescent");
    assert_eq!(happened(&events, "shuffled"), 0);
    scene.has(0, "hand", &["1-love"]).has(0, "deck", &[]).has(0, "discard", &["2-love*3"]);
}

#[test]
fn tc_shuffle_01_also_after_the_new_hand() {
    let mut scene = table(2).phase("hire").deck(0, &["1-love*5"]).discard(0, &["2-love*3"]).open();
    scene.act("end");
    scene.has(0, "hand", &["1-love*5"]).has(0, "deck", &[]).has(0, "discard", &["2-love*3"]);
}

#[test]
fn tc_shuffle_02_looking_at_an_empty_deck_shuffles() {
    let mut scene = table(2).hand(0, &["eliza-rosewater"]).discard(1, &["3-love"]).open();
    scene.act("serve:eliza-rosewater");
    let events = scene.act("target:1");
    assert_eq!(happened(&events, "shuffled"), 1);
    scene.has(1, "deck", &["3-love"]).asks(&["discard:3-love", "keep:3-love"]);
}

#[test]
fn tc_shuffle_02_discarding_from_an_empty_deck_shuffles() {
    let mut scene = table(2).phase("hire").private(1, &["amber-twilight"]).discard(0, &["kagari-ichinomiya*6"]).open();
    scene.act("end");
    scene.has(0, "hand", &["kagari-ichinomiya*5"]).has(0, "discard", &["kagari-ichinomiya"]).has(0, "deck", &[]);
}

#[test]
fn tc_shuffle_03_a_draw_goes_on_after_the_shuffle() {
    let mut scene = table(2).hand(0, &["anise-greenaway"]).deck(0, &["1-love"]).discard(0, &["2-love*3"]).open();
    scene.act("serve:anise-greenaway");
    scene.has(0, "hand", &["1-love", "2-love*2"]).has(0, "deck", &["2-love"]).has(0, "discard", &[]);
}

#[test]
fn tc_shuffle_03_the_draw_of_another_player_shuffles_that_players_discards() {
    let mut scene = table(2).hand(0, &["tenalys-trent"]).discard(0, &["1-love"]).discard(1, &["2-love*2"]).open();
    scene.act("serve:tenalys-trent");
    scene.has(1, "hand", &["2-love"]).has(1, "deck", &["2-love"]).has(0, "discard", &["1-love"]);
}

#[test]
fn tc_shuffle_04_with_no_card_anywhere_nothing_happens() {
    let mut scene = table(2).hand(0, &["viola-crescent"]).open();
    scene.act("serve:viola-crescent");
    scene.has(0, "hand", &[]).counters(0, 1, 0);
    free(&mut scene, 0, "serve");
}

#[test]
fn tc_shuffle_05_only_the_discard_pile_is_shuffled() {
    let mut scene = table(2)
        .hand(0, &["anise-greenaway", "colette-framboise"])
        .in_play(0, &["3-love"])
        .chambered(0, &["azure-crescent"])
        .discard(0, &["1-love"])
        .open();
    scene.act("serve:anise-greenaway");
    scene.has(0, "hand", &["1-love", "colette-framboise"]).has(0, "in_play", &["3-love", "anise-greenaway"]);
    chambered(&mut scene, 0, &["azure-crescent"]);
}
