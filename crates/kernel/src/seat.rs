//! Places at the table.

/// The most seats any game has (EH-FIVE-03).
pub const MAX_SEATS: usize = 7;

/// A place at the table, 0 first, in turn order. A player is a person; a seat is where they sit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array of seats.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` to the left, clockwise (GEN-03).
    #[inline]
    #[must_use]
    pub fn left(self, steps: usize, seats: usize) -> Seat {
        let at = self.index() + steps;
        Seat(if at >= seats { at - seats } else { at } as u8)
    }
}

/// Who looks at the game: one seat, or somebody who sits nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The seat's own eyes.
    Seat(Seat),
    /// A spectator: a viewer like any other, who holds no card.
    Spectator,
}

impl Viewer {
    /// All viewers of a table with `seats` seats, the spectator last.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        (0..seats).map(|s| Viewer::Seat(Seat(s as u8))).chain([Viewer::Spectator])
    }

    /// The seat, unless a spectator.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The set that holds just this viewer.
    #[inline]
    #[must_use]
    pub fn bit(self) -> SeatSet {
        match self {
            Viewer::Seat(seat) => SeatSet::of(seat),
            Viewer::Spectator => SeatSet::SPECTATOR,
        }
    }
}

/// A set of viewers: up to seven seats and the spectators, in one byte. Says who has seen a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const NOBODY: SeatSet = SeatSet(0);
    /// Everybody, spectators included.
    pub const EVERYBODY: SeatSet = SeatSet(0xFF);
    /// The spectators alone.
    pub const SPECTATOR: SeatSet = SeatSet(0x80);

    /// The set of one seat.
    #[inline]
    #[must_use]
    pub fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// This set and another.
    #[inline]
    #[must_use]
    pub fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Is this viewer in the set?
    #[inline]
    #[must_use]
    pub fn has(self, viewer: Viewer) -> bool {
        self.0 & viewer.bit().0 != 0
    }

    /// The seats of the set, ascending, without the spectators.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).filter(move |s| self.0 >> s & 1 == 1).map(Seat)
    }
}
