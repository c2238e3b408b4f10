//! Scenario notation for tests, over the engine protocol, and the laws that every game keeps.
//!
//! A [`Scene`] is a game put into a position and driven by action strings, so that a test reads like the rule it proves
//! and keeps its meaning whatever the engine looks like inside:
//!
//! ```
//! let mut scene = livret_testkit::table("tc").seat(0, "hand: rouge L1").open();
//! scene.does("serve:rouge").counters(0, 1, 1).has(0, "hand: L1; play: rouge");
//! ```

pub mod cards;
pub mod following;
mod laid;
mod lawful;
pub mod laws;
mod looks;
pub mod notation;
pub mod offering;
pub mod outside;
pub mod positions;
mod scene;
pub mod secrecy;
pub mod tables;
pub mod total;

pub use laid::{Table, dealt, game_of, table, try_dealt};
pub use scene::Scene;
