//! The browser's side: its types, its unit tests, its build, and whole games in a real browser.

use std::path::Path;
use std::process::Command;

/// Debian's names of what the browser tests need, and what shows that it is there. They see one set of fonts and the Japanese
/// ones, whatever else is installed (`web/tests/fonts.ts`).
const PACKAGES: [(&str, &str); 3] = [
    ("chromium", "/usr/bin/chromium"),
    ("fonts-noto-cjk", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"),
    ("fonts-dejavu-core", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
];

/// The other sets of fonts that a machine may have instead.
const OTHER_FONTS: [(&str, &str); 2] = [
    ("fonts-liberation", "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"),
    ("fonts-noto-core", "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"),
];

/// Checks, builds and tries the client. Pictures of every page stay in `web/artefacts`.
pub fn test(root: &Path) -> bool {
    let web = root.join("web");
    prepare(root, &PACKAGES) && step("Browser", &|| browse(root, &web, "dejavu"))
}

/// The browser tests once for each set of fonts, alone on the machine: no layout may depend on what is installed.
pub fn fonts(root: &Path) -> bool {
    let web = root.join("web");
    let packages = [&PACKAGES[..], &OTHER_FONTS].concat();
    let tried = |set| step(&format!("Browser with {set} alone"), &|| browse(root, &web, set));
    prepare(root, &packages) && ["dejavu", "liberation", "noto"].into_iter().all(tried)
}

/// The client alone, as `web/dist`.
pub fn build(root: &Path) -> bool {
    let web = root.join("web");
    node_packages(&web) && wasm(root) && npm(&web, &["run", "--silent", "build"])
}

/// Everything before the browser is opened.
fn prepare(root: &Path, packages: &[(&str, &str)]) -> bool {
    let web = root.join("web");
    let steps: [(&str, &dyn Fn() -> bool); 9] = [
        ("Packages for the browser", &|| install(packages)),
        ("Node packages", &|| node_packages(&web)),
        ("Client: form", &|| npm(&web, &["run", "--silent", "format:check"])),
        ("Client: lint", &|| npm(&web, &["run", "--silent", "lint"])),
        ("Client: types", &|| npm(&web, &["run", "--silent", "check"])),
        ("Client: unit tests", &|| npm(&web, &["run", "--silent", "unit"])),
        ("Play without a server", &|| wasm(root)),
        ("Client: build", &|| npm(&web, &["run", "--silent", "build"])),
        ("Server for the browser", &|| cargo(root, &["build", "--package", "livret"])),
    ];
    // Each step stands on the one before it.
    steps.iter().all(|(title, work)| step(title, work))
}

/// The house in the page, into `web/wasm`: from there the client's build takes it.
pub fn wasm(root: &Path) -> bool {
    bound(root, "web/wasm", None)
}

/// The same elsewhere, with what only tests need of it.
pub fn bound(root: &Path, out: &str, feature: Option<&str>) -> bool {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["run", "--quiet", "--locked", "-p", "livret-bindgen", "--target-dir"]);
    run(command.arg(root.join("target/wasm")).arg("--").arg(root.join(out)).args(feature))
}

fn step(title: &str, work: &dyn Fn() -> bool) -> bool {
    println!("\n== {title} ==");
    work()
}

/// Installs what is missing, where this user may.
pub fn install(packages: &[(&str, &str)]) -> bool {
    let missing: Vec<&str> =
        packages.iter().filter(|(_, file)| !Path::new(file).exists()).map(|(name, _)| *name).collect();
    if missing.is_empty() {
        println!("there");
        return true;
    }
    let apt = |arguments: &[&str]| {
        let mut command = if is_root() {
            Command::new("apt-get")
        } else {
            let mut sudo = Command::new("sudo");
            sudo.args(["-n", "apt-get"]);
            sudo
        };
        run(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let mut install = vec!["install", "--yes", "--no-install-recommends"];
    install.extend(&missing);
    let fine = apt(&["update"]) && apt(&install);
    if !fine {
        println!("please install {} (Debian's packages)", missing.join(" and "));
    }
    fine
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// `npm ci`, unless what is installed is already what the lock file says.
fn node_packages(web: &Path) -> bool {
    let changed = |path: &str| web.join(path).metadata().and_then(|data| data.modified()).ok();
    let fresh = changed("node_modules/.package-lock.json") >= changed("package-lock.json");
    if fresh && web.join("node_modules/.package-lock.json").exists() {
        println!("there");
        return true;
    }
    npm(web, &["ci", "--no-audit", "--no-fund"])
}

fn browse(root: &Path, web: &Path, fonts: &str) -> bool {
    let livret = target(root).join("debug").join("livret");
    let mut browser = Command::new("npm");
    if let Some(site) = crate::site::for_tests(root) {
        browser.env("LIVRET_SITE", site);
    }
    run(browser
        .current_dir(web)
        .args(["run", "--silent", "browser"])
        .env("LIVRET_BIN", livret)
        .env("LIVRET_FONTS", fonts))
}

fn target(root: &Path) -> std::path::PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir))
}

fn npm(web: &Path, arguments: &[&str]) -> bool {
    run(Command::new("npm").current_dir(web).args(arguments))
}

fn cargo(root: &Path, arguments: &[&str]) -> bool {
    // The client has just been built.
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    run(Command::new(cargo).current_dir(root).args(arguments).env("LIVRET_SKIP_WEB", "1"))
}

fn run(command: &mut Command) -> bool {
    match command.status() {
        Ok(status) => status.success(),
        Err(error) => {
            println!("{} cannot be started: {error}", command.get_program().to_string_lossy());
            false
        }
    }
}
