//! Cards of arbitrary words in arbitrary positions: `cargo +nightly fuzz run cards`.
//!
//! What the bytes become is the same as in the property test (`livret_testkit::total`).

#![no_main]

use arbitrary::Unstructured;
use libfuzzer_sys::fuzz_target;
use livret_testkit::total::trial;

fuzz_target!(|data: &[u8]| {
    if let Ok(trial) = trial(&mut Unstructured::new(data), 60, 6) {
        assert!(trial.breach.is_none(), "{}", trial.breach.unwrap_or_default());
    }
});
