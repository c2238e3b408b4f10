//! Love Letter: sixteen cards, one in the hand, and a Princess who reads only one letter.
//!
//! The rules in short, by their IDs in `docs/RULES.md`: each player holds one card (LL-SETUP-05),
//! draws a second, lays one down and does what it says (LL-TURN-01). Whoever is caught is out of
//! the round; the last one left, or the highest card when the deck is empty, wins a token of
//! affection (LL-ROUND-02). Enough tokens win the game (LL-GAME-01).
//!
//! Where this version differs from a table of people: the deck is shuffled once per round from one
//! stream of chance, cards to be played on somebody are always played on somebody who can be
//! chosen (LL-TURN-08), and the engine remembers what each seat has seen for as long as it is true.
//!
//! - [`Letter`] is the game as set up; it fulfils [`livret_kernel::Game`].
//! - [`State`] is the whole position, [`View`] what one viewer may know of it.
//! - The cards are data: `cards/love-letter.ron`, in the vocabulary of [`Effect`].

// A new word does not compile until every place has met it.
#![warn(clippy::wildcard_enum_match_arm)]

mod action;
mod arrange;
mod book;
mod card;
mod deal;
mod effect;
#[cfg(test)]
mod endings;
mod event;
mod follow;
mod game;
mod layout;
mod letter;
mod menu;
mod offer;
mod pile;
mod play;
mod position;
mod refusal;
mod resample;
mod round;
mod seats;
mod state;
mod text;
mod told;
mod view;
mod wrong;

pub use action::Action;
pub use book::card_infos;
pub use card::{Card, Kinds};
pub use effect::{Aim, Effect};
pub use event::{Event, Happened};
pub use follow::{Known, Values, follow};
pub use letter::{GAME_ID, Letter, OPTIONS, SEATS, SecondTie};
pub use pile::{Deck, Row};
pub use position::{Aside, Onlooker, Player, Position, Watching};
pub use seats::Seats;
pub use state::State;
pub use told::{FromAside, Happening, Now};
pub use view::{HandView, View};
pub use wrong::Wrong;
