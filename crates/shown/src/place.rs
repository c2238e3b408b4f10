//! Where cards lie, what moved, and because of what.

use serde::ser::{SerializeSeq, SerializeStruct};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::CardId;

/// A sort of place. Those of a seat come first, then those of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Zone {
    /// A hand.
    Hand,
    /// A draw pile, from its top; Love Letter's belongs to nobody.
    Deck,
    /// The bottom of a draw pile.
    DeckBottom,
    /// A discard pile; in Love Letter the row of cards laid.
    Discard,
    /// Cards that serve, and Love played, until the dismissal.
    InPlay,
    /// Chambermaids in private quarters.
    Chambermaids,
    /// Private maids, the topmost being the one who works.
    PrivateMaids,
    /// Illnesses on a maid; `on` says which.
    Illnesses,
    /// Bad Habits in private quarters.
    BadHabits,
    /// Buildings.
    Buildings,
    /// Beneath a building; `on` says which.
    Beneath,
    /// Reminiscences that a seat has acquired.
    Reminiscences,
    /// Motto: the refined maid who helps a seat this round.
    Refined,
    /// Motto: preparations that a seat has finished.
    Preparations,
    /// The town's piles, each of one kind.
    Town,
    /// Private maids on offer.
    PrivateOffer,
    /// The pile that those come from.
    PrivatePile,
    /// Reminiscences on offer.
    ReminiscenceOffer,
    /// The pile that those come from.
    ReminiscencePile,
    /// Motto: refined maids whom nobody has chosen.
    Park,
    /// Motto: preparations still to be done.
    Pantry,
    /// Motto: the pile of guests from older boxes.
    Guests,
    /// Love Letter: the card put aside face down.
    Aside,
    /// Love Letter: cards laid open for two players.
    FaceUp,
    /// Out of the game.
    Box,
}

/// A place at the table. Written as a short row, since every move and offer has two of them: `["hand",0]`, `["town"]`,
/// `["illnesses",1,"lucienne",0]`; what is not there is left off from the end.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS))]
#[cfg_attr(feature = "describe", ts(type = "[zone: Zone, seat?: number | null, on?: CardId, illness?: number]"))]
pub struct Place {
    /// What sort of place.
    pub zone: Zone,
    /// Whose.
    pub seat: Option<u8>,
    /// The card that it lies on, or beneath.
    pub on: Option<CardId>,
    /// Of illnesses: how many lie on that copy of her before what is told.
    pub illness: Option<u8>,
}

#[cfg(feature = "describe")]
impl utoipa::PartialSchema for Place {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::schema::{ArrayBuilder, ArrayItems, ObjectBuilder, Schema, SchemaType, Type};
        let any = || Schema::Object(ObjectBuilder::new().schema_type(SchemaType::AnyValue).build());
        let zone = Schema::Object(ObjectBuilder::new().schema_type(Type::String).build());
        let row = ArrayBuilder::new().prefix_items([zone, any(), any(), any()]).items(ArrayItems::False);
        Schema::Array(row.min_items(Some(1)).max_items(Some(4)).build()).into()
    }
}

#[cfg(feature = "describe")]
impl utoipa::ToSchema for Place {}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let length = match self {
            Place { illness: Some(_), .. } => 4,
            Place { on: Some(_), .. } => 3,
            Place { seat: Some(_), .. } => 2,
            Place { .. } => 1,
        };
        let mut row = to.serialize_seq(Some(length))?;
        row.serialize_element(&self.zone)?;
        if length > 1 {
            row.serialize_element(&self.seat)?;
        }
        if length > 2 {
            row.serialize_element(&self.on)?;
        }
        if length > 3 {
            row.serialize_element(&self.illness)?;
        }
        row.end()
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Place, D::Error> {
        /// A row may end anywhere after the zone.
        struct Row;

        impl<'de> serde::de::Visitor<'de> for Row {
            type Value = Place;

            fn expecting(&self, told: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                told.write_str("a place, such as [\"hand\",0]")
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut row: A) -> Result<Place, A::Error> {
                let none = || serde::de::Error::invalid_length(0, &self);
                let zone = row.next_element()?.ok_or_else(none)?;
                let seat = row.next_element()?.flatten();
                let on = row.next_element()?.flatten();
                Ok(Place { zone, seat, on, illness: row.next_element()?.flatten() })
            }
        }

        from.deserialize_seq(Row)
    }
}

impl Place {
    /// A place of the table.
    #[must_use]
    pub fn table(zone: Zone) -> Place {
        Place { zone, seat: None, on: None, illness: None }
    }

    /// A place of a seat.
    #[must_use]
    pub fn of(zone: Zone, seat: livret_kernel::Seat) -> Place {
        Place { zone, seat: Some(seat.0), on: None, illness: None }
    }

    /// The same, on or beneath a card.
    #[must_use]
    pub fn on(self, card: CardId) -> Place {
        Place { on: Some(card), ..self }
    }

    /// The same, on the copy that has so many illnesses.
    #[must_use]
    pub fn ill(self, illness: u8) -> Place {
        Place { illness: Some(illness), ..self }
    }
}

/// Cards that went from one place to another.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "WrittenMove")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Move {
    /// Which, in the order in which they arrive: of a discard pile the last one lies on top. Empty where the viewer may not
    /// know them.
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional), schema(required = false))]
    pub cards: Vec<CardId>,
    /// How many, where the cards are not named.
    #[cfg_attr(feature = "describe", ts(as = "Option<u16>", optional), schema(required = false))]
    pub count: u16,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut written = to.serialize_struct("Move", 3)?;
        match self.cards.as_slice() {
            [] => written.serialize_field("count", &self.count)?,
            cards => written.serialize_field("cards", cards)?,
        }
        written.serialize_field("from", &self.from)?;
        written.serialize_field("to", &self.to)?;
        written.end()
    }
}

/// A move as it is read: cards that are named count themselves.
#[derive(Deserialize)]
struct WrittenMove {
    #[serde(default)]
    cards: Vec<CardId>,
    #[serde(default)]
    count: u16,
    from: Place,
    to: Place,
}

impl From<WrittenMove> for Move {
    fn from(WrittenMove { cards, count, from, to }: WrittenMove) -> Move {
        let count = if cards.is_empty() { count } else { cards.len() as u16 };
        Move { cards, count, from, to }
    }
}

/// Because of which card something happened, and who used it. Named only to those who may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Cause {
    /// The card.
    pub card: CardId,
    /// Who used it.
    pub seat: u8,
}
