//! Any legal action, each as likely as the next.

use livret_kernel::{Game, Glimpse};

use crate::{Bot, FastRng};

/// Plays whatever comes. Looks at nothing but the list of actions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, glimpse: &Glimpse<G>, rng: &mut FastRng) -> G::Action {
        let legal = glimpse.legal();
        legal[rng.below(legal.len())]
    }
}
