//! Two bots over random towns of all mixes: `duel A B [towns] [games] [players] [motto]`.
use std::time::Instant;

use livret_bots::tanto::Policy;
use livret_bots::tanto::master::{Master, Style};
use livret_bots::tanto::weights::Weights;
use livret_bots::{Bot, Budget, FastRng, TantoBot};
use livret_kernel::{FastStreams, Game, Glimpse, Silent, mix};
use livret_tanto::{AnyTanto, Library, Tanto, setup};
use serde_json::json;

const SETS: [&str; 3] = ["tanto-cuore", "expanding-the-house", "romantic-vacation"];

fn table(index: u64, players: usize, motto: bool) -> Tanto<4, 2> {
    let (game, options) = if motto {
        ("motto-tanto-cuore", json!({"park": "random"}))
    } else {
        let m = index % 7 + 1;
        let sets: Vec<&str> = (0..3).filter(|i| m >> i & 1 == 1).map(|i| SETS[i]).collect();
        (sets[0], json!({"sets": sets, "town": "random"}))
    };
    let options = options.as_object().unwrap();
    match setup(Library::shipped(), game, players, options, &mut FastStreams::new(mix(index + 777))) {
        Ok(AnyTanto::Small(t)) => t,
        o => panic!("{o:?}"),
    }
}

/// A bot by name; `policy=FILE,HEAT[,SHARE]` and `master=FILE,NODES,WIDTH,MARGIN,HORIZON,TRUST` for experiments.
fn bot(name: &str, nodes: Option<u64>) -> TantoBot {
    let Some((kind, rest)) = name.split_once('=') else {
        return livret_bots::named::<Tanto<4, 2>>(name, Budget { nodes }).expect("a bot");
    };
    let parts: Vec<&str> = rest.split(',').collect();
    let text = std::fs::read_to_string(parts[0]).expect("a file");
    let mut weights = Weights::parse(&text).expect("weights");
    if let Some(share) = parts.get(2).filter(|_| kind == "policy") {
        weights = Weights::formula().towards(&weights, share.parse().expect("a number"));
    }
    let weights: &'static Weights = Box::leak(Box::new(weights));
    let number = |i: usize| parts[i].parse::<f32>().expect("a number");
    match kind {
        "policy" => TantoBot::Policy(Policy::new(weights, number(1))),
        _ => TantoBot::Master(Master::of_style(
            weights,
            Style {
                nodes: number(1) as u64,
                width: number(2) as usize,
                margin: number(3),
                horizon: number(4) as u32,
                trust: number(5),
            },
        )),
    }
}

fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let num = |i: usize, d: u64| a.get(i).and_then(|x| x.parse().ok()).unwrap_or(d);
    let (towns, games, players) = (num(2, 100), num(3, 4), num(4, 2) as usize);
    let motto = a.get(5).is_some_and(|x| x == "motto");
    let nodes = std::env::var("NODES").ok().and_then(|x| x.parse().ok());
    let began = Instant::now();
    let (mut won, mut n, mut turns, mut sq) = (0.0f64, 0.0f64, 0u64, 0.0f64);
    let (mut decisions, mut slowest, mut spent) = (0u64, 0.0f64, 0.0f64);
    let mut by_mix = [(0.0, 0.0); 8];
    let mut margin = 0i64;
    let seated: Vec<_> = [&a[0], &a[1]].iter().map(|n| bot(n, nodes)).collect();
    for t in 0..towns {
        let game = table(t, players, motto);
        let mut bots = seated.clone();
        let mut town_won = 0.0;
        for g in 0..games {
            let hero = (g % players as u64) as usize;
            let seed = mix(t * 1000 + g / players as u64);
            let mut chance = FastStreams::new(seed);
            let mut luck: Vec<FastRng> = (0..players).map(|s| FastRng::new(seed ^ (s as u64 + 1) << 56)).collect();
            let mut state = game.deal(&mut chance, &mut Silent);
            let mut legal = Vec::new();
            while let Some(d) = game.decision(&state) {
                if game.turns(&state) > 600 {
                    break;
                }
                game.legal(&state, &mut legal);
                let s = d.seat.index();
                let action = if legal.len() == 1 {
                    legal[0]
                } else {
                    let i = usize::from(s != hero);
                    let began = Instant::now();
                    let act = bots[i].choose(&Glimpse::new(&game, &state, d.seat, &legal), &mut luck[s]);
                    if i == 0 {
                        let e = began.elapsed().as_secs_f64();
                        decisions += 1;
                        spent += e;
                        slowest = slowest.max(e);
                    }
                    act
                };
                game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
            }
            let o = game.outcome(&state);
            if o.winners.0 >> hero & 1 == 1 {
                town_won += 1.0 / f64::from(o.winners.count());
            }
            if players == 2 {
                margin += i64::from(o.points[hero] - o.points[1 - hero]);
            }
            turns += u64::from(game.turns(&state));
            n += 1.0;
        }
        won += town_won;
        by_mix[(t % 7) as usize].0 += town_won;
        by_mix[(t % 7) as usize].1 += games as f64;
        sq += town_won * town_won;
    }
    let (p, t) = (won / n, towns as f64);
    let var = (sq / t - (won / t).powi(2)).max(0.0) / t;
    let half = 1.96 * var.sqrt() / games as f64;
    println!(
        "{} vs {}: {:.1}% ± {:.1} of {n} games, {:.1} turns, margin {:.1}, {:.0} games/s; {:.1} ms a move, slowest {:.0} ms; {:?}",
        a[0],
        a[1],
        100.0 * p,
        100.0 * half,
        turns as f64 / n,
        margin as f64 / n,
        n / began.elapsed().as_secs_f64(),
        1e3 * spent / decisions.max(1) as f64,
        1e3 * slowest,
        by_mix.map(|(w, n)| if n > 0.0 { (100.0 * w / n) as u32 } else { 0 })
    );
}
