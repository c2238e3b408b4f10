//! Tables: opening them, sitting down, what they look like from outside, records.

use livret_games::{AnyTold, Scores, SeatScore, UnreadRecord, View};
use livret_kernel::{Record, TableOptions};
use livret_shown::{Advice, Decision};
use serde::{Deserialize, Serialize};

use crate::settings::{Access, Clock, TableSettings};

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatWish {
    /// Whoever opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of that level.
    Bot {
        /// Its name, as in `ServerInfo.bots`.
        level: String,
    },
    /// Another player on the host's screen (hot-seat).
    Here {
        /// What they are called.
        name: String,
    },
}

/// Open a table. `POST /api/tables`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// One entry a seat, in turn order; their number is the number of players.
    pub seats: Vec<SeatWish>,
    /// The options of `new` (PROTOCOL.md). Without `first` the server draws who begins.
    #[serde(default)]
    pub options: TableOptions,
    /// What the table chooses besides its game.
    #[serde(flatten)]
    pub settings: TableSettings,
    /// Same seed, same game: only at tables with one person or one screen. Drawn by the operating system when absent.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub seed: Option<String>,
}

/// Would this table do? `POST /api/preview` with a `NewTable`'s game, number of players and options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Preview {
    /// The game's id.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// The options of `new`.
    #[serde(default)]
    pub options: TableOptions,
}

/// What the options come to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Previewed {
    /// As resolved: the town or park as ids, booleans spelled out.
    pub options: TableOptions,
    /// Ids of every card at the table.
    pub cards: Vec<String>,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are open.
    Waiting,
    /// Under way.
    Playing,
    /// Played to an end.
    Over,
    /// Ended without a result.
    Aborted,
}

/// A table as one person sees it from outside: no cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Table {
    /// Also the code to join by: eight letters and digits.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// As wished; as resolved once the game has begun.
    pub options: TableOptions,
    /// In turn order.
    pub seats: Vec<SeatInfo>,
    /// What the table chose besides its game. `discreet`, once the game has begun: only where two people play.
    #[serde(flatten)]
    pub settings: TableSettings,
    /// Something was played and is not shown to me yet: no clock runs, and I cannot act. See `discreet`.
    #[serde(default)]
    pub pausing: bool,
    /// Where the table is in its life.
    pub stage: Stage,
    /// The id of the person who opened it.
    pub host: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub created: i64,
    /// Of the last change.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub updated: i64,
    /// Actions played.
    pub ply: u32,
    /// Number of the newest entry of the table's log.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub seq: u64,
    /// Seats of the person this is sent to; several on one screen.
    pub you: Vec<u8>,
    /// People watching.
    pub watchers: u32,
    /// Time left.
    pub clocks: Option<Clocks>,
    /// An undo that waits for consent.
    pub undo_asked: Option<UndoAsked>,
    /// Seats that would break off the game; the others who play have to wish it too.
    #[serde(default)]
    pub abort_asked: Vec<u8>,
    /// How it ended.
    pub result: Option<GameResult>,
    /// The rematch.
    pub next: Option<String>,
    /// Something was taken back in this game.
    pub undone: bool,
    /// Whoever has the link may see the game when it is over.
    pub shared: bool,
    /// Seats that would show it; the others who played have to wish it too.
    pub share_asked: Vec<u8>,
}

/// A seat and who sits in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatInfo {
    /// Who sits in it.
    pub kind: SeatKind,
    /// The name to show; empty for an open seat. A bot's name is its level.
    pub name: String,
    /// The person's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub person: Option<String>,
    /// The person has an account: nobody else bears this name.
    #[serde(default)]
    pub account: bool,
    /// The bot that plays: the seat's own, or the one that took over from somebody who left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub bot: Option<String>,
    /// Is the person connected?
    pub online: bool,
    /// The person left or resigned; a bot plays on.
    pub left: bool,
    /// The person resigned or ran out of time and may not come back.
    pub resigned: bool,
    /// An open seat that is kept for somebody who played the game before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub kept: Option<KeptSeat>,
    /// The person is not here. In so many milliseconds the others may let a bot play for them; 0 where they may now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional, type = "number"))]
    pub away: Option<i64>,
    /// When they went, in milliseconds since 1970: who came back for a moment and went again is away anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional, type = "number"))]
    pub away_since: Option<i64>,
    /// Seats that would let a bot play for whoever is away; the others who are here have to wish it too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<u8>>", optional))]
    pub replace_asked: Vec<u8>,
}

