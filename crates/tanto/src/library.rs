//! The card data of all boxes, loaded once and checked with file, line and column.

use std::sync::{Arc, OnceLock};

use livret_kernel::{CardChanges, CardData, CardInfo, Fact, Names, Provenance, RulesVersion, SetupError, digest};
use ron::value::RawValue;
use serde::{Deserialize, Serialize};

use crate::signs;
use crate::sound::{self, Flaw};
use crate::text;
use crate::words::{CardDef, Kind};
use crate::wrong::InFile;

/// The boxes, in the order of the `cards` list.
const SHIPPED: [(&str, &str); 4] = [
    ("tanto-cuore.ron", include_str!("../cards/tanto-cuore.ron")),
    ("expanding-the-house.ron", include_str!("../cards/expanding-the-house.ron")),
    ("romantic-vacation.ron", include_str!("../cards/romantic-vacation.ron")),
    ("motto-tanto-cuore.ron", include_str!("../cards/motto-tanto-cuore.ron")),
];

/// The boxes as rules 1.0 had them. Frozen: games that were played with them are replayed with them.
const FROZEN_1_0: [(&str, &str); 4] = [
    ("1.0/tanto-cuore.ron", include_str!("../cards/1.0/tanto-cuore.ron")),
    ("1.0/expanding-the-house.ron", include_str!("../cards/1.0/expanding-the-house.ron")),
    ("1.0/romantic-vacation.ron", include_str!("../cards/1.0/romantic-vacation.ron")),
    ("1.0/motto-tanto-cuore.ron", include_str!("../cards/1.0/motto-tanto-cuore.ron")),
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
    /// The rules that these cards go with: whoever sets a table up with them plays by those.
    pub version: RulesVersion,
    /// The boxes.
    pub sets: Vec<SetInfo>,
    /// The cards, in the order that ties are broken by.
    pub cards: Vec<Card>,
    changed: Vec<usize>,
}

