//! Databases as the code of every released version of the rules left them, finished and unfinished games in them: they are
//! opened, read, and played to their end.
//!
//! `LIVRET_BLESS=1 LIVRET_TEST_PG=… cargo test -p livret-server kept` makes those of a new version; a file that is there is
//! never written again.

use std::path::PathBuf;

use livret_store::{Replace, Store};
use serde_json::{Value, json};

use crate::client::{ActionPicker, Client, Socket, all_watching, seated};
use crate::games::play;
use crate::{Running, on_each_database};

const GAMES: [&str; 5] =
    ["tanto-cuore", "expanding-the-house", "romantic-vacation", "motto-tanto-cuore", "love-letter"];
const NAMES: [&str; 2] = ["Anna", "Bert"];
const PASSWORD: &str = "correct horse battery";

fn directory() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/kept")
}

async fn members(house: &Running) -> Vec<Client> {
    let mut people = Vec::new();
    for name in NAMES {
        let mut person = house.guest(name).await;
        let wish = person.request("POST", "/api/register").json(&json!({"name": name, "password": PASSWORD}));
        let made = wish.send().await.expect("an answer");
        if made.headers().contains_key("set-cookie") {
            person.take_cookie(&made);
        }
        people.push(person);
    }
    people
}

async fn log_in(house: &Running) -> Vec<Client> {
    let mut people = Vec::new();
    for name in NAMES {
        let mut person = Client::nobody(house.addr);
        let login = person.request("POST", "/api/login").json(&json!({"name": name, "password": PASSWORD}));
        let answer = login.send().await.expect("an answer");
        assert_eq!(answer.status(), 200, "{name} logs in");
        person.take_cookie(&answer);
        person.id = answer.json::<Value>().await.expect("JSON")["id"].as_str().expect("an id").into();
        people.push(person);
    }
    people
}

/// Of each game one table that is over, one in the middle of a game, one that waits; and what else a table may be.
async fn fill(house: &Running) {
    let people = members(house).await;
    for (number, game) in GAMES.into_iter().enumerate() {
        let mut luck = ActionPicker(number as u64);
        let over = seated(game, &people).await;
        let (mut sockets, mut views) = all_watching(&over, people.iter()).await;
        play(&over, &mut sockets, &mut views, 60, &mut luck).await;
        if !views[0]["decision"].is_null() {
            people[0].post(&format!("/api/tables/{over}/resign"), Value::Null).await;
        }
        let playing = seated(game, &people).await;
        let (mut sockets, mut views) = all_watching(&playing, people.iter()).await;
        let most = if game == "love-letter" { 5 } else { 45 };
        play(&playing, &mut sockets, &mut views, most, &mut luck).await;
        sockets[0].send(json!({"op": "chat", "table": playing, "text": "until tomorrow"})).await;
        sockets[0].entry().await;
        people[0].post("/api/tables", crate::client::table(game, 2)).await;
    }
    import(&people[0]).await;
}

/// A record with a card of somebody's own.
async fn import(person: &Client) {
    let cards = r#"(cards: [(id: "estate", names: (en: "Estate", fr: "Domaine"), kind: Building, cost: 5, vp: 3, copies: 8,
        only_if: ChiefBeneath, mark: P)])"#;
    let library = std::sync::Arc::new(livret_games::Library::with_file("own.ron", cards).expect("sound cards"));
    let new = livret_games::NewGame {
        game: "expanding-the-house".into(),
        players: 3,
        seed: "kept".into(),
        ..Default::default()
    };
    let mut table = livret_games::AnyTable::open(&library, &new).expect("a table");
    for _ in 0..30 {
        let action = table.legal().remove(0);
        table.play(&action).expect("legal");
    }
    person.post("/api/records", json!({"record": table.record()})).await;
}

async fn bless(db: String) {
    let kind = if db.starts_with("sqlite") { "sqlite" } else { "postgres" };
    let file = directory().join(format!("{}-{kind}.jsonl", livret_kernel::RULES_VERSION));
    if file.exists() {
        return;
    }
    let house = Running::start(&db).await;
    fill(&house).await;
    house.close().await;
    let store = Store::open(&db).await.expect("the database opens");
    let mut text = Vec::new();
    store.backup(&mut text).await.expect("a backup");
    std::fs::create_dir_all(directory()).expect("the directory can be made");
    std::fs::write(file, text).expect("the directory can be written");
}

/// Plays a table on to its end, from where it was left.
async fn play_on(id: &str, people: &[Client], luck: &mut ActionPicker) {
    let (mut sockets, mut views) = all_watching(id, people.iter()).await;
    let info = people[0].get(&format!("/api/tables/{id}")).await;
    let mut ply = info["ply"].as_u64().expect("a ply");
    while let Some(seat) = views.iter().position(|view| view["decision"]["actions"].is_array()) {
        let action = luck.pick(&views[seat]["decision"]["actions"]);
        act(&mut sockets[seat], id, ply, &action).await;
        for (socket, view) in sockets.iter_mut().zip(&mut views) {
            *view = played(socket).await;
        }
        ply += 1;
        assert!(ply < 20_000, "{id}: the game ends");
    }
}

async fn act(socket: &mut Socket, id: &str, ply: u64, action: &str) {
    socket.send(json!({"op": "act", "table": id, "ply": ply, "action": action, "token": format!("k{ply}")})).await;
}

async fn played(socket: &mut Socket) -> Value {
    loop {
        let entry = socket.entry().await;
        if entry["entry"]["kind"] == "played" {
            return entry["view"].clone();
        }
    }
}

async fn check(db: String, text: Vec<u8>, name: &str) {
    let store = Store::open(&db).await.expect("the database opens");
    store.restore(&mut text.as_slice(), Replace::Yes).await.expect("the backup is sound");
    drop(store);
    let house = Running::start(&db).await;
    let people = log_in(&house).await;
    let mut counts = [0; 3];
    for id in ids(&text) {
        let info = people[0].get(&format!("/api/tables/{id}")).await;
        // A record that was brought in before its game was over counts as aborted.
        let at = match info["stage"].as_str() {
            Some("waiting") => 0,
            Some("playing") => 1,
            _ => 2,
        };
        counts[at] += 1;
        match at {
            0 => drop(people[1].post(&format!("/api/tables/{id}/sit"), json!({})).await),
            1 => play_on(&id, &people, &mut ActionPicker(7)).await,
            _ => {}
        }
        if at > 0 {
            let record = people[0].get(&format!("/api/tables/{id}/record")).await;
            let brought = people[0].post("/api/records", json!({"record": record})).await;
            assert!(brought["id"].is_string(), "{name}, {id}: {brought}");
        }
    }
    house.close().await;
    assert!(counts.iter().all(|&n| n >= GAMES.len()), "{name}: {counts:?} wait, play, are over");
}

/// The ids of a backup's tables.
fn ids(text: &[u8]) -> Vec<String> {
    let rows = text.split(|&byte| byte == b'\n').filter_map(|line| serde_json::from_slice::<Value>(line).ok());
    rows.filter(|row| row[0] == "tables").filter_map(|row| row[1].as_str().map(Into::into)).collect()
}

#[test]
fn kept_databases_of_every_version_open_and_their_games_are_played_to_the_end() {
    if std::env::var_os("LIVRET_BLESS").is_some() {
        on_each_database(bless);
    }
    for file in std::fs::read_dir(directory()).expect("kept databases") {
        let path = file.expect("a file").path();
        let text = std::fs::read(&path).expect("a file");
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        on_each_database(|db| check(db, text.clone(), &name));
    }
}
