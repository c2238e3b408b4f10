//! Ten kills, as the long run does them by the hundred: nothing acknowledged is lost, nothing is played twice.

use std::process::Command;

fn kill(times: &str, database: Option<&str>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_livret-loadtest"));
    command.args(["kills", "--times", times, "--tables", "12"]).args(database.iter().flat_map(|db| ["--db", db]));
    let output = command.output().expect("the binary starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("each once"), "{said}");
}

#[test]
fn nothing_is_lost_when_the_server_is_killed_on_sqlite() {
    kill("5", None);
}

#[test]
fn nothing_is_lost_when_the_server_is_killed_on_postgresql() {
    // No other test uses the server's first database.
    if let Ok(address) = std::env::var("LIVRET_TEST_PG") {
        kill("5", Some(&address));
    }
}
