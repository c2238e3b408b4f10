//! Group commit: one task writes what all tables append, in as few transactions as the disk allows.
//!
//! While one transaction is being made durable, the next appends gather; so each waits for at most two commits, and a
//! slow disk makes transactions larger instead of the queue longer.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::batch::{self, Known};
use crate::db::Db;
use crate::{Append, StoreError};

/// Appends in one transaction.
const MOST: usize = 512;
/// Appends that may wait; whoever comes then waits at the door.
const QUEUE: usize = 8192;
/// Tables whose last number is remembered; beyond it the memory is cleared, and read again where needed.
const REMEMBERED: usize = 50_000;
/// For how long an append is tried while the database does not answer.
const RETRY_FOR: Duration = Duration::from_secs(5);
/// Commits begin at least so far apart: under load many appends share one, and whoever comes to a quiet house does not wait.
const APART: Duration = Duration::from_millis(16);
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

type Answer = oneshot::Sender<Result<(), StoreError>>;

enum Job {
    Append(Box<Append>, Instant, Answer),
    /// Answered when everything before it is done.
    Flush(oneshot::Sender<()>),
    /// The table was deleted or changed by other hands: forget what is known about it.
    Forget(String),
}

/// The way to the writing task, which ends when the last of these is gone.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<Job>);

impl Writer {
    pub(crate) fn start(db: Db) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(write(db, receiver));
        Writer(sender)
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        append.check()?;
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Unavailable("the store is closed".into());
        self.0.send(Job::Append(Box::new(append), Instant::now(), answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    pub(crate) async fn flush(&self) {
        let (done, awaited) = oneshot::channel();
        if self.0.send(Job::Flush(done)).await.is_ok() {
            let _ = awaited.await;
        }
    }

    pub(crate) async fn forget(&self, table: &str) {
        let _ = self.0.send(Job::Forget(table.into())).await;
    }
}

struct Waiting {
    append: Box<Append>,
    since: Instant,
    answer: Answer,
}

async fn write(db: Db, mut receiver: mpsc::Receiver<Job>) {
    let mut known = HashMap::new();
    let mut jobs = Vec::with_capacity(MOST);
    let mut begun = Instant::now() - APART;
    while receiver.recv_many(&mut jobs, MOST).await > 0 {
        gather(&mut jobs, &mut receiver, begun + APART).await;
        begun = Instant::now();
        let mut waiting = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Append(append, since, answer) => waiting.push(Waiting { append, since, answer }),
                Job::Forget(table) => drop(known.remove(table.as_str())),
                Job::Flush(done) => {
                    store(&db, &mut known, std::mem::take(&mut waiting)).await;
                    let _ = done.send(());
                }
            }
        }
        store(&db, &mut known, waiting).await;
        if known.len() > REMEMBERED {
            known.clear();
        }
    }
}

/// Takes in what else comes until then.
async fn gather(jobs: &mut Vec<Job>, receiver: &mut mpsc::Receiver<Job>, until: Instant) {
    if until <= Instant::now() {
        return;
    }
    tokio::time::sleep_until(until).await;
    while jobs.len() < MOST
        && let Ok(job) = receiver.try_recv()
    {
        jobs.push(job);
    }
}

type Memory = HashMap<Arc<str>, Known>;

/// All together where nothing speaks against it; one by one otherwise, so that a bad append fails alone.
async fn store(db: &Db, known: &mut Memory, waiting: Vec<Waiting>) {
    if waiting.is_empty() {
        return;
    }
    let deadline = waiting[0].since + RETRY_FOR;
    let appends: Vec<&Append> = waiting.iter().map(|w| &*w.append).collect();
    let mut unsure = false;
    match together(db, known, &appends, deadline, &mut unsure).await {
        Ok(()) => {
            for w in waiting {
                let _ = w.answer.send(Ok(()));
            }
        }
        Err(StoreError::Unavailable(why)) => refuse(known, waiting, &settle(unsure, StoreError::Unavailable(why))),
        Err(StoreError::Full) => refuse(known, waiting, &settle(unsure, StoreError::Full)),
        Err(_) => {
            for w in waiting {
                let result = alone(db, known, &w.append, w.since + RETRY_FOR, unsure).await;
                let _ = w.answer.send(result);
            }
        }
    }
}

/// After a commit whose fate is unknown, a later failure does not mean that nothing was stored.
fn settle(unsure: bool, error: StoreError) -> StoreError {
    match error {
        StoreError::Unavailable(why) if unsure => StoreError::Unsure(why),
        StoreError::Full if unsure => StoreError::Unsure("the disk is full".into()),
        other => other,
    }
}

fn refuse(known: &mut Memory, waiting: Vec<Waiting>, error: &StoreError) {
    tracing::error!(appends = waiting.len(), %error, "not stored");
    for w in waiting {
        known.remove(w.append.table.as_str());
        let _ = w.answer.send(Err(error.clone()));
    }
}

async fn together(
    db: &Db,
    known: &mut Memory,
    appends: &[&Append],
    deadline: Instant,
    unsure: &mut bool,
) -> Result<(), StoreError> {
    let mut pause = FIRST_PAUSE;
    loop {
        let error = match batch::store_together(db, known, appends).await {
            Ok(()) => return Ok(()),
            Err(failed) => {
                *unsure |= failed.in_commit;
                failed.error
            }
        };
        wait_or_give_up(error, deadline, &mut pause).await?;
    }
}

async fn alone(
    db: &Db,
    known: &mut Memory,
    append: &Append,
    deadline: Instant,
    mut unsure: bool,
) -> Result<(), StoreError> {
    let mut pause = FIRST_PAUSE;
    known.remove(append.table.as_str());
    loop {
        let error = match batch::store_alone(db, append).await {
            Ok(()) => return Ok(()),
            Err(failed) => {
                unsure |= failed.in_commit;
                failed.error
            }
        };
        wait_or_give_up(error, deadline, &mut pause).await.map_err(|error| settle(unsure, error))?;
    }
}

/// Only what may pass is waited for, and only while there is time.
async fn wait_or_give_up(error: StoreError, deadline: Instant, pause: &mut Duration) -> Result<(), StoreError> {
    if !matches!(error, StoreError::Unavailable(_)) || Instant::now() + *pause > deadline {
        return Err(error);
    }
    tracing::warn!(%error, "trying again");
    tokio::time::sleep(*pause).await;
    *pause = (*pause * 2).min(LONGEST_PAUSE);
    Ok(())
}
