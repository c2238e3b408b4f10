//! The whole life of a server process: open, listen, close on a signal.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::{fmt, io};

use livret_store::StoreError;
use tokio::net::TcpListener;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::{Config, open, serve};

/// Why the house did not open.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum RunError {
    Store(StoreError),
    Listen(SocketAddr, io::Error),
    Io(io::Error),
    /// Another server has the database now.
    Displaced,
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Store(error) => write!(f, "{error}"),
            RunError::Listen(addr, error) => write!(f, "cannot listen on {addr}: {error}"),
            RunError::Io(error) => write!(f, "{error}"),
            RunError::Displaced => write!(
                f,
                "the connection to the database was lost and another server has taken its place: this one has closed"
            ),
        }
    }
}

impl std::error::Error for RunError {}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogStyle {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Begins to log to standard error; `RUST_LOG` chooses what (`info,livret_server=debug`).
pub fn log_to_stderr(style: LogStyle) {
    let wished = std::env::var("RUST_LOG").ok().and_then(|wish| wish.parse::<Targets>().ok());
    let filter = wished
        .unwrap_or_else(|| Targets::new().with_default(tracing::Level::INFO).with_target("sqlx", tracing::Level::WARN));
    let log = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let filtered = tracing_subscriber::registry().with(filter);
    // Somebody who logs already (a test) goes on as before.
    let _ = match style {
        LogStyle::Text => filtered.with(log).try_init(),
        LogStyle::Json => filtered.with(log.json()).try_init(),
    };
}

/// Descriptors that are not connections: the database, the log, the listener.
const OTHER_FILES: u64 = 128;

/// Asks for as many descriptors as we may have, and promises no more connections than there are: half of them for
/// requests, half for sockets.
fn fit_descriptors(config: &mut Config) {
    let files = match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => files,
        Err(error) => return tracing::warn!(%error, "the number of file descriptors could not be raised"),
    };
    let room = usize::try_from(files.saturating_sub(OTHER_FILES) / 2).unwrap_or(usize::MAX).max(1);
    if room < config.limits.connections {
        tracing::warn!(files, connections = room, "few file descriptors: fewer connections are taken");
        config.limits.connections = room;
    }
}

/// Threads that serve. The database, bots and costly requests have threads of their own, and an action is small: where every core
/// served, most of an action's time would go into waking another thread for it.
fn workers() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

/// Opens the house, tells its address, and serves until SIGTERM or Ctrl-C.
pub fn run(mut config: Config, opened: impl FnOnce(SocketAddr)) -> Result<(), RunError> {
    fit_descriptors(&mut config);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(workers()).enable_all().build();
    let runtime = runtime.map_err(RunError::Io)?;
    let served = runtime.block_on(async {
        let addr = config.addr;
        // Listening comes first: whoever cannot would otherwise read the whole database for nothing.
        let listener = TcpListener::bind(addr).await.map_err(|error| RunError::Listen(addr, error))?;
        let told = listener.local_addr().map_err(RunError::Io)?;
        let stop = signal().map_err(RunError::Io)?;
        let app = open(config).await.map_err(RunError::Store)?;
        opened(told);
        let (store, mut displaced) = (app.store.clone(), false);
        let until = async {
            tokio::select! {
                () = stop => {}
                () = store.displaced() => displaced = true,
            }
        };
        serve(app, listener, until).await;
        if displaced { Err(RunError::Displaced) } else { Ok(()) }
    });
    // A bot that still thinks is not waited for.
    runtime.shutdown_background();
    served
}

#[cfg(unix)]
fn signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut term = signal(SignalKind::terminate())?;
    let mut int = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = term.recv() => {}
            _ = int.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
