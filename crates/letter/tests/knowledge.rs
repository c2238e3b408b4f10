//! Who knows what, and for how long.

mod common;

use common::{known, not, nothing, scene, viewer};
use livret_kernel::Viewer;
use serde_json::json;

const SPECTATOR: Viewer = Viewer::Spectator;

/// Proves LL-CARD-PRIEST, LL-INFO-01.
#[test]
fn ll_card_priest_tells_the_looker_alone() {
    let mut table = scene(["priest baron", "king", "guard"], "handmaid guard guard").open();
    table.play("play:priest@1");
    assert_eq!(table.known(viewer(0), 1), known("king"));
    assert_eq!(table.known(viewer(2), 1), nothing());
    assert_eq!(table.known(SPECTATOR, 1), nothing());
    assert_eq!(
        table.view(viewer(0))["players"][1]["hand"],
        json!({"count": 2, "known": ["king"]}),
        "and a card drawn since"
    );
}

/// Proves LL-CARD-PRIEST, LL-INFO-01.
#[test]
fn ll_card_priest_s_knowledge_stays_while_another_card_is_played() {
    let mut table = scene(["priest baron", "king", "guard"], "handmaid guard guard guard").open();
    table.play("play:priest@1").play("play:handmaid");
    assert_eq!(table.known(viewer(0), 1), known("king"));
}

/// Proves LL-CARD-PRIEST, LL-INFO-01.
#[test]
fn ll_card_priest_s_knowledge_ends_when_the_kind_is_played() {
    let mut table = scene(["priest baron", "handmaid", "guard"], "king guard guard guard").open();
    table.play("play:priest@1").play("play:handmaid");
    assert_eq!(table.known(viewer(0), 1), nothing());
}

/// Proves LL-CARD-PRIEST, LL-INFO-01.
#[test]
fn ll_card_priest_s_knowledge_ends_even_when_an_equal_card_is_kept() {
    let mut table = scene(["priest baron", "handmaid", "guard"], "handmaid guard guard guard").open();
    table.play("play:priest@1").play("play:handmaid");
    assert_eq!(table.hand(1), "handmaid");
    assert_eq!(table.known(viewer(0), 1), nothing(), "which of the two is left cannot be told");
}

/// Proves LL-CARD-PRINCE, LL-INFO-01.
#[test]
fn ll_card_prince_ends_what_was_known_of_the_card_laid_down() {
    let table = scene(["prince baron", "king", "guard"], "handmaid guard guard");
    let mut table = table.place(1, "known_by", json!([0, 2])).place(1, "not", json!(["baron"])).open();
    assert_eq!((table.known(viewer(2), 1), table.known(SPECTATOR, 1)), (known("king"), not("baron")));
    table.play("play:prince@1");
    assert_eq!((table.known(viewer(2), 1), table.known(SPECTATOR, 1)), (nothing(), nothing()));
}

/// Proves LL-CARD-BARON, LL-INFO-01.
#[test]
fn ll_card_baron_tells_equals_of_each_other_and_nobody_else() {
    let mut table = scene(["baron prince", "prince", "guard"], "handmaid guard guard").open();
    table.play("play:baron@1");
    assert_eq!((table.known(viewer(0), 1), table.known(viewer(1), 0)), (known("prince"), known("prince")));
    for other in [viewer(2), SPECTATOR] {
        assert_eq!((table.known(other, 0), table.known(other, 1)), (nothing(), nothing()));
    }
}

/// Proves LL-CARD-BARON, LL-TURN-05, LL-INFO-01.
#[test]
fn ll_card_baron_leaves_the_winner_s_card_to_the_loser_and_its_floor_to_everybody() {
    let mut table = scene(["baron king", "handmaid", "guard"], "guard guard guard").open();
    table.play("play:baron@1");
    assert_eq!(table.row(1), "handmaid", "open to all");
    assert_eq!(table.known(viewer(1), 0), known("king"), "whoever is out has still seen it");
    for other in [viewer(2), SPECTATOR] {
        assert_eq!(table.known(other, 0), not("guard priest baron handmaid"));
    }
}

/// Proves LL-CARD-KING, LL-INFO-01.
#[test]
fn ll_card_king_tells_both_of_what_they_gave_away() {
    let mut table = scene(["king guard", "princess", "prince"], "baron guard guard").open();
    table.play("play:king@2");
    assert_eq!((table.known(viewer(0), 2), table.known(viewer(2), 0)), (known("guard"), known("prince")));
    assert_eq!((table.known(viewer(1), 2), table.known(SPECTATOR, 0)), (nothing(), nothing()));
}

