//! Going through a game's past at a bounded cost: checkpoints along the way, and pages of the log.

use livret_games::{AnyTable, AnyTold};
use livret_kernel::Viewer;
use livret_wire::{Entry, LogEntry};

use crate::discreet::{Sight, Told};
use crate::failure::{Answer, Failure};
use crate::live::LiveTable;
use crate::log::{LineData, LogLine};
use crate::show::FollowBy;

/// A checkpoint is kept after so many actions: no position is further than that from one that is at hand.
pub const EVERY: usize = 128;
/// The work of telling an entry or showing a view, where playing an action again without telling it counts 1.
pub(crate) const TELLING: u64 = 10;

impl LiveTable {
    /// Rebuilds the game from the log.
    pub fn wake(&mut self) -> Answer<()> {
        if self.game.is_some() || self.data.opening.is_none() {
            return Ok(());
        }
        let mut game = self.deal()?;
        self.play_to_now(&mut game, 0)?;
        self.game = Some(Box::new(game));
        Ok(())
    }

    /// Would [`LiveTable::wake`] play more than a moment's worth of actions again?
    #[must_use]
    pub fn sleeps_deeply(&self) -> bool {
        self.game.is_none() && self.plies.len() > EVERY
    }

    /// Forgets the game until somebody needs it: a sleeping table is little more than its log.
    pub fn sleep(&mut self) {
        self.forget_known_cards();
        self.game = None;
        self.checkpoints.clear();
    }

    /// After something was taken back: the game goes back to the last checkpoint before it, and on from there. Chance is
    /// where it was then.
    pub(crate) fn rewind(&mut self) -> Answer<()> {
        let Some(mut game) = self.game.take() else { return self.wake() };
        let run = self.last_run().map_or(0, |(_, before)| before);
        let from = self.nearest(&self.plies[..run]);
        match self.checkpoints.get(&place(&self.plies[..from])) {
            Some(then) => game.return_to(from, then),
            None => *game = game.afresh(),
        }
        self.play_to_now(&mut game, from)?;
        self.game = Some(game);
        Ok(())
    }

    /// Plays from the `from`th action to the last, and learns what the last to act may take back without asking: nobody
    /// else could.
    fn play_to_now(&mut self, game: &mut AnyTable, from: usize) -> Answer<()> {
        let past = self.plies.clone();
        let run = self.last_run().map_or(0, |(_, before)| before);
        self.play_on(game, &past[..run], from)?;
        let mut revealed = run;
        for ply in run..past.len() {
            self.work += 1;
            let acted = game.act_witnessed(action_of(&self.log[past[ply] as usize]), &[]);
            if acted.map_err(|error| self.unplayable(&error))?.reveals {
                revealed = ply + 1;
            }
            self.keep_checkpoint(game, ply + 1, place(&past[..=ply]));
        }
        self.revealed = revealed as u32;
        Ok(())
    }

    fn unplayable(&self, error: &livret_games::ActError) -> Failure {
        Failure::internal(format!("table {}: {error:?}", self.id))
    }

    /// Keeps the position after every so many actions. Before the first one only where dealing again would be dear.
    fn keep_checkpoint(&mut self, game: &AnyTable, ply: usize, place: u32) {
        let arranged = || self.data.opening.as_ref().is_some_and(|opening| opening.arrange.is_some());
        if ply.is_multiple_of(EVERY) && (ply > 0 || arranged()) {
            self.checkpoints.entry(place).or_insert_with(|| game.checkpoint());
        }
    }

    /// The same for the game as it stands.
    pub(crate) fn keep_own_checkpoint(&mut self) {
        let (ply, place) = (self.plies.len(), place(&self.plies));
        if let Some(game) = self.game.take() {
            self.keep_checkpoint(&game, ply, place);
            self.game = Some(game);
        }
    }

    /// Forgets the checkpoints after a line of the log.
    pub(crate) fn drop_checkpoints_after(&mut self, lines: usize) {
        self.checkpoints.retain(|&place, _| place as usize <= lines);
    }

    /// Plays the actions at these lines of the log, from the `from`th on.
    fn play_on(&mut self, game: &mut AnyTable, past: &[u32], from: usize) -> Answer<()> {
        for ply in from..past.len() {
            self.keep_checkpoint(game, ply, place(&past[..ply]));
            self.work += 1;
            let action = action_of(&self.log[past[ply] as usize]);
            game.play(action).map_err(|error| self.unplayable(&error))?;
        }
        self.keep_checkpoint(game, past.len(), place(past));
        Ok(())
    }

    /// After how many of these actions there is a checkpoint; 0 also where there is none.
    fn nearest(&self, past: &[u32]) -> usize {
        let mut steps = (0..=past.len() / EVERY).rev().map(|step| step * EVERY);
        steps.find(|&ply| self.checkpoints.contains_key(&place(&past[..ply]))).unwrap_or(0)
    }

