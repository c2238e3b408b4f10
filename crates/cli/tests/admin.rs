//! `livret admin` as a host meets it, beside a store that is open as a server's would be.

use std::path::PathBuf;
use std::process::{Command, Output};

use livret_store::{Append, Command as Asked, Line, Store, TableRow};

fn admin(db: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_livret"));
    command.arg("admin").args(arguments).args(["--db", db]).output().expect("the binary starts")
}

fn said(db: &str, arguments: &[&str]) -> String {
    let output = admin(db, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

fn refused(db: &str, arguments: &[&str], words: &str) {
    let output = admin(db, arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    assert!(errors.contains(words) && errors.lines().count() == 1, "{arguments:?}: {errors}");
}

fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("admin");
    std::fs::create_dir_all(&path).expect("the scratch directory can be written");
    let path = path.join(name);
    for end in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    path
}

fn game(person: &str) -> Append {
    let lines = vec![Line { seq: 1, at: 1, kind: "started".into(), data: "{}".into() }];
    let table = TableRow {
        id: "k3v9qm2x".into(),
        game: "love-letter".into(),
        stage: "playing".into(),
        access: "open".into(),
        spectators: true,
        host: person.into(),
        created: 1,
        updated: 1,
        seq: 1,
        ply: 0,
        people: vec![person.into()],
        data: "{}".into(),
    };
    Append::with_row(table, lines)
}

#[test]
fn a_host_looks_after_a_running_house() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let db = format!("sqlite:{}", scratch("house.sqlite").display());
    let (store, anna, cookie) = runtime.block_on(async {
        let store = Store::open(&db).await.expect("a database");
        let (anna, cookie) = store.new_guest(None).await.expect("a guest");
        store.register(&anna.id, "Anna", "correct horse").await.expect("an account");
        store.append(game(&anna.id)).await.expect("a table");
        (store, anna.id, cookie)
    });
    assert!(said(&db, &["list"]).contains("k3v9qm2x  love-letter"));
    assert!(said(&db, &["list", "people"]).contains("Anna"));
    said(&db, &["close", "k3v9qm2x"]);
    refused(&db, &["close", "nowhere0"], "nowhere0");
    assert!(said(&db, &["banner", "set", "Tea\u{202e} at five"]).contains("Tea at five"));
    refused(&db, &["remove", "Bert"], "Bert");

    let file = scratch("house.jsonl");
    let file = file.to_str().expect("a path in UTF-8");
    assert!(said(&db, &["backup", file]).contains("1 tables, 1 lines, 1 people"));
    said(&db, &["remove", "anna"]);
    refused(&db, &["restore", file], "--force");
    let copy = format!("sqlite:{}", scratch("copy.sqlite").display());
    assert!(said(&copy, &["restore", file]).contains("1 tables"));
    assert!(said(&copy, &["list", "people"]).contains("Anna"));
    said(&copy, &["banner", "clear"]);
    said(&copy, &["restore", file, "--force"]);

    runtime.block_on(async {
        let mut cursor = store.command_cursor().await.expect("a cursor");
        let asked = store.take_commands(&mut cursor).await.expect("commands");
        assert_eq!(asked, [Asked::CloseTable("k3v9qm2x".into()), Asked::Banner, Asked::RemovePerson(anna.clone())]);
        assert_eq!(store.whose(cookie.value()).await, Ok(None));
        assert_eq!(store.person(&anna).await, Ok(None));
    });
}

#[test]
fn what_is_not_there_is_not_made() {
    let missing = scratch("missing.sqlite");
    refused(&format!("sqlite:{}", missing.display()), &["list"], "no database");
    assert!(!missing.exists());
    refused("mysql://localhost/x", &["list"], "sqlite:PATH");
    let db = format!("sqlite:{}", scratch("empty.sqlite").display());
    refused(&db, &["restore", "no-such-file.jsonl"], "no-such-file.jsonl");
    let other = scratch("other.jsonl");
    std::fs::write(&other, "{\"not\":\"ours\"}\n").expect("a file");
    refused(&db, &["restore", other.to_str().expect("a path in UTF-8")], "not a backup");
}
