//! What a viewer is shown: the table from outside, the log, one entry of it.
//!
//! Views and events go out as the engine made them: typed, and written as JSON once.

use std::collections::{HashMap, HashSet};

use livret_games::{AnyTable, AnyTold, Scores, View};
use livret_kernel::Viewer;
use livret_shown::{CardId, Decision};
use livret_wire::{
    Access, FaultCode, FinishedGame, KeptSeat, LogEntry, SeatInfo, SeatKind, Stage, Table, TableSettings, TableSummary,
    UndoAsked,
};

use crate::data::TableData;
use crate::failure::{Answer, Failure};
use crate::live::LiveTable;
use crate::log::{LineData, LogLine};
use crate::past::TELLING;
use crate::row::TableRow;

/// How somebody who watches learns what the position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowBy {
    /// By a whole view with every entry.
    Views,
    /// By what happened, and values that do not follow from it.
    Events,
    /// The same, packed.
    PackedEvents,
}

impl FollowBy {
    /// As a client wishes.
    #[must_use]
    pub fn wished(detail: bool, packed: bool) -> FollowBy {
        match (detail, packed) {
            (false, _) => FollowBy::Views,
            (true, false) => FollowBy::Events,
            (true, true) => FollowBy::PackedEvents,
        }
    }

    /// Does a view come with every entry?
    #[must_use]
    pub fn needs_views(self) -> bool {
        self == FollowBy::Views
    }
}

/// Somebody is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// Since then.
    pub since: i64,
    /// When the others may let a bot play for them.
    pub due: i64,
}

/// Who is at the table right now: not kept anywhere.
#[derive(Clone, Debug, Default)]
pub struct Presence {
    /// People connected to this table.
    pub online: HashSet<String>,
    /// Those of them who only watch.
    pub watchers: u32,
    /// Who of those who sit here is away.
    pub away: HashMap<String, Absence>,
    /// Who would let a bot play, by the seat of whoever is away.
    pub replacing: HashMap<u8, HashSet<String>>,
}

impl LiveTable {
    /// The table from outside, for one person.
    #[must_use]
    pub fn info(&self, person: Option<&str>, presence: &Presence, now: i64) -> Table {
        let (data, setup) = (&self.data, &self.data.setup);
        let viewer = self.eyes(person, None).unwrap_or(Viewer::Spectator);
        let in_their_count = |asked: &UndoAsked| UndoAsked { to: self.count_for(viewer, asked.to), ..asked.clone() };
        Table {
            id: self.id.clone(),
            game: setup.game.clone(),
            options: data.opening.as_ref().map_or_else(|| setup.options.clone(), |opening| opening.options.clone()),
            seats: self.seat_infos(presence, now),
            settings: TableSettings {
                discreet: if data.stage == Stage::Waiting { setup.settings.discreet } else { data.discreet },
                ..setup.settings
            },
            pausing: self.is_held(viewer),
            stage: data.stage,
            host: setup.host.clone(),
            created: self.created,
            updated: self.updated,
            ply: self.ply_for(viewer),
            seq: self.seq_for(viewer),
            you: person.map(|person| self.seats_of(person)).unwrap_or_default(),
            watchers: presence.watchers,
            clocks: self.clocks(now),
            undo_asked: data.undo_asked.as_ref().map(in_their_count),
            abort_asked: data.abort_asked.iter().flat_map(|person| self.seats_of(person)).collect(),
            result: data.result.clone(),
            next: data.next.clone(),
            undone: data.undone > 0,
            shared: self.is_shared(),
            share_asked: data.share_asked.iter().flat_map(|person| self.seats_of(person)).collect(),
        }
    }

    fn seat_infos(&self, presence: &Presence, now: i64) -> Vec<SeatInfo> {
        let online = |seat: usize| self.owner(seat as u8).is_some_and(|person| presence.online.contains(person));
        let mut infos = seat_infos(&self.data);
        for (seat, info) in infos.iter_mut().enumerate() {
            info.online = online(seat);
            info.kept = self.data.seats[seat].kept.as_ref().filter(|kept| kept.until > now).map(|kept| KeptSeat {
                person: kept.person.clone(),
                name: kept.name.clone(),
                left: kept.until - now,
            });
            if info.kind == SeatKind::Person && !info.left {
                let absence = self.owner(seat as u8).and_then(|person| presence.away.get(person));
                info.away = absence.map(|absence| (absence.due - now).max(0));
                info.away_since = absence.map(|absence| absence.since);
                let asked = presence.replacing.get(&(seat as u8)).into_iter().flatten();
                info.replace_asked = asked.flat_map(|person| self.seats_of(person)).collect();
            }
        }
        infos
    }

