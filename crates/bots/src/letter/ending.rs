//! The last turn of a round, worked out: the deck is empty, and whatever is played ends it.

use livret_kernel::{Chance, Game, Glimpse, Silent, Stream};
use livret_letter::{Action, Card, Letter, View};

use super::belief::Belief;
use super::place;
use super::stakes::Stakes;

/// The best action and the exact worth of each under the belief: every deal of the hands and of the
/// card put aside is played.
pub(crate) fn last_turn(glimpse: &Glimpse<Letter>, view: &View, belief: &Belief) -> (Action, Vec<(Action, f64)>) {
    let game = glimpse.game();
    let stakes = Stakes::new(game.seats(), game.tokens(), view.tokens.0, glimpse.seat());
    let worth = |action: Action| -> f64 {
        belief.deals().map(|(hands, chance)| chance * over_aside(game, view, &hands, action, &stakes)).sum()
    };
    let values: Vec<(Action, f64)> = glimpse.legal().iter().map(|&action| (action, worth(action))).collect();
    let best = values.iter().rev().max_by(|a, b| a.1.total_cmp(&b.1)).expect("a decision has an action").0;
    (best, values)
}

/// With the hands known, one unseen card is left, and it is the one aside; where more are, the
/// position was made up freely, and each is as likely as its copies.
fn over_aside(
    game: &Letter,
    view: &View,
    hands: &livret_letter::Seats<Option<Card>>,
    action: Action,
    stakes: &Stakes,
) -> f64 {
    let mut seen = *view;
    for (hand, &held) in seen.hand.0.iter_mut().zip(&hands.0) {
        hand.held = hand.held.or(held);
    }
    let unseen = game.unseen(&seen);
    let left: u8 = unseen.iter().sum();
    let mut sum = 0.0;
    for card in Card::all().filter(|&card| unseen[place(card)] > 0) {
        let skipped: u8 = unseen[..place(card)].iter().sum();
        let share = f64::from(unseen[place(card)]) / f64::from(left);
        sum += share * played(game, view, hands, action, stakes, Pick(skipped.into()));
    }
    if left == 0 { played(game, view, hands, action, stakes, Pick(0)) } else { sum }
}

fn played(
    game: &Letter,
    view: &View,
    hands: &livret_letter::Seats<Option<Card>>,
    action: Action,
    stakes: &Stakes,
    mut pick: Pick,
) -> f64 {
    let mut state = game.position_holding(view, hands, &mut pick);
    game.play_unchecked(&mut state, action, &mut pick, &mut Silent);
    let points = game.outcome(&state).points;
    let won = |seat: &usize| points[*seat] > i32::from(view.tokens.0[*seat]);
    let winners = (0..game.seats()).filter(won).fold(0, |set, seat| set | 1 << seat);
    stakes.worth(winners).into()
}

/// Always the same lot: the unseen card with so many before it.
struct Pick(u32);

impl Chance for Pick {
    fn below(&mut self, _: Stream, n: u32) -> u32 {
        self.0.min(n - 1)
    }
}
