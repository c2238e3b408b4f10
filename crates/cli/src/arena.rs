//! `livret arena`: a tournament of bots and programs.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use livret_bots::Budget;
use livret_games::Library;
use livret_lab::{ArenaPlan, Mixes, Rating, Row, Standings, Watch, compete};

use crate::args::{ArenaArgs, MixesArg};
use crate::error::CliError;
use crate::input;
use crate::sim::{self, progress_bar, stop_on_interrupt};

/// Plays, and prints the standings; after Ctrl-C, those of the deals that are done.
pub fn run(library: Arc<Library>, order: &ArenaArgs, out: &mut impl Write) -> Result<(), CliError> {
    let plan = plan(library, order)?;
    let stop = Arc::new(AtomicBool::new(false));
    stop_on_interrupt(stop.clone());
    let bar = progress_bar(plan.total());
    let standings = compete(&plan, &Watch { stop: &stop, progress: &|done| bar.set_position(done) });
    bar.finish_and_clear();
    let standings = standings?;
    if order.json {
        writeln!(out, "{}", serde_json::to_string(&standings).expect("standings are plain data"))?;
    } else {
        write!(out, "{}", table(&standings))?;
    }
    Ok(())
}

fn plan(library: Arc<Library>, order: &ArenaArgs) -> Result<ArenaPlan, CliError> {
    Ok(ArenaPlan {
        library,
        game: order.game.clone(),
        players: order.players,
        bots: order.bots.clone(),
        budget: Budget { nodes: order.run.nodes },
        towns: order.towns,
        games: order.games,
        seed: order.run.seed,
        threads: order.run.threads.map_or_else(sim::cores, usize::from),
        options: input::options(&order.game, &order.table)?,
        mixes: match order.mixes {
            MixesArg::Given => Mixes::Given,
            MixesArg::All => Mixes::All,
        },
        max_turns: order.max_turns,
        patience: Duration::from_millis(order.timeout_ms),
    })
}

/// The standings for reading.
fn table(standings: &Standings) -> String {
    let Standings { game, players, form, games, seed, seconds, .. } = standings;
    let mut text = format!("{game}, {players} players, {form}, {games} games, seed {seed}, {seconds:.1} s\n");
    if standings.stopped {
        text += "  stopped early: these are the deals that were finished\n";
    }
    let width = standings.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0).max(8);
    text += &format!(
        "  {:<width$}  {:<24} {:>8} {:>8} {:>6}   win rate (95%)\n",
        "bot", "against", "games", "wins", "ties"
    );
    for row in &standings.rows {
        text += &row_line(row, width);
    }
    text += &format!(
        "  {:<width$} {:>8} {:>6} {:>9} {:>10} {:>10}\n",
        "bot", "rating", "±", "forfeits", "mean ms", "most ms"
    );
    for rating in &standings.ratings {
        text += &rating_line(rating, width);
    }
    if standings.unfinished > 0 {
        text += &format!("  {} games were stopped for their length and shared\n", standings.unfinished);
    }
    text
}

fn row_line(row: &Row, width: usize) -> String {
    let others = match &row.against[..] {
        [one] => one.clone(),
        [first, rest @ ..] if rest.iter().all(|name| name == first) => format!("{} × {first}", row.against.len()),
        all => all.join(", "),
    };
    let [value, low, high] = [row.win_rate.value, row.win_rate.low, row.win_rate.high].map(|share| 100.0 * share);
    format!(
        "  {:<width$}  {others:<24} {:>8} {:>8} {:>6}   {value:.2}% ({low:.2} to {high:.2})\n",
        row.bot, row.games, row.wins, row.ties
    )
}

fn rating_line(rating: &Rating, width: usize) -> String {
    format!(
        "  {:<width$} {:>8.0} {:>6.0} {:>9} {:>10.3} {:>10.1}\n",
        rating.bot,
        rating.rating,
        1.96 * rating.deviation,
        rating.forfeits.total(),
        rating.mean_ms,
        rating.longest_ms
    )
}
