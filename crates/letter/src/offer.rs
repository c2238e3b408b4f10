//! What a table asks and offers, for the outside.

use std::sync::LazyLock;

use livret_kernel::Viewer;
use livret_shown::{Ask, CardId, Decline, Effect as Outcome, Objects, Offer, Place, Shown, Sort, Verb, Zone};

use crate::{Action, Aim, Card, Effect, Letter, State};

impl Shown for Letter {
    fn ask(&self, state: &State, _: Viewer) -> Option<Ask> {
        let at = Some(Place::of(Zone::Hand, state.player));
        let to = Some(Place::of(Zone::Discard, state.player));
        (!state.over).then(|| Ask { at, to, ..Ask::new(Sort::Play, Decline::Must) })
    }

    fn offer(&self, _: &State, action: Action) -> Offer {
        let (card, seat) = (Some(shown(action.card)), action.target.map(|seat| seat.0));
        Offer {
            text: action.text(),
            verb: Verb::Play,
            with: Objects { card, seat, names: action.named.map(shown), ..Objects::default() },
            effect: outcome(self.book.effect(action.card), action),
        }
    }
}

/// LL-TURN-07: a card that wants somebody does nothing without one.
fn outcome(effect: Effect, action: Action) -> Outcome {
    match effect {
        Effect::Fall => Outcome::Lose,
        Effect::Guess
        | Effect::Look
        | Effect::Compare
        | Effect::Protect
        | Effect::Renew
        | Effect::Swap
        | Effect::LeaveBefore(_) => {
            let in_vain = effect.aim() != Aim::Nobody && action.target.is_none();
            if in_vain { Outcome::InVain } else { Outcome::Play }
        }
    }
}

/// A card's id, made once.
fn shown(card: Card) -> CardId {
    static IDS: LazyLock<Vec<CardId>> = LazyLock::new(|| Card::all().map(|card| card.id().into()).collect());
    IDS[usize::from(card.value() - 1)].clone()
}
