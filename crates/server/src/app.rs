//! The router: every route with everything that lies around it.

use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::api::{self, App};
use crate::error::Failure;
use crate::{pages, security, socket};

/// Bodies are small; records have their own limit.
const MOST_BODY: usize = 64 * 1024;
const LONGEST: Duration = Duration::from_secs(30);

/// The whole house as a service.
pub fn app(house: &App) -> Router {
    let (routes, description) = api::router().split_for_parts();
    let description = Json(description);
    let routes = routes
        .route("/api/openapi.json", get(move || async move { description }))
        .route("/ws", get(socket::open))
        .fallback(pages::page)
        .method_not_allowed_fallback(|| async { Failure::bad_request("there is no such method on this path") })
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .with_state(house.clone());
    let routes = match house.config.base_path.as_str() {
        "" => routes,
        base => Router::new().nest(base, routes.clone()).fallback_service(routes_for_stray(base)),
    };
    routes
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, LONGEST))
        .layer(CatchPanicLayer::custom(|panic: Box<dyn std::any::Any + Send>| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
            Failure::internal(text).into_response()
        }))
        .layer(middleware::from_fn_with_state(house.clone(), security::guard))
}

/// Outside the base path there is nothing, but the way in.
fn routes_for_stray(base: &str) -> Router {
    let base = format!("{base}/");
    Router::new().fallback(move || async move { axum::response::Redirect::temporary(&base) })
}
