//! One socket for each client, any number of tables on it.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use livret_wire::{Act, ClientMessage, Fault, FaultCode, ServerMessage, Undo};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::api::{App, SessionKey, Someone};
use crate::app_state::now;
use crate::commands;
use crate::connection::{Connection, QUEUE};
use crate::costly;
use crate::error::{Answer, Failure};
use crate::limits::{Permit, lock};
use crate::security::Client;
use crate::table_actor::TableHandle;
use livret_table::{Acknowledged, FollowBy, Who};

/// Larger frames are refused.
const MOST_FRAME: usize = 16 * 1024;
/// Bytes read or written at once.
const BUFFER: usize = 4 * 1024;
/// Tables that one socket may follow.
const MOST_TABLES: usize = 64;
const HEARTBEAT: Duration = Duration::from_secs(20);
/// Silence after which a client counts as gone.
const SILENCE: Duration = Duration::from_secs(60);
/// A client that does not take a message for so long is let go.
const SLOW: Duration = Duration::from_secs(10);
/// The close code of a socket whose session has ended: by logging out, a new password, another way of coming in.
const SESSION_OVER: u16 = 4401;
/// Seconds after which clients are asked to come back when the house closes.
const RETRY: u32 = 3;

/// Opens the socket: `ClientMessage` in, `ServerMessage` out, as JSON text. Closed with 4401 when the session has ended.
#[utoipa::path(get, path = "/ws", tag = "play", operation_id = "open_socket",
    responses((status = 101), (status = 401, body = livret_wire::ErrorBody), (status = 429, body = livret_wire::ErrorBody)))]
pub async fn open(
    State(app): State<App>,
    client: Client,
    someone: Someone,
    SessionKey(session): SessionKey,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|rejection| Failure::bad_request(rejection.body_text()))?;
    app.rate_limits.sockets.both(&client, &someone.0.id)?;
    let limits = &app.config.limits;
    let key = client.key.clone();
    let permit = app.open_sockets.enter(client.key, limits.connections, limits.per_address);
    let too_many = || Failure::new(FaultCode::TooManyRequests, "too many sockets are open");
    let permit = permit.ok_or_else(too_many)?;
    let muted = commands::muted(&app, Some(&someone.0.id)).await?;
    let (connection, outgoing) =
        Connection::new(app.next_connection(), someone.who(), session.unwrap_or_default(), muted);
    let hello = ServerMessage::Hello { me: crate::api::to_me(someone.0), version: env!("CARGO_PKG_VERSION").into() };
    connection.tell(&hello);
    let upgrade = upgrade.max_message_size(MOST_FRAME).max_frame_size(MOST_FRAME);
    // The library clears its buffer before every read, and its own is 128 KiB: a client's messages are small.
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let live = move |socket| costly::asked_by(key, true, live(app, socket, Arc::new(connection), outgoing, permit));
    Ok(upgrade.on_upgrade(live).into_response())
}

async fn live(
    app: App,
    socket: WebSocket,
    connection: Arc<Connection>,
    outgoing: mpsc::Receiver<Message>,
    _permit: Permit,
) {
    app.metrics.sockets_opened.fetch_add(1, Ordering::Relaxed);
    let person = app.people_online.enter(connection.who.id.clone(), usize::MAX, usize::MAX);
    lock(&app.connections).insert(connection.id, connection.clone());
    // It may have ended while the socket was opened, and nobody was there to close.
    if !app.store.is_session(&connection.session).await.unwrap_or(true) {
        connection.over.cancel();
    }
    let (sink, stream) = socket.split();
    let writer = tokio::spawn(write(app.clone(), sink, connection.clone(), outgoing));
    let mut session = SocketReader { app: app.clone(), connection: connection.clone(), tables: HashMap::new() };
    session.read(stream).await;
    session.unwatch_all().await;
    lock(&app.connections).remove(&connection.id);
    drop((session, person));
    connection.end.cancel();
    let _ = writer.await;
}

