//! Kept games: 200 records of every released version of the rules, made by the code that released it. They replay for
//! ever, and those that were left unfinished can be played to their end.
//!
//! `LIVRET_BLESS=1 cargo test --release -p livret-laws kept` plays those of a new version; a file that is there is never
//! written again.

use std::path::PathBuf;
use std::sync::Arc;

use livret_bots::{Budget, FastRng};
use livret_games::{AnyTable, Library, NewGame, record_from_json};
use livret_kernel::{Arrangement, CardData, RULES_VERSION, Record, RulesVersion};
use livret_testkit::tables::{Setting, all};
use serde_json::{Map, Value, json};

/// Records of one version.
const KEPT: usize = 200;
/// Every third game is cut off after at most so many actions, and so is every game that grows longer than a record should.
const CUT: usize = 90;
const LONGEST: usize = 600;
/// No game of any rules takes more actions from where these were left.
const MOST: usize = 20_000;

fn directory() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("kept")
}

/// Cards of one's own: a record carries their data.
const OWN_CARDS: &str = r#"(cards: [
    (id: "estate", names: (en: "Estate", fr: "Domaine"), kind: Building, cost: 6, vp: 3, copies: 8, only_if: ChiefBeneath, mark: P),
    (id: "rouge-crescent", names: (en: "Rouge", fr: "Rouge"), kind: General, cost: 3, copies: 9,
     gives: (draw: 1, love: 2), then: [MayDiscard(Any, [Draw(2)])], mark: P),
])"#;

fn opening(number: usize, table: &Setting) -> NewGame {
    NewGame {
        game: table.game.into(),
        players: table.players,
        seed: format!("kept {number}"),
        options: table.options(number as u64),
        arrange: (number % 29 == 28 && table.game != "love-letter").then(position),
    }
}

/// A position to begin from, with everything that a house can have in all boxes.
fn position() -> Arrangement {
    let position = json!({"free": true, "player": 1, "counters": {"serving": 3, "love": 4, "employment": 2},
        "players": [{"hand": ["1-love", "1-love", "2-love", "3-love"]}, {"hand": ["3-love", "2-love", "2-love", "1-love"]}]});
    position.as_object().cloned().expect("an object").into()
}

/// Plays on by a bot until the end, or until so many actions are played in all.
fn play_on(table: &mut AnyTable, bot: &str, luck: u64, most: usize) {
    let mut rng = FastRng::new(luck);
    while table.ply() < most {
        let chosen = livret_bots::choose(table, bot, Budget::default(), &mut rng).expect("a bot of the house");
        let Some(action) = chosen else { return };
        table.play(&action).unwrap_or_else(|why| panic!("{action}: {why:?}"));
    }
}

fn make(number: usize, table: &Setting) -> Record {
    let own = number % 4 == 1;
    let library = if own {
        Arc::new(Library::with_file("own.ron", OWN_CARDS).expect("sound cards"))
    } else {
        Library::shipped().clone()
    };
    let mut table = AnyTable::open(&library, &opening(number, table)).unwrap_or_else(|e| panic!("{table}: {e}"));
    let bot = if number % 4 == 3 { "random" } else { "novice" };
    let most = if number.is_multiple_of(3) { CUT * (number % 7 + 1) / 7 } else { LONGEST };
    play_on(&mut table, bot, number as u64, most);
    table.set_names((0..table.seats()).map(|seat| format!("{bot} {seat}")).collect());
    table.record()
}

fn bless() {
    let file = directory().join(format!("{RULES_VERSION}.jsonl"));
    if file.exists() {
        return;
    }
    let (letters, others): (Vec<Setting>, Vec<Setting>) = all().into_iter().partition(|t| t.game == "love-letter");
    let table = |number: usize| match number % 12 {
        11 => &letters[number / 12 % letters.len()],
        _ => &others[number * 53 % others.len()],
    };
    let lines = (0..KEPT).map(|number| make(number, table(number)));
    let text: String = lines.map(|record| serde_json::to_string(&record).expect("a record is JSON") + "\n").collect();
    std::fs::create_dir_all(directory()).expect("the directory can be made");
    std::fs::write(file, text).expect("the directory can be written");
}

/// Every kept record with where it stands.
fn records() -> Vec<(String, Value)> {
    let files = std::fs::read_dir(directory()).expect("kept games").map(|f| f.expect("a file").path());
    let mut records = Vec::new();
    for file in files {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&file).expect("a text file");
        let before = records.len();
        for (line, record) in text.lines().enumerate() {
            records.push((format!("{name}, line {}", line + 1), serde_json::from_str(record).expect("JSON")));
        }
        assert_eq!(records.len() - before, KEPT, "{name}");
    }
    records
}

/// A record without what may be corrected of its stand-ins and leaves the game as it was: names, marks, sources.
pub fn without_names(record: &Record) -> Record {
    let mut record = record.clone();
    for card in record.cards.iter_mut().flat_map(|cards| &mut cards.stand_ins) {
        let mut data: Map<String, Value> = card.read().expect("a card");
        ["names", "mark", "rules"].iter().for_each(|field| drop(data.remove(*field)));
        *card = CardData::of(&data);
    }
    record
}

