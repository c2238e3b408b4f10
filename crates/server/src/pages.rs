//! The browser's pages: the embedded client, or a plain page where none was built in.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::api::App;
use crate::error::Failure;

/// The client as `npm run build` makes it; `build.rs` sees to it that the directory exists.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// Any path that is no other route: a file of the client, or its first page, which finds its way by the address.
pub async fn page(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path == "ws" {
        return Failure::not_found("path").into_response();
    }
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return serve(path, &file, &headers);
    }
    match Client::get("index.html") {
        // A missing file is missing; only pages lead to the client.
        Some(_) if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => {
            (StatusCode::NOT_FOUND, "not found\n").into_response()
        }
        Some(index) => first_page(&app, &index, &headers),
        None => plain(&app),
    }
}

/// Built files have a digest in their name and never change; the others are asked for again.
fn serve(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = tag(&file.metadata.sha256_hash());
    let caching = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if let Some((coding, small)) = packed(path, headers) {
        let mut response = tagged(headers, &tag, file.metadata.mimetype(), caching, small.data);
        if response.status() == StatusCode::OK {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
        }
        return response;
    }
    tagged(headers, &tag, file.metadata.mimetype(), caching, file.data.clone())
}

/// The file as the client's build has compressed it, once and well, where the browser takes that.
fn packed(path: &str, headers: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |coding: &str| accepted.split(',').any(|word| word.trim() == coding);
    let codings = [("br", "br"), ("gzip", "gz")].into_iter().filter(|(coding, _)| accepts(coding));
    codings.filter_map(|(coding, end)| Some((coding, Client::get(&format!("{path}.{end}"))?))).next()
}

/// Names contents by their digest.
pub fn tag(digest: &[u8]) -> String {
    format!("W/\"{}\"", hex(&digest[..12]))
}

/// Something that is sent once and then only asked for again: nothing, if the client has it already.
pub fn tagged(headers: &HeaderMap, tag: &str, kind: &str, caching: &str, body: impl Into<Body>) -> Response {
    let told = [(header::CACHE_CONTROL, caching), (header::ETAG, tag), (header::VARY, "accept-encoding")];
    if knows(headers, tag) {
        return (StatusCode::NOT_MODIFIED, told).into_response();
    }
    (told, [(header::CONTENT_TYPE, kind)], body.into()).into_response()
}

/// Has the client these contents? Whether the tag is weak does not matter: a proxy that compresses may have made it so.
fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_string();
    let told = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    told.flat_map(|list| list.split(',')).any(|known| bare(known) == bare(tag))
}

/// The client's page, told where it lives: the addresses of its files and a `meta` carry the base path, since our own policy
/// forbids a `base` element.
fn first_page(app: &App, index: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let base = &app.config.base_path;
    let html = String::from_utf8_lossy(&index.data);
    // Vite writes its files' addresses relative to the page; a page deeper down needs them from the root.
    let html = html.replace("=\"./", "=\"/").replace("=\"/", &format!("=\"{base}/"));
    let html = html.replacen("<head>", &format!("<head><meta name=\"livret-base\" content=\"{base}/\">"), 1);
    tagged(headers, &tag(&index.metadata.sha256_hash()), "text/html; charset=utf-8", "no-cache", html)
}

fn plain(app: &App) -> Response {
    let base = &app.config.base_path;
    let version = env!("CARGO_PKG_VERSION");
    let html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Livret</title></head>\n<body>\n<h1>Livret</h1>\n\
         <p>Version {version} of a house of card games: Tanto Cuore and its family, and Love Letter.</p>\n\
         <p>This program was built without its pages. To get them, install Node.js 20.19 or newer and build again with \
         <code>cargo build --release</code>. Its interface is described at \
         <a href=\"{base}/api/openapi.json\">{base}/api/openapi.json</a>; \
         what runs here is told at <a href=\"{base}/api/house\">{base}/api/house</a>.</p>\n</body>\n</html>\n"
    );
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], html).into_response()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
