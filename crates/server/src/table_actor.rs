//! A table actor: the pure table behind a lock, and those who watch it.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::extract::ws::Message;
use livret_bots::Resident;
use livret_kernel::Viewer;
use livret_table::{Absence, FollowBy, Listener, LiveTable, Presence, SeenEvents};
use livret_wire::{Clock, Earlier, Entry, ServerMessage};
use tokio::sync::{Mutex, watch};
use tokio::task::AbortHandle;
use tokio::time::Instant;

use crate::app_state::now;
use crate::connection::{Connection, packed, text};
use crate::error::{Answer, Failure};

/// Entries that are told one by one to somebody who comes back.
const MOST_CAUGHT_UP: u64 = (crate::connection::QUEUE / 2) as u64;

/// Who comes and goes is told at most so often.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);

/// Messages as they are sent, each with the place of its line.
type Messages = Vec<(usize, Message)>;

/// The way to a table actor, as the rest of the server holds it.
pub struct TableHandle {
    /// The table's id.
    pub id: String,
    /// When it was last used, in milliseconds since 1970.
    pub touched: AtomicI64,
    /// The table. Whoever holds it may wait for the database, or for its game to be played again, for nothing else.
    pub actor: Arc<Mutex<TableActor>>,
}

/// One table in memory: changed by one task at a time.
pub struct TableActor {
    me: Weak<Mutex<TableActor>>,
    /// The table.
    pub table: LiveTable,
    /// Those who watch.
    pub watchers: Vec<Watcher>,
    /// When it was last told who is here, and whether it will be told again in a moment.
    told_presence: Option<Instant>,
    presence_due: bool,
    /// The position a bot is thinking about: ply, and how often something was taken back.
    pub thinking: Option<(u32, u32)>,
    /// The bots that have played here, by seat: they live as long as the table. One that is missing is made anew and shown
    /// the game so far.
    pub residents: HashMap<u8, SeatedBot>,
    /// Somebody does not want to wait for the bots; until a person has to decide.
    pub hurried: watch::Sender<bool>,
    /// Rings when a clock has run out.
    pub alarm: Option<AbortHandle>,
    /// The database may know more than we do: read the table again before anything is changed.
    pub needs_reload: bool,
    /// Since when somebody who sat here has not been; those who were never seen, since the table is in memory.
    absent: HashMap<String, i64>,
    in_memory_since: i64,
    /// Whoever is away so long may be played for, if the others wish it, in milliseconds.
    patience: i64,
    /// Who would let a bot play, by the seat of somebody who is away. Forgotten when they come.
    replacing: HashMap<u8, HashSet<String>>,
}

/// A bot in its seat.
pub struct SeatedBot {
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
    pub connection: Arc<Connection>,
    /// Whose eyes they have.
    pub viewer: Viewer,
    /// How they learn what the position is.
    pub by: FollowBy,
}

impl TableHandle {
    /// An actor around a pure table.
    #[must_use]
    pub fn new(table: LiveTable, now: i64, patience: Duration) -> TableHandle {
        let id = table.id.clone();
        let hurried = watch::Sender::new(false);
        let actor = Arc::new_cyclic(|me| {
            Mutex::new(TableActor {
                me: me.clone(),
                table,
                watchers: Vec::new(),
                told_presence: None,
                presence_due: false,
                thinking: None,
                residents: HashMap::new(),
                hurried,
                alarm: None,
                needs_reload: false,
                absent: HashMap::new(),
                in_memory_since: now,
                patience: i64::try_from(patience.as_millis()).unwrap_or(i64::MAX),
                replacing: HashMap::new(),
            })
        });
        TableHandle { id, touched: AtomicI64::new(now), actor }
    }

    /// Remembers that it was used.
    pub fn touch(&self, now: i64) {
        self.touched.store(now, Ordering::Relaxed);
    }
}

