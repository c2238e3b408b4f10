//! A scene for every card.

mod common;

use common::{Table, scene};
use serde_json::json;

fn over_and_out(table: &Table, seat: usize) -> bool {
    table.is_out(seat) && table.hand(seat).is_empty()
}

/// Proves LL-CARD-GUARD.
#[test]
fn ll_card_guard_puts_out_whoever_holds_the_named_card() {
    let mut table = scene(["guard baron", "priest", "king"], "guard guard").open();
    table.play("play:guard@1=priest");
    assert!(over_and_out(&table, 1));
    assert_eq!(table.row(1), "priest");
    assert_eq!(table.deciding(), Some(2));
}

/// Proves LL-CARD-GUARD.
#[test]
fn ll_card_guard_that_names_another_card_does_nothing() {
    let mut table = scene(["guard baron", "priest", "king"], "guard guard").open();
    table.play("play:guard@1=king");
    assert!(!table.is_out(1) && !table.is_out(2));
    assert_eq!(table.hand(1), "priest guard");
}

/// Proves LL-CARD-GUARD, AMB-LL-07.
#[test]
fn ll_card_guard_names_any_card_but_a_guard_of_another_player() {
    let mut table = scene(["guard baron", "guard"], "guard guard").open();
    assert_eq!(
        table.plays("guard"),
        ["priest", "baron", "handmaid", "prince", "king", "countess", "princess"].map(|c| format!("play:guard@1={c}"))
    );
    assert_eq!(table.refused("play:guard@1=guard"), "LL-CARD-GUARD");
    assert_eq!(table.refused("play:guard@0=baron"), "LL-CARD-GUARD");
    assert_eq!(table.refused("play:guard@1"), "LL-CARD-GUARD");
    assert_eq!(table.refused("play:guard"), "LL-TURN-08");
}

/// Proves LL-CARD-PRIEST.
#[test]
fn ll_card_priest_sees_the_hand_and_changes_nothing() {
    let mut table = scene(["priest baron", "king"], "guard guard").open();
    table.play("play:priest@1");
    assert_eq!(table.heard_of(common::viewer(0), "looked").unwrap()["card"], "king");
    assert_eq!((table.hand(0), table.hand(1)), ("baron".into(), "king guard".into()));
}

/// Proves LL-CARD-BARON.
#[test]
fn ll_card_baron_puts_the_lower_card_out() {
    let mut table = scene(["baron king", "prince", "guard"], "guard guard").open();
    table.play("play:baron@1");
    assert!(over_and_out(&table, 1));
    assert_eq!((table.row(0), table.row(1)), ("baron".into(), "prince".into()));
}

/// Proves LL-CARD-BARON, LL-TURN-05.
#[test]
fn ll_card_baron_puts_out_the_player_too() {
    let mut table = scene(["baron guard", "prince", "guard"], "guard guard").open();
    table.play("play:baron@1");
    assert!(over_and_out(&table, 0));
    assert_eq!(table.row(0), "baron guard");
    assert_eq!(table.hand(1), "prince guard");
}

/// Proves LL-CARD-BARON.
#[test]
fn ll_card_baron_spares_equals() {
    let mut table = scene(["baron prince", "prince", "guard"], "guard guard").open();
    table.play("play:baron@1");
    assert!(!table.is_out(0) && !table.is_out(1));
}

/// Proves LL-CARD-HANDMAID, LL-TURN-06.
#[test]
fn ll_card_handmaid_protects_until_the_start_of_the_own_next_turn() {
    let mut table = scene(["handmaid king", "prince", "priest"], "guard countess handmaid guard").open();
    table.play("play:handmaid");
    assert_eq!(table.player(0)["protected"], true);
    assert_eq!(table.plays("prince"), ["play:prince@1", "play:prince@2"]);
    assert_eq!(table.refused("play:prince@0"), "LL-TURN-06");
    table.play("play:guard@2=baron").play("play:countess");
    assert_eq!(table.deciding(), Some(0));
    assert_eq!(table.player(0)["protected"], false);
    table.play("play:king@1");
    assert!(table.legal().iter().any(|text| text.contains("@0")), "{:?}", table.legal());
}

