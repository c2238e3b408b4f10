//! What a table shows and asks, as types that every game fills and every face reads.
//!
//! The engines know what is asked, what happened and why. Here are the words in which they say it: places, moves and
//! causes ([`Move`]), what is asked ([`Ask`]) and what can be answered ([`Offer`]);
//! and what a table may choose before it begins ([`OptionSpec`]). Text and JSON are made of these values
//! once, at the rim; whoever shows a table matches on them and never takes a text apart, nor knows a card by its id.

mod advice;
mod ask;
mod card;
mod decision;
mod offer;
mod option;
mod pile;
mod place;
mod shown;
mod told;

pub use advice::Advice;
pub use ask::{Ask, Decline, Sort};
pub use card::CardId;
pub use decision::{Decision, Detail};
pub use livret_kernel::Occasion;
pub use offer::{Counter, Effect, Objects, Offer, Pantry, SickMaid, Verb};
pub use option::{Asked, Limits, OptionKind, OptionSpec, OptionValue, SeatLimits, Usual, Variant, Way, When};
pub use pile::{ClosedPile, Deck, Hand, Height, HiddenDeck, HiddenHand, OpenPile, Tally, TopOfPile, present};
pub use place::{Cause, Move, Place, Zone};
pub use shown::{Shown, offers};
pub use told::{Phase, Telling, Told};
