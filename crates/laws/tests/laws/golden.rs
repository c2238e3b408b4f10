//! Golden games: whole records that together use every card, every verb and every option. They are
//! also the archive that must replay for ever: a change that breaks them needs a new rules version.
//!
//! `LIVRET_BLESS=1 cargo test --release -p livret-laws golden` plays what is missing, by a curious player who prefers what no
//! golden game has done yet; a file that is there stays as it is.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use crate::kept::without_names;
use livret_bots::FastRng;
use livret_games::{AnyTable, Library, NewGame, record_from_json};
use livret_kernel::{RULES_VERSION, Record, RulesVersion, TableOptions};
use livret_tanto::words::{How, Kind, Moment};
use livret_testkit::tables::{BOXES, Setting, all, rulings};
use serde_json::{Value, json};

/// All golden games together stay below this.
const MOST_BYTES: usize = 1_500_000;

/// What was offered, and how often each was done: `serve:azure-crescent` for free choices,
/// `claire-saint-juste>yes` for answers.
#[derive(Default)]
struct Coverage {
    offered: BTreeSet<String>,
    done: BTreeMap<String, u32>,
}

/// What an action is, apart from whom it is done to.
fn key(decision: &Value, action: &str) -> String {
    let (verb, object) = action.split_once(':').unwrap_or((action, ""));
    if let Some(source) = decision["source"].as_str() {
        return format!("{source}>{verb}");
    }
    // Any maid can be cured, and any card laid down: there the card does not matter.
    let card =
        if matches!(verb, "cure" | "top") { "" } else { object.split(['@', '=', '.', '!']).next().unwrap_or_default() };
    format!("{verb}:{card}")
}

fn actions(decision: &Value) -> Vec<&str> {
    decision["actions"].as_array().map(|list| list.iter().filter_map(Value::as_str).collect()).unwrap_or_default()
}

impl Coverage {
    fn times(&self, key: &str) -> u32 {
        self.done.get(key).copied().unwrap_or(0)
    }

    /// Plays an action and notes it.
    fn play(&mut self, table: &mut AnyTable, decision: &Value, action: &str) {
        self.offered.extend(actions(decision).iter().map(|a| key(decision, a)));
        *self.done.entry(key(decision, action)).or_default() += 1;
        let events = table.act(action).unwrap_or_else(|why| panic!("{action}: {why:?}"));
        for event in events.iter().map(|told| json!(told.plain())).filter(|event| event["type"] == "worked") {
            *self.done.entry(format!("worked:{}", event["card"].as_str().expect("a card"))).or_default() += 1;
        }
    }

    /// What nobody has done yet.
    fn missing(&self) -> BTreeSet<String> {
        let all = self.offered.iter().cloned().chain(expected());
        all.filter(|key| self.times(key) == 0).collect()
    }
}

/// When an ability is used by an action of its own, not by an answer.
const USED: [Moment; 4] = [Moment::Starting, Moment::Serving, Moment::Hiring, Moment::Refined];

/// What every card is for.
fn expected() -> Vec<String> {
    let library = Library::shipped();
    let mut keys = Vec::new();
    for card in &library.cards {
        let (id, def) = (&card.def.id, &card.def);
        let motto_chief = def.kind == Kind::MaidChief && def.cost.is_none();
        let asked = |how: How| def.abilities.iter().any(|a| a.how == how && USED.contains(&a.at));
        let mut add = |verb: &str| keys.push(format!("{verb}:{id}"));
        match def.kind {
            Kind::Love => ["hire", "love"].into_iter().for_each(&mut add),
            Kind::General => ["hire", "serve"].into_iter().for_each(&mut add),
            Kind::MaidChief if motto_chief => {}
            Kind::MaidChief | Kind::Private | Kind::Event | Kind::Building => add("hire"),
            Kind::Reminiscence => add("remember"),
            Kind::Refined => add("pick"),
            Kind::Preparation => add("worked"),
        }
        if def.chamber.is_some() && def.kind.in_decks() {
            add("chamber");
        }
        if asked(How::Use) {
            add("use");
        }
        if format!("{:?}", def.then).contains("May") {
            keys.push(format!("{id}>no"));
        }
    }
    for id in livret_games::cards(library, Some("love-letter")).expect("a game of the house") {
        keys.push(format!("play:{}", id.id));
    }
    keys
}

