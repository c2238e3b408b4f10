//! A position as it lies on the wire: any arrangement, not yet a position that can be played.

use livret_kernel::{Seat, SeatSet};
use livret_shown::{ClosedPile, Hand, Phase};

use crate::position::{Aside, Player, Position, ids, onlookers};
use crate::{Card, GAME_ID, Kinds, State};

/// The cards of a table, zone by zone.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) round: u32,
    pub(crate) turn: u32,
    pub(crate) player: Seat,
    pub(crate) places: Vec<Place>,
    /// Top first.
    pub(crate) deck: Vec<Card>,
    pub(crate) aside: Option<Card>,
    pub(crate) face_up: Vec<Card>,
}

/// What lies before one player.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    /// The held card first, then the drawn one.
    pub(crate) hand: Vec<Card>,
    pub(crate) discard: Vec<Card>,
    pub(crate) out: bool,
    pub(crate) protected: bool,
    pub(crate) tokens: u8,
    pub(crate) known_by: SeatSet,
    pub(crate) seen_by: SeatSet,
    pub(crate) not: Kinds,
}

impl Layout {
    pub(crate) fn of(state: &State, seats: usize) -> Layout {
        Layout {
            round: state.round,
            turn: state.turn,
            player: state.player,
            places: (0..seats as u8).map(|seat| Place::of(state, Seat(seat))).collect(),
            deck: state.deck.cards().collect(),
            aside: state.aside,
            face_up: state.face_up.into_iter().flatten().collect(),
        }
    }

    /// The shape that `state` shows and `arrange` takes.
    pub(crate) fn position(&self) -> Position {
        Position {
            game: GAME_ID.into(),
            phase: Phase::Play,
            round: self.round,
            turn: self.turn,
            player: self.player.0,
            players: self.places.iter().map(Place::player).collect(),
            deck: ClosedPile::Cards(ids(self.deck.iter().copied())),
            aside: Aside::Card(self.aside.map(Card::shown)),
            face_up: ids(self.face_up.iter().copied()),
        }
    }

    /// The same before the draw that began the turn.
    pub(crate) fn before_the_draw(mut self) -> Layout {
        if self.places[self.player.index()].hand.len() == 2 {
            let drawn = self.places[self.player.index()].hand.pop();
            self.deck.splice(0..0, drawn);
        }
        self
    }

    /// Every card on the table.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        let places = self.places.iter().flat_map(|place| place.hand.iter().chain(&place.discard));
        places.chain(&self.deck).chain(&self.aside).chain(&self.face_up).copied()
    }
}

impl Place {
    fn of(state: &State, seat: Seat) -> Place {
        let drawn = state.drawn.filter(|_| seat == state.player);
        Place {
            hand: [state.hand[seat], drawn].into_iter().flatten().collect(),
            discard: state.row[seat].cards().collect(),
            out: !state.is_in(seat),
            protected: state.is_protected(seat),
            tokens: state.tokens[seat],
            known_by: state.known[seat],
            seen_by: state.shown[seat],
            not: state.not[seat],
        }
    }

    /// Who knows what of the held card is left out where nobody does.
    fn player(&self) -> Player {
        Player {
            hand: Hand::Cards(ids(self.hand.iter().copied())),
            discard: ids(self.discard.iter().copied()),
            out: self.out,
            protected: self.protected,
            tokens: self.tokens,
            known_by: onlookers(self.known_by),
            seen_by: onlookers(self.seen_by),
            not: ids(self.not.cards()),
        }
    }
}
