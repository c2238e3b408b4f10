//! The law of following: from the last view and what its viewer was told, the next view.
//!
//! Zones, counts, tops, counters, phase and turn follow from events; legal actions, prices, what the turn has seen, unfinished
//! effects and knowledge of hidden cards travel as values. Whoever shows a table needs nothing else.

use livret_games::AnyShown;
use livret_kernel::{FastStreams, Viewer};
use serde_json::json;

use crate::law;
use crate::laws::difference;

/// Plays an action and follows it through every pair of eyes.
pub fn views_follow<G: AnyShown>(
    game: &G,
    state: &G::State,
    action: G::Action,
    luck: &FastStreams,
) -> Result<(), String> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    game.play_unchecked(&mut after, action, &mut luck.clone(), &mut events);
    for viewer in Viewer::all(game.seats()) {
        let mut followed = game.shown(&game.view(state, viewer));
        let next = game.shown(&game.view(&after, viewer));
        let told: Vec<_> = events.iter().map(|event| game.told(event, Some(viewer))).collect();
        game.follow(&mut followed, &told, &game.values(&next));
        law!(
            followed == next,
            "{viewer:?} cannot follow {}: {}\ntold {}",
            game.action_text(action),
            difference(&json!(followed), &json!(next)),
            json!(told)
        );
    }
    Ok(())
}
