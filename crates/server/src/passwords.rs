//! Wrong passwords: growing pauses for whoever guesses, and for nobody else.
//!
//! What counts is the pair of account and address. An account that many addresses guess at gives each of them fewer tries, but
//! never none: its owner comes in from anywhere with the right password. An address that guesses at many accounts has an
//! allowance, which does not bind those who have come in from there before.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use livret_store::identity::account_key;

use crate::error::{Answer, Failure};
use crate::limits::{TokenBuckets, lock};
use crate::security::Client;

/// Wrong passwords before the first pause, and that pause; each one after it is twice as long.
const CALM: (u32, Duration) = (5, Duration::from_secs(1));
/// The same at an account that is guessed at from all sides.
const SIEGE: (u32, Duration) = (3, Duration::from_secs(30));
/// So many wrong passwords within an hour's quiet make a siege.
const MANY: u32 = 50;
const LONGEST: Duration = Duration::from_secs(15 * 60);
/// Without another try everything is forgotten after this; that somebody came in, after the other.
const REMEMBERED: Duration = Duration::from_secs(60 * 60);
const KNOWN_FOR: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// What one address may guess at all accounts together: a burst, and so many a second.
const ALLOWANCE: (f64, f64) = (0.2, 100.0);

/// Who guessed how often.
pub struct Passwords {
    counts: bool,
    tries: Mutex<Tries>,
    addresses: TokenBuckets,
}

#[derive(Default)]
struct Tries {
    pairs: HashMap<(String, String), Pair>,
    accounts: HashMap<String, (u32, Instant)>,
}

struct Pair {
    wrong: u32,
    until: Instant,
    last: Instant,
    /// Somebody came in this way.
    known: bool,
}

/// A password that is being looked at. It counts as wrong until it was right.
#[must_use]
pub struct Attempt<'a> {
    passwords: &'a Passwords,
    account: String,
    address: String,
}

impl Passwords {
    /// Counts, or never refuses.
    #[must_use]
    pub fn new(counts: bool) -> Passwords {
        Passwords { counts, tries: Mutex::default(), addresses: TokenBuckets::new(ALLOWANCE.0, ALLOWANCE.1) }
    }

    /// Somebody tries a password of an account, known by its name. Refused during a pause, which does not make it longer.
    pub fn attempt(&self, account: &str, client: &Client) -> Answer<Attempt<'_>> {
        let attempt = Attempt { passwords: self, account: account_key(account), address: client.key.clone() };
        if self.counts {
            self.count(&attempt, Instant::now())?;
        }
        Ok(attempt)
    }

    fn count(&self, attempt: &Attempt, now: Instant) -> Answer<()> {
        let Tries { pairs, accounts } = &mut *lock(&self.tries);
        let (guessed, at) = accounts.entry(attempt.account.clone()).or_insert((0, now));
        let fresh = Pair { wrong: 0, until: now, last: now, known: false };
        let pair = pairs.entry((attempt.account.clone(), attempt.address.clone())).or_insert(fresh);
        if pair.until > now {
            return Err(wait(pair.until - now));
        }
        if !pair.known {
            self.addresses.take(&attempt.address)?;
        }
        (*guessed, *at) = (*guessed + 1, now);
        (pair.wrong, pair.last) = (pair.wrong + 1, now);
        // A pair that came in before is not the siege's.
        let patience = if *guessed > MANY && !pair.known { SIEGE } else { CALM };
        pair.until = now + pause(pair.wrong, patience);
        Ok(())
    }

    /// Forgets what is long ago.
    pub fn sweep(&self) {
        self.addresses.sweep();
        let Tries { pairs, accounts } = &mut *lock(&self.tries);
        let now = Instant::now();
        accounts.retain(|_, (_, at)| now.duration_since(*at) < REMEMBERED);
        pairs.retain(|_, pair| {
            let kept = if pair.known { KNOWN_FOR } else { REMEMBERED };
            now.duration_since(pair.last) < kept
        });
    }
}

impl Attempt<'_> {
    /// It was right: the pair begins anew.
    pub fn right(self) {
        self.take_back(true);
    }

    /// Nobody looked at it: it never was.
    pub fn unseen(self) {
        self.take_back(false);
    }

    fn take_back(self, right: bool) {
        let Tries { pairs, accounts } = &mut *lock(&self.passwords.tries);
        if let Some((guessed, _)) = accounts.get_mut(&self.account) {
            *guessed = guessed.saturating_sub(1);
        }
        let Some(pair) = pairs.get_mut(&(self.account, self.address.clone())) else { return };
        if !pair.known {
            self.passwords.addresses.give(&self.address);
        }
        pair.known |= right;
        pair.wrong = if right { 0 } else { pair.wrong.saturating_sub(1) };
        pair.until = pair.last;
    }
}

fn pause(wrong: u32, (free, first): (u32, Duration)) -> Duration {
    match wrong.checked_sub(free) {
        Some(more) => first.saturating_mul(1 << more.min(20)).min(LONGEST),
        None => Duration::ZERO,
    }
}

fn wait(left: Duration) -> Failure {
    let seconds = u32::try_from(left.as_secs() + 1).unwrap_or(u32::MAX);
    Failure::too_many(format!("wrong too often; try again in {seconds} seconds"), seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(address: &str) -> Client {
        Client { key: address.into(), https: false }
    }

    fn wrong(passwords: &Passwords, account: &str, address: &str, times: usize) -> usize {
        (0..times).filter(|_| passwords.attempt(account, &at(address)).is_ok()).count()
    }

    #[test]
    fn pauses_grow_for_the_pair_and_nobody_else_waits() {
        let passwords = Passwords::new(true);
        assert_eq!(wrong(&passwords, "anna", "a", 60), 5);
        assert!(passwords.attempt("berta", &at("a")).is_ok());
        assert!(passwords.attempt("anna", &at("b")).is_ok());
        assert_eq!(pause(4, CALM), Duration::ZERO);
        assert_eq!([5, 6, 7, 60].map(|n| pause(n, CALM).as_secs()), [1, 2, 4, 900]);
    }

    #[test]
    fn a_right_password_is_not_counted() {
        let passwords = Passwords::new(true);
        for _ in 0..200 {
            passwords.attempt("anna", &at("a")).expect("never wrong").right();
        }
        for _ in 0..200 {
            passwords.attempt("berta", &at("a")).expect("nobody looked").unseen();
        }
    }

    #[test]
    fn the_owner_of_a_besieged_account_comes_in_from_a_new_address() {
        let passwords = Passwords::new(true);
        for address in 0..100 {
            wrong(&passwords, "anna", &format!("bot {address}"), 10);
        }
        assert_eq!(wrong(&passwords, "anna", "one more bot", 10), 3);
        passwords.attempt("anna", &at("owner")).expect("the owner may try").right();
        assert_eq!(wrong(&passwords, "anna", "owner", 10), 5);
    }

    #[test]
    fn who_guesses_at_everybody_runs_dry_and_who_came_in_before_still_does() {
        let passwords = Passwords::new(true);
        passwords.attempt("berta", &at("club")).expect("the first").right();
        let through = (0..300).filter(|n| passwords.attempt(&format!("name {n}"), &at("club")).is_ok()).count();
        assert_eq!(through, 100);
        passwords.attempt("berta", &at("club")).expect("she has been here before").right();
    }
}
