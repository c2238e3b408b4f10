//! Every language has every sentence, with the same things in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;
use livret_kernel::Note;
use livret_shown::{Counter, Decline, Pantry, Phase, Sort, Verb};
use livret_words::{Words, find, languages};
use serde::de::DeserializeOwned;
use serde_json::from_str;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What a sentence shows, what it chooses by, and which other sentences stand in it.
#[derive(Clone, Default)]
struct Uses {
    shown: BTreeSet<String>,
    asked: BTreeSet<String>,
    others: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    self.asked.insert(id.name.clone());
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.shown.insert(id.name.clone())),
            InlineExpression::MessageReference { id, .. } => drop(self.others.insert(id.name.clone())),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::TermReference { .. } => panic!("terms are not used here"),
        }
    }
}

/// The sentences of a language's files by id; attributes as `id.name`.
fn sentences(files: &[PathBuf]) -> BTreeMap<String, Uses> {
    let mut all = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(file).expect("a file of words can be read");
        let resource: Resource<String> =
            parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let patterns = message.value.iter().map(|value| (message.id.name.clone(), value));
            let attributes =
                message.attributes.iter().map(|part| (format!("{}.{}", message.id.name, part.id.name), &part.value));
            for (id, pattern) in patterns.chain(attributes) {
                let mut uses = Uses::default();
                uses.pattern(pattern);
                assert!(all.insert(id.clone(), uses).is_none(), "{id} stands twice in {}", file.display());
            }
        }
    }
    whole(&all)
}

/// With what the sentences inside of each use.
fn whole(all: &BTreeMap<String, Uses>) -> BTreeMap<String, Uses> {
    let gather = |id: &String| {
        let (mut open, mut met, mut uses) = (vec![id.clone()], BTreeSet::new(), Uses::default());
        while let Some(next) = open.pop().filter(|_| met.len() < 100) {
            let found = all.get(&next).unwrap_or_else(|| panic!("{id} uses {next}, which is not there"));
            uses.shown.extend(found.shown.clone());
            uses.asked.extend(found.asked.clone());
            open.extend(found.others.iter().filter(|other| met.insert((*other).clone())).cloned());
        }
        (id.clone(), uses)
    };
    all.keys().map(gather).collect()
}

/// Sentences that faces ask for by these beginnings; others are pieces that a language makes for itself.
const ASKED_FOR: [&str; 18] = [
    "action-", "arrange-", "ask-", "because", "cards-", "counter-", "effect-", "event-", "group-", "note-", "option-",
    "phase-", "pile-", "prompt-", "reason-", "record-", "refusal-", "setup-",
];

/// What the engine says of the protocol is said in English alone.
fn is_common(id: &str) -> bool {
    let asked_for = ASKED_FOR.iter().any(|start| id.starts_with(start)) || id.starts_with("terminal-");
    asked_for && !id.ends_with(".protocol")
}

/// A language against English: what is wrong with it.
fn faults(english: &BTreeMap<String, Uses>, other: &BTreeMap<String, Uses>) -> Vec<String> {
    let mut faults = Vec::new();
    for (id, uses) in english.iter().filter(|(id, _)| is_common(id)) {
        match other.get(id) {
            None => faults.push(format!("{id} is missing")),
            Some(found) if found.shown != uses.shown => {
                faults.push(format!("{id} shows {:?} instead of {:?}", found.shown, uses.shown));
            }
            Some(_) => {}
        }
    }
    let more = other.keys().filter(|id| is_common(id) && !english.contains_key(*id));
    faults.extend(more.map(|id| format!("{id} is not in English")));
    faults
}

#[test]
fn every_language_has_every_sentence_with_the_same_things_in_it() {
    let found = find::languages(&root().join("words")).expect("the words are there");
    assert_eq!(found.iter().map(|(lang, _)| lang.as_str()).collect::<Vec<_>>(), languages().collect::<Vec<_>>());
    let read: BTreeMap<_, _> = found.iter().map(|(lang, files)| (lang.as_str(), sentences(files))).collect();
    for (lang, other) in &read {
        assert_eq!(faults(&read["en"], other), [""; 0], "{lang}");
    }
}

/// The variants of an enum, as serde lists them when it meets a word that is none of them.
fn variants<T: DeserializeOwned + Debug>() -> Vec<String> {
    listed(&from_str::<T>("\"?\"").expect_err("no such variant"))
}

