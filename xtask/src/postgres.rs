//! A throw-away PostgreSQL for the tests: a cluster in a temporary directory, gone when the tests are.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Under which name tests find the server.
pub const VARIABLE: &str = "LIVRET_TEST_PG";

/// A running cluster, stopped and removed when dropped.
pub struct Cluster {
    directory: PathBuf,
    programs: PathBuf,
    port: u16,
    /// Of its database `postgres`.
    pub address: String,
}

impl Cluster {
    /// Starts one; installs PostgreSQL from Debian's packages first where it is missing and that is possible.
    pub fn start() -> Result<Cluster, String> {
        let programs = match programs() {
            Some(programs) => programs,
            None => install().and_then(|()| programs().ok_or_else(|| "PostgreSQL was installed, but where?".into()))?,
        };
        let directory = std::env::temp_dir().join(format!("livret-postgres-{}", std::process::id()));
        fs::create_dir_all(&directory).map_err(|error| format!("{}: {error}", directory.display()))?;
        if is_root() {
            quietly(Command::new("chown").arg("postgres").arg(&directory))?;
        }
        let port = free_port()?;
        let address = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        let cluster = Cluster { directory, programs, port, address };
        cluster.fill()?;
        Ok(cluster)
    }

    fn fill(&self) -> Result<(), String> {
        let data = self.directory.join("data");
        let mut init = self.command("initdb");
        quietly(init.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "-D"]).arg(&data))?;
        // Sockets lie in the same directory; everything that makes commits durable stays as it comes.
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c max_connections=200 -k {}",
            self.port,
            self.directory.display()
        );
        let log = self.directory.join("log");
        let mut start = self.command("pg_ctl");
        start.arg("-D").arg(&data).arg("-l").arg(&log).args(["-o", &options, "-w", "start"]);
        quietly(&mut start).map_err(|error| format!("{error}\n{}", fs::read_to_string(log).unwrap_or_default()))
    }

    /// Makes a database; its address.
    pub fn database(&self, name: &str) -> Result<String, String> {
        let port = self.port.to_string();
        quietly(self.command("createdb").args(["-h", "127.0.0.1", "-U", "postgres", "-p", &port, name]))?;
        Ok(format!("postgres://postgres@127.0.0.1:{port}/{name}"))
    }

    /// One of PostgreSQL's programs, as a user that may run it: root may not.
    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        let mut command = if is_root() { as_postgres(&path) } else { Command::new(path) };
        command.current_dir(&self.directory);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.directory.join("data");
        let mut stop = self.command("pg_ctl");
        if let Err(error) = quietly(stop.arg("-D").arg(data).args(["-m", "immediate", "-w", "stop"])) {
            eprintln!("PostgreSQL could not be stopped: {error}");
        }
        let _ = fs::remove_dir_all(&self.directory);
    }
}

fn as_postgres(path: &Path) -> Command {
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(path);
    command
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// Where `initdb` and `pg_ctl` are: in the path, or where Debian puts them, the newest first.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    debian.sort();
    places.extend(debian.into_iter().rev());
    places.into_iter().find(|place| place.join("initdb").is_file() && place.join("pg_ctl").is_file())
}

fn install() -> Result<(), String> {
    let advice = "PostgreSQL is missing: install it (Debian: apt-get install postgresql), or name a server to test on in LIVRET_TEST_PG";
    let sudo: &[&str] = if is_root() { &[] } else { &["sudo", "-n"] };
    let apt = |arguments: &[&str]| {
        let words = [sudo, &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"], arguments].concat();
        quietly(Command::new(words[0]).args(&words[1..])).map_err(|error| format!("{advice}\n{error}"))
    };
    println!("PostgreSQL is missing and will be installed");
    apt(&["update", "-q"])?;
    apt(&["install", "-q", "-y", "--no-install-recommends", "postgresql"])
}

fn free_port() -> Result<u16, String> {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    port.map(|address| address.port()).map_err(|error| format!("no free port: {error}"))
}

/// Runs a program that has nothing to tell unless it fails.
fn quietly(command: &mut Command) -> Result<(), String> {
    // What the server inherits must not be a pipe: waiting for its end would be waiting for the server's.
    let words = format!("{command:?}");
    let complaint = std::env::temp_dir().join(format!("livret-complaint-{}", std::process::id()));
    let file = fs::File::create(&complaint).map_err(|error| error.to_string())?;
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(file).status();
    let said = fs::read_to_string(&complaint).unwrap_or_default();
    let _ = fs::remove_file(&complaint);
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{words}: {status}\n{said}")),
        Err(error) => Err(format!("{words}: {error}")),
    }
}
