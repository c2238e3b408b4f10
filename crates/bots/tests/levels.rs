//! The levels of the Tanto Cuore family: they finish, keep secrets, explain themselves and rise.

use livret_bots::tanto::weights::Weights;
use livret_bots::{Bot, Budget, FastRng, HasBots, Voice, named};
use livret_games::{AnyGame, Library, setup, with_game};
use livret_kernel::{FastStreams, Game, Glimpse, Outcome, Silent, Viewer, mix};
use serde_json::{Value, json};

const SETS: [&str; 3] = ["tanto-cuore", "expanding-the-house", "romantic-vacation"];
const LEVELS: [&str; 4] = ["footman", "butler", "steward", "master"];

/// The seven mixes of boxes, then Motto's parks.
fn tables() -> Vec<(&'static str, Value, usize)> {
    let mut tables = Vec::new();
    for mix in 1..8 {
        let sets: Vec<&str> = (0..3).filter(|i| mix >> i & 1 == 1).map(|i| SETS[i]).collect();
        let most = if mix == 1 { 4 } else { 7 };
        tables.push((sets[0], json!({"sets": sets, "town": "random"}), most));
    }
    tables.push(("motto-tanto-cuore", json!({"park": "random"}), 4));
    tables.push(("motto-tanto-cuore", json!({"park": "random", "private_maids": true, "illness": true}), 4));
    tables
}

fn open(game: &str, options: &Value, players: usize, seed: u64) -> AnyGame {
    let options = options.as_object().expect("options are an object").clone().into();
    setup(Library::shipped(), game, players, &options, &mut FastStreams::new(mix(seed))).expect("a sound table")
}

/// What is done at each decision: the position, its actions, whose, and the luck before the choice.
type Look<'a, G> = &'a mut dyn FnMut(&Glimpse<G>, &<G as Game>::State, &str, <G as Game>::Action, &FastRng);

fn play<G: HasBots>(game: &G, bots: &[&str], nodes: u64, seed: u64, look: Look<G>) -> Option<Outcome> {
    let (mut chance, mut luck) = (FastStreams::new(seed), FastRng::new(seed));
    let budget = Budget { nodes: Some(nodes) };
    let mut players: Vec<G::Bot> = bots.iter().map(|name| named::<G>(name, budget).expect(name)).collect();
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut legal = Vec::new();
    while let Some(decision) = game.decision(&state) {
        if game.turns(&state) > 300 * bots.len() as u32 {
            return None;
        }
        game.legal(&state, &mut legal);
        let before = luck.clone();
        let glimpse = Glimpse::new(game, &state, decision.seat, &legal);
        let seat = decision.seat.index();
        let action = players[seat].choose(&glimpse, &mut luck);
        look(&glimpse, &state, bots[seat], action, &before);
        game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
    }
    Some(game.outcome(&state))
}

#[test]
fn every_level_finishes_games_of_every_mix_and_number_of_players() {
    for (at, (game, options, most)) in tables().into_iter().enumerate() {
        for players in 2..=most {
            for level in ["big-love"].into_iter().chain(LEVELS) {
                // Twelve playouts' worth of search would be most of the time of this test.
                let mut bots = vec!["footman"; players];
                bots[at % players] = level;
                let table = open(game, &options, players, at as u64);
                let legal = |glimpse_legal: bool| assert!(glimpse_legal, "{level} is out of order in {game}");
                let ended = with_game!(&table, table => play(table, &bots, 20, at as u64, &mut |glimpse, _, _, action, _| {
                    legal(glimpse.legal().contains(&action));
                }).is_some());
                assert!(ended, "{level} with {players} in {game} {options}");
            }
        }
    }
}

/// The same choice from a position that looks the same, by whoever it is.
fn keeps_secrets<G: HasBots>(game: &G, bots: &[&str], nodes: u64, seed: u64) {
    let mut asked = 0;
    play(game, bots, nodes, seed, &mut |glimpse, state, name, action, luck| {
        asked += 1;
        if name == "master" && asked % 5 != 0 {
            return;
        }
        let view = game.view(state, Viewer::Seat(glimpse.seat()));
        let other = game.resample(&view, &mut FastStreams::new(asked));
        let mut bot = named::<G>(name, Budget { nodes: Some(nodes) }).expect("known");
        let like = Glimpse::new(game, &other, glimpse.seat(), glimpse.legal());
        let again = bot.choose(&like, &mut luck.clone());
        assert_eq!(game.action_text(again), game.action_text(action), "{name} has peeked");
    });
}

