//! Card words flattened into one instruction array.
//!
//! A suspended effect is an address into this array and a few bytes ([`crate::state::Frame`]).

use std::ops::Range;
use std::sync::OnceLock;

use livret_kernel::Names;

use crate::words::{Cond, Counter, Filter, How, Moment, Place, Price, Word};

/// What a choice falls back on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum May {
    /// The choice must be made.
    Must,
    /// `no` goes on at this address.
    No(u16),
    /// One of several was given: `done` goes on at this address.
    Done(u16),
}

/// Whom a loop goes round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Round {
    /// Every other seat, clockwise from the left.
    Others,
    /// Every seat, the active one first.
    All,
    /// Left neighbour, then right neighbour, if another.
    Neighbours,
}

/// Which seats can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// Anybody.
    Anyone,
    /// Anybody whose deck or discard pile has a card.
    AnyDeck,
    /// Anybody else.
    Other,
    /// Anybody else who holds a card.
    OtherHand,
    /// Anybody with an event that can go somewhere else.
    WithMovableEvent,
    /// Anybody but the one the event came from, who can take a Bad Habit.
    HabitReceiver,
}

#[allow(missing_docs)] // the words of [`Word`], which say what they do
/// One instruction. `who` is the seat that the sentence is about, at first the user.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    /// The effect is over.
    End,
    /// Go on elsewhere.
    Jump(u16),
    /// Go on elsewhere unless the condition holds.
    If(u16, u16),
    /// Ask yes or no where the condition holds; `no` goes elsewhere.
    YesNo(u16, u16),
    /// Ask whether the ability is used; `no` goes elsewhere.
    Use(u16),
    /// Begin a round of seats; with nobody in it go elsewhere.
    Each(Round, u16),
    /// The next seat of the round: back to its body, or go on.
    Next(Round, u16),
    /// Choose the seat that the next words are about; with nobody to choose go elsewhere.
    Seat(Whom, May, u16),
    /// The words are about the user again.
    Back,
    Draw(u8),
    Gain(Counter, u8),
    GainOneOf(u8),
    Discard(u64, May),
    Twins(u16),
    KeepOne,
    /// Return a hand card to town: asked only with so many such cards in hand.
    Return(u64, u8, May),
    /// Price: copies and card; then what can be taken.
    Exchange(u8, u8, u64, u16),
    /// A named card from hand to town: nothing to choose.
    Surrender(u8),
    Take(u64, Place, May),
    /// A named card from town: nothing to choose.
    Receive(u8, Place),
    Give(u64, u16),
    GiveTo,
    PutBack(Place, May),
    LookAtTop,
    DiscardTop,
    DiscardOwnTop,
    SiftLook(u8),
    SiftDiscard(May),
    SiftPut,
    Reveal(u8),
    KeepRevealed,
    PlaceHabit,
    ChooseMaid,
    PlaceIllness,
    ReturnEvent(u16),
    TakeEvent,
    /// Choose where a moved event goes: a Bad Habit goes on, an Illness goes elsewhere.
    PlaceMoved(u16),
    Peek,
    Swap,
    ReturnBuilding(u16),
    SwapPrivate(u16),
    Chamber(u64, May),
    ReturnSelf,
    DismissSelf,
    LeaveSelf,
    /// Discard such a card if there is one and go elsewhere; else show the hand and go on.
    Demand(u64, u16),
    NextHand(i8),
    EndServing,
    EndTurn,
    /// The change of price with this number holds for the rest of the turn.
    HirePrice(u8),
    NextHireLess(u8),
    FirstMaster,
    /// The end is settled (RV-REMI-13).
    EndGame,
    /// Which card of the hand comes on top of the discard pile (AMB-TC-46, option).
    LayDown,
    /// Pay one line of a reminiscence's price.
    Pay(u64),
    /// The reminiscence comes into the quarters.
    Remember,
    /// A new reminiscence is turned up.
    TurnUp,
}

/// A condition with its cards as bits.
#[allow(missing_docs)] // the conditions of [`Cond`]
#[derive(Clone, PartialEq, Debug)]
pub enum Test {
    HandAtLeast(u8),
    CanReveal,
    Seen(u64),
    SeenCostsMore(u8),
    BuildingsAtLeast(u8),
    InTown(u64),
    SomeoneCanFallIll,
    SomeEventCanMove,
    SomeoneHolds,
    Holds(u64),
    EveryServed(u8),
    MoreThan(u64, u64),
    ChiefBeneath,
    All(Vec<Test>),
}

