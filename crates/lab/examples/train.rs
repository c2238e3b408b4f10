//! Trains the policy of the Tanto Cuore family by self-play.
//!
//! ```text
//! cargo run --release -p livret-lab --example train -- --games 2400000 --rate 0.012 --seed 7 --out FILE
//! ```
//!
//! An actor and a critic, both linear. Every choice is drawn from the softmax of the weights; the
//! critic guesses at each turn who will win; what a turn did better or worse than the critic
//! thought moves the weights of the choices made in it. Towns are random, of all seven mixes and
//! Motto; opponents are the learner itself, an earlier self, the formulas and the yardstick.

use std::time::Instant;

use livret_bots::tanto::features::{Candidate, Looker, ZERO, look_at_all};
use livret_bots::tanto::weights::{Row, Sheet, WIDTH, Weights};
use livret_bots::tanto::{heaviest, weight};
use livret_bots::{BigLove, Bot, FastRng};
use livret_kernel::{FastStreams, Game, Glimpse, Seat, Silent};
use livret_tanto::{Action, AnyTanto, Library, Tanto, setup};
use serde_json::json;

type Table = Tanto<4, 2>;

/// How far back a turn's surprise is laid at the door of earlier turns.
const LAMBDA: f32 = 0.96;
/// Keeps the policy from closing its mind too early.
const CURIOSITY: f32 = 0.004;
const GAMES_A_TABLE: u64 = 4;
const TABLES_A_STEP: u64 = 12;

struct Args {
    games: u64,
    seed: u64,
    rate: f32,
    from: Option<String>,
    out: String,
}

impl Args {
    fn read() -> Args {
        let mut args = Args { games: 200_000, seed: 1, rate: 0.01, from: None, out: "steward.txt".into() };
        let words: Vec<String> = std::env::args().skip(1).collect();
        for pair in words.chunks(2) {
            let [name, value] = pair else { panic!("{} wants a value", pair[0]) };
            match name.as_str() {
                "--games" => args.games = value.parse().expect("a number of games"),
                "--seed" => args.seed = value.parse().expect("a number"),
                "--rate" => args.rate = value.parse().expect("a number"),
                "--from" => args.from = Some(value.clone()),
                "--out" => args.out = value.clone(),
                _ => panic!("--games, --seed, --rate, --from and --out are known, not {name}"),
            }
        }
        args
    }
}

const SETS: [&str; 3] = ["tanto-cuore", "expanding-the-house", "romantic-vacation"];

/// A random table: a town of one of the seven mixes, or a park.
fn table(rng: &mut FastRng) -> Table {
    let players = [2, 2, 2, 2, 2, 2, 3, 4][rng.below(8)];
    let (game, options) = match rng.below(9) {
        0 | 1 => ("motto-tanto-cuore", json!({"park": "random"})),
        mix => {
            let sets: Vec<&str> = (0..3).filter(|i| (mix - 1) >> i & 1 == 1).map(|i| SETS[i]).collect();
            (sets[0], json!({"sets": sets, "town": "random"}))
        }
    };
    let options = options.as_object().expect("an object").clone().into();
    match setup(Library::shipped(), game, players, &options, &mut FastStreams::new(rng.bits())) {
        Ok(AnyTanto::Small(table)) => table,
        other => panic!("a table of up to four seats: {other:?}"),
    }
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq)]
enum Player {
    Learner,
    Earlier,
    Formula,
    BigLove,
}

fn company(rng: &mut FastRng, seats: usize) -> Vec<Player> {
    let mut players = vec![Player::Learner; seats];
    let other = match rng.below(10) {
        0..=4 => return players,
        5..=6 => Player::Earlier,
        7 => Player::Formula,
        _ => Player::BigLove,
    };
    let keep = rng.below(seats);
    (0..seats).filter(|&seat| seat != keep).for_each(|seat| players[seat] = other);
    players
}

/// A choice as it was made.
struct Choice {
    seat: usize,
    turn: usize,
    chosen: usize,
    seen: Vec<Candidate>,
    odds: Vec<f32>,
}

/// A turn as the critic saw it: every seat's parts and its share of the hope.
struct Turn {
    parts: Vec<Vec<(u16, Row)>>,
    hopes: Vec<f32>,
}

#[derive(Default)]
struct Tally {
    games: u64,
    won: f64,
    played: f64,
    surprise: f64,
    turns: u64,
}

struct Lesson<'a> {
    game: &'a Table,
    sheet: &'a Sheet,
    earlier: &'a Sheet,
    formula: &'a Sheet,
    grad: Sheet,
}

