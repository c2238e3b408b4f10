//! What nobody has used for long is removed, in small steps between which play goes on.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use livret_store::{Kept, StoreError};

use crate::config::Keep;
use crate::house::{House, now};
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
    pub fn is_over(&self, kept: &Kept, now: i64) -> bool {
        let days = match kept.stage.as_str() {
            "waiting" => self.waiting,
            "playing" => self.unfinished,
            _ if kept.imported => self.imports,
            _ if kept.account => 0,
            _ => self.finished,
        };
        days > 0 && kept.used < now - i64::from(days) * DAY
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
pub async fn keep_sweeping(house: Weak<House>) {
    let mut wait = FIRST;
    loop {
        let Some(open) = house.upgrade() else { return };
        let closing = open.closing.clone();
        drop(open);
        tokio::select! {
            () = tokio::time::sleep(wait) => wait = REST,
            () = closing.cancelled() => return,
        }
        let Some(open) = house.upgrade() else { return };
        match sweep(&open, PAUSE).await {
            Ok(swept) if swept != Swept::default() => tracing::info!(?swept, "what nobody used any more is gone"),
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "sweeping was cut short"),
        }
    }
}

/// One round through everything, with pauses between its steps.
pub async fn sweep(house: &Arc<House>, pause: Duration) -> Result<Swept, StoreError> {
    house.store.finish_removals().await?;
    let mut swept = Swept::default();
    let (mut after, mut imports) = (String::new(), 0);
    loop {
        let tables = house.store.tables_after(&after, STEP).await?;
        let Some(last) = tables.last() else { break };
        after.clone_from(&last.id);
        for kept in tables {
            let gone = house.config.keep.is_over(&kept, (house.config.wall)()) && remove(house, &kept.id).await?;
            swept.tables += u64::from(gone);
            imports += u64::from(kept.imported && !gone);
        }
        rest(house, pause).await?;
    }
    house.imports.store(imports, Ordering::Relaxed);
    sweep_people(house, pause, &mut swept).await?;
    Ok(swept)
}

async fn sweep_people(house: &Arc<House>, pause: Duration, swept: &mut Swept) -> Result<(), StoreError> {
    while let gone @ 1.. = house.store.sweep_sessions(STEP).await? {
        swept.sessions += gone;
        rest(house, pause).await?;
    }
    let days = house.config.keep.guests;
    if days == 0 {
        return Ok(());
    }
    loop {
        let mut idle = house.store.idle_guests((house.config.wall)() - i64::from(days) * DAY, STEP).await?;
        // Somebody whose socket has been open all the time.
        idle.retain(|guest| !lock(&house.conns).values().any(|conn| conn.who.id == *guest));
        if idle.is_empty() {
            return Ok(());
        }
        house.store.remove_guests(&idle).await?;
        swept.guests += idle.len() as u64;
        rest(house, pause).await?;
    }
}

async fn rest(house: &House, pause: Duration) -> Result<(), StoreError> {
    tokio::select! {
        () = tokio::time::sleep(pause) => Ok(()),
        () = house.closing.cancelled() => Err(StoreError::Unavailable("the house closes".into())),
    }
}

/// Removes a table, unless somebody uses it after all.
async fn remove(house: &Arc<House>, id: &str) -> Result<bool, StoreError> {
    // Nobody reads it from the database meanwhile.
    let turn = house.turn_to_load(id);
    let _held = turn.lock().await;
    if !house.let_go(id) {
        return Ok(false);
    }
    house.store.remove_table(id).await
}

impl House {
    /// Drops a table from memory; not if somebody watches it, or has it in hand.
    fn let_go(&self, id: &str) -> bool {
        let mut tables = self.tables.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        let Some(cell) = tables.get(id) else { return true };
        let lately = cell.touched.load(Ordering::Relaxed) > now() - DAY;
        let watched = cell.inner.try_lock().map_or(true, |inner| !inner.watchers.is_empty());
        if lately || watched || Arc::strong_count(cell) > 1 {
            return false;
        }
        tables.remove(id);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(stage: &str, days_ago: i64, imported: bool, account: bool) -> Kept {
        let used = 1_000 * DAY - days_ago * DAY - 1;
        Kept { id: "t".into(), stage: stage.into(), used, imported, account }
    }

    #[test]
    fn each_kind_of_table_has_its_age_and_zero_keeps_for_ever() {
        let keep = Keep { guests: 1, waiting: 10, unfinished: 20, finished: 30, imports: 40 };
        let over = |stage, days, imported, account| keep.is_over(&kept(stage, days, imported, account), 1_000 * DAY);
        for (stage, imported, age) in
            [("waiting", false, 10), ("playing", false, 20), ("over", false, 30), ("aborted", true, 40)]
        {
            assert!(!over(stage, age - 1, imported, false) && over(stage, age, imported, false), "{stage}");
        }
        assert!(!over("over", 900, false, true), "games of people with an account stay");
        assert!(over("waiting", 900, false, true));
        let for_ever = Keep { guests: 0, waiting: 0, unfinished: 0, finished: 0, imports: 0 };
        assert!(!for_ever.is_over(&kept("waiting", 900, false, false), 1_000 * DAY));
    }
}