/// Proves LL-CARD-KING, LL-INFO-01.
#[test]
fn ll_card_king_carries_what_others_know_along_with_the_cards() {
    let scene = scene(["king guard", "princess", "prince", "baron"], "baron guard guard guard");
    let mut table = scene
        .place(0, "hand", json!(["guard", "king"]))
        .place(0, "known_by", json!([2, 3]))
        .place(1, "known_by", json!([3]))
        .place(1, "not", json!(["priest"]))
        .open();
    table.play("play:king@1");
    assert_eq!((table.known(viewer(3), 1), table.known(viewer(3), 0)), (known("guard"), known("princess")));
    assert_eq!((table.known(viewer(2), 1), table.known(viewer(2), 0)), (known("guard"), not("priest")));
    assert_eq!(table.known(SPECTATOR, 1), nothing());
}

/// Proves LL-CARD-GUARD, LL-INFO-01.
#[test]
fn ll_card_guard_tells_everybody_what_a_hand_is_not() {
    let mut table = scene(["guard baron", "king", "guard"], "handmaid guard guard guard").open();
    table.play("play:guard@2=prince");
    for other in [viewer(0), viewer(1), SPECTATOR] {
        assert_eq!(table.known(other, 2), not("prince"));
    }
    table.play("play:handmaid");
    assert_eq!(table.known(viewer(0), 2), not("prince"), "of the card held before the draw");
    table.play("play:guard@0=king");
    assert_eq!(table.known(viewer(1), 2), nothing(), "the card kept may be the new one");
    assert_eq!(table.known(viewer(1), 0), not("king"));
}

/// Proves LL-CARD-GUARD, LL-INFO-01.
#[test]
fn ll_card_guard_s_word_stays_when_the_very_card_is_drawn_and_played() {
    let mut table = scene(["guard baron", "king"], "handmaid guard guard guard").open();
    table.play("play:guard@1=handmaid").play("play:handmaid");
    assert_eq!(
        table.known(viewer(0), 1),
        not("handmaid"),
        "a Handmaid played was drawn: the card held is still the old one"
    );
}

/// Proves LL-CARD-GUARD.
#[test]
fn ll_card_guard_s_words_add_up_and_go_with_whoever_is_out() {
    let mut table = scene(["guard baron", "king", "guard", "priest"], "guard guard guard guard").open();
    table.play("play:guard@3=prince").play("play:guard@3=king").play("play:guard@3=baron");
    assert_eq!(table.known(SPECTATOR, 3), not("baron prince king"));
    let mut table = scene(["guard baron", "king", "guard", "priest"], "guard guard guard guard").open();
    table.play("play:guard@3=prince").play("play:guard@3=priest");
    assert_eq!(table.view(SPECTATOR)["players"][3]["hand"], json!({"count": 0}));
}

/// Proves LL-CARD-COUNTESS, LL-INFO-01.
#[test]
fn ll_card_countess_played_says_nothing_certain_of_the_other_card() {
    let mut table = scene(["countess prince", "guard"], "handmaid guard").open();
    table.play("play:countess");
    assert_eq!(table.view(viewer(1))["players"][0]["hand"], json!({"count": 1}));
}

/// Proves LL-CARD-PRIEST, LL-INFO-01.
#[test]
fn the_owner_sees_by_whom_the_own_card_was_seen() {
    let mut table = scene(["priest baron", "king", "guard"], "handmaid guard guard guard").open();
    table.play("play:priest@1");
    assert_eq!(table.view(viewer(1))["players"][1]["seen_by"], json!([0]));
    assert_eq!(table.view(viewer(0))["players"][1].get("seen_by"), None);
    table.play("play:king@2");
    assert_eq!(table.view(viewer(1))["players"][1].get("seen_by").unwrap(), &json!([2]), "the card came from seat 2");
}

/// Proves LL-ROUND-05, LL-INFO-01.
#[test]
fn what_was_known_ends_with_the_round() {
    let table =
        scene(["handmaid baron", "king"], "").place(1, "known_by", json!([0])).place(0, "not", json!(["guard"]));
    let mut table = table.open();
    assert_eq!(table.known(viewer(0), 1), known("king"));
    table.play("play:handmaid");
    assert_eq!((table.known(viewer(0), 1), table.known(viewer(1), 0)), (nothing(), nothing()));
}
