//! `cargo xtask load` and `cargo xtask kills`: the server under load, and under fire.

use std::path::Path;
use std::process::{Command, ExitCode};

use crate::postgres::{self, Cluster};

/// Latency, memory and start-up, on SQLite or on a throw-away PostgreSQL.
pub fn load(root: &Path, arguments: &[&str]) -> ExitCode {
    let (arguments, cluster) = match database(arguments) {
        Ok(found) => found,
        Err(why) => return complain(&why),
    };
    // Start-up has a database of its own, or the load's tables would be counted too.
    let databases = match cluster.as_ref().map(two_databases) {
        None => (None, None),
        Some(Ok((load, start))) => (Some(load), Some(start)),
        Some(Err(why)) => return complain(&why),
    };
    let played = loadtest(root, "load", databases.0.as_deref(), &arguments);
    let opened = loadtest(root, "start", databases.1.as_deref(), &[]);
    if played && opened { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Kills on both databases, half of them on each.
pub fn kills(root: &Path, arguments: &[&str]) -> ExitCode {
    let times: u32 = match arguments {
        [] => 10,
        ["--times", times] => match times.parse() {
            Ok(times) => times,
            Err(_) => return complain("--times takes a number"),
        },
        _ => return complain("kills takes --times N"),
    };
    let cluster = match Cluster::start() {
        Ok(cluster) => cluster,
        Err(why) => return complain(&why),
    };
    let (here, there) = ((times - times / 2).to_string(), (times / 2).to_string());
    println!("\n== SQLite ==");
    let sqlite = loadtest(root, "kills", None, &["--times", &here]);
    println!("\n== PostgreSQL ==");
    let postgres = loadtest(root, "kills", Some(&cluster.address), &["--times", &there]);
    if sqlite && postgres { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Takes `--postgres` out of the arguments.
fn database<'a>(arguments: &[&'a str]) -> Result<(Vec<&'a str>, Option<Cluster>), String> {
    let rest: Vec<&str> = arguments.iter().copied().filter(|word| *word != "--postgres").collect();
    let cluster = if rest.len() < arguments.len() { Some(Cluster::start()?) } else { None };
    Ok((rest, cluster))
}

fn two_databases(cluster: &Cluster) -> Result<(String, String), String> {
    Ok((cluster.database("load")?, cluster.database("start")?))
}

fn loadtest(root: &Path, task: &str, database: Option<&str>, arguments: &[&str]) -> bool {
    // As many sockets as tables have players: more than a shell usually allows.
    let mut command = Command::new("sh");
    command.current_dir(root).args(["-c", "ulimit -n \"$(ulimit -Hn)\"; exec \"$0\" \"$@\""]);
    command.arg(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(["run", "--quiet", "--release", "--package", "livret-loadtest", "--", task]);
    command.args(database.iter().flat_map(|address| ["--db", address])).args(arguments);
    command.env_remove(postgres::VARIABLE).status().is_ok_and(|status| status.success())
}

fn complain(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}
