//! Everything that goes between the server and its clients, as types.
//!
//! From these types come the client's TypeScript (`web/src/wire/wire.ts`, see `tests/typescript.rs`)
//! and the schemas of the OpenAPI description. What the games say (views, decisions, events, scores, cards, records) is in their
//! own types, described where they stand ([`games`]): the engine stays free of this crate, and a test plays games and reads
//! everything they say back into these types.

mod brief;
mod error;
pub mod games;
mod identity;
mod live;
mod local;
pub mod packed;
mod settings;
mod table;

pub use brief::{BriefDecision, BriefOffer, BriefValues};
pub use error::{ErrorBody, Fact, Fault, FaultCode, Reason};
pub use identity::{
    Block, BlockKind, BlockWish, ChangePassword, DeleteMe, Login, Me, NewGuest, Recover, Register, Registered, Rename,
    ServerInfo, Start,
};
pub use live::{ClientMessage, Earlier, Entry, LogEntry, ServerMessage, Snapshot};
pub use local::{
    Keep, KeptRow, KeptTable, LOCAL_PREFIX, LocalAnswer, LocalRequest, Reply, ThinkOrder, Thought, is_local,
};
pub use settings::{Access, Clock, Pace, TableSettings};
pub use table::{
    Act, Acted, Chat, Clocks, Companion, Consent, EditSeat, Ending, FinishedGame, GameResult, GamesPage, Hint,
    ImportRecord, Invitation, Invite, KeptSeat, Lobby, Moves, NewTable, Pairing, PairingState, PositionAt, Preview,
    Previewed, Replace, SeatInfo, SeatKind, SeatWish, Sit, Stage, Statistics, Table, TableRecord, TableSummary, Undo,
    UndoAsked,
};

/// The TypeScript of every type of the wire, in one file's text.
#[cfg(feature = "describe")]
#[must_use]
pub fn typescript() -> String {
    let mut out = String::from(
        "// Made from the Rust types in crates/wire. Do not edit: run `LIVRET_BLESS=1 cargo test -p livret-wire`.\n",
    );
    identity::declare(&mut out);
    error::declare(&mut out);
    settings::declare(&mut out);
    table::declare(&mut out);
    live::declare(&mut out);
    brief::declare(&mut out);
    local::declare(&mut out);
    out.push_str(&format!("\n/** What the id of a table begins with that is kept in a browser. */\nexport const LOCAL_PREFIX = '{LOCAL_PREFIX}';\n"));
    games::declare(&mut out);
    out
}

/// Writes the declarations of types, one after another.
macro_rules! declare {
    ($($name:ty),* $(,)?) => {
        #[cfg(feature = "describe")]
        pub(crate) fn declare(out: &mut String) {
            use ts_rs::TS;
            $(
                out.push_str("\nexport ");
                out.push_str(&<$name>::decl(&ts_rs::Config::default()));
                out.push('\n');
            )*
        }
    };
}
pub(crate) use declare;
