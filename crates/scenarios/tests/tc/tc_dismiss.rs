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

#[test]
fn tc_dismiss_07_the_hand_goes_down_in_the_order_of_the_card_list() {
    let hand = ["1-love", "colette-framboise", "kagari-ichinomiya", "marianne-soleil", "3-love"];
    let mut scene = table(2).phase("hire").hand(0, &hand).deck(0, &["2-love*5"]).open();
    let answer = scene.ask(&json!({"op": "cards", "game": GAME}));
    let order: Vec<String> =
        answer["cards"].as_array().unwrap().iter().map(|c| c["id"].as_str().unwrap().into()).collect();
    let last = hand.into_iter().max_by_key(|h| order.iter().position(|o| o == h)).unwrap();
    scene.act("end");
    assert_eq!(top(&mut scene, 0), last);
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
