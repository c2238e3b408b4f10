//! What can be wrong before a game is known; the sentences are in `words/`.

use livret_kernel::{Clause, clauses};

clauses! {
    /// What can be wrong with the name of a game, or with a record before it is played.
    pub enum Wrong {
        UnknownGame { game: String, games: Clause } = "setup-unknown-game",
        RecordObject = "record-object",
        RecordUnread { error: String } = "record-unread",
        RecordNoFormat = "record-no-format",
        RecordFormat { found: String, ours: u32 } = "record-format",
        RecordNoRules = "record-no-rules",
        RecordResult = "record-result",
        RecordCards { told: String, found: String } = "record-cards",
    }
}
