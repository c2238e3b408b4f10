//! What every bot of Love Letter keeps to.

use livret_bots::{Bot, Budget, FastRng, HasBots, LetterBot, Voice};
use livret_kernel::{FastStreams, Game, Glimpse, Seat, Silent, Viewer, mix};
use livret_letter::{Action, Card, Letter, State};
use serde_json::{Value, json};

const BUDGET: Budget = Budget { nodes: Some(300) };

fn letter(players: usize) -> Letter {
    Letter::setup(players, &Default::default()).expect("two to four players")
}

fn bot(name: &str) -> LetterBot {
    Letter::bot(name, BUDGET).expect("listed")
}

fn legal(game: &Letter, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    legal
}

fn choice(name: &str, game: &Letter, state: &State) -> Action {
    let (seat, legal) = (game.decision(state).expect("not over").seat, legal(game, state));
    bot(name).choose(&Glimpse::new(game, state, seat, &legal), &mut FastRng::new(9))
}

/// Plays a game with one kind of bot in every seat and shows every position.
fn game(name: &str, players: usize, seed: u64, mut each: impl FnMut(&Letter, &State, &[Action])) -> State {
    let game = letter(players);
    let (mut chance, mut luck, mut bot) = (FastStreams::new(seed), FastRng::new(seed), bot(name));
    let mut state = game.deal(&mut chance, &mut Silent);
    while let Some(decision) = game.decision(&state) {
        let legal = legal(&game, &state);
        each(&game, &state, &legal);
        let action = bot.choose(&Glimpse::new(&game, &state, decision.seat, &legal), &mut luck);
        assert!(legal.contains(&action), "{name}: {action:?}");
        game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
    }
    state
}

#[test]
fn every_bot_finishes_games_with_two_to_four_players() {
    for &name in Letter::NAMES {
        for players in 2..=4 {
            let game_over = game(name, players, 3, |_, _, _| {});
            assert!(letter(players).decision(&game_over).is_none());
        }
    }
}

