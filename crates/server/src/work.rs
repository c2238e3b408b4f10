//! Work that takes a while: playing games again for those who read them. It runs on threads of its own, a bounded number at
//! once, in all and for each address, so that play, and everything else that is asked, never waits for it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use livret_wire::FaultCode;
use tokio::sync::{OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::cell::{Cell, Inner};
use crate::error::{Answer, Failure};
use crate::house::House;
use crate::limits::{Buckets, Crowd, Guest, lock};

/// Pieces of work that may wait or run, in all and from one address. Sockets are not counted: each waits for its own.
pub const MOST: usize = 256;
/// The same from one address.
pub const MOST_EACH: usize = 64;
/// What an address may spend a second on average, and at once: an action played again counts 1, an entry told 10.
const BUDGET: f64 = 20_000.0;
const BUDGET_AT_ONCE: f64 = 400_000.0;
/// For how long work waits for a table that is being changed.
const TABLE_WITHIN: Duration = Duration::from_secs(5);
/// For how long a socket waits for its address's budget.
const BUDGET_WITHIN: Duration = Duration::from_secs(20);

/// For whom something is done.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The address, as limits see it.
    pub key: String,
    /// A socket asks for one thing at a time, and waits where a request is refused.
    pub waits: bool,
}

tokio::task_local! {
    static ASKER: Asker;
}

/// Runs a future for somebody: the work it asks for is theirs.
pub async fn asked_by<F: Future>(key: String, waits: bool, future: F) -> F::Output {
    ASKER.scope(Asker { key, waits }, future).await
}

/// Who asks; the house itself where nobody does.
fn asker() -> Asker {
    ASKER.try_with(Clone::clone).unwrap_or_else(|_| Asker { key: String::new(), waits: true })
}

/// The threads on which games are played again.
pub struct Workers {
    threads: Arc<Semaphore>,
    /// Those who play wait for nobody who reads.
    players: Arc<Semaphore>,
    /// Of the threads, how many one address may have at once.
    each: usize,
    addresses: Mutex<HashMap<String, Arc<Semaphore>>>,
    inside: Arc<Crowd>,
    spent: Buckets,
    /// Pieces of work done.
    pub done: AtomicU64,
    /// What they came to.
    pub cost: AtomicU64,
    /// Pieces of work refused.
    pub refused: AtomicU64,
}

/// A place at the threads; left when dropped.
struct Place {
    _guest: Option<Guest>,
    _own: OwnedSemaphorePermit,
    _thread: OwnedSemaphorePermit,
}

impl Workers {
    /// So many threads; a rate of 0 lifts the budget.
    #[must_use]
    pub fn new(threads: usize, rate: f64) -> Workers {
        let threads = threads.max(2);
        let share = rate / f64::from(crate::config::Limits::default().rate);
        Workers {
            threads: Arc::new(Semaphore::new(threads)),
            players: Arc::new(Semaphore::new(threads)),
            each: threads - 1,
            addresses: Mutex::default(),
            inside: Arc::default(),
            spent: Buckets::new(BUDGET * share, BUDGET_AT_ONCE * share),
            done: AtomicU64::new(0),
            cost: AtomicU64::new(0),
            refused: AtomicU64::new(0),
        }
    }

    /// Takes all threads away until the answer is dropped. For tests and for closing.
    pub async fn pause(&self) -> Option<OwnedSemaphorePermit> {
        let all = self.threads.available_permits() as u32;
        self.threads.clone().acquire_many_owned(all).await.ok()
    }

    /// Pieces of work that wait or run, without those of sockets.
    #[must_use]
    pub fn in_flight(&self) -> usize {
        self.inside.count()
    }

    /// Forgets addresses that have been quiet.
    pub fn sweep(&self) {
        self.spent.sweep();
        lock(&self.addresses).retain(|_, own| Arc::strong_count(own) > 1);
    }

