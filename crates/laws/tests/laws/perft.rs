//! Positions counted: every sequence of so many actions from a named position, luck the same at
//! every step.

use livret_games::{AnyTable, Library, NewGame, with_table};
use livret_kernel::{FastStreams, Game, RulesVersion, Silent};
use livret_testkit::laws::legal;
use serde_json::{Value, json};

fn perft<G: Game>(game: &G, state: &G::State, depth: usize) -> u64 {
    let actions = legal(game, state);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = state.clone();
        game.play_unchecked(&mut next, action, &mut FastStreams::new(0), &mut Silent);
        next
    };
    actions.into_iter().map(|action| perft(game, &after(action), depth - 1)).sum()
}

fn counts<const N: usize>(game: &str, players: usize, options: Value, arrange: Value) -> [u64; N] {
    counts_by(RulesVersion::NEWEST, game, players, options, arrange)
}

fn counts_by<const N: usize>(
    version: RulesVersion,
    game: &str,
    players: usize,
    options: Value,
    arrange: Value,
) -> [u64; N] {
    let fields = |value: Value| value.as_object().cloned();
    let new = NewGame {
        game: game.into(),
        players,
        seed: "perft".into(),
        options: fields(options).unwrap_or_default().into(),
        arrange: fields(arrange).map(Into::into),
    };
    let table = AnyTable::open(Library::of(version), &new).unwrap_or_else(|error| panic!("{error}"));
    with_table!(table.tables(), table => {
        std::array::from_fn(|depth| perft(table.game(), table.state(), depth + 1))
    })
}

/// The first turns of a first game.
#[test]
fn perft_a_first_evening() {
    assert_eq!(counts("tanto-cuore", 2, json!({}), json!(null)), [3, 15, 45, 135, 454, 1_582]);
}

/// A full hand, a full purse, servings to spare, a sick maid and a private maid.
#[test]
fn perft_a_busy_house() {
    let position = json!({"free": true, "phase": "start", "player": 0,
        "counters": {"serving": 3, "love": 9, "employment": 2},
        "players": [
            {"hand": ["kagari-ichinomiya", "azure-crescent", "3-love", "2-love", "moine-de-lefevre"],
             "deck": ["1-love", "rouge-crescent", "2-love", "safran-virginie", "1-love", "colette-framboise"],
             "chambermaids": [{"card": "azure-crescent", "illness": 1}], "private_maids": [{"card": "fay-longfang", "illness": 0}]},
            {"hand": ["1-love", "1-love", "colette-framboise"], "deck": ["1-love", "2-love", "3-love"],
             "chambermaids": [{"card": "viola-crescent", "illness": 0}]}]});
    let then = counts_by(RulesVersion::V1_0, "tanto-cuore", 2, json!({}), position.clone());
    assert_eq!(then, [2, 10, 32, 198]);
    // Fay is asked within the phase, at any moment of it (AMB-TC-55): six actions instead of two answers.
    assert_eq!(counts("tanto-cuore", 2, json!({}), position), [6, 22, 56, 260]);
}

/// The Claire of one seat against the Bad Habits and illnesses of the other two.
#[test]
fn perft_claire_at_home() {
    let town = json!([
        "claire-saint-juste",
        "nena-wilder",
        "natsumi-fujikawa",
        "eliza-rosewater",
        "esquine-foret",
        "sainsbury-lockwood",
        "tenalys-trent",
        "ophelia-grail",
        "anise-greenaway",
        "kagari-ichinomiya"
    ]);
    let claire = json!({"hand": ["claire-saint-juste", "1-love", "1-love", "2-love"], "deck": ["1-love", "2-love"],
        "chambermaids": [{"card": "nena-wilder", "illness": 0}]});
    let position = json!({"free": true, "phase": "serve", "player": 0,
        "counters": {"serving": 2, "love": 7, "employment": 2},
        "players": [{"hand": ["nena-wilder", "natsumi-fujikawa", "eliza-rosewater"], "deck": ["1-love", "1-love"]},
                    claire, claire]});
    assert_eq!(counts("tanto-cuore", 3, json!({"town": town}), position), [4, 31, 160, 459]);
}

/// Buildings, Domino and a private maid who may go anywhere.
#[test]
fn perft_the_house_expands() {
    let position = json!({"free": true, "phase": "serve", "player": 0,
        "counters": {"serving": 3, "love": 12, "employment": 2},
        "players": [{"hand": ["domino-bonaparte", "ririko-hiiragi", "2-love"], "deck": ["1-love", "1-love", "2-love"]},
                    {"chambermaids": [{"card": "domino-bonaparte", "illness": 0}]}]});
    let options = json!({"sets": ["tanto-cuore", "expanding-the-house"], "chiefs": "expanding-the-house",
        "town": ["domino-bonaparte", "ririko-hiiragi", "kagari-ichinomiya", "nena-wilder", "azure-crescent",
                 "viola-crescent", "rouge-crescent", "pauline-dumond", "tenalys-trent", "anise-greenaway"]});
    assert_eq!(counts("expanding-the-house", 3, options, position), [5, 40, 611, 4_273]);
}

/// A hand that can pay for memories.
#[test]
fn perft_memories_of_a_vacation() {
    let position = json!({"free": true, "phase": "serve", "player": 0,
        "counters": {"serving": 2, "love": 4, "employment": 1},
        "players": [{"hand": ["1-love", "1-love", "2-love", "3-love", "CHIEF", "GENERAL"],
                     "deck": ["1-love", "1-love", "2-love", "1-love"]}]});
    let library = Library::shipped();
    let set = library.set_index("romantic-vacation").expect("a box");
    let (info, chiefs) = (&library.sets[set], library.sets[set].chiefs.clone().expect("a pair"));
    let position = position.to_string().replace("CHIEF", &chiefs.1).replace("GENERAL", &info.first_game[0]);
    let position = serde_json::from_str(&position).expect("still JSON");
    let then = counts_by(RulesVersion::V1_0, "romantic-vacation", 4, json!({}), Value::clone(&position));
    assert_eq!(then, [9, 63, 421, 2_488]);
    // Other prices of the stand-ins (CARDS.md, section 3).
    assert_eq!(counts("romantic-vacation", 4, json!({}), position), [8, 56, 379, 2_238]);
}

/// Seven at the table, every box open.
#[test]
fn perft_seven_at_the_table() {
    let options = json!({"sets": ["tanto-cuore", "expanding-the-house", "romantic-vacation"]});
    let position =
        json!({"free": true, "phase": "hire", "player": 3, "counters": {"love": 10, "employment": 2, "serving": 0}});
    assert_eq!(counts("romantic-vacation", 7, options, position), [22, 373, 2_417]);
}

/// The choice of refined maids at the beginning of a round.
#[test]
fn perft_a_round_in_the_park() {
    assert_eq!(counts("motto-tanto-cuore", 3, json!({"without_ignis": true}), json!(null)), [7, 42, 210, 720, 2_685]);
}

/// Skill points in plenty: work, guests and private maids.
#[test]
fn perft_guests_in_the_park() {
    let guests: Vec<String> = Library::shipped().sets[0].first_game.clone();
    let position = json!({"free": true, "phase": "serve", "player": 0,
        "counters": {"serving": 2, "love": 8, "employment": 2, "imagination": 5, "concentration": 5, "effort": 5},
        "players": [{"hand": ["kagari-ichinomiya", "1-love", "2-love"], "deck": ["1-love", "1-love"]}]});
    let options = json!({"guests": guests, "private_maids": true, "illness": true});
    assert_eq!(counts("motto-tanto-cuore", 4, options, position), [5, 31, 318, 2_807]);
}
