//! The opponents of Love Letter.
//!
//! [`Novice`] follows a few rules. [`Butler`] knows exactly how likely each card is and looks one
//! step ahead. [`Master`] deals the unseen cards again and again, as they most likely lie, and
//! searches the round to its end.

mod belief;
mod butler;
mod ending;
mod habits;
mod judge;
mod master;
mod memory;
mod novice;
mod reason;
mod stakes;

use livret_kernel::{Game, Glimpse, Seat};
use livret_letter::{Action, Card, Letter, View};

use crate::Advice;

pub use butler::Butler;
pub use master::Master;
pub use novice::Novice;

/// One number for each kind, by value; place 0 is empty.
type Kindly<T> = [T; Card::KINDS + 1];

/// All seats that there can be.
fn seats() -> impl DoubleEndedIterator<Item = Seat> {
    (0..4).map(Seat)
}

fn place(card: Card) -> usize {
    usize::from(card.value())
}

/// The card that is kept when this one is laid down.
fn kept(view: &View, me: Seat, laid: Card) -> Option<Card> {
    let hand = &view.hand[me];
    if hand.drawn == Some(laid) { hand.held } else { hand.drawn }
}

/// The best three with their reasons, best first, the chosen one leading.
fn advice(glimpse: &Glimpse<Letter>, chosen: Action, mut values: Vec<(Action, f64)>) -> Vec<Advice<Action>> {
    values.sort_by(|a, b| (b.0 == chosen).cmp(&(a.0 == chosen)).then(b.1.total_cmp(&a.1)));
    let view = glimpse.view();
    let prior = habits::wildness(&view, glimpse.game().seats(), [0.0; 4]);
    let belief = belief::Belief::weighed(glimpse.game(), &view, glimpse.seat(), prior);
    let judge = judge::Judge::new(glimpse.game(), &view, glimpse.seat(), belief.odds());
    let reason = |action| reason::why(glimpse.game(), &judge, action);
    let best = values.into_iter().take(3);
    best.map(|(action, value)| Advice { action, value, reason: reason(action) }).collect()
}
