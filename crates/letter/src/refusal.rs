//! Why an action cannot be played.

use livret_kernel::{Refusal, Seat};

use crate::menu::offer;
use crate::{Action, Aim, Card, Effect, Letter, State};

impl Letter {
    /// The first reason against an action, from the hand to the target.
    pub(crate) fn why_not(&self, state: &State, action: Action) -> Refusal {
        let reason = over(state)
            .or_else(|| not_held(state, action.card))
            .or_else(|| self.other_must_leave(state, action.card))
            .or_else(|| self.wrong_target(state, action))
            .or_else(|| self.wrong_name(action));
        reason.unwrap_or_else(|| Refusal::new("refusal-nobody", "LL-TURN-07"))
    }

    fn other_must_leave(&self, state: &State, card: Card) -> Option<Refusal> {
        let (held, drawn) = (state.hand[state.player]?, state.drawn?);
        let offered = offer(self.book.face(held), self.book.face(drawn));
        (!offered.has(card)).then(|| Refusal::new("refusal-countess", "LL-CARD-COUNTESS"))
    }

    fn wrong_target(&self, state: &State, action: Action) -> Option<Refusal> {
        let aim = self.book.effect(action.card).aim();
        match (aim, action.target) {
            (Aim::Nobody, None) => None,
            (Aim::Nobody, Some(_)) => Some(about("refusal-on-nobody", rule(action.card), action.card)),
            (aim, None) => self.no_target(state, aim, action.card),
            (aim, Some(target)) => self.closed(state, aim, action.card, target),
        }
    }

    fn no_target(&self, state: &State, aim: Aim, card: Card) -> Option<Refusal> {
        let rule = if aim == Aim::Anybody { rule(card) } else { "LL-TURN-08" };
        let open = state.open() != 0 || aim == Aim::Anybody;
        open.then(|| about("refusal-choose", rule, card))
    }

    fn closed(&self, state: &State, aim: Aim, card: Card, target: Seat) -> Option<Refusal> {
        match () {
            () if target == state.player && aim == Aim::Anybody => None,
            () if target == state.player => Some(about("refusal-another", rule(card), card)),
            () if !state.is_in(target) => Some(Refusal::new("refusal-out", "LL-TURN-04").number("seat", target.0)),
            () if state.is_protected(target) => {
                Some(Refusal::new("refusal-protected", "LL-TURN-06").number("seat", target.0))
            }
            () => None,
        }
    }

    /// LL-CARD-GUARD.
    fn wrong_name(&self, action: Action) -> Option<Refusal> {
        let guess = self.book.effect(action.card) == Effect::Guess;
        let id = match (guess, action.named, action.target) {
            (false, Some(_), _) => "refusal-only-guard",
            (true, None, Some(_)) => "refusal-guard-names",
            (true, Some(named), Some(_)) if named == action.card => "refusal-guard-himself",
            (true, Some(_), None) => "refusal-guard-nobody",
            _ => return None,
        };
        Some(Refusal::new(id, "LL-CARD-GUARD"))
    }
}

fn over(state: &State) -> Option<Refusal> {
    state.over.then(|| Refusal::new("refusal-letter-over", "LL-GAME-01"))
}

fn not_held(state: &State, card: Card) -> Option<Refusal> {
    let hand = [state.hand[state.player], state.drawn];
    (!hand.contains(&Some(card))).then(|| about("refusal-not-held", "LL-TURN-01", card).number("seat", state.player.0))
}

/// A refusal with a card in its sentence.
fn about(id: &'static str, rule: &'static str, card: Card) -> Refusal {
    Refusal::new(id, rule).card(card.id(), card.id()).text("id", card.id())
}

/// The rule of a card.
fn rule(card: Card) -> &'static str {
    const RULES: [&str; Card::KINDS] = [
        "LL-CARD-GUARD",
        "LL-CARD-PRIEST",
        "LL-CARD-BARON",
        "LL-CARD-HANDMAID",
        "LL-CARD-PRINCE",
        "LL-CARD-KING",
        "LL-CARD-COUNTESS",
        "LL-CARD-PRINCESS",
    ];
    RULES[usize::from(card.value() - 1) % Card::KINDS]
}
