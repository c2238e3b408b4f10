//! A table of two clients: what they see, what they sent, and what was acknowledged.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::stats::SplitMix;
use crate::{Outcome, http};

type Socket = WebSocketStream<TcpStream>;

/// Longer silence than this is an error.
const PATIENCE: Duration = Duration::from_secs(20);

/// As much of a message as a player needs; the rest is skipped unread, for the sake of the cores that we share.
#[derive(Deserialize)]
struct Heard {
    op: String,
    #[serde(default)]
    token: Option<String>,
    #[serde(default)]
    ply: Option<u32>,
    #[serde(default)]
    view: Option<View>,
    #[serde(default)]
    values: Option<View>,
    #[serde(default)]
    entry: Option<Entry>,
    #[serde(default)]
    log: Option<Vec<Entry>>,
    #[serde(default)]
    earlier: Option<u64>,
    #[serde(default)]
    error: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct View {
    #[serde(default)]
    decision: Option<Decision>,
}

#[derive(Deserialize)]
struct Decision {
    #[serde(default)]
    actions: Option<Vec<String>>,
    #[serde(default)]
    offers: Option<Vec<Offered>>,
}

#[derive(Deserialize)]
struct Offered {
    text: String,
}

impl Decision {
    fn texts(self) -> Option<Vec<String>> {
        self.actions.or_else(|| Some(self.offers?.into_iter().map(|offer| offer.text).collect()))
    }
}

/// An entry of the log, as one player sees it.
#[derive(Deserialize)]
struct Entry {
    kind: String,
    #[serde(default)]
    ply: Option<u32>,
    #[serde(default)]
    action: Option<String>,
    #[serde(default)]
    what: Option<String>,
}

impl Entry {
    fn ends_the_game(&self) -> bool {
        self.kind == "changed" && matches!(self.what.as_deref(), Some("over" | "aborted"))
    }
}

/// An action on its way.
#[derive(Clone, Debug)]
pub struct Sent {
    pub ply: u32,
    pub action: String,
    token: String,
    seat: usize,
}

/// What a message meant.
#[derive(Debug, PartialEq, Eq)]
pub enum News {
    /// Our action is durable.
    Acknowledged,
    /// Something else, or of somebody else.
    Other,
}

/// Two people at one table.
pub struct Pair {
    game: &'static str,
    cookies: [String; 2],
    /// The table's id.
    pub table: String,
    sockets: Option<[Socket; 2]>,
    /// The pending decision: whose, after how many actions, and what may be done.
    decision: Option<(usize, u32, Vec<String>)>,
    /// Actions played so far, as far as we know.
    ply: u32,
    /// The game has ended.
    pub over: bool,
    /// Sent and not acknowledged.
    pub sent: Option<Sent>,
    /// Acknowledged actions of this game, by ply.
    pub acknowledged: Vec<String>,
    /// What should not have happened while it was played.
    pub complaint: Option<String>,
    /// Bytes of the messages heard since somebody asked.
    pub bytes: u64,
    tokens: u64,
    random: SplitMix,
}

impl Pair {
    /// Two guests come in and start a game; without sockets yet.
    pub async fn sit_down(addr: SocketAddr, game: &'static str, seed: u64) -> Outcome<Pair> {
        let cookies = [http::come_in(addr).await?, http::come_in(addr).await?];
        let table = http::open_table(addr, game, &cookies).await?;
        Ok(Pair {
            game,
            cookies,
            table,
            sockets: None,
            decision: None,
            ply: 0,
            over: false,
            sent: None,
            acknowledged: Vec::new(),
            complaint: None,
            bytes: 0,
            tokens: 0,
            random: SplitMix::new(seed),
        })
    }

    /// The same two at another table.
    pub async fn play_again(&mut self, addr: SocketAddr) -> Outcome<()> {
        self.table = http::open_table(addr, self.game, &self.cookies).await?;
        self.acknowledged.clear();
        self.ply = 0;
        self.over = false;
        self.watch().await.map(drop)
    }

