//! Stale, repeated, foreign, oversized, malformed and out-of-turn messages.

use serde_json::{Value, json};

use crate::client::{Client, seated};
use crate::{Running, on_each_database};

async fn deciding(people: &[Client], table: &str) -> (usize, Value) {
    let view = people[0].get(&format!("/api/tables/{table}/view")).await["view"].clone();
    let seat = view["decision"]["player"].as_u64().expect("a seat") as usize;
    let view = people[seat].get(&format!("/api/tables/{table}/view")).await["view"].clone();
    (seat, view["decision"]["actions"].clone())
}

#[test]
fn wrong_messages_are_refused_and_change_nothing() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let id = seated("love-letter", &people).await;
        let stranger = house.guest("Cora").await;
        let (seat, actions) = deciding(&people, &id).await;
        let act = |ply: u32, action: &Value, token: &str| json!({"op": "act", "table": id, "ply": ply, "action": action, "token": token});
        let before = people[0].get(&format!("/api/tables/{id}")).await["seq"].clone();
        let (mut mine, _) = people[seat].watching(&id).await;
        let (mut theirs, _) = people[1 - seat].watching(&id).await;
        let (mut foreign, _) = stranger.watching(&id).await;
        for (socket, message, code) in [
            (&mut theirs, act(0, &actions[0], "a"), "not_your_turn"),
            (&mut foreign, act(0, &actions[0], "a"), "forbidden"),
        ] {
            socket.send(message).await;
            assert_eq!(socket.refusal().await, code);
        }
        let seat_of_other =
            json!({"op": "act", "table": id, "ply": 0, "action": actions[0], "token": "x", "seat": 1 - seat});
        let rude = [
            (act(7, &actions[0], "b").to_string(), "stale"),
            (act(0, &json!("play:dragon"), "c").to_string(), "illegal_action"),
            (act(0, &actions[0], "").to_string(), "bad_request"),
            (act(0, &json!("x".repeat(500)), "d").to_string(), "bad_request"),
            (act(0, &json!(17), "e").to_string(), "bad_request"),
            (seat_of_other.to_string(), "forbidden"),
            ("{\"op\":\"act\"".into(), "bad_json"),
            ("[]".into(), "bad_request"),
            ("{\"op\":\"dance\"}".into(), "bad_request"),
            (json!({"op": "watch", "table": "nowhere0"}).to_string(), "not_found"),
            (json!({"op": "watch", "table": id, "seat": 1 - seat}).to_string(), "forbidden"),
            (json!({"op": "chat", "table": id, "text": "x".repeat(301)}).to_string(), "bad_request"),
            (json!({"op": "chat", "table": id, "text": "\u{0}\u{7}"}).to_string(), "bad_request"),
            (json!({"op": "consent", "table": id, "yes": true}).to_string(), "conflict"),
        ];
        for (text, code) in rude {
            mine.send_text(&text).await;
            assert_eq!(mine.refusal().await, code, "{text}");
        }
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["seq"], before);
        // Played, and played again with the same token: one action.
        for _ in 0..3 {
            mine.send(act(0, &actions[0], "once")).await;
            assert_eq!(mine.until("accepted").await["ply"], 1);
        }
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["ply"], 1);
        house.close().await;
    });
}

#[test]
fn what_is_too_large_is_not_read() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let mut socket = me.socket().await;
        socket.send_text(&"x".repeat(20_000)).await;
        while let Some(message) = socket.maybe_next().await {
            assert_eq!(message["op"], "refused");
        }
        let large = json!({"name": "x".repeat(70_000)});
        assert_eq!(me.refused("PATCH", "/api/me", large).await, "too_large");
        let (status, _) = me.send("POST", "/api/records", json!({"record": {"x": "y".repeat(1_100_000)}})).await;
        assert_eq!(status, 413);
        house.close().await;
    });
}

/// The thread that reads a record is free again at once, whatever the cards in it say.
#[test]
fn a_record_whose_cards_would_never_end_is_refused() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let options = json!({"town": ["azure-crescent"]});
        for word in [
            json!({"EachPlayer": [{"EachPlayer": [{"Gain": ["Love", 1]}]}]}),
            json!({"Neighbours": [{"Neighbours": [{"Draw": 1}]}]}),
            json!("LeaveSelf"),
        ] {
            let card = json!({"id": "azure-crescent", "names": {"en": "A", "fr": "A"}, "kind": "General", "cost": 2,
                "copies": 8, "mark": "R", "then": [word]});
            let record = json!({"livret": 1, "rules_version": livret_kernel::RULES_VERSION, "game": "tanto-cuore",
                "players": 2, "seed": "tea", "options": options, "cards": {"hash": "00", "changed": [card]},
                "actions": ["serve:azure-crescent"], "hash": "00"});
            assert_eq!(me.refused("POST", "/api/records", json!({"record": record})).await, "bad_setup");
        }
        house.close().await;
    });
}
