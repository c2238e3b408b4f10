//! What happened, as one viewer is told.

use std::fmt::Debug;

use livret_kernel::Viewer;
use serde::{Deserialize, Serialize};

use crate::{CardId, Cause, Move, Shown};

/// A game that shows positions and tells what happened in types of its own.
pub trait Telling: Shown {
    /// An event as PROTOCOL.md shows it.
    type Happening: Serialize + Clone + PartialEq + Debug + Send + Sync;
    /// What counts about a turn.
    type Now: Serialize + Clone + PartialEq + Debug + Send + Sync;

    /// What of a view does not follow from events: what the rules say now, and what is known of hidden cards.
    type Values: Serialize + Clone + PartialEq + Debug + Send + Sync;

    /// The table's cards in their order, by which some zones are sorted.
    fn card_order(&self) -> Vec<CardId>;

    /// The phase of the turn.
    fn phase(&self, state: &Self::State) -> Phase;

    /// What a viewer may know, as it goes out.
    fn shown(&self, view: &Self::View) -> Self::Position;

    /// What a viewer is told of an event; without a viewer everything, for local use.
    fn told(&self, event: &Self::Event, viewer: Option<Viewer>) -> Told<Self::Happening, Self::Now>;

    /// What of a view travels as values.
    fn values(&self, view: &Self::Position) -> Self::Values;

    /// From the last view to the next: what its viewer was told since, and the values of now. Law, checked for every game by
    /// `following` in `livret-testkit`: it is the view that the game gives.
    fn follow(&self, view: &mut Self::Position, told: &[Told<Self::Happening, Self::Now>], values: &Self::Values);
}

/// One thing that happened, with what moved and why. `E` is the family's event as PROTOCOL.md shows it, `N` what a family counts
/// about a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Told<E, N> {
    /// What happened.
    #[serde(flatten)]
    pub event: E,
    /// What went from where to where.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Move>>", optional))]
    pub moves: Vec<Move>,
    /// Because of which card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub because: Option<Cause>,
    /// What counts now, where that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub now: Option<N>,
}

/// A phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Phase {
    /// The starting phase.
    Start,
    /// The serving phase.
    Serve,
    /// The employ phase.
    Hire,
    /// The dismissal phase.
    Dismiss,
    /// Motto: refined maids are chosen.
    Pick,
    /// Motto: the refined maid's phase.
    Refined,
    /// Motto: the work phase.
    Work,
    /// Love Letter: a card is played.
    Play,
    /// The game is over.
    Over,
}
