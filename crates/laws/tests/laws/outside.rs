//! Whatever comes from outside: good lines, records, card files and messages, broken a little.
//! At length: `cargo +nightly fuzz run lines` (and `records`, `card_files`, `messages`).

use livret_testkit::outside::{CARD_FILES, Door, LINES, MESSAGES, RECORDS};
use livret_testkit::total::bytes;

/// Tries so many; some must be taken and some refused, or the law was not tried.
fn hold(door: &Door, times: u64) {
    let taken = (0..times).filter(|seed| door.holds(&bytes(*seed))).count() as u64;
    assert!((times / 20..times * 3 / 4).contains(&taken), "{taken} of {times} were taken");
}

#[test]
fn any_line_is_answered_and_one_that_is_refused_changes_nothing() {
    hold(&LINES, 2_000);
}

#[test]
fn a_record_that_is_taken_is_written_again_as_it_was() {
    hold(&RECORDS, 400);
}

#[test]
fn a_card_file_is_refused_with_its_name_or_can_be_played() {
    hold(&CARD_FILES, 400);
}

#[test]
fn a_message_that_is_understood_means_the_same_when_it_is_written_again() {
    hold(&MESSAGES, 10_000);
}
