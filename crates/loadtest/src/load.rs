//! Many tables at a steady rate: how long acknowledgements take; and what idle tables weigh.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep};

use crate::Outcome;
use crate::player::{News, Pair};
use crate::process::Server;
use crate::stats::Tally;

#[derive(Args, Debug)]
pub struct LoadArgs {
    /// The database; a SQLite file of its own by default
    #[arg(long)]
    db: Option<String>,
    /// Two-player tables, each with two sockets
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// Actions a second, of all tables together
    #[arg(long, default_value_t = 1000)]
    rate: u32,
    /// Seconds to measure, after a warm-up of five
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Another build of this program to serve with, to compare the two under the same load
    #[arg(long)]
    server: Option<PathBuf>,
    /// Idle tables to weigh; 0 weighs none
    #[arg(long, default_value_t = 2000)]
    idle: usize,
    /// Seconds that idle tables are left alone before they are weighed
    #[arg(long, default_value_t = 100)]
    rest: u64,
}

const WARM_UP: Duration = Duration::from_secs(5);
/// Two in three tables play the longest game, the others the shortest.
const GAMES: [&str; 3] = ["tanto-cuore", "love-letter", "motto-tanto-cuore"];
const P99: f64 = 100.0;
const IDLE_KIB: f64 = 48.0;

