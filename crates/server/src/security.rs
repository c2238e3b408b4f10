//! What every request passes: headers, origin, address.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use subtle::ConstantTimeEq;

use crate::api::App;
use crate::error::{Answer, Failure};
use crate::limits::{RateLimit, address_key};

/// Nothing inline, nothing from elsewhere, in nobody's frame. Our own WebAssembly may be compiled; text may not.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src blob:; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=()"),
];

/// Where a request comes from.
#[derive(Clone, Debug)]
pub struct Client {
    /// The address as limits see it.
    pub key: String,
    /// Did it come over https, as far as we know?
    pub https: bool,
}

impl FromRequestParts<App> for Client {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Answer<Client> {
        parts.extensions.get::<Client>().cloned().ok_or_else(|| Failure::internal("a request without an address"))
    }
}

/// Every request: who asks, may they, and what the answer must carry.
pub async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    app.metrics.requests.fetch_add(1, Ordering::Relaxed);
    let client = client(&app, &request);
    let checked = check(&app, &client, &request);
    let key = client.key.clone();
    request.extensions_mut().insert(client);
    let mut response = match checked {
        Ok(()) => crate::costly::asked_by(key, false, next.run(request)).await,
        Err(failure) => failure.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    // What is personal, or changes, is nobody's to keep.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(app: &App, client: &Client, request: &Request) -> Answer<()> {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!safe || socket) && !same_origin(app, request.headers()) {
        return Err(Failure::forbidden("this request comes from a page of another origin"));
    }
    rate(app, request).address(client)
}

/// What a request is counted as. Files are as good as free, and what is counted apart has its bucket in its handler.
fn rate<'a>(app: &'a App, request: &Request) -> &'a RateLimit {
    let path = request.uri().path();
    let inside = path.strip_prefix(app.config.base_path.as_str()).unwrap_or(path);
    match (inside, request.method()) {
        ("/api/preview", _) => &app.rate_limits.previews,
        ("/ws" | "/health" | "/metrics", _) => &app.rate_limits.reads,
        (path, _) if !path.starts_with("/api/") => &app.rate_limits.files,
        (_, &Method::GET | &Method::HEAD | &Method::OPTIONS) => &app.rate_limits.reads,
        _ => &app.rate_limits.writes,
    }
}

/// Browsers say which page a request comes from. Programs that are no browsers carry nobody's cookie by accident.
fn same_origin(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(&header::ORIGIN) else {
        let site = text(&HeaderName::from_static("sec-fetch-site"));
        return site.is_none_or(|site| matches!(site, "same-origin" | "none"));
    };
    if app.config.origins.iter().any(|allowed| allowed == origin) {
        return true;
    }
    let Some((_, authority)) = origin.split_once("://") else { return false };
    let forwarded = last_told(headers, "x-forwarded-host").filter(|_| app.config.trust_proxy);
    let host = forwarded.or(text(&header::HOST));
    host.is_some_and(|host| host.eq_ignore_ascii_case(authority))
}

/// By these a request says that somebody passed it on.
const PASSED_ON: [&str; 6] =
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/// Figures are for the host: whoever knows the token, or asks on this machine itself. Behind a proxy everybody seems to ask
/// from the proxy's machine, so there the token alone counts, as it does for what was visibly passed on.
pub fn host_alone(app: &App, peer: SocketAddr, headers: &HeaderMap) -> Answer<()> {
    let told = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let wanted = app.config.metrics_token.as_deref();
    let known = wanted.zip(told).is_some_and(|(wanted, told)| wanted.as_bytes().ct_eq(told.as_bytes()).into());
    let passed_on = app.config.trust_proxy || PASSED_ON.iter().any(|name| headers.contains_key(*name));
    if known || (peer.ip().to_canonical().is_loopback() && !passed_on) {
        return Ok(());
    }
    Err(Failure::forbidden("figures are for the host: ask on the server's own machine, or with the token it was given"))
}

fn client(app: &App, request: &Request) -> Client {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let trusted = app.config.trust_proxy;
    let told = |name| last_told(request.headers(), name).filter(|_| trusted);
    let address = told("x-forwarded-for").and_then(address_of);
    let key = address.or(peer).map_or_else(|| "nowhere".into(), address_key);
    Client { key, https: told("x-forwarded-proto") == Some("https") }
}

/// The last entry of a list that may stand on several lines: what our own proxy saw. Those before it are hearsay.
fn last_told<'a>(headers: &'a HeaderMap, name: &'static str) -> Option<&'a str> {
    let last = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next().map(str::trim)
}

/// An address, perhaps with a port.
fn address_of(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|with_port| with_port.ip()))
}
