//! What can be done: the legal actions of a free choice, and the questions they rest on.

use livret_kernel::{List, Seat};

use crate::action::{Action, Verb};
use crate::options::Ruling;
use crate::pile::{Bits, Pile};
use crate::program::{Op, Test};
use crate::rules::{NONE, Rules};
use crate::sound::MOST_LINES;
use crate::state::{Frame, House, MOST_ILLNESSES, Phase, State};
use crate::words::{Counter, How, Moment, Pantry, Price};

impl<const S: usize, const W: usize> State<S, W> {
    /// Writes the legal actions, ascending.
    pub fn legal(&self, rules: &Rules, out: &mut Vec<Action>) {
        if let Some(frame) = self.stack.last() {
            return self.answers(rules, frame, out);
        }
        let mut emit = |action| out.push(action);
        match self.turn.phase {
            Phase::Pick => return self.picks(rules, &mut emit),
            Phase::Start => {
                self.start_actions(rules, &mut emit);
                self.love_actions(rules, &mut emit);
                if let Some(maid) = self.due(rules) {
                    // AMB-TC-55: the phase does not end before.
                    return self.due_actions(rules, maid, &mut emit);
                }
            }
            Phase::Serve => {
                self.serve_actions(rules, &mut emit);
                self.love_actions(rules, &mut emit);
                self.visitors_back(rules, &mut emit);
            }
            Phase::Work => {
                self.work_actions(rules, &mut emit);
                self.love_actions(rules, &mut emit);
            }
            Phase::Hire => {
                self.use_actions(rules, Moment::Hiring, &mut emit);
                self.love_actions(rules, &mut emit);
                self.hires(rules, out);
            }
            Phase::Dismiss | Phase::Over => return,
        }
        out.push(Action::plain(Verb::End));
    }

    #[inline]
    fn active_house(&self) -> &House<W> {
        self.house(self.turn.active)
    }

    fn picks(&self, rules: &Rules, emit: &mut (impl FnMut(Action) + ?Sized)) {
        for bit in Bits(u64::from(self.town.refined & !self.town.refined_taken)) {
            emit(Action::card(Verb::Pick, rules.refined + bit));
        }
    }

    #[inline(always)]
    fn love_actions(&self, rules: &Rules, emit: &mut (impl FnMut(Action) + ?Sized)) {
        let hand = &self.active_house().hand;
        let kinds = hand.kinds() & rules.love;
        if kinds == 0 {
            return;
        }
        for card in Bits(kinds) {
            emit(Action::card(Verb::Love, card));
        }
        if kinds & (kinds - 1) != 0 || hand.get(kinds.trailing_zeros() as u8) > 1 {
            emit(Action::plain(Verb::LoveAll));
        }
    }

    /// Is there anything to do in the starting phase but to play Love?
    pub fn can_act_at_start(&self, rules: &Rules) -> bool {
        let house = self.active_house();
        let nobody_there = house.private == NONE && self.sick.is_empty() && house.refined == NONE;
        if nobody_there && house.chamber.kinds() & rules.able_chambermaids == 0 {
            return false;
        }
        self.due(rules).is_some() || any(|emit| self.start_actions(rules, emit))
    }

    /// The private maid whose owner must still choose in this starting phase.
    #[inline]
    pub fn due(&self, rules: &Rules) -> Option<u8> {
        let maid = self.active_private(self.turn.active).filter(|&maid| self.fresh(maid))?;
        let ability = rules.ability[usize::from(maid)].filter(|a| a.how == How::Must && a.at == Moment::Starting)?;
        // Skills count in Motto alone: elsewhere a choice among them is none.
        rules.counters_of(ability.pc).is_some_and(|counters| counters != 0).then_some(maid)
    }

    fn due_actions(&self, rules: &Rules, maid: u8, emit: &mut impl FnMut(Action)) {
        let pc = rules.ability[usize::from(maid)].map_or(0, |ability| ability.pc);
        let counters = rules.counters_of(pc).unwrap_or(0);
        Bits(counters.into()).for_each(|counter| emit(Action::card(Verb::Gain, counter)));
    }

