//! What comes to light in an action, seen from the seat that acts ([`livret_kernel::Witness`]).
//!
//! Three exhaustive lists, so that no new event, instruction or condition is forgotten: events that show what was hidden,
//! instructions that ask a hand how to go on, conditions that do. A question that is asked, or is not, tells the same about
//! a hand, so what counts is that it was looked at, never what was found.

use livret_kernel::{Chance, Seat, Sink, Viewer};

use crate::action::Verb;
use crate::event::{Event, Happened, Zone};
use crate::play::Play;
use crate::program::{Op, Test};
use crate::question::{Answers, Given, Question};
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

impl Question {
    fn looks(&self, rules: &Rules, frame: &Frame) -> Looks {
        let (actor, who) = (Seat(frame.actor), Seat(frame.who));
        match self.answers {
            Answers::Yes(Given::Test(test)) => Looks::Hand(who, rules.tests[usize::from(test)].kinds(rules)),
            Answers::Yes(Given::Cancels) => Looks::Hand(who, rules.cancels),
            Answers::Hand(_, mask) => Looks::Hand(who, mask),
            Answers::Returnable(mask, _) => Looks::Hand(who, mask & rules.returnable()),
            Answers::Exchange(_, price, _) => Looks::Hand(who, 1 << price),
            Answers::Twins | Answers::Differing(_) => Looks::Hand(who, u64::MAX),
            Answers::Payment(mask) => Looks::Hand(actor, mask),
            // A card that was seen before is looked at in silence: others do not know whether it was.
            Answers::TopOfDeck | Answers::LookedAt(Verb::Discard) | Answers::Unplaced => Looks::Sifted(actor),
            // Whether a hand or a deck has a card at all is open to everybody.
            Answers::AnyOfHand(_) | Answers::Yes(Given::Always) | Answers::Seats(_) => Looks::Nowhere,
            // About what lies open.
            Answers::LookedAt(_) | Answers::Counters(_) | Answers::Town(..) | Answers::Maids => Looks::Nowhere,
            Answers::Destinations | Answers::Events | Answers::MovableEvents => Looks::Nowhere,
            Answers::Buildings | Answers::PrivateOffer => Looks::Nowhere,
        }
    }
}

impl Op {
    fn looks(self, rules: &Rules, frame: &Frame) -> Looks {
        let who = Seat(frame.who);
        match self {
            Op::If(test, _) => Looks::Hand(who, rules.tests[usize::from(test)].kinds(rules)),
            Op::Demand(mask, _) => Looks::Hand(who, mask),
            Op::Surrender(price) => Looks::Hand(who, 1 << price),
            // Their events, or chance, tell.
            Op::Draw(_) | Op::DiscardTop | Op::DiscardOwnTop | Op::SiftLook(_) => Looks::Nowhere,
            Op::Reveal(_) | Op::Peek | Op::LeaveSelf | Op::TurnUp => Looks::Nowhere,
            // About what lies open.
            Op::Receive(..) | Op::GiveTo | Op::ReturnSelf | Op::DismissSelf | Op::Gain(..) => Looks::Nowhere,
            Op::NextHand(_) | Op::EndServing | Op::EndTurn | Op::HirePrice(_) | Op::NextHireLess(_) => Looks::Nowhere,
            Op::FirstMaster | Op::EndGame | Op::Remember => Looks::Nowhere,
            Op::End | Op::Jump(_) | Op::Each(..) | Op::Next(..) | Op::Back => Looks::Nowhere,
            // Questions: what they look at is said there.
            Op::YesNo(..) | Op::Use(_) | Op::Seat(..) | Op::GainOneOf(_) | Op::Discard(..) | Op::Twins(_) => {
                Looks::Nowhere
            }
            Op::KeepOne | Op::Return(..) | Op::Exchange(..) | Op::Take(..) | Op::Give(..) | Op::PutBack(..) => {
                Looks::Nowhere
            }
            Op::LookAtTop | Op::SiftDiscard(_) | Op::SiftPut | Op::KeepRevealed | Op::PlaceHabit => Looks::Nowhere,
            Op::ChooseMaid | Op::PlaceIllness | Op::ReturnEvent(_) | Op::TakeEvent | Op::PlaceMoved(_) => {
                Looks::Nowhere
            }
            Op::Swap | Op::ReturnBuilding(_) | Op::SwapPrivate(_) | Op::Chamber(..) | Op::LayDown => Looks::Nowhere,
            Op::Pay(_) => Looks::Nowhere,
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

impl<const S: usize, const W: usize, C: Chance, K: Sink<Happened>> Play<'_, S, W, C, K> {
    /// Notes what the instruction of the running effect is about to look at.
    pub(crate) fn witness_op(&mut self, op: Op) {
        let frame = *self.s.frame();
        let looks = match self.rules.question(frame.pc) {
            Some(question) => question.looks(self.rules, &frame),
            None => op.looks(self.rules, &frame),
        };
        match looks {
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