#[test]
fn positions_that_look_the_same_get_the_same_choice() {
    for (at, (game, options, _)) in tables().into_iter().enumerate() {
        let table = open(game, &options, 3, 50 + at as u64);
        with_game!(&table, table => keeps_secrets(table, &["steward", "butler", "footman"], 0, at as u64));
        let table = open(game, &options, 2, 60 + at as u64);
        with_game!(&table, table => keeps_secrets(table, &["big-love", "random"], 0, at as u64));
        with_game!(&table, table => keeps_secrets(table, &["master", "steward"], 150, at as u64));
    }
}

/// Advice begins with the choice, names it in both languages, and is sorted among the rest.
fn explains<G: HasBots>(game: &G, bots: &[&str], seed: u64) {
    let cards = game.cards();
    play(game, bots, 60, seed, &mut |glimpse, _, name, action, luck| {
        let mut bot = named::<G>(name, Budget { nodes: Some(60) }).expect("known");
        let advice = bot.advise(glimpse, &mut luck.clone(), Voice::People);
        // The policy leaves Love out where it can wait, and the search what it does not take seriously.
        let all = matches!(name, "novice" | "big-love");
        assert!((1..=3).contains(&advice.len()) && (!all || advice.len() == glimpse.legal().len().min(3)), "{name}");
        // What falls out of the search early may have looked better than it is.
        assert!(name == "master" || advice[1..].is_sorted_by(|a, b| a.value >= b.value), "{name}");
        assert_eq!(game.action_text(advice[0].action), game.action_text(action), "{name} advises something else");
        for line in &advice {
            let text = game.action_text(line.action);
            let named = text.split([':', '@', '.', '=', '!']).filter_map(|id| cards.iter().find(|card| card.id == id));
            for card in named {
                assert!(line.reason.en.contains(&card.names.en), "{text}: {}", line.reason.en);
                assert!(line.reason.fr.contains(&card.names.fr), "{text}: {}", line.reason.fr);
            }
            assert!(line.reason.en.len() > 8 && line.reason.fr.len() > 8 && line.value.is_finite());
        }
    });
}

#[test]
fn the_reason_names_the_chosen_action() {
    for (at, (game, options, _)) in tables().into_iter().enumerate() {
        let table = open(game, &options, 2, 90 + at as u64);
        with_game!(&table, table => explains(table, &["steward", "footman"], at as u64));
        with_game!(&table, table => explains(table, &["novice", "big-love"], at as u64));
    }
    let table = open(SETS[0], &json!({}), 2, 7);
    with_game!(&table, table => explains(table, &["master", "butler"], 7));
}

/// The first's wins in percent at these tables, every deal played from both seats.
fn wins(tables: &[(&str, Value, usize)], first: &str, second: &str, nodes: u64, towns: u64) -> f64 {
    let mut won = 0.0;
    for town in 0..towns {
        let (game, options, _) = &tables[town as usize % tables.len()];
        let table = open(game, options, 2, 1000 + town);
        for (me, bots) in [[first, second], [second, first]].iter().enumerate() {
            let outcome = with_game!(&table, table => play(table, bots, nodes, town, &mut |_, _, _, _, _| {}));
            let winners = outcome.expect("the game ends").winners;
            if winners.0 >> me & 1 == 1 {
                won += 50.0 / f64::from(winners.count()) / towns as f64;
            }
        }
    }
    won
}

