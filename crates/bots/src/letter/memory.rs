//! What a player has told of itself in the rounds before this one.

use livret_kernel::{Game, Seat};
use livret_letter::{Letter, View};

use super::belief::Belief;
use super::{habits, seats};

/// Remembered from decision to decision, never beyond a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Memory {
    round: u32,
    /// By seat, the logarithm of how much likelier the rows of finished rounds are from one who plays
    /// whatever comes than from a careful player.
    told: [f64; 4],
    /// The same for the round under way, as it was when last looked at.
    telling: [f64; 4],
}

impl Memory {
    /// What to believe of a position, with all that is remembered.
    pub(crate) fn belief(&mut self, game: &Letter, view: &View, me: Seat) -> Belief {
        self.turn_to(view.round);
        let prior = habits::wildness(view, game.seats(), self.told);
        let belief = Belief::weighed(game, view, me, prior);
        for seat in seats().filter(|&seat| seat != me) {
            if let Some(wild) = belief.wildness(seat) {
                self.telling[seat.index()] = (log_odds(wild) - log_odds(prior[seat.index()])).clamp(-3.0, 3.0);
            }
        }
        belief
    }

    fn turn_to(&mut self, round: u32) {
        // Backwards: it is another game, or somebody has taken something back.
        if round < self.round {
            *self = Memory::default();
        }
        if round > self.round {
            self.told.iter_mut().zip(self.telling).for_each(|(told, telling)| *told += telling);
            self.telling = [0.0; 4];
            self.round = round;
        }
    }
}

fn log_odds(chance: f64) -> f64 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    libm::log(chance / (1.0 - chance))
}
