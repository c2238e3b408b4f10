//! Kinds of cards, and sets of kinds.

use std::num::NonZeroU8;
use std::sync::LazyLock;

use livret_shown::CardId;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// The ids of the cards on the wire, by value from 1.
const IDS: [&str; Card::KINDS] = ["guard", "priest", "baron", "handmaid", "prince", "king", "countess", "princess"];

/// The same for the outside, made once.
static SHOWN: LazyLock<[CardId; Card::KINDS]> = LazyLock::new(|| IDS.map(CardId::from));

/// A card: its kind, which is its printed value. Copies of a kind are not told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(NonZeroU8);

#[allow(missing_docs)]
impl Card {
    pub const GUARD: Card = Card::of(1);
    pub const PRIEST: Card = Card::of(2);
    pub const BARON: Card = Card::of(3);
    pub const HANDMAID: Card = Card::of(4);
    pub const PRINCE: Card = Card::of(5);
    pub const KING: Card = Card::of(6);
    pub const COUNTESS: Card = Card::of(7);
    pub const PRINCESS: Card = Card::of(8);
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 8;

    const fn of(value: u8) -> Card {
        Card(NonZeroU8::new(value).expect("values begin at 1"))
    }

    /// The card with this value.
    #[inline]
    #[must_use]
    pub fn with_value(value: u8) -> Option<Card> {
        if usize::from(value) > Self::KINDS { None } else { NonZeroU8::new(value).map(Card) }
    }

    /// The card of four bits out of a packed pile; 0 is no card.
    #[inline]
    pub(crate) fn unpacked(bits: u8) -> Option<Card> {
        NonZeroU8::new(bits & 15).map(Card)
    }

    /// The card with this id.
    #[must_use]
    pub fn with_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }

    /// Every kind, by ascending value.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=Self::KINDS as u8).map(Card::of)
    }

    /// The printed value.
    #[inline]
    #[must_use]
    pub fn value(self) -> u8 {
        self.0.get()
    }

    /// The id for the outside.
    #[must_use]
    pub fn shown(self) -> CardId {
        SHOWN[usize::from(self.value() - 1) % Self::KINDS].clone()
    }

    /// The id on the wire.
    #[must_use]
    pub fn id(self) -> &'static str {
        IDS[usize::from(self.value() - 1) % Self::KINDS]
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = String::deserialize(from)?;
        Card::with_id(&id).ok_or_else(|| D::Error::custom(format!("there is no card \"{id}\"")))
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);

    /// The set of one kind.
    #[inline]
    #[must_use]
    pub fn of(card: Card) -> Kinds {
        Kinds(1 << ((card.value() - 1) & 7))
    }

    /// The kinds of this value and below.
    #[inline]
    #[must_use]
    pub fn up_to(card: Card) -> Kinds {
        let top = Kinds::of(card).0;
        Kinds(top | (top - 1))
    }

    /// This set and another.
    #[inline]
    #[must_use]
    pub fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Is the kind in the set?
    #[inline]
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        self.0 & Kinds::of(card).0 != 0
    }

    /// Is no kind in the set?
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, by ascending value.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |&card| self.has(card))
    }
}

impl FromIterator<Card> for Kinds {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Kinds::NONE, |set, card| set.and(Kinds::of(card)))
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_of_a_card_is_one_byte() {
        assert_eq!(size_of::<Option<Card>>(), 1);
    }

    #[test]
    fn kinds_up_to_the_baron_are_three() {
        let low: Vec<Card> = Kinds::up_to(Card::BARON).cards().collect();
        assert_eq!(low, [Card::GUARD, Card::PRIEST, Card::BARON]);
        assert_eq!(Kinds::up_to(Card::PRINCESS).cards().count(), Card::KINDS);
    }

    #[test]
    fn ids_and_values_name_the_same_cards() {
        for card in Card::all() {
            assert_eq!(Card::with_id(card.id()), Some(card));
            assert_eq!(Card::with_value(card.value()), Some(card));
        }
        assert_eq!(Card::with_value(9), None);
    }
}