fn directory() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("golden")
}

/// The golden records, with where they stand.
fn records() -> Vec<(String, Record)> {
    let mut found = Vec::new();
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(directory()).expect("golden").map(|f| f.expect("a file").path()).collect();
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text file");
        for (line, record) in text.lines().enumerate() {
            let place = format!("{}, line {}", file.file_name().expect("a name").to_string_lossy(), line + 1);
            let value: Value = serde_json::from_str(record).unwrap_or_else(|e| panic!("{place}: {e}"));
            let record = record_from_json(&value).unwrap_or_else(|e| panic!("{place}: {e}"));
            found.push((place, record));
        }
    }
    found
}

/// A whole game by a curious player.
fn curious(new: &NewGame, seed: u64, coverage: &mut Coverage) -> Record {
    let mut table = AnyTable::open(Library::shipped(), new).unwrap_or_else(|e| panic!("{new:?}: {e}"));
    let mut rng = FastRng::new(seed);
    loop {
        let decision = json!(table.decision());
        let list = actions(&decision);
        if list.is_empty() {
            return table.record();
        }
        // The deeper preparations are reached only by working again and again.
        let interest =
            |action: &str| if action.starts_with("work:") { 0 } else { coverage.times(&key(&decision, action)) };
        let rarest = list.iter().map(|action| interest(action)).min().unwrap_or(0);
        let curious = rarest == 0 || rng.below(3) > 0;
        let wanted: Vec<&str> = list.iter().copied().filter(|a| !curious || interest(a) == rarest).collect();
        let action = wanted[rng.below(wanted.len())].to_owned();
        coverage.play(&mut table, &decision, &action);
    }
}

fn new_game(table: &Setting, seed: u64) -> NewGame {
    NewGame {
        game: table.game.into(),
        players: table.players,
        seed: format!("golden {seed}"),
        options: table.options(seed),
        arrange: None,
    }
}

/// One of each sort of table, the numbers of players in turn; the largest mix with all of them.
fn chosen() -> Vec<Setting> {
    let mut seen = BTreeMap::new();
    let largest = |table: &Setting| {
        table.options.iter().count() == 2 && table.options.words("sets") == Some(&BOXES.map(Into::into))
    };
    let sort = |table: &Setting| json!([largest(table).then_some(table.players), table.options]).to_string();
    for (i, table) in all().into_iter().enumerate() {
        let turn = (i * 7 + table.players * 3) % 6;
        let entry = seen.entry(sort(&table)).or_insert((turn, table.clone()));
        if turn > entry.0 {
            *entry = (turn, table);
        }
    }
    seen.into_values().map(|(_, table)| table).collect()
}

/// A table of the three boxes, or of the park, with this card in its town.
fn table_for(card: &str, seed: u64) -> Setting {
    let library = Library::shipped();
    let index = library.index(card);
    let motto = index.is_some_and(|i| library.cards[i].set == 3);
    let mut rng = FastRng::new(seed);
    let mut table = all().into_iter().filter(|t| (t.game == "motto-tanto-cuore") == motto && t.game != "love-letter");
    let mut table = table.nth(rng.below(20)).expect("there are twenty of each");
    if let (Some(index), false) = (index, motto) {
        let generals = library.cards.iter().filter(|c| c.def.kind == Kind::General && c.set < 3);
        let mut town: Vec<&str> = generals.map(|c| c.def.id.as_str()).filter(|id| *id != card).collect();
        while town.len() > 9 {
            town.remove(rng.below(town.len()));
        }
        if library.cards[index].def.kind == Kind::General {
            town.push(card);
        } else {
            town.push("anise-greenaway");
            town.dedup();
        }
        let chiefs = BOXES[library.cards[index].set];
        table.game = chiefs;
        table.players = 2 + rng.below(3);
        table.options = TableOptions::from_iter([("sets", BOXES.to_vec())]);
        if town.len() == 10 && town.iter().collect::<BTreeSet<_>>().len() == 10 {
            table.options.set("town", town);
        }
    }
    table
}

