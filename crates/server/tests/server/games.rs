//! Whole games of every kind, by several clients and spectators.

use serde_json::{Value, json};

use crate::client::{ActionPicker, Client, Socket, a_game, against, all_watching};
use crate::{Running, on_each_database};

/// Plays a game to its end by the sockets of all seats; gives up after so many actions. Sequence numbers have no gaps.
pub async fn play(
    table: &str,
    sockets: &mut [Socket],
    views: &mut [Value],
    most: u32,
    luck: &mut ActionPicker,
) -> Value {
    let mut seqs = vec![0_u64; sockets.len()];
    for ply in 0..most {
        let Some(decision) = views[0]["decision"].as_object() else { break };
        let seat = decision["player"].as_u64().expect("a seat") as usize;
        let action = luck.pick(&views[seat]["decision"]["actions"]);
        let act = json!({"op": "act", "table": table, "ply": ply, "action": action, "token": format!("t{ply}")});
        sockets[seat].send(act).await;
        for (index, socket) in sockets.iter_mut().enumerate() {
            let entry = socket.entry().await;
            let seq = entry["seq"].as_u64().expect("a number");
            assert!(seqs[index] == 0 || seq == seqs[index] + 1, "{seq} after {}", seqs[index]);
            seqs[index] = seq;
            assert_eq!(entry["entry"]["kind"], "played");
            assert_eq!(entry["entry"]["ply"], ply);
            views[index] = entry["view"].clone();
            let told = index == seat || views[index]["decision"].is_null();
            assert_eq!(entry["entry"]["action"].is_string(), told, "only the actor is told the action, until the end");
            let deciding = views[index]["decision"]["player"].as_u64() == Some(index as u64);
            assert_eq!(views[index]["decision"]["actions"].is_array(), deciding);
        }
        let accepted = sockets[seat].until("accepted").await;
        assert_eq!(accepted["token"], format!("t{ply}"));
        assert_eq!(accepted["ply"], ply + 1);
    }
    views[0].clone()
}

async fn whole_game(db: String, game: &str, players: usize, seed: u64) {
    let house = Running::start(&db).await;
    let (id, people, watcher) = a_game(&house, game, players).await;
    let (mut sockets, mut views) = all_watching(&id, people.iter().chain([&watcher])).await;
    assert!(people[0].get(&format!("/api/tables/{id}")).await["stage"] == "playing");
    assert_eq!(people[0].refused("GET", &format!("/api/tables/{id}/record"), Value::Null).await, "conflict");
    let last = play(&id, &mut sockets, &mut views, 700, &mut ActionPicker(seed)).await;
    if last["decision"].is_null() {
        for socket in &mut sockets {
            let over = socket.entry().await;
            assert_eq!(over["entry"]["what"], "over");
            assert_eq!(over["info"]["stage"], "over");
        }
    } else {
        people[0].post(&format!("/api/tables/{id}/resign"), Value::Null).await;
    }
    check_afterwards(&people[0], &id).await;
    house.close().await;
}

/// A finished game: record, replay, moves, and the record brought in again.
async fn check_afterwards(person: &Client, id: &str) {
    let info = person.get(&format!("/api/tables/{id}")).await;
    if info["stage"] != "over" {
        return;
    }
    let record = person.get(&format!("/api/tables/{id}/record")).await;
    let actions = record["actions"].as_array().expect("actions").len();
    assert_eq!(info["ply"], actions);
    for eyes in ["0", "spectator", "all"] {
        let moment = person.get(&format!("/api/tables/{id}/replay?ply={}&as={eyes}", actions / 2)).await;
        assert_eq!(moment["ply"], actions / 2);
        let moves = person.get(&format!("/api/tables/{id}/moves?as={eyes}")).await;
        assert_eq!(moves["moves"].as_array().expect("moves").len(), actions.min(300), "a page");
        assert_eq!(moves["turns"][0], 0);
    }
    let brought = person.post("/api/records", json!({"record": record})).await;
    let other = brought["id"].as_str().expect("an id");
    let again = person.get(&format!("/api/tables/{other}/record")).await;
    assert_eq!(again["hash"], record["hash"]);
    assert_eq!(again["actions"], record["actions"]);
    let mut forged = record.clone();
    forged["hash"] = "00".into();
    assert_eq!(person.refused("POST", "/api/records", json!({"record": forged})).await, "bad_setup");
}

#[test]
fn two_people_play_tanto_cuore() {
    on_each_database(|db| whole_game(db, "tanto-cuore", 2, 1));
}

#[test]
fn four_people_play_tanto_cuore() {
    on_each_database(|db| whole_game(db, "tanto-cuore", 4, 2));
}

#[test]
fn two_and_four_people_play_expanding_the_house() {
    on_each_database(|db| whole_game(db, "expanding-the-house", 2, 3));
    on_each_database(|db| whole_game(db, "expanding-the-house", 4, 4));
}

#[test]
fn two_and_four_people_play_romantic_vacation() {
    on_each_database(|db| whole_game(db, "romantic-vacation", 2, 5));
    on_each_database(|db| whole_game(db, "romantic-vacation", 4, 6));
}

#[test]
fn two_and_four_people_play_motto() {
    on_each_database(|db| whole_game(db, "motto-tanto-cuore", 2, 7));
    on_each_database(|db| whole_game(db, "motto-tanto-cuore", 4, 8));
}

#[test]
fn two_and_four_people_play_love_letter() {
    on_each_database(|db| whole_game(db, "love-letter", 2, 9));
    on_each_database(|db| whole_game(db, "love-letter", 4, 10));
}

#[test]
fn a_guest_plays_against_bots_until_the_end() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let opened = me.post("/api/tables", against("love-letter", &["novice", "butler"])).await;
        let id = opened["id"].as_str().expect("an id");
        let (mut socket, snapshot) = me.watching(id).await;
        let (mut view, mut luck, mut token) = (snapshot["view"].clone(), ActionPicker(5), 0);
        let mut ply = snapshot["info"]["ply"].as_u64().expect("a ply");
        let mut stage = "playing".to_string();
        while stage == "playing" {
            if view["decision"]["player"] == 0 {
                token += 1;
                let action = luck.pick(&view["decision"]["actions"]);
                socket
                    .send(json!({"op": "act", "table": id, "ply": ply, "action": action, "token": token.to_string()}))
                    .await;
            }
            let entry = socket.entry().await;
            if entry["entry"]["kind"] == "played" {
                ply = entry["entry"]["ply"].as_u64().expect("a ply") + 1;
            }
            if entry["view"].is_object() {
                view = entry["view"].clone();
            }
            if let Some(now) = entry["info"]["stage"].as_str() {
                stage = now.into();
            }
        }
        assert_eq!(stage, "over");
        let games = me.get("/api/me/games").await;
        assert_eq!(games["games"][0]["id"], id);
        house.close().await;
    });
}
