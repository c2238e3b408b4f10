//! Decisions as they are sent with every entry: what an offer shares with the one before it is not said again.
//!
//! Most offers of a turn hire, serve or discard, and differ only by their card; said whole, they are most of what an action
//! puts on the wire. The client says them whole again where it reads the socket (`brief.ts`), and nowhere else.

use livret_games::{FamilyValues, View};
use livret_shown::{Ask, CardId, Decision, Effect, Objects, Occasion, Offer, Phase, Verb};
use serde::{Deserialize, Serialize};

/// What of a view does not follow from events: with the events since the last view it makes the next one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BriefValues {
    /// What the rules say now, and what is known of hidden cards.
    #[serde(flatten)]
    pub family: FamilyValues,
    /// None when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub decision: Option<BriefDecision>,
}

impl From<View> for BriefValues {
    fn from(view: View) -> BriefValues {
        BriefValues { family: view.position.values(), decision: view.decision.map(Into::into) }
    }
}

/// A pending decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BriefDecision {
    /// The seat that decides.
    pub player: u8,
    /// Of the turn.
    pub phase: Phase,
    /// Why it decides.
    pub kind: Occasion,
    /// The card that asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub source: Option<CardId>,
    /// Of a question that is answered in several steps: how many answers are still to come, or may come at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub steps: Option<u8>,
    /// What is asked; absent where that would tell a hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub ask: Option<Ask>,
    /// What can be done; only for the seat that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub offers: Option<Vec<BriefOffer>>,
}

impl From<Decision> for BriefDecision {
    fn from(decision: Decision) -> BriefDecision {
        let Decision { player, phase, kind, source, steps, ask, offers, actions: _ } = decision;
        BriefDecision { player, phase, kind, source, steps, ask, offers: offers.map(in_brief) }
    }
}

/// One thing that can be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BriefOffer {
    /// The action as the protocol writes it: what is sent back.
    pub text: String,
    /// What is done; absent where it is as with the offer before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub verb: Option<Verb>,
    /// With what and whom.
    #[serde(flatten)]
    pub with: Objects,
    /// What it would do; absent where it is as with the offer before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub effect: Option<Effect>,
}

fn in_brief(offers: Vec<Offer>) -> Vec<BriefOffer> {
    let mut before: Option<(Verb, Effect)> = None;
    let brief = |offer: Offer| {
        let Offer { text, verb, with, effect } = offer;
        let (same_verb, same_effect) =
            before.as_ref().map_or((false, false), |(last, does)| (*last == verb, *does == effect));
        let (said, does) = ((!same_verb).then_some(verb), (!same_effect).then(|| effect.clone()));
        let brief = BriefOffer { text, verb: said, with, effect: does };
        before = Some((verb, effect));
        brief
    };
    offers.into_iter().map(brief).collect()
}

crate::declare!(BriefValues, BriefDecision, BriefOffer);

#[cfg(test)]
mod tests {
    use livret_shown::{Place, Zone};

    use super::*;

    fn hire(card: &str, to: Zone) -> Offer {
        let effect = Effect::Move { from: Place::table(Zone::Town), to: Place::table(to), n: None };
        let with = Objects { card: Some(card.into()), ..Objects::default() };
        Offer { text: format!("hire:{card}"), verb: Verb::Hire, with, effect }
    }

    #[test]
    fn what_an_offer_shares_with_the_one_before_is_said_once() {
        let offers = vec![hire("a", Zone::Discard), hire("b", Zone::Discard), hire("c", Zone::PrivateMaids)];
        let brief = serde_json::to_string(&in_brief(offers)).expect("plain data");
        let effect = |to: &str| format!(r#""effect":{{"does":"move","from":["town"],"to":["{to}"]}}"#);
        let (first, last) = (effect("discard"), effect("private_maids"));
        let wanted = format!(
            r#"[{{"text":"hire:a","verb":"hire","card":"a",{first}}},{{"text":"hire:b","card":"b"}},{{"text":"hire:c","card":"c",{last}}}]"#
        );
        assert_eq!(brief, wanted);
    }
}
