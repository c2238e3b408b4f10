//! How scenarios write cards, actions and what lies where.
//!
//! Maids go by their first name (`tiffany` is `tiffany-wise`), Love cards by `L1`, `L2`, `L3`; everything else keeps its
//! id. A first name that two boxes share is that of the game's own box: the other maid is written out. `x*3` is three
//! copies, `x!1` a maid with one Illness, `estate=aline` a chief beneath an Estate. What a seat has is written alike where
//! a table is laid and where it is looked at: `"hand: L1*2 azure; rooms: colette!1; habits: 2"`.

use livret_tanto::{Card, Library};
use serde_json::{Value, json};

/// Words of actions that are no cards.
const PLAIN: &str = "all love employment food decoration cleaning imagination concentration effort";

/// The short names at a table of one game.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// The box whose maids answer first.
    own: Option<usize>,
}

/// The zones of a house: as they are written, and as the protocol calls them.
const ZONES: [(&str, &str); 11] = [
    ("hand", "hand"),
    ("deck", "deck"),
    ("discard", "discard"),
    ("play", "in_play"),
    ("rooms", "chambermaids"),
    ("private", "private_maids"),
    ("built", "buildings"),
    ("habits", "bad_habits"),
    ("remi", "reminiscences"),
    ("refined", "refined"),
    ("preps", "preparations"),
];

impl Names {
    /// The names at a table of this game.
    #[must_use]
    pub fn of(game: &str) -> Names {
        Names { own: Library::shipped().set_index(game) }
    }

    /// The whole id of a card written short.
    #[must_use]
    pub fn id(self, word: &str) -> String {
        if let Some(n) = word.strip_prefix('L').filter(|n| n.len() == 1) {
            return format!("{n}-love");
        }
        let whole = PLAIN.split(' ').any(|plain| plain == word) || Library::shipped().index(word).is_some();
        if whole { word.into() } else { self.by_first_name(word) }
    }

    fn by_first_name(self, word: &str) -> String {
        let called = |card: &&Card| card.def.id.split('-').next() == Some(word);
        let found = || Library::shipped().cards.iter().filter(called);
        let own = found().find(|card| Some(card.set) == self.own);
        own.or_else(|| found().next()).unwrap_or_else(|| panic!("no card {word}")).def.id.clone()
    }

    /// An action with its cards written out.
    #[must_use]
    pub fn action(self, short: &str) -> String {
        let Some((verb, rest)) = short.split_once(':') else { return short.into() };
        let mut whole = format!("{verb}:");
        for part in rest.split_inclusive(['@', '=', '.', '!']) {
            let word = part.trim_end_matches(['@', '=', '.', '!']);
            let number = word.chars().all(|c| c.is_ascii_digit());
            whole += &if number { word.into() } else { self.id(word) };
            whole += &part[word.len()..];
        }
        whole
    }

    /// `"L1*2 aline"` as ids, in this order.
    #[must_use]
    pub fn cards(self, list: &str) -> Vec<String> {
        words(list).map(|word| self.id(word)).collect()
    }

    fn maid(self, word: &str) -> Value {
        let (word, illness) = word.split_once('!').unwrap_or((word, "0"));
        json!({"card": self.id(word), "illness": illness.parse::<u8>().expect("a number after !")})
    }

    fn building(self, word: &str) -> Value {
        match word.split_once('=') {
            Some((word, under)) => json!({"card": self.id(word), "under": self.id(under)}),
            None => json!({"card": self.id(word)}),
        }
    }

    /// What a seat has, zone by zone: the protocol's name and what lies there.
    #[must_use]
    pub fn zones(self, text: &str) -> Vec<(&'static str, Value)> {
        text.split(';').map(str::trim).filter(|zone| !zone.is_empty()).map(|zone| self.zone(zone)).collect()
    }

    fn zone(self, text: &str) -> (&'static str, Value) {
        let (short, list) = text.split_once(':').unwrap_or_else(|| panic!("no zone in {text}"));
        let value = match short {
            "rooms" | "private" => words(list).map(|word| self.maid(word)).collect(),
            "built" => words(list).map(|word| self.building(word)).collect(),
            "habits" => json!(list.trim().parse::<u8>().expect("a number of Bad Habits")),
            "refined" => json!(self.id(list.trim())),
            _ => json!(self.cards(list)),
        };
        (zone(short), value)
    }
}

/// The protocol's name of a zone.
pub(crate) fn zone(short: &str) -> &'static str {
    ZONES.iter().find(|zone| zone.0 == short).unwrap_or_else(|| panic!("no zone {short}")).1
}

/// `"L1*2 aline"` as words, copies spelled out, names still short.
fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split_whitespace().flat_map(|word| {
        let (word, copies) = word.split_once('*').unwrap_or((word, "1"));
        std::iter::repeat_n(word, copies.parse().expect("a number after *"))
    })
}

/// The ids of a list written out, with spaces between them.
#[must_use]
pub fn ids(list: &str) -> Vec<String> {
    list.split_whitespace().map(Into::into).collect()
}

/// A JSON list of strings; empty where it is missing.
#[must_use]
pub fn strings(list: &Value) -> Vec<String> {
    list.as_array().map(|l| l.iter().filter_map(|v| v.as_str().map(Into::into)).collect()).unwrap_or_default()
}

/// The same in the order of names.
#[must_use]
pub fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_name_is_that_of_the_games_own_box() {
        assert_eq!(Names::of("tanto-cuore").id("anise"), "anise-greenaway");
        assert_eq!(Names::of("motto-tanto-cuore").id("anise"), "anise-greenaway-motto");
        assert_eq!(Names::of("motto-tanto-cuore").id("tiffany"), "tiffany-wise");
    }

    #[test]
    fn actions_are_written_out() {
        let names = Names::of("expanding-the-house");
        assert_eq!(names.action("hire:estate=aline"), "hire:estate=aline-du-roi");
        assert_eq!(names.action("hire:illness@1.suzuna!2"), "hire:illness@1.suzuna-kamikawa!2");
        assert_eq!((names.action("love:all"), names.action("end")), ("love:all".into(), "end".into()));
    }

    #[test]
    fn what_a_seat_has_is_read_zone_by_zone() {
        let read = Names::of("tanto-cuore").zones("hand: L1*2 azure; rooms: colette!1; habits: 2");
        let wanted = [
            ("hand", json!(["1-love", "1-love", "azure-crescent"])),
            ("chambermaids", json!([{"card": "colette-framboise", "illness": 1}])),
            ("bad_habits", json!(2)),
        ];
        assert_eq!(read, wanted);
    }
}
