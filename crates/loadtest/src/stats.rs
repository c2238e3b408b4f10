//! Figures of a run.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// What all tables of a run report to.
#[derive(Default)]
pub struct Tally {
    latencies: Mutex<Vec<u32>>,
    /// Whatever should not have happened, the first few in words.
    errors: Mutex<Vec<String>>,
    error_count: AtomicU64,
    /// Games played to their end.
    pub games: AtomicU64,
    /// Bytes of the messages that the server has sent.
    pub bytes: AtomicU64,
}

impl Tally {
    /// An action was acknowledged after so long.
    pub fn acknowledged(&self, after: Duration) {
        let micros = u32::try_from(after.as_micros()).unwrap_or(u32::MAX);
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(micros);
    }

    /// Something went wrong.
    pub fn error(&self, what: String) {
        self.error_count.fetch_add(1, Ordering::Relaxed);
        let mut errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        if errors.len() < 10 {
            errors.push(what);
        }
    }

    /// Forgets the figures so far: the warm-up is over.
    pub fn begin(&self) {
        self.bytes.store(0, Ordering::Relaxed);
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The figures of the run.
    pub fn summary(&self) -> Summary {
        let mut latencies = self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clone();
        latencies.sort_unstable();
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Summary { latencies, errors, error_count: self.error_count.load(Ordering::Relaxed) }
    }
}

/// The figures of a run.
pub struct Summary {
    latencies: Vec<u32>,
    pub errors: Vec<String>,
    pub error_count: u64,
}

impl Summary {
    pub fn count(&self) -> usize {
        self.latencies.len()
    }

    /// Milliseconds that this part of the acknowledgements did not exceed; 1.0 is the slowest.
    pub fn within(&self, part: f64) -> f64 {
        let last = self.latencies.len().saturating_sub(1);
        let at = ((self.latencies.len() as f64 * part).ceil() as usize).saturating_sub(1).min(last);
        self.latencies.get(at).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }
}

/// Randomness of no importance (SplitMix64).
pub struct SplitMix(u64);

impl SplitMix {
    pub fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    /// A number below the bound, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_counted_from_the_fastest() {
        let tally = Tally::default();
        (1..=100).rev().for_each(|ms| tally.acknowledged(Duration::from_millis(ms)));
        let summary = tally.summary();
        assert_eq!((summary.within(0.5), summary.within(0.99), summary.within(1.0)), (50.0, 99.0, 100.0));
        assert_eq!(Tally::default().summary().within(0.99), 0.0);
    }
}
