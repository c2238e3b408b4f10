//! Time to think. LogLine as "so much was left at that moment", so that it survives a restart.

use livret_wire::{Clock, Clocks, Stage};

use crate::discreet::Pause;
use crate::live::LiveTable;

impl LiveTable {
    /// Sets all clocks up for a game that begins now.
    pub(crate) fn wind_up(&mut self, now: i64) {
        let full = full(self.data.setup.settings.clock).unwrap_or(0);
        self.data.time.left = vec![full; self.data.seats.len()];
        self.data.time.since = now;
    }

    /// Whose clock runs: bots are not timed.
    #[must_use]
    pub fn running(&self) -> Option<u8> {
        // While something is held back nobody's time runs: whose it would be tells who is asked.
        let open = self.data.stage == Stage::Playing && self.data.pause.is_none();
        let timed = open && self.data.setup.settings.clock != Clock::None;
        let seat = self.data.decider.filter(|_| timed)?;
        self.data.seats[usize::from(seat)].played_by_person().then_some(seat)
    }

    /// Stops the running clock: the time used is charged.
    pub(crate) fn stop_clock(&mut self, now: i64) {
        let Some(seat) = self.running() else { return };
        let used = (now - self.data.time.since).max(0);
        self.data.time.left[usize::from(seat)] -= used;
        self.data.time.since = now;
    }

    /// After a decision: something back where the clock gives it.
    pub(crate) fn reward(&mut self, seat: u8) {
        if let Clock::Game { increment, .. } = self.data.setup.settings.clock {
            self.data.time.left[usize::from(seat)] += i64::from(increment) * 1000;
        }
    }

    /// Starts the clock of whoever decides now.
    pub(crate) fn start_clock(&mut self, now: i64) {
        self.data.time.since = now;
        let Some(seat) = self.running() else { return };
        if let (Some(full), false) =
            (full(self.data.setup.settings.clock), matches!(self.data.setup.settings.clock, Clock::Game { .. }))
        {
            self.data.time.left[usize::from(seat)] = full;
        }
    }

    /// The server was away: nobody's time ran meanwhile, and whatever the wall clock did is no matter.
    pub fn forgive(&mut self, away_from: Option<i64>, now: i64) {
        let thought = away_from.map_or(0, |from| (from - self.data.time.since).max(0));
        let away = now - thought - self.data.time.since;
        self.data.time.since += away;
        if let Some(pause) = &mut self.data.pause {
            (pause.from, pause.until) = (pause.from + away, pause.until + away);
        }
    }

    /// When something has to happen by itself: a clock has run out, or what is held back is due.
    #[must_use]
    pub fn alarm(&self) -> Option<i64> {
        self.data.pause.as_ref().map(Pause::due).or_else(|| self.deadline())
    }

    /// When the running clock has run out.
    #[must_use]
    pub fn deadline(&self) -> Option<i64> {
        self.running().map(|seat| self.data.time.since + self.data.time.left[usize::from(seat)])
    }

    /// Time left now.
    #[must_use]
    pub fn clocks(&self, now: i64) -> Option<Clocks> {
        if self.data.setup.settings.clock == Clock::None || self.data.time.left.is_empty() {
            return None;
        }
        let mut left = self.data.time.left.clone();
        let running = self.running();
        if let Some(seat) = running {
            let left = &mut left[usize::from(seat)];
            *left = (*left - (now - self.data.time.since).max(0)).max(0);
        }
        Some(Clocks { left, running })
    }
}

/// A full clock in milliseconds.
fn full(clock: Clock) -> Option<i64> {
    match clock {
        Clock::None => None,
        Clock::Move { seconds } | Clock::Game { seconds, .. } => Some(i64::from(seconds) * 1000),
        Clock::Days { days } => Some(i64::from(days) * 86_400_000),
    }
}
