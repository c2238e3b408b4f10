//! Records of finished games: taken along, replayed, brought in.

use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use livret_wire::{ErrorBody, ImportRecord, Moves, PositionAt, Table, TableRecord};
use serde::Deserialize;
use utoipa::IntoParams;

use super::tables::known;
use super::{App, Body, Path, Query, Someone, Visitor};
use crate::app_state::now;
use crate::chance;
use crate::error::{Answer, Failure};
use crate::security::Client;
use crate::stored;
use livret_table::{LiveTable, Presence, checked_record, length_of_record};

/// The portable record, once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = TableRecord), (status = 409, body = ErrorBody)))]
pub async fn record(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Answer<Json<TableRecord>> {
    let handle = known(&app, &id, visitor.id()).await?;
    let record = app.read(&handle, move |actor| Ok(actor.table.record_for(visitor.id())?));
    Ok(Json(record.await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReplayQuery {
    /// Actions played; all when absent.
    ply: Option<u32>,
    /// A seat, `spectator`, or `all` (when absent).
    r#as: Option<String>,
}

/// A finished game at one moment.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "records", params(("id" = String, Path), ReplayQuery),
    responses((status = 200, body = PositionAt), (status = 409, body = ErrorBody)))]
pub async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Answer<Json<PositionAt>> {
    let handle = known(&app, &id, visitor.id()).await?;
    let moment =
        app.read(&handle, move |actor| Ok(actor.table.replay_for(visitor.id(), query.r#as.as_deref(), query.ply)?));
    Ok(Json(moment.await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MovesQuery {
    /// A seat, `spectator`, or `all` (when absent).
    r#as: Option<String>,
    /// The first action; `next` of the page before.
    from: Option<u32>,
    /// At most so many actions; 300 when absent, and never more.
    limit: Option<u32>,
}

/// The moves of a finished game, in pages.
#[utoipa::path(get, path = "/api/tables/{id}/moves", tag = "records", params(("id" = String, Path), MovesQuery),
    responses((status = 200, body = Moves), (status = 409, body = ErrorBody)))]
pub async fn moves(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<MovesQuery>,
) -> Answer<Json<Moves>> {
    let handle = known(&app, &id, visitor.id()).await?;
    let page = app.read(&handle, move |actor| {
        let (presence, MovesQuery { r#as, from, limit }) = (actor.presence(), query);
        Ok(actor.table.moves_for(visitor.id(), r#as.as_deref(), (from, limit), &presence, now())?)
    });
    Ok(Json(page.await?))
}

/// Brings a record in: it is checked, kept, and shown like a finished table.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = ImportRecord,
    responses((status = 200, body = Table), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn import(
    State(app): State<App>,
    client: Client,
    someone: Someone,
    Body(import): Body<ImportRecord>,
) -> Answer<Json<Table>> {
    app.rate_limits.imports.both(&client, &someone.0.id)?;
    may_import(&app, &someone.0.id).await?;
    let who = someone.who();
    let library = app.config.library.clone();
    let length = length_of_record(&import.record)?;
    // Played twice: once to check it, once to write down who played what.
    let imported = app.costly.run(2 * length as u64, move || {
        let record = checked_record(import.record)?;
        let mut table =
            LiveTable::import(&library, chance::table_id(), &who, &record, chance::entropy(), crate::time::wall())?;
        let append = stored::append(table.whole());
        table.sleep();
        Ok((table, append))
    });
    let (table, append) = imported.await?;
    app.save(append).await.map_err(crate::app_state::refusal)?;
    app.imports.fetch_add(1, Ordering::Relaxed);
    let info = table.info(Some(&someone.0.id), &Presence::default(), now());
    // It is kept in any case; where memory is full it is read again when somebody looks.
    let _ = app.adopt_finished(table);
    Ok(Json(info))
}

async fn may_import(app: &App, person: &str) -> Answer<()> {
    let limits = &app.config.limits;
    if app.imports.load(Ordering::Relaxed) >= limits.imports {
        return Err(Failure::conflict("this house holds as many records as it takes in; ask its host"));
    }
    let own = app.store.imports_of(person).await.map_err(Failure::unavailable)?;
    if own >= limits.imports_per_person {
        return Err(Failure::conflict("you have brought in as many records as this house takes from one person"));
    }
    Ok(())
}
