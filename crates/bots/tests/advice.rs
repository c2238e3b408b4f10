//! Advice as it leaves the house: in three languages.

use livret_bots::{Budget, FastRng, advise, known};
use livret_games::{AnyTable, GAMES, Library, NewGame};
use livret_kernel::Lang;

fn open(game: &str) -> AnyTable {
    let new = NewGame { game: game.into(), players: 2, seed: "advice".into(), ..NewGame::default() };
    AnyTable::open(Library::shipped(), &new).expect("a table")
}

#[test]
fn every_piece_of_advice_is_told_in_english_french_and_japanese() {
    for game in GAMES {
        let mut table = open(game);
        for ply in 0..40 {
            for bot in known(&table) {
                let luck = &mut FastRng::new(ply);
                let best = advise(&table, bot, Budget { nodes: Some(50) }, luck).expect("a bot of this game");
                for line in best {
                    let said = &line.reason;
                    assert!(!said.en.is_empty() && !said.fr.is_empty(), "{game}, {bot}: {line:?}");
                    let japanese = |c: char| ('\u{3040}'..='\u{9fff}').contains(&c);
                    assert!(said.get(Lang::Ja).contains(japanese), "{game}, {bot}: {line:?}");
                }
            }
            let legal = table.legal();
            let Some(action) = legal.get(ply as usize % legal.len().max(1)) else { break };
            table.play(&action.clone()).expect("a legal action");
        }
    }
}
