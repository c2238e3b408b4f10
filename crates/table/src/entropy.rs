//! Chance that was handed in: a table draws from it who begins, its deal, and how long a pause lasts.

use sha2::{Digest, Sha256};

/// A secret of whoever keeps the table, and how often something was drawn from it.
#[derive(Clone, Debug)]
pub struct Entropy {
    key: [u8; 32],
    drawn: u64,
}

impl Entropy {
    /// Of 256 bits that nobody can guess.
    #[must_use]
    pub fn new(key: [u8; 32]) -> Entropy {
        Entropy { key, drawn: 0 }
    }

    /// The next 256 bits; they tell nothing of those before or after.
    pub fn bytes(&mut self) -> [u8; 32] {
        self.drawn += 1;
        Sha256::new().chain_update(self.key).chain_update(self.drawn.to_le_bytes()).finalize().into()
    }

    /// A number below `n`, each equally likely for all that a table of seven can tell.
    pub fn below(&mut self, n: u64) -> u64 {
        below(&self.bytes(), n)
    }

    /// Chance for something else that lives on its own.
    #[must_use]
    pub fn fork(&mut self) -> Entropy {
        Entropy::new(self.bytes())
    }

    /// A seed that nobody can guess: 256 bits in hexadecimal.
    pub fn seed(&mut self) -> String {
        self.bytes().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// A table's id: eight letters and digits, without those that look alike.
#[must_use]
pub fn table_id(bytes: &[u8; 32]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    bytes[..8].iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A number below `n` from the first 64 of these bits.
pub(crate) fn below(bytes: &[u8; 32], n: u64) -> u64 {
    ((u128::from(word(bytes)) * u128::from(n)) >> 64) as u64
}

/// The first 64 of these bits.
pub(crate) fn word(bytes: &[u8; 32]) -> u64 {
    let mut first = [0; 8];
    first.copy_from_slice(&bytes[..8]);
    u64::from_le_bytes(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_secret_gives_the_same_chance_once_each() {
        let (mut one, mut same) = (Entropy::new([7; 32]), Entropy::new([7; 32]));
        let first = one.seed();
        assert_eq!((first.len(), &same.seed()), (64, &first));
        assert_ne!(one.seed(), first);
        assert_ne!(Entropy::new([8; 32]).seed(), first);
    }

    #[test]
    fn every_number_below_is_drawn() {
        let mut entropy = Entropy::new([1; 32]);
        let mut seen = [0; 7];
        (0..700).for_each(|_| seen[entropy.below(7) as usize] += 1);
        assert!(seen.iter().all(|&n| (60..140).contains(&n)), "{seen:?}");
    }
}
