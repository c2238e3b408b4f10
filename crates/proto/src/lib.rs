//! The engine protocol (docs/PROTOCOL.md): one JSON object per line in, one per line out.

mod engine;
mod error;
mod lines;
mod request;
mod seed;

pub use engine::Engine;
pub use lines::serve_lines;
pub use seed::fresh_seed;

/// The longest line that is read.
pub const LONGEST_LINE: usize = 1 << 20;
