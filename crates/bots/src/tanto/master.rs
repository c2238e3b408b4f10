//! The search on top of the policy: deal the unknown anew, try the few actions that the policy
//! takes seriously, let the policy play on, and see who comes out ahead.
//!
//! Every try of an action is paired with tries of the others: the same deal, the same luck. Half
//! of the actions fall out after each part of the budget. What is left is chosen by its results,
//! leaning on the policy as long as the results are few.

use std::sync::Arc;

use livret_kernel::{FastStreams, Game, Glimpse, Seat, Silent};
use livret_tanto::{Action, State, Tanto};

use super::advice::{Opinion, advise};
use super::endings::winning_end;
use super::features::{Candidate, Looker, look_at_all};
use super::policy::{Lectern, heaviest, weight};
use super::weights::{Sheet, Weights};
use crate::clause::Clause;
use crate::{Advice, Bot, FastRng, Voice};

/// The budget of whoever asks for the impossible.
const MOST_NODES: u64 = 10_000_000;

/// How the search spends and trusts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Decisions of the policy in all tries of one move.
    pub nodes: u64,
    /// Actions tried at most.
    pub width: usize,
    /// Actions lighter than the heaviest by this much are not tried.
    pub margin: f32,
    /// Turns of each seat that a try plays before the position is judged; 0: to the end.
    pub horizon: u32,
    /// How much the policy's weight counts for against one try's result.
    pub trust: f32,
}

impl Style {
    /// The default.
    pub const MASTER: Style = Style { nodes: 24_000, width: 6, margin: 3.0, horizon: 0, trust: 0.3 };
}

/// Searches.
#[derive(Clone, Debug)]
pub struct Master {
    lectern: Lectern,
    style: Style,
    seen: Vec<Candidate>,
    legal: Vec<Action>,
}

/// An action under trial.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The action.
    pub action: Action,
    /// What the policy makes of it.
    pub weight: f32,
    /// The sum of the results, each from 0 to 1.
    pub sum: f32,
    /// How many.
    pub tries: u32,
}

impl Trial {
    /// The mean result.
    #[must_use]
    pub fn mean(&self) -> f32 {
        self.sum / self.tries.max(1) as f32
    }

    fn standing(&self, trust: f32) -> f32 {
        self.mean() + trust * self.weight / (self.tries.max(1) as f32).sqrt()
    }
}

impl Master {
    /// A master with so many nodes a move.
    #[must_use]
    pub fn new(nodes: Option<u64>) -> Master {
        let nodes = nodes.unwrap_or(Style::MASTER.nodes).min(MOST_NODES);
        Master::of_style(Weights::shipped(), Style { nodes, ..Style::MASTER })
    }

    /// A master of any weights and style.
    #[must_use]
    pub fn of_style(weights: &'static Weights, style: Style) -> Master {
        Master { lectern: Lectern::new(weights), style, seen: Vec::new(), legal: Vec::new() }
    }

    /// The actions tried, the best first. Without a try where there was nothing to decide; the
    /// second value tells that the first action begins a win that is proved.
    pub fn search<const S: usize, const W: usize>(
        &mut self,
        glimpse: &Glimpse<Tanto<S, W>>,
        rng: &mut FastRng,
    ) -> (Vec<Trial>, bool) {
        let sheet = self.lectern.sheet(glimpse.game().rules()).clone();
        look_at_all(&sheet, glimpse, &mut self.seen);
        let mut trials = self.serious(&sheet);
        if trials.len() == 1 && self.seen.len() == 1 {
            return (trials, false);
        }
        if let Some(action) = winning_end(glimpse, rng) {
            trials.retain(|trial| trial.action != action);
            trials.insert(0, Trial { action, weight: 0.0, sum: 1.0, tries: 1 });
            return (trials, true);
        }
        if trials.len() > 1 {
            self.try_out(glimpse, &sheet, &mut trials, rng);
            let trust = self.style.trust;
            trials.sort_by(|a, b| b.tries.cmp(&a.tries).then(b.standing(trust).total_cmp(&a.standing(trust))));
        }
        (trials, false)
    }

    /// What the policy takes seriously, the heaviest first.
    fn serious(&self, sheet: &Sheet) -> Vec<Trial> {
        let trial = |c: &Candidate| Trial { action: c.action, weight: weight(sheet, c), sum: 0.0, tries: 0 };
        let mut trials: Vec<Trial> = self.seen.iter().map(trial).collect();
        trials.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        let least = trials[0].weight - self.style.margin;
        trials.truncate(self.style.width.max(1));
        trials.retain(|trial| trial.weight >= least);
        trials
    }

