//! Every sentence about the games, once, in every language.
//!
//! The sentences are Project Fluent messages in `words/<language>/*.ftl`, for terminal, engine, bots and browser alike. Their ids
//! follow the types: `event-<type>`, `action-<verb>`, `ask-<sort>`, `refusal-…`, `note-…`, `reason-…`, `option-…`. [`Words`] says
//! one from its arguments; [`Speaker`] says one of a table, from the fields of the typed value itself.
//!
//! ```
//! use livret_words::{Words, args};
//!
//! let french = Words::of("fr").expect("a language of ours");
//! assert_eq!(french.say("counter-serving", &args([("count", 2.into())])), "2 services");
//! ```

pub mod find;
mod functions;
mod reserved;
mod speaker;
mod words;

pub use fluent_bundle::{FluentArgs, FluentValue};
pub use reserved::guarded;
pub use speaker::{Cast, Speaker, word};
pub use words::{Words, args, languages};