    /// What a viewer sees of the position; none before the game begins.
    pub fn view(&mut self, viewer: Viewer) -> Answer<Option<View>> {
        self.wake()?;
        if self.is_held(viewer) {
            return self.view_before(viewer).map(Some);
        }
        let live = self.data.stage == Stage::Playing;
        let view = self.game.as_ref().map(|game| game.view_in_detail(viewer));
        // A game that was given up rests at a decision nobody will make.
        Ok(view.map(|view| View { decision: view.decision.filter(|_| live), ..view }))
    }

    /// The table's cards in their order; none before the game begins, or where it sleeps.
    #[must_use]
    pub fn card_order(&self) -> Vec<CardId> {
        self.game.as_ref().map(|game| game.card_order()).unwrap_or_default()
    }

    /// Scores as if the game ended now: by what the viewer may know, where the table shows them; as they are, when it is over.
    pub fn standing(&mut self, viewer: Viewer) -> Answer<Option<Scores>> {
        let done = self.is_done();
        if self.data.opening.is_none() || !(self.data.setup.settings.tracker || done) {
            return Ok(None);
        }
        if self.is_held(viewer) {
            let before = self.at_ply(self.heard(viewer))?;
            return Ok(Some(before.score_seen_by(viewer)));
        }
        let game = self.game()?;
        Ok(Some(if done { game.score() } else { game.score_seen_by(viewer) }))
    }

    /// The position before what is held back from a viewer.
    fn view_before(&mut self, viewer: Viewer) -> Answer<View> {
        Ok(seen_once(&self.at_ply(self.heard(viewer))?, viewer))
    }

    /// The position after so many actions, as this viewer counts them and saw it then; with the scores, where the table
    /// shows them.
    pub fn view_at(&mut self, viewer: Viewer, count: u32) -> Answer<(View, Option<Scores>)> {
        self.wake()?;
        if self.data.opening.is_none() {
            return Err(Failure::new(FaultCode::NoGame, "the game has not begun"));
        }
        if count > self.ply_for(viewer) {
            return Err(Failure::bad_request("`ply` lies ahead"));
        }
        let game = self.at_ply(self.meant_by(viewer, count).min(self.heard(viewer)))?;
        self.work += TELLING;
        let scored = self.data.setup.settings.tracker || self.is_done();
        Ok((seen_once(&game, viewer), scored.then(|| game.score_seen_by(viewer))))
    }

    /// How far this viewer may go back without asking.
    #[must_use]
    pub fn undo_to_for(&self, viewer: Viewer) -> Option<u32> {
        let to = viewer.seat().and_then(|seat| self.undo_to(seat.0))?;
        Some(self.count_for(viewer, to))
    }

    /// One line of the log as a viewer may see it. `events` are those of a deal or an action.
    #[must_use]
    pub fn entry(&self, line: &LogLine, viewer: Viewer, events: Vec<AnyTold>) -> LogEntry {
        let at = line.at;
        match &line.data {
            LineData::Started { .. } => LogEntry::Started { events, cards: self.card_order(), at },
            LineData::Played { ply, seat, action, by_itself, .. } => {
                let own = self.is_done() || viewer == LiveTable::viewer_of(*seat);
                let action = own.then(|| action.to_string());
                let by_itself = *by_itself && self.is_same_person(viewer, *seat);
                LogEntry::Played { ply: *ply, seat: *seat, action, by_itself, events, at }
            }
            LineData::Undone { to, by } => LogEntry::Undone { to: *to, by: *by, at },
            LineData::Said { person, text } => {
                let name = self.data.speakers.get(&**person).cloned().unwrap_or_default();
                let account = self.data.accounts.contains(&**person);
                LogEntry::Said { person: person.to_string(), name, account, text: text.to_string(), at }
            }
            LineData::Changed { what, seat } => LogEntry::Changed { what: what.to_string(), seat: *seat, at },
            LineData::HeldBack | LineData::Asked { .. } | LineData::Shown => {
                unreachable!("told as the actions that were held back, or not at all")
            }
        }
    }

