//! What playing costs. Items are decisions with two or more actions, as `livret sim` counts them.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use livret_kernel::{FastStreams, Game, Seat, Silent, Viewer, mix};
use livret_tanto::{Action, AnyTanto, Library, State, Tanto, setup};
use serde_json::{Value, json};

fn main() {
    divan::main();
}

/// Towns that a benchmark of a random town goes through: one alone may be a slow or a quick one.
const TOWNS: u64 = 16;

const BOXES: [&str; 3] = ["tanto-cuore", "expanding-the-house", "romantic-vacation"];

fn table(game: &str, players: usize, options: &Value, seed: u64) -> AnyTanto {
    let options = options.as_object().expect("options are an object").clone().into();
    setup(Library::shipped(), game, players, &options, &mut FastStreams::new(seed)).expect("a sound table")
}

fn small(game: &str, players: usize, options: &Value, seed: u64) -> Tanto<4, 2> {
    match table(game, players, options, seed) {
        AnyTanto::Small(game) => game,
        _ => unreachable!("up to four seats and sixteen kinds"),
    }
}

fn first_game() -> Tanto<4, 2> {
    small("tanto-cuore", 2, &json!({}), 1)
}

/// All three older boxes, four seats, the town drawn by `seed`.
fn mix_of_four(seed: u64) -> Tanto<4, 2> {
    small("tanto-cuore", 4, &json!({"sets": BOXES}), seed)
}

fn mix_of_seven(seed: u64) -> Tanto<7, 2> {
    match table("tanto-cuore", 7, &json!({"sets": BOXES}), seed) {
        AnyTanto::Large(game) => game,
        _ => unreachable!("seven seats"),
    }
}

/// Motto with everything that can be added from the older boxes.
fn motto_with_guests() -> Tanto<4, 3> {
    let guests = [
        "azure-crescent",
        "viola-crescent",
        "rouge-crescent",
        "safran-virginie",
        "kagari-ichinomiya",
        "genevieve-daubigny",
        "moine-de-lefevre",
        "tenalys-trent",
        "sainsbury-lockwood",
        "anise-greenaway",
    ];
    let options = json!({"guests": guests, "private_maids": true, "illness": true});
    match table("motto-tanto-cuore", 4, &options, 1) {
        AnyTanto::Guests(game) => game,
        _ => unreachable!("more than sixteen kinds"),
    }
}

/// The luck of the players, apart from the game's own.
struct BenchRng(u64);

impl BenchRng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        (((mix(self.0) >> 32) * n as u64) >> 32) as usize
    }
}

/// Plays a random game through the ordinary contract until `stop`, or its end; gives the position
/// and the number of decisions with two or more actions.
fn play<const S: usize, const W: usize>(
    game: &Tanto<S, W>,
    seed: u64,
    legal: &mut Vec<Action>,
    stop: impl Fn(&State<S, W>, &[Action]) -> bool,
) -> (State<S, W>, usize) {
    let (mut chance, mut luck) = (FastStreams::new(seed), BenchRng(mix(seed)));
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut decisions = 0;
    loop {
        game.legal(&state, legal);
        if legal.is_empty() || stop(&state, legal) {
            return (state, decisions);
        }
        decisions += usize::from(legal.len() > 1);
        let action = if legal.len() > 1 { legal[luck.below(legal.len())] } else { legal[0] };
        game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
    }
}

/// Whole random games; one run plays a hundred, at each of the tables in turn.
fn random_games<const S: usize, const W: usize>(bencher: Bencher, tables: &[Tanto<S, W>]) {
    let hundred = |first: u64, legal: &mut Vec<Action>| -> usize {
        let game = |seed: u64| play(&tables[seed as usize % tables.len()], seed, legal, |_, _| false).1;
        (first..first + 100).map(game).sum()
    };
    let mut legal = Vec::with_capacity(256);
    let mut seed = 0;
    bencher
        .with_inputs(|| {
            seed += 100;
            (seed, hundred(seed, &mut Vec::new()))
        })
        .input_counter(|(_, decisions)| ItemsCount::new(*decisions))
        .bench_local_values(|(seed, _)| hundred(seed, &mut legal));
}

