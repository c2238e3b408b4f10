//! Names and messages as they may be shown to others: cleaned of what could mislead or harm.

use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use unicode_normalization::UnicodeNormalization;

/// Characters in a name.
pub const LONGEST: usize = 24;
/// The name of somebody who is no longer there.
pub const NOBODY: &str = "guest";
/// Marks that may stand on one letter: enough for every language, too few to paint over the neighbours.
const MOST_MARKS: usize = 4;

/// A name in composed form, without control characters, direction overrides and whatever else shows nothing, with single
/// spaces; none where that does not leave 1 to 24 characters.
#[must_use]
pub fn clean_name(name: &str) -> Option<String> {
    // What is far too long is not worth composing.
    if name.len() > 40 * LONGEST {
        return None;
    }
    let clean = clean_text(&visible(name));
    let shown = clean.chars().any(|c| !c.is_whitespace() && !is_mark(c));
    (shown && clean.chars().count() <= LONGEST).then_some(clean)
}

/// A line of text in composed form, without control characters, direction overrides and invisible characters, and with
/// single spaces; perhaps nothing is left.
#[must_use]
pub fn clean_text(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut marks = 0;
    let spaced = text.nfc().map(|c| if c.is_whitespace() { ' ' } else { c });
    for c in spaced.filter(|c| !is_unwanted(*c)) {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if marks <= MOST_MARKS && !(c == ' ' && (clean.is_empty() || clean.ends_with(' '))) {
            clean.push(c);
        }
    }
    clean.truncate(clean.trim_end().len());
    clean
}

fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// The text without characters that show nothing: joiners, selectors, fillers. The empty Braille pattern is a space.
#[must_use]
pub fn visible(text: &str) -> String {
    let ignored = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    text.chars().filter(|c| !ignored.contains(*c)).map(|c| if c == '\u{2800}' { ' ' } else { c }).collect()
}

/// Control characters, what reorders text, and what is invisible. In a message the joiner of emoji (U+200D) stays.
fn is_unwanted(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}'
            | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
            | '\u{e000}'..='\u{f8ff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_composed_and_trimmed() {
        assert_eq!(clean_name("  Zoe\u{308}   Müller ").as_deref(), Some("Zoë Müller"));
        assert_eq!(clean_name("藤川 夏美").as_deref(), Some("藤川 夏美"));
        assert_eq!(clean_name("a\tb\r\nc").as_deref(), Some("a b c"));
    }

    #[test]
    fn nothing_that_controls_or_hides_is_left() {
        assert_eq!(clean_name("ad\u{202e}nim\u{0}\u{7f}\u{200b}").as_deref(), Some("adnim"));
        assert_eq!(clean_name("\u{202e}\u{200f}"), None);
        assert_eq!(clean_name("\u{3164}"), None);
        assert_eq!(clean_name(""), None);
        let zalgo = format!("a{}b", "\u{317}".repeat(50));
        assert_eq!(clean_name(&zalgo).map(|name| name.chars().count()), Some(6));
    }

    #[test]
    fn names_end_at_24_characters() {
        assert!(clean_name(&"é".repeat(24)).is_some());
        assert_eq!(clean_name(&"é".repeat(25)), None);
        assert_eq!(clean_name(&"x".repeat(1 << 20)), None);
    }

    #[test]
    fn what_shows_nothing_does_not_make_another_name() {
        for zoe in
            ["Zo\u{200d}e", "Zoe\u{fe0f}", "Z\u{34f}oe", "Zo\u{2060}e", "Zoe\u{e0100}", "Zoe\u{2800}", "\u{3164}Zoe"]
        {
            assert_eq!(clean_name(zoe).as_deref(), Some("Zoe"), "{}", zoe.escape_unicode());
        }
    }
}
