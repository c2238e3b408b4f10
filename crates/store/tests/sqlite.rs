//! What the compiled-in SQLite is, and what its files look like from outside.

/// Up to 3.51.2 a checkpoint beside a writer in another process could lose what was committed (the WAL-reset bug), and
/// `livret admin` writes beside the server.
#[tokio::test]
async fn the_sqlite_inside_has_the_wal_reset_bug_mended() {
    let pool = sqlx::SqlitePool::connect("sqlite::memory:").await.expect("memory opens");
    let (version,): (String,) = sqlx::query_as("SELECT sqlite_version()").fetch_one(&pool).await.expect("a version");
    let numbers: Vec<u32> = version.split('.').map(|number| number.parse().expect("a number")).collect();
    assert!(numbers >= vec![3, 51, 3], "SQLite {version}");
}
