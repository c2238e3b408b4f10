//! Which test proves which rule.
//!
//! A test proves an ID of docs/RULES.md when its name begins with it (`tc_card_nena_…` proves
//! TC-CARD-NENA; the longest ID wins), or when a comment above it says so:
//!
//! ```text
//! /// Proves TC-HIRE-04, AMB-TC-24, TC-EVENT-07…09.
//! #[test]
//! ```
//!
//! An ID without a test stands in docs/trace-reasons.txt with a reason, or the check fails.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The generated document.
pub const TRACE: &str = "docs/RULES-TRACE.md";
const RULES: &str = "docs/RULES.md";
const REASONS: &str = "docs/trace-reasons.txt";

/// More reasons than this would be excuses.
const MOST_REASONS: usize = 40;

/// A test function and what its comment claims.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Test {
    file: String,
    name: String,
    claims: Vec<String>,
}

/// The rules with their proofs, and what is wrong.
pub struct Trace {
    ids: Vec<String>,
    proofs: BTreeMap<String, BTreeSet<String>>,
    reasons: BTreeMap<String, String>,
    /// One sentence for each hole.
    pub problems: Vec<String>,
}

/// Reads rules, tests and reasons of the repository.
pub fn read(root: &Path) -> io::Result<Trace> {
    let rules = fs::read_to_string(root.join(RULES))?;
    let reasons = fs::read_to_string(root.join(REASONS)).unwrap_or_default();
    let mut tests = Vec::new();
    for path in rust_files(&root.join("crates"))? {
        let file = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        tests.extend(tests_of(&file, &fs::read_to_string(&path)?));
    }
    Ok(Trace::new(&rules, &tests, &reasons))
}

