//! Playing by plain requests: for bots and scripts, and whoever has no socket.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use livret_wire::{Act, Acted, Chat, Consent, Entry, ErrorBody, Hint, PositionAt, Undo};
use serde::Deserialize;
use utoipa::IntoParams;

use super::tables::known;
use super::{App, Body, Path, Query, Someone, Visitor};
use crate::app_state::now;
use crate::commands;
use crate::error::Answer;
use livret_table::{FollowBy, Listener};

/// Plays an action. The same token again is the same action.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "play", params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Acted), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn act(
    State(app): State<App>,
    someone: Someone,
    Path(id): Path<String>,
    Body(act): Body<Act>,
) -> Answer<Json<Acted>> {
    let handle = known(&app, &id, Some(&someone.0.id)).await?;
    let played = commands::act(&app, &handle, &someone.0.id, act, |_| ()).await?;
    let mut actor = app.awake(&handle).await?;
    let viewer = actor.table.eyes(Some(&someone.0.id), played.seat)?;
    let decision = match actor.table.is_held(viewer) {
        true => None,
        false => actor.table.view(viewer)?.and_then(|view| view.decision),
    };
    Ok(Json(Acted { seq: played.seq, ply: played.ply, decision, events: played.events }))
}

/// Takes back, or asks to.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = livret_wire::Table), (status = 409, body = ErrorBody)))]
pub async fn undo(
    State(app): State<App>,
    someone: Someone,
    Path(id): Path<String>,
    Body(undo): Body<Undo>,
) -> Answer<Json<livret_wire::Table>> {
    let handle = known(&app, &id, Some(&someone.0.id)).await?;
    commands::undo(&app, &handle, someone.who(), undo).await?;
    Ok(Json(handle.actor.lock().await.info(Some(&someone.0.id), now())))
}

/// Answers a wish to undo.
#[utoipa::path(post, path = "/api/tables/{id}/consent", tag = "play", params(("id" = String, Path)),
    request_body = Consent, responses((status = 200, body = livret_wire::Table), (status = 409, body = ErrorBody)))]
pub async fn consent(
    State(app): State<App>,
    someone: Someone,
    Path(id): Path<String>,
    Body(consent): Body<Consent>,
) -> Answer<Json<livret_wire::Table>> {
    let handle = known(&app, &id, Some(&someone.0.id)).await?;
    commands::consent(&app, &handle, someone.who(), consent.yes).await?;
    Ok(Json(handle.actor.lock().await.info(Some(&someone.0.id), now())))
}

/// Says something.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "play", params(("id" = String, Path)), request_body = Chat,
    responses((status = 204), (status = 429, body = ErrorBody)))]
pub async fn chat(
    State(app): State<App>,
    someone: Someone,
    Path(id): Path<String>,
    Body(chat): Body<Chat>,
) -> Answer<StatusCode> {
    let handle = known(&app, &id, Some(&someone.0.id)).await?;
    commands::chat(&app, &handle, someone.who(), &chat.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets the bots act at once until a person has to decide; where nobody takes their time, it does nothing.
#[utoipa::path(post, path = "/api/tables/{id}/hurry", tag = "play", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = ErrorBody)))]
pub async fn hurry(State(app): State<App>, someone: Someone, Path(id): Path<String>) -> Answer<StatusCode> {
    let handle = known(&app, &id, Some(&someone.0.id)).await?;
    commands::hurry(&handle, &someone.0.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ViewQuery {
    /// On one screen: whose eyes. My first seat when absent.
    seat: Option<u8>,
    /// After so many actions, as the log counts them for me; now when absent.
    ply: Option<u32>,
}

/// The position as I may see it, or saw it after `ply` actions: then with nothing to decide.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "play", params(("id" = String, Path), ViewQuery),
    responses((status = 200, body = PositionAt), (status = 403, body = ErrorBody)))]
pub async fn view(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Answer<Json<PositionAt>> {
    let handle = known(&app, &id, visitor.id()).await?;
    let ViewQuery { seat, ply } = query;
    if ply.is_some() {
        let seen = app.read(&handle, move |actor| Ok(actor.table.position_for(visitor.id(), seat, ply)?));
        return Ok(Json(seen.await?));
    }
    let mut actor = app.awake(&handle).await?;
    Ok(Json(actor.table.position_for(visitor.id(), seat, None)?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LogQuery {
    /// The last sequence number seen; 0 or absent for everything.
    since: Option<u64>,
    /// On one screen: whose eyes.
    seat: Option<u8>,
    /// At most so many entries; 200 when absent, and never more.
    limit: Option<usize>,
}

/// Entries in one answer.
const MOST_ENTRIES: usize = 200;

/// What happened after `since`, as I may see it: a page at a time. The last entry of a page has `info`; where `info.seq` is
/// larger than the entry's own number there is more, and `Link: <…>; rel="next"` says where.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "play", params(("id" = String, Path), LogQuery),
    responses((status = 200, body = Vec<Entry>), (status = 403, body = ErrorBody)))]
pub async fn log(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<LogQuery>,
) -> Answer<Response> {
    let handle = known(&app, &id, visitor.id()).await?;
    let muted = commands::muted(&app, visitor.id()).await?;
    let since = query.since.unwrap_or(0);
    let most = query.limit.unwrap_or(MOST_ENTRIES).clamp(1, MOST_ENTRIES);
    let page = app.read(&handle, move |actor| {
        let viewer = actor.table.eyes(visitor.id(), query.seat)?;
        let mutes = |person: &str| muted.contains(person);
        let person = visitor.id().unwrap_or_default();
        let listener = Listener { person, viewer, by: FollowBy::Views, mutes: &mutes };
        let entries = actor.catch_up(&listener, (since, most), now())?;
        Ok((entries, actor.table.seq_for(viewer)))
    });
    let (entries, all) = page.await?;
    let last = since.saturating_add(entries.len() as u64);
    let more = (!entries.is_empty() && last < all).then(|| next_page(last, most, query.seat));
    let link = more.map(|more| [(header::LINK, more)]);
    Ok((link, Json(entries)).into_response())
}

fn next_page(since: u64, limit: usize, seat: Option<u8>) -> String {
    let seat = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    format!("<?since={since}&limit={limit}{seat}>; rel=\"next\"")
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HintQuery {
    /// Which bot; `butler` when absent.
    level: Option<String>,
    /// On one screen: for which seat.
    seat: Option<u8>,
}

/// What a bot would do at my decision; where the table allows it.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path), HintQuery),
    responses((status = 200, body = Hint), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn hint(
    State(app): State<App>,
    Someone(person): Someone,
    Path(id): Path<String>,
    Query(query): Query<HintQuery>,
) -> Answer<Json<Hint>> {
    let handle = known(&app, &id, Some(&person.id)).await?;
    let level = query.level.unwrap_or_else(|| "butler".into());
    let (game, ply, luck) = {
        let mut actor = app.awake(&handle).await?;
        let table = &mut actor.table;
        let (seat, ply) = table.may_ask_advice(&person.id, query.seat, &level)?;
        let luck = table.luck_of_advice(seat);
        (table.game()?.clone(), ply, luck)
    };
    let best = app.bot_pool.advise(&person.id, game, (level.clone(), luck)).await?;
    app.metrics.hints.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    Ok(Json(Hint { ply, level, best }))
}
