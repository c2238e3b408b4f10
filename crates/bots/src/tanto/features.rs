//! What the policy looks at before it weighs an action: sixteen numbers of the position, eight of
//! the action itself.
//!
//! | place | number |
//! |---|---|
//! | 0 | 1 |
//! | 1, 2 | how much is left of the piles that will end the game (1 at the start), and its square |
//! | 3 | how old the game is |
//! | 4 to 8 | love, terminal maids, servings, draws, employments a card of the own staff |
//! | 9 | the lead in points, once the game is well under way |
//! | 10, 11, 12 | spare employments, servings, love at hand |
//! | 13 | maids in hand that could serve |
//! | 14 | further opponents |
//! | 15 | own chambermaids |
//! | 16 | points that the action is worth by itself |
//! | 17, 18 | own copies of the card, and their square |
//! | 19 | copies left in town |
//! | 20 | what is left of love or servings after paying |
//! | 21 | it ends the game: 1 when winning, −1 when losing |
//! | 22 | how far the seat it is aimed at leads |
//! | 23 | copies in hand |

use livret_kernel::{Glimpse, Seat};
use livret_tanto::words::{Bonus, Count, Counter, Pantry, When, Word};
use livret_tanto::{Action, Bits, Does, Family, Peek, Phase, Pile, Rules, Tanto, Verb};

use super::weights::{Class, Row, Sheet, WIDTH};
use crate::exact::power;

/// No row: the action that others are measured against.
pub const ZERO: u16 = u16::MAX;

/// An action with what is seen of it.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// Its row in the sheet, or [`ZERO`].
    pub row: u16,
    /// What was looked at.
    pub seen: Row,
}

/// Per kind of deck card: love, terminal, serving, draw, employment, imagination, concentration, effort.
pub type Symbols = [f32; 8];

/// What a table's cards give, in the shape that sums need.
#[derive(Clone, Debug)]
pub struct Facts {
    symbols: Vec<Symbols>,
    /// Cards in the piles that end the game first, at the start.
    first_to_end: f32,
    preparations: [f32; 3],
}

impl Facts {
    /// The facts of a table.
    #[must_use]
    pub fn new(rules: &Rules) -> Facts {
        let symbols = (0..rules.kinds).map(|slot| symbols(rules, slot)).collect();
        let mut piles: Vec<u8> = Bits(rules.maid_piles).map(|slot| rules.supply[usize::from(slot)]).collect();
        piles.sort_unstable();
        let first_to_end: u32 = piles.iter().take(rules.end_piles as usize).map(|n| u32::from(*n)).sum();
        let left = |pile: Pantry| {
            let in_pile = |slot: &u8| rules.cards[usize::from(*slot)].def.work.is_some_and(|w| w.pile == pile);
            let slots = (rules.preparations..rules.cards.len() as u8).filter(in_pile);
            slots.map(|slot| f32::from(rules.supply[usize::from(slot)])).sum()
        };
        Facts { symbols, first_to_end: first_to_end as f32, preparations: Pantry::ALL.map(left) }
    }

    fn sum<const W: usize>(&self, pile: &Pile<W>) -> Symbols {
        let mut sum = [0.0; 8];
        for (kind, n) in pile.counts() {
            let n = f32::from(n);
            sum.iter_mut().zip(&self.symbols[usize::from(kind)]).for_each(|(s, x)| *s += n * x);
        }
        sum
    }

    /// How much is left of the piles that will end the game: 1 at the start, 0 at the end.
    #[must_use]
    pub fn share_left<const S: usize, const W: usize>(&self, peek: &Peek<S, W>) -> f32 {
        let rules = peek.rules();
        let mut least = [u8::MAX; 4];
        let mut note = |n: u8| {
            let mut n = n;
            for place in &mut least {
                if n < *place {
                    std::mem::swap(&mut n, place);
                }
            }
        };
        Bits(rules.maid_piles).for_each(|slot| note(peek.town().get(slot)));
        if rules.memories > rules.privates {
            note(peek.privates_left());
        }
        if rules.guests != 0 {
            note(peek.guests_left());
        }
        let left: f32 = least.iter().take(rules.end_piles as usize).map(|n| f32::from(*n)).sum();
        let mut share = (left / self.first_to_end.max(1.0)).min(1.0);
        if rules.motto {
            for (pile, all) in Pantry::ALL.into_iter().zip(self.preparations).filter(|(_, all)| *all > 0.0) {
                share = share.min(f32::from(peek.preparations_left(pile)) / all);
            }
        }
        share
    }
}

