//! What the policy has learnt: numbers per kind of decision and card, in a plain text file.
//!
//! A line is `class key number…`: the class of an action ([`Class`]), a card id or, after a `*`,
//! a property of cards ([`TRAITS`]), and up to [`WIDTH`] numbers, one for each thing looked at
//! ([`crate::tanto::features`]). Trailing zeros are left out; `#` begins a comment.

use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use super::features::Facts;
use livret_kernel::listed;
use livret_tanto::Rules;
use livret_tanto::words::{Bonus, CardDef, Kind, Word};

/// Numbers of a row.
pub const WIDTH: usize = 24;
/// One number for each thing looked at.
pub type Row = [f32; WIDTH];

listed! {
    /// What sort of action is weighed; each sort has rows of its own.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
    #[allow(missing_docs)]
    #[repr(u8)]
    pub enum Class {
        Hire,
        HireAtSelf,
        HireAtOther,
        Serve,
        Chamber,
        Send,
        Use,
        Cure,
        Remember,
        Work,
        Pick,
        EndStart,
        Discard,
        DiscardTheirs,
        Return,
        Take,
        Top,
        Bottom,
        Give,
        Keep,
        KeepTheirs,
        GainLove,
        GainServing,
        GainEmployment,
        GainSkill,
        TargetSelf,
        TargetOther,
        MaidSelf,
        MaidOther,
        Yes,
        Done,
        ReturnEvent,
        TakeSelf,
        TakeOther,
        ReturnBuilding,
        /// The value of a position: a card of the staff.
        Own,
        /// The value of a position: a card in the quarters.
        Quartered,
        /// The value of a position: points and the right to move.
        Standing,
    }
}

impl Class {
    /// The word in the file.
    #[must_use]
    pub fn word(self) -> String {
        let mut word = String::new();
        for letter in format!("{self:?}").chars() {
            if letter.is_uppercase() && !word.is_empty() {
                word.push('-');
            }
            word.extend(letter.to_lowercase());
        }
        word
    }

    /// Can an action of this class name, or be asked for by, this card?
    fn concerns(self, rules: &Rules, slot: u8) -> bool {
        use Class::*;
        let (kind, def) = (rules.kind(slot), &rules.cards[usize::from(slot)].def);
        let deck = kind.in_decks();
        match self {
            Hire => !matches!(kind, Kind::Reminiscence | Kind::Refined | Kind::Preparation),
            HireAtSelf | HireAtOther => kind == Kind::Event || rules.any_house >> slot & 1 == 1,
            Serve => rules.servable >> slot & 1 == 1,
            Chamber => rules.chamber >> slot & 1 == 1,
            Send => rules.visitor.is_some_and(|(card, ..)| card == slot),
            Use => !def.abilities.is_empty(),
            Remember => kind == Kind::Reminiscence,
            Work => kind == Kind::Preparation,
            Pick => kind == Kind::Refined,
            Discard | DiscardTheirs | Return | Top | Bottom | Give | Keep | KeepTheirs | Own => deck,
            Take => deck || kind == Kind::Private,
            GainLove | GainServing | GainEmployment | GainSkill | TargetSelf | TargetOther | Done => asks(def),
            Yes => asks(def) || rules.cancels >> slot & 1 == 1,
            Cure | MaidSelf | MaidOther => rules.chamber >> slot & 1 == 1 || kind == Kind::Private,
            ReturnEvent | TakeSelf | TakeOther => kind == Kind::Event,
            ReturnBuilding => kind == Kind::Building,
            Quartered => !matches!(kind, Kind::Love | Kind::Refined),
            EndStart | Standing => slot == 0,
        }
    }
}

/// Does a card have words that can ask somebody something?
fn asks(def: &CardDef) -> bool {
    !def.then.is_empty() || def.abilities.iter().any(|a| !a.does.is_empty())
}

/// Properties of cards that the numbers of every card share: a card nobody has learnt about is
/// judged by them alone.
pub const TRAITS: [&str; 16] = [
    "any",
    "cost",
    "points",
    "love",
    "draw",
    "serving",
    "employment",
    "is-love",
    "is-chief",
    "chamber",
    "private",
    "trophy",
    "terminal",
    "attack",
    "skill",
    "bonus",
];

