//! Names and messages as they may be shown to others.

use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use super::IdentityError;

/// Characters in a name.
pub(super) const LONGEST: usize = 24;
/// Marks that may stand on one letter: enough for every language, too few to paint over the neighbours.
const MOST_MARKS: usize = 4;

/// A name in composed form, without control characters, direction overrides and whatever else shows nothing, with single
/// spaces; 1 to 24 characters.
pub fn clean_name(name: &str) -> Result<String, IdentityError> {
    // What is far too long is not worth composing.
    if name.len() > 40 * LONGEST {
        return Err(IdentityError::BadName);
    }
    let clean = clean_text(&visible(name));
    let shown = clean.chars().any(|c| !c.is_whitespace() && !is_mark(c));
    if !shown || clean.chars().count() > LONGEST { Err(IdentityError::BadName) } else { Ok(clean) }
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
fn visible(text: &str) -> String {
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

/// What makes two names of accounts the same: how their letters look, whatever the case, the form and the script (the
/// skeleton of Unicode's UTS #39).
pub(super) fn name_key(name: &str) -> String {
    skeleton(&letters_key(&visible(name))).collect()
}

/// What made two names the same in the first version; accounts that clash by their looks are still found by it.
pub(super) fn letters_key(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).nfkc().collect()
}

/// What an account is known by, however its name is written: for counting who asks for it.
#[must_use]
pub fn account_key(name: &str) -> String {
    clean_name(name).map(|name| name_key(&name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_composed_and_trimmed() {
        assert_eq!(clean_name("  Zoe\u{308}   Müller ").as_deref(), Ok("Zoë Müller"));
        assert_eq!(clean_name("藤川 夏美").as_deref(), Ok("藤川 夏美"));
        assert_eq!(clean_name("a\tb\r\nc").as_deref(), Ok("a b c"));
    }

    #[test]
    fn nothing_that_controls_or_hides_is_left() {
        assert_eq!(clean_name("ad\u{202e}nim\u{0}\u{7f}\u{200b}").as_deref(), Ok("adnim"));
        assert_eq!(clean_name("\u{202e}\u{200f}"), Err(IdentityError::BadName));
        assert_eq!(clean_name("\u{3164}"), Err(IdentityError::BadName));
        assert_eq!(clean_name(""), Err(IdentityError::BadName));
        let zalgo = format!("a{}b", "\u{317}".repeat(50));
        assert_eq!(clean_name(&zalgo).map(|name| name.chars().count()), Ok(6));
    }

    #[test]
    fn names_end_at_24_characters() {
        assert!(clean_name(&"é".repeat(24)).is_ok());
        assert_eq!(clean_name(&"é".repeat(25)), Err(IdentityError::BadName));
        assert_eq!(clean_name(&"x".repeat(1 << 20)), Err(IdentityError::BadName));
    }

    #[test]
    fn case_and_form_do_not_make_another_name() {
        assert_eq!(name_key("ＡNNA"), name_key("anna"));
        assert_eq!(name_key("ÉMILE"), name_key("émile"));
        assert_ne!(name_key("anna"), name_key("anne"));
    }

    #[test]
    fn what_shows_nothing_or_looks_alike_does_not_make_another_name() {
        for zoe in
            ["Zo\u{200d}e", "Zoe\u{fe0f}", "Z\u{34f}oe", "Zo\u{2060}e", "Zoe\u{e0100}", "Zoe\u{2800}", "\u{3164}Zoe"]
        {
            assert_eq!(clean_name(zoe).as_deref(), Ok("Zoe"), "{}", zoe.escape_unicode());
        }
        // Cyrillic and Greek letters that look Latin.
        for zoe in ["Z\u{43e}e", "Z\u{3bf}\u{435}", "ZOE"] {
            assert_eq!(name_key(zoe), name_key("zoe"), "{}", zoe.escape_unicode());
        }
        assert_ne!(name_key("Zoë"), name_key("Zoe"));
        assert_ne!(name_key("Зоя"), name_key("Zoe"));
    }
}