/// For whom a seat is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KeptSeat {
    /// Their id.
    pub person: String,
    /// Their name.
    pub name: String,
    /// Milliseconds, at the moment the message was made.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub left: i64,
}

/// What a seat holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum SeatKind {
    Open,
    Person,
    Bot,
    /// A player on the host's screen.
    Here,
}

/// Time left, at the moment the message was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Clocks {
    /// Milliseconds by seat.
    #[cfg_attr(feature = "describe", ts(type = "number[]"))]
    pub left: Vec<i64>,
    /// Whose clock runs.
    pub running: Option<u8>,
}

/// An undo that waits for consent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct UndoAsked {
    /// The seat that asks.
    pub by: u8,
    /// The game would go back to this number of actions.
    pub to: u32,
    /// Seats that still have to answer.
    pub waiting: Vec<u8>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Ending {
    Played,
    Resigned,
    OutOfTime,
    Aborted,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GameResult {
    /// Why.
    pub ending: Ending,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// In seat order; those of the moment it ended.
    pub scores: Vec<SeatScore>,
}

/// A line of a list of tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct TableSummary {
    pub id: String,
    pub game: String,
    /// The boxes in play.
    pub sets: Vec<String>,
    pub seats: Vec<SeatInfo>,
    pub stage: Stage,
    pub access: Access,
    pub clock: Clock,
    pub spectators: bool,
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub created: i64,
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub updated: i64,
    pub ply: u32,
    /// My seats.
    pub you: Vec<u8>,
    /// It is my decision.
    pub your_turn: bool,
    pub winners: Vec<u8>,
}

/// `GET /api/lobby`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Lobby {
    /// With an open seat.
    pub open: Vec<TableSummary>,
    /// Under way, and others may watch.
    pub live: Vec<TableSummary>,
    /// People here.
    pub people: u32,
}

/// `GET /api/me/games`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GamesPage {
    /// Newest first.
    pub games: Vec<TableSummary>,
    /// Pass it as `before` to go on.
    pub next: Option<String>,
}

/// Take a seat. `POST /api/tables/{id}/sit`
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Sit {
    /// The first open one when absent.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub seat: Option<u8>,
}

/// Let a bot play for somebody who is away. `POST /api/tables/{id}/replace`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Replace {
    /// Theirs.
    pub seat: u8,
}

/// Invite somebody to a free seat. `POST /api/tables/{id}/invite`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Invite {
    /// Somebody I have played with.
    pub person: String,
}

/// A seat is offered. `GET /api/me/invitations`; over the socket as `invited`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Invitation {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The boxes in play.
    pub sets: Vec<String>,
    /// Who invites.
    pub by: String,
    /// Their name.
    pub name: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub at: i64,
}

/// Somebody I have played with. `GET /api/me/people`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Companion {
    /// Their id.
    pub person: String,
    /// Their name.
    pub name: String,
    /// They have an account: nobody else bears this name.
    pub account: bool,
    /// Games together.
    pub games: u32,
    /// Of the last one, in milliseconds since 1970.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub last: i64,
    /// Are they here now?
    pub online: bool,
}

/// My finished games, in figures. `GET /api/me/statistics`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Statistics {
    /// Newest first; at most a thousand.
    pub games: Vec<FinishedGame>,
}

/// A finished game as one of its players counts it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct FinishedGame {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The boxes in play.
    pub sets: Vec<String>,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub at: i64,
    /// My seat.
    pub seat: u8,
    /// In seat order.
    pub seats: Vec<SeatInfo>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// Why it ended.
    pub ending: Ending,
    /// My score, line by line.
    pub score: SeatScore,
}

/// The host changes a seat before the game. `POST /api/tables/{id}/seats`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct EditSeat {
    pub seat: u8,
    pub wish: SeatWish,
}

