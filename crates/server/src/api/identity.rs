//! Coming in, accounts, and what belongs to a person.

use std::collections::HashSet;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use livret_store::identity::{Cookie, IdentityError, Person};
use livret_wire::{
    Block, BlockKind, BlockWish, ChangePassword, DeleteMe, ErrorBody, FaultCode, GamesPage, Login, Me, NewGuest,
    Recover, Register, Registered, Rename, TableSummary,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::server_info::to_me;
use super::{App, Body, COOKIE_NAME, Path, Query, SessionCookie, Someone};
use crate::error::{Answer, Failure};
use crate::limits::lock;
use crate::passwords::Attempt;
use crate::security::Client;
use crate::stored;
use livret_table::{TableData, TableRow, summary};

impl From<IdentityError> for Failure {
    fn from(error: IdentityError) -> Failure {
        let code = match error {
            IdentityError::BadName | IdentityError::BadPassword => FaultCode::BadRequest,
            IdentityError::NameTaken => FaultCode::NameTaken,
            IdentityError::WrongPassword => FaultCode::WrongPassword,
            IdentityError::Unknown => FaultCode::NotFound,
            IdentityError::NotNow => FaultCode::Conflict,
            IdentityError::Busy => FaultCode::TooManyRequests,
            IdentityError::Store(error) => return Failure::unavailable(error),
        };
        Failure::new(code, error.to_string())
    }
}

/// How long a cookie is kept, in seconds.
const KEPT_FOR: u32 = 180 * 24 * 60 * 60;

fn with_cookie(app: &App, client: &Client, cookie: Option<&Cookie>, body: impl IntoResponse) -> Response {
    let (value, age) = cookie.map_or(("", 0), |cookie| (cookie.value(), KEPT_FOR));
    let path = if app.config.base_path.is_empty() { "/" } else { &app.config.base_path };
    let secure = if app.config.secure || client.https { "; Secure" } else { "" };
    let text = format!("{COOKIE_NAME}={value}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    let mut response = body.into_response();
    if let Ok(value) = HeaderValue::from_str(&text) {
        response.headers_mut().insert(header::SET_COOKIE, value);
    }
    response
}

/// Counts a password that was tried as what it was.
fn judged<T>(attempt: Attempt, outcome: Result<T, IdentityError>) -> Answer<T> {
    match &outcome {
        Ok(_) => attempt.right(),
        Err(IdentityError::WrongPassword) => drop(attempt),
        Err(_) => attempt.unseen(),
    }
    Ok(outcome?)
}

/// Comes in without an account. Who has come in already stays who they are.
#[utoipa::path(post, path = "/api/guest", tag = "identity", request_body = NewGuest,
    responses((status = 200, body = Me), (status = 429, body = ErrorBody)))]
pub async fn guest(
    State(app): State<App>,
    client: Client,
    super::Visitor(known): super::Visitor,
    Body(new): Body<NewGuest>,
) -> Answer<Response> {
    if let Some(person) = known {
        return Ok(Json(to_me(person)).into_response());
    }
    app.rate_limits.guests.address(&client)?;
    let (person, cookie) = app.store.new_guest(new.name.as_deref()).await?;
    Ok(with_cookie(&app, &client, Some(&cookie), Json(to_me(person))))
}

/// Makes an account of the guest who asks. The guest's sessions end; the answer sets a new cookie.
#[utoipa::path(post, path = "/api/register", tag = "identity", request_body = Register,
    responses((status = 200, body = Registered), (status = 409, body = ErrorBody)))]
pub async fn register(
    State(app): State<App>,
    client: Client,
    someone: Someone,
    Body(wish): Body<Register>,
) -> Answer<Response> {
    app.rate_limits.accounts.address(&client)?;
    let (person, cookie, recovery_codes) = app.store.register(&someone.0.id, &wish.name, &wish.password).await?;
    app.close_sessions_of(&person.id);
    // Guests of the same name are called otherwise from now on; their sockets open again under the new name.
    for guest in app.store.rename_guests_called(&person.name).await.map_err(Failure::unavailable)? {
        app.close_sessions_of(&guest);
    }
    let made = Registered { me: to_me(person), recovery_codes };
    Ok(with_cookie(&app, &client, Some(&cookie), Json(made)))
}

