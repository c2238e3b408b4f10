//! The dismissal phase and the shuffle: TC-DISMISS, TC-SHUFFLE.

use crate::kit::*;

#[test]
fn tc_dismiss_01_play_area_and_hand_go_to_the_discard_pile() {
    let mut scene =
        table(2).phase("hire").seat(0, "hand: colette L1; play: kagari L2; discard: L3; deck: rouge*5").open();
    scene.act("end");
    scene.has(0, "discard: colette L1 kagari L2 L3");
    scene.has(0, "play:");
}

#[test]
fn tc_dismiss_02_the_quarters_stay() {
    let mut scene =
        table(2).phase("hire").seat(0, "rooms: colette azure!1; private: rosa fay; habits: 2; deck: L1*5").open();
    scene.act("end");
    scene.has(0, "rooms: colette azure!1");
    scene.has(0, "private: rosa fay");
    scene.has(0, "habits: 2");
    scene.has(0, "discard:");
}

#[test]
fn tc_dismiss_03_then_a_new_hand_of_five() {
    let mut scene = table(2).phase("hire").seat(0, "deck: L1 L2 L3 L1 L2 L3 L1").open();
    scene.act("end");
    scene.has(0, "hand: L1*2 L2*2 L3; deck: L3 L1");
}

#[test]
fn tc_dismiss_04_a_deck_that_runs_out_is_made_new_from_the_discards() {
    let mut scene = table(2).phase("hire").seat(0, "deck: L1*2; discard: L2*4").open();
    let events = scene.act("end");
    assert_eq!(happened(&events, "shuffled"), 1);
    scene.has(0, "hand: L1*2 L2*3; deck: L2; discard:");
}

#[test]
fn tc_dismiss_05_what_was_dismissed_now_is_shuffled_too() {
    let mut scene = table(2).phase("hire").seat(0, "hand: colette*2; play: kagari; deck: L1*2").open();
    scene.act("end");
    scene.has(0, "hand: L1*2 colette*2 kagari; discard:");
}

#[test]
fn tc_dismiss_06_a_small_house_has_a_small_hand() {
    let mut scene = table(2).phase("hire").seat(0, "hand: L1; deck: L2").open();
    scene.act("end");
    scene.has(0, "hand: L1 L2; deck:; discard:");
    assert_eq!(scene.decider(), 1);
}

#[test]
fn tc_dismiss_07_the_play_area_goes_down_in_order_of_play() {
    let mut scene = table(2).seat(0, "hand: L1 kagari; deck: L2*5").open();
    scene.does("love:L1 serve:kagari end end");
    scene.begins(0, "discard: kagari");
    let mut other = table(2).seat(0, "hand: L1 kagari; deck: L2*5").open();
    other.does("serve:kagari love:L1 end end");
    other.begins(0, "discard: L1");
}

#[test]
fn tc_dismiss_07_the_hand_lies_over_the_play_area() {
    for left in ["colette-framboise", "kagari-ichinomiya"] {
        let mut scene = table(2).seat(0, &format!("hand: rouge {left} L1")).seat(0, "deck: L2*5").open();
        scene.does("love:L1 serve:rouge end hire:azure end");
        assert_eq!(scene.top(0), left);
        scene.has(0, &format!("discard: azure L1 rouge {left}"));
    }
}

/// The card that shows after a hand has been laid down.
fn shown(hand: &str) -> String {
    let mut scene = table(2).phase("hire").seat(0, &format!("hand: {hand}; play: L2; deck: L2*5")).open();
    scene.act("end");
    scene.top(0)
}

/// Proves TC-DISMISS-07.
#[test]
fn amb_tc_46_the_kind_held_most_often_shows() {
    assert_eq!(shown("1-love marianne-soleil*2 3-love colette-framboise"), "marianne-soleil");
    assert_eq!(shown("kagari-ichinomiya*3 1-love*2"), "kagari-ichinomiya");
}

#[test]
fn amb_tc_46_of_equals_the_cheapest_then_the_first_in_card_order_shows() {
    assert_eq!(shown("kagari-ichinomiya marianne-soleil colette-framboise 3-love"), "colette-framboise");
    assert_eq!(shown("kagari-ichinomiya*2 rouge-crescent*2 1-love"), "rouge-crescent");
    // Azure and Viola cost the same, and Azure stands first in the list.
    let order = ["azure-crescent", "viola-crescent"];
    let mut scene = table(2).open();
    let cards = scene.ask(&json!({"op": "cards", "game": GAME}))["cards"].as_array().unwrap().clone();
    let at = |id: &str| cards.iter().position(|card| card["id"] == id).unwrap();
    let cost = |id: &str| cards[at(id)]["cost"].clone();
    assert!(at(order[0]) < at(order[1]) && cost(order[0]) == cost(order[1]));
    assert_eq!(shown("viola-crescent azure-crescent"), "azure-crescent");
}