impl Lesson<'_> {
    fn critic(&self, state: &<Table as Game>::State) -> Turn {
        let seats = self.game.seats();
        let mut parts = Vec::new();
        let mut sums = Vec::new();
        for seat in (0..seats as u8).map(Seat) {
            let mut list = Vec::new();
            Looker::new(self.sheet, self.game.peek(state, seat)).standing(|row, seen| list.push((row, seen)));
            sums.push(list.iter().map(|(row, seen)| self.sheet.score(*row, seen)).sum::<f32>());
            parts.push(list);
        }
        Turn { parts, hopes: softmax(&sums) }
    }

    fn play(&mut self, rng: &mut FastRng, tally: &mut Tally) {
        let (game, players) = (self.game, company(rng, self.game.seats()));
        let mut chance = FastStreams::new(rng.bits());
        let mut state = game.deal(&mut chance, &mut Silent);
        let (mut legal, mut seen) = (Vec::new(), Vec::new());
        let (mut turns, mut choices): (Vec<Turn>, Vec<Choice>) = (Vec::new(), Vec::new());
        while let Some(decision) = game.decision(&state) {
            while (turns.len() as u32) < game.turns(&state).max(1) {
                turns.push(self.critic(&state));
            }
            if game.turns(&state) > 120 * game.seats() as u32 {
                return;
            }
            game.legal(&state, &mut legal);
            let seat = decision.seat.index();
            let action = if let [only] = legal[..] {
                only
            } else {
                let glimpse = Glimpse::new(game, &state, decision.seat, &legal);
                match players[seat] {
                    Player::BigLove => BigLove.choose(&glimpse, rng),
                    Player::Earlier => by_sheet(self.earlier, &glimpse, &mut seen, 0.0, rng),
                    Player::Formula => by_sheet(self.formula, &glimpse, &mut seen, 0.3, rng),
                    Player::Learner => self.learner(&glimpse, seat, turns.len() - 1, &mut choices, rng),
                }
            };
            game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
        }
        self.learn(&turns, &choices, &self.results(&state), &players, tally);
    }

    fn learner(
        &self,
        glimpse: &Glimpse<Table>,
        seat: usize,
        turn: usize,
        choices: &mut Vec<Choice>,
        rng: &mut FastRng,
    ) -> Action {
        let mut seen = Vec::new();
        look_at_all(self.sheet, glimpse, &mut seen);
        if let [only] = &seen[..] {
            return only.action;
        }
        let odds = softmax(&seen.iter().map(|c| weight(self.sheet, c)).collect::<Vec<_>>());
        let mut luck = (rng.bits() >> 40) as f32 / (1u64 << 24) as f32;
        let mut chosen = odds.len() - 1;
        for (i, p) in odds.iter().enumerate() {
            if luck < *p {
                chosen = i;
                break;
            }
            luck -= p;
        }
        let action = seen[chosen].action;
        choices.push(Choice { seat, turn, chosen, seen, odds });
        action
    }

    /// Who won, shared among winners; with two seats the margin speaks too.
    fn results(&self, state: &<Table as Game>::State) -> Vec<f32> {
        let (outcome, seats) = (self.game.outcome(state), self.game.seats());
        let share = 1.0 / outcome.winners.count() as f32;
        let won = |seat: usize| if outcome.winners.0 >> seat & 1 == 1 { share } else { 0.0 };
        let mut results: Vec<f32> = (0..seats).map(won).collect();
        if seats == 2 {
            let margin = ((outcome.points[0] - outcome.points[1]) as f32 / 15.0).tanh();
            results[0] = 0.75 * results[0] + 0.25 * (0.5 + 0.5 * margin);
            results[1] = 1.0 - results[0];
        }
        results
    }

    fn learn(&mut self, turns: &[Turn], choices: &[Choice], results: &[f32], players: &[Player], tally: &mut Tally) {
        let seats = results.len();
        let mut merits = vec![vec![0.0f32; turns.len()]; seats];
        for seat in 0..seats {
            let (mut next, mut merit) = (results[seat], 0.0);
            for turn in (0..turns.len()).rev() {
                let hope = turns[turn].hopes[seat];
                merit = merit * LAMBDA + next - hope;
                merits[seat][turn] = merit;
                next = hope;
            }
        }
        for choice in choices {
            self.reinforce(choice, merits[choice.seat][choice.turn]);
        }
        for turn in turns {
            for (seat, result) in results.iter().enumerate() {
                let error = result - turn.hopes[seat];
                tally.surprise += f64::from(error * error);
                for (row, seen) in &turn.parts[seat] {
                    add(&mut self.grad, *row, seen, error * 0.3);
                }
            }
            tally.turns += 1;
        }
        tally.games += 1;
        if seats == 2 && players.contains(&Player::BigLove) {
            let seat = players.iter().position(|p| *p == Player::Learner).unwrap_or(0);
            tally.played += 1.0;
            tally.won += f64::from(u8::from(results[seat] > 0.5));
        }
    }

    fn reinforce(&mut self, choice: &Choice, merit: f32) {
        let entropy: f32 = -choice.odds.iter().map(|p| p * p.max(1e-9).ln()).sum::<f32>();
        for (i, candidate) in choice.seen.iter().enumerate().filter(|(_, c)| c.row != ZERO) {
            let p = choice.odds[i];
            let took = f32::from(u8::from(i == choice.chosen));
            let curious = -p * (p.max(1e-9).ln() + entropy) * CURIOSITY;
            add(&mut self.grad, candidate.row, &candidate.seen, (took - p) * merit + curious);
        }
    }
}

