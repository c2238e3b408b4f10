//! Databases to try things on: a SQLite file always, PostgreSQL where `LIVRET_TEST_PG` tells of one.

#![allow(dead_code)]

use std::path::PathBuf;

use livret_store::{Append, Line, Store, TableRow};
use sqlx::Executor;

/// A new, empty database, gone when this is dropped (a PostgreSQL database goes with its cluster).
pub struct Place {
    pub address: String,
    directory: Option<PathBuf>,
}

impl Place {
    pub fn sqlite() -> Place {
        let directory = std::env::temp_dir().join(format!("livret-test-{}", livret_store::identity::random_id()));
        let file = directory.join("deep/house.sqlite");
        Place { address: format!("sqlite:{}", file.display()), directory: Some(directory) }
    }

    pub async fn postgres() -> Option<Place> {
        let server = std::env::var("LIVRET_TEST_PG").ok()?;
        let name = format!("livret_{}", livret_store::identity::random_id());
        let pool = sqlx::PgPool::connect(&server).await.expect("LIVRET_TEST_PG leads to a PostgreSQL server");
        pool.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.expect("a database can be made");
        let (server, options) = server.split_once('?').unwrap_or((&server, ""));
        let (server, _) = server.rsplit_once('/').expect("the address ends with a database");
        Some(Place { address: format!("{server}/{name}?{options}"), directory: None })
    }

    pub async fn all() -> Vec<Place> {
        let mut places = vec![Place::sqlite()];
        places.extend(Place::postgres().await);
        places
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(directory) = &self.directory {
            let _ = std::fs::remove_dir_all(directory);
        }
    }
}

/// Runs a test on every database.
pub async fn everywhere(test: impl AsyncFn(Store)) {
    for place in Place::all().await {
        let store = Store::open(&place.address).await.expect("the database opens");
        test(store.clone()).await;
        store.close().await;
    }
    let store = Store::open("sqlite::memory:").await.expect("memory opens");
    test(store).await;
}

pub fn row(id: &str, seq: u64) -> TableRow {
    TableRow {
        id: id.into(),
        game: "love-letter".into(),
        stage: "playing".into(),
        access: "open".into(),
        spectators: true,
        host: "anna".into(),
        created: 1000,
        updated: 1000 + seq.cast_signed(),
        seq,
        ply: seq as u32,
        people: vec!["anna".into(), "bert".into()],
        data: r#"{"seats":[{"person":"anna","name":"Anna"}]}"#.into(),
    }
}

pub fn line(seq: u64) -> Line {
    Line {
        seq,
        at: 1000 + seq.cast_signed(),
        kind: "act".into(),
        data: format!(r#"{{"action":"play:guard","n":{seq}}}"#),
    }
}

/// The next lines of a table, and its row after them.
pub fn append(id: &str, seqs: std::ops::RangeInclusive<u64>) -> Append {
    Append::with_row(row(id, *seqs.end()), seqs.map(line).collect())
}

/// The row of an append that has one.
pub fn row_of(append: &mut Append) -> &mut TableRow {
    append.row.as_mut().expect("it has a row")
}
