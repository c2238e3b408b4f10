//! The promise of the README, kept on a machine that has nothing: both commands in a bare Debian of their own.
//!
//! The Debian is made by debootstrap in a folder. Of this machine it is given the Rust toolchain, Node.js, and how packages are
//! reached (sources, certificates, proxies); everything else the commands must install themselves. Of the project it is given
//! what is committed.

use std::fs;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// Where the first command opens the house.
const ADDRESS: &str = "127.0.0.1:7878";
/// What having Rust means on Debian: a linker and the C library's headers. Git brings the clone.
const BARE: &str = "ca-certificates,gcc,git,libc6-dev";
/// Settings of package clients that are handed on, where they exist.
const SETTINGS: [&str; 11] = [
    "etc/apt/sources.list",
    "etc/apt/sources.list.d",
    "etc/apt/apt.conf.d",
    "etc/apt/keyrings",
    "etc/hosts",
    "etc/pip.conf",
    "etc/resolv.conf",
    "etc/ssl/certs",
    "usr/etc/npmrc",
    "root/.npmrc",
    "root/.cargo/config.toml",
];
/// Parts of names of variables that say how packages are reached.
const VARIABLES: [&str; 7] = ["_CA_", "CERT", "PROXY", "proxy", "PIP_", "npm_config_", "CARGO_REGISTRIES_"];
/// Longer than the first command may ever take.
const PATIENCE: Duration = Duration::from_secs(45 * 60);

/// Which of the two commands are tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Both,
    Run,
    Test,
}

/// Runs both commands, or the one named, and tells how long each took.
pub fn run(root: &Path, arguments: &[&str]) -> ExitCode {
    let wish = match arguments {
        [] => Wish::Both,
        ["run"] => Wish::Run,
        ["test"] => Wish::Test,
        _ => {
            eprintln!("`cargo xtask fresh` takes `run` or `test`, or nothing for both");
            return ExitCode::from(2);
        }
    };
    match try_both(root, wish) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("fresh: {error}");
            ExitCode::FAILURE
        }
    }
}

fn try_both(root: &Path, wish: Wish) -> io::Result<()> {
    let debian = Debian::make(root)?;
    if wish != Wish::Test {
        debian.house_opens()?;
    }
    if wish != Wish::Run {
        debian.tests_pass()?;
    }
    Ok(())
}

/// A bare Debian in a folder, with a clean clone in it.
struct Debian {
    folder: PathBuf,
    toolchain: PathBuf,
}

impl Debian {
    fn make(root: &Path) -> io::Result<Debian> {
        if !said("id", &["-u"])?.eq("0") {
            return Err(io::Error::other("only root can make a Debian of its own (debootstrap, chroot): try sudo"));
        }
        let folder = root.join("target/fresh");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        println!("a bare Debian in {}", folder.display());
        debootstrap(&folder)?;
        for setting in SETTINGS {
            hand_on(Path::new("/").join(setting).as_path(), &folder.join(setting))?;
        }
        hand_on_node(&folder)?;
        clone(root, &folder)?;
        fs::create_dir_all(folder.join("opt/rust"))?;
        Ok(Debian { folder, toolchain: said("rustc", &["--print", "sysroot"])?.into() })
    }

    /// A shell script inside, in a world of processes and mounts of its own, that ends with us.
    fn shell(&self, script: &str) -> Command {
        let (folder, toolchain) = (self.folder.display(), self.toolchain.display());
        let mounts = format!(
            "set -e; mount --make-rprivate /; mount -t proc proc '{folder}/proc'; mount --rbind /dev '{folder}/dev'; \
             mount --rbind /sys '{folder}/sys'; mount --bind -o ro '{toolchain}' '{folder}/opt/rust'; \
             exec chroot '{folder}' /bin/sh -c 'cd /house/livret; {script}'"
        );
        let mut command = Command::new("unshare");
        command.args(["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", &mounts]);
        command.env_clear().envs(std::env::vars().filter(|(name, _)| VARIABLES.iter().any(|part| name.contains(part))));
        command.env("PATH", "/opt/rust/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin");
        command.envs([("HOME", "/root"), ("LANG", "C.UTF-8"), ("CI", "true")]);
        command.stdin(Stdio::null());
        command
    }

    /// The first command: it builds everything, pages too, and opens the house.
    fn house_opens(&self) -> io::Result<()> {
        if TcpStream::connect(ADDRESS).is_ok() {
            return Err(io::Error::other(format!("something else answers at {ADDRESS}: end it first")));
        }
        println!("\n== cargo run --release ==");
        let began = Instant::now();
        // `times` adds up what the command and everything it started has used.
        let script = "cargo run --release & house=$!; while kill -0 $house && [ ! -e /seen ]; do sleep 1; done; \
                      kill $house; wait $house; echo; echo shell, then children, user and system:; times";
        let mut child = self.shell(script).spawn()?;
        let opened = wait_for_pages(&mut child, began);
        fs::write(self.folder.join("seen"), "")?;
        child.wait()?;
        opened?;
        println!("the house was open, with its pages, after {} s", began.elapsed().as_secs());
        Ok(())
    }

    /// The second command.
    fn tests_pass(&self) -> io::Result<()> {
        println!("\n== cargo xtask test ==");
        let began = Instant::now();
        let script = "cargo xtask test; fine=$?; echo; echo shell, then children, user and system:; times; exit $fine";
        let status = self.shell(script).status()?;
        println!("the tests took {} s", began.elapsed().as_secs());
        if status.success() { Ok(()) } else { Err(io::Error::other("the tests fail on a fresh machine")) }
    }
}