    fn start_actions(&self, rules: &Rules, emit: &mut (impl FnMut(Action) + ?Sized)) {
        self.use_actions(rules, Moment::Starting, emit);
        if !self.sick.is_empty() && self.active_house().hand.get(rules.love_three) > 0 {
            self.sick_variants(self.turn.active, &mut |maid, n| emit(Action::card(Verb::Cure, 0).on(maid).ill(n)));
        }
    }

    /// Abilities on request: chambermaids, then the active private maid, then the refined maid.
    #[inline(always)]
    fn use_actions(&self, rules: &Rules, at: Moment, emit: &mut (impl FnMut(Action) + ?Sized)) {
        // Most tables have nobody with an ability at most moments.
        if rules.uses >> at as u8 & 1 == 1 {
            self.uses(rules, at, emit);
        }
    }

    fn uses(&self, rules: &Rules, at: Moment, emit: &mut (impl FnMut(Action) + ?Sized)) {
        let seat = self.turn.active;
        for maid in Bits(self.house(seat).chamber.kinds() & rules.able_chambermaids) {
            // Whoever dismisses herself makes room for the next of her kind; else once is enough.
            if self.fresh(maid) && self.usable(rules, maid, at) && self.healthy(seat, maid) > 0 {
                emit(Action::card(Verb::Use, maid));
            }
        }
        if let Some(maid) = self.active_private(seat).filter(|&m| self.fresh(m) && self.usable(rules, m, at)) {
            emit(Action::card(Verb::Use, maid));
        }
        let refined = self.house(seat).refined;
        let phase_one = if at == Moment::Starting { Moment::Refined } else { at };
        if refined != NONE && self.fresh(refined) && self.usable(rules, refined, phase_one) {
            emit(Action::card(Verb::Use, refined));
        }
    }

    /// Not yet used this turn?
    fn fresh(&self, card: u8) -> bool {
        self.turn.used >> card & 1 == 0
    }

    fn usable(&self, rules: &Rules, card: u8, at: Moment) -> bool {
        let Some(ability) = rules.ability[usize::from(card)] else { return false };
        if ability.at != at || ability.how != How::Use {
            return false;
        }
        let seat = self.turn.active.0;
        let frame = Frame { source: card, actor: seat, who: seat, x: NONE, y: NONE, ..Frame::default() };
        ability.needs.is_none_or(|test| self.holds(rules, &rules.tests[usize::from(test)], &frame))
            && !self.is_first_master_already(rules, ability.pc)
    }

    /// AMB-MO-06: no effect for whoever already is first master.
    fn is_first_master_already(&self, rules: &Rules, pc: u16) -> bool {
        rules.ops[usize::from(pc)] == Op::FirstMaster && self.turn.first_master == self.turn.active
    }

    /// Is there anything to do in the serving phase but to play Love?
    pub fn can_act_serving(&self, rules: &Rules) -> bool {
        let hand = self.active_house().hand.kinds();
        let servings = self.counter(Counter::Serving);
        if servings > 0 && hand & rules.servable != 0 {
            return true;
        }
        hand & rules.chamber != 0 && any(|emit| self.chamber_actions(rules, emit))
            || rules.visitor.is_some() && any(|emit| self.visitors_back(rules, emit))
            || rules.visitor.is_some() && any(|emit| self.visitors_out(rules, emit))
            || !self.town.memory_up.is_empty() && any(|emit| self.memory_actions(rules, emit))
            || rules.uses >> Moment::Serving as u8 & 1 == 1
                && any(|emit| self.use_actions(rules, Moment::Serving, emit))
    }

    fn serve_actions(&self, rules: &Rules, emit: &mut (impl FnMut(Action) + ?Sized)) {
        if self.counter(Counter::Serving) > 0 {
            for card in Bits(self.active_house().hand.kinds() & rules.servable) {
                emit(Action::card(Verb::Serve, card));
            }
        }
        self.chamber_actions(rules, emit);
        self.visitors_out(rules, emit);
        self.use_actions(rules, Moment::Serving, emit);
        self.memory_actions(rules, emit);
    }

