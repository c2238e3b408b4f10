//! What a table may choose: the options of `new` (PROTOCOL), described once, read by the description.

use livret_kernel::{Chosen, Clause, Fact, Seat, SetupError, TableOptions};
use livret_shown::{Asked, OptionKind, OptionSpec, OptionValue, SeatLimits, Usual, Way, When};

use crate::wrong::{Wanted, Wrong, must_be};

const TC: &str = "tanto-cuore";
const EH: &str = "expanding-the-house";
const RV: &str = "romantic-vacation";
const MOTTO: &str = "motto-tanto-cuore";

/// The boxes that can be mixed.
pub(crate) const MIXED: &[&str] = &[TC, EH, RV];
const IN_TC: &[When] = &[When::Box { of: &[TC] }];
const IN_EH: &[When] = &[When::Box { of: &[EH] }];
const IN_RV: &[When] = &[When::Box { of: &[RV] }];
/// RV-PRIVATE-01: Romantic Vacation brings none.
const WITH_PRIVATES: &[When] = &[When::Box { of: &[TC, EH] }];

const FIRST_GAME: OptionValue = OptionValue::Word("first-game");
const RANDOM: OptionValue = OptionValue::Word("random");
const DEFAULT: OptionValue = OptionValue::Word("default");
const CHOOSE: OptionValue = OptionValue::Word("choose");
const LOVE: OptionValue = OptionValue::Word("love");
const PLACES: &[Way] = &[Way { name: "first-game", value: FIRST_GAME }, Way { name: "random", value: RANDOM }];

const fn always(value: OptionValue) -> Usual {
    Usual { value, when: &[] }
}

const fn there(when: &'static [When]) -> Usual {
    Usual { value: OptionValue::Flag(true), when }
}

const fn ten(of: &'static str, ways: &'static [Way], boxes: &'static [&'static str]) -> OptionKind {
    OptionKind::Cards { count: 10, ways, of, boxes }
}

const AS_READ: &[Usual] = &[always(DEFAULT)];
const NOT: Usual = always(OptionValue::Flag(false));

const DISMISSAL: OptionSpec = OptionSpec::new(
    "dismissal",
    OptionKind::Switch { off: OptionValue::Word("auto"), on: CHOOSE },
    &[always(OptionValue::Word("auto"))],
)
.rules(&["AMB-TC-46"]);
const FIRST: OptionSpec =
    OptionSpec::new("first", OptionKind::Seat, &[always(OptionValue::Number(0))]).rules(&["TC-SETUP-16"]);
const GROUPS: [OptionSpec; 2] = [
    OptionSpec::new("editions", OptionKind::Group { of: &EDITIONS }, &[]),
    OptionSpec::new("rulings", OptionKind::Group { of: &RULINGS }, &[]),
];

/// The options of the older boxes, in the order in which they are told.
pub const BOXES: [OptionSpec; 14] = [
    OptionSpec::new("sets", OptionKind::Boxes { of: MIXED }, &[]).rules(&["EH-MIX-01"]),
    OptionSpec::new(
        "town",
        ten("general-maid", PLACES, &[]),
        &[Usual { value: RANDOM, when: &[When::Mix] }, always(FIRST_GAME)],
    )
    .rules(&["TC-SETUP-10", "TC-SETUP-15"]),
    OptionSpec::new("chiefs", OptionKind::Box, &[]).when(&[When::Mix]).rules(&["EH-MIX-02"]),
    OptionSpec::new("events", OptionKind::FLAG, &[there(IN_TC), NOT]).when(IN_TC).rules(&["TC-SETUP-07"]),
    OptionSpec::new("bad_habits", OptionKind::FLAG, Usual::ON)
        .when(&[When::Box { of: &[TC] }, When::With { key: "events" }])
        .rules(&["TC-SETUP-17"]),
    OptionSpec::new("private_maids", OptionKind::FLAG, &[there(WITH_PRIVATES), NOT])
        .when(WITH_PRIVATES)
        .rules(&["TC-SETUP-09"]),
    OptionSpec::new("buildings", OptionKind::FLAG, &[there(IN_EH), NOT]).when(IN_EH).rules(&["EH-SETUP-05"]),
    OptionSpec::new("reminiscences", OptionKind::FLAG, &[there(IN_RV), NOT]).when(IN_RV).rules(&["RV-SETUP-07"]),
    OptionSpec::new("short", OptionKind::FLAG, Usual::OFF)
        .when(&[When::Players { least: 2, most: 2 }])
        .rules(&["EH-TWO-01"]),
    LOVE_SETS,
    DISMISSAL,
    FIRST,
    GROUPS[0],
    GROUPS[1],
];