fn symbols(rules: &Rules, slot: u8) -> Symbols {
    let gives = rules.gives[usize::from(slot)];
    let terminal = rules.servable >> slot & 1 == 1 && gives.serving == 0;
    [
        gives.love.into(),
        f32::from(u8::from(terminal)),
        gives.serving.into(),
        gives.draw.into(),
        gives.employment.into(),
        gives.imagination.into(),
        gives.concentration.into(),
        gives.effort.into(),
    ]
}

/// The position as one seat sees it, ready for its actions to be looked at.
pub struct Looker<'a, const S: usize, const W: usize> {
    sheet: &'a Sheet,
    peek: Peek<'a, S, W>,
    rules: &'a Rules,
    base: Row,
    staff: Pile<W>,
    share: f32,
    love: f32,
    lead: Option<(i32, i32)>,
}

impl<'a, const S: usize, const W: usize> Looker<'a, S, W> {
    /// Looks at the position.
    #[must_use]
    pub fn new(sheet: &'a Sheet, peek: Peek<'a, S, W>) -> Self {
        let (rules, seat) = (peek.rules(), peek.seat());
        let staff = peek.staff();
        let share = sheet.facts.share_left(&peek);
        let sum = sheet.facts.sum(&staff);
        let size = f32::from(staff.total().max(1));
        let lead = if share < 0.6 { lead(&peek) } else { None };
        let active = peek.active() == seat;
        let counter = |c: Counter| if active { f32::from(peek.counter(c)) } else { 0.0 };
        let hand = peek.hand();
        let in_hand: u8 = Bits(hand.kinds() & rules.love).map(|c| hand.get(c) * rules.gives[usize::from(c)].love).sum();
        let love = counter(Counter::Love) + f32::from(in_hand);
        let mut base = [0.0; WIDTH];
        base[0] = 1.0;
        base[1] = share;
        base[2] = share * share;
        base[3] = (f32::from(peek.turns()) / rules.seats as f32).min(30.0) / 15.0;
        base[4] = sum[0] / size * 2.0 - 1.4;
        base[5] = sum[1] / size * 4.0;
        base[6] = sum[2] / size * 4.0;
        base[7] = sum[3] / size * 3.0;
        base[8] = sum[4] / size * 4.0;
        base[9] = lead.map_or(0.0, |(own, other)| ((own - other) as f32 / 20.0).clamp(-1.0, 1.0));
        base[10] = (counter(Counter::Employment) - 1.0).clamp(0.0, 3.0) / 2.0;
        base[11] = counter(Counter::Serving).min(5.0) / 2.0;
        base[12] = love.min(16.0) / 8.0;
        base[13] = (hand.count_in(rules.servable) as f32).min(6.0) / 3.0;
        base[14] = (rules.seats as f32 - 2.0) / 2.0;
        base[15] = f32::from(peek.chamber(seat).total().min(12)) / 8.0;
        Looker { sheet, peek, rules, base, staff, share, love, lead }
    }

    /// How much is left of the piles that will end the game.
    #[must_use]
    pub fn share_left(&self) -> f32 {
        self.share
    }

    fn seat(&self) -> Seat {
        self.peek.seat()
    }

    fn owned(&self, slot: u8) -> u8 {
        self.staff.get(slot) + self.peek.chamber(self.seat()).get(slot)
    }

    fn candidate(&self, action: Action, class: Class, slot: u8) -> Candidate {
        Candidate { action, row: self.sheet.at(class, slot), seen: self.base }
    }

