//! `livret balance`: who takes what in Motto.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use livret_bots::Budget;
use livret_games::Library;
use livret_lab::{Balance, Plan, Watch, balance};

use crate::args::BalanceArgs;
use crate::error::CliError;
use crate::{input, sim};

/// The game that this order measures.
const GAME: &str = "motto-tanto-cuore";

/// Plays, and prints what came of it; after Ctrl-C, what came of it so far.
pub fn run(library: Arc<Library>, order: &BalanceArgs, out: &mut impl Write) -> Result<(), CliError> {
    let plan = plan(library, order)?;
    let stop = Arc::new(AtomicBool::new(false));
    sim::stop_on_interrupt(stop.clone());
    let bar = sim::progress_bar(plan.games);
    let report = balance(&plan, &Watch { stop: &stop, progress: &|done| bar.set_position(done) });
    bar.finish_and_clear();
    let report = report?;
    if order.json {
        writeln!(out, "{}", serde_json::to_string(&report).expect("a report is plain data"))?;
    } else {
        write!(out, "{}", table(&report))?;
    }
    Ok(())
}

fn plan(library: Arc<Library>, order: &BalanceArgs) -> Result<Plan, CliError> {
    Ok(Plan {
        library,
        game: GAME.into(),
        players: order.players,
        bots: input::for_each_seat(&order.bots, order.players),
        budget: Budget { nodes: order.run.nodes },
        games: order.games,
        seed: order.run.seed,
        threads: order.run.threads.map_or_else(sim::cores, usize::from),
        options: input::place(GAME, &order.place)?,
        ..Plan::default()
    })
}

/// The report for reading.
fn table(report: &Balance) -> String {
    let percent = |share: f64| 100.0 * share;
    let mut text = format!(
        "{GAME}, {} players ({}), {} games, seed {}\n",
        report.players,
        report.bots.join(","),
        report.games,
        report.seed
    );
    text += &format!("  rounds {}\n", sim::spread(&report.rounds));
    for (seat, (wins, points)) in report.wins.iter().zip(&report.points).enumerate() {
        text += &format!("  seat {seat} wins {:>5.1}%, {points:>5.1} points\n", percent(wins.value));
    }
    text += &format!("\n  {:<26} {:>8} {:>8}\n", "refined maid", "taken", "first");
    for pick in &report.refined {
        text += &format!("  {:<26} {:>7.1}% {:>7.1}%\n", pick.card, percent(pick.taken), percent(pick.first));
    }
    text += &format!("\n  {:<26} {:>8} {:>8} {:>10}\n", "preparations", "a game", "touched", "contested");
    for pile in &report.preparations {
        let (touched, contested) = (percent(pile.touched), percent(pile.contested));
        text += &format!("  {:<26} {:>8.2} {touched:>7.1}% {contested:>9.1}%\n", pile.pile, pile.per_game);
    }
    text += &format!("\n  {:<26} {:>8} {:>8}\n", "hires", "a game", "games");
    for hire in &report.hires {
        text += &format!("  {:<26} {:>8.2} {:>8}\n", hire.card, hire.per_game, hire.games);
    }
    if report.unfinished > 0 {
        text += &format!("  {} games were stopped for their length\n", report.unfinished);
    }
    text
}
