//! Acting, talking, and how a game ends.

use livret_games::{Acted, AnyTold};
use livret_kernel::{Seat, Viewer};
use livret_wire::{Act, Ending, FaultCode, GameResult, Stage};

use crate::data::DEPUTY;
use crate::failure::{Answer, Failure};
use crate::live::{LiveTable, Who};
use crate::log::{LineData, token_digest};

/// How far back a repeated token is looked for.
const REMEMBERED: usize = 256;
const LONGEST_ACTION: usize = 200;
const LONGEST_TOKEN: usize = 64;
/// Lines of chat that one table keeps of those who sit there, and of all others together.
const MOST_SAID: (usize, usize) = (2_000, 500);

/// Who acts.
#[derive(Clone, Copy, Debug)]
pub enum PlayedBy<'a> {
    /// A person, by id.
    Person(&'a str),
    /// The bot of the deciding seat.
    Bot,
}

/// An action that was played, now or before.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its line.
    pub seq: u64,
    /// Actions played after it.
    pub ply: u32,
    /// What each of the viewers saw of it; empty when it had been played before.
    pub seen: SeenEvents,
}

/// An action of a person that is played.
pub struct Acknowledged {
    /// Its line.
    pub seq: u64,
    /// Actions played after it.
    pub ply: u32,
    /// The seat that acted.
    pub seat: Option<u8>,
    /// What whoever acted saw of it.
    pub events: Vec<AnyTold>,
}

/// What each viewer saw of an action.
pub type SeenEvents = Vec<(Viewer, Vec<AnyTold>)>;

impl LiveTable {
    /// Plays an action for a person, who sees what came of it.
    pub fn act_for(
        &mut self,
        person: &str,
        act: &Act,
        viewers: &[Viewer],
        now: i64,
    ) -> Answer<(Acknowledged, SeenEvents)> {
        let seat = self.to_move().filter(|&seat| self.owner(seat) == Some(person));
        let eyes = seat.map(LiveTable::viewer_of);
        let more = eyes.filter(|eyes| !viewers.contains(eyes));
        let viewers: Vec<Viewer> = viewers.iter().copied().chain(more).collect();
        let played = self.act(PlayedBy::Person(person), act, &viewers, now)?;
        let events = played.seen.iter().find(|(viewer, _)| Some(*viewer) == eyes);
        let events = events.map(|(_, events)| events.clone()).unwrap_or_default();
        Ok((Acknowledged { seq: played.seq, ply: played.ply, seat, events }, played.seen))
    }

    /// Plays what a bot came to at this position: so many actions played, so often something taken back. Where it came to
    /// nothing, the first thing that can be done. Nothing happens if the game has gone on since.
    pub fn act_for_bot(
        &mut self,
        position: (u32, u32),
        action: Option<String>,
        viewers: &[Viewer],
        now: i64,
    ) -> Answer<SeenEvents> {
        if (self.ply(), self.data.undone) != position || self.present().is_empty() {
            return Ok(SeenEvents::new());
        }
        self.wake()?;
        let any = || self.game.as_ref().and_then(|game| game.legal().into_iter().next());
        let Some(action) = action.or_else(any) else { return Ok(SeenEvents::new()) };
        let act = Act { ply: position.0, action, token: String::new(), seat: None, by_itself: false };
        Ok(self.act(PlayedBy::Bot, &act, viewers, now)?.seen)
    }

    /// Where somebody may be given advice now: for which of their seats, and at which ply as they count.
    pub fn may_ask_advice(&self, person: &str, seat: Option<u8>, level: &str) -> Answer<(u8, u32)> {
        if !self.data.setup.settings.hints {
            return Err(Failure::forbidden("this table gives no advice"));
        }
        let mine = self.seats_of(person);
        let decider = self.to_move().filter(|seat| mine.contains(seat));
        let Some(decider) = decider.filter(|&decider| seat.is_none_or(|seat| seat == decider)) else {
            return Err(Failure::new(FaultCode::NotYourTurn, "advice is for your own decision"));
        };
        if !livret_bots::levels(&self.data.setup.game).contains(&level) {
            return Err(Failure::bad_request("`level`: there is no such bot"));
        }
        Ok((decider, self.ply_for(LiveTable::viewer_of(decider))))
    }