    /// The game after the actions at these lines of the log; of its past it knows nothing.
    fn position(&mut self, past: &[u32]) -> Answer<AnyTable> {
        let from = self.nearest(past);
        let mut game = match self.checkpoints.get(&place(&past[..from])) {
            Some(game) => game.clone(),
            None => self.game()?.afresh(),
        };
        self.play_on(&mut game, past, from)?;
        Ok(game)
    }

    /// The game as it was after `ply` actions.
    pub fn at_ply(&mut self, ply: u32) -> Answer<AnyTable> {
        let past = self.plies[..(ply as usize).min(self.plies.len())].to_vec();
        self.position(&past)
    }

    /// Where in the log the actions stood that were not taken back, when it had so many lines.
    fn past_at(&self, lines: usize) -> Vec<u32> {
        let mut past = Vec::new();
        for (index, line) in self.log[..lines].iter().enumerate() {
            match line.data {
                LineData::Played { .. } => past.push(index as u32),
                LineData::Undone { to, .. } => past.truncate(to as usize),
                _ => {}
            }
        }
        past
    }

    /// At most `most` entries after the viewer's entry `since`; for those who follow by views each with what the viewer sees
    /// after it: exactly what was sent when they happened.
    pub fn entries_since(&mut self, viewer: Viewer, since: u64, most: usize, by: FollowBy) -> Answer<Vec<Entry>> {
        let (mut sight, known) = self.sight_after(viewer, since);
        // What is held back from them now was played before.
        let first = sight.held.first().map_or(known, |held| held.index);
        let mut past = self.past_at(first);
        // Waking leaves the checkpoints from which everything else is near.
        self.wake()?;
        let mut game = if self.game.is_some() { Some(self.position(&past)?) } else { None };
        let (mut out, mut held) = (Vec::new(), Vec::new());
        for index in first..self.log.len() {
            if out.len() >= most {
                break;
            }
            let line = self.log[index].clone();
            let mut events = self.follow(index, &line, game.as_mut(), &mut past, viewer)?;
            let told = if index < known { Told::Nothing } else { sight.follow(index, &line.data, viewer) };
            let place = match told {
                Told::Nothing => {
                    held.append(&mut events);
                    continue;
                }
                Told::Line => index,
                Told::Actions(actions) => {
                    events = std::mem::take(&mut held);
                    actions[0].index
                }
            };
            let entry = self.entry_for(sight.label(&self.log[place].data), place, viewer, events);
            let still = !by.needs_views() || matches!(line.data, LineData::Said { .. } | LineData::Changed { .. });
            let view = game.as_ref().filter(|_| !still).map(|game| game.view_in_detail(viewer));
            self.work += if view.is_some() { TELLING } else { 0 };
            out.push(Entry { view, ..self.bare_entry(sight.seq(), entry) });
        }
        Ok(out)
    }

    /// An entry with nothing about the position.
    pub(crate) fn bare_entry(&self, seq: u64, entry: LogEntry) -> Entry {
        let table = self.id.clone();
        Entry { table, seq, entry, info: None, view: None, values: None, clocks: None, standing: None, undo_to: None }
    }

    /// How a viewer's log stood with so many entries, and how many lines the table's had then.
    fn sight_after(&self, viewer: Viewer, entries: u64) -> (Sight, usize) {
        let mut sight = Sight::default();
        for (index, line) in self.log.iter().enumerate() {
            if sight.seq() >= entries {
                return (sight, index);
            }
            sight.follow(index, &line.data, viewer);
        }
        (sight, self.log.len())
    }

    /// Follows one line with a game that is played again, and tells its events.
    fn follow(
        &mut self,
        index: usize,
        line: &LogLine,
        game: Option<&mut AnyTable>,
        past: &mut Vec<u32>,
        viewer: Viewer,
    ) -> Answer<Vec<AnyTold>> {
        let Some(game) = game else { return Ok(Vec::new()) };
        match &line.data {
            LineData::Started { .. } => Ok(game.deal_seen_by(viewer)),
            LineData::Played { action, .. } => {
                past.push(index as u32);
                self.tell(game, action, (past.len(), index), Some(viewer))
            }
            LineData::Undone { to, .. } => {
                past.truncate(*to as usize);
                *game = self.position(past)?;
                Ok(Vec::new())
            }
            LineData::Said { .. } | LineData::Changed { .. } => Ok(Vec::new()),
            LineData::HeldBack | LineData::Asked { .. } | LineData::Shown => Ok(Vec::new()),
        }
    }

    /// Plays an action again and tells what a viewer saw of it (none: everything). It makes so many actions, and stands at
    /// this index of the log.
    fn tell(
        &mut self,
        game: &mut AnyTable,
        action: &str,
        (ply, index): (usize, usize),
        viewer: Option<Viewer>,
    ) -> Answer<Vec<AnyTold>> {
        self.work += 1 + TELLING;
        let events = game.act_seen_by(action, &[viewer])?.remove(0);
        self.keep_checkpoint(game, ply, index as u32 + 1);
        Ok(events)
    }

