//! What languages need besides Fluent's own means. The browser has the same (`web/src/lib/fluent.ts`).

use fluent_bundle::{FluentArgs, FluentValue};

type Given<'a, 'b> = &'b [FluentValue<'a>];

fn texts(given: Given) -> Option<(String, String)> {
    match given {
        [FluentValue::String(one), FluentValue::String(other)] => Some((one.to_string(), other.to_string())),
        _ => None,
    }
}

/// French: `ELIDE("de", $name)` is "de Claris", but "d’Azure".
pub fn elide<'a>(given: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some((word, name)) = texts(given) else { return FluentValue::Error };
    let short = word.trim_end_matches(['a', 'e']);
    if opens_with_vowel(&name) { format!("{short}’{name}").into() } else { format!("{word} {name}").into() }
}

const VOWELS: &str = "aàâäæeéèêëiîïoôöœuùûü";

/// Whether a French word before it is elided; every h is taken for a mute one, and y before a vowel for a consonant.
fn opens_with_vowel(name: &str) -> bool {
    let mut letters = name.chars().filter(|c| *c != '\u{2068}').flat_map(char::to_lowercase);
    match letters.next() {
        Some('y' | 'ÿ') => letters.next().is_some_and(|next| !VOWELS.contains(next)),
        Some(first) => first == 'h' || VOWELS.contains(first),
        None => false,
    }
}

/// Japanese: `APART("は", $name)` puts a comma between two that would run together.
pub fn apart<'a>(given: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some((particle, next)) = texts(given) else { return FluentValue::Error };
    let comma = if next.starts_with(&particle) { "、" } else { "" };
    format!("{particle}{comma}{next}").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said<'a>(
        function: impl Fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a>,
        one: &'a str,
        two: &'a str,
    ) -> String {
        match function(&[one.into(), two.into()], &FluentArgs::new()) {
            FluentValue::String(text) => text.to_string(),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn french_words_lose_their_vowel_before_another() {
        assert_eq!(said(elide, "de", "Claris"), "de Claris");
        assert_eq!(said(elide, "de", "Azure"), "d’Azure");
        assert_eq!(said(elide, "que", "Édith"), "qu’Édith");
        assert_eq!(said(elide, "de", "Ysolde"), "d’Ysolde");
        assert_eq!(said(elide, "de", "Yukina"), "de Yukina");
        assert_eq!(said(elide, "de", ""), "de ");
    }

    #[test]
    fn a_comma_keeps_equal_kana_apart() {
        assert_eq!(said(apart, "は", "はあと1"), "は、はあと1");
        assert_eq!(said(apart, "は", "Claris"), "はClaris");
    }
}
