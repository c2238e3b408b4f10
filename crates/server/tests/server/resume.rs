//! Reconnecting and restarting: nothing is lost, nothing comes twice.

use serde_json::{Value, json};

use crate::client::{ActionPicker, Client, Socket, against, all_watching, seated};
use crate::games::play;
use crate::{Running, on_each_database};

async fn since(person: &Client, table: &str, seq: u64) -> Vec<Value> {
    let mut socket = person.socket().await;
    socket.send(json!({"op": "watch", "table": table, "since": seq})).await;
    socket.send(json!({"op": "ping"})).await;
    let mut entries = Vec::new();
    loop {
        let message = socket.next().await;
        match message["op"].as_str() {
            Some("pong") => return entries,
            Some("entry") => entries.push(message),
            _ => {}
        }
    }
}

/// What a client would have stored of an entry: the parts that do not depend on the hour.
fn lasting(entry: &Value) -> Value {
    json!([entry["seq"], entry["entry"], entry["view"]])
}

fn entries(socket: &Socket) -> Vec<Value> {
    let all = socket.heard.iter().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    all.filter(|message| message["op"] == "entry").collect()
}

#[test]
fn a_reconnect_at_every_ply_gets_exactly_what_was_missed() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated("tanto-cuore", &people).await;
        let watcher = house.guest("Cora").await;
        let (mut sockets, mut views) = (Vec::new(), Vec::new());
        for person in people.iter().chain([&watcher]) {
            let (socket, snapshot) = person.watching(&id).await;
            views.push(snapshot["view"].clone());
            sockets.push(socket);
        }
        play(&id, &mut sockets, &mut views, 40, &mut ActionPicker(3)).await;
        for (person, socket) in people.iter().chain([&watcher]).zip(&sockets) {
            let live = entries(socket);
            let first = live[0]["seq"].as_u64().expect("a number");
            for (index, _) in live.iter().enumerate() {
                let missed = since(person, &id, first + index as u64 - 1).await;
                let expected: Vec<Value> = live[index..].iter().map(lasting).collect();
                assert_eq!(missed.iter().map(lasting).collect::<Vec<_>>(), expected);
            }
        }
        let snapshot = people[0].watching(&id).await.1;
        assert_eq!(snapshot["view"], views[0]);
        house.close().await;
    });
}

/// Actions alone do not write a table's row: what it would say follows from the log, also after a restart.
#[test]
fn a_row_behind_its_log_is_read_on() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated("tanto-cuore", &people).await;
        let (mut sockets, mut views) = all_watching(&id, people.iter()).await;
        play(&id, &mut sockets, &mut views, 30, &mut ActionPicker(5)).await;
        let (row, lines) = house.app.store.table(&id).await.expect("it is read").expect("it is there");
        assert!(row.seq + 20 < lines.len() as u64, "{} of {} lines", row.seq, lines.len());
        let decides = views[0]["decision"]["player"].as_u64().expect("a seat") as usize;
        let listed = listed_game(&people[decides]).await;
        assert_eq!((&listed["your_turn"], &listed["ply"]), (&json!(true), &json!(30)));
        let house = house.again().await;
        let person = Client { addr: house.addr, ..people[decides].clone() };
        assert_eq!(listed_game(&person).await, listed);
        let snapshot = person.watching(&id).await.1;
        assert_eq!(snapshot["view"], views[decides]);
        house.close().await;
    });
}

async fn listed_game(person: &Client) -> Value {
    person.get("/api/me/games").await["games"][0].clone()
}

#[test]
fn a_restart_keeps_everything() {
    on_each_database(|db| async move {
        let mut house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated("romantic-vacation", &people).await;
        let mut luck = ActionPicker(8);
        for round in 0..4_u32 {
            let (mut sockets, mut views) = (Vec::new(), Vec::new());
            let people: Vec<Client> = people.iter().map(|p| Client { addr: house.addr, ..p.clone() }).collect();
            for person in &people {
                let (socket, snapshot) = person.watching(&id).await;
                assert_eq!(snapshot["info"]["ply"], round * 5);
                views.push(snapshot["view"].clone());
                sockets.push(socket);
            }
            for ply in round * 5..round * 5 + 5 {
                let seat = views[0]["decision"]["player"].as_u64().expect("a seat") as usize;
                let action = luck.pick(&views[seat]["decision"]["actions"]);
                let act = json!({"op": "act", "table": id, "ply": ply, "action": action, "token": format!("t{ply}")});
                sockets[seat].send(act).await;
                for (index, socket) in sockets.iter_mut().enumerate() {
                    views[index] = socket.entry().await["view"].clone();
                }
            }
            let before = people[0].get(&format!("/api/tables/{id}/log?since=0")).await;
            house = house.again().await;
            let anna = Client { addr: house.addr, ..people[0].clone() };
            let after = anna.get(&format!("/api/tables/{id}/log?since=0")).await;
            let strip = |log: &Value| log.as_array().expect("a list").iter().map(lasting).collect::<Vec<_>>();
            assert_eq!(strip(&before), strip(&after));
            // The last action, sent again with its token, is acknowledged and not repeated.
            let log = after.as_array().expect("a list");
            let last = log.iter().rfind(|entry| entry["entry"]["kind"] == "played").expect("an action");
            let actor = &people[last["entry"]["seat"].as_u64().expect("a seat") as usize];
            let actor = Client { addr: house.addr, ..actor.clone() };
            let ply = last["entry"]["ply"].as_u64().expect("a ply");
            let again = json!({"ply": ply, "action": "end", "token": format!("t{ply}")});
            let acted = actor.post(&format!("/api/tables/{id}/act"), again).await;
            assert_eq!(acted["seq"], last["seq"]);
        }
        house.close().await;
    });
}

#[test]
fn bots_go_on_after_a_restart() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let mut wish = against("love-letter", &["novice"]);
        wish["options"] = json!({"first": 1});
        wish["pace"] = "human".into();
        let opened = me.post("/api/tables", wish).await;
        let id = opened["id"].as_str().expect("an id").to_string();
        let house = house.again().await;
        let me = Client { addr: house.addr, ..me };
        let (mut socket, snapshot) = me.watching(&id).await;
        if snapshot["info"]["ply"] == 0 {
            assert_eq!(socket.entry().await["entry"]["kind"], "played");
        }
        house.close().await;
    });
}

#[test]
fn closing_tells_the_clients() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let mut socket = house.guest("Anna").await.socket().await;
        house.close().await;
        assert_eq!(socket.next().await["op"], "closing");
        assert_eq!(socket.maybe_next().await, None);
    });
}