    /// The last `most` entries before the viewer's entry number `before`, without what was taken back; and the number of the
    /// entry before them, where there are more.
    pub fn log_before(&mut self, viewer: Viewer, before: u64, most: usize) -> Answer<(Vec<LogEntry>, Option<u64>)> {
        let mut shown: Vec<Line> = Vec::new();
        let mut sight = Sight::default();
        for (index, line) in self.log.iter().enumerate() {
            if sight.seq() >= before {
                break;
            }
            match sight.follow(index, &line.data, viewer) {
                Told::Nothing => {}
                Told::Line => shown.push(Line::new(&sight, &self.log, vec![index])),
                Told::Actions(held) => {
                    shown.push(Line::new(&sight, &self.log, held.iter().map(|held| held.index).collect()));
                }
            }
        }
        shown.retain(|line| match self.log[line.places[0]].data {
            LineData::Played { .. } => self.plies.binary_search(&(line.places[0] as u32)).is_ok(),
            _ => true,
        });
        let shown = shown.split_off(shown.len().saturating_sub(most));
        let earlier = shown.first().map(|line| line.seq - 1).filter(|&earlier| earlier > 0);
        Ok((self.lines(viewer, &shown)?, earlier))
    }

    /// These entries, of which none was taken back and no action between them is missing.
    fn lines(&mut self, viewer: Viewer, shown: &[Line]) -> Answer<Vec<LogEntry>> {
        let mut game: Option<AnyTable> = None;
        let mut entries = Vec::with_capacity(shown.len());
        for line in shown {
            let mut events = Vec::new();
            for &index in &line.places {
                events.append(&mut self.events_at(index, &mut game, viewer)?);
            }
            entries.push(self.entry_for(line.label, line.places[0], viewer, events));
        }
        Ok(entries)
    }

    /// The events of one line. The game follows from the first action on.
    fn events_at(&mut self, index: usize, game: &mut Option<AnyTable>, viewer: Viewer) -> Answer<Vec<AnyTold>> {
        let line = self.log[index].clone();
        match &line.data {
            LineData::Started { .. } => Ok(self.game()?.deal_seen_by(viewer)),
            LineData::Played { ply, action, .. } => {
                let mut at = match game.take() {
                    Some(game) => game,
                    None => self.at_ply(*ply)?,
                };
                let events = self.tell(&mut at, action, (*ply as usize + 1, index), Some(viewer));
                *game = Some(at);
                events
            }
            LineData::Undone { .. } | LineData::Said { .. } | LineData::Changed { .. } => Ok(Vec::new()),
            LineData::HeldBack | LineData::Asked { .. } | LineData::Shown => Ok(Vec::new()),
        }
    }

    /// At most `most` actions of a finished game from ply `from` on, with their events; and the plies among them at which
    /// turns begin.
    pub fn moves(&mut self, viewer: Option<Viewer>, from: u32, most: usize) -> Answer<(Vec<LogEntry>, Vec<u32>)> {
        let total = self.plies.len();
        let from = (from as usize).min(total);
        let end = from.saturating_add(most).min(total);
        let past = self.plies[..end].to_vec();
        let mut game = self.position(&past[..from])?;
        let mut turns = if from == 0 { vec![0] } else { Vec::new() };
        let mut moves = Vec::with_capacity(end - from);
        for (ply, &index) in past.iter().enumerate().skip(from) {
            let line = self.log[index as usize].clone();
            let events = self.tell(&mut game, action_of(&line), (ply + 1, index as usize), viewer)?;
            // Where the game ends no turn begins.
            if ply + 1 < total && events.iter().any(AnyTold::begins_turn) {
                turns.push(ply as u32 + 1);
            }
            moves.push(self.entry(&line, viewer.unwrap_or(Viewer::Spectator), events));
        }
        Ok((moves, turns))
    }
}

/// An entry of a viewer's log.
struct Line {
    seq: u64,
    /// Its ply, as the viewer counted then.
    label: Option<u32>,
    /// The lines of the table's log that it tells.
    places: Vec<usize>,
}

impl Line {
    fn new(sight: &Sight, log: &[LogLine], places: Vec<usize>) -> Line {
        Line { seq: sight.seq(), label: sight.label(&log[places[0]].data), places }
    }
}

/// The place of a checkpoint: the number of the line with the last of these actions; an action stands for all before it.
fn place(past: &[u32]) -> u32 {
    past.last().map_or(0, |&index| index + 1)
}

fn action_of(line: &LogLine) -> &str {
    match &line.data {
        LineData::Played { action, .. } => action,
        _ => unreachable!("plies point at actions"),
    }
}
