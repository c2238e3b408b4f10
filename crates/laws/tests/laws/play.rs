//! A sample of random play over every sort of table, all laws checked. At length:
//! `cargo run --release -p livret-testkit --example laws -- --games 1000000`.

use livret_testkit::tables::{Setting, all};

/// Some games of each sort of table; the dear laws are checked at one point of rest in `every`. Gives how many of the actions
/// that could be taken there were free to take back, and how many cards were followed to where they were offered to go.
fn check(tables: impl Iterator<Item = Setting>, games: u64, every: usize) -> (u64, u64) {
    let (mut checked, mut free, mut followed) = (0, 0, 0);
    for table in tables {
        for seed in 0..games {
            match table.check(seed, every) {
                Ok(played) => {
                    (checked, free) = (checked + played.checked, free + played.free);
                    followed += played.followed;
                }
                Err(breach) => panic!("{table}, seed {seed}, {breach}"),
            }
        }
    }
    assert!(checked > 500, "{checked}");
    (free, followed)
}

fn of(game: &'static str) -> impl Iterator<Item = Setting> {
    all().into_iter().filter(move |table| table.game == game)
}

fn keeps_every_law(game: &'static str) {
    let (free, followed) = check(of(game), 8, 16);
    assert!(free > 1_000 && followed > 1_000, "{free} {followed}");
}

/// Proves TC-SETUP-01, TC-INFO-01, TC-INFO-02.
#[test]
fn tanto_cuore_keeps_every_law_with_all_options_and_mixes() {
    keeps_every_law("tanto-cuore");
}

/// Proves EH-FIVE-03.
#[test]
fn expanding_the_house_keeps_every_law_alone_and_mixed_with_two_to_seven_players() {
    keeps_every_law("expanding-the-house");
}

#[test]
fn romantic_vacation_keeps_every_law_alone_and_mixed_with_two_to_seven_players() {
    keeps_every_law("romantic-vacation");
}

#[test]
fn motto_keeps_every_law_with_every_combination_of_guests_private_maids_and_illness() {
    keeps_every_law("motto-tanto-cuore");
}

#[test]
fn love_letter_keeps_every_law() {
    assert_eq!(check(of("love-letter"), 60, 1), (0, 0), "every action ends with a card drawn or a round over");
}
