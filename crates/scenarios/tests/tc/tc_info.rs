//! What is public and what is hidden: TC-INFO.

use crate::kit::*;

fn seat(view: &Value, seat: usize) -> Value {
    view["players"][seat].clone()
}

/// Seat 0 has looked at the 3 Love on seat 1's deck and left it there.
fn after_eliza() -> Scene {
    let mut scene = table(3).counters(2, 1, 0).seat(0, "hand: eliza tenalys").seat(1, "deck: L3 L1*6").open();
    scene.does("serve:eliza target:1 keep:L3");
    scene
}

#[test]
fn tc_info_01_the_size_of_every_deck_is_public() {
    let mut scene = table(3).seat(0, "deck: L1*4").seat(1, "deck: L2*7").open();
    for viewer in 0..3 {
        let view = scene.view(viewer);
        assert_eq!([0, 1, 2].map(|s| seat(&view, s)["deck"]["count"].clone()), [json!(4), json!(7), json!(0)]);
    }
    assert_eq!(seat(&scene.spectator(), 1)["deck"]["count"], json!(7));
}

#[test]
fn tc_info_02_the_size_of_every_town_pile_is_public() {
    let mut scene = table(2).piles("rouge", 4).piles("illness", 3).open();
    let piles = scene.state()["town"]["piles"].clone();
    assert_eq!(piles["rouge-crescent"], json!(4));
    assert_eq!(scene.view(1)["town"]["piles"], piles);
    assert_eq!(scene.spectator()["town"]["piles"], piles);
}

#[test]
fn tc_info_03_quarters_are_public_with_all_that_lies_in_them() {
    let mut scene = table(2).seat(1, "rooms: colette!2 azure; private: rosa!1 fay; habits: 3").open();
    let whole = scene.state();
    for view in [scene.view(0), scene.view(1), scene.spectator()] {
        for zone in ["chambermaids", "private_maids", "bad_habits"] {
            assert_eq!(seat(&view, 1)[zone], seat(&whole, 1)[zone], "{zone}");
        }
    }
}

#[test]
fn tc_info_03_the_play_area_is_public() {
    let mut scene = table(2).seat(0, "hand: kagari L1").open();
    scene.does("serve:kagari love:L1");
    let view = scene.view(1);
    let played = seat(&view, 0)["in_play"].as_array().unwrap().len();
    assert_eq!(played, 2);
}

#[test]
fn tc_info_04_of_another_discard_pile_only_the_top_card_shows() {
    let mut scene = table(2).seat(1, "discard: L3 marianne anise").open();
    assert_eq!(seat(&scene.view(0), 1)["discard"], json!({"count": 3, "top": "3-love"}));
    assert_eq!(seat(&scene.spectator(), 1)["discard"], json!({"count": 3, "top": "3-love"}));
}

#[test]
fn tc_info_05_hands_and_decks_are_counts() {
    let mut scene = table(2)
        .phase("hire")
        .seat(1, "hand: marianne L1*3")
        .seat(0, "deck: anise L1")
        .seat(1, "deck: anise L2")
        .open();
    let view = scene.view(0);
    assert_eq!(seat(&view, 1)["hand"]["count"], json!(4));
    assert_eq!(seat(&view, 1)["deck"]["count"], json!(2));
    let shown = view["players"].to_string();
    assert!(!shown.contains("marianne-soleil") && !shown.contains("anise-greenaway"), "{shown}");
}

#[test]
fn tc_info_05_two_hidden_hands_look_alike() {
    let lay = |hand: &str| table(3).phase("hire").seat(0, &format!("hand: {hand}; deck: L1*3")).open();
    let (mut a, mut b) = (lay("L1 L2"), lay("L3 colette"));
    for viewer in [1, 2] {
        assert_eq!(a.view(viewer), b.view(viewer));
    }
    assert_eq!(a.spectator(), b.spectator());
    assert_ne!(a.view(0), b.view(0));
}

#[test]
fn tc_info_05_two_orders_of_a_deck_look_alike_even_to_its_owner() {
    let lay = |deck: &str| table(2).phase("hire").seat(0, deck).seat(1, deck).open();
    let (mut a, mut b) = (lay("deck: L1 L2 L3"), lay("deck: L3 L1 L2"));
    for viewer in [0, 1] {
        assert_eq!(a.view(viewer), b.view(viewer));
    }
}

