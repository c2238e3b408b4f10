//! Advice as it leaves the house: in three languages.

use livret_bots::{Budget, FastRng, Voice, advise, known};
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
                let best =
                    advise(&table, bot, Budget { nodes: Some(50) }, luck, Voice::People).expect("a bot of this game");
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

/// Pages hire by one word, and tell the price; what the protocol answers stays as it was.
#[test]
fn people_are_advised_to_hire_in_the_word_of_the_page_and_told_the_price() {
    let mut table = open("tanto-cuore");
    let mut priced = 0;
    for ply in 0..60 {
        let said = |voice| {
            let best = advise(&table, "footman", Budget { nodes: Some(50) }, &mut FastRng::new(ply), voice);
            best.expect("a bot of this game").into_iter().filter(|line| line.action.starts_with("hire:"))
        };
        for (page, protocol) in said(Voice::People).zip(said(Voice::Protocol)) {
            assert!(page.reason.fr.starts_with("embaucher "), "{page:?}");
            assert!(protocol.reason.fr.starts_with("engager "), "{protocol:?}");
            assert!(!page.reason.en.contains("+1 employments"), "{page:?}");
            assert!(!protocol.reason.en.contains("of your"), "{protocol:?}");
            priced += u32::from(page.reason.en.contains("of your"));
        }
        let Some(action) = table.legal().first().cloned() else { break };
        table.play(&action).expect("a legal action");
    }
    assert!(priced > 0, "somebody was to be hired");
}
