//! What the compiled-in SQLite is, and what its files look like from outside.

mod common;

/// Up to 3.51.2 a checkpoint beside a writer in another process could lose what was committed (the WAL-reset bug), and
/// `livret admin` writes beside the server.
#[tokio::test]
async fn the_sqlite_inside_has_the_wal_reset_bug_mended() {
    let pool = sqlx::SqlitePool::connect("sqlite::memory:").await.expect("memory opens");
    let (version,): (String,) = sqlx::query_as("SELECT sqlite_version()").fetch_one(&pool).await.expect("a version");
    let numbers: Vec<u32> = version.split('.').map(|number| number.parse().expect("a number")).collect();
    assert!(numbers >= vec![3, 51, 3], "SQLite {version}");
}

/// It holds seeds, hashes and the key of the cookies.
#[cfg(unix)]
#[tokio::test]
async fn a_new_database_is_readable_for_its_owner_alone_and_so_is_what_lies_beside_it() {
    use std::os::unix::fs::PermissionsExt;
    let place = common::Place::sqlite();
    let store = livret_store::Store::open_as_server(&place.address).await.expect("the database opens");
    store.append(common::append("t", 1..=1)).await.expect("a line is stored");
    let path = place.address.strip_prefix("sqlite:").expect("a file");
    for end in ["", "-wal", "-shm", ".lock"] {
        let mode = std::fs::metadata(format!("{path}{end}")).expect("the file is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{end}");
    }
    store.close().await;
}
