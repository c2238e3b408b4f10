//! Every `livret …` command in the documents is one that the binary takes.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The commands in the `sh` blocks of a document, lines that end in a backslash joined.
fn commands(document: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut inside = false;
    for line in document.lines().map(str::trim) {
        match line.strip_prefix("```") {
            Some(language) => inside = !inside && language == "sh",
            None if inside => found.push(line),
            None => {}
        }
    }
    found.join("\n").replace("\\\n", " ").lines().map(Into::into).collect()
}

/// The simple commands of a line as lists of words: quotes are taken off, redirections left out.
fn simple_commands(line: &str) -> Vec<Vec<String>> {
    let (mut all, mut words, mut word) = (Vec::new(), Vec::new(), String::new());
    let mut quote = None;
    for c in line.chars().chain([';']) {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), c) => word.push(c),
            (None, '\'' | '"') => quote = Some(c),
            (None, ' ' | '|' | ';' | '&' | '>') => {
                if !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                if c != ' ' {
                    all.push(std::mem::take(&mut words));
                }
            }
            (None, c) => word.push(c),
        }
    }
    all.retain(|words| !words.is_empty());
    all
}

/// What the house is asked to do: after `livret`, or after `cargo run … --`.
fn order(words: &[String]) -> Option<&[String]> {
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["livret", ..] => Some(&words[1..]),
        ["cargo", "run", ..] => words.iter().position(|word| word == "--").map(|at| &words[at + 1..]),
        _ => None,
    }
}

fn livret(arguments: &[String]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_livret")).current_dir(root()).args(arguments).output().expect("the binary starts")
}

#[test]
fn every_livret_command_in_the_documents_has_orders_and_flags_that_exist() {
    let mut seen = 0;
    for document in ["README.md", "CONTRIBUTING.md", "docs/BENCHMARKS.md"] {
        let text = std::fs::read_to_string(root().join(document)).expect("the document can be read");
        for line in commands(&text) {
            for words in simple_commands(&line) {
                let Some(order) = order(&words) else { continue };
                let output = livret(&[order, &["--help".into()]].concat());
                let told = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{document}: {line}: {told}");
                seen += 1;
            }
        }
    }
    assert!(seen > 12, "only {seen} commands were found");
}

#[test]
fn a_command_with_a_wrong_flag_would_be_found() {
    let words = |text: &str| simple_commands(text).concat();
    assert!(!livret(&words("sim --gmaes 3 --help")).status.success());
    assert!(!livret(&words("simulate --help")).status.success());
    assert_eq!(simple_commands("echo '{\"a\": 1}' | livret engine > x.json &").len(), 3);
    assert_eq!(words("livret sim --option 'a={\"b\":1}'")[3], "a={\"b\":1}");
}

#[test]
fn the_example_of_corrected_cards_is_sound_and_its_cards_are_used() {
    let arguments = ["cards", "--set", "expanding-the-house", "--json", "--cards", "examples/my-cards.ron"];
    let output = livret(&arguments.map(Into::into));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let cards: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).expect("a JSON list");
    for (id, vp) in [("estate", 3), ("courtney-jewel", 2)] {
        let card = cards.iter().find(|card| card["id"] == id).expect("a card of the box");
        assert_eq!((card["provenance"].as_str(), card["vp"].as_i64()), (Some("P"), Some(vp)), "{id}");
    }
}
