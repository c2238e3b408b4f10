//! What a bot would do.

use livret_kernel::Names;
use serde::{Deserialize, Serialize};

/// An action with what a bot thinks of it. `A` is an action of the game, or its text on the way out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How good it is, in the bot's own measure: higher is better.
    pub value: f64,
    /// Why, in words.
    pub reason: Names,
}
