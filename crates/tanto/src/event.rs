//! What happened, with everything in it; [`Event::json`] shows it to a viewer.

use livret_kernel::{Seat, SeatSet, Viewer};
use serde_json::{Map, Value, json};

use crate::rules::Rules;
use crate::words::Counter;

/// Where a card was before it was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// In its owner's hand.
    Hand,
    /// Face down in a deck.
    Deck,
    /// Turned up from a deck just before.
    FaceUp,
    /// In private quarters.
    Quarters,
}

impl Zone {
    /// The word on the wire.
    fn as_str(self) -> &'static str {
        match self {
            Zone::Hand => "hand",
            Zone::Deck | Zone::FaceUp => "deck",
            Zone::Quarters => "quarters",
        }
    }
}

/// What cards did, and who may see which.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // PROTOCOL, "Events"
pub enum Event {
    TurnBegan {
        seat: Seat,
    },
    PhaseBegan {
        seat: Seat,
        phase: &'static str,
    },
    RoundEnded {
        round: u16,
    },
    Drew {
        seat: Seat,
        cards: Vec<u8>,
    },
    Shuffled {
        seat: Seat,
    },
    Served {
        seat: Seat,
        card: u8,
    },
    Chambered {
        seat: Seat,
        card: u8,
        to: Seat,
    },
    LovePlayed {
        seat: Seat,
        cards: Vec<u8>,
    },
    Gained {
        seat: Seat,
        counter: Counter,
        n: u8,
    },
    /// From hand, deck or quarters to the discard pile, openly.
    Discarded {
        seat: Seat,
        cards: Vec<u8>,
        from: Zone,
    },
    /// The hand at the end of a turn: only its last card is seen.
    Dismissed {
        seat: Seat,
        count: u16,
        top: Option<u8>,
    },
    Returned {
        seat: Seat,
        card: u8,
        maid: Option<u8>,
        beneath: Option<u8>,
    },
    Taken {
        seat: Seat,
        card: u8,
        to: &'static str,
        target: Seat,
    },
    Hired {
        seat: Seat,
        card: u8,
        to: Seat,
        maid: Option<u8>,
        beneath: Option<u8>,
        cost: u8,
    },
    /// Shown to everybody, staying where it is.
    Revealed {
        seat: Seat,
        cards: Vec<u8>,
        from: Zone,
    },
    Looked {
        seat: Seat,
        target: Seat,
        card: u8,
        from: Zone,
        seen: SeatSet,
    },
    /// Put on top of, or under, a deck.
    Placed {
        seat: Seat,
        card: u8,
        to: &'static str,
        seen: SeatSet,
    },
    /// An event came into private quarters.
    EventPlaced {
        seat: Seat,
        card: u8,
        maid: Option<u8>,
    },
    EventCancelled {
        seat: Seat,
        card: u8,
        by: u8,
    },
    Moved {
        seat: Seat,
        card: u8,
        from: Seat,
        maid: Option<u8>,
    },
    Swapped {
        seat: Seat,
        target: Seat,
        given: u8,
        taken: u8,
    },
    Cured {
        seat: Seat,
        maid: u8,
    },
    Remembered {
        seat: Seat,
        card: u8,
    },
    TurnedUp {
        card: u8,
    },
    Worked {
        seat: Seat,
        card: u8,
    },
    Picked {
        seat: Seat,
        card: u8,
    },
    FirstMaster {
        seat: Seat,
        from: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    GameEnded,
}

impl Event {
    /// The event as this viewer may see it, or whole without a viewer.
    #[must_use]
    pub fn json(&self, rules: &Rules, viewer: Option<Viewer>) -> Value {
        let sees = |seat: Seat| viewer.is_none_or(|v| v == Viewer::Seat(seat));
        let seen_by = |seen: SeatSet| viewer.is_none_or(|v| seen.has(v));
        let ids = |cards: &[u8]| cards.iter().map(|&c| rules.id(c)).collect::<Vec<_>>();
        let mut out = Line::default();
        match self {
            Event::TurnBegan { seat } => out.is("turn_began").put("player", seat.0),
            Event::PhaseBegan { seat, phase } => out.is("phase_began").put("player", seat.0).put("phase", *phase),
            Event::RoundEnded { round } => out.is("round_ended").put("round", *round),
            Event::Drew { seat, cards } => {
                out.is("drew").put("player", seat.0).put("count", cards.len());
                if sees(*seat) { out.put("cards", ids(cards)) } else { &mut out }
            }
            Event::Shuffled { seat } => out.is("shuffled").put("player", seat.0),
            Event::Served { seat, card } => out.is("served").put("player", seat.0).put("card", rules.id(*card)),
            Event::Chambered { seat, card, to } => {
                out.is("chambered").put("player", seat.0).put("card", rules.id(*card)).put("to", to.0)
            }
            Event::LovePlayed { seat, cards } => out.is("love_played").put("player", seat.0).put("cards", ids(cards)),
            Event::Gained { seat, counter, n } => {
                out.is("gained").put("player", seat.0).put("counter", counter.as_str()).put("count", *n)
            }
            Event::Discarded { seat, cards, from } => {
                out.is("discarded").put("player", seat.0).put("cards", ids(cards)).put("from", from.as_str())
            }
            Event::Dismissed { seat, count, top } => {
                out.is("discarded").put("player", seat.0).put("count", *count).put("from", "turn");
                out.put("top", top.map(|c| rules.id(c)))
            }
            Event::Returned { seat, card, maid, beneath } => {
                out.is("returned").put("player", seat.0).put("card", rules.id(*card));
                out.maybe("maid", maid.map(|c| rules.id(c))).maybe("under", beneath.map(|c| rules.id(c)))
            }
            Event::Taken { seat, card, to, target } => out
                .is("taken")
                .put("player", seat.0)
                .put("card", rules.id(*card))
                .put("to", *to)
                .put("target", target.0),
            Event::Hired { seat, card, to, maid, beneath, cost } => {
                out.is("hired").put("player", seat.0).put("card", rules.id(*card)).put("cost", *cost).put("to", to.0);
                out.maybe("maid", maid.map(|c| rules.id(c))).maybe("under", beneath.map(|c| rules.id(c)))
            }
            Event::Revealed { seat, cards, from } => {
                out.is("revealed").put("player", seat.0).put("cards", ids(cards)).put("from", from.as_str())
            }
            Event::Looked { seat, target, card, from, seen } => {
                out.is("looked").put("player", seat.0).put("target", target.0).put("from", from.as_str());
                if seen_by(*seen) { out.put("card", rules.id(*card)) } else { &mut out }
            }
            Event::Placed { seat, card, to, seen } => {
                out.is("placed").put("player", seat.0).put("to", *to);
                if seen_by(*seen) { out.put("card", rules.id(*card)) } else { &mut out }
            }
            Event::EventPlaced { seat, card, maid } => {
                out.is("placed").put("player", seat.0).put("card", rules.id(*card)).put("to", "quarters");
                out.maybe("maid", maid.map(|c| rules.id(c)))
            }
            Event::EventCancelled { seat, card, by } => {
                out.is("revealed").put("player", seat.0).put("cards", ids(&[*by])).put("from", "hand");
                out.put("cancels", rules.id(*card))
            }
            Event::Moved { seat, card, from, maid } => {
                out.is("moved").put("player", seat.0).put("card", rules.id(*card)).put("from", from.0);
                out.maybe("maid", maid.map(|c| rules.id(c)))
            }
            Event::Swapped { seat, target, given, taken } => {
                out.is("swapped").put("player", seat.0).put("target", target.0);
                if sees(*seat) || sees(*target) {
                    out.put("given", rules.id(*given)).put("taken", rules.id(*taken))
                } else {
                    &mut out
                }
            }
            Event::Cured { seat, maid } => out.is("cured").put("player", seat.0).put("maid", rules.id(*maid)),
            Event::Remembered { seat, card } => out.is("remembered").put("player", seat.0).put("card", rules.id(*card)),
            Event::TurnedUp { card } => out.is("revealed").put("cards", ids(&[*card])).put("from", "town"),
            Event::Worked { seat, card } => out.is("worked").put("player", seat.0).put("card", rules.id(*card)),
            Event::Picked { seat, card } => out.is("picked").put("player", seat.0).put("card", rules.id(*card)),
            Event::FirstMaster { seat, from } => {
                out.is("taken").put("player", seat.0).put("card", "first-master").put("from", from.0)
            }
            Event::TurnEnded { seat } => out.is("turn_ended").put("player", seat.0),
            Event::GameEnded => out.is("game_ended"),
        };
        Value::Object(out.0)
    }
}

/// A JSON object under construction.
#[derive(Default)]
struct Line(Map<String, Value>);

impl Line {
    fn is(&mut self, kind: &str) -> &mut Line {
        self.put("type", kind)
    }

    fn put(&mut self, name: &str, value: impl serde::Serialize) -> &mut Line {
        self.0.insert(name.into(), json!(value));
        self
    }

    fn maybe(&mut self, name: &str, value: Option<&str>) -> &mut Line {
        match value {
            Some(value) => self.put(name, value),
            None => self,
        }
    }
}
