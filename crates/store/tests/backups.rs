//! Backups move between the databases; old schemas are migrated.

mod common;

use common::{Place, append, row_of};
use livret_store::{Replace, Store, StoreError};
use sqlx::Executor;
use sqlx::sqlite::SqliteConnectOptions;

async fn furnished(address: &str) -> Store {
    let store = Store::open(address).await.unwrap();
    let (anna, _) = store.new_guest(Some("Anna")).await.unwrap();
    store.register(&anna.id, "Anna \"the\" Großä", "correct horse").await.unwrap();
    let (bert, _) = store.new_guest(Some("Bert")).await.unwrap();
    store.set_block(&anna.id, &bert.id, Some("mute")).await.unwrap();
    for table in 0..3 {
        let mut append = append(&format!("t{table}"), 1..=700);
        append.lines[5].data = "{\n  \"text\": \"two\\nlines, é, 🂡, \\\"quoted\\\"\" }".into();
        row_of(&mut append).people = vec![anna.id.clone(), bert.id.clone()];
        store.append(append).await.unwrap();
    }
    store.set_banner(Some("Tea at five")).await.unwrap();
    store
}

async fn backup(store: &Store) -> Vec<u8> {
    let mut bytes = Vec::new();
    store.backup(&mut bytes).await.unwrap();
    bytes
}

/// The rows in one order: neither database promises any.
fn sorted(backup: &[u8]) -> Vec<serde_json::Value> {
    let mut lines: Vec<&str> = std::str::from_utf8(backup).unwrap().lines().skip(1).collect();
    lines.sort_unstable();
    let mut rows: Vec<serde_json::Value> = lines.into_iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    rows.sort_by_key(ToString::to_string);
    rows
}

#[tokio::test]
async fn a_backup_of_one_database_is_restored_in_the_other() {
    for from in Place::all().await {
        let store = furnished(&from.address).await;
        let saved = backup(&store).await;
        for to in Place::all().await {
            let copy = Store::open(&to.address).await.unwrap();
            let restored = copy.restore(&mut saved.as_slice(), Replace::No).await.unwrap();
            assert_eq!((restored.tables, restored.lines, restored.people), (3, 2100, 2));
            assert_eq!(sorted(&backup(&copy).await), sorted(&saved), "{} to {}", from.address, to.address);
            let again = Store::open(&to.address).await.unwrap();
            assert!(again.login("anna \"the\" großä", "correct horse").await.is_ok());
            assert_eq!(again.table("t1").await.unwrap(), store.table("t1").await.unwrap());
        }
    }
}

#[tokio::test]
async fn a_restore_into_a_used_database_must_be_forced() {
    for place in Place::all().await {
        let store = furnished(&place.address).await;
        let saved = backup(&store).await;
        let (_, later) = store.new_guest(None).await.unwrap();
        let refused = store.restore(&mut saved.as_slice(), Replace::No).await;
        assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
        assert!(store.whose(later.value()).await.unwrap().is_some());
        store.restore(&mut saved.as_slice(), Replace::Yes).await.unwrap();
        assert!(store.whose(later.value()).await.unwrap().is_none());
        assert_eq!(sorted(&backup(&store).await), sorted(&saved));
    }
}

#[tokio::test]
async fn a_damaged_backup_changes_nothing() {
    for place in Place::all().await {
        let store = furnished(&place.address).await;
        let saved = backup(&store).await;
        let mut damaged = [&b""[..], b"{}", b"{\"livret_backup\":2}", b"not json"].map(<[u8]>::to_vec).to_vec();
        damaged.push([&saved[..saved.len() / 2], b"[\"lines\"]\n"].concat());
        damaged.push(saved[..saved.len() - 20].to_vec());
        damaged.push([&saved[..], b"[\"no such table\",1]\n"].concat());
        damaged.push([&saved[..], b"[\"lines\",\"t1\",\"x\",null,null,null]\n"].concat());
        for bytes in damaged {
            assert!(store.restore(&mut bytes.as_slice(), Replace::Yes).await.is_err());
            assert_eq!(sorted(&backup(&store).await), sorted(&saved));
        }
    }
}