/// Whom words are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Whoever uses the card.
    User,
    /// Another player, or one that was chosen.
    Player,
}

/// Words that happen unless a question is declined.
#[derive(Clone, Debug)]
pub struct Offered {
    /// The instruction that asks, and those of the words.
    pub at: Range<u16>,
    /// The words.
    pub words: Vec<Word>,
    /// Whom they are about.
    pub about: About,
    /// The words as a text; made when it is first shown.
    pub text: OnceLock<Names>,
}

/// Words about a player, who may be another than the user.
#[derive(Clone, Debug)]
pub struct Suffered {
    /// Their instructions.
    pub at: Range<u16>,
    /// The words.
    pub words: Vec<Word>,
    /// What they do to that player, as a text; made when it is first shown.
    pub text: OnceLock<Option<Names>>,
}

/// Where compiled words go, and how card names become bits.
pub struct Compiler<'a> {
    /// The instruction array.
    pub ops: Vec<Op>,
    /// Conditions that instructions refer to.
    pub tests: Vec<Test>,
    /// Changes of price that instructions refer to.
    pub prices: Vec<(u64, Price)>,
    /// The cards of this table that a filter means.
    pub mask: &'a dyn Fn(&Filter) -> u64,
    /// The slot of a card, unless it stayed in the box.
    pub slot: &'a dyn Fn(&str) -> Option<u8>,
    /// The counters that this table knows: skills are Motto's alone.
    pub counters: &'a [Counter],
    /// The words that a `yes` lets happen, by the address that asks.
    pub offered: Vec<Offered>,
    /// The words about other players, inner ones before those around them.
    pub suffered: Vec<Suffered>,
    /// Whom the words are about that are being compiled.
    pub about: About,
}

