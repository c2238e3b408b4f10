//! What happened, with everything in it; [`crate::told`] tells a viewer of it.

use livret_kernel::{Seat, SeatSet};

use crate::state::{Phase, State};
use crate::words::{Counter, Place};

/// Where a card was before it was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// In its owner's hand.
    Hand,
    /// Face down in a deck.
    Deck,
    /// Turned up from a deck just before.
    FaceUp,
    /// In private quarters.
    Quarters,
}

/// Where a card was before it went back to town, into the box or under its pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Origin {
    Hand,
    InPlay,
    Chambermaids,
    PrivateMaids,
    BadHabits,
    Buildings,
    Refined,
}

/// Where a card was taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// One of the town's piles, or the guests.
    Town,
    /// The private maids on offer.
    Offer,
    /// Revealed from the own deck.
    Revealed,
}

/// Where a taken card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To a hand, a deck or a discard pile.
    Cards(Place),
    /// Into private quarters.
    Quarters,
}

/// What everybody can read off the table about the turn, apart from cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Header {
    pub phase: Phase,
    pub active: Seat,
    pub turn: u16,
    pub round: u16,
    pub first_master: Seat,
    pub round_first: Seat,
    pub counters: [u8; 6],
}

impl Header {
    /// Of a position.
    #[must_use]
    pub fn of<const S: usize, const W: usize>(state: &State<S, W>) -> Header {
        let turn = &state.turn;
        Header {
            phase: turn.phase,
            active: turn.active,
            turn: turn.number,
            round: turn.round,
            first_master: turn.first_master,
            round_first: turn.round_first,
            counters: turn.counters,
        }
    }
}

/// One thing that happened, because of which card, and what was to be read off the table before and after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    /// What.
    pub event: Event,
    /// The card that brought it about, and the seat that used it.
    pub because: Option<(u8, Seat)>,
    /// The turn as it was when the event before this one was told, and as it is now.
    pub headers: [Header; 2],
}

/// What cards did, and who may see which.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // PROTOCOL, "Events"
pub enum Event {
    TurnBegan {
        seat: Seat,
    },
    PhaseBegan {
        seat: Seat,
        phase: Phase,
    },
    RoundEnded {
        round: u16,
    },
    Drew {
        seat: Seat,
        cards: Vec<u8>,
    },
    Shuffled {
        seat: Seat,
        count: u16,
    },
    Served {
        seat: Seat,
        card: u8,
    },
    Chambered {
        seat: Seat,
        card: u8,
        to: Seat,
        /// From the own cards in play, as a visitor; else from hand.
        visits: bool,
    },
    LovePlayed {
        seat: Seat,
        cards: Vec<u8>,
    },
    Gained {
        seat: Seat,
        counter: Counter,
        n: u8,
    },
    /// From hand, deck or quarters to the discard pile, openly.
    Discarded {
        seat: Seat,
        cards: Vec<u8>,
        from: Zone,
    },
    /// Cards in play and the hand at the end of a turn: of the hand only its last card is seen.
    Dismissed {
        seat: Seat,
        played: Vec<u8>,
        hand: Vec<u8>,
        top: Option<u8>,
    },
    /// With the illnesses that lay on a private maid, or the chief that lay beneath a building.
    Returned {
        seat: Seat,
        card: u8,
        from: Origin,
        illness: u8,
        beneath: Option<u8>,
    },
    Taken {
        seat: Seat,
        card: u8,
        from: Source,
        to: Goal,
        target: Seat,
    },
    Hired {
        seat: Seat,
        card: u8,
        to: Seat,
        maid: Option<u8>,
        beneath: Option<u8>,
        cost: u8,
    },
    /// Shown to everybody, staying where it is.
    Revealed {
        seat: Seat,
        cards: Vec<u8>,
        from: Zone,
    },
    Looked {
        seat: Seat,
        target: Seat,
        card: u8,
        from: Zone,
        seen: SeatSet,
    },
    /// Put on top of, or under, a deck.
    Placed {
        seat: Seat,
        card: u8,
        to: Place,
        seen: SeatSet,
    },
    /// An event came into private quarters; an illness onto the copy of a maid that had so many.
    EventPlaced {
        seat: Seat,
        card: u8,
        maid: Option<(u8, u8)>,
    },
    EventCancelled {
        seat: Seat,
        card: u8,
        by: u8,
    },
    /// An event was lifted out of a house, an illness off the copy of a maid that had so many.
    Moved {
        seat: Seat,
        card: u8,
        from: Seat,
        maid: Option<(u8, u8)>,
    },
    Swapped {
        seat: Seat,
        target: Seat,
        given: u8,
        taken: u8,
    },
    /// An illness went back to town, off the copy of a maid that had so many.
    Cured {
        seat: Seat,
        maid: u8,
        illness: u8,
    },
    Remembered {
        seat: Seat,
        card: u8,
    },
    TurnedUp {
        card: u8,
    },
    Worked {
        seat: Seat,
        card: u8,
    },
    Picked {
        seat: Seat,
        card: u8,
    },
    FirstMaster {
        seat: Seat,
        from: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    GameEnded,
}
