//! What comes to light in an action, seen from the seat that acts ([`livret_kernel::Witness`]).
//!
//! Three exhaustive lists, so that no new event, instruction or condition is forgotten: events that show what was hidden,
//! instructions that ask a hand how to go on, conditions that do. A question that is asked, or is not, tells the same about
//! a hand, so what counts is that it was looked at, never what was found.

use livret_kernel::{Chance, Seat, Sink, Viewer};

use crate::event::{Event, Zone};
use crate::play::Play;
use crate::program::{Op, Test};
use crate::rules::Rules;
use crate::state::{Frame, Phase};

impl Event {
    /// Does it show something that this seat, which acts, did not know, or something hidden that is not its own to show?
    #[must_use]
    pub fn reveals(&self, mover: Seat) -> bool {
        match self {
            // Out of a deck, a face-down pile or another hand.
            Event::Drew { .. } | Event::Shuffled { .. } | Event::Looked { .. } | Event::Swapped { .. } => true,
            Event::TurnedUp { .. } => true,
            Event::Discarded { seat, from, .. } | Event::Revealed { seat, from, .. } => match from {
                Zone::Deck => true,
                Zone::Hand => *seat != mover,
                Zone::FaceUp | Zone::Quarters => false,
            },
            // Out of the hand of whoever acts.
            Event::Served { seat, .. } | Event::LovePlayed { seat, .. } | Event::Chambered { seat, .. } => {
                *seat != mover
            }
            Event::Dismissed { seat, .. } | Event::Placed { seat, .. } => *seat != mover,
            Event::EventCancelled { seat, .. } => *seat != mover,
            // Between places that lie open. A hand that is asked first is the instruction's business.
            Event::Returned { .. } | Event::Taken { .. } | Event::Hired { .. } | Event::EventPlaced { .. } => false,
            Event::Moved { .. } | Event::Cured { .. } | Event::Remembered { .. } | Event::Worked { .. } => false,
            Event::Picked { .. } | Event::FirstMaster { .. } | Event::Gained { .. } => false,
            // The course of the game. What a passed-over phase tells is noted where it is passed over.
            Event::TurnBegan { .. } | Event::PhaseBegan { .. } | Event::RoundEnded { .. } => false,
            Event::TurnEnded { .. } | Event::GameEnded => false,
        }
    }
}

/// What an instruction looks at that may be hidden, besides what its events show.
enum Looks {
    /// Nothing.
    Nowhere,
    /// At a hand, for these kinds.
    Hand(Seat, u64),
    /// At cards that only this seat has looked at.
    Sifted(Seat),
}

impl Op {
    fn looks(self, rules: &Rules, frame: &Frame) -> Looks {
        let (actor, who) = (Seat(frame.actor), Seat(frame.who));
        match self {
            Op::If(test, _) | Op::YesNo(test, _) => Looks::Hand(who, rules.tests[usize::from(test)].kinds(rules)),
            Op::Discard(mask, _) | Op::Chamber(mask, _) | Op::Demand(mask, _) => Looks::Hand(who, mask),
            Op::Return(mask, ..) => Looks::Hand(who, mask & rules.returnable()),
            Op::Exchange(_, price, ..) | Op::Surrender(price) => Looks::Hand(who, 1 << price),
            Op::Twins(_) | Op::LayDown => Looks::Hand(who, u64::MAX),
            Op::Pay(mask) => Looks::Hand(actor, mask),
            Op::PlaceHabit | Op::PlaceIllness => Looks::Hand(who, rules.cancels),
            // A card that was seen before is looked at in silence: others do not know whether it was.
            Op::LookAtTop | Op::SiftDiscard(_) | Op::SiftPut => Looks::Sifted(actor),
            // Whether a hand or a deck has a card at all is open to everybody.
            Op::KeepOne | Op::PutBack(..) | Op::Swap | Op::Seat(..) => Looks::Nowhere,
            // Their events, or chance, tell.
            Op::Draw(_) | Op::DiscardTop | Op::DiscardOwnTop | Op::SiftLook(_) => Looks::Nowhere,
            Op::Reveal(_) | Op::Peek | Op::LeaveSelf | Op::TurnUp => Looks::Nowhere,
            // About what lies open.
            Op::Take(..) | Op::Receive(..) | Op::Give(..) | Op::GiveTo | Op::KeepRevealed => Looks::Nowhere,
            Op::ChooseMaid | Op::ReturnEvent(_) | Op::TakeEvent | Op::PlaceMoved(_) => Looks::Nowhere,
            Op::ReturnBuilding(_) | Op::SwapPrivate(_) | Op::ReturnSelf | Op::DismissSelf => Looks::Nowhere,
            Op::NextHand(_) | Op::EndServing | Op::EndTurn | Op::HirePrice(_) | Op::NextHireLess(_) => Looks::Nowhere,
            Op::FirstMaster | Op::EndGame | Op::Remember | Op::Gain(..) | Op::GainOneOf(_) => Looks::Nowhere,
            Op::End | Op::Jump(_) | Op::Use(_) | Op::Each(..) | Op::Next(..) | Op::Back => Looks::Nowhere,
        }
    }
}

impl Test {
    /// The kinds that it looks for in a hand.
    fn kinds(&self, rules: &Rules) -> u64 {
        match self {
            Test::Holds(mask) => *mask,
            Test::ChiefBeneath => rules.chiefs,
            Test::All(tests) => tests.iter().fold(0, |m, test| m | test.kinds(rules)),
            // How many cards a hand, a deck or a discard pile has is open, and so is what was turned up.
            Test::HandAtLeast(_) | Test::CanReveal | Test::SomeoneHolds | Test::Seen(_) | Test::SeenCostsMore(_) => 0,
            Test::BuildingsAtLeast(_) | Test::InTown(_) | Test::SomeoneCanFallIll | Test::SomeEventCanMove => 0,
            Test::EveryServed(_) | Test::MoreThan(..) => 0,
        }
    }
}

impl<const S: usize, const W: usize, C: Chance, K: Sink<Event>> Play<'_, S, W, C, K> {
    /// Notes what the instruction of the running effect is about to look at.
    pub(crate) fn witness_op(&mut self, op: Op) {
        let frame = *self.s.frame();
        match op.looks(self.rules, &frame) {
            Looks::Nowhere => {}
            Looks::Hand(seat, kinds) => self.look_into_hand(seat, kinds),
            Looks::Sifted(by) if by == self.sink.mover() => {}
            Looks::Sifted(_) => self.sink.reveal(),
        }
    }

    /// Notes that whether a phase is passed over tells about the hand of whoever is in it.
    pub(crate) fn witness_phase(&mut self) {
        match self.s.turn.phase {
            Phase::Start | Phase::Serve if self.s.turn.entering => self.look_into_hand(self.active(), u64::MAX),
            Phase::Start | Phase::Serve => {}
            // Nothing in hand opens or closes these.
            Phase::Pick | Phase::Work | Phase::Hire | Phase::Dismiss | Phase::Over => {}
        }
    }

    /// Notes that what happens next depends on this hand.
    #[inline]
    pub(crate) fn witness_hand(&mut self, seat: Seat) {
        if K::WITNESS {
            self.look_into_hand(seat, u64::MAX);
        }
    }

    fn look_into_hand(&mut self, seat: Seat, kinds: u64) {
        let mover = self.sink.mover();
        if seat != mover && self.s.view(self.rules, Viewer::Seat(mover)).may_hold(seat, kinds) {
            self.sink.reveal();
        }
    }
}
