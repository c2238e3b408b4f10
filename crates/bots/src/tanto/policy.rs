//! The policy: weighs every action by a row of numbers and takes the heaviest.

use std::sync::{Arc, OnceLock};

use livret_kernel::Glimpse;
use livret_tanto::{Action, Rules, Tanto};

use super::advice::{Opinion, advise};
use super::features::{Candidate, ZERO, look_at_all};
use super::weights::{Sheet, Weights};
use crate::{Advice, Bot, FastRng, Voice};

/// How much of what steward has learnt the lower levels know, in towns and in Motto: chosen so that
/// each level beats the one below in 60 to 85% of games (docs/BOTS.md).
const FOOTMAN: [f32; 2] = [0.034, 0.1];
const BUTLER: [f32; 2] = [0.14, 0.2];

/// The sheet of the table at hand, shared by copies of a bot.
#[derive(Clone, Debug)]
pub struct Lectern {
    /// For the games of the town, and for Motto.
    weights: [&'static Weights; 2],
    first: Arc<OnceLock<Arc<Sheet>>>,
    own: Option<Arc<Sheet>>,
}

impl Lectern {
    /// An empty one.
    #[must_use]
    pub fn new(weights: &'static Weights) -> Lectern {
        Lectern { weights: [weights; 2], first: Arc::default(), own: None }
    }

    /// The sheet of this table, made if need be.
    #[inline]
    pub fn sheet(&mut self, rules: &Rules) -> &Arc<Sheet> {
        if self.own.as_ref().is_none_or(|sheet| sheet.fingerprint != rules.fingerprint) {
            let weights = self.weights[usize::from(rules.motto)];
            let first = self.first.get_or_init(|| Arc::new(Sheet::new(rules, weights)));
            let fits = first.fingerprint == rules.fingerprint;
            self.own = Some(if fits { first.clone() } else { Arc::new(Sheet::new(rules, weights)) });
        }
        self.own.as_ref().expect("just made")
    }
}

/// A pure policy: no search.
#[derive(Clone, Debug)]
pub struct Policy {
    lectern: Lectern,
    /// How much luck is mixed into the weights: 0 plays the heaviest action.
    heat: f32,
    seen: Vec<Candidate>,
}

impl Policy {
    /// A policy of these weights.
    #[must_use]
    pub fn new(weights: &'static Weights, heat: f32) -> Policy {
        Policy { lectern: Lectern::new(weights), heat, seen: Vec::new() }
    }

    /// Plays by the formulas and has learnt a little.
    #[must_use]
    pub fn footman() -> Policy {
        static LEARNT: [OnceLock<Weights>; 2] = [OnceLock::new(), OnceLock::new()];
        Policy::learnt(&LEARNT, FOOTMAN)
    }

    /// Has learnt more.
    #[must_use]
    pub fn butler() -> Policy {
        static LEARNT: [OnceLock<Weights>; 2] = [OnceLock::new(), OnceLock::new()];
        Policy::learnt(&LEARNT, BUTLER)
    }

    /// Plays all that there is to learn.
    #[must_use]
    pub fn steward() -> Policy {
        Policy::new(Weights::shipped(), 0.0)
    }

    fn learnt(weights: &'static [OnceLock<Weights>; 2], shares: [f32; 2]) -> Policy {
        let learn = |i: usize| weights[i].get_or_init(|| Weights::formula().towards(Weights::shipped(), shares[i]));
        Policy {
            lectern: Lectern { weights: [learn(0), learn(1)], ..Lectern::new(learn(0)) },
            heat: 0.0,
            seen: Vec::new(),
        }
    }

    /// Weighs the legal actions, the heaviest first.
    pub fn weigh<const S: usize, const W: usize>(&mut self, glimpse: &Glimpse<Tanto<S, W>>) -> Vec<(Action, f32)> {
        let sheet = self.lectern.sheet(glimpse.game().rules());
        look_at_all(sheet, glimpse, &mut self.seen);
        let mut all: Vec<_> = self.seen.iter().map(|c| (c.action, weight(sheet, c))).collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        all
    }
}

impl Policy {
    /// Advice that begins with a choice already made.
    pub fn advise_first<const S: usize, const W: usize>(
        &mut self,
        glimpse: &Glimpse<Tanto<S, W>>,
        chosen: Action,
        voice: Voice,
    ) -> Vec<Advice<Action>> {
        let mut weighed = self.weigh(glimpse);
        let top = weighed[0].1;
        let sum: f32 = weighed.iter().map(|(_, mass)| libm::expf(mass - top)).sum();
        weighed.sort_by_key(|(action, _)| *action != chosen);
        let opinion = |(action, mass): (Action, f32)| {
            let value = f64::from(libm::expf(mass - top) / sum);
            Opinion { action, value, remark: None }
        };
        let sheet = self.lectern.sheet(glimpse.game().rules());
        advise(sheet, glimpse, voice, weighed.into_iter().map(opinion))
    }
}

/// What the sheet makes of a candidate.
#[inline]
#[must_use]
pub fn weight(sheet: &Sheet, candidate: &Candidate) -> f32 {
    if candidate.row == ZERO { 0.0 } else { sheet.score(candidate.row, &candidate.seen) }
}

/// The heaviest of the candidates, the first of equals; with heat by the luck of a softmax.
#[inline]
pub fn heaviest(sheet: &Sheet, seen: &[Candidate], heat: f32, rng: &mut FastRng) -> Action {
    let mut best = (f32::NEG_INFINITY, seen[0].action);
    for candidate in seen {
        let mut mass = weight(sheet, candidate);
        if heat > 0.0 {
            mass += heat * gumbel(rng);
        }
        if mass > best.0 {
            best = (mass, candidate.action);
        }
    }
    best.1
}

/// Luck of such a shape that the heaviest sum is a draw from the softmax.
fn gumbel(rng: &mut FastRng) -> f32 {
    let uniform = ((rng.bits() >> 40) as f32 + 0.5) / (1u64 << 24) as f32;
    -libm::logf(-libm::logf(uniform))
}

impl<const S: usize, const W: usize> Bot<Tanto<S, W>> for Policy {
    #[inline]
    fn choose(&mut self, glimpse: &Glimpse<Tanto<S, W>>, rng: &mut FastRng) -> Action {
        let sheet = self.lectern.sheet(glimpse.game().rules());
        look_at_all(sheet, glimpse, &mut self.seen);
        heaviest(sheet, &self.seen, self.heat, rng)
    }

    /// The value is the policy's odds of the action, from 0 to 1.
    fn advise(&mut self, glimpse: &Glimpse<Tanto<S, W>>, rng: &mut FastRng, voice: Voice) -> Vec<Advice<Action>> {
        let chosen = self.choose(glimpse, rng);
        self.advise_first(glimpse, chosen, voice)
    }
}
