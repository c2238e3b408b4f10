//! Bots live as long as their table.

use serde_json::json;

use crate::client::{ActionPicker, Client, Socket, against};
use crate::{Running, on_each_database};

/// What the master in seat 1 remembers, in words.
async fn memory(house: &Running, id: &str) -> String {
    let handle = house.app.table(id).await.expect("the table");
    let actor = handle.actor.lock().await;
    actor.residents.get(&1).map(|settled| format!("{:?}", settled.bot)).unwrap_or_default()
}

fn remembers(memory: &str) -> bool {
    memory.contains("told: [") && !memory.contains("told: [0.0, 0.0, 0.0, 0.0]")
}

/// Plays whatever comes, so many actions at most, until it is my decision in a later round than this.
async fn play(socket: &mut Socket, id: &str, snapshot: &serde_json::Value, round: u64, most: usize) {
    let (mut view, mut ply) = (snapshot["view"].clone(), snapshot["info"]["ply"].as_u64().expect("a ply"));
    let mut luck = ActionPicker(ply + 3);
    for _ in 0..most {
        if view["decision"]["actions"].is_array() {
            let action = luck.pick(&view["decision"]["actions"]);
            let act = json!({"op": "act", "table": id, "ply": ply, "action": action, "token": format!("t{ply}")});
            socket.send(act).await;
        }
        let entry = socket.entry().await;
        if entry["entry"]["kind"] != "played" {
            return;
        }
        (view, ply) = (entry["view"].clone(), entry["entry"]["ply"].as_u64().expect("a ply") + 1);
        let mine = view["decision"]["actions"].is_array();
        if mine && view["round"].as_u64() > Some(round) {
            return;
        }
    }
}

#[test]
fn the_master_of_love_letter_remembers_earlier_rounds_and_a_restart_takes_nothing_from_it() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let anna = house.guest("Anna").await;
        let mut wish = against("love-letter", &["master"]);
        wish["options"] = json!({"tokens": 20});
        let id = anna.post("/api/tables", wish).await["id"].as_str().expect("an id").to_string();
        let (mut socket, snapshot) = anna.watching(&id).await;
        play(&mut socket, &id, &snapshot, 5, 400).await;
        let lived = memory(&house, &id).await;
        assert!(remembers(&lived), "{lived}");
        let house = house.again().await;
        let anna = Client { addr: house.addr, ..anna };
        let (mut socket, snapshot) = anna.watching(&id).await;
        // A whole round at least, so that the master has decided something: it is back with everything.
        let round = snapshot["view"]["round"].as_u64().expect("a round");
        play(&mut socket, &id, &snapshot, round + 1, 400).await;
        let rebuilt = memory(&house, &id).await;
        assert!(remembers(&rebuilt), "{rebuilt}");
        house.close().await;
    });
}
