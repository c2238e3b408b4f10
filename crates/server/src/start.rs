//! Opening and keeping the house: rebuilding tables, small chores, orders from the host's command line.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use livret_store::{Command, Line, Store, StoreError, TableRow};
use livret_wire::ServerMessage;
use tokio::time::interval;

use crate::app_state::{AppState, now};
use crate::config::Config;
use crate::stored;
use livret_table::SeenEvents;

/// When the house was last known to be open, so that clocks do not run while it is closed.
const OPEN_UNTIL: &str = "open_until";
/// How often the host's orders are looked for: whoever is removed is gone within a second.
const LISTEN: Duration = Duration::from_millis(500);
/// A table nobody has touched for so long forgets its game, or itself if it is over; in milliseconds.
const IDLE: i64 = 60_000;

/// Opens the house: the store, and every live table from its log.
pub async fn open(config: Config) -> Result<Arc<AppState>, StoreError> {
    let store = Store::open_as_server(&config.db).await?;
    let app = AppState::new(config, store);
    let mut cursor = app.store.command_cursor().await?;
    let banner = app.store.banner().await?;
    if let Ok(mut notice) = app.banner.write() {
        *notice = banner;
    }
    rebuild_all(&app).await?;
    app.ready.store(true, Ordering::Relaxed);
    let weak = Arc::downgrade(&app);
    tokio::spawn(crate::store_health::keep_noting(weak.clone()));
    tokio::spawn(crate::sweep::keep_sweeping(weak.clone()));
    let closing = app.closing.clone();
    tokio::spawn(async move {
        let mut tick = interval(LISTEN);
        for round in 0_u64.. {
            tokio::select! {
                _ = tick.tick() => {}
                () = closing.cancelled() => return,
            }
            let Some(app) = weak.upgrade() else { return };
            obey(&app, &mut cursor).await;
            if round % 60 == 0 {
                tidy(&app);
            }
        }
    });
    Ok(app)
}

/// Writes the hour down.
pub async fn write_hour(app: &AppState) -> Result<(), StoreError> {
    app.store.set_setting(OPEN_UNTIL, Some(&now().to_string())).await
}

async fn rebuild_all(app: &Arc<AppState>) -> Result<(), StoreError> {
    let begun = Instant::now();
    let until = app.store.setting(OPEN_UNTIL).await?.and_then(|text| text.parse::<i64>().ok());
    let (mut count, mut after) = (0, String::new());
    let mut tasks = tokio::task::JoinSet::new();
    while let Some(chunk) = app.store.live_chunk(&after).await? {
        if let Some((last, _)) = chunk.last() {
            after.clone_from(&last.id);
        }
        count += chunk.len();
        let app = app.clone();
        tasks.spawn_blocking(move || chunk.into_iter().for_each(|(row, lines)| rebuild(&app, row, &lines, until)));
        // The next chunk is read while these are rebuilt; two at once fill two cores.
        while tasks.len() > 4 {
            tasks.join_next().await;
        }
    }
    while tasks.join_next().await.is_some() {}
    let handles: Vec<_> = app.tables.read().map(|tables| tables.values().cloned().collect()).unwrap_or_default();
    let mut forgiven = Vec::new();
    for handle in handles {
        let mut actor = handle.actor.lock().await;
        app.after(&handle, &mut actor);
        // Written down at once: closing again before anybody acts must not cost the time between the two.
        if actor.table.alarm().is_some() {
            forgiven.push(stored::append(actor.table.append_since(&actor.table.savepoint())));
        }
    }
    for failed in
        join_all(forgiven.into_iter().map(|row| app.store.append(row))).await.into_iter().flat_map(Result::err)
    {
        tracing::warn!(%failed, "a clock could not be written down");
    }
    tracing::info!(tables = count, took_ms = begun.elapsed().as_millis() as u64, "tables are back");
    Ok(())
}

fn rebuild(app: &AppState, row: TableRow, lines: &[Line], open_until: Option<i64>) {
    let row = stored::row(row);
    let rebuild = || stored::rebuild(&app.config.library, &row, lines);
    let rebuilt = std::panic::catch_unwind(std::panic::AssertUnwindSafe(rebuild));
    match rebuilt.unwrap_or_else(|_| Err("rebuilding it failed badly".into())) {
        Ok(mut table) => {
            table.forgive(open_until, now());
            table.sleep();
            app.adopt(table).touch(row.updated);
        }
        Err(why) => {
            tracing::error!(table = row.id, why, "a table could not be rebuilt; it is left alone");
            if let Ok(mut broken) = app.broken_tables.write() {
                broken.insert(row.id.clone());
            }
        }
    }
}

/// What the host's command line asks.
async fn obey(app: &Arc<AppState>, cursor: &mut livret_store::CommandCursor) {
    let commands = match app.store.take_commands(cursor).await {
        Ok(commands) => commands,
        Err(error) => return tracing::warn!(%error, "the host's orders could not be read"),
    };
    for command in commands {
        match command {
            Command::Banner => tell_banner(app).await,
            Command::RemovePerson(person) => app.forget_person(&person).await,
            Command::CloseTable(table) => {
                let Ok(handle) = app.table(&table).await else { continue };
                let closed = app.change(&handle, |table, _, at| Ok((table.close(at)?, SeenEvents::new()))).await;
                tracing::info!(table, ?closed, "a table was closed by the host");
            }
        }
    }
}

async fn tell_banner(app: &AppState) {
    let Ok(text) = app.store.banner().await else { return };
    if let Ok(mut banner) = app.banner.write() {
        banner.clone_from(&text);
    }
    app.tell_all(&ServerMessage::Banner { text });
}

/// Forgets what nobody needs just now.
fn tidy(app: &AppState) {
    app.rate_limits.sweep();
    app.passwords.sweep();
    app.costly.sweep();
    let Ok(mut tables) = app.tables.write() else { return };
    let stale = now() - IDLE;
    tables.retain(|_, handle| {
        if handle.touched.load(Ordering::Relaxed) > stale {
            return true;
        }
        // Somebody holds it right now, or will in a moment: another time.
        let alone = Arc::strong_count(handle) == 1;
        let Ok(mut actor) = handle.actor.try_lock() else { return true };
        if actor.table.is_done() && actor.watchers.is_empty() && alone {
            return false;
        }
        if actor.thinking.is_none() {
            actor.table.sleep();
        }
        true
    });
}