    /// Plays an action, or acknowledges it again if its token is known.
    pub fn act(&mut self, actor: PlayedBy, act: &Act, viewers: &[Viewer], now: i64) -> Answer<Played> {
        let token = match actor {
            PlayedBy::Person(_) => check_texts(act)?,
            PlayedBy::Bot => 0,
        };
        if let PlayedBy::Person(person) = actor
            && let Some(played) = self.played_before(person, token)
        {
            return Ok(played);
        }
        let seat = self.deciding_seat(actor, act)?;
        let discreet = self.data.discreet;
        let game = self.game()?;
        let answered = game.reaction().map(|seat| seat.0);
        // Where something may be held back, the last one sees what is public.
        let public = discreet.then_some(Viewer::Spectator);
        let eyes: Vec<Option<Viewer>> = viewers.iter().copied().chain(public).map(Some).collect();
        let Acted { mut seen, reveals } = game.act_witnessed(&act.action, &eyes)?;
        let (over, asked) = (game.decider().is_none(), game.reaction().map(|seat| seat.0));
        let places = match public.and_then(|_| seen.pop()) {
            Some(public) => self.places(&public, answered, asked)?,
            None => 0,
        };
        let place = self.note_action(seat, act, token, (places, asked), now);
        self.keep_own_checkpoint();
        if reveals {
            self.revealed = self.ply();
        }
        if over {
            self.end_played(now)?;
        }
        let (seq, ply) = self.receipt(seat, place, self.ply() - 1);
        let held = self.is_held(LiveTable::viewer_of(seat));
        let seen = if held { Vec::new() } else { viewers.iter().copied().zip(seen).collect() };
        Ok(Played { seq, ply, seen })
    }

    /// Writes an action down and looks who is next; its place in the log.
    fn note_action(
        &mut self,
        seat: u8,
        act: &Act,
        token: u64,
        (places, asked): (usize, Option<u8>),
        now: i64,
    ) -> usize {
        let answer = self.data.pause.is_some();
        let (action, by_itself) = (act.action.as_str(), act.by_itself);
        let data = |ply| LineData::Played { ply, seat, action: action.into(), token, by_itself };
        if answer {
            // In the middle of a pause: nothing that others could look at changes.
            self.write_unseen(data(self.ply()), now);
        } else {
            self.stop_clock(now);
            self.reward(seat);
            if places > 0 {
                self.write(LineData::HeldBack, now);
            }
            self.write(data(self.ply()), now);
            self.data.undo_asked = None;
            self.data.abort_asked.clear();
        }
        let line = self.log.len() - 1;
        if places > 0 {
            self.hold(places, asked, now);
        } else if let Some(pause) = &mut self.data.pause {
            pause.asked = None;
        }
        self.next_decision(now);
        self.go_on(now);
        line
    }

    /// Looks up who decides now, and starts that clock.
    pub(crate) fn next_decision(&mut self, now: i64) {
        self.data.decider = self.game.as_ref().and_then(|game| game.decider()).map(|seat| seat.0);
        self.start_clock(now);
    }

    fn played_before(&self, person: &str, digest: u64) -> Option<Played> {
        let mine = self.seats_of(person);
        let recent = self.log.iter().enumerate().rev().take(REMEMBERED);
        let mut known = recent.filter_map(|(index, line)| match line.data {
            LineData::Played { ply, seat, token, .. } if token == digest && mine.contains(&seat) => Some((index, ply)),
            _ => None,
        });
        let (index, ply) = known.next()?;
        let seat = *mine.first()?;
        let (seq, ply) = self.receipt(seat, index, ply);
        Some(Played { seq, ply, seen: Vec::new() })
    }

    /// The seat that decides, if this is who decides for it and the action answers the pending decision.
    fn deciding_seat(&self, actor: PlayedBy, act: &Act) -> Answer<u8> {
        self.must_be_playing()?;
        self.data.decider.ok_or_else(|| Failure::new(FaultCode::GameOver, "the game is over"))?;
        let mut ply = self.ply();
        if let PlayedBy::Person(person) = actor {
            let mine = self.seats_of(person);
            if mine.is_empty() || act.seat.is_some_and(|seat| !mine.contains(&seat)) {
                return Err(Failure::forbidden("that seat is not yours"));
            }
            ply = self.ply_for(LiveTable::viewer_of(mine[0]));
        }
        if act.ply != ply {
            let message = format!("that answers decision {}, but {ply} actions have been played", act.ply);
            return Err(Failure::new(FaultCode::Stale, message));
        }
        let decider = self.to_move().ok_or_else(not_your_turn)?;
        let seat = &self.data.seats[usize::from(decider)];
        match actor {
            PlayedBy::Bot if seat.played_by_bot().is_none() => Err(not_your_turn()),
            PlayedBy::Bot => Ok(decider),
            PlayedBy::Person(person) if self.owner(decider) != Some(person) => Err(not_your_turn()),
            PlayedBy::Person(_) if act.seat.is_some_and(|seat| seat != decider) => Err(not_your_turn()),
            PlayedBy::Person(_) if seat.left => Err(Failure::conflict("a bot plays for you: come back first")),
            PlayedBy::Person(_) => Ok(decider),
        }
    }

