//! Running things and telling how they went.

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use crate::postgres::{self, Cluster};
use crate::trace::{self, Trace};

/// Tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    passed: u64,
    failed: u64,
}

/// Everything that decides whether the house stands, in order.
pub fn test(root: &Path) -> ExitCode {
    let mut course = Course::default();
    let mut count = Count::default();
    course.step("Formatting", || cargo(root, &["fmt", "--all", "--check"]));
    course.step("Lints", || cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]));
    course.step("What others' code brings in", || crate::deny::check(root));
    course.step("Tests", || {
        let (counted, fine) = test_with_databases(root);
        count = counted;
        fine
    });
    course.step("Trace of the rules", || check_trace(root) == ExitCode::SUCCESS);
    course.step("Description of the API", || crate::openapi::test(root));
    course.step("Browser", || crate::web::test(root));
    println!("\n{}", course.told());
    println!("{} passed, {} failed", count.passed, count.failed);
    if course.is_fine() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Steps that were gone through: what each was, how it ended, how many seconds it took.
#[derive(Default)]
struct Course(Vec<(&'static str, bool, u64)>);

impl Course {
    fn step(&mut self, title: &'static str, work: impl FnOnce() -> bool) {
        println!("\n== {title} ==");
        let began = Instant::now();
        let fine = work();
        self.0.push((title, fine, began.elapsed().as_secs()));
    }

    fn is_fine(&self) -> bool {
        self.0.iter().all(|(_, fine, _)| *fine)
    }

    fn told(&self) -> String {
        let line = |(title, fine, seconds): &(&str, bool, u64)| {
            format!("{seconds:>5} s  {title}{}", if *fine { "" } else { ": NOT IN ORDER" })
        };
        self.0.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// The release build of `livret`.
pub fn built(root: &Path) -> io::Result<PathBuf> {
    if !command(root, &["build", "--quiet", "--release", "--package", "livret"]).status()?.success() {
        return Err(io::Error::other("livret cannot be built"));
    }
    // This program lies in target/<profile>, whatever the target directory is called.
    let own = std::env::current_exe()?;
    let target = own.ancestors().nth(2).ok_or_else(|| io::Error::other("no target directory"))?;
    Ok(target.join("release").join(format!("livret{}", std::env::consts::EXE_SUFFIX)))
}

/// What others' code brings in, alone.
pub fn deny(root: &Path) -> ExitCode {
    if crate::deny::check(root) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The description of the API, alone.
pub fn openapi(root: &Path) -> ExitCode {
    if crate::openapi::test(root) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The client alone.
pub fn web(root: &Path) -> ExitCode {
    if crate::web::test(root) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The browser's tests with each set of fonts alone.
pub fn fonts(root: &Path) -> ExitCode {
    if crate::web::fonts(root) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn command(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.current_dir(root).args(arguments);
    command
}

fn cargo(root: &Path, arguments: &[&str]) -> bool {
    match command(root, arguments).status() {
        Ok(status) => status.success(),
        Err(error) => {
            println!("cargo cannot be started: {error}");
            false
        }
    }
}

/// SQLite comes with the program; a PostgreSQL is started for the tests unless there is one already.
fn test_with_databases(root: &Path) -> (Count, bool) {
    if let Ok(address) = std::env::var(postgres::VARIABLE) {
        return cargo_test(root, &address);
    }
    match Cluster::start() {
        Ok(cluster) => cargo_test(root, &cluster.address),
        Err(why) => {
            println!("{why}");
            (Count::default(), false)
        }
    }
}

/// Runs all tests, shows what they say as they say it, and adds up the result lines.
fn cargo_test(root: &Path, database: &str) -> (Count, bool) {
    let mut count = Count::default();
    let mut tests = command(root, &["test", "--workspace", "--no-fail-fast"]);
    let started = tests.env(postgres::VARIABLE, database).stdout(Stdio::piped()).spawn();
    let Ok(mut child) = started else {
        println!("cargo cannot be started");
        return (count, false);
    };
    let output = child.stdout.take().expect("standard output is piped");
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        println!("{line}");
        if let Some(more) = result_line(&line) {
            count.passed += more.passed;
            count.failed += more.failed;
        }
    }
    let fine = child.wait().is_ok_and(|status| status.success());
    (count, fine)
}

/// Reads `test result: ok. 6 passed; 0 failed; …`.
fn result_line(line: &str) -> Option<Count> {
    let words: Vec<&str> = line.strip_prefix("test result:")?.split_whitespace().collect();
    let before = |word: &str| {
        let at = words.iter().position(|w| w.trim_end_matches(';') == word)?;
        words.get(at.checked_sub(1)?)?.parse().ok()
    };
    Some(Count { passed: before("passed")?, failed: before("failed")? })
}

/// Writes the trace, and says what is missing in it.
pub fn write_trace(root: &Path) -> ExitCode {
    let trace = match trace::read(root) {
        Ok(trace) => trace,
        Err(error) => return complain(&[error.to_string()]),
    };
    if let Err(error) = std::fs::write(root.join(trace::TRACE), trace.document()) {
        return complain(&[format!("{} cannot be written: {error}", trace::TRACE)]);
    }
    complain(&trace.problems);
    println!("{} written: {}", trace::TRACE, trace.summary());
    ExitCode::SUCCESS
}

/// Fails when the trace has a hole or the document is not what the tests say.
pub fn check_trace(root: &Path) -> ExitCode {
    let mut trace = match trace::read(root) {
        Ok(trace) => trace,
        Err(error) => return complain(&[error.to_string()]),
    };
    if !is_fresh(root, &trace) {
        trace.problems.push(format!("{} is stale: run `cargo xtask trace`", trace::TRACE));
    }
    println!("{}", trace.summary());
    complain(&trace.problems)
}

fn is_fresh(root: &Path, trace: &Trace) -> bool {
    std::fs::read_to_string(root.join(trace::TRACE)).is_ok_and(|text| text == trace.document())
}

fn complain(problems: &[String]) -> ExitCode {
    for problem in problems {
        eprintln!("trace: {problem}");
    }
    if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn result_lines_are_read_and_others_left_alone() {
        let line = "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s";
        assert_eq!(result_line(line), Some(Count { passed: 12, failed: 3 }));
        assert_eq!(result_line("test tea_is_served ... ok"), None);
        assert_eq!(result_line("test result: "), None);
    }
}
