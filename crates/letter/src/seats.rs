//! One value per seat.

use std::ops::{Index, IndexMut};

use livret_kernel::Seat;

/// One value for each of four seats. An index beyond them wraps around instead of panicking, so
/// that an action from nowhere stays harmless.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats<T>(pub [T; 4]);

impl<T> Seats<T> {
    /// The most seats there are (LL-SETUP-01).
    pub const MOST: usize = 4;

    /// A value for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Seats(std::array::from_fn(|seat| value(Seat(seat as u8))))
    }
}

impl<T> Index<Seat> for Seats<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() % 4]
    }
}

impl<T> IndexMut<Seat> for Seats<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() % 4]
    }
}
