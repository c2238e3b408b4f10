//! What a tournament tells.

use serde::Serialize;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::WinRate;
use crate::arena::{ArenaPlan, Bout, Found, Thought};
use crate::outside::Fault;
use crate::stats::clustered;

/// Who sits at which kind of table, by bot: see [`crate::arena`].
pub(crate) struct Tables {
    /// The word for it in reports.
    pub(crate) form: &'static str,
    /// For each pairing the bot of every place.
    pub(crate) lists: Vec<Vec<usize>>,
}

impl Tables {
    pub(crate) fn of(bots: usize, players: usize) -> Tables {
        let pairs = || (0..bots).flat_map(move |a| (0..bots).map(move |b| (a, b)));
        match players {
            2 => Tables { form: "pairs", lists: pairs().filter(|(a, b)| a < b).map(|(a, b)| vec![a, b]).collect() },
            _ if players == bots => Tables { form: "all at one table", lists: vec![(0..bots).collect()] },
            _ => {
                let against = |(a, b)| (0..players).map(|place| if place == 0 { a } else { b }).collect();
                let lists = pairs().filter(|(a, b)| a != b).map(against).collect();
                Tables { form: "one against many", lists }
            }
        }
    }
}

/// The result of a tournament: the fields of `livret arena --json`, in that order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The game's id.
    pub game: String,
    /// Seats.
    pub players: usize,
    /// Who took part.
    pub bots: Vec<String>,
    /// `pairs`, `all at one table` or `one against many`.
    pub form: &'static str,
    /// Set-ups asked for.
    pub towns: u64,
    /// Games of each pairing in each town.
    pub games_per_town: u64,
    /// The seed of the run.
    pub seed: u64,
    /// Threads at work.
    pub threads: usize,
    /// Time on the clock.
    pub seconds: f64,
    /// Games of whole deals, all pairings together.
    pub games: u64,
    /// Games stopped for their length, shared among all seats.
    pub unfinished: u64,
    /// One row for each pairing.
    pub rows: Vec<Row>,
    /// By rating, the best first.
    pub ratings: Vec<Rating>,
    /// Was the run stopped before its end?
    pub stopped: bool,
}

/// How one bot did against others.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Who.
    pub bot: String,
    /// Against whom: the bots of the other seats.
    pub against: Vec<String>,
    /// Games.
    pub games: u64,
    /// Games won alone.
    pub wins: u64,
    /// Games shared.
    pub ties: u64,
    /// The share of victories, shared ones in parts, with its 95% interval over deals or towns.
    pub win_rate: WinRate,
    /// What an equal player would get.
    pub even: f64,
}

/// A bot's rating and how it behaved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Who.
    pub bot: String,
    /// Glicko-2; 1500 is the middle.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// Games lost by a missing, unreadable or illegal answer.
    pub forfeits: Forfeits,
    /// Decisions with two or more actions.
    pub decisions: u64,
    /// Mean time of a decision.
    pub mean_ms: f64,
    /// The longest one.
    pub longest_ms: f64,
}

/// Forfeits by cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Forfeits {
    pub late: u64,
    pub gone: u64,
    pub unreadable: u64,
    pub illegal: u64,
}

impl Forfeits {
    fn count(faults: impl Iterator<Item = Fault>) -> Forfeits {
        let mut counts = [0; 4];
        faults.for_each(|fault| counts[Fault::ALL.iter().position(|&f| f == fault).expect("listed")] += 1);
        let [late, gone, unreadable, illegal] = counts;
        Forfeits { late, gone, unreadable, illegal }
    }

    /// All causes together.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.late + self.gone + self.unreadable + self.illegal
    }
}

/// From so many towns on, a town is one observation; below, a deal is.
const MANY_TOWNS: u64 = 20;
/// Deals of every pairing that make a rating period.
const PERIOD: u64 = 5;

impl Standings {
    pub(crate) fn of(plan: &ArenaPlan, tables: &Tables, found: &Found, seconds: f64) -> Standings {
        let bouts = &found.bouts;
        let games = bouts.iter().map(|bout| bout.shares.len() as u64).sum();
        Standings {
            game: plan.game.clone(),
            players: plan.players,
            bots: plan.bots.clone(),
            form: tables.form,
            towns: plan.towns,
            games_per_town: plan.deals() * plan.players as u64,
            seed: plan.seed,
            threads: plan.threads,
            seconds,
            games,
            unfinished: bouts.iter().map(|bout| bout.unfinished).sum(),
            rows: rows(plan, tables, bouts),
            ratings: ratings(plan, tables, found),
            stopped: games < plan.total(),
        }
    }
}

