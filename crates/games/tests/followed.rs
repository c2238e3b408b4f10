//! The browser follows a table as the law says (`follow` in tanto and letter): games as one viewer is told them, kept for its tests.

#![allow(missing_docs)]

use std::path::Path;

use livret_games::{AnyTable, Library, NewGame};
use livret_kernel::{Seat, Viewer};
use serde_json::{Value, json};

/// Enough for every zone to be met by one of the games.
const PLIES: usize = 220;

fn games() -> Vec<(&'static str, usize, Value, Viewer)> {
    let all = json!({"sets": ["tanto-cuore", "expanding-the-house", "romantic-vacation"], "town": "random"});
    let motto = json!({"private_maids": true, "illness": true, "guests": ["anise-greenaway", "ophelia-grail", "sainsbury-lockwood", "tenalys-trent", "natsumi-fujikawa", "nena-wilder", "esquine-foret", "genevieve-daubigny", "moine-de-lefevre", "eliza-rosewater"]});
    vec![
        ("tanto-cuore", 2, json!({}), Viewer::Seat(Seat(0))),
        ("expanding-the-house", 3, all.clone(), Viewer::Seat(Seat(1))),
        ("romantic-vacation", 2, all, Viewer::Spectator),
        ("motto-tanto-cuore", 2, motto, Viewer::Seat(Seat(1))),
        ("love-letter", 3, json!({}), Viewer::Seat(Seat(2))),
    ]
}

/// What moves cards from rarely met zones first, ending a phase last.
fn choose(legal: &[String], ply: usize) -> &str {
    const RARE: [&str; 5] = ["work:", "remember:", "cure:", "return:", "hire:"];
    let rare = |action: &&String| RARE.iter().any(|verb| action.starts_with(verb)) && !action.ends_with("-love");
    let lively = |action: &&String| !matches!(action.as_str(), "end" | "no" | "done");
    let some = [legal.iter().filter(rare).collect(), legal.iter().filter(lively).collect(), Vec::from_iter(legal)];
    let from = some.iter().find(|from| !from.is_empty()).expect("something is legal");
    from[ply * 7919 % from.len()]
}

fn stream((game, players, options, viewer): (&str, usize, Value, Viewer)) -> Value {
    let options = options.as_object().cloned().unwrap_or_default().into();
    let new = NewGame { game: game.into(), players, seed: "followed".into(), options, arrange: None };
    let mut table = AnyTable::open(Library::shipped(), &new).expect("a table");
    let (first, mut told) = (seen(&table, viewer), Vec::new());
    for ply in 0..PLIES {
        let legal = table.legal();
        if legal.is_empty() {
            break;
        }
        let events = table.act_seen_by(choose(&legal, ply), &[Some(viewer)]).expect("legal");
        let mut values = json!(table.view_in_detail(viewer).values());
        values["decision"] = Value::Null;
        told.push(json!({"events": events[0], "values": values}));
    }
    json!({"first": first, "told": told, "last": seen(&table, viewer)})
}

/// What is seen, without what may be done.
fn seen(table: &AnyTable, viewer: Viewer) -> Value {
    let mut view = json!(table.view_in_detail(viewer));
    view["decision"] = Value::Null;
    view
}

#[test]
fn the_clients_streams_are_fresh() {
    let lines: Vec<String> = games().into_iter().map(|game| stream(game).to_string()).collect();
    let made = format!("[\n{}\n]\n", lines.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/table/test/followed.json");
    if std::env::var_os("LIVRET_BLESS").is_some() {
        std::fs::write(&path, &made).expect("followed.json can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == made,
        "web/src/table/test/followed.json is stale: LIVRET_BLESS=1 cargo test -p livret-games followed"
    );
}
