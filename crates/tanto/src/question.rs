//! What an instruction asks, worked out once when a table is set up.
//!
//! One description of a question: who is asked, what can answer, how it is declined, in how many steps, and what the
//! answer does. Legal answers, resampling, what undo rests on and what a table shows ([`crate::offer`]) are read from it;
//! each of them matches on [`Answers`] or [`Does`] without a wildcard.

use livret_shown::{Decline, Sort};

use crate::action::Verb;
use crate::program::{May, Op, Test, Whom};
use crate::words::Place;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question {
    /// Who is asked.
    pub asked: Asked,
    /// What can answer.
    pub answers: Answers,
    /// What the answer does.
    pub does: Does,
    /// How it is declined.
    pub decline: Decline,
    /// Where it goes on when it is declined, or cannot be answered.
    pub otherwise: u16,
    /// In how many steps it is answered.
    pub steps: Steps,
}

/// Who is asked: a hand's owner chooses from it, the user all else (GEN-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Whoever uses the card.
    User,
    /// Whom the words are about.
    Owner,
}

/// What can answer. Hands and decks are those of the seat that the words are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answers {
    /// `yes`.
    Yes(Given),
    /// Seats.
    Seats(Whom),
    /// These counters, as bits.
    Counters(u8),
    /// Such cards of a hand.
    Hand(Verb, u64),
    /// Any card of a hand.
    AnyOfHand(Verb),
    /// Any card of a hand that has different ones.
    Differing(Verb),
    /// Cards that a hand has twice.
    Twins,
    /// Such cards of a hand that have a pile to go back to, if there are so many.
    Returnable(u64, u8),
    /// Such cards of the town, if the hand has so many of a card to return.
    Exchange(u8, u8, u64),
    /// Such cards of the town.
    Town(Verb, u64),
    /// The top of a deck, which is discarded or kept.
    TopOfDeck,
    /// The cards looked at, or revealed.
    LookedAt(Verb),
    /// Those of the cards looked at that have no place yet.
    Unplaced,
    /// Maids in any quarters who can fall ill.
    Maids,
    /// Houses, or maids, that a moved event can go to.
    Destinations,
    /// Events of a house.
    Events,
    /// Events of a house that can go elsewhere.
    MovableEvents,
    /// Buildings of a house.
    Buildings,
    /// Private maids on offer.
    PrivateOffer,
    /// Such cards of a hand, as long as the rest can pay the lines that follow.
    Payment(u64),
}

/// When `yes` is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// Whenever the words come to it.
    Always,
    /// Where this condition holds.
    Test(u16),
    /// Where the hand has a card that cancels events.
    Cancels,
}

/// An event that is being placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Placing {
    Habit,
    Illness,
}

/// What an answer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    /// The words go on.
    GoOn,
    /// The ability is used.
    Use,
    /// The event is cancelled, or placed.
    React(Placing),
    /// Two random cards change hands.
    Swap,
    /// The words are about the chosen seat.
    Aim,
    /// The card chosen before goes to the chosen seat.
    GiveTo,
    /// The words are about the chosen maid.
    AimAtMaid,
    /// A counter rises.
    Gain,
    /// A card of the hand is discarded.
    Discard,
    /// Two of it are.
    DiscardTwins,
    /// All but this one are.
    KeepOne,
    /// The hand is laid down, with this one on top.
    LayDown,
    /// A card of the hand goes back to the town.
    Return,
    /// So many of a card go back to the town, and one of these comes into the hand.
    Exchange(u8, u8, u64),
    /// A card of the town is taken.
    Take(Place),
    /// A card of the town is chosen, to be given away.
    Give,
    /// A card of the hand goes on or under the deck.
    PutBack(Place),
    /// The top card is discarded, or left.
    LookAtTop,
    /// One of the cards looked at is discarded.
    DiscardLooked,
    /// One of them is the next to lie beneath the others.
    OrderLooked,
    /// A revealed card comes into the hand, the others are discarded.
    KeepRevealed,
    /// An event goes back to the town.
    ReturnEvent,
    /// An event is picked up.
    TakeEvent,
    /// It arrives: a Bad Habit goes on, an Illness goes to this address.
    PlaceMoved(u16),
    /// A building goes back to the town.
    ReturnBuilding,
    /// A private maid comes for the own one.
    SwapPrivate,
    /// A maid becomes a chambermaid.
    Chamber,
    /// A card of the hand pays a line of a price.
    Pay,
}