    /// Opens both sockets and looks at the table; every action of the log, as its player knows it.
    pub async fn connect(&mut self, addr: SocketAddr) -> Outcome<Vec<String>> {
        let one = connect(addr, &self.cookies[0]).await?;
        let two = connect(addr, &self.cookies[1]).await?;
        self.sockets = Some([one, two]);
        self.watch().await
    }

    /// Leaves without a word.
    pub fn disconnect(&mut self) {
        self.sockets = None;
        self.decision = None;
    }

    async fn watch(&mut self) -> Outcome<Vec<String>> {
        self.decision = None;
        let mut log: Vec<Option<String>> = Vec::new();
        for seat in 0..2 {
            self.send(seat, json!({ "op": "watch", "table": self.table, "detail": true, "packed": true }).to_string())
                .await?;
            let snapshot = self.hear_about(seat, "snapshot").await?;
            let mut entries = snapshot.log.unwrap_or_default();
            let mut earlier = snapshot.earlier;
            while let Some(before) = earlier {
                self.send(seat, json!({ "op": "earlier", "table": self.table, "before": before }).to_string()).await?;
                let page = self.hear_about(seat, "earlier").await?;
                entries.splice(0..0, page.log.unwrap_or_default());
                earlier = page.earlier;
            }
            self.over |= entries.iter().any(Entry::ends_the_game);
            let played = entries.into_iter().filter(|entry| entry.kind == "played");
            for (index, entry) in played.enumerate() {
                if entry.ply != Some(index as u32) {
                    return Err(format!("table {}: action {:?} stands at place {index}", self.table, entry.ply));
                }
                log.resize(log.len().max(index + 1), None);
                log[index] = log[index].take().or(entry.action);
            }
            self.ply = log.len() as u32;
            self.note_view(seat, snapshot.view);
        }
        let log: Option<Vec<String>> = log.into_iter().collect();
        log.ok_or_else(|| format!("table {}: an action that neither player made", self.table))
    }

    fn note_view(&mut self, seat: usize, view: Option<View>) {
        let actions = view.and_then(|view| view.decision).and_then(Decision::texts);
        match actions {
            Some(actions) if !actions.is_empty() => self.decision = Some((seat, self.ply, actions)),
            _ if self.decision.as_ref().is_some_and(|decision| decision.0 == seat) => self.decision = None,
            _ => {}
        }
    }

    /// Sends some legal action, if one is wanted and none is on its way.
    pub async fn act(&mut self) -> Outcome<bool> {
        if self.sent.is_some() {
            return Ok(false);
        }
        let Some((seat, ply, actions)) = self.decision.take() else { return Ok(false) };
        let action = actions[self.random.below(actions.len())].clone();
        self.tokens += 1;
        let token = format!("{}-{}", self.table, self.tokens);
        self.sent = Some(Sent { ply, action, token, seat });
        self.send_again().await?;
        Ok(true)
    }

    /// Sends what is on its way once more, as a client does after a lost connection.
    pub async fn send_again(&mut self) -> Outcome<()> {
        let Some(sent) = self.sent.clone() else { return Ok(()) };
        let Sent { ply, action, token, seat } = sent;
        let act = json!({ "op": "act", "table": self.table, "ply": ply, "action": action, "token": token });
        self.send(seat, act.to_string()).await
    }

    async fn send(&mut self, seat: usize, text: String) -> Outcome<()> {
        let sockets = self.sockets.as_mut().ok_or("no socket")?;
        sockets[seat].send(Message::text(text)).await.map_err(|error| format!("sending: {error}"))
    }

    async fn hear_from(&mut self, seat: usize) -> Outcome<Heard> {
        let sockets = self.sockets.as_mut().ok_or("no socket")?;
        loop {
            let next = tokio::time::timeout(PATIENCE, sockets[seat].next()).await;
            if let Some(heard) = read(next.map_err(|_| "silence")?, &mut self.bytes)? {
                return Ok(heard);
            }
        }
    }

