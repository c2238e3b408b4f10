//! A game that says what it asks.

use livret_kernel::{Game, Viewer};

use crate::{Ask, Offer};

/// A game whose questions and actions can be shown without knowing its rules.
///
/// Laws, checked for every game by `laws` in `livret-testkit`: the offers of a decision differ, and their texts parse back
/// to their actions; a card that an effect moves lies where the effect says before and after; positions that look
/// the same to a viewer ask that viewer the same.
pub trait Shown: Game {
    /// What is asked, as this viewer may know it. Nothing is told to others where the question itself tells a hand
    /// ([`Decision::seen_by_others`](livret_kernel::Decision::seen_by_others)), nor to anybody when the game is over.
    fn ask(&self, state: &Self::State, viewer: Viewer) -> Option<Ask>;

    /// A legal action as it can be shown.
    fn offer(&self, state: &Self::State, action: Self::Action) -> Offer;
}

/// Everything that can be answered, for the eyes of the seat that decides; nothing for others.
pub fn offers<G: Shown>(game: &G, state: &G::State, viewer: Viewer) -> Vec<Offer> {
    let decides = game.decision(state).is_some_and(|decision| viewer == Viewer::Seat(decision.seat));
    if !decides {
        return Vec::new();
    }
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    legal.into_iter().map(|action| game.offer(state, action)).collect()
}
