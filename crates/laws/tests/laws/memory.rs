//! Playing takes no memory, and positions are small.

use std::mem::size_of;

use livret_games::{AnyGame, Library, setup, with_game};
use livret_kernel::{Chance, FastStreams, Game, Silent, Stream};
use livret_tanto::{Action, State};
use livret_testkit::tables::{BOXES, all};
use serde_json::{Value, json};

fn lay(game: &str, players: usize, options: Value) -> AnyGame {
    let options = options.as_object().expect("an object").clone().into();
    setup(Library::shipped(), game, players, &options, &mut FastStreams::new(1)).expect("a table")
}

/// Whole games through the ordinary contract; gives how many actions were played.
fn play<G: Game>(game: &G, chance: &mut FastStreams, legal: &mut Vec<G::Action>, games: u32) -> u64 {
    let mut played = 0;
    for _ in 0..games {
        let mut state = game.deal(chance, &mut Silent);
        while game.decision(&state).is_some() {
            game.legal(&state, legal);
            let action = legal[chance.below(Stream::table(3), legal.len() as u32) as usize];
            game.play_unchecked(&mut state, action, chance, &mut Silent);
            played += 1;
        }
        assert!(game.outcome(&state).winners.count() > 0);
    }
    played
}

fn allocates_nothing<G: Game>(game: &G, what: &str) {
    let (mut chance, mut legal, mut played) = (FastStreams::new(5), Vec::with_capacity(512), 0);
    let used = allocation_counter::measure(|| played = play(game, &mut chance, &mut legal, 20));
    assert!(played > 1_000, "{what}: {played}");
    assert_eq!(used.count_total, 0, "{what}: {played} actions allocated {used:?}");
}

#[test]
fn dealing_playing_and_counting_allocate_nothing_after_set_up() {
    let mix = json!({"sets": BOXES, "town": "random"});
    let guests = all().into_iter().rfind(|table| table.options.get("guests").is_some()).expect("a table with guests");
    let tables = [
        ("the base game", lay(BOXES[0], 2, json!({}))),
        ("the base game for four", lay(BOXES[0], 4, json!({"town": "random"}))),
        ("the largest mix for four", lay(BOXES[0], 4, mix.clone())),
        ("the largest mix for seven", lay(BOXES[1], 7, mix)),
        ("motto", lay("motto-tanto-cuore", 4, json!({}))),
        ("motto with guests", guests.lay(1)),
        ("love letter", lay("love-letter", 4, json!({}))),
    ];
    for (what, table) in &tables {
        with_game!(table, game => allocates_nothing(game, what));
    }
}

#[test]
fn positions_and_actions_keep_their_size() {
    assert!(size_of::<State<4, 2>>() <= 1024, "{}", size_of::<State<4, 2>>());
    assert!(size_of::<State<7, 2>>() <= 1792, "{}", size_of::<State<7, 2>>());
    assert!(size_of::<State<4, 3>>() <= 1280, "{}", size_of::<State<4, 3>>());
    assert!(size_of::<Action>() <= 8 && size_of::<Option<livret_kernel::Decision>>() <= 40);
}
