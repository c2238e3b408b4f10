//! Tables: opening them, sitting down, and everything but playing.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use livret_wire::{EditSeat, ErrorBody, Invite, NewTable, Replace, SeatKind, Sit, Stage, Table};

use super::{App, Body, Path, Someone, Visitor};
use crate::app_state::now;
use crate::error::{Answer, Failure};
use crate::security::Client;
use crate::table_actor::TableHandle;
use livret_table::{LiveTable, SeenEvents, TableData, Who};

/// The table as this person sees it from outside.
async fn shown(handle: &TableHandle, person: Option<&str>) -> Json<Table> {
    Json(handle.actor.lock().await.info(person, now()))
}

/// A table that this person may know of.
pub(super) async fn known(app: &App, id: &str, person: Option<&str>) -> Answer<Arc<TableHandle>> {
    let handle = app.table(id).await?;
    let known = handle.actor.lock().await.table.known_to(person);
    if known { Ok(handle) } else { Err(Failure::not_found("table")) }
}

/// Does something at a table and shows it afterwards.
async fn at_table(
    app: &App,
    id: &str,
    who: Who,
    command: impl FnOnce(&mut LiveTable, &Who, i64) -> livret_table::Answer<()> + Send + 'static,
) -> Answer<Json<Table>> {
    let handle = known(app, id, Some(&who.id)).await?;
    let person = who.id.clone();
    app.change(&handle, move |table, _, at| Ok((command(table, &who, at)?, SeenEvents::new()))).await?;
    Ok(shown(&handle, Some(&person)).await)
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = Table), (status = 400, body = ErrorBody)))]
pub async fn open(
    State(app): State<App>,
    client: Client,
    someone: Someone,
    Body(new): Body<NewTable>,
) -> Answer<Json<Table>> {
    app.rate_limits.tables.both(&client, &someone.0.id)?;
    let who = someone.who();
    let data = TableData::wished(&new, &who)?;
    LiveTable::preview(&app.config.library, &new.game, new.seats.len(), &new.options, crate::chance::entropy().seed())?;
    app.may_host(&who.id)?;
    let handle = app.open_table(data).await?;
    Ok(shown(&handle, Some(&who.id)).await)
}

/// A table from outside.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 404, body = ErrorBody)))]
pub async fn show(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Answer<Json<Table>> {
    let handle = known(&app, &id, visitor.id()).await?;
    Ok(shown(&handle, visitor.id()).await)
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = Table), (status = 409, body = ErrorBody)))]
pub async fn sit(
    State(app): State<App>,
    someone: Someone,
    Path(id): Path<String>,
    Body(sit): Body<Sit>,
) -> Answer<Json<Table>> {
    let who = someone.who();
    app.must_bear(&id, &who.id).await?;
    let person = who.id.clone();
    let seated = at_table(&app, &id, who, move |table, who, at| table.sit(who, sit.seat, at)).await?;
    // They sit: an invitation that stays behind is not shown to them.
    if let Err(error) = app.store.drop_invitation(&person, &id).await {
        tracing::warn!(%error, "an invitation could not be forgotten");
    }
    Ok(seated)
}

/// Gives the seat up before the game.
#[utoipa::path(post, path = "/api/tables/{id}/stand", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = ErrorBody)))]
pub async fn stand(State(app): State<App>, someone: Someone, Path(id): Path<String>) -> Answer<Json<Table>> {
    at_table(&app, &id, someone.who(), |table, who, at| table.stand(who, at)).await
}

/// The host changes a seat before the game.
#[utoipa::path(post, path = "/api/tables/{id}/seats", tag = "tables", params(("id" = String, Path)),
    request_body = EditSeat, responses((status = 200, body = Table), (status = 403, body = ErrorBody)))]
pub async fn edit_seat(
    State(app): State<App>,
    someone: Someone,
    Path(id): Path<String>,
    Body(edit): Body<EditSeat>,
) -> Answer<Json<Table>> {
    at_table(&app, &id, someone.who(), move |table, who, at| {
        table.edit_seat(who, edit.seat, &edit.wish, at)?;
        if table.is_full() && table.data.setup.settings.start_when_full {
            table.start(at)?;
        }
        Ok(())
    })
    .await
}

/// The host starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", operation_id = "start_table", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = ErrorBody)))]
pub async fn start(State(app): State<App>, someone: Someone, Path(id): Path<String>) -> Answer<Json<Table>> {
    at_table(&app, &id, someone.who(), |table, who, at| table.start_by(who, at)).await
}

/// Leaves: a bot takes over.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = ErrorBody)))]
pub async fn leave(State(app): State<App>, someone: Someone, Path(id): Path<String>) -> Answer<Json<Table>> {
    at_table(&app, &id, someone.who(), |table, who, at| table.leave(who, at)).await
}

/// Comes back after leaving.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = ErrorBody)))]
pub async fn come_back(State(app): State<App>, someone: Someone, Path(id): Path<String>) -> Answer<Json<Table>> {
    at_table(&app, &id, someone.who(), |table, who, at| table.come_back(who, at)).await
}

