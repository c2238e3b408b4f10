//! The house over real sockets: on SQLite, and on PostgreSQL where `LIVRET_TEST_PG` names a server.

#![allow(missing_docs)]

mod client;
mod clocks;
mod connections;
mod crowds;
mod detail;
mod discreet;
mod doors;
mod games;
mod health;
mod hurry;
mod kept;
mod lobby;
mod openapi;
mod pages;
mod people;
mod privacy;
mod residents;
mod resume;
mod rude;
mod secrecy;
mod sessions;
mod shapes;
mod sweep;
mod undo;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use livret_server::{AppState, Config, Limits};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use client::Client;

/// A running house.
pub struct Running {
    pub addr: SocketAddr,
    pub db: String,
    pub app: Arc<AppState>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    pub async fn start(db: &str) -> Running {
        Running::start_with(db, |_| {}).await
    }

    pub async fn start_with(db: &str, change: impl FnOnce(&mut Config)) -> Running {
        let limits = Limits { rate: 0, tables_per_person: 1000, ..Limits::default() };
        let mut config = Config { db: db.into(), limits, ..Config::default() };
        change(&mut config);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let addr = listener.local_addr().expect("an address");
        let app = livret_server::open(config).await.expect("the house opens");
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = app.clone();
        let task = tokio::spawn(async move {
            livret_server::serve(serving, listener, async { drop(stopped.await) }).await;
        });
        Running { addr, db: db.into(), app, stop, task }
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.addr, name).await
    }

    /// Closes the house in good order.
    pub async fn close(self) {
        drop(self.stop);
        self.task.await.expect("the house closes");
    }

    /// Closes it and opens another one on the same database.
    pub async fn again(self) -> Running {
        let db = self.db.clone();
        self.close().await;
        Running::start(&db).await
    }
}

/// A database file that is removed at the end.
pub struct Database(pub String);

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(path) = self.0.strip_prefix("sqlite:") {
            for end in ["", "-wal", "-shm", ".lock"] {
                let _ = std::fs::remove_file(format!("{path}{end}"));
            }
        }
    }
}

pub fn file() -> Database {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("livret-test-{}-{}.sqlite", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    Database(format!("sqlite:{}", std::env::temp_dir().join(name).display()))
}

/// Runs a test on every database there is.
pub fn on_each_database<F: Future<Output = ()>>(test: impl Fn(String) -> F) {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    let file = file();
    runtime.block_on(test(file.0.clone()));
    if let Ok(server) = std::env::var("LIVRET_TEST_PG") {
        let database = runtime.block_on(postgres(&server));
        runtime.block_on(test(database));
    }
}

/// A new database on a PostgreSQL server: two houses on one database would play each other's bots.
async fn postgres(server: &str) -> String {
    use sqlx::Executor;
    let name = format!("livret_{}", livret_store::identity::random_id());
    let pool = sqlx::PgPool::connect(server).await.expect("LIVRET_TEST_PG leads to a PostgreSQL server");
    pool.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.expect("a database can be made");
    let (server, options) = server.split_once('?').unwrap_or((server, ""));
    let (server, _) = server.rsplit_once('/').expect("the address ends with a database");
    format!("{server}/{name}?{options}")
}

/// A pure table from what was kept of it.
fn rebuilt(row: &livret_table::TableRow, lines: &[livret_table::Line]) -> Result<livret_table::LiveTable, String> {
    let lines = lines.iter().map(|line| (line.seq, line.at, line.data.as_str()));
    livret_table::LiveTable::rebuild(livret_games::Library::shipped(), row, lines, livret_table::Entropy::new([0; 32]))
}
