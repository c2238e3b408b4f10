//! Decisions per second of random play on one thread, through the contract alone:
//! `cargo run --release -p livret-letter --example speed [players]`.

use std::time::{Duration, Instant};

use livret_kernel::{Chance, FastStreams, Game, Silent, Stream};
use livret_letter::{Action, Letter};

/// The stream that picks actions: no part of the game draws from it.
const CHOICE: Stream = Stream::table(3);

/// One game; the answer is how often there was anything to decide.
fn game(letter: &Letter, chance: &mut FastStreams, legal: &mut Vec<Action>) -> u64 {
    let mut state = letter.deal(chance, &mut Silent);
    let mut decisions = 0;
    while letter.decision(&state).is_some() {
        letter.legal(&state, legal);
        decisions += u64::from(legal.len() > 1);
        let action = legal[chance.below(CHOICE, legal.len() as u32) as usize];
        letter.play_unchecked(&mut state, action, chance, &mut Silent);
    }
    decisions
}

fn main() {
    let players = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2);
    let letter = Letter::setup(players, &Default::default()).expect("2 to 4 players");
    let (mut chance, mut legal) = (FastStreams::new(1), Vec::with_capacity(64));
    let (mut games, mut decisions, start) = (0u64, 0u64, Instant::now());
    while start.elapsed() < Duration::from_secs(3) {
        for _ in 0..1000 {
            decisions += game(&letter, &mut chance, &mut legal);
        }
        games += 1000;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{players} players: {games} games, {:.2} million decisions per second", decisions as f64 / seconds / 1e6);
}
