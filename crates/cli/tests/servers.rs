//! One server for each database, as real processes.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

fn livret(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_livret"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A directory of its own, gone at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the scratch directory can be written");
        Scratch(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a path in UTF-8").into()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that has said that it is open.
struct Server(Child);

impl Server {
    fn start(db: &str) -> Server {
        let mut child = serve(db).stderr(Stdio::null()).spawn().expect("the binary starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        assert!(line.contains("http://"), "{line}");
        Server(child)
    }

    /// With SIGKILL, where there is such a thing.
    fn kill(mut self) {
        self.0.kill().expect("the server can be killed");
        self.0.wait().expect("the server ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(db: &str) -> Command {
    livret(&["serve", "--addr", "127.0.0.1:0", "--db", db])
}

fn admin(db: &str, arguments: &[&str]) -> Output {
    livret(&["admin", "--db", db]).args(arguments).output().expect("the binary starts")
}

fn is_refused(output: &Output) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains("a server already runs on this database: stop it first"), "{errors}");
}

#[test]
fn a_second_server_is_refused_until_the_first_is_gone_however_it_went() {
    let scratch = Scratch::new("servers");
    let db = format!("sqlite:{}", scratch.file("house.sqlite"));
    let first = Server::start(&db);
    is_refused(&serve(&db).output().expect("the binary starts"));
    assert!(admin(&db, &["list"]).status.success(), "the command line works beside it");
    assert!(admin(&db, &["banner", "set", "Tea at five"]).status.success());
    first.kill();
    Server::start(&db).kill();
}

#[test]
fn a_backup_is_private_and_restored_only_while_no_server_runs() {
    let scratch = Scratch::new("restore");
    let db = format!("sqlite:{}", scratch.file("house.sqlite"));
    let file = scratch.file("house.jsonl");
    std::fs::write(format!("{file}.part"), "left behind").expect("a file");
    let server = Server::start(&db);
    assert!(admin(&db, &["backup", &file]).status.success());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).expect("the backup is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    is_refused(&admin(&db, &["restore", &file, "--force"]));
    server.kill();
    assert!(admin(&db, &["restore", &file, "--force"]).status.success());
}
