//! Can anything be saved just now? What was tried last tells; where nothing is, something small is tried now and then.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use livret_store::StoreError;

use crate::app_state::AppState;
use crate::limits::lock;

/// Something is written this often; more often while it fails.
const EVERY: Duration = Duration::from_secs(10);
const EVERY_IN_TROUBLE: Duration = Duration::from_secs(1);
/// What has not been written within this time counts as failed.
const WITHIN: Duration = Duration::from_secs(15);

/// Why nothing can be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreTrouble {
    /// No room.
    DiskFull,
    /// No answer, or not in time.
    DatabaseAway,
    /// An answer that does not help.
    DatabaseBroken,
}

impl StoreTrouble {
    /// For whoever watches over the house; no cause, no address.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            StoreTrouble::DiskFull => "nothing can be saved: the disk is full\n",
            StoreTrouble::DatabaseAway => "nothing can be saved: the database does not answer\n",
            StoreTrouble::DatabaseBroken => "nothing can be saved: the database refuses\n",
        }
    }

    fn of(error: &StoreError) -> Option<StoreTrouble> {
        match error {
            StoreError::Full => Some(StoreTrouble::DiskFull),
            StoreError::Unavailable(_) | StoreError::Unsure(_) => Some(StoreTrouble::DatabaseAway),
            StoreError::Broken(_) | StoreError::InUse => Some(StoreTrouble::DatabaseBroken),
            // What was handed in was wrong; others can be saved.
            StoreError::Conflict { .. } | StoreError::Invalid(_) => None,
        }
    }
}

/// What the last attempt to save came to.
#[derive(Default)]
pub struct StoreHealth(Mutex<Option<StoreTrouble>>);

impl StoreHealth {
    /// Remembers what an attempt came to.
    pub fn note<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        match &result {
            Ok(_) => self.set(None),
            Err(error) => StoreTrouble::of(error).into_iter().for_each(|trouble| self.set(Some(trouble))),
        }
        result
    }

    /// Why nothing can be saved; none where it can.
    #[must_use]
    pub fn trouble(&self) -> Option<StoreTrouble> {
        *lock(&self.0)
    }

    fn set(&self, now: Option<StoreTrouble>) {
        let before = std::mem::replace(&mut *lock(&self.0), now);
        match (before, now) {
            (None, Some(trouble)) => tracing::error!(?trouble, "nothing can be saved"),
            (Some(_), None) => tracing::info!("saving works again"),
            _ => {}
        }
    }
}

/// Writes down that the house is open, for as long as it is: that tells when it was closed, and whether saving works.
pub async fn keep_noting(app: std::sync::Weak<AppState>) {
    loop {
        let Some(app) = app.upgrade() else { return };
        note_open(&app).await;
        let wait = if app.store_health.trouble().is_some() { EVERY_IN_TROUBLE } else { EVERY };
        let closing = app.closing.clone();
        drop(app);
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = closing.cancelled() => return,
        }
    }
}

/// Writes down that the house is open.
pub async fn note_open(app: &Arc<AppState>) {
    let noted = tokio::time::timeout(WITHIN, crate::start::write_hour(app)).await;
    let noted = noted.unwrap_or_else(|_| Err(StoreError::Unavailable("it took too long".into())));
    if let Err(error) = app.store_health.note(noted) {
        tracing::warn!(%error, "the hour could not be written down");
    }
}
