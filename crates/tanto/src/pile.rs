//! An unordered heap of cards: how many of each kind, a byte per kind.

/// Every byte 1.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The high bit of every byte.
const HIGHS: u64 = ONES << 7;

/// Every second byte whole.
const EVENS: u64 = 0x00FF_00FF_00FF_00FF;

/// Counts of up to `8 * W` card kinds, eight to a word, so that sums, choices by weight and "which
/// kinds are there" are a few instructions. No table has more than 255 copies of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<const W: usize>([u64; W]);

impl<const W: usize> Pile<W> {
    /// No cards.
    pub const EMPTY: Self = Pile([0; W]);

    /// Copies of a kind.
    #[inline]
    pub fn get(&self, kind: u8) -> u8 {
        (self.0[usize::from(kind >> 3)] >> shift(kind)) as u8
    }

    /// Sets the copies of a kind.
    #[inline]
    pub fn set(&mut self, kind: u8, count: u8) {
        let word = &mut self.0[usize::from(kind >> 3)];
        *word = (*word & !(0xFF << shift(kind))) | u64::from(count) << shift(kind);
    }

    /// One card more.
    #[inline]
    pub fn add(&mut self, kind: u8) {
        self.0[usize::from(kind >> 3)] += 1 << shift(kind);
    }

    /// One card less; there is one.
    #[inline]
    pub fn take(&mut self, kind: u8) {
        debug_assert!(self.get(kind) > 0, "taking a card that is not there");
        self.0[usize::from(kind >> 3)] -= 1 << shift(kind);
    }

    /// All cards of another pile.
    #[inline]
    pub fn add_all(&mut self, other: &Pile<W>) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word += more;
        }
    }

    /// Without the cards of another pile, all of which are there.
    #[inline]
    pub fn without(mut self, other: &Pile<W>) -> Self {
        for (word, less) in self.0.iter_mut().zip(other.0) {
            *word -= less;
        }
        self
    }

    /// How many cards.
    #[inline]
    pub fn total(&self) -> u16 {
        let mut sum = 0;
        for word in self.0 {
            sum += word_total(word);
        }
        sum as u16
    }

    /// No card at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The kinds that are there, as bits.
    #[inline]
    pub fn kinds(&self) -> u64 {
        let mut kinds = 0;
        for (i, &word) in self.0.iter().enumerate() {
            let nonzero = (((word & !HIGHS) + !HIGHS) | word) & HIGHS;
            kinds |= ((nonzero >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i);
        }
        kinds
    }

    /// The kind of the card at `index`, counting kinds in order; `index` is below the total.
    #[inline]
    pub fn nth(&self, index: u16) -> u8 {
        let mut index = u64::from(index);
        for (i, &word) in self.0.iter().enumerate() {
            let total = word_total(word);
            if index < total {
                return (8 * i) as u8 + (nth_shift(word, total, index) >> 3) as u8;
            }
            index -= total;
        }
        debug_assert!(false, "there is no such card in the pile");
        0
    }

    /// The same, and the card is there no more.
    #[inline]
    pub fn take_nth(&mut self, index: u16) -> u8 {
        let mut index = u64::from(index);
        for (i, word) in self.0.iter_mut().enumerate() {
            let total = word_total(*word);
            if index < total {
                let shift = nth_shift(*word, total, index);
                *word -= 1 << shift;
                return (8 * i) as u8 + (shift >> 3) as u8;
            }
            index -= total;
        }
        debug_assert!(false, "there is no such card in the pile");
        0
    }

    /// The kinds and their counts, kinds ascending.
    pub fn counts(&self) -> impl Iterator<Item = (u8, u8)> {
        Bits(self.kinds()).map(|kind| (kind, self.get(kind)))
    }

    /// Every card, kinds ascending.
    pub fn cards(&self) -> impl Iterator<Item = u8> {
        self.counts().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)))
    }

    /// How many cards of the kinds in `mask`.
    pub fn count_in(&self, mask: u64) -> u32 {
        Bits(self.kinds() & mask).map(|kind| u32::from(self.get(kind))).sum()
    }
}

impl<const W: usize> std::fmt::Debug for Pile<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.counts()).finish()
    }
}

impl<const W: usize> FromIterator<u8> for Pile<W> {
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Self {
        let mut pile = Self::EMPTY;
        for kind in kinds {
            pile.add(kind);
        }
        pile
    }
}

#[inline]
fn shift(kind: u8) -> u32 {
    u32::from(kind & 7) * 8
}

/// The sum of a word's bytes.
#[inline]
fn word_total(word: u64) -> u64 {
    let pairs = (word & EVENS) + (word >> 8 & EVENS);
    pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48
}

/// How far the byte is shifted that the card at `index` is counted in; `index` is below the word's total.
#[inline]
fn nth_shift(word: u64, total: u64, index: u64) -> u32 {
    if total >= 128 {
        return nth_shift_slowly(word, index);
    }
    // Running sums in every byte; with the high bit lent to each no subtraction borrows.
    let sums = word.wrapping_mul(ONES);
    let above = ((sums | HIGHS) - (index + 1) * ONES) & HIGHS;
    above.trailing_zeros() & 56
}

#[cold]
fn nth_shift_slowly(word: u64, mut index: u64) -> u32 {
    for shift in (0..56).step_by(8) {
        let count = word >> shift & 0xFF;
        if index < count {
            return shift;
        }
        index -= count;
    }
    56
}

/// The positions of the set bits, ascending.
#[derive(Clone, Copy)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_kinds_and_total_agree_with_counting_by_hand() {
        let cases: [&[(u8, u8)]; 6] = [
            &[(0, 1)],
            &[(0, 36), (3, 24), (15, 8)],
            &[(7, 200)],
            &[(0, 200), (1, 200), (7, 255), (12, 255)],
            &[(2, 90), (5, 60), (11, 50)],
            &[(8, 3), (9, 0), (10, 1)],
        ];
        for case in cases {
            let mut pile = Pile::<2>::EMPTY;
            for &(kind, n) in case {
                pile.set(kind, n);
            }
            let by_hand: Vec<u8> = case.iter().flat_map(|&(k, n)| std::iter::repeat_n(k, n.into())).collect();
            assert_eq!(usize::from(pile.total()), by_hand.len());
            let nth: Vec<u8> = (0..pile.total()).map(|i| pile.nth(i)).collect();
            assert_eq!(nth, by_hand);
            assert_eq!(pile.cards().collect::<Vec<_>>(), by_hand);
            let mut less = pile;
            let taken: Vec<u8> = (0..pile.total()).map(|_| less.take_nth(0)).collect();
            assert!(taken == by_hand && less.is_empty());
            let kinds = case.iter().filter(|c| c.1 > 0).fold(0, |m, c| m | 1 << c.0);
            assert_eq!(pile.kinds(), kinds);
        }
    }
}
