//! Is Motto's park in balance? Who takes what, how often and in which seat: the fields of
//! `livret balance --json`, in that order.
//!
//! Everything is read from the actions' texts, so any bot and any card file can be measured.

use std::collections::BTreeMap;

use livret_kernel::{Game, Outcome, Seat};
use serde::Serialize;

use crate::report::SimulatedGame;
use crate::sim::{Ledger, play_plan};
use crate::stats::{Histogram, ratio};
use crate::{Plan, SimError, Spread, Watch, WinRate};

/// The figures of one run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// Seats.
    pub players: usize,
    /// Who sat where.
    pub bots: Vec<String>,
    /// Games played to their end.
    pub games: u64,
    /// Games stopped for their length; they count nowhere else.
    pub unfinished: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// Rounds of a game.
    pub rounds: Spread,
    /// The refined maids.
    pub refined: Vec<PickShare>,
    /// The preparation piles.
    pub preparations: Vec<PileShare>,
    /// Cards hired, the general maids of every park first, then whatever else was hired.
    pub hires: Vec<HireCount>,
    /// Victories by seat, shared ones in parts; seat 0 is the first master of the first round.
    pub wins: Vec<WinRate>,
    /// Mean points by seat.
    pub points: Vec<f64>,
}

/// How often a refined maid is taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PickShare {
    /// Her id.
    pub card: String,
    /// Share of the rounds of games with her in which she is taken.
    pub taken: f64,
    /// Share of those rounds in which she is the first choice.
    pub first: f64,
}

/// How contested a preparation pile is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PileShare {
    /// The pile.
    pub pile: String,
    /// Cards taken in a game.
    pub per_game: f64,
    /// Share of games in which any was taken.
    pub touched: f64,
    /// Share of games in which two seats or more took one.
    pub contested: f64,
}

/// How often a card is hired.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HireCount {
    /// Its id.
    pub card: String,
    /// Games with it in the park.
    pub games: u64,
    /// Hires in a game with it.
    pub per_game: f64,
}

/// Plays the games of a plan and measures them.
pub fn balance(plan: &Plan, watch: &Watch) -> Result<Balance, SimError> {
    let (count, _) = play_plan::<Count>(plan, watch)?;
    Ok(count.report(plan))
}

/// One game's doings.
#[derive(Clone, Debug, Default)]
struct Page {
    refined: Vec<String>,
    maids: Vec<String>,
    /// (seat, verb, object), in order.
    deeds: Vec<(u8, &'static str, String)>,
}

/// Whole-number sums over games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Picks {
    rounds: u64,
    taken: u64,
    first: u64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Works {
    cards: u64,
    touched: u64,
    contested: u64,
}

#[derive(Clone, Debug, Default)]
struct Count {
    page: Page,
    games: u64,
    unfinished: u64,
    rounds: Histogram,
    picks: BTreeMap<String, Picks>,
    works: BTreeMap<String, Works>,
    /// Games with the maid in the park, and hires.
    maids: BTreeMap<String, (u64, u64)>,
    others: BTreeMap<String, u64>,
    /// Victories in parts of 12, which two, three and four winners divide.
    wins: Vec<u64>,
    points: Vec<i64>,
}

/// The verbs that count.
const VERBS: [&str; 3] = ["pick", "work", "hire"];

impl Ledger for Count {
    fn open<G: Game>(&mut self, game: &G) {
        let cards = game.cards();
        let of = |kind: &str| cards.iter().filter(|card| card.kind == kind).map(|card| card.id.clone()).collect();
        self.page = Page { refined: of("refined-maid"), maids: of("general-maid"), deeds: Vec::new() };
    }

    fn saw<G: Game>(&mut self, game: &G, seat: Seat, action: G::Action) {
        let text = game.action_text(action);
        let Some((verb, object)) = text.split_once(':') else { return };
        if let Some(verb) = VERBS.into_iter().find(|known| *known == verb) {
            // `hire:card@seat` is about the card all the same.
            let object = object.split(['@', '=']).next().unwrap_or(object);
            self.page.deeds.push((seat.0, verb, object.into()));
        }
    }

    fn close(&mut self, ending: &SimulatedGame) {
        let page = std::mem::take(&mut self.page);
        let Some(outcome) = &ending.outcome else {
            self.unfinished += 1;
            return;
        };
        self.games += 1;
        let rounds = ending.rounds.unwrap_or(0);
        self.rounds.add(rounds);
        self.add_picks(&page, rounds.into());
        self.add_works(&page);
        self.add_hires(&page);
        self.add_outcome(outcome);
    }

