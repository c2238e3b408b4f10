//! The durable log of a table: one line for everything that happened.

use serde::{Deserialize, Serialize};

use crate::row::Line;

/// One line. Its number is its place in the log, counted from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// Milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub data: LineData,
}

/// What happened. As small as it can be: every live table keeps its whole log in memory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum LineData {
    Started {
        /// Data of the cards that may be corrected later, as the record will carry it. Large, so it is written once and
        /// forgotten in memory as long as the shipped cards are the same ([`crate::live::LiveTable::sleep`]).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<Box<livret_kernel::CardChanges>>,
    },
    /// Older lines also say `free`; whether an action may be taken back without asking is reckoned from the game.
    Played {
        ply: u32,
        seat: u8,
        action: Box<str>,
        /// A digest of the client's token; 0 for bots.
        token: u64,
        /// The client played it by itself: nobody chose it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_itself: bool,
    },
    Undone {
        to: u32,
        by: u8,
    },
    /// What is played from here on is held back.
    HeldBack,
    /// This seat is asked, and told what led to it.
    Asked {
        seat: u8,
    },
    /// What was held back is told to everybody.
    Shown,
    Said {
        person: Box<str>,
        text: Box<str>,
    },
    Changed {
        what: Box<str>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
}

impl LineData {
    fn kind(&self) -> &'static str {
        match self {
            LineData::Started { .. } => "started",
            LineData::Played { .. } => "played",
            LineData::Undone { .. } => "undone",
            LineData::HeldBack => "held_back",
            LineData::Asked { .. } => "asked",
            LineData::Shown => "shown",
            LineData::Said { .. } => "said",
            LineData::Changed { .. } => "changed",
        }
    }
}

impl LogLine {
    /// As it is kept.
    #[must_use]
    pub fn stored(&self, seq: u64) -> Line {
        let data = serde_json::to_string(&self.data).expect("a line is plain data");
        Line { seq, at: self.at, kind: self.data.kind(), data }
    }

    /// As a browser keeps it: in one text, its time beside what happened.
    #[must_use]
    pub fn kept(&self) -> String {
        let data = serde_json::to_string(&self.data).expect("a line is plain data");
        format!("{{\"at\":{},{}", self.at, &data[1..])
    }

    /// As it was kept.
    pub(crate) fn read(seq: u64, at: i64, text: &str) -> Result<LogLine, String> {
        let data = serde_json::from_str(text).map_err(|error| format!("line {seq}: {error}"))?;
        Ok(LogLine { at, data })
    }
}

/// A digest of a client's token (FNV-1a), never 0. Collisions could only hurt the seat that made both tokens.
#[must_use]
pub fn token_digest(token: &str) -> u64 {
    let digest = token
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    digest.max(1)
}