/// Proves LL-CARD-PRINCE.
#[test]
fn ll_card_prince_makes_another_lay_down_and_draw_without_the_action() {
    let mut table = scene(["prince king", "handmaid", "guard"], "baron guard guard").open();
    table.play("play:prince@1");
    assert_eq!(table.row(1), "handmaid");
    assert_eq!(table.player(1)["protected"], false);
    assert_eq!(table.hand(1), "baron guard");
}

/// Proves LL-CARD-PRINCE.
#[test]
fn ll_card_prince_may_be_played_on_oneself() {
    let mut table = scene(["prince king", "handmaid"], "baron guard guard").open();
    assert_eq!(table.plays("prince"), ["play:prince@0", "play:prince@1"]);
    table.play("play:prince@0");
    assert_eq!((table.row(0), table.hand(0)), ("prince king".into(), "baron".into()));
}

/// Proves LL-CARD-PRINCE, AMB-LL-04.
#[test]
fn ll_card_prince_must_be_played_on_oneself_when_all_others_are_protected() {
    let mut table = scene(["prince guard", "handmaid!", "king!"], "baron guard guard").open();
    assert_eq!(table.legal(), ["play:guard", "play:prince@0"]);
    assert_eq!(table.refused("play:prince"), "LL-CARD-PRINCE");
    assert_eq!(table.refused("play:prince@1"), "LL-TURN-06");
    table.play("play:prince@0");
    assert_eq!(table.hand(0), "baron");
}

/// Proves LL-CARD-PRINCE, EX-LL-02.
#[test]
fn ll_card_prince_on_the_last_card_takes_the_card_set_aside() {
    let mut table = scene(["prince", "guard"], "king").set("aside", "princess").open();
    assert_eq!(table.hand(0), "prince king", "the last card is drawn");
    table.play("play:prince@1");
    let taken = table.heard_of(common::viewer(1), "taken").unwrap();
    assert_eq!(taken["card"], "princess");
    let end = table.round_end();
    assert_eq!(end["hands"], json!({"0": "king", "1": "princess"}), "the turn ends and hands are compared");
    assert_eq!(end["winners"], json!([1]));
    assert!(table.heard(common::viewer(0)).contains(&json!({"type": "discarded", "player": 1, "card": "guard"})));
}

/// Proves LL-CARD-PRINCESS, LL-CARD-PRINCE, AMB-LL-05.
#[test]
fn ll_card_princess_through_the_prince_is_out_and_draws_nothing() {
    let mut table = scene(["prince king", "princess", "guard"], "baron guard").open();
    table.play("play:prince@1");
    assert!(over_and_out(&table, 1));
    assert_eq!(table.row(1), "princess");
    assert_eq!(table.hand(2), "guard baron", "the deck was not touched before");
}

/// Proves LL-CARD-PRINCESS, LL-CARD-PRINCE, AMB-LL-05.
#[test]
fn ll_card_princess_through_the_own_prince_is_out() {
    let mut table = scene(["prince princess", "king!", "guard!"], "baron guard").open();
    table.play("play:prince@0");
    assert!(over_and_out(&table, 0));
    assert_eq!(table.row(0), "prince princess");
}

/// Proves LL-CARD-PRINCESS, LL-TURN-05.
#[test]
fn ll_card_princess_played_is_out_and_the_other_card_is_laid_open() {
    let mut table = scene(["princess guard", "king", "guard"], "baron guard").open();
    table.play("play:princess");
    assert!(over_and_out(&table, 0));
    assert_eq!(table.row(0), "princess guard");
}

/// Proves LL-CARD-KING.
#[test]
fn ll_card_king_swaps_the_remaining_cards() {
    let mut table = scene(["king guard", "princess", "prince"], "baron guard").open();
    assert_eq!(table.plays("king"), ["play:king@1", "play:king@2"]);
    table.play("play:king@2");
    assert_eq!(
        (table.hand(0), table.hand(1), table.hand(2)),
        ("prince".into(), "princess baron".into(), "guard".into())
    );
}

