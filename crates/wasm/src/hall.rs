//! The tables of one browser: what a server does for its tables, for one person and without waiting for anything.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use livret_games::Library;
use livret_kernel::Viewer;
use livret_table::{
    Answer, Entropy, Failure, FollowBy, Listener, LiveTable, MOST_LINES, Presence, Savepoint, SeenEvents, TableData,
    Who, clean,
};
use livret_wire::{
    Act, ClientMessage, Fault, Keep, KeptRow, KeptTable, LOCAL_PREFIX, Reply, ServerMessage, ThinkOrder, Thought,
};

/// Entries that are told one by one to somebody who comes back.
const MOST_CAUGHT_UP: u64 = 128;
/// The one person here.
pub(crate) const ME: &str = "here";

/// The tables of one browser.
pub struct Hall {
    pub(crate) library: Arc<Library>,
    pub(crate) entropy: Entropy,
    pub(crate) me: Who,
    pub(crate) tables: HashMap<String, LocalTable>,
}

/// A table in memory.
pub(crate) struct LocalTable {
    pub(crate) table: LiveTable,
    /// Whose eyes the page has, and how it follows.
    watcher: Option<(Viewer, FollowBy)>,
    /// The position a bot thinks about: ply, and how often something was taken back.
    thinking: Option<(u32, u32)>,
    /// Nobody wants to wait for the bots, until a person has to decide.
    hurried: bool,
}

impl LocalTable {
    pub(crate) fn new(table: LiveTable) -> LocalTable {
        LocalTable { table, watcher: None, thinking: None, hurried: false }
    }

    /// An order to a bot for the pending decision.
    pub(crate) fn order(&mut self, seat: u8, level: String, luck: u64, pace_ms: u64) -> Answer<ThinkOrder> {
        let (ply, undone) = (self.table.ply(), self.table.data.undone);
        Ok(ThinkOrder {
            table: self.table.id.clone(),
            ply,
            undone,
            seat,
            level,
            luck: format!("{luck:016x}"),
            pace_ms: pace_ms as u32,
            record: self.table.game()?.record(),
        })
    }

    /// Lets a bot think where it is a bot's decision.
    fn drive(&mut self) -> Answer<Option<ThinkOrder>> {
        let position = (self.table.ply(), self.table.data.undone);
        let Some((seat, level)) = self.table.bot_to_move().map(|(seat, level)| (seat, level.to_string())) else {
            (self.thinking, self.hurried) = (None, false);
            return Ok(None);
        };
        if self.thinking == Some(position) {
            return Ok(None);
        }
        self.thinking = Some(position);
        let pace = self.table.drawn_pace();
        let luck = self.table.luck(seat);
        self.order(seat, level, luck, if self.hurried { 0 } else { pace }).map(Some)
    }

    /// What has to be written down so that nothing since a mark is lost.
    fn keep_since(&self, savepoint: &Savepoint) -> Keep {
        let from = savepoint.seq() as usize;
        let lines = self.table.log[from..].iter().map(livret_table::LogLine::kept).collect();
        Keep::Written { table: self.table.id.clone(), row: kept_row(&self.table), from: from as u32, lines }
    }
}

/// A table's row as the browser keeps it.
fn kept_row(table: &LiveTable) -> KeptRow {
    let livret_table::TableRow { id, game, stage, created, updated, seq, ply, data, .. } = table.row();
    KeptRow { id, game, stage, created, updated, seq: seq as u32, ply, data }
}

impl Hall {
    /// An empty one, with chance that nobody can guess.
    #[must_use]
    pub fn new(entropy: [u8; 32]) -> Hall {
        let me = Who { id: ME.into(), name: livret_table::NOBODY.into(), account: false };
        Hall { library: Library::shipped().clone(), entropy: Entropy::new(entropy), me, tables: HashMap::new() }
    }

    /// Takes a kept table into memory; its game is played again, which checks every action.
    pub fn bring(&mut self, kept: &KeptTable) -> Answer<()> {
        let table = crate::bring::rebuilt(&self.library, kept, self.entropy.fork())?;
        self.tables.insert(table.id.clone(), LocalTable::new(table));
        Ok(())
    }

    /// Forgets a table that is kept.
    pub fn release(&mut self, table: &str) {
        self.tables.remove(table);
    }