    fn merge(&mut self, other: &Count) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.rounds.merge(&other.rounds);
        for (card, theirs) in &other.picks {
            let mine = self.picks.entry(card.clone()).or_default();
            (mine.rounds, mine.taken, mine.first) =
                (mine.rounds + theirs.rounds, mine.taken + theirs.taken, mine.first + theirs.first);
        }
        for (pile, theirs) in &other.works {
            let mine = self.works.entry(pile.clone()).or_default();
            (mine.cards, mine.touched, mine.contested) =
                (mine.cards + theirs.cards, mine.touched + theirs.touched, mine.contested + theirs.contested);
        }
        for (card, theirs) in &other.maids {
            let mine = self.maids.entry(card.clone()).or_default();
            *mine = (mine.0 + theirs.0, mine.1 + theirs.1);
        }
        for (card, theirs) in &other.others {
            *self.others.entry(card.clone()).or_default() += theirs;
        }
        self.add_sums(&other.wins, &other.points);
    }
}

impl Count {
    fn add_picks(&mut self, page: &Page, rounds: u64) {
        for maid in &page.refined {
            self.picks.entry(maid.clone()).or_default().rounds += rounds;
        }
        let picks: Vec<_> = page.deeds.iter().filter(|deed| deed.1 == "pick").collect();
        // Every seat chooses once a round: the first choice comes after a whole number of rounds.
        let seats = picks.iter().map(|deed| deed.0).max().map_or(1, |last| usize::from(last) + 1);
        for (i, (_, _, maid)) in picks.into_iter().enumerate() {
            let count = self.picks.entry(maid.clone()).or_default();
            count.taken += 1;
            count.first += u64::from(i % seats == 0);
        }
    }

    fn add_works(&mut self, page: &Page) {
        let mut seats: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
        for (seat, _, pile) in page.deeds.iter().filter(|deed| deed.1 == "work") {
            seats.entry(pile).or_default().push(*seat);
        }
        for (pile, takers) in seats {
            let count = self.works.entry(pile.into()).or_default();
            count.cards += takers.len() as u64;
            count.touched += 1;
            count.contested += u64::from(takers.iter().any(|taker| *taker != takers[0]));
        }
    }

    fn add_hires(&mut self, page: &Page) {
        for maid in &page.maids {
            self.maids.entry(maid.clone()).or_default().0 += 1;
        }
        for (_, _, card) in page.deeds.iter().filter(|deed| deed.1 == "hire") {
            match self.maids.get_mut(card) {
                Some(count) => count.1 += 1,
                None => *self.others.entry(card.clone()).or_default() += 1,
            }
        }
    }

    fn add_outcome(&mut self, outcome: &Outcome) {
        let share = 12 / u64::from(outcome.winners.count().max(1));
        let mut wins = vec![0; outcome.points.len()];
        outcome.winners.seats().for_each(|seat| wins[seat.index()] = share);
        let points: Vec<i64> = outcome.points.iter().map(|&points| points.into()).collect();
        self.add_sums(&wins, &points);
    }

    fn add_sums(&mut self, wins: &[u64], points: &[i64]) {
        self.wins.resize(self.wins.len().max(wins.len()), 0);
        self.points.resize(self.points.len().max(points.len()), 0);
        self.wins.iter_mut().zip(wins).for_each(|(mine, theirs)| *mine += theirs);
        self.points.iter_mut().zip(points).for_each(|(mine, theirs)| *mine += theirs);
    }

