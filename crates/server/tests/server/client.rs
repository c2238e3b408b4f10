//! A client as anybody could write it: requests and one socket.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::Running;

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Client {
    pub addr: SocketAddr,
    pub cookie: String,
    pub id: String,
    pub http: reqwest::Client,
}

impl Client {
    pub fn nobody(addr: SocketAddr) -> Client {
        Client { addr, cookie: String::new(), id: String::new(), http: reqwest::Client::new() }
    }

    pub async fn guest(addr: SocketAddr, name: &str) -> Client {
        let mut client = Client::nobody(addr);
        let response = client.http.post(format!("http://{addr}/api/guest")).json(&json!({"name": name})).send().await;
        let response = response.expect("the house answers");
        client.take_cookie(&response);
        let me: Value = response.json().await.expect("JSON");
        client.id = me["id"].as_str().expect("an id").into();
        client
    }

    pub fn take_cookie(&mut self, response: &reqwest::Response) {
        let cookie = response.headers()["set-cookie"].to_str().expect("text");
        self.cookie = cookie.split(';').next().expect("a pair").into();
    }

    /// Makes an account of the guest; the recovery codes. A new cookie is kept, if one comes.
    pub async fn register(&mut self, name: &str, password: &str) -> Vec<String> {
        let wish = self.request("POST", "/api/register").json(&json!({"name": name, "password": password}));
        let response = wish.send().await.expect("the house answers");
        if response.headers().contains_key("set-cookie") {
            self.take_cookie(&response);
        }
        let made: Value = response.json().await.expect("JSON");
        let codes = made["recovery_codes"].as_array().unwrap_or_else(|| panic!("{made}"));
        codes.iter().map(|code| code.as_str().expect("text").into()).collect()
    }

    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().expect("a method");
        self.http.request(method, format!("http://{}{path}", self.addr)).header("cookie", &self.cookie)
    }

    /// Status and body.
    pub async fn send(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let request = self.request(method, path);
        let request = if body.is_null() { request } else { request.json(&body) };
        let response = request.send().await.expect("the house answers");
        let status = response.status().as_u16();
        let text = response.text().await.expect("text");
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// A request that works.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.send("POST", path, body).await;
        assert!((200..300).contains(&status), "POST {path}: {status} {answer}");
        answer
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.send("GET", path, Value::Null).await;
        assert_eq!(status, 200, "GET {path}: {answer}");
        answer
    }

    /// The code of a request that is refused.
    pub async fn refused(&self, method: &str, path: &str, body: Value) -> String {
        let (status, answer) = self.send(method, path, body).await;
        assert!(status >= 400, "{method} {path} went well: {answer}");
        answer["error"]["code"].as_str().unwrap_or_default().into()
    }

    /// A socket, if the house opens one.
    pub async fn try_socket(&self) -> Option<Socket> {
        let mut request = format!("ws://{}/ws", self.addr).into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a header"));
        let (stream, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        Some(Socket { stream, passed: VecDeque::new(), heard: Vec::new(), packed: 0 })
    }

    pub async fn socket(&self) -> Socket {
        let mut socket = self.try_socket().await.expect("the socket opens");
        let hello = socket.next().await;
        assert_eq!(hello["op"], "hello");
        assert_eq!(hello["me"]["id"], self.id);
        socket
    }

    /// A socket that watches a table, and its snapshot.
    pub async fn watching(&self, table: &str) -> (Socket, Value) {
        let mut socket = self.socket().await;
        socket.send(json!({"op": "watch", "table": table})).await;
        let snapshot = socket.until("snapshot").await;
        (socket, snapshot)
    }
}

/// One socket.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Entries that were passed over while something else was awaited.
    passed: VecDeque<Value>,
    /// Everything that came, as it came or was packed.
    pub heard: Vec<String>,
    /// How much of it was packed.
    pub packed: usize,
}

impl Socket {
    pub async fn send(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.expect("the socket is open");
    }

