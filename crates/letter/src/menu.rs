//! Legal actions, worked out once from the cards.
//!
//! What can be played depends on the two cards in hand, whose they are, and who can be chosen:
//! the lists for all of these are made when the cards are read, and a decision copies one of them.

use livret_kernel::Seat;

use crate::book::Face;
use crate::{Action, Aim, Card, Effect, Kinds};

/// All lists of actions, by hand, seat and open seats.
#[derive(Debug)]
pub(crate) struct Menu {
    actions: Vec<Action>,
    /// Where a list begins and ends.
    spans: Box<[(u16, u16); KEYS]>,
}

/// Eight kinds twice, four seats, sixteen sets of others.
const KEYS: usize = 8 * 8 * 4 * 16;

#[inline]
fn key(held: Card, drawn: Card, seat: Seat, others: u8) -> usize {
    let kind = |card: Card| usize::from(card.value() - 1) % 8;
    kind(held) << 9 | kind(drawn) << 6 | (seat.index() % 4) << 4 | usize::from(others % 16)
}

impl Menu {
    /// The lists of these cards.
    pub(crate) fn of(faces: &[Face]) -> Menu {
        let mut menu = Menu { actions: Vec::new(), spans: Box::new([(0, 0); KEYS]) };
        for (at, low) in faces.iter().enumerate() {
            for high in &faces[at..] {
                (0..4).for_each(|seat| menu.write_hand(low, high, Seat(seat)));
            }
        }
        menu
    }

    fn write_hand(&mut self, low: &Face, high: &Face, seat: Seat) {
        for others in (0..16).filter(|others| others >> seat.0 & 1 == 0) {
            let start = self.actions.len() as u16;
            self.actions.extend(hand_actions(low, high, seat, others));
            let span = (start, self.actions.len() as u16);
            self.spans[key(low.id, high.id, seat, others)] = span;
            self.spans[key(high.id, low.id, seat, others)] = span;
        }
    }

    /// The actions of a seat that holds these two, when these others can be chosen: ascending.
    #[inline]
    pub(crate) fn list(&self, held: Card, drawn: Card, seat: Seat, others: u8) -> &[Action] {
        let (start, end) = self.spans[key(held, drawn, seat, others)];
        &self.actions[usize::from(start)..usize::from(end)]
    }
}

/// Equal cards are one action.
fn hand_actions(low: &Face, high: &Face, seat: Seat, others: u8) -> Vec<Action> {
    let offered = offer(low, high);
    let mut faces = vec![low, high];
    faces.dedup_by_key(|face| face.id);
    faces.into_iter().filter(|face| offered.has(face.id)).flat_map(|face| actions(face, seat, others)).collect()
}

/// LL-TURN-07: without anybody to choose the card is laid down and nothing happens.
/// LL-TURN-08: with somebody to choose, somebody is chosen.
fn actions(face: &Face, seat: Seat, others: u8) -> Vec<Action> {
    let own = if face.effect.aim() == Aim::Anybody { 1 << seat.0 } else { 0 };
    let open = others | own;
    if face.effect.aim() == Aim::Nobody || open == 0 {
        return vec![Action::plain(face.id)];
    }
    (0..4).filter(|seat| open >> seat & 1 == 1).flat_map(|seat| aimed(face, Seat(seat))).collect()
}

fn aimed(face: &Face, target: Seat) -> Vec<Action> {
    let action = Action::on(face.id, target);
    match face.effect {
        Effect::Guess => nameable(face.id).map(|card| Action { named: Some(card), ..action }).collect(),
        Effect::Look | Effect::Compare | Effect::Protect | Effect::Renew => vec![action],
        Effect::Swap | Effect::LeaveBefore(_) | Effect::Fall => vec![action],
    }
}

/// LL-CARD-GUARD: any kind but the Guard's own.
fn nameable(guard: Card) -> impl Iterator<Item = Card> {
    Card::all().filter(move |&card| card != guard)
}

/// The kinds that may be played out of a hand of two. LL-CARD-COUNTESS: a card that has to leave
/// before the other is the only one.
pub(crate) fn offer(held: &Face, drawn: &Face) -> Kinds {
    match () {
        () if leaves_before(held).has(drawn.id) => Kinds::of(held.id),
        () if leaves_before(drawn).has(held.id) => Kinds::of(drawn.id),
        () => Kinds::of(held.id).and(Kinds::of(drawn.id)),
    }
}

fn leaves_before(face: &Face) -> Kinds {
    if let Effect::LeaveBefore(kinds) = face.effect { kinds } else { Kinds::NONE }
}
