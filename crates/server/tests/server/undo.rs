//! What may be taken back, and by whose leave.

use serde_json::{Value, json};

use crate::client::{Client, against, seated};
use crate::{Running, on_each_database};

async fn view(person: &Client, id: &str) -> Value {
    person.get(&format!("/api/tables/{id}/view")).await["view"].clone()
}

async fn act(person: &Client, id: &str, ply: u32, action: &str) {
    let token = format!("{ply}-{action}-{}", person.id);
    person.post(&format!("/api/tables/{id}/act"), json!({"ply": ply, "action": action, "token": token})).await;
}

#[test]
fn free_while_nothing_is_revealed_and_by_consent_afterwards() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let mut wish = crate::client::table("tanto-cuore", 2);
        wish["options"] = json!({"first": 0});
        let id = people[0].post("/api/tables", wish).await["id"].as_str().expect("an id").to_string();
        people[1].post(&format!("/api/tables/{id}/sit"), json!({})).await;
        let (mut anna, _) = people[0].watching(&id).await;
        let (mut berta, _) = people[1].watching(&id).await;
        let path = format!("/api/tables/{id}/undo");
        let before = view(&people[0], &id).await;
        // Playing Love shows nothing hidden.
        let actions = before["decision"]["actions"].as_array().expect("actions").clone();
        let love = actions.iter().filter_map(Value::as_str).find(|action| action.starts_with("love:")).expect("Love");
        act(&people[0], &id, 0, love).await;
        assert_eq!(anna.entry().await["undo_to"], 0);
        assert_eq!(berta.entry().await["undo_to"], Value::Null);
        people[0].post(&path, json!({"ply": 1})).await;
        let undone = berta.entry().await;
        assert_eq!((&undone["entry"]["kind"], &undone["entry"]["to"]), (&json!("undone"), &json!(0)));
        assert_eq!(view(&people[0], &id).await, before);
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["undone"], true);
        // To the end of the turn: new cards are drawn, so it takes consent.
        let mut ply = 0;
        while view(&people[0], &id).await["decision"]["player"] == 0 {
            act(&people[0], &id, ply, "end").await;
            ply += 1;
        }
        let asked = people[0].post(&path, json!({"ply": ply})).await;
        assert_eq!(asked["undo_asked"]["waiting"], json!([1]));
        assert_eq!(
            people[0].refused("POST", &format!("/api/tables/{id}/consent"), json!({"yes": true})).await,
            "forbidden"
        );
        people[1].post(&format!("/api/tables/{id}/consent"), json!({"yes": false})).await;
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["ply"], ply);
        people[0].post(&path, json!({"ply": ply})).await;
        people[1].post(&format!("/api/tables/{id}/consent"), json!({"yes": true})).await;
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["ply"], ply - 1);
        assert_eq!(people[0].refused("POST", &path, json!({"ply": ply})).await, "stale");
        house.close().await;
    });
}

#[test]
fn against_bots_always_and_marked_in_the_record() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let mut wish = against("love-letter", &["random"]);
        wish["options"] = json!({"first": 0});
        let id = me.post("/api/tables", wish).await["id"].as_str().expect("an id").to_string();
        let (mut socket, snapshot) = me.watching(&id).await;
        assert_eq!(snapshot["undo_to"], Value::Null);
        let first = snapshot["view"]["decision"]["actions"][0].as_str().expect("an action").to_string();
        act(&me, &id, 0, &first).await;
        // Mine, and perhaps the bot's.
        let ply = loop {
            let entry = socket.entry().await;
            assert_eq!(entry["undo_to"], 0);
            if entry["view"]["decision"]["player"] == 0 {
                break entry["entry"]["ply"].as_u64().expect("a ply") + 1;
            }
        };
        me.post(&format!("/api/tables/{id}/undo"), json!({"ply": ply})).await;
        assert_eq!(me.get(&format!("/api/tables/{id}")).await["ply"], 0);
        assert_eq!(view(&me, &id).await, snapshot["view"], "the same cards come again");
        me.post(&format!("/api/tables/{id}/resign"), Value::Null).await;
        assert_eq!(me.get(&format!("/api/tables/{id}/record")).await["undone"], 1);
        house.close().await;
    });
}

#[test]
fn who_consents_is_asked_and_nobody_else() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await, house.guest("Cora").await];
        let id = seated("love-letter", &people).await;
        let decision = view(&people[0], &id).await["decision"].clone();
        let seat = decision["player"].as_u64().expect("a seat") as usize;
        let actions = view(&people[seat], &id).await["decision"]["actions"].clone();
        act(&people[seat], &id, 0, actions[0].as_str().expect("an action")).await;
        let ply = people[0].get(&format!("/api/tables/{id}")).await["ply"].clone();
        let asked = people[seat].post(&format!("/api/tables/{id}/undo"), json!({"ply": ply})).await;
        assert_eq!(asked["undo_asked"]["waiting"].as_array().map(Vec::len), Some(2));
        let others: Vec<_> = (0..3).filter(|other| *other != seat).collect();
        people[others[0]].post(&format!("/api/tables/{id}/consent"), json!({"yes": true})).await;
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["ply"], ply, "one more has to agree");
        people[others[1]].post(&format!("/api/tables/{id}/consent"), json!({"yes": true})).await;
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["ply"], 0);
        house.close().await;
    });
}

#[test]
fn what_a_client_played_by_itself_is_no_decision_to_go_back_to_and_told_to_nobody_else() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let people = [house.guest("Anna").await, house.guest("Berta").await];
        let mut wish = crate::client::table("tanto-cuore", 2);
        wish["options"] = json!({"first": 0});
        let id = crate::client::seated_at(wish, &people).await;
        let (mut berta, _) = people[1].watching(&id).await;
        // Three of the ten cards one begins with are maids: a hand holds two Love at least.
        for (ply, by_itself) in [(0, false), (1, true)] {
            let actions = view(&people[0], &id).await["decision"]["actions"].clone();
            let love = actions.as_array().expect("actions").iter().filter_map(Value::as_str);
            let action = love.clone().find(|action| action.starts_with("love:1")).expect("Love");
            let act = json!({"ply": ply, "action": action, "token": format!("t{ply}"), "by_itself": by_itself});
            people[0].post(&format!("/api/tables/{id}/act"), act).await;
            assert_eq!(berta.entry().await["entry"]["by_itself"], Value::Null);
        }
        let (_, again) = people[0].watching(&id).await;
        let log = again["log"].as_array().expect("a log").iter().filter(|entry| entry["kind"] == "played");
        let marks: Vec<Value> = log.map(|entry| entry["by_itself"].clone()).collect();
        assert_eq!(marks, [Value::Null, json!(true)], "whoever comes back is told");
        people[0].post(&format!("/api/tables/{id}/undo"), json!({"ply": 2})).await;
        assert_eq!(people[0].get(&format!("/api/tables/{id}")).await["ply"], 0);
        house.close().await;
    });
}