    pub(crate) fn must_be_playing(&self) -> Answer<()> {
        match self.data.stage {
            Stage::Playing => Ok(()),
            Stage::Waiting => Err(Failure::conflict("the game has not begun")),
            Stage::Over | Stage::Aborted => Err(Failure::new(FaultCode::GameOver, "the game is over")),
        }
    }

    fn end_played(&mut self, now: i64) -> Answer<()> {
        let winners = self.game()?.outcome().winners.seats().map(|seat| seat.0).collect();
        self.finish(Ending::Played, winners, now)
    }

    fn finish(&mut self, ending: Ending, winners: Vec<u8>, now: i64) -> Answer<()> {
        self.show_held(now);
        self.stop_clock(now);
        let scores = self.game()?.score().scores;
        self.data.stage = if ending == Ending::Aborted { Stage::Aborted } else { Stage::Over };
        self.data.decider = None;
        self.data.undo_asked = None;
        self.data.abort_asked.clear();
        self.data.result = Some(GameResult { ending, winners, scores });
        self.changed(if ending == Ending::Aborted { "aborted" } else { "over" }, None, now);
        Ok(())
    }

    /// Ends an imported game: played out, or left unfinished.
    pub(crate) fn close_import(&mut self, now: i64) -> Answer<()> {
        if self.game()?.decider().is_none() {
            return self.end_played(now);
        }
        self.finish(Ending::Aborted, Vec::new(), now)
    }

    /// Ends a table by the host's hand, whatever its stage. False if it was over already.
    pub fn close(&mut self, now: i64) -> Answer<bool> {
        match self.data.stage {
            Stage::Waiting => {
                self.data.stage = Stage::Aborted;
                self.changed("aborted", None, now);
            }
            Stage::Playing => self.finish(Ending::Aborted, Vec::new(), now)?,
            Stage::Over | Stage::Aborted => return Ok(false),
        }
        Ok(true)
    }

    /// A person gives up: their deciding seat, or their first one.
    pub fn resign(&mut self, who: &Who, now: i64) -> Answer<()> {
        self.must_be_playing()?;
        let mine = self.seats_of(&who.id);
        let decides = self.data.decider.filter(|seat| mine.contains(seat));
        let still = |seat: &&u8| !self.data.seats[usize::from(**seat)].resigned;
        let seat = decides.or_else(|| mine.iter().find(still).copied());
        let seat = seat.ok_or_else(|| Failure::forbidden("only players can resign"))?;
        if self.data.seats[usize::from(seat)].resigned {
            return Err(Failure::conflict("you have resigned already"));
        }
        self.forfeit(seat, Ending::Resigned, now)
    }

    /// The running clock has run out. False if it has not.
    pub fn out_of_time(&mut self, now: i64) -> Answer<bool> {
        let (Some(seat), Some(deadline)) = (self.running(), self.deadline()) else { return Ok(false) };
        if deadline > now {
            return Ok(false);
        }
        self.forfeit(seat, Ending::OutOfTime, now)?;
        Ok(true)
    }

    /// A seat loses: between two the other one wins; at a larger table a bot plays on for it.
    fn forfeit(&mut self, seat: u8, ending: Ending, now: i64) -> Answer<()> {
        self.stop_clock(now);
        let lost = &mut self.data.seats[usize::from(seat)];
        (lost.left, lost.resigned) = (true, true);
        lost.bot = Some(DEPUTY.into());
        self.data.undo_asked = None;
        self.changed(if ending == Ending::OutOfTime { "out_of_time" } else { "resigned" }, Some(seat), now);
        let someone_left = self.data.seats.iter().any(|seat| seat.kind != livret_wire::SeatKind::Bot && !seat.resigned);
        if self.data.seats.len() == 2 || !someone_left {
            let winners = self.best_of_the_rest()?;
            return self.finish(ending, winners, now);
        }
        self.start_clock(now);
        Ok(())
    }

