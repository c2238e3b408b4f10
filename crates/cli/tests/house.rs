//! The binary as people and scripts meet it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn livret(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_livret"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A program that has heard enough may close its ear.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("the binary ends")
}

fn said(arguments: &[&str], input: &str) -> String {
    let output = livret(arguments, input.as_bytes());
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

/// Asserts exit code 2 and one clear line on standard error.
fn refused(arguments: &[&str], words: &str) {
    let output = livret(arguments, b"");
    let errors = String::from_utf8(output.stderr).expect("errors are UTF-8");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    assert_eq!(errors.lines().count(), 1, "{arguments:?} says more than a line: {errors}");
    assert!(errors.contains(words), "{arguments:?}: {errors} lacks \"{words}\"");
    assert!(!errors.contains("panicked"), "{errors}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed something");
}

fn scratch(name: &str, content: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the scratch directory can be written");
    path
}

#[test]
fn every_order_has_help_with_an_example() {
    for order in [
        vec![],
        vec!["cards"],
        vec!["engine"],
        vec!["play"],
        vec!["serve"],
        vec!["sim"],
        vec!["arena"],
        vec!["balance"],
        vec!["replay"],
        vec!["admin"],
        vec!["admin", "list"],
        vec!["admin", "close"],
        vec!["admin", "remove"],
        vec!["admin", "banner"],
        vec!["admin", "backup"],
        vec!["admin", "restore"],
    ] {
        let help = said(&[order.clone(), vec!["--help"]].concat(), "");
        let example = format!("livret {}", order.first().unwrap_or(&"play"));
        assert!(help.contains("Example:") && help.contains(&example), "{order:?}: {help}");
    }
    assert!(said(&["--version"], "").starts_with("livret "));
}

#[test]
fn bad_flags_and_values_are_refused_in_one_line() {
    refused(&["fly"], "fly");
    refused(&["sim", "--games", "many"], "many");
    refused(&["sim", "--games", "0"], "0");
    refused(&["sim", "--threads", "0"], "0");
    refused(&["sim", "--max-turns", "0"], "0");
    refused(&["balance", "--sets", "tanto-cuore"], "--sets");
    refused(&["sim", "--teapot"], "--teapot");
    refused(&["sim", "--game", "chess"], "love-letter");
    refused(&["sim", "--game", "love-letter", "--players", "9"], "9");
    refused(&["sim", "--game", "love-letter", "--players", "99999999999"], "99999999999");
    refused(&["sim", "--game", "love-letter", "--bots", "hamlet"], "hamlet");
    refused(&["sim", "--game", "love-letter", "--bots", "random,random,random"], "3 bots for 2 seats");
    refused(&["sim", "--game", "love-letter", "--option", "tokens"], "tokens");
    refused(&["sim", "--game", "love-letter", "--option", "teapots=3"], "teapots");
    refused(&["sim", "--game", "love-letter", "--town", "random"], "town");
    refused(&["cards", "--set", "chess"], "chess");
    refused(&["cards", "--lang", "de"], "de");
    refused(&["cards", "--cards", "no/such/file.ron"], "no/such/file.ron");
    refused(&["play", "--game", "love-letter", "--seat", "5"], "--seat 5");
    refused(&["play", "--game", "love-letter", "--bots", "hamlet"], "hamlet");
    refused(
        &["play", "--game", "love-letter", "--players", "4", "--bots", "random,random"],
        "2 bots for 3 other seats",
    );
    refused(&["replay", "no/such/record.json"], "no/such/record.json");
    refused(&["replay"], "FILE");
}

#[test]
fn the_engine_answers_over_a_pipe_and_leaves_at_the_end() {
    let input =
        "{\"op\":\"hello\",\"id\":1}\nnonsense\n{\"op\":\"new\",\"game\":\"love-letter\",\"players\":2,\"seed\":\"p\"}";
    let answers: Vec<Value> =
        said(&["engine"], input).lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    assert_eq!(answers.len(), 3);
    assert_eq!((&answers[0]["ok"], &answers[0]["id"]), (&json!(true), &json!(1)));
    assert_eq!(answers[1]["error"]["code"], "bad_json");
    assert_eq!(answers[2]["decision"]["player"], 0);
}

#[test]
fn the_engine_survives_bytes_that_are_no_text() {
    let output = livret(&["engine"], b"\xff\xff\n{\"op\":\"hello\"}\n");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2);
}

