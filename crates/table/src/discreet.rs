//! Discretion between people (AMB-TC-57): others are not told that somebody was asked for Claire.
//!
//! Wherever an event comes to a seat that, by what is public, could hold her, the action is held back: everybody goes on seeing
//! the position before it for a drawn time, whether she was asked or not. Meanwhile no clock runs and nobody acts but a seat
//! that is asked. Then the action and all answers are told as one entry. Numbers of entries and plies are the viewer's own, so
//! that they do not count answers either. Decisions and records know nothing of it.

use livret_games::AnyTold;
use livret_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::TableData;
use crate::failure::{Answer, Failure};
use crate::live::LiveTable;
use crate::log::LineData;

/// The shortest and the longest time for which a question is kept from others, in milliseconds. An answer that takes longer
/// than the longest shows: by then everybody could tell anyway.
const SHORTEST: i64 = 2_000;
const LONGEST: i64 = 5_000;

/// Something is held back. Times are handed-in time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pause {
    /// When the last place began at which somebody could be asked.
    pub from: i64,
    /// When the drawn time is over.
    pub until: i64,
    /// Who is asked there.
    pub asked: Option<u8>,
    /// Has the question been put to them?
    pub put: bool,
}

impl Pause {
    /// When something has to happen.
    #[must_use]
    pub fn due(&self) -> i64 {
        match (self.asked, self.put) {
            (Some(_), false) => self.from,
            (Some(_), true) => self.from + LONGEST,
            (None, _) => self.until,
        }
    }
}

/// An action that somebody has not heard of: its place in the log and its ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) index: usize,
    ply: u32,
}

/// What a line is to a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    Nothing,
    /// An entry as it stands.
    Line,
    /// One entry for the actions that were held back.
    Actions(Vec<Held>),
}

/// How a viewer's log differs from the table's.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Sight {
    lines: u64,
    holding: bool,
    /// Actions of which this viewer has not heard.
    pub(crate) held: Vec<Held>,
    /// Plies that were told together with the one before; ascending.
    joined: Vec<u32>,
    /// So many plies are not taken back freely: the last of them was held back.
    sealed: u32,
}

impl Sight {
    /// So many lines were told before.
    pub(crate) fn begin(&mut self, lines: usize) {
        self.lines = lines as u64;
    }

    /// Takes the next line in.
    pub(crate) fn follow(&mut self, index: usize, data: &LineData, viewer: Viewer) -> Told {
        let told = match *data {
            LineData::HeldBack => {
                self.holding = true;
                Told::Nothing
            }
            LineData::Played { ply, .. } if self.holding => {
                self.held.push(Held { index, ply });
                Told::Nothing
            }
            LineData::Asked { seat } if viewer == LiveTable::viewer_of(seat) => self.hear(),
            LineData::Asked { .. } => Told::Nothing,
            LineData::Shown => {
                self.holding = false;
                self.hear()
            }
            LineData::Undone { to, .. } => {
                self.joined.retain(|&ply| ply < to);
                self.sealed = self.sealed.min(to);
                Told::Line
            }
            LineData::Started { .. } | LineData::Played { .. } | LineData::Said { .. } | LineData::Changed { .. } => {
                Told::Line
            }
        };
        self.lines += u64::from(told != Told::Nothing);
        told
    }

    fn hear(&mut self) -> Told {
        let held = std::mem::take(&mut self.held);
        self.sealed = held.last().map_or(self.sealed, |held| held.ply + 1);
        self.joined.extend(held.iter().skip(1).map(|held| held.ply));
        if held.is_empty() { Told::Nothing } else { Told::Actions(held) }
    }

    /// Entries so far.
    pub(crate) fn seq(&self) -> u64 {
        self.lines
    }

    /// A ply as this viewer counts.
    pub(crate) fn count(&self, ply: u32) -> u32 {
        ply - self.joined.iter().filter(|&&joined| joined < ply).count() as u32
    }

