//! What a card says about itself, in the same words for every game.

use serde::{Deserialize, Serialize};

/// The languages of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Lang {
    En,
    Fr,
    Ja,
}

impl Lang {
    /// The language of a code.
    #[must_use]
    pub fn of(code: &str) -> Option<Lang> {
        [Lang::En, Lang::Fr, Lang::Ja].into_iter().find(|lang| lang.code() == code)
    }

    /// As on the wire, and as the folders of `words/` are called.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Ja => "ja",
        }
    }
}

/// A name, or a text, in the languages it is known in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Names {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
    /// Japanese, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub ja: Option<String>,
}

impl Names {
    /// The name in a language; English stands in where it is not known.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
            Lang::Ja => self.ja.as_deref().unwrap_or(&self.en),
        }
    }

    /// As it is shown: French apostrophes are curved, however they were typed. Data keeps what was typed, since the
    /// hash of a record covers it.
    #[must_use]
    pub fn typeset(mut self) -> Self {
        self.fr = self.fr.replace('\'', "’");
        self
    }
}

/// Where a card's numbers come from (CARDS.md).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Provenance {
    /// Printed: rulebook, official sheet or card face.
    P,
    /// Likely: one decent source, or a strong pattern.
    L,
    /// Reconstructed by us: a stand-in, replaceable by data.
    R,
}

impl Provenance {
    /// The mark as a letter.
    #[must_use]
    pub fn letter(self) -> &'static str {
        match self {
            Provenance::P => "P",
            Provenance::L => "L",
            Provenance::R => "R",
        }
    }
}

/// The symbols of a card; those it does not have are 0 and are omitted on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Gives {
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "describe", ts(as = "Option<u8>", optional))]
    pub draw: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "describe", ts(as = "Option<u8>", optional))]
    pub serving: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "describe", ts(as = "Option<u8>", optional))]
    pub love: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "describe", ts(as = "Option<u8>", optional))]
    pub employment: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "describe", ts(as = "Option<u8>", optional))]
    pub imagination: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "describe", ts(as = "Option<u8>", optional))]
    pub concentration: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "describe", ts(as = "Option<u8>", optional))]
    pub effort: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A sign for the face of a card, where there is no room for its text: a counter or a short word, with a number where it
/// has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Sign {
    /// Its name on the wire: a counter, `draw`, `away` (a card is discarded), `cost`, `chief`, `then`, `or`, a pile of preparations,
    /// or a word.
    pub sign: &'static str,
    /// How many.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub n: Option<u8>,
}

impl Sign {
    /// A sign that says all by itself.
    #[must_use]
    pub const fn word(sign: &'static str) -> Sign {
        Sign { sign, n: None }
    }

    /// So many of it.
    #[must_use]
    pub const fn many(sign: &'static str, n: u8) -> Sign {
        Sign { sign, n: Some(n) }
    }
}

/// One entry of the `cards` list (PROTOCOL).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "Card"), schema(as = Card))]
pub struct CardInfo {
    /// The id, as in actions and positions.
    pub id: String,
    /// The name in every known language.
    pub names: Names,
    /// The box it comes in: a game id.
    pub set: String,
    /// What sort of card it is.
    pub kind: String,
    /// What hiring it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub cost: Option<u8>,
    /// Printed victory points (Love Letter: the value).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub vp: Option<i8>,
    /// Copies in the box.
    pub copies: u8,
    /// Symbols.
    pub gives: Gives,
    /// Servings that chambering costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub chambermaid_cost: Option<u8>,
    /// Where the numbers come from.
    pub provenance: Provenance,
    /// Rules that speak of the card.
    pub rules: Vec<String>,
    /// What the card does, rendered from its data.
    pub text: Names,
    /// Of that, what it is worth at the end of the game, as sentences of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub scoring: Option<Names>,
    /// What it asks for besides love, in signs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Sign>>", optional))]
    pub asks: Vec<Sign>,
    /// What its text comes to in signs; none where it takes the text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Sign>>", optional))]
    pub does: Vec<Sign>,
}
