//! The laws at length: `cargo run --release -p livret-testkit --example laws -- --games 1000000`.
//!
//! Plays games over every sort of table, in turn, on all cores; `--every N` checks the dear laws at
//! one point of rest in N (default 40), `--seed N` begins elsewhere, `--only TEXT` keeps the tables
//! whose description holds the text.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use livret_testkit::tables::{Setting, all};

fn option(name: &str) -> Option<String> {
    let mut arguments = std::env::args().skip_while(|a| a != name);
    arguments.nth(1)
}

fn number(name: &str, default: u64) -> u64 {
    option(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} takes a number, not {text}")))
}

#[derive(Default)]
struct Tally {
    next: AtomicU64,
    rests: AtomicU64,
    checked: AtomicU64,
    turns: AtomicU64,
    breaches: AtomicU64,
}

/// Takes games one after the other until there are no more.
fn work(tables: &[Setting], tally: &Tally, games: u64, first: u64, every: usize, began: Instant) {
    loop {
        let game = tally.next.fetch_add(1, Relaxed);
        if game >= games {
            return;
        }
        let (table, seed) = (&tables[game as usize % tables.len()], first + game);
        match table.check(seed, every) {
            Ok(played) => {
                tally.rests.fetch_add(played.rests, Relaxed);
                tally.checked.fetch_add(played.checked, Relaxed);
                tally.turns.fetch_add(played.turns.into(), Relaxed);
            }
            Err(breach) => {
                tally.breaches.fetch_add(1, Relaxed);
                println!("{table}, seed {seed}, {breach}");
            }
        }
        if (game + 1).is_multiple_of((games / 20).max(1)) {
            eprintln!("{} of {games} games, {:.0} s", game + 1, began.elapsed().as_secs_f64());
        }
    }
}

fn main() -> ExitCode {
    let (games, first, every) = (number("--games", 1_000_000), number("--seed", 0), number("--every", 40) as usize);
    let only = option("--only").unwrap_or_default();
    let tables: Vec<Setting> = all().into_iter().filter(|table| table.to_string().contains(&only)).collect();
    let (tally, began) = (Tally::default(), Instant::now());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| work(&tables, &tally, games, first, every, began));
        }
    });
    let read = |n: &AtomicU64| n.load(Relaxed);
    println!(
        "{games} games over {} tables: {} turns, {} points of rest, {} checked in full, {} breaches, {:.0} s",
        tables.len(),
        read(&tally.turns),
        read(&tally.rests),
        read(&tally.checked),
        read(&tally.breaches),
        began.elapsed().as_secs_f64()
    );
    if read(&tally.breaches) == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
