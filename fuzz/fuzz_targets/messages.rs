//! What clients send over the socket. What is understood means the same when it is written again.
//! `cargo +nightly fuzz run messages`

#![no_main]

use libfuzzer_sys::fuzz_target;
use livret_testkit::outside::MESSAGES;

fuzz_target!(|data: &[u8]| {
    MESSAGES.holds(data);
});
