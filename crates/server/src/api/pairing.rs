//! "Find me a game."

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use livret_wire::{Access, ErrorBody, NewTable, Pairing, PairingState, SeatWish, ServerMessage, TableSettings};

use super::{App, Body, Someone};
use crate::app_state::now;
use crate::error::{Answer, Failure};
use livret_table::{LiveTable, SeatData, TableData, Who, check_clock};

/// Looks for people who want the same game. Ask again every few seconds.
#[utoipa::path(post, path = "/api/pairing", tag = "lobby", request_body = Pairing,
    responses((status = 200, body = PairingState), (status = 400, body = ErrorBody)))]
pub async fn seek(State(app): State<App>, someone: Someone, Body(wish): Body<Pairing>) -> Answer<Json<PairingState>> {
    if let Some(table) = app.pairing.take_found(&someone.0.id) {
        return Ok(Json(PairingState { table: Some(table), waiting: 0 }));
    }
    check_clock(wish.clock)?;
    let (players, seed) = (usize::from(wish.players), crate::chance::entropy().seed());
    LiveTable::preview(&app.config.library, &wish.game, players, &Default::default(), seed)?;
    let blocks = app.store.blocks(&someone.0.id).await.map_err(Failure::unavailable)?;
    let avoids = blocks.into_iter().filter(|block| block.kind == "block").map(|block| block.person).collect();
    let who = someone.who();
    match app.pairing.ask(&who, &wish, avoids, now()) {
        Some(group) => {
            let table = meet(&app, &group, &wish).await?;
            app.pairing.take_found(&who.id);
            Ok(Json(PairingState { table: Some(table), waiting: 0 }))
        }
        None => Ok(Json(app.pairing.state(&wish))),
    }
}

/// Opens a table for people who found each other, and tells them.
async fn meet(app: &App, group: &[Who], wish: &Pairing) -> Answer<String> {
    let new = NewTable {
        game: wish.game.clone(),
        seats: vec![SeatWish::Open; group.len()],
        options: Default::default(),
        settings: TableSettings { access: Access::Link, clock: wish.clock, ..TableSettings::default() },
        seed: None,
    };
    let mut data = TableData::wished(&new, &group[0])?;
    group.iter().for_each(|who| data.meet(who));
    data.seats = group.iter().map(|who| SeatData::person(&who.id, &who.name)).collect();
    let handle = app.open_table(data).await?;
    app.pairing.found(group, &handle.id, now());
    for who in group {
        app.tell_person(&who.id, &ServerMessage::Paired { table: handle.id.clone() });
    }
    Ok(handle.id.clone())
}

/// No longer looks.
#[utoipa::path(delete, path = "/api/pairing", tag = "lobby", responses((status = 204)))]
pub async fn stop(State(app): State<App>, Someone(person): Someone) -> StatusCode {
    app.pairing.forget(&person.id);
    StatusCode::NO_CONTENT
}
