//! When a bot is to act, and how long it takes.

use livret_wire::{Pace, Stage};

use crate::live::LiveTable;

/// The shortest pause of a bot that takes its time, in milliseconds, and how much longer it may be. The shortest is several
/// times what the strongest bot thinks with its own budget of nodes, so that what it thought about does not show.
const SHORTEST: u64 = 600;
const SPREAD: u64 = 700;

impl LiveTable {
    /// The seat of the bot that decides now, and which bot it is; none where nobody is there to play with.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<(u8, &str)> {
        let seat = self.to_move().filter(|_| self.data.stage == Stage::Playing && !self.present().is_empty())?;
        Some((seat, self.data.seats[usize::from(seat)].played_by_bot()?))
    }

    /// How long a bot takes for a decision, whatever it is, in milliseconds: drawn before it thinks and from one distribution,
    /// so that it tells nothing of what the bot holds.
    pub fn drawn_pace(&mut self) -> u64 {
        // The pause that hides a question is the bot's pause too.
        match self.data.setup.settings.pace {
            Pace::Human if self.data.pause.is_none() => SHORTEST + self.entropy.below(SPREAD),
            Pace::Human | Pace::Instant => 0,
        }
    }
}