fn rust_files(directory: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

impl Trace {
    fn new(rules: &str, tests: &[Test], reasons: &str) -> Trace {
        let mut trace =
            Trace { ids: ids_of(rules), proofs: BTreeMap::new(), reasons: BTreeMap::new(), problems: Vec::new() };
        trace.find_doubles();
        tests.iter().for_each(|test| trace.add_test(test));
        trace.add_reasons(reasons);
        trace.find_holes();
        trace
    }

    fn knows(&self, id: &str) -> bool {
        self.ids.iter().any(|known| known == id)
    }

    fn add_test(&mut self, test: &Test) {
        let mut proved: Vec<String> = self.id_in_name(test).into_iter().collect();
        for claim in &test.claims {
            match self.knows(claim) {
                true => proved.push(claim.clone()),
                false => self.problems.push(format!("{} in {} cites {claim}, which is no rule", test.name, test.file)),
            }
        }
        for id in proved {
            self.proofs.entry(id).or_default().insert(format!("{} ({})", test.name, place(&test.file)));
        }
    }

    /// The longest ID that the test's name begins with. A name that looks like an ID, and is none,
    /// is a problem unless the test cites its rule in words.
    fn id_in_name(&mut self, test: &Test) -> Option<String> {
        let begins = |id: &&String| {
            let snake = id.to_lowercase().replace('-', "_");
            test.name.strip_prefix(&snake).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        };
        let found = self.ids.iter().filter(begins).max_by_key(|id| id.len()).cloned();
        if found.is_none() && test.claims.is_empty() && self.looks_like_an_id(&test.name) {
            self.problems.push(format!("{} in {} is named after a rule that does not exist", test.name, test.file));
        }
        found
    }

    /// Does the name begin like some ID: with its first two words?
    fn looks_like_an_id(&self, name: &str) -> bool {
        let mut words = name.split('_');
        let (Some(set), Some(section)) = (words.next(), words.next()) else { return false };
        let begin = format!("{}-{}-", set.to_uppercase(), section.to_uppercase());
        self.ids.iter().any(|id| id.starts_with(&begin))
    }

    fn add_reasons(&mut self, reasons: &str) {
        for line in reasons.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            let Some((id, reason)) = line.split_once(": ").filter(|(_, reason)| !reason.trim().is_empty()) else {
                self.problems.push(format!("{REASONS}: \"{line}\" is not `ID: reason`"));
                continue;
            };
            if !self.knows(id) {
                self.problems.push(format!("{REASONS}: {id} is no rule"));
            } else if self.proofs.contains_key(id) {
                self.problems.push(format!("{REASONS}: {id} has a proof and needs no reason"));
            } else if self.reasons.insert(id.into(), reason.trim().into()).is_some() {
                self.problems.push(format!("{REASONS}: {id} stands twice"));
            }
        }
        if self.reasons.len() > MOST_REASONS {
            self.problems.push(format!("{REASONS}: {} reasons, at most {MOST_REASONS}", self.reasons.len()));
        }
    }

    /// An ID that stands twice would let one test prove two rules.
    fn find_doubles(&mut self) {
        let mut seen = BTreeSet::new();
        let doubles = self.ids.iter().filter(|id| !seen.insert(id.as_str()));
        let problems: Vec<String> = doubles.map(|id| format!("{RULES}: {id} stands twice")).collect();
        self.problems.extend(problems);
    }

    fn find_holes(&mut self) {
        let bare = |id: &&String| !self.proofs.contains_key(*id) && !self.reasons.contains_key(*id);
        let holes: Vec<String> =
            self.ids.iter().filter(bare).map(|id| format!("{id} has no proof and no reason")).collect();
        self.problems.extend(holes);
    }

    /// One line of figures.
    pub fn summary(&self) -> String {
        let asked = self.ids.len();
        let proved = self.ids.iter().filter(|id| self.proofs.contains_key(*id)).count();
        format!("{asked} rules, {proved} proved by tests, {} with a reason", self.reasons.len())
    }

    /// The document, the same for the same rules and tests.
    pub fn document(&self) -> String {
        let mut text = String::from(
            "# Which test proves which rule\n\nGenerated by `cargo xtask trace`; a test keeps it true. \
             The rules are in RULES.md; a test proves the rule it\nis named after, and those its comment cites.\n",
        );
        text += &format!("\n{}.\n", self.summary());
        let mut section = "";
        for id in &self.ids {
            if section_of(id) != section {
                section = section_of(id);
                text += &format!("\n## {section}\n\n| rule | proof |\n|---|---|\n");
            }
            text += &format!("| {id} | {} |\n", self.proof_of(id));
        }
        text
    }

    fn proof_of(&self, id: &str) -> String {
        match (self.proofs.get(id), self.reasons.get(id)) {
            (Some(tests), _) => tests.iter().cloned().collect::<Vec<_>>().join("<br>"),
            (None, Some(reason)) => format!("no test: {reason}"),
            (None, None) => "**missing**".into(),
        }
    }
}

/// The IDs of the rules in order: statements and readings (`- **TC-SETUP-01** …`), examples
/// (`### EX-TC-01 …`).
fn ids_of(rules: &str) -> Vec<String> {
    let id = |line: &str| {
        let id = match line.strip_prefix("- **") {
            Some(rest) => rest.split_once("**")?.0,
            None => line.strip_prefix("### ").filter(|rest| rest.starts_with("EX-"))?.split_whitespace().next()?,
        };
        is_id(id).then(|| id.to_string())
    };
    rules.lines().filter_map(id).collect()
}

fn is_id(text: &str) -> bool {
    text.contains('-') && text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
}

/// The heading an ID stands under: `TC-SETUP`, `EX-TC`, `GEN`.
fn section_of(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(section, _)| section)
}

/// `crates/letter/tests/cards.rs` → `letter/tests/cards.rs`.
fn place(file: &str) -> &str {
    file.strip_prefix("crates/").unwrap_or(file)
}

