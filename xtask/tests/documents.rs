//! The documents are true: links lead somewhere, chores and packages that they name exist.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies inside the repository").into()
}

/// The documents at the root and in `docs/`.
fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for directory in [root(), root().join("docs")] {
        for entry in fs::read_dir(directory).expect("the repository can be read") {
            let path = entry.expect("the repository can be read").path();
            if path.extension().is_some_and(|e| e == "md") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text outside code blocks and code spans.
fn prose(document: &str) -> String {
    let outside = document.split("```").step_by(2).collect::<String>();
    outside.lines().map(|line| line.split('`').step_by(2).collect::<String>() + "\n").collect()
}

/// The targets of the links in a text.
fn links(document: &str) -> Vec<String> {
    let text = prose(document);
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    targets.map(|(target, _)| target.to_string()).collect()
}

/// The anchors that headings make: lower case, spaces to hyphens, other signs dropped.
fn anchors(document: &str) -> Vec<String> {
    let heading = |line: &str| {
        let title = line.trim_start_matches('#').trim().to_lowercase();
        let kept = title.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    document.lines().filter(|line| line.starts_with('#')).map(heading).collect()
}

#[test]
fn relative_links_lead_to_files_and_headings_that_exist() {
    // `cargo xtask trace` writes it, and its own check keeps it.
    const GENERATED: &str = "docs/RULES-TRACE.md";
    let mut followed = 0;
    for document in documents() {
        for link in links(&read(&document)).into_iter().filter(|link| !link.contains("://")) {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = document.parent().expect("a directory").join(file);
            let target = if file.is_empty() { document.clone() } else { target };
            followed += 1;
            if target == root().join(GENERATED) {
                continue;
            }
            assert!(target.exists(), "{}: {link} leads nowhere", document.display());
            let known = anchor.is_empty() || anchors(&read(&target)).iter().any(|a| a == anchor);
            assert!(known, "{}: {link}: no such heading", document.display());
        }
    }
    assert!(followed > 10, "only {followed} links were found");
}

/// The words of every `cargo …` command in the `sh` blocks of a document, up to `--`.
fn cargo_commands(document: &str) -> Vec<Vec<String>> {
    let blocks = document.split("```").skip(1).step_by(2).filter_map(|block| block.strip_prefix("sh\n"));
    let lines = blocks.flat_map(str::lines).map(str::trim).filter_map(|line| line.strip_prefix("cargo "));
    lines.map(|line| line.split_whitespace().take_while(|word| *word != "--").map(Into::into).collect()).collect()
}

fn said(command: &mut Command) -> String {
    let output = command.output().expect("it starts");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The names of the workspace's packages.
fn packages() -> Vec<String> {
    let crates = fs::read_dir(root().join("crates")).expect("the crates can be read");
    let manifests = crates.map(|entry| read(&entry.expect("a crate").path().join("Cargo.toml")));
    let name = |manifest: String| manifest.lines().find_map(|l| Some(l.strip_prefix("name = \"")?.replace('"', "")));
    manifests.filter_map(name).chain(["xtask".into()]).collect()
}

/// Does the help have a line for this chore, and on it every flag that is given?
fn is_chore(help: &str, words: &[String]) -> bool {
    let is_flag = |word: &&String| word.starts_with("--");
    help.lines().any(|line| {
        let listed: Vec<&str> = line.split(|c: char| c.is_whitespace() || "[]".contains(c)).collect();
        line.trim_start().starts_with(&format!("cargo {} {}", words[0], words[1]))
            && words[1..].iter().filter(is_flag).all(|flag| listed.contains(&flag.as_str()))
    })
}

#[test]
fn every_cargo_command_in_the_documents_has_chores_packages_and_flags_that_exist() {
    let chores = said(Command::new(env!("CARGO_BIN_EXE_xtask")).arg("help"));
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let mut seen = 0;
    for document in documents() {
        for words in cargo_commands(&read(&document)) {
            let line = words.join(" ");
            seen += 1;
            if words[0] == "xtask" {
                assert!(is_chore(&chores, &words), "{}: cargo {line}", document.display());
                continue;
            }
            let help = said(Command::new(&cargo).args([&words[0], "--help"]));
            for (at, flag) in words.iter().enumerate().filter(|(_, word)| word.starts_with('-')) {
                assert!(help.contains(flag), "{}: cargo {line}: {flag}", document.display());
                if flag == "-p" {
                    assert!(packages().contains(&words[at + 1]), "{}: cargo {line}", document.display());
                }
            }
        }
    }
    assert!(seen > 8, "only {seen} commands were found");
}
