//! What somebody has played, for figures.

use axum::Json;
use axum::extract::State;
use livret_store::TableRow;
use livret_wire::{FinishedGame, Stage, Statistics};

use super::{App, Someone};
use crate::error::{Answer, Failure};
use crate::table::{TableData, seat_infos};

/// Games that are counted.
const MOST: u32 = 1000;

/// My finished games, newest first.
#[utoipa::path(get, path = "/api/me/statistics", tag = "identity", responses((status = 200, body = Statistics)))]
pub async fn statistics(State(app): State<App>, Someone(me): Someone) -> Answer<Json<Statistics>> {
    let rows = app.store.games_of(&me.id, i64::MAX, MOST).await.map_err(Failure::unavailable)?;
    let count = move || Ok(rows.iter().filter_map(|row| finished(row, &me.id)).collect());
    let games = app.costly.run(u64::from(MOST), count).await?;
    Ok(Json(Statistics { games }))
}

/// A game that somebody has played to its end. Those that were called off count for nobody.
fn finished(row: &TableRow, person: &str) -> Option<FinishedGame> {
    let data: TableData = serde_json::from_str(&row.data).ok()?;
    let (Stage::Over, Some(result)) = (data.stage, &data.result) else { return None };
    let seat = data.seats.iter().position(|seat| seat.person.as_deref() == Some(person))?;
    Some(FinishedGame {
        table: row.id.clone(),
        game: row.game.clone(),
        sets: data.sets(),
        at: row.updated,
        seat: seat as u8,
        seats: seat_infos(&data),
        winners: result.winners.clone(),
        ending: result.ending,
        score: result.scores.get(seat)?.clone(),
    })
}
