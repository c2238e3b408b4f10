//! The secrecy law: what a viewer is not told cannot reach it.
//!
//! Let A be a position, v a viewer, and B dealt anew from what v sees of A.
//!
//! 1. A and B look the same to v, byte for byte, with the same pending decision, the same actions
//!    if v decides, and no card made or lost ([`dealt_anew`]).
//! 2. What v hears of an action is exactly what the rules let it see of the whole
//!    ([`events_tell_only_what_the_rules_say`]).
//! 3. Where v hears the same after an action in A and in B, with the same decision pending, it sees
//!    the same: a view follows from earlier views and what was heard, and from nothing else. An
//!    action that tells nothing but itself is heard the same in both
//!    ([`views_follow_from_what_is_heard`]).

use livret_kernel::{Decision, FastStreams, Game, Viewer};
use serde_json::Value;

use crate::law;
use crate::laws::{Lawful, difference, legal};

/// How often each view is dealt anew.
const SEEDS: u64 = 2;

/// Law 1.
pub fn dealt_anew<G: Lawful>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    census: &[u16],
    luck: u64,
) -> Result<(), String> {
    let view = game.view(state, viewer);
    let json = game.view_json(&view);
    for seed in 0..SEEDS {
        let other = game.resample(&view, &mut FastStreams::new(luck ^ seed));
        law!(game.census(&other) == census, "dealing anew for {viewer:?} made or lost a card: {other:?}\nof {state:?}");
        game.audit(&other).map_err(|what| format!("dealt anew for {viewer:?}: {what}"))?;
        let again = game.view(&other, viewer);
        law!(again == view, "dealt anew, it looks otherwise to {viewer:?}: {again:?}\nnot {view:?}");
        let (bytes, others) = (json.to_string(), game.view_json(&again).to_string());
        law!(bytes == others, "dealt anew for {viewer:?}: {}", difference(&json, &game.view_json(&again)));
        law!(game.decision(&other) == game.decision(state), "another decision is pending for {viewer:?}");
        let asked = game.decision(state).is_some();
        law!(
            !asked || !legal(game, &other).is_empty(),
            "dealt anew for {viewer:?}, a question has no answer: {other:?}"
        );
        if decides(game.decision(state), viewer) {
            let (mine, theirs) = (legal(game, state), legal(game, &other));
            law!(mine == theirs, "{viewer:?} can tell by its actions: {mine:?} {theirs:?}");
        }
    }
    Ok(())
}

fn decides(decision: Option<Decision>, viewer: Viewer) -> bool {
    decision.is_some_and(|decision| viewer == Viewer::Seat(decision.seat))
}

fn played<G: Game>(game: &G, state: &G::State, action: G::Action, luck: &FastStreams) -> (G::State, Vec<G::Event>) {
    let (mut after, mut events) = (state.clone(), Vec::new());
    game.play_unchecked(&mut after, action, &mut luck.clone(), &mut events);
    (after, events)
}

fn heard<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<Value> {
    events.iter().filter_map(|event| game.event_json(event, Some(viewer))).collect()
}

/// Law 2.
pub fn events_tell_only_what_the_rules_say<G: Lawful>(
    game: &G,
    state: &G::State,
    action: G::Action,
    luck: &FastStreams,
) -> Result<(), String> {
    let (_, events) = played(game, state, action, luck);
    for event in &events {
        let whole = game.event_json(event, None).ok_or("an event is told whole without a viewer")?;
        for viewer in Viewer::all(game.seats()) {
            let told = game.event_json(event, Some(viewer)).unwrap_or(Value::Null);
            let allowed = game.by_the_rules(whole.clone(), viewer);
            law!(told == allowed, "{viewer:?} hears {told}, by the rules {allowed}");
        }
    }
    Ok(())
}

/// Law 3.
pub fn views_follow_from_what_is_heard<G: Lawful>(
    game: &G,
    state: &G::State,
    action: G::Action,
    luck: &FastStreams,
) -> Result<(), String> {
    let (after, events) = played(game, state, action, luck);
    for viewer in Viewer::all(game.seats()) {
        let other = game.resample(&game.view(state, viewer), &mut FastStreams::new(3));
        if legal(game, &other).binary_search(&action).is_err() {
            continue;
        }
        let (other_after, other_events) = played(game, &other, action, luck);
        let (here, there) = (heard(game, &events, viewer), heard(game, &other_events, viewer));
        let text = game.action_text(action);
        let same_question = game.decision(&after) == game.decision(&other_after);
        if same_question && game.tells_nothing_more(state, &text) {
            law!(here == there, "{viewer:?} learns more from {text} than the action: {here:?} {there:?}");
        }
        if same_question && here == there {
            let (a, b) = (game.view(&after, viewer), game.view(&other_after, viewer));
            let wire = difference(&game.view_json(&a), &game.view_json(&b));
            // What a bot is given is more than what goes over the wire: both must agree.
            law!(a == b, "{viewer:?} heard the same of {text} and sees {wire}\nafter {here:?}\n{a:?}\n{b:?}");
            let (bytes, others) = (game.view_json(&a).to_string(), game.view_json(&b).to_string());
            law!(bytes == others, "{viewer:?} sees {wire}");
        }
    }
    Ok(())
}
