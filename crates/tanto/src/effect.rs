//! Card effects: the instructions, what they ask, and what the answers do.

use livret_kernel::{Chance, Decision, Occasion, Seat, SeatSet, Sink};
use livret_shown::Decline;

use crate::action::{Action, Verb};
use crate::event::{Event, Goal, Happened, Origin, Source, Zone};
use crate::legal::any;
use crate::options::Ruling;
use crate::pile::{Bits, Pile};
use crate::play::Play;
use crate::program::{Op, Round, Whom};
use crate::question::{Answers, Asked, Does, Given, Placing, Question, Steps};
use crate::rules::{NONE, Rules, streams};
use crate::state::{Frame, Phase, State};
use crate::words::{Counter, Place};

impl<const S: usize, const W: usize> State<S, W> {
    /// The pending decision.
    #[inline(always)]
    pub fn decision(&self, rules: &Rules) -> Option<Decision> {
        let phase = rules.phase_name(self.turn.phase);
        let Some(frame) = self.stack.last() else {
            let over = self.turn.phase == Phase::Over;
            return (!over).then_some(Decision { seat: self.turn.active, phase, kind: Occasion::Turn, source: None });
        };
        Some(self.choice(rules, frame, phase))
    }

    /// What is asked; nothing where a free choice of the turn is due.
    #[inline]
    #[must_use]
    pub fn question<'r>(&self, rules: &'r Rules) -> Option<&'r Question> {
        rules.question(self.stack.last()?.pc)
    }

    fn choice(&self, rules: &Rules, frame: &Frame, phase: &'static str) -> Decision {
        let question = rules.question(frame.pc);
        if question.is_some_and(Question::is_reaction) {
            let seat = Seat(frame.who);
            let source = Some((self.house(seat).hand.kinds() & rules.cancels).trailing_zeros() as u8);
            return Decision { seat, phase, kind: Occasion::Reaction, source };
        }
        let source = Some(frame.source).filter(|&card| card != NONE);
        Decision { seat: asked(question, frame), phase, kind: Occasion::Choice, source }
    }

    /// How many cards the pending question is about, where they are chosen one after the other.
    pub fn steps(&self, rules: &Rules) -> Option<u8> {
        let frame = self.stack.last()?;
        // A hand of more than a byte counts is told as 255.
        let held = || self.house(Seat(frame.who)).hand.total().min(255) as u8;
        let steps = match rules.question(frame.pc)?.steps {
            Steps::DownTo(kept) => return Some(held().saturating_sub(kept)),
            Steps::UpTo(n) => n.min(held()),
            Steps::Exactly(n) => n,
            Steps::One => 1,
        };
        (steps > 1).then_some(steps)
    }

    /// The answers to the pending question, ascending, with the way to decline.
    pub fn answers(&self, rules: &Rules, frame: &Frame, out: &mut Vec<Action>) {
        let Some(question) = rules.question(frame.pc) else { return };
        self.real_answers(rules, question, frame, &mut |action| out.push(action));
        match question.decline {
            Decline::Must => {}
            Decline::No => out.push(Action::plain(Verb::No)),
            Decline::Done => out.push(Action::plain(Verb::Done)),
        }
    }

    /// Does the pending question, if there is one, have an answer but to decline?
    pub fn has_answer(&self, rules: &Rules) -> bool {
        let Some(frame) = self.stack.last() else { return true };
        let Some(question) = rules.question(frame.pc) else { return false };
        if let Answers::Yes(given) = question.answers {
            return match given {
                Given::Always => true,
                Given::Test(test) => self.holds(rules, &rules.tests[usize::from(test)], frame),
                Given::Cancels => self.house(Seat(frame.who)).hand.kinds() & rules.cancels != 0,
            };
        }
        any(|emit| self.real_answers(rules, question, frame, emit))
    }

    /// The answers that do something.
    // One arm a sort of answer: the length is the vocabulary's.
    fn real_answers(
        &self,
        rules: &Rules,
        question: &Question,
        frame: &Frame,
        emit: &mut (impl FnMut(Action) + ?Sized),
    ) {
        let (actor, who) = (Seat(frame.actor), Seat(frame.who));
        let house = self.house(who);
        let mut emit = |action| emit(action);
        match question.answers {
            Answers::Yes(_) => emit(Action::plain(Verb::Yes)),
            Answers::Seats(whom) => {
                for seat in (0..rules.seats as u8).map(Seat).filter(|&s| self.can_choose(rules, whom, frame, s)) {
                    emit(Action::seat(Verb::Target, seat));
                }
            }
            Answers::Counters(counters) => each(Verb::Gain, counters.into(), emit),
            Answers::Hand(verb, mask) => each(verb, house.hand.kinds() & mask, emit),
            Answers::AnyOfHand(verb) => each(verb, house.hand.kinds(), emit),
            Answers::Differing(verb) => {
                if house.hand.kinds().count_ones() > 1 {
                    each(verb, house.hand.kinds(), emit);
                }
            }
            Answers::Twins => {
                let twins = Bits(house.hand.kinds()).filter(|&c| house.hand.get(c) > 1);
                twins.for_each(|card| emit(Action::card(Verb::Discard, card)));
            }
            Answers::Returnable(mask, need) => {
                let mask = mask & self.returnable(rules);
                if house.hand.count_in(mask) >= need.into() {
                    each(Verb::Return, house.hand.kinds() & mask, emit);
                }
            }
            Answers::Exchange(n, price, mask) => {
                if self.returnable(rules) >> price & 1 == 1 && house.hand.get(price) >= n {
                    each(Verb::Take, self.exchange_offers(rules, mask), emit);
                }
            }
            Answers::Town(verb, mask) => each(verb, self.town_kinds(rules) & mask, emit),
            Answers::TopOfDeck => {
                if let Some(card) = house.top.last().map(|p| p.card) {
                    emit(Action::card(Verb::Discard, card));
                    emit(Action::card(Verb::Keep, card));
                }
            }
            Answers::LookedAt(verb) => each(verb, self.looked_at(frame, 0), emit),
            Answers::Unplaced => each(Verb::Top, self.looked_at(frame, frame.x), emit),
            Answers::Maids => {
                for seat in (0..rules.seats as u8).map(Seat).filter(|_| rules.illness != NONE) {
                    self.illness_targets(rules, seat, &mut |maid, n| emit(maid_action(seat, maid, n)));
                }
            }
            Answers::Destinations => self.destinations(rules, frame, &mut emit),
            Answers::Events => {
                if rules.habit != NONE && house.extras[rules.extra(rules.habit)] > 0 {
                    emit(Action::plain(Verb::ReturnHabit));
                }
                self.sick_variants(who, &mut |maid, n| emit(Action::card(Verb::ReturnIllness, 0).on(maid).ill(n)));
            }
            Answers::MovableEvents => {
                if self.habit_can_move(rules, who) {
                    emit(Action::plain(Verb::TakeHabit));
                }
                if self.illness_can_move(rules, who) {
                    self.sick_variants(who, &mut |maid, n| emit(Action::card(Verb::TakeIllness, 0).on(maid).ill(n)));
                }
            }
            Answers::Buildings => self.building_returns(rules, who, &mut emit),
            Answers::PrivateOffer => {
                if self.house(actor).private != NONE {
                    each(Verb::Take, self.private_offers(), emit);
                }
            }
            Answers::Payment(mask) => {
                let payable = |card: &u8| {
                    let mut rest = house.hand;
                    rest.take(*card);
                    self.can_pay(rules, &rest, frame.pc + 1)
                };
                let cards = Bits(house.hand.kinds() & mask).filter(payable);
                cards.for_each(|card| emit(Action::card(Verb::Discard, card)));
            }
        }
    }

    /// Kinds of deck cards that can be had from the town.
    fn town_kinds(&self, rules: &Rules) -> u64 {
        let guest = self.town.guests.last().map_or(0, |&card| 1 << card);
        (self.town.piles.kinds() & (rules.maid_piles | rules.love)) | guest
    }

    /// What an exchange can bring; with the other reading of AMB-TC-29 private maids too.
    fn exchange_offers(&self, rules: &Rules, mask: u64) -> u64 {
        let mut kinds = self.town_kinds(rules) & mask;
        if rules.options.rulings.other(Ruling::PrivateMaids) {
            let dearest = Bits(mask & rules.maids).map(|c| rules.cost[usize::from(c)]).max().unwrap_or(0);
            let up = self.town.private_up.iter().filter(|&&m| rules.cost[usize::from(m)] <= dearest);
            kinds |= up.fold(0, |m, &card| m | 1 << card);
        }
        kinds
    }

    /// The kinds among the cards looked at, without the `placed` deepest ones.
    fn looked_at(&self, frame: &Frame, placed: u8) -> u64 {
        let top = &self.house(Seat(frame.who)).top;
        let looked = top.len().saturating_sub(usize::from(frame.n));
        top[looked + usize::from(placed)..].iter().fold(0, |m, p| m | 1 << p.card)
    }

    fn destinations(&self, rules: &Rules, frame: &Frame, emit: &mut impl FnMut(Action)) {
        for seat in (0..rules.seats as u8).map(Seat).filter(|s| s.0 != frame.n) {
            if frame.x != NONE {
                self.illness_targets(rules, seat, &mut |maid, n| emit(maid_action(seat, maid, n)));
            } else if self.takes_habits(rules, seat) {
                emit(Action::seat(Verb::Target, seat));
            }
        }
    }

    fn building_returns(&self, rules: &Rules, seat: Seat, emit: &mut impl FnMut(Action)) {
        let house = self.house(seat);
        for card in Bits(rules.buildings).filter(|&b| house.extras[rules.extra(b)] > 0) {
            let back = Action::card(Verb::ReturnBuilding, card);
            if !rules.has_beneath(card) {
                emit(back);
                continue;
            }
            for (chief, &n) in rules.chief_pair.iter().zip(&house.beneath) {
                if n > 0 {
                    emit(back.on(*chief));
                }
            }
        }
    }

    fn can_choose(&self, rules: &Rules, whom: Whom, frame: &Frame, seat: Seat) -> bool {
        let other = seat.0 != frame.actor;
        match whom {
            Whom::Anyone => true,
            Whom::AnyDeck => self.house(seat).can_reveal(),
            Whom::Other => other,
            Whom::OtherHand => other && !self.house(seat).hand.is_empty(),
            Whom::WithMovableEvent => self.has_movable_event(rules, seat),
            Whom::HabitReceiver => seat.0 != frame.n && self.takes_habits(rules, seat),
        }
    }
}

