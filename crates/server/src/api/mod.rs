//! The HTTP API: one module for each resource, and what their handlers share.

mod companions;
mod description;
mod identity;
mod lobby;
mod pairing;
mod play;
mod records;
mod server_info;
mod statistics;
mod tables;

pub(crate) use description::complete as describe;
pub use server_info::Book;
pub(crate) use server_info::to_me;

use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::Method;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use livret_store::identity::Person;
use livret_wire::FaultCode;
use serde::de::DeserializeOwned;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app_state::AppState;
use crate::error::{Answer, Failure};
use crate::socket;
use livret_table::Who;

/// The state that every handler is given.
pub type App = Arc<AppState>;

/// The session's cookie.
pub const COOKIE_NAME: &str = "livret";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Livret",
        description = "Tables, games, records, cards and hints. Come in with POST /api/guest and keep the cookie. \
                       Play over the WebSocket at /ws (ClientMessage in, ServerMessage out), or by POST here."
    ),
    components(schemas(livret_wire::ClientMessage, livret_wire::ServerMessage, livret_wire::ErrorBody))
)]
struct Description;

/// All routes with their description.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(server_info::server_info))
        .routes(routes!(server_info::start))
        .routes(routes!(server_info::cards))
        .routes(routes!(server_info::health))
        .routes(routes!(server_info::metrics))
        .routes(routes!(identity::guest))
        .routes(routes!(identity::register))
        .routes(routes!(identity::login))
        .routes(routes!(identity::logout))
        .routes(routes!(identity::recover))
        .routes(routes!(identity::rename, identity::delete))
        .routes(routes!(identity::password))
        .routes(routes!(identity::export))
        .routes(routes!(identity::games))
        .routes(routes!(identity::blocks))
        .routes(routes!(companions::people))
        .routes(routes!(companions::invitations))
        .routes(routes!(companions::decline))
        .routes(routes!(statistics::statistics))
        .routes(routes!(identity::block, identity::unblock))
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::preview))
        .routes(routes!(tables::open))
        .routes(routes!(tables::show))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::stand))
        .routes(routes!(tables::edit_seat))
        .routes(routes!(tables::start))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::come_back))
        .routes(routes!(tables::replace))
        .routes(routes!(tables::invite))
        .routes(routes!(tables::resign))
        .routes(routes!(tables::abort))
        .routes(routes!(tables::share))
        .routes(routes!(tables::rematch))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::consent))
        .routes(routes!(play::chat))
        .routes(routes!(play::hurry))
        .routes(routes!(play::view))
        .routes(routes!(play::log))
        .routes(routes!(play::hint))
        .routes(routes!(records::record))
        .routes(routes!(records::replay))
        .routes(routes!(records::moves))
        .routes(routes!(pairing::seek, pairing::stop))
        .routes(routes!(socket::open))
        .merge(records_in())
}

/// Records are larger than anything else that comes in.
fn records_in() -> OpenApiRouter<App> {
    const MOST: usize = 1024 * 1024;
    OpenApiRouter::new().routes(routes!(records::import)).layer(axum::extract::DefaultBodyLimit::max(MOST))
}

/// The value of the session's cookie.
pub(crate) fn cookie(parts: &Parts) -> Option<&str> {
    let cookies = parts.headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| value)
}

/// Who asks, if they have come in.
pub struct Visitor(pub Option<Person>);

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Visitor> {
        let Some(cookie) = cookie(parts) else { return Ok(Visitor(None)) };
        let person = app.store.whose(cookie).await.map_err(Failure::unavailable)?;
        if person.is_some()
            && let Some(admission) = parts.extensions.get::<Arc<crate::serve::Admission>>()
        {
            admission.mark_known();
        }
        Ok(Visitor(person))
    }
}

impl Visitor {
    /// Their id.
    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|person| person.id.as_str())
    }
}

/// Somebody who has come in.
pub struct Someone(pub Person);

impl FromRequestParts<App> for Someone {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Someone> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        let person = person.ok_or_else(Failure::unauthorized)?;
        let looks = matches!(parts.method, Method::GET | Method::HEAD);
        let rate = if looks { &app.rate_limits.reads } else { &app.rate_limits.writes };
        rate.person(&person.id)?;
        Ok(Someone(person))
    }
}

impl Someone {
    /// As tables know them.
    pub fn who(&self) -> Who {
        Who { id: self.0.id.clone(), name: self.0.name.clone(), account: self.0.account }
    }
}

/// The cookie that a request comes with.
pub struct SessionCookie(pub Option<String>);

impl FromRequestParts<App> for SessionCookie {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Answer<SessionCookie> {
        Ok(SessionCookie(cookie(parts).map(Into::into)))
    }
}

/// The session that a request comes by, as the store knows it.
pub struct SessionKey(pub Option<String>);

impl FromRequestParts<App> for SessionKey {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<SessionKey> {
        Ok(SessionKey(cookie(parts).and_then(|cookie| app.store.session_key(cookie))))
    }
}

/// A JSON body. An empty one counts as an empty object.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Answer<Body<T>> {
        // A page of another origin can send forms and plain text, never this type without being asked first.
        let json =
            |value: &axum::http::HeaderValue| value.to_str().is_ok_and(|text| text.starts_with("application/json"));
        let typed = request.headers().get(axum::http::header::CONTENT_TYPE).is_none_or(json);
        if !typed {
            return Err(Failure::new(FaultCode::BadRequest, "send JSON, and say so: content-type: application/json"));
        }
        let bytes = axum::body::Bytes::from_request(request, app).await.map_err(|rejection| {
            match rejection.into_response().status() {
                axum::http::StatusCode::PAYLOAD_TOO_LARGE => {
                    Failure::new(FaultCode::TooLarge, "that is more than this house reads at once")
                }
                _ => Failure::new(FaultCode::BadJson, "the body could not be read"),
            }
        })?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(text).map(Body).map_err(|error| {
            let code = if error.is_data() { FaultCode::BadRequest } else { FaultCode::BadJson };
            Failure::new(code, format!("the body is not what is expected here: {error}"))
        })
    }
}

/// A query, refused in our words.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Query<T>> {
        match axum::extract::Query::from_request_parts(parts, app).await {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(rejection) => Err(Failure::bad_request(rejection.body_text())),
        }
    }
}

/// A part of the path, refused in our words.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Path<T>> {
        match axum::extract::Path::from_request_parts(parts, app).await {
            Ok(axum::extract::Path(path)) => Ok(Path(path)),
            Err(rejection) => Err(Failure::bad_request(rejection.body_text())),
        }
    }
}
