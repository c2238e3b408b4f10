//! Arbitrary cards at length: `cargo run --release -p livret-testkit --example total -- --cards 100000`.
//!
//! Draws tables of arbitrary cards in arbitrary positions and plays each for a while by every law. `--seed N` begins
//! elsewhere, `--plies N` plays each for N actions (default 150), `--every N` checks the dear laws at one point of rest
//! in N (default 8).

use std::process::ExitCode;

use arbitrary::Unstructured;
use livret_testkit::total::{bytes, trial};

fn number(name: &str, default: u64) -> u64 {
    let text = std::env::args().skip_while(|a| a != name).nth(1);
    text.map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} takes a number, not {text}")))
}

fn main() -> ExitCode {
    let (wanted, mut seed) = (number("--cards", 100_000), number("--seed", 0));
    let (plies, every) = (number("--plies", 150) as usize, number("--every", 8) as usize);
    let (mut drawn, mut sound, mut tables, mut refused, mut rests, mut breaches) = (0, 0, 0, 0, 0, 0);
    while sound < wanted {
        if seed % 64 == 0 {
            eprint!("\rseed {seed}, {sound} cards");
        }
        let Ok(trial) = std::panic::catch_unwind(|| {
            trial(&mut Unstructured::new(&bytes(seed)), plies, every).expect("bytes suffice")
        }) else {
            println!("seed {seed}: panicked\n");
            breaches += 1;
            seed += 1;
            continue;
        };
        drawn += trial.drawn;
        sound += trial.sound;
        tables += 1;
        refused += u64::from(trial.refused.is_some());
        rests += trial.played.rests;
        if let Some(breach) = trial.breach {
            println!("seed {seed}: {breach}\n");
            breaches += 1;
        }
        seed += 1;
    }
    println!(
        "{drawn} cards drawn, {sound} sound, {tables} tables, {refused} refused, {rests} points of rest, {breaches} breaches"
    );
    if breaches == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