/// Sets of Love cards: five or more players always need two (EH-FIVE-01).
pub const LOVE_SETS: OptionSpec = OptionSpec::new(
    "love_sets",
    OptionKind::Switch { off: OptionValue::Number(1), on: OptionValue::Number(2) },
    &[
        Usual { value: OptionValue::Number(2), when: &[When::Players { least: 5, most: 7 }] },
        always(OptionValue::Number(1)),
    ],
)
.when(&[When::Players { least: 2, most: 4 }])
.rules(&["EH-MIX-03", "EH-FIVE-01"]);

/// The options of Motto, in the order in which they are told.
pub const PARK: [OptionSpec; 9] = [
    OptionSpec::new("park", ten("general-maid", PLACES, &[]), &[always(FIRST_GAME)])
        .rules(&["MO-SETUP-07", "MO-SETUP-10"]),
    OptionSpec::new("without_ignis", OptionKind::FLAG, Usual::OFF).rules(&["MO-DIFF-01"]),
    OptionSpec::new(
        "guests",
        ten("general-maid", &[Way { name: "none", value: OptionValue::Nothing }], MIXED),
        &[always(OptionValue::Nothing)],
    )
    .rules(&["MO-MIX-01"]),
    OptionSpec::new(
        "private_maids",
        ten(
            "private-maid",
            &[
                Way { name: "none", value: OptionValue::Flag(false) },
                Way { name: "random", value: OptionValue::Flag(true) },
            ],
            MIXED,
        ),
        Usual::OFF,
    )
    .rules(&["MO-MIX-02"]),
    OptionSpec::new("illness", OptionKind::FLAG, Usual::OFF).rules(&["MO-MIX-04"]),
    DISMISSAL,
    FIRST,
    GROUPS[0],
    GROUPS[1],
];

/// Printed differences.
const EDITIONS: [OptionSpec; 3] = [
    OptionSpec::new(
        "milly_vp",
        OptionKind::Choice { of: &[OptionValue::Number(1), OptionValue::Number(2)] },
        &[always(OptionValue::Number(2))],
    )
    .when(WITH_PRIVATES)
    .rules(&["AMB-TC-04"]),
    OptionSpec::new(
        "ririko_bonus",
        OptionKind::Choice { of: &[LOVE, OptionValue::Word("serving")] },
        &[always(OptionValue::Word("serving"))],
    )
    .when(IN_EH)
    .rules(&["AMB-EH-18"]),
    OptionSpec::new("domino_any", OptionKind::FLAG, Usual::OFF).when(IN_EH).rules(&["AMB-EH-12"]),
];

/// Rulings whose entry in RULES.md says "Option", by their other reading; in the order of [`RULINGS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// A sick maid does not open her quarters to Bad Habits.
    SickDoNotCount,
    /// An exchange may bring a private maid, straight to the quarters.
    PrivateMaids,
    /// Ties are broken by maids on which no points are printed.
    Printed,
    /// The end stays settled once reached.
    Latch,
    /// Chiefs without effect may serve.
    ServeChiefs,
    /// Nobody looks through the own discard pile.
    Closed,
    /// An exchanged chief goes to the discard pile.
    Discard,
    /// Taking a revealed card is a draw.
    Draw,
}

const RULINGS: [OptionSpec; 8] = [
    ruling(&["AMB-TC-16"], "sick-do-not-count").when(IN_TC),
    ruling(&["AMB-TC-29"], "private-maids").when(IN_TC),
    ruling(&["AMB-TC-34"], "printed"),
    ruling(&["AMB-TC-35"], "latch"),
    ruling(&["AMB-TC-43"], "serve-chiefs"),
    ruling(&["AMB-TC-47"], "closed"),
    ruling(&["AMB-EH-08"], "discard").when(IN_EH),
    ruling(&["AMB-RV-16"], "draw").when(IN_RV),
];

const fn ruling(id: &'static [&'static str; 1], other: &'static str) -> OptionSpec {
    let kind = OptionKind::Switch { off: DEFAULT, on: OptionValue::Word(other) };
    OptionSpec::new(id[0], kind, AS_READ).rules(id)
}

