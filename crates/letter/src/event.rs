//! What happened, and what each viewer hears of it.

use livret_kernel::{Seat, SeatSet, Viewer};
use serde_json::{Map, Value, json};

use crate::{Card, Seats};

/// One thing that happened, with everything in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// The deck of a round is shuffled, and a card put aside.
    Shuffled { round: u32 },
    /// Cards are laid open for two players.
    Revealed { cards: [Option<Card>; 3] },
    /// A turn begins.
    TurnBegan { player: Seat },
    /// A card comes into a hand from the deck.
    Drew { player: Seat, card: Option<Card> },
    /// The card put aside comes into a hand.
    Taken { player: Seat, card: Option<Card> },
    /// A card is laid on the row: played, perhaps on somebody, or made to by a Prince.
    Discarded { player: Seat, card: Card, target: Option<Seat> },
    /// A Guard named a card.
    Guessed { player: Seat, target: Seat, card: Option<Card>, right: bool },
    /// A Priest looked.
    Looked { player: Seat, target: Seat, card: Option<Card> },
    /// A Baron compared: the player's card, then the target's.
    Compared { player: Seat, target: Seat, cards: [Option<Card>; 2] },
    /// A King swapped: what the player gave, then what the target gave.
    Swapped { player: Seat, target: Seat, cards: [Option<Card>; 2] },
    /// A Handmaid protects.
    Protected { player: Seat },
    /// A player is out, and lays down the card held, if any.
    Eliminated { player: Seat, card: Option<Card> },
    /// A turn is over.
    TurnEnded { player: Seat },
    /// A round is over. `best` are those whom only a second tie can keep from a token.
    RoundEnded { winners: SeatSet, best: SeatSet, hands: Seats<Option<Card>> },
    /// The game is over.
    GameEnded { winners: SeatSet },
}

impl Event {
    /// Does it show something that this seat, which acts, did not know ([`livret_kernel::Witness`])? Since every action ends
    /// with a card drawn or a round over, none can be taken back without telling something.
    #[must_use]
    pub fn reveals(&self, mover: Seat) -> bool {
        match *self {
            Event::Shuffled { .. } | Event::Revealed { .. } | Event::Drew { .. } | Event::Taken { .. } => true,
            Event::Guessed { .. } | Event::Looked { .. } | Event::Compared { .. } | Event::Swapped { .. } => true,
            Event::Discarded { player, .. } | Event::Eliminated { player, .. } => player != mover,
            // The hands decide it.
            Event::RoundEnded { .. } | Event::GameEnded { .. } => true,
            Event::TurnBegan { .. } | Event::Protected { .. } | Event::TurnEnded { .. } => false,
        }
    }

    /// The event as this viewer may see it, or whole when no viewer is given. Everybody sees that
    /// something happened; what the cards were is told only to those who saw them (LL-INFO-01).
    #[must_use]
    pub fn json(&self, viewer: Option<Viewer>) -> Value {
        let sees = |seats: &[Seat]| viewer.is_none_or(|viewer| seats.iter().any(|&seat| viewer == Viewer::Seat(seat)));
        match *self {
            Event::Shuffled { round } => json!({"type": "shuffled", "round": round}),
            Event::Revealed { cards } => json!({"type": "revealed", "cards": ids(cards)}),
            Event::TurnBegan { player } => json!({"type": "turn_began", "player": player.0}),
            Event::Drew { player, card } => {
                let drew = json!({"type": "drew", "player": player.0, "count": 1});
                with_if(sees(&[player]), drew, "cards", ids([card]))
            }
            Event::Taken { player, card } => {
                let taken = json!({"type": "taken", "player": player.0, "from": "aside"});
                with_if(sees(&[player]), taken, "card", id(card))
            }
            Event::Discarded { player, card, target } => {
                let laid = json!({"type": "discarded", "player": player.0, "card": card.id()});
                with_if(target.is_some(), laid, "target", json!(target.map(|seat| seat.0)))
            }
            Event::Guessed { player, target, card, right } => {
                let mut guessed = between("guessed", player, target);
                guessed["card"] = id(card);
                guessed["right"] = right.into();
                guessed
            }
            Event::Looked { player, target, card } => {
                with_if(sees(&[player]), between("looked", player, target), "card", id(card))
            }
            Event::Compared { player, target, cards } => {
                with_if(sees(&[player, target]), between("compared", player, target), "cards", ids(cards))
            }
            Event::Swapped { player, target, cards } => {
                with_if(sees(&[player, target]), between("swapped", player, target), "cards", ids(cards))
            }
            Event::Protected { player } => json!({"type": "protected", "player": player.0}),
            Event::Eliminated { player, card } => {
                let out = json!({"type": "eliminated", "player": player.0});
                with_if(card.is_some(), out, "card", id(card))
            }
            Event::TurnEnded { player } => json!({"type": "turn_ended", "player": player.0}),
            Event::RoundEnded { winners, best, hands } => {
                json!({"type": "round_ended", "winners": seats(winners), "best": seats(best), "hands": shown(hands)})
            }
            Event::GameEnded { winners } => json!({"type": "game_ended", "winners": seats(winners)}),
        }
    }
}

fn between(kind: &str, player: Seat, target: Seat) -> Value {
    json!({"type": kind, "player": player.0, "target": target.0})
}

fn with_if(told: bool, mut event: Value, field: &str, value: Value) -> Value {
    if told {
        event[field] = value;
    }
    event
}

fn id(card: Option<Card>) -> Value {
    card.map(Card::id).into()
}

fn ids<const N: usize>(cards: [Option<Card>; N]) -> Value {
    cards.into_iter().flatten().map(Card::id).collect()
}

fn seats(set: SeatSet) -> Value {
    set.seats().map(|seat| seat.0).collect()
}

/// The hands shown at the end of a round, by seat; those out have none.
fn shown(hands: Seats<Option<Card>>) -> Value {
    let hands = hands.0.into_iter().enumerate();
    hands.filter_map(|(seat, card)| Some((seat.to_string(), card?.id().into()))).collect::<Map<_, _>>().into()
}
