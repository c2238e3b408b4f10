//! Sessions end, and with them everything that hangs on them.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, Socket, seated};
use crate::{Running, on_each_database};

const PASSWORD: &str = "correct horse";

/// Somebody with an account.
async fn account(house: &Running, name: &str) -> (Client, Vec<String>) {
    let mut client = house.guest(name).await;
    let codes = client.register(name, PASSWORD).await;
    (client, codes)
}

/// The same person on another device.
async fn login(house: &Running, name: &str, id: &str) -> Client {
    let mut client = Client { id: id.into(), ..Client::nobody(house.addr) };
    let wish = client.request("POST", "/api/login").json(&json!({"name": name, "password": PASSWORD}));
    let response = wish.send().await.expect("an answer");
    client.take_cookie(&response);
    client
}

/// Closed by the house, which says why. Left alone, a silent socket would stay for a minute.
async fn closed(socket: &mut Socket) -> bool {
    let end = tokio::time::timeout(Duration::from_secs(20), socket.close_code()).await;
    end.is_ok_and(|code| code == Some(4401))
}

#[test]
fn a_new_password_closes_every_socket_of_the_old_sessions() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let (me, _) = account(&house, "Anna").await;
        let other = login(&house, "Anna", &me.id).await;
        let (mut here, mut there) = (me.socket().await, other.socket().await);
        me.post("/api/me/password", json!({"old": PASSWORD, "new": "battery staple"})).await;
        assert!(closed(&mut here).await && closed(&mut there).await);
        assert_eq!(other.refused("GET", "/api/me/games", Value::Null).await, "unauthorized");
        house.close().await;
    });
}

#[test]
fn logging_out_closes_the_sockets_of_this_session_alone() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let (me, _) = account(&house, "Anna").await;
        let other = login(&house, "Anna", &me.id).await;
        let people = [me.clone(), house.guest("Berta").await];
        let id = seated("love-letter", &people).await;
        let (mut here, _) = me.watching(&id).await;
        let (mut there, _) = other.watching(&id).await;
        me.post("/api/logout", json!({})).await;
        assert!(closed(&mut here).await);
        there.send(json!({"op": "ping"})).await;
        there.until("pong").await;
        house.close().await;
    });
}

#[test]
fn a_recovery_code_and_another_login_end_what_was_before() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let (me, codes) = account(&house, "Anna").await;
        let mut mine = me.socket().await;
        let guest = house.guest("Berta").await;
        let mut before = guest.socket().await;
        guest.post("/api/recover", json!({"name": "Anna", "code": codes[0], "password": PASSWORD})).await;
        assert!(closed(&mut mine).await && closed(&mut before).await);
        assert_eq!(guest.refused("GET", "/api/me/games", Value::Null).await, "unauthorized");
        let guest = house.guest("Cora").await;
        let mut before = guest.socket().await;
        guest.post("/api/login", json!({"name": "Anna", "password": PASSWORD})).await;
        assert!(closed(&mut before).await);
        house.close().await;
    });
}

#[test]
fn an_account_has_another_cookie_than_the_guest_it_was() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let mut me = house.guest("Anna").await;
        let known_to_others = me.clone();
        let mut socket = known_to_others.socket().await;
        me.register("Anna", PASSWORD).await;
        assert_ne!(me.cookie, known_to_others.cookie);
        assert!(closed(&mut socket).await);
        assert_eq!(known_to_others.refused("GET", "/api/me/games", Value::Null).await, "unauthorized");
        assert_eq!(me.get("/api/house").await["me"]["account"], true);
        house.close().await;
    });
}

#[test]
fn who_is_deleted_or_removed_by_the_host_is_gone_at_once() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let (me, other) = (house.guest("Anna").await, house.guest("Berta").await);
        let (mut mine, mut theirs) = (me.socket().await, other.socket().await);
        me.send("DELETE", "/api/me", json!({})).await;
        assert!(closed(&mut mine).await);
        // As `livret admin remove` does.
        house.app.store.delete_person(&other.id).await.expect("they are there");
        let command = livret_store::Command::RemovePerson(other.id.clone());
        house.app.store.send_command(&command).await.expect("the order is given");
        assert!(closed(&mut theirs).await);
        house.close().await;
    });
}

#[test]
fn a_socket_that_opens_while_its_session_ends_does_not_stay() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        for n in 0..20 {
            let me = house.guest(&format!("Anna {n}")).await;
            let opening = tokio::spawn({
                let me = me.clone();
                async move { me.try_socket().await }
            });
            me.post("/api/logout", json!({})).await;
            if let Some(mut socket) = opening.await.expect("it opens or not") {
                assert!(closed(&mut socket).await, "try {n}");
            }
        }
        house.close().await;
    });
}