impl Library {
    /// The cards as shipped, for the newest rules.
    #[must_use]
    pub fn shipped() -> &'static Arc<Library> {
        Library::of(RulesVersion::NEWEST)
    }

    /// The cards that go with these rules.
    #[must_use]
    pub fn of(version: RulesVersion) -> &'static Arc<Library> {
        static FROZEN: OnceLock<Arc<Library>> = OnceLock::new();
        static SHIPPED_LIBRARY: OnceLock<Arc<Library>> = OnceLock::new();
        let (library, files) = match version {
            RulesVersion::V1_0 => (&FROZEN, &FROZEN_1_0),
            RulesVersion::V2_0 => (&SHIPPED_LIBRARY, &SHIPPED),
        };
        library.get_or_init(|| {
            Arc::new(Library::load(version, files).expect("the shipped card files are sound; a test reads them"))
        })
    }

    /// These cards by other rules: what somebody altered stays so.
    pub fn by_rules(self: &Arc<Library>, version: RulesVersion) -> Result<Arc<Library>, SetupError> {
        if self.version == version {
            return Ok(self.clone());
        }
        if self.changed.is_empty() {
            return Ok(Library::of(version).clone());
        }
        let altered = self.changed.iter().map(|&index| self.cards[index].def.clone()).collect();
        Library::clone(Library::of(version)).altered(&told(InFile::Altered), "", altered).map(Arc::new)
    }

    fn load(version: RulesVersion, files: &[(&str, &str)]) -> Result<Library, SetupError> {
        let mut library = Library { version, sets: Vec::new(), cards: Vec::new(), changed: Vec::new() };
        let files: Vec<(Fact, &str)> = files.iter().map(|&(label, text)| (label.into(), text)).collect();
        for (label, text) in &files {
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
                    return Err(at(label, text, &def.id, InFile::Twice));
                }
                library.cards.push(Card { def, set });
            }
        }
        for (label, text) in &files {
            library.check(label, text, |card| text.contains(&quoted(&card.def.id)))?;
        }
        Ok(library)
    }

    /// The shipped cards with those of a RON file `(cards: [ … ])` in place of their namesakes.
    pub fn with_file(label: &str, text: &str) -> Result<Library, SetupError> {
        let label = Fact::from(label);
        let file: CardsFile = parse(&label, text)?;
        Library::clone(Library::shipped()).altered(&label, text, file.cards)
    }

    /// The shipped cards with altered ones, as a record carries them.
    pub fn with_changes(changes: &[CardData]) -> Result<Library, SetupError> {
        Library::clone(Library::shipped()).with_altered(changes)
    }

    fn with_altered(self, changes: &[CardData]) -> Result<Library, SetupError> {
        let label = &told(InFile::ChangedCards);
        let cards = read_cards(label, "changed", changes)?;
        let ids: Vec<String> = cards.iter().map(|card| card.id.clone()).collect();
        self.altered(label, "", cards).map_err(|error| placed_in_list(error, &ids))
    }

    /// The cards of a record: those of its rules, its stand-ins in the place of what is a stand-in now, and what somebody
    /// altered. Love is counted by the box whose chiefs are at the table.
    pub fn of_record(version: RulesVersion, cards: &CardChanges, chiefs: &str) -> Result<Arc<Library>, SetupError> {
        let base = Library::of(version);
        let stand_ins = read_cards(&told(InFile::StandIns), "stand_ins", &cards.stand_ins)?;
        let set = base.set_index(chiefs).unwrap_or(0);
        if cards.changed.is_empty() && stand_ins.iter().all(|def| base.plays_like(def, set)) {
            return Ok(base.clone());
        }
        let mut library = Library::clone(base);
        for def in stand_ins {
            library.stand_in(def, set)?;
        }
        library.check(&told(InFile::StandIns), "", |_| true)?;
        library.with_altered(&cards.changed).map(Arc::new)
    }

    /// Is this what the card with this id is already, as far as playing goes?
    fn plays_like(&self, def: &CardDef, set: usize) -> bool {
        self.index(&def.id).is_some_and(|index| plain_data(&self.stand_in_data(index, set)) == plain_data(def))
    }

    /// A card as a record keeps it: of Love the copies of its table's box, which are as uncertain as the box.
    fn stand_in_data(&self, index: usize, set: usize) -> CardDef {
        let mut def = self.cards[index].def.clone();
        if let Some(nth) = self.love_number(&def.id) {
            def.copies = self.sets[set].love[nth];
        }
        def
    }

    fn love_number(&self, id: &str) -> Option<usize> {
        self.cards.iter().filter(|card| card.def.kind == Kind::Love).position(|card| card.def.id == id)
    }

    fn stand_in(&mut self, def: CardDef, set: usize) -> Result<(), SetupError> {
        let index = self.replaceable(&told(InFile::StandIns), "", &def)?;
        match self.love_number(&def.id) {
            Some(nth) => self.sets[set].love[nth] = def.copies,
            None => self.cards[index].def = def,
        }
        Ok(())
    }

    /// The index of the card that this one may replace.
    fn replaceable(&self, label: &Fact, text: &str, def: &CardDef) -> Result<usize, SetupError> {
        let Some(index) = self.index(&def.id) else {
            return Err(at(label, text, &def.id, InFile::NotReplacing));
        };
        if def.kind != self.cards[index].def.kind {
            return Err(at(label, text, &def.id, InFile::Category));
        }
        Ok(index)
    }

    /// These cards with somebody's own in place of their namesakes.
    fn altered(mut self, label: &Fact, text: &str, cards: Vec<CardDef>) -> Result<Library, SetupError> {
        let mut replaced = vec![false; self.cards.len()];
        for def in cards {
            let index = self.replaceable(label, text, &def)?;
            if std::mem::replace(&mut replaced[index], true) {
                return Err(at(label, text, &def.id, InFile::Twice));
            }
            if self.cards[index].def != def {
                self.cards[index].def = def;
                self.changed.push(index);
            }
        }
        self.changed.sort_unstable();
        self.changed.dedup();
        self.check(label, text, |card| text.is_empty() || text.contains(&quoted(&card.def.id)))?;
        Ok(self)
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
            names: self.names_now(def).clone().typeset(),
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

    /// What a record says about cards in use that somebody altered, or that are likely or reconstructed. `set` is the box
    /// whose chiefs are at the table.
    #[must_use]
    pub fn changes(
        &self,
        in_use: impl Fn(usize) -> bool,
        mark: impl Fn(usize) -> Provenance,
        set: usize,
    ) -> Option<CardChanges> {
        let used: Vec<usize> = (0..self.cards.len()).filter(|&index| in_use(index)).collect();
        let changed: Vec<usize> = self.changed.iter().copied().filter(|&index| in_use(index)).collect();
        let reconstructed = used.iter().filter(|&&index| mark(index) == Provenance::R);
        let reconstructed: Vec<String> = reconstructed.map(|&index| self.cards[index].def.id.clone()).collect();
        // Rules 1.0 freeze all cards, and their records know no stand-ins.
        let uncertain = |index: &usize| mark(*index) != Provenance::P && !self.changed.contains(index);
        let stand_ins: Vec<usize> = match self.version {
            RulesVersion::V1_0 => Vec::new(),
            RulesVersion::V2_0 => used.iter().copied().filter(uncertain).collect(),
        };
        if changed.is_empty() && reconstructed.is_empty() && stand_ins.is_empty() {
            return None;
        }
        Some(CardChanges {
            hash: self.hash_of(&used, set),
            changed: changed.iter().map(|&index| CardData::of(&self.cards[index].def)).collect(),
            stand_ins: stand_ins.iter().map(|&index| CardData::of(&self.stand_in_data(index, set))).collect(),
            reconstructed,
        })
    }

    /// A digest of what these cards do. Names, marks and sources can be corrected without it.
    fn hash_of(&self, used: &[usize], set: usize) -> String {
        let data = |&index: &usize| match self.version {
            RulesVersion::V1_0 => self.cards[index].def.clone(),
            RulesVersion::V2_0 => plain_data(&self.stand_in_data(index, set)),
        };
        digest(&used.iter().map(data).collect::<Vec<CardDef>>())
    }

    /// The name of a card in the spelling of today, for rendered text.
    #[must_use]
    pub fn names(&self, id: &str) -> Option<&Names> {
        self.index(id).map(|index| self.names_now(&self.cards[index].def))
    }

    /// Frozen cards keep their data, but are called what they are called now.
    fn names_now<'a>(&self, def: &'a CardDef) -> &'a Names {
        if self.version == RulesVersion::NEWEST {
            return &def.names;
        }
        let now = Library::shipped();
        match (Library::of(self.version).index(&def.id), now.index(&def.id)) {
            (Some(then), Some(today)) if Library::of(self.version).cards[then].def.names == def.names => {
                &now.cards[today].def.names
            }
            _ => &def.names,
        }
    }

    fn check(&self, label: &Fact, text: &str, here: impl Fn(&Card) -> bool) -> Result<(), SetupError> {
        for card in self.cards.iter().filter(|card| here(card)) {
            let kind_of = |id: &str| self.index(id).map(|index| self.cards[index].def.kind);
            if let Err(flaw) = sound::check(&card.def, &kind_of) {
                return Err(flawed(label, text, &card.def.id, &flaw));
            }
        }
        let in_file = |wrong| SetupError::bad(InFile::At { at: label.clone(), wrong });
        self.check_totals().map_err(|total| in_file(total.into()))?;
        for set in &self.sets {
            let towns = set.first_game.iter().chain(set.chiefs.iter().flat_map(|(a, b)| [a, b]));
            for id in towns {
                if self.index(id).is_none() {
                    return Err(at(label, text, id, InFile::NoSuchCard));
                }
            }
        }
        Ok(())
    }

    /// A table has room for what the boxes hold, and no more.
    fn check_totals(&self) -> Result<(), InFile> {
        let copies = |wanted: &dyn Fn(&CardDef) -> bool| -> u32 {
            self.cards.iter().filter(|c| wanted(&c.def)).map(|c| u32::from(c.def.copies)).sum()
        };
        let limits = [
            (copies(&|def| def.kind == Kind::Reminiscence), 16, "reminiscences"),
            (copies(&|def| def.kind == Kind::Private), 19, "private-maids"),
            (copies(&|def| def.kind == Kind::Refined), 9, "refined-maids"),
            (copies(&|def| def.id == "illness"), 10, "illnesses"),
        ];
        match limits.into_iter().find(|(n, most, _)| n > most) {
            Some((n, most, what)) => Err(InFile::Total { n, what: what.into(), most }),
            None => Ok(()),
        }
    }
}

