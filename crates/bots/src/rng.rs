//! The luck of bots: fast, seeded, apart from the game's own chance.

use livret_kernel::mix;

/// A small fast generator (wyrand).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FastRng(u64);

impl FastRng {
    /// A generator of one seed.
    #[inline]
    #[must_use]
    pub fn new(seed: u64) -> Self {
        FastRng(mix(seed))
    }

    /// A generator of a seed text, one for each ply.
    #[must_use]
    pub fn of_text(seed: &str, ply: usize) -> Self {
        let folded = seed.bytes().fold(mix(ply as u64), |hash, byte| mix(hash ^ u64::from(byte)));
        FastRng::new(folded)
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        (wide >> 64) as u64 ^ wide as u64
    }

    /// An index below `n`, each about equally likely. `n` is at least 1.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_is_about_equally_likely() {
        let mut rng = FastRng::new(5);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7)] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
    }

    #[test]
    fn a_seed_text_gives_other_luck_at_another_ply() {
        let first = |seed, ply| FastRng::of_text(seed, ply).bits();
        assert_eq!(first("tea", 3), first("tea", 3));
        assert_ne!(first("tea", 3), first("tea", 4));
        assert_ne!(first("tea", 3), first("eat", 3));
    }
}
