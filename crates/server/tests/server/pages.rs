//! Long histories come in pages, each at a bounded cost, and are read on threads that nobody else waits for.

use livret_games::{AnyTable, Library, NewGame};
use livret_table::EVERY;
use serde_json::{Value, json};

use crate::client::{ActionPicker, Client, seated};
use crate::games::play;
use crate::{Running, on_each_database};

/// The record of a game in which nobody ever hires: it goes on for as long as one likes.
pub fn long_record(actions: usize) -> Value {
    let new = NewGame { game: "tanto-cuore".into(), players: 2, seed: "long".into(), ..NewGame::default() };
    let mut table = AnyTable::open(Library::shipped(), &new).expect("a table");
    for _ in 0..actions {
        let legal = table.legal();
        let action = legal.iter().find(|action| *action == "end").unwrap_or(&legal[0]).clone();
        table.play(&action).expect("legal");
    }
    json!(table.record())
}

async fn import(person: &Client, actions: usize) -> String {
    let table = person.post("/api/records", json!({"record": long_record(actions)})).await;
    assert_eq!(table["ply"], actions);
    table["id"].as_str().expect("an id").into()
}

/// All pages of the log, as a client that knows of pages reads them.
async fn whole_log(person: &Client, id: &str, limit: usize) -> Vec<Value> {
    let (mut log, mut since) = (Vec::new(), 0);
    loop {
        let path = format!("/api/tables/{id}/log?since={since}&limit={limit}");
        let response = person.request("GET", &path).send().await.expect("the house answers");
        let next = response.headers().get("link").map(|link| link.to_str().expect("text").to_string());
        let page: Vec<Value> = response.json().await.expect("a list");
        assert!(page.len() <= limit);
        let last = page.last().expect("no page is empty").clone();
        since = last["seq"].as_u64().expect("a number");
        log.extend(page);
        let more = last["info"]["seq"].as_u64().expect("the last of a page tells of the table") > since;
        assert_eq!(more, next.is_some());
        match next {
            Some(next) => assert!(next.contains(&format!("since={since}&limit={limit}")), "{next}"),
            None => return log,
        }
    }
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

#[test]
fn a_long_history_is_answered_in_pages_that_make_the_whole() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let id = import(&me, 1_000).await;
        let first = me.get(&format!("/api/tables/{id}/log?since=0&limit=1000000")).await;
        assert_eq!(list(&first).len(), 200, "nobody gets more than a page");
        // Begun, 1000 actions, over.
        let (small, large) = (whole_log(&me, &id, 37).await, whole_log(&me, &id, 200).await);
        assert_eq!(small.len(), 1_002);
        let lasting = |log: &[Value]| log.iter().map(|e| json!([e["seq"], e["entry"], e["view"]])).collect::<Vec<_>>();
        assert_eq!(lasting(&small)[..1_001], lasting(&large)[..1_001], "a page begins where another goes on");
        house.close().await;
    });
}

#[test]
fn the_moves_of_a_long_game_come_in_pages() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let id = import(&me, 1_000).await;
        let (mut moves, mut turns, mut from) = (Vec::new(), Vec::new(), Some(0));
        while let Some(ply) = from {
            let page = me.get(&format!("/api/tables/{id}/moves?as=all&from={ply}")).await;
            assert!(list(&page["moves"]).len() <= 300);
            assert_eq!(page["moves"][0]["ply"], ply);
            moves.extend(list(&page["moves"]).clone());
            turns.extend(list(&page["turns"]).clone());
            from = page["next"].as_u64();
        }
        assert_eq!(moves.len(), 1_000);
        let begins = |entry: &&Value| list(&entry["events"]).iter().any(|event| event["type"] == "turn_began");
        let told: Vec<u64> =
            moves[..999].iter().filter(begins).map(|e| e["ply"].as_u64().expect("a ply") + 1).collect();
        assert_eq!(turns[0], 0);
        assert_eq!(turns[1..].iter().map(|turn| turn.as_u64().expect("a ply")).collect::<Vec<_>>(), told);
        house.close().await;
    });
}