    fn report(&self, plan: &Plan) -> Balance {
        let share = |n: u64, of: u64| ratio(n as f64, of);
        let pick = |(card, n): (&String, &Picks)| PickShare {
            card: card.clone(),
            taken: share(n.taken, n.rounds),
            first: share(n.first, n.rounds),
        };
        let pile = |(pile, n): (&String, &Works)| PileShare {
            pile: pile.clone(),
            per_game: share(n.cards, self.games),
            touched: share(n.touched, self.games),
            contested: share(n.contested, self.games),
        };
        let hire =
            |card: &String, games: u64, n: u64| HireCount { card: card.clone(), games, per_game: share(n, games) };
        let maids = self.maids.iter().map(|(card, n)| hire(card, n.0, n.1));
        let others = self.others.iter().map(|(card, n)| hire(card, self.games, *n));
        let seats = |seat: usize| self.wins.get(seat).map_or(0, |n| (n + 6) / 12);
        Balance {
            players: plan.players,
            bots: plan.bots.clone(),
            games: self.games,
            unfinished: self.unfinished,
            seed: plan.seed,
            rounds: Spread::from(&self.rounds),
            refined: self.picks.iter().map(pick).collect(),
            preparations: self.works.iter().map(pile).collect(),
            hires: maids.chain(others).collect(),
            wins: (0..plan.players).map(|seat| WinRate::of(seats(seat), self.games)).collect(),
            points: self.points.iter().take(plan.players).map(|&sum| ratio(sum as f64, self.games)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use livret_kernel::{MAX_SEATS, Winners};

    use super::*;

    fn deed(seat: u8, text: &'static str) -> (u8, &'static str, String) {
        let (verb, object) = text.split_once(':').expect("a verb and an object");
        (seat, verb, object.into())
    }

    fn page(deeds: &[(u8, &'static str)]) -> Page {
        let ids = |list: &[&str]| list.iter().map(|id| (*id).into()).collect();
        Page {
            refined: ids(&["noemi", "ignis", "ellis"]),
            maids: ids(&["edith", "tomo"]),
            deeds: deeds.iter().map(|(seat, text)| deed(*seat, text)).collect(),
        }
    }

    fn ending(rounds: u32, winners: u8) -> SimulatedGame {
        let outcome = Outcome { points: [3; MAX_SEATS], winners: Winners(winners) };
        SimulatedGame { decisions: 0, forced: 0, turns: 0, rounds: Some(rounds), outcome: Some(outcome) }
    }

    /// Two rounds with a contested pantry, then one round in which only seat 1 works.
    fn counted() -> Count {
        let first = page(&[
            (0, "pick:noemi"),
            (1, "pick:ignis"),
            (0, "work:food"),
            (1, "hire:edith"),
            (1, "pick:noemi"),
            (0, "pick:ellis"),
            (1, "work:food"),
            (1, "work:food"),
            (0, "hire:2-love"),
        ]);
        let mut count = Count { page: first, ..Count::default() };
        count.close(&ending(2, 0b01));
        count.page = page(&[(1, "pick:noemi"), (0, "pick:ignis"), (1, "work:food"), (0, "hire:edith")]);
        count.close(&ending(1, 0b11));
        count
    }

    fn plan() -> Plan {
        Plan { players: 2, bots: vec!["novice".into(); 2], ..Plan::default() }
    }

    #[test]
    fn picks_are_shares_of_rounds() {
        let report = counted().report(&plan());
        let shares: Vec<(&str, f64, f64)> =
            report.refined.iter().map(|pick| (pick.card.as_str(), pick.taken, pick.first)).collect();
        assert_eq!(shares, [("ellis", 1.0 / 3.0, 0.0), ("ignis", 2.0 / 3.0, 0.0), ("noemi", 1.0, 1.0)]);
    }

    #[test]
    fn a_pile_is_contested_when_two_seats_took_from_it() {
        let report = counted().report(&plan());
        let food = PileShare { pile: "food".into(), per_game: 2.0, touched: 1.0, contested: 0.5 };
        assert_eq!(report.preparations, [food]);
    }

    #[test]
    fn a_maid_nobody_hired_is_listed_with_nothing() {
        let report = counted().report(&plan());
        let hires: Vec<(&str, f64)> = report.hires.iter().map(|hire| (hire.card.as_str(), hire.per_game)).collect();
        assert_eq!(hires, [("edith", 1.0), ("tomo", 0.0), ("2-love", 0.5)]);
    }

    #[test]
    fn a_shared_victory_is_shared_and_a_stopped_game_counts_nowhere() {
        let mut count = counted();
        count.page = page(&[(0, "pick:ellis")]);
        count.close(&SimulatedGame { outcome: None, ..ending(1, 0) });
        assert_eq!((count.games, count.unfinished, &count.wins[..2]), (2, 1, [18, 6].as_slice()));
        assert_eq!(count.picks["ellis"].taken, 1);
        assert_eq!(count.report(&plan()).points, [3.0, 3.0]);
    }

    #[test]
    fn merging_is_the_same_as_counting_together() {
        let mut twice = counted();
        twice.merge(&counted());
        assert_eq!((twice.games, twice.works["food"].cards, twice.maids["edith"]), (4, 8, (4, 4)));
        let (once, both) = (counted().report(&plan()), twice.report(&plan()));
        assert_eq!((both.refined, both.preparations, both.points), (once.refined, once.preparations, once.points));
    }
}