#[test]
fn every_level_beats_the_one_below() {
    // A small sample: `cargo xtask ladder` climbs the whole of it, docs/BOTS.md has the figures.
    let tables = tables();
    let (towns, parks) = (&tables[..7], &tables[7..8]);
    for place in [towns, parks] {
        for pair in ["novice", "footman", "butler", "steward"].windows(2) {
            let percent = wins(place, pair[1], pair[0], 0, 42);
            assert!((53.0..=95.0).contains(&percent), "{} beats {} in {percent}%: {}", pair[1], pair[0], place[0].0);
        }
    }
    let percent = wins(towns, "steward", "big-love", 0, 28);
    assert!(percent >= 80.0, "steward beats big-love in {percent}%");
    let percent = wins(towns, "master", "big-love", 300, 7);
    assert!(percent >= 80.0, "master beats big-love in {percent}%");
    let percent = wins(parks, "master", "novice", 300, 14);
    assert!(percent >= 70.0, "master beats novice in {percent}% in the park");
}

#[test]
fn weights_are_read_as_they_are_written() {
    let shipped = Weights::shipped();
    assert_eq!(&Weights::parse(&shipped.write()).expect("written by us"), shipped);
    let bad = |text: &str| Weights::parse(text).expect_err("not weights").to_string();
    assert!(bad("# fine\nhire *any 1\nhope *any 1").starts_with("line 3: \"hope\""));
    assert!(bad("hire *charm 1").starts_with("line 1"));
    assert!(bad("hire anise-greenaway x").contains("\"x\" is no number"));
}

#[test]
fn master_proves_a_win_that_takes_the_last_of_two_piles() {
    // Six points behind: only the last Marianne and the last Viola together end the game and win it.
    let (chiefs, love) = (["colette-framboise"; 3], ["1-love"; 7]);
    let position = json!({"free": true, "phase": "hire", "player": 0,
        "counters": {"serving": 0, "love": 11, "employment": 2},
        "players": [{"hand": chiefs, "deck": love, "discard": []},
                    {"hand": chiefs, "deck": love, "discard": ["marianne-soleil"]}],
        "town": {"piles": {"marianne-soleil": 1, "viola-crescent": 1}}});
    let table = open(SETS[0], &json!({}), 2, 3);
    let AnyGame::Small(game) = &table else { panic!("two seats") };
    for seed in 0..5 {
        let (mut chance, mut luck) = (FastStreams::new(seed), FastRng::new(seed));
        let dealt = game.deal(&mut chance, &mut Silent);
        let position = position.as_object().expect("an object").clone().into();
        let mut state = game.arrange(dealt, &position, &mut chance).expect("a sound position");
        let mut bot = named::<livret_tanto::Tanto<4, 2>>("master", Budget { nodes: Some(1) }).expect("a master");
        let mut legal = Vec::new();
        while let Some(decision) = game.decision(&state) {
            assert_eq!(decision.seat.index(), 0, "the turn was passed on");
            game.legal(&state, &mut legal);
            let action = bot.choose(&Glimpse::new(game, &state, decision.seat, &legal), &mut luck);
            game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
        }
        assert_eq!(game.outcome(&state).winners.0, 1);
    }
}

#[test]
fn an_agenda_is_followed_and_a_bad_one_named() {
    let path = std::env::temp_dir().join(format!("livret-{}.agenda", std::process::id()));
    let name = format!("agenda:{}", path.display());
    let table = open(SETS[0], &json!({}), 2, 3);
    std::fs::write(&path, "hire marianne-soleil\nhire 3-love\nhire 2-love at most 1").expect("a place to write to");
    let check = |hired: &str| assert!(["marianne-soleil", "3-love", "2-love"].contains(&hired), "{hired}");
    let ended = with_game!(&table, table => play(table, &[&name, "steward"], 0, 3, &mut |glimpse, _, bot, action, _| {
        let text = glimpse.game().action_text(action);
        if bot.starts_with("agenda:") && text.starts_with("hire:") {
            check(&text[5..]);
        }
    }));
    assert!(ended.is_some());
    std::fs::write(&path, "hire 2-love\nhire 3-love sometimes").expect("a place to write to");
    let says = |name: &str| with_game!(&table, table => complaint(table, name));
    assert!(says(&name).contains("line 2: \"sometimes\""));
    assert!(says("agenda:/etc/hostname").contains("ends with .agenda"));
    std::fs::remove_file(&path).expect("it is ours");
}

fn complaint<G: HasBots>(_: &G, name: &str) -> String {
    named::<G>(name, Budget::default()).map(|_| ()).expect_err("not a bot").to_string()
}
