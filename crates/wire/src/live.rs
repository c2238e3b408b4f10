//! The socket's messages. One socket a client, any number of tables on it.

use livret_games::{AnyTold, Scores, View};
use livret_shown::CardId;
use serde::{Deserialize, Serialize};

use crate::{BriefValues, Clocks, Fault, Me, Table};

/// From the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum ClientMessage {
    /// Follow a table, as one of my seats or as a spectator. Answered by `snapshot`, or, with `since`, by what has happened since then.
    Watch {
        /// The table's id.
        table: String,
        /// On one screen: whose eyes. My first seat when absent.
        #[serde(default)]
        #[cfg_attr(feature = "describe", ts(optional))]
        seat: Option<u8>,
        /// The last sequence number seen.
        #[serde(default)]
        #[cfg_attr(feature = "describe", ts(optional, type = "number"))]
        since: Option<u64>,
        /// Entries tell what happened and what does not follow from it (`values`), and no whole view where that is enough.
        #[serde(default)]
        #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
        detail: bool,
        /// With `detail`: entries may come packed, as bytes: the length of the text in four bytes, the lowest first, then the
        /// text as one LZ4 block.
        #[serde(default)]
        #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
        packed: bool,
    },
    /// A page of the log before what was told, of a table that this socket follows. Answered by `earlier`.
    Earlier {
        /// The table's id.
        table: String,
        /// `earlier` of the snapshot, or of the page before.
        #[cfg_attr(feature = "describe", ts(type = "number"))]
        before: u64,
    },
    /// No longer.
    Unwatch {
        /// The table's id.
        table: String,
    },
    /// Play. Answered by `accepted` or `refused`, both with the token.
    Act {
        /// The table's id.
        table: String,
        /// What and when.
        #[serde(flatten)]
        act: crate::Act,
    },
    /// Take back, or ask to.
    Undo {
        /// The table's id.
        table: String,
        /// How far.
        #[serde(flatten)]
        undo: crate::Undo,
    },
    /// Answer a wish to undo.
    Consent {
        /// The table's id.
        table: String,
        /// The answer.
        yes: bool,
    },
    /// Say something.
    Chat {
        /// The table's id.
        table: String,
        /// At most 300 characters.
        text: String,
    },
    /// Bots who take their time act at once, until a person has to decide. For those who sit here; where nobody takes their
    /// time, it does nothing.
    Hurry {
        /// The table's id.
        table: String,
    },
    /// Is anybody there?
    Ping,
}

/// To the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "op", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)]
pub enum ServerMessage {
    /// The socket is open.
    Hello {
        /// As whom.
        me: Me,
        /// Of the program: another one than the page's means that the page should be loaded again.
        version: String,
    },
    /// Everything about a table that this client may know.
    Snapshot(Box<Snapshot>),
    /// A page of the log before what was told.
    Earlier(Box<Earlier>),
    /// One more entry of a table's log.
    Entry(Box<Entry>),
    /// Something that is not kept changed at a table: who is connected, who watches.
    Table {
        /// The table from outside.
        info: Box<Table>,
    },
    /// The action is played and durable.
    Accepted {
        /// The table's id.
        table: String,
        /// The client's.
        token: String,
        /// Its entry.
        #[cfg_attr(feature = "describe", ts(type = "number"))]
        seq: u64,
        /// Actions played now.
        ply: u32,
    },
    /// It is not, and nothing has changed.
    Refused {
        /// The table's id.
        table: Option<String>,
        /// The client's, for an action.
        token: Option<String>,
        /// Why.
        error: Fault,
    },
    /// The search for a game is over.
    Paired {
        /// Go there.
        table: String,
    },
    /// Somebody offers me a seat.
    Invited(crate::Invitation),
    /// A notice from the host.
    Banner {
        /// None takes it away.
        text: Option<String>,
    },
    /// The server goes down; come back.
    Closing {
        /// Seconds to wait before trying.
        retry: u32,
    },
    /// Here.
    Pong,
}

