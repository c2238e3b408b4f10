//! Whoever asks for detail is told what happened and what does not follow from it; whole views where that is not enough.

use serde_json::{Value, json};

use crate::client::{ActionPicker, Client, Socket, a_game, all_watching, seated_at, table};
use crate::games::play;
use crate::{Running, on_each_database};

/// A socket that follows a table by events, and its snapshot.
async fn following(person: &Client, id: &str) -> (Socket, Value) {
    let mut socket = person.socket().await;
    socket.send(json!({"op": "watch", "table": id, "detail": true})).await;
    let snapshot = socket.until("snapshot").await;
    (socket, snapshot)
}

#[test]
fn an_action_is_told_as_events_and_values_and_what_is_taken_back_as_a_view() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let mut wish = table("tanto-cuore", 2);
        wish["options"] = json!({"first": 0});
        let id = seated_at(wish, &people).await;
        let (mut anna, snapshot) = following(&people[0], &id).await;
        let (mut berta, _) = people[1].watching(&id).await;
        let offers = snapshot["view"]["decision"]["offers"].as_array().expect("offers");
        let love = offers.iter().find(|offer| offer["verb"] == "love").expect("Love in hand")["text"].clone();
        anna.send(json!({"op": "act", "table": id, "ply": 0, "action": love, "token": "one"})).await;
        let (told, whole) = (anna.entry().await, berta.entry().await);
        assert!(told["view"].is_null() && whole["values"].is_null(), "each as it was asked for");
        assert_eq!(told["entry"]["events"][0]["moves"][0]["to"][0], "in_play");
        assert!(told["values"]["decision"]["offers"].is_array() && told["values"]["decision"]["actions"].is_null());
        assert_eq!(whole["view"]["decision"]["player"], 0);
        assert!(whole["view"]["decision"]["offers"].is_null(), "what she could play is not Berta's to know");
        people[0].post(&format!("/api/tables/{id}/undo"), json!({"ply": 1})).await;
        assert_eq!(anna.entry().await["view"], snapshot["view"]);
        house.close().await;
    });
}

#[test]
fn what_is_packed_is_the_same() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let (id, people, watcher) = a_game(&house, "romantic-vacation", 2).await;
        let (mut plain, _) = following(&watcher, &id).await;
        let mut packed = watcher.socket().await;
        packed.send(json!({"op": "watch", "table": id, "detail": true, "packed": true})).await;
        packed.until("snapshot").await;
        let (mut sockets, mut views) = all_watching(&id, people.iter()).await;
        play(&id, &mut sockets, &mut views, 30, &mut ActionPicker(4)).await;
        for _ in 0..30 {
            assert_eq!(packed.entry().await, plain.entry().await);
        }
        assert_eq!(plain.packed, 0, "nobody gets bytes who has not asked for them");
        assert!(packed.packed >= 25, "{} of 30", packed.packed);
        house.close().await;
    });
}

#[test]
fn whoever_comes_back_is_told_events_and_at_the_end_a_view() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let mut wish = table("tanto-cuore", 2);
        wish["options"] = json!({"first": 0});
        let id = seated_at(wish, &people).await;
        let (_, snapshot) = following(&people[0], &id).await;
        let act = json!({"ply": 0, "action": "end", "token": "one"});
        people[0].post(&format!("/api/tables/{id}/act"), act).await;
        people[1].post(&format!("/api/tables/{id}/chat"), json!({"text": "well"})).await;
        let mut back = people[0].socket().await;
        back.send(json!({"op": "watch", "table": id, "since": snapshot["seq"], "detail": true})).await;
        let (first, last) = (back.entry().await, back.entry().await);
        assert!(first["view"].is_null() && first["entry"]["events"].is_array());
        assert_eq!(last["view"], people[0].get(&format!("/api/tables/{id}/view")).await["view"]);
        house.close().await;
    });
}
