//! What a card does for a deck, in love each time it is drawn.

use livret_kernel::Seat;
use livret_tanto::words::{Cond, Counter, Kind, Pantry, Word};
use livret_tanto::{Bits, Pile, Rules, State};

use super::LOVE;

/// Cards of a hand.
const HAND: f64 = 5.0;

/// The skills, by their place behind love, servings and employments.
pub(super) const SKILLS: [Counter; 3] = [Counter::Imagination, Counter::Concentration, Counter::Effort];

/// The seat's deck at a glance, and how long the game will last.
pub(super) struct Deck {
    /// Cards that come back.
    size: f64,
    /// Love of an average card.
    pub love: f64,
    /// What an average card brings when it serves, in love: nothing, for Love.
    pub maids: f64,
    /// Skill points of an average card.
    pub skills: [f64; 3],
    /// Maids of a hand that use up a serving.
    terminals: f64,
    /// Turns that this seat still has.
    pub turns: f64,
    /// 0 at the start, 1 at the end.
    pub late: f64,
    /// What a skill point is worth when it is made, in love.
    skill_worth: [f64; 3],
}

impl Deck {
    pub(super) fn new<const S: usize, const W: usize>(rules: &Rules, table: &State<S, W>, me: Seat) -> Deck {
        let mut owned = table.house(me).staff();
        if table.turn.active == me {
            owned.add_all(&table.turn.in_play);
        }
        let size = f64::from(owned.total().max(1));
        let sum = |of: &dyn Fn(u8) -> u8| owned.cards().map(|card| f64::from(of(card))).sum::<f64>();
        let gives = |card: u8| &rules.gives[usize::from(card)];
        let skills = [
            sum(&|card| gives(card).imagination),
            sum(&|card| gives(card).concentration),
            sum(&|card| gives(card).effort),
        ];
        let (turns, late) = horizon(rules, table);
        let mut deck = Deck {
            size,
            love: sum(&|card| gives(card).love) / size,
            maids: 0.0,
            skills: skills.map(|n| n / size),
            terminals: HAND * terminals(rules, &owned) / size,
            turns,
            late,
            skill_worth: [0.0; 3],
        };
        deck.skill_worth = [0, 1, 2].map(|skill| deck.worth_of_skill(rules, table, skill));
        let served = |(card, n): (u8, u8)| f64::from(n) * deck.effect(rules, card).max(0.0);
        deck.maids = owned.counts().filter(|(card, _)| rules.servable >> card & 1 == 1).map(served).sum::<f64>() / size;
        deck
    }

    /// A skill point pays only in a hand that makes enough of them while the chief is here.
    fn worth_of_skill<const S: usize, const W: usize>(&self, rules: &Rules, table: &State<S, W>, skill: usize) -> f64 {
        let tops = Pantry::ALL.into_iter().filter_map(|pile| table.top_preparation(rules, pile));
        let Some((work, vp)) = tops
            .filter_map(|card| rules.cards[usize::from(card)].def.work.map(|work| (work, rules.vp(card))))
            .find(|(work, _)| work.skill == SKILLS[skill])
        else {
            return 0.0;
        };
        let needs = f64::from(work.needs.max(1));
        let reach = ((self.skills[skill] * HAND + 1.2) / needs).clamp(0.25, 1.0);
        f64::from(vp) / needs / LOVE * 0.55 * reach
    }

    /// How often a card that is bought now will be in hand.
    pub(super) fn plays(&self) -> f64 {
        (self.turns - 1.0).max(0.0) * HAND / (self.size + 2.0)
    }

    /// What owning one more of a card, points apart, is worth in points: it takes the place of an
    /// average card of each hand.
    pub(super) fn use_of(&self, rules: &Rules, card: u8) -> f64 {
        self.plays() * (self.strength(rules, card) - self.average()) * LOVE
    }

    /// What an average card brings.
    fn average(&self) -> f64 {
        self.love + self.skills.iter().zip(self.skill_worth).map(|(n, worth)| n * worth).sum::<f64>()
    }

    /// What a card brings when it is drawn, in love.
    pub(super) fn strength(&self, rules: &Rules, card: u8) -> f64 {
        let def = &rules.cards[usize::from(card)].def;
        if def.kind == Kind::Love {
            return def.gives.love.into();
        }
        let full = self.effect(rules, card);
        match servings_of(rules, card) {
            0 => full / (1.0 + 0.45 * self.terminals),
            n => full + f64::from(n - 1) * 0.8 * (self.terminals / 1.5).min(1.0),
        }
    }

    /// What a maid brings when she serves, in love.
    pub(super) fn effect(&self, rules: &Rules, card: u8) -> f64 {
        let gives = &rules.gives[usize::from(card)];
        let skills = [gives.imagination, gives.concentration, gives.effort];
        f64::from(gives.love)
            + f64::from(gives.draw) * self.average()
            + f64::from(gives.employment) * self.worth_of(Counter::Employment)
            + skills.iter().zip(self.skill_worth).map(|(&n, worth)| f64::from(n) * worth).sum::<f64>()
            + self.words(&rules.cards[usize::from(card)].def.then)
    }

    fn worth_of(&self, counter: Counter) -> f64 {
        match counter {
            Counter::Love => 1.0,
            Counter::Serving => 0.5,
            // A second hire needs the love for it.
            Counter::Employment => (self.love - 0.3).clamp(0.4, 1.2),
            Counter::Imagination => self.skill_worth[0],
            Counter::Concentration => self.skill_worth[1],
            Counter::Effort => self.skill_worth[2],
        }
    }

