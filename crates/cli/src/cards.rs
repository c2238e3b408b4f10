//! `livret cards`: every card, with its provenance.

use std::io::Write;

use livret_games::Library;
use livret_kernel::{CardInfo, Gives, Lang, Provenance};

use crate::args::CardsArgs;
use crate::error::CliError;
use crate::words::{counter_name, pick};

/// Lists the cards, or writes them as JSON.
pub fn list(library: &Library, order: &CardsArgs, out: &mut impl Write) -> Result<(), CliError> {
    let cards = livret_games::cards(library, order.set.as_deref())?;
    if order.json {
        let text = serde_json::to_string_pretty(&cards).expect("card data is plain data");
        return Ok(writeln!(out, "{text}")?);
    }
    let lang = order.lang.into();
    let mut heading = (String::new(), String::new());
    for card in &cards {
        let place = (card.set.clone(), card.kind.clone());
        if place != heading {
            heading = place;
            writeln!(out, "\n{} · {}", box_name(library, &card.set, lang), kind_name(&card.kind, lang))?;
            writeln!(out, "  {}", columns(&card.kind, lang))?;
        }
        write!(out, "{}", entry(card, lang))?;
    }
    if lang == Lang::Ja {
        writeln!(
            out,
            "\nメイドの名前のカナ表記は、多くが私たちによる読みです。 (Most names in kana are readings of ours.)"
        )?;
    }
    legend(&cards, lang, out)
}

/// The box by its name on the lid.
fn box_name<'a>(library: &'a Library, id: &'a str, lang: Lang) -> &'a str {
    match library.set_index(id) {
        Some(set) => library.sets[set].names.get(lang),
        None => "Love Letter",
    }
}

fn kind_name(kind: &str, lang: Lang) -> &str {
    let (en, fr) = match kind {
        "love" => ("Love", "Amour"),
        "maid-chief" => ("maid chiefs", "servantes en chef"),
        "general-maid" => ("general maids", "servantes"),
        "private-maid" => ("private maids", "servantes privées"),
        "event" => ("events", "évènements"),
        "building" => ("buildings", "bâtiments"),
        "reminiscence" => ("reminiscences", "réminiscences"),
        "refined-maid" => ("refined maids", "servantes raffinées"),
        "preparation" => ("preparations", "préparatifs"),
        "character" => ("characters", "personnages"),
        other => (other, other),
    };
    pick(lang, en, fr)
}

/// The head of the numbers. A character has a value, which is worth nothing at the end.
fn columns(kind: &str, lang: Lang) -> &'static str {
    match kind {
        "character" => pick(lang, "     value  copies", "    valeur  copies"),
        _ => pick(lang, "cost   VP  copies", "coût   PV  copies"),
    }
}

/// A card in two lines: the numbers, and what it does.
pub fn entry(card: &CardInfo, lang: Lang) -> String {
    let number = |n: Option<i16>| n.map_or_else(|| "-".into(), |n| n.to_string());
    let mark = match card.provenance {
        Provenance::P => String::new(),
        mark => format!(" [{}]", mark.letter()),
    };
    let mut line = format!(
        "  {:>4} {:>4} {:>6}   {}{mark}",
        number(card.cost.map(i16::from)),
        number(card.vp.map(i16::from)),
        card.copies,
        card.names.get(lang)
    );
    let gives = gives(card, lang);
    if !gives.is_empty() {
        line += &format!(" · {gives}");
    }
    line.push('\n');
    for part in wrap(card.text.get(lang), 92) {
        line += &format!("                      {part}\n");
    }
    line
}

fn gives(card: &CardInfo, lang: Lang) -> String {
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
    let some = all.iter().filter(|(_, n)| *n > 0).map(|(name, n)| format!("{} +{n}", counter_name(name, lang)));
    some.collect::<Vec<_>>().join(", ")
}

/// Says what the marks mean, where there are any.
fn legend(cards: &[CardInfo], lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let has = |mark| cards.iter().any(|card| card.provenance == mark);
    if !has(Provenance::L) && !has(Provenance::R) {
        return Ok(());
    }
    writeln!(out)?;
    if has(Provenance::L) {
        let en = "[L] likely: one decent source, or a strong pattern across the boxes.";
        writeln!(
            out,
            "{}",
            pick(lang, en, "[L] probable : une bonne source, ou une régularité nette entre les boîtes.")
        )?;
    }
    if has(Provenance::R) {
        let en = "[R] reconstruction: the printed value is not known to us; `--cards FILE` puts yours in its place.";
        let fr =
            "[R] reconstitution : la valeur imprimée nous est inconnue ; `--cards FICHIER` met la vôtre à sa place.";
        writeln!(out, "{}", pick(lang, en, fr))?;
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
    fn headings_are_in_the_language_of_the_list() {
        for (kind, fr) in [("general-maid", "servantes"), ("character", "personnages")] {
            assert_eq!(kind_name(kind, Lang::Fr), fr);
        }
        assert!(columns("character", Lang::Fr).contains("valeur") && !columns("character", Lang::En).contains("VP"));
        let library = Library::shipped();
        let kinds = livret_games::cards(library, None).expect("all cards");
        assert!(kinds.iter().all(|card| kind_name(&card.kind, Lang::En) != card.kind), "every kind has a name");
    }

    #[test]
    fn texts_break_at_spaces_and_lose_no_word() {
        assert_eq!(wrap("one two three four", 9), ["one two", "three", "four"]);
        assert_eq!(wrap("indivisible", 3), ["indivisible"]);
        assert!(wrap("  ", 10).is_empty());
    }
}
