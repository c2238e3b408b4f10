//! The law of offers: what a decision offers is what its actions are and do.
//!
//! Offers of different actions differ in more than their text; their texts parse back. A card that an offer moves lies where
//! the offer says before the action, and after it where the offer says: followed wherever nothing else happened to
//! that card before the game rested again.

use livret_kernel::{FastStreams, Occasion, Viewer};
use livret_shown::{Effect, Offer, Place, offers};
use serde_json::Value;

use crate::law;
use crate::laws::{Lawful, event_json};

/// Checks the offers of the pending decision; gives how many cards were followed.
pub fn offers_are_true<G: Lawful>(
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    luck: &FastStreams,
) -> Result<u64, String> {
    let Some(decision) = game.decision(state) else { return Ok(0) };
    let Some(ask) = game.ask(state, Viewer::Seat(decision.seat)) else {
        return Err("nothing is asked of whoever decides".into());
    };
    law!(ask.by.is_none() || ask.text.is_some() || ask.with.is_some(), "{ask:?}: by another, and not what for");
    let offers = offers(game, state, Viewer::Seat(decision.seat));
    law!(offers.len() == legal.len(), "an offer for each action");
    let others = Viewer::all(game.seats()).filter(|&viewer| viewer != Viewer::Seat(decision.seat));
    for viewer in others {
        law!(livret_shown::offers(game, state, viewer).is_empty(), "{viewer:?} is offered what another decides");
    }
    differ(&offers)?;
    let mut followed = 0;
    for (offer, &action) in offers.iter().zip(legal) {
        law!(game.parse_action(&offer.text).as_ref() == Ok(&action), "{offer:?} does not parse back");
        followed += u64::from(follow(game, state, action, offer, luck)?);
    }
    Ok(followed)
}

/// Whoever shows an offer shows everything but its text.
fn differ(offers: &[Offer]) -> Result<(), String> {
    let shown = |offer: &Offer| Offer { text: String::new(), ..offer.clone() };
    for (at, offer) in offers.iter().enumerate() {
        let twin = offers[..at].iter().find(|other| shown(other) == shown(offer));
        law!(twin.is_none(), "two actions are offered alike: {offer:?} {twin:?}");
    }
    Ok(())
}

/// Follows the card that an action moves. False: there is none, or more happened to it.
fn follow<G: Lawful>(
    game: &G,
    state: &G::State,
    action: G::Action,
    offer: &Offer,
    luck: &FastStreams,
) -> Result<bool, String> {
    let (Some(card), Effect::Move { from, to, n }) = (&offer.with.card, &offer.effect) else { return Ok(false) };
    let n = u64::from(n.unwrap_or(1));
    let copies = |state: &G::State, place: &Place| game.copies(state, card, place);
    law!(copies(state, from) >= n, "{offer:?}, but the card is not there");
    let (mut after, mut events) = (state.clone(), Vec::new());
    game.play_unchecked(&mut after, action, &mut luck.clone(), &mut events);
    let events: Vec<Value> = events.iter().map(|event| event_json(game, event, None)).collect();
    let moved = events.iter().filter(|event| concerns(event, card)).count() as u64;
    let unsettled = game.decision(&after).is_some_and(|next| match next.kind {
        // What is paid for, or may be cancelled, has not moved yet.
        Occasion::Reaction => true,
        Occasion::Choice => moved == 0 && next.source.is_some_and(|source| game.card_id(source) == &**card),
        Occasion::Turn => false,
    });
    if unsettled || moved > n || events.iter().any(hides_cards) {
        return Ok(false);
    }
    let (left, arrived) = (copies(&after, from) + n, copies(&after, to));
    law!(left == copies(state, from), "{offer:?}, but the card did not leave: {events:?}");
    law!(arrived == copies(state, to) + n, "{offer:?}, but the card did not arrive: {events:?}");
    Ok(true)
}

/// Does an event, told whole, move this card? Hiring an event only announces it; a cure names the maid alone.
fn concerns(event: &Value, card: &str) -> bool {
    let named = |field: &str| event[field] == card;
    let listed = event["cards"].as_array().is_some_and(|cards| cards.iter().any(|one| one == card));
    let announced = event["type"] == "hired" && EVENTS.contains(&card);
    let cured = event["type"] == "cured" && card == EVENTS[0];
    cured || !announced && (listed || ["card", "under", "given", "taken"].into_iter().any(named))
}

/// The cards that lie in no house before their placing is over.
const EVENTS: [&str; 2] = ["illness", "bad-habit"];

/// Does it move cards that it does not name?
fn hides_cards(event: &Value) -> bool {
    event["type"] == "shuffled" || event["from"] == "turn"
}
