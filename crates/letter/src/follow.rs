//! From one view to the next: what happened, applied to what was seen, as in the other family.

use livret_shown::{CardId, ClosedPile, Hand, Move, Place, Told, Zone};
use serde::{Deserialize, Serialize};

use crate::position::{Aside, Onlooker, Player, Position};
use crate::told::{Happening, Now};

/// What does not follow from events: what is known of hidden cards.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "LetterValues"), schema(as = LetterValues))]
pub struct Values {
    /// By seat; those of whom nothing is known are left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Known>>", optional))]
    pub known: Vec<Known>,
}

/// What a viewer knows of a hand.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "KnownLetter"), schema(as = KnownLetter))]
pub struct Known {
    /// Whose.
    pub seat: u8,
    /// The card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub hand: Vec<CardId>,
    /// What it is not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<CardId>>", optional))]
    pub not: Vec<CardId>,
    /// One's own: who has seen it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<Vec<Onlooker>>", optional))]
    pub seen_by: Vec<Onlooker>,
}

impl Values {
    /// Of a view.
    #[must_use]
    pub fn of(view: &Position) -> Values {
        let known = view.players.iter().enumerate().map(|(seat, player)| Known::of(seat as u8, player));
        Values { known: known.filter(|known| *known != Known { seat: known.seat, ..Known::default() }).collect() }
    }

    /// Puts them into a view.
    pub fn apply(&self, view: &mut Position) {
        for (seat, player) in view.players.iter_mut().enumerate() {
            let none = Known::default();
            let known = self.known.iter().find(|known| usize::from(known.seat) == seat).unwrap_or(&none);
            player.seen_by.clone_from(&known.seen_by);
            if let Hand::Hidden(hand) = &mut player.hand {
                hand.known.clone_from(&known.hand);
                hand.not.clone_from(&known.not);
            }
        }
    }
}

impl Known {
    fn of(seat: u8, player: &Player) -> Known {
        let (hand, not) = match &player.hand {
            Hand::Hidden(hidden) => (hidden.known.clone(), hidden.not.clone()),
            Hand::Cards(_) => (Vec::new(), Vec::new()),
        };
        Known { seat, hand, not, seen_by: player.seen_by.clone() }
    }
}

/// Follows one event.
pub fn follow(view: &mut Position, told: &Told<Happening, Now>) {
    for Move { cards, count, from, to } in &told.moves {
        if cards.is_empty() {
            change(view, from, None, -i32::from(*count));
            change(view, to, None, (*count).into());
        }
        for card in cards {
            change(view, from, Some(card), -1);
            change(view, to, Some(card), 1);
        }
    }
    if let Some(now) = &told.now {
        count(view, now);
    }
}

fn count(view: &mut Position, now: &Now) {
    view.round = now.round.unwrap_or(view.round);
    view.turn = now.turn.unwrap_or(view.turn);
    view.player = now.player.unwrap_or(view.player);
    for (seat, player) in view.players.iter_mut().enumerate() {
        player.out = now.out.as_ref().map_or(player.out, |out| out[seat]);
        player.protected = now.protected.as_ref().map_or(player.protected, |protected| protected[seat]);
        player.tokens = now.tokens.as_ref().map_or(player.tokens, |tokens| tokens[seat]);
    }
}

/// So many cards more or less in a place.
fn change(view: &mut Position, place: &Place, card: Option<&CardId>, n: i32) {
    let add = |count: &mut u16| *count = (i32::from(*count) + n).max(0) as u16;
    let player = place.seat.and_then(|seat| view.players.get_mut(usize::from(seat)));
    match (place.zone, player) {
        (Zone::Hand, Some(Player { hand: Hand::Hidden(hand), .. })) => add(&mut hand.count),
        (Zone::Hand, Some(Player { hand: Hand::Cards(cards), .. })) => list(cards, card, n),
        (Zone::Discard, Some(player)) => list(&mut player.discard, card, n),
        (Zone::Hand | Zone::Discard, None) => {}
        (Zone::Deck, _) => match &mut view.deck {
            ClosedPile::Hidden(pile) => add(&mut pile.count),
            ClosedPile::Cards(cards) => list(cards, card, n),
        },
        (Zone::Aside, _) => {
            if let Aside::Hidden(pile) = &mut view.aside {
                add(&mut pile.count);
            }
        }
        (Zone::FaceUp, _) => list(&mut view.face_up, card, n),
        // The other family's.
        (Zone::DeckBottom | Zone::InPlay | Zone::Chambermaids | Zone::PrivateMaids | Zone::Illnesses, _) => {}
        (Zone::BadHabits | Zone::Buildings | Zone::Beneath | Zone::Reminiscences | Zone::Refined, _) => {}
        (Zone::Preparations | Zone::Town | Zone::PrivateOffer | Zone::PrivatePile, _) => {}
        (Zone::ReminiscenceOffer | Zone::ReminiscencePile | Zone::Park | Zone::Pantry, _) => {}
        (Zone::Guests | Zone::Box, _) => {}
    }
}

/// A known card comes or goes; when cards go unnamed, all of them go.
fn list(cards: &mut Vec<CardId>, card: Option<&CardId>, n: i32) {
    match card {
        Some(card) if n > 0 => cards.push(card.clone()),
        Some(card) => {
            if let Some(at) = cards.iter().position(|one| one == card) {
                cards.remove(at);
            }
        }
        None if n < 0 => cards.clear(),
        None => {}
    }
}
