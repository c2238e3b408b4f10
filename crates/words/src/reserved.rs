//! Names that a sentence would take for words of its own.

use std::sync::LazyLock;

/// What stands in an argument for the listener, for the seat that acts, for nothing: `words/reserved.json`, which the browser
/// reads too.
static RESERVED: LazyLock<Vec<String>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../words/reserved.json")).expect("a list of words stands in the file")
});

/// A name as a sentence may take it. Between two marks that show nothing, one that is a word of ours is a name again, and one
/// written from right to left keeps that to itself.
#[must_use]
pub fn guarded(name: &str) -> String {
    let right_to_left = |c| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    let guarded = name.contains(right_to_left) || RESERVED.iter().any(|word| word == name);
    if guarded { format!("\u{2068}{name}\u{2069}") } else { name.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_never_taken_for_words_nor_turn_the_sentence_around() {
        assert_eq!(guarded("you"), "\u{2068}you\u{2069}");
        assert_eq!(guarded("שרה"), "\u{2068}שרה\u{2069}");
        assert_eq!(guarded("Claris"), "Claris");
    }
}