    fn zero(&self, action: Action) -> Candidate {
        Candidate { action, row: ZERO, seen: self.base }
    }

    /// A candidate of a deck card, with what is known of the card.
    fn of_card(&self, action: Action, class: Class, slot: u8) -> Candidate {
        let mut candidate = self.candidate(action, class, slot);
        let seen = &mut candidate.seen;
        if slot < self.rules.kinds {
            let copies = f32::from(self.owned(slot).min(8));
            seen[16] = self.hire_points(slot) / 5.0;
            seen[17] = copies / 4.0;
            seen[18] = copies * copies / 16.0;
            seen[19] = f32::from(self.peek.town().get(slot)) / 10.0;
            seen[23] = f32::from(self.peek.hand().get(slot).min(4)) / 3.0;
        }
        candidate
    }

    /// Looks at one action.
    #[must_use]
    pub fn look(&self, action: Action) -> Candidate {
        let card = action.the_card();
        match action.verb() {
            Verb::Hire => self.hire(action, card),
            Verb::Serve => self.of_card(action, Class::Serve, card),
            Verb::Chamber => self.chamber(action, card),
            Verb::Send => self.aimed(action, Class::Send, card),
            Verb::Use => self.candidate(action, Class::Use, card),
            Verb::Cure => self.maid(action, Class::Cure, self.seat()),
            Verb::Remember => self.trophy(action, Class::Remember, card),
            Verb::Work => self.work(action, card),
            Verb::Pick => self.pick(action, card),
            Verb::Discard if self.peek.about() != self.seat() => self.of_card(action, Class::DiscardTheirs, card),
            Verb::Discard => self.of_card(action, Class::Discard, card),
            Verb::Return => self.of_card(action, Class::Return, card),
            Verb::Keep if self.peek.about() != self.seat() => self.of_card(action, Class::KeepTheirs, card),
            Verb::Keep => self.of_card(action, Class::Keep, card),
            Verb::Take => self.take(action, Class::Take, card),
            // What is laid down is lost either way: the first kind tells least.
            Verb::Top if self.peek.question().is_some_and(|asked| asked.does == Does::LayDown) => self.zero(action),
            Verb::Top => self.take(action, Class::Top, card),
            Verb::Bottom => self.of_card(action, Class::Bottom, card),
            Verb::Give => self.take(action, Class::Give, card),
            Verb::Gain => self.asked(action, gain_class(card)),
            Verb::Target if action.the_seat() == Some(self.seat()) => self.asked(action, Class::TargetSelf),
            Verb::Target => self.aimed(action, Class::TargetOther, self.source()),
            Verb::Maid if action.the_seat() == Some(self.seat()) => self.maid(action, Class::MaidSelf, self.seat()),
            Verb::Maid => self.maid(action, Class::MaidOther, action.the_seat().unwrap_or(self.seat())),
            Verb::Yes => self.asked(action, Class::Yes),
            Verb::Done => self.asked(action, Class::Done),
            Verb::ReturnHabit => self.candidate(action, Class::ReturnEvent, self.rules.habit),
            Verb::ReturnIllness => self.candidate(action, Class::ReturnEvent, self.rules.illness),
            Verb::TakeHabit => self.candidate(action, self.take_class(), self.rules.habit),
            Verb::TakeIllness => self.candidate(action, self.take_class(), self.rules.illness),
            Verb::ReturnBuilding => self.trophy(action, Class::ReturnBuilding, card),
            Verb::End if self.peek.phase() == Phase::Start => self.candidate(action, Class::EndStart, 0),
            Verb::No | Verb::End | Verb::Love | Verb::LoveAll => self.zero(action),
        }
    }

    fn take_class(&self) -> Class {
        if self.peek.about() == self.seat() { Class::TakeSelf } else { Class::TakeOther }
    }

    fn source(&self) -> u8 {
        self.peek.source().or_else(|| self.peek.due()).unwrap_or(0)
    }

    fn asked(&self, action: Action, class: Class) -> Candidate {
        self.candidate(action, class, self.source())
    }

