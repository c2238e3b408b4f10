//! `livret options`: what a table may choose, as the games describe it.

use std::io::Write;

use livret_games::{AnyTable, Library, NewGame};
use livret_shown::{Asked, OptionKind, OptionSpec, OptionValue};
use livret_words::{FluentValue, args};

use crate::args::{OptionsArgs, TableArgs};
use crate::error::CliError;
use crate::input;
use crate::words::Tongue;

/// Lists the options that can be chosen at such a table, each with its values, what is usual, and the rules that speak of it.
pub fn list(order: &OptionsArgs, out: &mut impl Write) -> Result<(), CliError> {
    try_out(order)?;
    let specs = livret_games::options(&order.game);
    let own = [order.game.as_str()];
    let given: Vec<&str> = order.sets.iter().map(String::as_str).collect();
    let table =
        Asked { boxes: if given.is_empty() { &own } else { &given }, players: order.players, ..Asked::default() };
    let on: Vec<&str> = specs.iter().filter(|spec| is_on(spec, &table)).map(|spec| spec.key).collect();
    let page = Page { lang: order.lang, game: &order.game, table: Asked { on: &on, ..table } };
    for spec in specs {
        write!(out, "{}", page.entry(spec, 0))?;
    }
    Ok(writeln!(out, "\n{}", page.tell("hint", []))?)
}

/// A table that cannot be has no options: its refusal says why.
fn try_out(order: &OptionsArgs) -> Result<(), CliError> {
    let sets = order.sets.clone();
    let options = input::options(&order.game, &TableArgs { sets, ..TableArgs::default() })?;
    let new =
        NewGame { game: order.game.clone(), players: order.players, seed: "options".into(), options, arrange: None };
    AnyTable::open(Library::shipped(), &new)?;
    Ok(())
}

/// Is it on where nothing is said?
fn is_on(spec: &OptionSpec, table: &Asked<'_>) -> bool {
    matches!(spec.kind, OptionKind::Switch { on, .. } if spec.usual_at(table) == on)
}

/// What is told of the options of one table.
struct Page<'a> {
    lang: Tongue,
    game: &'a str,
    table: Asked<'a>,
}

impl Page<'_> {
    fn tell<'a>(&self, id: &str, given: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>) -> String {
        self.lang.words.say(&format!("terminal-options-{id}"), &args(given))
    }

    /// The sentence of an option, of one of its values or about one; nothing where there is none.
    fn text(&self, id: &str) -> Option<String> {
        let id = format!("option-{id}");
        let place = args([("place", livret_games::middle(self.game).into())]);
        self.lang.words.knows(&id).then(|| self.lang.words.say(&id, &place))
    }

    /// An option with all there is to say about it; nothing where it cannot be chosen.
    fn entry(&self, spec: &OptionSpec, depth: usize) -> String {
        if !spec.applies(&self.table) {
            return String::new();
        }
        let indent = "    ".repeat(depth);
        let mut lines = vec![format!("\n{indent}{} · {}", spec.key, self.text(spec.key).unwrap_or_default())];
        let about =
            self.text(&format!("{}.note", spec.key)).into_iter().chain(self.values(spec)).chain(self.foot(spec));
        lines.extend(about.map(|line| format!("{indent}    {line}")));
        let inner = if let OptionKind::Group { of } = spec.kind { of } else { &[] };
        let inner: String = inner.iter().map(|spec| self.entry(spec, depth + 1)).collect();
        lines.join("\n") + "\n" + inner.trim_start_matches('\n')
    }

    /// What it may be, one a line.
    fn values(&self, spec: &OptionSpec) -> Vec<String> {
        match spec.kind {
            OptionKind::Switch { off, on } => vec![format!("{} | {}", plain(off), plain(on))],
            OptionKind::Choice { of } => {
                let mut of = of.to_vec();
                // The usual one first, as pages show them.
                of.sort_by_key(|value| *value != spec.usual_at(&self.table));
                of.into_iter().map(|value| self.value(spec, &plain(value), &plain(value))).collect()
            }
            OptionKind::Cards { ways, count, .. } => {
                let ways = ways.iter().map(|way| self.value(spec, way.name, &plain(way.value)));
                let ids = self.tell("cards", [("count", count.into())]);
                ways.chain([self.value(spec, "hand", &ids)]).collect()
            }
            OptionKind::Number { least, most } => {
                vec![self.tell("number", [("least", least.into()), ("most", most.into())])]
            }
            OptionKind::Seat => vec![self.tell("seat", [("last", self.table.players.saturating_sub(1).into())])],
            OptionKind::Boxes { of } => vec![self.tell("boxes", [("boxes", of.join(", ").into())])],
            OptionKind::Box => vec![self.tell("boxes", [("boxes", self.table.boxes.join(", ").into())])],
            OptionKind::Variant { .. } | OptionKind::Group { .. } => Vec::new(),
        }
    }

    /// A value with its sentence.
    fn value(&self, spec: &OptionSpec, name: &str, written: &str) -> String {
        let said = self.text(&format!("{}-{name}", spec.key)).unwrap_or_default();
        format!("{written}: {said}")
    }

    /// What is usual, and the rules.
    fn foot(&self, spec: &OptionSpec) -> Option<String> {
        let value = spec.usual_at(&self.table);
        let usual = (!spec.usual.is_empty()).then(|| self.tell("usual", [("value", plain(value).into())]));
        let rules = (!spec.rules.is_empty()).then(|| spec.rules.join(", "));
        let parts: Vec<String> = usual.into_iter().chain(rules).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }
}

/// A value as it is written behind `--option KEY=`.
fn plain(value: OptionValue) -> String {
    value.to_string().trim_matches('"').into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(game: &str, players: usize, lang: &str) -> String {
        let order = OptionsArgs { game: game.into(), players, sets: Vec::new(), lang: Tongue::of(lang) };
        let mut text = Vec::new();
        list(&order, &mut text).expect("a table");
        String::from_utf8(text).expect("words")
    }

    #[test]
    fn options_are_listed_with_values_defaults_and_rules() {
        let text = listed("tanto-cuore", 2, "en");
        for words in ["town · Town", "random: Random", "usually first-game · TC-SETUP-10", "false | true", "latch"] {
            assert!(text.contains(words), "{text}\nlacks {words}");
        }
        assert!(listed("love-letter", 3, "fr").contains("d’ordinaire 5 · LL-GAME-01"));
        assert!(listed("motto-tanto-cuore", 2, "ja").contains("MO-DIFF-01"));
    }

    #[test]
    fn what_cannot_be_chosen_at_a_table_is_not_listed() {
        assert!(listed("tanto-cuore", 2, "en").contains("\nshort"));
        let four = listed("tanto-cuore", 4, "en");
        assert!(!four.contains("\nshort") && !four.contains("domino_any"), "{four}");
    }
}