    /// What a card's words bring, in love: rough, one number a word.
    pub(super) fn words(&self, words: &[Word]) -> f64 {
        words.iter().map(|word| self.word(word)).sum()
    }

    fn word(&self, word: &Word) -> f64 {
        match word {
            Word::Draw(n) => f64::from(*n) * self.average(),
            Word::Gain(counter, n) => f64::from(*n) * self.worth_of(*counter),
            Word::GainOneOf(counters) => counters.iter().map(|&c| self.worth_of(c)).fold(0.0, f64::max),
            Word::If(Cond::EveryServed(n), then) => self.words(then) / f64::from(*n),
            Word::If(Cond::Seen(_), then) => 0.4 * self.words(then),
            Word::If(_, then) | Word::May(_, then) => self.words(then).max(0.0),
            Word::EachOther(then) | Word::Neighbours(then) | Word::Opponent(then) => 0.3 - 0.8 * self.words(then),
            Word::MayDiscard(_, then) => (self.words(then) - 0.4).max(0.0),
            Word::MayDiscardUpTo(n, each) => f64::from(*n) * (self.words(each) - 0.3).max(0.0),
            Word::MayDiscardTwins(then) => 0.5 * (self.words(then) - 1.2).max(0.0),
            Word::Discard(_) | Word::DiscardDownTo(_) | Word::PutBack(_) => -0.8,
            Word::PlaceHabit => -1.5,
            Word::Take(..) | Word::MayTake(..) | Word::MayExchange(..) | Word::MayReturn(..) => 1.2,
            Word::HirePrice(..) | Word::NextHireLess(_) => 0.9,
            Word::RevealAndKeepOne(_) => 1.5 * self.average(),
            Word::MayChamber(..) | Word::Chamber(_) | Word::PlaceIllnesses(_) => 1.0,
            Word::MayReturnEvent | Word::MoveEvent | Word::MayGive(_) | Word::MaySwapPrivate => 0.4,
            Word::EndServing => -0.5,
            Word::EachPlayer(_) | Word::KeepOne | Word::Return(_) | Word::MayPutBack(_) | Word::AnyDeck(_) => 0.1,
            Word::MayAnyDeck(_) | Word::OtherHand(_) | Word::LookAtTop | Word::DiscardTop | Word::DiscardOwnTop => 0.1,
            Word::Sift(_) | Word::PeekAndSwap | Word::MayReturnBuilding | Word::ReturnSelf | Word::DismissSelf => 0.1,
            Word::LeaveSelf | Word::Demand(..) | Word::NextHand(_) | Word::EndTurn => 0.1,
            Word::FirstMaster | Word::EndGame => 0.1,
        }
    }
}

/// Servings that a maid gives back when she serves.
pub(super) fn servings_of(rules: &Rules, card: u8) -> u8 {
    let of_word = |word: &Word| if let Word::Gain(Counter::Serving, n) = word { *n } else { 0 };
    let def = &rules.cards[usize::from(card)].def;
    def.gives.serving + def.then.iter().map(of_word).sum::<u8>()
}

fn terminals<const W: usize>(rules: &Rules, owned: &Pile<W>) -> f64 {
    let maids = Bits(owned.kinds() & rules.servable).filter(|&card| servings_of(rules, card) == 0);
    maids.map(|card| f64::from(owned.get(card))).sum()
}

/// The turns that are left to each seat, and how late it is. The smallest piles tell: they are the
/// ones that will end the game.
fn horizon<const S: usize, const W: usize>(rules: &Rules, table: &State<S, W>) -> (f64, f64) {
    let smallest = |count: &dyn Fn(u8) -> u8| {
        let mut sizes: Vec<u8> = Bits(rules.maid_piles).map(count).collect();
        sizes.sort_unstable();
        sizes.iter().take(rules.end_piles as usize).map(|&n| f64::from(n)).sum::<f64>()
    };
    let (left, full) =
        (smallest(&|card| table.town.piles.get(card)), smallest(&|card| rules.supply[usize::from(card)]));
    let (mut turns, mut share) = (left / pace(rules), left / full.max(1.0));
    if rules.motto {
        for pile in Pantry::ALL {
            let (left, full) = preparations(rules, table, pile);
            if full > 0.0 {
                turns = turns.min(left * 2.0);
                share = share.min(left / full);
            }
        }
    }
    (turns.max(1.0), 1.0 - share.clamp(0.0, 1.0))
}

/// Cards that leave the two smallest piles while each seat has one turn.
fn pace(rules: &Rules) -> f64 {
    0.4 + 0.3 * rules.seats as f64
}

/// The preparations of a pile: left, and in all.
fn preparations<const S: usize, const W: usize>(rules: &Rules, table: &State<S, W>, pile: Pantry) -> (f64, f64) {
    let mut count = (0.0, 0.0);
    for slot in rules.slots_of(Kind::Preparation) {
        if rules.cards[usize::from(slot)].def.work.is_some_and(|work| work.pile == pile) {
            count.0 += f64::from(table.town.preparations[usize::from(slot - rules.preparations)]);
            count.1 += f64::from(rules.supply[usize::from(slot)]);
        }
    }
    count
}