fn traits(rules: &Rules, slot: u8) -> [f32; TRAITS.len()] {
    let def = &rules.cards[usize::from(slot)].def;
    let gives = &def.gives;
    let is = |yes: bool| f32::from(u8::from(yes));
    let number = |n: u8| f32::from(n) / 2.0;
    let words = def.then.iter().chain(def.abilities.iter().flat_map(|a| &a.does));
    let attack =
        words.into_iter().any(|w| matches!(w, Word::EachOther(_) | Word::Neighbours(_) | Word::PlaceIllnesses(_)));
    [
        1.0,
        f32::from(def.cost.unwrap_or(0)) / 8.0,
        f32::from(def.vp.unwrap_or(0)) / 5.0,
        number(gives.love),
        number(gives.draw),
        number(gives.serving),
        number(gives.employment),
        is(def.kind == Kind::Love),
        is(def.kind == Kind::MaidChief),
        is(def.chamber.is_some()),
        is(def.kind == Kind::Private),
        is(matches!(def.kind, Kind::Building | Kind::Reminiscence | Kind::Preparation)),
        is(rules.servable >> slot & 1 == 1 && gives.serving == 0),
        is(attack),
        number(gives.imagination + gives.concentration + gives.effort),
        is(def.bonus.iter().any(|b| !matches!(b, Bonus::Each(n, _) if *n < 0))),
    ]
}

/// A file that cannot be read as weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWeights {
    /// The line, from 1 on.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for BadWeights {}

/// Everything learnt: rows of properties and rows of cards, by class.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// By class, then by property.
    shared: Vec<Row>,
    /// By card, then by class.
    cards: HashMap<String, Vec<Row>>,
}

/// Whose row: a property's or a card's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key<'a> {
    /// By its place in [`TRAITS`].
    Trait(usize),
    /// By its id.
    Card(&'a str),
}

impl Default for Weights {
    fn default() -> Self {
        Weights { shared: vec![[0.0; WIDTH]; Class::ALL.len() * TRAITS.len()], cards: HashMap::new() }
    }
}

impl Weights {
    /// The weights that are shipped with the house.
    #[must_use]
    pub fn shipped() -> &'static Weights {
        static SHIPPED: OnceLock<Weights> = OnceLock::new();
        SHIPPED.get_or_init(|| {
            let text = include_str!("../../weights/steward.txt");
            Weights::parse(text).expect("the shipped weights are read by every test")
        })
    }

    /// Reads a file.
    pub fn parse(text: &str) -> Result<Weights, BadWeights> {
        let classes: HashMap<String, Class> = Class::ALL.into_iter().map(|class| (class.word(), class)).collect();
        let mut weights = Weights::default();
        for (at, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim();
            if line.is_empty() {
                continue;
            }
            let bad = |what: String| BadWeights { line: at + 1, what };
            let mut words = line.split_whitespace();
            let (Some(class), Some(key)) = (words.next(), words.next()) else {
                return Err(bad("a class and a card or property are missing".into()));
            };
            let class = *classes.get(class).ok_or_else(|| bad(format!("\"{class}\" is no class of actions")))?;
            let key = match key.strip_prefix('*') {
                Some(name) => TRAITS.iter().position(|t| *t == name).map(Key::Trait),
                None => Some(Key::Card(key)),
            };
            let row = weights.row_mut(class, key.ok_or_else(|| bad("no such property".into()))?);
            for (i, word) in words.enumerate() {
                let cell = row.get_mut(i).ok_or_else(|| bad(format!("more than {WIDTH} numbers")))?;
                *cell = word.parse().map_err(|_| bad(format!("\"{word}\" is no number")))?;
            }
        }
        Ok(weights)
    }

    /// The file's text, sorted.
    #[must_use]
    pub fn write(&self) -> String {
        let mut ids: Vec<&String> = self.cards.keys().collect();
        ids.sort();
        let mut text = String::new();
        for class in Class::ALL {
            for (name, at) in TRAITS.iter().zip(class as usize * TRAITS.len()..) {
                write_row(&mut text, class, &format!("*{name}"), &self.shared[at]);
            }
            ids.iter().for_each(|id| write_row(&mut text, class, id, &self.cards[*id][class as usize]));
        }
        text
    }

    /// Between these weights and others: `share` of the way to the others.
    #[must_use]
    pub fn towards(&self, other: &Weights, share: f32) -> Weights {
        let mut between = other.clone();
        let blend = |x: &mut f32, y: f32| *x = y + (*x - y) * share;
        for (row, own) in between.shared.iter_mut().zip(&self.shared) {
            row.iter_mut().zip(own).for_each(|(x, y)| blend(x, *y));
        }
        let empty = vec![[0.0; WIDTH]; Class::ALL.len()];
        for (id, rows) in &mut between.cards {
            for (row, own) in rows.iter_mut().zip(self.cards.get(id).unwrap_or(&empty)) {
                row.iter_mut().zip(own).for_each(|(x, y)| blend(x, *y));
            }
        }
        between
    }

    /// A row, to change it.
    pub fn row_mut(&mut self, class: Class, key: Key) -> &mut Row {
        match key {
            Key::Trait(at) => &mut self.shared[class as usize * TRAITS.len() + at],
            Key::Card(id) => {
                if !self.cards.contains_key(id) {
                    self.cards.insert(id.to_string(), vec![[0.0; WIDTH]; Class::ALL.len()]);
                }
                &mut self.cards.get_mut(id).expect("just made")[class as usize]
            }
        }
    }

    /// All rows: of properties, and of cards by id.
    pub fn parts(&mut self) -> (&mut Vec<Row>, &mut HashMap<String, Vec<Row>>) {
        (&mut self.shared, &mut self.cards)
    }
}