/// Databases as older versions left them, as the statements that make them: of SQLite, of PostgreSQL.
const VERSION_1: (&str, &str) =
    (include_str!("fixtures/version-1-sqlite.sql"), include_str!("fixtures/version-1-postgres.sql"));
const VERSION_2: (&str, &str) =
    (include_str!("fixtures/version-2-sqlite.sql"), include_str!("fixtures/version-2-postgres.sql"));

#[tokio::test]
async fn a_database_of_an_older_version_is_migrated_with_all_that_is_in_it() {
    for version in [VERSION_1, VERSION_2] {
        for place in Place::all().await {
            make(&place.address, version).await;
            let store = Store::open(&place.address).await.unwrap();
            let (row, lines) = store.table("abcdefgh").await.unwrap().expect("the table of the fixture");
            assert_eq!((row.seq, lines.len(), row.people.len()), (3, 3, 2));
            assert_eq!(store.games_of("annaannaannaanna", i64::MAX, 10).await.unwrap().len(), 1);
            let (me, _) = store.login("anna", "correct horse").await.unwrap();
            assert_eq!((me.name.as_str(), me.since), ("Anna", 1_700_000_000_000));
            assert_eq!(store.banner().await.unwrap().as_deref(), Some("Tea at five"));
            assert!(store.invite("annaannaannaanna", "abcdefgh", "bertbertbertbert", 1).await.is_ok());
            store.append(append("abcdefgh", 4..=4)).await.unwrap();
        }
    }
}

async fn make(address: &str, (sqlite, postgres): (&'static str, &'static str)) {
    if let Some(path) = address.strip_prefix("sqlite:") {
        std::fs::create_dir_all(std::path::Path::new(path).parent().unwrap()).unwrap();
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
        sqlx::SqlitePool::connect_with(options).await.unwrap().execute(sqlite).await.unwrap();
    } else {
        sqlx::PgPool::connect(address).await.unwrap().execute(postgres).await.unwrap();
    }
}

/// An account of version 1 whose name differs from Anna's by a joiner that nobody sees.
const LOOKALIKE: &str = "INSERT INTO people (id, name, name_key, password, created, seen) \
    SELECT 'otherotherotherr', 'Ann' || $1 || 'a', 'ann' || $1 || 'a', password, created + 1, seen FROM people \
    WHERE id = 'annaannaannaanna'";

#[tokio::test]
async fn accounts_of_version_1_that_look_alike_both_come_in() {
    for place in Place::all().await {
        make(&place.address, VERSION_1).await;
        if place.address.starts_with("sqlite:") {
            let pool = sqlx::SqlitePool::connect(&place.address).await.unwrap();
            sqlx::query(LOOKALIKE).bind("\u{200d}").execute(&pool).await.unwrap();
        } else {
            let pool = sqlx::PgPool::connect(&place.address).await.unwrap();
            sqlx::query(LOOKALIKE).bind("\u{200d}").execute(&pool).await.unwrap();
        }
        let store = Store::open(&place.address).await.unwrap();
        for (name, id) in [("anna", "annaannaannaanna"), ("Ann\u{200d}a", "otherotherotherr")] {
            assert_eq!(store.login(name, "correct horse").await.unwrap().0.id, id);
        }
        assert!(store.new_guest(Some("ANN\u{fe0f}A")).await.is_err());
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let place = Place::sqlite();
    drop(Store::open(&place.address).await.unwrap());
    let pool = sqlx::SqlitePool::connect(&place.address).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (999, 'later', 1, x'00', 0)";
    sqlx::query(newer).execute(&pool).await.unwrap();
    let refused = Store::open(&place.address).await;
    assert!(matches!(&refused, Err(StoreError::Broken(why)) if why.contains("newer")), "{refused:?}");
}
