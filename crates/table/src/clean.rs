//! Names and messages, cleaned of what could mislead or harm.

use livret_names::{LONGEST, clean_name, clean_text};

use crate::failure::{Answer, Failure};

/// The longest message, in characters.
const LONGEST_MESSAGE: usize = 300;

/// A name without control and formatting characters; `None` when empty or too long.
#[must_use]
pub fn name(text: &str) -> Option<String> {
    clean_name(text)
}

/// A chat message, cleaned likewise.
fn message(text: &str) -> Option<String> {
    let clean = clean_text(text);
    (1..=LONGEST_MESSAGE).contains(&clean.chars().count()).then_some(clean)
}

/// The same, refused where nothing is left to be said.
pub fn said(text: &str) -> Answer<String> {
    message(text).ok_or_else(|| Failure::bad_request(format!("a message has 1 to {LONGEST_MESSAGE} characters")))
}

/// What to say about a name that will not do.
#[must_use]
pub fn bad_name() -> Failure {
    Failure::bad_request(format!("a name has 1 to {LONGEST} characters"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_go_and_length_is_limited() {
        assert_eq!(name(" Ann\u{202e}a\0 ").as_deref(), Some("Anna"));
        assert_eq!(name("\u{7}"), None);
        assert_eq!(message(&"é".repeat(300)).map(|text| text.chars().count()), Some(300));
        assert_eq!(message(&"é".repeat(301)), None);
    }
}
