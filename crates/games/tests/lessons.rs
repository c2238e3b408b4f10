//! The browser's lessons are games that the rules have played: from each record, what the learner is told, action by action.

#![allow(missing_docs)]

use std::path::{Path, PathBuf};

use livret_games::{AnyTable, Library, NewGame, View};
use livret_kernel::{Seat, TableOptions, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

/// A game as somebody wrote it down for a lesson. The learner sits at the first seat.
#[derive(Deserialize)]
struct Record {
    game: String,
    players: usize,
    seed: String,
    options: TableOptions,
    actions: Vec<String>,
}

const LEARNER: Viewer = Viewer::Seat(Seat(0));

/// What the learner sees. Offers say what can be done: no page reads the actions' texts beside them.
fn seen(table: &AnyTable) -> View {
    let mut view = table.view_in_detail(LEARNER);
    if let Some(decision) = &mut view.decision {
        decision.actions = None;
    }
    view
}

fn told(record: Record) -> Value {
    let Record { game, players, seed, options, actions } = record;
    let new = NewGame { game, players, seed, options, arrange: None };
    let mut table = AnyTable::open(Library::shipped(), &new).expect("a table");
    let first = json!(seen(&table));
    let mut entries = Vec::new();
    for action in &actions {
        let seat = table.decision().expect("the game goes on").player;
        let told = table.act_seen_by(action, &[Some(LEARNER)]).unwrap_or_else(|_| panic!("{action} is legal"));
        let values = seen(&table).values();
        entries.push(json!({"seat": seat, "action": action, "events": told[0], "values": values}));
    }
    json!({"first": first, "told": entries})
}

fn lessons() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/learn/records");
    let mut all: Vec<_> =
        std::fs::read_dir(folder).expect("the records").map(|file| file.expect("a file").path()).collect();
    all.sort();
    all
}

#[test]
fn the_clients_lessons_are_fresh() {
    for path in lessons() {
        let text = std::fs::read_to_string(&path).expect("a record can be read");
        let made = format!("{}\n", told(serde_json::from_str(&text).expect("a record")));
        let to =
            path.parent().and_then(Path::parent).expect("learn").join("told").join(path.file_name().expect("a name"));
        if std::env::var_os("LIVRET_BLESS").is_some() {
            std::fs::write(&to, &made).expect("a lesson can be written");
        }
        let kept = std::fs::read_to_string(&to).unwrap_or_default();
        assert!(kept == made, "{} is stale: LIVRET_BLESS=1 cargo test -p livret-games lessons", to.display());
    }
}
