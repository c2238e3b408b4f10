//! A living table: the pure table under a lock, and those who watch it.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::extract::ws::Utf8Bytes;
use livret_bots::Resident;
use livret_kernel::Viewer;
use livret_wire::{ServerMessage, Stage};
use serde_json::{Value, json};
use tokio::sync::{Mutex, watch};
use tokio::task::AbortHandle;

use crate::conn::Conn;
use crate::error::{Answer, Failure};
use crate::table::{Deed, Kept, LiveTable, Presence};

/// What each viewer saw of an action.
pub type Seen = Vec<(Viewer, Vec<Value>)>;

/// A living table.
pub struct Cell {
    /// The table's id.
    pub id: String,
    /// When it was last used, in milliseconds since 1970.
    pub touched: AtomicI64,
    /// The table. Whoever holds it may wait for the database, for nothing else.
    pub inner: Mutex<Inner>,
}

/// What the lock protects.
pub struct Inner {
    /// The table.
    pub table: LiveTable,
    /// Those who watch.
    pub watchers: Vec<Watcher>,
    /// The position a bot is thinking about: ply, and how often something was taken back.
    pub thinking: Option<(u32, u32)>,
    /// The bots that have played here, by seat: they live as long as the table. One that is missing is made anew and shown
    /// the game so far.
    pub residents: HashMap<u8, Settled>,
    /// Somebody does not want to wait for the bots; until a person has to decide.
    pub hurried: watch::Sender<bool>,
    /// Rings when a clock has run out.
    pub alarm: Option<AbortHandle>,
    /// The database may know more than we do: read the table again before anything is changed.
    pub doubtful: bool,
}

/// A bot in its seat.
pub struct Settled {
    /// Its name.
    pub level: String,
    /// How often something had been taken back when it last thought: what it has seen since may not have happened.
    pub undone: u32,
    /// Itself.
    pub bot: Resident,
}

/// Somebody who watches.
pub struct Watcher {
    /// Their socket.
    pub conn: Arc<Conn>,
    /// Whose eyes they have.
    pub viewer: Viewer,
}

impl Cell {
    /// A living table around a pure one.
    #[must_use]
    pub fn new(table: LiveTable, now: i64) -> Cell {
        let id = table.id.clone();
        let hurried = watch::Sender::new(false);
        let inner = Inner {
            table,
            watchers: Vec::new(),
            thinking: None,
            residents: HashMap::new(),
            hurried,
            alarm: None,
            doubtful: false,
        };
        Cell { id, touched: AtomicI64::new(now), inner: Mutex::new(inner) }
    }

    /// Remembers that it was used.
    pub fn touch(&self, now: i64) {
        self.touched.store(now, Ordering::Relaxed);
    }
}

impl Inner {
    /// Who is here.
    #[must_use]
    pub fn presence(&self) -> Presence {
        let online: HashSet<String> = self.watchers.iter().map(|watcher| watcher.conn.who.id.clone()).collect();
        let seated = self.table.people();
        let watchers = online.iter().filter(|person| !seated.contains(&person.as_str())).count() as u32;
        Presence { online, watchers }
    }

    /// Does somebody who sits at the table look at it?
    #[must_use]
    pub fn is_attended(&self) -> bool {
        let seated = self.table.people();
        self.watchers.iter().any(|watcher| seated.contains(&watcher.conn.who.id.as_str()))
    }

