//! Taking back. Free while nothing hidden has come to light and nobody else has acted; always at a table of one person;
//! otherwise by consent of the other people.

use livret_wire::{FaultCode, Stage, Undo, UndoAsked};

use super::live::{LiveTable, Who};
use super::log::Deed;
use crate::error::{Answer, Failure};

impl LiveTable {
    /// How far a seat may go back without asking; none where it may not.
    #[must_use]
    pub fn undo_to(&self, seat: u8) -> Option<u32> {
        let person = self.owner(seat)?;
        if self.data.stage != Stage::Playing || self.data.seats[usize::from(seat)].left {
            return None;
        }
        if self.people().len() == 1 {
            return self.actions().any(|(seat, _, _)| self.owner(seat) == Some(person)).then_some(0);
        }
        if !self.data.setup.undo {
            return None;
        }
        let actions: Vec<_> = self.actions().collect();
        let own = actions.iter().rev().take_while(|(by, _, free)| *by == seat && *free).count();
        (own > 0).then(|| self.ply() - own as u32)
    }

    /// Takes back, or asks to. True when it is taken back.
    pub fn undo(&mut self, who: &Who, undo: &Undo, now: i64) -> Answer<bool> {
        self.must_be_playing()?;
        let seat = self.undoing_seat(who, undo)?;
        if undo.ply != self.ply() {
            return Err(Failure::new(FaultCode::Stale, "another action has been played meanwhile"));
        }
        let to = self.goal(seat, who, undo.to)?;
        if self.undo_to(seat).is_some_and(|free| free <= to) {
            self.take_back(to, seat, now)?;
            return Ok(true);
        }
        self.ask(seat, to, now)
    }

    fn undoing_seat(&self, who: &Who, undo: &Undo) -> Answer<u8> {
        let mine = self.seats_of(&who.id);
        let present = |seat: &&u8| !self.data.seats[usize::from(**seat)].left;
        let last = self.actions().map(|(seat, _, _)| seat).filter(|seat| mine.contains(seat)).last();
        match undo.seat.or(last).or_else(|| mine.iter().find(present).copied()) {
            Some(seat) if mine.contains(&seat) => Ok(seat),
            _ => Err(Failure::forbidden("that seat is not yours")),
        }
    }

    /// Where to go back to: as asked, or before my last decision.
    fn goal(&self, seat: u8, who: &Who, to: Option<u32>) -> Answer<u32> {
        if let Some(to) = to {
            return if to < self.ply() { Ok(to) } else { Err(Failure::bad_request("`to` lies ahead")) };
        }
        let alone = self.people().len() == 1;
        let mine = |by: u8| by == seat || alone && self.owner(by) == Some(&who.id);
        let last = self.actions().enumerate().filter(|(_, (by, _, _))| mine(*by)).last();
        last.map(|(ply, _)| ply as u32).ok_or_else(|| Failure::conflict("you have played nothing to take back"))
    }

    fn take_back(&mut self, to: u32, by: u8, now: i64) -> Answer<()> {
        self.stop_clock(now);
        self.write(Deed::Undone { to, by }, now);
        self.data.undone += 1;
        self.data.undo_asked = None;
        // The game is played again from its opening, which brings chance back to where it was.
        self.sleep();
        self.wake()?;
        self.next_decision(now);
        Ok(())
    }

    fn ask(&mut self, by: u8, to: u32, now: i64) -> Answer<bool> {
        if self.data.undo_asked.is_some() {
            return Err(Failure::conflict("somebody is already asking to take something back"));
        }
        let asker = self.owner(by).expect("a person asks").to_string();
        let others = (0..self.data.seats.len() as u8)
            .filter(|&seat| self.data.seats[usize::from(seat)].played_by_person() && self.owner(seat) != Some(&asker));
        let waiting: Vec<u8> = others.collect();
        if waiting.is_empty() {
            self.take_back(to, by, now)?;
            return Ok(true);
        }
        self.data.undo_asked = Some(UndoAsked { by, to, waiting });
        self.changed("undo_asked", Some(by), now);
        Ok(false)
    }

    /// Answers a wish to undo. True when it is taken back.
    pub fn consent(&mut self, who: &Who, yes: bool, now: i64) -> Answer<bool> {
        self.must_be_playing()?;
        let mine = self.seats_of(&who.id);
        let Some(mut asked) = self.data.undo_asked.clone() else {
            return Err(Failure::conflict("nobody asks to take anything back"));
        };
        let Some(&seat) = asked.waiting.iter().find(|seat| mine.contains(seat)) else {
            return Err(Failure::forbidden("you are not asked"));
        };
        if !yes {
            self.data.undo_asked = None;
            self.changed("undo_refused", Some(seat), now);
            return Ok(false);
        }
        asked.waiting.retain(|seat| !mine.contains(seat));
        if asked.waiting.is_empty() {
            self.take_back(asked.to, asked.by, now)?;
            return Ok(true);
        }
        self.data.undo_asked = Some(asked);
        self.changed("undo_agreed", Some(seat), now);
        Ok(false)
    }
}