/// A game from an arranged beginning: with buildings enough for those who ask for them.
fn builders() -> NewGame {
    let gardens = vec![json!({"card": "garden"}); 3];
    let house = json!({"buildings": gardens, "private_maids": [{"card": "silk-amanohara", "illness": 0}]});
    let position = json!({"free": true, "players": [house, {}]});
    NewGame {
        game: "expanding-the-house".into(),
        players: 2,
        seed: "golden builders".into(),
        arrange: position.as_object().cloned().map(Into::into),
        ..NewGame::default()
    }
}

/// Another: in the middle of a turn, with skill enough to work a whole pile off.
fn workers(preparation: &str, seed: u64) -> NewGame {
    let pile = preparation.split('-').next().unwrap_or_default();
    let opens = |card: &&livret_tanto::Card| card.def.opens.is_some_and(|opened| opened.as_str() == pile);
    let maid = Library::shipped().cards.iter().find(opens).expect("each pile is opened by somebody");
    let left = [1, 2, 3].map(|rank| format!("{pile}-{rank}"));
    let position = json!({"free": true, "phase": "work", "player": 0, "players": [{"refined": maid.def.id}],
        "counters": {"love": 5, "employment": 1, "imagination": 20, "concentration": 20, "effort": 20},
        "town": {"preparations": {pile: left}}});
    NewGame {
        game: "motto-tanto-cuore".into(),
        players: 3,
        seed: format!("golden workers {seed}"),
        arrange: position.as_object().cloned().map(Into::into),
        ..NewGame::default()
    }
}

/// Tables for what rules 2.0 brought: Fay within her phase, the choice of what shows, the reminiscence that ends the game.
fn newest() -> Vec<Setting> {
    let of = |game: &'static str, players: usize, options: Value| Setting {
        game,
        players,
        options: options.as_object().expect("an object").clone().into(),
    };
    vec![
        of("tanto-cuore", 2, json!({"dismissal": "choose"})),
        of("tanto-cuore", 3, json!({})),
        of("romantic-vacation", 2, json!({})),
        of("romantic-vacation", 3, json!({"dismissal": "choose", "sets": BOXES})),
        of("expanding-the-house", 4, json!({"sets": ["tanto-cuore", "expanding-the-house"]})),
        of("motto-tanto-cuore", 2, json!({"dismissal": "choose", "private_maids": true})),
        of("love-letter", 3, json!({"tokens": 2})),
    ]
}

/// What games of rules 2.0 do, and those of 1.0 could not.
const NEW_DEEDS: [&str; 4] = ["gain:love", "gain:employment", "remember:farewell-fireworks", "top:"];

/// Games of the newest rules until all that is new has been done.
fn bless_newest() {
    let file = directory().join(format!("rules-{RULES_VERSION}.jsonl"));
    if file.exists() {
        return;
    }
    let (mut coverage, mut text) = (Coverage::default(), String::new());
    let tables = newest();
    for seed in 0..400 {
        let undone = |coverage: &Coverage| NEW_DEEDS.iter().filter(|deed| coverage.times(deed) == 0).count();
        let (before, table) = (undone(&coverage), &tables[seed as usize % tables.len()]);
        let record = curious(&new_game(table, 2000 + seed), seed, &mut coverage);
        if (seed as usize) < tables.len() || undone(&coverage) < before {
            text += &(serde_json::to_string(&record).expect("a record is JSON") + "\n");
        }
        if seed as usize >= tables.len() && undone(&coverage) == 0 {
            break;
        }
    }
    std::fs::write(file, text).expect("the golden directory can be written");
}

/// The archive of rules 1.0 is never played anew.
fn bless() {
    if directory().join("tanto-cuore.jsonl").exists() {
        return;
    }
    let (mut coverage, mut kept, mut seed) = (Coverage::default(), Vec::new(), 0);
    for table in chosen() {
        seed += 1;
        kept.push(curious(&new_game(&table, seed), seed, &mut coverage));
    }
    kept.push(curious(&builders(), seed, &mut coverage));
    for attempt in 0..600u64 {
        let missing: Vec<String> = coverage.missing().into_iter().collect();
        if missing.is_empty() {
            break;
        }
        seed += 1;
        let wanted = &missing[attempt as usize % missing.len()];
        let card = wanted.split('>').next().and_then(|k| k.rsplit(':').next()).unwrap_or_default();
        let new =
            if wanted.starts_with("worked:") { workers(card, seed) } else { new_game(&table_for(card, seed), seed) };
        let record = curious(&new, seed, &mut coverage);
        if missing.iter().any(|key| coverage.times(key) > 0) {
            kept.push(record);
        }
    }
    println!("{} games; nobody did {:?}", kept.len(), coverage.missing());
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for record in &kept {
        let line = serde_json::to_string(record).expect("a record is JSON");
        files.entry(record.game.clone()).or_default().push_str(&(line + "\n"));
    }
    for (game, text) in files {
        std::fs::write(directory().join(format!("{game}.jsonl")), text).expect("the golden directory can be written");
    }
}