    /// The different eyes that watch.
    #[must_use]
    pub fn viewers(&self) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for watcher in &self.watchers {
            if !viewers.contains(&watcher.viewer) {
                viewers.push(watcher.viewer);
            }
        }
        viewers
    }

    /// The bot of a seat, if it remembers this very game; it has to be put back.
    pub fn take_resident(&mut self, seat: u8, level: &str) -> Option<Resident> {
        let undone = self.table.data.undone;
        let settled = self.residents.remove(&seat);
        settled.filter(|settled| settled.level == level && settled.undone == undone).map(|settled| settled.bot)
    }

    /// The table from outside, for one person.
    #[must_use]
    pub fn info(&self, person: Option<&str>, now: i64) -> livret_wire::Table {
        self.table.info(person, &self.presence(), now)
    }

    /// Tells everybody what happened after line `since`.
    pub fn broadcast(&mut self, since: u64, seen: &Seen, now: i64) {
        self.look_again();
        let mut told: Vec<(Viewer, Vec<Utf8Bytes>)> = Vec::new();
        for viewer in self.viewers() {
            match self.messages(viewer, since, seen, now) {
                Ok(messages) => told.push((viewer, messages)),
                Err(failure) => tracing::error!(table = self.table.id, ?failure, "a change could not be told"),
            }
        }
        for watcher in &self.watchers {
            let messages = told.iter().find(|(viewer, _)| *viewer == watcher.viewer).map(|(_, messages)| messages);
            for (index, message) in messages.into_iter().flatten().enumerate() {
                match self.unheard(watcher, since as usize + index) {
                    Some(instead) => watcher.conn.send(instead),
                    None => watcher.conn.send(message.clone()),
                }
            }
        }
    }

    /// Who sat down has other eyes now; and where there are no spectators, those without a seat leave.
    fn look_again(&mut self) {
        let table = &self.table;
        self.watchers.retain_mut(|watcher| {
            let person = watcher.conn.who.id.as_str();
            if watcher.viewer.seat().is_some_and(|seat| table.owner(seat.0) == Some(person)) {
                return true;
            }
            match table.eyes(Some(person), None) {
                Ok(viewer) => {
                    watcher.viewer = viewer;
                    true
                }
                Err(Failure(error)) => {
                    watcher.conn.tell(&ServerMessage::Refused { table: Some(table.id.clone()), token: None, error });
                    false
                }
            }
        });
    }

    /// A line of somebody whom this watcher does not want to hear: its number is told, its text is not.
    fn unheard(&self, watcher: &Watcher, index: usize) -> Option<Utf8Bytes> {
        let kept = &self.table.log[index];
        let Deed::Said { person, .. } = &kept.deed else { return None };
        let entry = || self.table.entry(kept, watcher.viewer, Vec::new());
        let entry = match self.table.hears(&watcher.conn.who.id) {
            false => unknown(entry()),
            true if watcher.conn.mutes(person) => muffled(entry()),
            true => return None,
        };
        Some(self.envelope(index as u64 + 1, entry, watcher.viewer).to_string().into())
    }

    fn envelope(&self, seq: u64, entry: Value, viewer: Viewer) -> Value {
        json!({
            "op": "entry", "table": self.table.id, "seq": seq, "entry": entry,
            "undo_to": self.table.undo_to_for(viewer),
        })
    }

    /// The messages for one viewer about everything after line `since`.
    fn messages(&mut self, viewer: Viewer, since: u64, seen: &Seen, now: i64) -> Answer<Vec<Utf8Bytes>> {
        let fresh: Vec<Kept> = self.table.log[since as usize..].to_vec();
        let outside = fresh.iter().any(|kept| !matches!(kept.deed, Deed::Played { .. } | Deed::Said { .. }));
        let last = fresh.len().saturating_sub(1);
        let mut messages = Vec::with_capacity(fresh.len());
        for (index, kept) in fresh.iter().enumerate() {
            let events = self.events(kept, viewer, seen)?;
            let entry = self.table.entry(kept, viewer, events);
            let mut message = self.envelope(since + index as u64 + 1, entry, viewer);
            if outside && index == last {
                message["info"] = json!(self.info(viewer.seat().and_then(|seat| self.table.owner(seat.0)), now));
            }
            if moves_something(&kept.deed) {
                self.put_position(&mut message, viewer, now)?;
            }
            messages.push(message.to_string().into());
        }
        Ok(messages)
    }

    fn events(&mut self, kept: &Kept, viewer: Viewer, seen: &Seen) -> Answer<Vec<Value>> {
        Ok(match kept.deed {
            Deed::Started { .. } => self.table.game()?.deal_seen_by(viewer),
            Deed::Played { .. } => {
                let own = seen.iter().find(|(eyes, _)| *eyes == viewer);
                own.map(|(_, events)| events.clone()).unwrap_or_default()
            }
            _ => Vec::new(),
        })
    }

    fn put_position(&mut self, message: &mut Value, viewer: Viewer, now: i64) -> Answer<()> {
        if let Some(view) = self.table.view(viewer)? {
            message["view"] = view;
        }
        if let Some(clocks) = self.table.clocks(now) {
            message["clocks"] = json!(clocks);
        }
        if let Some(standing) = self.table.standing(viewer)? {
            message["standing"] = standing;
        }
        Ok(())
    }

    /// Tells everybody what is not kept: who is here.
    pub fn tell_presence(&self, now: i64) {
        for watcher in &self.watchers {
            let info = Box::new(self.info(Some(&watcher.conn.who.id), now));
            watcher.conn.tell(&ServerMessage::Table { info });
        }
    }

    /// Everything that a viewer may know.
    pub fn snapshot(&mut self, person: &str, viewer: Viewer, mutes: &dyn Fn(&str) -> bool, now: i64) -> Answer<Value> {
        let hears = self.table.hears(person);
        let log = self.table.log_for(viewer)?.into_iter().map(|entry| quieten(entry, mutes, hears)).collect::<Vec<_>>();
        Ok(json!({
            "op": "snapshot",
            "table": self.table.id,
            "seq": self.table.seq(),
            "info": self.info(Some(person), now),
            "seat": viewer.seat().map(|seat| seat.0),
            "view": self.table.view(viewer)?,
            "standing": self.table.standing(viewer)?,
            "log": log,
            "undo_to": self.table.undo_to_for(viewer),
        }))
    }

    /// What happened after `since`, as messages; the last one tells how things stand now.
    pub fn catch_up(
        &mut self,
        person: &str,
        viewer: Viewer,
        since: u64,
        mutes: &dyn Fn(&str) -> bool,
        now: i64,
    ) -> Answer<Vec<Value>> {
        let hears = self.table.hears(person);
        let mut messages = self.table.entries_since(viewer, since)?;
        for message in &mut messages {
            message["entry"] = quieten(message["entry"].take(), mutes, hears);
        }
        let undo_to = self.table.undo_to_for(viewer);
        let info = self.info(Some(person), now);
        if let Some(last) = messages.last_mut() {
            last["info"] = json!(info);
            last["undo_to"] = undo_to.into();
            if self.table.data.stage != Stage::Waiting {
                self.put_position(last, viewer, now)?;
            }
        }
        Ok(messages)
    }
}

/// Does the view change with it? (A game given up has no decision any more.)
fn moves_something(deed: &Deed) -> bool {
    match deed {
        Deed::Started { .. } | Deed::Played { .. } | Deed::Undone { .. } => true,
        Deed::Changed { what, .. } => matches!(&**what, "over" | "aborted"),
        Deed::Said { .. } => false,
    }
}

fn quieten(entry: Value, mutes: &dyn Fn(&str) -> bool, hears: bool) -> Value {
    if entry["kind"] == "said" && !hears {
        return unknown(entry);
    }
    let muted = entry["kind"] == "said" && entry["person"].as_str().is_some_and(mutes);
    if muted { muffled(entry) } else { entry }
}

/// Something said among those who sit here: not for this viewer, not even by whom.
fn unknown(mut entry: Value) -> Value {
    for field in ["person", "name", "text"] {
        entry[field] = "".into();
    }
    entry["account"] = false.into();
    entry
}

/// Something said, without what was said: the numbering of the log stays without gaps.
fn muffled(mut entry: Value) -> Value {
    entry["text"] = "".into();
    entry
}
