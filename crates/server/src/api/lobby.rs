//! The lobby: tables to join or watch, and whether a wish would make a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use livret_wire::{ErrorBody, Lobby, Preview, Previewed};

use super::{App, Body, Visitor};
use crate::error::Answer;
use crate::lobby::Listed;
use livret_table::{LiveTable, summary};

/// Tables with an open seat, and tables that may be watched; not those that everybody has left. Of each
/// at most 100, the last changed first.
#[utoipa::path(get, path = "/api/lobby", tag = "lobby", responses((status = 200, body = Lobby)))]
pub async fn lobby(State(app): State<App>, visitor: Visitor) -> Answer<Json<Lobby>> {
    let lists = app.lists();
    let shown =
        |list: &[Arc<Listed>]| list.iter().map(|table| summary(&table.row, &table.data, visitor.id())).collect();
    let people = app.people_online.names() as u32;
    Ok(Json(Lobby { open: shown(&lists.open), live: shown(&lists.live), people }))
}

/// Would this table do? Tells what the options come to.
#[utoipa::path(post, path = "/api/preview", tag = "lobby", request_body = Preview,
    responses((status = 200, body = Previewed), (status = 400, body = ErrorBody)))]
pub async fn preview(State(app): State<App>, Body(wish): Body<Preview>) -> Answer<Json<Previewed>> {
    let players = usize::from(wish.players);
    let (options, cards) =
        LiveTable::preview(&app.config.library, &wish.game, players, &wish.options, crate::chance::entropy().seed())?;
    Ok(Json(Previewed { options, cards }))
}