#[test]
fn a_simulation_prints_one_json_object_that_threads_do_not_change() {
    let run = |threads: &str| {
        let order = ["sim", "--game", "love-letter", "--players", "3", "--bots", "random,random,random"];
        let text = said(&[&order[..], &["--games", "300", "--seed", "5", "--threads", threads, "--json"]].concat(), "");
        let mut report: Value = serde_json::from_str(&text).expect("one JSON object");
        for field in ["threads", "seconds", "games_per_second", "decisions_per_second"] {
            assert!(report[field].is_number());
            report[field] = Value::Null;
        }
        report
    };
    let report = run("1");
    assert_eq!(run("2"), report);
    assert_eq!((&report["games"], &report["players"]), (&json!(300), &json!(3)));
    assert!(report["rounds"]["p50"].is_u64());
}

#[test]
fn a_simulation_without_json_is_a_table() {
    let text = said(&["sim", "--game", "love-letter", "--games", "50", "--option", "tokens=2"], "");
    assert!(text.contains("first seat wins") && text.contains("rounds"), "{text}");
}

#[test]
fn a_balance_is_a_table_or_one_json_object() {
    let order = ["balance", "--players", "3", "--games", "20", "--seed", "2"];
    let text = said(&order, "");
    assert!(text.contains("marianne-soleil-motto") && text.contains("contested"), "{text}");
    let report: Value = serde_json::from_str(&said(&[&order[..], &["--json"]].concat(), "")).expect("one JSON object");
    assert_eq!((&report["games"], report["wins"].as_array().map(Vec::len)), (&json!(20), Some(3)));
}

