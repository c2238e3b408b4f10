//! Chance, in separate streams.
//!
//! Each seat's deck, each seat's look into a hand, the private pile and so on draw from a stream of
//! their own, keyed by seed, seat and purpose. One seat's choices therefore never change another
//! seat's luck, which duplicate deals depend on.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{MAX_SEATS, Seat};

/// The name of a stream: a seat and a purpose, or a purpose of the whole table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stream(u8);

impl Stream {
    /// Purposes per seat, and for the table.
    const PURPOSES: usize = 4;
    /// How many streams there are.
    pub const COUNT: usize = (MAX_SEATS + 1) * Self::PURPOSES;

    /// A seat's stream for one of four purposes.
    #[inline]
    #[must_use]
    pub fn seat(seat: Seat, purpose: u8) -> Stream {
        Stream(seat.0 * Self::PURPOSES as u8 + purpose)
    }

    /// The table's stream for one of four purposes.
    #[inline]
    #[must_use]
    pub const fn table(purpose: u8) -> Stream {
        Stream((MAX_SEATS * Self::PURPOSES) as u8 + purpose)
    }
}

/// A source of chance. The same calls on an equal source give equal answers on every machine.
/// ```
/// use livret_kernel::{Chance, SecureStreams, Seat, Stream};
///
/// let mut deck = [1, 2, 3, 4, 5];
/// let mut chance = SecureStreams::new("a seed");
/// chance.shuffle(Stream::seat(Seat(0), 0), &mut deck);
///
/// // Whatever one seat draws, another seat's luck stays what it was.
/// let mut other = SecureStreams::new("a seed");
/// let of_seat_1 = Stream::seat(Seat(1), 0);
/// assert_eq!(chance.below(of_seat_1, 100), other.below(of_seat_1, 100));
/// ```
pub trait Chance {
    /// A number below `n`, each equally likely. `n` is at least 1.
    fn below(&mut self, stream: Stream, n: u32) -> u32;

    /// Puts the values into random order.
    fn shuffle<T>(&mut self, stream: Stream, values: &mut [T]) {
        for last in (1..values.len()).rev() {
            values.swap(last, self.below(stream, last as u32 + 1) as usize);
        }
    }
}

/// A strong mixing of one word, for seeds (the finaliser of SplitMix64).
#[inline]
#[must_use]
pub fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Fast streams for simulation and playouts. Not for games between people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FastStreams {
    states: [u64; Stream::COUNT],
}

impl FastStreams {
    /// Streams of one seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let base = mix(seed);
        FastStreams { states: std::array::from_fn(|i| mix(base ^ (i as u64 + 1).wrapping_mul(0xA076_1D64_78BD_642F))) }
    }

    /// The next 64 random bits of a stream (wyrand).
    #[inline]
    pub fn next(&mut self, stream: Stream) -> u64 {
        let state = &mut self.states[usize::from(stream.0) % Stream::COUNT];
        *state = state.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(*state) * u128::from(*state ^ 0xE703_7ED1_A0B4_28DB);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl Chance for FastStreams {
    // The multiplication favours some numbers by at most n in 2^32: nothing a simulation can see.
    #[inline]
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        (((self.next(stream) >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Cryptographic streams (ChaCha20) for games between people: without the seed nobody can tell
/// what comes next, and no number is favoured.
#[derive(Clone, Debug)]
pub struct SecureStreams {
    key: [u8; 32],
    streams: Vec<Option<Box<ChaCha20Rng>>>,
}

impl SecureStreams {
    /// Streams of a seed text.
    #[must_use]
    pub fn new(seed: &str) -> Self {
        let key = Sha256::new().chain_update(b"livret seed 1\n").chain_update(seed.as_bytes()).finalize().into();
        SecureStreams { key, streams: vec![None; Stream::COUNT] }
    }

    fn generator(&mut self, stream: Stream) -> &mut ChaCha20Rng {
        let key = self.key;
        self.streams[usize::from(stream.0)].get_or_insert_with(|| {
            let mut generator = ChaCha20Rng::from_seed(key);
            generator.set_stream(u64::from(stream.0));
            Box::new(generator)
        })
    }
}

impl Chance for SecureStreams {
    // Lemire's method: multiply, and reject the few values that would favour small numbers.
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        let generator = self.generator(stream);
        let reject_under = n.wrapping_neg() % n;
        loop {
            let wide = u64::from(generator.next_u32()) * u64::from(n);
            if wide as u32 >= reject_under {
                return (wide >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(chance: &mut impl Chance, stream: Stream) -> Vec<u32> {
        (0..20).map(|_| chance.below(stream, 1000)).collect()
    }

    #[test]
    fn streams_do_not_disturb_each_other() {
        let (a, b) = (Stream::seat(Seat(0), 0), Stream::seat(Seat(1), 0));
        let mut alone = SecureStreams::new("tea");
        let mut shared = SecureStreams::new("tea");
        draws(&mut shared, b);
        assert_eq!(draws(&mut alone, a), draws(&mut shared, a));
        let (mut alone, mut shared) = (FastStreams::new(7), FastStreams::new(7));
        draws(&mut shared, b);
        assert_eq!(draws(&mut alone, a), draws(&mut shared, a));
    }

    #[test]
    fn seeds_and_streams_differ() {
        let a = Stream::seat(Seat(0), 0);
        assert_ne!(draws(&mut SecureStreams::new("tea"), a), draws(&mut SecureStreams::new("coffee"), a));
        assert_ne!(draws(&mut FastStreams::new(1), a), draws(&mut FastStreams::new(2), a));
        assert_ne!(draws(&mut FastStreams::new(1), a), draws(&mut FastStreams::new(1), Stream::table(0)));
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers_on_every_machine() {
        let stream = Stream::seat(Seat(0), 0);
        let secure: Vec<u32> = draws(&mut SecureStreams::new("livret"), stream).into_iter().take(6).collect();
        let fast: Vec<u32> = draws(&mut FastStreams::new(1), stream).into_iter().take(6).collect();
        assert_eq!(secure, [401, 552, 239, 914, 341, 649]);
        assert_eq!(fast, [370, 990, 148, 199, 327, 791]);
    }

    #[test]
    fn every_number_is_about_equally_likely() {
        let mut secure = SecureStreams::new("dice");
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[secure.below(Stream::table(0), 6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
    }
}
