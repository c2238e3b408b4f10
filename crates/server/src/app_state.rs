//! The state of the application: everything that outlives a request.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;

use livret_kernel::Viewer;
use livret_store::{Store, StoreError};
use livret_wire::{FaultCode, ServerMessage, Stage};
use tokio::sync::{OnceCell, OwnedMutexGuard};
use tokio_util::sync::CancellationToken;

use crate::api::Book;
use crate::bots::BotPool;
use crate::chance;
use crate::config::Config;
use crate::connection::Connection;
use crate::costly::CostlyRequests;
use crate::error::{Answer, Failure};
use crate::limits::{ConcurrencyLimit, RateLimits, lock};
use crate::lobby::LobbyCache;
use crate::metrics::Metrics;
use crate::pairing::Queue;
use crate::passwords::Passwords;
use crate::serve::SilentConnections;
use crate::store_health::StoreHealth;
use crate::stored;
use crate::table_actor::{SeatedBot, TableActor, TableHandle};
pub use crate::time::now;
use livret_table::{FollowBy, Listener, LiveTable, MOST_LINES, SeenEvents, TableData};

/// Lines of finished tables that are kept in memory for those who read them; about 160 bytes each with what goes with them.
const MOST_LINES_KEPT: usize = 1_000_000;
/// Lines that one change writes at most, and more.
const MOST_TOLD_AGAIN: usize = 32;

/// Everything that outlives a request.
pub struct AppState {
    /// As the host set it.
    pub config: Config,
    /// What must not be lost.
    pub store: Store,
    /// Live tables, and finished ones that somebody looks at.
    pub tables: RwLock<HashMap<String, Arc<TableHandle>>>,
    /// Live tables that could not be rebuilt; nobody plays there, and nothing of them is touched.
    pub broken_tables: RwLock<HashSet<String>>,
    /// Open sockets.
    pub connections: Mutex<HashMap<u64, Arc<Connection>>>,
    /// Connections by address, sockets not counted.
    pub http_connections: Arc<ConcurrencyLimit>,
    /// Those of them on which nobody whom we know has asked anything.
    pub unknown_connections: Arc<ConcurrencyLimit>,
    /// Those on which nobody has said anything yet.
    pub silent_connections: SilentConnections,
    /// Sockets by address.
    pub open_sockets: Arc<ConcurrencyLimit>,
    /// People with a socket.
    pub people_online: Arc<ConcurrencyLimit>,
    /// Where bots think.
    pub bot_pool: BotPool,
    /// Where games are played again for those who read them.
    pub costly: CostlyRequests,
    /// Tables that are being read from the database.
    loading: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    /// Lines of finished tables that were read again, by table.
    finished_lines: Mutex<HashMap<String, usize>>,
    /// People who look for a game.
    pub pairing: Queue,
    /// How often what may be done.
    pub rate_limits: RateLimits,
    /// Passwords that were wrong.
    pub passwords: Passwords,
    /// Figures.
    pub metrics: Metrics,
    /// All cards, as they are sent; made when first asked for.
    pub card_book: OnceCell<Book>,
    /// Records that were brought in, as far as they have been counted.
    pub imports: AtomicU64,
    /// Can anything be saved?
    pub store_health: StoreHealth,
    /// What the lobby lists.
    pub lobby_cache: LobbyCache,
    /// A notice from the host.
    pub banner: RwLock<Option<String>>,
    /// Cancelled when the house closes.
    pub closing: CancellationToken,
    /// Are the tables of the last run back?
    pub ready: AtomicBool,
    next_connection: AtomicU64,
}

impl AppState {
    /// On an open store, without its tables.
    #[must_use]
    pub fn new(config: Config, store: Store) -> Arc<AppState> {
        Arc::new(AppState {
            bot_pool: BotPool::new(config.limits.bot_threads),
            costly: CostlyRequests::new(config.limits.bot_threads, f64::from(config.limits.rate)),
            loading: Mutex::default(),
            finished_lines: Mutex::default(),
            rate_limits: RateLimits::new(config.limits.rate),
            passwords: Passwords::new(config.limits.rate > 0),
            config,
            store,
            tables: RwLock::default(),
            broken_tables: RwLock::default(),
            connections: Mutex::default(),
            http_connections: Arc::default(),
            unknown_connections: Arc::default(),
            silent_connections: SilentConnections::default(),
            open_sockets: Arc::default(),
            people_online: Arc::default(),
            pairing: Queue::default(),
            metrics: Metrics::default(),
            card_book: OnceCell::new(),
            imports: AtomicU64::new(0),
            store_health: StoreHealth::default(),
            lobby_cache: LobbyCache::default(),
            banner: RwLock::default(),
            closing: CancellationToken::new(),
            ready: AtomicBool::new(false),
            next_connection: AtomicU64::new(1),
        })
    }

