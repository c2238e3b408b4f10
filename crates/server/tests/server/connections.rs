//! Connections that say nothing or never read do not stay, and leave room for those who play.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::{Running, on_each_database};

async fn gone(house: &Running) {
    while house.app.http_connections.count() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[test]
fn connections_that_do_not_say_what_they_want_are_closed() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| config.limits.patience = Duration::from_millis(100)).await;
        for said in ["", "PRI * HT", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1\r\nhost: a", "\r\n\r\n"] {
            let mut stream = TcpStream::connect(house.addr).await.expect("a connection");
            stream.write_all(said.as_bytes()).await.expect("written");
            let mut heard = Vec::new();
            // The answer to a half request may be a refusal; the end comes either way.
            let _ = stream.read_to_end(&mut heard).await;
            gone(&house).await;
        }
        house.close().await;
    });
}

#[test]
fn connections_that_never_read_are_closed() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| config.limits.patience = Duration::from_millis(200)).await;
        let mut stream = TcpStream::connect(house.addr).await.expect("a connection");
        let ask = b"GET /api/cards HTTP/1.1\r\nhost: a\r\n\r\n";
        // Until nothing more goes through: our side is full of questions, and theirs of answers.
        while let Ok(Ok(())) = tokio::time::timeout(Duration::from_millis(500), stream.write_all(ask)).await {}
        gone(&house).await;
        house.close().await;
    });
}

#[test]
fn strangers_leave_room_for_those_who_are_known() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| config.limits.connections = 8).await;
        let me = house.guest("Anna").await;
        let mut socket = me.socket().await;
        let mut silent = Vec::new();
        for _ in 0..30 {
            silent.push(TcpStream::connect(house.addr).await.expect("a connection"));
        }
        // At most six strangers stay and wait; the older ones made room for them.
        for stream in &mut silent[..24] {
            assert_eq!(stream.read(&mut [0; 8]).await.unwrap_or(0), 0);
        }
        assert!(house.app.unknown_connections.count() <= 6);
        me.get("/api/me/games").await;
        // Somebody new says at once what they want, and gets in past those who say nothing.
        house.guest("Bea").await;
        socket.send(json!({"op": "ping"})).await;
        assert_eq!(socket.until("pong").await["op"], "pong");
        house.close().await;
    });
}
