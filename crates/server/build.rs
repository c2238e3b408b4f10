//! Builds the browser's client before it is embedded, so that one command is enough.
//!
//! In release builds whenever its sources are newer than `web/dist`; in other builds only with `LIVRET_WEB=1`, so that nobody
//! who works on the rules waits for it. `LIVRET_SKIP_WEB=1` leaves it as it is. Without Node.js the program is built without its
//! pages and says so.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Instant, SystemTime};

/// What the client is made of, inside `web/`.
const SOURCES: [&str; 9] = [
    "src",
    "public",
    "tools",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];
/// The oldest Node.js that can build it.
const NODE: (u32, u32) = (20, 19);

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let dist = web.join("dist");
    for variable in ["LIVRET_WEB", "LIVRET_SKIP_WEB"] {
        println!("cargo:rerun-if-env-changed={variable}");
    }
    println!("cargo:rerun-if-changed=build.rs");
    for source in SOURCES {
        println!("cargo:rerun-if-changed={}", web.join(source).display());
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

/// Tells whoever sits at the terminal what takes a while: cargo shows what a build script says only once it is done.
fn announce(line: &str) {
    let terminal = if cfg!(windows) { "CONOUT$" } else { "/dev/tty" };
    if let Ok(mut terminal) = std::fs::OpenOptions::new().write(true).open(terminal) {
        let _ = writeln!(terminal, "{line}");
    }
}

fn wanted() -> bool {
    let set = |name: &str| std::env::var(name).is_ok_and(|value| !value.is_empty() && value != "0");
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    !set("LIVRET_SKIP_WEB") && (release || set("LIVRET_WEB"))
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
    let output = Command::new(name)
        .current_dir(web)
        .args(arguments)
        .output()
        .map_err(|error| format!("npm cannot be started: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let last: Vec<&str> = said.lines().rev().filter(|line| !line.trim().is_empty()).take(4).collect();
    Err(format!("npm {}: {}", arguments.join(" "), last.into_iter().rev().collect::<Vec<_>>().join(" / ")))
}
