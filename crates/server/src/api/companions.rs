//! People who have played together, and the seats they offer each other.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use livret_store::identity::{Invited, Person};
use livret_wire::{Companion, ErrorBody, Invitation, ServerMessage};

use super::{App, Path, Someone};
use crate::app_state::{AppState, now};
use crate::error::{Answer, Failure};
use crate::limits::lock;
use crate::table_actor::TableHandle;
use livret_table::{TableData, Who};

/// Those who are told; more have hardly been played with lately.
const MOST_PEOPLE: u32 = 50;

/// Whom I have played with, the last first; without those who do not want to meet me, or whom I do not want to hear or meet.
#[utoipa::path(get, path = "/api/me/people", tag = "identity", responses((status = 200, body = Vec<Companion>)))]
pub async fn people(State(app): State<App>, Someone(me): Someone) -> Answer<Json<Vec<Companion>>> {
    let found = app.store.companions(&me.id, MOST_PEOPLE).await.map_err(Failure::unavailable)?;
    let told = found.into_iter().map(|one| Companion {
        online: app.is_online(&one.person),
        person: one.person,
        name: one.name,
        account: one.account,
        games: one.games,
        last: one.last,
    });
    Ok(Json(told.collect()))
}

/// The seats that I am offered, the newest first.
#[utoipa::path(get, path = "/api/me/invitations", tag = "identity", responses((status = 200, body = Vec<Invitation>)))]
pub async fn invitations(State(app): State<App>, Someone(me): Someone) -> Answer<Json<Vec<Invitation>>> {
    invitations_of(&app, &me).await.map(Json)
}

/// The seats that somebody is offered and could take.
pub(super) async fn invitations_of(app: &App, me: &Person) -> Answer<Vec<Invitation>> {
    let found = app.store.invitations(&me.id).await.map_err(Failure::unavailable)?;
    Ok(found.into_iter().filter_map(|one| told(one, me)).collect())
}

/// As it is told; none for somebody who sits there already.
fn told(one: Invited, me: &Person) -> Option<Invitation> {
    let data: TableData = serde_json::from_str(&one.data).ok()?;
    let sits = data.seats.iter().any(|seat| seat.person.as_deref() == Some(&me.id));
    let Invited { table_id: table, game, invited_by: by, name, at, .. } = one;
    (!sits).then(|| Invitation { table, game, sets: data.sets(), by, name, at })
}

/// Does not want the seat.
#[utoipa::path(delete, path = "/api/me/invitations/{table}", tag = "identity", params(("table" = String, Path)),
    responses((status = 204), (status = 401, body = ErrorBody)))]
pub async fn decline(State(app): State<App>, Someone(me): Someone, Path(table): Path<String>) -> Answer<StatusCode> {
    app.store.drop_invitation(&me.id, &table).await.map_err(Failure::unavailable)?;
    Ok(StatusCode::NO_CONTENT)
}

impl AppState {
    /// Has this person a socket?
    fn is_online(&self, person: &str) -> bool {
        lock(&self.connections).values().any(|connection| connection.who.id == person)
    }

    /// Tells those for whom a rematch keeps a seat, wherever they are.
    pub(super) async fn invite_again(&self, handle: &TableHandle, who: &Who) {
        let (invitation, kept) = {
            let actor = handle.actor.lock().await;
            let kept = actor.table.data.seats.iter().filter_map(|seat| Some(seat.kept.as_ref()?.person.clone()));
            (actor.table.invitation_by(who, now()), kept.collect::<Vec<_>>())
        };
        let Ok(invitation) = invitation else { return };
        for person in kept {
            if let Err(failure) = self.invite(&person, invitation.clone()).await {
                tracing::info!(?failure, "somebody was not invited to the rematch");
            }
        }
    }

    /// Offers somebody a seat: kept until the table begins, and told at once to whoever is here.
    pub(super) async fn invite(&self, person: &str, invitation: Invitation) -> Answer<()> {
        let known = self.store.companions(&invitation.by, MOST_PEOPLE).await.map_err(Failure::unavailable)?;
        if !known.iter().any(|one| one.person == person) {
            return Err(Failure::not_found("person you have played with"));
        }
        let heard = self.store.invite(person, &invitation.table, &invitation.by, invitation.at).await;
        // Whoever does not want to hear of it has not heard of it; that is not told.
        if heard.map_err(Failure::unavailable)? {
            self.tell_person(person, &ServerMessage::Invited(invitation));
        }
        Ok(())
    }
}
