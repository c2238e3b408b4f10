//! What runs here.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use livret_games::GAMES;
use livret_wire::{ErrorBody, House, Me, shapes};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{App, Query, Visitor};
use crate::error::Answer;

/// What runs here, and who is asking.
#[utoipa::path(get, path = "/api/house", tag = "house", responses((status = 200, body = House)))]
pub async fn house(State(house): State<App>, Visitor(me): Visitor) -> Json<House> {
    let bots = GAMES.iter().map(|game| (game.to_string(), names(game)));
    Json(House {
        name: "livret".into(),
        version: env!("CARGO_PKG_VERSION").into(),
        rules_version: livret_kernel::RULES_VERSION.into(),
        games: GAMES.iter().map(ToString::to_string).collect(),
        bots: bots.collect::<BTreeMap<_, _>>(),
        banner: house.banner.read().map_or(None, |banner| banner.clone()),
        me: me.map(to_me),
    })
}

fn names(game: &str) -> Vec<String> {
    crate::bots::levels(game).iter().map(ToString::to_string).collect()
}

/// A person, to themselves.
pub fn to_me(person: livret_store::identity::Person) -> Me {
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
    responses((status = 200, body = Vec<shapes::Card>), (status = 404, body = ErrorBody)))]
pub async fn cards(State(house): State<App>, Query(query): Query<CardsQuery>) -> Answer<Response> {
    let cards = livret_games::cards(&house.config.library, query.game.as_deref())?;
    Ok(([(header::CACHE_CONTROL, "public, max-age=300")], Json(cards)).into_response())
}

/// Is the house well? For load balancers and service managers.
#[utoipa::path(get, path = "/health", tag = "host", responses((status = 200, body = String), (status = 503, body = String)))]
pub async fn health(State(house): State<App>) -> (StatusCode, &'static str) {
    if !house.ready.load(std::sync::atomic::Ordering::Relaxed) || house.closing.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "not ready\n");
    }
    match house.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "host", responses((status = 200, body = String)))]
pub async fn metrics(State(house): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::metrics::text(&house))
}
