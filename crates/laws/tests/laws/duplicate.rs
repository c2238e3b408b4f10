//! Duplicate deals: one seat's choices do not change another seat's luck.

use livret_games::{AnyGame, Library, setup};
use livret_kernel::{Chance, FastStreams, Game, Seat, SecureStreams, Silent};
use livret_tanto::{Action, Tanto, Verb};
use livret_testkit::laws::legal;
use serde_json::{Value, json};

/// A base game in which nobody can touch another's cards but by serving.
fn table() -> Tanto<4, 2> {
    let options = json!({"town": "first-game", "events": false, "private_maids": false});
    let options = options.as_object().expect("an object").clone().into();
    match setup(Library::shipped(), "tanto-cuore", 3, &options, &mut FastStreams::new(1)) {
        Ok(AnyGame::Small(game)) => game,
        _ => panic!("a base game for three is a small one"),
    }
}

/// What a seat may do without touching the others: all but to be served by a maid with a text.
fn harmless(game: &Tanto<4, 2>, action: Action) -> bool {
    action.verb() != Verb::Serve || game.rules().serve_at[usize::from(action.the_card())] == 0
}

/// Seat 0 only ends its phases; the others play as their luck says. Seat 0's hands, turn by turn.
fn hands<C: Chance>(game: &Tanto<4, 2>, mut chance: C, others: u64) -> Vec<Value> {
    let (mut luck, mut hands) = (FastStreams::new(others), Vec::new());
    let mut state = game.deal(&mut chance, &mut Silent);
    while let Some(decision) = game.decision(&state) {
        let mut actions = legal(game, &state);
        let action = if decision.seat == Seat(0) {
            *actions.last().expect("there is an end to every phase")
        } else {
            actions.retain(|&action| harmless(game, action));
            actions[luck.below(livret_kernel::Stream::table(0), actions.len() as u32) as usize]
        };
        if decision.seat == Seat(0) && decision.phase == "hire" {
            hands.push(serde_json::json!(game.position(&state))["players"][0]["hand"].clone());
        }
        if hands.len() == 25 {
            break;
        }
        game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
    }
    hands
}

fn same_hands<C: Chance>(chance: impl Fn(u64) -> C) {
    let game = table();
    let mut deals = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let first = hands(&game, chance(seed), 1);
        for others in 2..6 {
            let again = hands(&game, chance(seed), others);
            let turns = first.len().min(again.len());
            assert!(turns > 8, "{turns}");
            assert_eq!(first[..turns], again[..turns], "seed {seed}");
        }
        deals.insert(json!(first).to_string());
    }
    assert!(deals.len() > 15, "other seeds give other deals");
}

#[test]
fn what_the_others_do_leaves_a_seats_draws_as_they_are_with_fast_streams() {
    same_hands(FastStreams::new);
}

#[test]
fn what_the_others_do_leaves_a_seats_draws_as_they_are_with_secure_streams() {
    same_hands(|seed| SecureStreams::new(&seed.to_string()));
}