/// Everything about a table that a client may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Snapshot {
    /// The table's id.
    pub table: String,
    /// Up to where.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub seq: u64,
    /// The table from outside.
    pub info: Table,
    /// Whose eyes: a seat of mine, or none for a spectator.
    pub seat: Option<u8>,
    /// What they see; none before the game begins.
    pub view: Option<View>,
    /// The table's cards in their order, by which some zones are sorted; none before the game begins.
    #[serde(default)]
    pub cards: Vec<CardId>,
    /// As if the game ended now, where the table shows it, or it is over.
    pub standing: Option<Scores>,
    /// The log so far, of a long one the last page. What was taken back is left out.
    pub log: Vec<LogEntry>,
    /// Where there is more of the log: ask for what stands before this.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(type = "number | null"))]
    pub earlier: Option<u64>,
    /// How far I may go back without asking; none where I may not.
    pub undo_to: Option<u32>,
}

/// A page of a table's log before what was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Earlier {
    /// The table's id.
    pub table: String,
    /// As asked.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub before: u64,
    /// In order. What was taken back is left out.
    pub log: Vec<LogEntry>,
    /// Where there is more.
    #[cfg_attr(feature = "describe", ts(type = "number | null"))]
    pub earlier: Option<u64>,
}

/// One more entry of a table's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Entry {
    /// The table's id.
    pub table: String,
    /// Its number: one more than the entry before it.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub seq: u64,
    /// What happened.
    pub entry: LogEntry,
    /// The table afterwards; absent after an action that changed only what `view` and `clocks` tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub info: Option<Table>,
    /// What this client sees afterwards; absent where the position is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub view: Option<View>,
    /// Instead of `view`, to whoever asked for detail: with this and the events the next view follows from the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub values: Option<BriefValues>,
    /// Time left afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub clocks: Option<Clocks>,
    /// As if the game ended now, where the table shows it, or it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub standing: Option<Scores>,
    /// How far I may go back without asking; absent where I may not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub undo_to: Option<u32>,
}

/// What happened at a table, as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LogEntry {
    /// The game began; the events of the deal.
    Started {
        /// As this viewer sees them.
        events: Vec<AnyTold>,
        /// The table's cards in their order, by which some zones are sorted.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
        cards: Vec<CardId>,
        /// Milliseconds since 1970.
        #[cfg_attr(feature = "describe", ts(type = "number"))]
        at: i64,
    },
    /// Somebody acted.
    Played {
        /// Actions played before it.
        ply: u32,
        /// The seat.
        seat: u8,
        /// Its text, only for the one who acted (and for all after the end).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        action: Option<String>,
        /// The client of whoever acted played it by itself; told to that person alone.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
        by_itself: bool,
        /// As this viewer sees them.
        events: Vec<AnyTold>,
        /// Milliseconds since 1970.
        #[cfg_attr(feature = "describe", ts(type = "number"))]
        at: i64,
    },
    /// Actions from this one on were taken back: drop them from the log.
    Undone {
        /// Actions kept.
        to: u32,
        /// By which seat.
        by: u8,
        /// Milliseconds since 1970.
        #[cfg_attr(feature = "describe", ts(type = "number"))]
        at: i64,
    },
    /// Somebody said something.
    Said {
        /// Their id.
        person: String,
        /// Their name.
        name: String,
        /// They have an account: nobody else bears this name.
        #[serde(default)]
        account: bool,
        /// What; empty from somebody whom this client has muted. Where it is not for this client, the name is empty too.
        text: String,
        /// Milliseconds since 1970.
        #[cfg_attr(feature = "describe", ts(type = "number"))]
        at: i64,
    },
    /// Who sits where, a wish to undo, the stage: see `info`.
    Changed {
        /// What, for the log: `sat`, `stood`, `seat_edited`, `left`, `returned`, `resigned`, `out_of_time`, `undo_asked`, `undo_agreed`,
        /// `undo_refused`, `replaced`, `abort_asked`, `aborted`, `over`, `rematch`, `share_asked`, `shared`, `forgotten`.
        what: String,
        /// Whom it concerns.
        seat: Option<u8>,
        /// Milliseconds since 1970.
        #[cfg_attr(feature = "describe", ts(type = "number"))]
        at: i64,
    },
}

crate::declare!(ClientMessage, ServerMessage, Snapshot, Earlier, Entry, LogEntry);
