//! Rule text rendered from the card data.

use livret_kernel::Names;

use crate::library::Library;
use crate::words::CardDef;

/// What a card does, in every language of the house.
#[must_use]
pub fn card_text(_library: &Library, _def: &CardDef) -> Names {
    Names { en: String::new(), fr: String::new(), ja: None }
}
