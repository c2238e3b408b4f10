//! Does each level of bots beat the one below, and not always?

use std::io;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use crate::run::built;

/// From the novice up; the searching level needs fewer games and more time for them.
const LEVELS: [&str; 5] = ["novice", "footman", "butler", "steward", "master"];
/// Towns and games of a step without and with search.
const GAMES: [[&str; 2]; 2] = [["200", "10"], ["200", "2"]];
/// What a step may be, in hundredths of the games.
const STEP: std::ops::RangeInclusive<f64> = 0.60..=0.85;

/// Where the result is recorded.
const RECORD: &str = "docs/LADDER.md";
const HEAD: &str = "# The ladder

Written by `cargo xtask ladder`: how many two-player games each level wins against the one below, 95% intervals, random
towns of all mixes of the Tanto Cuore boxes and random parks of Motto. A step is to be between 60 and 85%.

| where | match | wins | games |
|---|---|---|---|
";

/// Plays every step in random towns of all mixes and in random parks, prints the share of games that the
/// upper level wins and records it. Fails when a step is no step, or a cliff.
pub fn run(root: &Path) -> ExitCode {
    match climb(root) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("ladder: {error}");
            ExitCode::FAILURE
        }
    }
}

fn climb(root: &Path) -> io::Result<bool> {
    let livret = built(root)?;
    let (mut even, mut record) = (true, HEAD.to_string());
    for place in ["towns", "parks"] {
        for pair in LEVELS.windows(2) {
            let report = play(&livret, place, pair[1], pair[0])?;
            let [value, low, high] = win_rate(&report).ok_or_else(|| io::Error::other(report.clone()))?;
            let fine = STEP.contains(&value);
            even &= fine;
            let [value, low, high] = [value, low, high].map(|share| 100.0 * share);
            let mark = if fine { "" } else { "   not between 60 and 85%" };
            let [towns, games] = games_of(pair[1]);
            record.push_str(&format!(
                "| {place} | `{}` – `{}` | {value:.1}% ({low:.1} to {high:.1}){mark} | {towns} × {games} |\n",
                pair[1], pair[0]
            ));
            println!("{place}  {:<8} beats {:<8} in {value:.1}% ({low:.1} to {high:.1}){mark}", pair[1], pair[0]);
        }
    }
    std::fs::write(root.join(RECORD), record)?;
    Ok(even)
}

/// Towns, and games in each.
fn games_of(upper: &str) -> [&'static str; 2] {
    GAMES[usize::from(upper == "master")]
}

fn play(livret: &Path, place: &str, upper: &str, lower: &str) -> io::Result<String> {
    let where_to = if place == "towns" { ["--mixes", "all"] } else { ["--game", "motto-tanto-cuore"] };
    let [towns, games] = games_of(upper);
    let output = Command::new(livret)
        .args(["arena", "--seed", "1", "--json", "--towns", towns, "--games", games])
        .args(where_to)
        .args(["--bots", &format!("{upper},{lower}")])
        .stderr(Stdio::inherit())
        .output()?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The share of the first pairing and its interval, out of `"win_rate":{"value":…,"low":…,"high":…}`.
fn win_rate(report: &str) -> Option<[f64; 3]> {
    let (_, rest) = report.split_once("\"win_rate\":{")?;
    let field = |name: &str| {
        let (_, rest) = rest.split_once(&format!("\"{name}\":"))?;
        rest.split([',', '}']).next()?.trim().parse().ok()
    };
    Some([field("value")?, field("low")?, field("high")?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_is_found_in_a_report() {
        let report = "{\"rows\":[{\"ties\":1,\"win_rate\":{\"value\":0.75,\"low\":0.7,\"high\":0.8},\"even\":0.5}]}";
        assert_eq!(win_rate(report), Some([0.75, 0.7, 0.8]));
        assert_eq!(win_rate("{}"), None);
    }
}