fn write_row(text: &mut String, class: Class, key: &str, row: &Row) {
    let rounded = row.map(|x| (x * 100.0).round() / 100.0 + 0.0);
    if let Some(last) = rounded.iter().rposition(|x| *x != 0.0) {
        let numbers: Vec<String> = rounded[..=last].iter().map(ToString::to_string).collect();
        text.push_str(&format!("{} {key} {}\n", class.word(), numbers.join(" ")));
    }
}

/// The weights of one table: a row for each class and card that can meet there.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Which table ([`Rules::fingerprint`]).
    pub fingerprint: u64,
    /// The rows.
    pub rows: Vec<Row>,
    /// What each row is: class and slot.
    pub keys: Vec<(Class, u8)>,
    index: Vec<u16>,
    /// What the cards give.
    pub facts: Facts,
}

impl Sheet {
    /// Lays out a table's rows.
    #[must_use]
    pub fn new(rules: &Rules, weights: &Weights) -> Sheet {
        let mut sheet = Sheet::blank(rules);
        let slots = 0..rules.cards.len() as u8;
        let traits: Vec<_> = slots.clone().map(|slot| traits(rules, slot)).collect();
        let own: Vec<_> = slots.map(|slot| weights.cards.get(rules.id(slot))).collect();
        for (row, &(class, slot)) in sheet.rows.iter_mut().zip(&sheet.keys) {
            if let Some(rows) = own[usize::from(slot)] {
                *row = rows[class as usize];
            }
            let shared = &weights.shared[class as usize * TRAITS.len()..];
            for (part, amount) in shared.iter().zip(traits[usize::from(slot)]) {
                if amount != 0.0 {
                    row.iter_mut().zip(part).for_each(|(x, p)| *x += p * amount);
                }
            }
        }
        sheet
    }

    /// The same with zeros in every row.
    #[must_use]
    pub fn blank(rules: &Rules) -> Sheet {
        let slots = rules.cards.len();
        let (mut keys, mut index) = (Vec::new(), vec![0; Class::ALL.len() * 64]);
        for class in Class::ALL {
            for slot in (0..slots as u8).filter(|&slot| class.concerns(rules, slot)) {
                index[class as usize * 64 + usize::from(slot)] = keys.len() as u16;
                keys.push((class, slot));
            }
        }
        Sheet {
            fingerprint: rules.fingerprint,
            rows: vec![[0.0; WIDTH]; keys.len()],
            keys,
            index,
            facts: Facts::new(rules),
        }
    }

    /// Where the row of a class and card is.
    #[inline]
    #[must_use]
    pub fn at(&self, class: Class, slot: u8) -> u16 {
        self.index[class as usize * 64 + usize::from(slot & 63)]
    }

    /// What a row makes of what was looked at.
    #[inline]
    #[must_use]
    pub fn score(&self, row: u16, seen: &Row) -> f32 {
        dot(&self.rows[usize::from(row)], seen)
    }

    /// Adds this sheet's rows to the weights they come from: how learning flows back.
    pub fn pour(&self, rules: &Rules, into: &mut Weights) {
        let traits: Vec<_> = (0..rules.cards.len() as u8).map(|slot| traits(rules, slot)).collect();
        let mut add = |class: Class, key: Key, row: &Row, amount: f32| {
            into.row_mut(class, key).iter_mut().zip(row).for_each(|(x, d)| *x += d * amount);
        };
        for (row, &(class, slot)) in self.rows.iter().zip(&self.keys) {
            if row.iter().all(|x| *x == 0.0) {
                continue;
            }
            add(class, Key::Card(rules.id(slot)), row, 1.0);
            for (at, amount) in traits[usize::from(slot)].into_iter().enumerate().filter(|(_, n)| *n != 0.0) {
                add(class, Key::Trait(at), row, amount);
            }
        }
    }
}

/// Eight sums side by side, so that the machine can add them at once.
#[inline]
fn dot(a: &Row, b: &Row) -> f32 {
    let mut sums = [0.0f32; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for i in 0..8 {
            sums[i] += a[i] * b[i];
        }
    }
    (sums[0] + sums[4]) + (sums[1] + sums[5]) + ((sums[2] + sums[6]) + (sums[3] + sums[7]))
}