    /// How far the wall clock is ahead of the time that is measured.
    fn skew(&self) -> i64 {
        (self.config.wall)() - now()
    }

    /// A number for a new socket.
    pub fn next_connection(&self) -> u64 {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    /// Sends something to every socket of a person.
    pub fn tell_person(&self, person: &str, message: &ServerMessage) {
        for connection in lock(&self.connections).values().filter(|connection| connection.who.id == person) {
            connection.tell(message);
        }
    }

    /// A session has ended: its sockets close.
    pub fn close_session(&self, key: &str) {
        for connection in lock(&self.connections).values().filter(|connection| connection.session == key) {
            connection.over.cancel();
        }
    }

    /// All sessions of a person have ended: their sockets close.
    pub fn close_sessions_of(&self, person: &str) {
        for connection in lock(&self.connections).values().filter(|connection| connection.who.id == person) {
            connection.over.cancel();
        }
    }

    /// Sends something to everybody.
    pub fn tell_all(&self, message: &ServerMessage) {
        for connection in lock(&self.connections).values() {
            connection.tell(message);
        }
    }

    /// A table, if it is in memory.
    #[must_use]
    pub fn in_memory(&self, id: &str) -> Option<Arc<TableHandle>> {
        let handle = self.tables.read().ok()?.get(id).cloned()?;
        handle.touch(now());
        Some(handle)
    }

    /// A table, read from the database if need be.
    pub async fn table(&self, id: &str) -> Answer<Arc<TableHandle>> {
        if let Some(handle) = self.in_memory(id) {
            return Ok(handle);
        }
        if id.len() > 32 || !self.ready.load(Ordering::Relaxed) {
            return Err(Failure::not_found("table"));
        }
        if self.broken_tables.read().is_ok_and(|broken| broken.contains(id)) {
            return Err(Failure::new(FaultCode::Internal, "this table could not be rebuilt; its host has been told"));
        }
        self.load(id).await
    }

    /// Reads a table from the database: once, however many ask for it.
    async fn load(&self, id: &str) -> Answer<Arc<TableHandle>> {
        let turn = self.turn_to_load(id);
        let _held = turn.lock().await;
        if let Some(handle) = self.in_memory(id) {
            return Ok(handle);
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
        let cost = lines.len() as u64;
        let rebuild = move || stored::rebuild(&library, &stored::row(row), &lines).map_err(Failure::internal);
        self.costly.run(cost, rebuild).await
    }

    /// Takes a table in that is over, if there is room for its log or can be made.
    pub fn adopt_finished(&self, table: LiveTable) -> Answer<Arc<TableHandle>> {
        let (id, lines) = (table.id.clone(), table.log.len());
        let mut finished = lock(&self.finished_lines);
        if finished.values().sum::<usize>() + lines > MOST_LINES_KEPT {
            self.make_room(&mut finished);
        }
        if finished.values().sum::<usize>() + lines > MOST_LINES_KEPT {
            return Err(Failure::new(FaultCode::Unavailable, "too many long games are being read; try again later"));
        }
        finished.insert(id, lines);
        Ok(self.adopt(table))
    }

    /// Lets finished tables go that nobody looks at.
    fn make_room(&self, finished: &mut HashMap<String, usize>) {
        let mut tables = self.tables.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        finished.retain(|id, _| {
            let Some(handle) = tables.get(id) else { return false };
            let watched = handle.actor.try_lock().map_or(true, |actor| !actor.watchers.is_empty());
            if watched || Arc::strong_count(handle) > 1 {
                return true;
            }
            tables.remove(id);
            false
        });
    }

    /// Takes a table in; the one that is there already, if another request was faster.
    pub fn adopt(&self, table: LiveTable) -> Arc<TableHandle> {
        let mut tables = self.tables.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        let id = table.id.clone();
        tables.entry(id).or_insert_with(|| Arc::new(TableHandle::new(table, now(), self.config.limits.away))).clone()
    }

    /// Makes lines durable, and remembers whether that works.
    pub async fn save(&self, append: livret_store::Append) -> Result<(), StoreError> {
        self.store_health.note(self.store.append(append).await)
    }

    /// Opens a table: saves it, takes it in, starts it if it is full.
    pub async fn open_table(self: &Arc<Self>, data: TableData) -> Answer<Arc<TableHandle>> {
        let mut table =
            LiveTable::new(&self.config.library, chance::table_id(), data, chance::entropy(), (self.config.wall)());
        table.skew = self.skew();
        let savepoint = table.savepoint();
        if table.is_full() && table.data.setup.settings.start_when_full {
            table.start(now())?;
        }
        self.save(stored::append(table.append_since(&savepoint))).await.map_err(refusal)?;
        table.row_is_stored();
        self.metrics.tables_opened.fetch_add(1, Ordering::Relaxed);
        let handle = self.adopt(table);
        self.after(&handle, &mut *handle.actor.lock().await);
        Ok(handle)
    }

    /// Changes a table: in memory, then durably, and only then for everybody to see. If it cannot be saved, nothing has
    /// changed. Runs to its end even if whoever asked has gone.
    pub async fn change<T: Send + 'static>(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        command: impl FnOnce(&mut LiveTable, &[Viewer], i64) -> Answer<(T, SeenEvents)> + Send + 'static,
    ) -> Answer<T> {
        self.change_then(handle, command, |_| ()).await
    }

    /// The same, and says `then` what came of it before anybody waits for anything again.
    pub async fn change_then<T: Send + 'static>(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        command: impl FnOnce(&mut LiveTable, &[Viewer], i64) -> Answer<(T, SeenEvents)> + Send + 'static,
        then: impl FnOnce(&T) + Send + 'static,
    ) -> Answer<T> {
        let (app, handle) = (self.clone(), handle.clone());
        let done = tokio::spawn(async move {
            let mut actor = app.settled(&handle).await?;
            app.change_now(&handle, &mut actor, command).await.inspect(then)
        });
        done.await.map_err(Failure::internal)?
    }

