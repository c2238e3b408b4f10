//! The project's chores; `cargo xtask` lists them.

mod deny;
mod fresh;
mod ladder;
mod load;
mod openapi;
mod postgres;
mod run;
mod scaling;
mod site;
mod speed;
mod trace;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
The project's chores.

    cargo xtask test             formatting, lints, dependencies, all tests on SQLite and PostgreSQL, the trace of the rules, the browser
    cargo xtask web              the client alone: types, unit tests, build, and whole games in a browser
    cargo xtask fresh [run|test] both commands of the README in a bare Debian of its own (as root)
    cargo xtask deny             licences, versions, sources and advisories of what others wrote, by deny.toml
    cargo xtask fonts            the browser's tests with DejaVu, Liberation and Noto in turn as the machine's only fonts
    cargo xtask openapi          asks the server whatever its description allows, and checks the answers against it
    cargo xtask trace            writes docs/RULES-TRACE.md: which test proves which rule
    cargo xtask trace --check    fails when that file is stale or a rule has neither proof nor reason
    cargo xtask ladder           does each level of bots beat the one below, and not always?
    cargo xtask scaling          two threads of `livret sim` against two processes side by side
    cargo xtask site [--base /path/] [--out DIR] [--house URL]
                                 the client as files for any static host: everything that needs nobody else
    cargo xtask speed            the client in a real browser: first load, painting, long tasks
    cargo xtask wasm             play without a server: crates/wasm compiled into web/wasm, where the client's build takes it
    cargo xtask load [--postgres] [--tables N] [--rate N] [--seconds N] [--idle N]
                                 the server with thousands of sockets: latency, memory, start-up
    cargo xtask kills [--times N]
                                 the server killed at random moments, on both databases
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["test"] => run::test(&root()),
        ["fresh", ref rest @ ..] => fresh::run(&root(), rest),
        ["web"] => run::web(&root()),
        ["openapi"] => run::openapi(&root()),
        ["deny"] => run::deny(&root()),
        ["fonts"] => run::fonts(&root()),
        ["trace"] => run::write_trace(&root()),
        ["trace", "--check"] => run::check_trace(&root()),
        ["ladder"] => ladder::run(&root()),
        ["load", ref rest @ ..] => load::load(&root(), rest),
        ["kills", ref rest @ ..] => load::kills(&root(), rest),
        ["scaling"] => scaling::run(&root()),
        ["site", ref rest @ ..] => site::run(&root(), rest),
        ["speed"] => speed::run(&root()),
        ["wasm"] => ExitCode::from(u8::from(!web::wasm(&root()))),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprint!("there is no chore \"{}\"\n\n{HELP}", arguments.join(" "));
            ExitCode::from(2)
        }
    }
}

/// The repository: the directory above this package.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies inside the repository").into()
}
