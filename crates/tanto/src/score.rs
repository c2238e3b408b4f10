//! Scoring: the five steps of TC-SCORE as lines that a person can check.

use livret_kernel::{MAX_SEATS, Note, Outcome, Score, Seat, Winners};

use crate::options::Ruling;
use crate::pile::{Bits, Pile};
use crate::rules::{Family, Rules};
use crate::state::State;
use crate::words::{Bonus, Count, Kind, When};

/// The best division of equal cards into sets, for every number of them.
#[derive(Clone, Debug)]
pub struct SetTable {
    points: [i16; 64],
    outside: [u8; 64],
}

impl SetTable {
    /// The table of sets `(size, points)`. Among equally good divisions the one that leaves most
    /// cards outside a set is taken (TC-SCORE-12).
    #[must_use]
    pub fn new(sets: &[(u8, u8)]) -> SetTable {
        let mut table = SetTable { points: [0; 64], outside: [0; 64] };
        for n in 1..64 {
            let mut best = (table.points[n - 1], table.outside[n - 1] + 1);
            for &(size, points) in sets.iter().filter(|(size, _)| usize::from(*size) <= n && *size > 0) {
                let rest = n - usize::from(size);
                best = best.max((table.points[rest] + i16::from(points), table.outside[rest]));
            }
            (table.points[n], table.outside[n]) = best;
        }
        table
    }

    /// What `n` cards are worth.
    #[must_use]
    pub fn points(&self, n: u8) -> i32 {
        self.points[usize::from(n).min(63)].into()
    }

    /// How many of `n` cards are in no set.
    #[must_use]
    pub fn outside(&self, n: u8) -> u8 {
        self.outside[usize::from(n).min(63)]
    }
}

/// Why points are counted by the number of something.
fn by_number(count: Count) -> Note {
    match count {
        Count::Copies => Note::Copies,
        Count::Chambermaids => Note::Chambermaids,
        Count::Reminiscences => Note::Reminiscences,
        Count::Chiefs => Note::Chiefs,
        Count::PreparationKinds => Note::PreparationKinds,
    }
}

/// What one seat owns, with the sick taken out (TC-SCORE-02).
struct Holdings<const W: usize> {
    /// Deck, hand, discard pile and cards in play.
    staff: Pile<W>,
    /// Healthy chambermaids.
    chamber: Pile<W>,
    /// Chiefs beneath buildings.
    beneath: Pile<W>,
}

impl<const W: usize> Holdings<W> {
    fn copies(&self, card: u8) -> Copies {
        let (chambered, beneath) = (self.chamber.get(card), self.beneath.get(card));
        Copies { card, owned: self.staff.get(card) + chambered + beneath, chambered, beneath }
    }
}

/// The copies of one card that a seat owns, and where they count.
#[derive(Clone, Copy)]
struct Copies {
    card: u8,
    owned: u8,
    chambered: u8,
    beneath: u8,
}

impl Copies {
    /// All of them in the private quarters.
    fn quartered(card: u8, n: u8) -> Copies {
        Copies { card, owned: n, chambered: n, beneath: 0 }
    }
}

impl<const S: usize, const W: usize> State<S, W> {
    fn holdings(&self, rules: &Rules, seat: Seat) -> Holdings<W> {
        let house = self.house(seat);
        let mut staff = house.staff();
        if seat == self.turn.active {
            staff.add_all(&self.turn.in_play);
        }
        let mut beneath = Pile::EMPTY;
        for (&chief, &n) in rules.chief_pair.iter().zip(&house.beneath) {
            (0..n).for_each(|_| beneath.add(chief));
        }
        Holdings { staff, chamber: self.healthy_chambermaids(seat, rules), beneath }
    }