/// The tests of a source file: functions under `#[test]`, with the claims of the comment above.
fn tests_of(file: &str, source: &str) -> Vec<Test> {
    let (mut tests, mut claims, mut marked) = (Vec::new(), Vec::new(), false);
    for line in source.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            claims.extend(comment.trim().strip_prefix("Proves ").map(claimed).unwrap_or_default());
        } else if line == "#[test]" {
            marked = true;
        } else if !line.starts_with('#') && !line.starts_with("//") {
            if let Some(name) = function_name(line).filter(|_| marked) {
                tests.push(Test { file: file.into(), name: name.into(), claims: std::mem::take(&mut claims) });
            }
            (claims, marked) = (Vec::new(), false);
        }
    }
    tests
}

fn function_name(line: &str) -> Option<&str> {
    Some(line.strip_prefix("fn ")?.split_once('(')?.0)
}

/// The IDs in `TC-HIRE-04, AMB-TC-24 and TC-EVENT-07…09. And so on.`, ranges spelled out.
fn claimed(text: &str) -> Vec<String> {
    let sentence = text.split_once(". ").map_or(text, |(first, _)| first);
    let words = sentence.split([',', ' ', ';']).map(|word| word.trim_end_matches('.'));
    words.filter(|word| !word.is_empty() && *word != "and").flat_map(spelled_out).collect()
}

fn spelled_out(word: &str) -> Vec<String> {
    let range = word.split_once('…').or_else(|| word.split_once(".."));
    let Some((first, last)) = range else { return vec![word.into()] };
    let numbers = first.rsplit_once('-').and_then(|(stem, from)| Some((stem, from, number(from)?, number(last)?)));
    match numbers {
        Some((stem, digits, from, to)) => {
            (from..=to).map(|n| format!("{stem}-{n:0width$}", width = digits.len())).collect()
        }
        None => vec![word.into()],
    }
}

