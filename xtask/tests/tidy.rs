//! The house is tidy: documents agree, no file is out of measure, nothing tells where it was built.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies inside the repository").into()
}

/// Every file of the repository, without what is built or fetched.
fn files(directory: &Path) -> Vec<PathBuf> {
    const LEFT_OUT: [&str; 5] = [".git", "target", "node_modules", "dist", "artefacts"];
    // What is compiled into the client; `crates/wasm` is source.
    let compiled = root().join("web/wasm");
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).expect("the repository can be read") {
        let path = entry.expect("the repository can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if LEFT_OUT.contains(&name.as_str()) || path == compiled {
            continue;
        }
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found
}

/// The reference documents are kept elsewhere too; while both are at hand they must be the same.
#[test]
fn the_reference_documents_are_the_shared_ones() {
    let shared = root().join("../shared");
    if !shared.is_dir() {
        return;
    }
    for (ours, theirs) in [("RULES.md", "RULES.md"), ("CARDS.md", "cards/CARDS.md"), ("PROTOCOL.md", "PROTOCOL.md")] {
        let read = |path: PathBuf| fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let same = read(root().join("docs").join(ours)) == read(shared.join(theirs));
        assert!(same, "docs/{ours} differs from the reference");
    }
}

#[test]
fn no_file_names_a_place_on_somebodys_machine() {
    // In two pieces, or this file would name them too.
    let places = [
        concat!("/wo", "rk/"),
        concat!("/ho", "me/"),
        concat!("/ro", "ot/"),
        concat!("/Us", "ers/"),
        concat!("C:", "\\"),
    ];
    for path in files(&root()) {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for place in places {
            assert!(!text.contains(place), "{} mentions {place}", path.display());
        }
    }
}

#[test]
fn files_keep_a_sensible_size() {
    const MOST_BYTES: u64 = 512 * 1024;
    // Games kept for ever, one a line.
    const MOST_KEPT: u64 = 1024 * 1024;
    const MOST_LINES: usize = 1200;
    for path in files(&root()) {
        let size = fs::metadata(&path).expect("a file of the repository").len();
        let most = if path.extension().is_some_and(|e| e == "jsonl") { MOST_KEPT } else { MOST_BYTES };
        assert!(size <= most, "{} has {size} bytes", path.display());
        if path.extension().is_some_and(|e| e == "rs") {
            let lines = fs::read_to_string(&path).expect("source is text").lines().count();
            assert!(lines <= MOST_LINES, "{} has {lines} lines: one noun per file", path.display());
        }
    }
}

/// The ids of all cards, as the card files have them; Love Letter's are its ranks.
fn card_ids() -> Vec<String> {
    let boxes =
        files(&root().join("crates/tanto/cards")).into_iter().map(|path| fs::read_to_string(path).expect("cards"));
    let ids = |text: String| -> Vec<String> {
        text.split("(id: \"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
    };
    let ranks = ["guard", "priest", "baron", "handmaid", "prince", "king", "countess", "princess"];
    boxes.flat_map(ids).chain(ranks.map(str::to_owned)).collect()
}

/// The code of a face without its comments and unit tests, line by line.
fn lines_of_faces() -> Vec<(PathBuf, String)> {
    let faces = ["cli", "bots", "server"].map(|name| root().join("crates").join(name).join("src"));
    let mut lines = Vec::new();
    for path in faces.iter().flat_map(|face| files(face)).filter(|path| path.extension().is_some_and(|e| e == "rs")) {
        let text = fs::read_to_string(&path).expect("source is text");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let told = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        lines.extend(told.map(|line| (path.clone(), line.to_owned())));
    }
    lines
}

/// What a card means comes from its data: whoever shows or plays a table reads types and texts, never ids.
#[test]
fn no_face_knows_a_card_by_its_id() {
    let ids = card_ids();
    assert!(ids.len() > 130, "{}", ids.len());
    for (path, line) in lines_of_faces() {
        let literals = line.split('"').skip(1).step_by(2);
        let known: Vec<&str> = literals.filter(|&literal| ids.iter().any(|id| id == literal)).collect();
        assert!(known.is_empty(), "{} knows {known:?}: {line}", path.display());
    }
}

/// Types reach the rim: whoever shows or plays a table never looks into JSON by the name of a field.
#[test]
fn no_face_reads_json_by_the_names_of_its_fields() {
    let is_value = |c: char| c.is_alphanumeric() || matches!(c, '_' | ')' | ']');
    for (path, line) in lines_of_faces() {
        let reads = line.match_indices("[\"").any(|(at, _)| line[..at].ends_with(is_value));
        assert!(!reads, "{} reads JSON: {line}", path.display());
    }
}

/// What an action is, its offer says: nobody takes its text apart.
#[test]
fn no_face_takes_the_text_of_an_action_apart() {
    let cuts = ["split(':')", "split_once(':')", "split_once('@')", "split_once('!')", "split_once('.')"];
    for (path, line) in lines_of_faces() {
        let cut = cuts.iter().find(|cut| line.contains(*cut));
        assert!(cut.is_none(), "{} takes a text apart: {line}", path.display());
    }
}

#[test]
fn source_files_end_with_one_line_feed_and_have_no_tabs() {
    for path in files(&root()).into_iter().filter(|path| path.extension().is_some_and(|e| e == "rs")) {
        let text = fs::read_to_string(&path).expect("source is text");
        assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{} does not end well", path.display());
        assert!(!text.contains('\t'), "{} has a tab", path.display());
    }
}