impl Compiler<'_> {
    /// Compiles a whole effect; gives its address.
    pub fn program(&mut self, words: &[Word]) -> u16 {
        let start = self.here();
        self.words(words);
        self.ops.push(Op::End);
        start
    }

    /// The effect of an ability. One that answers a moment of its own asks first.
    pub fn ability(&mut self, at: Moment, how: How, needs: &Option<Cond>, does: &[Word]) -> u16 {
        let start = self.here();
        // What is used on request is offered only where its condition holds.
        let asks_itself = at == Moment::MaidDraw || how == How::Auto;
        let guard = needs.as_ref().filter(|_| asks_itself).map(|cond| self.hole(cond));
        let ask = (at == Moment::MaidDraw && how == How::Use).then(|| self.offer(Op::Use(0), does));
        if ask.is_none() {
            let about = if at == Moment::OthersDismissal { About::Player } else { About::User };
            self.words_about(about, does);
        }
        let end = self.here();
        self.ops.push(Op::End);
        if let Some(at) = guard {
            self.patch(at, end);
        }
        if let Some(at) = ask {
            self.patch(at, end);
        }
        start
    }

    /// A reminiscence: its price, its place, its effect, the next one.
    pub fn reminiscence(&mut self, price: &[Filter], then: &[Word]) -> u16 {
        let start = self.here();
        for filter in price {
            let mask = (self.mask)(filter);
            self.ops.push(Op::Pay(mask));
        }
        self.ops.push(Op::Remember);
        self.words(then);
        self.ops.extend([Op::TurnUp, Op::End]);
        start
    }

    /// A condition's number.
    pub fn test(&mut self, cond: &Cond) -> u16 {
        let test = self.resolve(cond);
        self.tests.push(test);
        (self.tests.len() - 1) as u16
    }

    fn resolve(&self, cond: &Cond) -> Test {
        let bits = |ids: &[String]| ids.iter().filter_map(|id| (self.slot)(id)).fold(0, |m, slot| m | 1 << slot);
        match cond {
            Cond::HandAtLeast(n) => Test::HandAtLeast(*n),
            Cond::CanReveal => Test::CanReveal,
            Cond::Seen(filter) => Test::Seen((self.mask)(filter)),
            Cond::SeenCostsMore(n) => Test::SeenCostsMore(*n),
            Cond::BuildingsAtLeast(n) => Test::BuildingsAtLeast(*n),
            Cond::InTown(filter) => Test::InTown((self.mask)(filter)),
            Cond::SomeoneCanFallIll => Test::SomeoneCanFallIll,
            Cond::SomeEventCanMove => Test::SomeEventCanMove,
            Cond::SomeoneHolds => Test::SomeoneHolds,
            Cond::Holds(filter) => Test::Holds((self.mask)(filter)),
            Cond::EveryServed(n) => Test::EveryServed(*n),
            Cond::MoreThan(these, those) => Test::MoreThan(bits(these), bits(std::slice::from_ref(those))),
            Cond::ChiefBeneath => Test::ChiefBeneath,
            Cond::All(conds) => Test::All(conds.iter().map(|c| self.resolve(c)).collect()),
        }
    }

    fn here(&self) -> u16 {
        self.ops.len() as u16
    }

    fn push(&mut self, op: Op) -> usize {
        self.ops.push(op);
        self.ops.len() - 1
    }

    fn hole(&mut self, cond: &Cond) -> usize {
        let test = self.test(cond);
        self.push(Op::If(test, 0))
    }

    /// Fills in where an instruction goes when it does not go on.
    fn patch(&mut self, at: usize, to: u16) {
        use Op::*;
        match &mut self.ops[at] {
            Jump(a) | If(_, a) | YesNo(_, a) | Use(a) | Each(_, a) | Twins(a) | Exchange(_, _, _, a) => *a = to,
            Give(_, a) | ReturnEvent(a) | ReturnBuilding(a) | SwapPrivate(a) | Demand(_, a) | PlaceMoved(a) => *a = to,
            Seat(_, may, after) => {
                fill(may, to);
                *after = to;
            }
            Discard(_, may) | Return(_, _, may) | Take(_, _, may) => fill(may, to),
            PutBack(_, may) | SiftDiscard(may) | Chamber(_, may) => fill(may, to),
            End | Next(..) | Back | Draw(_) | Gain(..) | GainOneOf(_) | KeepOne | Surrender(_) | Receive(..)
            | GiveTo | LookAtTop | DiscardTop | DiscardOwnTop | SiftLook(_) | SiftPut | Reveal(_) | KeepRevealed
            | PlaceHabit | ChooseMaid | PlaceIllness | TakeEvent | Peek | Swap | ReturnSelf | DismissSelf
            | LeaveSelf | NextHand(_) | EndServing | EndTurn | HirePrice(_) | NextHireLess(_) | FirstMaster
            | EndGame | LayDown | Pay(_) | Remember | TurnUp => unreachable!("it goes nowhere else"),
        }
    }

    /// An instruction that asks about words, and the words.
    fn offer(&mut self, op: Op, words: &[Word]) -> usize {
        let (start, about) = (self.here(), self.about);
        let at = self.push(op);
        self.words(words);
        let range = start..self.here();
        self.offered.push(Offered { at: range, words: words.to_vec(), about, text: OnceLock::new() });
        at
    }

    fn words_about(&mut self, about: About, words: &[Word]) {
        let before = std::mem::replace(&mut self.about, about);
        let from = self.here();
        self.words(words);
        if about == About::Player {
            let at = from..self.here();
            self.suffered.push(Suffered { at, words: words.to_vec(), text: OnceLock::new() });
        }
        self.about = before;
    }

    fn words(&mut self, words: &[Word]) {
        for word in words {
            self.word(word);
        }
    }

    /// An instruction that may be declined, and the words that follow if it is not.
    fn optional(&mut self, op: Op, then: &[Word]) {
        let at = self.offer(op, then);
        self.patch(at, self.here());
    }

    fn round(&mut self, round: Round, body: &[Word]) {
        let each = self.push(Op::Each(round, 0));
        let start = self.here();
        self.words_about(About::Player, body);
        self.ops.push(Op::Next(round, start));
        self.patch(each, self.here());
    }

    /// Words about a chosen seat, then about the user again. Declined, nothing changes hands.
    fn about(&mut self, whom: Whom, may: May, body: &[Word]) {
        let at = self.push(Op::Seat(whom, may, 0));
        self.words_about(About::Player, body);
        self.ops.push(Op::Back);
        self.patch(at, self.here());
    }

    /// An event on its way to another house: a Bad Habit and an Illness are placed each in its own way.
    fn move_event(&mut self) {
        let seat = self.push(Op::Seat(Whom::WithMovableEvent, May::Must, 0));
        self.ops.push(Op::TakeEvent);
        let place = self.push(Op::PlaceMoved(0));
        self.ops.push(Op::PlaceHabit);
        let over = self.push(Op::Jump(0));
        self.patch(place, self.here());
        self.ops.push(Op::PlaceIllness);
        self.patch(over, self.here());
        self.ops.push(Op::Back);
        self.patch(seat, self.here());
    }

    fn mask(&self, filter: &Filter) -> u64 {
        (self.mask)(filter)
    }

    // One arm a word: the length is the vocabulary's.
    fn word(&mut self, word: &Word) {
        match word {
            Word::Draw(n) => self.ops.push(Op::Draw(*n)),
            Word::Gain(counter, n) => {
                let known = self.counters.contains(counter);
                self.ops.extend(known.then_some(Op::Gain(*counter, *n)));
            }
            Word::GainOneOf(counters) => {
                let known = counters.iter().filter(|c| self.counters.contains(c));
                self.ops.push(Op::GainOneOf(known.fold(0, |m, &c| m | 1 << c as u8)));
            }
            Word::If(cond, then) => {
                let at = self.hole(cond);
                self.words(then);
                self.patch(at, self.here());
            }
            Word::May(cond, then) => {
                let test = self.test(cond);
                self.optional(Op::YesNo(test, 0), then);
            }
            Word::EachOther(body) => self.round(Round::Others, body),
            Word::EachPlayer(body) => self.round(Round::All, body),
            Word::Neighbours(body) => self.round(Round::Neighbours, body),
            Word::Discard(filter) => self.ops.push(Op::Discard(self.mask(filter), May::Must)),
            Word::DiscardDownTo(n) => self.discard_down_to(*n),
            Word::MayDiscard(filter, then) => self.optional(Op::Discard(self.mask(filter), May::No(0)), then),
            Word::MayDiscardUpTo(n, each) => self.discard_up_to(*n, each),
            Word::MayDiscardTwins(then) => self.optional(Op::Twins(0), then),
            Word::KeepOne => self.ops.push(Op::KeepOne),
            Word::MayReturn(n, filter, then) => self.may_return(*n, self.mask(filter), then),
            Word::Return(Filter::Named(id)) => self.ops.extend((self.slot)(id).map(Op::Surrender)),
            Word::Return(filter) => self.ops.push(Op::Return(self.mask(filter), 1, May::Must)),
            Word::MayExchange(n, id, filter) => {
                if let Some(slot) = (self.slot)(id) {
                    self.optional(Op::Exchange(*n, slot, self.mask(filter), 0), &[]);
                }
            }
            Word::Take(Filter::Named(id), place) => {
                self.ops.extend((self.slot)(id).map(|slot| Op::Receive(slot, *place)));
            }
            Word::Take(filter, place) => self.ops.push(Op::Take(self.mask(filter), *place, May::Must)),
            Word::MayTake(filter, place, then) => {
                self.optional(Op::Take(self.mask(filter), *place, May::No(0)), then);
            }
            Word::MayGive(filter) => {
                let give = self.push(Op::Give(self.mask(filter), 0));
                let seat = self.push(Op::Seat(Whom::Anyone, May::Must, 0));
                self.ops.extend([Op::GiveTo, Op::Back]);
                self.patch(give, self.here());
                self.patch(seat, self.here());
            }
            Word::PutBack(place) => self.ops.push(Op::PutBack(*place, May::Must)),
            Word::MayPutBack(place) => self.optional(Op::PutBack(*place, May::No(0)), &[]),
            Word::AnyDeck(body) => self.about(Whom::AnyDeck, May::Must, body),
            Word::MayAnyDeck(body) => self.about(Whom::AnyDeck, May::No(0), body),
            Word::Opponent(body) => self.about(Whom::Other, May::Must, body),
            Word::OtherHand(body) => self.about(Whom::OtherHand, May::Must, body),
            Word::LookAtTop => self.ops.push(Op::LookAtTop),
            Word::DiscardTop => self.ops.push(Op::DiscardTop),
            Word::DiscardOwnTop => self.ops.push(Op::DiscardOwnTop),
            Word::Sift(n) => self.sift(*n),
            Word::RevealAndKeepOne(n) => self.ops.extend([Op::Reveal(*n), Op::KeepRevealed]),
            Word::PlaceHabit => self.ops.push(Op::PlaceHabit),
            Word::PlaceIllnesses(n) => {
                self.ops.push(Op::ChooseMaid);
                self.ops.extend(std::iter::repeat_n(Op::PlaceIllness, usize::from(*n)));
                self.ops.push(Op::Back);
            }
            Word::MayReturnEvent => self.optional(Op::ReturnEvent(0), &[]),
            Word::MoveEvent => self.move_event(),
            Word::PeekAndSwap => self.ops.extend([Op::Peek, Op::Swap]),
            Word::MayReturnBuilding => self.optional(Op::ReturnBuilding(0), &[]),
            Word::MaySwapPrivate => self.optional(Op::SwapPrivate(0), &[]),
            Word::MayChamber(n, filter) => self.may_chamber(*n, self.mask(filter)),
            Word::Chamber(filter) => self.ops.push(Op::Chamber(self.mask(filter), May::Must)),
            Word::ReturnSelf => self.ops.push(Op::ReturnSelf),
            Word::DismissSelf => self.ops.push(Op::DismissSelf),
            Word::LeaveSelf => self.ops.push(Op::LeaveSelf),
            Word::Demand(filter, then) => self.optional(Op::Demand(self.mask(filter), 0), then),
            Word::NextHand(n) => self.ops.push(Op::NextHand(*n)),
            Word::EndServing => self.ops.push(Op::EndServing),
            Word::EndTurn => self.ops.push(Op::EndTurn),
            Word::HirePrice(filter, price) => {
                let entry = (self.mask(filter), *price);
                let number = self.prices.iter().position(|p| *p == entry).unwrap_or_else(|| {
                    self.prices.push(entry);
                    self.prices.len() - 1
                });
                self.ops.push(Op::HirePrice(number as u8));
            }
            Word::NextHireLess(n) => self.ops.push(Op::NextHireLess(*n)),
            Word::FirstMaster => self.ops.push(Op::FirstMaster),
            Word::EndGame => self.ops.push(Op::EndGame),
        }
    }

    fn discard_down_to(&mut self, n: u8) {
        let start = self.here();
        let at = self.hole(&Cond::HandAtLeast(n + 1));
        self.ops.extend([Op::Discard(u64::MAX, May::Must), Op::Jump(start)]);
        self.patch(at, self.here());
    }

    fn discard_up_to(&mut self, n: u8, each: &[Word]) {
        let mut asks = Vec::new();
        for i in 0..n {
            let may = if i == 0 { May::No(0) } else { May::Done(0) };
            asks.push(self.offer(Op::Discard(u64::MAX, may), each));
        }
        let end = self.here();
        asks.into_iter().for_each(|at| self.patch(at, end));
    }

    fn may_return(&mut self, n: u8, mask: u64, then: &[Word]) {
        let first = self.push(Op::Return(mask, n, May::No(0)));
        self.ops.extend((1..n).map(|_| Op::Return(mask, 1, May::Must)));
        self.words(then);
        self.patch(first, self.here());
    }

    fn may_chamber(&mut self, n: u8, mask: u64) {
        let mut asks = vec![self.push(Op::Chamber(mask, May::No(0)))];
        let again = self.here();
        asks.extend((1..n.max(1)).map(|_| self.push(Op::Chamber(mask, May::Done(0)))));
        if n == 0 {
            asks.push(self.push(Op::Chamber(mask, May::Done(0))));
            self.ops.push(Op::Jump(again));
        }
        let end = self.here();
        asks.into_iter().for_each(|at| self.patch(at, end));
    }

    fn sift(&mut self, n: u8) {
        self.ops.push(Op::SiftLook(n));
        let first = self.push(Op::SiftDiscard(May::No(0)));
        let again = self.here();
        let more = self.push(Op::SiftDiscard(May::Done(0)));
        self.ops.push(Op::Jump(again));
        let put = self.here();
        self.ops.push(Op::SiftPut);
        self.patch(first, put);
        self.patch(more, put);
    }
}

fn fill(may: &mut May, to: u16) {
    *may = match may {
        May::Must => May::Must,
        May::No(_) => May::No(to),
        May::Done(_) => May::Done(to),
    };
}