impl Does {
    /// The sort of question, as a table shows it.
    #[must_use]
    pub fn sort(self) -> Sort {
        match self {
            Does::GoOn => Sort::YesNo,
            Does::Use => Sort::Use,
            Does::React(_) => Sort::Reaction,
            Does::Swap => Sort::Swap,
            Does::Aim | Does::GiveTo => Sort::Seat,
            Does::AimAtMaid => Sort::Maid,
            Does::Gain => Sort::Gain,
            Does::Discard => Sort::Discard,
            Does::DiscardTwins => Sort::DiscardTwins,
            Does::KeepOne => Sort::KeepOne,
            Does::LayDown => Sort::LayDown,
            Does::Return => Sort::Return,
            Does::Exchange(..) => Sort::Exchange,
            Does::Take(_) => Sort::Take,
            Does::Give => Sort::Give,
            Does::PutBack(Place::DeckBottom) => Sort::PutUnder,
            Does::PutBack(Place::DeckTop | Place::Hand | Place::Discard) => Sort::PutOnTop,
            Does::LookAtTop => Sort::LookAtTop,
            Does::DiscardLooked => Sort::DiscardLooked,
            Does::OrderLooked => Sort::OrderLooked,
            Does::KeepRevealed => Sort::KeepRevealed,
            Does::ReturnEvent => Sort::ReturnEvent,
            Does::TakeEvent => Sort::TakeEvent,
            Does::PlaceMoved(_) => Sort::PlaceMoved,
            Does::ReturnBuilding => Sort::ReturnBuilding,
            Does::SwapPrivate => Sort::SwapPrivate,
            Does::Chamber => Sort::Chamber,
            Does::Pay => Sort::Pay,
        }
    }
}

/// In how many steps a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// In one.
    One,
    /// In so many.
    Exactly(u8),
    /// In so many at most, as long as the hand lasts.
    UpTo(u8),
    /// Until the hand has no more than so many.
    DownTo(u8),
}

impl Question {
    fn new(at: u16, answers: Answers, does: Does) -> Question {
        let (asked, decline, steps) = (Asked::User, Decline::Must, Steps::One);
        Question { asked, answers, does, decline, otherwise: at + 1, steps }
    }

    fn of_owner(self) -> Question {
        Question { asked: Asked::Owner, ..self }
    }

    fn or_no(self, to: u16) -> Question {
        Question { decline: Decline::No, otherwise: to, ..self }
    }

    fn may(self, may: May) -> Question {
        match may {
            May::Must => self,
            May::No(to) => self.or_no(to),
            May::Done(to) => Question { decline: Decline::Done, otherwise: to, ..self },
        }
    }

    fn in_steps(self, steps: Steps) -> Question {
        Question { steps, ..self }
    }

    /// Is it asked because a hand could answer another's doing?
    #[inline]
    #[must_use]
    pub fn is_reaction(&self) -> bool {
        matches!(self.does, Does::React(_))
    }
}

/// What each instruction asks; `chamber` are the cards that can be chambermaids.
pub fn questions(ops: &[Op], tests: &[Test], chamber: u64) -> Vec<Option<Question>> {
    let code = Code { ops, tests, chamber };
    (0..ops.len()).map(|at| code.question(at)).collect()
}

/// The instructions, which explain each other.
struct Code<'a> {
    ops: &'a [Op],
    tests: &'a [Test],
    chamber: u64,
}

