//! The card data of all boxes, loaded once and checked with file, line and column.

use std::sync::{Arc, OnceLock};

use livret_kernel::{CardChanges, CardInfo, Names, Provenance, SetupError, digest};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::signs;
use crate::text;
use crate::words::{Bonus, CardDef, Cond, Filter, Kind, Standing, Word};

/// The boxes, in the order of the `cards` list.
const SHIPPED: [(&str, &str); 4] = [
    ("tanto-cuore.ron", include_str!("../cards/tanto-cuore.ron")),
    ("expanding-the-house.ron", include_str!("../cards/expanding-the-house.ron")),
    ("romantic-vacation.ron", include_str!("../cards/romantic-vacation.ron")),
    ("motto-tanto-cuore.ron", include_str!("../cards/motto-tanto-cuore.ron")),
];

/// A data file: one box.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetFile {
    set: String,
    names: Names,
    love: (u8, u8, u8),
    /// Where the number of Love cards comes from.
    love_mark: Provenance,
    #[serde(default)]
    chiefs: Option<(String, String)>,
    first_game: Vec<String>,
    cards: Vec<CardDef>,
}

/// A file of corrections: cards that replace the shipped ones of the same id.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    cards: Vec<CardDef>,
}

/// What a box says about itself.
#[derive(Clone, Debug)]
pub struct SetInfo {
    /// The game id.
    pub id: String,
    /// Its name.
    pub names: Names,
    /// Copies of the three Love cards.
    pub love: [u8; 3],
    /// Where those numbers come from.
    pub love_mark: Provenance,
    /// The maid chief and the chambermaid chief.
    pub chiefs: Option<(String, String)>,
    /// The town, or park, of a first game.
    pub first_game: Vec<String>,
}

/// A card and the box it comes in.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its data.
    pub def: CardDef,
    /// The index of its box.
    pub set: usize,
}

/// All cards of all boxes.
#[derive(Clone, Debug)]
pub struct Library {
    /// The boxes.
    pub sets: Vec<SetInfo>,
    /// The cards, in the order that ties are broken by.
    pub cards: Vec<Card>,
    changed: Vec<usize>,
}