/// The types of events, likewise.
fn events<T: DeserializeOwned + Debug>() -> Vec<String> {
    listed(&from_str::<T>(r#"{"type": "?"}"#).expect_err("no such event"))
}

fn listed(error: &serde_json::Error) -> Vec<String> {
    error.to_string().split('`').skip(3).step_by(2).map(Into::into).collect()
}

#[test]
fn every_word_of_the_types_has_its_sentence() {
    let mut ids = Vec::new();
    // What is done in a turn, the phase says.
    ids.extend(variants::<Sort>().iter().filter(|sort| *sort != "turn").map(|sort| format!("ask-{sort}")));
    ids.extend(variants::<Verb>().iter().map(|verb| format!("action-{verb}")));
    ids.extend(variants::<Pantry>().iter().map(|pile| format!("pile-{pile}")));
    ids.extend(variants::<Note>().iter().map(|note| format!("note-{note}")));
    for counter in variants::<Counter>() {
        ids.extend(["", ".gain", ".name"].map(|part| format!("counter-{counter}{part}")));
    }
    for phase in variants::<Phase>().iter().filter(|phase| *phase != "over") {
        ids.extend(["", ".short", ".end", ".todo", ".next"].map(|part| format!("phase-{phase}{part}")));
    }
    let happened = [events::<livret_tanto::Happening>(), events::<livret_letter::Happening>()].concat();
    assert!(happened.len() > 35 && ids.len() > 90, "{happened:?}");
    ids.extend(happened.iter().map(|event| format!("event-{event}")));
    for lang in languages() {
        let words = Words::of(lang).expect("listed");
        let missing: Vec<_> = ids.iter().filter(|id| !words.knows(id)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn questions_choose_by_the_ways_to_decline_there_are() {
    assert_eq!(variants::<Decline>(), ["must", "no", "done"]);
}

/// The ids in the sources of the engine and the bots: `"refusal-price"`.
fn in_sources(folder: &Path, start: &str, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("sources can be listed").map(|entry| entry.expect("one by one").path()) {
        if entry.is_dir() {
            in_sources(&entry, start, found);
        } else if entry.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&entry).expect("sources can be read");
            let ids = text.split('"').filter(|part| part.starts_with(start) && part.len() > start.len());
            found.extend(ids.filter(|id| !id.contains(['{', ' '])).map(Into::into));
        }
    }
}

/// The sentences of the sources against those of the files, but for pieces of other sentences.
fn match_sources(krates: &[&str], start: &str, pieces: &[&str]) {
    let mut used = BTreeSet::new();
    for krate in krates {
        in_sources(&root().join("crates").join(krate).join("src"), start, &mut used);
    }
    let files = find::languages(&root().join("words")).expect("the words are there");
    let (_, english) = files.iter().find(|(lang, _)| lang == "en").expect("English");
    let mine = |id: &String| id.starts_with(start) && !id.contains('.') && !pieces.contains(&id.as_str());
    let there: BTreeSet<String> = sentences(english).into_keys().filter(mine).collect();
    assert_eq!(used, there);
}

#[test]
fn every_refusal_of_the_code_has_a_sentence_and_every_sentence_a_refusal() {
    match_sources(&["kernel", "tanto", "letter"], "refusal-", &[]);
}

/// Sentences that join what stands in a list.
const JOINTS: [&str; 2] = ["setup-one", "setup-or"];

#[test]
fn whatever_can_be_wrong_with_a_set_up_has_its_sentence_with_all_that_stands_in_it() {
    let wrongs = [
        livret_kernel::Wrong::ALL,
        livret_letter::Wrong::ALL,
        livret_games::Wrong::ALL,
        livret_tanto::Wrong::ALL,
        livret_tanto::Wanted::ALL,
        livret_tanto::InFile::ALL,
        livret_tanto::Unsound::ALL,
    ];
    let wrongs: BTreeMap<&str, BTreeSet<&str>> =
        wrongs.concat().into_iter().map(|(id, facts)| (id, facts.iter().copied().collect())).collect();
    for (lang, files) in find::languages(&root().join("words")).expect("the words are there") {
        let said = sentences(&files);
        let ours = ["setup-", "record-", "arrange-", "cards-"];
        let there = said.keys().map(String::as_str).filter(|id| ours.iter().any(|start| id.starts_with(start)));
        let there: BTreeSet<&str> = there.filter(|id| !JOINTS.contains(id)).collect();
        assert_eq!(there, wrongs.keys().copied().collect(), "{lang}");
        for (id, facts) in &wrongs {
            let uses = said[*id].shown.union(&said[*id].asked).map(String::as_str);
            assert_eq!(uses.collect::<BTreeSet<_>>(), *facts, "{lang}: {id}");
        }
    }
}

#[test]
fn every_reason_of_the_bots_has_a_sentence_and_every_sentence_a_reason() {
    match_sources(&["bots"], "reason-", &["reason-pile", "reason-counter"]);
}

/// English in brackets, file by file: a language that somebody adds.
fn bracketed(text: &str) -> String {
    let line = |line: &str| match line.split_once(" = ") {
        Some((id, said)) if !said.trim().is_empty() && !line.starts_with('#') => format!("{id} = ⟦{said}⟧"),
        _ => line.into(),
    };
    text.lines().map(line).collect::<Vec<String>>().join("\n") + "\n"
}

#[test]
fn adding_a_language_is_adding_files() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("a-language");
    let found = find::languages(&root().join("words")).expect("the words are there");
    let (_, english) = found.iter().find(|(lang, _)| lang == "en").expect("English");
    fs::create_dir_all(folder.join("xx")).expect("the scratch folder can be written");
    for file in english {
        let text = fs::read_to_string(file).expect("readable");
        fs::write(folder.join("xx").join(file.file_name().expect("a name")), bracketed(&text)).expect("writable");
    }
    let added = find::languages(&folder).expect("it was just written");
    let [(lang, files)] = added.as_slice() else { panic!("one language: {added:?}") };
    assert_eq!(faults(&sentences(english), &sentences(files)), [""; 0]);
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).expect("readable")).collect();
    let words = Words::read(lang, &texts).expect("it reads like any other");
    assert_eq!((words.lang(), words.plain("prompt-yours").as_str()), ("xx", "⟦Your decision⟧"));
}