#[test]
fn kept_games_of_every_version_replay_and_are_played_to_their_end() {
    if std::env::var_os("LIVRET_BLESS").is_some() {
        bless();
    }
    let mut unfinished = 0;
    for (number, (place, value)) in records().into_iter().enumerate() {
        let record = record_from_json(&value).unwrap_or_else(|e| panic!("{place}: {e}"));
        let mut table = AnyTable::replay(&record).unwrap_or_else(|e| panic!("{place}: {e}"));
        assert_eq!(without_names(&table.record()), without_names(&record), "{place}: the same record again");
        if record.result.is_none() {
            unfinished += 1;
            play_on(&mut table, "novice", number as u64, MOST);
            assert!(table.decider().is_none(), "{place}: played to its end");
            AnyTable::replay(&table.record()).unwrap_or_else(|e| panic!("{place}, played on: {e}"));
        }
    }
    assert!(unfinished > 60, "{unfinished} were left unfinished");
}

/// A position by the rules of a version.
fn laid(version: RulesVersion, game: &str, position: Value) -> AnyTable {
    let new = NewGame {
        game: game.into(),
        players: 2,
        seed: "then and now".into(),
        arrange: position.as_object().cloned().map(Into::into),
        ..NewGame::default()
    };
    AnyTable::open(Library::of(version), &new).unwrap_or_else(|e| panic!("{e}"))
}

fn played(mut table: AnyTable, actions: &[&str]) -> AnyTable {
    for action in actions {
        table.play(action).unwrap_or_else(|why| panic!("{action}: {why:?}"));
    }
    table
}

/// Proves AMB-TC-46, AMB-TC-55, MO-REFINED-ELLIS, RV-REMI-13.
#[test]
fn rules_1_0_stay_as_they_were() {
    let (then, now) = (RulesVersion::V1_0, RulesVersion::NEWEST);
    let hand =
        json!({"free": true, "phase": "hire", "player": 0, "players": [{"hand": ["1-love", "1-love", "2-love"]}]});
    let top = |version| {
        json!(played(laid(version, "tanto-cuore", hand.clone()), &["end"]).state())["players"][0]["discard"][0].clone()
    };
    assert_eq!((top(then), top(now)), (json!("2-love"), json!("1-love")));

    let fay = json!({"free": true, "phase": "start", "player": 0, "players": [{"private_maids": ["fay-longfang"]}]});
    let kind = |version| json!(laid(version, "tanto-cuore", fay.clone()).decision())["kind"].clone();
    assert_eq!((kind(then), kind(now)), (json!("choice"), json!("turn")));

    let ellis = json!({"free": true, "phase": "refined", "player": 0,
                       "players": [{"hand": ["1-love"], "deck": [], "discard": [], "refined": "ellis"}]});
    let offers = |version| laid(version, "motto-tanto-cuore", ellis.clone()).legal().contains(&"use:ellis".to_string());
    assert_eq!((offers(then), offers(now)), (true, false));

    let cheap = ["hyacinth-arrow", "evita-catala", "fea-primrose", "lydia-leon", "3-love"];
    let night = json!({"free": true, "phase": "serve", "player": 0, "players": [{"hand": cheap}],
                       "town": {"reminiscences": {"face_up": ["farewell-fireworks"], "deck": []}}});
    let end = |version| {
        played(laid(version, "romantic-vacation", night.clone()), &["remember:farewell-fireworks", "end", "end"])
            .decider()
    };
    assert!(end(then).is_some() && end(now).is_none());
}

#[test]
fn a_record_says_by_which_rules_it_was_played_and_keeps_its_stand_ins() {
    for version in RulesVersion::ALL {
        for game in ["romantic-vacation", "love-letter"] {
            let new = NewGame { game: game.into(), players: 3, seed: "rules".into(), ..NewGame::default() };
            let mut table = AnyTable::open(Library::of(version), &new).expect("a table");
            play_on(&mut table, "random", 5, 40);
            let record = table.record();
            let stand_ins = record.cards.as_ref().map_or(0, |cards| cards.stand_ins.len());
            let carries = version > RulesVersion::V1_0 && game != "love-letter";
            assert_eq!((record.rules_version, stand_ins > 0), (version, carries), "{game}");
            let again = AnyTable::replay(&record).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(again.record(), record);
        }
    }
}

#[test]
fn a_record_is_played_with_its_own_stand_ins_and_not_with_those_of_today() {
    let new = NewGame { game: "romantic-vacation".into(), players: 2, seed: "then".into(), ..NewGame::default() };
    let mut value =
        serde_json::to_value(AnyTable::open(Library::shipped(), &new).expect("a table").record()).expect("JSON");
    let cards = value["cards"]["stand_ins"].as_array_mut().expect("a list");
    let love = cards.iter_mut().find(|card| card["id"] == "3-love").expect("how many there are is only likely");
    love["copies"] = json!(5);
    let regatta = cards.iter_mut().find(|card| card["id"] == "regatta").expect("a reconstruction");
    regatta["vp"] = json!(9);
    let record = record_from_json(&value).expect("a record");
    let refused = AnyTable::reopen(&record).err().expect("the hash covers the cards");
    assert!(refused.message().contains("hash"), "{}", refused.message());
    // With its own hash it is the record of a time when these were the stand-ins.
    let told = refused.message().split('"').nth(3).expect("what it is").to_owned();
    value["cards"]["hash"] = json!(told);
    let table = AnyTable::reopen(&record_from_json(&value).expect("a record")).expect("a game of another time");
    assert_eq!(json!(table.state())["town"]["piles"]["3-love"], 5);
    let now = table.cards().into_iter().find(|card| card.id == "regatta").expect("at the table");
    assert_eq!(now.vp, Some(9));
    assert!(table.record().cards.is_some_and(|cards| cards.changed.is_empty() && cards.hash == told));
}
