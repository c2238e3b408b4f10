use livret_bots::{Bot, Budget, FastRng, HasBots};
use livret_kernel::{FastStreams, Game, Glimpse, Silent, mix};
use livret_letter::Letter;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (seats, games, nodes): (usize, u64, u64) =
        (a[1].parse().unwrap(), a[2].parse().unwrap(), a[3].parse().unwrap());
    let game = Letter::setup(seats, &Default::default()).unwrap();
    for opp in &a[4..] {
        let (mut wins, mut n, mut t, mut worst, mut moves) = (0.0, 0.0, 0.0f64, 0.0f64, 0);
        for g in 0..games {
            for me in 0..seats {
                let seed = mix(g ^ 0xabcdef);
                let mut ch = FastStreams::new(seed);
                let mut bots: Vec<_> = (0..seats)
                    .map(|s| Letter::bot(if s == me { "master" } else { opp }, Budget { nodes: Some(nodes) }).unwrap())
                    .collect();
                let mut luck: Vec<_> = (0..seats).map(|s| FastRng::new(seed ^ (s as u64 + 1) << 56)).collect();
                let mut st = game.deal(&mut ch, &mut Silent);
                let mut legal = vec![];
                while let Some(d) = game.decision(&st) {
                    game.legal(&st, &mut legal);
                    let s = d.seat.index();
                    let now = std::time::Instant::now();
                    let act = bots[s].choose(&Glimpse::new(&game, &st, d.seat, &legal), &mut luck[s]);
                    if s == me {
                        let e = now.elapsed().as_secs_f64();
                        t += e;
                        moves += 1;
                        worst = worst.max(e);
                    }
                    game.play_unchecked(&mut st, act, &mut ch, &mut Silent);
                }
                let o = game.outcome(&st).winners;
                n += 1.0;
                if o.seats().any(|s| s.index() == me) {
                    wins += 1.0 / f64::from(o.count());
                }
            }
        }
        let p: f64 = wins / n;
        println!(
            "{seats}p vs {opp}: {:.2}% +-{:.2} ({n} games) {:.2} ms/move max {:.1}",
            100.0 * p,
            196.0 * (p * (1.0 - p) / n).sqrt(),
            1e3 * t / moves as f64,
            1e3 * worst
        );
    }
}
