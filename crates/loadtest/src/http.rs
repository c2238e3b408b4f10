//! As much of HTTP as coming in and opening tables needs.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::Outcome;

/// A server's answer.
struct Reply {
    cookie: Option<String>,
    body: Value,
}

/// Posts JSON with a connection of its own.
async fn post(addr: SocketAddr, path: &str, cookie: &str, body: &Value) -> Outcome<Reply> {
    let told = |error: std::io::Error| format!("POST {path}: {error}");
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {addr}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         cookie: {cookie}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(addr).await.map_err(told)?;
    stream.write_all((head + &body).as_bytes()).await.map_err(told)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.map_err(told)?;
    let answer = String::from_utf8(answer).map_err(|_| format!("POST {path}: not text"))?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| format!("POST {path}: no answer"))?;
    if !head.starts_with("HTTP/1.1 200") {
        return Err(format!("POST {path}: {} {body}", head.lines().next().unwrap_or_default()));
    }
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|line| line.split(';').next()).map(Into::into);
    Ok(Reply { cookie, body: serde_json::from_str(body).map_err(|error| format!("POST {path}: {error}"))? })
}

/// Comes in as a guest; the cookie to show from now on.
pub async fn come_in(addr: SocketAddr) -> Outcome<String> {
    let reply = post(addr, "/api/guest", "", &json!({})).await?;
    reply.cookie.ok_or_else(|| "a guest without a cookie".into())
}

/// Opens a table for two and sits both down, which starts the game; the table's id.
pub async fn open_table(addr: SocketAddr, game: &str, cookies: &[String; 2]) -> Outcome<String> {
    // Pauses would be measured instead of the server.
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": game, "access": "link", "discreet": false, "seats": seats });
    let reply = post(addr, "/api/tables", &cookies[0], &wish).await?;
    let id = reply.body["id"].as_str().ok_or("a table without an id")?.to_owned();
    post(addr, &format!("/api/tables/{id}/sit"), &cookies[1], &json!({})).await?;
    Ok(id)
}
