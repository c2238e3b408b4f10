//! A pending decision on its way out.

use livret_kernel::{Occasion, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Ask, CardId, Offer, Phase, Telling, offers};

/// How much of a decision is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// The fields of PROTOCOL.md.
    Classic,
    /// Those, and what is asked and offered.
    Whole,
}

/// A pending decision, as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Decision {
    /// The seat that decides.
    pub player: u8,
    /// Of the turn.
    pub phase: Phase,
    /// Why it decides.
    pub kind: Occasion,
    /// The card that asks.
    pub source: Option<CardId>,
    /// Of a question that is answered in several steps: how many answers are still to come, or may come at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub steps: Option<u8>,
    /// Only for the seat that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub actions: Option<Vec<String>>,
    /// What is asked; absent where that would tell a hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub ask: Option<Ask>,
    /// The actions, each with what it is and does; only for the seat that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub offers: Option<Vec<Offer>>,
}

impl Decision {
    /// The pending decision as this viewer may know it: the actions would show a hand to those who do not decide.
    pub fn of<G: Telling>(game: &G, state: &G::State, viewer: Viewer, detail: Detail) -> Option<Decision> {
        let decision = game.decision(state)?;
        let decides = viewer == Viewer::Seat(decision.seat);
        let told = if decides { decision } else { decision.seen_by_others() };
        let whole = detail == Detail::Whole;
        Some(Decision {
            player: told.seat.0,
            phase: game.phase(state),
            kind: told.kind,
            source: told.source.map(|card| game.card_id(card).into()),
            steps: game.steps(state),
            actions: decides.then(|| texts(game, state)),
            ask: if whole { game.ask(state, viewer) } else { None },
            offers: (decides && whole).then(|| offers(game, state, viewer)),
        })
    }
}

fn texts<G: Telling>(game: &G, state: &G::State) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    legal.into_iter().map(|action| game.action_text(action)).collect()
}
