//! The lobby: tables to join or watch, and whether a wish would make a table.

use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use livret_wire::{ErrorBody, Lobby, Preview, Previewed, Stage};

use super::{App, Body, Visitor};
use crate::error::Answer;
use crate::house::now;
use crate::table::{LiveTable, summary};

/// The most tables a list shows.
const MOST: usize = 200;
const PATIENCE: std::time::Duration = std::time::Duration::from_millis(50);
/// A table left by everybody is listed so long, in milliseconds; it is listed again when one of them comes back.
const LEFT_ALONE: i64 = 10 * 60 * 1000;

/// Tables with an open seat, and tables that may be watched; not those that everybody has left.
#[utoipa::path(get, path = "/api/lobby", tag = "lobby", responses((status = 200, body = Lobby)))]
pub async fn lobby(State(house): State<App>, visitor: Visitor) -> Answer<Json<Lobby>> {
    let cells: Vec<_> = house.tables.read().map(|tables| tables.values().cloned().collect()).unwrap_or_default();
    let (mut open, mut live) = (Vec::new(), Vec::new());
    for cell in cells {
        // A table that waits long for the database is left out of this answer rather than waited for.
        let Ok(inner) = tokio::time::timeout(PATIENCE, cell.inner.lock()).await else { continue };
        let data = &inner.table.data;
        let lately = cell.touched.load(Ordering::Relaxed) > now() - LEFT_ALONE;
        if !data.is_listed() || !(lately || inner.is_attended()) {
            continue;
        }
        let list = if data.stage == Stage::Waiting { &mut open } else { &mut live };
        list.push(summary(&inner.table.row_head(), data, visitor.id()));
    }
    for list in [&mut open, &mut live] {
        list.sort_by_key(|table| std::cmp::Reverse(table.updated));
        list.truncate(MOST);
    }
    Ok(Json(Lobby { open, live, people: house.people.names() as u32 }))
}

/// Would this table do? Tells what the options come to.
#[utoipa::path(post, path = "/api/preview", tag = "lobby", request_body = Preview,
    responses((status = 200, body = Previewed), (status = 400, body = ErrorBody)))]
pub async fn preview(State(house): State<App>, Body(wish): Body<Preview>) -> Answer<Json<Previewed>> {
    let players = usize::from(wish.players);
    let (options, cards) = LiveTable::preview(&house.config.library, &wish.game, players, &wish.options)?;
    Ok(Json(Previewed { options, cards }))
}