fn by_sheet(
    sheet: &Sheet,
    glimpse: &Glimpse<Table>,
    seen: &mut Vec<Candidate>,
    heat: f32,
    rng: &mut FastRng,
) -> Action {
    look_at_all(sheet, glimpse, seen);
    heaviest(sheet, seen, heat, rng)
}

fn add(grad: &mut Sheet, row: u16, seen: &Row, amount: f32) {
    grad.rows[usize::from(row)].iter_mut().zip(seen).for_each(|(g, x)| *g += amount * x);
}

fn softmax(masses: &[f32]) -> Vec<f32> {
    let top = masses.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut odds: Vec<f32> = masses.iter().map(|m| (m - top).exp()).collect();
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|p| *p /= sum);
    odds
}

/// Adam: each number moves at a pace of its own.
struct Adam {
    first: Weights,
    second: Weights,
    steps: i32,
}

impl Adam {
    fn step(&mut self, weights: &mut Weights, grad: &mut Weights, rate: f32) {
        self.steps += 1;
        let fix = (1.0 - 0.999f32.powi(self.steps)).sqrt() / (1.0 - 0.9f32.powi(self.steps));
        let rate = rate * fix;
        let (shared, cards) = grad.parts();
        let (first, second, own) = (self.first.parts(), self.second.parts(), weights.parts());
        for (i, grad) in shared.iter_mut().enumerate() {
            // What all cards share learns more slowly: every choice speaks to it.
            nudge(&mut own.0[i], grad, &mut first.0[i], &mut second.0[i], rate * 0.4, 0.0);
        }
        for (id, rows) in cards.iter_mut() {
            let empty = || vec![[0.0; WIDTH]; rows.len()];
            let w = own.1.entry(id.clone()).or_insert_with(empty);
            let m = first.1.entry(id.clone()).or_insert_with(empty);
            let v = second.1.entry(id.clone()).or_insert_with(empty);
            for i in 0..rows.len() {
                nudge(&mut w[i], &mut rows[i], &mut m[i], &mut v[i], rate, 1e-5);
            }
        }
    }
}

fn nudge(w: &mut Row, g: &mut Row, m: &mut Row, v: &mut Row, rate: f32, decay: f32) {
    for i in 0..WIDTH {
        if v[i] == 0.0 && g[i] == 0.0 {
            continue;
        }
        m[i] = 0.9 * m[i] + 0.1 * g[i];
        v[i] = 0.999 * v[i] + 0.001 * g[i] * g[i];
        w[i] += rate * m[i] / (v[i].sqrt() + 1e-3) - decay * rate * w[i];
        g[i] = 0.0;
    }
}

fn main() {
    let args = Args::read();
    let read = |path: &String| Weights::parse(&std::fs::read_to_string(path).expect("a file")).expect("weights");
    let mut weights = args.from.as_ref().map_or_else(Weights::formula, read);
    let formula = Weights::formula();
    let mut earlier = weights.clone();
    let mut adam = Adam { first: Weights::default(), second: Weights::default(), steps: 0 };
    let mut grad = Weights::default();
    let mut rng = FastRng::new(args.seed);
    let (mut tally, began) = (Tally::default(), Instant::now());
    let (mut games, mut step) = (0, 0u64);
    while games < args.games {
        for _ in 0..TABLES_A_STEP {
            let game = table(&mut rng);
            let rules = game.rules();
            let sheets = [&weights, &earlier, &formula].map(|w| Sheet::new(rules, w));
            let grad_sheet = Sheet::blank(rules);
            let mut lesson =
                Lesson { game: &game, sheet: &sheets[0], earlier: &sheets[1], formula: &sheets[2], grad: grad_sheet };
            (0..GAMES_A_TABLE).for_each(|_| lesson.play(&mut rng, &mut tally));
            lesson.grad.pour(rules, &mut grad);
            games += GAMES_A_TABLE;
        }
        let left = 1.0 - games as f32 / args.games as f32;
        adam.step(&mut weights, &mut grad, args.rate * (0.1 + 0.9 * left));
        step += 1;
        if step % 1000 == 0 {
            earlier = weights.clone();
        }
        if step % 200 == 0 {
            report(&mut tally, games, began);
            std::fs::write(&args.out, header(&args, games) + &weights.write()).expect("a place to write to");
        }
    }
    std::fs::write(&args.out, header(&args, games) + &weights.write()).expect("a place to write to");
}

fn report(tally: &mut Tally, games: u64, began: Instant) {
    let error = (tally.surprise / tally.turns.max(1) as f64).sqrt();
    let won = 100.0 * tally.won / tally.played.max(1.0);
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{games} games, {seconds:.0} s, turns {:.1}, critic {error:.3}, against big-love {won:.1}%",
        tally.turns as f64 / tally.games.max(1) as f64
    );
    *tally = Tally::default();
}

fn header(args: &Args, games: u64) -> String {
    format!(
        "# What steward has learnt (docs/BOTS.md). class, card or *property, numbers (crates/bots/src/tanto/features.rs).\n\
         # cargo run --release -p livret-lab --example train -- --games {games} --seed {} --rate {}{} --out FILE\n",
        args.seed,
        args.rate,
        args.from.as_ref().map(|f| format!(" --from {f}")).unwrap_or_default()
    )
}
