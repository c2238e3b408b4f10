//! The game as set up at one table.

use std::ops::RangeInclusive;

use livret_kernel::{Chosen, Clause, RulesVersion, Seat, SeatSet, SetupError, TableOptions};
use livret_shown::{Asked, OptionKind, OptionSpec, OptionValue, SeatLimits, Usual, When};

use crate::Seats;
use crate::book::{Book, book};
use crate::wrong::Wrong;

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

pub(crate) const ALL: OptionValue = OptionValue::Word("all");
pub(crate) const NOBODY: OptionValue = OptionValue::Word("nobody");
const TOKENS: RangeInclusive<u8> = 1..=20;

/// How many may play (LL-SETUP-01).
pub const SEATS: [SeatLimits; 1] = [SeatLimits { least: 2, most: Seats::<u8>::MOST as u8, when: &[] }];

/// The options of the game (PROTOCOL, "Options of `new`").
pub const OPTIONS: [OptionSpec; 3] = [
    OptionSpec::new("first", OptionKind::Seat, &[usual(OptionValue::Number(0), &[])]).rules(&["LL-SETUP-07"]),
    OptionSpec::new(
        "tokens",
        OptionKind::Number { least: *TOKENS.start() as u32, most: *TOKENS.end() as u32 },
        &[
            usual(OptionValue::Number(7), &[When::Players { least: 2, most: 2 }]),
            usual(OptionValue::Number(5), &[When::Players { least: 3, most: 3 }]),
            usual(OptionValue::Number(4), &[]),
        ],
    )
    .rules(&["LL-GAME-01"]),
    OptionSpec::new("second_tie", OptionKind::Choice { of: &[ALL, NOBODY] }, &[usual(ALL, &[])]).rules(&["AMB-LL-06"]),
];

const fn usual(value: OptionValue, when: &'static [When]) -> Usual {
    Usual { value, when }
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
    pub fn setup(players: usize, options: &TableOptions) -> Result<Letter, SetupError> {
        if !SeatLimits::hold(&SEATS, &Asked { players, ..Asked::default() }) {
            return Err(SetupError::rule(Wrong::Table { players }, "LL-SETUP-01"));
        }
        let mut letter = Letter::plain(players);
        for (option, chosen) in options.iter() {
            letter.set(option, chosen)?;
        }
        Ok(letter)
    }

    fn plain(seats: usize) -> Letter {
        let tokens = OPTIONS[1].usual_at(&Asked { players: seats, ..Asked::default() });
        Letter {
            seats,
            first: Seat(0),
            tokens: tokens.number().expect("a number of tokens is usual"),
            second_tie: SecondTie::All,
            book: book(),
            version: RulesVersion::NEWEST,
        }
    }

    fn set(&mut self, option: &str, chosen: &Chosen) -> Result<(), SetupError> {
        match option {
            "first" => self.first = Seat(number(option, chosen, 0..=self.seats as u8 - 1)?),
            "tokens" => self.tokens = number(option, chosen, TOKENS)?,
            "second_tie" => self.second_tie = second_tie(chosen)?,
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
}

fn number(option: &str, chosen: &Chosen, limits: RangeInclusive<u8>) -> Result<u8, SetupError> {
    chosen.small().filter(|n| limits.contains(n)).ok_or_else(|| {
        let (least, most) = limits.into_inner();
        SetupError::bad(Wrong::OptionNumber { option: option.into(), least, most })
    })
}

fn second_tie(chosen: &Chosen) -> Result<SecondTie, SetupError> {
    match chosen.word() {
        Some("all") => Ok(SecondTie::All),
        Some("nobody") => Ok(SecondTie::Nobody),
        _ => {
            let (option, values) = ("second_tie".into(), [ALL, NOBODY].map(|value| value.to_string()));
            Err(SetupError::bad(Wrong::OptionValue { option, values: Clause::list(values, "setup-or", "setup-or") }))
        }
    }
}

/// Outside text is quoted back only so far.
fn unknown(option: &str) -> Wrong {
    let known = OPTIONS.map(|spec| format!("`{}`", spec.key));
    Wrong::NoOption { option: option.chars().take(40).collect(), known: Clause::list(known, "list", "list-last") }
}
