//! What a table chooses besides its game: one struct from the wish to the store to the page, with its description.

use livret_shown::{Limits, OptionKind, OptionSpec, OptionValue, Usual, Variant, When};
#[cfg(feature = "describe")]
use livret_shown::{SeatLimits, Way};
use serde::{Deserialize, Serialize};

/// Who may sit down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Listed in the lobby.
    Open,
    /// Whoever has the link or the code.
    Link,
    /// Nobody but the host: bots, and players on the same screen.
    #[default]
    Private,
}

/// How long somebody may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// For each decision.
    Move {
        /// 5 to 3,600.
        seconds: u32,
    },
    /// For the whole game, with something back after each decision.
    Game {
        /// 30 to 36,000.
        seconds: u32,
        /// 0 to 600.
        increment: u32,
    },
    /// Play over days: for each decision.
    Days {
        /// 1 to 30.
        days: u32,
    },
}

const MOVE: Limits = Limits { key: "seconds", least: 5, most: 3_600, start: 60, unit: 1 };
const GAME: Limits = Limits { key: "seconds", least: 30, most: 36_000, start: 1_200, unit: 60 };
const INCREMENT: Limits = Limits { key: "increment", least: 0, most: 600, start: 10, unit: 1 };
const DAYS: Limits = Limits { key: "days", least: 1, most: 30, start: 2, unit: 1 };

const CLOCKS: [Variant; 4] = [
    Variant { kind: "none", numbers: &[] },
    Variant { kind: "move", numbers: &[MOVE] },
    Variant { kind: "game", numbers: &[GAME, INCREMENT] },
    Variant { kind: "days", numbers: &[DAYS] },
];

impl Clock {
    /// Is it one that a table may have?
    #[must_use]
    pub fn fits(self) -> bool {
        match self {
            Clock::None => true,
            Clock::Move { seconds } => MOVE.hold(seconds),
            Clock::Game { seconds, increment } => GAME.hold(seconds) && INCREMENT.hold(increment),
            Clock::Days { days } => DAYS.hold(days),
        }
    }
}

/// How bots time their moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Pace {
    Instant,
    #[default]
    Human,
}

/// What a table chooses besides its game. What is left out is as in the default.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(default)]
pub struct TableSettings {
    /// Who may sit down.
    pub access: Access,
    /// How long they may think.
    pub clock: Clock,
    /// May others watch?
    pub spectators: bool,
    /// May whoever has the link see the game when it is over, also where nobody may watch? Otherwise those who played decide
    /// that together (`POST /api/tables/{id}/share`).
    pub share: bool,
    /// How bots time their moves.
    pub pace: Pace,
    /// May players ask a bot for advice?
    pub hints: bool,
    /// Are the live score and the deck tracker shown?
    pub tracker: bool,
    /// May free undo be used between people? (Against bots it always may.)
    pub undo: bool,
    /// Between people: others are not told that somebody was asked about Claire (AMB-TC-57). What is played against a seat that
    /// could hold her is told to everybody a few seconds later, asked or not.
    pub discreet: bool,
    /// Start as soon as every seat is taken.
    pub start_when_full: bool,
}

impl Default for TableSettings {
    fn default() -> Self {
        TableSettings {
            access: Access::default(),
            clock: Clock::default(),
            spectators: false,
            share: false,
            pace: Pace::default(),
            hints: false,
            tracker: false,
            undo: true,
            discreet: true,
            start_when_full: true,
        }
    }
}

const SOMEBODY_COMES: &[When] = &[When::OpenSeat];

const fn flag(key: &'static str, usual: &'static [Usual]) -> OptionSpec {
    OptionSpec::new(key, OptionKind::FLAG, usual)
}

const fn usual(word: &'static str) -> Usual {
    Usual { value: OptionValue::Word(word), when: &[] }
}

impl TableSettings {
    /// Each of them described, in the order in which they are shown.
    pub const DESCRIPTION: [OptionSpec; 10] = [
        // Where nobody comes it is private, and nothing need be said.
        OptionSpec::new(
            "access",
            OptionKind::Choice { of: &[OptionValue::Word("link"), OptionValue::Word("open")] },
            &[usual("private")],
        )
        .when(SOMEBODY_COMES),
        flag("start_when_full", Usual::ON).when(SOMEBODY_COMES),
        OptionSpec::new("clock", OptionKind::Variant { of: &CLOCKS }, &[usual("none")]),
        flag("hints", Usual::OFF),
        flag("tracker", Usual::OFF),
        flag("undo", Usual::ON),
        flag("spectators", Usual::OFF),
        flag("discreet", Usual::ON).when(SOMEBODY_COMES).rules(&["AMB-TC-57"]),
        flag("share", Usual::OFF),
        OptionSpec::new(
            "pace",
            OptionKind::Switch { off: OptionValue::Word("instant"), on: OptionValue::Word("human") },
            &[usual("human")],
        ),
    ];
}

crate::declare!(
    Access,
    Clock,
    Pace,
    TableSettings,
    OptionSpec,
    OptionKind,
    OptionValue,
    Way,
    Variant,
    Limits,
    SeatLimits,
    Usual,
    When,
);