#[test]
fn amb_tc_46_by_choice_the_owner_says_what_comes_on_top() {
    for (top_card, action) in [("3-love", "top:3-love"), ("colette-framboise", "top:colette-framboise")] {
        let mut scene = table(2)
            .option("dismissal", json!("choose"))
            .phase("hire")
            .seat(0, "hand: L1 L3 colette; play: kagari; deck: L2*5")
            .open();
        scene.act("end");
        let decision = scene.decision();
        assert_eq!((&decision["player"], &decision["phase"]), (&json!(0), &json!("dismiss")));
        assert_eq!((&decision["kind"], &decision["source"]), (&json!("choice"), &json!(null)));
        scene.asks("top:L1 top:L3 top:colette");
        scene.illegal("end", "AMB-TC-46");
        scene.act(action);
        assert_eq!((scene.top(0).as_str(), scene.decider()), (top_card, 1));
        scene.has(0, "discard: L1 L3 colette kagari");
    }
}

#[test]
fn amb_tc_46_with_one_kind_or_none_nothing_is_asked() {
    for (hand, shown) in [("L1*3", "1-love"), ("", "kagari-ichinomiya")] {
        let lay = table(2).option("dismissal", json!("choose")).phase("hire");
        let mut scene = lay.seat(0, &format!("hand: {hand}; play: kagari; deck: L2*5")).open();
        scene.act("end");
        assert_eq!((scene.decider(), scene.top(0).as_str()), (1, shown));
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
    let mut scene = table(2).seat(0, "hand: viola; deck: L1; discard: L2*3").open();
    let events = scene.act("serve:viola");
    assert_eq!(happened(&events, "shuffled"), 0);
    scene.has(0, "hand: L1; deck:; discard: L2*3");
}

#[test]
fn tc_shuffle_01_also_after_the_new_hand() {
    let mut scene = table(2).phase("hire").seat(0, "deck: L1*5; discard: L2*3").open();
    scene.act("end");
    scene.has(0, "hand: L1*5; deck:; discard: L2*3");
}

#[test]
fn tc_shuffle_02_looking_at_an_empty_deck_shuffles() {
    let mut scene = table(2).seat(0, "hand: eliza").seat(1, "discard: L3").open();
    scene.act("serve:eliza");
    let events = scene.act("target:1");
    assert_eq!(happened(&events, "shuffled"), 1);
    scene.has(1, "deck: L3").asks("discard:L3 keep:L3");
}

#[test]
fn tc_shuffle_02_discarding_from_an_empty_deck_shuffles() {
    let mut scene = table(2).phase("hire").seat(1, "private: amber").seat(0, "discard: kagari*6").open();
    scene.act("end");
    scene.has(0, "hand: kagari*5; discard: kagari; deck:");
}

#[test]
fn tc_shuffle_03_a_draw_goes_on_after_the_shuffle() {
    let mut scene = table(2).seat(0, "hand: anise; deck: L1; discard: L2*3").open();
    scene.act("serve:anise");
    scene.has(0, "hand: L1 L2*2; deck: L2; discard:");
}

#[test]
fn tc_shuffle_03_the_draw_of_another_player_shuffles_that_players_discards() {
    let mut scene = table(2).seat(0, "hand: tenalys; discard: L1").seat(1, "discard: L2*2").open();
    scene.act("serve:tenalys");
    scene.has(1, "hand: L2; deck: L2").has(0, "discard: L1");
}

#[test]
fn tc_shuffle_04_with_no_card_anywhere_nothing_happens() {
    let mut scene = table(2).seat(0, "hand: viola").open();
    scene.act("serve:viola");
    scene.has(0, "hand:").counters(0, 1, 0);
    scene.free(0, "serve");
}

#[test]
fn tc_shuffle_05_only_the_discard_pile_is_shuffled() {
    let mut scene = table(2).seat(0, "hand: anise colette; play: L3; rooms: azure; discard: L1").open();
    scene.act("serve:anise");
    scene.has(0, "hand: L1 colette; play: L3 anise");
    scene.has(0, "rooms: azure");
}
