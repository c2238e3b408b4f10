//! The game as set up at one table.

use livret_kernel::{RulesVersion, Seat, SeatSet, SetupError};
use serde_json::{Map, Value, json};

use crate::Seats;
use crate::book::{Book, book};

/// The game's id on the wire.
pub const GAME_ID: &str = "love-letter";

/// Who gets a token when even the rows are equal (AMB-LL-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SecondTie {
    /// Every tied player.
    All,
    /// Nobody.
    Nobody,
}

/// Love Letter at one table: seats, options, cards.
#[derive(Clone, Debug)]
pub struct Letter {
    pub(crate) seats: usize,
    pub(crate) first: Seat,
    /// Tokens that win.
    pub(crate) tokens: u8,
    pub(crate) second_tie: SecondTie,
    pub(crate) book: &'static Book,
    pub(crate) version: RulesVersion,
}

impl Letter {
    /// A table with these options (PROTOCOL, "Options of `new`"): `first`, `tokens`, `second_tie`.
    pub fn setup(players: usize, options: &Map<String, Value>) -> Result<Letter, SetupError> {
        if !(2..=Seats::<u8>::MOST).contains(&players) {
            return Err(SetupError::rule(format!("Love Letter is for 2 to 4 players, not {players}"), "LL-SETUP-01"));
        }
        let mut letter = Letter::plain(players);
        for (option, value) in options {
            letter.set(option, value)?;
        }
        Ok(letter)
    }

    fn plain(seats: usize) -> Letter {
        // LL-GAME-01.
        let tokens = [7, 5, 4][seats - 2];
        Letter {
            seats,
            first: Seat(0),
            tokens,
            second_tie: SecondTie::All,
            book: book(),
            version: RulesVersion::NEWEST,
        }
    }

    fn set(&mut self, option: &str, value: &Value) -> Result<(), SetupError> {
        match option {
            "first" => self.first = Seat(number(option, value, 0, self.seats as u8 - 1)?),
            "tokens" => self.tokens = number(option, value, 1, 20)?,
            "second_tie" => self.second_tie = second_tie(value)?,
            _ => return Err(SetupError::bad(unknown(option))),
        }
        Ok(())
    }

    /// The same table by other rules. Love Letter is the same in all of them; records say which.
    #[must_use]
    pub fn by_rules(self, version: RulesVersion) -> Letter {
        Letter { version, ..self }
    }

    /// Tokens of affection that win the game.
    #[must_use]
    pub fn tokens(&self) -> u8 {
        self.tokens
    }

    /// Every seat of the table.
    #[inline]
    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet((1 << self.seats) - 1)
    }

    /// The options as resolved.
    pub(crate) fn options(&self) -> Map<String, Value> {
        let second_tie = match self.second_tie {
            SecondTie::All => "all",
            SecondTie::Nobody => "nobody",
        };
        let entries =
            [("first", json!(self.first.0)), ("tokens", json!(self.tokens)), ("second_tie", json!(second_tie))];
        entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

fn number(option: &str, value: &Value, least: u8, most: u8) -> Result<u8, SetupError> {
    value
        .as_u64()
        .filter(|&n| (u64::from(least)..=u64::from(most)).contains(&n))
        .map(|n| n as u8)
        .ok_or_else(|| SetupError::bad(format!("the option `{option}` is a whole number from {least} to {most} here")))
}

fn second_tie(value: &Value) -> Result<SecondTie, SetupError> {
    match value.as_str() {
        Some("all") => Ok(SecondTie::All),
        Some("nobody") => Ok(SecondTie::Nobody),
        _ => Err(SetupError::bad("the option `second_tie` is \"all\" or \"nobody\"")),
    }
}

/// Outside text is quoted back only so far.
fn unknown(option: &str) -> String {
    let option: String = option.chars().take(40).collect();
    format!("Love Letter has no option `{option}`; it has `first`, `tokens` and `second_tie`")
}