    /// Points and winners as if the game ended now.
    pub fn outcome(&self, rules: &Rules) -> Outcome {
        let mut outcome = Outcome::default();
        let mut ranks = [(i32::MIN, 0); MAX_SEATS];
        for (seat, (points, rank)) in outcome.points.iter_mut().zip(&mut ranks).enumerate().take(rules.seats) {
            *points = self.points(rules, Seat(seat as u8));
            rank.0 = *points;
        }
        let best = ranks.iter().map(|r| r.0).max().expect("somebody plays");
        for (seat, rank) in ranks.iter_mut().enumerate().filter(|(_, rank)| rank.0 == best) {
            rank.1 = self.tie_break(rules, Seat(seat as u8));
        }
        let first = ranks.iter().max().expect("somebody plays");
        outcome.winners = Winners((0..rules.seats).filter(|&s| ranks[s] == *first).fold(0, |m, s| m | 1 << s));
        outcome
    }

    /// One seat's points as if the game ended now.
    pub fn points(&self, rules: &Rules, seat: Seat) -> i32 {
        let mut points = 0;
        self.tally(rules, seat, &mut |_, _, p, _| points += p);
        points
    }

    /// The same with the lines that add up to it.
    pub fn scores(&self, rules: &Rules) -> Vec<Score> {
        let score = |seat: usize| {
            let mut score = Score::default();
            self.tally(rules, Seat(seat as u8), &mut |card, count, points, note| {
                score.add(rules.id(card), count, points, note);
            });
            score
        };
        (0..rules.seats).map(score).collect()
    }

    /// Steps 3 to 5, line by line: card, copies, points, why.
    fn tally(&self, rules: &Rules, seat: Seat, line: &mut impl FnMut(u8, u32, i32, Note)) {
        let own = self.holdings(rules, seat);
        for card in Bits((own.staff.kinds() | own.chamber.kinds() | own.beneath.kinds()) & rules.maids & rules.scoring)
        {
            self.tally_card(rules, seat, &own, own.copies(card), line);
        }
        for Family { members, sets } in &rules.families {
            let points = family_points(&own.chamber, members, sets);
            if points != 0 {
                let count = members.iter().map(|&m| u32::from(own.chamber.get(m))).sum();
                // Told of a sister who is there.
                let card = members.iter().copied().find(|&m| own.chamber.get(m) > 0).unwrap_or(members[0]);
                line(card, count, points, Note::Family);
            }
        }
        for maid in self.private_stack(seat, rules).filter(|&m| !self.is_sick(m)) {
            self.tally_card(rules, seat, &own, Copies::quartered(maid, 1), line);
        }
        let house = self.house(seat);
        let extras = (rules.extras..rules.privates).filter(|&c| c != rules.illness);
        for copies in extras.map(|c| Copies::quartered(c, house.extras[rules.extra(c)])) {
            self.tally_card(rules, seat, &own, copies, line);
        }
        for (first, counts) in [(rules.memories, &house.memories[..]), (rules.preparations, &house.preparations[..])] {
            for (i, &n) in counts.iter().enumerate().filter(|(_, n)| **n > 0) {
                self.tally_card(rules, seat, &own, Copies::quartered(first + i as u8, n), line);
            }
        }
    }

    fn tally_card(
        &self,
        rules: &Rules,
        seat: Seat,
        own: &Holdings<W>,
        copies: Copies,
        line: &mut impl FnMut(u8, u32, i32, Note),
    ) {
        let printed = rules.vp(copies.card);
        for (n, note) in [(copies.owned - copies.beneath, Note::Printed), (copies.beneath, Note::Beneath)] {
            if printed != 0 && n > 0 {
                line(copies.card, n.into(), printed * i32::from(n), note);
            }
        }
        for bonus in &rules.cards[usize::from(copies.card)].def.bonus {
            let (count, points, note) = self.bonus(rules, seat, own, copies, bonus);
            if points != 0 {
                line(copies.card, count.into(), points, note);
            }
        }
    }

