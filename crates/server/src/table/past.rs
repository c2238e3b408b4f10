//! Going through a game's past at a bounded cost: checkpoints along the way, and pages of the log.

use livret_games::AnyTable;
use livret_kernel::Viewer;
use serde_json::{Value, json};

use super::live::LiveTable;
use super::log::{Deed, Kept};
use crate::error::{Answer, Failure};

/// A checkpoint is kept after so many actions: no position is further than that from one that is at hand.
pub const EVERY: usize = 128;
/// The work of telling an entry or showing a view, where playing an action again without telling it counts 1.
const TELLING: u64 = 10;

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
    pub(super) fn rewind(&mut self) -> Answer<()> {
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
    pub(super) fn keep_own_checkpoint(&mut self) {
        let (ply, place) = (self.plies.len(), place(&self.plies));
        if let Some(game) = self.game.take() {
            self.keep_checkpoint(&game, ply, place);
            self.game = Some(game);
        }
    }

    /// Forgets the checkpoints after a line of the log.
    pub(super) fn drop_checkpoints_after(&mut self, lines: usize) {
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
        for (index, kept) in self.log[..lines].iter().enumerate() {
            match kept.deed {
                Deed::Played { .. } => past.push(index as u32),
                Deed::Undone { to, .. } => past.truncate(to as usize),
                _ => {}
            }
        }
        past
    }

    /// At most `most` entries after line `since`, each with what the viewer sees after it: exactly what was sent when they
    /// happened.
    pub fn entries_since(&mut self, viewer: Viewer, since: u64, most: usize) -> Answer<Vec<Value>> {
        let first = usize::try_from(since).unwrap_or(usize::MAX).min(self.log.len());
        let end = first.saturating_add(most).min(self.log.len());
        let mut past = self.past_at(first);
        // Waking leaves the checkpoints from which everything else is near.
        self.wake()?;
        let mut game = if self.game.is_some() { Some(self.position(&past)?) } else { None };
        let mut out = Vec::with_capacity(end - first);
        for index in first..end {
            let kept = self.log[index].clone();
            let events = self.follow(index, &kept, game.as_mut(), &mut past, viewer)?;
            let mut message = json!({"op": "entry", "table": self.id, "seq": index + 1});
            let moved = matches!(kept.deed, Deed::Started { .. } | Deed::Played { .. } | Deed::Undone { .. });
            message["entry"] = self.entry(&kept, viewer, events);
            if let (true, Some(game)) = (moved, &game) {
                message["view"] = game.view(viewer);
                self.work += TELLING;
            }
            message["undo_to"] = Value::Null;
            out.push(message);
        }
        Ok(out)
    }

    /// Follows one line with a game that is played again, and tells its events.
    fn follow(
        &mut self,
        index: usize,
        kept: &Kept,
        game: Option<&mut AnyTable>,
        past: &mut Vec<u32>,
        viewer: Viewer,
    ) -> Answer<Vec<Value>> {
        let Some(game) = game else { return Ok(Vec::new()) };
        match &kept.deed {
            Deed::Started { .. } => Ok(game.deal_seen_by(viewer)),
            Deed::Played { action, .. } => {
                past.push(index as u32);
                self.tell(game, action, (past.len(), index), Some(viewer))
            }
            Deed::Undone { to, .. } => {
                past.truncate(*to as usize);
                *game = self.position(past)?;
                Ok(Vec::new())
            }
            Deed::Said { .. } | Deed::Changed { .. } => Ok(Vec::new()),
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
    ) -> Answer<Vec<Value>> {
        self.work += 1 + TELLING;
        let events = game.act_seen_by(action, &[viewer])?.remove(0);
        self.keep_checkpoint(game, ply, index as u32 + 1);
        Ok(events)
    }

    /// The last `most` lines before line `before` as a viewer may see them, without what was taken back; and the number of
    /// the line before them, where there are more.
    pub fn log_before(&mut self, viewer: Viewer, before: u64, most: usize) -> Answer<(Vec<Value>, Option<u64>)> {
        let before = usize::try_from(before).unwrap_or(usize::MAX).min(self.log.len());
        let stands = |index: &usize| match self.log[*index].deed {
            Deed::Played { .. } => self.plies.binary_search(&(*index as u32)).is_ok(),
            _ => true,
        };
        let mut shown: Vec<usize> = (0..before).rev().filter(stands).take(most).collect();
        shown.reverse();
        let earlier = shown.first().map(|&first| first as u64).filter(|&first| first > 0);
        Ok((self.lines(viewer, &shown)?, earlier))
    }

    /// These lines, of which none was taken back and no action between them is missing.
    fn lines(&mut self, viewer: Viewer, shown: &[usize]) -> Answer<Vec<Value>> {
        let mut game: Option<AnyTable> = None;
        let mut entries = Vec::with_capacity(shown.len());
        for &index in shown {
            let kept = self.log[index].clone();
            let events = match &kept.deed {
                Deed::Started { .. } => self.game()?.deal_seen_by(viewer),
                Deed::Played { ply, action, .. } => {
                    let ply = *ply;
                    if game.is_none() {
                        game = Some(self.at_ply(ply)?);
                    }
                    let game = game.as_mut().expect("put there just now");
                    self.tell(game, action, (ply as usize + 1, index), Some(viewer))?
                }
                Deed::Undone { .. } | Deed::Said { .. } | Deed::Changed { .. } => Vec::new(),
            };
            entries.push(self.entry(&kept, viewer, events));
        }
        Ok(entries)
    }

    /// At most `most` actions of a finished game from ply `from` on, with their events; and the plies among them at which
    /// turns begin.
    pub fn moves(&mut self, viewer: Option<Viewer>, from: u32, most: usize) -> Answer<(Vec<Value>, Vec<u32>)> {
        let total = self.plies.len();
        let from = (from as usize).min(total);
        let end = from.saturating_add(most).min(total);
        let past = self.plies[..end].to_vec();
        let mut game = self.position(&past[..from])?;
        let mut turns = if from == 0 { vec![0] } else { Vec::new() };
        let mut moves = Vec::with_capacity(end - from);
        for ply in from..end {
            let kept = self.log[past[ply] as usize].clone();
            let events = self.tell(&mut game, action_of(&kept), (ply + 1, past[ply] as usize), viewer)?;
            // Where the game ends no turn begins.
            if ply + 1 < total && events.iter().any(|event| event["type"] == "turn_began") {
                turns.push(ply as u32 + 1);
            }
            moves.push(self.entry(&kept, viewer.unwrap_or(Viewer::Spectator), events));
        }
        Ok((moves, turns))
    }
}

/// The place of a checkpoint: the number of the line with the last of these actions; an action stands for all before it.
fn place(past: &[u32]) -> u32 {
    past.last().map_or(0, |&index| index + 1)
}

fn action_of(kept: &Kept) -> &str {
    match &kept.deed {
        Deed::Played { action, .. } => action,
        _ => unreachable!("plies point at actions"),
    }
}
