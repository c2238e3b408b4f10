//! Given positions.

mod common;

use common::{Table, fields, scene};
use livret_kernel::{ErrorCode, Game, SecureStreams, SetupError, Silent};
use livret_letter::Letter;
use serde_json::{Value, json};

fn arrange(players: usize, position: Value) -> Result<Table, SetupError> {
    let letter = Letter::setup(players, &Default::default())?;
    let mut chance = SecureStreams::new("arrange");
    let dealt = letter.deal(&mut chance, &mut Silent);
    let state = letter.arrange(dealt, &fields(position).into(), &mut chance)?;
    Ok(Table { letter, state, chance, events: Vec::new() })
}

fn fault(players: usize, position: Value) -> SetupError {
    arrange(players, position.clone()).err().unwrap_or_else(|| panic!("{position} was taken"))
}

#[test]
fn nothing_named_is_the_position_as_dealt() {
    let letter = Letter::setup(3, &Default::default()).unwrap();
    let dealt = letter.deal(&mut SecureStreams::new("arrange"), &mut Silent);
    assert_eq!(arrange(3, json!({})).unwrap().state, dealt);
}

/// Proves LL-TURN-01.
#[test]
fn ll_turn_01_a_player_with_one_card_draws_now_and_one_with_two_has_drawn() {
    let table = scene(["guard", "priest"], "king baron").open();
    assert_eq!(table.hand(0), "guard king");
    let table = scene(["guard king", "priest"], "baron").open();
    assert_eq!((table.hand(0), table.json()["deck"].clone()), ("guard king".into(), json!(["baron"])));
}

#[test]
fn another_player_to_move_needs_no_other_word() {
    let table = arrange(3, json!({"player": 2})).unwrap();
    assert_eq!(table.deciding(), Some(2));
    assert_eq!(table.hand(0).split(' ').count(), 1);
    assert_eq!(table.hand(2).split(' ').count(), 2);
}

/// Proves LL-SETUP-02.
#[test]
fn ll_setup_02_a_position_that_makes_or_loses_cards_is_refused_with_the_count() {
    let all = json!({"players": [{"hand": ["guard"]}, {"hand": ["guard"]}], "aside": "guard", "face_up": ["priest", "priest", "baron"],
        "deck": ["guard", "guard", "baron", "handmaid", "handmaid", "prince", "prince", "king", "countess", "princess"]});
    assert!(arrange(2, all.clone()).is_ok());
    let mut more = all.clone();
    more["aside"] = json!("king");
    let error = fault(2, more.clone());
    assert!(error.message().starts_with("1 guard too few: the position has 4, the box 5"), "{error}");
    assert_eq!((error.code, error.rule), (ErrorCode::BadSetup, Some("LL-SETUP-02")));
    more["free"] = json!(true);
    assert!(arrange(2, more).is_ok());
    let mut doubled = all;
    doubled["players"][1] = json!({"hand": ["guard"], "discard": ["princess", "princess"]});
    assert!(fault(2, doubled).message().starts_with("2 princess too many"));
}