    async fn change_now<T>(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        actor: &mut TableActor,
        command: impl FnOnce(&mut LiveTable, &[Viewer], i64) -> Answer<(T, SeenEvents)>,
    ) -> Answer<T> {
        handle.touch(now());
        let (savepoint, viewers, at) = (actor.table.savepoint(), actor.viewers(), now());
        actor.table.skew = self.skew();
        let since = savepoint.seq();
        let (told, seen) = match command(&mut actor.table, &viewers, at) {
            Ok(done) => done,
            Err(failure) => {
                actor.table.back_to(savepoint);
                return Err(failure);
            }
        };
        if actor.table.seq() == since {
            return Ok(told);
        }
        if actor.table.seq() > MOST_LINES && actor.table.is_live() {
            actor.table.back_to(savepoint);
            return Err(Failure::conflict("this table's log is full: the game can only be ended"));
        }
        let append = stored::append(actor.table.append_since(&savepoint));
        let with_row = append.row.is_some();
        if let Err(error) = self.save(append).await {
            actor.table.back_to(savepoint);
            actor.needs_reload = true;
            return Err(refusal(error));
        }
        if with_row {
            actor.table.row_is_stored();
        }
        actor.broadcast(since, &seen, at);
        self.after(handle, actor);
        Ok(told)
    }

    /// A table that is about to be changed, with its game at hand. After a failed save it is read again, so that memory and
    /// database agree before anything else happens.
    async fn settled(&self, handle: &Arc<TableHandle>) -> Answer<OwnedMutexGuard<TableActor>> {
        let mut actor = handle.actor.clone().lock_owned().await;
        if actor.needs_reload {
            let table = self.stored(&handle.id).await?;
            let known = actor.table.seq();
            let more = table.seq() > known;
            actor.table = table;
            actor.needs_reload = false;
            if more {
                // It was saved after all: those who watch hear of it now, events of actions by another look.
                let told = tokio::task::spawn_blocking(move || {
                    tell_again(&mut actor, known);
                    actor
                });
                actor = told.await.map_err(Failure::internal)?;
            }
        }
        self.wake_to_play(actor).await
    }

    /// After every change: clocks and bots.
    pub fn after(self: &Arc<Self>, handle: &Arc<TableHandle>, actor: &mut TableActor) {
        self.set_alarm(handle, actor);
        self.drive_bots(handle, actor);
    }

    fn set_alarm(self: &Arc<Self>, handle: &Arc<TableHandle>, actor: &mut TableActor) {
        if let Some(alarm) = actor.alarm.take() {
            alarm.abort();
        }
        let Some(deadline) = actor.table.alarm() else { return };
        let wait = Duration::from_millis((deadline - now()).max(0).unsigned_abs() + 5);
        let (app, handle) = (self.clone(), handle.clone());
        let ring = async move {
            tokio::time::sleep(wait).await;
            // The change runs on its own: setting the next alarm would otherwise end it here.
            tokio::spawn(async move { app.ring(&handle).await });
        };
        actor.alarm = Some(tokio::spawn(ring).abort_handle());
    }

