//! `/health` tells whether the house can save what is played.

use serde_json::{Value, json};
use sqlx::Connection;

use crate::client::{Client, table};
use crate::{Running, on_each_database};

/// Lets nobody else write: the other side of a lock, or a database that only reads.
enum Obstacle {
    Sqlite(sqlx::SqliteConnection),
    Postgres(sqlx::PgConnection, String),
}

async fn obstruct(db: &str) -> Obstacle {
    if db.starts_with("sqlite:") {
        let mut other = sqlx::SqliteConnection::connect(db).await.expect("the file");
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
        return Obstacle::Sqlite(other);
    }
    let name = db.rsplit('/').next().expect("a name").split('?').next().expect("a name").to_string();
    let server = std::env::var("LIVRET_TEST_PG").expect("set where this runs");
    let mut other = sqlx::PgConnection::connect(&server).await.expect("the server");
    read_only(&mut other, &name, true).await;
    Obstacle::Postgres(other, name)
}

async fn read_only(server: &mut sqlx::PgConnection, name: &str, only: bool) {
    let set = format!("ALTER DATABASE {name} SET default_transaction_read_only = {only}");
    sqlx::query(sqlx::AssertSqlSafe(set)).execute(&mut *server).await.expect("it can be set");
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()";
    sqlx::query(end).bind(name).execute(server).await.expect("connections end");
}

async fn give_way(obstacle: Obstacle) {
    match obstacle {
        Obstacle::Sqlite(mut other) => {
            sqlx::query("ROLLBACK").execute(&mut other).await.expect("the lock is free");
        }
        Obstacle::Postgres(mut server, name) => read_only(&mut server, &name, false).await,
    }
}

async fn until_health_is(nobody: &Client, wanted: u16) -> Value {
    loop {
        let (status, words) = nobody.send("GET", "/health", Value::Null).await;
        if status == wanted {
            return words;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[test]
fn a_house_that_cannot_save_says_so_and_recovers() {
    on_each_database(|db| async move {
        let house = Running::start(&db).await;
        let me = house.guest("Anna").await;
        let nobody = Client::nobody(house.addr);
        until_health_is(&nobody, 200).await;
        let obstacle = obstruct(&db).await;
        // Somebody tries, in vain: from then on nobody is sent here.
        assert_eq!(me.refused("POST", "/api/tables", table("love-letter", 2)).await, "unavailable");
        let words = until_health_is(&nobody, 503).await;
        assert!(words.as_str().expect("words").starts_with("nothing can be saved: "), "{words}");
        give_way(obstacle).await;
        until_health_is(&nobody, 200).await;
        assert_eq!(me.post("/api/tables", table("love-letter", 2)).await["host"], json!(me.id));
        house.close().await;
    });
}