impl Library {
    /// The cards as shipped.
    #[must_use]
    pub fn shipped() -> &'static Arc<Library> {
        static LIBRARY: OnceLock<Arc<Library>> = OnceLock::new();
        LIBRARY.get_or_init(|| {
            Arc::new(Library::load(&SHIPPED).expect("the shipped card files are sound; a test reads them"))
        })
    }

    fn load(files: &[(&str, &str)]) -> Result<Library, SetupError> {
        let mut library = Library { sets: Vec::new(), cards: Vec::new(), changed: Vec::new() };
        for &(label, text) in files {
            let file: SetFile = parse(label, text)?;
            let set = library.sets.len();
            library.sets.push(SetInfo {
                id: file.set,
                names: file.names,
                love: file.love.into(),
                love_mark: file.love_mark,
                chiefs: file.chiefs,
                first_game: file.first_game,
            });
            for def in file.cards {
                if library.index(&def.id).is_some() {
                    return Err(at(label, text, &def.id, "this id stands here twice"));
                }
                library.cards.push(Card { def, set });
            }
        }
        for &(label, text) in files {
            library.check(label, text, |card| text.contains(&quoted(&card.def.id)))?;
        }
        Ok(library)
    }

    /// The shipped cards with those of a RON file `(cards: [ … ])` in place of their namesakes.
    pub fn with_file(label: &str, text: &str) -> Result<Library, SetupError> {
        let file: CardsFile = parse(label, text)?;
        Library::with_cards(label, text, file.cards)
    }

    /// The shipped cards with those that a record carries.
    pub fn with_changes(changes: &[Value]) -> Result<Library, SetupError> {
        let read = |value: &Value| {
            serde_json::from_value::<CardDef>(value.clone())
                .map_err(|e| SetupError::bad(format!("the record's changed cards: {e}")))
        };
        let cards = changes.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        Library::with_cards("the record's changed cards", "", cards)
    }

    fn with_cards(label: &str, text: &str, cards: Vec<CardDef>) -> Result<Library, SetupError> {
        let mut library = Library::clone(Library::shipped());
        for def in cards {
            let Some(index) = library.index(&def.id) else {
                return Err(at(label, text, &def.id, "there is no card with this id to replace"));
            };
            let shipped = &library.cards[index].def;
            if def.kind != shipped.kind {
                return Err(at(label, text, &def.id, "the category of a card cannot be changed"));
            }
            if *shipped != def {
                library.cards[index].def = def;
                library.changed.push(index);
            }
        }
        library.changed.sort_unstable();
        library.changed.dedup();
        library.check(label, text, |card| text.is_empty() || text.contains(&quoted(&card.def.id)))?;
        Ok(library)
    }

    /// The index of a card.
    #[must_use]
    pub fn index(&self, id: &str) -> Option<usize> {
        self.cards.iter().position(|card| card.def.id == id)
    }

    /// The index of a box.
    #[must_use]
    pub fn set_index(&self, id: &str) -> Option<usize> {
        self.sets.iter().position(|set| set.id == id)
    }

    /// The `cards` list of PROTOCOL.
    #[must_use]
    pub fn card_infos(&self) -> Vec<CardInfo> {
        (0..self.cards.len()).map(|index| self.info(index)).collect()
    }

    /// The cards of one box, with the Love cards that every box has under the same ids.
    #[must_use]
    pub fn box_infos(&self, id: &str) -> Option<Vec<CardInfo>> {
        let set = self.set_index(id)?;
        let mut love = self.sets[set].love.into_iter();
        let mut infos = Vec::new();
        for (index, card) in self.cards.iter().enumerate() {
            if card.def.kind == Kind::Love {
                let copies = love.next().expect("three Love cards");
                let provenance = self.sets[set].love_mark;
                infos.push(CardInfo { copies, provenance, set: id.into(), ..self.info(index) });
            } else if card.set == set {
                infos.push(self.info(index));
            }
        }
        Some(infos)
    }

    /// One entry of it.
    #[must_use]
    pub fn info(&self, index: usize) -> CardInfo {
        let Card { def, set } = &self.cards[index];
        CardInfo {
            id: def.id.clone(),
            names: def.names.clone().typeset(),
            set: self.sets[*set].id.clone(),
            kind: def.kind.as_str().into(),
            cost: def.cost,
            vp: def.vp,
            copies: def.copies,
            gives: def.gives,
            chambermaid_cost: def.chamber,
            provenance: def.mark,
            rules: def.rules.clone(),
            text: text::card_text(self, def),
            scoring: text::scoring_text(self, def),
            asks: signs::asks(def),
            does: signs::does(def),
        }
    }

    /// What a record says about cards that differ from the shipped ones, or are reconstructions.
    #[must_use]
    pub fn changes(&self, in_use: impl Fn(usize) -> bool, mark: impl Fn(usize) -> Provenance) -> Option<CardChanges> {
        let data = |index: &usize| serde_json::to_value(&self.cards[*index].def).expect("card data is plain");
        let changed: Vec<Value> = self.changed.iter().filter(|&&index| in_use(index)).map(data).collect();
        let reconstructed: Vec<String> = (0..self.cards.len())
            .filter(|&index| in_use(index) && mark(index) == Provenance::R)
            .map(|index| self.cards[index].def.id.clone())
            .collect();
        if changed.is_empty() && reconstructed.is_empty() {
            return None;
        }
        let all: Vec<Value> = (0..self.cards.len()).filter(|&index| in_use(index)).map(|index| data(&index)).collect();
        Some(CardChanges { hash: digest(&Value::Array(all)), changed, reconstructed })
    }

    /// The name of a card in the shipped spelling, for rendered text.
    #[must_use]
    pub fn names(&self, id: &str) -> Option<&Names> {
        self.index(id).map(|index| &self.cards[index].def.names)
    }

    fn check(&self, label: &str, text: &str, here: impl Fn(&Card) -> bool) -> Result<(), SetupError> {
        for card in self.cards.iter().filter(|card| here(card)) {
            if let Err(wrong) = self.check_card(&card.def) {
                return Err(at(label, text, &card.def.id, &wrong));
            }
        }
        self.check_totals().map_err(|wrong| SetupError::bad(format!("{label}: {wrong}")))?;
        for set in &self.sets {
            let towns = set.first_game.iter().chain(set.chiefs.iter().flat_map(|(a, b)| [a, b]));
            for id in towns {
                if self.index(id).is_none() {
                    return Err(at(label, text, id, "the box names a card that does not exist"));
                }
            }
        }
        Ok(())
    }

    /// A table has room for what the boxes hold, and no more.
    fn check_totals(&self) -> Result<(), String> {
        let copies = |wanted: &dyn Fn(&CardDef) -> bool| -> u32 {
            self.cards.iter().filter(|c| wanted(&c.def)).map(|c| u32::from(c.def.copies)).sum()
        };
        let limits = [
            (copies(&|def| def.kind == Kind::Reminiscence), 16, "reminiscences"),
            (copies(&|def| def.kind == Kind::Private), 19, "private maids"),
            (copies(&|def| def.kind == Kind::Refined), 9, "refined maids"),
            (copies(&|def| def.id == "illness"), 10, "illnesses"),
        ];
        match limits.into_iter().find(|(n, most, _)| n > most) {
            Some((n, most, what)) => Err(format!("{n} {what} in all; there is room for {most}")),
            None => Ok(()),
        }
    }

    fn check_card(&self, def: &CardDef) -> Result<(), String> {
        let id_is_plain = def.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if def.id.is_empty() || !id_is_plain {
            return Err("an id has lower-case letters, digits and hyphens only".into());
        }
        if def.copies == 0 || def.copies > 40 {
            return Err(format!("copies must be 1 to 40, not {}", def.copies));
        }
        if matches!(def.kind, Kind::Private | Kind::Refined) && def.copies != 1 {
            return Err("there is one of her".into());
        }
        if def.cost.is_some_and(|cost| cost == 0 || cost > 15) {
            return Err("a cost must be 1 to 15".into());
        }
        if def.chamber.is_some_and(|price| price == 0 || price > 9) {
            return Err("the chambering price must be 1 to 9 servings".into());
        }
        if def.abilities.len() > 1 {
            return Err("a card has at most one ability".into());
        }
        if def.kind == Kind::Reminiscence && (def.price.is_empty() || !matches!(def.tier, Some(1 | 2))) {
            return Err("a reminiscence needs a price and tier 1 or 2".into());
        }
        if def.kind == Kind::Preparation && !def.work.is_some_and(|w| (1..=3).contains(&w.rank)) {
            return Err("a preparation needs its work, rank 1 to 3".into());
        }
        for id in mentioned(def) {
            if self.index(&id).is_none() {
                return Err(format!("it mentions \"{id}\", which no box has"));
            }
        }
        Ok(())
    }
}

