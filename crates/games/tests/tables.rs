//! A table of any game, without the protocol around it.

use livret_games::{ActError, AnyTable, Library, NewGame};
use livret_kernel::{Seat, Viewer};
use serde_json::json;

fn table(players: usize, seed: &str) -> AnyTable {
    let new = NewGame { game: "love-letter".into(), players, seed: seed.into(), ..NewGame::default() };
    AnyTable::open(Library::shipped(), &new).expect("a plain table")
}

#[test]
fn a_record_of_every_moment_brings_the_moment_back() {
    let mut table = table(3, "moments");
    for _ in 0..60 {
        let record = table.record();
        let again = AnyTable::replay(&record).expect("a true record");
        assert_eq!((again.state(), again.record()), (table.state(), record));
        let Some(action) = table.legal().into_iter().next_back() else { return };
        table.act(&action).expect("a legal action");
    }
}

#[test]
fn a_reopened_record_stands_before_its_first_action() {
    let mut played = table(2, "again");
    played.set_names(vec!["Annette".into(), "Tomas".into()]);
    let first = played.state();
    played.act(&played.legal()[0].clone()).expect("a legal action");
    let reopened = AnyTable::reopen(&played.record()).expect("a true record");
    assert_eq!((reopened.state(), reopened.ply()), (first, 0));
    assert_eq!(reopened.names(), played.names());
}

#[test]
fn each_viewer_hears_only_its_own_account_of_an_action() {
    let mut table = table(2, "ears");
    let viewers = [None, Some(Viewer::Seat(Seat(0))), Some(Viewer::Seat(Seat(1))), Some(Viewer::Spectator)];
    let mut hidden = 0;
    for _ in 0..20 {
        let Some(action) = table.legal().into_iter().next() else { break };
        let seen = table.act_seen_by(&action, &viewers).expect("a legal action");
        assert_eq!(seen.len(), 4);
        let plain = seen[3].iter().map(|told| json!(told));
        for event in plain.filter(|event| event["type"] == "drew") {
            assert_eq!(event.get("cards"), None, "a spectator sees no hand");
            assert_eq!(event["moves"][0].get("cards"), None, "not in what moved either");
            hidden += 1;
        }
    }
    assert!(hidden > 0, "somebody drew a card");
}

#[test]
fn a_refused_action_says_why_and_counts_for_nothing() {
    let mut table = table(2, "no");
    let before = table.state();
    let refused = table.act("play:teapot").expect_err("no such card");
    assert!(matches!(refused, ActError::Refused(_)));
    assert_eq!((table.state(), table.ply()), (before, 0));
}

#[test]
fn a_view_of_the_deciding_seat_carries_its_actions_and_others_do_not() {
    let table = table(4, "eyes");
    let decider = table.decider().expect("somebody begins");
    for viewer in Viewer::all(4) {
        let actions = table.view(viewer).decision.and_then(|decision| decision.actions);
        assert_eq!(actions.is_some(), viewer == Viewer::Seat(decider));
        assert!(actions.is_none_or(|list| !list.is_empty()));
    }
}

#[test]
fn french_names_and_texts_have_curved_apostrophes() {
    let cards = livret_games::cards(Library::shipped().as_ref(), None).expect("all boxes");
    let shown: Vec<String> = cards.iter().flat_map(|card| [card.names.fr.clone(), card.text.fr.clone()]).collect();
    assert!(shown.iter().any(|text| text.contains('’')));
    let straight: Vec<&String> = shown.iter().filter(|text| text.contains('\'')).collect();
    assert!(straight.is_empty(), "{straight:?}");
}

#[test]
fn points_in_view_are_those_of_the_quarters_the_same_for_everybody_and_only_in_detail() {
    let new = NewGame { game: "tanto-cuore".into(), players: 2, seed: "in view".into(), ..NewGame::default() };
    let mut table = AnyTable::open(Library::shipped(), &new).expect("a plain table");
    let mut chambered = 0;
    for ply in 0..400 {
        let legal = table.legal();
        let wished = legal.iter().find(|action| action.starts_with("chamber:"));
        let Some(action) = wished.or_else(|| legal.get(ply % legal.len().max(1))).cloned() else { break };
        table.act(&action).expect("a legal action");
        let [mine, theirs, nobodys] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator]
            .map(|viewer| points_in_view(&json!(table.view_in_detail(viewer))));
        assert_eq!((&mine, &mine), (&theirs, &nobodys));
        let plain = json!(table.view(Viewer::Spectator));
        assert_eq!(points_in_view(&plain), [None, None], "PROTOCOL.md knows nothing of it");
        let houses = plain["players"].as_array().expect("seats");
        for (points, house) in mine.iter().zip(houses) {
            let lives = |zone: &str| house[zone].as_array().is_some_and(|maids| !maids.is_empty());
            let empty = !lives("chambermaids") && !lives("private_maids") && house["bad_habits"] == 0;
            assert!(!empty || *points == Some(0), "nobody lives there: {points:?}");
            chambered += u32::from(points.is_some_and(|points| points > 0));
        }
    }
    assert!(chambered > 0, "somebody's quarters were worth something");
}

/// Proves TC-END-01, MO-END-01.
#[test]
fn a_view_in_detail_names_the_piles_that_have_run_out_and_how_many_end_the_game() {
    for (game, of) in [("tanto-cuore", 2), ("motto-tanto-cuore", 2)] {
        let new = NewGame { game: game.into(), players: 2, seed: "end".into(), ..NewGame::default() };
        let mut table = AnyTable::open(Library::shipped(), &new).expect("a plain table");
        let opening = json!(table.view_in_detail(Viewer::Spectator));
        assert_eq!(opening["near_end"], json!({"of": of, "empty": {}}));
        assert_eq!(json!(table.view(Viewer::Spectator))["near_end"], json!(null), "PROTOCOL.md knows nothing of it");
        for ply in 0..6000 {
            let Some(action) = hurried(&table.legal(), ply) else { break };
            table.act(&action).expect("a legal action");
        }
        let end = json!(table.view_in_detail(Viewer::Spectator));
        let empty = &end["near_end"]["empty"];
        let piles = end["town"]["piles"].as_object().expect("piles");
        for maid in empty["maids"].as_array().into_iter().flatten() {
            assert_eq!(piles[maid.as_str().expect("a card")], json!(0));
        }
        assert_ne!(*empty, json!({}), "{game} has ended");
    }
}

/// Takes maids as long as there are any, so that piles run out.
fn hurried(legal: &[String], ply: usize) -> Option<String> {
    let wishes = ["love:all", "work:", "hire:", "serve:"];
    let wished = wishes
        .iter()
        .find_map(|wish| legal.iter().find(|action| action.starts_with(wish) && !action.contains("-love")));
    wished.or_else(|| legal.get(ply % legal.len().max(1))).cloned()
}

fn points_in_view(view: &serde_json::Value) -> [Option<i64>; 2] {
    [0, 1].map(|seat| view["players"][seat]["in_view"].as_i64())
}

#[test]
fn a_house_names_the_card_of_its_bad_habits_only_in_detail() {
    let new = NewGame { game: "tanto-cuore".into(), players: 2, seed: "habit".into(), ..NewGame::default() };
    let table = AnyTable::open(Library::shipped(), &new).expect("a plain table");
    let (told, plain) = (json!(table.view_in_detail(Viewer::Spectator)), json!(table.view(Viewer::Spectator)));
    assert_eq!((&told["players"][1]["habit"], plain["players"][1].get("habit")), (&json!("bad-habit"), None));
}
