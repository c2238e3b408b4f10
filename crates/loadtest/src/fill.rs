//! A database full of unfinished games, and how long a server needs to open on it.

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use livret_games::Library;
use livret_store::{Append, Store, TableRow};
use livret_table::{Entropy, Failure, LiveTable, PlayedBy, TableData, Who};
use livret_wire::{Act, NewTable};
use serde_json::json;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::process::Server;
use crate::stats::SplitMix;

#[derive(Args, Debug)]
pub struct StartArgs {
    /// The database; a SQLite file of its own by default
    #[arg(long)]
    db: Option<String>,
    /// Unfinished games
    #[arg(long, default_value_t = 10_000)]
    games: usize,
    /// Actions in each, as far as a game is that long
    #[arg(long, default_value_t = 200)]
    actions: usize,
}

const SECONDS: f64 = 10.0;
/// Different games; each is laid many times.
const DIFFERENT: usize = 200;

pub async fn run(order: &StartArgs) -> Outcome<()> {
    let scratch = Scratch::new();
    let db = order.db.clone().unwrap_or_else(|| scratch.address("start"));
    let lines = fill(&db, order).await?;
    let server = Server::start(&db)?;
    let took = server.opened_in.as_secs_f64();
    println!("{} unfinished games, {lines} lines: open in {took:.2} s (to reach: {SECONDS})", order.games);
    println!("memory of the server: {:.1} MiB", server.memory()? as f64 / 1024.0);
    if took < SECONDS { Ok(()) } else { Err("a figure was missed".into()) }
}

async fn fill(db: &str, order: &StartArgs) -> Outcome<usize> {
    let store = Store::open(db).await.map_err(|error| error.to_string())?;
    let actions = order.actions;
    let games = tokio::task::spawn_blocking(move || (0..DIFFERENT).map(|seed| game(seed as u64, actions)).collect());
    let games: Outcome<Vec<Append>> = games.await.map_err(|error| error.to_string())?;
    let games = games?;
    let (mut lines, mut appending, begun) = (0, JoinSet::new(), Instant::now());
    for number in 0..order.games {
        let Append { lines: log, row, .. } = games[number % DIFFERENT].clone();
        let row = row.ok_or("a whole table has its row")?;
        let append = Append::with_row(TableRow { id: format!("t{number:07}"), ..row }, log);
        lines += append.lines.len();
        let store = store.clone();
        appending.spawn(async move { store.append(append).await });
        if appending.len() >= 256 {
            stored(appending.join_next().await)?;
        }
    }
    while let Some(done) = appending.join_next().await {
        stored(Some(done))?;
    }
    store.close().await;
    println!("{lines} lines stored in {:.1} s", begun.elapsed().as_secs_f64());
    Ok(lines)
}

fn stored(done: Option<Result<Result<(), livret_store::StoreError>, tokio::task::JoinError>>) -> Outcome<()> {
    match done {
        Some(Ok(Err(error))) => Err(error.to_string()),
        Some(Err(error)) => Err(error.to_string()),
        _ => Ok(()),
    }
}

/// A game of two that is not over, after at most so many actions.
fn game(seed: u64, actions: usize) -> Outcome<Append> {
    let mut random = SplitMix::new(seed);
    // A game of chance may end early: shorter and shorter, until it does not.
    for most in (1..=actions).rev().step_by(20) {
        let mut table = new_table(seed)?;
        for _ in 0..most {
            step(&mut table, &mut random)?;
        }
        if table.is_live() {
            return Ok(livret_server::stored::append(table.whole()));
        }
    }
    Err("every game ended at once".into())
}

fn new_table(seed: u64) -> Outcome<LiveTable> {
    let failed = |failure: Failure| format!("{failure:?}");
    let who = |name: &str| Who { id: format!("{name}{seed}"), name: name.into(), account: false };
    let wish = json!({ "game": "tanto-cuore", "access": "link", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let wish: NewTable = serde_json::from_value(wish).map_err(|error| error.to_string())?;
    let data = TableData::wished(&wish, &who("anna")).map_err(failed)?;
    let mut table =
        LiveTable::new(Library::shipped(), "template".into(), data, Entropy::new([0; 32]), 1_700_000_000_000);
    table.sit(&who("bert"), None, 1_700_000_000_000).map_err(failed)?;
    Ok(table)
}

fn step(table: &mut LiveTable, random: &mut SplitMix) -> Outcome<()> {
    let failed = |failure: Failure| format!("{failure:?}");
    if !table.is_live() {
        return Ok(());
    }
    let legal = table.game().map_err(failed)?.legal();
    let (Some(seat), false) = (table.data.decider, legal.is_empty()) else { return Ok(()) };
    let person = table.owner(seat).unwrap_or_default().to_owned();
    let act = Act {
        ply: table.ply(),
        action: legal[random.below(legal.len())].clone(),
        token: format!("t{}", table.ply()),
        seat: None,
        by_itself: false,
    };
    table.act(PlayedBy::Person(&person), &act, &[], 1_700_000_000_000).map(drop).map_err(failed)
}

/// A directory for files of this run, gone with it.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        Scratch(std::env::temp_dir().join(format!("livret-loadtest-{}", std::process::id())))
    }

    /// A SQLite file in it.
    pub fn address(&self, name: &str) -> String {
        format!("sqlite:{}", self.0.join(format!("{name}.sqlite")).display())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