#[test]
fn a_socket_is_told_the_end_of_a_long_log_and_asks_for_the_rest() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let id = import(&me, 1_000).await;
        let mut socket = me.socket().await;
        // From the beginning, or from nowhere: either is answered by one snapshot.
        socket.send(json!({"op": "watch", "table": id, "since": 0})).await;
        let snapshot = socket.until("snapshot").await;
        assert_eq!(list(&snapshot["log"]).len(), 300);
        let (mut log, mut earlier) = (list(&snapshot["log"]).clone(), snapshot["earlier"].as_u64());
        while let Some(before) = earlier {
            socket.send(json!({"op": "earlier", "table": id, "before": before})).await;
            let page = socket.until("earlier").await;
            assert!(list(&page["log"]).len() <= 300);
            log.splice(0..0, list(&page["log"]).clone());
            earlier = page["earlier"].as_u64();
        }
        let paged: Vec<Value> = whole_log(&me, &id, 200).await.iter().map(|entry| entry["entry"].clone()).collect();
        assert_eq!(log, paged);
        assert!(!socket.heard.iter().any(|text| text.len() > 1_000_000), "no message is large");
        let mut stranger = house.guest("Bea").await.socket().await;
        stranger.send(json!({"op": "earlier", "table": id, "before": 5})).await;
        assert_eq!(stranger.refusal().await, "conflict");
        house.close().await;
    });
}

#[test]
fn a_page_deep_in_a_long_game_costs_no_more_than_one_at_its_beginning() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let id = import(&me, 3_000).await;
        me.get(&format!("/api/tables/{id}/replay?ply=1")).await;
        let handle = house.app.table(&id).await.expect("the table");
        let most = EVERY as u64 + 200 * 21;
        for path in ["log?since=0", "log?since=2700", "moves?from=2700&limit=150", "replay?ply=2999", "replay?ply=1500"]
        {
            let before = handle.actor.lock().await.table.work;
            me.get(&format!("/api/tables/{id}/{path}")).await;
            let cost = handle.actor.lock().await.table.work - before;
            assert!(cost <= most, "{path} cost {cost}");
        }
        house.close().await;
    });
}

#[test]
fn pages_tell_what_was_told_when_actions_were_taken_back() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Bea").await];
        let id = seated("tanto-cuore", &people).await;
        let (mut sockets, mut views) = (Vec::new(), Vec::new());
        for person in &people {
            let (socket, snapshot) = person.watching(&id).await;
            views.push(snapshot["view"].clone());
            sockets.push(socket);
        }
        play(&id, &mut sockets, &mut views, EVERY as u32 + 20, &mut ActionPicker(5)).await;
        let ply = people[0].get(&format!("/api/tables/{id}")).await["ply"].as_u64().expect("a ply");
        assert!(ply > EVERY as u64, "the game goes beyond a checkpoint");
        // Back behind the checkpoint, by consent, and on from there.
        people[0].send("POST", &format!("/api/tables/{id}/undo"), json!({"ply": ply, "to": EVERY - 5})).await;
        people[1].send("POST", &format!("/api/tables/{id}/consent"), json!({"yes": true})).await;
        for socket in &mut sockets {
            while socket.entry().await["entry"]["kind"] != "undone" {}
        }
        let whole = whole_log(&people[0], &id, 200).await;
        assert_eq!(whole.last().expect("a line")["entry"]["to"], EVERY - 5);
        let live: Vec<Value> = sockets[0].heard.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
        for entry in live.iter().filter(|message| message["op"] == "entry") {
            let told = whole.iter().find(|told| told["seq"] == entry["seq"]).expect("each line stands in the log");
            assert_eq!(told["entry"], entry["entry"]);
            if entry["entry"]["kind"] == "played" || entry["entry"]["kind"] == "undone" {
                assert_eq!(told["view"], entry["view"]);
            }
        }
        house.close().await;
    });
}

#[test]
fn the_house_answers_while_many_wait_for_long_games() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let id = import(&me, 300).await;
        let workers = &house.app.costly;
        let paused = workers.pause().await;
        let read = |path: &str| {
            let (me, path) = (me.clone(), format!("/api/tables/{id}/{path}"));
            tokio::spawn(async move { me.send("GET", &path, Value::Null).await.0 })
        };
        let reading: Vec<_> =
            (0..24).map(|n| read(["log?since=0", "moves", "record", "replay?ply=7"][n % 4])).collect();
        while workers.in_flight() < 24 {
            tokio::task::yield_now().await;
        }
        // Nothing of this was begun, and nothing else waits for it.
        assert_eq!(me.get("/health").await, "ok\n");
        me.get("/api/lobby").await;
        let mut more: tokio::task::JoinSet<_> = (0..60).map(|_| read("moves")).collect();
        for _ in 0..20 {
            let refused = more.join_next().await.expect("an answer").expect("an answer").expect("an answer");
            assert_eq!(refused, 429, "one address has 64 in flight, and 84 asked");
        }
        assert_eq!(workers.in_flight(), 64);
        drop(paused);
        for asked in reading {
            assert_eq!(asked.await.expect("an answer"), 200);
        }
        while let Some(asked) = more.join_next().await {
            assert_eq!(asked.expect("an answer").expect("an answer"), 200);
        }
        house.close().await;
    });
}
