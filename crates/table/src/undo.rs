//! Taking back. Always at a table of one person. Between people: free while the engine says that nothing came to light and
//! nobody else has acted, where the table allows it; otherwise by consent of everybody else who sits here. Whoever is away
//! cannot consent, so nothing is taken back until they are; only those who gave up for good are not asked.

use livret_wire::{FaultCode, Stage, Undo, UndoAsked};

use crate::failure::{Answer, Failure};
use crate::live::{LiveTable, Who};
use crate::log::LineData;

impl LiveTable {
    /// How far a seat may go back without asking; none where it may not.
    #[must_use]
    pub fn undo_to(&self, seat: u8) -> Option<u32> {
        let person = self.owner(seat)?;
        if self.data.stage != Stage::Playing || self.data.seats[usize::from(seat)].left {
            return None;
        }
        if self.others(person).is_empty() {
            return self.actions().any(|(seat, _)| self.owner(seat) == Some(person)).then_some(0);
        }
        let (last, before) = self.last_run().filter(|_| self.data.setup.settings.undo)?;
        let free = self.revealed.max(before as u32);
        (last == seat).then_some(free).and_then(|to| self.not_held(to))
    }

    /// The seats of other people whose game it still is, present or not.
    fn others(&self, person: &str) -> Vec<u8> {
        let theirs = |&seat: &u8| self.owner(seat).is_some_and(|owner| owner != person);
        let playing = |&seat: &u8| !self.data.seats[usize::from(seat)].resigned;
        (0..self.data.seats.len() as u8).filter(theirs).filter(playing).collect()
    }

    /// The same, if all of them can be asked.
    fn all_others(&self, person: &str) -> Answer<Vec<u8>> {
        let others = self.others(person);
        let away = others.iter().map(|&seat| &self.data.seats[usize::from(seat)]).find(|seat| seat.left);
        match away {
            Some(seat) => Err(Failure::conflict(format!("{} is away and cannot agree to taking back", seat.name))),
            None => Ok(others),
        }
    }

    /// Takes back, or asks to. True when it is taken back.
    pub fn undo(&mut self, who: &Who, undo: &Undo, now: i64) -> Answer<bool> {
        self.must_be_playing()?;
        self.must_be_shown()?;
        let seat = self.undoing_seat(who, undo)?;
        let viewer = LiveTable::viewer_of(seat);
        if undo.ply != self.ply_for(viewer) {
            return Err(Failure::new(FaultCode::Stale, "another action has been played meanwhile"));
        }
        let to = self.goal(seat, who, undo.to.map(|to| self.meant_by(viewer, to)))?;
        let to = self.with_its_action(to);
        if self.undo_to(seat).is_some_and(|free| free <= to) {
            self.take_back(to, seat, now)?;
            return Ok(true);
        }
        self.ask(seat, to, now)
    }

    fn undoing_seat(&self, who: &Who, undo: &Undo) -> Answer<u8> {
        let mine = self.seats_of(&who.id);
        let present = |seat: &&u8| !self.data.seats[usize::from(**seat)].left;
        let last = self.actions().map(|(seat, _)| seat).rfind(|seat| mine.contains(seat));
        match undo.seat.or(last).or_else(|| mine.iter().find(present).copied()) {
            Some(seat) if mine.contains(&seat) => Ok(seat),
            _ => Err(Failure::forbidden("that seat is not yours")),
        }
    }

    /// Where to go back to: as asked, or before the last decision that I made myself; what was played by itself before that
    /// is taken back only where there is nothing else.
    fn goal(&self, seat: u8, who: &Who, to: Option<u32>) -> Answer<u32> {
        if let Some(to) = to {
            return if to < self.ply() { Ok(to) } else { Err(Failure::bad_request("`to` lies ahead")) };
        }
        let alone = self.others(&who.id).is_empty();
        let mine = |by: u8| by == seat || alone && self.owner(by) == Some(&who.id);
        let own = |&&index: &&u32| matches!(self.log[index as usize].data, LineData::Played { seat, .. } if mine(seat));
        let chosen = |&&index: &&u32| matches!(self.log[index as usize].data, LineData::Played { seat, by_itself: false, .. } if mine(seat));
        let line = self.plies.iter().rfind(chosen).or_else(|| self.plies.iter().find(own));
        let ply = line.and_then(|line| self.plies.binary_search(line).ok());
        ply.map(|ply| ply as u32).ok_or_else(|| Failure::conflict("you have played nothing to take back"))
    }

