//! The secrecy law: what a viewer is not told cannot reach it.
//!
//! Let A be a position, v a viewer, and B dealt anew from what v sees of A.
//!
//! 1. A and B look the same to v, byte for byte, with the same pending decision, the same question and offers, the same
//!    actions if v decides, and no card made or lost ([`dealt_anew`]).
//! 2. What v hears of an action is exactly what the rules let it see of the whole
//!    ([`events_tell_only_what_the_rules_say`]).
//! 3. Where v hears the same after an action in A and in B, with the same decision pending, it sees
//!    the same: a view follows from earlier views and what was heard, and from nothing else. An
//!    action that tells nothing but itself is heard the same in both
//!    ([`views_follow_from_what_is_heard`]).
//! 4. Let v decide in A. An action that is said to reveal nothing does the same in B, and with every chance: the same events
//!    as a whole, the same view for v, the same decision next. Others therefore learn of it only what v knew and showed
//!    them. And whether an action reveals something does not depend on what is hidden ([`free_of_news`]).

use livret_games::AnyShown;
use livret_kernel::{Decision, FastStreams, Game, Viewer, Witness};
use livret_shown::offers;
use serde_json::{Value, json};

use crate::law;
use crate::laws::{Lawful, difference, event_json, legal};

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
    let json = json!(game.shown(&view));
    for seed in 0..SEEDS {
        let other = game.resample(&view, &mut FastStreams::new(luck ^ seed));
        law!(game.census(&other) == census, "dealing anew for {viewer:?} made or lost a card: {other:?}\nof {state:?}");
        game.audit(&other).map_err(|what| format!("dealt anew for {viewer:?}: {what}"))?;
        let again = game.view(&other, viewer);
        law!(again == view, "dealt anew, it looks otherwise to {viewer:?}: {again:?}\nnot {view:?}");
        let there = json!(game.shown(&again));
        let (bytes, others) = (json.to_string(), there.to_string());
        law!(bytes == others, "dealt anew for {viewer:?}: {}", difference(&json, &there));
        law!(game.decision(&other) == game.decision(state), "another decision is pending for {viewer:?}");
        law!(game.ask(&other, viewer) == game.ask(state, viewer), "{viewer:?} is asked otherwise");
        law!(offers(game, &other, viewer) == offers(game, state, viewer), "{viewer:?} is offered something else");
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

/// With what moved and why: whoever asks for details learns no more.
fn heard<G: AnyShown>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<Value> {
    events.iter().map(|event| json!(game.told(event, Some(viewer)))).collect()
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
        let whole = event_json(game, event, None);
        for viewer in Viewer::all(game.seats()) {
            let told = event_json(game, event, Some(viewer));
            let allowed = game.by_the_rules(whole.clone(), viewer);
            law!(told == allowed, "{viewer:?} hears {told}, by the rules {allowed}");
        }
    }
    Ok(())
}

/// A view on the wire; of cards of one's own without what they change in silence (the next hand, prices), perhaps by
/// what a hand holds.
fn told<G: AnyShown>(game: &G, view: &G::View, whole: bool) -> Value {
    let mut json = json!(game.shown(view));
    if !whole {
        json["so_far"].take();
        json["town"]["prices"].take();
    }
    json
}

/// Law 3; `whole`: of the view that a bot is given too, not only of what goes over the wire.
pub fn views_follow_from_what_is_heard<G: Lawful>(
    game: &G,
    state: &G::State,
    action: G::Action,
    luck: &FastStreams,
    whole: bool,
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
        let plain = |events: &[G::Event]| -> Vec<Value> {
            events.iter().map(|event| event_json(game, event, Some(viewer))).collect()
        };
        if same_question && plain(&events) == plain(&other_events) {
            law!(
                here == there,
                "{viewer:?} learns more from what moved in {text} than from events: {here:?} {there:?}"
            );
        }
        if same_question && game.tells_nothing_more(state, &text) {
            law!(here == there, "{viewer:?} learns more from {text} than the action: {here:?} {there:?}");
        }
        if same_question && here == there {
            let (a, b) = (game.view(&after, viewer), game.view(&other_after, viewer));
            let (here_json, there_json) = (told(game, &a, whole), told(game, &b, whole));
            let wire = difference(&here_json, &there_json);
            // What a bot is given is more than what goes over the wire: both must agree.
            law!(!whole || a == b, "{viewer:?} heard the same of {text} and sees {wire}\nafter {here:?}\n{a:?}\n{b:?}");
            law!(here_json == there_json, "{viewer:?} sees {wire}");
        }
    }
    Ok(())
}

/// What an action does, and what is seen after it.
struct Course<G: Game> {
    witness: Witness<G::Event>,
    view: G::View,
    next: (Option<Decision>, Option<u8>),
    legal: Vec<G::Action>,
}

fn course<G: Game>(game: &G, state: &G::State, action: G::Action, viewer: Viewer, luck: &FastStreams) -> Course<G> {
    let (mut after, mut luck) = (state.clone(), luck.clone());
    let witness = game.play_witnessed(&mut after, action, &mut luck).expect("a legal action");
    let next = (game.decision(&after), game.steps(&after));
    let legal = if decides(next.0, viewer) { legal(game, &after) } else { Vec::new() };
    Course { witness, view: game.view(&after, viewer), next, legal }
}

/// Law 4, for every action of whoever decides. Gives how many revealed nothing.
pub fn free_of_news<G: Game>(game: &G, state: &G::State, chance: &FastStreams, luck: u64) -> Result<u64, String> {
    let Some(decision) = game.decision(state) else { return Ok(0) };
    let viewer = Viewer::Seat(decision.seat);
    let view = game.view(state, viewer);
    let alike: Vec<(G::State, FastStreams)> = (0..SEEDS)
        .map(|seed| (game.resample(&view, &mut FastStreams::new(luck ^ seed)), FastStreams::new(!luck ^ seed)))
        .collect();
    let mut free = 0;
    for action in legal(game, state) {
        let here = course(game, state, action, viewer, chance);
        for (other, luck) in &alike {
            let there = course(game, other, action, viewer, luck);
            same_course(&here, &there).map_err(|what| format!("{}: {what}", game.action_text(action)))?;
        }
        free += u64::from(!here.witness.reveals);
    }
    Ok(free)
}

fn same_course<G: Game>(here: &Course<G>, there: &Course<G>) -> Result<(), String> {
    let (a, b) = (&here.witness, &there.witness);
    law!(a.reveals == b.reveals, "whether it reveals anything tells something: {:?} {:?}", a.events, b.events);
    if a.reveals {
        return Ok(());
    }
    law!(a.events == b.events, "it is free to take back, but tells {:?} or {:?}", a.events, b.events);
    law!(here.view == there.view, "it is free to take back, but shows {:?}\nor {:?}", here.view, there.view);
    law!(here.next == there.next, "it is free to take back, but asks {:?} or {:?}", here.next, there.next);
    law!(here.legal == there.legal, "it is free to take back, but offers {:?} or {:?}", here.legal, there.legal);
    Ok(())
}
