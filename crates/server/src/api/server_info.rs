//! What runs here.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use livret_games::GAMES;
use livret_kernel::CardInfo;
use livret_store::identity::Person;
use livret_wire::{ErrorBody, Me, ServerInfo, Start};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use super::companions::invitations_of;
use super::identity::{GamesQuery, blocks_of, games_page};
use super::{App, Query, Visitor};
use crate::error::Answer;
use crate::pages::{tag, tagged};
use crate::security;

/// What runs here, and who is asking.
#[utoipa::path(get, path = "/api/house", tag = "house", responses((status = 200, body = ServerInfo)))]
pub async fn server_info(State(app): State<App>, Visitor(me): Visitor) -> Json<ServerInfo> {
    Json(told(&app, me))
}

/// What a page needs first, in one answer: what runs here, who is asking, their games, blocks and invitations.
#[utoipa::path(get, path = "/api/start", tag = "house", responses((status = 200, body = Start)))]
pub async fn start(State(app): State<App>, Visitor(me): Visitor) -> Answer<Json<Start>> {
    let (mut games, mut blocks, mut invitations) = (None, None, None);
    if let Some(person) = &me {
        games = Some(games_page(&app, person, &GamesQuery::default()).await?);
        blocks = Some(blocks_of(&app, person).await?);
        invitations = Some(invitations_of(&app, person).await?);
    }
    Ok(Json(Start { house: told(&app, me), games, blocks, invitations }))
}

fn told(app: &App, me: Option<Person>) -> ServerInfo {
    let bots = GAMES.iter().map(|game| (game.to_string(), names(game)));
    ServerInfo {
        name: "livret".into(),
        version: env!("CARGO_PKG_VERSION").into(),
        rules_version: livret_kernel::RULES_VERSION.into(),
        games: GAMES.iter().map(ToString::to_string).collect(),
        bots: bots.collect::<BTreeMap<_, _>>(),
        banner: app.banner.read().map_or(None, |banner| banner.clone()),
        me: me.map(to_me),
    }
}

fn names(game: &str) -> Vec<String> {
    livret_bots::levels(game).iter().map(ToString::to_string).collect()
}

/// A person, to themselves.
pub fn to_me(person: Person) -> Me {
    Me { id: person.id, name: person.name, account: person.account, since: person.since }
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CardsQuery {
    /// A game's id; all cards when absent.
    game: Option<String>,
}

/// The cards with their numbers and texts.
#[utoipa::path(get, path = "/api/cards", tag = "house", params(CardsQuery),
    responses((status = 200, body = Vec<CardInfo>), (status = 304), (status = 404, body = ErrorBody)))]
pub async fn cards(State(app): State<App>, Query(query): Query<CardsQuery>, headers: HeaderMap) -> Answer<Response> {
    let book = match query.game.as_deref() {
        Some(game) => Book::of(&livret_games::cards(&app.config.library, Some(game))?),
        None => app.card_book.get_or_try_init(|| all_cards(&app)).await?.clone(),
    };
    Ok(tagged(&headers, &book.tag, "application/json", "public, max-age=300", book.text))
}

async fn all_cards(app: &App) -> Answer<Book> {
    Ok(Book::of(&livret_games::cards(&app.config.library, None)?))
}

/// Cards as they are sent.
#[derive(Clone)]
pub struct Book {
    text: Bytes,
    tag: String,
}

impl Book {
    fn of(cards: &[CardInfo]) -> Book {
        let text = Bytes::from(serde_json::to_vec(cards).expect("cards are plain data"));
        Book { tag: tag(&Sha256::digest(&text)), text }
    }
}

/// Is the house well, and can it save what is played? For load balancers and service managers.
#[utoipa::path(get, path = "/health", tag = "host", responses((status = 200, body = String), (status = 503, body = String)))]
pub async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    if !app.ready.load(std::sync::atomic::Ordering::Relaxed) || app.closing.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "not ready\n");
    }
    if let Some(trouble) = app.store_health.trouble() {
        return (StatusCode::SERVICE_UNAVAILABLE, trouble.words());
    }
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

/// Figures for Prometheus, for the host alone: asked on the server's own machine, or with `Authorization: Bearer TOKEN`.
#[utoipa::path(get, path = "/metrics", tag = "host", responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 403, body = ErrorBody)))]
pub async fn metrics(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    security::host_alone(&app, peer, &headers)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::metrics::text(&app)))
}
