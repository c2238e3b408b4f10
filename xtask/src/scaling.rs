//! Does a second thread bring what a second process brings?

use std::io;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use crate::run::built;

/// Games of one thread, or one process, in a round.
const GAMES: u64 = 100_000;
/// Rounds, so that a disturbed one can be told.
const ROUNDS: usize = 5;

/// Builds the house, then compares `livret sim --threads 2` with two single-thread processes run
/// side by side, and prints the ratio of their decisions per second.
pub fn run(root: &Path) -> ExitCode {
    match measure(root) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("scaling: {error}");
            ExitCode::FAILURE
        }
    }
}

fn measure(root: &Path) -> io::Result<()> {
    let livret = built(root)?;
    println!("round   two processes    two threads   ratio   (million decisions a second)");
    let mut ratios = Vec::new();
    for round in 1..=ROUNDS {
        let (one, other) = (start(&livret, 1, GAMES)?, start(&livret, 1, GAMES)?);
        let processes = speed(one)? + speed(other)?;
        let threads = speed(start(&livret, 2, 2 * GAMES)?)?;
        let ratio = threads / processes;
        println!("{round:>5}   {:>13.2}   {:>12.2}   {ratio:>5.3}", processes / 1e6, threads / 1e6);
        ratios.push(ratio);
    }
    println!("median ratio {:.3}", median(ratios));
    Ok(())
}

fn start(livret: &Path, threads: u64, games: u64) -> io::Result<std::process::Child> {
    Command::new(livret)
        .args(["sim", "--bots", "random", "--seed", "1", "--json"])
        .args(["--threads", &threads.to_string(), "--games", &games.to_string()])
        .stdout(Stdio::piped())
        .spawn()
}

fn speed(child: std::process::Child) -> io::Result<f64> {
    let output = child.wait_with_output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    decisions_per_second(&text).ok_or_else(|| io::Error::other(format!("no figure in {text:?}")))
}

/// Reads the one number that is wanted out of a report.
fn decisions_per_second(report: &str) -> Option<f64> {
    let (_, rest) = report.split_once("\"decisions_per_second\":")?;
    rest.split([',', '}']).next()?.trim().parse().ok()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figure_is_found_in_a_report() {
        let report = "{\"seconds\":2.0,\"decisions_per_second\":4500000.5,\"forced\":1}";
        assert_eq!(decisions_per_second(report), Some(4_500_000.5));
        assert_eq!(decisions_per_second("{}"), None);
    }

    #[test]
    fn the_median_does_not_mind_one_bad_round() {
        assert_eq!(median(vec![0.9, 0.1, 1.0]), 0.9);
    }
}