fn parse<T: serde::de::DeserializeOwned>(label: &str, text: &str) -> Result<T, SetupError> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|e| {
        let start = e.span.start;
        SetupError::bad(format!("{label}, line {}, column {}: {}", start.line, start.col, e.code))
    })
}

/// An error about a card, at the place where its id stands.
fn at(label: &str, text: &str, id: &str, wrong: &str) -> SetupError {
    let place = text.find(&quoted(id)).map(|offset| {
        let before = &text[..offset];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
        format!(", line {line}, column {column}")
    });
    SetupError::bad(format!("{label}{}: card \"{id}\": {wrong}", place.unwrap_or_default()))
}

fn quoted(id: &str) -> String {
    format!("\"{id}\"")
}

/// Every card id that a card's data mentions.
fn mentioned(def: &CardDef) -> Vec<String> {
    let mut ids = Vec::new();
    words_mention(&def.then, &mut ids);
    for ability in &def.abilities {
        ability.needs.iter().for_each(|c| cond_mentions(c, &mut ids));
        words_mention(&ability.does, &mut ids);
    }
    def.only_if.iter().for_each(|c| cond_mentions(c, &mut ids));
    def.price.iter().for_each(|f| filter_mentions(f, &mut ids));
    for standing in &def.always {
        if let Standing::HirePrice(filter, _) = standing {
            filter_mentions(filter, &mut ids);
        }
    }
    for bonus in &def.bonus {
        if let Bonus::Family(family, _) = bonus {
            ids.extend(family.iter().cloned());
        }
    }
    ids
}