#[test]
fn tc_info_05_the_order_of_the_private_pile_is_hidden() {
    let mut scene = dealt(2, Value::Null);
    for view in [scene.view(0), scene.view(1), scene.spectator()] {
        assert_eq!(view["town"]["private_maids"]["face_up"].as_array().unwrap().len(), 2);
        assert_eq!(view["town"]["private_maids"]["deck"], json!({"count": 8}));
    }
}

#[test]
fn tc_info_05_the_own_hand_is_open_to_its_owner() {
    let mut scene = table(2).phase("hire").seat(1, "hand: L3 L1").open();
    let mut own: Vec<String> = seat(&scene.view(1), 1)["hand"]
        .as_array()
        .expect("the own hand is a list")
        .iter()
        .map(|c| c.as_str().unwrap().into())
        .collect();
    own.sort();
    assert_eq!(own, ["1-love", "3-love"]);
    assert_eq!(seat(&scene.spectator(), 1)["hand"]["count"], json!(2));
}

#[test]
fn tc_info_05_the_actions_are_shown_to_the_seat_that_decides() {
    let mut scene = table(2).seat(0, "hand: kagari L1").open();
    let own = scene.ask(&json!({"op": "view", "player": 0})).to_string();
    let other = scene.ask(&json!({"op": "view", "player": 1})).to_string();
    let nobody = scene.ask(&json!({"op": "view", "player": "spectator"})).to_string();
    assert!(own.contains("serve:kagari-ichinomiya"));
    assert!(!other.contains("serve:kagari-ichinomiya") && !other.contains("love:1-love"));
    assert!(!nobody.contains("serve:kagari-ichinomiya"));
}

#[test]
fn tc_info_06_the_owner_may_list_the_own_discard_pile() {
    let mut scene = table(2).seat(1, "discard: L3 L2 L1").open();
    let view = scene.view(1);
    let own = seat(&view, 1)["discard"].as_array().expect("the own pile is a list").len();
    assert_eq!(own, 3);
    assert_eq!(seat(&view, 1)["discard"][0], "3-love");
}

#[test]
fn tc_info_07_eliza_shows_the_card_to_her_player_alone() {
    let mut scene = after_eliza();
    assert_eq!(seat(&scene.view(0), 1)["deck"]["top"], json!(["3-love"]));
    for view in [scene.view(1), scene.view(2), scene.spectator()] {
        assert!(seat(&view, 1)["deck"]["top"].as_array().is_none_or(Vec::is_empty), "{view}");
    }
}

#[test]
fn tc_info_07_before_eliza_nobody_knows_the_top_card() {
    let mut scene = table(2).seat(0, "hand: eliza").seat(1, "deck: L3 L1").open();
    assert!(seat(&scene.view(0), 1)["deck"]["top"].as_array().is_none_or(Vec::is_empty));
}

#[test]
fn tc_info_07_what_eliza_saw_goes_with_the_card_into_the_hand() {
    let mut scene = after_eliza();
    scene.act("serve:tenalys");
    let view = scene.view(0);
    assert!(seat(&view, 1)["deck"]["top"].as_array().is_none_or(Vec::is_empty));
    assert_eq!(seat(&view, 1)["hand"]["known"], json!(["3-love"]));
    assert!(seat(&scene.view(2), 1)["hand"]["known"].as_array().is_none_or(Vec::is_empty));
}

#[test]
fn tc_info_07_what_was_learnt_ends_with_the_hand() {
    let mut scene = after_eliza();
    scene.act("serve:tenalys");
    scene.end_turn();
    assert_eq!(scene.decider(), 1);
    scene.end_turn();
    let view = scene.view(0);
    assert!(seat(&view, 1)["hand"]["known"].as_array().is_none_or(Vec::is_empty), "{view}");
    assert!(seat(&view, 1)["deck"]["top"].as_array().is_none_or(Vec::is_empty));
}

#[test]
fn tc_info_07_eliza_shows_the_own_top_card_to_its_owner() {
    let mut scene = table(2).seat(0, "hand: eliza; deck: L3 L1").open();
    scene.does("serve:eliza target:0 keep:L3");
    assert_eq!(seat(&scene.view(0), 0)["deck"]["top"], json!(["3-love"]));
    assert!(seat(&scene.view(1), 0)["deck"]["top"].as_array().is_none_or(Vec::is_empty));
}

