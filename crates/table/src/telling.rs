//! What those who watch are told: everything at first, then what happened after a line.

use livret_games::AnyTold;
use livret_kernel::Viewer;
use livret_wire::{Earlier, Entry, LogEntry, ServerMessage, Snapshot, Stage};

use crate::discreet::Told;
use crate::failure::Answer;
use crate::live::LiveTable;
use crate::log::{LineData, LogLine};
use crate::play::SeenEvents;
use crate::show::{FollowBy, Presence};

/// Lines of the log in one message. A game of usual length is told whole.
pub const MOST_LOG: usize = 300;

/// Somebody to whom a table is told.
#[derive(Clone, Copy)]
pub struct Listener<'a> {
    /// Their id.
    pub person: &'a str,
    /// Whose eyes they have.
    pub viewer: Viewer,
    /// How they learn what the position is.
    pub by: FollowBy,
    /// Whom they do not want to hear.
    pub mutes: &'a dyn Fn(&str) -> bool,
}

impl LiveTable {
    /// What somebody who begins to watch is told: entry by entry where they have missed at most so many, anew where it is more.
    pub fn missed(
        &mut self,
        listener: &Listener,
        (since, most): (Option<u64>, u64),
        presence: &Presence,
        now: i64,
    ) -> Answer<Vec<ServerMessage>> {
        let all = self.seq_for(listener.viewer);
        let near = since.filter(|since| *since <= all && all - since <= most);
        Ok(match near {
            Some(since) => {
                let missed = self.catch_up(listener, (since, most as usize), presence, now)?;
                missed.into_iter().map(|entry| ServerMessage::Entry(Box::new(entry))).collect()
            }
            None => vec![ServerMessage::Snapshot(Box::new(self.snapshot(listener, presence, now)?))],
        })
    }

    /// Everything that a viewer may know; of the log as much as a page holds.
    pub fn snapshot(&mut self, listener: &Listener, presence: &Presence, now: i64) -> Answer<Snapshot> {
        let viewer = listener.viewer;
        let Earlier { log, earlier, .. } = self.page_before(listener, u64::MAX)?;
        Ok(Snapshot {
            table: self.id.clone(),
            seq: self.seq_for(viewer),
            info: self.info(Some(listener.person), presence, now),
            seat: viewer.seat().map(|seat| seat.0),
            view: self.view(viewer)?,
            cards: self.card_order(),
            standing: self.standing(viewer)?,
            log,
            earlier,
            undo_to: self.undo_to_for(viewer),
        })
    }

    /// A page of the log before one that this listener has been told.
    pub fn page_before(&mut self, listener: &Listener, before: u64) -> Answer<Earlier> {
        let hears = self.hears(listener.person);
        let (log, earlier) = self.log_before(listener.viewer, before, MOST_LOG)?;
        let log = log.into_iter().map(|entry| quieten(entry, listener.mutes, hears)).collect();
        Ok(Earlier { table: self.id.clone(), before, log, earlier })
    }

    /// At most `most` entries of what happened after `since`; the last one of all tells how things stand now.
    pub fn catch_up(
        &mut self,
        listener: &Listener,
        (since, most): (u64, usize),
        presence: &Presence,
        now: i64,
    ) -> Answer<Vec<Entry>> {
        let (hears, viewer) = (self.hears(listener.person), listener.viewer);
        let messages = self.entries_since(viewer, since, most, listener.by)?;
        let quiet = |message: Entry| Entry { entry: quieten(message.entry, listener.mutes, hears), ..message };
        let mut messages: Vec<Entry> = messages.into_iter().map(quiet).collect();
        if let Some(last) = messages.last_mut() {
            last.info = Some(self.info(Some(listener.person), presence, now));
            if last.seq == self.seq_for(viewer) {
                last.undo_to = self.undo_to_for(viewer);
                if self.data.stage != Stage::Waiting {
                    self.put_position(last, viewer, now)?;
                }
            }
        }
        Ok(messages)
    }

