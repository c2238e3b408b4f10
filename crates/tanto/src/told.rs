//! What happened, as a viewer is told: the events of PROTOCOL, what moved in them, and what counts now.

use livret_kernel::{Seat, SeatSet, Viewer};
use livret_shown::{CardId, Cause, Counter, Move, Phase, Place, Told, Zone as At};
use serde::{Deserialize, Serialize};

use crate::event::{Event, Goal, Happened, Header, Origin, Source, Zone};
use crate::position::Counters;
use crate::rules::Rules;
use crate::words;

/// An event as PROTOCOL.md and PROTOCOL-EXTENSIONS.md list it. `player` is the seat that acts or owns the zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "TantoEvent"), schema(as = TantoEvent))]
#[allow(missing_docs)]
pub enum Happening {
    TurnBegan {
        player: u8,
    },
    PhaseBegan {
        player: u8,
        phase: Phase,
    },
    RoundEnded {
        round: u16,
    },
    Drew {
        player: u8,
        count: u16,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        cards: Option<Vec<CardId>>,
    },
    Shuffled {
        player: u8,
    },
    Served {
        player: u8,
        card: CardId,
    },
    Chambered {
        player: u8,
        card: CardId,
        to: u8,
    },
    LovePlayed {
        player: u8,
        cards: Vec<CardId>,
    },
    Gained {
        player: u8,
        counter: Counter,
        count: u8,
    },
    Discarded(Discarded),
    Returned {
        player: u8,
        card: CardId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        under: Option<CardId>,
    },
    Taken(Taken),
    Hired {
        player: u8,
        card: CardId,
        cost: u8,
        to: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        maid: Option<CardId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        under: Option<CardId>,
    },
    Revealed(Revealed),
    Looked {
        player: u8,
        target: u8,
        from: SeenAt,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        card: Option<CardId>,
    },
    Placed(Placed),
    Moved {
        player: u8,
        card: CardId,
        from: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        maid: Option<CardId>,
    },
    Swapped {
        player: u8,
        target: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        given: Option<CardId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        taken: Option<CardId>,
    },
    Cured {
        player: u8,
        maid: CardId,
    },
    Remembered {
        player: u8,
        card: CardId,
    },
    Worked {
        player: u8,
        card: CardId,
    },
    Picked {
        player: u8,
        card: CardId,
    },
    TurnEnded {
        player: u8,
    },
    GameEnded,
}

/// Cards that went to a discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "TantoDiscarded"), schema(as = TantoDiscarded))]
pub enum Discarded {
    /// Openly.
    Cards {
        /// Whose.
        player: u8,
        /// Which.
        cards: Vec<CardId>,
        /// From where.
        from: SeenAt,
    },
    /// At the end of a turn; only the top card is seen.
    Turn {
        /// Whose.
        player: u8,
        /// How many.
        count: u16,
        /// `turn`.
        from: EndOfTurn,
        /// What lies on top.
        top: Option<CardId>,
    },
}

/// A card that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "TantoTaken"), schema(as = TantoTaken))]
pub enum Taken {
    /// From the town, or kept of those revealed.
    Card {
        /// By whom.
        player: u8,
        /// Which.
        card: CardId,
        /// Where it went.
        to: TakenTo,
        /// Whose place that is.
        target: u8,
    },
    /// Motto: the First Master card.
    FirstMaster {
        /// By whom.
        player: u8,
        /// `first-master`.
        card: FirstMaster,
        /// From whom.
        from: u8,
    },
}

/// Cards that were shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "TantoRevealed"), schema(as = TantoRevealed))]
pub enum Revealed {
    /// Of a hand or a deck.
    Cards {
        /// Whose.
        player: u8,
        /// Which.
        cards: Vec<CardId>,
        /// From where.
        from: SeenAt,
        /// The event that a card of a hand keeps away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        cancels: Option<CardId>,
    },
    /// Turned up in the town.
    Town {
        /// Which.
        cards: Vec<CardId>,
        /// `town`.
        from: InTown,
    },
}

