//! The same games on any number of threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use livret_lab::{Plan, Report, SimError, Watch, simulate};

fn plan(players: usize, threads: usize) -> Plan {
    let bots = vec!["random".to_string(); players];
    Plan { game: "love-letter".into(), players, bots, games: 1003, seed: 42, threads, ..Plan::default() }
}

fn run(plan: &Plan) -> Result<Report, SimError> {
    simulate(plan, &Watch { stop: &AtomicBool::new(false), progress: &|_| {} })
}

/// The report without what depends on the machine.
fn figures(plan: &Plan) -> Report {
    let report = run(plan).expect("the plan is sound");
    Report { threads: 0, seconds: 0.0, games_per_second: 0.0, decisions_per_second: 0.0, ..report }
}

#[test]
fn figures_do_not_depend_on_the_number_of_threads() {
    for players in 2..=4 {
        let alone = figures(&plan(players, 1));
        assert_eq!(alone.games, 1003);
        assert_eq!(alone.wins.iter().sum::<u64>() + alone.ties + alone.unfinished, 1003);
        assert_eq!(figures(&plan(players, 2)), alone);
        assert_eq!(figures(&plan(players, 5)), alone);
    }
}

#[test]
fn another_seed_gives_other_games() {
    let other = Plan { seed: 43, ..plan(2, 1) };
    assert_ne!(figures(&other).decisions, figures(&plan(2, 1)).decisions);
}

#[test]
fn games_that_go_on_too_long_are_counted_as_unfinished() {
    let report = figures(&Plan { max_turns: 1, ..plan(2, 1) });
    assert_eq!((report.unfinished, report.games), (1003, 1003));
    assert_eq!(report.turns.max, 0);
}

#[test]
fn a_stopped_run_reports_what_is_done() {
    let (stop, heard) = (AtomicBool::new(false), AtomicU64::new(0));
    let progress = |done| {
        heard.fetch_max(done, Ordering::Relaxed);
        stop.store(done >= 100, Ordering::Relaxed);
    };
    let long = Plan { games: u64::MAX, ..plan(2, 2) };
    let report = simulate(&long, &Watch { stop: &stop, progress: &progress }).expect("the plan is sound");
    assert!((100..100_000).contains(&report.games), "{}", report.games);
    assert!(heard.into_inner() >= 100);
}

#[test]
fn what_cannot_be_simulated_is_refused_with_its_reason() {
    let says = |plan: Plan, words: &str| {
        let message = run(&plan).expect_err("the plan is not sound").to_string();
        assert!(message.contains(words), "{message}");
    };
    says(Plan { game: "chess".into(), ..plan(2, 1) }, "chess");
    says(Plan { bots: vec!["random".into(); 3], ..plan(2, 1) }, "3 bots for 2 seats");
    says(Plan { bots: vec!["random".into(), "hamlet".into()], ..plan(2, 1) }, "hamlet");
    says(Plan { players: 9, ..plan(2, 1) }, "9");
}

#[test]
fn every_bot_plays_the_same_games_on_any_number_of_threads() {
    let bots = [
        ("tanto-cuore", vec!["footman", "butler", "steward", "master"]),
        ("tanto-cuore", vec!["novice", "big-love", "random"]),
        ("motto-tanto-cuore", vec!["master", "steward", "novice", "big-love"]),
        ("love-letter", vec!["random", "novice", "butler", "master"]),
    ];
    for (game, bots) in bots {
        let plan = |threads| Plan {
            game: game.into(),
            players: bots.len(),
            bots: bots.iter().map(ToString::to_string).collect(),
            games: 40,
            seed: 5,
            threads,
            budget: livret_bots::Budget { nodes: Some(40) },
            ..Plan::default()
        };
        assert_eq!(figures(&plan(1)), figures(&plan(2)), "{bots:?}");
    }
}