/// Lets a bot play for somebody who has been away for a minute, once all others who are here wish it. They may come back.
#[utoipa::path(post, path = "/api/tables/{id}/replace", tag = "tables", params(("id" = String, Path)), request_body = Replace,
    responses((status = 200, body = Table), (status = 409, body = ErrorBody)))]
pub async fn replace(
    State(app): State<App>,
    someone: Someone,
    Path(id): Path<String>,
    Body(wish): Body<Replace>,
) -> Answer<Json<Table>> {
    let who = someone.who();
    let handle = known(&app, &id, Some(&who.id)).await?;
    let agreed = handle.actor.lock().await.ask_to_replace(&who.id, wish.seat, now())?;
    if agreed {
        return at_table(&app, &id, who, move |table, _, at| table.replace(wish.seat, at)).await;
    }
    Ok(shown(&handle, Some(&who.id)).await)
}

/// Offers a free seat to somebody I have played with. Whether they want to hear of it is theirs to know.
#[utoipa::path(post, path = "/api/tables/{id}/invite", tag = "tables", params(("id" = String, Path)), request_body = Invite,
    responses((status = 204), (status = 409, body = ErrorBody)))]
pub async fn invite(
    State(app): State<App>,
    client: Client,
    someone: Someone,
    Path(id): Path<String>,
    Body(wish): Body<Invite>,
) -> Answer<StatusCode> {
    app.rate_limits.tables.both(&client, &someone.0.id)?;
    let handle = known(&app, &id, Some(&someone.0.id)).await?;
    let invitation = {
        let actor = handle.actor.lock().await;
        actor.table.invitation_by(&someone.who(), now())?
    };
    app.invite(&wish.person, invitation).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives up. Between two the other one wins; at a larger table a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = ErrorBody)))]
pub async fn resign(State(app): State<App>, someone: Someone, Path(id): Path<String>) -> Answer<Json<Table>> {
    at_table(&app, &id, someone.who(), |table, who, at| table.resign(who, at)).await
}

/// Ends the game without a result: the host before anybody's third turn, or everybody together.
#[utoipa::path(post, path = "/api/tables/{id}/abort", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 403, body = ErrorBody)))]
pub async fn abort(State(app): State<App>, someone: Someone, Path(id): Path<String>) -> Answer<Json<Table>> {
    at_table(&app, &id, someone.who(), |table, who, at| table.abort(who, at).map(drop)).await
}

/// Agrees that whoever has the link may see the game when it is over. It is so, for good, once everybody who played agrees;
/// what was said stays with them.
#[utoipa::path(post, path = "/api/tables/{id}/share", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 403, body = ErrorBody)))]
pub async fn share(State(app): State<App>, someone: Someone, Path(id): Path<String>) -> Answer<Json<Table>> {
    at_table(&app, &id, someone.who(), |table, who, at| table.share(who, at)).await
}

/// The same again: opens the next table, or sits down at the one that another player opened.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = ErrorBody)))]
pub async fn rematch(
    State(app): State<App>,
    client: Client,
    someone: Someone,
    Path(id): Path<String>,
) -> Answer<Json<Table>> {
    app.rate_limits.tables.both(&client, &someone.0.id)?;
    let who = someone.who();
    let handle = known(&app, &id, Some(&who.id)).await?;
    let (data, next, seat) = {
        let actor = handle.actor.lock().await;
        let data = actor.table.rematch(&who, now())?;
        (data, actor.table.data.next.clone(), actor.table.seats_of(&who.id).first().copied())
    };
    if let Some(next) = next {
        return sit_again(&app, &next, who, seat).await;
    }
    app.may_host(&who.id)?;
    let opened = app.open_table(data).await?;
    let next = opened.id.clone();
    let first = app.change(&handle, move |table, _, at| {
        let first = table.data.next.is_none();
        if first {
            table.set_next(&next, at);
        }
        Ok((first, SeenEvents::new()))
    });
    if !first.await? {
        tracing::info!(table = id, "two rematches at once; both stay open");
    }
    app.invite_again(&opened, &who).await;
    Ok(shown(&opened, Some(&who.id)).await)
}

/// Sits down at the next table, in the same seat if it is open.
async fn sit_again(app: &App, next: &str, who: Who, seat: Option<u8>) -> Answer<Json<Table>> {
    let handle = known(app, next, Some(&who.id)).await?;
    let info = shown(&handle, Some(&who.id)).await;
    if !info.you.is_empty() || info.stage != Stage::Waiting {
        return Ok(info);
    }
    app.must_bear(next, &who.id).await?;
    let open = |seat: &livret_wire::SeatInfo| {
        seat.kind == SeatKind::Open && seat.kept.as_ref().is_none_or(|kept| kept.person == who.id)
    };
    let same = seat.filter(|&seat| info.seats.get(usize::from(seat)).is_some_and(open));
    at_table(app, next, who, move |table, who, at| table.sit(who, same, at)).await
}