/// Two states that look the same to the seat: the same choice.
#[test]
fn bots_decide_by_what_they_may_see_and_by_nothing_else() {
    for &name in Letter::NAMES {
        for players in 2..=4 {
            let mut anew = FastStreams::new(5);
            game(name, players, 4, |game, state, legal| {
                let seat = game.decision(state).expect("not over").seat;
                let view = game.view(state, Viewer::Seat(seat));
                let other = game.resample(&view, &mut anew);
                assert_eq!(game.view(&other, Viewer::Seat(seat)), view);
                let mut bot = bot(name);
                let mut choose = |state| bot.choose(&Glimpse::new(game, state, seat, legal), &mut FastRng::new(1));
                assert_eq!(choose(state), choose(&other), "{name}");
            });
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_budgets_are_counted_in_deals() {
    for &name in Letter::NAMES {
        assert_eq!(game(name, 3, 8, |_, _, _| {}), game(name, 3, 8, |_, _, _| {}), "{name}");
    }
}

#[test]
fn advice_leads_with_the_choice_and_its_reason_names_it() {
    let cards = letter(2).cards();
    let name = |card: Card| &cards[usize::from(card.value()) - 1].names;
    for bot_name in ["novice", "butler", "master"] {
        for players in 2..=4 {
            game(bot_name, players, 2, |game, state, legal| {
                let seat = game.decision(state).expect("not over").seat;
                let glimpse = Glimpse::new(game, state, seat, legal);
                let chosen = bot(bot_name).choose(&glimpse, &mut FastRng::new(6));
                let advice = bot(bot_name).advise(&glimpse, &mut FastRng::new(6), Voice::People);
                assert_eq!(advice.len(), legal.len().min(3));
                assert_eq!(advice[0].action, chosen, "{bot_name}");
                assert!(advice[1..].is_sorted_by(|a, b| a.value >= b.value));
                for advice in advice {
                    let Action { card, target, named } = advice.action;
                    for (text, here, on) in [(&advice.reason.en, 0, "on seat"), (&advice.reason.fr, 1, "sur la place")]
                    {
                        let told = |card: Card| if here == 0 { &name(card).en } else { &name(card).fr };
                        assert!(text.starts_with(told(card).as_str()) && text.ends_with('.'), "{text}");
                        assert!(target.is_none_or(|Seat(seat)| text.contains(&format!("{on} {seat}"))), "{text}");
                        assert!(named.is_none_or(|named| text.contains(told(named).as_str())), "{text}");
                    }
                }
            });
        }
    }
}

/// A position with seat 0 to play: hands, rows, deck; what is left lies aside or nowhere.
fn position(hands: [&[&str]; 2], rows: [&[&str]; 2], deck: &[&str], more: Value) -> (Letter, State) {
    let game = letter(2);
    let mut chance = FastStreams::new(1);
    let players: Vec<Value> = (0..2)
        .map(|seat| json!({"hand": hands[seat], "discard": rows[seat], "out": false, "protected": false}))
        .collect();
    let mut arrange =
        json!({"free": true, "players": players, "deck": deck, "aside": "guard", "face_up": [], "player": 0});
    for (path, value) in more.as_object().into_iter().flatten() {
        arrange["players"][1][path] = value.clone();
    }
    let dealt = game.deal(&mut chance, &mut Silent);
    let state = game
        .arrange(dealt, &arrange.as_object().expect("an object").clone().into(), &mut chance)
        .expect("a sound position");
    (game, state)
}

#[test]
fn no_bot_but_random_lays_the_princess_or_makes_itself_discard_her() {
    for name in ["novice", "butler", "master"] {
        for other in ["guard", "priest", "baron", "handmaid", "prince", "king", "countess"] {
            let (game, state) =
                position([&[other, "princess"], &["priest"]], [&[], &[]], &["guard", "baron"], Value::Null);
            let action = choice(name, &game, &state);
            assert_ne!(action.card, Card::PRINCESS, "{name}");
            assert_ne!((action.card, action.target), (Card::PRINCE, Some(Seat(0))), "{name}");
        }
    }
}

#[test]
fn every_bot_but_random_names_a_card_that_it_has_seen() {
    for name in ["novice", "butler", "master"] {
        let seen = json!({"known_by": [0], "seen_by": [0]});
        let (game, state) =
            position([&["handmaid", "guard"], &["king"]], [&[], &[]], &["guard", "baron", "priest"], seen);
        assert_eq!(choice(name, &game, &state).text(), "play:guard@1=king", "{name}");
    }
}

// The deck is empty: what is played decides. The King is certain to be the highest card left, and
// giving it away is certain to lose.
#[test]
fn the_last_turn_is_worked_out() {
    let rows: [&[&str]; 2] = [&["guard", "guard", "prince", "princess"], &["guard", "guard", "prince", "countess"]];
    let (game, state) = position([&["king", "handmaid"], &["baron"]], rows, &[], Value::Null);
    assert_eq!(choice("master", &game, &state).text(), "play:handmaid");
    let (game, state) = position([&["guard", "king"], &["baron"]], rows, &[], Value::Null);
    assert_eq!(choice("master", &game, &state).card, Card::GUARD);
}

/// The ladder in small; the whole of it is `livret arena` (docs/BOTS.md).
#[test]
fn the_ladder_holds_in_a_small_sample() {
    let won = |low: &str, high: &str, deals: u64| {
        let game = letter(2);
        let mut wins = 0;
        for at in 0..2 * deals {
            let (seed, me) = (mix(at / 2), (at % 2) as usize);
            let mut bots = [bot(low), bot(low)];
            bots[me] = Letter::bot(high, Budget { nodes: Some(1500) }).expect("listed");
            let mut chance = FastStreams::new(seed);
            let mut luck = [FastRng::new(seed), FastRng::new(!seed)];
            let mut state = game.deal(&mut chance, &mut Silent);
            while let Some(decision) = game.decision(&state) {
                let (legal, seat) = (legal(&game, &state), decision.seat.index());
                let glimpse = Glimpse::new(&game, &state, decision.seat, &legal);
                let action = bots[seat].choose(&glimpse, &mut luck[seat]);
                game.play_unchecked(&mut state, action, &mut chance, &mut Silent);
            }
            wins += u64::from(game.outcome(&state).winners.0 == 1 << me);
        }
        wins as f64 / (2 * deals) as f64
    };
    assert!(won("random", "novice", 100) > 0.88);
    assert!(won("novice", "butler", 200) > 0.5);
    assert!(won("novice", "master", 50) > 0.58);
    assert!(won("random", "master", 25) > 0.88);
}
