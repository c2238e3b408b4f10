//! What a scenario looks at: houses, town, points.

use serde_json::{Value, json};

use crate::Scene;
use crate::notation::{sorted, strings, zone};

impl Scene {
    /// The whole answer of `score`.
    pub fn score(&mut self) -> Value {
        self.answer(json!({"op": "score"}))
    }

    /// A seat's points as if the game ended now.
    pub fn points(&mut self, seat: usize) -> i64 {
        self.score()["scores"][seat]["points"].as_i64().expect("points")
    }

    /// Asserts a seat's points as if the game ended now.
    pub fn worth(&mut self, seat: usize, points: i64) -> &mut Scene {
        assert_eq!(self.points(seat), points, "points of seat {seat}");
        self
    }

    /// The points of all score lines about one card.
    pub fn line(&mut self, seat: usize, card: &str) -> i64 {
        let (score, card) = (self.score(), self.names.id(card));
        let lines = score["scores"][seat]["lines"].as_array().expect("lines");
        lines.iter().filter(|l| l["card"] == card).map(|l| l["points"].as_i64().expect("points")).sum()
    }

    /// Asserts what a card brings a seat.
    pub fn brings(&mut self, seat: usize, card: &str, points: i64) -> &mut Scene {
        assert_eq!(self.line(seat, card), points, "points of seat {seat} from {card}");
        self
    }

    /// The winning seats as if the game ended now.
    pub fn winners(&mut self) -> Vec<i64> {
        self.score()["winners"].as_array().expect("winners").iter().map(|w| w.as_i64().expect("a seat")).collect()
    }

    /// Asserts who would win now.
    pub fn won_by(&mut self, seats: &[i64]) -> &mut Scene {
        assert_eq!(self.winners(), seats, "winners");
        self
    }

    /// A counter of the turn: `serving`, `love`, `employment`, …
    pub fn counter(&mut self, name: &str) -> i64 {
        self.state()["counters"][name].as_i64().unwrap_or(0)
    }

    /// Asserts the three counters of the older boxes.
    pub fn counters(&mut self, serving: i64, employment: i64, love: i64) -> &mut Scene {
        let found = (self.counter("serving"), self.counter("employment"), self.counter("love"));
        assert_eq!(found, (serving, employment, love), "(serving, employment, love)");
        self
    }

    /// Asserts employments and love; servings no longer matter after the serving phase.
    pub fn pays(&mut self, employment: i64, love: i64) -> &mut Scene {
        let found = (self.counter("employment"), self.counter("love"));
        assert_eq!(found, (employment, love), "(employment, love)");
        self
    }

    /// Asserts imagination, concentration, effort.
    pub fn skills(&mut self, imagination: i64, concentration: i64, effort: i64) -> &mut Scene {
        let found = ["imagination", "concentration", "effort"].map(|name| self.counter(name));
        assert_eq!(found, [imagination, concentration, effort], "(imagination, concentration, effort)");
        self
    }

    fn house(&mut self, seat: usize, zone: &str) -> Value {
        self.state()["players"][seat][zone].clone()
    }

    /// The cards of a seat's zone (`hand`, `deck`, `play`, …), in order.
    pub fn zone(&mut self, seat: usize, short: &str) -> Vec<String> {
        strings(&self.house(seat, zone(short)))
    }

    /// Asserts what lies in these zones of a seat, in any order; private maids the active one first.
    pub fn has(&mut self, seat: usize, zones: &str) -> &mut Scene {
        for (zone, wanted) in self.names.zones(zones) {
            let (found, wanted) = (spelled(&self.house(seat, zone)), spelled(&wanted));
            let in_order = |list| if zone == "private_maids" { list } else { sorted(list) };
            assert_eq!(in_order(found), in_order(wanted), "{zone} of seat {seat}");
        }
        self
    }

    /// Asserts the first cards of these zones, the top one first.
    pub fn begins(&mut self, seat: usize, zones: &str) -> &mut Scene {
        for (zone, wanted) in self.names.zones(zones) {
            let (found, wanted) = (spelled(&self.house(seat, zone)), spelled(&wanted));
            assert_eq!(found.get(..wanted.len()), Some(&wanted[..]), "top of {zone} of seat {seat}: {found:?}");
        }
        self
    }

