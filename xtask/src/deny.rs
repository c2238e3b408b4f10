//! What others' code brings in: licences, the same crate twice, sources, known advisories; `deny.toml` says what may be.
//!
//! cargo-deny judges where it is installed. It takes many minutes to compile, so elsewhere a check of our own reads the same
//! file over `cargo metadata`; advisories need cargo-deny and a network that reaches their database.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};

use semver::{Version, VersionReq};
use serde::Deserialize;

/// Judges the workspace, and says what was not looked at.
pub fn check(root: &Path) -> bool {
    if cargo(root, &["deny", "--version"]).is_ok() {
        return with_cargo_deny(root);
    }
    println!(
        "cargo-deny is not installed: licences, versions and sources are checked here; advisories were NOT looked at"
    );
    match own_check(root) {
        Ok(complaints) => {
            complaints.iter().for_each(|complaint| println!("{complaint}"));
            complaints.is_empty()
        }
        Err(why) => {
            println!("{why}");
            false
        }
    }
}

fn with_cargo_deny(root: &Path) -> bool {
    let mut which = vec!["deny", "check", "licenses", "bans", "sources"];
    if cargo(root, &["deny", "fetch", "db"]).is_ok() {
        which.push("advisories");
    } else {
        println!("the advisory database cannot be reached: advisories were NOT looked at");
    }
    command(root, &which).status().is_ok_and(|status| status.success())
}

fn command(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.current_dir(root).args(arguments);
    command
}

/// What cargo answers, unless it fails.
fn cargo(root: &Path, arguments: &[&str]) -> Result<Vec<u8>, String> {
    let answer = command(root, arguments).stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
    match answer.status.success() {
        true => Ok(answer.stdout),
        false => Err(String::from_utf8_lossy(&answer.stderr).into_owned()),
    }
}

fn own_check(root: &Path) -> Result<Vec<String>, String> {
    let rules = std::fs::read_to_string(root.join("deny.toml")).map_err(|error| format!("deny.toml: {error}"))?;
    let rules = Rules::read(&rules)?;
    let metadata = cargo(root, &["metadata", "--format-version", "1", "--locked"])?;
    let metadata: Metadata = serde_json::from_slice(&metadata).map_err(|error| format!("cargo metadata: {error}"))?;
    println!("{} packages", metadata.packages.len());
    rules.unused(&metadata.packages).iter().for_each(|skip| println!("note: {skip} in deny.toml is needed no longer"));
    Ok(rules.complaints(&metadata.packages))
}

/// The part of deny.toml that we read ourselves.
#[derive(Deserialize)]
struct Rules {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

#[derive(Deserialize)]
struct Skip {
    #[serde(rename = "crate")]
    spec: String,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: Version,
    license: Option<String>,
    /// None: a member of this workspace.
    source: Option<String>,
}

impl Rules {
    fn read(text: &str) -> Result<Rules, String> {
        toml::from_str(text).map_err(|error| format!("deny.toml: {error}"))
    }

    fn complaints(&self, packages: &[Package]) -> Vec<String> {
        let foreign = || packages.iter().filter(|package| package.source.is_some());
        let licences = foreign().filter(|package| !self.allows(package.license.as_deref())).map(|package| {
            let licence = package.license.as_deref().unwrap_or("none that it states");
            format!("{}: its licence is {licence}, which deny.toml does not allow", package.title())
        });
        let sources = foreign().filter(|package| !package.is_from_crates_io()).map(|package| {
            format!("{}: it comes from {}", package.title(), package.source.as_deref().unwrap_or_default())
        });
        licences.chain(sources).chain(self.twice(packages)).collect()
    }

    fn allows(&self, licence: Option<&str>) -> bool {
        let parsed = licence.and_then(|text| spdx::Expression::parse_mode(text, spdx::ParseMode::LAX).ok());
        parsed.is_some_and(|licence| {
            licence
                .evaluate(|asked| asked.addition.is_none() && self.licenses.allow.contains(&asked.license.to_string()))
        })
    }

    fn twice(&self, packages: &[Package]) -> Vec<String> {
        let mut versions: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for package in packages.iter().filter(|package| !self.bans.skip.iter().any(|skip| skip.is_of(package))) {
            versions.entry(&package.name).or_default().push(package.version.to_string());
        }
        let several = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
        several.map(|(name, versions)| format!("{name}: in several versions: {}", versions.join(", "))).collect()
    }

    /// Skips that no longer skip anything.
    fn unused(&self, packages: &[Package]) -> Vec<&str> {
        let unused = self.bans.skip.iter().filter(|skip| !packages.iter().any(|package| skip.is_of(package)));
        unused.map(|skip| skip.spec.as_str()).collect()
    }
}

impl Skip {
    fn is_of(&self, package: &Package) -> bool {
        let Some((name, version)) = self.spec.split_once('@') else { return self.spec == package.name };
        name == package.name && VersionReq::parse(version).is_ok_and(|wanted| wanted.matches(&package.version))
    }
}

impl Package {
    fn title(&self) -> String {
        format!("{} {}", self.name, self.version)
    }

    fn is_from_crates_io(&self) -> bool {
        self.source
            .as_deref()
            .is_some_and(|source| source.starts_with("registry+") && source.ends_with("crates.io-index"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = r#"
        licenses.allow = ["MIT", "Apache-2.0"]
        bans.skip = [{ crate = "tea@1", reason = "the old pot" }]
    "#;

    fn package(name: &str, version: &str, licence: &str, source: &str) -> Package {
        let source = Some(source.to_string());
        Package {
            name: name.into(),
            version: version.parse().expect("a version"),
            license: Some(licence.into()),
            source,
        }
    }

    fn complaints(packages: &[Package]) -> Vec<String> {
        Rules::read(RULES).expect("rules").complaints(packages)
    }

    const REGISTRY: &str = "registry+https://example/crates.io-index";

    #[test]
    fn one_allowed_licence_of_a_choice_is_enough_and_all_of_a_sum_are_needed() {
        let judged = |licence| complaints(&[package("tea", "2.0.0", licence, REGISTRY)]).is_empty();
        assert!(judged("MIT") && judged("GPL-3.0-only OR MIT") && judged("MIT/Apache-2.0"));
        assert!(!judged("GPL-3.0-only") && !judged("MIT AND GPL-3.0-only") && !judged("whatever"));
        assert!(!Rules::read(RULES).expect("rules").allows(None));
    }

    #[test]
    fn a_crate_from_elsewhere_is_refused() {
        let found = complaints(&[package("tea", "2.0.0", "MIT", "git+https://example/tea")]);
        assert!(found.len() == 1 && found[0].contains("comes from git"), "{found:?}");
    }

    #[test]
    fn a_crate_in_two_versions_is_refused_unless_it_is_skipped() {
        let tea = |version| package("tea", version, "MIT", REGISTRY);
        assert!(complaints(&[tea("1.4.2"), tea("2.0.0")]).is_empty());
        assert_eq!(complaints(&[tea("2.0.0"), tea("3.0.0")]).len(), 1);
    }
}
