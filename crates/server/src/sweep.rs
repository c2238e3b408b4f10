//! What nobody has used for long is removed, in small steps between which play goes on.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use livret_store::{StoreError, TableUsage};

use crate::app_state::{AppState, now};
use crate::config::Keep;
use crate::limits::lock;

/// Tables looked at, and guests or sessions removed, in one step.
const STEP: u32 = 200;
/// A house that has just opened has other things to do.
const FIRST: Duration = Duration::from_secs(60);
/// Between two steps, and between two rounds through everything.
const PAUSE: Duration = Duration::from_secs(1);
const REST: Duration = Duration::from_secs(6 * 60 * 60);
const DAY: i64 = 24 * 60 * 60 * 1000;

impl Keep {
    /// Has nobody used it for longer than its kind is kept?
    #[must_use]
    pub fn is_over(&self, table: &TableUsage, now: i64) -> bool {
        let days = match table.stage.as_str() {
            "waiting" => self.waiting,
            "playing" => self.unfinished,
            _ if table.imported => self.imports,
            _ if table.account => 0,
            _ => self.finished,
        };
        days > 0 && table.used < now - i64::from(days) * DAY
    }
}

/// What a round has removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Swept {
    pub tables: u64,
    pub guests: u64,
    pub sessions: u64,
}

/// Goes round for as long as the house is open.
pub async fn keep_sweeping(app: Weak<AppState>) {
    let mut wait = FIRST;
    loop {
        let Some(open) = app.upgrade() else { return };
        let closing = open.closing.clone();
        drop(open);
        tokio::select! {
            () = tokio::time::sleep(wait) => wait = REST,
            () = closing.cancelled() => return,
        }
        let Some(open) = app.upgrade() else { return };
        match sweep(&open, PAUSE).await {
            Ok(swept) if swept != Swept::default() => tracing::info!(?swept, "what nobody used any more is gone"),
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "sweeping was cut short"),
        }
    }
}

/// One round through everything, with pauses between its steps.
pub async fn sweep(app: &Arc<AppState>, pause: Duration) -> Result<Swept, StoreError> {
    app.store.finish_removals().await?;
    let mut swept = Swept::default();
    let (mut after, mut imports) = (String::new(), 0);
    loop {
        let tables = app.store.tables_after(&after, STEP).await?;
        let Some(last) = tables.last() else { break };
        after.clone_from(&last.id);
        for table in tables {
            let gone = app.config.keep.is_over(&table, (app.config.wall)()) && remove(app, &table.id).await?;
            swept.tables += u64::from(gone);
            imports += u64::from(table.imported && !gone);
        }
        rest(app, pause).await?;
    }
    app.imports.store(imports, Ordering::Relaxed);
    sweep_people(app, pause, &mut swept).await?;
    Ok(swept)
}

async fn sweep_people(app: &Arc<AppState>, pause: Duration, swept: &mut Swept) -> Result<(), StoreError> {
    while let gone @ 1.. = app.store.sweep_sessions(STEP).await? {
        swept.sessions += gone;
        rest(app, pause).await?;
    }
    let days = app.config.keep.guests;
    if days == 0 {
        return Ok(());
    }
    loop {
        let mut idle = app.store.idle_guests((app.config.wall)() - i64::from(days) * DAY, STEP).await?;
        // Somebody whose socket has been open all the time.
        idle.retain(|guest| !lock(&app.connections).values().any(|connection| connection.who.id == *guest));
        if idle.is_empty() {
            return Ok(());
        }
        app.store.remove_guests(&idle).await?;
        swept.guests += idle.len() as u64;
        rest(app, pause).await?;
    }
}

async fn rest(app: &AppState, pause: Duration) -> Result<(), StoreError> {
    tokio::select! {
        () = tokio::time::sleep(pause) => Ok(()),
        () = app.closing.cancelled() => Err(StoreError::Unavailable("the house closes".into())),
    }
}

/// Removes a table, unless somebody uses it after all.
async fn remove(app: &Arc<AppState>, id: &str) -> Result<bool, StoreError> {
    // Nobody reads it from the database meanwhile.
    let turn = app.turn_to_load(id);
    let _held = turn.lock().await;
    if !app.let_go(id) {
        return Ok(false);
    }
    app.store.remove_table(id).await
}

impl AppState {
    /// Drops a table from memory; not if somebody watches it, or has it in hand.
    fn let_go(&self, id: &str) -> bool {
        let mut tables = self.tables.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        let Some(handle) = tables.get(id) else { return true };
        let lately = handle.touched.load(Ordering::Relaxed) > now() - DAY;
        let watched = handle.actor.try_lock().map_or(true, |actor| !actor.watchers.is_empty());
        if lately || watched || Arc::strong_count(handle) > 1 {
            return false;
        }
        tables.remove(id);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(stage: &str, days_ago: i64, imported: bool, account: bool) -> TableUsage {
        let used = 1_000 * DAY - days_ago * DAY - 1;
        TableUsage { id: "t".into(), stage: stage.into(), used, imported, account }
    }

    #[test]
    fn each_kind_of_table_has_its_age_and_zero_keeps_for_ever() {
        let keep = Keep { guests: 1, waiting: 10, unfinished: 20, finished: 30, imports: 40 };
        let over = |stage, days, imported, account| keep.is_over(&table(stage, days, imported, account), 1_000 * DAY);
        for (stage, imported, age) in
            [("waiting", false, 10), ("playing", false, 20), ("over", false, 30), ("aborted", true, 40)]
        {
            assert!(!over(stage, age - 1, imported, false) && over(stage, age, imported, false), "{stage}");
        }
        assert!(!over("over", 900, false, true), "games of people with an account stay");
        assert!(over("waiting", 900, false, true));
        let for_ever = Keep { guests: 0, waiting: 0, unfinished: 0, finished: 0, imports: 0 };
        assert!(!for_ever.is_over(&table("waiting", 900, false, false), 1_000 * DAY));
    }
}
