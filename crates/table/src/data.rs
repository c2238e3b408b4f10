//! What is kept of a table besides its log: small, plain, rewritten with every change.

use std::collections::{BTreeMap, BTreeSet};

use livret_kernel::{Arrangement, RulesVersion, TableOptions};
use livret_wire::{Clock, GameResult, SeatKind, Stage, TableSettings, UndoAsked};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::discreet::Pause;

/// The bot that plays on for somebody who is away: it plays all games, decently and at once.
pub const DEPUTY: &str = "butler";

/// A table without its log and its game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct TableData {
    pub setup: Setup,
    pub seats: Vec<SeatData>,
    pub stage: Stage,
    /// Seed, options and cards of the game, once it has begun. Never leaves while the game is live.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningData>,
    /// Whose decision it is.
    pub decider: Option<u8>,
    #[serde(default)]
    pub time: Time,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_asked: Option<UndoAsked>,
    /// People who want the game ended without a result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abort_asked: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// Are questions kept from others? SeatedBot when the game begins.
    #[serde(default)]
    pub discreet: bool,
    /// Something is held back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause: Option<Pause>,
    /// Actions that those who watch do not count.
    #[serde(default)]
    pub uncounted: u32,
    /// How often something was taken back.
    #[serde(default)]
    pub undone: u32,
    /// Names of those who said something: kept apart from what they said, so that a name can be forgotten.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub speakers: BTreeMap<String, String>,
    /// Who of those seen here has an account, by id.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub accounts: BTreeSet<String>,
    /// People who would show the game to whoever has the link.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub share_asked: Vec<String>,
}

impl TableData {
    /// Is it the same as before but for what the log tells too: whose decision it is, and what others count? A clock's
    /// time is not in the log.
    #[must_use]
    pub fn follows_from_log(&self, before: &TableData) -> bool {
        let TableData { setup, seats, stage, opening, decider: _, time, undo_asked, abort_asked, result, .. } = self;
        let TableData { next, discreet, pause, uncounted: _, undone, speakers, accounts, share_asked, .. } = self;
        let untimed = setup.settings.clock == Clock::None || *time == before.time;
        untimed
            && pause.is_none()
            && before.pause.is_none()
            && (*stage, *discreet, *undone) == (before.stage, before.discreet, before.undone)
            && (seats, undo_asked, abort_asked) == (&before.seats, &before.undo_asked, &before.abort_asked)
            && (result, next, share_asked) == (&before.result, &before.next, &before.share_asked)
            && (speakers, accounts) == (&before.speakers, &before.accounts)
            && (setup, opening) == (&before.setup, &before.opening)
    }
}

/// What the host wished.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Setup {
    pub game: String,
    pub host: String,
    pub options: TableOptions,
    #[serde(flatten, deserialize_with = "of_any_age")]
    pub settings: TableSettings,
    /// Chosen by the host; only at tables of one person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Brought in as a record: nobody ever sat here.
    #[serde(default)]
    pub imported: bool,
    /// Played in somebody's browser, without a server; also where it was brought in as such a record.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offline: bool,
}

/// Tables from before there was a choice were opened with the promise that whoever has the link may see the game, and
/// their links are out; and nobody was discreet.
fn of_any_age<'de, D: Deserializer<'de>>(from: D) -> Result<TableSettings, D::Error> {
    let mut found = Map::<String, Value>::deserialize(from)?;
    found.entry("share").or_insert(true.into());
    found.entry("discreet").or_insert(false.into());
    serde_json::from_value(found.into()).map_err(D::Error::custom)
}

/// Enough to deal the same game again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct OpeningData {
    /// The rules it is played by, also when newer ones have come. Tables of rules 1.0 do not say so.
    #[serde(default = "first_rules")]
    pub rules: RulesVersion,
    pub seed: String,
    /// Resolved.
    pub options: TableOptions,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrange: Option<Arrangement>,
    /// Data of cards that differ from the house's, for imported records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<livret_kernel::CardChanges>,
}