    fn chamber_actions(&self, rules: &Rules, emit: &mut (impl FnMut(Action) + ?Sized)) {
        let servings = self.counter(Counter::Serving);
        for card in Bits(self.active_house().hand.kinds() & rules.chamber) {
            if self.chamber_price(rules, card) <= servings {
                emit(Action::card(Verb::Chamber, card));
            }
        }
    }

    fn visitors_out(&self, rules: &Rules, emit: &mut (impl FnMut(Action) + ?Sized)) {
        let Some((card, price, _)) = rules.visitor else { return };
        if self.turn.in_play.get(card) == 0 || self.counter(Counter::Serving) < self.send_price(rules, price) {
            return;
        }
        for seat in (0..rules.seats as u8).map(Seat) {
            if seat != self.turn.active || rules.options.editions.domino_any {
                emit(Action::card(Verb::Send, card).at(seat));
            }
        }
    }

    fn visitors_back(&self, rules: &Rules, emit: &mut (impl FnMut(Action) + ?Sized)) {
        let Some((card, _, price)) = rules.visitor else { return };
        let has_a_pile = self.returnable(rules) >> card & 1 == 1;
        if has_a_pile && self.counter(Counter::Serving) >= price && self.healthy(self.turn.active, card) > 0 {
            emit(Action::card(Verb::Return, card));
        }
    }

    fn memory_actions(&self, rules: &Rules, emit: &mut (impl FnMut(Action) + ?Sized)) {
        if self.turn.remembered || self.town.memory_up.is_empty() {
            return;
        }
        let up = self.town.memory_up.iter().fold(0u64, |m, &card| m | 1 << card);
        for card in Bits(up) {
            if self.can_pay(rules, &self.active_house().hand, rules.serve_at[usize::from(card)]) {
                emit(Action::card(Verb::Remember, card));
            }
        }
    }

    /// Can the lines of a price, from this address on, be paid with one hand card each?
    pub fn can_pay(&self, rules: &Rules, hand: &Pile<W>, pc: u16) -> bool {
        let lines = price_lines(rules, pc);
        // Hall: every choice of lines needs as many cards among all that can pay one of them.
        (1..1u32 << lines.len()).all(|some| {
            let masks = lines.iter().enumerate().filter(|(line, _)| some >> line & 1 == 1);
            hand.count_in(masks.fold(0, |m, (_, mask)| m | mask)) >= some.count_ones()
        })
    }

    /// Can the lines from this address on be paid with different cards? Keeps the first payment.
    pub fn payments_differ(
        &self,
        rules: &Rules,
        hand: &Pile<W>,
        pc: u16,
        paid: Pile<W>,
        first: &mut Option<Pile<W>>,
    ) -> bool {
        let Op::Pay(mask) = rules.ops[usize::from(pc)] else {
            return *first.get_or_insert(paid) != paid;
        };
        Bits(hand.kinds() & mask).any(|card| {
            let (mut rest, mut more) = (*hand, paid);
            rest.take(card);
            more.add(card);
            // Dead ends are not walked: every way on is a payment, and two of them suffice.
            self.can_pay(rules, &rest, pc + 1) && self.payments_differ(rules, &rest, pc + 1, more, first)
        })
    }

    /// What chambering a maid costs now.
    #[inline]
    pub fn chamber_price(&self, rules: &Rules, card: u8) -> u8 {
        rules.chamber_price[usize::from(card)].saturating_sub(self.first_chamber_less(rules))
    }

    /// What sending the visitor costs now: it makes a chambermaid (EH-CHAMBER-02).
    pub fn send_price(&self, rules: &Rules, price: u8) -> u8 {
        if rules.sending_chambers { price.saturating_sub(self.first_chamber_less(rules)) } else { price }
    }

    /// What the first chambermaid of the turn costs less.
    #[inline]
    fn first_chamber_less(&self, rules: &Rules) -> u8 {
        if rules.first_chamber_less.is_empty() || self.turn.chambered {
            return 0;
        }
        let Some(maid) = self.active_private(self.turn.active) else { return 0 };
        rules.first_chamber_less.iter().find(|(m, _)| *m == maid).map_or(0, |(_, n)| *n)
    }