    /// Those with the most points among the seats that have not given up.
    fn best_of_the_rest(&mut self) -> Answer<Vec<u8>> {
        let points = self.game()?.outcome().points;
        let seats = self.data.seats.iter().enumerate();
        let stayed: Vec<usize> = seats.filter(|(_, seat)| !seat.resigned).map(|(index, _)| index).collect();
        let best = stayed.iter().map(|&seat| points[seat]).max();
        Ok(stayed.into_iter().filter(|&seat| Some(points[seat]) == best).map(|seat| seat as u8).collect())
    }

    /// Ends the game without a result: the host before anybody's third turn, or everybody together. A table that waits
    /// is closed by its host. True when it is done, false when others have to agree.
    pub fn abort(&mut self, who: &Who, now: i64) -> Answer<bool> {
        let host = self.data.setup.host == who.id;
        if self.data.stage == Stage::Waiting {
            if !host {
                return Err(Failure::forbidden("only its host can close a table that waits"));
            }
            self.data.stage = Stage::Aborted;
            self.changed("aborted", None, now);
            return Ok(true);
        }
        self.must_be_playing()?;
        let Some(&seat) = self.seats_of(&who.id).first() else {
            return Err(Failure::forbidden("only players can end the game"));
        };
        let asked = &mut self.data.abort_asked;
        if !asked.contains(&who.id) {
            asked.push(who.id.clone());
        }
        let agreed = self.present().iter().all(|person| self.data.abort_asked.iter().any(|asked| asked == person));
        if agreed || host && self.just_begun() {
            self.finish(Ending::Aborted, Vec::new(), now)?;
            return Ok(true);
        }
        self.changed("abort_asked", Some(seat), now);
        Ok(false)
    }

    /// Has nobody but bots begun a third turn?
    fn just_begun(&self) -> bool {
        let mut turns = vec![0; self.data.seats.len()];
        let mut last = None;
        for (seat, _) in self.actions() {
            if last != Some(seat) {
                turns[usize::from(seat)] += 1;
            }
            last = Some(seat);
        }
        let people = (0..self.data.seats.len()).filter(|&seat| self.owner(seat as u8).is_some());
        people.into_iter().all(|seat| turns[seat] < 3)
    }

    /// Somebody says something, where they may. The text is clean ([`crate::clean::said`]).
    pub fn chat(&mut self, who: &Who, text: &str, now: i64) -> Answer<()> {
        self.eyes(Some(&who.id), None)?;
        if !self.hears(&who.id) {
            return Err(Failure::forbidden("what is said here stays with those who sit here"));
        }
        let (inside, outside) = self.said();
        let sits = !self.seats_of(&who.id).is_empty();
        if if sits { inside >= MOST_SAID.0 } else { outside >= MOST_SAID.1 } {
            return Err(Failure::conflict("enough has been said at this table"));
        }
        self.say(who, text, now);
        Ok(())
    }

    /// Writes down what somebody said, whoever may hear it.
    pub fn say(&mut self, who: &Who, text: &str, now: i64) {
        self.data.speakers.insert(who.id.clone(), who.name.clone());
        self.data.meet(who);
        self.write(LineData::Said { person: who.id.as_str().into(), text: text.into() }, now);
    }

    /// How often something was said: by those who sit here, and by the others.
    fn said(&self) -> (usize, usize) {
        let seated = self.people();
        let speakers = self.log.iter().filter_map(|line| match &line.data {
            LineData::Said { person, .. } => Some(seated.contains(&&**person)),
            _ => None,
        });
        speakers
            .fold((0, 0), |(inside, outside), sits| if sits { (inside + 1, outside) } else { (inside, outside + 1) })
    }

    /// The seats whose cards a viewer may be told, for the deal and the view.
    #[must_use]
    pub fn viewer_of(seat: u8) -> Viewer {
        Viewer::Seat(Seat(seat))
    }
}

fn not_your_turn() -> Failure {
    Failure::new(FaultCode::NotYourTurn, "it is not your decision")
}

fn check_texts(act: &Act) -> Answer<u64> {
    if act.action.len() > LONGEST_ACTION {
        return Err(Failure::bad_request("`action` is longer than any action"));
    }
    if act.token.is_empty() || act.token.len() > LONGEST_TOKEN {
        return Err(Failure::bad_request("`token` must have 1 to 64 bytes, new for each action"));
    }
    Ok(token_digest(&act.token))
}
