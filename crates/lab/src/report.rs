//! What a simulation tells: the fields of `livret sim --json`, in that order.

use livret_kernel::{MAX_SEATS, Outcome};
use serde::Serialize;

use crate::stats::{Histogram, ratio, wilson};

/// The figures of one simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// Seats.
    pub players: usize,
    /// Who sat where.
    pub bots: Vec<String>,
    /// Games played, those that were stopped included.
    pub games: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// Threads at work.
    pub threads: usize,
    /// Points of rest with two or more actions.
    pub decisions: u64,
    /// Time on the clock.
    pub seconds: f64,
    /// Games by seconds.
    pub games_per_second: f64,
    /// Decisions by seconds; forced ones do not count.
    pub decisions_per_second: f64,
    /// Points of rest with one action.
    pub forced: u64,
    /// Turns of a finished game, all seats together.
    pub turns: Spread,
    /// Sole victories by seat.
    pub wins: Vec<u64>,
    /// Games with a shared victory.
    pub ties: u64,
    /// Points of finished games.
    pub points: Points,
    /// How often the seat that begins wins alone, with its 95% interval.
    pub first_seat_win_rate: WinRate,
    /// Games stopped for their length.
    pub unfinished: u64,
    /// Rounds of a finished game, where the game has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Spread>,
}

/// Where the values lie.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Spread {
    pub mean: f64,
    pub p5: u32,
    pub p50: u32,
    pub p95: u32,
    pub max: u32,
}

/// Points per seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Points {
    /// The mean of each seat.
    pub mean: Vec<f64>,
}

/// A share with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct WinRate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl From<&Histogram> for Spread {
    fn from(values: &Histogram) -> Self {
        let [p5, p50, p95] = [5, 50, 95].map(|percent| values.percentile(percent));
        Spread { mean: values.mean(), p5, p50, p95, max: values.max() }
    }
}

impl WinRate {
    /// So many wins in so many games.
    #[must_use]
    pub fn of(wins: u64, games: u64) -> WinRate {
        let (low, high) = wilson(wins, games);
        WinRate { value: ratio(wins as f64, games), low, high }
    }
}

/// How one game went.
pub(crate) struct SimulatedGame {
    pub(crate) decisions: u64,
    pub(crate) forced: u64,
    pub(crate) turns: u32,
    pub(crate) rounds: Option<u32>,
    /// `None` when the game was stopped for its length.
    pub(crate) outcome: Option<Outcome>,
}

impl SimulatedGame {
    /// A game that was stopped for its length.
    pub(crate) fn unfinished(decisions: u64, forced: u64) -> SimulatedGame {
        SimulatedGame { decisions, forced, turns: 0, rounds: None, outcome: None }
    }
}

/// Whole-number sums over games. Merging is independent of order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    games: u64,
    decisions: u64,
    forced: u64,
    turns: Histogram,
    rounds: Histogram,
    wins: [u64; MAX_SEATS],
    ties: u64,
    points: [i64; MAX_SEATS],
    unfinished: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, ending: &SimulatedGame) {
        self.games += 1;
        self.decisions += ending.decisions;
        self.forced += ending.forced;
        let Some(outcome) = &ending.outcome else {
            self.unfinished += 1;
            return;
        };
        self.turns.add(ending.turns);
        if let Some(rounds) = ending.rounds {
            self.rounds.add(rounds);
        }
        self.add_outcome(outcome);
    }

    fn add_outcome(&mut self, outcome: &Outcome) {
        let mut winners = outcome.winners.seats();
        match (winners.next(), winners.next()) {
            (Some(winner), None) => self.wins[winner.index()] += 1,
            _ => self.ties += 1,
        }
        for (sum, &points) in self.points.iter_mut().zip(&outcome.points) {
            *sum += i64::from(points);
        }
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.turns.merge(&other.turns);
        self.rounds.merge(&other.rounds);
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.points[seat] += other.points[seat];
        }
        self.ties += other.ties;
        self.unfinished += other.unfinished;
    }

    /// The report, given what the tally cannot know.
    pub(crate) fn report(&self, plan: &crate::Plan, first_seat: usize, seconds: f64) -> Report {
        let finished = self.games - self.unfinished;
        let per_second = |n: u64| if seconds > 0.0 { n as f64 / seconds } else { 0.0 };
        Report {
            game: plan.game.clone(),
            players: plan.players,
            bots: plan.bots.clone(),
            games: self.games,
            seed: plan.seed,
            threads: plan.threads,
            decisions: self.decisions,
            seconds,
            games_per_second: per_second(self.games),
            decisions_per_second: per_second(self.decisions),
            forced: self.forced,
            turns: Spread::from(&self.turns),
            wins: self.wins[..plan.players].to_vec(),
            ties: self.ties,
            points: Points { mean: self.points[..plan.players].iter().map(|&p| ratio(p as f64, finished)).collect() },
            first_seat_win_rate: WinRate::of(self.wins[first_seat], finished),
            unfinished: self.unfinished,
            rounds: (self.rounds.total() > 0).then(|| Spread::from(&self.rounds)),
        }
    }
}

#[cfg(test)]
mod tests {
    use livret_kernel::Winners;

    use super::*;

    fn ending(points: [i32; 2], winners: u8) -> SimulatedGame {
        let mut all = [0; MAX_SEATS];
        all[..2].copy_from_slice(&points);
        let outcome = Some(Outcome { points: all, winners: Winners(winners) });
        SimulatedGame { decisions: 10, forced: 3, turns: 8, rounds: None, outcome }
    }

    fn plan() -> crate::Plan {
        crate::Plan {
            game: "tanto-cuore".into(),
            players: 2,
            bots: vec!["random".into(), "random".into()],
            games: 4,
            seed: 1,
            threads: 1,
            ..crate::Plan::default()
        }
    }

    #[test]
    fn ties_are_counted_once_and_stopped_games_have_no_winner() {
        let mut tally = Tally::default();
        tally.add(&ending([5, 3], 0b01));
        tally.add(&ending([2, 4], 0b10));
        tally.add(&ending([4, 4], 0b11));
        tally.add(&SimulatedGame { outcome: None, ..ending([0, 0], 0) });
        let report = tally.report(&plan(), 0, 2.0);
        assert_eq!((report.wins.as_slice(), report.ties, report.unfinished), ([1, 1].as_slice(), 1, 1));
        assert_eq!((report.games, report.decisions, report.forced), (4, 40, 12));
        assert_eq!((report.games_per_second, report.decisions_per_second), (2.0, 20.0));
        assert_eq!(report.points.mean, [11.0 / 3.0, 11.0 / 3.0]);
        assert_eq!(report.first_seat_win_rate.value, 1.0 / 3.0);
        assert!(report.rounds.is_none());
    }

    #[test]
    fn the_report_has_its_fields_in_the_promised_order() {
        let shape = serde_json::to_value(Tally::default().report(&plan(), 0, 0.0)).expect("a report is plain data");
        let names: Vec<&str> = shape.as_object().expect("an object").keys().map(String::as_str).collect();
        let promised = "game players bots games seed threads decisions seconds games_per_second decisions_per_second \
                        forced turns wins ties points first_seat_win_rate unfinished";
        assert_eq!(names.join(" "), promised);
    }
}
