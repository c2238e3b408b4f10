//! What a table may choose: the options of `new` (PROTOCOL), read and checked.

use livret_kernel::{Seat, SetupError};
use serde_json::{Map, Value, json};

/// Rulings whose entry in RULES.md says "Option", by their other reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// AMB-TC-16: a sick maid does not open her quarters to Bad Habits.
    SickDoNotCount,
    /// AMB-TC-29: an exchange may bring a private maid, straight to the quarters.
    PrivateMaids,
    /// AMB-TC-34: ties are broken by maids on which no points are printed.
    Printed,
    /// AMB-TC-35: the end stays settled once reached.
    Latch,
    /// AMB-TC-43: chiefs without effect may serve.
    ServeChiefs,
    /// AMB-TC-47: nobody looks through the own discard pile.
    Closed,
    /// AMB-EH-08: an exchanged chief goes to the discard pile.
    Discard,
    /// AMB-RV-16: taking a revealed card is a draw.
    Draw,
}

/// Every ruling with the name of its other reading.
const RULINGS: [(&str, &str, Ruling); 8] = [
    ("AMB-TC-16", "sick-do-not-count", Ruling::SickDoNotCount),
    ("AMB-TC-29", "private-maids", Ruling::PrivateMaids),
    ("AMB-TC-34", "printed", Ruling::Printed),
    ("AMB-TC-35", "latch", Ruling::Latch),
    ("AMB-TC-43", "serve-chiefs", Ruling::ServeChiefs),
    ("AMB-TC-47", "closed", Ruling::Closed),
    ("AMB-EH-08", "discard", Ruling::Discard),
    ("AMB-RV-16", "draw", Ruling::Draw),
];

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

    fn read(value: &Value) -> Result<Rulings, SetupError> {
        let mut rulings = Rulings::default();
        for (id, reading) in object(value, "rulings")? {
            let Some(i) = RULINGS.iter().position(|r| r.0 == id) else {
                let known: Vec<&str> = RULINGS.iter().map(|r| r.0).collect();
                return Err(SetupError::bad(format!(
                    "rulings: \"{id}\" has no second reading; those that do: {}",
                    known.join(", ")
                )));
            };
            match reading.as_str() {
                Some("default") => {}
                Some(name) if name == RULINGS[i].1 => rulings.0 |= 1 << RULINGS[i].2 as u8,
                _ => {
                    return Err(SetupError::bad(format!(
                        "rulings: {id} takes \"default\" or \"{}\", not {reading}",
                        RULINGS[i].1
                    )));
                }
            }
        }
        Ok(rulings)
    }

    fn write(self) -> Value {
        let chosen = RULINGS.iter().filter(|(.., ruling)| self.other(*ruling));
        chosen.map(|(id, other, _)| ((*id).to_string(), json!(other))).collect::<Map<_, _>>().into()
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

/// Private maids at a Motto table: none, ten drawn, or ten given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Privates {
    /// As the boxes say.
    Default,
    /// Left in the box.
    None,
    /// In use.
    All,
    /// Motto: these ten.
    Kinds(Vec<String>),
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
    fn read(value: &Value) -> Result<Editions, SetupError> {
        let mut editions = Editions::default();
        for (name, value) in object(value, "editions")? {
            match (name.as_str(), value) {
                ("milly_vp", v) if v.as_i64() == Some(1) || v.as_i64() == Some(2) => {
                    editions.milly_vp = v.as_i64().map(|n| n as i8);
                }
                ("ririko_bonus", Value::String(s)) if s == "love" || s == "serving" => {
                    editions.ririko_love = s == "love"
                }
                ("domino_any", Value::Bool(any)) => editions.domino_any = *any,
                ("milly_vp" | "ririko_bonus" | "domino_any", v) => {
                    return Err(SetupError::bad(format!(
                        "editions: {name} cannot be {v}; milly_vp is 1 or 2, ririko_bonus \"love\" or \"serving\", domino_any true or false"
                    )));
                }
                _ => {
                    return Err(SetupError::bad(format!(
                        "editions: there is no switch \"{name}\"; there are milly_vp, ririko_bonus and domino_any"
                    )));
                }
            }
        }
        Ok(editions)
    }

    fn write(self) -> Value {
        let mut out = Map::new();
        if let Some(vp) = self.milly_vp {
            out.insert("milly_vp".into(), json!(vp));
        }
        if self.ririko_love {
            out.insert("ririko_bonus".into(), json!("love"));
        }
        if self.domino_any {
            out.insert("domino_any".into(), json!(true));
        }
        out.into()
    }
}

/// All options, with those left out at their defaults.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// The boxes; empty: the game itself.
    pub sets: Vec<String>,
    /// The ten kinds.
    pub town: Option<Town>,
    /// Whose chief pair.
    pub chiefs: Option<String>,
    /// Illness and Bad Habit.
    pub events: Option<bool>,
    /// Bad Habits among the events (TC-SETUP-17).
    pub bad_habits: bool,
    /// Private maids.
    pub private_maids: Privates,
    /// Buildings.
    pub buildings: Option<bool>,
    /// Reminiscences.
    pub reminiscences: Option<bool>,
    /// The shorter two-player game.
    pub short: bool,
    /// Sets of Love cards.
    pub love_sets: Option<u8>,
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