    /// An action aimed at another seat: how far that seat leads matters.
    fn aimed(&self, action: Action, class: Class, slot: u8) -> Candidate {
        let mut candidate = self.candidate(action, class, slot);
        if let (Some(seat), Some((own, _))) = (action.the_seat(), self.lead) {
            let theirs = self.peek.points(seat).unwrap_or(own);
            candidate.seen[22] = ((theirs - own) as f32 / 20.0).clamp(-1.0, 1.0);
        }
        candidate
    }

    fn hire(&self, action: Action, card: u8) -> Candidate {
        if let Some(seat) = action.the_seat() {
            let class = if seat == self.seat() { Class::HireAtSelf } else { Class::HireAtOther };
            let mut candidate = self.aimed(action, class, card);
            if let Some(maid) = action.the_other() {
                candidate.seen[16] = self.loss(seat, maid) / 5.0;
                candidate.seen[17] = f32::from(action.illnesses().min(1));
            } else if card == self.rules.habit {
                let habits = f32::from(self.peek.extras(seat, card).min(6));
                candidate.seen[17] = habits / 4.0;
                candidate.seen[18] = f32::from(u8::from(habits >= 3.0));
            }
            candidate.seen[20] = (self.love - f32::from(self.peek.price(card))) / 8.0;
            return candidate;
        }
        let mut candidate = if card < self.rules.kinds {
            self.of_card(action, Class::Hire, card)
        } else {
            self.trophy(action, Class::Hire, card)
        };
        candidate.seen[20] = (self.love - f32::from(self.peek.price(card))) / 8.0;
        candidate.seen[21] = self.ending(card, candidate.seen[16] * 5.0);
        candidate
    }

    fn take(&self, action: Action, class: Class, card: u8) -> Candidate {
        let mut candidate = self.of_card(action, class, card);
        candidate.seen[21] = self.ending(card, candidate.seen[16] * 5.0);
        candidate
    }

    /// A card of the quarters that is not a maid of a deck: private maids, buildings, memories.
    fn trophy(&self, action: Action, class: Class, card: u8) -> Candidate {
        let mut candidate = self.candidate(action, class, card);
        let seen = &mut candidate.seen;
        seen[16] = self.rules.vp(card) as f32 / 5.0;
        if self.rules.is_private(card) {
            seen[17] = f32::from(u8::from(self.peek.private(self.seat()).is_some()));
            seen[19] = f32::from(self.peek.privates_left()) / 10.0;
        } else if card >= self.rules.extras && card < self.rules.privates {
            seen[17] = f32::from(self.peek.extras(self.seat(), card).min(8)) / 4.0;
            seen[19] = f32::from(self.peek.town_extras(card)) / 10.0;
        } else if self.rules.cards[usize::from(card)].def.then.contains(&Word::EndGame) {
            candidate.seen[21] = self.verdict(self.rules.vp(card) as f32);
        }
        candidate
    }

    fn chamber(&self, action: Action, card: u8) -> Candidate {
        let mut candidate = self.candidate(action, Class::Chamber, card);
        let chambered = self.peek.chamber(self.seat());
        let seen = &mut candidate.seen;
        seen[16] = self.bonus_step(self.seat(), card, chambered.get(card), Step::Chamber) / 5.0;
        seen[17] = f32::from(chambered.get(card).min(8)) / 4.0;
        seen[18] = f32::from(self.staff.get(card).min(8)) / 4.0;
        seen[20] = (f32::from(self.peek.counter(Counter::Serving))
            - f32::from(self.rules.chamber_price[usize::from(card)]))
            / 2.0;
        seen[23] = f32::from(self.peek.hand().get(card).min(4)) / 3.0;
        candidate
    }

    fn maid(&self, action: Action, class: Class, seat: Seat) -> Candidate {
        let maid = action.the_other().unwrap_or(0);
        let mut candidate = self.aimed(action, class, maid);
        candidate.seen[16] = self.loss(seat, maid) / 5.0;
        candidate.seen[17] = f32::from(action.illnesses().min(1));
        candidate
    }

