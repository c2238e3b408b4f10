//! One server for each database; whoever works beside it goes on.

mod common;

use common::{Place, append};
use livret_store::{Store, StoreError};
use sqlx::Executor;

#[tokio::test]
async fn a_second_server_is_refused_while_others_go_on_beside_the_first() {
    for place in Place::all().await {
        let server = Store::open_as_server(&place.address).await.expect("the first server opens");
        let refused = Store::open_as_server(&place.address).await.expect_err("a second server");
        assert_eq!(refused, StoreError::InUse);
        assert!(refused.to_string().contains("stop it first"), "{refused}");
        let beside = Store::open(&place.address).await.expect("the command line opens it too");
        beside.set_banner(Some("Tea at five")).await.expect("and writes");
        server.append(append("t", 1..=1)).await.expect("as does the server");
        server.close().await;
        let next = Store::open_as_server(&place.address).await.expect("the next server opens");
        assert_eq!(next.banner().await.unwrap().as_deref(), Some("Tea at five"));
        next.close().await;
    }
}

#[tokio::test]
async fn a_server_that_vanished_leaves_no_lock_behind() {
    for place in Place::all().await {
        drop(Store::open_as_server(&place.address).await.expect("a server opens"));
        Store::open_as_server(&place.address).await.expect("and another after it").close().await;
    }
}

#[tokio::test]
async fn databases_in_memory_are_each_servers_own() {
    let one = Store::open_as_server("sqlite::memory:").await.expect("memory opens");
    let two = Store::open_as_server("sqlite::memory:").await.expect("and other memory");
    assert!(one.is_empty().await.unwrap() && two.is_empty().await.unwrap());
}

#[cfg(unix)]
#[tokio::test]
async fn another_way_to_the_same_file_is_refused_too() {
    let place = Place::sqlite();
    let server = Store::open_as_server(&place.address).await.expect("the first server opens");
    let file = place.address.strip_prefix("sqlite:").unwrap();
    let link = format!("{file}.link");
    std::os::unix::fs::symlink(file, &link).unwrap();
    assert_eq!(Store::open_as_server(&format!("sqlite:{link}")).await.unwrap_err(), StoreError::InUse);
    server.close().await;
}

/// Ends every session of a database but the asker's own, as a restart of PostgreSQL or a broken line would.
async fn cut(place: &Place) {
    let pool = sqlx::PgPool::connect(&place.address).await.unwrap();
    let kill = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() \
                AND pid <> pg_backend_pid()";
    pool.execute(kill).await.unwrap();
    pool.close().await;
}

#[tokio::test]
async fn a_server_that_lost_its_connection_claims_the_database_again_before_it_writes() {
    let Some(place) = Place::postgres().await else { return };
    let server = Store::open_as_server(&place.address).await.unwrap();
    for seq in 1..=2 {
        cut(&place).await;
        server.append(append("t", seq..=seq)).await.unwrap();
        assert_eq!(Store::open_as_server(&place.address).await.unwrap_err(), StoreError::InUse);
    }
    server.close().await;
}

#[tokio::test]
async fn a_server_whose_place_was_taken_writes_nothing_more_and_is_told() {
    let Some(place) = Place::postgres().await else { return };
    let old = Store::open_as_server(&place.address).await.unwrap();
    old.append(append("t", 1..=1)).await.unwrap();
    let address = place.address.clone();
    let waiting = tokio::spawn(async move { Store::open_as_server(&address).await });
    // The second one is trying by now; it gets the lock as soon as the first one's session is gone.
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let pool = sqlx::PgPool::connect(&place.address).await.unwrap();
    let holder = "SELECT count(pg_terminate_backend(pid)) FROM pg_locks JOIN pg_database d ON d.oid = database \
                  WHERE locktype = 'advisory' AND granted AND datname = current_database()";
    pool.execute(holder).await.unwrap();
    let new = waiting.await.unwrap().expect("the second server takes over");
    assert!(matches!(old.append(append("t", 2..=2)).await, Err(StoreError::Unavailable(_))));
    old.displaced().await;
    assert!(old.set_banner(Some("still here")).await.is_err());
    assert_eq!(new.table("t").await.unwrap().unwrap().1.len(), 1);
    new.append(append("t", 2..=2)).await.unwrap();
}
