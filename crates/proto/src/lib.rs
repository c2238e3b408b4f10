//! The engine protocol (docs/PROTOCOL.md): one JSON object per line in, one per line out.

/// One conversation: at most one game at a time.
#[derive(Default)]
pub struct Engine {}

impl Engine {
    /// An engine without a game, with the shipped cards.
    #[must_use]
    pub fn new() -> Self {
        Engine {}
    }

    /// Answers one line (without its line feed). Never panics, whatever the bytes.
    pub fn handle(&mut self, _line: &[u8]) -> String {
        String::from(r#"{"ok":false}"#)
    }
}
