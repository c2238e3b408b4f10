//! "Can I end the game this turn and win?", proved.

use livret_kernel::{FastStreams, Game, Glimpse, Seat, Silent};
use livret_tanto::{Action, Phase, State, Tanto, Verb};

use crate::FastRng;

/// Positions looked at before giving up.
const LIMIT: u32 = 3_000;
/// Cards that may still lie in the piles that end the game.
const NEAR: u32 = 6;

/// The first action of a sequence that ends the game with this turn and wins it, if there is one
/// that depends on nothing hidden: Love, hires into the own house, chambering, and maids whose
/// symbols bring no cards and who have no text.
pub fn winning_end<const S: usize, const W: usize>(
    glimpse: &Glimpse<Tanto<S, W>>,
    rng: &mut FastRng,
) -> Option<Action> {
    let peek = glimpse.peek();
    let my_turn = peek.active() == glimpse.seat() && peek.source().is_none() && peek.phase() != Phase::Pick;
    if !my_turn || !is_near(glimpse) || peek.points(glimpse.seat()).is_none() {
        return None;
    }
    // Which of the positions that fit the view is searched makes no difference: nothing hidden is used.
    let view = glimpse.view();
    let shown = view.open.town.private_up.iter().fold(0, |m, &maid| m | 1u64 << maid);
    let state = glimpse.game().resample(&view, &mut FastStreams::new(rng.bits()));
    let mut proof = Proof { game: glimpse.game(), seat: glimpse.seat(), shown, left: LIMIT };
    glimpse.legal().iter().copied().find(|&action| proof.wins(state, action))
}

/// Are the piles that end the game nearly empty?
fn is_near<const S: usize, const W: usize>(glimpse: &Glimpse<Tanto<S, W>>) -> bool {
    let peek = glimpse.peek();
    let rules = peek.rules();
    if rules.motto {
        return peek.end_reached();
    }
    let mut piles: Vec<u32> =
        livret_tanto::Bits(rules.maid_piles).map(|slot| u32::from(peek.town().get(slot))).collect();
    if rules.memories > rules.privates {
        piles.push(peek.privates_left().into());
    }
    piles.sort_unstable();
    piles.iter().take(rules.end_piles as usize).sum::<u32>() <= NEAR
}

struct Proof<'a, const S: usize, const W: usize> {
    game: &'a Tanto<S, W>,
    seat: Seat,
    /// Private maids that lie face up now; whoever is turned up later is unknown.
    shown: u64,
    left: u32,
}

impl<const S: usize, const W: usize> Proof<'_, S, W> {
    fn wins(&mut self, mut state: State<S, W>, action: Action) -> bool {
        if self.left == 0 || !self.is_open(&state, action) {
            return false;
        }
        self.left -= 1;
        // No action that is let through draws before the turn is over.
        self.game.play_unchecked(&mut state, action, &mut FastStreams::new(0), &mut Silent);
        match self.game.decision(&state) {
            None => self.game.outcome(&state).winners.0 == 1 << self.seat.0,
            Some(decision) if decision.seat != self.seat || state.turn.active != self.seat => false,
            Some(_) if action.verb() == Verb::End && state.turn.phase == Phase::Start => false,
            Some(_) => {
                let mut legal = Vec::new();
                self.game.legal(&state, &mut legal);
                let love = Action::plain(Verb::LoveAll);
                if state.turn.phase == Phase::Hire && legal.contains(&love) {
                    return self.wins(state, love);
                }
                // Ending first: most wins need no more than what has been done.
                legal.iter().rev().any(|&next| self.wins(state, next))
            }
        }
    }

    /// Does nothing hidden have a say in this action?
    fn is_open(&self, state: &State<S, W>, action: Action) -> bool {
        let rules = self.game.rules();
        let card = usize::from(action.the_card());
        match action.verb() {
            Verb::Love | Verb::LoveAll => state.turn.phase == Phase::Hire,
            Verb::End | Verb::Chamber | Verb::No | Verb::Done => true,
            Verb::Hire => {
                let known = !rules.is_private(action.the_card()) || self.shown >> card & 1 == 1;
                action.the_seat().is_none() && known
            }
            Verb::Serve => rules.gives[card].draw == 0 && rules.serve_at[card] == 0,
            Verb::Pick | Verb::Send | Verb::Use | Verb::Cure | Verb::Remember | Verb::Work | Verb::Discard => false,
            Verb::Return | Verb::ReturnHabit | Verb::ReturnIllness | Verb::ReturnBuilding | Verb::Take => false,
            Verb::TakeHabit | Verb::TakeIllness | Verb::Top | Verb::Bottom | Verb::Give | Verb::Keep => false,
            Verb::Gain | Verb::Target | Verb::Maid | Verb::Yes => false,
        }
    }
}
