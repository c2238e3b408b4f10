//! One step ahead with exact odds.

use livret_kernel::Glimpse;
use livret_letter::{Action, Letter};

use super::advice;
use super::belief::Belief;
use super::judge::Judge;
use crate::{Advice, Bot, FastRng, Voice};

/// Knows exactly how likely each hidden card is, from everything seen, and takes the action that is
/// worth most one step ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Butler;

impl Bot<Letter> for Butler {
    fn choose(&mut self, glimpse: &Glimpse<Letter>, rng: &mut FastRng) -> Action {
        let values = values(glimpse);
        let best = values.iter().map(|value| value.1).fold(f64::MIN, f64::max);
        let equals: Vec<Action> = values.into_iter().filter(|value| value.1 >= best - 1e-6).map(|v| v.0).collect();
        equals[rng.below(equals.len())]
    }

    fn advise(&mut self, glimpse: &Glimpse<Letter>, rng: &mut FastRng, _: Voice) -> Vec<Advice<Action>> {
        let chosen = self.choose(glimpse, rng);
        advice(glimpse, chosen, values(glimpse))
    }
}

fn values(glimpse: &Glimpse<Letter>) -> Vec<(Action, f64)> {
    let view = glimpse.view();
    let belief = Belief::counted(glimpse.game(), &view, glimpse.seat());
    let judge = Judge::new(glimpse.game(), &view, glimpse.seat(), belief.odds());
    glimpse.legal().iter().map(|&action| (action, f64::from(judge.worth(action)))).collect()
}