    /// Waits for a message of this sort; others are passed over.
    async fn hear_about(&mut self, seat: usize, op: &str) -> Outcome<Heard> {
        loop {
            let heard = self.hear_from(seat).await?;
            if heard.op == op {
                return Ok(heard);
            }
        }
    }

    /// Waits for the next message to either player.
    pub async fn hear(&mut self) -> Outcome<News> {
        let [one, two] = self.sockets.as_mut().ok_or("no socket")?;
        let (seat, message) = tokio::select! {
            message = one.next() => (0, message),
            message = two.next() => (1, message),
        };
        match read(message, &mut self.bytes)? {
            Some(heard) => self.understand(seat, heard),
            None => Ok(News::Other),
        }
    }

    /// Waits until everything has been said about what is on its way.
    pub async fn settle(&mut self) -> Outcome<()> {
        while self.sent.is_some() {
            tokio::time::timeout(PATIENCE, self.hear()).await.map_err(|_| "an action was not acknowledged")??;
        }
        Ok(())
    }

    fn understand(&mut self, seat: usize, heard: Heard) -> Outcome<News> {
        match heard.op.as_str() {
            "entry" => {
                self.over |= heard.entry.as_ref().is_some_and(Entry::ends_the_game);
                if let Some(ply) =
                    heard.entry.as_ref().filter(|entry| entry.kind == "played").and_then(|entry| entry.ply)
                {
                    self.ply = self.ply.max(ply + 1);
                }
                // What one player is told twice, after a retry, must not bring an answered decision back.
                let view = heard.view.or(heard.values);
                if view.is_some() && self.sent.as_ref().is_none_or(|sent| sent.ply < self.ply) {
                    self.note_view(seat, view);
                }
                Ok(News::Other)
            }
            "accepted" => match self.sent.take_if(|sent| Some(&sent.token) == heard.token.as_ref()) {
                Some(sent) => {
                    if self.acknowledged.len() == sent.ply as usize {
                        self.acknowledged.push(sent.action);
                    }
                    if heard.ply.is_none_or(|ply| ply <= sent.ply) {
                        return Err(format!("table {}: accepted, but at ply {:?}", self.table, heard.ply));
                    }
                    Ok(News::Acknowledged)
                }
                None => Err(format!("table {}: an acknowledgement of nothing", self.table)),
            },
            "refused" => Err(format!("table {}: refused: {}", self.table, heard.error.unwrap_or_default())),
            "closing" => Err("the server closes".into()),
            _ => Ok(News::Other),
        }
    }
}

type Arrived = Option<Result<Message, tokio_tungstenite::tungstenite::Error>>;

fn read(message: Arrived, bytes: &mut u64) -> Outcome<Option<Heard>> {
    match message {
        Some(Ok(Message::Text(text))) => {
            *bytes += text.len() as u64;
            parse(&text)
        }
        Some(Ok(Message::Binary(packed))) => {
            *bytes += packed.len() as u64;
            parse(&livret_wire::packed::unpack(&packed)?)
        }
        Some(Ok(Message::Close(_))) | None => Err("the socket was closed".into()),
        Some(Ok(_)) => Ok(None),
        Some(Err(error)) => Err(format!("the socket broke: {error}")),
    }
}

fn parse(text: &str) -> Outcome<Option<Heard>> {
    serde_json::from_str(text).map(Some).map_err(|error| format!("a message that cannot be read: {error}"))
}

async fn connect(addr: SocketAddr, cookie: &str) -> Outcome<Socket> {
    let told = |error: &dyn std::fmt::Display| format!("connecting: {error}");
    let mut request = format!("ws://{addr}/ws").into_client_request().map_err(|error| told(&error))?;
    let cookie = cookie.parse().map_err(|_| "a cookie that is none")?;
    request.headers_mut().insert("cookie", cookie);
    let stream = TcpStream::connect(addr).await.map_err(|error| told(&error))?;
    stream.set_nodelay(true).map_err(|error| told(&error))?;
    // Thousands of sockets in one process: small buffers.
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(1024);
    let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    opened.map(|(socket, _)| socket).map_err(|error| told(&error))
}