/// How many may play with the base box alone (TC-SETUP-01) and with a bigger one (EH-FIVE-03).
const SEATS: [SeatLimits; 2] = [
    SeatLimits { least: 2, most: 7, when: &[When::Box { of: &[EH, RV] }] },
    SeatLimits { least: 2, most: 4, when: &[] },
];
/// MO-SETUP-01.
const PARK_SEATS: [SeatLimits; 1] = [SeatLimits { least: 2, most: 4, when: &[] }];

/// How many may play a game of this family.
#[must_use]
pub fn seats(game: &str) -> &'static [SeatLimits] {
    if game == MOTTO { &PARK_SEATS } else { &SEATS }
}

/// The options of a game of this family.
#[must_use]
pub fn options(game: &str) -> &'static [OptionSpec] {
    if game == MOTTO { &PARK } else { &BOXES }
}

/// Which of the rulings take their other reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rulings(u8);

impl Rulings {
    /// Does this ruling take its other reading?
    #[inline]
    #[must_use]
    pub fn other(self, ruling: Ruling) -> bool {
        self.0 >> ruling as u8 & 1 == 1
    }

    fn read(chosen: &Chosen) -> Result<Rulings, SetupError> {
        let mut rulings = Rulings::default();
        for (id, reading) in group(chosen, "rulings")?.iter() {
            let Some(i) = RULINGS.iter().position(|spec| spec.key == id) else {
                return Err(SetupError::bad(Wrong::NoRuling { id: id.into(), known: keys(&RULINGS) }));
            };
            let Some(chosen) = allowed(&RULINGS[i], reading) else {
                let (takes, found) = (either(&RULINGS[i].kind.values()), reading.to_string());
                return Err(SetupError::bad(Wrong::Reading { id: id.into(), takes, found }));
            };
            rulings.0 |= u8::from(chosen != DEFAULT) << i;
        }
        Ok(rulings)
    }

    fn write(self) -> TableOptions {
        let chosen = RULINGS.iter().enumerate().filter(|(i, _)| self.0 >> i & 1 == 1);
        chosen.map(|(_, spec)| (spec.key, spec.kind.values()[1])).collect()
    }
}

/// How the ten kinds of a town or park are chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Town {
    /// The box's own advice.
    FirstGame,
    /// Drawn.
    Random,
    /// Given by id.
    Kinds(Vec<String>),
}

impl Town {
    fn of(given: &TableOptions, key: &str) -> Option<Town> {
        let named = || given.words(key).map(|ids| Town::Kinds(ids.to_vec()));
        let way = |chosen: &Chosen| if *chosen == RANDOM.into() { Town::Random } else { Town::FirstGame };
        named().or_else(|| given.get(key).map(way))
    }
}

/// Private maids at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Privates {
    /// Left in the box.
    None,
    /// In use; at a Motto table ten of them, drawn.
    All,
    /// Motto: these ten.
    Kinds(Vec<String>),
}

impl Privates {
    fn of(given: &TableOptions) -> Option<Privates> {
        let way = |on| if on { Privates::All } else { Privates::None };
        let named = given.words("private_maids").map(|ids| Privates::Kinds(ids.to_vec()));
        named.or_else(|| given.flag("private_maids").map(way))
    }
}

/// Switches of printed differences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Editions {
    /// Milly's points (AMB-TC-04).
    pub milly_vp: Option<i8>,
    /// Ririko gives love instead of a serving (AMB-EH-18).
    pub ririko_love: bool,
    /// Domino may be sent to her own player too (AMB-EH-12).
    pub domino_any: bool,
}

impl Editions {
    fn read(chosen: &Chosen) -> Result<Editions, SetupError> {
        let chosen = group(chosen, "editions")?;
        for (name, value) in chosen.iter() {
            let Some(spec) = EDITIONS.iter().find(|spec| spec.key == name) else {
                let known = Clause::list(EDITIONS.map(|spec| spec.key), "list", "list-last");
                return Err(SetupError::bad(Wrong::NoEdition { name: name.into(), known }));
            };
            if allowed(spec, value).is_none() {
                let (name, found) = (name.into(), value.to_string());
                return Err(SetupError::bad(Wrong::Edition { name, found, known: editions() }));
            }
        }
        Ok(Editions {
            milly_vp: chosen.number("milly_vp").map(|n| n as i8),
            ririko_love: chosen.word("ririko_bonus") == Some("love"),
            domino_any: chosen.flag("domino_any").unwrap_or_default(),
        })
    }

