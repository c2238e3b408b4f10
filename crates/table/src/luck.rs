//! What follows from a game's seed besides its deal: who begins, and the bots' luck. Each is a digest of its own, so that
//! nothing of the deal can be read off it; and the same seed gives the same game wherever it is played.

use sha2::{Digest, Sha256};

use crate::entropy::{below, word};
use crate::live::LiveTable;

/// Who begins where nobody was named.
pub(crate) fn first_of(seed: &str, seats: usize) -> u8 {
    below(&digest(seed, "first", &[]), seats as u64) as u8
}

fn digest(seed: &str, what: &str, numbers: &[u32]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for text in ["livret", what, seed] {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    numbers.iter().for_each(|number| hash.update(number.to_le_bytes()));
    hash.finalize().into()
}

impl LiveTable {
    /// The luck of the bot in a seat at the pending decision.
    #[must_use]
    pub fn luck(&self, seat: u8) -> u64 {
        self.luck_for("luck", seat)
    }

    /// The luck of whoever advises this seat at the pending decision.
    #[must_use]
    pub fn luck_of_advice(&self, seat: u8) -> u64 {
        self.luck_for("advice", seat)
    }

    fn luck_for(&self, what: &str, seat: u8) -> u64 {
        let seed = self.data.opening.as_ref().map_or("", |opening| opening.seed.as_str());
        word(&digest(seed, what, &[self.ply(), u32::from(seat), self.data.undone]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_purpose_seat_or_moment_is_other_luck() {
        let all = [
            digest("tea", "luck", &[1, 0, 0]),
            digest("tea", "luck", &[0, 1, 0]),
            digest("tea", "luck", &[0, 0, 1]),
            digest("tea", "advice", &[1, 0, 0]),
            digest("eat", "luck", &[1, 0, 0]),
        ];
        for (index, one) in all.iter().enumerate() {
            assert!(!all[..index].contains(one), "{index}");
        }
    }

    #[test]
    fn every_seat_may_begin() {
        let mut seen = [false; 7];
        (0..200).for_each(|n| seen[usize::from(first_of(&format!("seed {n}"), 7))] = true);
        assert_eq!(seen, [true; 7]);
    }
}
