//! The best player of Love Letter in the house.
//!
//! Belief: every deal of the hidden hands, weighted by the ways to deal it and by how likely the
//! rows are to have been laid by who holds these cards ([`super::habits`]), and by what the rows of
//! earlier rounds have told of who laid them ([`super::memory`]).
//!
//! Search: deals are drawn from that belief. In each the own seat searches a tree of its own
//! views, so that it never decides by what it cannot see; the others play a judgement of what
//! *they* can see, or, where that is likely, whatever comes. Whatever hides the own card from them pays by
//! itself: that is the bluff. A round's winners are weighed by what they mean for the game.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use livret_kernel::{Chance, Game, Glimpse, Seat, Silent, Stream, Viewer};
use livret_letter::{Action, Card, Letter, State, View};

use super::belief::Belief;
use super::judge::Judge;
use super::memory::Memory;
use super::stakes::Stakes;
use super::{advice, ending, novice};
use crate::{Advice, Bot, Budget, FastRng, Voice};

/// Actions played in search, where nobody says otherwise.
const NODES: u64 = 20_000;
/// And where somebody asks for the impossible.
const MOST_NODES: u64 = 10_000_000;
/// How much the unexplored tempts.
const TEMPTATION: f32 = 0.4;
/// The judgement counts like so many playouts.
const TRUST: f32 = 2.0;
/// Careful players do anything at all once in so many decisions.
const WHIM: usize = 10;

/// Exact belief, then search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Master {
    nodes: u64,
    memory: Memory,
}

impl Master {
    /// A master who may play so many actions in thought for each decision.
    #[must_use]
    pub fn new(budget: Budget) -> Master {
        Master { nodes: budget.nodes.unwrap_or(NODES).clamp(1, MOST_NODES), memory: Memory::default() }
    }

    fn weigh(&mut self, glimpse: &Glimpse<Letter>, rng: &mut FastRng) -> (Action, Vec<(Action, f64)>) {
        let view = glimpse.view();
        let belief = self.memory.belief(glimpse.game(), &view, glimpse.seat());
        if view.deck == 0 {
            return ending::last_turn(glimpse, &view, &belief);
        }
        let mut search = Search::new(glimpse, &view, &belief, rng);
        let mut nodes = 0;
        while nodes < self.nodes {
            nodes += search.play_deal();
        }
        search.verdict()
    }
}

impl Bot<Letter> for Master {
    fn choose(&mut self, glimpse: &Glimpse<Letter>, rng: &mut FastRng) -> Action {
        match glimpse.legal() {
            [only] => *only,
            _ => self.weigh(glimpse, rng).0,
        }
    }

    fn advise(&mut self, glimpse: &Glimpse<Letter>, rng: &mut FastRng, _: Voice) -> Vec<Advice<Action>> {
        let (chosen, values) = self.weigh(glimpse, rng);
        advice(glimpse, chosen, values)
    }

    fn remembers(&self) -> bool {
        true
    }

    fn recall(&mut self, glimpse: &Glimpse<Letter>) {
        // Where there was nothing to decide it did not look either.
        if glimpse.legal().len() > 1 {
            self.memory.belief(glimpse.game(), &glimpse.view(), glimpse.seat());
        }
    }
}

/// A point where the own seat decides, as it looks to the own seat.
struct Node {
    /// Each action with its tries and the sum of their worth, the judgement counted among them.
    choices: Vec<(Action, f32, f32)>,
    tries: f32,
}

impl Node {
    fn new(judge: &Judge, legal: &[Action]) -> Node {
        let choice = |&action: &Action| (action, TRUST, TRUST * judge.worth(action));
        Node { choices: legal.iter().map(choice).collect(), tries: 0.0 }
    }

    fn select(&self) -> usize {
        let pull = TEMPTATION * libm::logf(self.tries + 1.0).sqrt();
        let score = |&(_, tries, sum): &(Action, f32, f32)| sum / tries + pull / tries.sqrt();
        let scores = self.choices.iter().map(score).enumerate();
        scores.fold((0, f32::MIN), |best, next| if next.1 > best.1 { next } else { best }).0
    }

    fn learn(&mut self, at: usize, worth: f32) {
        self.tries += 1.0;
        self.choices[at].1 += 1.0;
        self.choices[at].2 += worth;
    }
}

type Tree = HashMap<u64, usize, BuildHasherDefault<Folded>>;

struct Search<'a> {
    game: &'a Letter,
    view: &'a View,
    belief: &'a Belief,
    me: Seat,
    stakes: Stakes,
    luck: Luck,
    tree: Tree,
    nodes: Vec<Node>,
    path: Vec<(usize, usize)>,
    legal: Vec<Action>,
    /// Who plays whatever comes in this deal, as bits.
    wild: u8,
    /// Who plays by the rules of a beginner.
    plain: u8,
}