    /// Is there a preparation to take?
    pub fn can_work(&self, rules: &Rules) -> bool {
        any(|emit| self.work_actions(rules, emit))
    }

    fn work_actions(&self, rules: &Rules, emit: &mut (impl FnMut(Action) + ?Sized)) {
        let refined = self.active_house().refined;
        if refined == NONE {
            return;
        }
        let Some(pile) = rules.cards[usize::from(refined)].def.opens else { return };
        if let Some(card) = self.top_preparation(rules, pile) {
            let work = rules.cards[usize::from(card)].def.work.expect("a preparation has its work");
            if self.counter(work.skill) >= work.needs {
                emit(Action::card(Verb::Work, pile as u8));
            }
        }
    }

    /// The top card of a preparation pile: 1s lie above 2s above 3s (MO-SETUP-03).
    pub fn top_preparation(&self, rules: &Rules, pile: Pantry) -> Option<u8> {
        let in_pile = |slot: &u8| rules.cards[usize::from(*slot)].def.work.is_some_and(|w| w.pile == pile);
        let left = |slot: &u8| self.town.preparations[usize::from(slot - rules.preparations)] > 0;
        let rank = |slot: &u8| rules.cards[usize::from(*slot)].def.work.map(|w| w.rank);
        (rules.preparations..rules.cards.len() as u8).filter(in_pile).filter(left).min_by_key(rank)
    }

    fn hires(&self, rules: &Rules, out: &mut Vec<Action>) {
        if self.counter(Counter::Employment) == 0 {
            return;
        }
        // No love buys what has no price.
        let love = self.counter(Counter::Love).min(NONE - 1);
        let printed = self.printed_prices(rules);
        let kinds = self.affordable_kinds(rules, love, printed);
        let usual = usize::from(love.min(15));
        if kinds == rules.afford[usual] {
            // As long as no pile has run out: a list that is ready.
            out.extend_from_slice(&rules.hire_lists[usual]);
        } else {
            out.extend(Bits(kinds).map(|card| Action::card(Verb::Hire, card)));
        }
        let price = |card: u8| if printed { rules.cost[usize::from(card)] } else { self.changed_price(rules, card) };
        let mut emit = |action| out.push(action);
        for card in rules.extras..rules.privates {
            if price(card) <= love && self.town.extras[rules.extra(card)] > 0 {
                self.extra_hires(rules, card, &mut emit);
            }
        }
        for maid in Bits(self.private_offers()) {
            if price(maid) <= love {
                self.private_hires(rules, maid, &mut emit);
            }
        }
    }

    /// The private maids on offer: two face up, or the open pile's top.
    pub fn private_offers(&self) -> u64 {
        self.town.private_up.iter().fold(0, |m, &card| m | 1 << card)
    }

    #[inline]
    fn affordable_kinds(&self, rules: &Rules, love: u8, printed: bool) -> u64 {
        let there = self.town.piles.kinds();
        let mut kinds = if printed {
            there & rules.afford[usize::from(love.min(15))]
        } else {
            let hireable = there & rules.afford[15];
            Bits(hireable).filter(|&card| self.changed_price(rules, card) <= love).fold(0, |m, card| m | 1 << card)
        };
        if let Some(&guest) = self.town.guests.last().filter(|guest| self.price(rules, **guest) <= love) {
            kinds |= 1 << guest;
        }
        kinds
    }

    #[inline(always)]
    fn printed_prices(&self, rules: &Rules) -> bool {
        self.turn.next_hire_less == 0 && self.turn.prices == [0; crate::rules::MAX_PRICES] && !rules.has_standing_prices
    }

    /// What hiring a card costs now: set values first, then reductions, at least 1 (AMB-EH-09).
    #[inline(always)] // asked for every card on offer
    pub fn price(&self, rules: &Rules, card: u8) -> u8 {
        if self.printed_prices(rules) { rules.cost[usize::from(card)] } else { self.changed_price(rules, card) }
    }

