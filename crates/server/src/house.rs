//! The house: everything that outlives a request.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;

use livret_kernel::Viewer;
use livret_store::{Store, StoreError};
use livret_wire::{FaultCode, Pace, ServerMessage, Stage};
use tokio::sync::{OnceCell, OwnedMutexGuard};
use tokio_util::sync::CancellationToken;

use crate::api::Book;
use crate::bots::Thinkers;
use crate::cell::{Cell, Inner, Seen, Settled};
use crate::config::Config;
use crate::conn::Conn;
use crate::error::{Answer, Failure};
use crate::limits::{Crowd, Rates, lock};
use crate::listing::Listing;
use crate::metrics::Metrics;
use crate::pairing::Queue;
use crate::passwords::Passwords;
use crate::saving::Saving;
use crate::serve::Silent;
use crate::table::{Actor, LiveTable, TableData};
pub use crate::time::now;
use crate::work::Workers;

/// Lines of finished tables that are kept in memory for those who read them; about 160 bytes each with what goes with them.
const MOST_LINES_KEPT: usize = 1_000_000;
/// Lines of a table's log; several times what the longest game needs.
const MOST_LINES: u64 = 100_000;
/// Lines that one change writes at most, and more.
const MOST_TOLD_AGAIN: usize = 32;

/// Everything that outlives a request.
pub struct House {
    /// As the host set it.
    pub config: Config,
    /// What must not be lost.
    pub store: Store,
    /// Live tables, and finished ones that somebody looks at.
    pub tables: RwLock<HashMap<String, Arc<Cell>>>,
    /// Live tables that could not be rebuilt; nobody plays there, and nothing of them is touched.
    pub broken: RwLock<HashSet<String>>,
    /// Open sockets.
    pub conns: Mutex<HashMap<u64, Arc<Conn>>>,
    /// Connections by address, sockets not counted.
    pub connections: Arc<Crowd>,
    /// Those of them on which nobody whom we know has asked anything.
    pub strangers: Arc<Crowd>,
    /// Those on which nobody has said anything yet.
    pub silent: Silent,
    /// Sockets by address.
    pub sockets: Arc<Crowd>,
    /// People with a socket.
    pub people: Arc<Crowd>,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// Where games are played again for those who read them.
    pub workers: Workers,
    /// Tables that are being read from the database.
    loading: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    /// Lines of finished tables that were read again, by table.
    kept: Mutex<HashMap<String, usize>>,
    /// People who look for a game.
    pub queue: Queue,
    /// How often what may be done.
    pub rates: Rates,
    /// Passwords that were wrong.
    pub passwords: Passwords,
    /// Figures.
    pub metrics: Metrics,
    /// All cards, as they are sent; made when first asked for.
    pub book: OnceCell<Book>,
    /// Records that were brought in, as far as they have been counted.
    pub imports: AtomicU64,
    /// Can anything be saved?
    pub saving: Saving,
    /// What the lobby lists.
    pub listing: Listing,
    /// A notice from the host.
    pub banner: RwLock<Option<String>>,
    /// Cancelled when the house closes.
    pub closing: CancellationToken,
    /// Are the tables of the last run back?
    pub ready: AtomicBool,
    next_conn: AtomicU64,
}

impl House {
    /// A house on an open store, without its tables.
    #[must_use]
    pub fn new(config: Config, store: Store) -> Arc<House> {
        Arc::new(House {
            thinkers: Thinkers::new(config.limits.bot_threads),
            workers: Workers::new(config.limits.bot_threads, f64::from(config.limits.rate)),
            loading: Mutex::default(),
            kept: Mutex::default(),
            rates: Rates::new(config.limits.rate),
            passwords: Passwords::new(config.limits.rate > 0),
            config,
            store,
            tables: RwLock::default(),
            broken: RwLock::default(),
            conns: Mutex::default(),
            connections: Arc::default(),
            strangers: Arc::default(),
            silent: Silent::default(),
            sockets: Arc::default(),
            people: Arc::default(),
            queue: Queue::default(),
            metrics: Metrics::default(),
            book: OnceCell::new(),
            imports: AtomicU64::new(0),
            saving: Saving::default(),
            listing: Listing::default(),
            banner: RwLock::default(),
            closing: CancellationToken::new(),
            ready: AtomicBool::new(false),
            next_conn: AtomicU64::new(1),
        })
    }

    /// How far the wall clock is ahead of the time that is measured.
    fn skew(&self) -> i64 {
        (self.config.wall)() - now()
    }

    /// A number for a new socket.
    pub fn next_conn(&self) -> u64 {
        self.next_conn.fetch_add(1, Ordering::Relaxed)
    }