    fn bonus(&self, rules: &Rules, seat: Seat, own: &Holdings<W>, copies: Copies, bonus: &Bonus) -> (u8, i32, Note) {
        let Copies { card, owned, chambered, .. } = copies;
        let total = |each: i8, n: u8| i32::from(each) * i32::from(n);
        match bonus {
            Bonus::Each(each, when) if self.met(rules, seat, own, copies, when) => {
                (owned, total(*each, owned), Note::Each)
            }
            Bonus::EachChambered(each, when) if self.met(rules, seat, own, copies, when) => {
                (chambered, total(*each, chambered), Note::Chambered)
            }
            Bonus::Most(points) if self.has_most(rules, seat, card, owned) => (owned, i32::from(*points), Note::Most),
            Bonus::Sets(_) => (chambered, rules.set_table(card).points(chambered), Note::Sets),
            Bonus::EachPer(each, count) => {
                let counted = self.count(rules, seat, own, copies, count);
                (owned, total(*each, owned) * i32::from(counted), by_number(*count))
            }
            Bonus::OnePer(every, count) if owned > 0 => {
                let counted = self.count(rules, seat, own, copies, count);
                (owned, i32::from(counted / every.max(&1)), by_number(*count))
            }
            // Not met; and families are counted once for all their members.
            Bonus::Each(..) | Bonus::EachChambered(..) | Bonus::Most(_) | Bonus::OnePer(..) | Bonus::Family(..) => {
                (0, 0, Note::Each)
            }
        }
    }

    fn has_most(&self, rules: &Rules, seat: Seat, card: u8, copies: u8) -> bool {
        let others = (0..rules.seats as u8).map(Seat).filter(|&other| other != seat);
        others.into_iter().all(|other| self.holdings(rules, other).copies(card).owned < copies)
    }

    fn met(&self, rules: &Rules, seat: Seat, own: &Holdings<W>, copies: Copies, when: &When) -> bool {
        match when {
            When::Always => true,
            When::AtLeast(n, count) => self.count(rules, seat, own, copies, count) >= *n,
            When::OddFrom(n, count) => {
                let counted = self.count(rules, seat, own, copies, count);
                counted >= *n && counted % 2 == 1
            }
            When::EvenFrom(n, count) => {
                let counted = self.count(rules, seat, own, copies, count);
                counted >= *n && counted.is_multiple_of(2)
            }
        }
    }

    fn count(&self, rules: &Rules, seat: Seat, own: &Holdings<W>, copies: Copies, count: &Count) -> u8 {
        let house = self.house(seat);
        match count {
            Count::Copies => copies.owned,
            Count::Chambermaids => own.chamber.total().min(255) as u8,
            Count::Reminiscences => house.memories.iter().fold(0, |sum, n| sum.saturating_add(*n)),
            Count::Chiefs => {
                let all = [&own.staff, &own.chamber, &own.beneath];
                all.iter().map(|pile| pile.count_in(rules.chiefs)).sum::<u32>().min(255) as u8
            }
            Count::PreparationKinds => self.preparation_kinds(rules, seat),
        }
    }

    fn preparation_kinds(&self, rules: &Rules, seat: Seat) -> u8 {
        let owned = self.house(seat).preparations.iter().enumerate().filter(|(_, n)| **n > 0);
        let pile = |(i, _): (usize, &u8)| {
            rules.cards[usize::from(rules.preparations) + i].def.work.map(|w| 1u8 << w.pile as u8)
        };
        owned.filter_map(pile).fold(0u8, |m, bit| m | bit).count_ones() as u8
    }

    /// Who wins among equals: more maids that produce no points (TC-SCORE-11, 12); in Motto more
    /// chambermaids (MO-SCORE-02).
    fn tie_break(&self, rules: &Rules, seat: Seat) -> u32 {
        let own = self.holdings(rules, seat);
        if rules.motto {
            return own.chamber.total().into();
        }
        let maids = Bits((own.staff.kinds() | own.chamber.kinds() | own.beneath.kinds()) & rules.maids);
        let privates = self.private_stack(seat, rules).filter(|&maid| !self.is_sick(maid));
        let all = maids.map(|card| own.copies(card)).chain(privates.map(|maid| Copies::quartered(maid, 1)));
        all.map(|copies| self.idle_copies(rules, seat, &own, copies)).sum()
    }