#[test]
fn cards_are_listed_in_three_languages_and_as_json() {
    let list = |lang: &str| said(&["cards", "--set", "love-letter", "--lang", lang], "");
    assert!(list("en").contains("Princess Annette"));
    assert!(list("fr").contains("Princesse Annette"));
    assert!(list("ja").lines().count() > 8);
    let json: Value = serde_json::from_str(&said(&["cards", "--set", "love-letter", "--json"], "")).expect("JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(8));
}

#[test]
fn marks_of_provenance_are_explained_where_they_stand() {
    let text = said(&["cards", "--set", "love-letter"], "");
    assert_eq!(text.contains(" [L]"), text.contains("[L] likely"), "{text}");
}

#[test]
fn a_game_can_be_played_questioned_taken_back_and_left() {
    let order = ["play", "--game", "love-letter", "--players", "2", "--seed", "a"];
    let text = said(&order, "?\ncard guard\nscore\nundo\n99\nfly:away\n1\nundo\ntable\nquit\n");
    for words in
        ["undo       takes", "Guard Odette", "If the game ended here", "nothing to take back", "The numbers are 1"]
    {
        assert!(text.contains(words), "{text}\nlacks {words}");
    }
    assert!(text.contains("Actions taken back") && text.contains("Until next time."), "{text}");
}

#[test]
fn a_game_is_played_to_its_end_in_french_and_the_input_may_end_at_any_time() {
    let order =
        ["play", "--game", "love-letter", "--lang", "fr", "--seed", "b", "--option", "tokens=1", "--players", "4"];
    let text = said(&order, &"1\n".repeat(400));
    assert!(text.contains("Résultat") && text.contains('★'), "{text}");
    assert!(said(&order, "1\n").contains("À la prochaine."));
}

#[test]
fn the_table_speaks_japanese_too() {
    let text =
        said(&["play", "--lang", "ja", "--players", "2", "--seed", "q"], "1\nhire:illness\n?\nscore\nundo\nquit\n");
    for words in
        ["テーブルの用意", "雇用フェイズ", "はあとが4必要", "いま終わったとすると", "戻した行動：1", "またお会い"]
    {
        assert!(text.contains(words), "{text}\nlacks {words}");
    }
    let plain = |word: &&str| word.len() > 3 && word.bytes().all(|b| b.is_ascii_lowercase());
    let latin = |line: &&str| line.split_whitespace().filter(plain).count() > 2;
    assert_eq!(text.lines().find(latin), None, "no English sentence is left");
}

/// The house opens, answers, and closes on SIGTERM with exit code 0.
#[cfg(unix)]
#[test]
fn serve_opens_and_closes_in_good_order() {
    use std::io::{BufRead, BufReader, Read};
    use std::net::TcpStream;
    let db = std::env::temp_dir().join(format!("livret-serve-{}.sqlite", std::process::id()));
    let address = format!("sqlite:{}", db.display());
    let mut child = Command::new(env!("CARGO_BIN_EXE_livret"))
        .args(["serve", "--addr", "127.0.0.1:0", "--db", &address, "--log-json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    let told = line.trim().rsplit("http://").next().expect("an address").trim_end_matches('/').to_string();
    let mut stream = TcpStream::connect(&told).expect("the house listens");
    stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let begun = std::time::Instant::now();
    let process = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(process, rustix::process::Signal::TERM).expect("it can be told to end");
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(begun.elapsed().as_secs() < 10);
    for end in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", db.display()));
    }
}

#[test]
fn a_saved_game_is_replayed_and_never_written_over() {
    let path = scratch("kept.json", "");
    std::fs::remove_file(&path).expect("it is ours");
    let file = path.to_str().expect("a plain path");
    let order = ["play", "--game", "love-letter", "--seed", "c"];
    assert!(said(&order, &format!("1\nsave {file}\nquit\n")).contains("The game so far is in"));
    let kept = std::fs::read(&path).expect("it was written");
    assert!(said(&order, &format!("save {file}\nquit\n")).contains("is there already"));
    assert_eq!(std::fs::read(&path).expect("it is still there"), kept);
    said(&["replay", file], "");
}

/// PROTOCOL `choose`, and the same names in every order.
#[test]
fn every_bot_is_known_by_its_name_wherever_bots_play() {
    let agenda = scratch("mine.agenda", "hire marianne-soleil\nhire 3-love\nhire 2-love\n");
    let agenda = format!("agenda:{}", agenda.display());
    let family = ["random", "big-love", "novice", "footman", "butler", "steward", "master", &agenda];
    let letters = ["random", "novice", "butler", "master"];
    for (game, bots) in [("tanto-cuore", &family[..]), ("motto-tanto-cuore", &family[..7]), ("love-letter", &letters)] {
        for bot in bots {
            let table = ["--game", game, "--bots", bot, "--nodes", "20"];
            let report: Value =
                serde_json::from_str(&said(&[&["sim", "--games", "1", "--json"], &table[..]].concat(), ""))
                    .expect("a report");
            assert_eq!((&report["bots"][0], &report["games"]), (&json!(bot), &json!(1)));
            assert!(said(&[&["play", "--seed", "d"], &table[..]].concat(), "1\n1\n1\n").contains("Until next time"));
            let pair = format!("{bot},random");
            let arena = ["arena", "--game", game, "--bots", &pair, "--nodes", "20", "--games", "2", "--json"];
            let found: Value = serde_json::from_str(&said(&arena, "")).expect("standings");
            assert_eq!(found["rows"][0]["bot"], json!(bot));
            let new = json!({"op": "new", "game": game, "players": 2, "seed": "e"});
            let choose = json!({"op": "choose", "bot": bot, "nodes": 20});
            let heard = said(&["engine"], &format!("{new}\n{choose}\n"));
            let answer: Value = serde_json::from_str(heard.lines().last().expect("two answers")).expect("an answer");
            assert_eq!(answer["ok"], true, "{bot}: {answer}");
            let best = answer["best"].as_array().expect("a list");
            assert_eq!(best.is_empty(), *bot == "random", "{bot}: {answer}");
            for advice in best {
                assert!(advice["value"].is_number(), "{bot}: {advice}");
                assert!(["en", "fr"].iter().all(|lang| advice["reason"][lang].as_str().is_some_and(|r| r.len() > 8)));
            }
            assert!(best.first().is_none_or(|first| first["action"] == answer["action"]), "{bot}: {answer}");
        }
    }
}

/// The record of a finished game, by way of the engine.
fn record() -> Value {
    let mut lines =
        vec![json!({"op": "new", "game": "love-letter", "players": 2, "seed": "r", "options": {"tokens": 1}})];
    lines.push(json!({"op": "legal"}));
    let mut actions: Vec<Value> = Vec::new();
    loop {
        let script: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let answers = said(&["engine"], &(script + "{\"op\":\"legal\"}\n{\"op\":\"record\"}\n"));
        let answers: Vec<Value> = answers.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
        let [.., legal, record] = &answers[..] else { panic!("two answers at least") };
        match legal["decision"]["actions"].as_array() {
            Some(legal) => actions.push(legal[0].clone()),
            None => return record["record"].clone(),
        }
        lines.push(json!({"op": "act", "action": actions.last()}));
    }
}

#[test]
fn a_record_is_replayed_as_a_log_or_as_its_result() {
    let record = record();
    let path = scratch("record.json", &record.to_string());
    let path = path.to_str().expect("a plain path");
    let log = said(&["replay", path], "");
    assert!(log.contains("Result") && log.contains("★"), "{log}");
    let result: Value = serde_json::from_str(&said(&["replay", path, "--json"], "")).expect("JSON");
    assert_eq!((&result["over"], &result["hash"]), (&json!(true), &record["hash"]));
    assert_eq!(result["winners"], record["result"]["winners"]);
}

#[test]
fn a_record_that_is_not_true_is_refused_in_one_line() {
    let mut wrong = record();
    wrong["hash"] = json!("00");
    let path = scratch("wrong-hash.json", &wrong.to_string());
    refused(&["replay", path.to_str().expect("a plain path")], "hash");
    wrong["rules_version"] = json!("0.1");
    let path = scratch("wrong-rules.json", &wrong.to_string());
    refused(&["replay", path.to_str().expect("a plain path")], "0.1");
    let path = scratch("no-json.json", "{\"livret\":");
    refused(&["replay", path.to_str().expect("a plain path")], "not JSON");
}

#[test]
fn a_reader_who_leaves_early_is_no_misfortune() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_livret"))
        .args(["cards", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_card_file_that_would_never_end_is_refused_with_line_and_column() {
    let fields = "kind: General, cost: 2, copies: 8, mark: R";
    for (name, word) in [
        ("each.ron", "EachPlayer([EachPlayer([EachPlayer([Gain(Love, 1)])])])"),
        ("neighbours.ron", "Neighbours([Neighbours([Draw(1)])])"),
        ("leave.ron", "LeaveSelf"),
    ] {
        let card = format!("(id: \"azure-crescent\", names: (en: \"A\", fr: \"A\"), {fields},\n  then: [{word}])");
        let path = scratch(name, &format!("(cards: [\n {card},\n])"));
        let file = path.to_str().expect("a plain path");
        refused(
            &["--cards", file, "sim", "--game", "tanto-cuore", "--games", "20", "--bots", "random"],
            "line 3, column 10",
        );
    }
}