    /// Sends something to every socket of a person.
    pub fn tell_person(&self, person: &str, message: &ServerMessage) {
        for conn in lock(&self.conns).values().filter(|conn| conn.who.id == person) {
            conn.tell(message);
        }
    }

    /// A session has ended: its sockets close.
    pub fn close_session(&self, key: &str) {
        for conn in lock(&self.conns).values().filter(|conn| conn.session == key) {
            conn.over.cancel();
        }
    }

    /// All sessions of a person have ended: their sockets close.
    pub fn close_sessions_of(&self, person: &str) {
        for conn in lock(&self.conns).values().filter(|conn| conn.who.id == person) {
            conn.over.cancel();
        }
    }

    /// Sends something to everybody.
    pub fn tell_all(&self, message: &ServerMessage) {
        for conn in lock(&self.conns).values() {
            conn.tell(message);
        }
    }

    /// A table, if it is in memory.
    #[must_use]
    pub fn in_memory(&self, id: &str) -> Option<Arc<Cell>> {
        let cell = self.tables.read().ok()?.get(id).cloned()?;
        cell.touch(now());
        Some(cell)
    }

    /// A table, read from the database if need be.
    pub async fn table(&self, id: &str) -> Answer<Arc<Cell>> {
        if let Some(cell) = self.in_memory(id) {
            return Ok(cell);
        }
        if id.len() > 32 || !self.ready.load(Ordering::Relaxed) {
            return Err(Failure::not_found("table"));
        }
        if self.broken.read().is_ok_and(|broken| broken.contains(id)) {
            return Err(Failure::new(FaultCode::Internal, "this table could not be rebuilt; its host has been told"));
        }
        self.load(id).await
    }

    /// Reads a table from the database: once, however many ask for it.
    async fn load(&self, id: &str) -> Answer<Arc<Cell>> {
        let turn = self.turn_to_load(id);
        let _held = turn.lock().await;
        if let Some(cell) = self.in_memory(id) {
            return Ok(cell);
        }
        let table = self.stored(id).await?;
        let (store, id) = (self.store.clone(), id.to_string());
        tokio::spawn(async move {
            if let Err(error) = store.note_look(&id).await {
                tracing::warn!(%error, "a look at a table could not be noted");
            }
        });
        self.adopt_finished(table)
    }

    /// Whose turn it is to read a table from the database, or to remove it there.
    pub(crate) fn turn_to_load(&self, id: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut loading = lock(&self.loading);
        // Those that only this map holds are over.
        loading.retain(|_, turn| Arc::strong_count(turn) > 1);
        loading.entry(id.into()).or_default().clone()
    }

    /// A table as the database has it, its game played again.
    async fn stored(&self, id: &str) -> Answer<LiveTable> {
        let found = self.store.table(id).await.map_err(Failure::unavailable)?;
        let (row, lines) = found.ok_or_else(|| Failure::not_found("table"))?;
        let library = self.config.library.clone();
        let cost = u64::from(row.ply);
        let rebuild = move || LiveTable::rebuild(&library, &row, &lines).map_err(Failure::internal);
        self.workers.run(cost, rebuild).await
    }

    /// Takes a table in that is over, if there is room for its log or can be made.
    pub fn adopt_finished(&self, table: LiveTable) -> Answer<Arc<Cell>> {
        let (id, lines) = (table.id.clone(), table.log.len());
        let mut kept = lock(&self.kept);
        if kept.values().sum::<usize>() + lines > MOST_LINES_KEPT {
            self.make_room(&mut kept);
        }
        if kept.values().sum::<usize>() + lines > MOST_LINES_KEPT {
            return Err(Failure::new(FaultCode::Unavailable, "too many long games are being read; try again later"));
        }
        kept.insert(id, lines);
        Ok(self.adopt(table))
    }

    /// Lets finished tables go that nobody looks at.
    fn make_room(&self, kept: &mut HashMap<String, usize>) {
        let mut tables = self.tables.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        kept.retain(|id, _| {
            let Some(cell) = tables.get(id) else { return false };
            let watched = cell.inner.try_lock().map_or(true, |inner| !inner.watchers.is_empty());
            if watched || Arc::strong_count(cell) > 1 {
                return true;
            }
            tables.remove(id);
            false
        });
    }

    /// Takes a table in; the one that is there already, if another request was faster.
    pub fn adopt(&self, table: LiveTable) -> Arc<Cell> {
        let mut tables = self.tables.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        let id = table.id.clone();
        tables.entry(id).or_insert_with(|| Arc::new(Cell::new(table, now()))).clone()
    }

