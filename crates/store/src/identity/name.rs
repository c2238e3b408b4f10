//! Names, and what makes two of them the same.

use livret_names::visible;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use super::IdentityError;

/// A name as it may be shown to others.
pub fn clean_name(name: &str) -> Result<String, IdentityError> {
    livret_names::clean_name(name).ok_or(IdentityError::BadName)
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
    fn case_and_form_do_not_make_another_name() {
        assert_eq!(name_key("ＡNNA"), name_key("anna"));
        assert_eq!(name_key("ÉMILE"), name_key("émile"));
        assert_ne!(name_key("anna"), name_key("anne"));
    }

    #[test]
    fn what_looks_alike_does_not_make_another_name() {
        // Cyrillic and Greek letters that look Latin.
        for zoe in ["Z\u{43e}e", "Z\u{3bf}\u{435}", "ZOE"] {
            assert_eq!(name_key(zoe), name_key("zoe"), "{}", zoe.escape_unicode());
        }
        assert_ne!(name_key("Zoë"), name_key("Zoe"));
        assert_ne!(name_key("Зоя"), name_key("Zoe"));
    }
}