/// Proves LL-CARD-COUNTESS, EX-LL-01.
#[test]
fn ll_card_countess_must_be_played_with_prince_or_king() {
    for other in ["prince", "king"] {
        for hand in [format!("countess {other}"), format!("{other} countess")] {
            let mut table = scene([&hand, "guard"], "baron guard").open();
            assert_eq!(table.legal(), ["play:countess"]);
            assert_eq!(table.refused(&format!("play:{other}@1")), "LL-CARD-COUNTESS");
            table.play("play:countess");
            assert!(table.heard(common::viewer(1)).iter().all(|event| !event.to_string().contains(other)), "not shown");
            assert_eq!(table.hand(0), other);
        }
    }
}

/// Proves LL-CARD-COUNTESS, LL-CARD-PRINCESS, EX-LL-01.
#[test]
fn ll_card_countess_with_the_princess_leaves_the_choice() {
    let mut table = scene(["countess princess", "guard"], "baron guard").open();
    assert_eq!(table.legal(), ["play:countess", "play:princess"]);
    table.play("play:princess");
    assert_eq!(table.round_end()["winners"], json!([1]));
}

/// Proves LL-CARD-COUNTESS.
#[test]
fn ll_card_countess_may_bluff_and_does_nothing() {
    let mut table = scene(["countess guard", "baron"], "priest guard").open();
    assert_eq!(table.legal().last().unwrap(), "play:countess");
    assert_eq!(table.legal().len(), 8);
    table.play("play:countess");
    assert_eq!((table.hand(0), table.hand(1)), ("guard".into(), "baron priest".into()));
}

/// Proves AMB-LL-09, LL-CARD-KING, LL-CARD-COUNTESS.
#[test]
fn amb_ll_09_a_countess_swapped_for_by_the_king_leaves_only_once_a_card_is_drawn() {
    let mut table = scene(["king prince", "countess", "guard"], "guard handmaid prince guard").open();
    table.play("play:king@1");
    assert_eq!(table.hand(0), "countess", "held alone, she stays");
    assert_eq!(table.hand(1), "prince guard");
    table.play("play:guard@2=priest").play("play:handmaid");
    assert_eq!(table.hand(0), "countess prince");
    assert_eq!(table.legal(), ["play:countess"]);
}

/// Proves LL-TURN-06, LL-TURN-07, AMB-LL-04.
#[test]
fn ll_turn_07_cards_against_a_protected_field_are_laid_down_without_effect() {
    for card in ["guard", "priest", "baron", "king"] {
        let mut table = scene([&format!("{card} handmaid"), "princess!", "king!"], "guard guard").open();
        assert_eq!(table.plays(card), [format!("play:{card}")]);
        let aimed = if card == "guard" { "play:guard@1=princess".into() } else { format!("play:{card}@1") };
        assert_eq!(table.refused(&aimed), "LL-TURN-06");
        table.play(&format!("play:{card}"));
        assert_eq!(table.row(0), card);
        assert_eq!(
            (table.hand(0), table.hand(1), table.hand(2)),
            ("handmaid".into(), "princess guard".into(), "king".into())
        );
        assert_eq!(table.events.len(), 4, "laid down, turn over, next turn, drawn: {:?}", table.events);
    }
}

/// Proves LL-TURN-07.
#[test]
fn ll_turn_07_cards_that_need_nobody_do_not_mind_a_protected_field() {
    for card in ["handmaid", "countess", "princess"] {
        let mut table = scene([&format!("{card} guard"), "priest!"], "guard guard").open();
        table.play(&format!("play:{card}"));
        let event = ["protected", "turn_ended", "eliminated"]
            [["handmaid", "countess", "princess"].iter().position(|&c| c == card).unwrap()];
        assert!(table.heard_of(common::viewer(1), event).is_some());
    }
}