impl TableActor {
    /// Who is here.
    #[must_use]
    pub fn presence(&self) -> Presence {
        let online: HashSet<String> = self.watchers.iter().map(|watcher| watcher.connection.who.id.clone()).collect();
        let seated = self.table.people();
        let watchers = online.iter().filter(|person| !seated.contains(&person.as_str())).count() as u32;
        let away = |person: &&str| !online.contains(*person);
        let since = |person: &str| self.absent.get(person).copied().unwrap_or(self.in_memory_since);
        let absence = |person: &str| {
            let since = since(person);
            (person.to_string(), Absence { since, due: since.saturating_add(self.patience) })
        };
        // Where a game goes on over days nobody is expected to be here: there the clock decides alone.
        let days = matches!(self.table.data.setup.settings.clock, Clock::Days { .. });
        let away = seated.into_iter().filter(|_| !days).filter(away).map(absence).collect();
        Presence { online, watchers, away, replacing: self.replacing.clone() }
    }

    /// Would let a bot play for somebody who is away for so long that the others may say so. True when all who are here agree.
    pub fn ask_to_replace(&mut self, who: &str, seat: u8, now: i64) -> Answer<bool> {
        let present = self.table.present();
        let owner = self.table.replaceable(seat)?;
        if !present.contains(&who) || owner == who {
            return Err(Failure::forbidden("only the others who play here can say so"));
        }
        let presence = self.presence();
        if presence.away.get(owner).is_none_or(|absence| absence.due > now) {
            return Err(Failure::conflict("they are here, or were a moment ago"));
        }
        let others: Vec<&str> = present.into_iter().filter(|one| presence.online.contains(*one)).collect();
        let asked = self.replacing.entry(seat).or_default();
        asked.insert(who.into());
        let agreed = others.iter().all(|other| asked.contains(*other));
        if agreed {
            self.replacing.remove(&seat);
        } else {
            self.presence_changed();
        }
        Ok(agreed)
    }

    /// Somebody is here: nobody plays for them unasked.
    fn has_come(&mut self, person: &str) {
        self.absent.remove(person);
        for seat in self.table.seats_of(person) {
            self.replacing.remove(&seat);
        }
    }

    /// Does somebody who sits at the table look at it?
    #[must_use]
    pub fn is_attended(&self) -> bool {
        let seated = self.table.people();
        self.watchers.iter().any(|watcher| seated.contains(&watcher.connection.who.id.as_str()))
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

    /// The different eyes that watch, and how.
    fn eyes(&self) -> Vec<(Viewer, FollowBy)> {
        let mut eyes = Vec::new();
        for watcher in &self.watchers {
            if !eyes.contains(&(watcher.viewer, watcher.by)) {
                eyes.push((watcher.viewer, watcher.by));
            }
        }
        eyes
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
    pub fn broadcast(&mut self, since: u64, seen: &SeenEvents, now: i64) {
        self.look_again();
        let mut told: Vec<((Viewer, FollowBy), Messages)> = Vec::new();
        let mut waiting = Vec::new();
        let presence = self.presence();
        for (viewer, by) in self.eyes() {
            if self.table.begins_to_hold(viewer, since) {
                waiting.push(viewer);
            }
            match self.table.news((viewer, by), (since, seen), &presence, now) {
                Ok(news) => told.push(((viewer, by), written(news, by))),
                Err(failure) => tracing::error!(table = self.table.id, ?failure, "a change could not be told"),
            }
        }
        for watcher in &self.watchers {
            let own = (watcher.viewer, watcher.by);
            let messages = told.iter().find(|(eyes, _)| *eyes == own).map(|(_, messages)| messages);
            for (index, message) in messages.into_iter().flatten() {
                match self.unheard(watcher, *index) {
                    Some(instead) => watcher.connection.send(instead),
                    None => watcher.connection.send(message.clone()),
                }
            }
            // Something is held back from them now: clocks stand still, and nobody can act.
            if waiting.contains(&watcher.viewer) {
                let info = Box::new(self.info(Some(&watcher.connection.who.id), now));
                watcher.connection.tell(&ServerMessage::Table { info });
            }
        }
    }

    /// Who sat down has other eyes now; and where there are no spectators, those without a seat leave.
    fn look_again(&mut self) {
        let table = &self.table;
        self.watchers.retain_mut(|watcher| {
            let person = watcher.connection.who.id.as_str();
            if watcher.viewer.seat().is_some_and(|seat| table.owner(seat.0) == Some(person)) {
                return true;
            }
            match table.eyes(Some(person), None) {
                Ok(viewer) => {
                    watcher.viewer = viewer;
                    true
                }
                Err(failure) => {
                    watcher.connection.tell(&ServerMessage::Refused {
                        table: Some(table.id.clone()),
                        token: None,
                        error: *failure.fault,
                    });
                    false
                }
            }
        });
    }

    /// What this watcher is told instead of a line of somebody whom they do not hear.
    fn unheard(&self, watcher: &Watcher, index: usize) -> Option<Message> {
        let mutes = |person: &str| watcher.connection.mutes(person);
        let listener =
            Listener { person: &watcher.connection.who.id, viewer: watcher.viewer, by: watcher.by, mutes: &mutes };
        let entry = self.table.unheard(&listener, index)?;
        Some(text(&ServerMessage::Entry(Box::new(entry))))
    }

    /// Somebody has come or gone. However many do, it is told at most once in a while: to each of those here that is a
    /// constant cost.
    pub fn presence_changed(&mut self) {
        if self.presence_due {
            return;
        }
        let wait = self.told_presence.map_or(Duration::ZERO, |told| PRESENCE_EVERY.saturating_sub(told.elapsed()));
        if wait.is_zero() {
            return self.tell_presence(now());
        }
        self.presence_due = true;
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            let Some(actor) = me.upgrade() else { return };
            let mut actor = actor.lock().await;
            actor.presence_due = false;
            actor.tell_presence(now());
        });
    }

