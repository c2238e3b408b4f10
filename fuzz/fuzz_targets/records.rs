//! Records. One that is taken is written again as it was read, and that is taken too.
//! `cargo +nightly fuzz run records`

#![no_main]

use libfuzzer_sys::fuzz_target;
use livret_testkit::outside::RECORDS;

fuzz_target!(|data: &[u8]| {
    RECORDS.holds(data);
});
