//! `livret cards`: every card, with its provenance.

use std::io::Write;

use livret_games::Library;
use livret_kernel::{CardInfo, Gives, Provenance};

use crate::args::CardsArgs;
use crate::error::CliError;
use crate::words::Tongue;

/// Lists the cards, or writes them as JSON.
pub fn list(library: &Library, order: &CardsArgs, out: &mut impl Write) -> Result<(), CliError> {
    let cards = livret_games::cards(library, order.set.as_deref())?;
    if order.json {
        let text = serde_json::to_string_pretty(&cards).expect("card data is plain data");
        return Ok(writeln!(out, "{text}")?);
    }
    let lang = order.lang;
    let said = |id: String| lang.words.plain(&id);
    let mut heading = (String::new(), String::new());
    for card in &cards {
        let place = (card.set.clone(), card.kind.clone());
        if place != heading {
            heading = place;
            writeln!(
                out,
                "\n{} · {}",
                box_name(library, &card.set, lang),
                said(format!("terminal-kind-{}", card.kind))
            )?;
            writeln!(out, "  {}", columns(&card.kind, lang))?;
        }
        write!(out, "{}", entry(card, lang))?;
    }
    let names = said("terminal-names".into());
    if !names.is_empty() {
        writeln!(out, "\n{names}")?;
    }
    legend(&cards, lang, out)
}

/// The box by its name on the lid.
fn box_name<'a>(library: &'a Library, id: &'a str, lang: Tongue) -> &'a str {
    match library.set_index(id) {
        Some(set) => library.sets[set].names.get(lang.cards),
        None => "Love Letter",
    }
}

/// The head of the numbers. A character has a value, which is worth nothing at the end.
fn columns(kind: &str, lang: Tongue) -> String {
    lang.words.plain(if kind == "character" { "terminal-columns-character" } else { "terminal-columns" })
}

/// A card in two lines: the numbers, and what it does.
pub fn entry(card: &CardInfo, lang: Tongue) -> String {
    let number = |n: Option<i16>| n.map_or_else(|| "-".into(), |n| n.to_string());
    let mark = match card.provenance {
        Provenance::P => String::new(),
        Provenance::L | Provenance::R => format!(" [{}]", card.provenance.letter()),
    };
    let mut line = format!(
        "  {:>4} {:>4} {:>6}   {}{mark}",
        number(card.cost.map(i16::from)),
        number(card.vp.map(i16::from)),
        card.copies,
        card.names.get(lang.cards)
    );
    let gives = gives(card, lang);
    if !gives.is_empty() {
        line += &format!(" · {gives}");
    }
    line.push('\n');
    for part in wrap(card.text.get(lang.cards), 92) {
        line += &format!("                      {part}\n");
    }
    line
}

fn gives(card: &CardInfo, lang: Tongue) -> String {
    let Gives { draw, serving, love, employment, imagination, concentration, effort } = card.gives;
    let all = [
        ("draw", draw),
        ("serving", serving),
        ("love", love),
        ("employment", employment),
        ("imagination", imagination),
        ("concentration", concentration),
        ("effort", effort),
    ];
    let name = |counter: &str| lang.words.plain(&format!("counter-{counter}.name"));
    let some = all.iter().filter(|(_, n)| *n > 0).map(|(counter, n)| format!("{} +{n}", name(counter)));
    some.collect::<Vec<_>>().join(", ")
}

/// Says what the marks mean, where there are any.
fn legend(cards: &[CardInfo], lang: Tongue, out: &mut impl Write) -> Result<(), CliError> {
    let has = |mark| cards.iter().any(|card| card.provenance == mark);
    if !has(Provenance::L) && !has(Provenance::R) {
        return Ok(());
    }
    writeln!(out)?;
    for (mark, id) in [(Provenance::L, "terminal-likely"), (Provenance::R, "terminal-reconstructed")] {
        if has(mark) {
            writeln!(out, "{}", lang.words.plain(id))?;
        }
    }
    Ok(())
}

/// Breaks a text into lines at spaces.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_card_has_a_heading_in_every_language() {
        assert!(
            columns("character", Tongue::of("fr")).contains("valeur")
                && !columns("character", Tongue::of("en")).contains("VP")
        );
        for card in livret_games::cards(Library::shipped(), None).expect("all cards") {
            for lang in livret_words::languages() {
                assert!(Tongue::of(lang).words.knows(&format!("terminal-kind-{}", card.kind)), "{}", card.kind);
            }
        }
    }

    #[test]
    fn texts_break_at_spaces_and_lose_no_word() {
        assert_eq!(wrap("one two three four", 9), ["one two", "three", "four"]);
        assert_eq!(wrap("indivisible", 3), ["indivisible"]);
        assert!(wrap("  ", 10).is_empty());
    }
}