    /// What everybody with these eyes is told of what happened after line `since`, each entry with the place of its line.
    pub fn news(
        &mut self,
        (viewer, by): (Viewer, FollowBy),
        (since, seen): (u64, &SeenEvents),
        presence: &Presence,
        now: i64,
    ) -> Answer<Vec<(usize, Entry)>> {
        let mut sight = self.sight_at(viewer, since as usize);
        let fresh: Vec<LogLine> = self.log[since as usize..].to_vec();
        let outside = fresh.iter().any(|line| !matches!(line.data, LineData::Played { .. } | LineData::Said { .. }));
        let last = fresh.len().saturating_sub(1);
        let mut news = Vec::with_capacity(fresh.len());
        for (offset, line) in fresh.iter().enumerate() {
            let index = since as usize + offset;
            let (place, events) = match sight.follow(index, &line.data, viewer) {
                Told::Nothing => continue,
                Told::Line => (index, self.events_now(line, viewer, seen)?),
                Told::Actions(held) => (held[0].index, self.events_of(&held, viewer)?),
            };
            let label = sight.label(&self.log[place].data);
            let entry = self.entry_for(label, place, viewer, events);
            let mut entry = self.envelope(sight.seq(), entry, viewer);
            if outside && offset == last {
                let owner = viewer.seat().and_then(|seat| self.owner(seat.0));
                entry.info = Some(self.info(owner, presence, now));
            }
            if moves_something(&line.data) {
                self.put_position(&mut entry, viewer, now)?;
            }
            if !by.needs_views() && place == index && matches!(line.data, LineData::Played { .. }) {
                entry.values = entry.view.take().map(Into::into);
            }
            news.push((index, entry));
        }
        Ok(news)
    }

    /// Is something held back from this viewer that was not before line `since`?
    #[must_use]
    pub fn begins_to_hold(&self, viewer: Viewer, since: u64) -> bool {
        self.is_held(viewer) && self.sight_at(viewer, since as usize).held.is_empty()
    }

    /// How many entries this viewer had been told when the table's log had so many lines.
    #[must_use]
    pub fn seq_at(&self, viewer: Viewer, lines: u64) -> u64 {
        self.sight_at(viewer, lines as usize).seq()
    }

    /// A line of somebody whom this listener does not hear: its number is told, its text is not.
    #[must_use]
    pub fn unheard(&self, listener: &Listener, index: usize) -> Option<Entry> {
        let line = &self.log[index];
        let LineData::Said { person, .. } = &line.data else { return None };
        let entry = || self.entry(line, listener.viewer, Vec::new());
        let entry = match self.hears(listener.person) {
            false => unknown(entry()),
            true if (listener.mutes)(person) => muffled(entry()),
            true => return None,
        };
        let seq = self.sight_at(listener.viewer, index + 1).seq();
        Some(self.envelope(seq, entry, listener.viewer))
    }

    fn envelope(&self, seq: u64, entry: LogEntry, viewer: Viewer) -> Entry {
        Entry { undo_to: self.undo_to_for(viewer), ..self.bare_entry(seq, entry) }
    }

    fn events_now(&mut self, line: &LogLine, viewer: Viewer, seen: &SeenEvents) -> Answer<Vec<AnyTold>> {
        Ok(match line.data {
            LineData::Started { .. } => self.game()?.deal_seen_by(viewer),
            LineData::Played { .. } => {
                let own = seen.iter().find(|(eyes, _)| *eyes == viewer);
                own.map(|(_, events)| events.clone()).unwrap_or_default()
            }
            _ => Vec::new(),
        })
    }

    fn put_position(&mut self, message: &mut Entry, viewer: Viewer, now: i64) -> Answer<()> {
        message.view = self.view(viewer)?;
        message.clocks = self.clocks(now);
        message.standing = self.standing(viewer)?;
        Ok(())
    }
}

/// Does the view change with it? (A game given up has no decision any more.)
fn moves_something(data: &LineData) -> bool {
    match data {
        LineData::Started { .. } | LineData::Played { .. } | LineData::Undone { .. } => true,
        LineData::HeldBack | LineData::Asked { .. } | LineData::Shown => true,
        LineData::Changed { what, .. } => matches!(&**what, "over" | "aborted"),
        LineData::Said { .. } => false,
    }
}

fn quieten(entry: LogEntry, mutes: &dyn Fn(&str) -> bool, hears: bool) -> LogEntry {
    match &entry {
        LogEntry::Said { .. } if !hears => unknown(entry),
        LogEntry::Said { person, .. } if mutes(person) => muffled(entry),
        _ => entry,
    }
}

/// Something said among those who sit here: not for this viewer, not even by whom.
fn unknown(mut entry: LogEntry) -> LogEntry {
    if let LogEntry::Said { person, name, account, text, .. } = &mut entry {
        for field in [person, name, text] {
            field.clear();
        }
        *account = false;
    }
    entry
}

/// Something said, without what was said: the numbering of the log stays without gaps.
fn muffled(mut entry: LogEntry) -> LogEntry {
    if let LogEntry::Said { text, .. } = &mut entry {
        text.clear();
    }
    entry
}
