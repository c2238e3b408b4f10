//! What happened; [`crate::told`] tells a viewer of it.

use livret_kernel::{Seat, SeatSet};

use crate::{Card, Seats, State};

/// What everybody can read off the table about the round, apart from cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Header {
    pub round: u32,
    pub turn: u32,
    pub player: Seat,
    /// As bits.
    pub present: u8,
    /// As bits.
    pub protected: u8,
    pub tokens: Seats<u8>,
}

impl Header {
    pub(crate) fn of(state: &State) -> Header {
        let State { round, turn, player, present, protected, tokens, .. } = *state;
        Header { round, turn, player, present, protected, tokens }
    }
}

/// One thing that happened, because of which card, and what was to be read off the table before and after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Happened {
    /// What.
    pub event: Event,
    /// The card that brought it about, and who played it.
    pub because: Option<(Card, Seat)>,
    /// As it was when the event before this one was told, and as it is now.
    pub headers: [Header; 2],
}

/// How many cards lay where when a round was over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Swept {
    pub hands: Seats<u8>,
    pub rows: Seats<u8>,
    pub aside: u8,
    pub face_up: u8,
}

impl Swept {
    pub(crate) fn of(state: &State) -> Swept {
        Swept {
            hands: Seats::from_fn(|seat| u8::from(state.hand[seat].is_some())),
            rows: Seats::from_fn(|seat| state.row[seat].len() as u8),
            aside: u8::from(state.aside.is_some()),
            face_up: state.face_up.iter().flatten().count() as u8,
        }
    }
}

/// One thing that happened, with everything in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// The deck of a round is shuffled, and a card put aside.
    Shuffled { round: u32, swept: Swept },
    /// Cards are laid open for two players.
    Revealed { cards: [Option<Card>; 3] },
    /// A turn begins.
    TurnBegan { player: Seat },
    /// A card comes into a hand from the deck.
    Drew { player: Seat, card: Option<Card> },
    /// The card put aside comes into a hand.
    Taken { player: Seat, card: Option<Card> },
    /// A card is laid on the row: played, perhaps on somebody, or made to by a Prince.
    Discarded { player: Seat, card: Card, target: Option<Seat> },
    /// A Guard named a card.
    Guessed { player: Seat, target: Seat, card: Option<Card>, right: bool },
    /// A Priest looked.
    Looked { player: Seat, target: Seat, card: Option<Card> },
    /// A Baron compared: the player's card, then the target's.
    Compared { player: Seat, target: Seat, cards: [Option<Card>; 2] },
    /// A King swapped: what the player gave, then what the target gave.
    Swapped { player: Seat, target: Seat, cards: [Option<Card>; 2] },
    /// A Handmaid protects.
    Protected { player: Seat },
    /// A player is out, and lays down the card held, if any.
    Eliminated { player: Seat, card: Option<Card> },
    /// A turn is over.
    TurnEnded { player: Seat },
    /// A round is over. `best` are those whom only a second tie can keep from a token.
    RoundEnded { winners: SeatSet, best: SeatSet, hands: Seats<Option<Card>> },
    /// The game is over.
    GameEnded { winners: SeatSet },
}

impl Event {
    /// Does it show something that this seat, which acts, did not know ([`livret_kernel::Witness`])? Since every action ends
    /// with a card drawn or a round over, none can be taken back without telling something.
    #[must_use]
    pub fn reveals(&self, mover: Seat) -> bool {
        match *self {
            Event::Shuffled { .. } | Event::Revealed { .. } | Event::Drew { .. } | Event::Taken { .. } => true,
            Event::Guessed { .. } | Event::Looked { .. } | Event::Compared { .. } | Event::Swapped { .. } => true,
            Event::Discarded { player, .. } | Event::Eliminated { player, .. } => player != mover,
            // The hands decide it.
            Event::RoundEnded { .. } | Event::GameEnded { .. } => true,
            Event::TurnBegan { .. } | Event::Protected { .. } | Event::TurnEnded { .. } => false,
        }
    }
}
