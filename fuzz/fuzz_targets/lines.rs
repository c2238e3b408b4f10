//! Lines of the engine protocol. Each is answered by one JSON object on one line, and one that is refused changes nothing.
//! `cargo +nightly fuzz run lines`

#![no_main]

use libfuzzer_sys::fuzz_target;
use livret_testkit::outside::LINES;

fuzz_target!(|data: &[u8]| {
    LINES.holds(data);
});
