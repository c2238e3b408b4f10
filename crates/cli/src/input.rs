//! From flags and files to what the engines take.

use std::path::Path;
use std::sync::Arc;

use livret_games::Library;
use livret_kernel::{Chosen, MAX_SEATS, TableOptions};

use crate::args::{PlaceArgs, TableArgs};
use crate::error::CliError;

/// The shipped cards, or those with a file's cards in their place.
pub fn library(file: Option<&Path>) -> Result<Arc<Library>, CliError> {
    let Some(path) = file else { return Ok(Library::shipped().clone()) };
    let text = read(path)?;
    Ok(Arc::new(Library::with_file(&path.display().to_string(), &text)?))
}

/// A text file, or a sentence that names it.
pub fn read(path: &Path) -> Result<String, CliError> {
    std::fs::read_to_string(path)
        .map_err(|error| CliError::input(format!("{} cannot be read: {error}", path.display())))
}

/// The options of `new`.
pub fn options(game: &str, table: &TableArgs) -> Result<TableOptions, CliError> {
    let mut options = place(game, &table.place)?;
    if !table.sets.is_empty() {
        options.set("sets", table.sets.clone());
    }
    Ok(options)
}

/// Those of them that do not name boxes.
pub fn place(game: &str, place: &PlaceArgs) -> Result<TableOptions, CliError> {
    let mut options = TableOptions::default();
    for pair in &place.options {
        let (key, value) = pair
            .split_once('=')
            .filter(|(key, _)| !key.is_empty())
            .ok_or_else(|| CliError::input(format!("--option \"{pair}\" is not KEY=VALUE")))?;
        options.set(key, serde_json::from_str::<Chosen>(value).unwrap_or_else(|_| value.into()));
    }
    if let Some(town) = &place.town {
        let place = if game == "motto-tanto-cuore" { "park" } else { "town" };
        options.set(place, chosen_town(town));
    }
    Ok(options)
}

fn chosen_town(town: &str) -> Chosen {
    match town {
        "first-game" | "random" => town.into(),
        list => list.split(',').map(str::trim).collect::<Vec<_>>().into(),
    }
}

/// One name for all seats, or one for each.
pub fn for_each_seat(names: &[String], seats: usize) -> Vec<String> {
    match names {
        [one] if seats <= MAX_SEATS => vec![one.clone(); seats],
        names => names.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn table(town: Option<&str>, sets: &[&str], options: &[&str]) -> TableArgs {
        let texts = |list: &[&str]| list.iter().map(|text| (*text).into()).collect();
        TableArgs { sets: texts(sets), place: PlaceArgs { town: town.map(Into::into), options: texts(options) } }
    }

    #[test]
    fn options_are_json_where_they_can_be_and_text_elsewhere() {
        let found = options("tanto-cuore", &table(None, &[], &["short=true", "tokens=3", "second_tie=all", "a=b=c"]));
        let wanted = json!({"short": true, "tokens": 3, "second_tie": "all", "a": "b=c"});
        assert_eq!(json!(found.expect("all are pairs")), wanted);
    }

    #[test]
    fn a_town_is_a_word_or_a_list_and_mottos_is_its_park() {
        let found = options("tanto-cuore", &table(Some("a, b,c"), &["tanto-cuore", "romantic-vacation"], &[]));
        let wanted = json!({"sets": ["tanto-cuore", "romantic-vacation"], "town": ["a", "b", "c"]});
        assert_eq!(json!(found.expect("no pairs")), wanted);
        let found = options("motto-tanto-cuore", &table(Some("random"), &[], &[]));
        assert_eq!(json!(found.expect("no pairs")), json!({"park": "random"}));
    }

    #[test]
    fn an_option_without_a_value_is_refused_by_name() {
        let error = options("tanto-cuore", &table(None, &[], &["short"])).expect_err("no pair");
        assert!(error.to_string().contains("\"short\""));
    }

    #[test]
    fn one_bot_sits_everywhere_and_more_sit_where_they_are_put() {
        let names = |list: &[&str]| list.iter().map(|n| (*n).to_string()).collect::<Vec<_>>();
        assert_eq!(for_each_seat(&names(&["random"]), 3), names(&["random", "random", "random"]));
        assert_eq!(for_each_seat(&names(&["a", "b"]), 3), names(&["a", "b"]));
        assert_eq!(for_each_seat(&names(&["random"]), usize::MAX), names(&["random"]));
    }
}
