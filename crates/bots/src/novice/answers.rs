//! What each action is worth, in points. Declining is worth 0.

use livret_kernel::Seat;
use livret_shown::Decline;
use livret_tanto::words::{Ability, Bonus, Cond, Counter, Kind, Word};
use livret_tanto::{Action, Answers, Does, NONE, Phase, Question, Verb, Whom};

use super::deck::servings_of;
use super::hires::FINISH;
use super::turn::Turn;
use super::{LOVE, Thought};

/// Done before anything that is merely good.
const FIRST: f64 = 100.0;

impl<const S: usize, const W: usize> Thought<'_, S, W> {
    pub(super) fn worth(&self, action: Action) -> f64 {
        let card = action.the_card();
        match action.verb() {
            Verb::Pick => self.pick(card),
            Verb::Serve => self.serving(card),
            Verb::Chamber => self.chamber(card),
            Verb::Send => self.send(card, action.the_seat().unwrap_or(self.me)),
            Verb::Use => self.employ(card),
            Verb::Cure => self.cure(action) - 3.0 * LOVE,
            Verb::Remember => self.remember(card),
            Verb::Work => FIRST,
            Verb::Love | Verb::LoveAll => self.love(action.verb()),
            Verb::Hire => self.hire(action),
            Verb::Discard => self.discard(card),
            Verb::Return => self.give_back(card),
            Verb::ReturnHabit | Verb::TakeHabit => 1.0,
            Verb::ReturnIllness | Verb::TakeIllness => self.cure(action).abs() + 0.1,
            Verb::ReturnBuilding => f64::from(self.rules.vp(card)),
            Verb::Take | Verb::Give => self.take(card),
            Verb::Top | Verb::Bottom => self.put(card),
            Verb::Keep => self.keep(card),
            Verb::Gain => self.use_of(&self.turn(), Counter::ALL[usize::from(card) % Counter::ALL.len()]),
            Verb::Target => self.target(action.the_seat().unwrap_or(self.me)),
            Verb::Maid => {
                action.the_seat().map_or(0.0, |seat| self.event(seat, action.the_other(), action.illnesses()))
            }
            Verb::Yes => self.agree(),
            Verb::No | Verb::Done | Verb::End => 0.0,
        }
    }

    fn pick(&self, maid: u8) -> f64 {
        let mut turn = self.turn();
        turn.opens = self.def(maid).opens;
        if let Some(ability) = self.def(maid).abilities.first().filter(|ability| self.can_use(&turn, ability)) {
            self.follow(&mut turn, &ability.does);
        }
        self.outlook(turn)
    }

    fn can_use(&self, turn: &Turn<W>, ability: &Ability) -> bool {
        match &ability.needs {
            Some(Cond::Holds(filter)) => turn.hand.kinds() & self.rules.meant(filter) != 0,
            _ => true,
        }
    }

    fn serving(&self, card: u8) -> f64 {
        let turn = self.turn();
        let value = self.serve(&turn, card);
        match servings_of(self.rules, card) {
            0 => value,
            // Whoever gives her serving back comes first; those who bring cards before the others.
            n => FIRST + f64::from(self.rules.gives[usize::from(card)].draw) + f64::from(n) + value,
        }
    }

    /// Points as a chambermaid, and a deck that no longer holds her.
    pub(super) fn chamber(&self, card: u8) -> f64 {
        let outcome = self.after(|table| {
            let house = table.house_mut(self.me);
            if house.hand.get(card) > 0 {
                house.hand.take(card);
            }
            house.chamber.add(card);
        });
        let ability = 0.2 * self.def(card).abilities.len() as f64;
        let points = self.my_points(&outcome).max(self.hope_of_set(card));
        points + ability - self.deck.use_of(self.rules, card)
    }

    /// The first of a set scores nothing yet.
    fn hope_of_set(&self, card: u8) -> f64 {
        let sets = self.def(card).bonus.iter().any(|b| !matches!(b, Bonus::Most(_)));
        if sets && self.deck.turns > 3.0 { 1.0 } else { f64::NEG_INFINITY }
    }

    /// A visitor sent to another house costs it points.
    fn send(&self, card: u8, seat: Seat) -> f64 {
        let outcome = self.after(|table| table.house_mut(seat).chamber.add(card));
        self.standing(&outcome) - self.deck.use_of(self.rules, card).max(0.0)
    }

    /// An ability on request: what it makes of the turn.
    fn employ(&self, card: u8) -> f64 {
        let turn = self.turn();
        let mut next = turn;
        let Some(ability) = self.def(card).abilities.first() else { return 0.0 };
        self.follow(&mut next, &ability.does);
        if ability.does.contains(&Word::DismissSelf) {
            // She would have to be chambered again.
            next.points -= self.chamber(card).max(0.4);
        }
        self.outlook(next) - self.outlook(turn) + 0.01
    }

    fn cure(&self, action: Action) -> f64 {
        let Some(maid) = action.the_other() else { return 0.0 };
        let seat = self.table.stack.last().map_or(self.me, |frame| Seat(frame.who));
        let outcome = self.after(|table| {
            let n = table.sick_count(seat, maid, action.illnesses());
            table.heal(seat, maid, n);
        });
        self.standing(&outcome)
    }

    fn remember(&self, card: u8) -> f64 {
        let dear = self.def(card).price.len() as f64;
        let last = if self.def(card).then.contains(&Word::EndGame) { self.closing(card) } else { 0.0 };
        last + f64::from(self.rules.vp(card)) + self.deck.words(&self.def(card).then).abs() * LOVE - 0.4 * dear
    }

    /// What it is worth to end the game with this reminiscence.
    fn closing(&self, card: u8) -> f64 {
        let at = usize::from(card - self.rules.memories);
        let outcome = self.after(|table| table.house_mut(self.me).memories[at] += 1);
        if outcome.winners.seats().eq([self.me]) { FINISH } else { -FINISH }
    }

    /// Love is laid open when there is something to hire, all at once.
    fn love(&self, verb: Verb) -> f64 {
        match (self.table.turn.phase, verb) {
            (Phase::Hire, Verb::LoveAll) => 2.0 * FIRST,
            (Phase::Hire, _) => FIRST,
            _ => -1.0,
        }
    }

    /// The words that follow unless what is asked is declined.
    fn offered(&self) -> &[Word] {
        self.table.stack.last().map_or(&[], |frame| self.rules.offered_words(frame.pc))
    }

    fn question(&self) -> Option<&Question> {
        self.table.question(self.rules)
    }

    /// What an answer does.
    fn does(&self) -> Option<Does> {
        self.question().map(|asked| asked.does)
    }

    /// What follows when an offer is accepted.
    fn reward(&self) -> f64 {
        if self.offered().is_empty() {
            return 0.0;
        }
        let turn = self.turn();
        let mut next = turn;
        self.follow(&mut next, self.offered());
        self.outlook(next) - self.outlook(turn)
    }

    fn discard(&self, card: u8) -> f64 {
        let owner = self.table.stack.last().map_or(self.me, |frame| Seat(frame.who));
        if matches!(self.does(), Some(Does::LookAtTop | Does::DiscardLooked)) {
            let better = self.deck.strength(self.rules, card) - self.deck.love;
            return if owner == self.me { -better } else { better };
        }
        let twins = self.does() == Some(Does::DiscardTwins);
        self.reward() - self.hold(&self.turn(), card) * if twins { 2.0 } else { 1.0 }
    }

    fn keep(&self, card: u8) -> f64 {
        if self.does() == Some(Does::LookAtTop) {
            return 0.0;
        }
        self.hold(&self.turn(), card)
    }

    /// From hand to town, against what it is exchanged for; or a visitor shown the door.
    fn give_back(&self, card: u8) -> f64 {
        if self.table.stack.is_empty() {
            let outcome = self.after(|table| table.house_mut(self.me).chamber.take(card));
            return self.my_points(&outcome);
        }
        let may = self.question().is_some_and(|asked| asked.decline != Decline::Must);
        let bought = if may { 2.0 } else { 0.0 };
        bought - self.keepsake(card) - self.hold(&self.turn(), card)
    }

    /// From town: as good as hired. An exchange costs what is given for it.
    fn take(&self, card: u8) -> f64 {
        if self.rules.is_private(card) {
            return self.hire(Action::card(Verb::Hire, card));
        }
        let given =
            if let Some(Does::Exchange(n, given, _)) = self.does() { f64::from(n) * self.keepsake(given) } else { 0.0 };
        self.deck_card(card) - given
    }

    /// On or under a deck: from town, from hand, or in the order of what was looked at.
    fn put(&self, card: u8) -> f64 {
        if matches!(self.does(), Some(Does::Take(_))) {
            return self.take(card);
        }
        if self.does() == Some(Does::OrderLooked) {
            return -self.deck.strength(self.rules, card);
        }
        let later = 0.4 * (self.deck.strength(self.rules, card) - self.deck.love) * LOVE;
        let now = if self.table.turn.phase == Phase::Dismiss { 0.0 } else { self.hold(&self.turn(), card) };
        later - now
    }

    /// Troubles of one's own first; what is a gift to oneself; else the leader.
    fn target(&self, seat: Seat) -> f64 {
        let gift = self.does() == Some(Does::GiveTo);
        let moves = self.question().is_some_and(|asked| asked.answers == Answers::Seats(Whom::WithMovableEvent));
        let relief = moves && self.is_troubled(self.me);
        match (seat == self.me, gift || relief) {
            (true, true) => FIRST,
            (true, false) => -0.5,
            (false, _) => self.grudge(seat),
        }
    }

    fn is_troubled(&self, seat: Seat) -> bool {
        let rules = self.rules;
        let habits = rules.habit != NONE && self.table.house(seat).extras[rules.extra(rules.habit)] > 0;
        habits || self.table.sick.iter().any(|sick| sick.seat == seat.0)
    }

    /// Yes to what helps: cards, love, an event kept away, a better card.
    fn agree(&self) -> f64 {
        if self.does() == Some(Does::Swap) {
            return self.swap();
        }
        if any_word(self.offered(), &|word| *word == Word::EndTurn) {
            // Better cards next turn against what this hand could still hire.
            return 2.0 - self.outlook(self.turn());
        }
        1.0
    }

    fn swap(&self) -> f64 {
        let Some(seen) = self.table.stack.last().map(|frame| frame.x).filter(|&card| card != NONE) else { return 0.0 };
        let hand = self.table.house(self.me).hand;
        let mean = hand.cards().map(|card| self.deck.strength(self.rules, card)).sum::<f64>();
        self.deck.strength(self.rules, seen) + chief_points(self, seen) - mean / f64::from(hand.total().max(1))
    }
}

fn chief_points<const S: usize, const W: usize>(thought: &Thought<S, W>, card: u8) -> f64 {
    if thought.rules.kind(card) == Kind::Love { 0.0 } else { f64::from(thought.rules.vp(card)) * 0.5 }
}

/// Is there such a word, at any depth?
fn any_word(words: &[Word], found: &impl Fn(&Word) -> bool) -> bool {
    words.iter().any(|word| found(word) || any_word(word.inner(), found))
}