impl<'a> Search<'a> {
    fn new(glimpse: &Glimpse<'a, Letter>, view: &'a View, belief: &'a Belief, rng: &mut FastRng) -> Search<'a> {
        let (game, me) = (glimpse.game(), glimpse.seat());
        let judge = Judge::new(game, view, me, belief.odds());
        let root = Node::new(&judge, glimpse.legal());
        Search {
            game,
            view,
            belief,
            me,
            stakes: Stakes::new(game.seats(), game.tokens(), view.tokens.0, me),
            luck: Luck(FastRng::new(rng.bits())),
            tree: Tree::from_iter([(key(view), 0)]),
            nodes: vec![root],
            path: Vec::new(),
            legal: Vec::new(),
            wild: 0,
            plain: 0,
        }
    }

    /// One deal, played to the end of the round; how many actions that took.
    fn play_deal(&mut self) -> u64 {
        let hands = self.belief.draw(&mut self.luck.0);
        let mut state = self.game.position_holding(self.view, &hands, &mut self.luck);
        self.wild = self.belief.draw_wild(&hands, &mut self.luck.0);
        self.plain = (self.luck.0.bits() >> 20) as u8;
        self.path.clear();
        let (mut searching, mut nodes) = (true, 0);
        while let Some(decision) = self.game.decision(&state) {
            if self.game.rounds(&state) != Some(self.view.round) {
                break;
            }
            let action = self.action(&state, decision.seat, &mut searching);
            self.game.play_unchecked(&mut state, action, &mut self.luck, &mut Silent);
            nodes += 1;
        }
        let worth = self.stakes.worth(self.winners(&state));
        for &(node, choice) in &self.path {
            self.nodes[node].learn(choice, worth);
        }
        nodes
    }

    fn action(&mut self, state: &State, seat: Seat, searching: &mut bool) -> Action {
        self.game.legal(state, &mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        if seat != self.me {
            if self.wild >> seat.0 & 1 == 1 {
                return self.legal[self.luck.0.below(self.legal.len())];
            }
            if self.plain >> seat.0 & 1 == 1 {
                let view = self.game.view(state, Viewer::Seat(seat));
                return novice::pick(self.game, &view, seat, &self.legal, &mut self.luck.0);
            }
            if self.luck.0.below(WHIM) == 0 {
                return self.whim();
            }
        }
        let view = self.game.view(state, Viewer::Seat(seat));
        if seat == self.me && *searching {
            return self.search(&view, searching);
        }
        Judge::quick(self.game, &view, seat).best(&self.legal)
    }

    fn search(&mut self, view: &View, searching: &mut bool) -> Action {
        let node = match self.tree.get(&key(view)) {
            Some(&node) => node,
            None => {
                *searching = false;
                self.tree.insert(key(view), self.nodes.len());
                self.nodes.push(Node::new(&Judge::quick(self.game, view, self.me), &self.legal));
                self.nodes.len() - 1
            }
        };
        let choice = self.nodes[node].select();
        self.path.push((node, choice));
        self.nodes[node].choices[choice].0
    }

    /// Anything but the Princess.
    fn whim(&mut self) -> Action {
        let kept = self.legal.iter().filter(|action| action.card != Card::PRINCESS).count();
        self.legal[self.luck.0.below(kept.max(1))]
    }

    /// Who got a token in this round, as bits.
    fn winners(&self, state: &State) -> u8 {
        let points = self.game.outcome(state).points;
        let won = |seat: &usize| points[*seat] > i32::from(self.view.tokens.0[*seat]);
        (0..self.game.seats()).filter(won).fold(0, |set, seat| set | 1 << seat)
    }

    /// The action tried most, and the mean worth of each, without the judgement.
    fn verdict(&self) -> (Action, Vec<(Action, f64)>) {
        let root = &self.nodes[0];
        let better = |a: &(Action, f32, f32), b: &(Action, f32, f32)| {
            a.1.total_cmp(&b.1).then((a.2 / a.1).total_cmp(&(b.2 / b.1)))
        };
        // The first of equals: `max_by` would take the last.
        let best = root.choices.iter().rev().max_by(|a, b| better(a, b)).expect("a decision has an action").0;
        let mean = |&(action, tries, sum): &(Action, f32, f32)| (action, f64::from(sum / tries));
        (best, root.choices.iter().map(mean).collect())
    }
}

fn key(view: &View) -> u64 {
    let mut hasher = Folded::default();
    view.hash(&mut hasher);
    hasher.finish()
}

/// The luck of playouts: one stream for everything.
struct Luck(FastRng);

impl Chance for Luck {
    fn below(&mut self, _: Stream, n: u32) -> u32 {
        self.0.below(n as usize) as u32
    }
}

/// A plain fast hash, the same on every machine.
#[derive(Default)]
struct Folded(u64);

impl Hasher for Folded {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word ^ 0x9E37_79B9_7F4A_7C15) * 0xA076_1D64_78BD_642F;
        self.0 = (wide >> 64) as u64 ^ wide as u64;
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