    fn write(self) -> TableOptions {
        let switches = [
            ("milly_vp", self.milly_vp.map(|vp| Chosen::Number(vp.into()))),
            ("ririko_bonus", self.ririko_love.then(|| LOVE.into())),
            ("domino_any", self.domino_any.then(|| true.into())),
        ];
        switches.into_iter().filter_map(|(name, chosen)| Some((name, chosen?))).collect()
    }
}

/// Every edition with what it may be.
fn editions() -> Clause {
    let values = |spec: &OptionSpec| {
        if spec.kind == OptionKind::FLAG { Wanted::Flag.into() } else { either(&spec.kind.values()) }
    };
    let known = EDITIONS.iter().enumerate().map(|(i, spec)| {
        let (option, values) = (spec.key.into(), values(spec));
        Clause::from(if i == 0 { Wanted::OptionIs { option, values } } else { Wanted::OptionToo { option, values } })
    });
    Clause::list(known, "list", "list")
}

/// All options, as far as they were given.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// The boxes; empty: the game itself.
    pub sets: Vec<String>,
    /// The ten kinds; at a Motto table those of the park.
    pub town: Option<Town>,
    /// Whose chief pair.
    pub chiefs: Option<String>,
    /// Illness and Bad Habit.
    pub events: Option<bool>,
    /// Bad Habits among the events (TC-SETUP-17).
    pub bad_habits: bool,
    /// Private maids.
    pub private_maids: Option<Privates>,
    /// Buildings.
    pub buildings: Option<bool>,
    /// Reminiscences.
    pub reminiscences: Option<bool>,
    /// The shorter two-player game.
    pub short: bool,
    /// Sets of Love cards.
    pub love_sets: u8,
    /// The owner says which card of a dismissed hand comes on top (AMB-TC-46).
    pub choose_top: bool,
    /// Who begins.
    pub first: Seat,
    /// Printed differences.
    pub editions: Editions,
    /// Second readings.
    pub rulings: Rulings,
    /// Motto: without Ignis.
    pub without_ignis: bool,
    /// Motto: ten cards of older boxes as an eleventh pile.
    pub guests: Option<Vec<String>>,
    /// Motto: the Illness pile.
    pub illness: bool,
}

impl Options {
    /// Reads the options of a game for so many.
    pub fn read(given: &TableOptions, game: &str, players: usize) -> Result<Options, SetupError> {
        let specs = options(game);
        let (mut editions, mut rulings) = (Editions::default(), Rulings::default());
        for (name, chosen) in given.iter() {
            let Some(spec) = specs.iter().find(|spec| spec.key == name) else {
                return Err(SetupError::bad(Wrong::NoOption { name: name.into(), known: keys(specs) }));
            };
            match spec.key {
                "editions" => editions = Editions::read(chosen)?,
                "rulings" => rulings = Rulings::read(chosen)?,
                _ => check(spec, chosen)?,
            }
        }
        Ok(Options::checked(given, players, editions, rulings))
    }

    /// What was given has been checked against its description.
    fn checked(given: &TableOptions, players: usize, editions: Editions, rulings: Rulings) -> Options {
        let usual = LOVE_SETS.usual_at(&Asked { players, ..Asked::default() });
        let on = |key| given.flag(key).unwrap_or_default();
        Options {
            sets: given.words("sets").unwrap_or_default().to_vec(),
            town: Town::of(given, "town").or_else(|| Town::of(given, "park")),
            chiefs: given.word("chiefs").map(Into::into),
            events: given.flag("events"),
            bad_habits: given.flag("bad_habits").unwrap_or(true),
            private_maids: Privates::of(given),
            buildings: given.flag("buildings"),
            reminiscences: given.flag("reminiscences"),
            short: on("short"),
            love_sets: given.number("love_sets").or(usual.number()).unwrap_or(1),
            choose_top: given.get("dismissal").is_some_and(|chosen| *chosen == CHOOSE.into()),
            first: Seat(given.number("first").unwrap_or_default()),
            editions,
            rulings,
            without_ignis: on("without_ignis"),
            guests: given.words("guests").map(<[_]>::to_vec),
            illness: on("illness"),
        }
    }

    /// The options that do not follow from the resolved set-up, for records.
    pub fn write_common(&self, out: &mut TableOptions) {
        if self.choose_top {
            out.set("dismissal", CHOOSE);
        }
        out.set("first", self.first.0);
        for (name, group) in [("editions", self.editions.write()), ("rulings", self.rulings.write())] {
            if !group.is_empty() {
                out.set(name, group);
            }
        }
    }
}