/// Polls the house until it shows its pages.
fn wait_for_pages(child: &mut Child, began: Instant) -> io::Result<()> {
    while began.elapsed() < PATIENCE {
        if let Some(status) = child.try_wait()? {
            return Err(io::Error::other(format!("the first command ended ({status}) before the house was open")));
        }
        match first_page() {
            Ok(page) if page.contains("type=\"module\"") => return Ok(()),
            Ok(_) => return Err(io::Error::other("the house is open, but without its pages")),
            Err(_) => std::thread::sleep(Duration::from_secs(1)),
        }
    }
    Err(io::Error::other("the house did not open in time"))
}

fn first_page() -> io::Result<String> {
    let mut stream = TcpStream::connect(ADDRESS)?;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
    let mut page = String::new();
    stream.read_to_string(&mut page)?;
    Ok(page)
}

fn debootstrap(folder: &Path) -> io::Result<()> {
    if !Path::new("/usr/sbin/debootstrap").exists() {
        done(Command::new("apt-get").args(["update", "-q"]))?;
        done(Command::new("apt-get").args(["install", "-q", "-y", "--no-install-recommends", "debootstrap"]))?;
    }
    let release = fs::read_to_string("/etc/os-release")?;
    let suite = release.lines().find_map(|line| line.strip_prefix("VERSION_CODENAME="));
    let suite = suite.ok_or_else(|| io::Error::other("this is no Debian: /etc/os-release names no version"))?;
    let mut make = Command::new("debootstrap");
    done(make.args(["--variant=minbase", "--include", BARE, suite]).arg(folder).args(mirror()).stdout(Stdio::null()))
}

/// Where this machine takes its packages from: the first source that its settings name.
fn mirror() -> Option<String> {
    let mut files = vec![PathBuf::from("/etc/apt/sources.list")];
    files.extend(fs::read_dir("/etc/apt/sources.list.d").into_iter().flatten().flatten().map(|entry| entry.path()));
    let read = |path: &PathBuf| fs::read_to_string(path).ok();
    let wanted = files.iter().filter(|path| path.extension().is_some_and(|end| end == "list" || end == "sources"));
    wanted.filter_map(read).find_map(|text| first_source(&text))
}

/// The first address in a list of sources, in the old form (`deb ADDRESS …`) or the new one (`URIs: ADDRESS`).
fn first_source(text: &str) -> Option<String> {
    let lines = text.lines().filter(|line| line.starts_with("deb ") || line.starts_with("URIs:"));
    lines.flat_map(str::split_whitespace).find(|word| word.starts_with("http")).map(ToString::to_string)
}

/// Copies a setting of this machine, following links, where there is one.
fn hand_on(from: &Path, to: &Path) -> io::Result<()> {
    if !from.exists() {
        return Ok(());
    }
    fs::create_dir_all(to.parent().expect("a setting lies in a folder"))?;
    let _ = fs::remove_dir_all(to);
    done(Command::new("cp").arg("-rL").arg(from).arg(to))
}

/// Node.js and npm, where one would put them by hand.
fn hand_on_node(folder: &Path) -> io::Result<()> {
    let real = |name: &str| fs::canonicalize(said("which", &[name])?);
    let npm = real("npm")?;
    let package = npm.ancestors().nth(2).ok_or_else(|| io::Error::other("npm lies in no package"))?;
    hand_on(&real("node")?, &folder.join("usr/local/bin/node"))?;
    hand_on(package, &folder.join("usr/local/lib/node_modules/npm"))?;
    for name in ["npm", "npx"] {
        let target = format!("../lib/node_modules/npm/bin/{name}-cli.js");
        std::os::unix::fs::symlink(target, folder.join("usr/local/bin").join(name))?;
    }
    Ok(())
}

/// What is committed, and the reference documents beside it where they are.
fn clone(root: &Path, folder: &Path) -> io::Result<()> {
    let house = folder.join("house");
    fs::create_dir_all(&house)?;
    done(Command::new("git").args(["clone", "--quiet", "--no-local"]).arg(root).arg(house.join("livret")))?;
    // The clone is ours inside as well, whoever cloned it.
    done(Command::new("chown").args(["-R", "root:root"]).arg(&house))?;
    hand_on(&root.join("../shared"), &house.join("shared"))
}

/// Runs a program that must succeed.
fn done(command: &mut Command) -> io::Result<()> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(io::Error::other(format!("{command:?}: {status}"))) }
}

/// What a program prints, without the line's end.
fn said(program: &str, arguments: &[&str]) -> io::Result<String> {
    let output = Command::new(program).args(arguments).output()?;
    if !output.status.success() {
        return Err(io::Error::other(format!("{program} {}: {}", arguments.join(" "), output.status)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_read_in_both_forms_and_comments_left_alone() {
        let new = "Types: deb\n# http://old.example/debian\nURIs: http://new.example/debian\nSuites: bookworm\n";
        assert_eq!(first_source(new).as_deref(), Some("http://new.example/debian"));
        let old = "# deb http://no.example/ x\ndeb [signed-by=/key.gpg] https://yes.example/debian bookworm main\n";
        assert_eq!(first_source(old).as_deref(), Some("https://yes.example/debian"));
        assert_eq!(first_source("# nothing"), None);
    }
}