    fn changed_price(&self, rules: &Rules, card: u8) -> u8 {
        let printed = rules.cost[usize::from(card)];
        if printed == NONE {
            return NONE;
        }
        let (mut cost, mut less) = (printed, self.turn.next_hire_less);
        let mut apply = |mask: u64, price: Price, times: u8| {
            if mask >> card & 1 == 1 && times > 0 {
                match price {
                    Price::Set(n) => cost = cost.min(n),
                    Price::Less(n) => less = less.saturating_add(n.saturating_mul(times)),
                }
            }
        };
        for standing in &rules.standing_prices {
            apply(standing.mask, standing.price, self.present(rules, self.turn.active, standing.by).min(1));
        }
        for (&(mask, price), &times) in rules.prices.iter().zip(&self.turn.prices) {
            apply(mask, price, times);
        }
        cost.saturating_sub(less).max(1).min(printed)
    }

    /// How many healthy copies of a chambermaid, or of a building, a house has.
    fn present(&self, rules: &Rules, seat: Seat, card: u8) -> u8 {
        if card < rules.kinds { self.healthy(seat, card) } else { self.house(seat).extras[rules.extra(card)] }
    }

    fn extra_hires(&self, rules: &Rules, card: u8, emit: &mut (impl FnMut(Action) + ?Sized)) {
        let hire = Action::card(Verb::Hire, card);
        if card == rules.illness {
            if !self.room_for_illness() {
                return;
            }
            for seat in (0..rules.seats as u8).map(Seat) {
                self.illness_targets(rules, seat, &mut |maid, n| emit(hire.at(seat).on(maid).ill(n)));
            }
        } else if card == rules.habit {
            for seat in (0..rules.seats as u8).map(Seat).filter(|&seat| self.takes_habits(rules, seat)) {
                emit(hire.at(seat));
            }
        } else {
            self.building_hires(rules, card, emit);
        }
    }

    fn building_hires(&self, rules: &Rules, card: u8, emit: &mut (impl FnMut(Action) + ?Sized)) {
        let hire = Action::card(Verb::Hire, card);
        let Some(test) = rules.only_if[rules.extra(card)] else { return emit(hire) };
        let test = &rules.tests[usize::from(test)];
        if *test == Test::ChiefBeneath {
            for chief in Bits(self.active_house().hand.kinds() & rules.chiefs) {
                emit(hire.on(chief));
            }
        } else if self.holds(rules, test, &self.frame_of_active()) {
            emit(hire);
        }
    }

    fn frame_of_active(&self) -> Frame {
        let seat = self.turn.active.0;
        Frame { actor: seat, who: seat, x: NONE, y: NONE, ..Frame::default() }
    }

    fn private_hires(&self, rules: &Rules, maid: u8, emit: &mut (impl FnMut(Action) + ?Sized)) {
        let hire = Action::card(Verb::Hire, maid);
        if rules.any_house >> maid & 1 == 1 {
            (0..rules.seats as u8).for_each(|seat| emit(hire.at(Seat(seat))));
        } else {
            emit(hire);
        }
    }

    /// No further event can be placed with an owner of enough Gardens (EH-BUILD-04).
    pub fn shielded(&self, rules: &Rules, seat: Seat) -> bool {
        rules.shield.is_some_and(|(card, n)| self.house(seat).extras[rules.extra(card)] >= n)
    }

    /// Can a Bad Habit be placed here (TC-EVENT-05)?
    pub fn takes_habits(&self, rules: &Rules, seat: Seat) -> bool {
        let house = self.house(seat);
        let maids = if rules.options.rulings.other(Ruling::SickDoNotCount) {
            !self.healthy_chambermaids(seat, rules).is_empty()
                || self.private_stack(seat, rules).any(|m| !self.is_sick(m))
        } else {
            !house.chamber.is_empty() || house.private != NONE
        };
        maids && !self.shielded(rules, seat)
    }

    /// Can one more illness lie on a maid? In a game as dealt there is always room for what the town has;
    /// an arranged one may have more in town.
    pub fn room_for_illness(&self) -> bool {
        self.sick.iter().map(|sick| usize::from(sick.n)).sum::<usize>() < MOST_ILLNESSES
    }