#[test]
fn free_positions_still_hold_cards_of_the_game_in_hands_of_the_right_size() {
    let wrong = [
        (json!({"players": [{"hand": ["duke"]}]}), "duke"),
        (json!({"players": [{"hand": [1]}]}), "ids"),
        (json!({"players": [{"hand": "guard"}]}), "list"),
        (json!({"players": [{"hand": []}]}), "one card, or two"),
        (json!({"players": [{}, {"hand": ["guard", "guard"]}]}), "holds one card"),
        (json!({"players": [{}, {"hand": ["guard", "guard", "guard"]}]}), "2 is the most"),
        (json!({"players": [{}, {"out": true, "hand": ["guard"]}]}), "being out"),
        (json!({"players": [{}, {"out": true}, {"out": true}]}), "fewer than two"),
        (json!({"players": [{"out": true}]}), "cannot be to play"),
        (json!({"players": [{"hand": ["guard"]}], "deck": []}), "deck is empty"),
        (json!({"players": [{}, {}, {}, {}]}), "lists 4"),
        (json!({"players": [{"tokens": 6}]}), "0 to 5"),
        (json!({"players": [{"tokens": -1}]}), "tokens"),
        (json!({"players": [{"protected": 1}]}), "true or false"),
        (json!({"players": [{"hat": 1}]}), "no field `players[0].hat`"),
        (json!({"players": [1]}), "object"),
        (json!({"players": {}}), "list"),
        (json!({"deck": vec!["guard"; 17]}), "16 is the most"),
        (json!({"face_up": vec!["guard"; 4]}), "3 is the most"),
        (json!({"players": [{"discard": vec!["guard"; 33]}]}), "32 is the most"),
        (json!({"players": [{"discard": vec!["guard"; 32]}]}), "too many"),
        (json!({"aside": null}), "`aside`"),
        (json!({"aside": {"count": 1}}), "ids"),
        (json!({"player": 3}), "0 to 2"),
        (json!({"phase": "serve"}), "\"play\""),
        (json!({"game": "tanto-cuore"}), "\"love-letter\""),
        (json!({"round": 0}), "round"),
        (json!({"turn": "one"}), "turn"),
        (json!({"town": {}}), "no field `town`"),
        (json!({"players": [{"hand": ["king"], "not": ["king"]}]}), "excludes the king"),
        (json!({"players": [{}, {"out": true, "known_by": [0]}]}), "holds no card"),
        (json!({"players": [{}, {"seen_by": [0]}]}), "`known_by` does not"),
        (json!({"players": [{}, {"known_by": [7]}]}), "0 to 2"),
    ];
    for (mut position, words) in wrong {
        position["free"] = json!(true);
        let error = fault(3, position.clone());
        assert!(error.message().contains(words), "{position}: {error}");
    }
    assert!(fault(2, json!({"free": 1})).message().contains("`free`"));
    assert_eq!(fault(2, json!({"aside": "duke"})).code, ErrorCode::UnknownCard);
}

/// Proves LL-TURN-05.
#[test]
fn ll_turn_05_a_player_put_out_lays_the_dealt_card_on_the_row() {
    let table = arrange(3, json!({"players": [{}, {"out": true}]})).unwrap();
    assert!(table.is_out(1));
    assert_eq!((table.hand(1).as_str(), table.row(1).split(' ').count()), ("", 1));
}

/// Proves LL-CARD-HANDMAID.
#[test]
fn ll_card_handmaid_protection_is_over_for_the_player_whose_turn_it_is() {
    for hand in ["guard!", "guard baron!"] {
        let table = scene([hand, "priest!"], "king baron").open();
        assert_eq!((&table.player(0)["protected"], &table.player(1)["protected"]), (&json!(false), &json!(true)));
    }
}

#[test]
fn every_position_of_a_game_can_be_laid_out_again() {
    for seed in 0..60u64 {
        let players = 2 + seed as usize % 3;
        let mut table = arrange(players, json!({})).unwrap();
        table.chance = SecureStreams::new(&seed.to_string());
        let mut pick = seed as usize;
        loop {
            let again = table.letter.arrange(
                table.letter.deal(&mut SecureStreams::new("other"), &mut Silent),
                &fields(table.json()).into(),
                &mut SecureStreams::new("other"),
            );
            assert_eq!(again.as_ref(), Ok(&table.state), "{}", table.json());
            let legal = table.legal();
            if legal.is_empty() {
                break;
            }
            pick = pick.wrapping_mul(31).wrapping_add(7);
            table.play(&legal[pick % legal.len()]);
        }
    }
}

#[test]
fn a_position_may_be_the_end_of_the_game() {
    let table = arrange(3, json!({"players": [{"tokens": 5}]})).unwrap();
    assert_eq!(table.deciding(), None);
    assert!(table.legal().is_empty());
    assert!(
        fault(3, json!({"free": true, "players": [{"tokens": 5, "hand": ["guard", "king"]}]}))
            .message()
            .contains("over")
    );
}

#[test]
fn a_free_position_can_be_played_viewed_and_resampled() {
    let mut table = scene(["princess princess", "princess", "princess"], "princess princess princess princess").open();
    let mut chance = SecureStreams::new("free");
    for viewer in livret_kernel::Viewer::all(3) {
        let view = table.letter.view(&table.state, viewer);
        assert_eq!(table.letter.view(&table.letter.resample(&view, &mut chance), viewer), view);
    }
    table.play("play:princess");
    assert_eq!(table.row(0), "princess princess");
}