fn words_mention(words: &[Word], ids: &mut Vec<String>) {
    for word in words {
        match word {
            Word::If(cond, then) | Word::May(cond, then) => {
                cond_mentions(cond, ids);
                words_mention(then, ids);
            }
            Word::EachOther(then)
            | Word::EachPlayer(then)
            | Word::Neighbours(then)
            | Word::MayDiscardUpTo(_, then)
            | Word::MayDiscardTwins(then)
            | Word::AnyDeck(then)
            | Word::MayAnyDeck(then)
            | Word::Opponent(then)
            | Word::OtherHand(then) => words_mention(then, ids),
            Word::MayDiscard(filter, then)
            | Word::MayReturn(_, filter, then)
            | Word::MayTake(filter, _, then)
            | Word::Demand(filter, then) => {
                filter_mentions(filter, ids);
                words_mention(then, ids);
            }
            Word::MayExchange(_, id, filter) => {
                ids.push(id.clone());
                filter_mentions(filter, ids);
            }
            Word::Discard(filter)
            | Word::Return(filter)
            | Word::Take(filter, _)
            | Word::MayGive(filter)
            | Word::MayChamber(_, filter)
            | Word::Chamber(filter)
            | Word::HirePrice(filter, _) => filter_mentions(filter, ids),
            _ => {}
        }
    }
}

fn cond_mentions(cond: &Cond, ids: &mut Vec<String>) {
    match cond {
        Cond::Seen(filter) | Cond::InTown(filter) | Cond::Holds(filter) => filter_mentions(filter, ids),
        Cond::MoreThan(these, those) => ids.extend(these.iter().chain([those]).cloned()),
        Cond::All(conds) => conds.iter().for_each(|c| cond_mentions(c, ids)),
        _ => {}
    }
}

fn filter_mentions(filter: &Filter, ids: &mut Vec<String>) {
    match filter {
        Filter::Named(id) => ids.push(id.clone()),
        Filter::Both(a, b) | Filter::Either(a, b) => {
            filter_mentions(a, ids);
            filter_mentions(b, ids);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_files_are_sound_and_complete() {
        let library = Library::shipped();
        let of = |set: usize| library.cards.iter().filter(move |c| c.set == set);
        let copies = |set, kind| of(set).filter(|c| c.def.kind == kind).map(|c| u32::from(c.def.copies)).sum::<u32>();
        assert_eq!((of(0).count(), of(1).count(), of(2).count()), (33, 30, 30));
        assert_eq!([0, 1, 2, 3].map(|set| copies(set, Kind::General)), [156, 158, 174, 124]);
        assert_eq!([0, 1].map(|set| copies(set, Kind::Private)), [10, 9]);
        assert_eq!(
            (copies(2, Kind::Reminiscence), copies(3, Kind::Preparation), copies(3, Kind::Refined)),
            (16, 26, 9)
        );
    }

    #[test]
    fn a_broken_file_is_refused_with_file_line_and_column() {
        let broken = "(\n  cards: [\n    (id: \"rosa-topaz\", kind: Privat)\n  ])";
        let error = Library::with_file("mine.ron", broken).unwrap_err().message;
        assert!(error.starts_with("mine.ron, line 3, column "), "{error}");
        let unknown =
            "(cards: [\n (id: \"rosa-tulip\", names: (en: \"R\", fr: \"R\"), kind: Private, copies: 1, mark: P)])";
        let error = Library::with_file("mine.ron", unknown).unwrap_err().message;
        assert!(error.starts_with("mine.ron, line 2, column 7: card \"rosa-tulip\": there is no card"), "{error}");
    }

    #[test]
    fn more_cards_than_a_table_has_room_for_are_refused() {
        let names = "names: (en: \"N\", fr: \"N\")";
        let too_many = [
            format!(
                "(cards: [(id: \"regatta\", {names}, kind: Reminiscence, tier: 2, copies: 20, price: [Cost(2)], mark: R)])"
            ),
            format!("(cards: [(id: \"rosa-topaz\", {names}, kind: Private, cost: 5, copies: 2, mark: R)])"),
            format!("(cards: [(id: \"illness\", {names}, kind: Event, cost: 4, copies: 11, mark: R)])"),
        ];
        for text in too_many {
            assert!(Library::with_file("mine.ron", &text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_card_of_ones_own_replaces_its_namesake_and_says_so() {
        let mine = "(cards: [(id: \"estate\", names: (en: \"Estate\", fr: \"Domaine\"), kind: Building, cost: 5, vp: 3, copies: 8, only_if: ChiefBeneath, mark: P)])";
        let library = Library::with_file("mine.ron", mine).unwrap();
        let changes = library.changes(|_| true, |index| library.cards[index].def.mark).unwrap();
        assert_eq!(changes.changed.len(), 1);
        assert!(!changes.reconstructed.contains(&"estate".to_string()));
        assert_eq!(
            Library::with_changes(&changes.changed).unwrap().cards[library.index("estate").unwrap()].def.vp,
            Some(3)
        );
    }
}
