//! Tournaments: the same on any number of threads, and whatever outside programs do.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use livret_bots::Budget;
use livret_lab::{ArenaPlan, Mixes, Rating, SimError, Standings, Watch, compete};

fn plan(game: &str, players: usize, bots: &[&str]) -> ArenaPlan {
    let bots = bots.iter().map(|name| (*name).to_string()).collect();
    let budget = Budget { nodes: Some(150) };
    ArenaPlan { game: game.into(), players, bots, budget, games: 12, seed: 7, ..ArenaPlan::default() }
}

fn run(plan: &ArenaPlan) -> Result<Standings, SimError> {
    compete(plan, &Watch { stop: &AtomicBool::new(false), progress: &|_| {} })
}

/// The standings without what depends on the machine.
fn figures(plan: &ArenaPlan) -> Standings {
    let found = run(plan).expect("the plan is sound");
    let plain = |rating: Rating| Rating { mean_ms: 0.0, longest_ms: 0.0, ..rating };
    Standings { threads: 0, seconds: 0.0, ratings: found.ratings.into_iter().map(plain).collect(), ..found }
}

#[test]
fn standings_do_not_depend_on_the_number_of_threads() {
    for players in 2..=4 {
        let plan = plan("love-letter", players, &["random", "novice", "butler", "master"]);
        let alone = figures(&plan);
        assert_eq!(figures(&ArenaPlan { threads: 2, ..plan }), alone);
        assert!(!alone.stopped);
    }
}

#[test]
fn every_game_has_its_tournament() {
    let games = ["tanto-cuore", "expanding-the-house", "romantic-vacation", "motto-tanto-cuore"];
    for game in games {
        let plan = ArenaPlan { towns: 2, games: 2, ..plan(game, 2, &["random", "big-love"]) };
        let found = figures(&plan);
        assert_eq!((found.games, found.rows.len(), found.form), (4, 1, "pairs"));
    }
    let three = figures(&plan("tanto-cuore", 3, &["random", "big-love"]));
    assert_eq!((three.games, three.rows.len(), three.form), (24, 2, "one against many"));
    assert_eq!(three.rows[0].against, ["big-love", "big-love"]);
    let all = figures(&plan("love-letter", 3, &["random", "novice", "butler"]));
    assert_eq!((all.games, all.rows.len(), all.form), (12, 3, "all at one table"));
    let sum: f64 = all.rows.iter().map(|row| row.win_rate.value).sum();
    assert!((sum - 1.0).abs() < 1e-9, "every victory is somebody's: {sum}");
}

#[test]
fn towns_of_all_mixes_are_drawn_and_played() {
    let plan = ArenaPlan { towns: 21, games: 2, mixes: Mixes::All, ..plan("tanto-cuore", 2, &["big-love", "random"]) };
    let found = figures(&plan);
    assert_eq!((found.games, found.rows[0].games), (42, 42));
    assert!(found.rows[0].win_rate.value > 0.8);
}

#[test]
fn a_stopped_tournament_keeps_the_deals_that_are_done() {
    let stop = AtomicBool::new(false);
    let progress = |done| stop.store(done >= 101, Ordering::Relaxed);
    let plan = ArenaPlan { games: 1_000_000, ..plan("love-letter", 2, &["random", "novice"]) };
    let found = compete(&plan, &Watch { stop: &stop, progress: &progress }).expect("the plan is sound");
    assert!(found.stopped);
    assert_eq!(found.games, 100, "half a deal does not count");
}

#[test]
fn what_cannot_be_played_is_refused_with_its_reason() {
    let says = |plan: ArenaPlan, words: &str| {
        let message = run(&plan).expect_err("the plan is not sound").to_string();
        assert!(message.contains(words), "{message}");
    };
    says(plan("chess", 2, &["random", "random"]), "chess");
    says(plan("love-letter", 2, &["random"]), "two bots");
    says(plan("love-letter", 2, &["random", "hamlet"]), "hamlet");
    says(plan("love-letter", 9, &["random", "novice"]), "9");
    says(plan("love-letter", 2, &["random", "cmd:/nowhere/to/be/found"]), "/nowhere/to/be/found");
    says(plan("love-letter", 2, &["random", "cmd:"]), "no program");
}

