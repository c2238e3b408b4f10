//! Chance from the operating system: ids, and what tables draw theirs from.

use livret_table::Entropy;

/// A table's id.
#[must_use]
pub fn table_id() -> String {
    livret_table::table_id(&bytes())
}

/// What a table draws its chance from.
#[must_use]
pub fn entropy() -> Entropy {
    Entropy::new(bytes())
}

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without the system's generator no deal could be trusted: nothing sensible can be done.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
