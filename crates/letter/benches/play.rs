//! What playing costs.

use divan::Bencher;
use livret_kernel::{Chance, FastStreams, Game, Silent, Stream, Viewer};
use livret_letter::{Action, Letter, State};

fn main() {
    divan::main();
}

fn table(players: usize) -> Letter {
    Letter::setup(players, &Default::default()).expect("2 to 4 players")
}

/// The stream that picks actions: no part of the game draws from it.
const CHOICE: Stream = Stream::table(3);

fn to_the_end(letter: &Letter, state: &mut State, chance: &mut FastStreams, legal: &mut Vec<Action>) {
    while letter.decision(state).is_some() {
        letter.legal(state, legal);
        let action = legal[chance.below(CHOICE, legal.len() as u32) as usize];
        letter.play_unchecked(state, action, chance, &mut Silent);
    }
}

#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher, players: usize) {
    let letter = table(players);
    let (mut chance, mut legal) = (FastStreams::new(1), Vec::with_capacity(64));
    bencher.bench_local(|| {
        let mut state = letter.deal(&mut chance, &mut Silent);
        to_the_end(&letter, &mut state, &mut chance, &mut legal);
        state
    });
}

#[divan::bench(args = [2, 3, 4])]
fn deal(bencher: Bencher, players: usize) {
    let letter = table(players);
    let mut chance = FastStreams::new(1);
    bencher.bench_local(|| letter.deal(&mut chance, &mut Silent));
}

#[divan::bench(args = [2, 4])]
fn view_and_resample(bencher: Bencher, players: usize) {
    let letter = table(players);
    let mut chance = FastStreams::new(1);
    let state = letter.deal(&mut chance, &mut Silent);
    let viewer = Viewer::Seat(livret_kernel::Seat(1));
    bencher.bench_local(|| letter.resample(&letter.view(&state, viewer), &mut chance));
}