    /// Tells everybody what is not kept: who is here. Made once for all who only watch, and once for each person at the table.
    fn tell_presence(&mut self, now: i64) {
        self.told_presence = Some(Instant::now());
        let presence = self.presence();
        let message = |person: Option<&str>| -> Message {
            text(&ServerMessage::Table { info: Box::new(self.table.info(person, &presence, now)) })
        };
        let seated: HashMap<&str, Message> =
            self.table.people().into_iter().map(|person| (person, message(Some(person)))).collect();
        let others = message(None);
        for watcher in &self.watchers {
            watcher.connection.send(seated.get(watcher.connection.who.id.as_str()).unwrap_or(&others).clone());
        }
    }

    /// A socket no longer watches.
    pub fn stop_watching(&mut self, connection: &Connection) {
        let before = self.watchers.len();
        self.watchers.retain(|watcher| watcher.connection.id != connection.id);
        if self.watchers.len() < before {
            let person = &connection.who.id;
            if !self.watchers.iter().any(|watcher| watcher.connection.who.id == *person) {
                self.absent.insert(person.clone(), now());
            }
            self.presence_changed();
        }
    }

    /// A page of the log before one that this socket, which watches, has been told.
    pub fn earlier(&mut self, connection: &Connection, before: u64) -> Answer<Earlier> {
        let watcher = self.watchers.iter().find(|watcher| watcher.connection.id == connection.id);
        let (viewer, by) = watcher
            .map(|watcher| (watcher.viewer, watcher.by))
            .ok_or_else(|| Failure::conflict("watch the table first"))?;
        let mutes = |person: &str| connection.mutes(person);
        let listener = Listener { person: &connection.who.id, viewer, by, mutes: &mutes };
        Ok(self.table.page_before(&listener, before)?)
    }

    /// At most `most` entries of what happened after `since`; the last one of all tells how things stand now.
    pub fn catch_up(&mut self, listener: &Listener, page: (u64, usize), now: i64) -> Answer<Vec<Entry>> {
        let presence = self.presence();
        Ok(self.table.catch_up(listener, page, &presence, now)?)
    }

