//! What can be wrong with a table of Love Letter; the sentences are in `words/`.

use livret_kernel::{Clause, clauses};

clauses! {
    /// What can be wrong with the options or the position of a table.
    pub enum Wrong {
        Table { players: usize } = "setup-letter-players",
        NoOption { option: String, known: Clause } = "setup-letter-no-option",
        OptionNumber { option: String, least: u8, most: u8 } = "setup-letter-number",
        OptionValue { option: String, values: Clause } = "setup-letter-value",
        Field { whole: String, field: String } = "arrange-letter-field",
        Players = "arrange-letter-players",
        TooManyPlayers { listed: usize, seats: usize } = "arrange-letter-too-many-players",
        Object { at: String } = "arrange-letter-object",
        Seats { at: String } = "arrange-letter-seats",
        Cards { at: String } = "arrange-letter-cards",
        TooManyCards { at: String, found: usize, most: usize } = "arrange-letter-too-many-cards",
        CardId { at: String } = "arrange-letter-card-id",
        Flag { at: String } = "arrange-letter-flag",
        Number { at: String, least: u64, most: u64 } = "arrange-letter-number",
        Only { at: String, only: String } = "arrange-letter-only",
        Copies { by: usize, card: String, way: String, there: usize, copies: usize } = "arrange-letter-copies",
        NoRoom { at: String } = "arrange-letter-no-room",
        Excluded { at: String, card: String } = "arrange-letter-excluded",
        NothingKnown { at: String } = "arrange-letter-nothing-known",
        SeenUnknown { at: String } = "arrange-letter-seen-unknown",
        OverHand { at: String } = "arrange-letter-over-hand",
        RoundOver = "arrange-letter-round-over",
        PlayerOut { player: u8 } = "arrange-letter-player-out",
        Aside = "arrange-letter-aside",
        DeckEmpty { player: u8 } = "arrange-letter-deck-empty",
        HandSize { at: String, held: usize, player: usize, wants: String } = "arrange-letter-hand-size",
    }
}
