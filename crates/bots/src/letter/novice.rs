//! A beginner with good manners.

use livret_kernel::{Glimpse, Seat};
use livret_letter::{Action, Card, Letter, View};

use super::{advice, kept, place};
use crate::{Advice, Bot, FastRng, Voice};

/// One step, by rule: never lays the Princess or makes itself discard her, never compares with a
/// low card, lays the lower card, names the card it has seen or else the most frequent unseen one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Bot<Letter> for Novice {
    fn choose(&mut self, glimpse: &Glimpse<Letter>, rng: &mut FastRng) -> Action {
        pick(glimpse.game(), &glimpse.view(), glimpse.seat(), glimpse.legal(), rng)
    }

    fn advise(&mut self, glimpse: &Glimpse<Letter>, rng: &mut FastRng, _: Voice) -> Vec<Advice<Action>> {
        let view = glimpse.view();
        let unseen = glimpse.game().unseen(&view);
        let value = |&action: &Action| (action, f64::from(mark(&view, &unseen, glimpse.seat(), action)));
        let values = glimpse.legal().iter().map(value).collect();
        let chosen = self.choose(glimpse, rng);
        advice(glimpse, chosen, values)
    }
}

/// One of the best by rule. Cheap enough for playouts.
pub(crate) fn pick(game: &Letter, view: &View, me: Seat, legal: &[Action], rng: &mut FastRng) -> Action {
    let unseen = game.unseen(view);
    let (mut best, mut equals, mut picked) = (-1, 0, legal[0]);
    for &action in legal {
        let mark = mark(view, &unseen, me, action);
        if mark > best {
            (best, equals) = (mark, 0);
        }
        if mark == best {
            equals += 1;
            if rng.below(equals) == 0 {
                picked = action;
            }
        }
    }
    picked
}

/// Marks out of some hundreds. What loses at once has none.
fn mark(view: &View, unseen: &[u8], me: Seat, action: Action) -> i32 {
    let keeps = kept(view, me, action.card);
    let seen = action.target.and_then(|target| view.hand[target].held);
    let low = 10 * (9 - place(action.card) as i32);
    match action.card {
        Card::PRINCESS => 0,
        Card::PRINCE if action.target == Some(me) => {
            if keeps == Some(Card::PRINCESS) {
                0
            } else {
                5
            }
        }
        Card::GUARD if seen.is_some() && seen == action.named => 500,
        Card::GUARD if seen.is_some() => 20,
        Card::GUARD => low + action.named.map_or(0, |named| i32::from(unseen[place(named)])),
        Card::BARON if seen.is_some() && seen < keeps => 400,
        Card::BARON if seen > keeps || keeps < Some(Card::HANDMAID) => 4,
        _ => low,
    }
}
