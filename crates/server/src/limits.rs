//! Limits: how often, and how many at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::error::{Answer, Failure};
use crate::security::Client;

/// Takes a lock that nobody can leave in a bad state.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Token buckets by name.
pub struct TokenBuckets {
    per_second: f64,
    burst: f64,
    buckets: Mutex<HashMap<String, (f64, Instant)>>,
}

impl TokenBuckets {
    /// TokenBuckets that hold `burst` and refill by `per_second`; a rate of 0 never refuses.
    #[must_use]
    pub fn new(per_second: f64, burst: f64) -> TokenBuckets {
        TokenBuckets { per_second, burst: burst.max(1.0), buckets: Mutex::default() }
    }

    /// Takes one, or says that it is too much.
    pub fn take(&self, key: &str) -> Answer<()> {
        if self.per_second <= 0.0 {
            return Ok(());
        }
        let mut buckets = lock(&self.buckets);
        let level = self.level(&mut buckets, key);
        if *level < 1.0 {
            let seconds = ((1.0 - *level) / self.per_second).ceil() as u32;
            return Err(Failure::too_many("that is too much at once; wait a moment", seconds));
        }
        *level -= 1.0;
        Ok(())
    }

    /// Gives one back.
    pub fn give(&self, key: &str) {
        if let Some((level, _)) = lock(&self.buckets).get_mut(key) {
            *level = (*level + 1.0).min(self.burst);
        }
    }

    /// Takes more than one after the fact: whoever has spent too much waits until it has come back.
    pub fn charge(&self, key: &str, cost: f64) {
        if self.per_second > 0.0 {
            *self.level(&mut lock(&self.buckets), key) -= cost;
        }
    }

    /// How long it takes until a bucket that was overdrawn holds something again.
    #[must_use]
    pub fn debt(&self, key: &str) -> Option<Duration> {
        if self.per_second <= 0.0 {
            return None;
        }
        let level = *self.level(&mut lock(&self.buckets), key);
        (level < 0.0).then(|| Duration::from_secs_f64(-level / self.per_second))
    }

    /// A bucket as it is now.
    fn level<'a>(&self, buckets: &'a mut HashMap<String, (f64, Instant)>, key: &str) -> &'a mut f64 {
        let now = Instant::now();
        let (level, at) = buckets.entry(key.into()).or_insert((self.burst, now));
        *level = (*level + now.duration_since(*at).as_secs_f64() * self.per_second).min(self.burst);
        *at = now;
        level
    }

    /// Forgets those that are full again.
    pub fn sweep(&self) {
        let now = Instant::now();
        let (per_second, burst) = (self.per_second, self.burst);
        lock(&self.buckets)
            .retain(|_, (level, at)| *level + now.duration_since(*at).as_secs_f64() * per_second < burst);
    }
}

/// One sort of thing that is counted: for an address, behind which a whole club may sit, and for one person.
pub struct RateLimit {
    address: TokenBuckets,
    person: TokenBuckets,
}

impl RateLimit {
    /// Each as how many a second, and how many at once.
    fn new(address: (f64, f64), person: (f64, f64)) -> RateLimit {
        RateLimit { address: TokenBuckets::new(address.0, address.1), person: TokenBuckets::new(person.0, person.1) }
    }

    /// One from this address.
    pub fn address(&self, client: &Client) -> Answer<()> {
        self.address.take(&client.key)
    }

    /// One by this person.
    pub fn person(&self, id: &str) -> Answer<()> {
        self.person.take(id)
    }

    /// One by this person from this address.
    pub fn both(&self, client: &Client, id: &str) -> Answer<()> {
        self.person(id)?;
        self.address(client)
    }
}