    /// Lets a socket watch, and tells it what it has missed: entry by entry where it is little, anew where it is much.
    pub fn begin_watching(
        &mut self,
        connection: &Arc<Connection>,
        (seat, since, by): (Option<u8>, Option<u64>, FollowBy),
        now: i64,
    ) -> Answer<()> {
        let person = &connection.who.id;
        let viewer = self.table.eyes(Some(person), seat)?;
        let mutes = |person: &str| connection.mutes(person);
        let listener = Listener { person, viewer, by, mutes: &mutes };
        let presence = self.presence();
        // More than a queue holds would look like a slow client.
        let messages = self.table.missed(&listener, (since, MOST_CAUGHT_UP), &presence, now)?;
        let known = self.watchers.iter().any(|watcher| watcher.connection.who.id == *person);
        self.watchers.retain(|watcher| watcher.connection.id != connection.id);
        self.watchers.push(Watcher { connection: connection.clone(), viewer, by });
        messages.iter().for_each(|message| connection.tell(message));
        if !known {
            self.has_come(&connection.who.id);
            self.presence_changed();
        }
        Ok(())
    }
}

/// Entries as they are sent.
fn written(news: Vec<(usize, Entry)>, by: FollowBy) -> Messages {
    let write = |entry: Entry| {
        let message = ServerMessage::Entry(Box::new(entry));
        if by == FollowBy::PackedEvents { packed(&message) } else { text(&message) }
    };
    news.into_iter().map(|(index, entry)| (index, write(entry))).collect()
}

#[cfg(test)]
mod tests {
    use livret_games::Library;
    use livret_wire::{NewTable, SeatWish};
    use serde_json::{Value, from_value, json};
    use tokio::sync::mpsc::Receiver;

    use super::*;
    use livret_table::{Entropy, TableData, Who};

    fn who(name: &str) -> Who {
        Who { id: name.into(), name: name.into(), account: false }
    }

    fn handle() -> TableHandle {
        let wish = json!({"game": "love-letter", "seats": [SeatWish::Me, SeatWish::Open],
                          "access": "link", "spectators": true});
        let wish: NewTable = from_value(wish).expect("a wish");
        let data = TableData::wished(&wish, &who("host")).expect("a table");
        TableHandle::new(
            LiveTable::new(Library::shipped(), "t".into(), data, Entropy::new([0; 32]), 0),
            0,
            Duration::from_secs(60),
        )
    }

    fn come(actor: &mut TableActor, number: u64, name: &str) -> (Arc<Connection>, Receiver<Message>) {
        let (connection, receiver) = Connection::new(number, who(name), String::new(), HashSet::new());
        let connection = Arc::new(connection);
        actor.begin_watching(&connection, (None, None, FollowBy::Views), 0).expect("may watch");
        (connection, receiver)
    }

    /// The numbers of watchers that somebody was told.
    fn told(receiver: &mut Receiver<Message>) -> Vec<u64> {
        let messages = std::iter::from_fn(|| receiver.try_recv().ok());
        let messages =
            messages.map(|message| serde_json::from_str::<Value>(message.to_text().expect("text")).expect("JSON"));
        messages.filter(|m| m["op"] == "table").filter_map(|m| m["info"]["watchers"].as_u64()).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn however_many_come_and_go_each_is_told_once_in_a_while() {
        let handle = handle();
        let mut actor = handle.actor.lock().await;
        let (_host, mut heard) = come(&mut actor, 0, "host");
        let guests: Vec<_> = (1..=2_000).map(|n| come(&mut actor, n, &format!("guest {n}"))).collect();
        assert_eq!(told(&mut heard), [0], "the first is told at once, of the others nothing yet");
        drop(actor);
        tokio::time::sleep(PRESENCE_EVERY * 2).await;
        assert_eq!(told(&mut heard), [2_000], "all of them are told together");
        for (connection, _) in &guests {
            handle.actor.lock().await.stop_watching(connection);
        }
        tokio::time::sleep(PRESENCE_EVERY * 3).await;
        let leaving = told(&mut heard);
        assert!(leaving.len() <= 2 && leaving.last() == Some(&0), "{leaving:?}");
    }
}
