//! A site without a server: the client as files that any static host serves, under any path.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Pages with an address of their own, so that a file server finds them; all others lead over `404.html` or the service worker.
const PAGES: [&str; 11] =
    ["new", "lobby", "games", "statistics", "profile", "settings", "about", "learn", "cards", "print", "rules"];

/// Nothing inline, nothing from elsewhere: as the server has it, but for what only a header can say.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src blob:; \
                      base-uri 'none'; form-action 'self'";

/// What was wished for.
#[derive(Debug, PartialEq, Eq)]
struct Wish {
    /// Where the site will live, with a slash at both ends.
    base: String,
    out: PathBuf,
    /// Where people meet instead.
    house: Option<String>,
}

/// Builds the client and writes the site.
pub fn run(root: &Path, arguments: &[&str]) -> ExitCode {
    let written = wish(root, arguments).and_then(|wish| {
        if !crate::web::build(root) {
            return Err("the client cannot be built".into());
        }
        write(&root.join("web/dist"), &wish).map_err(|error| error.to_string())?;
        Ok(wish)
    });
    match written {
        Ok(Wish { base, out, .. }) => {
            println!("the site for {base} is in {}", out.display());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("site: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The site that the browser's tests are served from, under a path, where the client was built with wasm.
pub fn for_tests(root: &Path) -> Option<PathBuf> {
    let out = root.join("target/site-of-tests");
    let wish = Wish { base: "/under/a/path/".into(), out: out.clone(), house: Some("https://house.example/".into()) };
    let client = root.join("web/dist");
    (has_wasm(&client) && write(&client, &wish).is_ok()).then_some(out)
}

fn wish(root: &Path, arguments: &[&str]) -> Result<Wish, String> {
    let mut wish = Wish { base: "/".into(), out: root.join("target/site"), house: None };
    for pair in arguments.chunks(2) {
        match *pair {
            ["--base", path] => wish.base = based(path)?,
            ["--out", folder] => wish.out = folder.into(),
            ["--house", address] => wish.house = Some(web_address(address)?),
            _ => return Err("it takes --base /path/, --out DIR and --house https://…".into()),
        }
    }
    Ok(wish)
}

/// A path as it stands in addresses.
fn based(path: &str) -> Result<String, String> {
    let inner = path.trim_matches('/');
    let sound = |c: char| c.is_ascii_alphanumeric() || "-._~/".contains(c);
    match inner {
        "" => Ok("/".into()),
        _ if inner.chars().all(sound) => Ok(format!("/{inner}/")),
        _ => Err(format!("{path} is no path of letters, digits, dots, dashes and slashes")),
    }
}

fn web_address(address: &str) -> Result<String, String> {
    let plain = !address.contains(['"', '<', '>', '&', ' ']);
    let known = address.starts_with("https://") || address.starts_with("http://");
    if plain && known { Ok(address.into()) } else { Err(format!("{address} is no address of a house")) }
}

fn write(client: &Path, wish: &Wish) -> io::Result<()> {
    if !has_wasm(client) {
        return Err(io::Error::other("this build has no wasm, and without it a site has nobody to play with"));
    }
    clear(&wish.out)?;
    copy(client, &wish.out)?;
    let page = first_page(&fs::read_to_string(client.join("index.html"))?, wish);
    fs::write(wish.out.join("index.html"), &page)?;
    // Hosts that know it answer with this what they have no file for.
    fs::write(wish.out.join("404.html"), &page)?;
    for name in PAGES {
        let folder = wish.out.join(name);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("index.html"), &page)?;
    }
    Ok(())
}

fn has_wasm(client: &Path) -> bool {
    let mut files = fs::read_dir(client.join("assets")).into_iter().flatten().flatten();
    files.any(|file| file.path().extension().is_some_and(|end| end == "wasm"))
}

/// Takes an earlier site away, and nothing else.
fn clear(out: &Path) -> io::Result<()> {
    let empty = fs::read_dir(out).map_or(true, |mut files| files.next().is_none());
    match out.join("sw.js").exists() {
        true => fs::remove_dir_all(out),
        false if empty => Ok(()),
        false => Err(io::Error::other(format!("{} holds something else than a site", out.display()))),
    }
}

/// The client's page, told where it lives and that nobody else does.
fn first_page(html: &str, wish: &Wish) -> String {
    let Wish { base, house, .. } = wish;
    let house =
        house.iter().map(|address| format!("<meta name=\"livret-house\" content=\"{address}\">")).collect::<String>();
    let told = format!(
        "<head><meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\
         <meta name=\"livret-base\" content=\"{base}\"><meta name=\"livret-server\" content=\"none\">{house}"
    );
    html.replace("=\"./", &format!("=\"{base}")).replacen("<head>", &told, 1)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Wish, String> {
        wish(Path::new("/house"), arguments)
    }

    #[test]
    fn a_base_path_is_written_in_one_way_and_refused_where_it_is_none() {
        let base = |path: &str| read(&["--base", path]).map(|wish| wish.base);
        assert_eq!(base("/games/cards").as_deref(), Ok("/games/cards/"));
        assert_eq!(base("games").as_deref(), Ok("/games/"));
        assert_eq!(read(&[]).map(|wish| wish.base).as_deref(), Ok("/"));
        assert!(base("/a\"b/").is_err());
        assert!(read(&["--bass"]).is_err());
        assert!(read(&["--house", "javascript:alert(1)"]).is_err());
    }

    #[test]
    fn the_page_of_a_site_knows_where_it_lives_and_that_it_stands_alone() {
        let wish = read(&["--base", "/cards/", "--house", "https://house.example/"]).expect("a wish");
        let page = first_page("<head><link href=\"./assets/a.js\"></head>", &wish);
        assert!(page.contains("href=\"/cards/assets/a.js\""), "{page}");
        assert!(page.contains("name=\"livret-base\" content=\"/cards/\""), "{page}");
        assert!(page.contains("name=\"livret-server\" content=\"none\""), "{page}");
        assert!(page.contains("content=\"https://house.example/\""), "{page}");
    }
}