fn told(wrong: InFile) -> Fact {
    Fact::Clause(wrong.into())
}

fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

/// A card without what does not matter to play: its names, its mark and its sources.
fn plain_data(def: &CardDef) -> CardDef {
    let nameless = Names { en: String::new(), fr: String::new(), ja: None };
    CardDef { names: nameless, mark: Provenance::P, rules: Vec::new(), ..def.clone() }
}

fn read_cards(label: &Fact, list: &str, cards: &[CardData]) -> Result<Vec<CardDef>, SetupError> {
    let read = |(i, card): (usize, &CardData)| {
        card.read().map_err(|e| {
            let at = told(InFile::Entry { label: label.clone(), list: list.into(), index: i });
            SetupError::bad(InFile::Read { at, error: e.to_string() })
        })
    };
    cards.iter().enumerate().map(read).collect()
}

/// An error about one of a record's changed cards says where in the list it stands.
fn placed_in_list(error: SetupError, ids: &[String]) -> SetupError {
    let about = |id: &String| error.why.facts.contains(&("card", Fact::Text(id.clone())));
    match ids.iter().position(about) {
        Some(index) => SetupError { why: InFile::Changed { index, wrong: error.why }.into(), ..error },
        None => error,
    }
}

fn parse<T: serde::de::DeserializeOwned>(label: &Fact, text: &str) -> Result<T, SetupError> {
    ron_options().from_str(text).map_err(|e| {
        let at = told(InFile::Line { label: label.clone(), line: e.span.start.line, column: e.span.start.col });
        SetupError::bad(InFile::Read { at, error: e.code.to_string() })
    })
}