/// What is counted, each apart: whoever reads too much can still play, and who plays is not stopped by a neighbour's reading.
pub struct RateLimits {
    /// Files of the client: so many that no visit meets the limit, a flood does.
    pub files: RateLimit,
    /// Requests that only look.
    pub reads: RateLimit,
    /// Set-ups tried out.
    pub previews: RateLimit,
    /// Requests that change something.
    pub writes: RateLimit,
    /// Messages on sockets.
    pub messages: RateLimit,
    /// Sockets opened.
    pub sockets: RateLimit,
    /// New guests.
    pub guests: RateLimit,
    /// New accounts.
    pub accounts: RateLimit,
    /// Tables opened, rematches among them.
    pub tables: RateLimit,
    /// Records brought in, and everything of a person taken along.
    pub imports: RateLimit,
    /// Things said.
    pub talk: RateLimit,
}

impl RateLimits {
    /// Limits around `rate`, the requests a second that one person may make; 0 lifts all of them. An address gets what fifty
    /// visitors who come at once need, and in the long run a few times what one person gets.
    #[must_use]
    pub fn new(rate: u32) -> RateLimits {
        let rate = f64::from(rate);
        let each = |address: (f64, f64), person: (f64, f64)| {
            RateLimit::new((rate * address.0, rate * address.1), (rate * person.0, rate * person.1))
        };
        let one = (1.0, 6.0);
        let unlimited = (0.0, 0.0);
        RateLimits {
            files: each((20.0, 400.0), unlimited),
            reads: each((5.0, 60.0), one),
            previews: each((2.0, 30.0), unlimited),
            writes: each((2.0, 30.0), one),
            messages: each(unlimited, one),
            sockets: each((0.5, 15.0), (0.25, 2.0)),
            guests: each((1.0 / 60.0, 5.0), unlimited),
            accounts: each((1.0 / 200.0, 3.0), unlimited),
            tables: each((0.05, 5.0), (0.01, 1.0)),
            imports: each((0.01, 1.0), (0.0025, 0.25)),
            talk: each(unlimited, (0.025, 0.3)),
        }
    }

    /// Forgets those that are full again.
    pub fn sweep(&self) {
        let RateLimits { files, reads, previews, writes, messages, sockets, guests, accounts, tables, imports, talk } =
            self;
        for rate in [files, reads, previews, writes, messages, sockets, guests, accounts, tables, imports, talk] {
            rate.address.sweep();
            rate.person.sweep();
        }
    }
}

/// How many there are at once, in all and by name.
#[derive(Default)]
pub struct ConcurrencyLimit {
    inside: Mutex<(usize, HashMap<String, usize>)>,
}

/// One of those counted; no longer when dropped.
pub struct Permit {
    limit: Arc<ConcurrencyLimit>,
    key: String,
}

impl ConcurrencyLimit {
    /// Lets one in, unless there are too many.
    pub fn enter(self: &Arc<ConcurrencyLimit>, key: String, most: usize, most_each: usize) -> Option<Permit> {
        let mut inside = lock(&self.inside);
        if inside.0 >= most || inside.1.get(&key).is_some_and(|count| *count >= most_each) {
            return None;
        }
        inside.0 += 1;
        *inside.1.entry(key.clone()).or_default() += 1;
        Some(Permit { limit: self.clone(), key })
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

impl Drop for Permit {
    fn drop(&mut self) {
        let mut inside = lock(&self.limit.inside);
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
        let buckets = TokenBuckets::new(0.001, 3.0);
        assert_eq!((0..5).filter(|_| buckets.take("a").is_ok()).count(), 3);
        assert!(buckets.take("b").is_ok());
        assert!((0..100).all(|_| TokenBuckets::new(0.0, 1.0).take("a").is_ok()));
    }

    #[test]
    fn a_limit_counts_those_inside() {
        let limit = Arc::new(ConcurrencyLimit::default());
        let first = limit.enter("a".into(), 2, 1);
        assert!(first.is_some() && limit.enter("a".into(), 2, 1).is_none());
        let second = limit.enter("b".into(), 2, 1);
        assert!(limit.enter("c".into(), 2, 1).is_none());
        drop((first, second));
        assert_eq!((limit.count(), limit.names()), (0, 0));
    }
}
