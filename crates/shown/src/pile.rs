//! Cards in a zone: all of them, or what may be known of them.

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::CardId;

/// A hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Hand {
    /// Seen.
    Cards(Vec<CardId>),
    /// Hidden, but for what the viewer has learnt.
    Hidden(HiddenHand),
}

impl Hand {
    /// How many cards.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Hand::Cards(cards) => cards.len(),
            Hand::Hidden(hand) => hand.count.into(),
        }
    }
}

/// A hand that is not the viewer's.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HiddenHand {
    /// How many cards.
    pub count: u16,
    /// Those of them that the viewer knows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub known: Vec<CardId>,
    /// Love Letter: what everybody knows that it is not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub not: Vec<CardId>,
}

/// A draw pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Deck {
    /// Seen, the top first.
    Cards(Vec<CardId>),
    /// Face down.
    Hidden(HiddenDeck),
}

impl Deck {
    /// How many cards.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Deck::Cards(cards) => cards.len(),
            Deck::Hidden(deck) => deck.count.into(),
        }
    }
}

/// A draw pile face down.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HiddenDeck {
    /// How many cards.
    pub count: u16,
    /// From the top: cards whose place is settled, null where the viewer does not know them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Option<CardId>>>", optional))]
    pub top: Vec<Option<CardId>>,
    /// The same at the bottom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Option<CardId>>>", optional))]
    pub bottom: Vec<Option<CardId>>,
}

/// A pile of which at least the top lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum OpenPile {
    /// Seen, the top first.
    Cards(Vec<CardId>),
    /// Only the top is seen.
    Top(TopOfPile),
}

impl OpenPile {
    /// How many cards.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            OpenPile::Cards(cards) => cards.len(),
            OpenPile::Top(pile) => pile.count.into(),
        }
    }

    /// The card on top.
    #[must_use]
    pub fn top(&self) -> Option<&CardId> {
        match self {
            OpenPile::Cards(cards) => cards.first(),
            OpenPile::Top(pile) => pile.top.as_ref(),
        }
    }
}

/// A pile of which the top is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TopOfPile {
    /// How many cards.
    pub count: u16,
    /// The top one; null when there is none.
    pub top: Option<CardId>,
}

/// A pile face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum ClosedPile {
    /// Seen, the top first.
    Cards(Vec<CardId>),
    /// Nothing but its height is known.
    Hidden(Height),
}

impl ClosedPile {
    /// How many cards.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            ClosedPile::Cards(cards) => cards.len(),
            ClosedPile::Hidden(height) => height.count.into(),
        }
    }
}

/// How many cards a pile has.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Height {
    /// How many cards.
    pub count: u16,
}

/// A number for each of some cards, in the order of the table's cards; on the wire an object.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(type = "Record<string, number>"))]
#[cfg_attr(feature = "describe", schema(value_type = std::collections::BTreeMap<String, u8>))]
pub struct Tally(pub Vec<(CardId, u8)>);

impl Tally {
    /// Nothing counted?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of a card.
    pub fn get_mut(&mut self, card: &CardId) -> Option<&mut u8> {
        self.0.iter_mut().find(|(id, _)| id == card).map(|(_, n)| n)
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (card, n) in &self.0 {
            map.serialize_entry(card, n)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tally, D::Error> {
        deserializer.deserialize_map(TallyVisitor)
    }
}

struct TallyVisitor;

impl<'de> Visitor<'de> for TallyVisitor {
    type Value = Tally;

    fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("numbers by card")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tally, A::Error> {
        let mut tally = Vec::new();
        while let Some(entry) = map.next_entry()? {
            tally.push(entry);
        }
        Ok(Tally(tally))
    }
}

/// Reads a field that may be absent, or there and null (`#[serde(default, deserialize_with = "present")]`).
pub fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<T>>, D::Error> {
    Option::<T>::deserialize(deserializer).map(Some)
}
