//! A table in memory: its data, its log, and its game while somebody needs it.

use std::collections::HashMap;
use std::sync::Arc;

use livret_games::{AnyTable, Library, NewGame};
use livret_kernel::{CardChanges, RECORD_FORMAT, Record, Viewer};
use livret_wire::{Access, Stage, TableRecord};

use crate::data::{OpeningData, TableData};
use crate::discreet::Sight;
use crate::entropy::Entropy;
use crate::failure::{Answer, Failure};
use crate::log::{LineData, LogLine};
use crate::row::{Append, TableRow};

/// Somebody who has come in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Who {
    pub id: String,
    pub name: String,
    /// Not a guest.
    pub account: bool,
}

/// A table: what the database knows of it, and its game.
pub struct LiveTable {
    /// Also the code to join by.
    pub id: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Milliseconds since 1970.
    pub updated: i64,
    /// All but log and game.
    pub data: TableData,
    /// `updated` of the row that the database has.
    pub(crate) row_from: i64,
    /// Everything that happened; the line at index `n` has the number `n + 1`.
    pub log: Vec<LogLine>,
    /// Where in the log the actions stand that were not taken back, by ply.
    pub(crate) plies: Vec<u32>,
    /// What each viewer has been told, where something may be held back.
    pub(crate) sights: Vec<Sight>,
    /// So many of them are not free to take back: something came to light, or another seat acted since.
    pub(crate) revealed: u32,
    /// The game; absent while it sleeps, and rebuilt from the log on demand.
    pub game: Option<Box<AnyTable>>,
    /// How far the wall clock is ahead of the time that is handed in: lines bear wall time, clocks do not follow its jumps.
    pub skew: i64,
    /// Positions along the game while it is awake, by the number of the line with the last action before them.
    pub(crate) checkpoints: HashMap<u32, AnyTable>,
    /// What reading this table's past has cost so far: actions played again, and ten for each entry or view told.
    pub work: u64,
    /// Where its chance comes from, besides the deal's.
    pub(crate) entropy: Entropy,
    pub(crate) library: Arc<Library>,
}

/// Lines of a table's log; several times what the longest game needs.
pub const MOST_LINES: u64 = 100_000;
/// A table's row is written at least so often while it is played, in milliseconds: lists are made from it.
const ROW_EVERY: i64 = 30_000;

/// A table as it was, to go back to when a change could not be saved.
pub struct Savepoint {
    data: TableData,
    updated: i64,
    lines: usize,
}

impl Savepoint {
    /// The number of the last line then.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.lines as u64
    }
}

impl LiveTable {
    /// A new table; `now` by the wall clock.
    #[must_use]
    pub fn new(library: &Arc<Library>, id: String, data: TableData, entropy: Entropy, now: i64) -> LiveTable {
        let library = library.clone();
        LiveTable {
            id,
            created: now,
            updated: now,
            data,
            row_from: i64::MIN,
            log: Vec::new(),
            plies: Vec::new(),
            sights: Vec::new(),
            revealed: 0,
            game: None,
            skew: 0,
            checkpoints: HashMap::new(),
            work: 0,
            entropy,
            library,
        }
    }

    /// A table as it was kept; lines by number, time and text. Its game is rebuilt, which checks every action.
    pub fn rebuild<'a>(
        library: &Arc<Library>,
        row: &TableRow,
        lines: impl ExactSizeIterator<Item = (u64, i64, &'a str)>,
        entropy: Entropy,
    ) -> Result<LiveTable, String> {
        let data: TableData = serde_json::from_str(&row.data).map_err(|error| format!("the row: {error}"))?;
        let mut table = LiveTable::new(library, row.id.clone(), data, entropy, row.created);
        (table.updated, table.row_from) = (row.updated, row.updated);
        table.log.reserve_exact(lines.len());
        table.sights = table.fresh_sights();
        for (index, (seq, at, text)) in lines.enumerate() {
            if seq != index as u64 + 1 {
                return Err(format!("line {seq} stands at place {}", index + 1));
            }
            table.take_in(LogLine::read(seq, at, text)?);
        }
        if table.seq() < row.seq || table.seq() == row.seq && table.ply() != row.ply {
            return Err(format!("the row tells of {} lines and {} actions", row.seq, row.ply));
        }
        table.wake().map_err(|failure| failure.fault.message)?;
        if table.seq() > row.seq {
            table.read_on();
        }
        table.forget_known_cards();
        Ok(table)
    }