fn rows(plan: &ArenaPlan, tables: &Tables, bouts: &[Bout]) -> Vec<Row> {
    let mut rows = Vec::new();
    for (table, seated) in tables.lists.iter().enumerate() {
        let here: Vec<&Bout> = bouts.iter().filter(|bout| bout.table == table).collect();
        let places = if tables.form == "all at one table" { plan.players } else { 1 };
        rows.extend((0..places).map(|place| row(plan, seated, place, &here)));
    }
    rows
}

fn row(plan: &ArenaPlan, seated: &[usize], place: usize, bouts: &[&Bout]) -> Row {
    let name = |&bot: &usize| plan.bots[bot].clone();
    let others = seated.iter().enumerate().filter(|&(other, _)| other != place);
    let shares = || bouts.iter().flat_map(|bout| bout.shares.iter().map(|shares| shares[place]));
    Row {
        bot: name(&seated[place]),
        against: others.map(|(_, bot)| name(bot)).collect(),
        games: shares().count() as u64,
        wins: shares().filter(|&share| share == 1.0).count() as u64,
        ties: shares().filter(|&share| share > 0.0 && share < 1.0).count() as u64,
        win_rate: clustered(&clusters(plan, place, bouts)),
        even: 1.0 / plan.players as f64,
    }
}

/// The shares of a place, grouped into observations that do not depend on each other.
fn clusters(plan: &ArenaPlan, place: usize, bouts: &[&Bout]) -> Vec<Vec<f64>> {
    let by_town = plan.towns >= MANY_TOWNS;
    let mut clusters: Vec<(u64, Vec<f64>)> = Vec::new();
    for bout in bouts {
        let shares = bout.shares.iter().map(|shares| shares[place]);
        match clusters.last_mut() {
            Some((town, cluster)) if by_town && *town == bout.town => cluster.extend(shares),
            _ => clusters.push((bout.town, shares.collect())),
        }
    }
    clusters.into_iter().map(|(_, cluster)| cluster).collect()
}

fn ratings(plan: &ArenaPlan, tables: &Tables, found: &Found) -> Vec<Rating> {
    let rated = rate(plan.bots.len(), tables, &found.bouts);
    let mut list: Vec<Rating> = (0..plan.bots.len())
        .map(|bot| {
            let faults = found.bouts.iter().flat_map(|bout| &bout.faults);
            let Thought { decisions, total, longest } = found.thoughts[bot];
            Rating {
                bot: plan.bots[bot].clone(),
                rating: rated[bot].rating,
                deviation: rated[bot].deviation,
                forfeits: Forfeits::count(faults.filter(|fault| fault.0 == bot).map(|fault| fault.1)),
                decisions,
                mean_ms: 1e3 * total.as_secs_f64() / decisions.max(1) as f64,
                longest_ms: 1e3 * longest.as_secs_f64(),
            }
        })
        .collect();
    list.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    list
}

/// Glicko-2, a period for every few deals. A game counts between each two seats of different bots of
/// which one won or both did: where more than two play, the others' loss says nothing of each other.
fn rate(bots: usize, tables: &Tables, bouts: &[Bout]) -> Vec<Glicko2Rating> {
    let mut ratings = vec![Glicko2Rating::new(); bots];
    for period in bouts.chunks((tables.lists.len() as u64 * PERIOD) as usize) {
        let mut results: Vec<Vec<(Glicko2Rating, Outcomes)>> = vec![Vec::new(); bots];
        for bout in period {
            let seated = &tables.lists[bout.table];
            for shares in &bout.shares {
                for (a, b, outcome) in duels(seated, shares) {
                    results[a].push((ratings[b], outcome));
                }
            }
        }
        let rate = |(rating, results): (&Glicko2Rating, &Vec<_>)| match results.is_empty() {
            true => *rating,
            false => glicko2_rating_period(rating, results, &Glicko2Config::new()),
        };
        ratings = ratings.iter().zip(&results).map(rate).collect();
    }
    ratings
}