impl Code<'_> {
    // One arm an instruction: the length is the vocabulary's.
    fn question(&self, address: usize) -> Option<Question> {
        let at = address as u16;
        let ask = |answers: Answers, does: Does| Question::new(at, answers, does);
        Some(match self.ops[address] {
            Op::YesNo(test, to) => ask(Answers::Yes(Given::Test(test)), Does::GoOn).or_no(to),
            Op::Use(to) => ask(Answers::Yes(Given::Always), Does::Use).or_no(to),
            // Refusing Claire, or the swap, is an answer: what follows it is decided there.
            Op::PlaceHabit => self.reaction(at, Placing::Habit),
            Op::PlaceIllness => self.reaction(at, Placing::Illness),
            Op::Swap => ask(Answers::Yes(Given::Always), Does::Swap).or_no(at + 1),
            Op::Seat(whom, may, after) => {
                let gives = self.ops.get(address + 1) == Some(&Op::GiveTo);
                let does = if gives { Does::GiveTo } else { Does::Aim };
                // Words about a player of whom there is none are passed over.
                Question { otherwise: after, ..ask(Answers::Seats(whom), does).may(may) }
            }
            Op::GainOneOf(counters) => ask(Answers::Counters(counters), Does::Gain),
            Op::Discard(mask, may) => {
                let asked = ask(Answers::Hand(Verb::Discard, mask), Does::Discard).may(may);
                asked.of_owner().in_steps(self.discards(address, may))
            }
            Op::Twins(to) => ask(Answers::Twins, Does::DiscardTwins).of_owner().or_no(to),
            Op::KeepOne => ask(Answers::AnyOfHand(Verb::Keep), Does::KeepOne).of_owner(),
            Op::LayDown => ask(Answers::Differing(Verb::Top), Does::LayDown),
            Op::Return(mask, n, may) => {
                let asked = ask(Answers::Returnable(mask, n), Does::Return).may(may);
                asked.of_owner().in_steps(Steps::Exactly(n))
            }
            Op::Exchange(n, price, mask, to) => {
                ask(Answers::Exchange(n, price, mask), Does::Exchange(n, price, mask)).of_owner().or_no(to)
            }
            Op::Take(mask, place, may) => {
                let verb = if place == Place::DeckTop { Verb::Top } else { Verb::Take };
                ask(Answers::Town(verb, mask), Does::Take(place)).may(may)
            }
            Op::Give(mask, to) => ask(Answers::Town(Verb::Give, mask), Does::Give).or_no(to),
            Op::PutBack(place, may) => {
                let verb = if place == Place::DeckTop { Verb::Top } else { Verb::Bottom };
                ask(Answers::AnyOfHand(verb), Does::PutBack(place)).may(may).of_owner()
            }
            Op::LookAtTop => ask(Answers::TopOfDeck, Does::LookAtTop),
            Op::SiftDiscard(may) => ask(Answers::LookedAt(Verb::Discard), Does::DiscardLooked).may(may),
            Op::SiftPut => ask(Answers::Unplaced, Does::OrderLooked),
            Op::KeepRevealed => ask(Answers::LookedAt(Verb::Keep), Does::KeepRevealed),
            Op::ChooseMaid => ask(Answers::Maids, Does::AimAtMaid),
            Op::PlaceMoved(illness) => ask(Answers::Destinations, Does::PlaceMoved(illness)),
            Op::ReturnEvent(to) => ask(Answers::Events, Does::ReturnEvent).or_no(to),
            Op::TakeEvent => ask(Answers::MovableEvents, Does::TakeEvent),
            Op::ReturnBuilding(to) => ask(Answers::Buildings, Does::ReturnBuilding).or_no(to),
            Op::SwapPrivate(to) => ask(Answers::PrivateOffer, Does::SwapPrivate).or_no(to),
            Op::Chamber(mask, may) => ask(Answers::Hand(Verb::Chamber, mask & self.chamber), Does::Chamber).may(may),
            Op::Pay(mask) => ask(Answers::Payment(mask), Does::Pay),
            Op::End | Op::Jump(_) | Op::If(..) | Op::Each(..) | Op::Next(..) | Op::Back => return None,
            Op::Draw(_) | Op::Gain(..) | Op::Surrender(_) | Op::Receive(..) | Op::GiveTo => return None,
            Op::DiscardTop | Op::DiscardOwnTop | Op::SiftLook(_) | Op::Reveal(_) | Op::Peek => return None,
            Op::ReturnSelf | Op::DismissSelf | Op::LeaveSelf | Op::Demand(..) | Op::NextHand(_) => return None,
            Op::EndServing | Op::EndTurn | Op::HirePrice(_) | Op::NextHireLess(_) => return None,
            Op::FirstMaster | Op::EndGame | Op::Remember | Op::TurnUp => return None,
        })
    }

    fn reaction(&self, at: u16, placing: Placing) -> Question {
        Question::new(at, Answers::Yes(Given::Cancels), Does::React(placing)).of_owner().or_no(at + 1)
    }

    /// How many cards are discarded one after the other: down to a number, or up to one.
    fn discards(&self, at: usize, may: May) -> Steps {
        match may {
            May::Must => self.kept_by_loop(at).map_or(Steps::One, Steps::DownTo),
            May::No(end) | May::Done(end) => {
                let alike = self.ops[at..usize::from(end)].iter().filter(|op| matches!(op, Op::Discard(..)));
                Steps::UpTo(alike.count().min(255) as u8)
            }
        }
    }

    /// How many cards a hand keeps that is brought down to so many, if the instruction is the body of such a loop.
    fn kept_by_loop(&self, at: usize) -> Option<u8> {
        let Some(Op::Jump(start)) = self.ops.get(at + 1) else { return None };
        let Op::If(test, _) = self.ops[usize::from(*start)] else { return None };
        let Test::HandAtLeast(n) = self.tests[usize::from(test)] else { return None };
        Some(n.saturating_sub(1))
    }
}
