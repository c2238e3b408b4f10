//! The router: every route with everything that lies around it.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router, middleware};
use tower::ServiceExt;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::api::{self, App};
use crate::error::Failure;
use crate::{pages, security};

/// Bodies are small; records have their own limit.
const MOST_BODY: usize = 64 * 1024;
const LONGEST: Duration = Duration::from_secs(30);

/// The whole house as a service.
pub fn router(app: &App) -> Router {
    let (routes, description) = api::router().split_for_parts();
    let description = Json(api::describe(description));
    let routes = routes
        .route("/api/openapi.json", get(move || async move { description }))
        .fallback(pages::page)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .with_state(app.clone());
    let routes = match app.config.base_path.as_str() {
        "" => routes,
        base => under(base, routes),
    };
    routes
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, LONGEST))
        .layer(CatchPanicLayer::custom(|panic: Box<dyn std::any::Any + Send>| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
            Failure::internal(text).into_response()
        }))
        .layer(middleware::from_fn_with_state(app.clone(), security::guard))
}

/// axum adds which methods there are.
async fn wrong_method() -> Response {
    let mut response = Failure::bad_request("there is no such method on this path").into_response();
    *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    response
}

/// The routes under a base path; outside it there is nothing but the way in. (Nesting would not answer the base path itself.)
fn under(base: &str, routes: Router) -> Router {
    let base = base.to_string();
    Router::new().fallback(move |mut request: Request| async move {
        let asked = request.uri().path_and_query().map_or("/", |path| path.as_str());
        let inside = asked.strip_prefix(&base).filter(|rest| rest.starts_with('/')).and_then(|rest| rest.parse().ok());
        match inside {
            Some(uri) => {
                *request.uri_mut() = uri;
                routes.oneshot(request).await.into_response()
            }
            None => Redirect::temporary(&format!("{base}/")).into_response(),
        }
    })
}
