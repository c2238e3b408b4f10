//! Bots see only what their seat may know.

use livret_bots::{Bot, Budget, FastRng, HasBots};
use livret_games::with_game;
use livret_kernel::{Chance, FastStreams, Glimpse, Silent, Stream, Viewer};
use livret_testkit::laws::legal;
use livret_testkit::tables::all;

/// Every bot of the game chooses the same in positions that its seat cannot tell apart.
fn cannot_tell<G: HasBots>(game: &G, seed: u64, every: u32) {
    let mut chance = FastStreams::new(seed);
    let mut state = game.deal(&mut chance, &mut Silent);
    while let Some(decision) = game.decision(&state) {
        let actions = legal(game, &state);
        if chance.below(Stream::table(2), every) == 0 {
            let view = game.view(&state, Viewer::Seat(decision.seat));
            let other = game.resample(&view, &mut chance);
            for name in G::NAMES {
                let choose = |state: &G::State, seed: u64| {
                    let list = legal(game, state);
                    let mut bot = G::bot(name, Budget { nodes: Some(20) }).expect("a bot of the list");
                    bot.choose(&Glimpse::new(game, state, decision.seat, &list), &mut FastRng::new(seed))
                };
                assert_eq!(choose(&state, seed), choose(&other, seed), "{name} looked where it may not");
            }
        }
        let action = actions[chance.below(Stream::table(3), actions.len() as u32) as usize];
        game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
    }
}

#[test]
fn a_bot_chooses_the_same_in_positions_that_look_the_same_to_its_seat() {
    for (seed, table) in all().into_iter().enumerate().step_by(3) {
        with_game!(table.lay(seed as u64), game => cannot_tell(&game, seed as u64, 10));
    }
}
