//! Positions counted: every sequence of so many actions, the end of the round being the end.

mod common;

use common::{Scene, scene};
use livret_kernel::{FastStreams, Game, Silent};
use livret_letter::{Letter, State};

fn perft(letter: &Letter, state: &State, depth: u32) -> u64 {
    let mut legal = Vec::new();
    letter.legal(state, &mut legal);
    let after = |action| {
        let mut next = *state;
        letter.play_unchecked(&mut next, action, &mut FastStreams::new(0), &mut Silent);
        next
    };
    match depth {
        0 => 1,
        1 => legal.len() as u64,
        _ => legal.into_iter().map(|action| perft(letter, &after(action), depth - 1)).sum(),
    }
}

fn counts<const N: usize>(scene: Scene) -> [u64; N] {
    let table = scene.option("tokens", 1).open();
    std::array::from_fn(|depth| perft(&table.letter, &table.state, depth as u32 + 1))
}

/// Two at the fire: a Guard and a Prince against the King, seven cards to come.
#[test]
fn perft_two_at_the_fire() {
    let scene =
        scene(["guard prince", "king"], "priest guard baron handmaid guard countess prince").set("aside", "princess");
    assert_eq!(counts(scene), [9, 28, 186, 394, 1_744, 2_916]);
}

/// Four at the ball: the whole box, nobody out, one protected, a Countess aside.
#[test]
fn perft_four_at_the_ball() {
    let scene = scene(
        ["guard baron", "priest", "handmaid!", "king"],
        "guard prince guard priest baron guard prince handmaid guard princess",
    );
    assert_eq!(counts(scene), [16, 231, 1_098, 11_949, 62_639]);
}