    fn work(&self, action: Action, pile: u8) -> Candidate {
        let pile = Pantry::ALL[usize::from(pile) % 3];
        let Some(card) = self.peek.top_preparation(pile) else { return self.zero(action) };
        let mut candidate = self.trophy(action, Class::Work, card);
        if self.peek.preparations_left(pile) == 1 {
            candidate.seen[21] = self.verdict(candidate.seen[16] * 5.0);
        }
        candidate
    }

    fn pick(&self, action: Action, card: u8) -> Candidate {
        let mut candidate = self.candidate(action, Class::Pick, card);
        let Some(pile) = self.rules.cards[usize::from(card)].def.opens else { return candidate };
        let Some(top) = self.peek.top_preparation(pile) else { return candidate };
        let def = &self.rules.cards[usize::from(top)].def;
        let Some(work) = def.work else { return candidate };
        let skill = 5 + (work.skill as usize).saturating_sub(Counter::Imagination as usize);
        let hand = self.sheet.facts.sum(self.peek.hand());
        let staff = self.sheet.facts.sum(&self.staff);
        let seen = &mut candidate.seen;
        seen[16] = f32::from(def.vp.unwrap_or(0)) / 5.0;
        seen[17] = hand[skill] / f32::from(work.needs.max(1));
        seen[18] = staff[skill] / f32::from(self.staff.total().max(1)) * 3.0;
        seen[19] = f32::from(self.peek.preparations_left(pile)) / 10.0;
        seen[20] = f32::from(u8::from(hand[skill] >= f32::from(work.needs)));
        seen[23] = hand[3] / 3.0;
        candidate
    }

    /// Does taking a card from its pile end the game, and who wins then?
    fn ending(&self, card: u8, points: f32) -> f32 {
        let last = if card < self.rules.kinds {
            self.rules.maid_piles >> card & 1 == 1 && self.peek.town().get(card) == 1
        } else {
            self.rules.is_private(card) && self.peek.privates_left() == 1
        };
        if !last {
            return 0.0;
        }
        let empty = (self.rules.maid_piles & !self.peek.town().kinds()).count_ones()
            + u32::from(self.rules.memories > self.rules.privates && self.peek.privates_left() == 0);
        if empty + 1 < self.rules.end_piles { 0.0 } else { self.verdict(points) }
    }

    fn verdict(&self, points: f32) -> f32 {
        match self.lead.or_else(|| lead(&self.peek)) {
            Some((own, other)) if own as f32 + points > other as f32 => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        }
    }

    /// What one more copy is worth at the end, chambered if she can be.
    #[must_use]
    pub fn hire_points(&self, slot: u8) -> f32 {
        let owned = self.owned(slot);
        self.rules.vp(slot) as f32 + self.bonus_step(self.seat(), slot, owned, Step::Hire)
    }

    /// What a seat loses when a copy of a maid in its quarters falls ill.
    fn loss(&self, seat: Seat, maid: u8) -> f32 {
        let printed = self.rules.vp(maid) as f32;
        if maid >= self.rules.kinds {
            return printed;
        }
        let healthy = self.peek.healthy(seat, maid);
        printed + self.bonus_step(seat, maid, healthy.saturating_sub(1), Step::Chamber)
    }

    fn bonus_step(&self, seat: Seat, slot: u8, n: u8, step: Step) -> f32 {
        let bonuses = &self.rules.cards[usize::from(slot)].def.bonus;
        bonuses.iter().map(|bonus| self.one_bonus_step(seat, slot, n, step, bonus)).sum()
    }

