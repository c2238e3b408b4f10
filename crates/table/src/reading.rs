//! What somebody may read of a table: a position of its own game, and everything of a finished one.

use livret_games::{AnyTable, Position, UnreadRecord, View};
use livret_kernel::{Seat, Viewer};
use livret_wire::{FaultCode, Moves, PositionAt, TableRecord};
use serde_json::Value;

use crate::failure::{Answer, Failure};
use crate::live::LiveTable;
use crate::show::Presence;
use crate::telling::MOST_LOG;

/// The longest game that is read.
const MOST_ACTIONS: usize = 20_000;

impl LiveTable {
    /// The position as somebody may see it, or saw it after `ply` actions: then with nothing to decide.
    pub fn position_for(&mut self, person: Option<&str>, seat: Option<u8>, ply: Option<u32>) -> Answer<PositionAt> {
        let viewer = self.eyes(person, seat)?;
        if let Some(ply) = ply {
            let (view, standing) = self.view_at(viewer, ply)?;
            return Ok(PositionAt { ply, view, standing });
        }
        let none = || Failure::new(FaultCode::NoGame, "the game has not begun");
        let view = self.view(viewer)?.ok_or_else(none)?;
        Ok(PositionAt { ply: self.ply_for(viewer), view, standing: self.standing(viewer)? })
    }

    /// The record, for somebody who may see it.
    pub fn record_for(&mut self, person: Option<&str>) -> Answer<TableRecord> {
        let record = self.record()?;
        self.eyes(person, None)?;
        Ok(record)
    }

    /// A finished game at one moment, through the eyes that `as` names.
    pub fn replay_for(&mut self, person: Option<&str>, r#as: Option<&str>, ply: Option<u32>) -> Answer<PositionAt> {
        let viewer = self.replay_eyes(person, r#as)?;
        let ply = ply.unwrap_or(u32::MAX).min(self.ply());
        let game = self.at_ply(ply)?;
        let view = viewer.map_or_else(|| everything(&game), |viewer| game.view_in_detail(viewer));
        Ok(PositionAt { ply, view, standing: Some(game.score()) })
    }

    /// The moves of a finished game, a page at a time.
    pub fn moves_for(
        &mut self,
        person: Option<&str>,
        r#as: Option<&str>,
        (from, limit): (Option<u32>, Option<u32>),
        presence: &Presence,
        now: i64,
    ) -> Answer<Moves> {
        let viewer = self.replay_eyes(person, r#as)?;
        let (from, most) = (from.unwrap_or(0), limit.map_or(MOST_LOG, |limit| limit as usize));
        let (moves, turns) = self.moves(viewer, from, most.clamp(1, MOST_LOG))?;
        let end = from.saturating_add(moves.len() as u32);
        let next = (end < self.ply()).then_some(end);
        Ok(Moves { table: self.info(person, presence, now), moves, turns, next })
    }

    /// Whose eyes `as` names: a seat, `spectator`, or all.
    fn replay_eyes(&self, person: Option<&str>, r#as: Option<&str>) -> Answer<Option<Viewer>> {
        if !self.is_done() {
            return Err(Failure::conflict("a game can be replayed when it is over"));
        }
        self.eyes(person, None)?;
        match r#as {
            None | Some("all") => Ok(None),
            Some("spectator") => Ok(Some(Viewer::Spectator)),
            Some(seat) => match seat.parse::<u8>() {
                Ok(seat) if usize::from(seat) < self.data.seats.len() => Ok(Some(Viewer::Seat(Seat(seat)))),
                _ => Err(Failure::bad_request("`as` is a seat, `spectator` or `all`")),
            },
        }
    }
}

/// All cards, and the decision with its actions: the game is over, nothing is secret any more.
fn everything(game: &AnyTable) -> View {
    let mut position = game.state();
    // A position leaves out what follows from it; a view tells it.
    if let (Position::Tanto(all), Position::Tanto(seen)) =
        (&mut position, game.view_in_detail(Viewer::Spectator).position)
    {
        all.town.prices = seen.town.prices;
        all.near_end = seen.near_end;
        for (player, seen) in all.players.iter_mut().zip(seen.players) {
            (player.in_view, player.habit) = (seen.in_view, seen.habit);
        }
    }
    View { position, decision: game.decision_in_detail() }
}

/// How many actions a record from outside has, if that is not more than are read.
pub fn length_of_record(record: &UnreadRecord) -> Answer<usize> {
    let length = record.length();
    if length > MOST_ACTIONS {
        return Err(Failure::bad_request("this game is longer than any that this house reads"));
    }
    Ok(length)
}

/// A record from outside, played again and found true, with its marks.
pub fn checked_record(record: UnreadRecord) -> Answer<TableRecord> {
    length_of_record(&record)?;
    let undone = record.mark("undone").and_then(Value::as_u64).and_then(|times| u32::try_from(times).ok());
    let offline = record.mark("offline").and_then(Value::as_bool).unwrap_or(false);
    let record = record.read()?;
    AnyTable::replay(&record)?;
    Ok(TableRecord { record, undone: undone.filter(|&times| times > 0), offline })
}
