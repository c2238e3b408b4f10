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
        reason.unwrap_or_else(|| Refusal::new("nobody can be chosen: the card is played on nobody", "LL-TURN-07"))
    }

    fn other_must_leave(&self, state: &State, card: Card) -> Option<Refusal> {
        let (held, drawn) = (state.hand[state.player]?, state.drawn?);
        let offered = offer(self.book.face(held), self.book.face(drawn));
        (!offered.has(card)).then(|| {
            let message = "with the Prince or the King in the same hand it is the Countess who must be played";
            Refusal::new(message, "LL-CARD-COUNTESS")
        })
    }

    fn wrong_target(&self, state: &State, action: Action) -> Option<Refusal> {
        let aim = self.book.effect(action.card).aim();
        match (aim, action.target) {
            (Aim::Nobody, None) => None,
            (Aim::Nobody, Some(_)) => Some(on_nobody(action.card)),
            (aim, None) => self.no_target(state, aim, action.card),
            (aim, Some(target)) => self.closed(state, aim, action.card, target),
        }
    }

    fn no_target(&self, state: &State, aim: Aim, card: Card) -> Option<Refusal> {
        let rule = if aim == Aim::Anybody { rule(card) } else { "LL-TURN-08" };
        let open = state.open() != 0 || aim == Aim::Anybody;
        open.then(|| {
            Refusal::new(format!("somebody can be chosen, so choose: \"play:{}@\" and a seat", card.id()), rule)
        })
    }

    fn closed(&self, state: &State, aim: Aim, card: Card, target: Seat) -> Option<Refusal> {
        let seat = target.0;
        match () {
            () if target == state.player && aim == Aim::Anybody => None,
            () if target == state.player => {
                Some(Refusal::new(format!("the {} is played on another player", card.id()), rule(card)))
            }
            () if !state.is_in(target) => {
                Some(Refusal::new(format!("player {seat} is out of the round"), "LL-TURN-04"))
            }
            () if state.is_protected(target) => Some(Refusal::new(
                format!("player {seat} is protected by the Handmaid until their next turn"),
                "LL-TURN-06",
            )),
            () => None,
        }
    }

    /// LL-CARD-GUARD.
    fn wrong_name(&self, action: Action) -> Option<Refusal> {
        let guess = self.book.effect(action.card) == Effect::Guess;
        let message = match (guess, action.named, action.target) {
            (false, Some(_), _) => "only the Guard names a card",
            (true, None, Some(_)) => "the Guard names a card: \"play:guard@1=priest\"",
            (true, Some(named), Some(_)) if named == action.card => "the Guard may name any card but the Guard",
            (true, Some(_), None) => "nobody can be chosen, so the Guard names nothing: \"play:guard\"",
            _ => return None,
        };
        Some(Refusal::new(message, "LL-CARD-GUARD"))
    }
}

fn over(state: &State) -> Option<Refusal> {
    state.over.then(|| Refusal::new("the game is over: enough tokens of affection are won", "LL-GAME-01"))
}

fn not_held(state: &State, card: Card) -> Option<Refusal> {
    let hand = [state.hand[state.player], state.drawn];
    (!hand.contains(&Some(card)))
        .then(|| Refusal::new(format!("player {} does not hold the {}", state.player.0, card.id()), "LL-TURN-01"))
}

fn on_nobody(card: Card) -> Refusal {
    Refusal::new(format!("the {0} is played on nobody: \"play:{0}\"", card.id()), rule(card))
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