/// A program in the language of every shell.
#[cfg(unix)]
fn program(name: &str, body: &str) -> String {
    use std::os::unix::fs::PermissionsExt;
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, format!("#!/bin/sh\n{body}\n")).expect("the scratch directory can be written");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("a file of one's own");
    format!("cmd:{}", path.display())
}

/// Plays the first action of every list: it stands right after `"actions":[` in the decision, which
/// comes after the view.
#[cfg(unix)]
const FIRST: &str = r#"
while read -r line; do
    case $line in
        '{"op":"game"'*) echo '{"ok":true,"name":"first"}' ;;
        '{"op":"decide"'*)
            rest=${line##*'"actions":["'}
            echo "{\"action\":\"${rest%%\"*}\"}" ;;
    esac
done"#;

#[cfg(unix)]
fn against(name: &str, body: &str) -> Standings {
    let bots = ["random".to_string(), program(name, body)];
    let plan = plan("love-letter", 2, &[]);
    figures(&ArenaPlan { bots: bots.to_vec(), games: 6, patience: Duration::from_millis(400), ..plan })
}

#[cfg(unix)]
#[test]
fn a_program_that_behaves_plays_to_the_end_and_the_same_every_time() {
    let found = against("first.sh", FIRST);
    let guest = found.ratings.iter().find(|rating| rating.bot.starts_with("cmd:")).expect("it took part");
    assert_eq!((found.games, guest.forfeits.total()), (6, 0));
    assert_eq!(against("first.sh", FIRST).rows, found.rows);
}

#[cfg(unix)]
fn loses_everything(name: &str, body: &str) -> livret_lab::Forfeits {
    let found = against(name, body);
    assert_eq!((found.games, found.rows[0].wins), (6, 6), "{name}: the other seat wins");
    found.ratings.iter().find(|rating| rating.bot.starts_with("cmd:")).expect("it took part").forfeits
}

#[cfg(unix)]
#[test]
fn programs_that_misbehave_lose_their_games_and_not_the_run() {
    let greet = "read -r line; echo '{\"ok\":true}'; ";
    let crashing = loses_everything("crashing.sh", &format!("{greet} read -r line; exit 3"));
    assert_eq!((crashing.gone, crashing.total()), (6, 6), "started anew for each game");
    assert_eq!(loses_everything("stillborn.sh", "exit 1").gone, 6);
    assert_eq!(loses_everything("silent.sh", &format!("{greet} sleep 60")).late, 6);
    assert_eq!(loses_everything("deaf.sh", "sleep 60").late, 6);
    let babbling = loses_everything("babbling.sh", &format!("{greet} while :; do echo blah blah blah; done"));
    assert_eq!(babbling.unreadable, 6);
    let endless = format!("{greet} read -r line; dd if=/dev/zero bs=65536 count=64 2>/dev/null; sleep 60");
    assert_eq!(loses_everything("endless.sh", &endless).unreadable, 6);
    let bytes = format!("{greet} read -r line; printf '{{\"action\":\"\\377\\376\"}}\\n'; sleep 60");
    assert_eq!(loses_everything("bytes.sh", &bytes).unreadable, 6);
    let illegal = FIRST.replace("${rest%%\\\"*}", "play:fool");
    assert_eq!(loses_everything("illegal.sh", &illegal).illegal, 6);
    let rude = FIRST.replace("{\"ok\":true,\"name\":\"first\"}", "{\"ok\":false}");
    assert_eq!(loses_everything("rude.sh", &rude).unreadable, 6);
    let empty = FIRST.replace("{\\\"action\\\":\\\"${rest%%\\\"*}\\\"}", "{}");
    assert_eq!(loses_everything("empty.sh", &empty).unreadable, 6);
}

// Three seats: one forfeit, and the other two share.
#[cfg(unix)]
#[test]
fn the_others_share_what_a_forfeit_leaves() {
    let bots = vec!["random".to_string(), "novice".to_string(), program("gone.sh", "exit 1")];
    let found = figures(&ArenaPlan { bots, ..plan("love-letter", 3, &[]) });
    let shares: Vec<f64> = found.rows.iter().map(|row| row.win_rate.value).collect();
    assert_eq!(shares, [0.5, 0.5, 0.0]);
}