    async fn place(&self, asker: &Asker) -> Answer<Place> {
        let place = self.wait_for_place(asker).await;
        if place.is_err() {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
        place
    }

    async fn wait_for_place(&self, asker: &Asker) -> Answer<Place> {
        let guest = if asker.waits { None } else { Some(self.enter(&asker.key)?) };
        self.afford(asker).await?;
        let own = lock(&self.addresses).entry(asker.key.clone()).or_insert_with(|| self.own()).clone();
        let own = own.acquire_owned().await.map_err(Failure::internal)?;
        let thread = self.threads.clone().acquire_owned().await.map_err(Failure::internal)?;
        Ok(Place { _guest: guest, _own: own, _thread: thread })
    }

    fn own(&self) -> Arc<Semaphore> {
        Arc::new(Semaphore::new(self.each))
    }

    fn enter(&self, key: &str) -> Answer<Guest> {
        if let Some(guest) = self.inside.enter(key.into(), MOST, MOST_EACH) {
            return Ok(guest);
        }
        if self.inside.count() >= MOST {
            return Err(busy());
        }
        Err(too_much(1))
    }

    /// Those who have spent more than their share wait (a socket) or are refused (a request).
    async fn afford(&self, asker: &Asker) -> Answer<()> {
        let Some(wait) = self.spent.debt(&asker.key) else { return Ok(()) };
        if !asker.waits || wait > BUDGET_WITHIN {
            return Err(too_much(u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1)));
        }
        tokio::time::sleep(wait).await;
        Ok(())
    }

    fn charge(&self, asker: &Asker, cost: u64) {
        self.done.fetch_add(1, Ordering::Relaxed);
        self.cost.fetch_add(cost, Ordering::Relaxed);
        if !asker.key.is_empty() {
            self.spent.charge(&asker.key, cost as f64);
        }
    }

    /// Does something that costs so much, at leisure.
    pub async fn run<T: Send + 'static>(
        &self,
        cost: u64,
        job: impl FnOnce() -> Answer<T> + Send + 'static,
    ) -> Answer<T> {
        let asker = asker();
        let place = self.place(&asker).await?;
        self.charge(&asker, cost);
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            job()
        });
        done.await.map_err(Failure::internal)?
    }
}

impl House {
    /// Reads something of a table that may mean playing it again. Nobody changes the table meanwhile.
    pub async fn read<T: Send + 'static>(
        &self,
        cell: &Cell,
        job: impl FnOnce(&mut Inner) -> Answer<T> + Send + 'static,
    ) -> Answer<T> {
        let asker = asker();
        let place = self.workers.place(&asker).await?;
        let mut inner = timeout(TABLE_WITHIN, cell.inner.clone().lock_owned()).await.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            let before = inner.table.work;
            let answer = job(&mut inner);
            (answer, inner.table.work - before)
        });
        let (answer, cost) = done.await.map_err(Failure::internal)?;
        self.workers.charge(&asker, cost);
        answer
    }

    /// A table with its game at hand; woken where it sleeps.
    pub async fn awake(&self, cell: &Cell) -> Answer<OwnedMutexGuard<Inner>> {
        let inner = cell.inner.clone().lock_owned().await;
        if !inner.table.sleeps_deeply() {
            return Ok(inner);
        }
        drop(inner);
        self.read(cell, |inner| inner.table.wake()).await?;
        Ok(cell.inner.clone().lock_owned().await)
    }

    /// The same for those who play, who hold the table already.
    pub(crate) async fn wake_to_play(&self, mut inner: OwnedMutexGuard<Inner>) -> Answer<OwnedMutexGuard<Inner>> {
        if !inner.table.sleeps_deeply() {
            return Ok(inner);
        }
        let thread = self.workers.players.clone().acquire_owned().await.map_err(Failure::internal)?;
        let woken = tokio::task::spawn_blocking(move || {
            let _thread = thread;
            inner.table.wake().map(|()| inner)
        });
        woken.await.map_err(Failure::internal)?
    }
}

fn busy() -> Failure {
    Failure::new(FaultCode::Unavailable, "too many games are being read just now; try again in a moment")
}

fn too_much(seconds: u32) -> Failure {
    Failure::too_many("you read more games at once than this house shows one address; wait a moment", seconds)
}
