//! The novice at every table of the family: legal, discreet, the same again, and done one day.

use livret_bots::{Bot, Budget, FastRng, HasBots, Voice, named};
use livret_games::{AnyGame, Library, setup, with_game};
use livret_kernel::{FastStreams, Game, Glimpse, Outcome, Silent, Viewer};
use serde_json::{Value, json};

const BASE: &str = "tanto-cuore";
const HOUSE: &str = "expanding-the-house";
const VACATION: &str = "romantic-vacation";
const MOTTO: &str = "motto-tanto-cuore";

const GUESTS: [&str; 10] = [
    "kagari-ichinomiya",
    "eliza-rosewater",
    "tenalys-trent",
    "suzuna-kamikawa",
    "pauline-dumond",
    "margareta-torrente",
    "domino-bonaparte",
    "claire-saint-juste",
    "valencia-pretre",
    "cynthia-lakes",
];

/// Every mix: the game, its options, the most players.
fn mixes() -> Vec<(&'static str, Value, usize)> {
    let sets = |sets: &[&str]| json!({"sets": sets, "town": "random"});
    vec![
        (BASE, json!({"town": "random"}), 4),
        (HOUSE, json!({"town": "random"}), 7),
        (VACATION, json!({"town": "random"}), 7),
        (BASE, sets(&[BASE, HOUSE]), 7),
        (BASE, sets(&[BASE, VACATION]), 7),
        (HOUSE, sets(&[HOUSE, VACATION]), 7),
        (BASE, sets(&[BASE, HOUSE, VACATION]), 7),
        (MOTTO, json!({}), 4),
        (MOTTO, json!({"park": "random", "without_ignis": true, "illness": true}), 4),
        (MOTTO, json!({"park": "random", "private_maids": true, "guests": GUESTS, "illness": true}), 4),
    ]
}

fn open(game: &str, options: &Value, players: usize, seed: u64) -> AnyGame {
    let options = options.as_object().expect("options are an object").clone().into();
    setup(Library::shipped(), game, players, &options, &mut FastStreams::new(seed)).expect("a sound table")
}

/// What happens at each decision of a game: the position, its actions, the choice.
type Look<'a, G> = &'a mut dyn FnMut(&G, &<G as Game>::State, &[<G as Game>::Action], <G as Game>::Action, &FastRng);

/// A game between these bots; the novices' choices are looked at.
fn play<G: HasBots>(game: &G, bots: &[&str], seed: u64, look: Look<G>) -> Option<Outcome> {
    let mut chance = FastStreams::new(seed);
    let mut luck = FastRng::new(seed);
    let mut players: Vec<G::Bot> = bots.iter().map(|name| named::<G>(name, Budget::default()).expect(name)).collect();
    let mut state = game.deal(&mut chance, &mut Silent);
    let mut legal = Vec::new();
    while let Some(decision) = game.decision(&state) {
        if game.turns(&state) > 400 * bots.len() as u32 {
            return None;
        }
        game.legal(&state, &mut legal);
        let seat = decision.seat.index();
        let before = luck.clone();
        let action = players[seat].choose(&Glimpse::new(game, &state, decision.seat, &legal), &mut luck);
        if bots[seat] == "novice" {
            look(game, &state, &legal, action, &before);
        }
        game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
    }
    Some(game.outcome(&state))
}

/// Legal; the same from any position that looks the same; and its advice begins with it.
fn is_sound<G: HasBots>(game: &G, state: &G::State, legal: &[G::Action], action: G::Action, luck: &FastRng, seed: u64) {
    assert!(legal.contains(&action), "{}", game.action_text(action));
    let seat = game.decision(state).expect("somebody decides").seat;
    let mut bot = named::<G>("novice", Budget::default()).expect("a novice");
    let other = game.resample(&game.view(state, Viewer::Seat(seat)), &mut FastStreams::new(seed));
    let again = bot.choose(&Glimpse::new(game, &other, seat, legal), &mut luck.clone());
    assert_eq!(game.action_text(again), game.action_text(action), "the hidden shows");
    let advice = bot.advise(&Glimpse::new(game, state, seat, legal), &mut luck.clone(), Voice::People);
    assert!(!advice.is_empty() && advice.len() <= 3);
    assert_eq!(game.action_text(advice[0].action), game.action_text(action));
    assert!(advice.iter().all(|a| a.value.is_finite() && a.reason.en.contains(": ")));
}

fn sound_game<G: HasBots>(game: &G, players: usize, seed: u64) -> bool {
    let mut n = 0;
    play(game, &vec!["novice"; players], seed, &mut |game, state, legal, action, luck| {
        n += 1;
        is_sound(game, state, legal, action, luck, n);
    })
    .is_some()
}

#[test]
fn novices_finish_every_mix_with_every_number_of_players_and_betray_nothing() {
    for (game, options, most) in mixes() {
        for players in 2..=most {
            let table = open(game, &options, players, players as u64);
            let done = with_game!(&table, table => sound_game(table, players, 7));
            assert!(done, "{game} {options} with {players} players goes on and on");
        }
    }
}

#[test]
fn a_novice_beats_random_nearly_always() {
    let (mut games, mut won) = (0, 0);
    for (game, options, _) in mixes() {
        for seed in 0..12 {
            let novice = (seed % 2) as usize;
            let bots = if novice == 0 { ["novice", "random"] } else { ["random", "novice"] };
            let table = open(game, &options, 2, seed);
            let outcome = with_game!(&table, table => play(table, &bots, seed, &mut |_, _, _, _, _| {}));
            let outcome = outcome.expect("the game ends");
            games += 1;
            won += u32::from(outcome.winners.seats().map(|seat| seat.index()).eq([novice]));
        }
    }
    assert!(won * 100 >= games * 97, "{won} of {games}");
}

#[test]
fn the_same_luck_gives_the_same_game() {
    let game = |seed| {
        let table = open(MOTTO, &json!({}), 3, 1);
        let mut texts = Vec::new();
        with_game!(&table, table => play(table, &["novice"; 3], seed, &mut |game, _, _, action, _| {
            texts.push(game.action_text(action));
        }));
        texts
    };
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}
