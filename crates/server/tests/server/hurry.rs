//! Bots who take their time, and people who do not have it.

use livret_games::{AnyTable, record_from_json};
use serde_json::{Value, json};

use crate::client::{ActionPicker, Client, Socket, against, seated, table};
use crate::{Running, on_each_database};

/// The least that an unhurried bot takes, in milliseconds.
const QUICKEST: i64 = 600;

async fn slow_table(me: &Client, first: u8) -> String {
    let mut wish = against("love-letter", &["random", "random", "random"]);
    wish["pace"] = json!("human");
    wish["spectators"] = json!(true);
    wish["access"] = json!("link");
    wish["options"] = json!({"first": first, "tokens": 7});
    me.post("/api/tables", wish).await["id"].as_str().expect("an id").into()
}

/// When each action was played, until it is my decision.
async fn until_mine(socket: &mut Socket) -> (Vec<i64>, Value) {
    let mut at = Vec::new();
    loop {
        let entry = socket.entry().await;
        at.push(entry["entry"]["at"].as_i64().expect("a time"));
        if entry["view"]["decision"]["player"] == 0 {
            return (at, entry);
        }
    }
}

#[test]
fn hurried_bots_act_at_once_until_a_person_decides() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let id = slow_table(&me, 1).await;
        let (mut socket, snapshot) = me.watching(&id).await;
        let seq = snapshot["seq"].as_u64().expect("a number");
        socket.send(json!({"op": "hurry", "table": id})).await;
        let (at, entry) = until_mine(&mut socket).await;
        let taken = at[at.len() - 1] - snapshot["log"][0]["at"].as_i64().expect("a time");
        assert!(taken < QUICKEST * at.len() as i64, "{} actions took {taken} ms", at.len());
        assert_eq!(entry["seq"], seq + at.len() as u64, "the log tells of actions alone");
        // It is over with my decision: the next bot takes its time again.
        let ply = entry["entry"]["ply"].as_u64().expect("a ply") + 1;
        let action = &entry["view"]["decision"]["actions"][0];
        socket.send(json!({"op": "act", "table": id, "ply": ply, "action": action, "token": "mine"})).await;
        let [mine, next] = [socket.entry().await, socket.entry().await];
        let waited = next["entry"]["at"].as_i64().expect("a time") - mine["entry"]["at"].as_i64().expect("a time");
        assert!(waited >= QUICKEST - 1, "it took only {waited} ms");
        house.close().await;
    });
}

/// Plays against a bot that takes its time until it has been forced and free a few times; how long it took, and for how
/// many answers it could choose from.
async fn paces(house: &Running) -> Vec<(i64, usize)> {
    let me = house.guest("Anna").await;
    let mut wish = against("tanto-cuore", &["random"]);
    wish["pace"] = json!("human");
    wish["options"] = json!({"first": 1});
    let id = me.post("/api/tables", wish).await["id"].as_str().expect("an id").to_string();
    let (mut socket, snapshot) = me.watching(&id).await;
    let mut before = snapshot["log"][0]["at"].as_i64().expect("a time");
    let (mut at, mut luck) = (Vec::new(), ActionPicker(5));
    for ply in 0..24 {
        let entry = socket.entry().await;
        let now = entry["entry"]["at"].as_i64().expect("a time");
        at.push((entry["entry"]["seat"].clone(), now - before));
        before = now;
        if entry["view"]["decision"]["actions"].is_array() {
            let action = luck.pick(&entry["view"]["decision"]["actions"]);
            let act = json!({"op": "act", "table": id, "ply": ply + 1, "action": action, "token": format!("t{ply}")});
            socket.send(act).await;
        }
    }
    me.post(&format!("/api/tables/{id}/resign"), Value::Null).await;
    let record = record_from_json(&me.get(&format!("/api/tables/{id}/record")).await).expect("a record");
    let mut table = AnyTable::reopen(&record).expect("a table");
    let mut bots = Vec::new();
    for ((seat, took), action) in at.into_iter().zip(&record.actions) {
        if seat == 1 {
            bots.push((took, table.legal().len()));
        }
        table.play(action).expect("legal");
    }
    bots
}

#[test]
fn a_bot_takes_no_less_for_a_forced_move_than_for_a_free_one() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let bots = paces(&house).await;
        assert!(bots.iter().any(|&(_, choices)| choices == 1) && bots.iter().any(|&(_, choices)| choices > 1));
        assert!(bots.iter().all(|&(took, _)| took >= QUICKEST - 1), "{bots:?}");
        house.close().await;
    });
}

#[test]
fn a_bot_that_waits_is_woken_by_a_request_too() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let id = slow_table(&me, 1).await;
        let (mut socket, _) = me.watching(&id).await;
        for _ in 0..3 {
            me.post(&format!("/api/tables/{id}/hurry"), Value::Null).await;
        }
        until_mine(&mut socket).await;
        assert!(!*house.app.table(&id).await.expect("the table").actor.lock().await.hurried.borrow());
        house.close().await;
    });
}

#[test]
fn where_nothing_waits_it_does_nothing() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let waiting = people[0].post("/api/tables", table("love-letter", 2)).await;
        let playing = seated("love-letter", &people).await;
        for id in [waiting["id"].as_str().expect("an id"), &playing] {
            let before = people[0].get(&format!("/api/tables/{id}")).await["seq"].clone();
            people[0].post(&format!("/api/tables/{id}/hurry"), Value::Null).await;
            assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["seq"], before);
            assert!(!*house.app.table(id).await.expect("the table").actor.lock().await.hurried.borrow());
        }
        house.close().await;
    });
}

#[test]
fn spectators_and_those_who_left_hurry_nobody() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated("love-letter", &people).await;
        let (mut watcher, _) = house.guest("Cora").await.watching(&id).await;
        watcher.send(json!({"op": "hurry", "table": id})).await;
        assert_eq!(watcher.refusal().await, "forbidden");
        people[1].post(&format!("/api/tables/{id}/leave"), Value::Null).await;
        assert_eq!(people[1].refused("POST", &format!("/api/tables/{id}/hurry"), Value::Null).await, "forbidden");
        house.close().await;
    });
}
