//! `cargo xtask speed`: how fast the client is in a real browser. Figures, never a verdict.

use std::path::Path;
use std::process::{Command, ExitCode};

use crate::run::built;

/// Builds the house, unless `LIVRET_BIN` or `LIVRET_URL` name one, and lets the browser measure it.
pub fn run(root: &Path) -> ExitCode {
    let mut measure = Command::new("npm");
    measure.current_dir(root.join("web")).args(["run", "--silent", "speed"]);
    if std::env::var_os("LIVRET_BIN").is_none() && std::env::var_os("LIVRET_URL").is_none() {
        match built(root) {
            Ok(livret) => measure.env("LIVRET_BIN", livret),
            Err(error) => return complain(&error.to_string()),
        };
    }
    match measure.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => complain(&format!("npm cannot be started: {error}")),
    }
}

fn complain(why: &str) -> ExitCode {
    eprintln!("speed: {why}");
    ExitCode::FAILURE
}
