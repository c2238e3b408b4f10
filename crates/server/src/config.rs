//! How the house is run.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use livret_games::Library;

/// Everything that a host can set.
#[derive(Clone)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`.
    pub db: String,
    /// A path in front of everything, `/livret` for instance; empty for none.
    pub base_path: String,
    /// Believe `X-Forwarded-For` and `X-Forwarded-Proto`.
    pub trust_proxy: bool,
    /// Cookies only over https.
    pub secure: bool,
    /// Names by which browsers may reach this house besides the `Host` they ask for.
    pub origins: Vec<String>,
    /// Whoever says this may read the figures from anywhere; without it, only this machine itself.
    pub metrics_token: Option<String>,
    /// Limits.
    pub limits: Limits,
    /// For how long what nobody uses is kept.
    pub keep: Keep,
    /// The cards.
    pub library: Arc<Library>,
    /// What the wall clock says, in milliseconds since 1970.
    pub wall: fn() -> i64,
}

/// How much is borne. All of them per process.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Connections at once.
    pub connections: usize,
    /// Connections at once from one address.
    pub per_address: usize,
    /// A connection has so long to say what it wants, and to take what is sent.
    pub patience: Duration,
    /// Requests and messages a second by one person, on average; an address gets a few times as much, and the other rates are
    /// reckoned from it (see `RateLimits`). 0 lifts them all.
    pub rate: u32,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// After so long the others at a table may let a bot play for somebody who is away.
    pub away: Duration,
    /// Live tables that one person may host.
    pub tables_per_person: usize,
    /// Records that one person may bring in.
    pub imports_per_person: u64,
    /// Records that all together may bring in.
    pub imports: u64,
}

/// For how many days what nobody uses is kept; 0: for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Guests who sit nowhere, after they were last seen.
    pub guests: u32,
    /// Tables whose game never began, after their last change.
    pub waiting: u32,
    /// Games nobody has gone on with.
    pub unfinished: u32,
    /// Finished games of guests, after somebody last looked. Those of people with an account stay.
    pub finished: u32,
    /// Records brought in, after somebody last looked.
    pub imports: u32,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { guests: 60, waiting: 14, unfinished: 180, finished: 365, imports: 90 }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Limits {
            connections: 10_000,
            per_address: 600,
            patience: Duration::from_secs(10),
            rate: 20,
            bot_threads: cores,
            away: Duration::from_secs(60),
            tables_per_person: 100,
            imports_per_person: 50,
            imports: 10_000,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 7878)),
            db: "sqlite::memory:".into(),
            base_path: String::new(),
            trust_proxy: false,
            secure: false,
            origins: Vec::new(),
            metrics_token: None,
            limits: Limits::default(),
            keep: Keep::default(),
            library: Library::shipped().clone(),
            wall: crate::time::wall,
        }
    }
}