    /// The ply that a line names, as this viewer counts.
    pub(crate) fn label(&self, data: &LineData) -> Option<u32> {
        match *data {
            LineData::Played { ply, .. } => Some(self.count(ply)),
            LineData::Undone { to, .. } => Some(self.count(to)),
            LineData::Started { .. } | LineData::Said { .. } | LineData::Changed { .. } => None,
            LineData::HeldBack | LineData::Asked { .. } | LineData::Shown => None,
        }
    }

    /// The ply that this viewer means.
    fn meant(&self, count: u32) -> u32 {
        self.joined.iter().fold(count, |ply, &joined| ply + u32::from(joined <= ply))
    }
}

impl TableData {
    /// Who may act now.
    #[must_use]
    pub fn to_move(&self) -> Option<u8> {
        match &self.pause {
            None => self.decider,
            Some(pause) => pause.asked.filter(|_| pause.put),
        }
    }
}

impl LiveTable {
    /// The sights of all seats and, last, of those who watch; none where nothing is held back.
    pub(crate) fn fresh_sights(&self) -> Vec<Sight> {
        vec![Sight::default(); if self.data.discreet { self.data.seats.len() + 1 } else { 0 }]
    }

    pub(crate) fn viewer_at(&self, place: usize) -> Viewer {
        if place < self.data.seats.len() { LiveTable::viewer_of(place as u8) } else { Viewer::Spectator }
    }

    fn sight(&self, viewer: Viewer) -> Option<&Sight> {
        self.sights.get(viewer.seat().map_or(self.data.seats.len(), Seat::index))
    }

    /// Entries of the log, as this viewer counts.
    #[must_use]
    pub fn seq_for(&self, viewer: Viewer) -> u64 {
        self.sight(viewer).map_or(self.seq(), Sight::seq)
    }

    /// Actions played, as this viewer counts.
    #[must_use]
    pub fn ply_for(&self, viewer: Viewer) -> u32 {
        let heard = self.heard(viewer);
        self.count_for(viewer, heard)
    }

    /// Actions of which this viewer has heard.
    pub(crate) fn heard(&self, viewer: Viewer) -> u32 {
        self.ply() - self.sight(viewer).map_or(0, |sight| sight.held.len() as u32)
    }

    /// Is something held back from this viewer?
    #[must_use]
    pub fn is_held(&self, viewer: Viewer) -> bool {
        self.sight(viewer).is_some_and(|sight| !sight.held.is_empty())
    }

    /// A ply as this viewer counts.
    pub(crate) fn count_for(&self, viewer: Viewer, ply: u32) -> u32 {
        self.sight(viewer).map_or(ply, |sight| sight.count(ply))
    }

    /// The ply that this viewer means.
    pub(crate) fn meant_by(&self, viewer: Viewer, count: u32) -> u32 {
        self.sight(viewer).map_or(count, |sight| sight.meant(count))
    }

    /// The ply of the action with which an answer was told to those who watch; any other ply as it is.
    pub(crate) fn with_its_action(&self, ply: u32) -> u32 {
        let joined = self.sights.last().map_or(&[][..], |sight| &sight.joined);
        (0..=ply).rev().find(|ply| !joined.contains(ply)).unwrap_or(ply)
    }

    /// Who may act now.
    #[must_use]
    pub fn to_move(&self) -> Option<u8> {
        self.data.to_move()
    }

    /// A ply to take back to without asking: what was held back is not taken back freely.
    pub(crate) fn not_held(&self, to: u32) -> Option<u32> {
        if self.data.pause.is_some() {
            return None;
        }
        let to = to.max(self.sights.last().map_or(0, |sight| sight.sealed));
        (to < self.ply()).then_some(to)
    }

    /// Taking back waits until nothing is held back.
    pub(crate) fn must_be_shown(&self) -> Answer<()> {
        match self.data.pause {
            None => Ok(()),
            Some(_) => Err(Failure::conflict("what was played is not shown yet; wait a moment")),
        }
    }

