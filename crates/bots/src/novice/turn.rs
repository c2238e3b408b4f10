//! What a hand can still do this turn, roughly.

use livret_tanto::words::{Counter, Kind, Pantry, Word};
use livret_tanto::{Bits, NONE, Phase, Pile};

use super::deck::{SKILLS, servings_of};
use super::{LOVE, Thought};

/// A turn as far as one can foresee it.
#[derive(Clone, Copy)]
pub(super) struct Turn<const W: usize> {
    pub hand: Pile<W>,
    pub love: f64,
    pub servings: i32,
    pub hires: u8,
    pub skills: [f64; 3],
    /// Points gained on the way.
    pub points: f64,
    /// The pile that the refined maid opens.
    pub opens: Option<Pantry>,
}

impl<const S: usize, const W: usize> Thought<'_, S, W> {
    /// The running turn; for a seat that waits, the one to come.
    pub(super) fn turn(&self) -> Turn<W> {
        let table = &self.table;
        let house = table.house(self.me);
        let mine = table.turn.active == self.me && table.turn.phase != Phase::Pick;
        let counter = |counter: Counter, fresh: u8| if mine { table.counter(counter) } else { fresh };
        let served = mine && (table.turn.phase > Phase::Serve || table.turn.serving_ended);
        Turn {
            hand: house.hand,
            love: counter(Counter::Love, 0).into(),
            servings: if served { 0 } else { counter(Counter::Serving, 1).into() },
            hires: counter(Counter::Employment, 1),
            skills: SKILLS.map(|skill| counter(skill, 0).into()),
            points: 0.0,
            opens: if house.refined == NONE { None } else { self.def(house.refined).opens },
        }
    }

    /// What the turn will bring in points.
    pub(super) fn outlook(&self, mut turn: Turn<W>) -> f64 {
        while turn.servings > 0 {
            let Some(maid) = self.next_to_serve(&turn) else { break };
            self.let_serve(&mut turn, maid);
        }
        for card in turn.hand.cards().filter(|&card| self.rules.kind(card) == Kind::Love) {
            turn.love += f64::from(self.rules.gives[usize::from(card)].love);
        }
        turn.points + self.work(&turn, 0.0) + self.best_hires(turn.love, turn.hires)
    }

    /// First those who give their serving back, then the best one or a chambermaid.
    fn next_to_serve(&self, turn: &Turn<W>) -> Option<u8> {
        let kinds = turn.hand.kinds();
        let free = Bits(kinds & self.rules.servable).find(|&card| servings_of(self.rules, card) > 0);
        let value = |&card: &u8| {
            let serves = if self.rules.servable >> card & 1 == 1 { self.serve(turn, card) } else { 0.0 };
            serves.max(self.chamber_within(turn, card))
        };
        free.or_else(|| {
            let rest = Bits(kinds & (self.rules.servable | self.rules.chamber)).map(|card| (value(&card), card));
            rest.filter(|(value, _)| *value > 0.0).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, card)| card)
        })
    }

    fn let_serve(&self, turn: &mut Turn<W>, card: u8) {
        turn.hand.take(card);
        let serves = self.rules.servable >> card & 1 == 1;
        let rooms = self.chamber_within(turn, card);
        if !serves || servings_of(self.rules, card) == 0 && rooms > self.serve(turn, card) {
            turn.points += rooms.max(0.0);
            turn.servings -= i32::from(self.table.chamber_price(self.rules, card)).max(1);
            return;
        }
        turn.servings -= 1;
        let gives = self.rules.gives[usize::from(card)];
        turn.servings += i32::from(gives.serving);
        turn.love += f64::from(gives.love);
        turn.hires += gives.employment;
        self.draw(turn, gives.draw);
        for (skill, n) in turn.skills.iter_mut().zip([gives.imagination, gives.concentration, gives.effort]) {
            *skill += f64::from(n);
        }
        self.follow(turn, &self.def(card).then);
    }

    /// What chambering a maid now is worth, if the servings are there.
    fn chamber_within(&self, turn: &Turn<W>, card: u8) -> f64 {
        let can = self.rules.chamber >> card & 1 == 1;
        if can && i32::from(self.table.chamber_price(self.rules, card)) <= turn.servings {
            self.chamber(card)
        } else {
            0.0
        }
    }

    fn draw(&self, turn: &mut Turn<W>, n: u8) {
        turn.love += f64::from(n) * self.deck.love;
        if turn.servings > 0 && turn.hand.kinds() & self.rules.servable == 0 {
            // Nobody is there to serve: a drawn maid is welcome.
            turn.points += f64::from(n) * self.deck.maids * LOVE;
        }
        for (skill, each) in turn.skills.iter_mut().zip(self.deck.skills) {
            *skill += f64::from(n) * each;
        }
    }

    /// What a maid brings who serves now, in points.
    pub(super) fn serve(&self, turn: &Turn<W>, card: u8) -> f64 {
        let gives = self.rules.gives[usize::from(card)];
        let mut next = *turn;
        next.love += f64::from(gives.love);
        next.hires += gives.employment;
        self.draw(&mut next, gives.draw);
        for (skill, n) in next.skills.iter_mut().zip([gives.imagination, gives.concentration, gives.effort]) {
            *skill += f64::from(n);
        }
        self.follow(&mut next, &self.def(card).then);
        let hires = f64::from(next.hires - turn.hires) * 0.5 * self.deck.love;
        (next.love - turn.love + hires) * LOVE + self.work(&next, 0.5) - self.work(turn, 0.5) + next.points
            - turn.points
    }

    /// What words do to a turn.
    pub(super) fn follow(&self, turn: &mut Turn<W>, words: &[Word]) {
        for word in words {
            match word {
                Word::Draw(n) => self.draw(turn, *n),
                Word::Gain(counter, n) => self.gain(turn, *counter, *n),
                Word::GainOneOf(counters) => {
                    let best = counters.iter().max_by(|a, b| self.use_of(turn, **a).total_cmp(&self.use_of(turn, **b)));
                    best.into_iter().for_each(|&counter| self.gain(turn, counter, 1));
                }
                Word::Discard(filter) => drop(self.part_with(turn, self.rules.meant(filter))),
                Word::Return(filter) => {
                    if let Some(card) = self.part_with(turn, self.rules.meant(filter)) {
                        turn.points -= self.keepsake(card);
                    }
                }
                Word::FirstMaster => turn.points += self.first_master(),
                // Rough, as ever it is.
                Word::If(..)
                | Word::May(..)
                | Word::EachOther(_)
                | Word::EachPlayer(_)
                | Word::Neighbours(_)
                | Word::DiscardDownTo(_)
                | Word::MayDiscard(..)
                | Word::MayDiscardUpTo(..)
                | Word::MayDiscardTwins(_)
                | Word::KeepOne
                | Word::MayReturn(..)
                | Word::MayExchange(..)
                | Word::Take(..)
                | Word::MayTake(..)
                | Word::MayGive(_)
                | Word::PutBack(_)
                | Word::MayPutBack(_)
                | Word::AnyDeck(_)
                | Word::MayAnyDeck(_)
                | Word::Opponent(_)
                | Word::OtherHand(_)
                | Word::LookAtTop
                | Word::DiscardTop
                | Word::DiscardOwnTop
                | Word::Sift(_)
                | Word::RevealAndKeepOne(_)
                | Word::PlaceHabit
                | Word::PlaceIllnesses(_)
                | Word::MayReturnEvent
                | Word::MoveEvent
                | Word::PeekAndSwap
                | Word::MayReturnBuilding
                | Word::MaySwapPrivate
                | Word::MayChamber(..)
                | Word::Chamber(_)
                | Word::ReturnSelf
                | Word::DismissSelf
                | Word::LeaveSelf
                | Word::Demand(..)
                | Word::NextHand(_)
                | Word::EndServing
                | Word::EndTurn
                | Word::HirePrice(..)
                | Word::NextHireLess(_)
                | Word::EndGame => {
                    turn.points += self.deck.words(std::slice::from_ref(word)) * LOVE;
                }
            }
        }
    }

    fn gain(&self, turn: &mut Turn<W>, counter: Counter, n: u8) {
        match counter {
            Counter::Love => turn.love += f64::from(n),
            Counter::Serving => turn.servings += i32::from(n),
            Counter::Employment => turn.hires += n,
            Counter::Imagination | Counter::Concentration | Counter::Effort => {
                turn.skills[counter as usize - SKILLS[0] as usize] += f64::from(n);
            }
        }
    }

    /// How much a counter more would help, in points.
    pub(super) fn use_of(&self, turn: &Turn<W>, counter: Counter) -> f64 {
        let mut next = *turn;
        self.gain(&mut next, counter, 1);
        self.outlook(next) - self.outlook(*turn) + if counter == Counter::Love { 0.01 } else { 0.0 }
    }

    /// The least useful such card leaves the hand.
    fn part_with(&self, turn: &mut Turn<W>, mask: u64) -> Option<u8> {
        let card = Bits(turn.hand.kinds() & mask).min_by(|&a, &b| self.hold(turn, a).total_cmp(&self.hold(turn, b)))?;
        turn.hand.take(card);
        Some(card)
    }

    /// What a hand card is good for this turn, in points.
    pub(super) fn hold(&self, turn: &Turn<W>, card: u8) -> f64 {
        let tie = 0.01 * self.deck.strength(self.rules, card);
        let love = f64::from(self.rules.gives[usize::from(card)].love) * LOVE;
        let now = match () {
            () if self.rules.kind(card) == Kind::Love => love,
            () if turn.servings == 0 => 0.0,
            () if self.rules.servable >> card & 1 == 0 => 0.5 * self.chamber_within(turn, card),
            // With one serving only the best of several maids counts.
            () if servings_of(self.rules, card) > 0 => self.serve(turn, card).max(0.2) + 0.2,
            () => self.serve(turn, card) * 0.9,
        };
        now + tie
    }

    /// What owning a card at all is worth: it is lost when the card goes back to town.
    pub(super) fn keepsake(&self, card: u8) -> f64 {
        f64::from(self.rules.vp(card)) + self.deck.use_of(self.rules, card)
    }

    /// The points of the preparations that the skills pay for; on the way to the next one, a part
    /// of its points by `hope`.
    pub(super) fn work(&self, turn: &Turn<W>, hope: f64) -> f64 {
        let Some(pile) = turn.opens else { return 0.0 };
        let mut left = self.table.town.preparations;
        let mut points = 0.0;
        let mut skills = turn.skills;
        let mut cards: Vec<u8> = self.rules.slots_of(Kind::Preparation).collect();
        cards.sort_by_key(|&card| self.def(card).work.map(|work| work.rank));
        for card in cards {
            let Some(work) = self.def(card).work.filter(|work| work.pile == pile) else { continue };
            let skill = &mut skills[work.skill as usize - SKILLS[0] as usize];
            let (needs, vp) = (f64::from(work.needs), f64::from(self.rules.vp(card)));
            let there = &mut left[usize::from(card - self.rules.preparations)];
            while *there > 0 {
                if *skill < needs {
                    return points + hope * vp * (*skill / needs);
                }
                (*skill, *there, points) = (*skill - needs, *there - 1, points + vp);
            }
        }
        points
    }

    /// Choosing first is worth something in each round that is left; whoever has the card already
    /// keeps it from the others.
    fn first_master(&self) -> f64 {
        let share = if self.table.turn.first_master == self.me { KEEP } else { 1.0 };
        FIRST_MASTER * share * (1.0 - self.deck.late)
    }
}

/// What becoming first master is worth at the start of a game.
const FIRST_MASTER: f64 = 0.7;

/// How much of that the first master sees in keeping the card.
const KEEP: f64 = 0.8;
