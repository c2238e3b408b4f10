//! A sample of random play over every sort of table, all laws checked. At length:
//! `cargo run --release -p livret-testkit --example laws -- --games 1000000`.

use livret_testkit::tables::{Setting, all};

/// Some games of each sort of table; the dear laws are checked at one point of rest in `every`.
fn check(tables: impl Iterator<Item = Setting>, games: u64, every: usize) {
    let mut checked = 0;
    for table in tables {
        for seed in 0..games {
            match table.check(seed, every) {
                Ok(played) => checked += played.checked,
                Err(breach) => panic!("{table}, seed {seed}, {breach}"),
            }
        }
    }
    assert!(checked > 500, "{checked}");
}

fn of(game: &'static str) -> impl Iterator<Item = Setting> {
    all().into_iter().filter(move |table| table.game == game)
}

/// Proves TC-SETUP-01, TC-INFO-01, TC-INFO-02.
#[test]
fn tanto_cuore_keeps_every_law_with_all_options_and_mixes() {
    check(of("tanto-cuore"), 8, 16);
}

/// Proves EH-FIVE-03.
#[test]
fn expanding_the_house_keeps_every_law_alone_and_mixed_with_two_to_seven_players() {
    check(of("expanding-the-house"), 8, 16);
}

#[test]
fn romantic_vacation_keeps_every_law_alone_and_mixed_with_two_to_seven_players() {
    check(of("romantic-vacation"), 8, 16);
}

#[test]
fn motto_keeps_every_law_with_every_combination_of_guests_private_maids_and_illness() {
    check(of("motto-tanto-cuore"), 8, 16);
}

#[test]
fn love_letter_keeps_every_law() {
    check(of("love-letter"), 60, 1);
}
