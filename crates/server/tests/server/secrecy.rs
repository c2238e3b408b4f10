//! Nobody is told what they may not know: every byte sent over random games is what the engine gives that viewer.

use livret_games::{AnyTable, record_from_json};
use livret_kernel::{Seat, Viewer};
use serde_json::{Value, json};

use crate::client::{ActionPicker, Client, Socket, a_game, all_watching};
use crate::games::play;
use crate::{Running, on_each_database};

/// Everything that was told of a game, by ply: events and view.
fn told(socket: &Socket) -> Vec<(Value, Value)> {
    let all = socket.heard.iter().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    let played = all.filter(|message| message["entry"]["kind"] == "played");
    played.map(|message| (message["entry"]["events"].clone(), message["view"].clone())).collect()
}

/// What a viewer is shown of earlier positions while the game is played: by ply, at several moments of it.
async fn looked_back(id: &str, viewers: &[&Client], ply: u64) -> Vec<Vec<(u64, Value)>> {
    let mut all = Vec::new();
    for person in viewers {
        let mut seen = Vec::new();
        for ply in [0, 1, ply / 2, ply.saturating_sub(1), ply] {
            seen.push((ply, person.get(&format!("/api/tables/{id}/view?ply={ply}")).await["view"].clone()));
        }
        let ahead = format!("/api/tables/{id}/view?ply={}", ply + 1);
        assert_eq!(person.refused("GET", &ahead, Value::Null).await, "bad_request");
        all.push(seen);
    }
    all
}

/// A view in which there is nothing to decide.
fn undecided(view: impl serde::Serialize) -> Value {
    let mut view = json!(view);
    if let Some(decision) = view["decision"].as_object_mut() {
        decision.retain(|field, _| field != "actions" && field != "offers");
    }
    view
}

async fn random_game(db: String, game: &'static str, players: usize, seed: u64) {
    let house = Running::start(&db).await;
    let (id, people, watcher) = a_game(&house, game, players).await;
    let (mut sockets, mut views) = all_watching(&id, people.iter().chain([&watcher])).await;
    play(&id, &mut sockets, &mut views, 120, &mut ActionPicker(seed)).await;
    // A late snapshot and a late log tell no more than what was told on the way.
    let late = watcher.watching(&id).await.1;
    let log = watcher.get(&format!("/api/tables/{id}/log?since=0")).await;
    let over = late["info"]["stage"] == "over";
    let eyes: Vec<&Client> = people.iter().chain([&watcher]).collect();
    let back = looked_back(&id, &eyes, late["info"]["ply"].as_u64().expect("a ply")).await;
    for person in &people {
        person.send("POST", &format!("/api/tables/{id}/abort"), Value::Null).await;
    }
    let record = people[0].get(&format!("/api/tables/{id}/record")).await;
    let seed = record["seed"].as_str().expect("a seed");
    assert_eq!(seed.len(), 64);
    let record = record_from_json(&record).expect("a record");
    let viewers = (0..players as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
    for ((viewer, socket), back) in viewers.zip(&sockets).zip(back) {
        for (ply, view) in back {
            let mut table = AnyTable::reopen(&record).expect("a table");
            record.actions[..ply as usize].iter().for_each(|action| table.play(action).expect("legal"));
            assert_eq!(view, undecided(table.view_in_detail(viewer)), "{viewer:?} looking back at {ply}");
        }
        let text = socket.heard.concat();
        assert!(!text.contains(seed) && !text.contains("\"seed\""), "{viewer:?} was told the seed");
        let mut table = AnyTable::reopen(&record).expect("a table");
        for ((events, view), action) in told(socket).into_iter().zip(&record.actions) {
            let seen = table.act_seen_by(action, &[Some(viewer)]).expect("legal").remove(0);
            assert_eq!(events, json!(seen), "{viewer:?}");
            assert_eq!(view, json!(table.view_in_detail(viewer)), "{viewer:?}");
        }
    }
    let all = format!("{late}{log}");
    assert!(!all.contains(seed), "a spectator is told the seed");
    assert!(over || !all.contains("\"action\""), "a spectator is told no action");
    house.close().await;
}

#[test]
fn players_and_spectators_are_told_their_own_view_and_nothing_else() {
    let games = ["tanto-cuore", "expanding-the-house", "romantic-vacation", "motto-tanto-cuore", "love-letter"];
    for (index, game) in games.into_iter().enumerate() {
        on_each_database(|db| random_game(db, game, 2 + index % 3, index as u64 + 20));
    }
}

#[test]
fn a_table_without_spectators_shows_nothing_to_others() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let mut wish = crate::client::table("love-letter", 2);
        wish["spectators"] = false.into();
        let id = people[0].post("/api/tables", wish).await["id"].as_str().expect("an id").to_string();
        let stranger = house.guest("Cora").await;
        let (mut socket, snapshot) = stranger.watching(&id).await;
        assert_eq!(snapshot["view"], Value::Null, "a table that waits may be looked at");
        people[1].post(&format!("/api/tables/{id}/sit"), json!({})).await;
        assert_eq!(socket.refusal().await, "forbidden", "and is left when the game begins");
        socket.send(json!({"op": "watch", "table": id})).await;
        assert_eq!(socket.refusal().await, "forbidden");
        for what in ["view", "log", "replay", "moves", "record", "view?seat=0", "view?ply=0"] {
            let code = stranger.refused("GET", &format!("/api/tables/{id}/{what}"), Value::Null).await;
            assert!(code == "forbidden" || code == "conflict", "{what}: {code}");
        }
        let mut private = crate::client::against("love-letter", &["novice"]);
        private["seed"] = "known".into();
        let hidden = people[0].post("/api/tables", private).await["id"].as_str().expect("an id").to_string();
        assert_eq!(stranger.refused("GET", &format!("/api/tables/{hidden}"), Value::Null).await, "not_found");
        let mut seeded = crate::client::table("love-letter", 2);
        seeded["seed"] = "known".into();
        assert_eq!(people[0].refused("POST", "/api/tables", seeded).await, "bad_request");
        house.close().await;
    });
}
