//! Chance from the operating system: ids, who begins.

/// A table's id: eight letters and digits, without those that look alike.
#[must_use]
pub fn table_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    bytes::<8>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A number below `n`, each equally likely for all that a table of seven can tell.
#[must_use]
pub fn below(n: usize) -> usize {
    ((u128::from(u64::from_le_bytes(bytes())) * n as u128) >> 64) as usize
}

/// Any 64 bits.
#[must_use]
pub fn word() -> u64 {
    u64::from_le_bytes(bytes())
}

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without the system's generator no deal could be trusted: nothing sensible can be done.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