    /// Copies whose own contribution is 0.
    fn idle_copies(&self, rules: &Rules, seat: Seat, own: &Holdings<W>, copies: Copies) -> u32 {
        let Copies { card, owned, chambered, .. } = copies;
        if rules.options.rulings.other(Ruling::Printed) {
            return if prints_nothing(rules, card) { owned.into() } else { 0 };
        }
        let (mut anywhere, mut in_quarters, mut outside) = (rules.vp(card), 0, chambered);
        for bonus in &rules.cards[usize::from(card)].def.bonus {
            let (count, points, _) = self.bonus(rules, seat, own, copies, bonus);
            match bonus {
                Bonus::EachChambered(..) if count > 0 => in_quarters += points / i32::from(count),
                Bonus::Sets(_) => outside = rules.set_table(card).outside(chambered),
                // The majority is one bonus for all copies, a family's for all its members.
                Bonus::Most(_) | Bonus::Family(..) => {}
                Bonus::Each(..) | Bonus::EachPer(..) | Bonus::OnePer(..) if count > 0 => {
                    anywhere += points / i32::from(count);
                }
                Bonus::Each(..) | Bonus::EachChambered(..) | Bonus::EachPer(..) | Bonus::OnePer(..) => {}
            }
        }
        let elsewhere = if anywhere == 0 { u32::from(owned - chambered) } else { 0 };
        let idle_in_quarters = if anywhere + in_quarters == 0 { u32::from(outside) } else { 0 };
        elsewhere + idle_in_quarters
    }
}

/// AMB-TC-34, the other reading: neither points nor "?" are printed.
fn prints_nothing(rules: &Rules, card: u8) -> bool {
    let def = &rules.cards[usize::from(card)].def;
    def.vp.is_none() && def.bonus.is_empty() && def.kind != Kind::Love
}

/// Sets of different cards: the most frequent go into the largest sets first, which is best when
/// larger sets are worth more a card (TC-CARD-CRESCENT: 7a + 3(b − a)).
fn family_points<const W: usize>(chamber: &Pile<W>, members: &[u8], sets: &[(u8, u8)]) -> i32 {
    let mut counts = [0u8; 8];
    let n = members.len().min(8);
    for (count, &member) in counts.iter_mut().zip(members) {
        *count = chamber.get(member);
    }
    counts[..n].sort_unstable();
    let (mut points, mut used) = (0, 0);
    for (i, &count) in counts[..n].iter().enumerate() {
        let size = (n - i) as u8;
        let worth = sets.iter().find(|(s, _)| *s == size).map_or(0, |(_, p)| i32::from(*p));
        points += i32::from(count - used) * worth;
        used = count;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_divided_for_the_best_total() {
        let safran = SetTable::new(&[(2, 4), (3, 8), (4, 12)]);
        let totals: Vec<i32> = (0..=10).map(|n| safran.points(n)).collect();
        assert_eq!(totals, [0, 0, 4, 8, 12, 12, 16, 20, 24, 24, 28]);
        assert_eq!((safran.outside(5), safran.outside(9), safran.outside(6), safran.outside(1)), (1, 1, 0, 1));
    }

    #[test]
    fn families_follow_the_formula_of_the_sisters() {
        for (a, b, c, points) in [(0, 1, 1, 3), (1, 1, 1, 7), (1, 2, 2, 10), (1, 1, 4, 7), (0, 0, 3, 0), (2, 3, 5, 17)]
        {
            let mut chamber = Pile::<2>::EMPTY;
            for (slot, n) in [(5, b), (6, a), (9, c)] {
                chamber.set(slot, n);
            }
            assert_eq!(family_points(&chamber, &[5, 6, 9], &[(2, 3), (3, 7)]), points);
        }
    }
}