    /// What a client says over a socket.
    pub fn say(&mut self, message: ClientMessage, now: i64) -> Reply {
        let mut reply = Reply::default();
        let (table, token) = marks(&message);
        if let Err(failure) = self.obey(message, now, &mut reply) {
            reply.tell.push(ServerMessage::Refused { table, token, error: *failure.fault });
        }
        reply
    }

    /// Says that something cannot be read at all.
    #[must_use]
    pub fn refused(error: Fault) -> Reply {
        let refused = ServerMessage::Refused { table: None, token: None, error };
        Reply { tell: vec![refused], ..Reply::default() }
    }

    fn obey(&mut self, message: ClientMessage, now: i64, reply: &mut Reply) -> Answer<()> {
        let me = self.me.clone();
        match message {
            // It costs nothing to tell the page everything: nothing is packed.
            ClientMessage::Watch { table, seat, since, detail, packed: _ } => {
                self.watch(&table, (seat, since, FollowBy::wished(detail, false)), now, reply)
            }
            ClientMessage::Unwatch { table } => {
                self.at(&table)?.watcher = None;
                Ok(())
            }
            ClientMessage::Earlier { table, before } => self.earlier(&table, before, reply),
            ClientMessage::Act { table, act } => self.act(table, &act, now, reply),
            ClientMessage::Undo { table, undo } => {
                self.change(&table, now, reply, |at, _| Ok((at.undo(&me, &undo, now)?, Vec::new()))).map(drop)
            }
            ClientMessage::Consent { table, yes } => {
                self.change(&table, now, reply, |at, _| Ok((at.consent(&me, yes, now)?, Vec::new()))).map(drop)
            }
            ClientMessage::Chat { table, text } => {
                let text = clean::said(&text)?;
                self.change(&table, now, reply, |at, _| Ok((at.chat(&me, &text, now)?, Vec::new())))
            }
            ClientMessage::Hurry { table } => self.hurry(&table),
            ClientMessage::Ping => {
                reply.tell.push(ServerMessage::Pong);
                Ok(())
            }
        }
    }

    pub(crate) fn at(&mut self, table: &str) -> Answer<&mut LocalTable> {
        self.tables.get_mut(table).ok_or_else(|| Failure::not_found("table"))
    }

    fn watch(
        &mut self,
        table: &str,
        (seat, since, by): (Option<u8>, Option<u64>, FollowBy),
        now: i64,
        reply: &mut Reply,
    ) -> Answer<()> {
        let at = self.at(table)?;
        let viewer = at.table.eyes(Some(ME), seat)?;
        let listener = Listener { person: ME, viewer, by, mutes: &|_| false };
        reply.tell.extend(at.table.missed(&listener, (since, MOST_CAUGHT_UP), &presence(), now)?);
        at.watcher = Some((viewer, by));
        reply.think.extend(at.drive()?);
        Ok(())
    }

    fn earlier(&mut self, table: &str, before: u64, reply: &mut Reply) -> Answer<()> {
        let at = self.at(table)?;
        let (viewer, by) = at.watcher.ok_or_else(|| Failure::conflict("watch the table first"))?;
        let listener = Listener { person: ME, viewer, by, mutes: &|_| false };
        let page = at.table.page_before(&listener, before)?;
        reply.tell.push(ServerMessage::Earlier(Box::new(page)));
        Ok(())
    }

    fn act(&mut self, table: String, act: &Act, now: i64, reply: &mut Reply) -> Answer<()> {
        let done = self.change(&table, now, reply, |at, viewers| at.act_for(ME, act, viewers, now))?;
        let token = act.token.clone();
        reply.tell.push(ServerMessage::Accepted { table, token, seq: done.seq, ply: done.ply });
        Ok(())
    }

    /// Lets the bots act at once until a person has to decide: orders from here on want no pause.
    pub(crate) fn hurry(&mut self, table: &str) -> Answer<()> {
        let at = self.at(table)?;
        if !at.table.present().contains(&ME) {
            return Err(Failure::forbidden("only those who play here may hurry the bots"));
        }
        at.hurried = at.thinking.is_some();
        Ok(())
    }