/// Comes in with name and password. The session that this request came by ends.
#[utoipa::path(post, path = "/api/login", tag = "identity", request_body = Login,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody)))]
pub async fn login(
    State(app): State<App>,
    client: Client,
    SessionCookie(before): SessionCookie,
    Body(login): Body<Login>,
) -> Answer<Response> {
    let attempt = app.passwords.attempt(&login.name, &client)?;
    let (person, cookie) = judged(attempt, app.store.login(&login.name, &login.password).await)?;
    end_session(&app, before).await?;
    Ok(with_cookie(&app, &client, Some(&cookie), Json(to_me(person))))
}

/// Ends this session.
#[utoipa::path(post, path = "/api/logout", tag = "identity", responses((status = 204)))]
pub async fn logout(State(app): State<App>, client: Client, SessionCookie(before): SessionCookie) -> Answer<Response> {
    end_session(&app, before).await?;
    Ok(with_cookie(&app, &client, None, StatusCode::NO_CONTENT))
}

/// Ends a session, and what hangs on it.
async fn end_session(app: &App, cookie: Option<String>) -> Answer<()> {
    let Some(cookie) = cookie else { return Ok(()) };
    app.store.logout(&cookie).await.map_err(Failure::unavailable)?;
    if let Some(key) = app.store.session_key(&cookie) {
        app.close_session(&key);
    }
    Ok(())
}

/// Sets a new password with a recovery code, and comes in. All other sessions end, and the one that this request came by.
#[utoipa::path(post, path = "/api/recover", tag = "identity", request_body = Recover,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody)))]
pub async fn recover(
    State(app): State<App>,
    client: Client,
    SessionCookie(before): SessionCookie,
    Body(wish): Body<Recover>,
) -> Answer<Response> {
    let attempt = app.passwords.attempt(&wish.name, &client)?;
    let recovered = app.store.recover(&wish.name, &wish.code, &wish.password).await;
    let (person, cookie) = judged(attempt, recovered)?;
    app.close_sessions_of(&person.id);
    end_session(&app, before).await?;
    Ok(with_cookie(&app, &client, Some(&cookie), Json(to_me(person))))
}

/// Changes the name.
#[utoipa::path(patch, path = "/api/me", tag = "identity", request_body = Rename,
    responses((status = 200, body = Me), (status = 409, body = ErrorBody)))]
pub async fn rename(State(app): State<App>, someone: Someone, Body(wish): Body<Rename>) -> Answer<Json<Me>> {
    let person = app.store.rename(&someone.0.id, &wish.name).await?;
    Ok(Json(to_me(person)))
}

/// Deletes who asks. Games stay, without the name; a bot plays on where they sat.
#[utoipa::path(delete, path = "/api/me", tag = "identity", request_body = DeleteMe,
    responses((status = 204), (status = 401, body = ErrorBody)))]
pub async fn delete(
    State(app): State<App>,
    client: Client,
    someone: Someone,
    Body(wish): Body<DeleteMe>,
) -> Answer<Response> {
    let attempt = app.passwords.attempt(&someone.0.name, &client)?;
    judged(attempt, app.store.delete_me(&someone.0.id, wish.password.as_deref()).await)?;
    app.forget_person(&someone.0.id).await;
    Ok(with_cookie(&app, &client, None, StatusCode::NO_CONTENT))
}

/// Changes the password. All sessions end; the answer sets a new cookie.
#[utoipa::path(post, path = "/api/me/password", tag = "identity", request_body = ChangePassword,
    responses((status = 204), (status = 401, body = ErrorBody)))]
pub async fn password(
    State(app): State<App>,
    client: Client,
    someone: Someone,
    Body(wish): Body<ChangePassword>,
) -> Answer<Response> {
    let attempt = app.passwords.attempt(&someone.0.name, &client)?;
    let cookie = judged(attempt, app.store.change_password(&someone.0.id, &wish.old, &wish.new).await)?;
    app.close_sessions_of(&someone.0.id);
    Ok(with_cookie(&app, &client, Some(&cookie), StatusCode::NO_CONTENT))
}

/// Everything that is kept about who asks.
#[utoipa::path(get, path = "/api/me/export", tag = "identity", responses((status = 200, body = Object)))]
pub async fn export(State(app): State<App>, client: Client, Someone(person): Someone) -> Answer<Response> {
    app.rate_limits.imports.both(&client, &person.id)?;
    let everything = app.store.export(&person.id).await?;
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"livret.json\""));
    Ok((headers, Json(everything)).into_response())
}

#[derive(Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GamesQuery {
    /// `next` of the page before.
    before: Option<String>,
    /// `live` or `done`; all when absent.
    stage: Option<String>,
    /// 1 to 100; 30 when absent.
    limit: Option<u32>,
}