/// An error about a card, at the place where its id stands.
fn at(label: &Fact, text: &str, id: &str, wrong: InFile) -> SetupError {
    flawed(label, text, id, &Flaw { path: String::new(), wrong: wrong.into() })
}

/// An error about a part of a card: in a file at its line and column, in a record by its path.
fn flawed(label: &Fact, text: &str, id: &str, flaw: &Flaw) -> SetupError {
    let offset = place_of(text, id, &flaw.path).or_else(|| text.find(&quoted(id)));
    let at = offset.map_or(label.clone(), |offset| {
        let before = &text[..offset];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
        told(InFile::Line { label: label.clone(), line, column })
    });
    let (path, wrong) = (flaw.path.clone(), flaw.wrong.clone());
    let wrong = if path.is_empty() { wrong } else { InFile::At { at: path.into(), wrong }.into() };
    SetupError::bad(InFile::Card { at, card: id.into(), wrong })
}

/// The cards of a file as they stand there, to find places in them.
#[derive(Deserialize)]
struct RawCards<'a> {
    #[serde(borrow)]
    cards: Vec<&'a RawValue>,
}

/// The parts of a card that have places of their own.
#[derive(Default, Deserialize)]
#[serde(default)]
struct RawParts<'a> {
    id: String,
    #[serde(borrow)]
    then: Vec<&'a RawValue>,
    #[serde(borrow)]
    abilities: Vec<RawAbility<'a>>,
    #[serde(borrow)]
    always: Vec<&'a RawValue>,
    #[serde(borrow)]
    bonus: Vec<&'a RawValue>,
    #[serde(borrow)]
    price: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct RawAbility<'a> {
    #[serde(borrow)]
    does: Vec<&'a RawValue>,
}

/// Where the outermost word of a path begins, or its card.
fn place_of(text: &str, id: &str, path: &str) -> Option<usize> {
    let raw: RawCards = ron_options().from_str(text).ok()?;
    let (card, parts) = raw.cards.iter().filter_map(|card| Some((*card, parts_of(card)?))).find(|(_, p)| p.id == id)?;
    let list = match path.split_once('[').map_or(path, |(field, _)| field) {
        "then" => parts.then,
        "abilities" => parts.abilities.into_iter().next().map(|a| a.does).unwrap_or_default(),
        "always" => parts.always,
        "bonus" => parts.bonus,
        "price" => parts.price,
        _ => Vec::new(),
    };
    let inner = path.strip_prefix("abilities[0].does").unwrap_or(path);
    let index = inner.split_once('[').and_then(|(_, rest)| rest.split_once(']')).and_then(|(n, _)| n.parse().ok());
    let card = card.get_ron();
    let part = match index.and_then(|index: usize| list.get(index)) {
        Some(part) => part.trim().get_ron(),
        None => &card[card.find(&quoted(id)).unwrap_or(0)..],
    };
    // Raw values are slices of the file itself.
    (part.as_ptr() as usize).checked_sub(text.as_ptr() as usize).filter(|offset| *offset < text.len())
}

fn parts_of<'a>(card: &'a RawValue) -> Option<RawParts<'a>> {
    ron_options().from_str(card.get_ron()).ok()
}

