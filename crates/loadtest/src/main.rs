//! Real sockets against a real server in a process of its own: how much it bears, and that nothing is lost when it dies.

mod fill;
mod http;
mod kills;
mod load;
mod player;
mod process;
mod stats;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Puts a server under load, or kills it, and looks at what is left.
#[derive(Parser, Debug)]
#[command(name = "livret-loadtest", version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Serves, without limits for one address (the other tasks start this in a process of its own)
    Serve {
        /// The database
        #[arg(long)]
        db: String,
    },
    /// Plays at many tables at a steady rate; latency of acknowledgements, memory of idle tables
    Load(load::LoadArgs),
    /// Fills a database with unfinished games and measures how long a server needs to open on it
    Start(fill::StartArgs),
    /// Kills the server at random moments under load and checks that nothing was lost or played twice
    Kills(kills::KillArgs),
}

/// What went wrong, for whoever reads the report.
type Outcome<T> = Result<T, String>;

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Serve { db } => process::serve(db),
        Task::Load(order) => block_on(load::run(&order)),
        Task::Start(order) => block_on(fill::run(&order)),
        Task::Kills(order) => block_on(kills::run(&order)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn block_on(task: impl Future<Output = Outcome<()>>) -> Outcome<()> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|error| error.to_string())?;
    runtime.block_on(task)
}
