//! What happened, as a viewer is told: the events of PROTOCOL, what moved in them, and what counts now.

use std::collections::BTreeMap;

use livret_kernel::{Seat, SeatSet, Viewer};
use livret_shown::{CardId, Cause, Move, Place, Told, Zone};
use serde::{Deserialize, Serialize};

use crate::event::{Event, Happened, Header, Swept};
use crate::position::ids;
use crate::{Card, Seats};

/// An event as PROTOCOL.md and PROTOCOL-EXTENSIONS.md list it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "LetterEvent"), schema(as = LetterEvent))]
#[allow(missing_docs)]
pub enum Happening {
    Shuffled {
        round: u32,
    },
    /// Laid open for two players.
    Revealed {
        cards: Vec<CardId>,
    },
    TurnBegan {
        player: u8,
    },
    Drew {
        player: u8,
        count: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        cards: Option<Vec<CardId>>,
    },
    /// The card put aside.
    Taken {
        player: u8,
        from: FromAside,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        card: Option<CardId>,
    },
    Discarded {
        player: u8,
        card: CardId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        target: Option<u8>,
    },
    Guessed {
        player: u8,
        target: u8,
        card: Option<CardId>,
        right: bool,
    },
    Looked {
        player: u8,
        target: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        card: Option<CardId>,
    },
    /// The player's card first.
    Compared {
        player: u8,
        target: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        cards: Option<Vec<CardId>>,
    },
    /// The player's card first.
    Swapped {
        player: u8,
        target: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        cards: Option<Vec<CardId>>,
    },
    Protected {
        player: u8,
    },
    Eliminated {
        player: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        card: Option<CardId>,
    },
    TurnEnded {
        player: u8,
    },
    RoundEnded {
        winners: Vec<u8>,
        best: Vec<u8>,
        /// What was shown at the end, by seat.
        hands: BTreeMap<String, CardId>,
    },
    GameEnded {
        winners: Vec<u8>,
    },
}

/// The card put aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub enum FromAside {
    Aside,
}

/// What counts, as far as it changed.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "LetterNow"), schema(as = LetterNow))]
pub struct Now {
    /// Rounds begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub round: Option<u32>,
    /// Turns begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub turn: Option<u32>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub player: Option<u8>,
    /// Who is out of the round, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub out: Option<Vec<bool>>,
    /// Who is protected, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub protected: Option<Vec<bool>>,
    /// Tokens, by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub tokens: Option<Vec<u8>>,
}

impl Now {
    fn between(seats: usize, [before, after]: &[Header; 2]) -> Option<Now> {
        let flags = |bits: u8| (0..seats).map(|seat| bits >> seat & 1 == 1).collect();
        let now = Now {
            round: changed(before.round, after.round),
            turn: changed(before.turn, after.turn),
            player: changed(before.player.0, after.player.0),
            out: changed(before.present, after.present).map(|present| flags(!present)),
            protected: changed(before.protected, after.protected).map(flags),
            tokens: changed(before.tokens, after.tokens).map(|tokens| tokens.0[..seats].to_vec()),
        };
        (now != Now::default()).then_some(now)
    }
}

fn changed<T: PartialEq>(before: T, after: T) -> Option<T> {
    (before != after).then_some(after)
}

impl Happened {
    /// What a viewer is told of it; everything without a viewer. Everybody hears that something happened; what the cards
    /// were is told only to those who saw them (LL-INFO-01).
    #[must_use]
    pub fn told(&self, seats: usize, viewer: Option<Viewer>) -> Told<Happening, Now> {
        let teller = Teller { viewer };
        Told {
            event: teller.event(self.event),
            moves: teller.moves(self.event),
            because: self.because.map(|(card, seat)| Cause { card: card.shown(), seat: seat.0 }),
            now: Now::between(seats, &self.headers),
        }
    }
}

/// Tells one viewer, or everything.
struct Teller {
    viewer: Option<Viewer>,
}

impl Teller {
    fn sees(&self, seats: &[Seat]) -> bool {
        self.viewer.is_none_or(|viewer| seats.iter().any(|&seat| viewer == Viewer::Seat(seat)))
    }

    fn pair(&self, player: Seat, target: Seat, cards: [Option<Card>; 2]) -> Option<Vec<CardId>> {
        self.sees(&[player, target]).then(|| ids(cards.into_iter().flatten()))
    }

