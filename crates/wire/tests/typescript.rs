//! What the client has of our types and descriptions is made from them: the files in the repository are those we would make.

use std::path::Path;

use livret_games::{GAMES, options, seats};
use livret_shown::OptionSpec;
use livret_wire::TableSettings;
use serde_json::{Map, Value, json, to_string};

fn is_fresh(name: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire").join(name);
    if std::env::var_os("LIVRET_BLESS").is_some() {
        std::fs::write(&path, made).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "web/src/wire/{name} is stale: run `LIVRET_BLESS=1 cargo test -p livret-wire`");
}

#[test]
fn the_clients_types_are_fresh() {
    is_fresh("wire.ts", &livret_wire::typescript());
}

fn name(game: &str) -> String {
    game.replace('-', "_").to_uppercase()
}

fn listed(name: &str, specs: &[OptionSpec]) -> String {
    let lines = specs.iter().map(|spec| format!("  {},\n", to_string(spec).expect("plain data")));
    format!("const {name}: OptionSpec[] = [\n{}];\n\n", lines.collect::<String>())
}

#[test]
fn the_clients_descriptions_of_options_are_fresh() {
    // Games of one family share their list.
    let first = |game: &str| *GAMES.iter().find(|other| options(other) == options(game)).expect("itself at least");
    let lists = GAMES.iter().filter(|game| first(game) == **game).map(|game| listed(&name(game), options(game)));
    let games: String = GAMES.iter().map(|game| format!("  '{game}': {},\n", name(first(game)))).collect();
    let players = GAMES.iter().map(|game| format!("  '{game}': {},\n", to_string(seats(game)).expect("plain data")));
    let players: String = players.collect();
    let made = format!(
        "// Made from the descriptions in Rust. Do not edit: run `LIVRET_BLESS=1 cargo test -p livret-wire`.\n\
         import type {{ OptionSpec, SeatLimits }} from './wire';\n\n\
         {}export const GAME_OPTIONS: Record<string, OptionSpec[]> = {{\n{games}}};\n\n\
         /** How many may play: the first whose conditions hold. */\n\
         export const GAME_SEATS: Record<string, SeatLimits[]> = {{\n{players}}};\n\n\
         export {}",
        lists.collect::<String>(),
        listed("TABLE_SETTINGS", &TableSettings::DESCRIPTION).trim_end().to_owned() + "\n",
    );
    is_fresh("options.ts", &made);
}

/// A clock's default has no numbers: its kind says it.
fn told(value: &Value) -> Value {
    value.get("kind").unwrap_or(value).clone()
}

#[test]
fn every_setting_of_a_table_is_described_and_left_out_it_is_usual() {
    let Value::Object(default) = json!(TableSettings::default()) else { panic!("settings are an object") };
    let described = TableSettings::DESCRIPTION.map(|spec| (spec.key.to_string(), json!(spec.usual[0].value)));
    let told: Map<String, Value> = default.iter().map(|(key, value)| (key.clone(), told(value))).collect();
    assert_eq!(Value::from(told), Value::from(Map::from_iter(described)));
    assert_eq!(serde_json::from_str::<TableSettings>("{}").expect("nothing is needed"), TableSettings::default());
}

#[test]
fn every_value_of_a_setting_can_be_read() {
    for spec in TableSettings::DESCRIPTION {
        for value in spec.kind.values() {
            let said = json!({spec.key: value});
            let read: TableSettings = serde_json::from_value(said.clone()).expect("a described value");
            assert_eq!(json!(read)[spec.key], said[spec.key]);
        }
    }
}

/// Texts as they are packed, for the client's unpacking: long ones, repetitions that run into themselves, none at all.
#[test]
fn the_clients_packed_samples_are_fresh() {
    let love = "\"1-love\",".repeat(90);
    let texts = [
        format!(r#"{{"op":"entry","cards":[{love}"愛"],"from":["hand",0],"to":["in_play",0]}}"#),
        format!("{}{}", "é".repeat(300), (0..400).map(|n| format!("{n:x}")).collect::<String>()),
        r#"{"type":"drew","player":0,"count":1},{"type":"drew","player":1,"count":1}"#.into(),
    ];
    let samples: Vec<Value> = texts
        .iter()
        .map(|text| {
            let packed = livret_wire::packed::pack(text).expect("it is shorter");
            json!({"text": text, "packed": packed.iter().map(|byte| format!("{byte:02x}")).collect::<String>()})
        })
        .collect();
    is_fresh("packed.samples.json", &(serde_json::to_string_pretty(&samples).expect("plain data") + "\n"));
}