fn quoted(id: &str) -> String {
    format!("\"{id}\"")
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
        let error = Library::with_file("mine.ron", broken).unwrap_err().message();
        assert!(error.starts_with("mine.ron, line 3, column "), "{error}");
        let unknown =
            "(cards: [\n (id: \"rosa-tulip\", names: (en: \"R\", fr: \"R\"), kind: Private, copies: 1, mark: P)])";
        let error = Library::with_file("mine.ron", unknown).unwrap_err().message();
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
        let changes = library.changes(|_| true, |index| library.cards[index].def.mark, 0).unwrap();
        assert_eq!(changes.changed.len(), 1);
        assert!(!changes.reconstructed.contains(&"estate".to_string()));
        let again = Library::of_record(library.version, &changes, "tanto-cuore").unwrap();
        assert_eq!(again.cards[library.index("estate").unwrap()].def.vp, Some(3));
        assert_eq!(again.changes(|_| true, |index| again.cards[index].def.mark, 0), Some(changes));
    }

    #[test]
    fn the_cards_of_rules_1_0_are_never_changed() {
        let frozen = FROZEN_1_0.map(|(_, text)| digest(&text));
        assert_eq!(frozen, FROZEN_DIGESTS);
    }

    /// Change these never: games that were played by rules 1.0 are replayed with these files.
    const FROZEN_DIGESTS: [&str; 4] = [
        "44ac86a0055ec069f48b4d9d6167bdf6",
        "68dffdb1a0d448d461d910d7b0b3b200",
        "e4a34655093850176094690658a027e0",
        "d4e7dbd220722341307941c10d324fc4",
    ];

    fn changes_of(library: &Library) -> CardChanges {
        library.changes(|_| true, |index| library.cards[index].def.mark, 2).expect("many are uncertain")
    }

    #[test]
    fn a_record_with_the_stand_ins_of_today_shares_the_shipped_cards() {
        let (shipped, changes) = (Library::shipped(), changes_of(Library::shipped()));
        assert!(changes.changed.is_empty() && changes.stand_ins.len() > 50);
        let again = Library::of_record(shipped.version, &changes, "romantic-vacation").unwrap();
        assert!(Arc::ptr_eq(&again, shipped));
    }

    #[test]
    fn a_record_keeps_the_stand_ins_it_was_played_with() {
        let (shipped, mut changes) = (Library::shipped(), changes_of(Library::shipped()));
        let read = |card: &CardData| card.read::<CardDef>().unwrap();
        let regatta = changes.stand_ins.iter_mut().find(|card| read(card).id == "regatta").unwrap();
        *regatta = CardData::of(&CardDef { vp: Some(9), ..read(regatta) });
        let then = Library::of_record(shipped.version, &changes, "romantic-vacation").unwrap();
        let index = shipped.index("regatta").unwrap();
        assert_eq!((then.cards[index].def.vp, shipped.cards[index].def.vp), (Some(9), Some(6)));
        let told = changes_of(&then);
        assert_eq!((&told.stand_ins, told.changed.len()), (&changes.stand_ins, 0));
        assert_ne!(told.hash, changes.hash, "the hash covers what the cards do");
    }

    #[test]
    fn a_name_or_a_source_can_be_corrected_without_another_hash() {
        let mut library = Library::clone(Library::shipped());
        let index = library.index("regatta").unwrap();
        library.cards[index].def.names.ja = Some("レガッタ".into());
        library.cards[index].def.rules.push("RV-REMI-04".into());
        assert_eq!(changes_of(&library).hash, changes_of(Library::shipped()).hash);
    }

    #[test]
    fn altered_cards_stay_altered_by_other_rules() {
        let mine = "(cards: [(id: \"estate\", names: (en: \"Estate\", fr: \"Domaine\"), kind: Building, cost: 5, vp: 3, copies: 8, only_if: ChiefBeneath, mark: P)])";
        let library = Arc::new(Library::with_file("mine.ron", mine).unwrap());
        let old = library.by_rules(RulesVersion::V1_0).unwrap();
        let index = old.index("estate").unwrap();
        assert_eq!((old.version, old.cards[index].def.vp, old.changed.len()), (RulesVersion::V1_0, Some(3), 1));
        assert!(Arc::ptr_eq(
            &Library::shipped().by_rules(RulesVersion::V1_0).unwrap(),
            Library::of(RulesVersion::V1_0)
        ));
    }
}
