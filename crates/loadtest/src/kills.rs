//! The server is killed at random moments under load: every acknowledged action is there afterwards, none twice, and
//! every table can be played on.

use std::net::SocketAddr;
use std::time::Duration;

use clap::Args;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::player::Pair;
use crate::process::Server;
use crate::stats::SplitMix;

#[derive(Args, Debug)]
pub struct KillArgs {
    /// The database; a SQLite file of its own by default
    #[arg(long)]
    db: Option<String>,
    /// How often
    #[arg(long, default_value_t = 10)]
    times: usize,
    /// Tables that are being played meanwhile
    #[arg(long, default_value_t = 40)]
    tables: usize,
    /// The longest time between opening and killing, in milliseconds
    #[arg(long, default_value_t = 1200)]
    longest: u64,
    /// The seed of the moments
    #[arg(long)]
    seed: Option<u64>,
}

#[derive(Default)]
struct Count {
    acknowledged: usize,
    /// Sent but not acknowledged when the server died, and stored all the same.
    stored: usize,
    /// Sent but not acknowledged, and not stored.
    lost: usize,
}

pub async fn run(order: &KillArgs) -> Outcome<()> {
    let scratch = crate::fill::Scratch::new();
    let db = order.db.clone().unwrap_or_else(|| scratch.address("kills"));
    let clock = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let seed = order.seed.unwrap_or(clock.as_nanos() as u64);
    println!("{} kills, seed {seed}", order.times);
    let (mut random, mut count, mut pairs) = (SplitMix::new(seed), Count::default(), Vec::new());
    let mut server = Server::start(&db)?;
    for number in 0..order.tables {
        let game = ["love-letter", "tanto-cuore"][number % 2];
        pairs.push(Pair::sit_down(server.addr, game, seed.wrapping_add(number as u64)).await?);
    }
    for time in 1..=order.times {
        let moment = Duration::from_millis(random.below(order.longest as usize) as u64);
        let playing = begin(server.addr, std::mem::take(&mut pairs), &mut count).await.map_err(|why| at(time, &why))?;
        tokio::time::sleep(moment).await;
        server.kill();
        pairs = playing.join_all().await;
        if let Some(why) = pairs.iter_mut().find_map(|pair| pair.complaint.take()) {
            return Err(format!("before kill {time}: {why}"));
        }
        server = Server::start(&db).map_err(|why| at(time, &why))?;
    }
    // Once more, to look at the last one's work and to play on after it.
    let playing = begin(server.addr, pairs, &mut count).await.map_err(|why| at(order.times, &why))?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    server.kill();
    let acknowledged = playing.join_all().await.iter().map(|pair| pair.acknowledged.len()).sum::<usize>();
    println!(
        "{} kills at {} tables: {} acknowledged actions looked for and found, each once; of those cut off, {} were stored \
         and {} were not; {acknowledged} actions in the games now under way",
        order.times, order.tables, count.acknowledged, count.stored, count.lost
    );
    Ok(())
}

fn at(time: usize, why: &str) -> String {
    format!("after kill {}: {why}", time - 1)
}

/// Everybody comes back, looks, and plays on as fast as they are answered.
async fn begin(addr: SocketAddr, pairs: Vec<Pair>, count: &mut Count) -> Outcome<JoinSet<Pair>> {
    let mut looking = JoinSet::new();
    for mut pair in pairs {
        looking.spawn(async move {
            let mut count = Count::default();
            come_back(addr, &mut pair, &mut count).await.map(|()| (pair, count))
        });
    }
    let mut playing = JoinSet::new();
    while let Some(looked) = looking.join_next().await {
        let (pair, seen) = looked.map_err(|error| error.to_string())??;
        count.acknowledged += seen.acknowledged;
        count.stored += seen.stored;
        count.lost += seen.lost;
        playing.spawn(play_until_dead(addr, pair));
    }
    Ok(playing)
}

/// Compares the log with what was acknowledged, and sends again what was on its way.
async fn come_back(addr: SocketAddr, pair: &mut Pair, count: &mut Count) -> Outcome<()> {
    let log = pair.connect(addr).await?;
    let known = &pair.acknowledged;
    count.acknowledged += known.len();
    if log.len() < known.len() || log[..known.len()] != known[..] {
        return Err(format!("table {}: acknowledged {known:?}, found {log:?}", pair.table));
    }
    match (&log[known.len()..], &pair.sent) {
        ([], None) => {}
        ([], Some(_)) => count.lost += 1,
        ([action], Some(sent)) if *action == sent.action => count.stored += 1,
        (more, sent) => return Err(format!("table {}: {more:?} was never sent; on its way was {sent:?}", pair.table)),
    }
    // Stored or not, the answer is the same: acknowledged, and played once.
    pair.send_again().await?;
    pair.settle().await?;
    let before = pair.acknowledged.len();
    pair.disconnect();
    let log = pair.connect(addr).await?;
    if log.len() != before {
        return Err(format!("table {}: {} actions after {before} were acknowledged", pair.table, log.len()));
    }
    Ok(())
}

/// Until the socket breaks, which it does when the server dies.
async fn play_until_dead(addr: SocketAddr, mut pair: Pair) -> Pair {
    let end = play(addr, &mut pair).await;
    // Broken sockets are what we are here for; a refusal, or an answer to nothing, is not.
    pair.complaint = end.err().filter(|why| why.starts_with("table "));
    pair.disconnect();
    pair
}

async fn play(addr: SocketAddr, pair: &mut Pair) -> Outcome<()> {
    loop {
        if pair.over && pair.sent.is_none() {
            pair.play_again(addr).await?;
        }
        if !pair.act().await? {
            pair.hear().await?;
        }
    }
}
