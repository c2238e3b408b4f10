//! What the lobby lists: looked up at most so often, however many ask and however many tables there are.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use livret_table::{TableData, TableRow};
use livret_wire::Stage;
use tokio::time::Instant;

use crate::app_state::{AppState, now};
use crate::limits::lock;
use crate::table_actor::TableHandle;

/// The most tables a list shows.
pub const MOST: usize = 100;
/// With fewer tables than this looking is cheap, and the list is always fresh.
const FEW: usize = 500;
/// With more, the list may be so old.
const OLD: Duration = Duration::from_secs(2);
/// A table left by everybody is listed so long, in milliseconds; it is listed again when one of them comes back.
const LEFT_ALONE: i64 = 10 * 60 * 1000;

/// A table in a list.
pub struct Listed {
    /// Its row without its data.
    pub row: TableRow,
    /// Its data.
    pub data: TableData,
}

/// The lists, the last changed first.
#[derive(Default)]
pub struct Lists {
    /// Tables with an open seat.
    pub open: Vec<Arc<Listed>>,
    /// Tables under way that may be watched.
    pub live: Vec<Arc<Listed>>,
}

/// The lists as they were last looked up.
#[derive(Default)]
pub struct LobbyCache(Mutex<Option<(Instant, Arc<Lists>)>>);

impl LobbyCache {
    /// The lists; looked up again where there are few tables, or the last look is old.
    fn get(&self, tables: usize, look: impl FnOnce(Option<&Lists>) -> Lists) -> Arc<Lists> {
        // Held while looking: whoever comes meanwhile gets what is found.
        let mut last = lock(&self.0);
        if let Some((at, lists)) = &*last
            && tables >= FEW
            && at.elapsed() < OLD
        {
            return lists.clone();
        }
        let lists = Arc::new(look(last.as_ref().map(|(_, lists)| &**lists)));
        *last = Some((Instant::now(), lists.clone()));
        lists
    }
}

impl AppState {
    /// What the lobby lists.
    #[must_use]
    pub fn lists(&self) -> Arc<Lists> {
        let tables = self.tables.read().map_or(0, |tables| tables.len());
        self.lobby_cache.get(tables, |before| self.look_up(before))
    }

    fn look_up(&self, before: Option<&Lists>) -> Lists {
        let handles: Vec<_> = self.tables.read().map(|tables| tables.values().cloned().collect()).unwrap_or_default();
        let (mut open, mut live) = (Vec::new(), Vec::new());
        for handle in handles {
            let Some((stage, found)) = look_at(&handle, before) else { continue };
            let list = if stage == Stage::Waiting { &mut open } else { &mut live };
            list.push(found);
        }
        Lists { open: newest(open), live: newest(live) }
    }
}

/// A table to list: when it was last changed, and where to learn the rest.
type Found = (i64, Result<Arc<TableHandle>, Arc<Listed>>);

/// A table that is listed now. One that is being changed this moment is not waited for: it is listed as it was.
fn look_at(handle: &Arc<TableHandle>, before: Option<&Lists>) -> Option<(Stage, Found)> {
    let Ok(actor) = handle.actor.try_lock() else {
        let lists = before.into_iter().flat_map(|lists| lists.open.iter().chain(&lists.live));
        let old = lists.into_iter().find(|listed| listed.row.id == handle.id)?;
        return Some((old.data.stage, (old.row.updated, Err(old.clone()))));
    };
    let lately = || handle.touched.load(Ordering::Relaxed) > now() - LEFT_ALONE;
    let shown = actor.table.data.is_listed() && (lately() || actor.is_attended());
    shown.then(|| (actor.table.data.stage, (actor.table.updated, Ok(handle.clone()))))
}

fn newest(mut found: Vec<Found>) -> Vec<Arc<Listed>> {
    let newer = |(updated, _): &Found| std::cmp::Reverse(*updated);
    if found.len() > MOST {
        found.select_nth_unstable_by_key(MOST, newer);
        found.truncate(MOST);
    }
    found.sort_by_key(newer);
    let listed = |(_, source): Found| match source {
        Ok(handle) => {
            let actor = handle.actor.try_lock().ok()?;
            Some(Arc::new(Listed { row: actor.table.row_head(), data: actor.table.data.clone() }))
        }
        Err(old) => Some(old),
    };
    found.into_iter().filter_map(listed).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell as Count;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn many_tables_are_looked_through_once_in_a_while_however_many_ask() {
        let (listing, looks) = (LobbyCache::default(), Count::new(0));
        let ask = |tables| {
            listing.get(tables, |_| {
                looks.set(looks.get() + 1);
                Lists::default()
            })
        };
        (0..1_000).for_each(|_| drop(ask(20_000)));
        assert_eq!(looks.get(), 1);
        tokio::time::advance(OLD).await;
        (0..1_000).for_each(|_| drop(ask(20_000)));
        assert_eq!(looks.get(), 2);
        (0..5).for_each(|_| drop(ask(7)));
        assert_eq!(looks.get(), 7, "few tables are cheap, and always fresh");
    }
}
