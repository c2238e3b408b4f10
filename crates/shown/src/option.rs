//! What a table may choose, described: each option with what it may be, what leaving it out means and when it applies.
//!
//! The engines read the options of `new` by these descriptions; pages draw their controls from them. The sentence of an
//! option has the id `option-<key>`, that of one of its values `option-<key>-<value>`.

use std::fmt;

use livret_kernel::Chosen;
use serde::Serialize;

/// One option.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OptionSpec {
    /// Its name among the options.
    pub key: &'static str,
    /// What it may be.
    #[cfg_attr(feature = "describe", schema(no_recursion))]
    pub kind: OptionKind,
    /// What leaving it out means: the first whose conditions hold.
    pub usual: &'static [Usual],
    /// It can be chosen only where all of these hold; elsewhere the usual holds.
    pub when: &'static [When],
    /// Rules that speak of it.
    pub rules: &'static [&'static str],
}

/// A value of an option that is no list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum OptionValue {
    /// Nothing: no such cards, the box of the game itself.
    Nothing,
    Flag(bool),
    Number(u32),
    Word(&'static str),
}

impl OptionValue {
    /// The number that it is.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        if let OptionValue::Number(number) = self { u8::try_from(number).ok() } else { None }
    }
}

impl From<OptionValue> for Chosen {
    fn from(value: OptionValue) -> Chosen {
        match value {
            OptionValue::Nothing => Chosen::Nothing,
            OptionValue::Flag(on) => Chosen::Flag(on),
            OptionValue::Number(number) => Chosen::Number(number.into()),
            OptionValue::Word(word) => word.into(),
        }
    }
}

/// As in JSON.
impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Nothing => f.write_str("null"),
            OptionValue::Flag(on) => on.fmt(f),
            OptionValue::Number(number) => number.fmt(f),
            OptionValue::Word(word) => write!(f, "\"{word}\""),
        }
    }
}

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off; the sentence says what it is when on.
    Switch {
        /// The value when off.
        off: OptionValue,
        /// The value when on.
        on: OptionValue,
    },
    /// One of several values, each with its sentence.
    Choice {
        /// In the order of their names or numbers.
        of: &'static [OptionValue],
    },
    /// A whole number.
    Number {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// A number of different cards by id, or one of the ways to have others choose them.
    Cards {
        /// How many.
        count: u8,
        /// Ways besides naming them, each with its sentence.
        ways: &'static [Way],
        /// Which sort of card, as cards say it of themselves.
        of: &'static str,
        /// From which boxes; empty: from those in play.
        boxes: &'static [&'static str],
    },
    /// A seat of the table.
    Seat,
    /// Several boxes, the game's own among them.
    Boxes {
        /// Those that can be mixed.
        of: &'static [&'static str],
    },
    /// One of the boxes in play.
    Box,
    /// An object that says `kind` and numbers by name; what is usual is told by its kind.
    Variant {
        /// One of these.
        of: &'static [Variant],
    },
    /// An object of options.
    Group {
        /// These.
        of: &'static [OptionSpec],
    },
}

/// A way to choose cards without naming them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Way {
    /// Its name, for its sentence.
    pub name: &'static str,
    /// What the option is then.
    pub value: OptionValue,
}

/// One of the forms of an option that has several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Variant {
    /// What `kind` says.
    pub kind: &'static str,
    /// The numbers it needs.
    pub numbers: &'static [Limits],
}

/// A number with its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Limits {
    pub key: &'static str,
    pub least: u32,
    pub most: u32,
    /// A good one to begin with.
    pub start: u32,
    /// People count in so many: seconds by 60 are minutes.
    pub unit: u32,
}

impl Limits {
    /// Is this a number within them?
    #[must_use]
    pub fn hold(&self, number: u32) -> bool {
        (self.least..=self.most).contains(&number)
    }
}

/// What an option is where it is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Usual {
    pub value: OptionValue,
    /// Where all of these hold.
    pub when: &'static [When],
}

