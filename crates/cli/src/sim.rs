//! `livret sim`: many games, one report.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use livret_bots::Budget;
use livret_games::Library;
use livret_lab::{Plan, Report, Spread, Watch, simulate};

use crate::args::SimArgs;
use crate::error::CliError;
use crate::input;

/// Plays, and prints what came of it; after Ctrl-C, what came of it so far.
pub fn run(library: Arc<Library>, order: &SimArgs, out: &mut impl Write) -> Result<(), CliError> {
    let plan = plan(library, order)?;
    let stop = Arc::new(AtomicBool::new(false));
    stop_on_interrupt(stop.clone());
    let bar = progress_bar(plan.games);
    let report = simulate(&plan, &Watch { stop: &stop, progress: &|done| bar.set_position(done) });
    bar.finish_and_clear();
    let report = report?;
    if report.games < plan.games {
        eprintln!("livret: interrupted after {} of {} games; the report covers those", report.games, plan.games);
    }
    if order.json {
        writeln!(out, "{}", serde_json::to_string(&report).expect("a report is plain data"))?;
    } else {
        write!(out, "{}", table(&report))?;
    }
    Ok(())
}

/// Threads when none are asked for.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn plan(library: Arc<Library>, order: &SimArgs) -> Result<Plan, CliError> {
    Ok(Plan {
        library,
        game: order.game.clone(),
        players: order.players,
        bots: input::for_each_seat(&order.bots, order.players),
        budget: Budget { nodes: order.run.nodes },
        games: order.games,
        seed: order.run.seed,
        threads: order.run.threads.map_or_else(cores, usize::from),
        options: input::options(&order.game, &order.table)?,
        max_turns: order.max_turns,
    })
}

/// The first Ctrl-C ends the run in order; a second one means it.
pub fn stop_on_interrupt(stop: Arc<AtomicBool>) {
    let handler = move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    // Without a handler Ctrl-C merely loses the report.
    let _ = ctrlc::set_handler(handler);
}

/// A bar for whoever watches; nothing in a pipe.
pub fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} to go");
    ProgressBar::new(games).with_style(style.expect("the template is well-formed"))
}

/// The report for reading.
fn table(report: &Report) -> String {
    let mut text =
        format!("{}, {} players, {} games, seed {}\n", report.game, report.players, report.games, report.seed);
    text += &format!("  {:<10} {:<16} {:>10} {:>8} {:>12}\n", "seat", "bot", "wins", "", "mean points");
    let finished = (report.games - report.unfinished).max(1) as f64;
    for (seat, bot) in report.bots.iter().enumerate() {
        let (wins, points) = (report.wins[seat], report.points.mean[seat]);
        let share = 100.0 * wins as f64 / finished;
        text += &format!("  {seat:<10} {bot:<16} {wins:>10} {share:>7.2}% {points:>12.2}\n");
    }
    text += &format!("  {:<27} {:>10}\n", "shared victories", report.ties);
    let first = report.first_seat_win_rate;
    let (value, low, high) = (100.0 * first.value, 100.0 * first.low, 100.0 * first.high);
    text += &format!("  first seat wins {value:.2}% (95%: {low:.2} to {high:.2})\n");
    text += &format!("  turns  {}\n", spread(&report.turns));
    if let Some(rounds) = &report.rounds {
        text += &format!("  rounds {}\n", spread(rounds));
    }
    if report.unfinished > 0 {
        text += &format!("  {} games were stopped for their length\n", report.unfinished);
    }
    text += &format!(
        "  {} decisions and {} forced moves in {:.2} s on {} threads: {:.0} games, {:.0} decisions a second\n",
        report.decisions,
        report.forced,
        report.seconds,
        report.threads,
        report.games_per_second,
        report.decisions_per_second
    );
    text
}

/// A spread in one line.
pub fn spread(spread: &Spread) -> String {
    let Spread { mean, p5, p50, p95, max } = spread;
    format!("mean {mean:.1}, median {p50}, 5% to 95%: {p5} to {p95}, most {max}")
}