fn number(digits: &str) -> Option<u32> {
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "\
# Rules
- **GEN-01** [D] May is optional.
- **TC-HIRE-01** [R] Costs.
- **TC-HIRE-02** [R] Top cards; see **TC-HIRE-01**.
- **TC-CARD-LOVE** [K] Love.
- **TC-CARD-LOVE-OLD** [K] Old love.
- **EH-BUILD-01** [R] Later.
### EX-TC-01 — an example
- **AMB-TC-24** A reading.
- **AMB-EH-01** Later.
Text with **bold** words.
";

    fn test(name: &str, claims: &[&str]) -> Test {
        Test {
            file: "crates/tanto/tests/a.rs".into(),
            name: name.into(),
            claims: claims.iter().map(|c| (*c).into()).collect(),
        }
    }

    fn problems(tests: &[Test], reasons: &str) -> Vec<String> {
        Trace::new(SAMPLE, tests, reasons).problems
    }

    const REST: &str = "GEN-01: a\nTC-HIRE-01: b\nTC-HIRE-02: c\nTC-CARD-LOVE: d\nTC-CARD-LOVE-OLD: e\nEX-TC-01: f\nAMB-TC-24: g\nEH-BUILD-01: h\nAMB-EH-01: i\n";

    fn rest_without(ids: &[&str]) -> String {
        let keep = |line: &&str| !ids.iter().any(|id| line.starts_with(&format!("{id}: ")));
        REST.lines().filter(keep).map(|line| format!("{line}\n")).collect()
    }

    #[test]
    fn ids_are_statements_examples_and_readings_in_order() {
        let wanted =
            "GEN-01 TC-HIRE-01 TC-HIRE-02 TC-CARD-LOVE TC-CARD-LOVE-OLD EH-BUILD-01 EX-TC-01 AMB-TC-24 AMB-EH-01";
        assert_eq!(ids_of(SAMPLE).join(" "), wanted);
    }

    #[test]
    fn a_rule_without_proof_or_reason_is_a_hole() {
        assert_eq!(problems(&[], &rest_without(&["TC-HIRE-02"])), ["TC-HIRE-02 has no proof and no reason"]);
        assert!(problems(&[], REST).is_empty());
    }

    #[test]
    fn an_id_that_stands_twice_is_refused() {
        let twice = format!("{SAMPLE}- **TC-HIRE-02** [R] Something else.\n");
        assert_eq!(Trace::new(&twice, &[], REST).problems, ["docs/RULES.md: TC-HIRE-02 stands twice"]);
    }

    #[test]
    fn a_name_proves_the_longest_id_it_begins_with() {
        let trace = Trace::new(SAMPLE, &[test("tc_card_love_old_still_counts", &[])], "");
        assert!(trace.proofs.contains_key("TC-CARD-LOVE-OLD"));
        assert!(!trace.proofs.contains_key("TC-CARD-LOVE"));
        let trace = Trace::new(SAMPLE, &[test("tc_card_loves_nobody", &[])], "");
        assert!(trace.proofs.is_empty());
    }

    #[test]
    fn a_comment_proves_what_it_cites() {
        let tests = [test("love_is_shared", &["TC-HIRE-01", "AMB-TC-24"])];
        assert!(problems(&tests, &rest_without(&["TC-HIRE-01", "AMB-TC-24"])).is_empty());
    }

    #[test]
    fn unknown_ids_are_problems_in_comments_and_names() {
        assert_eq!(problems(&[test("tea", &["TC-HIRE-99"])], REST).len(), 1);
        assert_eq!(problems(&[test("tc_hire_99_is_nothing", &[])], REST).len(), 1);
        assert!(problems(&[test("tc_tables_end", &[])], REST).is_empty());
    }

    #[test]
    fn reasons_must_be_needed_known_whole_and_few() {
        assert_eq!(problems(&[test("gen_01_may_be_declined", &[])], REST).len(), 1);
        assert_eq!(problems(&[], &format!("{REST}TC-NONE-01: x\n")).len(), 1);
        assert_eq!(problems(&[], &format!("{REST}nonsense\n")).len(), 1);
        assert_eq!(problems(&[], &format!("{REST}GEN-01: again\n")).len(), 1);
        assert!(problems(&[], &format!("# why\n\n{REST}")).is_empty());
    }

    #[test]
    fn claims_are_lists_with_ranges() {
        assert_eq!(claimed("TC-HIRE-04, AMB-TC-24."), ["TC-HIRE-04", "AMB-TC-24"]);
        assert_eq!(
            claimed("TC-EVENT-07…09 and GEN-01. So it is."),
            ["TC-EVENT-07", "TC-EVENT-08", "TC-EVENT-09", "GEN-01"]
        );
        assert_eq!(claimed("TC-EVENT-09..11."), ["TC-EVENT-09", "TC-EVENT-10", "TC-EVENT-11"]);
    }

    #[test]
    fn tests_are_functions_under_the_mark_with_the_comment_above() {
        let source = "\
/// Proves TC-HIRE-01.
/// Proves AMB-TC-24. Twice.
#[test]
#[should_panic]
fn one() {}

/// Proves TC-HIRE-02.
fn helper() {}

    #[test]
    // a remark
    fn two() {}
";
        let found = tests_of("a.rs", source);
        let shape: Vec<(&str, usize)> = found.iter().map(|t| (t.name.as_str(), t.claims.len())).collect();
        assert_eq!(shape, [("one", 2), ("two", 0)]);
    }

    #[test]
    fn the_document_shows_proofs_reasons_and_holes() {
        let text = Trace::new(SAMPLE, &[test("tc_hire_01_costs", &[])], "GEN-01: a convention\n").document();
        assert!(text.contains("| TC-HIRE-01 | tc_hire_01_costs (tanto/tests/a.rs) |"), "{text}");
        assert!(text.contains("| GEN-01 | no test: a convention |"));
        assert!(text.contains("| TC-HIRE-02 | **missing** |"));
    }
}