#[test]
fn tc_info_07_eugenie_shows_the_card_to_her_player_alone() {
    let mut scene = table(3).phase("start").seat(0, "private: eugenie; hand: L1").seat(1, "hand: L3").open();
    assert!(seat(&scene.view(0), 1)["hand"]["known"].as_array().is_none_or(Vec::is_empty));
    scene.does("use:eugenie target:1");
    assert_eq!(seat(&scene.view(0), 1)["hand"]["known"], json!(["3-love"]));
    for view in [scene.view(2), scene.spectator()] {
        assert!(seat(&view, 1)["hand"]["known"].as_array().is_none_or(Vec::is_empty), "{view}");
    }
    scene.act("no");
    assert_eq!(seat(&scene.view(0), 1)["hand"]["known"], json!(["3-love"]));
}

#[test]
fn tc_info_07_after_the_exchange_both_players_know_what_they_gave() {
    let mut scene = table(3).phase("start").seat(0, "private: eugenie; hand: L1").seat(1, "hand: L3").open();
    scene.does("use:eugenie target:1 yes");
    assert_eq!(seat(&scene.view(0), 1)["hand"]["known"], json!(["1-love"]));
    assert_eq!(seat(&scene.view(1), 0)["hand"]["known"], json!(["3-love"]));
    let view = scene.view(2);
    for s in [0, 1] {
        assert!(seat(&view, s)["hand"]["known"].as_array().is_none_or(Vec::is_empty), "{view}");
    }
}

#[test]
fn tc_info_07_a_seen_card_that_is_played_is_no_longer_known_in_the_hand() {
    let mut scene = table(2).phase("start").seat(0, "private: eugenie").seat(1, "hand: L3").open();
    scene.does("use:eugenie target:1");
    scene.end_turn();
    assert_eq!(seat(&scene.view(0), 1)["hand"]["known"], json!(["3-love"]));
    scene.act("love:L3");
    assert!(seat(&scene.view(0), 1)["hand"]["known"].as_array().is_none_or(Vec::is_empty));
}

#[test]
fn tc_info_07_a_played_copy_may_have_been_the_seen_one() {
    let lay = |held: &str| {
        let mut scene = table(2)
            .counters(2, 1, 0)
            .seat(0, "hand: eliza tenalys")
            .seat(1, &format!("hand: {held}"))
            .seat(1, "deck: L3 L1*6")
            .open();
        scene.does("serve:eliza target:1 keep:L3 serve:tenalys");
        scene.end_turn();
        scene.act("love:L3");
        scene
    };
    assert_eq!(lay("3-love").view(0), lay("2-love").view(0), "the other card in hand stays a secret");
}

#[test]
fn tc_info_07_a_card_discarded_by_an_effect_is_shown_to_all() {
    let mut scene = table(3).seat(0, "hand: eliza").seat(1, "deck: L3; discard: L1").open();
    scene.does("serve:eliza target:1 discard:L3");
    for view in [scene.view(0), scene.view(2), scene.spectator()] {
        assert_eq!(seat(&view, 1)["discard"], json!({"count": 2, "top": "3-love"}));
    }
}

#[test]
fn tc_info_08_claire_is_shown_to_all_and_stays_in_hand() {
    let mut scene = table(3).phase("hire").counters(1, 1, 2).seat(1, "hand: claire L1; rooms: colette").open();
    scene.act("hire:bad-habit@1");
    let events = scene.act("yes");
    assert_eq!(happened(&events, "revealed"), 1);
    scene.has(1, "hand: claire L1");
    for view in [scene.view(0), scene.view(2), scene.spectator()] {
        assert_eq!(seat(&view, 1)["hand"]["known"], json!(["claire-saint-juste"]));
    }
}

#[test]
fn tc_info_08_a_claire_kept_back_is_shown_to_nobody() {
    let mut scene = table(3).phase("hire").counters(1, 1, 2).seat(1, "hand: claire L1; rooms: colette").open();
    scene.act("hire:bad-habit@1");
    assert_eq!(happened(&scene.act("no"), "revealed"), 0);
}

#[test]
fn tc_info_09_a_dismissed_hand_is_not_shown_card_by_card() {
    let mut scene = table(2).phase("hire").seat(0, "hand: L1 marianne kagari; deck: L2*5").open();
    scene.act("end");
    let shown = scene.top(0);
    assert_eq!(seat(&scene.view(1), 0)["discard"], json!({"count": 3, "top": shown}));
    assert_eq!(seat(&scene.view(1), 0)["hand"]["count"], json!(5));
}
