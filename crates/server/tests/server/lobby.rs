//! What the lobby lists.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use crate::client::{Client, table};
use crate::{Running, on_each_database};

async fn open_table(host: &Client, people: usize) -> String {
    let mut wish = table("love-letter", people);
    wish["access"] = json!("open");
    host.post("/api/tables", wish).await["id"].as_str().expect("an id").into()
}

async fn lists(visitor: &Client, list: &str, id: &str) -> bool {
    let lobby = visitor.get("/api/lobby").await;
    lobby[list].as_array().expect("a list").iter().any(|table| table["id"] == id)
}

/// As if nobody had asked for the table since yesterday.
async fn let_rest(house: &Running, id: &str) {
    house.app.table(id).await.expect("the table").touched.store(0, Ordering::Relaxed);
}

#[test]
fn a_table_that_everybody_has_left_is_listed_again_when_one_comes_back() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let (host, guest, visitor) = (house.guest("Anna").await, house.guest("Bea").await, house.guest("Cléo").await);
        let id = open_table(&host, 2).await;
        assert!(lists(&visitor, "open", &id).await, "just opened");
        let_rest(&house, &id).await;
        assert!(!lists(&visitor, "open", &id).await, "nobody is there");
        let (socket, _) = host.watching(&id).await;
        let_rest(&house, &id).await;
        assert!(lists(&visitor, "open", &id).await, "the host waits");
        guest.post(&format!("/api/tables/{id}/sit"), json!({})).await;
        let_rest(&house, &id).await;
        assert!(lists(&visitor, "live", &id).await, "one of two plays");
        drop(socket);
        // A spectator alone makes no game.
        let (_watching, _) = visitor.watching(&id).await;
        while house.app.table(&id).await.expect("the table").actor.lock().await.is_attended() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        let_rest(&house, &id).await;
        assert!(!lists(&visitor, "live", &id).await, "everybody has left");
        host.get(&format!("/api/tables/{id}")).await;
        assert!(lists(&visitor, "live", &id).await, "asked for over HTTP, as bots do");
        assert_eq!(visitor.get("/api/lobby").await["open"], Value::Array(Vec::new()));
        house.close().await;
    });
}
