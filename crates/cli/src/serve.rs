//! `livret serve`: the house opens its doors.

use std::io::Write;
use std::sync::Arc;

use livret_games::Library;
use livret_server::{Config, Keep, Limits, LogStyle};

use crate::args::ServeArgs;
use crate::error::CliError;

/// Serves until somebody says that it is enough.
pub fn run(library: Arc<Library>, order: &ServeArgs, out: &mut impl Write) -> Result<(), CliError> {
    livret_server::log_to_stderr(if order.log_json { LogStyle::Json } else { LogStyle::Text });
    let config = config(library, order)?;
    let base = config.base_path.clone();
    let mut told = Ok(());
    livret_server::run(config, |addr| {
        told = writeln!(out, "Livret is open: http://{addr}{base}/").and_then(|()| out.flush());
    })
    .map_err(|error| CliError::input(error.to_string()))?;
    Ok(told?)
}

fn config(library: Arc<Library>, order: &ServeArgs) -> Result<Config, CliError> {
    let (limits, keep) = (Limits::default(), Keep::default());
    Ok(Config {
        addr: order.addr,
        db: order.db.clone().unwrap_or_else(livret_store::default_address),
        base_path: base_path(&order.base_path)?,
        trust_proxy: order.trust_proxy,
        secure: order.secure,
        origins: order.origin.clone(),
        metrics_token: metrics_token(order),
        limits: Limits {
            connections: order.max_connections.unwrap_or(limits.connections),
            per_address: order.max_per_address.unwrap_or(limits.per_address),
            rate: order.rate.unwrap_or(limits.rate),
            bot_threads: order.bot_threads.unwrap_or(limits.bot_threads),
            away: order.away.map_or(limits.away, std::time::Duration::from_secs),
            tables_per_person: order.max_tables.unwrap_or(limits.tables_per_person),
            imports_per_person: order.max_imports.unwrap_or(limits.imports_per_person),
            imports: order.max_imports_in_all.unwrap_or(limits.imports),
            ..limits
        },
        keep: Keep {
            guests: order.keep_guests.unwrap_or(keep.guests),
            waiting: order.keep_waiting.unwrap_or(keep.waiting),
            unfinished: order.keep_unfinished.unwrap_or(keep.unfinished),
            finished: order.keep_finished.unwrap_or(keep.finished),
            imports: order.keep_imports.unwrap_or(keep.imports),
        },
        library,
        ..Config::default()
    })
}

fn metrics_token(order: &ServeArgs) -> Option<String> {
    let token = order.metrics_token.clone().or_else(|| std::env::var("LIVRET_METRICS_TOKEN").ok());
    token.filter(|token| !token.is_empty())
}

/// Empty, or with a slash in front and none behind.
fn base_path(text: &str) -> Result<String, CliError> {
    let path = text.trim_matches('/');
    let fine = |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '-' | '_' | '.' | '~');
    if !path.chars().all(fine) {
        return Err(CliError::input("--base-path: letters, digits and slashes, for instance /livret"));
    }
    Ok(if path.is_empty() { String::new() } else { format!("/{path}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_path_has_a_slash_in_front_and_none_behind() {
        for (text, path) in [("", ""), ("/", ""), ("livret", "/livret"), ("/a/b/", "/a/b")] {
            assert_eq!(base_path(text).ok().as_deref(), Some(path));
        }
        assert!(base_path("/a b").is_err() && base_path("/{x}").is_err());
    }
}