/// Play an action. `POST /api/tables/{id}/act`; over the socket as `act`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Act {
    /// The number of actions played when it was decided: an answer to another decision is stale.
    pub ply: u32,
    /// As offered by the decision.
    pub action: String,
    /// Made up by the client, new for each action: the same token again is the same action, and is only acknowledged.
    pub token: String,
    /// On one screen: for which seat. The deciding one when absent.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub seat: Option<u8>,
    /// The client played it by itself: nobody chose it. Taking back does not stop at it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
    pub by_itself: bool,
}

/// The action is played and durable.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Acted {
    /// Its number in the table's log.
    #[cfg_attr(feature = "describe", ts(type = "number"))]
    pub seq: u64,
    /// Actions played now.
    pub ply: u32,
    /// The next decision, with its actions if it is mine; none while what I played is not shown to me yet (`discreet`).
    pub decision: Option<Decision>,
    /// What happened, as I may see it.
    pub events: Vec<AnyTold>,
}

/// Go back to an earlier moment. `POST /api/tables/{id}/undo`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Undo {
    /// Actions played now, so that a late wish is harmless.
    pub ply: u32,
    /// Actions to keep. Absent: back to the last decision that I made myself.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub to: Option<u32>,
    /// On one screen: for which seat.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub seat: Option<u8>,
}

/// Answer to a wish to undo. `POST /api/tables/{id}/consent`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Consent {
    pub yes: bool,
}

/// Say something. `POST /api/tables/{id}/chat`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Chat {
    /// At most 300 characters.
    pub text: String,
}

/// What a bot would do. `GET /api/tables/{id}/hint?level=master`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hint {
    /// For which moment.
    pub ply: u32,
    /// Which bot.
    pub level: String,
    /// Up to three, best first.
    pub best: Vec<Advice<String>>,
}

/// The game at one moment. `GET /api/tables/{id}/view`, and `GET /api/tables/{id}/replay?ply=N&as=0|1|…|spectator|all`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PositionAt {
    /// Actions played.
    pub ply: u32,
    /// What this viewer may know; with `all`, everything.
    pub view: View,
    /// As if the game ended now; absent where the table does not show it.
    pub standing: Option<Scores>,
}

/// The moves of a finished game, a page at a time. `GET /api/tables/{id}/moves?as=…&from=…&limit=…`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Moves {
    /// The table, or the imported record shown like one.
    pub table: Table,
    /// One entry an action.
    pub moves: Vec<crate::LogEntry>,
    /// Plies of this page at which turns begin.
    pub turns: Vec<u32>,
    /// Where there is more: pass it as `from`.
    #[serde(default)]
    pub next: Option<u32>,
}

/// The portable record of a finished game. `GET /api/tables/{id}/record`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableRecord {
    /// As every engine reads it.
    #[serde(flatten)]
    pub record: Record,
    /// How often something was taken back; absent where nothing was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub undone: Option<u32>,
    /// It was played in somebody's browser, without a server: nobody else has seen the chance come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "describe", ts(as = "Option<bool>", optional))]
    pub offline: bool,
}

/// Bring a record in. `POST /api/records`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ImportRecord {
    /// As it was taken along; its format and rules are judged before its shape.
    #[cfg_attr(feature = "describe", ts(as = "Record"))]
    #[cfg_attr(feature = "describe", schema(value_type = Record))]
    pub record: UnreadRecord,
}

/// Find me a game. `POST /api/pairing`; asked again every few seconds, or told over the socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct Pairing {
    pub game: String,
    pub players: u8,
    pub clock: Clock,
}

/// Where a search for a game stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PairingState {
    /// Found: go there.
    pub table: Option<String>,
    /// People waiting for the same, me included.
    pub waiting: u32,
}

crate::declare!(
    SeatWish,
    NewTable,
    Preview,
    Previewed,
    Stage,
    Table,
    SeatInfo,
    SeatKind,
    KeptSeat,
    Clocks,
    UndoAsked,
    Ending,
    GameResult,
    TableSummary,
    Lobby,
    GamesPage,
    Sit,
    Replace,
    Invite,
    Invitation,
    Companion,
    Statistics,
    FinishedGame,
    EditSeat,
    Act,
    Acted,
    Undo,
    Consent,
    Chat,
    Hint,
    PositionAt,
    Moves,
    TableRecord,
    ImportRecord,
    Pairing,
    PairingState,
);