/// Sends what waits, all of it at once, and a heartbeat where nothing does.
async fn write(
    app: App,
    mut sink: SplitSink<WebSocket, Message>,
    connection: Arc<Connection>,
    mut outgoing: mpsc::Receiver<Message>,
) {
    let mut beat = interval(HEARTBEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beat.tick().await;
    let mut waiting = Vec::new();
    loop {
        tokio::select! {
            biased;
            () = connection.over.cancelled() => break,
            count = outgoing.recv_many(&mut waiting, QUEUE) => if count == 0 { break },
            () = connection.end.cancelled() => break,
            () = app.closing.cancelled() => {
                let closing = serde_json::to_string(&ServerMessage::Closing { retry: RETRY }).unwrap_or_default();
                let _ = timeout(SLOW, sink.send(Message::Text(closing.into()))).await;
                break;
            }
            _ = beat.tick() => {}
        }
        let sent = tokio::select! {
            sent = timeout(SLOW, send_all(&mut sink, &mut waiting)) => sent,
            () = connection.over.cancelled() => break,
        };
        if !matches!(sent, Ok(Ok(()))) {
            app.metrics.sockets_dropped.fetch_add(1, Ordering::Relaxed);
            break;
        }
    }
    let (frame, within) = goodbye(&app, &connection);
    let _ = timeout(within, sink.send(Message::Close(Some(frame)))).await;
    connection.end.cancel();
}

/// Everything that waits in as few writes as possible; a ping where nothing does.
async fn send_all(sink: &mut SplitSink<WebSocket, Message>, waiting: &mut Vec<Message>) -> Result<(), axum::Error> {
    if waiting.is_empty() {
        return sink.send(Message::Ping(Default::default())).await;
    }
    for message in waiting.drain(..) {
        sink.feed(message).await?;
    }
    sink.flush().await
}

/// Why the socket closes, and how long it may take to say so.
fn goodbye(app: &App, connection: &Connection) -> (CloseFrame, Duration) {
    let frame = |code, reason: &'static str| CloseFrame { code, reason: reason.into() };
    if connection.over.is_cancelled() {
        return (frame(SESSION_OVER, "this session has ended; come in again"), Duration::from_millis(500));
    }
    let code = if app.closing.is_cancelled() { close_code::AWAY } else { close_code::NORMAL };
    (frame(code, ""), SLOW)
}

/// What the reading end of a socket needs.
struct SocketReader {
    app: App,
    connection: Arc<Connection>,
    tables: HashMap<String, Arc<TableHandle>>,
}

impl SocketReader {
    async fn read(&mut self, mut stream: SplitStream<WebSocket>) {
        let (end, over) = (self.connection.end.clone(), self.connection.over.clone());
        let mut heard = Instant::now();
        loop {
            let message = tokio::select! {
                biased;
                () = over.cancelled() => return,
                () = end.cancelled() => return,
                message = timeout(SILENCE, stream.next()) => message,
            };
            let text = match message {
                Ok(Some(Ok(Message::Text(text)))) => text,
                Ok(Some(Ok(Message::Binary(_)))) => {
                    self.refuse(None, None, Failure::new(FaultCode::BadJson, "send text, not bytes").0);
                    continue;
                }
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {
                    heard = Instant::now();
                    continue;
                }
                Ok(Some(Err(error))) => {
                    // Too large or malformed: said once, then the socket closes.
                    self.refuse(None, None, Failure::new(FaultCode::TooLarge, "that message cannot be read").0);
                    tracing::debug!(%error, "a socket broke");
                    tokio::task::yield_now().await;
                    return;
                }
                Ok(Some(Ok(Message::Close(_))) | None) => return,
                Err(_) if heard.elapsed() < SILENCE => continue,
                Err(_) => {
                    self.app.metrics.sockets_dropped.fetch_add(1, Ordering::Relaxed);
                    return;
                }
            };
            heard = Instant::now();
            self.app.metrics.messages.fetch_add(1, Ordering::Relaxed);
            self.hear(&text).await;
        }
    }

    async fn hear(&mut self, text: &str) {
        if let Err(failure) = self.app.rate_limits.messages.person(&self.connection.who.id) {
            let (table, token) = marks(text);
            return self.refuse(table, token, failure.0);
        }
        match serde_json::from_str(text) {
            Ok(message) => self.obey(message).await,
            Err(error) => {
                let code = if error.is_data() { FaultCode::BadRequest } else { FaultCode::BadJson };
                let message = format!("that is no message of a client: {error}");
                let (table, token) = marks(text);
                self.refuse(table, token, Failure::new(code, message).0);
            }
        }
    }

    async fn obey(&mut self, message: ClientMessage) {
        let (table, token) = match &message {
            ClientMessage::Act { table, act } => (Some(table.clone()), Some(act.token.clone())),
            ClientMessage::Watch { table, .. }
            | ClientMessage::Unwatch { table }
            | ClientMessage::Earlier { table, .. }
            | ClientMessage::Undo { table, .. }
            | ClientMessage::Consent { table, .. }
            | ClientMessage::Chat { table, .. }
            | ClientMessage::Hurry { table } => (Some(table.clone()), None),
            ClientMessage::Ping => (None, None),
        };
        let done = match message {
            ClientMessage::Watch { table, seat, since, detail, packed } => {
                self.watch(&table, (seat, since, FollowBy::wished(detail, packed))).await
            }
            ClientMessage::Unwatch { table } => self.unwatch(&table).await,
            ClientMessage::Earlier { table, before } => self.earlier(&table, before).await,
            ClientMessage::Act { table, act } => self.act(table, act).await,
            ClientMessage::Undo { table, undo } => self.undo(&table, undo).await,
            ClientMessage::Consent { table, yes } => self.consent(&table, yes).await,
            ClientMessage::Chat { table, text } => self.chat(&table, &text).await,
            ClientMessage::Hurry { table } => self.hurry(&table).await,
            ClientMessage::Ping => {
                self.connection.tell(&ServerMessage::Pong);
                Ok(())
            }
        };
        if let Err(Failure(fault)) = done {
            self.refuse(table, token, fault);
        }
    }

    fn refuse(&self, table: Option<String>, token: Option<String>, error: Fault) {
        self.connection.tell(&ServerMessage::Refused { table, token, error });
    }

    fn who(&self) -> Who {
        self.connection.who.clone()
    }

    /// A table that this client may know of.
    async fn handle(&self, table: &str) -> Answer<Arc<TableHandle>> {
        if let Some(handle) = self.tables.get(table) {
            return Ok(handle.clone());
        }
        let handle = self.app.table(table).await?;
        let known = handle.actor.lock().await.table.known_to(Some(&self.connection.who.id));
        if known { Ok(handle) } else { Err(Failure::not_found("table")) }
    }

    async fn watch(&mut self, table: &str, wish: (Option<u8>, Option<u64>, FollowBy)) -> Answer<()> {
        if self.tables.len() >= MOST_TABLES && !self.tables.contains_key(table) {
            return Err(Failure::conflict("one socket follows at most 64 tables"));
        }
        let handle = self.handle(table).await?;
        let connection = self.connection.clone();
        self.app.read(&handle, move |actor| actor.begin_watching(&connection, wish, now())).await?;
        self.tables.insert(table.into(), handle);
        Ok(())
    }

    async fn earlier(&self, table: &str, before: u64) -> Answer<()> {
        let handle = self.handle(table).await?;
        let connection = self.connection.clone();
        let page = self.app.read(&handle, move |actor| actor.earlier(&connection, before)).await?;
        self.connection.tell(&ServerMessage::Earlier(Box::new(page)));
        Ok(())
    }

    async fn unwatch(&mut self, table: &str) -> Answer<()> {
        if let Some(handle) = self.tables.remove(table) {
            leave(&handle, &self.connection).await;
        }
        Ok(())
    }

    async fn unwatch_all(&mut self) {
        for (_, handle) in self.tables.drain() {
            leave(&handle, &self.connection).await;
        }
    }

    async fn act(&self, table: String, act: Act) -> Answer<()> {
        let (token, connection) = (act.token.clone(), self.connection.clone());
        let handle = self.handle(&table).await?;
        // Told together with the entry, in one write.
        let accept = move |done: &Acknowledged| {
            connection.tell(&ServerMessage::Accepted { table, token, seq: done.seq, ply: done.ply });
        };
        commands::act(&self.app, &handle, &self.connection.who.id, act, accept).await.map(drop)
    }

    async fn undo(&self, table: &str, undo: Undo) -> Answer<()> {
        let handle = self.handle(table).await?;
        commands::undo(&self.app, &handle, self.who(), undo).await.map(drop)
    }

    async fn consent(&self, table: &str, yes: bool) -> Answer<()> {
        let handle = self.handle(table).await?;
        commands::consent(&self.app, &handle, self.who(), yes).await.map(drop)
    }

    async fn chat(&self, table: &str, text: &str) -> Answer<()> {
        let handle = self.handle(table).await?;
        commands::chat(&self.app, &handle, self.who(), text).await
    }

    async fn hurry(&self, table: &str) -> Answer<()> {
        let handle = self.handle(table).await?;
        commands::hurry(&handle, &self.connection.who.id).await
    }
}

async fn leave(handle: &TableHandle, connection: &Connection) {
    handle.actor.lock().await.stop_watching(connection);
}

/// Table and token of a message that cannot be read otherwise, so that the client can tell what was refused.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Marks {
    table: Option<Mark>,
    token: Option<Mark>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Mark {
    Text(String),
    Other(IgnoredAny),
}

impl Mark {
    /// As long as ours are; nothing else is sent back.
    fn short(self) -> Option<String> {
        match self {
            Mark::Text(text) => Some(text).filter(|text| text.len() <= 64),
            Mark::Other(_) => None,
        }
    }
}

fn marks(text: &str) -> (Option<String>, Option<String>) {
    let Marks { table, token } = serde_json::from_str(text).unwrap_or_default();
    (table.and_then(Mark::short), token.and_then(Mark::short))
}