/// A condition on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum When {
    /// One of these boxes is in play.
    Box {
        /// Any of them.
        of: &'static [&'static str],
    },
    /// Several boxes are in play.
    Mix,
    /// So many play.
    Players {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// Another option is on.
    With {
        /// Its key.
        key: &'static str,
    },
    /// A seat is open for somebody to come.
    OpenSeat,
}

/// How many may play, where all of these hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct SeatLimits {
    pub least: u8,
    pub most: u8,
    /// Where all of these hold.
    pub when: &'static [When],
}

impl SeatLimits {
    /// May so many play at this table? The first limits that apply decide.
    #[must_use]
    pub fn hold(of: &[SeatLimits], table: &Asked<'_>) -> bool {
        let found = of.iter().find(|limits| limits.when.iter().all(|when| when.holds(table)));
        found.is_some_and(|limits| (limits.least.into()..=limits.most.into()).contains(&table.players))
    }
}

/// What a condition is asked about.
#[derive(Clone, Copy, Default, Debug)]
pub struct Asked<'a> {
    /// The boxes in play.
    pub boxes: &'a [&'a str],
    /// How many play.
    pub players: usize,
    /// The keys of the options that are on.
    pub on: &'a [&'a str],
    /// Is a seat open?
    pub open: bool,
}

impl When {
    /// Does it hold there?
    #[must_use]
    pub fn holds(&self, table: &Asked<'_>) -> bool {
        match self {
            When::Box { of } => of.iter().any(|id| table.boxes.contains(id)),
            When::Mix => table.boxes.len() > 1,
            When::Players { least, most } => (usize::from(*least)..=usize::from(*most)).contains(&table.players),
            When::With { key } => table.on.contains(key),
            When::OpenSeat => table.open,
        }
    }
}

impl OptionKind {
    /// True or false.
    pub const FLAG: OptionKind = OptionKind::Switch { off: OptionValue::Flag(false), on: OptionValue::Flag(true) };

    /// The values it may have besides lists, numbers and objects.
    #[must_use]
    pub fn values(&self) -> Vec<OptionValue> {
        match self {
            OptionKind::Switch { off, on } => vec![*off, *on],
            OptionKind::Choice { of } => of.to_vec(),
            OptionKind::Cards { ways, .. } => ways.iter().map(|way| way.value).collect(),
            OptionKind::Number { .. }
            | OptionKind::Seat
            | OptionKind::Boxes { .. }
            | OptionKind::Box
            | OptionKind::Variant { .. }
            | OptionKind::Group { .. } => Vec::new(),
        }
    }
}

impl Usual {
    /// Off, everywhere.
    pub const OFF: &[Usual] = &[Usual { value: OptionValue::Flag(false), when: &[] }];
    /// On, everywhere.
    pub const ON: &[Usual] = &[Usual { value: OptionValue::Flag(true), when: &[] }];
}

impl OptionSpec {
    /// An option that can be chosen everywhere.
    #[must_use]
    pub const fn new(key: &'static str, kind: OptionKind, usual: &'static [Usual]) -> OptionSpec {
        OptionSpec { key, kind, usual, when: &[], rules: &[] }
    }

    /// Only where these hold.
    #[must_use]
    pub const fn when(self, when: &'static [When]) -> OptionSpec {
        OptionSpec { when, ..self }
    }

    /// With the rules that speak of it.
    #[must_use]
    pub const fn rules(self, rules: &'static [&'static str]) -> OptionSpec {
        OptionSpec { rules, ..self }
    }

    /// Can it be chosen at this table?
    #[must_use]
    pub fn applies(&self, table: &Asked<'_>) -> bool {
        self.when.iter().all(|when| when.holds(table))
    }

    /// What leaving it out means at this table.
    #[must_use]
    pub fn usual_at(&self, table: &Asked<'_>) -> OptionValue {
        let fits = self.usual.iter().find(|usual| usual.when.iter().all(|when| when.holds(table)));
        fits.map_or(OptionValue::Nothing, |usual| usual.value)
    }
}