    fn try_out<const S: usize, const W: usize>(
        &mut self,
        glimpse: &Glimpse<Tanto<S, W>>,
        sheet: &Arc<Sheet>,
        trials: &mut [Trial],
        rng: &mut FastRng,
    ) {
        let view = glimpse.view();
        let rounds = u64::from(usize::BITS - (trials.len() - 1).leading_zeros());
        let mut playout = Playout {
            game: glimpse.game(),
            sheet,
            seat: glimpse.seat(),
            horizon: self.style.horizon,
            seen: std::mem::take(&mut self.seen),
            legal: std::mem::take(&mut self.legal),
            nodes: 0,
        };
        let mut alive = trials.len();
        for round in 1..=rounds {
            while playout.nodes < self.style.nodes * round / rounds {
                let seed = rng.bits();
                let state = glimpse.game().resample(&view, &mut FastStreams::new(seed));
                let chance = FastStreams::new(!seed);
                for trial in &mut trials[..alive] {
                    trial.sum += playout.result(state, trial.action, chance.clone(), seed);
                    trial.tries += 1;
                }
                playout.nodes += 1;
            }
            let trust = self.style.trust;
            trials[..alive].sort_by(|a, b| b.standing(trust).total_cmp(&a.standing(trust)));
            alive = alive.div_ceil(2).max(2).min(alive);
        }
        (self.seen, self.legal) = (playout.seen, playout.legal);
    }
}

impl<const S: usize, const W: usize> Bot<Tanto<S, W>> for Master {
    fn choose(&mut self, glimpse: &Glimpse<Tanto<S, W>>, rng: &mut FastRng) -> Action {
        self.search(glimpse, rng).0[0].action
    }

    /// The value is the mean result of the tries: 1 is a win.
    fn advise(&mut self, glimpse: &Glimpse<Tanto<S, W>>, rng: &mut FastRng, voice: Voice) -> Vec<Advice<Action>> {
        let (trials, proved) = self.search(glimpse, rng);
        let opinion = |(place, trial): (usize, Trial)| Opinion {
            action: trial.action,
            value: f64::from(trial.mean()),
            remark: remark(&trial, proved && place == 0),
        };
        let sheet = self.lectern.sheet(glimpse.game().rules()).clone();
        advise(&sheet, glimpse, voice, trials.into_iter().enumerate().map(opinion))
    }
}

fn remark(trial: &Trial, proved: bool) -> Option<Clause> {
    let (tries, percent) = (trial.tries, (100.0 * trial.mean()).round());
    let tried = || Clause::new("reason-tried").with("percent", percent as i64).with("tries", i64::from(tries));
    if proved { Some(Clause::new("reason-proved")) } else { (tries > 0).then(tried) }
}

/// One try after another of the same decision.
struct Playout<'a, const S: usize, const W: usize> {
    game: &'a Tanto<S, W>,
    sheet: &'a Sheet,
    seat: Seat,
    horizon: u32,
    seen: Vec<Candidate>,
    legal: Vec<Action>,
    nodes: u64,
}

impl<const S: usize, const W: usize> Playout<'_, S, W> {
    /// What the searching seat gets out of an action: 1 for a win, shares of it for less.
    fn result(&mut self, mut state: State<S, W>, action: Action, mut chance: FastStreams, seed: u64) -> f32 {
        let (game, mut luck) = (self.game, FastRng::new(seed));
        game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
        let seats = game.seats() as u32;
        let longest = if self.horizon == 0 { 150 } else { self.horizon };
        let last = game.turns(&state) + longest * seats;
        // Cards of one's own may let a turn go on for ever.
        let mut plies_left = longest * seats * 100;
        while let Some(decision) = game.decision(&state) {
            plies_left = plies_left.saturating_sub(1);
            if game.turns(&state) >= last || plies_left == 0 {
                return hopes(game, self.sheet, &state)[self.seat.index()];
            }
            game.legal(&state, &mut self.legal);
            let action = if let [only] = self.legal[..] {
                only
            } else {
                self.nodes += 1;
                let glimpse = Glimpse::new(game, &state, decision.seat, &self.legal);
                look_at_all(self.sheet, &glimpse, &mut self.seen);
                heaviest(self.sheet, &self.seen, 0.0, &mut luck)
            };
            game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
        }
        self.end(&state)
    }

    /// Mostly who won; a little by how much.
    fn end(&self, state: &State<S, W>) -> f32 {
        let (outcome, me) = (self.game.outcome(state), self.seat.index());
        let won = if outcome.winners.0 >> me & 1 == 1 { 1.0 / outcome.winners.count() as f32 } else { 0.0 };
        let others = (0..self.game.seats()).filter(|&s| s != me).map(|s| outcome.points[s]);
        let margin = outcome.points[me] - others.max().unwrap_or(0);
        0.8 * won + 0.2 * (0.5 + 0.5 * libm::tanhf(margin as f32 / 15.0))
    }
}

/// Every seat's share of the hope to win, as the critic sees a position that is wholly known.
#[must_use]
pub fn hopes<const S: usize, const W: usize>(game: &Tanto<S, W>, sheet: &Sheet, state: &State<S, W>) -> [f32; S] {
    let mut hopes = [0.0; S];
    for (seat, hope) in hopes.iter_mut().enumerate().take(game.seats()) {
        let looker = Looker::new(sheet, game.peek(state, Seat(seat as u8)));
        looker.standing(|row, seen| *hope += sheet.score(row, &seen));
    }
    let top = hopes[..game.seats()].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    hopes[..game.seats()].iter_mut().for_each(|hope| *hope = libm::expf(*hope - top));
    let sum: f32 = hopes.iter().sum();
    hopes.map(|hope| hope / sum)
}