    /// The maids here that an illness can be laid on (TC-EVENT-07, 08), with the illnesses that
    /// tell copies apart.
    pub fn illness_targets(&self, rules: &Rules, seat: Seat, emit: &mut (impl FnMut(u8, u8) + ?Sized)) {
        if self.shielded(rules, seat) {
            return;
        }
        let house = self.house(seat);
        for maid in Bits(house.chamber.kinds()) {
            self.variants(seat, maid, emit);
        }
        if house.private != NONE {
            emit(house.private, 0);
        }
    }

    #[inline]
    fn variants(&self, seat: Seat, maid: u8, emit: &mut (impl FnMut(u8, u8) + ?Sized)) {
        if self.sick.is_empty() {
            return emit(maid, 0);
        }
        let mut counts = self.sick_copies(seat, maid).fold(0u64, |m, sick| m | 1 << sick.n);
        if self.healthy(seat, maid) > 0 {
            counts |= 1;
        }
        if counts.count_ones() == 1 {
            return emit(maid, 0);
        }
        Bits(counts).for_each(|n| emit(maid, n));
    }

    /// The sick maids here, likewise.
    pub fn sick_variants(&self, seat: Seat, emit: &mut (impl FnMut(u8, u8) + ?Sized)) {
        let maids = self.sick.iter().filter(|s| s.seat == seat.0).fold(0u64, |m, s| m | 1 << s.maid);
        for maid in Bits(maids) {
            let counts = self.sick_copies(seat, maid).fold(0u64, |m, sick| m | 1 << sick.n);
            if counts.count_ones() == 1 {
                emit(maid, 0);
            } else {
                Bits(counts).for_each(|n| emit(maid, n));
            }
        }
    }

    /// The illnesses of the sick copy that an action means.
    pub fn sick_count(&self, seat: Seat, maid: u8, told: u8) -> u8 {
        if told > 0 { told } else { self.sick_copies(seat, maid).next().map_or(0, |s| s.n) }
    }

    /// The illnesses of the copy, sick or well, that an action means.
    pub fn maid_illnesses(&self, rules: &Rules, seat: Seat, maid: u8, told: u8) -> u8 {
        let healthy_one = !rules.is_private(maid) && self.healthy(seat, maid) > 0;
        if told == 0 && healthy_one { 0 } else { self.sick_count(seat, maid, told) }
    }

    /// Are enough maid piles empty (TC-END-01, MO-END-01)?
    pub fn end_reached(&self, rules: &Rules) -> bool {
        let mixed = u32::from(self.privates_are_gone(rules)) + u32::from(self.guests_are_gone(rules));
        let empty = self.empty_maid_piles(rules).count_ones() + mixed;
        empty >= rules.end_piles || self.empty_pantries(rules).next().is_some()
    }

    /// Piles of one maid each that have run out.
    pub fn empty_maid_piles(&self, rules: &Rules) -> u64 {
        rules.maid_piles & !self.town.piles.kinds()
    }

    /// Has the pile of private maids run out? In Motto those on offer are its top.
    pub fn privates_are_gone(&self, rules: &Rules) -> bool {
        let has_privates = rules.memories > rules.privates;
        let private_up = rules.motto && !self.town.private_up.is_empty();
        has_privates && self.town.private_pile.is_empty() && !private_up
    }

    /// Has the pile of guests run out?
    pub fn guests_are_gone(&self, rules: &Rules) -> bool {
        rules.guests != 0 && self.town.guests.is_empty()
    }

    /// Motto: piles of preparations that have run out.
    pub fn empty_pantries<'a>(&'a self, rules: &'a Rules) -> impl Iterator<Item = Pantry> + 'a {
        let in_use = |pile: &Pantry| rules.cards.iter().any(|card| card.def.work.is_some_and(|w| w.pile == *pile));
        let used = Pantry::ALL.into_iter().filter(move |pile| rules.motto && in_use(pile));
        used.filter(|&pile| self.top_preparation(rules, pile).is_none())
    }