    /// What a bot came to.
    pub fn thought(&mut self, thought: Thought, now: i64) -> Reply {
        let mut reply = Reply::default();
        let Thought { table, ply, undone, action } = thought;
        let Ok(at) = self.at(&table) else { return reply };
        if at.thinking == Some((ply, undone)) {
            at.thinking = None;
        }
        let tried = self.play_bot(&table, (ply, undone), action, now, &mut reply);
        // A bot that fails must not stop the game: the simplest thing is done instead.
        if tried.is_err()
            && let Err(failure) = self.play_bot(&table, (ply, undone), None, now, &mut reply)
        {
            reply.tell.push(ServerMessage::Refused { table: Some(table), token: None, error: *failure.fault });
        }
        reply
    }

    fn play_bot(
        &mut self,
        table: &str,
        position: (u32, u32),
        action: Option<String>,
        now: i64,
        reply: &mut Reply,
    ) -> Answer<()> {
        self.change(table, now, reply, |at, viewers| Ok(((), at.act_for_bot(position, action, viewers, now)?)))
    }

    /// Changes a table, and says what is to be kept, told and thought about. What is refused has changed nothing.
    pub(crate) fn change<T>(
        &mut self,
        table: &str,
        now: i64,
        reply: &mut Reply,
        command: impl FnOnce(&mut LiveTable, &[Viewer]) -> Answer<(T, SeenEvents)>,
    ) -> Answer<T> {
        let at = self.at(table)?;
        let savepoint = at.table.savepoint();
        let viewers: Vec<Viewer> = at.watcher.iter().map(|(viewer, _)| *viewer).collect();
        let (done, seen) = match command(&mut at.table, &viewers) {
            Ok(done) => done,
            Err(failure) => {
                at.table.back_to(savepoint);
                return Err(failure);
            }
        };
        if at.table.seq() == savepoint.seq() {
            return Ok(done);
        }
        if at.table.seq() > MOST_LINES && at.table.is_live() {
            at.table.back_to(savepoint);
            return Err(Failure::conflict("this table's log is full: the game can only be ended"));
        }
        reply.keep.push(at.keep_since(&savepoint));
        if let Some(eyes) = at.watcher {
            let news = at.table.news(eyes, (savepoint.seq(), &seen), &presence(), now)?;
            reply.tell.extend(news.into_iter().map(|(_, entry)| ServerMessage::Entry(Box::new(entry))));
        }
        reply.think.extend(at.drive()?);
        Ok(done)
    }

    /// Opens a table and deals.
    pub(crate) fn open(&mut self, data: TableData, now: i64, reply: &mut Reply) -> Answer<String> {
        let (id, entropy) = (self.fresh_id(), self.entropy.fork());
        let mut table = LiveTable::new(&self.library, id.clone(), data, entropy, now);
        let savepoint = table.savepoint();
        table.start(now)?;
        let mut at = LocalTable::new(table);
        reply.keep.push(at.keep_since(&savepoint));
        reply.think.extend(at.drive()?);
        self.tables.insert(id.clone(), at);
        Ok(id)
    }

    /// Takes a table in that is over, and keeps all of it.
    pub(crate) fn adopt(&mut self, table: LiveTable, reply: &mut Reply) -> String {
        let id = table.id.clone();
        let at = LocalTable::new(table);
        let lines = at.table.log.iter().map(livret_table::LogLine::kept).collect();
        reply.keep.push(Keep::Written { table: id.clone(), row: kept_row(&at.table), from: 0, lines });
        self.tables.insert(id.clone(), at);
        id
    }

    pub(crate) fn fresh_id(&mut self) -> String {
        format!("{LOCAL_PREFIX}{}", livret_table::table_id(&self.entropy.bytes()))
    }
}

/// Who is at every table here.
pub(crate) fn presence() -> Presence {
    Presence { online: HashSet::from([ME.to_string()]), ..Presence::default() }
}

/// Table and token of a message, so that the client can tell what was refused.
fn marks(message: &ClientMessage) -> (Option<String>, Option<String>) {
    match message {
        ClientMessage::Act { table, act } => (Some(table.clone()), Some(act.token.clone())),
        ClientMessage::Watch { table, .. }
        | ClientMessage::Unwatch { table }
        | ClientMessage::Earlier { table, .. }
        | ClientMessage::Undo { table, .. }
        | ClientMessage::Consent { table, .. }
        | ClientMessage::Chat { table, .. }
        | ClientMessage::Hurry { table } => (Some(table.clone()), None),
        ClientMessage::Ping => (None, None),
    }
}