/// Every record gives the same end and the same points again.
#[test]
fn golden_games_replay_bit_for_bit_and_use_every_card_verb_and_option() {
    if std::env::var_os("LIVRET_BLESS").is_some() {
        bless();
        bless_newest();
    }
    let (records, mut coverage) = (records(), Coverage::default());
    let mut bytes = 0;
    for (place, record) in &records {
        assert!(record.result.is_some(), "{place}: a golden game is a whole game");
        let mut table = AnyTable::reopen(record).unwrap_or_else(|e| panic!("{place}: {e}"));
        for action in &record.actions {
            let decision = json!(table.decision());
            assert!(actions(&decision).contains(&action.as_str()), "{place}: {action} is not legal any more");
            coverage.play(&mut table, &decision, action);
        }
        let again = table.record();
        assert_eq!((&again.hash, &again.result), (&record.hash, &record.result), "{place}");
        assert_eq!(without_names(&again), without_names(record), "{place}");
        AnyTable::replay(record).unwrap_or_else(|e| panic!("{place}: {e}"));
        bytes += serde_json::to_string(record).expect("JSON").len();
    }
    assert!(bytes < MOST_BYTES, "{bytes}");
    assert_eq!(coverage.missing(), BTreeSet::new(), "no golden game does these");
    let done = |deed: &&&str| coverage.times(deed) > 0;
    assert_eq!(NEW_DEEDS.iter().filter(done).count(), NEW_DEEDS.len(), "no golden game does all of {NEW_DEEDS:?}");
    let newest = records.iter().filter(|(_, record)| record.rules_version == RulesVersion::NEWEST).count();
    assert!(newest >= 7 && newest < records.len(), "golden games of all rules");
    options_appear(&records);
}

/// Every option, ruling, edition and number of players is used by some golden game.
fn options_appear(records: &[(String, Record)]) {
    let has = |what: &str, wanted: &dyn Fn(&Record) -> bool| {
        assert!(records.iter().any(|(_, record)| wanted(record)), "no golden game has {what}");
    };
    let is = |name: &'static str, value: Value| move |r: &Record| json!(r.options)[name] == value;
    for (id, reading, _) in rulings() {
        has(id, &|r| json!(r.options)["rulings"][id] == reading);
    }
    for (name, value) in
        [("milly_vp", json!(1)), ("milly_vp", json!(2)), ("ririko_bonus", json!("love")), ("domino_any", json!(true))]
    {
        has(name, &|r| json!(r.options)["editions"][name] == value);
    }
    for part in ["events", "bad_habits", "private_maids", "buildings", "reminiscences", "short"] {
        has(part, &is(part, json!(part == "short")));
    }
    for part in ["illness", "without_ignis"] {
        has(part, &is(part, json!(true)));
    }
    has("a choice at the dismissal", &is("dismissal", json!("choose")));
    has("guests", &|r| r.options.get("guests").is_some());
    has("two sets of Love", &|r| r.players < 5 && r.options.number("love_sets") == Some(2));
    has("another first seat", &|r| r.options.number("first").is_some_and(|first| first != 0));
    has("tokens", &|r| r.options.get("tokens").is_some());
    for mix in 1..8u8 {
        let sets: Vec<String> = (0..3).filter(|i| mix >> i & 1 == 1).map(|i| BOXES[i].into()).collect();
        let mixed = |r: &Record| r.options.words("sets") == Some(&sets);
        has(&format!("the mix {sets:?}"), &mixed);
        has(&format!("the short mix {sets:?}"), &|r| mixed(r) && r.options.flag("short") == Some(true));
    }
    for players in 2..=7 {
        has(&format!("{players} players"), &|r| r.players == players);
    }
    for chiefs in BOXES {
        has(&format!("the chiefs of {chiefs}"), &is("chiefs", json!(chiefs)));
    }
}
