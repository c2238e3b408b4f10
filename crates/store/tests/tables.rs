//! Tables and their logs, on every database.

mod common;

use common::{Place, append, everywhere, line, row, row_of};
use livret_store::{Append, Line, Store, StoreError, TableRow};

/// All of them, chunk by chunk.
async fn live_tables(store: &Store) -> Vec<(TableRow, Vec<Line>)> {
    let mut all: Vec<(TableRow, Vec<Line>)> = Vec::new();
    while let Some(chunk) = store.live_chunk(all.last().map_or("", |(row, _)| &row.id)).await.unwrap() {
        all.extend(chunk);
    }
    all
}

#[tokio::test]
async fn what_was_appended_is_read_back() {
    everywhere(async |store| {
        let mut odd = append("t1", 1..=3);
        odd.lines[1].data = "{\"text\":\"två\\nlines \\\"quoted\\\" \\u0000 🂡\"}".into();
        store.append(odd.clone()).await.unwrap();
        let (stored, lines) = store.table("t1").await.unwrap().expect("stored");
        assert_eq!(Some(&stored), odd.row.as_ref());
        assert_eq!(lines, odd.lines);
        assert_eq!(store.table_row("t1").await.unwrap(), odd.row);
        assert_eq!(store.table("t2").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn lines_come_back_in_the_order_of_numbers() {
    everywhere(async |store| {
        for seq in 1..=120 {
            store.append(append("t", seq..=seq)).await.unwrap();
        }
        let (_, lines) = store.table("t").await.unwrap().unwrap();
        assert_eq!(lines, (1..=120).map(line).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn an_append_may_be_repeated() {
    everywhere(async |store| {
        let first = append("t", 1..=2);
        for _ in 0..3 {
            store.append(first.clone()).await.unwrap();
        }
        store.append(append("t", 3..=4)).await.unwrap();
        // Late, when the table has gone on: nothing changes, least of all the row.
        store.append(first).await.unwrap();
        // Half of it was stored.
        store.append(append("t", 4..=6)).await.unwrap();
        let (stored, lines) = store.table("t").await.unwrap().unwrap();
        assert_eq!(stored.seq, 6);
        assert_eq!(lines, (1..=6).map(line).collect::<Vec<_>>());
    })
    .await;
}

/// The next lines of a table whose row has nothing new to say.
fn lines_alone(id: &str, seqs: std::ops::RangeInclusive<u64>) -> Append {
    Append { row: None, ..append(id, seqs) }
}

#[tokio::test]
async fn lines_without_a_row_leave_the_one_that_is_there() {
    everywhere(async |store| {
        store.append(append("t", 1..=2)).await.unwrap();
        store.append(lines_alone("t", 3..=4)).await.unwrap();
        store.append(lines_alone("t", 3..=4)).await.unwrap();
        store.append(lines_alone("t", 4..=5)).await.unwrap();
        let (stored, lines) = store.table("t").await.unwrap().unwrap();
        assert_eq!(stored, row("t", 2));
        assert_eq!(lines, (1..=5).map(line).collect::<Vec<_>>());
        let refused = store.append(lines_alone("t", 7..=7)).await;
        assert_eq!(refused, Err(StoreError::Conflict { table: "t".into(), seq: 7 }));
        store.append(append("t", 6..=6)).await.unwrap();
        assert_eq!(store.table_row("t").await.unwrap(), Some(row("t", 6)));
        let refused = store.append(lines_alone("new", 1..=1)).await;
        assert_eq!(refused, Err(StoreError::Conflict { table: "new".into(), seq: 1 }), "a table begins with its row");
        let nothing = Append { table: "t".into(), lines: Vec::new(), row: None };
        assert!(matches!(store.append(nothing).await, Err(StoreError::Invalid(_))));
    })
    .await;
}

#[tokio::test]
async fn another_line_under_the_same_number_is_refused() {
    everywhere(async |store| {
        store.append(append("t", 1..=2)).await.unwrap();
        let mut other = append("t", 2..=3);
        other.lines[0].data = "{}".into();
        let refused = store.append(other).await;
        assert_eq!(refused, Err(StoreError::Conflict { table: "t".into(), seq: 2 }));
        assert_eq!(store.table("t").await.unwrap().unwrap().1.len(), 2, "nothing of it is stored");
    })
    .await;
}

#[tokio::test]
async fn a_gap_is_refused() {
    everywhere(async |store| {
        store.append(append("t", 1..=2)).await.unwrap();
        let refused = store.append(append("t", 4..=4)).await;
        assert_eq!(refused, Err(StoreError::Conflict { table: "t".into(), seq: 4 }));
        let mut inside = append("t", 3..=5);
        inside.lines.remove(1);
        assert!(matches!(store.append(inside).await, Err(StoreError::Invalid(_))));
        store.append(append("t", 3..=3)).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn what_could_not_be_read_back_is_refused() {
    everywhere(async |store| {
        for bad in ["\0", "\u{1e}", "\u{1f}"] {
            let mut append = append("t", 1..=1);
            append.lines[0].data = bad.into();
            assert!(matches!(store.append(append).await, Err(StoreError::Invalid(_))));
        }
        assert_eq!(store.table("t").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn many_tables_append_at_once_and_a_bad_one_fails_alone() {
    everywhere(async |store| {
        store.append(append("bad", 1..=1)).await.unwrap();
        let mut tasks = Vec::new();
        for table in 0..200 {
            let store = store.clone();
            tasks.push(tokio::spawn(async move {
                for seq in 1..=5 {
                    store.append(append(&format!("t{table:03}"), seq..=seq)).await.unwrap();
                }
            }));
        }
        for _ in 0..5 {
            let store = store.clone();
            tasks.push(tokio::spawn(async move {
                let refused = store.append(append("bad", 7..=7)).await;
                assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
        let live = live_tables(&store).await;
        assert_eq!(live.len(), 201);
        assert!(live.iter().filter(|(row, _)| row.id != "bad").all(|(row, lines)| row.seq == 5 && lines.len() == 5));
    })
    .await;
}

#[tokio::test]
async fn one_table_may_have_several_appends_under_way() {
    everywhere(async |store| {
        let mut tasks = Vec::new();
        for seq in 1..=50 {
            let store = store.clone();
            tasks.push(async move { store.append(append("t", seq..=seq)).await });
        }
        // Polled in order, so handed in in order.
        let mut running: Vec<_> = tasks.into_iter().map(Box::pin).collect();
        std::future::poll_fn(|cx| {
            running.retain_mut(|task| match task.as_mut().poll(cx) {
                std::task::Poll::Ready(result) => {
                    result.unwrap();
                    false
                }
                std::task::Poll::Pending => true,
            });
            if running.is_empty() { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
        })
        .await;
        assert_eq!(store.table("t").await.unwrap().unwrap().1.len(), 50);
    })
    .await;
}

#[tokio::test]
async fn live_tables_are_those_that_wait_or_are_played() {
    everywhere(async |store| {
        for (id, stage) in [("a", "waiting"), ("b", "playing"), ("c", "over"), ("d", "aborted")] {
            let mut append = append(id, 1..=1);
            row_of(&mut append).stage = stage.into();
            store.append(append).await.unwrap();
        }
        // More than one chunk.
        for id in 0..600 {
            store.append(Append::with_row(row(&format!("x{id:03}"), 0), vec![])).await.unwrap();
        }
        let ids: Vec<String> = live_tables(&store).await.into_iter().map(|(row, _)| row.id).collect();
        assert_eq!(ids.len(), 602);
        assert_eq!(ids[..3], ["a", "b", "x000"]);
        assert_eq!(store.tables(Some("over"), 10).await.unwrap().len(), 1);
        assert_eq!(store.tables(None, 10).await.unwrap().len(), 10);
    })
    .await;
}

#[tokio::test]
async fn my_games_are_where_i_sit_the_last_changed_first() {
    everywhere(async |store| {
        for (id, last) in [("a", 5), ("b", 9), ("c", 2)] {
            store.append(append(id, 1..=last)).await.unwrap();
        }
        let mut left = append("b", 10..=10);
        row_of(&mut left).people = vec!["bert".into(), "clara".into()];
        store.append(left).await.unwrap();
        let ids = async |person: &str, before, limit| {
            let rows = store.games_of(person, before, limit).await.unwrap();
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        assert_eq!(ids("anna", i64::MAX, 10).await, ["a", "c"]);
        assert_eq!(ids("bert", i64::MAX, 10).await, ["b", "a", "c"]);
        assert_eq!(ids("bert", 1010, 1).await, ["a"]);
        assert_eq!(ids("clara", i64::MAX, 10).await, ["b"]);
        assert_eq!(ids("nobody", i64::MAX, 10).await, Vec::<String>::new());
    })
    .await;
}

#[tokio::test]
async fn a_removed_table_is_gone_and_its_id_may_be_used_again() {
    everywhere(async |store| {
        store.append(append("t", 1..=3)).await.unwrap();
        assert!(store.remove_table("t").await.unwrap());
        assert!(!store.remove_table("t").await.unwrap());
        assert_eq!(store.games_of("anna", i64::MAX, 9).await.unwrap(), []);
        store.append(append("t", 1..=1)).await.unwrap();
        assert_eq!(store.table("t").await.unwrap().unwrap().1.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn what_is_stored_outlives_the_program() {
    for place in Place::all().await {
        let store = Store::open(&place.address).await.unwrap();
        store.append(append("t", 1..=3)).await.unwrap();
        // Not closed: as after a crash.
        drop(store);
        let again = Store::open(&place.address).await.unwrap();
        assert_eq!(again.table("t").await.unwrap().unwrap().1.len(), 3);
        again.append(append("t", 3..=4)).await.unwrap();
        again.close().await;
        assert!(matches!(again.append(append("t", 5..=5)).await, Err(StoreError::Unavailable(_))));
    }
}

#[tokio::test]
async fn a_second_writer_on_the_same_database_is_noticed() {
    for place in Place::all().await {
        let one = Store::open(&place.address).await.unwrap();
        let two = Store::open(&place.address).await.unwrap();
        one.append(append("t", 1..=1)).await.unwrap();
        two.append(append("t", 2..=2)).await.unwrap();
        let mut other = append("t", 2..=2);
        other.lines[0].data = "{}".into();
        assert!(matches!(one.append(other).await, Err(StoreError::Conflict { .. })));
        one.append(append("t", 2..=3)).await.unwrap();
    }
}

#[tokio::test]
async fn a_locked_file_is_waited_for() {
    let place = Place::sqlite();
    let store = Store::open(&place.address).await.unwrap();
    let other = sqlx::SqlitePool::connect(&place.address).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let waiting = tokio::spawn({
        let store = store.clone();
        async move { store.append(append("t", 1..=1)).await }
    });
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(!waiting.is_finished());
    lock.rollback().await.unwrap();
    waiting.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_lost_connection_is_made_again() {
    let Some(place) = Place::postgres().await else { return };
    let store = Store::open(&place.address).await.unwrap();
    store.append(append("t", 1..=1)).await.unwrap();
    let other = sqlx::PgPool::connect(&place.address).await.unwrap();
    let kill = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() \
                AND pid <> pg_backend_pid()";
    for seq in 2..=20 {
        sqlx::query(kill).execute(&other).await.unwrap();
        store.append(append("t", seq..=seq)).await.unwrap();
    }
    assert_eq!(store.table("t").await.unwrap().unwrap().1.len(), 20);
}

#[tokio::test]
async fn addresses_of_neither_database_are_refused() {
    for address in ["", "house.sqlite", "mysql://localhost", "postgres://[", "sqlite:/dev/null/x/y.sqlite"] {
        assert!(Store::open(address).await.is_err(), "{address}");
    }
}

/// A disk of a few pages, where the machine lets us make one.
struct SmallDisk(std::path::PathBuf);

impl SmallDisk {
    fn mount() -> Option<SmallDisk> {
        let directory = std::env::temp_dir().join(format!("livret-disk-{}", livret_store::identity::random_id()));
        std::fs::create_dir_all(&directory).ok()?;
        let disk = SmallDisk(directory);
        let mut mount = std::process::Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=3m", "livret-test"]).arg(&disk.0);
        mount.stderr(std::process::Stdio::null()).status().is_ok_and(|status| status.success()).then_some(disk)
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ =
            std::process::Command::new("umount").arg("-l").arg(&self.0).stderr(std::process::Stdio::null()).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

#[tokio::test]
async fn a_full_disk_is_told_and_costs_nothing_that_was_stored() {
    let Some(disk) = SmallDisk::mount() else { return };
    let ballast = disk.0.join("ballast");
    std::fs::write(&ballast, vec![0; 1 << 20]).unwrap();
    let store = Store::open(&format!("sqlite:{}", disk.0.join("house.sqlite").display())).await.unwrap();
    let big = |seq| {
        let mut append = append("t", seq..=seq);
        append.lines[0].data = format!("\"{}\"", "x".repeat(20_000));
        append
    };
    let mut stored = 0;
    let refused = loop {
        match store.append(big(stored + 1)).await {
            Ok(()) => stored += 1,
            Err(error) => break error,
        }
        assert!(stored < 1000, "the disk is never full");
    };
    assert_eq!(refused, StoreError::Full);
    assert_eq!(store.append(big(stored + 1)).await, Err(StoreError::Full), "and stays so");
    assert_eq!(store.table("t").await.unwrap().unwrap().1.len() as u64, stored);
    std::fs::remove_file(ballast).unwrap();
    store.append(big(stored + 1)).await.unwrap();
    assert_eq!(store.table("t").await.unwrap().unwrap().1.len() as u64, stored + 1);
    store.close().await;
}

#[tokio::test]
async fn tables_are_gone_through_by_id_with_what_matters_for_keeping_them() {
    everywhere(async |store| {
        for id in ["a", "b", "c"] {
            let mut kept = append(id, 1..=1);
            row_of(&mut kept).updated = 5;
            if id == "b" {
                row_of(&mut kept).stage = "over".into();
                row_of(&mut kept).data = r#"{"imported":true}"#.into();
                row_of(&mut kept).people = vec!["anna".into()];
            }
            store.append(kept).await.unwrap();
        }
        let first = store.tables_after("", 2).await.unwrap();
        assert_eq!(
            first.iter().map(|kept| (kept.id.as_str(), kept.imported, kept.used)).collect::<Vec<_>>(),
            [("a", false, 5), ("b", true, 5)]
        );
        assert_eq!(store.tables_after("b", 2).await.unwrap().len(), 1);
        store.note_look("b").await.unwrap();
        assert!(store.tables_after("a", 1).await.unwrap()[0].used > 5, "looking at it keeps it");
        let host = store.table("b").await.unwrap().unwrap().0.host;
        assert_eq!(store.imports_of(&host).await.unwrap(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_removed_table_leaves_nothing_and_others_stay() {
    everywhere(async |store| {
        store.append(append("gone", 1..=1200)).await.unwrap();
        store.append(append("stays", 1..=3)).await.unwrap();
        assert!(store.remove_table("gone").await.unwrap());
        assert!(!store.remove_table("gone").await.unwrap());
        assert_eq!(store.table("gone").await.unwrap(), None);
        store.finish_removals().await.unwrap();
        // The same id again is a new table: nothing of the old one is in its way.
        store.append(append("gone", 1..=1)).await.unwrap();
        assert_eq!(store.table("gone").await.unwrap().unwrap().1.len(), 1);
        assert_eq!(store.table("stays").await.unwrap().unwrap().1.len(), 3);
    })
    .await;
}
