//! Card files. They are refused with the file's name, or the cards can be read and played.
//! `cargo +nightly fuzz run card_files`

#![no_main]

use libfuzzer_sys::fuzz_target;
use livret_testkit::outside::CARD_FILES;

fuzz_target!(|data: &[u8]| {
    CARD_FILES.holds(data);
});