pub async fn run(order: &LoadArgs) -> Outcome<()> {
    let scratch = crate::fill::Scratch::new();
    let db = order.db.clone().unwrap_or_else(|| scratch.address("load"));
    let server =
        order.server.as_ref().map_or_else(|| Server::start(&db), |program| Server::start_with(program, &db))?;
    let tally = Arc::new(Tally::default());
    let begun = Instant::now();
    let pairs = sit_down(server.addr, order.tables, Connect::Yes).await?;
    println!("{} tables, {} sockets, opened in {:.1} s", pairs.len(), 2 * pairs.len(), begun.elapsed().as_secs_f64());
    let cpu = play(&server, pairs, order, &tally).await?;
    let within = report(order, &tally, &server, cpu)?;
    let light = if order.idle > 0 { weigh(&server, order).await? } else { true };
    if within && light { Ok(()) } else { Err("a figure was missed".into()) }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Connect {
    Yes,
    No,
}

/// Opens tables, some at a time.
async fn sit_down(addr: SocketAddr, tables: usize, connect: Connect) -> Outcome<Vec<Pair>> {
    let mut pairs = Vec::with_capacity(tables);
    let mut opening = JoinSet::new();
    for number in 0..tables {
        opening.spawn(async move {
            let mut pair = Pair::sit_down(addr, GAMES[number % GAMES.len()], number as u64).await?;
            if connect == Connect::Yes {
                pair.connect(addr).await?;
            }
            Ok::<_, String>(pair)
        });
        if opening.len() >= 64 {
            pairs.extend(opening.join_next().await.map(flat).transpose()?);
        }
    }
    while let Some(pair) = opening.join_next().await {
        pairs.push(flat(pair)?);
    }
    Ok(pairs)
}

fn flat<T>(joined: Result<Outcome<T>, tokio::task::JoinError>) -> Outcome<T> {
    joined.map_err(|error| error.to_string())?
}

/// Plays; the processor's time that the server used while it was measured.
async fn play(server: &Server, pairs: Vec<Pair>, order: &LoadArgs, tally: &Arc<Tally>) -> Outcome<Duration> {
    let stop = Arc::new(AtomicBool::new(false));
    let each = Duration::from_secs_f64(pairs.len() as f64 / f64::from(order.rate));
    let begin = Instant::now() + Duration::from_millis(100);
    let mut tables = JoinSet::new();
    let count = pairs.len() as u32;
    for (number, pair) in pairs.into_iter().enumerate() {
        let first = begin + each * number as u32 / count;
        tables.spawn(play_one(server.addr, pair, first, each, stop.clone(), tally.clone()));
    }
    sleep(WARM_UP).await;
    tally.begin();
    let before = server.cpu()?;
    sleep(Duration::from_secs(order.seconds)).await;
    let used = server.cpu()? - before;
    stop.store(true, Ordering::Relaxed);
    while tables.join_next().await.is_some() {}
    Ok(used)
}

/// One table: an action whenever its time has come, and a new game after the end of the last.
async fn play_one(
    addr: SocketAddr,
    mut pair: Pair,
    first: Instant,
    each: Duration,
    stop: Arc<AtomicBool>,
    tally: Arc<Tally>,
) {
    let mut tick = interval_at(first, each);
    tick.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let mut due = None;
    while !stop.load(Ordering::Relaxed) {
        let done = tokio::select! {
            biased;
            news = pair.hear() => news.map(|news| if news == News::Acknowledged {
                tally.acknowledged(due.take().map_or(Duration::ZERO, |due: Instant| due.elapsed()));
            }),
            // From when it was due, not from when we came to send it: a busy generator must not flatter the server.
            at = tick.tick() => match pair.act().await {
                Ok(sent) => {
                    if sent {
                        due = Some(at);
                    }
                    Ok(())
                }
                Err(error) => Err(error),
            },
        };
        tally.bytes.fetch_add(std::mem::take(&mut pair.bytes), Ordering::Relaxed);
        let done = match done {
            Ok(()) if pair.over && pair.sent.is_none() => {
                tally.games.fetch_add(1, Ordering::Relaxed);
                pair.play_again(addr).await
            }
            done => done,
        };
        if let Err(error) = done {
            return tally.error(error);
        }
    }
    if let Err(error) = pair.settle().await {
        tally.error(format!("at the end: {error}"));
    }
}

fn report(order: &LoadArgs, tally: &Tally, server: &Server, cpu: Duration) -> Outcome<bool> {
    let summary = tally.summary();
    let rate = summary.count() as f64 / order.seconds as f64;
    let (p50, p99, most) = (summary.within(0.5), summary.within(0.99), summary.within(1.0));
    println!(
        "{} acknowledged in {} s: {rate:.0} a second; {} games ended",
        summary.count(),
        order.seconds,
        tally.games.load(Ordering::Relaxed)
    );
    println!("acknowledged after: p50 {p50:.1} ms, p99 {p99:.1} ms (to reach: {P99}), slowest {most:.1} ms");
    let actions = summary.count().max(1) as f64;
    println!(
        "for 1,000 actions the server used {:.3} s of the processor, and sent {:.1} KB for each of them",
        cpu.as_secs_f64() / actions * 1000.0,
        tally.bytes.load(Ordering::Relaxed) as f64 / actions / 1000.0
    );
    println!("errors: {}", summary.error_count);
    summary.errors.iter().for_each(|error| println!("  {error}"));
    println!("memory of the server with all sockets: {:.1} MiB", server.memory()? as f64 / 1024.0);
    Ok(p99 < P99 && summary.error_count == 0 && rate > 0.95 * f64::from(order.rate))
}

/// Opens tables to which nobody is connected, and weighs them when they have been left alone for a while.
async fn weigh(server: &Server, order: &LoadArgs) -> Outcome<bool> {
    // The sockets of the load are gone and what they held is given back or used again.
    sleep(Duration::from_secs(order.rest)).await;
    let before = server.memory()?;
    sit_down(server.addr, order.idle, Connect::No).await?;
    let opened = server.memory()?;
    sleep(Duration::from_secs(order.rest)).await;
    let after = server.memory()?;
    let each = |kib: u64| kib.saturating_sub(before) as f64 / order.idle as f64;
    println!(
        "{} idle tables: {:.1} KiB each at first, {:.1} KiB after {} s (to reach: {IDLE_KIB})",
        order.idle,
        each(opened),
        each(after),
        order.rest
    );
    Ok(each(after) <= IDLE_KIB)
}
