//! Scores as lines that a person can check.

use livret_words::Words;
use serde::{Deserialize, Serialize};

use crate::Seat;

/// Why a line of a score has its points. The sentence is `note-<note>` in `words/`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// What is printed on the card.
    Printed,
    /// The same, of a card beneath a building.
    Beneath,
    /// For each copy, a condition being met.
    Each,
    /// For each copy that is a chambermaid.
    Chambered,
    /// For having more of them than anybody.
    Most,
    /// For sets of equal chambermaids.
    Sets,
    /// For sets of different chambermaids of one family.
    Family,
    /// For the number of her copies.
    Copies,
    /// For healthy chambermaids.
    Chambermaids,
    /// For reminiscences.
    Reminiscences,
    /// For maid chiefs.
    Chiefs,
    /// For the kinds of preparations.
    PreparationKinds,
    /// Love Letter: tokens of affection.
    Tokens,
}

impl Note {
    /// The id of its sentence.
    ///
    /// # Panics
    /// Never: a variant without fields is a word.
    #[must_use]
    pub fn id(self) -> String {
        let word = serde_json::to_value(self).expect("a variant is a word");
        format!("note-{}", word.as_str().expect("a variant is a word"))
    }

    /// In English, as the protocol says it.
    #[must_use]
    pub fn text(self) -> String {
        Words::english().plain(&self.id())
    }
}

/// One line of a score: so many of a card, so many points, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// The card's id.
    pub card: String,
    /// How many copies the line is about.
    pub count: u32,
    /// What they are worth together.
    pub points: i32,
    /// Why.
    pub note: Note,
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
    pub fn add(&mut self, card: &str, count: u32, points: i32, note: Note) {
        self.points += points;
        self.lines.push(ScoreLine { card: card.into(), count, points, note });
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
