//! Scores as lines that a person can check.

use crate::Seat;

/// One line of a score: so many of a card, so many points, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// The card's id.
    pub card: String,
    /// How many copies the line is about.
    pub count: u32,
    /// What they are worth together.
    pub points: i32,
    /// Why, in a few English words.
    pub note: String,
}

/// The score of one seat. `points` is the sum of the lines.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Score {
    /// The total.
    pub points: i32,
    /// How it comes about.
    pub lines: Vec<ScoreLine>,
}

impl Score {
    /// Adds a line and its points.
    pub fn add(&mut self, card: &str, count: u32, points: i32, note: impl Into<String>) {
        self.points += points;
        self.lines.push(ScoreLine { card: card.into(), count, points, note: note.into() });
    }
}

/// The seats that would win if the game ended now, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Winners(pub u8);

impl Winners {
    /// The winning seats, ascending.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..8u8).filter(move |s| self.0 >> s & 1 == 1).map(Seat)
    }

    /// How many share the victory?
    #[must_use]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }
}

/// The bare result, for simulations: points per seat and the winners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Outcome {
    /// Points in seat order; seats that are not at the table have 0.
    pub points: [i32; crate::MAX_SEATS],
    /// Who wins.
    pub winners: Winners,
}