/// Proves LL-TURN-06, LL-TURN-08.
#[test]
fn ll_turn_08_if_one_player_can_be_chosen_one_must_be() {
    let mut table = scene(["priest baron", "king!", "guard", ""], "guard guard").open();
    assert_eq!(table.legal(), ["play:priest@2", "play:baron@2"]);
    assert_eq!(table.refused("play:priest"), "LL-TURN-08");
    assert_eq!(table.refused("play:priest@1"), "LL-TURN-06");
    assert_eq!(table.refused("play:priest@3"), "LL-TURN-04");
    assert_eq!(table.refused("play:priest@0"), "LL-CARD-PRIEST");
}

/// Proves LL-TURN-01.
#[test]
fn ll_turn_01_only_what_the_hand_holds_can_be_played_and_only_as_it_is_played() {
    let mut table = scene(["handmaid priest", "king"], "guard guard").open();
    assert_eq!(table.refused("play:princess"), "LL-TURN-01");
    assert_eq!(table.refused("play:handmaid@1"), "LL-CARD-HANDMAID");
    assert_eq!(table.refused("play:priest@1=king"), "LL-CARD-GUARD");
    assert_eq!(table.refused("play:handmaid=king"), "LL-CARD-GUARD");
    assert_eq!(table.refused("serve:guard"), "");
    table.play("play:handmaid");
    assert_eq!(table.hand(1), "king guard", "the next player has drawn one card");
}

/// Proves LL-TURN-07, LL-CARD-GUARD.
#[test]
fn ll_card_guard_without_anybody_to_choose_names_nothing() {
    let mut table = scene(["guard handmaid", "king!"], "guard guard").open();
    assert_eq!(table.refused("play:guard=king"), "LL-CARD-GUARD");
}

/// Proves LL-TURN-01.
#[test]
fn ll_turn_01_two_equal_cards_are_one_action() {
    let table = scene(["priest priest", "king"], "guard guard").open();
    assert_eq!(table.legal(), ["play:priest@1"]);
}

/// Proves LL-TURN-02, LL-TURN-03.
#[test]
fn ll_turn_03_laid_cards_are_seen_by_everybody_and_the_card_kept_by_nobody_else() {
    let mut table = scene(["guard king", "prince"], "handmaid baron").row(0, "priest").open();
    table.play("play:guard@1=king");
    for viewer in livret_kernel::Viewer::all(2) {
        assert_eq!(table.view(viewer)["players"][0]["discard"], json!(["priest", "guard"]));
    }
    assert_eq!(table.view(common::viewer(1))["players"][0]["hand"], json!({"count": 1}));
    assert_eq!(table.view(common::viewer(0))["players"][0]["hand"], json!(["king"]));
}

/// Proves LL-TURN-04, GEN-03, AMB-LL-03.
#[test]
fn ll_turn_04_play_goes_clockwise_past_those_who_are_out() {
    let mut table = scene(["guard handmaid", "", "baron", "priest"], "guard guard guard").set("player", 2);
    table = table.place(0, "hand", json!(["guard"])).place(2, "hand", json!(["baron", "countess"]));
    let mut table = table.open();
    table.play("play:countess");
    assert_eq!(table.deciding(), Some(3));
    table.play("play:priest@0");
    assert_eq!(table.deciding(), Some(0));
    table.play("play:guard@3=king");
    assert_eq!(table.deciding(), Some(2), "seat 1 is out");
}

/// Proves LL-TURN-05, AMB-LL-03.
#[test]
fn ll_turn_05_whoever_is_out_lays_the_card_open_without_its_action() {
    let mut table = scene(["guard king", "handmaid", "priest"], "guard guard").row(1, "baron").open();
    table.play("play:guard@1=handmaid");
    assert_eq!(table.row(1), "baron handmaid");
    assert_eq!(table.player(1)["protected"], false);
    assert_eq!(
        table.heard_of(livret_kernel::Viewer::Spectator, "eliminated").unwrap(),
        json!({"type": "eliminated", "player": 1, "card": "handmaid"})
    );
}
