//! Legal actions, worked out once from the cards.
//!
//! Which actions a card offers depends on the card and on who can be chosen, and there are sixteen
//! sets of seats: the lists are made when the cards are read, and a decision copies two of them.

use livret_kernel::Seat;

use crate::book::Face;
use crate::{Action, Aim, Card, Effect, Kinds};

/// All lists of actions, by card and open seats.
#[derive(Debug)]
pub(crate) struct Menu {
    actions: Vec<Action>,
    spans: [(u16, u16); 256],
    offers: [[Option<Card>; 2]; 256],
    own: [u8; 16],
}

impl Menu {
    /// The lists of these cards.
    pub(crate) fn of(faces: &[Face]) -> Menu {
        let mut menu = Menu { actions: Vec::new(), spans: [(0, 0); 256], offers: [[None; 2]; 256], own: [0; 16] };
        for face in faces {
            let own = if face.effect.aim() == Aim::Anybody { 15 } else { 0 };
            menu.own[usize::from(face.id.value())] = own;
            (0..16).for_each(|open| menu.write(face, open));
            faces.iter().for_each(|other| menu.pair(face, other));
        }
        menu
    }

    fn write(&mut self, face: &Face, open: u8) {
        let start = self.actions.len();
        self.actions.extend(actions(face, open));
        self.spans[key(face.id.value(), open)] = (start as u16, self.actions.len() as u16);
    }

    fn pair(&mut self, held: &Face, drawn: &Face) {
        self.offers[key(held.id.value(), drawn.id.value())] = offer(held, drawn);
    }

    /// The cards that may be played out of a hand of two, ascending.
    #[inline]
    pub(crate) fn offer(&self, held: Option<Card>, drawn: Option<Card>) -> [Option<Card>; 2] {
        self.offers[key(bits(held), bits(drawn))]
    }

    /// The actions of a card for a seat, when these others can be chosen; none without a card.
    #[inline]
    pub(crate) fn list(&self, card: Option<Card>, seat: Seat, others: u8) -> &[Action] {
        let card = bits(card);
        let own = self.own[usize::from(card & 15)] & (1 << (seat.0 & 3));
        let (start, end) = self.spans[key(card, others | own)];
        &self.actions[usize::from(start)..usize::from(end)]
    }
}

#[inline]
fn bits(card: Option<Card>) -> u8 {
    card.map_or(0, Card::value)
}

#[inline]
fn key(high: u8, low: u8) -> usize {
    usize::from(high << 4 | low & 15)
}

/// LL-TURN-07: without anybody to choose the card is laid down and nothing happens.
/// LL-TURN-08: with somebody to choose, somebody is chosen.
fn actions(face: &Face, open: u8) -> Vec<Action> {
    if face.effect.aim() == Aim::Nobody || open == 0 {
        return vec![Action::plain(face.id)];
    }
    (0..4).filter(|seat| open >> seat & 1 == 1).flat_map(|seat| aimed(face, Seat(seat))).collect()
}

fn aimed(face: &Face, target: Seat) -> Vec<Action> {
    let action = Action::on(face.id, target);
    match face.effect {
        Effect::Guess => nameable(face.id).map(|card| Action { named: Some(card), ..action }).collect(),
        _ => vec![action],
    }
}

/// LL-CARD-GUARD: any kind but the Guard's own.
fn nameable(guard: Card) -> impl Iterator<Item = Card> {
    Card::all().filter(move |&card| card != guard)
}

/// LL-CARD-COUNTESS: a card that has to leave before the other is the only one offered.
fn offer(held: &Face, drawn: &Face) -> [Option<Card>; 2] {
    let (a, b) = (held.id, drawn.id);
    match () {
        () if leaves_before(held).has(b) || a == b => [Some(a), None],
        () if leaves_before(drawn).has(a) => [Some(b), None],
        () => [Some(a.min(b)), Some(a.max(b))],
    }
}

fn leaves_before(face: &Face) -> Kinds {
    match face.effect {
        Effect::LeaveBefore(kinds) => kinds,
        _ => Kinds::NONE,
    }
}
