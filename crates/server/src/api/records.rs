//! Records of finished games: taken along, replayed, brought in.

use axum::Json;
use axum::extract::State;
use livret_games::{AnyTable, record_from_json};
use livret_kernel::Viewer;
use livret_wire::{ErrorBody, ImportRecord, Moment, Moves, Table, shapes};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

use super::play::eyes;
use super::tables::known;
use super::{App, Body, Path, Query, Raw, Someone, Visitor};
use crate::error::{Answer, Failure};
use crate::house::now;
use crate::security::Client;
use crate::table::LiveTable;

/// The longest game that is read.
const MOST_ACTIONS: usize = 20_000;

/// The portable record, once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = shapes::Record), (status = 409, body = ErrorBody)))]
pub async fn record(State(house): State<App>, visitor: Visitor, Path(id): Path<String>) -> Answer<Raw> {
    let cell = known(&house, &id, visitor.id()).await?;
    let mut inner = cell.inner.lock().await;
    let record = inner.table.record()?;
    inner.table.eyes(visitor.id(), None)?;
    Ok(Json(record))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReplayQuery {
    /// Actions played; all when absent.
    ply: Option<u32>,
    /// A seat, `spectator`, or `all` (when absent).
    r#as: Option<String>,
}

fn must_be_done(table: &LiveTable) -> Answer<()> {
    if table.is_done() { Ok(()) } else { Err(Failure::conflict("a game can be replayed when it is over")) }
}

/// A finished game at one moment.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "records", params(("id" = String, Path), ReplayQuery),
    responses((status = 200, body = Moment), (status = 409, body = ErrorBody)))]
pub async fn replay(
    State(house): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Answer<Raw> {
    let cell = known(&house, &id, visitor.id()).await?;
    let mut inner = cell.inner.lock().await;
    must_be_done(&inner.table)?;
    inner.table.eyes(visitor.id(), None)?;
    let viewer = eyes(query.r#as.as_deref(), inner.table.data.seats.len())?;
    let ply = query.ply.unwrap_or(u32::MAX).min(inner.table.ply());
    let game = inner.table.at_ply(ply)?;
    let view = viewer.map_or_else(|| everything(&game), |viewer| game.view(viewer));
    Ok(Json(json!({"ply": ply, "view": view, "standing": game.score()})))
}

/// All cards, and the decision with its actions: the game is over, nothing is secret any more.
fn everything(game: &AnyTable) -> Value {
    let mut state = game.state();
    state["decision"] = game.decision();
    // A position leaves out what follows from it; a view tells it.
    if let Some(prices) = game.view(Viewer::Spectator).pointer_mut("/town/prices") {
        state["town"]["prices"] = prices.take();
    }
    state
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MovesQuery {
    /// A seat, `spectator`, or `all` (when absent).
    r#as: Option<String>,
}

/// All moves of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/moves", tag = "records", params(("id" = String, Path), MovesQuery),
    responses((status = 200, body = Moves), (status = 409, body = ErrorBody)))]
pub async fn moves(
    State(house): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<MovesQuery>,
) -> Answer<Raw> {
    let cell = known(&house, &id, visitor.id()).await?;
    let mut inner = cell.inner.lock().await;
    must_be_done(&inner.table)?;
    inner.table.eyes(visitor.id(), None)?;
    let viewer = eyes(query.r#as.as_deref(), inner.table.data.seats.len())?;
    let (moves, turns) = inner.table.moves(viewer)?;
    let table = inner.info(visitor.id(), now());
    Ok(Json(json!({"table": table, "moves": moves, "turns": turns})))
}

/// Brings a record in: it is checked, kept, and shown like a finished table.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = ImportRecord,
    responses((status = 200, body = Table), (status = 400, body = ErrorBody)))]
pub async fn import(
    State(house): State<App>,
    client: Client,
    someone: Someone,
    Body(import): Body<ImportRecord>,
) -> Answer<Json<Table>> {
    house.rates.imports.both(&client, &someone.0.id)?;
    let record = record_from_json(&Value::Object(import.record.0))?;
    if record.actions.len() > MOST_ACTIONS {
        return Err(Failure::bad_request("this game is longer than any that this house reads"));
    }
    let who = someone.who();
    let library = house.config.library.clone();
    let imported = tokio::task::spawn_blocking(move || -> Answer<LiveTable> {
        AnyTable::replay(&record)?;
        LiveTable::import(&library, &who, &record, crate::time::wall())
    });
    let mut table = imported.await.map_err(Failure::internal)??;
    table.sleep();
    let append = table.whole();
    house.store.append(append).await.map_err(crate::house::refusal)?;
    let cell = house.adopt(table);
    let inner = cell.inner.lock().await;
    Ok(Json(inner.info(Some(&someone.0.id), now())))
}
