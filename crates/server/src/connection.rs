//! One client's socket, as the rest of the server sees it: somewhere to send to.

use std::collections::HashSet;
use std::sync::Mutex;

use axum::extract::ws::Message;
use livret_wire::ServerMessage;
use livret_wire::packed::pack;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::limits::lock;
use livret_table::Who;

/// Messages that may wait for a slow client. Beyond that it is let go, and can resume from its last sequence number.
pub const QUEUE: usize = 256;

/// One client's socket.
pub struct Connection {
    /// Different for every socket.
    pub id: u64,
    /// Who has come in.
    pub who: Who,
    sender: mpsc::Sender<Message>,
    /// By which session, as the store knows it.
    pub session: String,
    /// Ends the socket.
    pub end: CancellationToken,
    /// The session is over: ends the socket at once, whatever waits to be sent.
    pub over: CancellationToken,
    muted: Mutex<HashSet<String>>,
}

impl Connection {
    /// A socket and the end from which its messages are taken.
    #[must_use]
    pub fn new(id: u64, who: Who, session: String, muted: HashSet<String>) -> (Connection, mpsc::Receiver<Message>) {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let (end, over) = (CancellationToken::new(), CancellationToken::new());
        (Connection { id, who, sender, session, end, over, muted: Mutex::new(muted) }, receiver)
    }

    /// Sends a message, or lets a client go that does not keep up.
    pub fn send(&self, message: Message) {
        if self.sender.try_send(message).is_err() {
            self.end.cancel();
        }
    }

    /// Sends a message.
    pub fn tell(&self, message: &ServerMessage) {
        self.send(text(message));
    }

    /// Is this person not to be heard here?
    #[must_use]
    pub fn mutes(&self, person: &str) -> bool {
        lock(&self.muted).contains(person)
    }

    /// Whom not to hear from now on.
    pub fn set_muted(&self, muted: HashSet<String>) {
        *lock(&self.muted) = muted;
    }
}

/// A message as it is sent.
pub fn text(message: &ServerMessage) -> Message {
    Message::Text(written(message).into())
}

/// A message as it is sent to those who unpack.
pub fn packed(message: &ServerMessage) -> Message {
    let text = written(message);
    pack(&text).map_or_else(|| Message::Text(text.into()), |bytes| Message::Binary(bytes.into()))
}

fn written(message: &ServerMessage) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}
