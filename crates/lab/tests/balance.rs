//! Motto's balance: the same figures on any number of threads, and within bounds.

use std::sync::atomic::AtomicBool;

use livret_kernel::TableOptions;
use livret_lab::{Balance, Plan, Watch, balance};

fn measured(town: &str, threads: usize) -> Balance {
    let options = TableOptions::from_iter([("park", town)]);
    let bots = vec!["novice".to_string(); 4];
    let plan = Plan {
        game: "motto-tanto-cuore".into(),
        players: 4,
        bots,
        games: 120,
        seed: 3,
        threads,
        options,
        ..Plan::default()
    };
    balance(&plan, &Watch { stop: &AtomicBool::new(false), progress: &|_| {} }).expect("the plan is sound")
}

#[test]
fn figures_do_not_depend_on_the_number_of_threads() {
    for town in ["first-game", "random"] {
        assert_eq!(measured(town, 1), measured(town, 2));
    }
}

/// The bounds of docs/MOTTO-BALANCE.md, on a small sample.
#[test]
fn mottos_park_is_in_balance() {
    let report = measured("first-game", 1);
    assert_eq!((report.games, report.unfinished), (120, 0));
    assert!((12..=22).contains(&report.rounds.p50), "{:?}", report.rounds);
    assert_eq!(report.refined.len(), 9);
    for maid in &report.refined {
        assert!((0.1..=0.9).contains(&maid.taken) && (0.02..=0.4).contains(&maid.first), "{maid:?}");
    }
    assert_eq!(report.preparations.len(), 3);
    for pile in &report.preparations {
        assert!(pile.touched > 0.8 && pile.contested > 0.4, "{pile:?}");
    }
    let maids = report.hires.iter().filter(|hire| !hire.card.ends_with("-love"));
    assert_eq!(maids.clone().count(), 10);
    assert!(maids.into_iter().all(|hire| hire.per_game > 0.5), "{:?}", report.hires);
    assert!(report.wins.iter().all(|rate| (0.12..0.4).contains(&rate.value)), "{:?}", report.wins);
}
