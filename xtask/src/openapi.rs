//! The description of the API against the server: Schemathesis asks whatever the description allows, and much that it
//! does not, and every answer must be one that the description names.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Where hooks and versions lie.
const PLACE: &str = "xtask/openapi";
/// Requests of each kind for each operation: some thousands in all, in about a minute.
const EXAMPLES: &str = "25";
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,\
                      response_schema_conformance,unsupported_method,allow_header_conformance,ignored_auth";

/// Tries the debug build of `livret`, which is made first.
pub fn test(root: &Path) -> bool {
    match try_it(root) {
        Ok(fine) => fine,
        Err(why) => {
            println!("{why}");
            false
        }
    }
}

fn try_it(root: &Path) -> Result<bool, String> {
    let target = target()?;
    let schemathesis = installed(root, &target)?;
    let house = ServedHouse::open(root, &target)?;
    let place = root.join(PLACE);
    let mut run = Command::new(schemathesis);
    run.arg("run").arg(format!("{}/api/openapi.json", house.address));
    run.args(["--checks", CHECKS, "--max-examples", EXAMPLES, "--phases", "examples,coverage,fuzzing"]);
    run.args(["--generation-deterministic", "--continue-on-failure", "--warnings", "off"]);
    run.args(["--no-color", "--request-timeout", "30"]);
    run.env("SCHEMATHESIS_HOOKS", "hooks").env("PYTHONPATH", &place).env("PYTHONDONTWRITEBYTECODE", "1");
    run.env("LIVRET_HOUSE", &house.address).current_dir(&house.directory);
    run.status().map(|status| status.success()).map_err(|error| format!("schemathesis cannot be started: {error}"))
}

/// This program lies in target/<profile>, whatever the target directory is called.
fn target() -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    own.ancestors().nth(2).map(Path::to_path_buf).ok_or_else(|| "no target directory".into())
}

/// Schemathesis in an environment of its own, made where it is missing or its versions changed.
fn installed(root: &Path, target: &Path) -> Result<PathBuf, String> {
    let wanted = root.join(PLACE).join("requirements.txt");
    let versions = fs::read_to_string(&wanted).map_err(|error| format!("{}: {error}", wanted.display()))?;
    let venv = target.join("schemathesis");
    let (program, stamp) = (venv.join("bin/schemathesis"), venv.join("installed"));
    if program.is_file() && fs::read_to_string(&stamp).is_ok_and(|there| there == versions) {
        return Ok(program);
    }
    println!("Schemathesis is missing and will be installed in {}", venv.display());
    let _ = fs::remove_dir_all(&venv);
    let make = || done(Command::new("python3").args(["-m", "venv"]).arg(&venv));
    make().or_else(|_| {
        crate::web::install(&[("python3-venv", "")]).then(make).unwrap_or(Err("install python3-venv".into()))
    })?;
    done(Command::new(venv.join("bin/pip")).args(["install", "--quiet", "--requirement"]).arg(&wanted))?;
    fs::write(&stamp, versions).map_err(|error| error.to_string())?;
    Ok(program)
}

fn done(command: &mut Command) -> Result<(), String> {
    let words = format!("{command:?}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{words}: {status}")),
        Err(error) => Err(format!("{words}: {error}")),
    }
}

/// A server on a database of its own, gone when dropped.
struct ServedHouse {
    child: Child,
    directory: PathBuf,
    address: String,
}

impl ServedHouse {
    fn open(root: &Path, target: &Path) -> Result<ServedHouse, String> {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        done(Command::new(cargo).current_dir(root).args(["build", "--quiet", "--package", "livret"]))?;
        let directory = std::env::temp_dir().join(format!("livret-openapi-{}", std::process::id()));
        fs::create_dir_all(&directory).map_err(|error| format!("{}: {error}", directory.display()))?;
        let program = target.join("debug").join(format!("livret{}", std::env::consts::EXE_SUFFIX));
        let mut serve = Command::new(program);
        serve.args([
            "serve",
            "--addr",
            "127.0.0.1:0",
            "--rate",
            "0",
            "--max-tables",
            "100000",
            "--db",
            "sqlite:house.sqlite",
        ]);
        serve.current_dir(&directory).env("RUST_LOG", "error").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = serve.spawn().map_err(|error| format!("livret cannot be started: {error}"))?;
        let mut line = String::new();
        let told = BufReader::new(child.stdout.take().expect("standard output is piped")).read_line(&mut line);
        let address = line.trim().split(' ').next_back().unwrap_or_default().trim_end_matches('/').to_string();
        let house = ServedHouse { child, directory, address };
        match told {
            Ok(_) if house.address.starts_with("http://") => Ok(house),
            _ => Err(format!("livret did not open: {line}")),
        }
    }
}

impl Drop for ServedHouse {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.directory);
    }
}