/// A card that was put somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "TantoPlaced"), schema(as = TantoPlaced))]
pub enum Placed {
    /// An event, into private quarters.
    Event {
        /// Whose.
        player: u8,
        /// Which.
        card: CardId,
        /// `quarters`.
        to: InQuarters,
        /// The maid that it lies on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        maid: Option<CardId>,
    },
    /// A card, on or under a deck.
    Card {
        /// Whose.
        player: u8,
        /// Where.
        to: DeckEnd,
        /// Which, for those who know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional))]
        card: Option<CardId>,
    },
}

/// Declares an enum of words on the wire.
macro_rules! words {
    ($(#[$doc:meta] $name:ident { $($(#[$about:meta])* $variant:ident),* })*) => {
        $(
            #[$doc]
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            #[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
            #[allow(missing_docs)]
            pub enum $name { $($(#[$about])* $variant),* }
        )*
    };
}

words! {
    /// Where a card was seen.
    SeenAt { Hand, Deck, Quarters }
    /// At the end of a turn.
    EndOfTurn { Turn }
    /// In the town.
    InTown { Town }
    /// In private quarters.
    InQuarters { Quarters }
    /// On or under a deck.
    DeckEnd { #[serde(rename = "deck")] Top, #[serde(rename = "deck-bottom")] Bottom }
    /// Where a taken card went.
    TakenTo { Hand, Discard, Deck, DeckBottom, Quarters }
    /// Motto's card of whoever chooses first.
    FirstMaster { FirstMaster }
}

/// What counts about a turn, as far as it changed.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(rename = "TantoNow"), schema(as = TantoNow))]
#[allow(missing_docs)]
pub struct Now {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub phase: Option<Phase>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub player: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub turn: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub first_master: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub round_first: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub counters: Option<ChangedCounters>,
}

/// Counters that have changed, as they are now.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct ChangedCounters {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub love: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub serving: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub employment: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub imagination: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub concentration: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub effort: Option<u8>,
}

impl ChangedCounters {
    fn between(before: &[u8; 6], after: &[u8; 6]) -> Option<ChangedCounters> {
        use crate::words::Counter;
        let now = |counter: Counter| changed(before[counter as usize], after[counter as usize]);
        let counters = ChangedCounters {
            love: now(Counter::Love),
            serving: now(Counter::Serving),
            employment: now(Counter::Employment),
            imagination: now(Counter::Imagination),
            concentration: now(Counter::Concentration),
            effort: now(Counter::Effort),
        };
        (counters != ChangedCounters::default()).then_some(counters)
    }

    /// Puts them among the others.
    pub(crate) fn apply(&self, to: &mut Counters) {
        to.love = self.love.unwrap_or(to.love);
        to.serving = self.serving.unwrap_or(to.serving);
        to.employment = self.employment.unwrap_or(to.employment);
        to.imagination = self.imagination.or(to.imagination);
        to.concentration = self.concentration.or(to.concentration);
        to.effort = self.effort.or(to.effort);
    }
}

impl Now {
    fn between(rules: &Rules, [before, after]: &[Header; 2]) -> Option<Now> {
        let now = Now {
            phase: changed(before.phase, after.phase).map(|phase| rules.phase(phase)),
            player: changed(before.active.0, after.active.0),
            turn: changed(before.turn, after.turn),
            round: changed(before.round, after.round).filter(|_| rules.motto),
            first_master: changed(before.first_master.0, after.first_master.0).filter(|_| rules.motto),
            round_first: changed(before.round_first.0, after.round_first.0).filter(|_| rules.motto),
            counters: ChangedCounters::between(&before.counters, &after.counters),
        };
        (now != Now::default()).then_some(now)
    }
}

fn changed<T: PartialEq>(before: T, after: T) -> Option<T> {
    (before != after).then_some(after)
}

impl Happened {
    /// What a viewer is told of it; everything without a viewer.
    #[must_use]
    pub fn told(&self, rules: &Rules, viewer: Option<Viewer>) -> Told<Happening, Now> {
        let teller = Teller { rules, viewer };
        Told {
            event: teller.event(&self.event),
            moves: teller.moves(&self.event),
            because: self.because.map(|(card, seat)| Cause { card: rules.card_id(card), seat: seat.0 }),
            now: Now::between(rules, &self.headers),
        }
    }
}

/// Tells one viewer, or everything.
struct Teller<'a> {
    rules: &'a Rules,
    viewer: Option<Viewer>,
}

impl Teller<'_> {
    fn sees(&self, seat: Seat) -> bool {
        self.viewer.is_none_or(|viewer| viewer == Viewer::Seat(seat))
    }

    fn in_on(&self, seen: SeatSet) -> bool {
        self.viewer.is_none_or(|viewer| seen.has(viewer))
    }

    fn id(&self, card: u8) -> CardId {
        self.rules.card_id(card)
    }

    fn ids(&self, cards: &[u8]) -> Vec<CardId> {
        cards.iter().map(|&card| self.id(card)).collect()
    }

    fn maybe(&self, card: Option<u8>) -> Option<CardId> {
        card.map(|card| self.id(card))
    }

    // One arm an event: the length is the vocabulary's.
    fn event(&self, event: &Event) -> Happening {
        match event {
            Event::TurnBegan { seat } => Happening::TurnBegan { player: seat.0 },
            Event::PhaseBegan { seat, phase } => {
                Happening::PhaseBegan { player: seat.0, phase: self.rules.phase(*phase) }
            }
            Event::RoundEnded { round } => Happening::RoundEnded { round: *round },
            Event::Drew { seat, cards } => {
                let seen = self.sees(*seat).then(|| self.ids(cards));
                Happening::Drew { player: seat.0, count: cards.len() as u16, cards: seen }
            }
            Event::Shuffled { seat, .. } => Happening::Shuffled { player: seat.0 },
            Event::Served { seat, card } => Happening::Served { player: seat.0, card: self.id(*card) },
            Event::Chambered { seat, card, to, .. } => {
                Happening::Chambered { player: seat.0, card: self.id(*card), to: to.0 }
            }
            Event::LovePlayed { seat, cards } => Happening::LovePlayed { player: seat.0, cards: self.ids(cards) },
            Event::Gained { seat, counter, n } => {
                Happening::Gained { player: seat.0, counter: counter.shown(), count: *n }
            }
            Event::Discarded { seat, cards, from } => {
                let (player, cards, from) = (seat.0, self.ids(cards), from.seen_at());
                Happening::Discarded(Discarded::Cards { player, cards, from })
            }
            Event::Dismissed { seat, played, hand, top } => {
                let (count, top) = ((played.len() + hand.len()) as u16, self.maybe(*top));
                Happening::Discarded(Discarded::Turn { player: seat.0, count, from: EndOfTurn::Turn, top })
            }
            Event::Returned { seat, card, beneath, .. } => {
                Happening::Returned { player: seat.0, card: self.id(*card), under: self.maybe(*beneath) }
            }
            Event::Taken { seat, card, to, target, .. } => {
                let (player, card, to, target) = (seat.0, self.id(*card), to.shown(), target.0);
                Happening::Taken(Taken::Card { player, card, to, target })
            }
            Event::FirstMaster { seat, from } => {
                let (player, card) = (seat.0, FirstMaster::FirstMaster);
                Happening::Taken(Taken::FirstMaster { player, card, from: from.0 })
            }
            Event::Hired { seat, card, to, maid, beneath, cost } => {
                let (maid, under) = (self.maybe(*maid), self.maybe(*beneath));
                Happening::Hired { player: seat.0, card: self.id(*card), cost: *cost, to: to.0, maid, under }
            }
            Event::Revealed { seat, cards, from } => {
                let (player, cards, from) = (seat.0, self.ids(cards), from.seen_at());
                Happening::Revealed(Revealed::Cards { player, cards, from, cancels: None })
            }
            Event::EventCancelled { seat, card, by } => {
                let (cards, cancels) = (vec![self.id(*by)], Some(self.id(*card)));
                Happening::Revealed(Revealed::Cards { player: seat.0, cards, from: SeenAt::Hand, cancels })
            }
            Event::TurnedUp { card } => {
                Happening::Revealed(Revealed::Town { cards: vec![self.id(*card)], from: InTown::Town })
            }
            Event::Looked { seat, target, card, from, seen } => {
                let (player, target, from) = (seat.0, target.0, from.seen_at());
                Happening::Looked { player, target, from, card: self.in_on(*seen).then(|| self.id(*card)) }
            }
            Event::Placed { seat, card, to, seen } => {
                let to = if *to == words::Place::DeckBottom { DeckEnd::Bottom } else { DeckEnd::Top };
                let card = self.in_on(*seen).then(|| self.id(*card));
                Happening::Placed(Placed::Card { player: seat.0, to, card })
            }
            Event::EventPlaced { seat, card, maid } => {
                let (player, card, maid) = (seat.0, self.id(*card), self.maybe(maid.map(|(maid, _)| maid)));
                Happening::Placed(Placed::Event { player, card, to: InQuarters::Quarters, maid })
            }
            Event::Moved { seat, card, from, maid } => {
                let maid = self.maybe(maid.map(|(maid, _)| maid));
                Happening::Moved { player: seat.0, card: self.id(*card), from: from.0, maid }
            }
            Event::Swapped { seat, target, given, taken } => {
                let told = |card: u8| (self.sees(*seat) || self.sees(*target)).then(|| self.id(card));
                Happening::Swapped { player: seat.0, target: target.0, given: told(*given), taken: told(*taken) }
            }
            Event::Cured { seat, maid, .. } => Happening::Cured { player: seat.0, maid: self.id(*maid) },
            Event::Remembered { seat, card } => Happening::Remembered { player: seat.0, card: self.id(*card) },
            Event::Worked { seat, card } => Happening::Worked { player: seat.0, card: self.id(*card) },
            Event::Picked { seat, card } => Happening::Picked { player: seat.0, card: self.id(*card) },
            Event::TurnEnded { seat } => Happening::TurnEnded { player: seat.0 },
            Event::GameEnded => Happening::GameEnded,
        }
    }

    /// What moved. Whatever a new event moves is told here; faces and [`crate::follow`] know nothing else.
    // One arm an event: the length is the vocabulary's.
    fn moves(&self, event: &Event) -> Vec<Move> {
        match event {
            Event::Drew { seat, cards } => {
                vec![self.hidden(self.sees(*seat), cards, at(At::Deck, *seat), at(At::Hand, *seat))]
            }
            Event::Shuffled { seat, count } => {
                let (from, to) = (at(At::Discard, *seat), at(At::Deck, *seat));
                vec![Move { cards: Vec::new(), count: *count, from, to }]
            }
            Event::Served { seat, card } => vec![self.one(*card, at(At::Hand, *seat), at(At::InPlay, *seat))],
            Event::LovePlayed { seat, cards } => vec![self.open(cards, at(At::Hand, *seat), at(At::InPlay, *seat))],
            Event::Chambered { seat, card, to, visits } => {
                let from = if *visits { At::InPlay } else { At::Hand };
                vec![self.one(*card, at(from, *seat), at(At::Chambermaids, *to))]
            }
            Event::Discarded { seat, cards, from } => {
                vec![self.open(cards, at(from.zone(), *seat), at(At::Discard, *seat))]
            }
            Event::Dismissed { seat, played, hand, top } => self.dismissed(*seat, played, hand, *top),
            Event::Returned { seat, card, from, illness, beneath } => {
                self.returned(*seat, *card, *from, *illness, *beneath)
            }
            Event::Taken { seat, card, from, to, target } => {
                let from = match from {
                    Source::Town => self.pile_of(*card),
                    Source::Offer => Place::table(At::PrivateOffer),
                    Source::Revealed => at(At::Deck, *seat),
                };
                vec![self.one(*card, from, at(to.zone(), *target))]
            }
            Event::Hired { seat, card, to, beneath, .. } => self.hired(*seat, *card, *to, *beneath),
            Event::Placed { seat, card, to, seen } => {
                let to = if *to == words::Place::DeckBottom { At::DeckBottom } else { At::Deck };
                vec![self.hidden(self.in_on(*seen), &[*card], at(At::Hand, *seat), at(to, *seat))]
            }
            Event::EventPlaced { seat, card, maid } => {
                vec![self.one(*card, Place::table(At::Town), self.lair(*seat, *maid))]
            }
            Event::Moved { card, from, maid, .. } => {
                vec![self.one(*card, self.lair(*from, *maid), Place::table(At::Town))]
            }
            Event::Cured { seat, maid, illness } => {
                let from = self.lair(*seat, Some((*maid, *illness)));
                vec![self.one(self.rules.illness, from, Place::table(At::Town))]
            }
            Event::Swapped { seat, target, given, taken } => {
                let (told, mine, theirs) =
                    (self.sees(*seat) || self.sees(*target), at(At::Hand, *seat), at(At::Hand, *target));
                let there = self.hidden(told, &[*given], mine.clone(), theirs.clone());
                vec![there, self.hidden(told, &[*taken], theirs, mine)]
            }
            Event::Remembered { seat, card } => {
                vec![self.one(*card, Place::table(At::ReminiscenceOffer), at(At::Reminiscences, *seat))]
            }
            Event::TurnedUp { card } => vec![self.turned_up(*card)],
            Event::Worked { seat, card } => {
                vec![self.one(*card, Place::table(At::Pantry), at(At::Preparations, *seat))]
            }
            Event::Picked { seat, card } => vec![self.one(*card, Place::table(At::Park), at(At::Refined, *seat))],
            // Nothing changes its place.
            Event::Revealed { .. } | Event::Looked { .. } | Event::EventCancelled { .. } => Vec::new(),
            Event::Gained { .. } | Event::FirstMaster { .. } | Event::GameEnded => Vec::new(),
            Event::TurnBegan { .. } | Event::PhaseBegan { .. } => Vec::new(),
            Event::RoundEnded { .. } | Event::TurnEnded { .. } => Vec::new(),
        }
    }

    fn one(&self, card: u8, from: Place, to: Place) -> Move {
        self.open(&[card], from, to)
    }

    fn open(&self, cards: &[u8], from: Place, to: Place) -> Move {
        Move { cards: self.ids(cards), count: cards.len() as u16, from, to }
    }

    fn hidden(&self, told: bool, cards: &[u8], from: Place, to: Place) -> Move {
        Move { cards: if told { self.ids(cards) } else { Vec::new() }, count: cards.len() as u16, from, to }
    }

    /// Cards in play, then the hand, the card that is seen last.
    fn dismissed(&self, seat: Seat, played: &[u8], hand: &[u8], top: Option<u8>) -> Vec<Move> {
        let to = || at(At::Discard, seat);
        let mut moves = Vec::new();
        if !played.is_empty() {
            moves.push(self.open(played, at(At::InPlay, seat), to()));
        }
        let mut beneath = hand.to_vec();
        let top = top.filter(|card| hand.contains(card));
        if let Some(place) = top.and_then(|top| beneath.iter().position(|&card| card == top)) {
            beneath.remove(place);
        }
        if !beneath.is_empty() {
            moves.push(self.hidden(self.sees(seat), &beneath, at(At::Hand, seat), to()));
        }
        moves.extend(top.map(|top| self.one(top, at(At::Hand, seat), to())));
        moves
    }

    fn returned(&self, seat: Seat, card: u8, from: Origin, illness: u8, beneath: Option<u8>) -> Vec<Move> {
        let rules = self.rules;
        let to = match from {
            Origin::PrivateMaids => Place::table(At::PrivatePile),
            Origin::Refined => Place::table(At::Park),
            Origin::BadHabits | Origin::Buildings => Place::table(At::Town),
            Origin::Hand | Origin::InPlay | Origin::Chambermaids => self.pile_of(card),
        };
        let mut moves = Vec::new();
        if illness > 0 {
            let ill = at(At::Illnesses, seat).on(self.id(card)).ill(illness);
            let cards = vec![self.id(rules.illness); usize::from(illness)];
            moves.push(Move { cards, count: illness.into(), from: ill, to: Place::table(At::Town) });
        }
        if let Some(chief) = beneath {
            let from = at(At::Beneath, seat).on(self.id(card));
            moves.push(self.one(chief, from, at(At::Discard, seat)));
        }
        moves.push(self.one(card, at(from.zone(), seat), to));
        moves
    }

    fn hired(&self, seat: Seat, card: u8, to: Seat, beneath: Option<u8>) -> Vec<Move> {
        let rules = self.rules;
        if card == rules.habit || card == rules.illness {
            // It is placed in an event of its own, or sent back.
            return Vec::new();
        }
        if card < rules.kinds {
            return vec![self.one(card, self.pile_of(card), at(At::Discard, seat))];
        }
        if rules.is_private(card) {
            return vec![self.one(card, Place::table(At::PrivateOffer), at(At::PrivateMaids, to))];
        }
        let mut moves = vec![self.one(card, Place::table(At::Town), at(At::Buildings, seat))];
        if let Some(chief) = beneath {
            moves.push(self.one(chief, at(At::Hand, seat), at(At::Beneath, seat).on(self.id(card))));
        }
        moves
    }

    /// A guest who is turned up stays on her pile.
    fn turned_up(&self, card: u8) -> Move {
        let rules = self.rules;
        let (from, to) = if rules.is_private(card) {
            (At::PrivatePile, At::PrivateOffer)
        } else if card < rules.kinds {
            (At::Guests, At::Guests)
        } else {
            (At::ReminiscencePile, At::ReminiscenceOffer)
        };
        self.one(card, Place::table(from), Place::table(to))
    }

    /// Where a deck card lies while nobody has it.
    fn pile_of(&self, card: u8) -> Place {
        let rules = self.rules;
        Place::table(if rules.guests >> card & 1 == 1 {
            At::Guests
        } else if rules.motto && card == rules.starter {
            At::Box
        } else {
            At::Town
        })
    }

    /// Where events lie: an illness on a maid, a Bad Habit beside her.
    fn lair(&self, seat: Seat, maid: Option<(u8, u8)>) -> Place {
        match maid {
            Some((maid, illness)) => at(At::Illnesses, seat).on(self.id(maid)).ill(illness),
            None => at(At::BadHabits, seat),
        }
    }
}

fn at(zone: At, seat: Seat) -> Place {
    Place::of(zone, seat)
}

impl Zone {
    fn seen_at(self) -> SeenAt {
        match self {
            Zone::Hand => SeenAt::Hand,
            Zone::Deck | Zone::FaceUp => SeenAt::Deck,
            Zone::Quarters => SeenAt::Quarters,
        }
    }

    fn zone(self) -> At {
        match self {
            Zone::Hand => At::Hand,
            Zone::Deck | Zone::FaceUp => At::Deck,
            Zone::Quarters => At::Chambermaids,
        }
    }
}

impl Origin {
    fn zone(self) -> At {
        match self {
            Origin::Hand => At::Hand,
            Origin::InPlay => At::InPlay,
            Origin::Chambermaids => At::Chambermaids,
            Origin::PrivateMaids => At::PrivateMaids,
            Origin::BadHabits => At::BadHabits,
            Origin::Buildings => At::Buildings,
            Origin::Refined => At::Refined,
        }
    }
}

impl Goal {
    fn shown(self) -> TakenTo {
        match self {
            Goal::Cards(words::Place::Hand) => TakenTo::Hand,
            Goal::Cards(words::Place::Discard) => TakenTo::Discard,
            Goal::Cards(words::Place::DeckTop) => TakenTo::Deck,
            Goal::Cards(words::Place::DeckBottom) => TakenTo::DeckBottom,
            Goal::Quarters => TakenTo::Quarters,
        }
    }

    fn zone(self) -> At {
        match self {
            Goal::Cards(words::Place::Hand) => At::Hand,
            Goal::Cards(words::Place::Discard) => At::Discard,
            Goal::Cards(words::Place::DeckTop) => At::Deck,
            Goal::Cards(words::Place::DeckBottom) => At::DeckBottom,
            Goal::Quarters => At::PrivateMaids,
        }
    }
}

impl words::Counter {
    /// The counter as faces know it.
    #[must_use]
    pub fn shown(self) -> Counter {
        match self {
            words::Counter::Love => Counter::Love,
            words::Counter::Serving => Counter::Serving,
            words::Counter::Employment => Counter::Employment,
            words::Counter::Imagination => Counter::Imagination,
            words::Counter::Concentration => Counter::Concentration,
            words::Counter::Effort => Counter::Effort,
        }
    }
}
