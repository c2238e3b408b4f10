//! Limits: how often, and how many at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use livret_wire::FaultCode;

use crate::error::{Answer, Failure};

/// Takes a lock that nobody can leave in a bad state.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Token buckets by name.
pub struct Buckets {
    per_second: f64,
    burst: f64,
    buckets: Mutex<HashMap<String, (f64, Instant)>>,
}

impl Buckets {
    /// Buckets that hold `burst` and refill by `per_second`; a rate of 0 never refuses.
    #[must_use]
    pub fn new(per_second: f64, burst: f64) -> Buckets {
        Buckets { per_second, burst, buckets: Mutex::default() }
    }

    /// Takes one, or says that it is too much.
    pub fn take(&self, key: &str) -> Answer<()> {
        if self.per_second <= 0.0 {
            return Ok(());
        }
        let now = Instant::now();
        let mut buckets = lock(&self.buckets);
        let (level, at) = buckets.entry(key.into()).or_insert((self.burst, now));
        *level = (*level + now.duration_since(*at).as_secs_f64() * self.per_second).min(self.burst);
        *at = now;
        if *level < 1.0 {
            return Err(Failure::new(FaultCode::TooManyRequests, "that is too much at once; wait a moment"));
        }
        *level -= 1.0;
        Ok(())
    }

    /// Forgets those that are full again.
    pub fn sweep(&self) {
        let now = Instant::now();
        let (per_second, burst) = (self.per_second, self.burst);
        lock(&self.buckets)
            .retain(|_, (level, at)| *level + now.duration_since(*at).as_secs_f64() * per_second < burst);
    }
}

/// How many there are at once, in all and by name.
#[derive(Default)]
pub struct Crowd {
    inside: Mutex<(usize, HashMap<String, usize>)>,
}

/// One of a crowd; leaves it when dropped.
pub struct Guest {
    crowd: Arc<Crowd>,
    key: String,
}

impl Crowd {
    /// Lets one in, unless there are too many.
    pub fn enter(self: &Arc<Crowd>, key: String, most: usize, most_each: usize) -> Option<Guest> {
        let mut inside = lock(&self.inside);
        if inside.0 >= most || inside.1.get(&key).is_some_and(|count| *count >= most_each) {
            return None;
        }
        inside.0 += 1;
        *inside.1.entry(key.clone()).or_default() += 1;
        Some(Guest { crowd: self.clone(), key })
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        lock(&self.inside).0
    }

    /// How many names there are.
    #[must_use]
    pub fn names(&self) -> usize {
        lock(&self.inside).1.len()
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut inside = lock(&self.crowd.inside);
        inside.0 -= 1;
        if let Some(count) = inside.1.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                inside.1.remove(&self.key);
            }
        }
    }
}

/// An address as limits see it: a home with IPv6 owns at least 64 bits of addresses.
#[must_use]
pub fn address_key(address: IpAddr) -> String {
    match address {
        IpAddr::V4(four) => four.to_string(),
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => four.to_string(),
            None => six.segments()[..4].iter().map(|part| format!("{part:x}:")).collect(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_zero_lifts_the_limit() {
        let buckets = Buckets::new(0.001, 3.0);
        assert_eq!((0..5).filter(|_| buckets.take("a").is_ok()).count(), 3);
        assert!(buckets.take("b").is_ok());
        assert!((0..100).all(|_| Buckets::new(0.0, 1.0).take("a").is_ok()));
    }

    #[test]
    fn a_crowd_counts_those_inside() {
        let crowd = Arc::new(Crowd::default());
        let first = crowd.enter("a".into(), 2, 1);
        assert!(first.is_some() && crowd.enter("a".into(), 2, 1).is_none());
        let second = crowd.enter("b".into(), 2, 1);
        assert!(crowd.enter("c".into(), 2, 1).is_none());
        drop((first, second));
        assert_eq!((crowd.count(), crowd.names()), (0, 0));
    }
}
