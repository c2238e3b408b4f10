//! Builds the browser's client, and the house in its page, before they are embedded, so that one command is enough.
//!
//! In release builds whenever its sources are newer than `web/dist`; in other builds only with `LIVRET_WEB=1`, so that nobody
//! who works on the rules waits for it. `LIVRET_SKIP_WEB=1` leaves it as it is. Without Node.js the program is built without its
//! pages and says so. `LIVRET_NO_WASM=1`, or a compiler without its target, leaves out play without a server.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Instant, SystemTime};

/// What the client is made of, inside `web/`.
const SOURCES: [&str; 10] = [
    "src",
    "wasm",
    "public",
    "tools",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];
/// What the house in the page is made of, from the root of the repository.
const HOUSE: [&str; 13] = [
    "Cargo.lock",
    "Cargo.toml",
    "crates/bots",
    "crates/games",
    "crates/kernel",
    "crates/letter",
    "crates/names",
    "crates/shown",
    "crates/table",
    "crates/tanto",
    "crates/wasm",
    "crates/wire",
    "words",
];
/// The oldest Node.js that can build it.
const NODE: (u32, u32) = (20, 19);

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let dist = web.join("dist");
    for variable in ["LIVRET_WEB", "LIVRET_SKIP_WEB", "LIVRET_NO_WASM"] {
        println!("cargo:rerun-if-env-changed={variable}");
    }
    println!("cargo:rerun-if-changed=build.rs");
    for source in SOURCES {
        println!("cargo:rerun-if-changed={}", web.join(source).display());
    }
    if wanted() {
        compile_house(&web);
    }
    if wanted() && !is_fresh(&web, &dist) {
        let began = Instant::now();
        announce("    Building the pages of the browser with Node.js (half a minute)");
        match build(&web) {
            Ok(()) => println!("cargo:warning=the pages of the browser were built in {} s", began.elapsed().as_secs()),
            Err(reason) => println!("cargo:warning=the pages of the browser were not built: {reason}"),
        }
    } else {
        // Somebody else builds it: take what they make.
        println!("cargo:rerun-if-changed={}", dist.display());
    }
    // Where the sources cannot be written to, the embedding itself says what is missing.
    let _ = std::fs::create_dir_all(&dist);
    if !dist.join("index.html").exists() && wanted() {
        println!(
            "cargo:warning=livret is built without its pages: the server will show a page that says how to get them"
        );
    }
}

/// The house in the page, into `web/wasm`; without it everything is played on the server.
fn compile_house(web: &Path) {
    let (root, out) = (web.join(".."), web.join("wasm"));
    for source in HOUSE {
        println!("cargo:rerun-if-changed={}", root.join(source).display());
    }
    if is_set("LIVRET_NO_WASM") {
        for file in std::fs::read_dir(&out).into_iter().flatten().flatten() {
            let _ = std::fs::remove_file(file.path());
        }
        return;
    }
    let began = Instant::now();
    announce(
        "    Compiling play without a server to WebAssembly (some minutes the first time; LIVRET_NO_WASM=1 leaves it out)",
    );
    match house(&root, &out) {
        Ok(()) if began.elapsed().as_secs() < 10 => {}
        Ok(()) => {
            println!("cargo:warning=play without a server was compiled in {} s", began.elapsed().as_secs());
        }
        Err(reason) => println!("cargo:warning=built without play without a server: {reason}"),
    }
}

fn house(root: &Path, out: &Path) -> Result<(), String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).args(["run", "--quiet", "--locked", "-p", "livret-bindgen", "--target-dir"]);
    cargo.arg(root.join("target/wasm")).arg("--").arg(out);
    // What this build was told of itself is not for that one.
    let own =
        ["CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "CARGO_BUILD_TARGET", "CARGO_TARGET_DIR", "TARGET", "RUSTC_WRAPPER"];
    for name in own {
        cargo.env_remove(name);
    }
    said(cargo.output(), "cargo run -p livret-bindgen")
}

/// Tells whoever sits at the terminal what takes a while: cargo shows what a build script says only once it is done.
fn announce(line: &str) {
    let terminal = if cfg!(windows) { "CONOUT$" } else { "/dev/tty" };
    if let Ok(mut terminal) = std::fs::OpenOptions::new().write(true).open(terminal) {
        let _ = writeln!(terminal, "{line}");
    }
}

fn wanted() -> bool {
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    !is_set("LIVRET_SKIP_WEB") && (release || is_set("LIVRET_WEB"))
}

fn is_set(name: &str) -> bool {
    std::env::var(name).is_ok_and(|value| !value.is_empty() && value != "0")
}

/// Is the built client newer than everything it is made of?
fn is_fresh(web: &Path, dist: &Path) -> bool {
    let Some(built) = changed(&dist.join("index.html")) else { return false };
    SOURCES.iter().filter_map(|source| newest(web.join(source))).all(|source| source <= built)
}

fn newest(path: PathBuf) -> Option<SystemTime> {
    let own = changed(&path);
    let Ok(entries) = std::fs::read_dir(&path) else { return own };
    entries.flatten().filter_map(|entry| newest(entry.path())).chain(own).max()
}

fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|data| data.modified()).ok()
}

fn build(web: &Path) -> Result<(), String> {
    check_node()?;
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < changed(&web.join("package-lock.json")) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    npm(web, &["run", "build"])
}

fn check_node() -> Result<(), String> {
    let (major, minor) = NODE;
    let hint = format!("Node.js {major}.{minor} or newer is needed (https://nodejs.org); then build again");
    let output = Command::new("node").arg("--version").output().map_err(|_| hint.clone())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut numbers = text.trim().trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(own), Some(own_minor)) if (own, own_minor) >= NODE => Ok(()),
        _ => Err(format!("{hint}; this is {}", text.trim())),
    }
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    said(Command::new(name).current_dir(web).args(arguments).output(), &format!("npm {}", arguments.join(" ")))
}

/// What a program said last, where it failed.
fn said(output: std::io::Result<Output>, what: &str) -> Result<(), String> {
    let output = output.map_err(|error| format!("{what} cannot be started: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let last: Vec<&str> = said.lines().rev().filter(|line| !line.trim().is_empty()).take(4).collect();
    Err(format!("{what}: {}", last.into_iter().rev().collect::<Vec<_>>().join(" / ")))
}