    /// The Bad Habits of a seat.
    pub fn habits(&mut self, seat: usize) -> i64 {
        self.house(seat, "bad_habits").as_i64().unwrap_or(0)
    }

    /// The visible card of a discard pile.
    pub fn top(&mut self, seat: usize) -> String {
        self.zone(seat, "discard").first().expect("a card on the discard pile").clone()
    }

    /// Asserts how many cards lie in a zone.
    pub fn count(&mut self, seat: usize, zone: &str, count: usize) -> &mut Scene {
        assert_eq!(self.zone(seat, zone).len(), count, "{zone} of seat {seat}");
        self
    }

    /// Cards in a one-kind pile of the town.
    pub fn pile(&mut self, card: &str) -> i64 {
        let card = self.names.id(card);
        self.state()["town"]["piles"][&card].as_i64().unwrap_or_else(|| panic!("no pile {card} in the town"))
    }

    /// Asserts the size of a town pile.
    pub fn pile_is(&mut self, card: &str, size: i64) -> &mut Scene {
        assert_eq!(self.pile(card), size, "pile of {card}");
        self
    }

    /// Is there such a pile in the town?
    pub fn has_pile(&mut self, card: &str) -> bool {
        let card = self.names.id(card);
        self.state()["town"]["piles"].get(card).is_some()
    }

    /// The piles of general kinds in the town, in the order of names.
    pub fn kinds(&mut self) -> Vec<String> {
        let piles = self.state()["town"]["piles"].clone();
        let piles = piles.as_object().expect("piles").keys().cloned();
        sorted(piles.filter(|pile| crate::laid::is_general(pile)).collect())
    }

    /// A row of the town: `private_maids` or `reminiscences`, `face_up` or `deck`.
    pub fn town(&mut self, row: &str, part: &str) -> Vec<String> {
        strings(&self.state()["town"][row][part])
    }

    /// Asserts the private maids of the town: those face up, and those face down (both in any order).
    pub fn private_town(&mut self, face_up: &str, deck: &str) -> &mut Scene {
        self.row("private_maids", face_up, deck)
    }

    /// Asserts the town's reminiscences in the same way.
    pub fn remi_town(&mut self, face_up: &str, deck: &str) -> &mut Scene {
        self.row("reminiscences", face_up, deck)
    }

    fn row(&mut self, row: &str, face_up: &str, deck: &str) -> &mut Scene {
        for (part, wanted) in [("face_up", face_up), ("deck", deck)] {
            let wanted = self.names.cards(wanted);
            assert_eq!(sorted(self.town(row, part)), sorted(wanted), "{row}, {part}");
        }
        self
    }

    /// Motto: the refined maid of a seat.
    pub fn refined(&mut self, seat: usize) -> Option<String> {
        self.house(seat, "refined").as_str().map(Into::into)
    }

    /// Motto: the refined maids in the park, in the order of names.
    pub fn park(&mut self) -> Vec<String> {
        sorted(strings(&self.state()["town"]["refined"]))
    }

    /// Motto: a preparation pile, top first; nothing where there is no such pile.
    pub fn prep(&mut self, pile: &str) -> Option<Vec<String>> {
        self.state()["town"]["preparations"].get(pile).map(strings)
    }

    /// Motto: asserts a preparation pile, top first.
    pub fn prep_is(&mut self, pile: &str, list: &str) -> &mut Scene {
        assert_eq!(self.prep(pile), Some(self.names.cards(list)), "pile of {pile}");
        self
    }

    /// Motto: the eleventh pile, top first.
    pub fn guests(&mut self) -> Vec<String> {
        strings(&self.state()["town"]["guests"])
    }

    /// Motto: the private pile, top first.
    pub fn privates(&mut self) -> Vec<String> {
        let mut all = self.town("private_maids", "face_up");
        all.extend(self.town("private_maids", "deck"));
        all
    }
}

/// What lies in a zone, one text a card: the maid with her illnesses, the building with what is beneath it.
fn spelled(zone: &Value) -> Vec<String> {
    match zone {
        Value::Array(cards) => cards.iter().flat_map(spelled).collect(),
        Value::Object(card) => {
            let part = |name: &str| {
                card.get(name).filter(|part| **part != json!(0)).map_or_else(String::new, Value::to_string)
            };
            vec![[part("card"), part("illness"), part("under")].join(" ")]
        }
        Value::Null => Vec::new(),
        other => vec![other.to_string()],
    }
}