/// The games of who asks, the last changed first.
#[utoipa::path(get, path = "/api/me/games", tag = "identity", params(GamesQuery),
    responses((status = 200, body = GamesPage)))]
pub async fn games(
    State(app): State<App>,
    Someone(person): Someone,
    Query(query): Query<GamesQuery>,
) -> Answer<Json<GamesPage>> {
    games_page(&app, &person, &query).await.map(Json)
}

/// One page of somebody's games.
pub(super) async fn games_page(app: &App, person: &Person, query: &GamesQuery) -> Answer<GamesPage> {
    let before = match &query.before {
        Some(before) => before.parse().map_err(|_| Failure::bad_request("`before` is `next` of another page"))?,
        None => i64::MAX,
    };
    let limit = query.limit.unwrap_or(30).clamp(1, 100);
    let rows = app.store.games_of(&person.id, before, limit).await.map_err(Failure::unavailable)?;
    let rows: Vec<TableRow> = rows.into_iter().map(stored::row).collect();
    let next = (rows.len() == limit as usize).then(|| rows.last().map(|row| row.updated.to_string())).flatten();
    let wanted = |stage: &str| match query.stage.as_deref() {
        Some("live") => matches!(stage, "waiting" | "playing"),
        Some("done") => matches!(stage, "over" | "aborted"),
        _ => true,
    };
    let mut games = Vec::with_capacity(rows.len());
    for row in rows.iter().filter(|row| wanted(&row.stage)) {
        games.extend(game_of(app, row, &person.id).await);
    }
    Ok(GamesPage { games, next })
}

/// One game for a list: as it is now where it is in memory, since a row is written later than lines.
async fn game_of(app: &App, row: &TableRow, person: &str) -> Option<TableSummary> {
    let handle = app.tables.read().ok().and_then(|tables| tables.get(&row.id).cloned());
    if let Some(handle) = handle {
        let actor = handle.actor.lock().await;
        return Some(summary(&actor.table.row_head(), &actor.table.data, Some(person)));
    }
    let data: TableData = serde_json::from_str(&row.data).ok()?;
    Some(summary(row, &data, Some(person)))
}

/// Whom I do not want to hear or meet.
#[utoipa::path(get, path = "/api/me/blocks", tag = "identity", responses((status = 200, body = Vec<Block>)))]
pub async fn blocks(State(app): State<App>, Someone(person): Someone) -> Answer<Json<Vec<Block>>> {
    blocks_of(&app, &person).await.map(Json)
}

/// Whom somebody does not want to hear or meet.
pub(super) async fn blocks_of(app: &App, person: &Person) -> Answer<Vec<Block>> {
    let blocks = app.store.blocks(&person.id).await.map_err(Failure::unavailable)?;
    let shape = |block: livret_store::identity::Blocked| Block {
        kind: if block.kind == "mute" { BlockKind::Mute } else { BlockKind::Block },
        person: block.person,
        name: block.name,
    };
    Ok(blocks.into_iter().map(shape).collect())
}

/// Mutes or blocks somebody.
#[utoipa::path(put, path = "/api/me/blocks/{person}", tag = "identity", request_body = BlockWish,
    params(("person" = String, Path)), responses((status = 204), (status = 404, body = ErrorBody)))]
pub async fn block(
    State(app): State<App>,
    Someone(me): Someone,
    Path(person): Path<String>,
    Body(wish): Body<BlockWish>,
) -> Answer<StatusCode> {
    let kind = match wish.kind {
        BlockKind::Mute => "mute",
        BlockKind::Block => "block",
    };
    app.store.set_block(&me.id, &person, Some(kind)).await?;
    refresh_muted(&app, &me).await
}

/// Lifts a block.
#[utoipa::path(delete, path = "/api/me/blocks/{person}", tag = "identity", params(("person" = String, Path)),
    responses((status = 204)))]
pub async fn unblock(State(app): State<App>, Someone(me): Someone, Path(person): Path<String>) -> Answer<StatusCode> {
    app.store.set_block(&me.id, &person, None).await?;
    refresh_muted(&app, &me).await
}

async fn refresh_muted(app: &App, me: &Person) -> Answer<StatusCode> {
    let blocks = app.store.blocks(&me.id).await.map_err(Failure::unavailable)?;
    let muted: HashSet<String> = blocks.into_iter().map(|block| block.person).collect();
    for connection in lock(&app.connections).values().filter(|connection| connection.who.id == me.id) {
        connection.set_muted(muted.clone());
    }
    Ok(StatusCode::NO_CONTENT)
}
