//! Two files of weights against each other, without search, in random towns of all seven mixes or in Motto's parks:
//!
//! ```text
//! cargo run --release -p livret-lab --example weigh -- NEW OLD [towns] [players] [motto]
//! ```
//!
//! The first alone against a table full of the second, in every seat of four deals a town. What a new run
//! of the trainer is worth; everything that has a name is measured by `livret arena`.

use livret_bots::tanto::Policy;
use livret_bots::tanto::weights::Weights;
use livret_bots::{Bot, FastRng};
use livret_kernel::{FastStreams, Game, Glimpse, Silent, mix};
use livret_tanto::{AnyTanto, Library, Tanto, setup};
use serde_json::json;

const SETS: [&str; 3] = ["tanto-cuore", "expanding-the-house", "romantic-vacation"];
const DEALS: u64 = 4;
/// A game of so many turns is nobody's.
const LONGEST: u32 = 1200;

type Table = Tanto<4, 2>;

fn table(town: u64, players: usize, motto: bool) -> Table {
    let (game, options) = if motto {
        ("motto-tanto-cuore", json!({"park": "random"}))
    } else {
        let sets: Vec<&str> = (0..3).filter(|i| (town % 7 + 1) >> i & 1 == 1).map(|i| SETS[i]).collect();
        (sets[0], json!({"sets": sets, "town": "random"}))
    };
    let options = options.as_object().expect("an object").clone().into();
    match setup(Library::shipped(), game, players, &options, &mut FastStreams::new(mix(town))) {
        Ok(AnyTanto::Small(table)) => table,
        other => panic!("a table of up to four seats: {other:?}"),
    }
}

fn policy(path: &str) -> Policy {
    let text = std::fs::read_to_string(path).expect("a file of weights");
    let weights = Weights::parse(&text).unwrap_or_else(|bad| panic!("{path}: {bad}"));
    Policy::new(Box::leak(Box::new(weights)), 0.0)
}

/// The share of the victory that goes to the lone seat.
fn play(game: &Table, lone: usize, bots: &mut [Policy; 2], seed: u64) -> f64 {
    let (mut chance, mut luck, mut legal) = (FastStreams::new(seed), FastRng::new(seed), Vec::new());
    let mut state = game.deal(&mut chance, &mut Silent);
    while let Some(decision) = game.decision(&state) {
        if game.turns(&state) > LONGEST {
            return 1.0 / game.seats() as f64;
        }
        game.legal(&state, &mut legal);
        let bot = &mut bots[usize::from(decision.seat.index() != lone)];
        let action = bot.choose(&Glimpse::new(game, &state, decision.seat, &legal), &mut luck);
        game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
    }
    let winners = game.outcome(&state).winners;
    if winners.0 >> lone & 1 == 1 { 1.0 / f64::from(winners.count()) } else { 0.0 }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [new, old, rest @ ..] = &words[..] else { panic!("weigh NEW OLD [towns] [players] [motto]") };
    let number = |at: usize, or: u64| rest.get(at).map_or(or, |word| word.parse().expect("a number"));
    let (towns, players, motto) = (number(0, 210), number(1, 2) as usize, rest.get(2).is_some_and(|w| w == "motto"));
    let bots = [policy(new), policy(old)];
    let (mut sum, mut squares) = (0.0, 0.0);
    for town in 0..towns {
        let (game, mut bots) = (table(town, players, motto), bots.clone());
        let games = (0..DEALS).flat_map(|deal| (0..players).map(move |lone| (deal, lone)));
        let won: f64 = games.map(|(deal, lone)| play(&game, lone, &mut bots, mix(town << 8 | deal))).sum();
        let share = won / (DEALS * players as u64) as f64;
        sum += share;
        squares += share * share;
    }
    // A town is one observation.
    let (n, mean) = (towns as f64, sum / towns as f64);
    let half = 1.96 * ((squares / n - mean * mean).max(0.0) / n).sqrt();
    println!("{new}: {:.1}% ± {:.1} of {} games", 100.0 * mean, 100.0 * half, towns * DEALS * players as u64);
}