    /// Does a condition hold, about the seat that the frame's words are about?
    pub fn holds(&self, rules: &Rules, test: &Test, frame: &Frame) -> bool {
        let who = Seat(frame.who);
        let house = self.house(who);
        let seats = || (0..rules.seats as u8).map(Seat);
        match test {
            Test::HandAtLeast(n) => house.hand.total() >= u16::from(*n),
            Test::CanReveal => house.can_reveal(),
            Test::Seen(mask) => frame.x != NONE && mask >> frame.x & 1 == 1,
            Test::SeenCostsMore(n) => {
                let cost = |card: u8| if card == NONE { None } else { rules.cards[usize::from(card)].def.cost };
                matches!((cost(frame.y), cost(frame.x)), (Some(own), Some(theirs)) if own >= theirs.saturating_add(*n))
            }
            Test::BuildingsAtLeast(n) => {
                Bits(rules.buildings).map(|b| u16::from(house.extras[rules.extra(b)])).sum::<u16>() >= u16::from(*n)
            }
            Test::InTown(mask) => self.in_town(rules, *mask),
            Test::SomeoneCanFallIll => seats().any(|seat| any_pair(|emit| self.illness_targets(rules, seat, emit))),
            Test::SomeEventCanMove => seats().any(|seat| self.has_movable_event(rules, seat)),
            Test::SomeoneHolds => seats().any(|seat| seat.0 != frame.actor && !self.house(seat).hand.is_empty()),
            Test::Holds(mask) => house.hand.kinds() & mask != 0,
            Test::EveryServed(n) => {
                let served = self.turn.in_play.get(frame.source);
                served > 0 && served.is_multiple_of(*n)
            }
            Test::MoreThan(these, those) => {
                let count = |mask: u64| Bits(mask).map(|card| u32::from(self.present(rules, who, card))).sum::<u32>();
                count(*these) > count(*those)
            }
            Test::ChiefBeneath => house.hand.kinds() & rules.chiefs != 0,
            Test::All(tests) => tests.iter().all(|test| self.holds(rules, test, frame)),
        }
    }

    fn in_town(&self, rules: &Rules, mask: u64) -> bool {
        let extras = Bits(mask & !((1 << rules.extras) - 1)).filter(|&c| c < rules.privates);
        self.town.piles.kinds() & mask != 0 || extras.into_iter().any(|c| self.town.extras[rules.extra(c)] > 0)
    }

    /// Can Sora move an event away from here (AMB-TC-40)?
    pub fn has_movable_event(&self, rules: &Rules, from: Seat) -> bool {
        self.habit_can_move(rules, from) || self.illness_can_move(rules, from)
    }

    /// Is there a Bad Habit here, and somebody else to have it?
    pub fn habit_can_move(&self, rules: &Rules, from: Seat) -> bool {
        rules.habit != NONE
            && self.house(from).extras[rules.extra(rules.habit)] > 0
            && self.others(rules, from).any(|seat| self.takes_habits(rules, seat))
    }

    /// Is there an Illness here, and a maid elsewhere to have it?
    pub fn illness_can_move(&self, rules: &Rules, from: Seat) -> bool {
        self.sick.iter().any(|s| s.seat == from.0)
            && self.others(rules, from).any(|seat| any_pair(|emit| self.illness_targets(rules, seat, emit)))
    }

    fn others(&self, rules: &Rules, seat: Seat) -> impl Iterator<Item = Seat> {
        (0..rules.seats as u8).map(Seat).filter(move |&other| other != seat)
    }
}

/// The lines of a price that are still to be paid, from this address on.
pub fn price_lines(rules: &Rules, pc: u16) -> List<u64, MOST_LINES> {
    let masks =
        rules.ops[usize::from(pc)..].iter().map_while(|op| if let Op::Pay(mask) = op { Some(*mask) } else { None });
    masks.take(MOST_LINES).collect()
}

/// Does a list of actions have one?
pub fn any(list: impl FnOnce(&mut dyn FnMut(Action))) -> bool {
    let mut found = false;
    list(&mut |_| found = true);
    found
}

/// Does a list of pairs have one?
fn any_pair(list: impl FnOnce(&mut dyn FnMut(u8, u8))) -> bool {
    let mut found = false;
    list(&mut |_, _| found = true);
    found
}