fn maid_action(seat: Seat, maid: u8, n: u8) -> Action {
    Action::card(Verb::Maid, 0).at(seat).on(maid).ill(n)
}

/// An action with this verb for each of these cards, or counters.
#[inline]
fn each(verb: Verb, cards: u64, mut emit: impl FnMut(Action)) {
    Bits(cards).for_each(|card| emit(Action::card(verb, card)));
}

/// Whose decision a question is.
fn asked(question: Option<&Question>, frame: &Frame) -> Seat {
    match question.map(|question| question.asked) {
        Some(Asked::Owner) => Seat(frame.who),
        Some(Asked::User) | None => Seat(frame.actor),
    }
}

impl<const S: usize, const W: usize, C: Chance, K: Sink<Happened>> Play<'_, S, W, C, K> {
    /// Carries instructions out until one asks or no step is left (true), or all effects are over (false).
    pub fn run(&mut self) -> bool {
        while let Some(&frame) = self.s.stack.last() {
            if !self.step_is_left() {
                return true;
            }
            let op = self.rules.ops[usize::from(frame.pc)];
            if K::WITNESS {
                self.witness_op(op);
            }
            if self.step(op, frame) {
                return true;
            }
        }
        false
    }

    fn skip_to(&mut self, pc: u16) {
        self.s.frame().pc = pc;
    }

    fn next(&mut self) {
        self.s.frame().pc += 1;
    }

    /// Carries one instruction out; true if it must be asked first.
    // One arm an instruction: the length is the vocabulary's.
    fn step(&mut self, op: Op, frame: Frame) -> bool {
        let (actor, who) = (Seat(frame.actor), Seat(frame.who));
        match op {
            Op::End => {
                self.s.stack.pop();
                return false;
            }
            Op::Jump(to) => {
                self.skip_to(to);
                return false;
            }
            Op::If(test, to) => {
                if !self.holds(test, &frame) {
                    self.skip_to(to);
                    return false;
                }
            }
            Op::YesNo(test, to) => {
                if self.holds(test, &frame) {
                    return true;
                }
                self.skip_to(to);
                return false;
            }
            Op::Use(_) => return true,
            Op::Each(round, after) => {
                self.begin_each(round, after);
                return false;
            }
            Op::Next(round, body) => {
                self.next_of_each(round, body);
                return false;
            }
            Op::Back => self.s.frame().who = frame.actor,
            Op::Draw(n) => {
                self.next();
                let drawn = self.draw(who, n);
                if frame.serves && who == actor && drawn > 0 {
                    self.open_draw_window(actor);
                }
                return false;
            }
            Op::Gain(counter, n) => self.gain(counter, n),
            Op::Surrender(card) => self.return_from_hand(who, card),
            Op::Receive(card, place) => {
                if self.s.town.piles.get(card) > 0 {
                    self.take_from_town(who, card, place);
                }
            }
            Op::GiveTo => self.give_to(who, frame.x),
            Op::LookAtTop => return self.look_at_top(actor, who),
            Op::DiscardTop => {
                let card = self.discard_top(who);
                self.s.frame().x = card;
            }
            Op::DiscardOwnTop => {
                let card = self.discard_top(actor);
                self.s.frame().y = card;
            }
            Op::SiftLook(n) => self.look_at_several(actor, who, n),
            Op::SiftPut => return self.sift_put(),
            Op::Reveal(n) => self.reveal(who, n),
            Op::PlaceHabit => return self.place_habit(who),
            Op::PlaceIllness => return self.place_illness(frame),
            Op::Peek => self.peek(actor, who),
            Op::Swap => {
                if frame.x != NONE && !self.s.house(actor).hand.is_empty() {
                    return true;
                }
                self.s.frame().x = NONE;
            }
            Op::ReturnSelf => self.return_self(actor, frame.source),
            Op::DismissSelf => self.dismiss_self(actor, frame.source),
            Op::LeaveSelf => {
                // Unless another maid lies on top by now.
                if self.s.house(actor).private == frame.source {
                    self.leave_private(actor);
                    self.refill_privates();
                }
            }
            Op::Demand(mask, to) => {
                let kinds = self.s.house(who).hand.kinds() & mask;
                if kinds != 0 {
                    self.discard_from_hand(who, kinds.trailing_zeros() as u8);
                    self.skip_to(to);
                    return false;
                }
                self.show_hand(who);
            }
            Op::NextHand(n) => self.s.turn.hand_change = self.s.turn.hand_change.saturating_add(n),
            Op::EndServing => self.s.turn.serving_ended = true,
            Op::EndTurn => {
                self.s.turn.serving_ended = true;
                self.s.turn.hiring_ended = true;
            }
            Op::HirePrice(number) => {
                let times = &mut self.s.turn.prices[usize::from(number)];
                *times = times.saturating_add(1);
            }
            Op::NextHireLess(n) => self.s.turn.next_hire_less = self.s.turn.next_hire_less.saturating_add(n),
            Op::FirstMaster => {
                let from = std::mem::replace(&mut self.s.turn.first_master, actor);
                self.tell(|| Event::FirstMaster { seat: actor, from });
            }
            Op::EndGame => self.s.turn.latched = true,
            Op::Pay(_) => return self.pay_if_settled(frame),
            Op::Remember => self.remember(actor, frame.source),
            Op::TurnUp => self.turn_up_memory(),
            Op::ChooseMaid => {
                // Whom to lay an illness on is not known until it is answered.
                self.s.frame().x = NONE;
                return self.ask_or_skip(frame);
            }
            Op::Seat(..)
            | Op::GainOneOf(_)
            | Op::LayDown
            | Op::Discard(..)
            | Op::Twins(_)
            | Op::KeepOne
            | Op::Return(..)
            | Op::Exchange(..)
            | Op::Take(..)
            | Op::Give(..)
            | Op::PutBack(..)
            | Op::SiftDiscard(_)
            | Op::KeepRevealed
            | Op::PlaceMoved(_)
            | Op::ReturnEvent(_)
            | Op::TakeEvent
            | Op::ReturnBuilding(_)
            | Op::SwapPrivate(_)
            | Op::Chamber(..) => return self.ask_or_skip(frame),
        }
        self.next();
        false
    }

    fn holds(&self, test: u16, frame: &Frame) -> bool {
        self.s.holds(self.rules, &self.rules.tests[usize::from(test)], frame)
    }

    /// A question with no answer is not asked (PROTOCOL, "When the engine asks").
    fn ask_or_skip(&mut self, frame: Frame) -> bool {
        let question = self.rules.question(frame.pc).expect("the instruction asks");
        let found = any(|emit| self.s.real_answers(self.rules, question, &frame, emit));
        if !found {
            self.skip_to(question.otherwise);
        }
        found
    }

    /// The seat that comes `done` steps into a round, if it has one.
    fn seat_of_round(&self, round: Round, actor: Seat, done: u8) -> Option<Seat> {
        let seats = self.rules.seats;
        let steps = match round {
            Round::All => usize::from(done),
            Round::Others => usize::from(done) + 1,
            // With two players left and right are the same neighbour, who is asked once (AMB-TC-26).
            Round::Neighbours if done == 0 => 1,
            Round::Neighbours if done == 1 && seats > 2 => seats - 1,
            Round::Neighbours => return None,
        };
        (steps < seats).then(|| actor.left(steps, seats))
    }

    fn begin_each(&mut self, round: Round, after: u16) {
        let actor = Seat(self.s.frame().actor);
        match self.seat_of_round(round, actor, 0) {
            Some(seat) => {
                let frame = self.s.frame();
                (frame.who, frame.n) = (seat.0, 0);
                frame.pc += 1;
            }
            None => self.skip_to(after),
        }
    }

    fn next_of_each(&mut self, round: Round, body: u16) {
        let frame = *self.s.frame();
        match self.seat_of_round(round, Seat(frame.actor), frame.n + 1) {
            Some(seat) => {
                let frame = self.s.frame();
                (frame.who, frame.n, frame.pc) = (seat.0, frame.n + 1, body);
            }
            None => {
                let frame = self.s.frame();
                (frame.who, frame.n) = (frame.actor, 0);
                frame.pc += 1;
            }
        }
    }

    /// Answers the pending question.
    // One arm a sort of question: the length is the vocabulary's.
    pub fn answer(&mut self, action: Action) {
        let frame = *self.s.frame();
        let Some(question) = self.rules.question(frame.pc) else { return };
        let (actor, who, card, verb) = (Seat(frame.actor), Seat(frame.who), action.the_card(), action.verb());
        // Where declining is an answer, what follows it is decided there.
        let decides = matches!(question.does, Does::React(_) | Does::Swap);
        if !decides && matches!(verb, Verb::No | Verb::Done) {
            return self.skip_to(question.otherwise);
        }
        match question.does {
            Does::React(Placing::Habit) => self.answer_habit(who, verb),
            Does::React(Placing::Illness) => self.answer_illness(frame, verb),
            Does::Swap => {
                // What was seen there is nobody else's business, and the words go on.
                self.s.frame().x = NONE;
                if verb == Verb::Yes {
                    self.swap(actor, who, frame.x);
                }
            }
            Does::Use => self.s.turn.used |= 1 << frame.source,
            Does::GoOn => {}
            Does::Aim | Does::GiveTo => self.s.frame().who = action.the_seat().unwrap_or(actor).0,
            Does::Gain => self.gain(Counter::ALL[usize::from(card) % 6], 1),
            Does::Discard => self.discard_from_hand(who, card),
            Does::DiscardTwins => {
                self.discard_from_hand(who, card);
                self.discard_from_hand(who, card);
            }
            Does::KeepOne => self.discard_all_but(who, card),
            Does::LayDown => self.dismiss_cards(who, Some(card)),
            Does::Return => self.return_from_hand(who, card),
            Does::Exchange(n, price, mask) => {
                (0..n).for_each(|_| self.return_from_hand(who, price));
                self.receive_exchange(who, card, mask);
            }
            Does::Take(place) => self.take_from_town(who, card, place),
            Does::Give => self.s.frame().x = card,
            Does::PutBack(place) => self.put_back(who, card, place),
            Does::LookAtTop => {
                if verb == Verb::Discard {
                    self.discard_top(who);
                }
            }
            Does::DiscardLooked => self.sift_discard(who, card),
            Does::OrderLooked => return self.sift_sink(who, card),
            Does::KeepRevealed => {
                // She may open the draw window, whose frame then lies on top.
                self.next();
                return self.keep_revealed(who, card);
            }
            Does::AimAtMaid => self.aim_at_maid(action),
            Does::PlaceMoved(illness) => return self.place_moved(frame, action, illness),
            Does::ReturnEvent => self.return_event(who, action),
            Does::TakeEvent => self.take_event(who, action),
            Does::ReturnBuilding => self.return_building(who, action),
            Does::SwapPrivate => self.swap_private(actor, card),
            Does::Chamber => self.chamber(card),
            Does::Pay => self.discard_from_hand(actor, card),
        }
        self.next();
    }

    fn discard_all_but(&mut self, seat: Seat, kept: u8) {
        let mut hand = self.s.house(seat).hand;
        hand.take(kept);
        for card in hand.cards() {
            self.discard_from_hand(seat, card);
        }
    }

    fn return_from_hand(&mut self, seat: Seat, card: u8) {
        let has_a_pile = self.s.returnable(self.rules) >> card & 1 == 1;
        let house = self.s.house_mut(seat);
        if house.hand.get(card) == 0 || !has_a_pile {
            return;
        }
        house.hand.take(card);
        house.forget_in_hand(card);
        self.back_to_town(card);
        self.tell_returned(seat, card, Origin::Hand);
    }

    /// The served maid goes back to town, if she is in play still and has a pile there.
    fn return_self(&mut self, seat: Seat, card: u8) {
        if self.s.turn.in_play.get(card) > 0 && self.s.returnable(self.rules) >> card & 1 == 1 {
            self.s.pick_up(card);
            self.back_to_town(card);
            self.tell_returned(seat, card, Origin::InPlay);
        }
    }

    /// The chambermaid goes to the discard pile, if a healthy one is there still.
    fn dismiss_self(&mut self, seat: Seat, card: u8) {
        if self.s.healthy(seat, card) > 0 {
            let house = self.s.house_mut(seat);
            house.chamber.take(card);
            house.discard_card(card);
            self.s.turn.used &= !(1 << card);
            self.tell(|| Event::Discarded { seat, cards: vec![card], from: Zone::Quarters });
        }
    }

    fn receive_exchange(&mut self, seat: Seat, card: u8, mask: u64) {
        if self.rules.is_private(card) {
            self.take_private(card);
            self.stack_private(seat, card);
            self.tell_taken_in(seat, card);
            return self.refill_privates();
        }
        self.take_from_town(seat, card, self.rules.exchange_place(card, mask));
    }

    /// A card from the town, openly.
    fn take_from_town(&mut self, seat: Seat, card: u8, place: Place) {
        self.leave_town(card);
        let others = SeatSet(!SeatSet::of(seat).0);
        let house = self.s.house_mut(seat);
        match place {
            Place::Hand => {
                house.hand.add(card);
                house.show_in_hand(card, others);
            }
            Place::Discard => house.discard_card(card),
            Place::DeckTop => house.put_on_top(card, SeatSet::EVERYBODY),
            Place::DeckBottom => house.put_under(card, SeatSet::EVERYBODY),
        }
        self.tell(|| Event::Taken { seat, card, from: Source::Town, to: Goal::Cards(place), target: seat });
    }

    /// Tells that a private maid on offer came into a house.
    fn tell_taken_in(&mut self, seat: Seat, card: u8) {
        self.tell(|| Event::Taken { seat, card, from: Source::Offer, to: Goal::Quarters, target: seat });
    }

    fn give_to(&mut self, target: Seat, card: u8) {
        self.leave_town(card);
        self.s.house_mut(target).discard_card(card);
        let seat = self.active();
        let to = Goal::Cards(Place::Discard);
        self.tell(|| Event::Taken { seat, card, from: Source::Town, to, target });
    }

    /// A hand card goes on or under the own deck, unseen by the others.
    fn put_back(&mut self, seat: Seat, card: u8, place: Place) {
        let seen = SeatSet::of(seat);
        let house = self.s.house_mut(seat);
        house.hand.take(card);
        house.forget_any_in_hand(SeatSet(!seen.0));
        match place {
            Place::DeckBottom => house.put_under(card, seen),
            Place::DeckTop | Place::Hand | Place::Discard => house.put_on_top(card, seen),
        }
        self.tell(|| Event::Placed { seat, card, to: place, seen });
    }

    /// The user sees the top card; then it is discarded or left. True: the user must choose.
    fn look_at_top(&mut self, actor: Seat, who: Seat) -> bool {
        if self.settle_top(who, 1) == 0 {
            self.next();
            return false;
        }
        let top = self.s.house_mut(who).top.last_mut().expect("settled");
        let fresh = !top.seen.has(livret_kernel::Viewer::Seat(actor));
        top.seen = top.seen.and(SeatSet::of(actor));
        let (card, seen) = (top.card, SeatSet::of(actor));
        if fresh {
            self.tell(|| Event::Looked { seat: actor, target: who, card, from: Zone::Deck, seen });
        }
        true
    }

    /// The top card goes openly to its owner's discard pile; the card, or none.
    fn discard_top(&mut self, seat: Seat) -> u8 {
        let Some(card) = self.take_top(seat) else { return NONE };
        self.s.house_mut(seat).discard_card(card);
        self.tell(|| Event::Discarded { seat, cards: vec![card], from: Zone::Deck });
        card
    }

    fn look_at_several(&mut self, actor: Seat, who: Seat, n: u8) {
        let looked = self.settle_top(who, usize::from(n));
        let seen = SeatSet::of(actor);
        let top = &mut self.s.house_mut(who).top;
        let from = top.len() - looked;
        top[from..].iter_mut().for_each(|p| p.seen = p.seen.and(seen));
        let cards: Vec<u8> = if K::OPEN { top[from..].iter().rev().map(|p| p.card).collect() } else { Vec::new() };
        for card in cards {
            self.tell(|| Event::Looked { seat: actor, target: who, card, from: Zone::Deck, seen });
        }
        let frame = self.s.frame();
        (frame.n, frame.x) = (looked as u8, 0);
    }

    /// The highest of the cards looked at that is of this kind, as an index into the top.
    fn find_looked(&self, who: Seat, card: u8) -> usize {
        let top = &self.s.house(who).top;
        top.iter().rposition(|p| p.card == card).expect("the card was looked at")
    }

    fn sift_discard(&mut self, who: Seat, card: u8) {
        let at = self.find_looked(who, card);
        let house = self.s.house_mut(who);
        house.top.remove(at);
        house.discard_card(card);
        self.s.frame().n -= 1;
        self.tell(|| Event::Discarded { seat: who, cards: vec![card], from: Zone::Deck });
    }

    /// The order of the cards looked at is asked while two different ones are left.
    fn sift_put(&mut self) -> bool {
        let frame = *self.s.frame();
        let left = self.s.house(Seat(frame.who)).top.len() - usize::from(frame.n) + usize::from(frame.x);
        let mut kinds = self.s.house(Seat(frame.who)).top[left..].iter().map(|p| p.card);
        let first = kinds.next();
        if kinds.any(|card| Some(card) != first) {
            return true;
        }
        self.s.frame().x = NONE;
        self.next();
        false
    }

    /// The chosen card becomes the deepest of those not yet placed.
    fn sift_sink(&mut self, who: Seat, card: u8) {
        let frame = *self.s.frame();
        let top = &mut self.s.house_mut(who).top;
        let deepest = top.len() - usize::from(frame.n) + usize::from(frame.x);
        let at = deepest + top[deepest..].iter().position(|p| p.card == card).expect("the card was looked at");
        let placed = top.remove(at);
        top.insert(deepest, placed);
        self.s.frame().x += 1;
    }

    fn reveal(&mut self, who: Seat, n: u8) {
        let shown = self.settle_top(who, usize::from(n));
        let top = &mut self.s.house_mut(who).top;
        let from = top.len() - shown;
        top[from..].iter_mut().for_each(|p| p.seen = SeatSet::EVERYBODY);
        self.s.frame().n = shown as u8;
        if K::OPEN {
            let cards = self.s.house(who).top[from..].iter().rev().map(|p| p.card).collect();
            self.push(Event::Revealed { seat: who, cards, from: Zone::Deck });
        }
    }

    fn keep_revealed(&mut self, who: Seat, card: u8) {
        let frame = *self.s.frame();
        let at = self.find_looked(who, card);
        let house = self.s.house_mut(who);
        house.top.remove(at);
        house.hand.add(card);
        house.show_in_hand(card, SeatSet(!SeatSet::of(who).0));
        let mut rest = Vec::new();
        for _ in 1..frame.n {
            let house = self.s.house_mut(who);
            let next = house.top.pop().expect("revealed").card;
            house.discard_card(next);
            if K::OPEN {
                rest.push(next);
            }
        }
        let (from, to) = (Source::Revealed, Goal::Cards(Place::Hand));
        self.tell(|| Event::Taken { seat: who, card, from, to, target: who });
        self.tell(|| Event::Discarded { seat: who, cards: rest, from: Zone::FaceUp });
        if self.rules.options.rulings.other(Ruling::Draw) && frame.serves && who.0 == frame.actor {
            self.open_draw_window(who);
        }
    }

    /// Does this seat hold a card that cancels events?
    fn can_cancel(&self, seat: Seat) -> bool {
        self.s.house(seat).hand.kinds() & self.rules.cancels != 0
    }

    /// A Bad Habit is placed, unless it cannot be. True: its receiver may reveal Claire first.
    fn place_habit(&mut self, who: Seat) -> bool {
        let habit = self.rules.habit;
        let there = habit != NONE && self.s.town.extras[self.rules.extra(habit)] > 0;
        if there && self.s.takes_habits(self.rules, who) {
            if self.can_cancel(who) {
                return true;
            }
            self.lay_habit(who);
        }
        self.next();
        false
    }

    fn lay_habit(&mut self, who: Seat) {
        let (card, at) = (self.rules.habit, self.rules.extra(self.rules.habit));
        self.s.town.extras[at] -= 1;
        self.s.house_mut(who).extras[at] += 1;
        self.tell(|| Event::EventPlaced { seat: who, card, maid: None });
    }

    fn answer_habit(&mut self, who: Seat, verb: Verb) {
        if verb == Verb::Yes { self.cancel(who, self.rules.habit) } else { self.lay_habit(who) }
    }

    /// Claire is shown to all and stays in hand (TC-INFO-08); the event stays in town.
    fn cancel(&mut self, who: Seat, event: u8) {
        let by = (self.s.house(who).hand.kinds() & self.rules.cancels).trailing_zeros() as u8;
        let house = self.s.house_mut(who);
        let known = house.shown.iter().filter(|p| p.card == by).fold(0, |m, p| m | p.seen.0);
        house.show_in_hand(by, SeatSet(!known & !SeatSet::of(who).0));
        self.tell(|| Event::EventCancelled { seat: who, card: event, by });
    }

    /// An Illness is placed, as long as there is one and she is there. True: ask for Claire first.
    fn place_illness(&mut self, frame: Frame) -> bool {
        let who = Seat(frame.who);
        let illness = self.rules.illness;
        let there = illness != NONE && self.s.town.extras[self.rules.extra(illness)] > 0;
        if there && frame.x != NONE && self.s.room_for_illness() {
            if self.can_cancel(who) {
                return true;
            }
            self.lay_illness(frame);
        }
        self.next();
        false
    }

    fn lay_illness(&mut self, frame: Frame) {
        let (who, card) = (Seat(frame.who), self.rules.illness);
        self.s.town.extras[self.rules.extra(card)] -= 1;
        self.s.fall_ill(who, frame.x, frame.y);
        self.s.frame().y += 1;
        self.tell(|| Event::EventPlaced { seat: who, card, maid: Some((frame.x, frame.y)) });
    }

    fn answer_illness(&mut self, frame: Frame, verb: Verb) {
        if verb == Verb::Yes { self.cancel(Seat(frame.who), self.rules.illness) } else { self.lay_illness(frame) }
    }

    fn aim_at_maid(&mut self, action: Action) {
        let (seat, maid) = (action.the_seat().expect("a house"), action.the_other().expect("a maid"));
        let n = self.s.maid_illnesses(self.rules, seat, maid, action.illnesses());
        let frame = self.s.frame();
        (frame.who, frame.x, frame.y) = (seat.0, maid, n);
    }

    fn return_event(&mut self, who: Seat, action: Action) {
        if action.verb() == Verb::ReturnHabit {
            let at = self.rules.extra(self.rules.habit);
            self.s.house_mut(who).extras[at] -= 1;
            self.s.town.extras[at] += 1;
            let card = self.rules.habit;
            self.tell_returned(who, card, Origin::BadHabits);
        } else {
            let maid = action.the_other().expect("a maid is named");
            let n = self.s.sick_count(who, maid, action.illnesses());
            self.heal(who, maid, n);
        }
    }

    /// Sora picks an event up: on its way it counts as in town, where Claire may send it.
    fn take_event(&mut self, who: Seat, action: Action) {
        let (seat, from) = (self.active(), who);
        if action.verb() == Verb::TakeHabit {
            let (card, at) = (self.rules.habit, self.rules.extra(self.rules.habit));
            self.s.house_mut(who).extras[at] -= 1;
            self.s.town.extras[at] += 1;
            self.s.frame().x = NONE;
            self.tell(|| Event::Moved { seat, card, from, maid: None });
        } else {
            let maid = action.the_other().expect("a maid is named");
            let n = self.s.sick_count(who, maid, action.illnesses());
            self.s.heal(who, maid, n);
            let card = self.rules.illness;
            self.s.town.extras[self.rules.extra(card)] += 1;
            self.s.frame().x = maid;
            self.tell(|| Event::Moved { seat, card, from, maid: Some((maid, n)) });
        }
        self.s.frame().n = who.0;
    }

    /// The event arrives: the rest is the placing of any event, of an illness at its own address.
    fn place_moved(&mut self, frame: Frame, action: Action, illness: u16) {
        let to = action.the_seat().expect("a house");
        if frame.x == NONE {
            self.s.frame().who = to.0;
            self.next();
        } else {
            self.aim_at_maid(action);
            self.skip_to(illness);
        }
    }

    fn return_building(&mut self, who: Seat, action: Action) {
        let (card, beneath) = (action.the_card(), action.the_other());
        let (at, pair) = (self.rules.extra(card), self.rules.chief_pair);
        let house = self.s.house_mut(who);
        house.extras[at] -= 1;
        if let Some(chief) = beneath {
            house.beneath[usize::from(chief != pair[0])] -= 1;
            house.discard_card(chief);
        }
        self.s.town.extras[at] += 1;
        let from = Origin::Buildings;
        self.tell(|| Event::Returned { seat: who, card, from, illness: 0, beneath });
    }

    /// Return first, take, then refill (AMB-EH-10).
    fn swap_private(&mut self, seat: Seat, card: u8) {
        self.leave_private(seat);
        self.take_private(card);
        self.stack_private(seat, card);
        self.tell_taken_in(seat, card);
        self.refill_privates();
    }

    /// A random card of their hand, seen by both (AMB-TC-41).
    fn peek(&mut self, actor: Seat, who: Seat) {
        if who == actor || self.s.house(who).hand.is_empty() {
            self.s.frame().x = NONE;
            return;
        }
        let card = self.random_hand_card(who);
        let house = self.s.house_mut(who);
        // It may be the very card that was seen there before.
        if house.known_in_hand(card, livret_kernel::Viewer::Seat(actor)) == 0 {
            house.show_in_hand(card, SeatSet::of(actor));
        }
        self.s.frame().x = card;
        let seen = SeatSet::of(actor).and(SeatSet::of(who));
        self.tell(|| Event::Looked { seat: actor, target: who, card, from: Zone::Hand, seen });
    }

    fn random_hand_card(&mut self, seat: Seat) -> u8 {
        let hand = self.s.house(seat).hand;
        hand.nth(self.chance.below(streams::hand(seat), hand.total().into()) as u16)
    }

    /// The two random cards change hands for good.
    fn swap(&mut self, actor: Seat, who: Seat, theirs: u8) {
        let own = self.random_hand_card(actor);
        for (from, to, card) in [(actor, who, own), (who, actor, theirs)] {
            let blind = SeatSet(!(SeatSet::of(actor).and(SeatSet::of(who))).0);
            let house = self.s.house_mut(from);
            house.hand.take(card);
            // The two know which card left; everybody else only that one did.
            house.forget_kind_for(card, SeatSet(!blind.0));
            house.forget_any_in_hand(blind);
            let house = self.s.house_mut(to);
            house.hand.add(card);
            house.show_in_hand(card, SeatSet::of(from));
        }
        self.s.swapped |= crate::state::pair_bit(actor, who);
        self.tell(|| Event::Swapped { seat: actor, target: who, given: own, taken: theirs });
    }

    fn show_hand(&mut self, seat: Seat) {
        let others = SeatSet(!SeatSet::of(seat).0);
        let house = self.s.house_mut(seat);
        house.shown.clear();
        let hand = house.hand;
        hand.cards().for_each(|card| house.show_in_hand(card, others));
        self.tell(|| Event::Revealed { seat, cards: hand.cards().collect(), from: Zone::Hand });
    }

    /// Where there is no choice, a line of a price is paid without asking.
    fn pay_if_settled(&mut self, frame: Frame) -> bool {
        let seat = Seat(frame.actor);
        let question = self.rules.question(frame.pc).expect("a price is asked for");
        let mut kinds = 0u64;
        self.s.real_answers(self.rules, question, &frame, &mut |action: Action| kinds |= 1 << action.the_card());
        let hand = &self.s.house(seat).hand;
        let choice =
            kinds.count_ones() > 1 && self.s.payments_differ(self.rules, hand, frame.pc, Pile::EMPTY, &mut None);
        if choice {
            return true;
        }
        if let Some(card) = Bits(kinds).next() {
            self.discard_from_hand(seat, card);
        }
        self.next();
        false
    }

    fn remember(&mut self, seat: Seat, card: u8) {
        let at = self.s.town.memory_up.iter().position(|&c| c == card).expect("it lies face up");
        self.s.town.memory_up.remove(at);
        self.s.house_mut(seat).memories[usize::from(card - self.rules.memories)] += 1;
        self.s.turn.remembered = true;
        self.tell(|| Event::Remembered { seat, card });
    }

    fn turn_up_memory(&mut self) {
        if let Some(card) = self.s.town.memory_pile.pop() {
            self.s.town.memory_up.push(card);
            self.tell(|| Event::TurnedUp { card });
        }
    }
}
