//! The shapes of PROTOCOL.md that are the same for every game.

use livret_kernel::{ErrorCode, Game, RECORD_FORMAT, Record, RulesVersion, Score, SetupError, Viewer};
use livret_shown::{Decision, Detail, Shown};
use serde_json::{Map, Value, json};

/// A pending decision with its actions, or null when the game is over.
pub fn decision_json<G: Shown>(game: &G, state: &G::State, detail: Detail) -> Value {
    let decider = game.decision(state).map_or(Viewer::Spectator, |decision| Viewer::Seat(decision.seat));
    json!(Decision::of(game, state, decider, detail))
}

/// What a viewer may know, with the pending decision; its actions only for the seat that decides.
pub fn view_json<G: Shown>(game: &G, state: &G::State, viewer: Viewer, detail: Detail) -> Value {
    let mut shape = game.view_json(&game.view(state, viewer));
    shape["decision"] = json!(Decision::of(game, state, viewer, detail));
    shape
}

/// `scores`, `winners` and `over`, as the operation `score` answers them.
pub fn scores_json<G: Game>(game: &G, state: &G::State) -> Map<String, Value> {
    let scores = game.scores(state);
    let lines: Vec<Value> = scores.iter().enumerate().map(|(seat, score)| score_json(seat, score)).collect();
    let winners: Vec<u8> = game.outcome(state).winners.seats().map(|seat| seat.0).collect();
    Map::from_iter([
        ("scores".into(), lines.into()),
        ("winners".into(), winners.into()),
        ("over".into(), game.decision(state).is_none().into()),
    ])
}

/// One entry of `scores`.
fn score_json(seat: usize, score: &Score) -> Value {
    let lines: Vec<Value> = score
        .lines
        .iter()
        .map(|line| json!({"card": line.card, "count": line.count, "points": line.points, "note": line.note}))
        .collect();
    json!({"player": seat, "points": score.points, "lines": lines})
}

/// A record from outside. Its format and rules are judged before its shape, so that a record of
/// another version is refused with the true reason.
pub fn record_from_json(value: &Value) -> Result<Record, SetupError> {
    let fields = value.as_object().ok_or_else(|| bad_request("the record must be an object"))?;
    check_format(fields)?;
    check_rules(fields)?;
    serde::Deserialize::deserialize(value).map_err(|error| bad_request(format!("the record cannot be read: {error}")))
}

fn check_format(fields: &Map<String, Value>) -> Result<(), SetupError> {
    let format = fields.get("livret").ok_or_else(|| bad_request("the record lacks its format number `livret`"))?;
    if format.as_u64() == Some(u64::from(RECORD_FORMAT)) {
        return Ok(());
    }
    Err(SetupError::bad(format!("the record has format {format}; this house reads format {RECORD_FORMAT}")))
}

fn check_rules(fields: &Map<String, Value>) -> Result<(), SetupError> {
    let version = fields.get("rules_version").ok_or_else(|| bad_request("the record lacks its `rules_version`"))?;
    // A number is no version, but is named as what was found.
    let told = version.as_str().map_or_else(|| version.to_string(), Into::into);
    RulesVersion::read(&told).map(drop)
}

pub(crate) fn bad_request(message: impl Into<String>) -> SetupError {
    SetupError { code: ErrorCode::BadRequest, message: message.into(), rule: None }
}