    /// Makes lines durable, and remembers whether that works.
    pub async fn save(&self, append: livret_store::Append) -> Result<(), StoreError> {
        self.saving.note(self.store.append(append).await)
    }

    /// Opens a table: saves it, takes it in, starts it if it is full.
    pub async fn open_table(self: &Arc<Self>, data: TableData) -> Answer<Arc<Cell>> {
        let mut table = LiveTable::new(&self.config.library, crate::chance::table_id(), data, (self.config.wall)());
        table.skew = self.skew();
        let mark = table.mark();
        if table.is_full() && table.data.setup.start_when_full {
            table.start(now())?;
        }
        self.save(table.append_since(&mark)).await.map_err(refusal)?;
        self.metrics.tables_opened.fetch_add(1, Ordering::Relaxed);
        let cell = self.adopt(table);
        self.after(&cell, &mut *cell.inner.lock().await);
        Ok(cell)
    }

    /// Changes a table: in memory, then durably, and only then for everybody to see. If it cannot be saved, nothing has
    /// changed. Runs to its end even if whoever asked has gone.
    pub async fn change<T: Send + 'static>(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        command: impl FnOnce(&mut LiveTable, &[Viewer], i64) -> Answer<(T, Seen)> + Send + 'static,
    ) -> Answer<T> {
        let (house, cell) = (self.clone(), cell.clone());
        let done = tokio::spawn(async move {
            let mut inner = house.settled(&cell).await?;
            house.change_now(&cell, &mut inner, command).await
        });
        done.await.map_err(Failure::internal)?
    }

    async fn change_now<T>(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        inner: &mut Inner,
        command: impl FnOnce(&mut LiveTable, &[Viewer], i64) -> Answer<(T, Seen)>,
    ) -> Answer<T> {
        cell.touch(now());
        let (mark, viewers, at) = (inner.table.mark(), inner.viewers(), now());
        inner.table.skew = self.skew();
        let since = mark.seq();
        let (told, seen) = match command(&mut inner.table, &viewers, at) {
            Ok(done) => done,
            Err(failure) => {
                inner.table.back_to(mark);
                return Err(failure);
            }
        };
        if inner.table.seq() == since {
            return Ok(told);
        }
        if inner.table.seq() > MOST_LINES && inner.table.is_live() {
            inner.table.back_to(mark);
            return Err(Failure::conflict("this table's log is full: the game can only be ended"));
        }
        if let Err(error) = self.save(inner.table.append_since(&mark)).await {
            inner.table.back_to(mark);
            inner.doubtful = true;
            return Err(refusal(error));
        }
        inner.broadcast(since, &seen, at);
        self.after(cell, inner);
        Ok(told)
    }

    /// A table that is about to be changed, with its game at hand. After a failed save it is read again, so that memory and
    /// database agree before anything else happens.
    async fn settled(&self, cell: &Arc<Cell>) -> Answer<OwnedMutexGuard<Inner>> {
        let mut inner = cell.inner.clone().lock_owned().await;
        if inner.doubtful {
            let table = self.stored(&cell.id).await?;
            let known = inner.table.seq();
            let more = table.seq() > known;
            inner.table = table;
            inner.doubtful = false;
            if more {
                // It was saved after all: those who watch hear of it now, events of actions by another look.
                let told = tokio::task::spawn_blocking(move || {
                    tell_again(&mut inner, known);
                    inner
                });
                inner = told.await.map_err(Failure::internal)?;
            }
        }
        self.wake_to_play(inner).await
    }

    /// After every change: clocks and bots.
    pub fn after(self: &Arc<Self>, cell: &Arc<Cell>, inner: &mut Inner) {
        self.set_alarm(cell, inner);
        self.drive_bots(cell, inner);
    }

    fn set_alarm(self: &Arc<Self>, cell: &Arc<Cell>, inner: &mut Inner) {
        if let Some(alarm) = inner.alarm.take() {
            alarm.abort();
        }
        let Some(deadline) = inner.table.alarm() else { return };
        let wait = Duration::from_millis((deadline - now()).max(0).unsigned_abs() + 5);
        let (house, cell) = (self.clone(), cell.clone());
        let ring = async move {
            tokio::time::sleep(wait).await;
            // The change runs on its own: setting the next alarm would otherwise end it here.
            tokio::spawn(async move { house.ring(&cell).await });
        };
        inner.alarm = Some(tokio::spawn(ring).abort_handle());
    }

    async fn ring(self: &Arc<Self>, cell: &Arc<Cell>) {
        let ran_out =
            self.change(cell, |table, _, at| Ok((table.go_on(at) || table.out_of_time(at)?, Seen::new()))).await;
        match ran_out {
            Ok(true) => {}
            // Not yet, or it could not be saved: look again.
            Ok(false) => self.set_alarm(cell, &mut *cell.inner.lock().await),
            Err(failure) => {
                tracing::warn!(table = cell.id, ?failure, "a clock ran out and could not be noted");
                tokio::time::sleep(Duration::from_secs(1)).await;
                self.set_alarm(cell, &mut *cell.inner.lock().await);
            }
        }
    }

    /// Lets a bot think where it is a bot's decision, and somebody is there to play with.
    pub fn drive_bots(self: &Arc<Self>, cell: &Arc<Cell>, inner: &mut Inner) {
        let table = &mut inner.table;
        let position = (table.ply(), table.data.undone);
        let bot = |seat: u8| Some((seat, table.data.seats[usize::from(seat)].played_by_bot()?.to_string()));
        let pausing = table.data.pause.is_some();
        let Some((seat, level)) = table.to_move().and_then(bot) else {
            // Whether a person is asked behind a pause must not show, not even by bots that are hurried no more.
            if pausing {
                return;
            }
            inner.thinking = None;
            inner.hurried.send_replace(false);
            return;
        };
        if table.data.stage != Stage::Playing || inner.thinking == Some(position) || table.present().is_empty() {
            return;
        }
        if table.sleeps_deeply() {
            let (house, cell) = (self.clone(), cell.clone());
            // Woken on another thread, and then asked again.
            tokio::spawn(async move {
                if let Ok(mut inner) = house.settled(&cell).await {
                    house.drive_bots(&cell, &mut inner);
                }
            });
            return;
        }
        // The pause that hides the question is the bot's pause too.
        let pace = if pausing { Pace::Instant } else { table.data.setup.pace };
        let Ok(game) = table.game().map(|game| game.clone()) else { return };
        inner.thinking = Some(position);
        let hurried = inner.hurried.subscribe();
        let resident = inner.take_resident(seat, &level);
        let (house, cell) = (self.clone(), cell.clone());
        tokio::spawn(async move {
            let chosen = house.thinkers.choose(game, (level.clone(), resident), pace, hurried).await;
            // A bot that fails must not stop the game: the simplest one plays instead.
            let (action, bot) = chosen.ok().unzip();
            if let Some(bot) = bot {
                let settled = Settled { level, undone: position.1, bot };
                cell.inner.lock().await.residents.insert(seat, settled);
            }
            house.play_bot(&cell, position, action.flatten()).await;
        });
    }

    async fn play_bot(self: &Arc<Self>, cell: &Arc<Cell>, position: (u32, u32), action: Option<String>) {
        let played = self.change(cell, move |table, viewers, at| {
            if (table.ply(), table.data.undone) != position || table.present().is_empty() {
                return Ok(((), Seen::new()));
            }
            let any = || table.game.as_ref().and_then(|game| game.legal().into_iter().next());
            let Some(action) = action.or_else(any) else { return Ok(((), Seen::new())) };
            let act = livret_wire::Act { ply: position.0, action, token: String::new(), seat: None };
            let played = table.act(Actor::Bot, &act, viewers, at)?;
            Ok(((), played.seen))
        });
        let failure = played.await.err();
        let mut inner = cell.inner.lock().await;
        if inner.thinking == Some(position) {
            inner.thinking = None;
        }
        if let Some(failure) = failure {
            tracing::warn!(table = cell.id, ?failure, "a bot's action could not be played");
            if failure.0.code == FaultCode::Unavailable && !self.closing.is_cancelled() {
                drop(inner);
                tokio::time::sleep(Duration::from_secs(1)).await;
                let mut inner = cell.inner.lock().await;
                self.drive_bots(cell, &mut inner);
            }
        }
    }
}

fn tell_again(inner: &mut Inner, since: u64) {
    let watchers: Vec<(Arc<Conn>, Viewer)> =
        inner.watchers.iter().map(|watcher| (watcher.conn.clone(), watcher.viewer)).collect();
    for (conn, viewer) in watchers {
        let mutes = |person: &str| conn.mutes(person);
        let since = inner.table.sight_at(viewer, since as usize).seq();
        let messages = inner.catch_up(&conn.who.id, viewer, (since, MOST_TOLD_AGAIN), &mutes, now());
        for message in messages.unwrap_or_default() {
            conn.send(message.to_string().into());
        }
    }
}

/// What a failed save means to players.
pub fn refusal(error: StoreError) -> Failure {
    if error == StoreError::Full {
        tracing::error!("the disk is full");
        return Failure::new(
            FaultCode::Unavailable,
            "the house's disk is full: nothing was saved, nothing has changed",
        );
    }
    Failure::unavailable(error)
}
