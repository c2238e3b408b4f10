//! Compiles the house in the page: `livret-bindgen OUT [FEATURE]` writes `livret_wasm.js`, its types and `livret_wasm_bg.wasm`.
//!
//! The release build of the server and `cargo xtask wasm` start it; what it needs, it fetches. It compiles into a target
//! directory of its own, so that it may run inside another build.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(out) = arguments.next() else {
        eprintln!("livret-bindgen OUT [FEATURE]");
        return ExitCode::FAILURE;
    };
    match build(Path::new(&out), arguments.next().as_deref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn build(out: &Path, feature: Option<&str>) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    have_target()?;
    let compiled = compile(&root, feature)?;
    let made = root.join("target/wasm/bound").join(feature.unwrap_or("shipped"));
    bind(&compiled, &made)?;
    put(&made, out).map_err(|error| format!("{}: {error}", out.display()))
}

/// Has the compiler what it takes? Where rustup is, it is fetched.
fn have_target() -> Result<(), String> {
    let list = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let found = list.is_ok_and(|said| Path::new(String::from_utf8_lossy(&said.stdout).trim()).exists());
    if found || run(Command::new("rustup").args(["target", "add", TARGET])).is_ok() {
        return Ok(());
    }
    Err(format!("the compiler has no {TARGET}, and it cannot be fetched"))
}

fn compile(root: &Path, feature: Option<&str>) -> Result<PathBuf, String> {
    let target = root.join("target/wasm");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).args(["build", "--quiet", "--locked", "-p", "livret-wasm", "--lib", "--profile", "wasm"]);
    cargo.args(["--target", TARGET, "--target-dir"]).arg(&target);
    if let Some(feature) = feature {
        cargo.args(["--features", feature]);
    }
    run(&mut cargo)?;
    Ok(target.join(TARGET).join("wasm/livret_wasm.wasm"))
}

fn bind(compiled: &Path, out: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    let bound =
        bindgen.input_path(compiled).typescript(true).remove_name_section(true).web(true).map(|web| web.generate(out));
    bound.and_then(|bound| bound).map_err(|error| format!("wasm-bindgen: {error:#}"))
}

/// Puts what was made where it is wanted; a file that is the same stays, so that nothing is built anew for it.
fn put(made: &Path, out: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(out)?;
    for entry in std::fs::read_dir(made)? {
        let (from, bytes) = (entry?.path(), |path: &Path| std::fs::read(path).ok());
        let to = out.join(from.file_name().unwrap_or_default());
        if bytes(&from) != bytes(&to) {
            std::fs::copy(&from, &to)?;
        }
    }
    Ok(())
}

fn run(command: &mut Command) -> Result<(), String> {
    let what = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{what} cannot be started: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let last: Vec<&str> = said.lines().rev().filter(|line| !line.trim().is_empty()).take(6).collect();
    Err(format!("{what}: {}", last.into_iter().rev().collect::<Vec<_>>().join(" / ")))
}