    fn take_back(&mut self, to: u32, by: u8, now: i64) -> Answer<()> {
        self.stop_clock(now);
        self.write(LineData::Undone { to, by }, now);
        self.data.undone += 1;
        self.data.undo_asked = None;
        self.rewind()?;
        self.next_decision(now);
        Ok(())
    }

    fn ask(&mut self, by: u8, to: u32, now: i64) -> Answer<bool> {
        if self.data.undo_asked.is_some() {
            return Err(Failure::conflict("somebody is already asking to take something back"));
        }
        let waiting = self.all_others(self.owner(by).expect("a person asks"))?;
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
        self.all_others(self.owner(asked.by).unwrap_or_default())?;
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

#[cfg(test)]
mod tests {
    use livret_games::Library;
    use livret_wire::{Act, NewTable};
    use serde_json::{Value, json};

    use super::*;
    use crate::data::TableData;
    use crate::entropy::Entropy;
    use crate::play::PlayedBy;

    fn who(name: &str) -> Who {
        Who { id: name.to_lowercase(), name: name.into(), account: false }
    }

    /// A table of Tanto Cuore at which these people have begun to play; the first begins.
    fn playing(undo: bool, names: &[&str]) -> LiveTable {
        let seats: Vec<Value> =
            (0..names.len()).map(|seat| json!({"kind": if seat == 0 { "me" } else { "open" }})).collect();
        let wish =
            json!({"game": "tanto-cuore", "seats": seats, "access": "link", "undo": undo, "options": {"first": 0}});
        let wish: NewTable = serde_json::from_value(wish).expect("a wish");
        let data = TableData::wished(&wish, &who(names[0])).expect("a table");
        let mut table = LiveTable::new(Library::shipped(), "T".into(), data, Entropy::new([0; 32]), 0);
        for name in &names[1..] {
            table.sit(&who(name), None, 0).expect("a seat");
        }
        table
    }

    /// The deciding seat plays the first of its actions that begins like this.
    fn plays(table: &mut LiveTable, like: &str) {
        let legal = table.game().expect("a game").legal();
        let action =
            legal.iter().find(|action| action.starts_with(like)).unwrap_or_else(|| panic!("{like}: {legal:?}"));
        let act = Act {
            ply: table.ply(),
            seat: None,
            action: action.clone(),
            token: format!("t{}", table.seq()),
            by_itself: false,
        };
        let seat = table.data.decider.expect("somebody decides");
        let bot = table.data.seats[usize::from(seat)].left;
        let person = table.owner(seat).expect("a person").to_string();
        let actor = if bot { PlayedBy::Bot } else { PlayedBy::Person(&person) };
        table.act(actor, &act, &[], 0).expect("legal");
    }

    fn ends_turn(table: &mut LiveTable) {
        let seat = table.data.decider;
        while table.data.decider == seat {
            plays(table, "end");
        }
    }

    fn asks(table: &mut LiveTable, name: &str, to: u32) -> Answer<bool> {
        let undo = Undo { ply: table.ply(), to: Some(to), seat: None };
        table.undo(&who(name), &undo, 0)
    }

    #[test]
    fn nobody_away_is_passed_over_with_undo_on_or_off() {
        for undo in [true, false] {
            let mut table = playing(undo, &["Anna", "Berta"]);
            ends_turn(&mut table);
            table.leave(&who("Berta"), 0).expect("she may");
            ends_turn(&mut table);
            plays(&mut table, "love:");
            let (ply, before) = (table.ply(), table.row());
            let refused = asks(&mut table, "Anna", 0).expect_err("Berta is away");
            assert!(refused.fault.message.contains("Berta is away"), "{}", refused.fault.message);
            assert_eq!((table.ply(), table.row()), (ply, before), "nothing has changed");
            table.come_back(&who("Berta"), 0).expect("her seat");
            assert!(!asks(&mut table, "Anna", 0).expect("asked"));
            assert!(table.consent(&who("Anna"), true, 0).is_err(), "not one's own");
            assert!(table.consent(&who("Berta"), true, 0).expect("taken back"));
            assert_eq!(table.ply(), 0);
        }
    }

    #[test]
    fn of_three_both_others_have_to_agree_and_who_leaves_ends_the_wish() {
        let mut table = playing(true, &["Anna", "Berta", "Cora"]);
        ends_turn(&mut table);
        assert!(!asks(&mut table, "Anna", 0).expect("asked"));
        assert!(!table.consent(&who("Berta"), true, 0).expect("one of two"));
        table.leave(&who("Cora"), 0).expect("she may");
        assert!(table.consent(&who("Berta"), true, 0).is_err(), "nobody asks any more");
        assert!(asks(&mut table, "Anna", 0).is_err());
        // Whoever gave up for good has no say.
        table.come_back(&who("Cora"), 0).expect("her seat");
        table.resign(&who("Cora"), 0).expect("she may");
        assert!(!asks(&mut table, "Anna", 0).expect("asked"));
        assert!(table.consent(&who("Berta"), true, 0).expect("the only other one"));
    }

    #[test]
    fn without_free_undo_even_the_own_love_takes_consent() {
        let mut table = playing(false, &["Anna", "Berta"]);
        plays(&mut table, "love:");
        assert_eq!(table.undo_to(0), None);
        assert!(!asks(&mut table, "Anna", 0).expect("asked"));
        assert!(!table.consent(&who("Berta"), false, 0).expect("refused"));
        assert_eq!(table.ply(), 1);
    }

    #[test]
    fn free_undo_goes_back_to_where_something_came_to_light_and_no_further() {
        let mut table = playing(true, &["Anna", "Berta"]);
        ends_turn(&mut table);
        assert_eq!((table.undo_to(0), table.undo_to(1)), (None, None));
        let begun = table.ply();
        // Of seven Love and three chiefs a hand has at least two Love.
        plays(&mut table, "love:1");
        plays(&mut table, "love:1");
        assert_eq!((table.undo_to(0), table.undo_to(1)), (None, Some(begun)));
        assert!(!asks(&mut table, "Berta", begun - 1).expect("asked: Anna's turn lies in between"));
        assert!(asks(&mut table, "Berta", begun).expect("free"));
        assert_eq!((table.ply(), table.undo_to(1)), (begun, None));
    }

    #[test]
    fn what_an_older_log_calls_free_is_reckoned_anew() {
        let mut table = playing(true, &["Anna", "Berta"]);
        plays(&mut table, "love:");
        let rebuilt = |table: &LiveTable, free: bool| {
            let mut whole = table.whole();
            for line in whole.lines.iter_mut().filter(|line| line.kind == "played") {
                let mut data: Value = serde_json::from_str(&line.data).expect("JSON");
                data["free"] = free.into();
                line.data = data.to_string();
            }
            let lines = whole.lines.iter().map(|line| (line.seq, line.at, line.data.as_str()));
            LiveTable::rebuild(Library::shipped(), &table.row(), lines, Entropy::new([0; 32])).expect("a sound log")
        };
        assert_eq!(rebuilt(&table, false).undo_to(0), Some(0), "Love shows nothing");
        ends_turn(&mut table);
        let woken = rebuilt(&table, true);
        assert_eq!((woken.ply(), woken.undo_to(0)), (table.ply(), None), "the end of the turn drew cards");
    }
}