    /// Does whoever looks from a seat also sit in this one?
    fn is_same_person(&self, viewer: Viewer, seat: u8) -> bool {
        viewer.seat().and_then(|own| self.owner(own.0)).is_some_and(|person| self.owner(seat) == Some(person))
    }

    /// The same with the plies as the viewer counts.
    pub(crate) fn entry_for(&self, label: Option<u32>, index: usize, viewer: Viewer, events: Vec<AnyTold>) -> LogEntry {
        let mut entry = self.entry(&self.log[index], viewer, events);
        match (&mut entry, label) {
            (LogEntry::Played { ply, .. }, Some(label)) => *ply = label,
            (LogEntry::Undone { to, .. }, Some(label)) => *to = label,
            _ => {}
        }
        entry
    }
}

/// An earlier position: there is nothing to decide in it.
fn seen_once(game: &AnyTable, viewer: Viewer) -> View {
    let view = game.view_in_detail(viewer);
    let decision = view.decision.map(|decision| Decision { actions: None, offers: None, ..decision });
    View { decision, ..view }
}

/// The seats, without who is here.
#[must_use]
pub fn seat_infos(data: &TableData) -> Vec<SeatInfo> {
    let info = |seat: &crate::data::SeatData| SeatInfo {
        kind: seat.kind,
        name: seat.name.clone(),
        person: seat.person.clone(),
        account: seat.person.as_ref().is_some_and(|person| data.accounts.contains(person)),
        bot: seat.bot.clone(),
        online: false,
        left: seat.left,
        resigned: seat.resigned,
        kept: None,
        away: None,
        away_since: None,
        replace_asked: Vec::new(),
    };
    data.seats.iter().map(info).collect()
}

/// A line of a list of tables, from the table's row.
#[must_use]
pub fn summary(row: &TableRow, data: &TableData, person: Option<&str>) -> TableSummary {
    let mine = |seat: &crate::data::SeatData| match seat.kind {
        SeatKind::Person => seat.person.as_deref() == person && person.is_some(),
        SeatKind::Here => Some(data.setup.host.as_str()) == person && !data.setup.imported,
        _ => false,
    };
    let seats = data.seats.iter().enumerate();
    let you: Vec<u8> = seats.filter(|(_, seat)| mine(seat)).map(|(index, _)| index as u8).collect();
    TableSummary {
        id: row.id.clone(),
        game: row.game.clone(),
        sets: data.sets(),
        seats: seat_infos(data),
        stage: data.stage,
        access: data.setup.settings.access,
        clock: data.setup.settings.clock,
        spectators: data.setup.settings.spectators,
        created: row.created,
        updated: row.updated,
        ply: row.ply.saturating_sub(data.uncounted),
        your_turn: data
            .to_move()
            .is_some_and(|seat| you.contains(&seat) && data.seats[usize::from(seat)].played_by_person()),
        you,
        winners: data.result.as_ref().map(|result| result.winners.clone()).unwrap_or_default(),
    }
}

/// A game that somebody has played to its end. Those that were called off count for nobody.
#[must_use]
pub fn finished(row: &TableRow, person: &str) -> Option<FinishedGame> {
    let data: TableData = serde_json::from_str(&row.data).ok()?;
    let (Stage::Over, Some(result)) = (data.stage, &data.result) else { return None };
    let seat = data.seats.iter().position(|seat| seat.person.as_deref() == Some(person))?;
    Some(FinishedGame {
        table: row.id.clone(),
        game: row.game.clone(),
        sets: data.sets(),
        at: row.updated,
        seat: seat as u8,
        seats: seat_infos(&data),
        winners: result.winners.clone(),
        ending: result.ending,
        score: result.scores.get(seat)?.clone(),
    })
}

impl TableData {
    /// The boxes in play: the options name them, or it is the game's own.
    #[must_use]
    pub fn sets(&self) -> Vec<String> {
        let resolved = self.opening.as_ref().and_then(|opening| opening.options.words("sets"));
        let named = resolved.or_else(|| self.setup.options.words("sets")).filter(|named| !named.is_empty());
        named.map_or_else(|| vec![self.setup.game.clone()], <[_]>::to_vec)
    }
}

impl TableData {
    /// Is the table listed in the lobby?
    #[must_use]
    pub fn is_listed(&self) -> bool {
        match self.stage {
            Stage::Waiting => self.setup.settings.access == Access::Open,
            Stage::Playing => self.setup.settings.access == Access::Open && self.setup.settings.spectators,
            _ => false,
        }
    }
}
