//! The course of a turn: phases, actions, hires, the end.

use livret_kernel::{Chance, Course, Seat, SeatSet, Sink};

use crate::action::{Action, Verb};
use crate::event::{Event, Happened, Header, Origin, Zone};
use crate::pile::{Bits, Pile};
use crate::rules::{Dismissal, HAND, NONE, Rules, streams};
use crate::state::{Frame, Phase, Placed, State};
use crate::words::{Counter, How, Moment, Pantry};

/// Instructions and phases that one action may run through: far more than sound cards can need
/// ([`crate::sound`] bounds a text and lets no loop stand in a loop), so that whatever slipped
/// through ends in an error and not in a thread that spins.
pub const STEPS: u32 = 100_000;

/// A position being played: the rules, the state, chance and whoever listens.
pub struct Play<'a, const S: usize, const W: usize, C, K> {
    /// The rules of the table.
    pub rules: &'a Rules,
    /// The position.
    pub s: &'a mut State<S, W>,
    /// Where randomness comes from.
    pub chance: &'a mut C,
    /// Where events go.
    pub sink: &'a mut K,
    /// Steps left to this action, of [`STEPS`].
    pub left: u32,
    /// The turn as it was when the last event was told; only where somebody listens.
    pub told: Option<Header>,
    /// The card that what happens now goes back to, where no effect is running.
    pub because: Option<u8>,
}