    /// What a bonus grows by with one copy more than `n`.
    fn one_bonus_step(&self, seat: Seat, slot: u8, n: u8, step: Step, bonus: &Bonus) -> f32 {
        let chamber = self.peek.chamber(seat);
        let total = |each: i8, when: &When, n: u8| {
            if self.met(seat, when, n) { f32::from(each) * f32::from(n) } else { 0.0 }
        };
        match bonus {
            Bonus::Each(each, when) if step == Step::Hire => total(*each, when, n + 1) - total(*each, when, n),
            Bonus::EachChambered(each, When::AtLeast(k, Count::Chambermaids)) => {
                f32::from(*each) * (f32::from(chamber.total() + 1) / f32::from(*k)).min(1.0)
            }
            Bonus::EachChambered(each, When::AtLeast(k, Count::Reminiscences)) => {
                f32::from(*each) * (f32::from(self.peek.memories(seat) + 1) / f32::from(*k)).min(1.0)
            }
            Bonus::EachChambered(each, When::Always) if *each < 0 && step == Step::Hire => 0.0,
            Bonus::EachChambered(each, _) => f32::from(*each),
            Bonus::Sets(_) => {
                let table = self.rules.set_table(slot);
                (table.points(n + 1) - table.points(n)) as f32
            }
            Bonus::Family(..) => self.family_step(seat, slot, step),
            Bonus::Most(points) if step == Step::Hire => f32::from(*points) * self.majority(slot, n),
            Bonus::EachPer(each, Count::PreparationKinds) if step == Step::Hire => {
                f32::from(*each) * f32::from(self.peek.preparations(seat).min(2))
            }
            Bonus::OnePer(every, Count::Chambermaids) => f32::from(chamber.total()) / f32::from((*every).max(1)),
            Bonus::Each(..) | Bonus::Most(_) | Bonus::EachPer(..) | Bonus::OnePer(..) => 0.0,
        }
    }

    fn met(&self, seat: Seat, when: &When, n: u8) -> bool {
        let count = |count: &Count| match count {
            Count::Copies => n,
            Count::Chambermaids => self.peek.chamber(seat).total().min(255) as u8,
            Count::Reminiscences => self.peek.memories(seat),
            Count::Chiefs => {
                (self.staff.count_in(self.rules.chiefs) + self.peek.chamber(seat).count_in(self.rules.chiefs)) as u8
            }
            Count::PreparationKinds => self.peek.preparations(seat).min(3),
        };
        match when {
            When::Always => true,
            When::AtLeast(k, what) => count(what) >= *k,
            When::OddFrom(k, what) => count(what) >= *k && count(what) % 2 == 1,
            When::EvenFrom(k, what) => count(what) >= *k && count(what) % 2 == 0,
        }
    }

    fn family_step(&self, seat: Seat, slot: u8, step: Step) -> f32 {
        let Some(Family { members, sets }) = self.rules.families.iter().find(|f| f.members.contains(&slot)) else {
            return 0.0;
        };
        let chamber = self.peek.chamber(seat);
        let count = |slot: u8| chamber.get(slot) + if step == Step::Hire { self.staff.get(slot) } else { 0 };
        let n = if step == Step::Hire { self.owned(slot) } else { chamber.get(slot) };
        // With one more of her, how many of the family have at least as many?
        let with = members.iter().filter(|&&member| member == slot || count(member) > n).count() as u8;
        let worth = |size: u8| sets.iter().find(|(s, _)| *s == size).map_or(0.0, |(_, p)| f32::from(*p));
        worth(with) - worth(with - 1)
    }

    /// How near one more copy brings the majority.
    fn majority(&self, slot: u8, n: u8) -> f32 {
        let others = (0..self.rules.seats as u8).map(Seat).filter(|&other| other != self.seat());
        let count =
            |seat: Seat| self.peek.staff_of(seat).map_or(3, |s| s.get(slot)) + self.peek.chamber(seat).get(slot);
        let most = others.map(count).max().unwrap_or(0);
        match (n + 1).cmp(&(most + 1)) {
            std::cmp::Ordering::Less => 0.3,
            std::cmp::Ordering::Equal => 1.0,
            std::cmp::Ordering::Greater if n < most + 3 => 0.2,
            std::cmp::Ordering::Greater => 0.0,
        }
    }

