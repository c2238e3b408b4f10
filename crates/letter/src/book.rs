//! The cards as data, read once.

use std::sync::OnceLock;

use livret_kernel::{CardInfo, Gives, Names, Provenance, Sign};
use serde::Deserialize;

use crate::menu::Menu;
use crate::{Card, Deck, Effect, GAME_ID, text};

/// A card as the file writes it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Face {
    pub(crate) id: Card,
    value: u8,
    pub(crate) copies: u8,
    pub(crate) names: Names,
    pub(crate) effect: Effect,
    provenance: Sources,
    rules: Vec<String>,
}

/// The copies are not printed where the rest is (AMB-LL-01), so they carry a mark of their own.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sources {
    copies: Provenance,
    rest: Provenance,
}

impl Face {
    fn info(&self, book: &Book) -> CardInfo {
        CardInfo {
            id: self.id.id().into(),
            names: self.names.clone().typeset(),
            set: GAME_ID.into(),
            kind: "character".into(),
            cost: None,
            vp: Some(self.value as i8),
            copies: self.copies,
            gives: Gives::default(),
            chambermaid_cost: None,
            provenance: weaker(self.provenance.copies, self.provenance.rest),
            rules: self.rules.clone(),
            text: text::rule(self, book),
            scoring: None,
            asks: Vec::new(),
            does: vec![Sign::word(self.effect.sign())],
        }
    }
}

/// A card is as sure as the least sure of its numbers.
fn weaker(a: Provenance, b: Provenance) -> Provenance {
    [Provenance::R, Provenance::L].into_iter().find(|&mark| a == mark || b == mark).unwrap_or(Provenance::P)
}

/// All cards, and what follows from them.
#[derive(Debug)]
pub(crate) struct Book {
    faces: Vec<Face>,
    /// Every card of the box, ascending.
    pub(crate) cards: [Card; Deck::ROOM],
    /// The same, ready to be shuffled.
    pub(crate) deck: Deck,
    effects: [Effect; 16],
    pub(crate) menu: Menu,
}

impl Book {
    fn read(data: &str) -> Result<Book, String> {
        let faces: Vec<Face> = ron::from_str(data).map_err(|error| error.to_string())?;
        check_kinds(&faces)?;
        let cards: Vec<Card> = faces.iter().flat_map(|face| (0..face.copies).map(|_| face.id)).collect();
        let cards: [Card; Deck::ROOM] =
            cards.try_into().map_err(|cards: Vec<Card>| format!("the box has {} cards, not 16", cards.len()))?;
        let mut deck = Deck::default();
        cards.iter().rev().for_each(|&card| deck.put(card));
        Ok(Book { cards, deck, effects: effects(&faces), menu: Menu::of(&faces), faces })
    }

    /// What a card does.
    #[inline]
    pub(crate) fn effect(&self, card: Card) -> Effect {
        self.effects[usize::from(card.value() & 15)]
    }

    /// What the file says of a card.
    pub(crate) fn face(&self, card: Card) -> &Face {
        &self.faces[usize::from(card.value() - 1) % Card::KINDS]
    }

    /// The entries of the `cards` list, by value.
    pub(crate) fn infos(&self) -> Vec<CardInfo> {
        self.faces.iter().map(|face| face.info(self)).collect()
    }
}

/// A card's number in the engine is its value, so the file lists all eight by value.
fn check_kinds(faces: &[Face]) -> Result<(), String> {
    let listed = faces.iter().map(|face| (face.id, face.value));
    if listed.eq(Card::all().map(|card| (card, card.value()))) {
        Ok(())
    } else {
        Err("the file must list the eight cards by value, from 1 to 8".into())
    }
}

fn effects(faces: &[Face]) -> [Effect; 16] {
    let mut effects = [Effect::Protect; 16];
    for face in faces {
        effects[usize::from(face.value & 15)] = face.effect;
    }
    effects
}

/// The shipped cards.
pub(crate) fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| Book::read(include_str!("../cards/love-letter.ron")).expect("a test reads the shipped cards"))
}

/// The cards of the game, as the `cards` list shows them.
#[must_use]
pub fn card_infos() -> Vec<CardInfo> {
    book().infos()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: &str = include_str!("../cards/love-letter.ron");

    fn fault(data: &str) -> String {
        Book::read(data).expect_err("the data is wrong")
    }

    /// Proves LL-SETUP-02, AMB-LL-01.
    #[test]
    fn ll_setup_02_the_box_has_sixteen_cards_in_the_classic_distribution() {
        let copies: Vec<u8> = Book::read(DATA).unwrap().faces.iter().map(|face| face.copies).collect();
        assert_eq!(copies, [5, 2, 2, 2, 2, 1, 1, 1]);
    }

    #[test]
    fn wrong_data_is_refused_with_its_place_or_its_reason() {
        assert!(fault(&DATA.replace("effect: Look", "effect: Peek")).contains("Peek"));
        assert!(fault(&DATA.replace("effect: Look", "effect: Peek")).starts_with(char::is_numeric), "line and column");
        assert!(fault(&DATA.replace("value: 2", "value: 3")).contains("by value"));
        assert!(fault(&DATA.replace("copies: 5", "copies: 4")).contains("15 cards"));
        assert!(fault(&DATA.replace("id: \"king\"", "id: \"duke\"")).contains("duke"));
    }

    #[test]
    fn a_card_is_as_sure_as_its_least_sure_number() {
        assert!(card_infos().iter().all(|card| card.provenance == Provenance::L));
        assert_eq!(weaker(Provenance::P, Provenance::P), Provenance::P);
    }
}