impl Default for Options {
    fn default() -> Self {
        Options {
            sets: Vec::new(),
            town: None,
            chiefs: None,
            events: None,
            bad_habits: true,
            private_maids: Privates::Default,
            buildings: None,
            reminiscences: None,
            short: false,
            love_sets: None,
            choose_top: false,
            first: Seat(0),
            editions: Editions::default(),
            rulings: Rulings::default(),
            without_ignis: false,
            guests: None,
            illness: false,
        }
    }
}

const TANTO: &str = "sets, town, chiefs, events, bad_habits, private_maids, buildings, reminiscences, short, love_sets, dismissal, first, editions, rulings";
const MOTTO: &str = "park, without_ignis, guests, private_maids, illness, dismissal, first, editions, rulings";

impl Options {
    /// Reads the options of one of the older boxes, or of Motto.
    pub fn read(map: &Map<String, Value>, motto: bool) -> Result<Options, SetupError> {
        let mut options = Options::default();
        for (name, value) in map {
            options.read_one(name, value, motto)?;
        }
        Ok(options)
    }

    fn read_one(&mut self, name: &str, value: &Value, motto: bool) -> Result<(), SetupError> {
        match (name, motto) {
            ("dismissal", _) => self.choose_top = dismissal(value)?,
            ("first", _) => self.first = Seat(number(value, name)?),
            ("editions", _) => self.editions = Editions::read(value)?,
            ("rulings", _) => self.rulings = Rulings::read(value)?,
            ("private_maids", _) => self.private_maids = privates(value, motto)?,
            ("sets", false) => self.sets = ids(value, name)?,
            ("town", false) | ("park", true) => self.town = Some(town(value, name)?),
            ("chiefs", false) => self.chiefs = Some(word(value, name)?),
            ("events", false) => self.events = Some(flag(value, name)?),
            ("bad_habits", false) => self.bad_habits = flag(value, name)?,
            ("buildings", false) => self.buildings = Some(flag(value, name)?),
            ("reminiscences", false) => self.reminiscences = Some(flag(value, name)?),
            ("short", false) => self.short = flag(value, name)?,
            ("love_sets", false) => self.love_sets = Some(number(value, name)?),
            ("without_ignis", true) => self.without_ignis = flag(value, name)?,
            ("guests", true) => self.guests = Some(ids(value, name)?),
            ("illness", true) => self.illness = flag(value, name)?,
            _ => {
                let known = if motto { MOTTO } else { TANTO };
                return Err(SetupError::bad(format!("there is no option \"{name}\" here; there are {known}")));
            }
        }
        Ok(())
    }

    /// The options that do not follow from the resolved set-up, for records.
    pub fn write_common(&self, out: &mut Map<String, Value>) {
        if self.choose_top {
            out.insert("dismissal".into(), json!("choose"));
        }
        out.insert("first".into(), json!(self.first.0));
        let (editions, rulings) = (self.editions.write(), self.rulings.write());
        for (name, value) in [("editions", editions), ("rulings", rulings)] {
            if value.as_object().is_some_and(|o| !o.is_empty()) {
                out.insert(name.into(), value);
            }
        }
    }
}

fn object<'a>(value: &'a Value, name: &str) -> Result<&'a Map<String, Value>, SetupError> {
    value.as_object().ok_or_else(|| SetupError::bad(format!("{name} must be an object, not {value}")))
}

fn flag(value: &Value, name: &str) -> Result<bool, SetupError> {
    value.as_bool().ok_or_else(|| SetupError::bad(format!("{name} must be true or false, not {value}")))
}

fn dismissal(value: &Value) -> Result<bool, SetupError> {
    match value.as_str() {
        Some("auto") => Ok(false),
        Some("choose") => Ok(true),
        _ => Err(SetupError::rule(format!("dismissal must be \"auto\" or \"choose\", not {value}"), "AMB-TC-46")),
    }
}

fn word(value: &Value, name: &str) -> Result<String, SetupError> {
    value.as_str().map(Into::into).ok_or_else(|| SetupError::bad(format!("{name} must be a text, not {value}")))
}

fn number(value: &Value, name: &str) -> Result<u8, SetupError> {
    let small = value.as_u64().and_then(|n| u8::try_from(n).ok());
    small.ok_or_else(|| SetupError::bad(format!("{name} must be a small whole number, not {value}")))
}

fn ids(value: &Value, name: &str) -> Result<Vec<String>, SetupError> {
    let list = value.as_array().ok_or_else(|| SetupError::bad(format!("{name} must be a list of ids, not {value}")))?;
    list.iter().map(|id| word(id, &format!("each entry of {name}"))).collect()
}

fn town(value: &Value, name: &str) -> Result<Town, SetupError> {
    match value.as_str() {
        Some("first-game") => Ok(Town::FirstGame),
        Some("random") => Ok(Town::Random),
        Some(other) => {
            Err(SetupError::bad(format!("{name} must be \"first-game\", \"random\" or ten card ids, not \"{other}\"")))
        }
        None => Ok(Town::Kinds(ids(value, name)?)),
    }
}

fn privates(value: &Value, motto: bool) -> Result<Privates, SetupError> {
    match value {
        Value::Bool(true) => Ok(Privates::All),
        Value::Bool(false) => Ok(Privates::None),
        Value::Array(_) if motto => Ok(Privates::Kinds(ids(value, "private_maids")?)),
        _ => Err(SetupError::bad(format!("private_maids must be true or false, not {value}"))),
    }
}