fn first_rules() -> RulesVersion {
    RulesVersion::V1_0
}

/// A seat and who sits in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct SeatData {
    pub kind: SeatKind,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    #[serde(default)]
    pub left: bool,
    #[serde(default)]
    pub resigned: bool,
    /// An open seat that is kept for somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<Kept>,
}

/// For whom a seat is kept, and until when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Kept {
    pub person: String,
    pub name: String,
    /// In the milliseconds that are handed in.
    pub until: i64,
}

impl SeatData {
    /// Nobody yet.
    #[must_use]
    pub fn open() -> SeatData {
        SeatData {
            kind: SeatKind::Open,
            name: String::new(),
            person: None,
            bot: None,
            left: false,
            resigned: false,
            kept: None,
        }
    }

    /// A person.
    #[must_use]
    pub fn person(id: &str, name: &str) -> SeatData {
        SeatData { kind: SeatKind::Person, name: name.into(), person: Some(id.into()), ..SeatData::open() }
    }

    /// Nobody yet, and nobody but this person until then.
    #[must_use]
    pub fn kept_for(id: &str, name: &str, until: i64) -> SeatData {
        SeatData { kept: Some(Kept { person: id.into(), name: name.into(), until }), ..SeatData::open() }
    }

    /// Is it free for this person?
    #[must_use]
    pub fn is_free_for(&self, person: &str, now: i64) -> bool {
        self.kind == SeatKind::Open && !self.kept.as_ref().is_some_and(|kept| kept.until > now && kept.person != person)
    }

    /// A bot.
    #[must_use]
    pub fn bot(level: &str) -> SeatData {
        SeatData { kind: SeatKind::Bot, name: level.into(), bot: Some(level.into()), ..SeatData::open() }
    }

    /// Another player on the host's screen.
    #[must_use]
    pub fn here(name: &str) -> SeatData {
        SeatData { kind: SeatKind::Here, name: name.into(), ..SeatData::open() }
    }

    /// The bot that plays this seat now.
    #[must_use]
    pub fn played_by_bot(&self) -> Option<&str> {
        (self.kind == SeatKind::Bot || self.left).then_some(self.bot.as_deref()).flatten()
    }

    /// Does somebody of flesh and blood play this seat now?
    #[must_use]
    pub fn played_by_person(&self) -> bool {
        matches!(self.kind, SeatKind::Person | SeatKind::Here) && !self.left
    }
}

/// The clocks, as they stood when the running one was started.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Time {
    /// Milliseconds by seat.
    pub left: Vec<i64>,
    /// When the running clock was started, in the milliseconds that are handed in: not wall time.
    pub since: i64,
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};

    use super::*;

    /// As tables were stored before there were links that show nothing and discreet questions.
    fn old() -> Value {
        json!({"game": "tanto-cuore", "host": "h", "options": {}, "access": "open", "clock": {"kind": "move", "seconds": 60},
            "spectators": true, "pace": "instant", "hints": true, "tracker": false, "undo": false, "start_when_full": false})
    }

    #[test]
    fn an_old_table_keeps_its_settings_and_what_they_meant() {
        let setup: Setup = from_value(old()).expect("an old table");
        let wanted = TableSettings {
            access: livret_wire::Access::Open,
            clock: livret_wire::Clock::Move { seconds: 60 },
            spectators: true,
            share: true,
            pace: livret_wire::Pace::Instant,
            hints: true,
            tracker: false,
            undo: false,
            discreet: false,
            start_when_full: false,
        };
        assert_eq!(setup.settings, wanted);
    }

    #[test]
    fn settings_are_stored_beside_the_rest_of_the_set_up() {
        let stored = json!(from_value::<Setup>(old()).expect("an old table"));
        assert_eq!((&stored["access"], &stored["share"]), (&json!("open"), &json!(true)));
        assert_eq!(from_value::<Setup>(stored.clone()).map(|setup| json!(setup)).expect("what was stored"), stored);
    }
}
