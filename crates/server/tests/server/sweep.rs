//! What nobody used again is removed; what is brought in has a measure.

use std::sync::atomic::Ordering;
use std::time::Duration;

use livret_server::{Keep, Swept};
use serde_json::{Value, json};

use crate::client::{Client, table};
use crate::pages::long_record;
use crate::{Running, on_each_database};

/// Makes a table look as if it had last been used a year ago.
async fn age(house: &Running, id: &str) {
    let year_ago = "UPDATE tables SET updated = updated - 31536000000 WHERE id = $1";
    if house.db.starts_with("sqlite:") {
        let pool = sqlx::SqlitePool::connect(&house.db).await.expect("the file");
        sqlx::query(year_ago).bind(id).execute(&pool).await.expect("an update");
        pool.close().await;
    } else {
        let pool = sqlx::PgPool::connect(&house.db).await.expect("the server");
        sqlx::query(year_ago).bind(id).execute(&pool).await.expect("an update");
        pool.close().await;
    }
    if let Some(handle) = house.app.in_memory(id) {
        handle.touched.store(0, Ordering::Relaxed);
    }
}

async fn import(person: &Client) -> String {
    person.post("/api/records", json!({"record": long_record(10)})).await["id"].as_str().expect("an id").into()
}

async fn open(person: &Client) -> String {
    person.post("/api/tables", table("love-letter", 2)).await["id"].as_str().expect("an id").into()
}

#[test]
fn what_nobody_looked_at_again_is_swept_and_the_rest_stays() {
    on_each_database(|db| async move {
        let keep = Keep { guests: 60, waiting: 14, unfinished: 0, finished: 365, imports: 90 };
        let house = Running::start_with(&db, |config| config.keep = keep).await;
        let me = house.guest("Anna").await;
        let (old, fresh) = (import(&me).await, import(&me).await);
        let (left, waited_at) = (open(&me).await, open(&me).await);
        let (mut socket, _) = me.watching(&waited_at).await;
        for id in [&old, &left, &waited_at] {
            age(&house, id).await;
        }
        let swept = livret_server::sweep(&house.app, Duration::ZERO).await.expect("swept");
        assert_eq!(swept, Swept { tables: 2, guests: 0, sessions: 0 });
        for (id, status) in [(&old, 404), (&left, 404), (&fresh, 200), (&waited_at, 200)] {
            assert_eq!(me.send("GET", &format!("/api/tables/{id}"), Value::Null).await.0, status);
        }
        socket.send(json!({"op": "chat", "table": waited_at, "text": "still here"})).await;
        assert_eq!(socket.entry().await["entry"]["text"], "still here");
        assert_eq!(house.app.imports.load(Ordering::Relaxed), 1);
        // A house that opens again has nothing that is broken.
        let house = house.again().await;
        assert!(house.app.broken_tables.read().expect("no panic").is_empty());
        house.close().await;
    });
}

#[test]
fn looking_at_a_record_keeps_it() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let id = import(&me).await;
        // Read again from the database, as by somebody who comes back.
        let house = house.again().await;
        let me = Client { addr: house.addr, ..me };
        age(&house, &id).await;
        me.get(&format!("/api/tables/{id}/moves")).await;
        house.app.in_memory(&id).expect("in memory").touched.store(0, Ordering::Relaxed);
        loop {
            let kept = house.app.store.tables_after("", 10).await.expect("tables");
            if kept[0].used > livret_now() - 86_400_000 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let swept = livret_server::sweep(&house.app, Duration::ZERO).await.expect("swept");
        assert_eq!(swept, Swept::default());
        house.close().await;
    });
}

fn livret_now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    since.as_millis() as i64
}

#[test]
fn imports_have_a_measure_for_each_person_and_for_all() {
    on_each_database(|db| async move {
        let house = Running::start_with(&db, |config| {
            config.limits.imports_per_person = 2;
            config.limits.imports = 3;
        })
        .await;
        let (me, other) = (house.guest("Anna").await, house.guest("Bea").await);
        import(&me).await;
        import(&me).await;
        let record = json!({"record": long_record(10)});
        assert_eq!(me.refused("POST", "/api/records", record.clone()).await, "conflict");
        import(&other).await;
        assert_eq!(other.refused("POST", "/api/records", record).await, "conflict", "the house is full");
        house.close().await;
    });
}
