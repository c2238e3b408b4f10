//! The server in a process of its own, to be measured and killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use livret_server::{Config, Limits};

use crate::Outcome;

/// Serves on a free port. One address opens thousands of sockets here, which a house would not bear.
pub fn serve(db: String) -> Outcome<()> {
    livret_server::log_to_stderr(livret_server::LogStyle::Text);
    let limits = Limits { connections: 60_000, per_address: 60_000, rate: 0, ..Limits::default() };
    let config = Config { addr: SocketAddr::from(([127, 0, 0, 1], 0)), db, limits, ..Config::default() };
    livret_server::run(config, |addr| println!("{addr}")).map_err(|error| error.to_string())
}

/// A running server; killed when dropped.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub addr: SocketAddr,
    /// From starting the process until it told that it is open.
    pub opened_in: Duration,
}

impl Server {
    /// Starts a server on this database and waits until it is open.
    pub fn start(db: &str) -> Outcome<Server> {
        Server::start_with(&std::env::current_exe().map_err(|error| error.to_string())?, db)
    }

    /// The same with another build of this program, to compare the two.
    pub fn start_with(program: &Path, db: &str) -> Outcome<Server> {
        let begun = Instant::now();
        // Every socket is a descriptor, and the usual limit is 1024.
        let raise = "ulimit -n \"$(ulimit -Hn)\" 2>/dev/null; exec \"$0\" \"$@\"";
        let mut command = Command::new("sh");
        command.args(["-c", raise]).arg(program).args(["serve", "--db", db]);
        let quiet = std::env::var("RUST_LOG").unwrap_or_else(|_| "warn".into());
        let mut child = command
            .env("RUST_LOG", quiet)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("the server does not start: {error}"))?;
        let mut line = String::new();
        let output = child.stdout.take().expect("standard output is piped");
        let read = BufReader::new(output).read_line(&mut line);
        match (read, line.trim().parse()) {
            (Ok(_), Ok(addr)) => Ok(Server { child, addr, opened_in: begun.elapsed() }),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                Err(format!("the server did not open on {db}"))
            }
        }
    }

    /// SIGKILL, and nothing of it is left.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Memory that it occupies, in KiB (Linux).
    pub fn memory(&self) -> Outcome<u64> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()).and_then(|number| number.parse().ok());
        number.ok_or_else(|| format!("{path} does not tell"))
    }

    /// The processor's time that it has used so far, its own and the system's (Linux, in ticks of 10 ms).
    pub fn cpu(&self) -> Outcome<Duration> {
        let path = format!("/proc/{}/stat", self.child.id());
        let stat = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        // The name, in brackets, may hold spaces; user and system time are the 12th and 13th field after it.
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
        let ticks: Option<Vec<u64>> = fields.skip(11).take(2).map(|field| field.parse().ok()).collect();
        let ticks = ticks.filter(|ticks| ticks.len() == 2).ok_or_else(|| format!("{path} does not tell"))?;
        Ok(Duration::from_millis(10 * (ticks[0] + ticks[1])))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
