//! Bots that live as long as their table.

use livret_bots::{Budget, FastRng, Resident, choose};
use livret_games::{AnyTable, Library, NewGame};
use livret_kernel::mix;

const BUDGET: Budget = Budget { nodes: Some(300) };

fn open(seed: u64) -> AnyTable {
    let new = NewGame { game: "love-letter".into(), players: 3, seed: seed.to_string(), ..NewGame::default() };
    AnyTable::open(Library::shipped(), &new).expect("a table")
}

fn is_told(resident: &Resident) -> bool {
    !format!("{resident:?}").contains("told: [0.0, 0.0, 0.0, 0.0]")
}

/// A game of one master against two who play whatever comes. With `moves`, the master moves out and in again all the time.
fn play(seed: u64, moves: bool) -> (Vec<String>, Option<Resident>) {
    let mut table = open(seed);
    let mut master = None;
    while let Some(seat) = table.decider() {
        let luck = &mut FastRng::new(mix(seed) ^ table.ply() as u64);
        let action = if seat.0 == 0 {
            if moves {
                master = None;
            }
            let resident = master.get_or_insert_with(|| Resident::at(&table, "master", BUDGET).expect("a bot"));
            resident.choose(&table, luck)
        } else {
            choose(&table, "random", BUDGET, luck).expect("a bot")
        };
        table.play(&action.expect("a decision")).expect("a legal action");
    }
    (table.record().actions, master)
}

#[test]
fn a_master_who_moves_in_late_plays_as_if_it_had_always_been_there() {
    for seed in 0..4 {
        let (lived, master) = play(seed, false);
        assert!(is_told(&master.expect("it has played")), "earlier rounds have told it something");
        assert_eq!(lived, play(seed, true).0, "memory rebuilt from the log is the memory that was lived");
        assert_eq!(lived, play(seed, false).0, "the same seed is the same game");
    }
}