fn duels(seated: &[usize], shares: &[f64]) -> impl Iterator<Item = (usize, usize, Outcomes)> {
    let places = || 0..seated.len();
    let pairs = places().flat_map(move |a| places().map(move |b| (a, b)));
    pairs.filter_map(move |(a, b)| {
        let outcome = match shares[a].total_cmp(&shares[b]) {
            std::cmp::Ordering::Greater => Outcomes::WIN,
            std::cmp::Ordering::Less => Outcomes::LOSS,
            std::cmp::Ordering::Equal if shares[a] > 0.0 => Outcomes::DRAW,
            std::cmp::Ordering::Equal => return None,
        };
        (seated[a] != seated[b]).then_some((seated[a], seated[b], outcome))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(bots: usize, players: usize, towns: u64) -> ArenaPlan {
        let bots = (0..bots).map(|bot| format!("bot{bot}")).collect();
        ArenaPlan { bots, players, towns, games: 4, ..ArenaPlan::default() }
    }

    fn bout(town: u64, deal: u64, shares: &[[f64; 2]]) -> Bout {
        let shares = shares.iter().map(|shares| shares.to_vec()).collect();
        Bout { town, deal, table: 0, shares, faults: Vec::new(), unfinished: 0 }
    }

    fn found(bouts: Vec<Bout>, bots: usize) -> Found {
        Found { bouts, thoughts: vec![Thought::default(); bots] }
    }

    #[test]
    fn pairs_meet_once_and_larger_tables_in_both_roles_or_all_together() {
        assert_eq!(Tables::of(3, 2).lists, [vec![0, 1], vec![0, 2], vec![1, 2]]);
        assert_eq!(Tables::of(2, 4).lists, [vec![0, 1, 1, 1], vec![1, 0, 0, 0]]);
        assert_eq!(Tables::of(4, 4).lists, [vec![0, 1, 2, 3]]);
        assert_eq!(plan(3, 2, 5).total(), 5 * 4 * 3);
        assert_eq!(plan(2, 3, 1).total(), 2 * 2 * 3, "4 games are 2 deals of 3 seatings");
    }

    // By hand: 3 wins and a tie in 4 games.
    #[test]
    fn wins_ties_and_shares_are_counted_from_the_first_place() {
        let bouts = vec![bout(0, 0, &[[1.0, 0.0], [0.5, 0.5]]), bout(0, 1, &[[1.0, 0.0], [1.0, 0.0]])];
        let plan = plan(2, 2, 1);
        let standings = Standings::of(&plan, &Tables::of(2, 2), &found(bouts, 2), 1.0);
        let row = &standings.rows[0];
        assert_eq!((row.games, row.wins, row.ties), (4, 3, 1));
        assert_eq!(row.win_rate.value, 3.5 / 4.0);
        assert!(!standings.stopped);
        assert_eq!(standings.ratings[0].bot, "bot0");
    }

    // Seats that always win, whoever sits there: every deal is one win each, and nothing is unsure.
    #[test]
    fn swapped_seats_cancel_the_luck_of_the_deal() {
        let even: Vec<Bout> = (0..50).map(|deal| bout(0, deal, &[[1.0, 0.0], [0.0, 1.0]])).collect();
        let rate = Standings::of(&plan(2, 2, 1), &Tables::of(2, 2), &found(even, 2), 1.0).rows[0].win_rate;
        assert_eq!(rate.value, 0.5);
        let (low, high) = crate::wilson(50, 100);
        assert!(rate.low >= low && rate.high <= high, "{rate:?}");
    }

    // The example of Glickman's paper has other opponents; here: the winner of all games rises as
    // far as the loser falls.
    #[test]
    fn ratings_are_even_for_equals_and_mirror_each_other() {
        let even: Vec<Bout> = (0..20).map(|deal| bout(0, deal, &[[1.0, 0.0], [0.0, 1.0]])).collect();
        let rated = rate(2, &Tables::of(2, 2), &even);
        assert!((rated[0].rating - 1500.0).abs() < 1e-6 && (rated[1].rating - 1500.0).abs() < 1e-6);
        let won: Vec<Bout> = (0..20).map(|deal| bout(0, deal, &[[1.0, 0.0], [1.0, 0.0]])).collect();
        let rated = rate(2, &Tables::of(2, 2), &won);
        assert!((rated[0].rating + rated[1].rating - 3000.0).abs() < 1e-6 && rated[0].rating > 1700.0);
    }

    #[test]
    fn many_towns_are_the_observations_themselves() {
        let towns: Vec<Bout> = (0..40)
            .map(|at| {
                let won = if at / 2 % 2 == 0 { [1.0, 0.0] } else { [0.0, 1.0] };
                bout(at / 2, at % 2, &[won, won])
            })
            .collect();
        let many = Standings::of(&plan(2, 2, 20), &Tables::of(2, 2), &found(towns.clone(), 2), 1.0).rows[0].win_rate;
        let few = Standings::of(&plan(2, 2, 19), &Tables::of(2, 2), &found(towns, 2), 1.0).rows[0].win_rate;
        assert!(many.high - many.low > few.high - few.low, "{many:?} {few:?}");
        let (low, high) = crate::wilson(10, 20);
        assert!((many.low - low).abs() < 0.02 && (many.high - high).abs() < 0.02, "{many:?}");
    }
}