    async fn ring(self: &Arc<Self>, handle: &Arc<TableHandle>) {
        let ran_out = self
            .change(handle, |table, _, at| Ok((table.go_on(at) || table.out_of_time(at)?, SeenEvents::new())))
            .await;
        match ran_out {
            Ok(true) => {}
            // Not yet, or it could not be saved: look again.
            Ok(false) => self.set_alarm(handle, &mut *handle.actor.lock().await),
            Err(failure) => {
                tracing::warn!(table = handle.id, ?failure, "a clock ran out and could not be noted");
                tokio::time::sleep(Duration::from_secs(1)).await;
                self.set_alarm(handle, &mut *handle.actor.lock().await);
            }
        }
    }

    /// Lets a bot think where it is a bot's decision, and somebody is there to play with.
    pub fn drive_bots(self: &Arc<Self>, handle: &Arc<TableHandle>, actor: &mut TableActor) {
        let table = &mut actor.table;
        let position = (table.ply(), table.data.undone);
        let bot = |seat: u8| Some((seat, table.data.seats[usize::from(seat)].played_by_bot()?.to_string()));
        let pausing = table.data.pause.is_some();
        let Some((seat, level)) = table.to_move().and_then(bot) else {
            // Whether a person is asked behind a pause must not show, not even by bots that are hurried no more.
            if pausing {
                return;
            }
            actor.thinking = None;
            actor.hurried.send_replace(false);
            return;
        };
        if table.data.stage != Stage::Playing || actor.thinking == Some(position) || table.present().is_empty() {
            return;
        }
        if table.sleeps_deeply() {
            let (app, handle) = (self.clone(), handle.clone());
            // Woken on another thread, and then asked again.
            tokio::spawn(async move {
                if let Ok(mut actor) = app.settled(&handle).await {
                    app.drive_bots(&handle, &mut actor);
                }
            });
            return;
        }
        let pause = Duration::from_millis(table.drawn_pace());
        let luck = table.luck(seat);
        let Ok(game) = table.game().map(|game| game.clone()) else { return };
        actor.thinking = Some(position);
        let hurried = actor.hurried.subscribe();
        let resident = actor.take_resident(seat, &level);
        let (app, handle) = (self.clone(), handle.clone());
        tokio::spawn(async move {
            let chosen = app.bot_pool.choose(game, (level.clone(), resident, luck), pause, hurried).await;
            // A bot that fails must not stop the game: the simplest one plays instead.
            let (action, bot) = chosen.ok().unzip();
            if let Some(bot) = bot {
                let settled = SeatedBot { level, undone: position.1, bot };
                handle.actor.lock().await.residents.insert(seat, settled);
            }
            app.play_bot(&handle, position, action.flatten()).await;
        });
    }

    async fn play_bot(self: &Arc<Self>, handle: &Arc<TableHandle>, position: (u32, u32), action: Option<String>) {
        let played =
            self.change(handle, move |table, viewers, at| Ok(((), table.act_for_bot(position, action, viewers, at)?)));
        let failure = played.await.err();
        let mut actor = handle.actor.lock().await;
        if actor.thinking == Some(position) {
            actor.thinking = None;
        }
        if let Some(failure) = failure {
            tracing::warn!(table = handle.id, ?failure, "a bot's action could not be played");
            if failure.0.code == FaultCode::Unavailable && !self.closing.is_cancelled() {
                drop(actor);
                tokio::time::sleep(Duration::from_secs(1)).await;
                let mut actor = handle.actor.lock().await;
                self.drive_bots(handle, &mut actor);
            }
        }
    }
}

fn tell_again(actor: &mut TableActor, since: u64) {
    let watchers: Vec<(Arc<Connection>, Viewer, FollowBy)> =
        actor.watchers.iter().map(|watcher| (watcher.connection.clone(), watcher.viewer, watcher.by)).collect();
    for (connection, viewer, by) in watchers {
        let mutes = |person: &str| connection.mutes(person);
        let since = actor.table.seq_at(viewer, since);
        let listener = Listener { person: &connection.who.id, viewer, by, mutes: &mutes };
        let messages = actor.catch_up(&listener, (since, MOST_TOLD_AGAIN), now());
        for message in messages.unwrap_or_default() {
            connection.tell(&ServerMessage::Entry(Box::new(message)));
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