    /// What the seat's position is made of: rows of the sheet, each with how much of it.
    pub fn standing(&self, mut part: impl FnMut(u16, Row)) {
        let seat = self.seat();
        let scaled = |n: f32| {
            let mut row = [0.0; WIDTH];
            (row[0], row[1], row[2]) = (n, n * self.share, n * self.share * self.share);
            row
        };
        for (kind, n) in self.staff.counts() {
            part(self.sheet.at(Class::Own, kind), scaled(f32::from(n) / 2.0));
        }
        for (kind, n) in self.peek.chamber(seat).counts() {
            part(self.sheet.at(Class::Quartered, kind), scaled(f32::from(n) / 2.0));
        }
        if let Some(maid) = self.peek.private(seat) {
            part(self.sheet.at(Class::Quartered, maid), scaled(0.5));
        }
        for building in Bits(self.rules.buildings) {
            let n = self.peek.extras(seat, building);
            if n > 0 {
                part(self.sheet.at(Class::Quartered, building), scaled(f32::from(n) / 2.0));
            }
        }
        let mut row = [0.0; WIDTH];
        let points = self.peek.points(seat).unwrap_or(0) as f32 / 10.0;
        let late = 1.0 - self.share;
        (row[0], row[1], row[2], row[3]) = (points, points * late, points * late * late, points * power(late, 6));
        let mine = f32::from(u8::from(self.peek.active() == seat));
        (row[4], row[5]) = (mine, mine * late);
        // The size of the staff: points and powers are thinner in a large one.
        let size = f32::from(self.staff.total()) / 20.0;
        (row[6], row[7]) = (size, size * self.share);
        let sum = self.sheet.facts.sum(&self.staff);
        let per_card = |i: usize| sum[i] / f32::from(self.staff.total().max(1));
        for (at, i) in [0, 2, 3, 4].into_iter().enumerate() {
            row[8 + 2 * at] = per_card(i) * 2.0;
            row[9 + 2 * at] = per_card(i) * 2.0 * self.share;
        }
        let pantry: f32 = f32::from(self.peek.preparations(seat)) / 3.0;
        (row[16], row[17]) = (pantry, pantry * self.share);
        let memories = f32::from(self.peek.memories(seat)) / 3.0;
        (row[18], row[19]) = (memories, memories * self.share);
        part(self.sheet.at(Class::Standing, 0), row);
    }
}

/// When a bonus is counted: on hiring, as if every copy were chambered, or on chambering.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Hire,
    Chamber,
}

fn gain_class(counter: u8) -> Class {
    match Counter::ALL[usize::from(counter) % 6] {
        Counter::Love => Class::GainLove,
        Counter::Serving => Class::GainServing,
        Counter::Employment => Class::GainEmployment,
        Counter::Imagination | Counter::Concentration | Counter::Effort => Class::GainSkill,
    }
}

/// Own points and the best of the others', where they can be known.
fn lead<const S: usize, const W: usize>(peek: &Peek<S, W>) -> Option<(i32, i32)> {
    let own = peek.points(peek.seat())?;
    let others = (0..peek.rules().seats as u8).map(Seat).filter(|&other| other != peek.seat());
    Some((own, others.filter_map(|other| peek.points(other)).max()?))
}

/// Looks at every action worth weighing. Love waits for the employ phase, and is then played first.
pub fn look_at_all<const S: usize, const W: usize>(
    sheet: &Sheet,
    glimpse: &Glimpse<Tanto<S, W>>,
    out: &mut Vec<Candidate>,
) {
    out.clear();
    let (peek, legal) = (glimpse.peek(), glimpse.legal());
    let is_love = |action: &Action| matches!(action.verb(), Verb::Love | Verb::LoveAll);
    let love = legal.iter().rev().find(|a| is_love(a)).filter(|_| peek.phase() == Phase::Hire);
    if let Some(&action) = love {
        out.push(Candidate { action, row: ZERO, seen: [0.0; WIDTH] });
        return;
    }
    let looker = Looker::new(sheet, peek);
    out.extend(legal.iter().filter(|a| !is_love(a)).map(|&action| looker.look(action)));
}