impl<const S: usize, const W: usize, C: Chance, K: Sink<Happened>> Play<'_, S, W, C, K> {
    /// Plays a legal action up to the next point of rest.
    #[inline]
    pub fn act(&mut self, action: Action) -> Course {
        if self.s.stack.is_empty() {
            self.s.turn.entering = false;
            self.turn_action(action);
        } else {
            self.answer(action);
        }
        self.proceed()
    }

    /// Takes a step; false if none is left.
    #[inline]
    pub fn step_is_left(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }

    /// The action has come to rest, or has run out of steps: then the game is broken off.
    fn course(&mut self) -> Course {
        if self.left > 0 {
            return Course::Rested;
        }
        self.s.stack.clear();
        self.s.turn.phase = Phase::Over;
        Course::TooLong
    }

    /// Tells what happened, if anybody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        if K::OPEN {
            self.push(event());
        }
    }

    /// Tells what happened, and first whether it brings anything to light.
    pub fn push(&mut self, event: Event) {
        if K::WITNESS && event.reveals(self.sink.mover()) {
            self.sink.reveal();
        }
        let after = Header::of(self.s);
        let before = self.told.replace(after).unwrap_or(after);
        let because = self.cause();
        self.sink.push(Happened { event, because, headers: [before, after] });
    }

    /// The card of the running effect and its user, else the card that was played or hired.
    fn cause(&self) -> Option<(u8, Seat)> {
        let running = self.s.stack.last().filter(|frame| frame.source != NONE);
        let Some(frame) = running else { return self.because.map(|card| (card, self.active())) };
        // Abilities of the dismissal phase are their owner's, though the words are about whoever dismisses.
        let owner = (0..self.rules.seats as u8).find(|&seat| self.s.house(Seat(seat)).private == frame.source);
        Some((frame.source, Seat(owner.unwrap_or(frame.actor))))
    }

    /// The seat whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.s.turn.active
    }

    /// Goes on until somebody must decide, or the game is over.
    pub fn proceed(&mut self) -> Course {
        while self.step_is_left() {
            if !self.s.stack.is_empty() && self.run() {
                break;
            }
            if K::WITNESS {
                self.witness_phase();
            }
            let turn = &self.s.turn;
            match turn.phase {
                Phase::Pick | Phase::Over => break,
                Phase::Start => {
                    if self.start_by_itself() {
                        continue;
                    }
                    if !self.s.turn.entering || self.can_act_at_start() {
                        break;
                    }
                    self.enter(Phase::Serve);
                }
                Phase::Serve => {
                    if !turn.serving_ended && (!turn.entering || self.can_act_serving()) {
                        break;
                    }
                    self.leave_serving();
                }
                Phase::Work => {
                    if !turn.entering || self.can_work() {
                        break;
                    }
                    self.enter(Phase::Hire);
                }
                Phase::Hire => {
                    if !turn.hiring_ended {
                        break;
                    }
                    self.begin_dismissal();
                }
                Phase::Dismiss => self.dismiss(),
            }
        }
        self.course()
    }

    /// Begins a phase.
    pub fn enter(&mut self, phase: Phase) {
        self.s.turn.phase = phase;
        self.s.turn.entering = true;
        let seat = self.active();
        self.because = None;
        self.tell(|| Event::PhaseBegan { seat, phase });
    }

    fn leave_serving(&mut self) {
        if self.rules.motto {
            // MO-SERVE-07: left-over servings are lost at once.
            self.s.turn.counters[Counter::Serving as usize] = 0;
            self.enter(Phase::Work);
        } else {
            self.enter(Phase::Hire);
        }
    }

    /// A turn begins: 1 serving, 1 employment, 0 love (TC-TURN-03).
    pub fn begin_turn(&mut self, seat: Seat) {
        let turn = &mut self.s.turn;
        turn.active = seat;
        turn.counters = [0, 1, 1, 0, 0, 0];
        turn.used = 0;
        turn.prices = [0; crate::rules::MAX_PRICES];
        turn.next_hire_less = 0;
        turn.step = 0;
        turn.hand_change = 0;
        turn.remembered = false;
        turn.chambered = false;
        turn.serving_ended = false;
        turn.hiring_ended = false;
        turn.number = turn.number.saturating_add(1);
        self.tell(|| Event::TurnBegan { seat });
        self.enter(Phase::Start);
    }

    /// Automatic abilities of the starting phase: of the maid on top, also once she is well again
    /// (TC-START-08) or uncovered (EH-PRIVATE-04). True if one began.
    fn start_by_itself(&mut self) -> bool {
        let seat = self.active();
        let Some(maid) = self.s.active_private(seat) else { return false };
        match self.rules.ability[usize::from(maid)] {
            Some(a) if a.at == Moment::Starting && a.how == How::Auto && self.s.turn.used >> maid & 1 == 0 => {
                self.s.turn.used |= 1 << maid;
                self.begin_effect(a.pc, maid, seat);
                true
            }
            _ => false,
        }
    }

    /// Puts an effect on the stack, about its user.
    pub fn begin_effect(&mut self, pc: u16, source: u8, actor: Seat) {
        self.s.stack.push(Frame { pc, source, actor: actor.0, who: actor.0, x: NONE, y: NONE, n: 0, serves: false });
    }

    fn turn_action(&mut self, action: Action) {
        let (seat, card) = (self.active(), action.the_card());
        match action.verb() {
            Verb::Serve => self.serve(card),
            Verb::Chamber => self.chamber_paid(card),
            Verb::Send => self.send_visitor(card, action.the_seat().unwrap_or(seat)),
            Verb::Return => self.send_visitor_back(card),
            Verb::Use => self.use_ability(card),
            Verb::Cure => self.cure(action),
            Verb::Remember => self.begin_effect(self.rules.serve_at[usize::from(card)], card, seat),
            Verb::Work => self.work(card),
            Verb::Pick => self.pick(card),
            Verb::Love => self.play_love(card),
            Verb::LoveAll => self.play_all_love(),
            Verb::Hire => self.hire(action),
            Verb::Gain => self.gain_due(action),
            Verb::End => self.end_phase(),
            // Answers: none of them is a free choice.
            Verb::Discard | Verb::ReturnHabit | Verb::ReturnIllness | Verb::ReturnBuilding | Verb::Take => {}
            Verb::TakeHabit | Verb::TakeIllness | Verb::Top | Verb::Bottom | Verb::Give | Verb::Keep => {}
            Verb::Target | Verb::Maid | Verb::Yes | Verb::No | Verb::Done => {}
        }
    }

    fn end_phase(&mut self) {
        match self.s.turn.phase {
            Phase::Start => self.enter(Phase::Serve),
            Phase::Serve => self.leave_serving(),
            Phase::Work => self.enter(Phase::Hire),
            Phase::Hire => self.begin_dismissal(),
            // Nobody ends these.
            Phase::Pick | Phase::Dismiss | Phase::Over => {}
        }
    }

    /// A maid serves: symbols first, then her text (TC-SERVE-03).
    fn serve(&mut self, card: u8) {
        let seat = self.active();
        self.s.turn.counters[Counter::Serving as usize] -= 1;
        let house = self.s.house_mut(seat);
        house.hand.take(card);
        house.forget_in_hand(card);
        self.s.lay_open(card);
        self.tell(|| Event::Served { seat, card });
        self.because = Some(card);
        let gives = self.rules.gives[usize::from(card)];
        self.gain(Counter::Love, gives.love);
        self.gain(Counter::Serving, gives.serving);
        self.gain(Counter::Employment, gives.employment);
        if self.rules.motto {
            self.gain(Counter::Imagination, gives.imagination);
            self.gain(Counter::Concentration, gives.concentration);
            self.gain(Counter::Effort, gives.effort);
        }
        let text = self.rules.serve_at[usize::from(card)];
        if text != 0 {
            self.begin_effect(text, card, seat);
            self.s.frame().serves = true;
        }
        if gives.draw > 0 && self.draw(seat, gives.draw) > 0 {
            self.open_draw_window(seat);
        }
    }

    /// Milly and Tanya: right after a draw that a served maid caused (AMB-TC-42).
    pub fn open_draw_window(&mut self, seat: Seat) {
        let Some(maid) = self.s.active_private(seat) else { return };
        match self.rules.ability[usize::from(maid)] {
            Some(a) if a.at == Moment::MaidDraw && self.s.turn.used >> maid & 1 == 0 => {
                if a.how == How::Auto {
                    self.s.turn.used |= 1 << maid;
                }
                self.begin_effect(a.pc, maid, seat);
            }
            _ => {}
        }
    }

    /// A counter rises.
    #[inline]
    pub fn gain(&mut self, counter: Counter, n: u8) {
        if n == 0 {
            return;
        }
        let value = &mut self.s.turn.counters[counter as usize];
        *value = value.saturating_add(n);
        let seat = self.active();
        self.tell(|| Event::Gained { seat, counter, n });
    }

    fn chamber_paid(&mut self, card: u8) {
        let price = self.chamber_price(card);
        self.s.turn.counters[Counter::Serving as usize] -= price;
        self.chamber(card);
    }

    /// A maid goes from hand to the own quarters.
    pub fn chamber(&mut self, card: u8) {
        let seat = self.active();
        let house = self.s.house_mut(seat);
        house.hand.take(card);
        house.forget_in_hand(card);
        house.chamber.add(card);
        self.s.turn.chambered = true;
        self.tell(|| Event::Chambered { seat, card, to: seat, visits: false });
    }

    fn send_visitor(&mut self, card: u8, to: Seat) {
        let (_, price, _) = self.rules.visitor.expect("a visitor is at the table");
        self.s.turn.counters[Counter::Serving as usize] -= self.s.send_price(self.rules, price);
        self.s.turn.chambered |= self.rules.sending_chambers;
        self.s.pick_up(card);
        self.s.house_mut(to).chamber.add(card);
        let seat = self.active();
        self.tell(|| Event::Chambered { seat, card, to, visits: true });
    }

    fn send_visitor_back(&mut self, card: u8) {
        let (_, _, price) = self.rules.visitor.expect("a visitor is at the table");
        let seat = self.active();
        self.s.turn.counters[Counter::Serving as usize] -= price;
        self.s.house_mut(seat).chamber.take(card);
        self.back_to_town(card);
        self.tell_returned(seat, card, Origin::Chambermaids);
    }

    fn use_ability(&mut self, card: u8) {
        let ability = self.rules.ability[usize::from(card)].expect("the card has an ability");
        self.s.turn.used |= 1 << card;
        self.begin_effect(ability.pc, card, self.active());
    }

    /// The answer is given with the action: her ability is used and goes on from there.
    fn gain_due(&mut self, action: Action) {
        let seat = self.active();
        let maid = self.s.active_private(seat).expect("her choice is due");
        self.use_ability(maid);
        self.answer(action);
    }

    /// A 3 Love is discarded, one illness goes back to town (TC-START-04).
    fn cure(&mut self, action: Action) {
        let seat = self.active();
        self.discard_from_hand(seat, self.rules.love_three);
        let maid = action.the_other().expect("a maid is named");
        let n = self.s.sick_count(seat, maid, action.illnesses());
        self.heal(seat, maid, n);
    }

    /// One illness less on a copy that has `n`.
    pub fn heal(&mut self, seat: Seat, maid: u8, n: u8) {
        self.s.heal(seat, maid, n);
        self.s.town.extras[self.rules.extra(self.rules.illness)] += 1;
        self.tell(|| Event::Cured { seat, maid, illness: n });
    }

    fn play_love(&mut self, card: u8) {
        let seat = self.active();
        let house = self.s.house_mut(seat);
        house.hand.take(card);
        house.forget_in_hand(card);
        self.s.lay_open(card);
        self.tell(|| Event::LovePlayed { seat, cards: vec![card] });
        self.because = Some(card);
        self.gain(Counter::Love, self.rules.gives[usize::from(card)].love);
    }

    fn play_all_love(&mut self) {
        let seat = self.active();
        let kinds = self.s.house(seat).hand.kinds() & self.rules.love;
        let mut love = 0u8;
        if K::OPEN {
            let hand = self.s.house(seat).hand;
            let cards = hand.cards().filter(|card| kinds >> card & 1 == 1).collect();
            self.push(Event::LovePlayed { seat, cards });
        }
        for card in Bits(kinds) {
            let house = self.s.house_mut(seat);
            let n = house.hand.get(card);
            house.hand.set(card, 0);
            (0..n).for_each(|_| house.forget_in_hand(card));
            self.s.lay_open_several(card, n);
            love = love.saturating_add(n.saturating_mul(self.rules.gives[usize::from(card)].love));
        }
        self.gain(Counter::Love, love);
    }

    fn work(&mut self, pile: u8) {
        let seat = self.active();
        let card = self.top_preparation(Pantry::ALL[usize::from(pile)]).expect("the pile has a card");
        let work = self.rules.cards[usize::from(card)].def.work.expect("a preparation has its work");
        self.s.turn.counters[work.skill as usize] -= work.needs;
        let at = usize::from(card - self.rules.preparations);
        self.s.town.preparations[at] -= 1;
        self.s.house_mut(seat).preparations[at] += 1;
        self.tell(|| Event::Worked { seat, card });
        self.look_for_the_end();
    }

    fn pick(&mut self, card: u8) {
        let seat = self.active();
        let first = self.rules.refined;
        // Only an arranged round can leave one with somebody who is to choose.
        if let Some(before) = self.send_refined_back(seat) {
            self.s.town.refined_taken &= !(1 << (before - first));
            self.tell_returned(seat, before, Origin::Refined);
        }
        self.s.town.refined &= !(1 << (card - first));
        self.s.town.refined_taken |= 1 << (card - first);
        self.s.house_mut(seat).refined = card;
        self.s.turn.round_done += 1;
        let done = usize::from(self.s.turn.round_done);
        if done < self.rules.seats {
            self.s.turn.active = self.s.turn.round_first.left(done, self.rules.seats);
        }
        self.tell(|| Event::Picked { seat, card });
        if done == self.rules.seats {
            self.s.turn.round_done = 0;
            self.begin_turn(self.s.turn.round_first);
        }
    }

    /// The refined maid of a seat, if there is one, goes back to the park.
    fn send_refined_back(&mut self, seat: Seat) -> Option<u8> {
        let refined = std::mem::replace(&mut self.s.house_mut(seat).refined, NONE);
        if refined == NONE {
            return None;
        }
        self.s.town.refined |= 1 << (refined - self.rules.refined);
        Some(refined)
    }

    fn hire(&mut self, action: Action) {
        let (seat, card) = (self.active(), action.the_card());
        let cost = self.price(card);
        self.s.turn.counters[Counter::Employment as usize] -= 1;
        self.s.turn.counters[Counter::Love as usize] -= cost;
        self.s.turn.next_hire_less = 0;
        let to = action.the_seat().unwrap_or(seat);
        let beneath = action.the_other().filter(|_| action.the_seat().is_none());
        let maid = action.the_other().filter(|_| action.the_seat().is_some());
        self.tell(|| Event::Hired { seat, card, to, maid, beneath, cost });
        self.because = Some(card);
        if card < self.rules.kinds {
            self.leave_town(card);
            self.s.house_mut(seat).discard_card(card);
        } else if self.rules.is_private(card) {
            self.take_private(card);
            self.stack_private(to, card);
            self.refill_privates();
        } else if card == self.rules.habit {
            self.begin_effect(self.rules.place_habit, card, seat);
            self.s.frame().who = to.0;
        } else if card == self.rules.illness {
            let maid = maid.expect("an illness is laid on a maid");
            let n = self.s.maid_illnesses(self.rules, to, maid, action.illnesses());
            self.begin_effect(self.rules.place_illness, card, seat);
            let frame = self.s.frame();
            (frame.who, frame.x, frame.y) = (to.0, maid, n);
        } else {
            self.build(card, beneath);
        }
    }

    fn build(&mut self, card: u8, beneath: Option<u8>) {
        let (seat, at) = (self.active(), self.rules.extra(card));
        self.s.town.extras[at] -= 1;
        let pair = self.rules.chief_pair;
        let house = self.s.house_mut(seat);
        house.extras[at] += 1;
        if let Some(chief) = beneath {
            house.hand.take(chief);
            house.forget_in_hand(chief);
            house.beneath[usize::from(chief != pair[0])] += 1;
        }
    }

    /// A card leaves its town pile, or the guests' pile.
    pub fn leave_town(&mut self, card: u8) {
        if self.rules.guests >> card & 1 == 1 {
            self.s.town.guests.pop();
            self.s.town.guests_seen = self.s.town.guests_seen.min(self.s.town.guests.len() as u8);
            if let Some(&next) = self.s.town.guests.last() {
                self.tell(|| Event::TurnedUp { card: next });
            }
        } else {
            self.s.town.piles.take(card);
        }
        self.look_for_the_end();
    }

    /// A card comes back to its pile; a guest goes under the guests (MO-MIX-07).
    pub fn back_to_town(&mut self, card: u8) {
        if self.rules.guests >> card & 1 == 1 {
            self.s.town.guests.insert(0, card);
            self.s.town.guests_seen += 1;
        } else if card != self.rules.starter || !self.rules.motto {
            self.s.town.piles.add(card);
        }
    }

    /// A private maid leaves the face-up ones.
    pub fn take_private(&mut self, maid: u8) {
        let at = self.s.town.private_up.iter().position(|&m| m == maid).expect("she lies face up");
        self.s.town.private_up.remove(at);
    }

    /// The new one lies on top of the old (TC-PRIVATE-04).
    pub fn stack_private(&mut self, seat: Seat, maid: u8) {
        let old = self.s.house(seat).private;
        self.s.town.below[usize::from(maid - self.rules.privates)] = old;
        self.s.house_mut(seat).private = maid;
    }

    /// The topmost private maid leaves the house and goes face down under the pile (EH-PRIVATE-02);
    /// an illness on her goes back to town.
    pub fn leave_private(&mut self, seat: Seat) {
        let maid = self.s.house(seat).private;
        let illness = self.s.sick.iter().find(|s| s.maid == maid).map_or(0, |sick| sick.n);
        if illness > 0 {
            self.s.remove_sick(seat, maid, illness);
            self.s.town.extras[self.rules.extra(self.rules.illness)] += illness;
        }
        let at = usize::from(maid - self.rules.privates);
        self.s.house_mut(seat).private = std::mem::replace(&mut self.s.town.below[at], NONE);
        self.s.town.private_pile.insert(0, maid);
        self.s.town.private_seen += 1;
        let from = Origin::PrivateMaids;
        self.tell(|| Event::Returned { seat, card: maid, from, illness, beneath: None });
    }

    /// Two private maids lie face up while the pile lasts (EH-PRIVATE-05); of Motto's open pile the
    /// top one (AMB-MO-09).
    pub fn refill_privates(&mut self) {
        let face_up = if self.rules.motto { 1 } else { 2 };
        while self.s.town.private_up.len() < face_up {
            let Some(maid) = self.s.town.private_pile.pop() else { break };
            self.s.town.private_up.push(maid);
            self.s.town.private_seen = self.s.town.private_seen.min(self.s.town.private_pile.len() as u8);
            self.tell(|| Event::TurnedUp { card: maid });
        }
        self.look_for_the_end();
    }

    /// With a latch the end is settled the moment it is reached (MO-END-04, AMB-TC-35).
    fn look_for_the_end(&mut self) {
        if self.rules.latch && self.s.end_reached(self.rules) {
            self.s.turn.latched = true;
        }
    }

    /// Motto's phase V, and the dismissal begins.
    fn begin_dismissal(&mut self) {
        let seat = self.active();
        if let Some(refined) = self.send_refined_back(seat) {
            self.tell_returned(seat, refined, Origin::Refined);
        }
        self.enter(Phase::Dismiss);
    }

    /// One step of the dismissal phase: the others' abilities, the own one, then the end.
    fn dismiss(&mut self) {
        let (seat, seats) = (self.active(), self.rules.seats);
        while usize::from(self.s.turn.step) <= seats {
            self.s.turn.step += 1;
            let steps = usize::from(self.s.turn.step);
            let (owner, moment) = match steps {
                n if n < seats => (seat.left(n, seats), Moment::OthersDismissal),
                n if n == seats => (seat, Moment::Dismissal),
                _ => break,
            };
            let Some(maid) = self.s.active_private(owner) else { continue };
            if let Some(a) = self.rules.ability[usize::from(maid)].filter(|a| a.at == moment) {
                self.begin_effect(a.pc, maid, seat);
                return;
            }
        }
        if !self.asks_for_the_top() {
            self.end_turn();
        }
    }

    /// After all abilities of the phase the owner may choose which card comes on top (AMB-TC-46); asked once.
    fn asks_for_the_top(&mut self) -> bool {
        let (seat, asked) = (self.active(), self.rules.seats as u8 + 2);
        if self.rules.dismissal == Dismissal::Choose {
            self.witness_hand(seat);
        }
        let kinds = self.s.house(seat).hand.kinds();
        if self.rules.dismissal != Dismissal::Choose || kinds & kinds.wrapping_sub(1) == 0 || self.s.turn.step == asked
        {
            return false;
        }
        self.s.turn.step = asked;
        self.begin_effect(self.rules.lay_down, NONE, seat);
        true
    }

    fn end_turn(&mut self) {
        let seat = self.active();
        // Laid down already when its owner has said how.
        if usize::from(self.s.turn.step) != self.rules.seats + 2 {
            self.dismiss_cards(seat, None);
        }
        let size = HAND.saturating_add(self.s.turn.hand_change).max(0) as u8;
        self.s.turn.counters = [0; 6];
        self.draw(seat, size);
        self.tell(|| Event::TurnEnded { seat });
        if self.rules.motto {
            self.next_in_round();
        } else if self.s.turn.latched || !self.rules.latch && self.s.end_reached(self.rules) {
            self.finish();
        } else {
            self.begin_turn(seat.left(1, self.rules.seats));
        }
    }

    fn finish(&mut self) {
        self.s.turn.phase = Phase::Over;
        self.tell(|| Event::GameEnded);
    }

    /// Cards in play, then the hand, go to the discard pile (TC-DISMISS-01, 07), with the chosen card on top or the one
    /// that the rules say.
    pub fn dismiss_cards(&mut self, seat: Seat, chosen: Option<u8>) {
        let in_play = std::mem::replace(&mut self.s.turn.in_play, Pile::EMPTY);
        let order = std::mem::take(&mut self.s.turn.order);
        let last_played = order.last().copied();
        let hand = std::mem::replace(&mut self.s.house_mut(seat).hand, Pile::EMPTY);
        let top = if hand.is_empty() { last_played } else { chosen.or_else(|| shown_of(self.rules, &hand)) };
        let house = self.s.house_mut(seat);
        house.discard.add_all(&in_play);
        house.discard.add_all(&hand);
        house.discard_top = top.unwrap_or(house.discard_top);
        house.shown.clear();
        if K::OPEN {
            let copies = |card: u8| std::iter::repeat_n(card, in_play.get(card).into());
            let played = order.iter().flat_map(|&card| copies(card)).collect();
            self.push(Event::Dismissed { seat, played, hand: hand.cards().collect(), top });
        }
    }

    fn next_in_round(&mut self) {
        self.s.turn.round_done += 1;
        let done = usize::from(self.s.turn.round_done);
        if done < self.rules.seats {
            self.begin_turn(self.s.turn.round_first.left(done, self.rules.seats));
            return;
        }
        let round = self.s.turn.round;
        self.tell(|| Event::RoundEnded { round });
        if self.s.turn.latched { self.finish() } else { self.begin_round() }
    }

    /// Motto: a round begins with the choice of refined maids.
    pub fn begin_round(&mut self) {
        let turn = &mut self.s.turn;
        turn.round = turn.round.saturating_add(1);
        turn.round_first = turn.first_master;
        turn.round_done = 0;
        turn.active = turn.round_first;
        turn.counters = [0; 6];
        self.s.town.refined_taken = 0;
        // Only an arranged round can leave one behind.
        for seat in (0..self.rules.seats as u8).map(Seat) {
            if let Some(refined) = self.send_refined_back(seat) {
                self.tell_returned(seat, refined, Origin::Refined);
            }
        }
        self.enter(Phase::Pick);
    }

    /// Draws up to `n` cards, reshuffling in mid-draw where needed (TC-SHUFFLE-03). Gives how many.
    pub fn draw(&mut self, seat: Seat, n: u8) -> u8 {
        let before = self.s.house(seat).hand;
        let mut left = n;
        while left > 0 {
            let house = self.s.house_mut(seat);
            if let Some(placed) = house.top.pop() {
                Self::into_hand(house, seat, placed);
                left -= 1;
            } else if !house.deck.is_empty() {
                left -= self.draw_unknown(seat, left);
            } else if !house.bottom.is_empty() {
                let placed = house.bottom.remove(0);
                Self::into_hand(house, seat, placed);
                left -= 1;
            } else if !self.reshuffle(seat) {
                break;
            }
        }
        if K::OPEN && left < n {
            let cards = self.s.house(seat).hand.without(&before).cards().collect();
            self.push(Event::Drew { seat, cards });
        }
        n - left
    }

    fn into_hand(house: &mut crate::state::House<W>, seat: Seat, placed: Placed) {
        house.hand.add(placed.card);
        house.show_in_hand(placed.card, SeatSet(placed.seen.0 & !SeatSet::of(seat).0));
    }

    /// Draws from the cards of unknown order, by weight; all at once when all are drawn.
    #[inline]
    fn draw_unknown(&mut self, seat: Seat, n: u8) -> u8 {
        let house = &mut self.s.houses[seat.index()];
        let mut total = house.deck.total();
        if total <= u16::from(n) {
            house.hand.add_all(&house.deck);
            house.deck = Pile::EMPTY;
            return total as u8;
        }
        for _ in 0..n {
            let card = house.deck.take_nth(self.chance.below(streams::deck(seat), total.into()) as u16);
            house.hand.add(card);
            total -= 1;
        }
        n
    }

    /// The discard pile becomes the deck. False if there is none.
    pub fn reshuffle(&mut self, seat: Seat) -> bool {
        let house = self.s.house_mut(seat);
        if house.discard.is_empty() {
            return false;
        }
        let count = house.discard.total();
        house.deck.add_all(&house.discard);
        house.discard = Pile::EMPTY;
        house.discard_top = NONE;
        self.tell(|| Event::Shuffled { seat, count });
        true
    }

    /// Settles the top `n` cards of a deck in their order; gives how many there are.
    pub fn settle_top(&mut self, seat: Seat, n: usize) -> usize {
        while self.s.house(seat).top.len() < n {
            let total = self.s.house(seat).deck.total();
            let placed = if total > 0 {
                let at = self.chance.below(streams::deck(seat), total.into()) as u16;
                let house = self.s.house_mut(seat);
                let card = house.deck.nth(at);
                house.deck.take(card);
                Placed { card, seen: SeatSet::NOBODY }
            } else if !self.s.house(seat).bottom.is_empty() {
                self.s.house_mut(seat).bottom.remove(0)
            } else if self.reshuffle(seat) {
                continue;
            } else {
                break;
            };
            self.s.house_mut(seat).top.insert(0, placed);
        }
        n.min(self.s.house(seat).top.len())
    }

    /// The top card of a deck leaves it, if there is one.
    pub fn take_top(&mut self, seat: Seat) -> Option<u8> {
        (self.settle_top(seat, 1) == 1).then(|| self.s.house_mut(seat).top.pop().expect("settled").card)
    }

    /// Tells that a card left a seat for the town.
    pub fn tell_returned(&mut self, seat: Seat, card: u8, from: Origin) {
        self.tell(|| Event::Returned { seat, card, from, illness: 0, beneath: None });
    }

    /// A card of a hand goes openly to its owner's discard pile.
    pub fn discard_from_hand(&mut self, seat: Seat, card: u8) {
        let house = self.s.house_mut(seat);
        house.hand.take(card);
        house.forget_in_hand(card);
        house.discard_card(card);
        self.tell(|| Event::Discarded { seat, cards: vec![card], from: Zone::Hand });
    }

    /// The price of hiring a card now.
    #[inline]
    pub fn price(&self, card: u8) -> u8 {
        self.s.price(self.rules, card)
    }

    fn chamber_price(&self, card: u8) -> u8 {
        self.s.chamber_price(self.rules, card)
    }

    fn top_preparation(&self, pile: Pantry) -> Option<u8> {
        self.s.top_preparation(self.rules, pile)
    }

    fn can_act_at_start(&self) -> bool {
        self.s.can_act_at_start(self.rules)
    }

    fn can_act_serving(&self) -> bool {
        self.s.can_act_serving(self.rules)
    }

    fn can_work(&self) -> bool {
        self.s.can_work(self.rules)
    }
}

/// The card of a dismissed hand that shows (AMB-TC-46): the kind held most often, of equals the cheapest (a card that
/// cannot be hired has no cost at all), of equals the first in card order.
fn shown_of<const W: usize>(rules: &Rules, hand: &Pile<W>) -> Option<u8> {
    let kinds = hand.kinds();
    if rules.dismissal == Dismissal::LastInCardOrder {
        return kinds.checked_ilog2().map(|card| card as u8);
    }
    let cost = |card: u8| rules.cost[usize::from(card)].wrapping_add(1);
    Bits(kinds).min_by_key(|&card| (std::cmp::Reverse(hand.get(card)), cost(card)))
}
