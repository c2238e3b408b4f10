//! Opening and keeping the house: rebuilding tables, small chores, orders from the host's command line.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use livret_store::{Command, Line, Store, StoreError, TableRow};
use livret_wire::ServerMessage;
use tokio::time::interval;

use crate::cell::Seen;
use crate::config::Config;
use crate::house::{House, now};
use crate::table::LiveTable;

/// When the house was last known to be open, so that clocks do not run while it is closed.
const OPEN_UNTIL: &str = "open_until";
/// How often the host's orders are looked for: whoever is removed is gone within a second.
const LISTEN: Duration = Duration::from_millis(500);
/// A table nobody has touched for so long forgets its game, or itself if it is over; in milliseconds.
const IDLE: i64 = 60_000;

/// Opens the house: the store, and every live table from its log.
pub async fn open(config: Config) -> Result<Arc<House>, StoreError> {
    let store = Store::open_as_server(&config.db).await?;
    let house = House::new(config, store);
    let mut cursor = house.store.command_cursor().await?;
    let banner = house.store.banner().await?;
    if let Ok(mut notice) = house.banner.write() {
        *notice = banner;
    }
    rebuild_all(&house).await?;
    house.ready.store(true, Ordering::Relaxed);
    let weak = Arc::downgrade(&house);
    tokio::spawn(crate::saving::keep_noting(weak.clone()));
    tokio::spawn(crate::sweep::keep_sweeping(weak.clone()));
    let closing = house.closing.clone();
    tokio::spawn(async move {
        let mut tick = interval(LISTEN);
        for round in 0_u64.. {
            tokio::select! {
                _ = tick.tick() => {}
                () = closing.cancelled() => return,
            }
            let Some(house) = weak.upgrade() else { return };
            obey(&house, &mut cursor).await;
            if round % 60 == 0 {
                tidy(&house);
            }
        }
    });
    Ok(house)
}

/// Writes the hour down.
pub async fn write_hour(house: &House) -> Result<(), StoreError> {
    house.store.set_setting(OPEN_UNTIL, Some(&now().to_string())).await
}

async fn rebuild_all(house: &Arc<House>) -> Result<(), StoreError> {
    let begun = Instant::now();
    let until = house.store.setting(OPEN_UNTIL).await?.and_then(|text| text.parse::<i64>().ok());
    let (mut count, mut after) = (0, String::new());
    let mut tasks = tokio::task::JoinSet::new();
    while let Some(chunk) = house.store.live_chunk(&after).await? {
        if let Some((last, _)) = chunk.last() {
            after.clone_from(&last.id);
        }
        count += chunk.len();
        let house = house.clone();
        tasks.spawn_blocking(move || chunk.iter().for_each(|(row, lines)| rebuild(&house, row, lines, until)));
        // The next chunk is read while these are rebuilt; two at once fill two cores.
        while tasks.len() > 4 {
            tasks.join_next().await;
        }
    }
    while tasks.join_next().await.is_some() {}
    let cells: Vec<_> = house.tables.read().map(|tables| tables.values().cloned().collect()).unwrap_or_default();
    let mut forgiven = Vec::new();
    for cell in cells {
        let mut inner = cell.inner.lock().await;
        house.after(&cell, &mut inner);
        // Written down at once: closing again before anybody acts must not cost the time between the two.
        if inner.table.alarm().is_some() {
            forgiven.push(inner.table.append_since(&inner.table.mark()));
        }
    }
    for failed in
        join_all(forgiven.into_iter().map(|row| house.store.append(row))).await.into_iter().flat_map(Result::err)
    {
        tracing::warn!(%failed, "a clock could not be written down");
    }
    tracing::info!(tables = count, took_ms = begun.elapsed().as_millis() as u64, "tables are back");
    Ok(())
}

fn rebuild(house: &House, row: &TableRow, lines: &[Line], open_until: Option<i64>) {
    let rebuilt = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        LiveTable::rebuild(&house.config.library, row, lines)
    }));
    match rebuilt.unwrap_or_else(|_| Err("rebuilding it failed badly".into())) {
        Ok(mut table) => {
            table.forgive(open_until, now());
            table.sleep();
            house.adopt(table).touch(row.updated);
        }
        Err(why) => {
            tracing::error!(table = row.id, why, "a table could not be rebuilt; it is left alone");
            if let Ok(mut broken) = house.broken.write() {
                broken.insert(row.id.clone());
            }
        }
    }
}

/// What the host's command line asks.
async fn obey(house: &Arc<House>, cursor: &mut livret_store::CommandCursor) {
    let commands = match house.store.take_commands(cursor).await {
        Ok(commands) => commands,
        Err(error) => return tracing::warn!(%error, "the host's orders could not be read"),
    };
    for command in commands {
        match command {
            Command::Banner => tell_banner(house).await,
            Command::RemovePerson(person) => house.forget_person(&person).await,
            Command::CloseTable(table) => {
                let Ok(cell) = house.table(&table).await else { continue };
                let closed = house.change(&cell, |table, _, at| Ok((table.close(at)?, Seen::new()))).await;
                tracing::info!(table, ?closed, "a table was closed by the host");
            }
        }
    }
}

async fn tell_banner(house: &House) {
    let Ok(text) = house.store.banner().await else { return };
    if let Ok(mut banner) = house.banner.write() {
        banner.clone_from(&text);
    }
    house.tell_all(&ServerMessage::Banner { text });
}

/// Forgets what nobody needs just now.
fn tidy(house: &House) {
    house.rates.sweep();
    house.passwords.sweep();
    house.workers.sweep();
    let Ok(mut tables) = house.tables.write() else { return };
    let stale = now() - IDLE;
    tables.retain(|_, cell| {
        if cell.touched.load(Ordering::Relaxed) > stale {
            return true;
        }
        // Somebody holds it right now, or will in a moment: another time.
        let alone = Arc::strong_count(cell) == 1;
        let Ok(mut inner) = cell.inner.try_lock() else { return true };
        if inner.table.is_done() && inner.watchers.is_empty() && alone {
            return false;
        }
        if inner.thinking.is_none() {
            inner.table.sleep();
        }
        true
    });
}
