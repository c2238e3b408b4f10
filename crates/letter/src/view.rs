//! What one viewer may know (LL-INFO-01).

use livret_kernel::{Seat, SeatSet, Viewer};
use livret_shown::{ClosedPile, Hand, Height, HiddenHand, Phase};

use crate::position::{Aside, Player, Position, ids, onlookers};
use crate::{Card, GAME_ID, Kinds, Row, Seats, State};

/// What one viewer may know of a position: nothing else is in here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub player: Seat,
    /// Is the game over?
    pub over: bool,
    /// Rounds begun.
    pub round: u32,
    /// Turns begun.
    pub turn: u32,
    /// Who is in the round, as bits.
    pub present: u8,
    /// Whom a Handmaid protects, as bits.
    pub protected: u8,
    /// Tokens of affection.
    pub tokens: Seats<u8>,
    /// Laid cards.
    pub row: Seats<Row>,
    /// Cards laid open for two players.
    pub face_up: [Option<Card>; 3],
    /// Cards put aside: one, unless a Prince had it taken.
    pub aside: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// The hands.
    pub hand: Seats<HandView>,
}

/// What one viewer may know of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HandView {
    /// How many cards.
    pub count: u8,
    /// The card held since before this turn: one's own, or one that the viewer has seen.
    pub held: Option<Card>,
    /// The card drawn this turn: one's own.
    pub drawn: Option<Card>,
    /// What everybody knows that the held card is not.
    pub not: Kinds,
    /// Who has seen it, of whom its owner is sure: one's own.
    pub seen_by: SeatSet,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        View {
            viewer,
            player: state.player,
            over: state.over,
            round: state.round,
            turn: state.turn,
            present: state.present,
            protected: state.protected,
            tokens: state.tokens,
            row: state.row,
            face_up: state.face_up,
            aside: u8::from(state.aside.is_some()),
            deck: state.deck.len() as u8,
            hand: Seats::from_fn(|seat| HandView::of(state, seat, viewer)),
        }
    }

    pub(crate) fn position(&self, seats: usize) -> Position {
        Position {
            game: GAME_ID.into(),
            phase: Phase::Play,
            round: self.round,
            turn: self.turn,
            player: self.player.0,
            players: (0..seats as u8).map(|seat| self.player(Seat(seat))).collect(),
            deck: ClosedPile::Hidden(Height { count: self.deck.into() }),
            aside: Aside::Hidden(Height { count: self.aside.into() }),
            face_up: ids(self.face_up.into_iter().flatten()),
        }
    }

    fn player(&self, seat: Seat) -> Player {
        let hand = self.hand[seat];
        Player {
            hand: if self.viewer == Viewer::Seat(seat) { hand.own() } else { hand.of_another() },
            discard: ids(self.row[seat].cards()),
            out: self.present >> seat.0 & 1 == 0,
            protected: self.protected >> seat.0 & 1 == 1,
            tokens: self.tokens[seat],
            known_by: Vec::new(),
            seen_by: onlookers(SeatSet(hand.seen_by.0 & !SeatSet::SPECTATOR.0)),
            not: Vec::new(),
        }
    }
}

impl HandView {
    fn of(state: &State, seat: Seat, viewer: Viewer) -> HandView {
        let own = viewer == Viewer::Seat(seat);
        let drawn = state.drawn.filter(|_| seat == state.player);
        let seen = own || state.known[seat].has(viewer);
        HandView {
            count: u8::from(state.hand[seat].is_some()) + u8::from(drawn.is_some()),
            held: state.hand[seat].filter(|_| seen),
            drawn: drawn.filter(|_| own),
            not: state.not[seat],
            seen_by: if own { state.shown[seat] } else { SeatSet::NOBODY },
        }
    }

    fn own(&self) -> Hand {
        Hand::Cards(ids([self.held, self.drawn].into_iter().flatten()))
    }

    /// What is known of it, or what it is known not to be.
    fn of_another(&self) -> Hand {
        let known = ids(self.held.into_iter());
        let not = if known.is_empty() { ids(self.not.cards()) } else { Vec::new() };
        Hand::Hidden(HiddenHand { count: self.count.into(), known, not })
    }
}