    /// The next message, or none when the socket is closed.
    pub async fn maybe_next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(60), self.stream.next()).await;
            match message.expect("a message within a minute")? {
                Ok(Message::Text(text)) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("messages are JSON"));
                }
                Ok(Message::Binary(packed)) => {
                    let text = livret_wire::packed::unpack(&packed).expect("what was packed");
                    self.packed += 1;
                    self.heard.push(text.clone());
                    return Some(serde_json::from_str(&text).expect("messages are JSON"));
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// With which code the house closes the socket.
    pub async fn close_code(&mut self) -> Option<u16> {
        while let Some(message) = self.stream.next().await {
            match message {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
        None
    }

    pub async fn next(&mut self) -> Value {
        self.maybe_next().await.expect("the socket is open")
    }

    /// The next message of this kind; those before it are passed over, entries kept.
    pub async fn until(&mut self, op: &str) -> Value {
        if op == "entry"
            && let Some(entry) = self.passed.pop_front()
        {
            return entry;
        }
        loop {
            let message = self.next().await;
            if message["op"] == op {
                return message;
            }
            assert!(message["op"] != "refused", "{message}");
            if message["op"] == "entry" {
                self.passed.push_back(message);
            }
        }
    }

    /// The next entry.
    pub async fn entry(&mut self) -> Value {
        self.until("entry").await
    }

    /// The next refusal.
    pub async fn refusal(&mut self) -> Value {
        loop {
            let message = self.next().await;
            if message["op"] == "refused" {
                return message["error"]["code"].clone();
            }
        }
    }
}

/// A table for these many people, open by link, with spectators, instant bots.
pub fn table(game: &str, people: usize) -> Value {
    let seats: Vec<Value> =
        (0..people).map(|seat| if seat == 0 { json!({"kind": "me"}) } else { json!({"kind": "open"}) }).collect();
    json!({"game": game, "seats": seats, "access": "link", "spectators": true, "pace": "instant", "discreet": false})
}

/// A table for one person and bots.
pub fn against(game: &str, bots: &[&str]) -> Value {
    let bots = bots.iter().map(|level| json!({"kind": "bot", "level": level}));
    let seats: Vec<Value> = std::iter::once(json!({"kind": "me"})).chain(bots).collect();
    json!({"game": game, "seats": seats, "pace": "instant"})
}

/// Opens a table and lets everybody sit down.
pub async fn seated(game: &str, people: &[Client]) -> String {
    seated_at(table(game, people.len()), people).await
}

/// Opens a table as wished and lets everybody sit down.
pub async fn seated_at(wish: Value, people: &[Client]) -> String {
    let opened = people[0].post("/api/tables", wish).await;
    let id = opened["id"].as_str().expect("an id").to_string();
    for person in &people[1..] {
        person.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    }
    id
}

/// A running game: its id, everybody seated, and somebody who may watch.
pub async fn a_game(house: &Running, game: &str, players: usize) -> (String, Vec<Client>, Client) {
    let mut people = Vec::new();
    for seat in 0..players {
        people.push(house.guest(&format!("player {seat}")).await);
    }
    let id = seated(game, &people).await;
    (id, people, house.guest("watcher").await)
}

/// A socket for each of them, and what each sees first.
pub async fn all_watching(id: &str, people: impl Iterator<Item = &Client>) -> (Vec<Socket>, Vec<Value>) {
    let (mut sockets, mut views) = (Vec::new(), Vec::new());
    for person in people {
        let (socket, snapshot) = person.watching(id).await;
        views.push(snapshot["view"].clone());
        sockets.push(socket);
    }
    (sockets, views)
}

/// Small luck for choosing actions.
pub struct ActionPicker(pub u64);

impl ActionPicker {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }

    pub fn pick(&mut self, actions: &Value) -> String {
        let actions = actions.as_array().expect("actions");
        actions[self.below(actions.len())].as_str().expect("text").into()
    }
}