    /// The log went on after the row was written: what the row would say now follows from it.
    fn read_on(&mut self) {
        self.updated = self.log.last().map_or(self.updated, |line| line.at);
        self.data.decider = self.game.as_ref().and_then(|game| game.decider()).map(|seat| seat.0);
        self.data.uncounted = self.ply() - self.ply_for(Viewer::Spectator);
    }

    /// Number of the last line.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    /// Actions played and not taken back.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.plies.len() as u32
    }

    /// Is it under way or about to be?
    #[must_use]
    pub fn is_live(&self) -> bool {
        matches!(self.data.stage, Stage::Waiting | Stage::Playing)
    }

    /// Has the game ended, with a result or without?
    #[must_use]
    pub fn is_done(&self) -> bool {
        !self.is_live()
    }

    /// Remembers the table as it is.
    #[must_use]
    pub fn savepoint(&self) -> Savepoint {
        Savepoint { data: self.data.clone(), updated: self.updated, lines: self.log.len() }
    }

    /// Goes back to a mark, as if nothing had happened since.
    pub fn back_to(&mut self, savepoint: Savepoint) {
        if savepoint.lines < self.log.len() {
            self.log.truncate(savepoint.lines);
            self.game = None;
            self.drop_checkpoints_after(savepoint.lines);
            let log = std::mem::take(&mut self.log);
            self.plies.clear();
            self.data.discreet = savepoint.data.discreet;
            self.sights = self.fresh_sights();
            for line in log {
                self.take_in(line);
            }
            // Until the game is awake again nobody knows.
            self.revealed = self.ply();
        }
        (self.data, self.updated) = (savepoint.data, savepoint.updated);
    }

    /// What to store so that the database knows what happened since a mark.
    #[must_use]
    pub fn append_since(&self, savepoint: &Savepoint) -> Append {
        let lines = self.log[savepoint.lines..].iter().enumerate();
        Append {
            table: self.id.clone(),
            lines: lines.map(|(n, line)| line.stored((savepoint.lines + n) as u64 + 1)).collect(),
            row: self.needs_row(savepoint).then(|| self.row()),
        }
    }

    /// Does the row say anything that does not follow from the log ([`LiveTable::read_on`])? A row is much longer than a
    /// line, and most actions change nothing but whose decision it is.
    fn needs_row(&self, savepoint: &Savepoint) -> bool {
        let told = self.log[savepoint.lines..].last().is_some_and(|line| line.at == self.updated);
        let lately = self.row_from.checked_add(ROW_EVERY).is_some_and(|due| self.updated < due);
        !(told && lately && self.data.follows_from_log(&savepoint.data))
    }

    /// The database has the table's row as it is now.
    pub fn row_is_stored(&mut self) {
        self.row_from = self.updated;
    }

    /// What to store for a table that is not there yet.
    #[must_use]
    pub fn whole(&self) -> Append {
        let lines = self.log.iter().enumerate();
        let lines = lines.map(|(n, line)| line.stored(n as u64 + 1)).collect();
        Append { table: self.id.clone(), lines, row: Some(self.row()) }
    }

    /// The table's row in the database.
    #[must_use]
    pub fn row(&self) -> TableRow {
        TableRow { data: serde_json::to_string(&self.data).expect("a table is plain data"), ..self.row_head() }
    }

    /// The row without its data, for lists.
    #[must_use]
    pub fn row_head(&self) -> TableRow {
        let mut people: Vec<String> = self.data.seats.iter().filter_map(|seat| seat.person.clone()).collect();
        people.push(self.data.setup.host.clone());
        people.sort();
        people.dedup();
        TableRow {
            id: self.id.clone(),
            game: self.data.setup.game.clone(),
            stage: stage_word(self.data.stage).into(),
            access: access_word(self.data.setup.settings.access).into(),
            spectators: self.data.setup.settings.spectators,
            host: self.data.setup.host.clone(),
            created: self.created,
            updated: self.updated,
            seq: self.seq(),
            ply: self.ply(),
            people,
            data: String::new(),
        }
    }

    /// Writes a line.
    pub(crate) fn write(&mut self, data: LineData, now: i64) {
        self.updated = now + self.skew;
        self.take_in(LogLine { at: self.updated, data });
        self.data.uncounted = self.ply() - self.ply_for(Viewer::Spectator);
    }

    /// Writes a line that does not show from outside that anything happened.
    pub(crate) fn write_unseen(&mut self, data: LineData, now: i64) {
        let updated = self.updated;
        self.write(data, now);
        self.updated = updated;
    }

    /// Writes that something changed.
    pub(crate) fn changed(&mut self, what: &str, seat: Option<u8>, now: i64) {
        self.write(LineData::Changed { what: what.into(), seat }, now);
    }

    fn take_in(&mut self, line: LogLine) {
        match line.data {
            LineData::Played { .. } => self.plies.push(self.log.len() as u32),
            LineData::Undone { to, .. } => self.plies.truncate(to as usize),
            _ => {}
        }
        for place in 0..self.sights.len() {
            let viewer = self.viewer_at(place);
            self.sights[place].follow(self.log.len(), &line.data, viewer);
        }
        self.log.push(line);
    }

    /// The actions played and not taken back.
    pub(crate) fn actions(&self) -> impl DoubleEndedIterator<Item = (u8, &str)> + ExactSizeIterator {
        self.plies.iter().map(|&index| match &self.log[index as usize].data {
            LineData::Played { seat, action, .. } => (*seat, &**action),
            _ => unreachable!("plies point at actions"),
        })
    }

    /// The seat that acted last, and how many actions there were before its last unbroken run of them.
    pub(crate) fn last_run(&self) -> Option<(u8, usize)> {
        let (last, _) = self.actions().next_back()?;
        let run = self.actions().rev().take_while(|(seat, _)| *seat == last).count();
        Some((last, self.plies.len() - run))
    }

    /// The game; woken up if it slept. An error before it has begun.
    pub fn game(&mut self) -> Answer<&mut AnyTable> {
        self.wake()?;
        let none = || Failure::new(livret_wire::FaultCode::NoGame, "the game has not begun");
        self.game.as_deref_mut().ok_or_else(none)
    }

    pub(crate) fn deal(&self) -> Answer<AnyTable> {
        let opening = self.data.opening.as_ref().expect("asked only once the game has begun");
        let mut game = match opening.cards.as_ref().or_else(|| self.cards_at_start()) {
            Some(cards) => AnyTable::reopen(&self.record_head(opening, cards.clone()))?,
            None => AnyTable::open(&self.library.by_rules(opening.rules)?, &self.new_game(opening))?,
        };
        game.set_names(self.names());
        Ok(game)
    }

    fn cards_at_start(&self) -> Option<&CardChanges> {
        self.log.iter().find_map(|line| match &line.data {
            LineData::Started { cards } => cards.as_deref(),
            _ => None,
        })
    }

    /// Forgets the cards that it began with if the house's own are the same: the database keeps them.
    pub(crate) fn forget_known_cards(&mut self) {
        let Some(opening) = &self.data.opening else { return };
        let known = || {
            let cards = self.cards_at_start()?;
            let library = self.library.by_rules(opening.rules).ok()?;
            let game = AnyTable::open(&library, &self.new_game(opening)).ok()?;
            (game.card_changes()?.hash == cards.hash).then_some(())
        };
        if known().is_none() {
            return;
        }
        for line in &mut self.log {
            if let LineData::Started { cards } = &mut line.data {
                *cards = None;
            }
        }
    }

    fn new_game(&self, opening: &OpeningData) -> NewGame {
        NewGame {
            game: self.data.setup.game.clone(),
            players: self.data.seats.len(),
            seed: opening.seed.clone(),
            options: opening.options.clone(),
            arrange: opening.arrange.clone(),
        }
    }

    fn record_head(&self, opening: &OpeningData, cards: livret_kernel::CardChanges) -> Record {
        let new = self.new_game(opening);
        Record {
            livret: RECORD_FORMAT,
            rules_version: opening.rules,
            game: new.game,
            players: new.players,
            names: self.names(),
            seed: new.seed,
            options: new.options,
            arrange: new.arrange,
            cards: Some(cards),
            actions: Vec::new(),
            result: None,
            hash: String::new(),
        }
    }

    /// Who sits where, in words.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.data.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The seats of a person: their own, and for the host those on the same screen.
    #[must_use]
    pub fn seats_of(&self, person: &str) -> Vec<u8> {
        (0..self.data.seats.len() as u8).filter(|&seat| self.owner(seat) == Some(person)).collect()
    }

    /// The person who answers for a seat.
    #[must_use]
    pub fn owner(&self, seat: u8) -> Option<&str> {
        use livret_wire::SeatKind;
        let seat = &self.data.seats[usize::from(seat)];
        match seat.kind {
            SeatKind::Person => seat.person.as_deref(),
            SeatKind::Here if !self.data.setup.imported => Some(&self.data.setup.host),
            _ => None,
        }
    }

    /// People who sit here, each once.
    #[must_use]
    pub fn people(&self) -> Vec<&str> {
        let mut people: Vec<&str> = (0..self.data.seats.len() as u8).filter_map(|seat| self.owner(seat)).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// People who still play themselves, each once.
    #[must_use]
    pub fn present(&self) -> Vec<&str> {
        let playing = |seat: &u8| self.data.seats[usize::from(*seat)].played_by_person();
        let seats = (0..self.data.seats.len() as u8).filter(playing);
        let mut people: Vec<&str> = seats.filter_map(|seat| self.owner(seat)).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whose eyes a person has at this table.
    pub fn eyes(&self, person: Option<&str>, seat: Option<u8>) -> Answer<Viewer> {
        let mine = person.map(|person| self.seats_of(person)).unwrap_or_default();
        match seat {
            Some(seat) if mine.contains(&seat) => Ok(Viewer::Seat(livret_kernel::Seat(seat))),
            Some(_) => Err(Failure::forbidden("that seat is not yours")),
            None => match mine.first() {
                Some(&seat) => Ok(Viewer::Seat(livret_kernel::Seat(seat))),
                None => self.eyes_from_outside(person),
            },
        }
    }

    fn eyes_from_outside(&self, person: Option<&str>) -> Answer<Viewer> {
        let setup = &self.data.setup;
        let host = person == Some(&setup.host);
        if self.is_done() && (host || self.is_shared()) || host && self.data.stage == Stage::Waiting {
            return Ok(Viewer::Spectator);
        }
        if setup.settings.access == Access::Private && !setup.settings.spectators {
            return Err(Failure::not_found("table"));
        }
        if self.data.stage == Stage::Waiting || setup.settings.spectators {
            return Ok(Viewer::Spectator);
        }
        Err(Failure::forbidden("this table has no spectators; those who play here may share it when it is over"))
    }

    /// May this person know that the table exists?
    #[must_use]
    pub fn known_to(&self, person: Option<&str>) -> bool {
        let setup = &self.data.setup;
        let mine = person.is_some_and(|person| person == setup.host || !self.seats_of(person).is_empty());
        mine || self.is_done() && self.is_shared()
            || setup.settings.access != Access::Private
            || setup.settings.spectators
    }

    /// May whoever has the link see the game when it is over? Where others may watch, they have seen it.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.data.setup.settings.spectators || self.data.setup.settings.share
    }

    /// Is what is said here for this person's ears? Where nobody may watch it stays with those who sit here, after the end too.
    #[must_use]
    pub fn hears(&self, person: &str) -> bool {
        let setup = &self.data.setup;
        setup.settings.spectators
            || self.data.stage == Stage::Waiting
            || setup.host == person
            || !self.seats_of(person).is_empty()
    }

    /// The portable record, once the game is over; marked where something was taken back.
    pub fn record(&mut self) -> Answer<TableRecord> {
        if self.is_live() {
            return Err(Failure::conflict("the record is there when the game is over"));
        }
        let undone = Some(self.data.undone).filter(|&times| times > 0);
        let offline = self.data.setup.offline;
        Ok(TableRecord { record: self.game()?.record(), undone, offline })
    }
}

/// The word of a stage in the database.
fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Aborted => "aborted",
    }
}

fn access_word(access: Access) -> &'static str {
    match access {
        Access::Open => "open",
        Access::Link => "link",
        Access::Private => "private",
    }
}
