//! What somebody has played, for figures.

use axum::Json;
use axum::extract::State;
use livret_table::finished;
use livret_wire::Statistics;

use super::{App, Someone};
use crate::error::{Answer, Failure};
use crate::stored;

/// Games that are counted.
const MOST: u32 = 1000;

/// My finished games, newest first.
#[utoipa::path(get, path = "/api/me/statistics", tag = "identity", responses((status = 200, body = Statistics)))]
pub async fn statistics(State(app): State<App>, Someone(me): Someone) -> Answer<Json<Statistics>> {
    let rows = app.store.games_of(&me.id, i64::MAX, MOST).await.map_err(Failure::unavailable)?;
    let count = move || Ok(rows.into_iter().filter_map(|row| finished(&stored::row(row), &me.id)).collect());
    let games = app.costly.run(u64::from(MOST), count).await?;
    Ok(Json(Statistics { games }))
}
