//! What lies around every handler and may answer in its place: added to the description of each.

use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, ResponseBuilder};

use super::COOKIE_NAME;

/// As the description names the cookie.
const SESSION: &str = "session";

/// Completes the description: who needs a session, and every status that can come back.
pub fn complete(mut api: OpenApi) -> OpenApi {
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE_NAME)));
    api.components.get_or_insert_default().add_security_scheme(SESSION, cookie);
    for (path, item) in &mut api.paths.paths {
        for (changes, operation) in operations(item) {
            complete_one(path, changes, operation);
        }
    }
    api
}

/// The operations of a path, and whether they change something.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    [(false, get), (true, put), (true, post), (true, delete), (true, patch)]
        .into_iter()
        .filter_map(|(changes, operation)| Some((changes, operation.as_mut()?)))
}

fn complete_one(path: &str, changes: bool, operation: &mut Operation) {
    if needs_session(path, changes) {
        operation.security = Some(vec![SecurityRequirement::new::<_, [&str; 0], &str>(SESSION, [])]);
    }
    for (status, when) in refusals(path, changes, operation) {
        let response = || {
            let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
            RefOr::T(ResponseBuilder::new().description(when).content("application/json", body).build())
        };
        operation.responses.responses.entry(status.to_string()).or_insert_with(response);
    }
    let late = || RefOr::T(ResponseBuilder::new().description("it took too long").build());
    operation.responses.responses.entry("504".into()).or_insert_with(late);
}

/// Whatever is somebody's own, and whatever changes something but the ways in and what only looks.
fn needs_session(path: &str, changes: bool) -> bool {
    const FREE: [&str; 5] = ["/api/guest", "/api/login", "/api/logout", "/api/preview", "/api/recover"];
    const OWN: [&str; 2] = ["/ws", "/api/tables/{id}/hint"];
    path.starts_with("/api/me") || OWN.contains(&path) || (changes && !FREE.contains(&path))
}

/// Their bodies name a game.
const GAMES_WISHED: [&str; 3] = ["/api/pairing", "/api/preview", "/api/tables"];

fn refusals(path: &str, changes: bool, operation: &Operation) -> Vec<(u16, &'static str)> {
    let names = |wanted: &ParameterIn| {
        let parameters = operation.parameters.iter().flatten();
        parameters.into_iter().any(|parameter| matches!(parameter, RefOr::T(one) if one.parameter_in == *wanted))
    };
    let (named, asked, told) =
        (names(&ParameterIn::Path), names(&ParameterIn::Query), operation.request_body.is_some());
    let at_table = changes && path.starts_with("/api/tables/");
    [
        (named || asked || told || path == "/ws", 400, "the request makes no sense"),
        (needs_session(path, changes), 401, "come in first"),
        (changes || named, 403, "somebody else's to do, or a page of another origin asks"),
        (named || GAMES_WISHED.contains(&path), 404, "there is no such thing here, or none that you may know of"),
        (named || changes, 409, "not as things stand"),
        (told, 413, "the body is larger than what is read here"),
        (at_table || named, 422, "the rules of the game say no, or there is no game"),
        (true, 429, "too much at once"),
        (true, 500, "a mistake of the server's, which is written down"),
        (true, 503, "nothing was saved and nothing has changed; try again"),
    ]
    .into_iter()
    .filter_map(|(may, status, when)| may.then_some((status, when)))
    .collect()
}