    /// How a viewer's log stood when the table's had so many lines.
    pub(crate) fn sight_at(&self, viewer: Viewer, lines: usize) -> Sight {
        let mut sight = Sight::default();
        if self.sights.is_empty() {
            sight.begin(lines);
            return sight;
        }
        for (index, line) in self.log[..lines].iter().enumerate() {
            sight.follow(index, &line.data, viewer);
        }
        sight
    }

    /// What a viewer sees of actions that were held back: one after the other.
    pub(crate) fn events_of(&mut self, held: &[Held], viewer: Viewer) -> Answer<Vec<AnyTold>> {
        let Some(first) = held.first() else { return Ok(Vec::new()) };
        let mut game = self.at_ply(first.ply)?;
        let mut events = Vec::new();
        for held in held {
            let LineData::Played { action, .. } = &self.log[held.index].data else { continue };
            events.extend(game.act_seen_by(action, &[Some(viewer)])?.remove(0));
        }
        Ok(events)
    }

    /// The number of the entry of an action and the plies after it, as whoever acted counts. Where it is held back, those that
    /// it will have at the earliest.
    pub(crate) fn receipt(&self, seat: u8, place: usize, ply: u32) -> (u64, u32) {
        let viewer = LiveTable::viewer_of(seat);
        if self.sights.is_empty() {
            return (place as u64 + 1, ply + 1);
        }
        let mut sight = Sight::default();
        for (index, line) in self.log.iter().enumerate() {
            let shown = match sight.follow(index, &line.data, viewer) {
                Told::Nothing => false,
                Told::Line => index == place,
                Told::Actions(held) => held.iter().any(|held| held.index == place),
            };
            if shown {
                return (sight.seq(), sight.count(ply + 1));
            }
        }
        (sight.seq() + 1, self.ply_for(viewer) + 1)
    }

    /// How many seats could have been asked by an action that was just played, as far as everybody can tell; with the one that
    /// is asked. `answered`: whose question it answered.
    pub(crate) fn places(&mut self, public: &[AnyTold], answered: Option<u8>, asked: Option<u8>) -> Answer<usize> {
        let mut seats: Vec<u8> = public.iter().filter_map(AnyTold::event_placed_with).collect();
        if answered.is_some() && seats.first().copied() == answered {
            seats.remove(0);
        }
        if !seats.is_empty() {
            let before = self.at_ply(self.heard(Viewer::Spectator))?;
            seats.retain(|&seat| before.could_react(Seat(seat)));
        }
        Ok(seats.len() + usize::from(asked.is_some()))
    }

    fn drawn_pause(&mut self) -> i64 {
        SHORTEST + self.entropy.below((LONGEST - SHORTEST) as u64) as i64
    }

    /// Holds back what was just played, for each place at which somebody could be asked.
    pub(crate) fn hold(&mut self, places: usize, asked: Option<u8>, now: i64) {
        let mut until = self.data.pause.as_ref().map_or(now, |pause| pause.until.max(now));
        let mut from = until;
        for _ in 0..places {
            (from, until) = (until, until + self.drawn_pause());
        }
        self.data.pause = Some(Pause { from, until, asked, put: false });
    }

    /// Goes on with what is held back, where it is time. False if it is not.
    pub fn go_on(&mut self, now: i64) -> bool {
        let Some(pause) = self.data.pause.as_mut().filter(|pause| pause.due() <= now) else { return false };
        match pause.asked {
            Some(seat) if !pause.put => {
                pause.put = true;
                self.write_unseen(LineData::Asked { seat }, now);
            }
            _ => self.show_held(now),
        }
        true
    }

    /// Tells everybody what was held back, and lets clocks run again.
    pub(crate) fn show_held(&mut self, now: i64) {
        if self.data.pause.take().is_some() {
            self.write(LineData::Shown, now);
            self.start_clock(now);
        }
    }
}
