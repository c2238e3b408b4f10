//! Chance from the operating system: ids, and what tables draw theirs from.

use livret_table::Entropy;

/// A table's id: eight letters and digits, without those that look alike.
#[must_use]
pub fn table_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    bytes::<8>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
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