/// A position in the middle of a random game: some maid is on offer and can be paid for.
fn hiring<const S: usize, const W: usize>(game: &Tanto<S, W>) -> State<S, W> {
    let typical = |state: &State<S, W>, legal: &[Action]| {
        let phase = game.decision(state).map(|decision| decision.phase);
        game.turns(state) > 20 && phase == Some("hire") && legal.len() >= 6
    };
    play(game, 1, &mut Vec::new(), typical).0
}

mod hundred_random_games {
    use super::*;

    #[divan::bench]
    fn first_game_2(bencher: Bencher) {
        random_games(bencher, &[first_game()]);
    }

    #[divan::bench]
    fn first_game_4(bencher: Bencher) {
        random_games(bencher, &[small("tanto-cuore", 4, &json!({}), 1)]);
    }

    #[divan::bench]
    fn largest_mix_4(bencher: Bencher) {
        random_games(bencher, &(0..TOWNS).map(mix_of_four).collect::<Vec<_>>());
    }

    #[divan::bench]
    fn largest_mix_7(bencher: Bencher) {
        random_games(bencher, &(0..TOWNS).map(mix_of_seven).collect::<Vec<_>>());
    }

    #[divan::bench(args = [2, 3, 4])]
    fn motto(bencher: Bencher, players: usize) {
        random_games(bencher, &[small("motto-tanto-cuore", players, &json!({}), 1)]);
    }

    #[divan::bench]
    fn motto_with_guests_4(bencher: Bencher) {
        random_games(bencher, &[motto_with_guests()]);
    }
}

mod copy {
    use super::*;

    fn copies<const S: usize, const W: usize>(bencher: Bencher, game: &Tanto<S, W>) {
        let state = hiring(game);
        bencher.bench_local(|| *black_box(&state));
    }

    #[divan::bench]
    fn four_seats(bencher: Bencher) {
        copies(bencher, &mix_of_four(1));
    }

    #[divan::bench]
    fn seven_seats(bencher: Bencher) {
        copies(bencher, &mix_of_seven(1));
    }
}

mod view {
    use super::*;

    fn views<const S: usize, const W: usize>(bencher: Bencher, game: &Tanto<S, W>) {
        let state = hiring(game);
        bencher.bench_local(|| game.view(black_box(&state), Viewer::Seat(Seat(1))));
    }

    #[divan::bench]
    fn first_game_2(bencher: Bencher) {
        views(bencher, &first_game());
    }

    #[divan::bench]
    fn largest_mix_7(bencher: Bencher) {
        views(bencher, &mix_of_seven(1));
    }
}

mod resample {
    use super::*;

    fn resamples<const S: usize, const W: usize>(bencher: Bencher, game: &Tanto<S, W>) {
        let view = game.view(&hiring(game), Viewer::Seat(Seat(1)));
        let mut chance = FastStreams::new(1);
        bencher.bench_local(|| game.resample(black_box(&view), &mut chance));
    }

    #[divan::bench]
    fn first_game_2(bencher: Bencher) {
        resamples(bencher, &first_game());
    }

    #[divan::bench]
    fn largest_mix_7(bencher: Bencher) {
        resamples(bencher, &mix_of_seven(1));
    }
}

mod legal_hire {
    use super::*;

    fn lists<const S: usize, const W: usize>(bencher: Bencher, game: &Tanto<S, W>) {
        let (state, mut legal) = (hiring(game), Vec::with_capacity(256));
        bencher.bench_local(|| {
            game.legal(black_box(&state), &mut legal);
            legal.len()
        });
    }

    #[divan::bench]
    fn first_game_2(bencher: Bencher) {
        lists(bencher, &first_game());
    }

    #[divan::bench]
    fn largest_mix_4(bencher: Bencher) {
        lists(bencher, &mix_of_four(1));
    }
}