    fn event(&self, event: Event) -> Happening {
        match event {
            Event::Shuffled { round, .. } => Happening::Shuffled { round },
            Event::Revealed { cards } => Happening::Revealed { cards: ids(cards.into_iter().flatten()) },
            Event::TurnBegan { player } => Happening::TurnBegan { player: player.0 },
            Event::Drew { player, card } => {
                let cards = self.sees(&[player]).then(|| ids(card.into_iter()));
                Happening::Drew { player: player.0, count: 1, cards }
            }
            Event::Taken { player, card } => {
                let card = card.filter(|_| self.sees(&[player])).map(Card::shown);
                Happening::Taken { player: player.0, from: FromAside::Aside, card }
            }
            Event::Discarded { player, card, target } => {
                let (card, target) = (card.shown(), target.map(|seat| seat.0));
                Happening::Discarded { player: player.0, card, target }
            }
            Event::Guessed { player, target, card, right } => {
                let (player, target, card) = (player.0, target.0, card.map(Card::shown));
                Happening::Guessed { player, target, card, right }
            }
            Event::Looked { player, target, card } => {
                let card = card.filter(|_| self.sees(&[player])).map(Card::shown);
                Happening::Looked { player: player.0, target: target.0, card }
            }
            Event::Compared { player, target, cards } => {
                let cards = self.pair(player, target, cards);
                Happening::Compared { player: player.0, target: target.0, cards }
            }
            Event::Swapped { player, target, cards } => {
                let cards = self.pair(player, target, cards);
                Happening::Swapped { player: player.0, target: target.0, cards }
            }
            Event::Protected { player } => Happening::Protected { player: player.0 },
            Event::Eliminated { player, card } => {
                Happening::Eliminated { player: player.0, card: card.map(Card::shown) }
            }
            Event::TurnEnded { player } => Happening::TurnEnded { player: player.0 },
            Event::RoundEnded { winners, best, hands } => {
                Happening::RoundEnded { winners: numbers(winners), best: numbers(best), hands: shown(hands) }
            }
            Event::GameEnded { winners } => Happening::GameEnded { winners: numbers(winners) },
        }
    }

    /// What moved. Whatever a new event moves is told here; faces know nothing else.
    fn moves(&self, event: Event) -> Vec<Move> {
        let (deck, aside) = (Place::table(Zone::Deck), Place::table(Zone::Aside));
        match event {
            Event::Shuffled { swept, .. } => {
                let mut moves = sweep(&swept);
                moves.push(Move { cards: Vec::new(), count: 1, from: deck, to: aside });
                moves
            }
            Event::Revealed { cards } => {
                let cards = ids(cards.into_iter().flatten());
                vec![Move { count: cards.len() as u16, cards, from: deck, to: Place::table(Zone::FaceUp) }]
            }
            Event::Drew { player, card } => self.one(&[player], card, deck, hand(player)),
            Event::Taken { player, card } => self.one(&[player], card, aside, hand(player)),
            Event::Discarded { player, card, .. } => open(Some(card), hand(player), row(player)),
            Event::Eliminated { player, card } => open(card, hand(player), row(player)),
            Event::Swapped { player, target, cards: [given, taken] } => {
                let both = [player, target];
                let mut moves = self.one(&both, given, hand(player), hand(target));
                moves.extend(self.one(&both, taken, hand(target), hand(player)));
                moves
            }
            Event::Guessed { .. } | Event::Looked { .. } | Event::Compared { .. } | Event::Protected { .. } => {
                Vec::new()
            }
            Event::TurnBegan { .. } | Event::TurnEnded { .. } => Vec::new(),
            Event::RoundEnded { .. } | Event::GameEnded { .. } => Vec::new(),
        }
    }

    /// A card that only these see; without a card nothing moved.
    fn one(&self, seats: &[Seat], card: Option<Card>, from: Place, to: Place) -> Vec<Move> {
        let cards = card.filter(|_| self.sees(seats)).map(Card::shown).into_iter().collect();
        card.map(|_| Move { cards, count: 1, from, to }).into_iter().collect()
    }
}

fn open(card: Option<Card>, from: Place, to: Place) -> Vec<Move> {
    card.map(|card| Move { cards: vec![card.shown()], count: 1, from, to }).into_iter().collect()
}

/// Everything of the round before goes back into the deck.
fn sweep(swept: &Swept) -> Vec<Move> {
    let deck = || Place::table(Zone::Deck);
    let back = |count: usize, from: Place| Move { cards: Vec::new(), count: count as u16, from, to: deck() };
    let mut moves = Vec::new();
    for seat in (0..Seats::<u8>::MOST as u8).map(Seat) {
        moves.push(back(swept.hands[seat].into(), hand(seat)));
        moves.push(back(swept.rows[seat].into(), row(seat)));
    }
    moves.push(back(swept.aside.into(), Place::table(Zone::Aside)));
    moves.push(back(swept.face_up.into(), Place::table(Zone::FaceUp)));
    moves.retain(|moved| moved.count > 0);
    moves
}

fn hand(seat: Seat) -> Place {
    Place::of(Zone::Hand, seat)
}

fn row(seat: Seat) -> Place {
    Place::of(Zone::Discard, seat)
}

fn numbers(set: SeatSet) -> Vec<u8> {
    set.seats().map(|seat| seat.0).collect()
}

/// The hands shown at the end of a round, by seat; those out have none.
fn shown(hands: Seats<Option<Card>>) -> BTreeMap<String, CardId> {
    let hands = hands.0.into_iter().enumerate();
    hands.filter_map(|(seat, card)| Some((seat.to_string(), card?.shown()))).collect()
}
