//! Playing takes no memory.

use livret_kernel::{Chance, FastStreams, Game, Silent, Stream};
use livret_letter::Letter;

fn play_games(letter: &Letter, chance: &mut FastStreams, legal: &mut Vec<livret_letter::Action>) -> u32 {
    let mut rounds = 0;
    for _ in 0..50 {
        let mut state = letter.deal(chance, &mut Silent);
        while letter.decision(&state).is_some() {
            letter.legal(&state, legal);
            let action = legal[chance.below(Stream::table(3), legal.len() as u32) as usize];
            letter.play_unchecked(&mut state, action, chance, &mut Silent);
        }
        rounds += letter.rounds(&state).unwrap_or(0);
    }
    rounds
}

#[test]
fn dealing_and_playing_allocate_nothing() {
    for players in 2..=4 {
        let letter = Letter::setup(players, &Default::default()).unwrap();
        let (mut chance, mut legal) = (FastStreams::new(5), Vec::with_capacity(64));
        let mut rounds = 0;
        let used = allocation_counter::measure(|| rounds = play_games(&letter, &mut chance, &mut legal));
        assert!(rounds > 200, "{rounds}");
        assert_eq!(used.count_total, 0, "{players} players");
    }
}

#[test]
fn the_counter_counts() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(used.count_total, 1);
}
