//! A beginner with sense: one-step rules, no search.
//!
//! Everything is weighed in points. A love is worth half a point, a card what it adds to the score
//! and to the turns that are left, and what an action leads to is read from the card's own words:
//! no card is known by name. The unknown is drawn once, with a luck of its own, so that the same
//! view always gives the same thought.

mod answers;
mod deck;
mod hires;
mod turn;

use std::cell::OnceCell;

use livret_kernel::{FastStreams, Game, Glimpse, Names, Outcome, Seat};
use livret_tanto::words::CardDef;
use livret_tanto::{Action, Rules, State, Tanto, Verb};

use crate::tanto::reason;
use crate::{Advice, Bot, FastRng, Voice};
use deck::Deck;

/// Points that a love is worth: 9 of them buy a maid chief of 6 points, but seldom to the last one.
const LOVE: f64 = 0.5;

/// The beginner. Remembers nothing from one decision to the next.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl<const S: usize, const W: usize> Bot<Tanto<S, W>> for Novice {
    fn choose(&mut self, glimpse: &Glimpse<Tanto<S, W>>, rng: &mut FastRng) -> Action {
        let thought = Thought::new(glimpse);
        let mut best = (f64::NEG_INFINITY, glimpse.legal()[0]);
        for &action in glimpse.legal() {
            let value = thought.worth(action) + whim(thought.rules.motto, action, rng);
            // The first of equals stands.
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }

    fn advise(&mut self, glimpse: &Glimpse<Tanto<S, W>>, rng: &mut FastRng, voice: Voice) -> Vec<Advice<Action>> {
        let thought = Thought::new(glimpse);
        let weigh = |&action: &Action| (thought.worth(action) + whim(thought.rules.motto, action, rng), action);
        let mut weighed: Vec<(f64, Action)> = glimpse.legal().iter().map(weigh).collect();
        weighed.sort_by(|a, b| b.0.total_cmp(&a.0));
        let advice = |(value, action)| Advice { action, value, reason: thought.reason(action, voice) };
        weighed.into_iter().take(3).map(advice).collect()
    }
}

/// A beginner does not know the cards' true worth yet and fancies now this maid, now that one: so
/// many points at most. Motto's games are short and its cards worth less.
fn whim(motto: bool, action: Action, rng: &mut FastRng) -> f64 {
    let most = match action.verb() {
        Verb::Hire if motto => 4.0,
        Verb::Hire => 10.0,
        Verb::Pick => 0.4,
        Verb::Serve | Verb::Chamber | Verb::Send | Verb::Use | Verb::Cure | Verb::Remember | Verb::Work => return 0.0,
        Verb::Love | Verb::LoveAll | Verb::Discard | Verb::Return | Verb::ReturnHabit => return 0.0,
        Verb::ReturnIllness | Verb::ReturnBuilding | Verb::Take | Verb::TakeHabit | Verb::TakeIllness => return 0.0,
        Verb::Top | Verb::Bottom | Verb::Give | Verb::Keep | Verb::Gain | Verb::Target | Verb::Maid => return 0.0,
        Verb::Yes | Verb::No | Verb::Done | Verb::End => return 0.0,
    };
    most * rng.below(1 << 16) as f64 / f64::from(1 << 16)
}

/// What the novice makes of one position.
struct Thought<'a, const S: usize, const W: usize> {
    game: &'a Tanto<S, W>,
    rules: &'a Rules,
    /// The position with the unknown drawn.
    table: State<S, W>,
    me: Seat,
    deck: Deck,
    /// Points and winners as things stand.
    now: OnceCell<Outcome>,
    /// What the town offers: price and worth.
    offers: OnceCell<Vec<hires::Offer>>,
}

impl<'a, const S: usize, const W: usize> Thought<'a, S, W> {
    fn new(glimpse: &Glimpse<'a, Tanto<S, W>>) -> Self {
        let (game, me) = (glimpse.game(), glimpse.seat());
        let table = game.resample(&glimpse.view(), &mut FastStreams::new(0));
        let deck = Deck::new(game.rules(), &table, me);
        let (now, offers) = (OnceCell::new(), OnceCell::new());
        Thought { game, rules: game.rules(), table, me, deck, now, offers }
    }

    fn def(&self, card: u8) -> &'a CardDef {
        &self.rules.cards[usize::from(card)].def
    }

    fn now(&self) -> &Outcome {
        self.now.get_or_init(|| self.game.outcome(&self.table))
    }

    /// Points and winners after a change.
    fn after(&self, change: impl FnOnce(&mut State<S, W>)) -> Outcome {
        let mut table = self.table;
        change(&mut table);
        self.game.outcome(&table)
    }

    fn my_points(&self, outcome: &Outcome) -> f64 {
        f64::from(outcome.points[self.me.index()] - self.now().points[self.me.index()])
    }

    /// What a change of everybody's points is worth: the leader's losses count most.
    fn standing(&self, outcome: &Outcome) -> f64 {
        let others = (0..self.rules.seats as u8).map(Seat).filter(|&seat| seat != self.me);
        let harm = |seat: Seat| f64::from(self.now().points[seat.index()] - outcome.points[seat.index()]);
        self.my_points(outcome) + others.map(|seat| harm(seat) * self.grudge(seat)).sum::<f64>()
    }

    /// How much a point of another seat matters.
    fn grudge(&self, seat: Seat) -> f64 {
        if seat == self.me {
            0.0
        } else if self.rules.seats == 2 {
            0.9
        } else if seat == self.leader() {
            0.5
        } else {
            0.2
        }
    }

    /// The other seat with most points.
    fn leader(&self) -> Seat {
        let others = (0..self.rules.seats).filter(|&seat| seat != self.me.index());
        // The first of equals: `max_by_key` would take the last.
        let first = others.rev().max_by_key(|&seat| self.now().points[seat]);
        Seat(first.expect("nobody plays alone") as u8)
    }

    /// Why an action is worth considering, by its verb.
    fn reason(&self, action: Action, voice: Voice) -> Names {
        let why = match action.verb() {
            Verb::Pick | Verb::Use => "reason-helps",
            Verb::Serve => "reason-brings",
            Verb::Chamber | Verb::Send => "reason-scores-and-lightens",
            Verb::Work | Verb::Remember => "reason-safe-points",
            Verb::Love | Verb::LoveAll => "reason-love-first",
            Verb::Hire if self.deck.late > 0.6 => "reason-before-the-end",
            Verb::Hire => "reason-strengthens",
            Verb::No | Verb::Done | Verb::End => "reason-nothing-better",
            Verb::Cure
            | Verb::Discard
            | Verb::Return
            | Verb::ReturnHabit
            | Verb::ReturnIllness
            | Verb::ReturnBuilding
            | Verb::Take
            | Verb::TakeHabit
            | Verb::TakeIllness
            | Verb::Top
            | Verb::Bottom
            | Verb::Give
            | Verb::Keep
            | Verb::Gain
            | Verb::Target
            | Verb::Maid
            | Verb::Yes => "reason-least-or-most",
        };
        reason(self.rules, action, voice, why)
    }
}
