//! Costly requests: playing games again for those who read them. It runs on threads of its own, a bounded number at
//! once, in all and for each address, so that play, and everything else that is asked, never waits for it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use livret_wire::FaultCode;
use tokio::sync::{OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::app_state::AppState;
use crate::error::{Answer, Failure};
use crate::limits::{ConcurrencyLimit, Permit, TokenBuckets, lock};
use crate::table_actor::{TableActor, TableHandle};

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
pub struct Requester {
    /// The address, as limits see it.
    pub key: String,
    /// A socket asks for one thing at a time, and waits where a request is refused.
    pub waits: bool,
}

tokio::task_local! {
    static REQUESTER: Requester;
}

/// Runs a future for somebody: the work it asks for is theirs.
pub async fn asked_by<F: Future>(key: String, waits: bool, future: F) -> F::Output {
    REQUESTER.scope(Requester { key, waits }, future).await
}

/// Who asks; the house itself where nobody does.
fn requester() -> Requester {
    REQUESTER.try_with(Clone::clone).unwrap_or_else(|_| Requester { key: String::new(), waits: true })
}

/// The threads on which games are played again.
pub struct CostlyRequests {
    threads: Arc<Semaphore>,
    /// Those who play wait for nobody who reads.
    players: Arc<Semaphore>,
    /// Of the threads, how many one address may have at once.
    each: usize,
    addresses: Mutex<HashMap<String, Arc<Semaphore>>>,
    inside: Arc<ConcurrencyLimit>,
    spent: TokenBuckets,
    /// Pieces of work done.
    pub done: AtomicU64,
    /// What they came to.
    pub cost: AtomicU64,
    /// Pieces of work refused.
    pub refused: AtomicU64,
}

/// A place at the threads; left when dropped.
struct Place {
    _permit: Option<Permit>,
    _own: OwnedSemaphorePermit,
    _thread: OwnedSemaphorePermit,
}

impl CostlyRequests {
    /// So many threads; a rate of 0 lifts the budget.
    #[must_use]
    pub fn new(threads: usize, rate: f64) -> CostlyRequests {
        let threads = threads.max(2);
        let share = rate / f64::from(crate::config::Limits::default().rate);
        CostlyRequests {
            threads: Arc::new(Semaphore::new(threads)),
            players: Arc::new(Semaphore::new(threads)),
            each: threads - 1,
            addresses: Mutex::default(),
            inside: Arc::default(),
            spent: TokenBuckets::new(BUDGET * share, BUDGET_AT_ONCE * share),
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

    async fn place(&self, requester: &Requester) -> Answer<Place> {
        let place = self.wait_for_place(requester).await;
        if place.is_err() {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
        place
    }

    async fn wait_for_place(&self, requester: &Requester) -> Answer<Place> {
        let permit = if requester.waits { None } else { Some(self.enter(&requester.key)?) };
        self.afford(requester).await?;
        let own = lock(&self.addresses).entry(requester.key.clone()).or_insert_with(|| self.own()).clone();
        let own = own.acquire_owned().await.map_err(Failure::internal)?;
        let thread = self.threads.clone().acquire_owned().await.map_err(Failure::internal)?;
        Ok(Place { _permit: permit, _own: own, _thread: thread })
    }

    fn own(&self) -> Arc<Semaphore> {
        Arc::new(Semaphore::new(self.each))
    }

    fn enter(&self, key: &str) -> Answer<Permit> {
        if let Some(permit) = self.inside.enter(key.into(), MOST, MOST_EACH) {
            return Ok(permit);
        }
        if self.inside.count() >= MOST {
            return Err(busy());
        }
        Err(too_much(1))
    }

    /// Those who have spent more than their share wait (a socket) or are refused (a request).
    async fn afford(&self, requester: &Requester) -> Answer<()> {
        let Some(wait) = self.spent.debt(&requester.key) else { return Ok(()) };
        if !requester.waits || wait > BUDGET_WITHIN {
            return Err(too_much(u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1)));
        }
        tokio::time::sleep(wait).await;
        Ok(())
    }

    fn charge(&self, requester: &Requester, cost: u64) {
        self.done.fetch_add(1, Ordering::Relaxed);
        self.cost.fetch_add(cost, Ordering::Relaxed);
        if !requester.key.is_empty() {
            self.spent.charge(&requester.key, cost as f64);
        }
    }

    /// Does something that costs so much, at leisure.
    pub async fn run<T: Send + 'static>(
        &self,
        cost: u64,
        job: impl FnOnce() -> Answer<T> + Send + 'static,
    ) -> Answer<T> {
        let requester = requester();
        let place = self.place(&requester).await?;
        self.charge(&requester, cost);
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            job()
        });
        done.await.map_err(Failure::internal)?
    }
}

impl AppState {
    /// Reads something of a table that may mean playing it again. Nobody changes the table meanwhile.
    pub async fn read<T: Send + 'static>(
        &self,
        handle: &TableHandle,
        job: impl FnOnce(&mut TableActor) -> Answer<T> + Send + 'static,
    ) -> Answer<T> {
        let requester = requester();
        let place = self.costly.place(&requester).await?;
        let mut actor = timeout(TABLE_WITHIN, handle.actor.clone().lock_owned()).await.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            let before = actor.table.work;
            let answer = job(&mut actor);
            (answer, actor.table.work - before)
        });
        let (answer, cost) = done.await.map_err(Failure::internal)?;
        self.costly.charge(&requester, cost);
        answer
    }

    /// A table with its game at hand; woken where it sleeps.
    pub async fn awake(&self, handle: &TableHandle) -> Answer<OwnedMutexGuard<TableActor>> {
        let actor = handle.actor.clone().lock_owned().await;
        if !actor.table.sleeps_deeply() {
            return Ok(actor);
        }
        drop(actor);
        self.read(handle, |actor| Ok(actor.table.wake()?)).await?;
        Ok(handle.actor.clone().lock_owned().await)
    }

    /// The same for those who play, who hold the table already.
    pub(crate) async fn wake_to_play(
        &self,
        mut actor: OwnedMutexGuard<TableActor>,
    ) -> Answer<OwnedMutexGuard<TableActor>> {
        if !actor.table.sleeps_deeply() {
            return Ok(actor);
        }
        let thread = self.costly.players.clone().acquire_owned().await.map_err(Failure::internal)?;
        let woken = tokio::task::spawn_blocking(move || {
            let _thread = thread;
            actor.table.wake()?;
            Ok(actor)
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