/// Is this what the option may be?
fn check(spec: &OptionSpec, chosen: &Chosen) -> Result<(), SetupError> {
    let name = spec.key;
    if allowed(spec, chosen).is_some() {
        return Ok(());
    }
    match spec.kind {
        OptionKind::Switch { on: OptionValue::Number(_), .. } | OptionKind::Seat => number(chosen, name),
        OptionKind::Cards { ways, .. } => cards(ways, chosen, name),
        OptionKind::Boxes { .. } => ids(chosen, name),
        OptionKind::Box => word(chosen, name),
        OptionKind::Switch { on: OptionValue::Flag(_), .. } => Err(no_flag(chosen, name)),
        OptionKind::Switch { .. }
        | OptionKind::Choice { .. }
        | OptionKind::Number { .. }
        | OptionKind::Variant { .. }
        | OptionKind::Group { .. } => {
            let refused = must_be(name, either(&spec.kind.values()), chosen.to_string());
            Err(SetupError { rule: spec.rules.first().copied(), ..refused })
        }
    }
}

/// One of the values that the description lists. Nothing is said by leaving the option out.
fn allowed(spec: &OptionSpec, chosen: &Chosen) -> Option<OptionValue> {
    let listed = spec.kind.values().into_iter();
    listed.filter(|listed| *listed != OptionValue::Nothing).find(|listed| Chosen::from(*listed) == *chosen)
}

fn keys(specs: &[OptionSpec]) -> Clause {
    Clause::list(specs.iter().map(|spec| spec.key), "list", "list")
}

/// Values as the protocol writes them, of which one may be chosen.
pub(crate) fn either(values: &[OptionValue]) -> Clause {
    Clause::list(values.iter().map(ToString::to_string), "setup-or", "setup-or")
}

fn group<'a>(chosen: &'a Chosen, name: &str) -> Result<&'a TableOptions, SetupError> {
    if let Chosen::Group(group) = chosen { Ok(group) } else { Err(must_be(name, Wanted::Object, chosen.to_string())) }
}

fn no_flag(chosen: &Chosen, name: &str) -> SetupError {
    must_be(name, Wanted::Flag, chosen.to_string())
}

fn word(chosen: &Chosen, name: impl Into<Fact>) -> Result<(), SetupError> {
    chosen.word().map(drop).ok_or_else(|| must_be(name, Wanted::Text, chosen.to_string()))
}

fn number(chosen: &Chosen, name: &str) -> Result<(), SetupError> {
    chosen.small().map(drop).ok_or_else(|| must_be(name, Wanted::SmallWhole, chosen.to_string()))
}

fn ids(chosen: &Chosen, name: &str) -> Result<(), SetupError> {
    let entry = |id| word(id, Clause::from(Wanted::EachEntry { name: name.into() }));
    match chosen {
        Chosen::Words(_) => Ok(()),
        Chosen::Mixed(list) => list.iter().try_for_each(entry),
        Chosen::Nothing
        | Chosen::Flag(_)
        | Chosen::Number(_)
        | Chosen::Word(_)
        | Chosen::Group(_)
        | Chosen::Beyond(_) => Err(must_be(name, Wanted::Ids, chosen.to_string())),
    }
}

fn cards(ways: &[Way], chosen: &Chosen, name: &str) -> Result<(), SetupError> {
    match (ways[0].value, chosen) {
        (OptionValue::Word(_), Chosen::Word(other)) => {
            let ways = Clause::list(ways.iter().map(|way| way.value.to_string()), "list", "list");
            Err(must_be(name, Wanted::Ten { ways }, format!("\"{other}\"")))
        }
        (OptionValue::Flag(_), chosen) if !matches!(chosen, Chosen::Words(_) | Chosen::Mixed(_)) => {
            Err(no_flag(chosen, name))
        }
        _ => ids(chosen, name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rulings_stand_in_the_order_of_their_readings() {
        let chosen = [("AMB-TC-16", "default"), ("AMB-TC-35", "latch"), ("AMB-RV-16", "draw")];
        let rulings = Rulings::read(&Chosen::Group(chosen.into_iter().collect())).expect("three rulings");
        assert!(rulings.other(Ruling::Latch) && rulings.other(Ruling::Draw));
        assert_eq!(rulings.0.count_ones(), 2);
    }
}
