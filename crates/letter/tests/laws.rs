//! The laws that are Love Letter's own; those of every game are checked by `random_play` in `crates/laws`.

mod common;

use std::collections::BTreeSet;

use common::{AsJson, viewer, words};
use livret_kernel::{Chance, FastStreams, Game, Seat, Silent, Stream, Viewer};
use livret_letter::{Action, Event, Happened, Letter, State};
use serde_json::Value;

/// The stream that picks actions: no part of the game draws from it.
const CHOICE: Stream = Stream::table(3);

fn letter(players: usize) -> Letter {
    Letter::setup(players, &Default::default()).unwrap()
}

fn legal(letter: &Letter, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    letter.legal(state, &mut legal);
    legal
}

/// Plays games at random, and shows every position, the next action, and what then happened.
fn games(players: usize, count: u64, mut each: impl FnMut(&Letter, &State, Option<Action>, &[Happened])) {
    let letter = letter(players);
    for seed in 0..count {
        let (mut chance, mut events) = (FastStreams::new(seed), Vec::new());
        let mut state = letter.deal(&mut chance, &mut events);
        while letter.decision(&state).is_some() {
            let legal = legal(&letter, &state);
            let action = legal[chance.below(CHOICE, legal.len() as u32) as usize];
            each(&letter, &state, Some(action), &events);
            events.clear();
            letter.play_unchecked(&mut state, action, &mut chance, &mut events);
            assert!(letter.turns(&state) < 5000, "games end");
        }
        each(&letter, &state, None, &events);
    }
}

fn every_table(count: u64, mut each: impl FnMut(&Letter, &State, Option<Action>, &[Happened])) {
    (2..=4).for_each(|players| games(players, count, &mut each));
}

/// Every card of a position, sorted.
fn cards_of(letter: &Letter, state: &State) -> Vec<String> {
    let json = letter.state_json(state);
    let mut cards = vec![words(&json["deck"]), words(&json["face_up"])];
    cards.extend(json["aside"].as_str().map(str::to_owned));
    for player in json["players"].as_array().unwrap() {
        cards.extend([words(&player["hand"]), words(&player["discard"])]);
    }
    let mut cards: Vec<String> = cards.join(" ").split_whitespace().map(str::to_owned).collect();
    cards.sort();
    cards
}

fn whole_box() -> Vec<String> {
    let mut whole: Vec<String> =
        letter(2).cards().into_iter().flat_map(|card| vec![card.id; usize::from(card.copies)]).collect();
    whole.sort();
    whole
}

/// Is everything that a viewer is told of hidden hands true of this position?
fn is_true_of(letter: &Letter, state: &State, viewer: Viewer) -> bool {
    let truth = letter.state_json(state);
    let view = letter.view_json(&letter.view(state, viewer));
    view["players"].as_array().unwrap().iter().enumerate().all(|(seat, player)| {
        let (held, hand) = (&truth["players"][seat]["hand"][0], &player["hand"]);
        (hand["known"].is_null() || hand["known"][0] == *held) && !words(&hand["not"]).split(' ').any(|id| held == id)
    })
}

/// Proves LL-SETUP-02.
#[test]
fn ll_setup_02_no_card_is_made_or_lost() {
    let whole = whole_box();
    every_table(60, |letter, state, _, _| assert_eq!(cards_of(letter, state), whole));
}

#[test]
fn a_refused_action_changes_nothing_and_a_copy_is_independent() {
    let every: Vec<Action> = {
        let letter = letter(4);
        let cards: Vec<String> = letter.cards().into_iter().map(|card| card.id).collect();
        let mut texts: Vec<String> = cards.iter().map(|card| format!("play:{card}")).collect();
        for (card, seat) in cards.iter().flat_map(|card| (0..4).map(move |seat| (card, seat))) {
            texts.push(format!("play:{card}@{seat}"));
            texts.extend(cards.iter().map(|named| format!("play:{card}@{seat}={named}")));
        }
        texts.iter().map(|text| letter.parse_action(text).unwrap()).collect()
    };
    games(4, 5, |letter, state, _, _| {
        let legal = legal(letter, state);
        for &action in &every {
            let (mut copy, mut chance) = (*state, FastStreams::new(9));
            let played = letter.play(&mut copy, action, &mut chance, &mut Silent);
            assert_eq!(played.is_ok(), legal.contains(&action));
            if let Err(refusal) = played {
                assert_eq!((&copy, chance), (state, FastStreams::new(9)), "{refusal}");
                assert!(refusal.rule.starts_with("LL-"), "{}: {refusal}", letter.action_text(action));
            } else {
                assert_ne!(&copy, state);
            }
        }
    });
}

#[test]
fn a_resampled_position_looks_the_same_to_the_viewer() {
    let (mut chance, whole) = (FastStreams::new(77), whole_box());
    every_table(30, |letter, state, _, _| {
        for viewer in Viewer::all(letter.seats()) {
            let view = letter.view(state, viewer);
            for _ in 0..3 {
                let other = letter.resample(&view, &mut chance);
                assert_eq!(letter.view(&other, viewer), view);
                assert_eq!(letter.view_json(&letter.view(&other, viewer)), letter.view_json(&view));
                assert!(is_true_of(letter, &other, viewer), "{other:?}");
                assert_eq!(cards_of(letter, &other), whole);
            }
        }
    });
}

#[test]
fn resampling_draws_each_fitting_deal_about_equally_often() {
    let scene = common::scene(["handmaid baron", "king", "prince"], "guard princess").row(0, "guard guard guard guard");
    let scene =
        scene.row(1, "priest priest baron handmaid prince").place(2, "not", serde_json::json!(["guard", "countess"]));
    let table = scene.open();
    let mut chance = FastStreams::new(3);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..12_000 {
        let state = table.letter.resample(&table.letter.view(&table.state, viewer(1)), &mut chance);
        let json = table.letter.state_json(&state);
        *seen.entry(words(&json["players"][2]["hand"])).or_insert(0u32) += 1;
    }
    // Unseen by seat 1: handmaid, baron, prince, guard, princess, countess. Two are excluded.
    let kinds: Vec<&str> = seen.keys().map(String::as_str).collect();
    assert_eq!(kinds, ["baron", "handmaid", "prince", "princess"]);
    assert!(seen.values().all(|n| (2750..3250).contains(n)), "{seen:?}");
}

/// Proves LL-INFO-01.
#[test]
fn ll_info_01_what_a_view_says_of_hidden_hands_is_true() {
    every_table(100, |letter, state, _, _| {
        assert!(Viewer::all(letter.seats()).all(|viewer| is_true_of(letter, state, viewer)), "{state:?}");
    });
}

/// One who keeps a notebook of what is told, and of nothing else.
#[derive(Clone, Default)]
struct Notebook {
    known: [Option<String>; 4],
    not: [BTreeSet<String>; 4],
    /// Who is to play, until they have.
    playing: usize,
    compared: Option<[usize; 2]>,
}

const ORDER: [&str; 8] = ["guard", "priest", "baron", "handmaid", "prince", "king", "countess", "princess"];

impl Notebook {
    fn hear(&mut self, me: Option<usize>, event: &Value) {
        let seat = |field: &str| event[field].as_u64().unwrap_or(9) as usize;
        let card = |value: &Value| value.as_str().map(str::to_owned);
        let (player, target) = (seat("player"), seat("target"));
        match event["type"].as_str().unwrap() {
            "shuffled" => *self = Notebook::default(),
            "turn_began" => (self.playing, self.compared) = (player, None),
            "discarded" => self.laid(player, card(&event["card"]).unwrap()),
            "guessed" if event["right"] == false => _ = self.not[target].insert(card(&event["card"]).unwrap()),
            "looked" if me == Some(player) => self.known[target] = card(&event["card"]),
            "compared" => {
                self.compared = Some([player, target]);
                self.both(me, player, target, card(&event["cards"][0]), card(&event["cards"][1]));
            }
            "swapped" => {
                self.known.swap(player, target);
                self.not.swap(player, target);
                self.both(me, player, target, card(&event["cards"][1]), card(&event["cards"][0]));
            }
            "eliminated" => self.out(player, card(&event["card"])),
            "round_ended" => {
                let shown = event["hands"].as_object().unwrap();
                shown.iter().for_each(|(seat, id)| self.known[seat.parse::<usize>().unwrap()] = card(id));
            }
            _ => {}
        }
    }

    /// The two hold these now, which the two know of each other.
    fn both(&mut self, me: Option<usize>, a: usize, b: usize, of_a: Option<String>, of_b: Option<String>) {
        if me == Some(a) {
            self.known[b] = of_b;
        } else if me == Some(b) {
            self.known[a] = of_a;
        }
    }

    /// A card played, or made to be laid down by a Prince: then nothing is left of the hand.
    fn laid(&mut self, player: usize, card: String) {
        let played = self.playing == player;
        if !played || self.known[player].as_ref() == Some(&card) {
            self.known[player] = None;
        }
        if !played || !self.not[player].contains(&card) {
            self.not[player].clear();
        }
        self.playing = 9;
    }

    fn out(&mut self, player: usize, card: Option<String>) {
        if let (Some([a, b]), Some(card)) = (self.compared, card) {
            let winner = a + b - player;
            let low = ORDER.iter().take_while(|id| **id != card).map(|id| id.to_string());
            self.not[winner].extend(low.chain([card.clone()]));
        }
        self.known[player] = None;
        self.not[player].clear();
    }
}

/// Proves LL-INFO-01, LL-CARD-PRIEST, LL-CARD-BARON, LL-CARD-KING, LL-CARD-GUARD.
#[test]
fn ll_info_01_views_remember_exactly_what_a_careful_listener_would() {
    for players in 2..=4 {
        let mut books: Vec<Notebook> = vec![Notebook::default(); players + 1];
        games(players, 120, |letter, state, _, events| {
            for (book, viewer) in books.iter_mut().zip(Viewer::all(players)) {
                let me = viewer.seat().map(Seat::index);
                for event in events {
                    book.hear(me, &letter.event_json(event, Some(viewer)));
                }
                let view = letter.view_json(&letter.view(state, viewer));
                for seat in (0..players).filter(|&seat| me != Some(seat)) {
                    let hand = &view["players"][seat]["hand"];
                    assert_eq!(hand["known"][0].as_str(), book.known[seat].as_deref(), "{viewer:?} of {seat}: {view}");
                    if hand["known"].is_null() {
                        let not: BTreeSet<String> = words(&hand["not"]).split_whitespace().map(str::to_owned).collect();
                        assert_eq!(not, book.not[seat], "{viewer:?} of {seat}: {view}");
                    }
                }
            }
        });
    }
}

/// What an action tells a viewer, by the rules of the cards alone.
fn learns(
    letter: &Letter,
    before: &State,
    action: Action,
    after: &State,
    events: &[Happened],
    viewer: Viewer,
) -> String {
    let (then, now) = (letter.state_json(before), letter.state_json(after));
    let me = letter.decision(before).unwrap().seat;
    let hand = words(&then["players"][me.index()]["hand"]);
    let played = action.card.id();
    let mut two: Vec<&str> = hand.split(' ').collect();
    two.remove(two.iter().position(|id| *id == played).unwrap());
    let kept = two[0].to_owned();
    let theirs = action.target.map(|seat| words(&then["players"][seat.index()]["hand"])).unwrap_or_default();
    let own_target = action.target == Some(me);
    let among = viewer.seat().is_some_and(|seat| seat == me || Some(seat) == action.target);
    let rank = |id: &str| ORDER.iter().position(|other| *other == id);
    let told = match (played, action.target) {
        ("guard", Some(_)) => format!("{}", action.named.is_some_and(|named| theirs == named.id())),
        ("priest", Some(_)) if viewer == Viewer::Seat(me) => theirs,
        ("baron", Some(_)) => {
            let lower = match rank(&kept).cmp(&rank(&theirs)) {
                std::cmp::Ordering::Less => format!("player {kept}"),
                std::cmp::Ordering::Equal => "equal".into(),
                std::cmp::Ordering::Greater => format!("target {theirs}"),
            };
            if among { format!("{kept} {theirs}") } else { lower }
        }
        ("prince", Some(_)) => {
            if own_target {
                kept
            } else {
                theirs
            }
        }
        ("king", Some(_)) if among => format!("{kept} {theirs}"),
        ("princess", None) => kept,
        _ => String::new(),
    };
    let shown: Vec<String> = events
        .iter()
        .filter(|event| matches!(event.event, Event::RoundEnded { .. }))
        .map(|event| letter.event_json(event, None).to_string())
        .collect();
    let own = viewer.seat().map(|seat| now["players"][seat.index()]["hand"].to_string());
    // The own new card before the round was over, should a Prince have come last.
    let drawn: Vec<String> = events
        .iter()
        .filter(|event| matches!(event.event, Event::Drew { player, .. } | Event::Taken { player, .. } if viewer == Viewer::Seat(player)))
        .map(|event| format!("{:?}", event.event))
        .collect();
    format!("{told} {shown:?} {own:?} {drawn:?}")
}

/// Proves LL-INFO-01, LL-TURN-03.
#[test]
fn ll_info_01_positions_that_look_the_same_tell_the_same_and_only_what_the_cards_reveal() {
    let (mut same, mut different) = (0, 0);
    let mut chance = FastStreams::new(21);
    every_table(40, |letter, state, action, _| {
        let Some(action) = action else { return };
        for viewer in Viewer::all(letter.seats()) {
            let view = letter.view(state, viewer);
            let other = letter.resample(&view, &mut chance);
            if !legal(letter, &other).contains(&action) {
                continue;
            }
            let play = |mut state: State| {
                let mut events = Vec::new();
                letter.play_unchecked(&mut state, action, &mut FastStreams::new(4), &mut events);
                (state, events)
            };
            let ((a, told_a), (b, told_b)) = (play(*state), play(other));
            let heard = |events: &[Happened]| -> Vec<Value> {
                events.iter().map(|event| letter.event_json(event, Some(viewer))).collect()
            };
            let seen = |state| letter.view_json(&letter.view(state, viewer)).to_string();
            let learnt_a = learns(letter, state, action, &a, &told_a, viewer);
            let learnt_b = learns(letter, &other, action, &b, &told_b, viewer);
            if learnt_a == learnt_b {
                same += 1;
                assert_eq!(heard(&told_a), heard(&told_b), "{viewer:?} {learnt_a}");
                assert_eq!(seen(&a), seen(&b));
            } else {
                different += 1;
                assert_ne!(heard(&told_a), heard(&told_b), "{viewer:?} {learnt_a} {learnt_b}");
            }
        }
    });
    assert!(same > 3000 && different > 3000, "{same} {different}");
}

#[test]
fn the_same_seed_and_actions_give_the_same_game() {
    let play = |players| {
        let mut states = Vec::new();
        games(players, 3, |_, state, _, _| states.push(*state));
        states
    };
    assert_eq!(play(3), play(3));
}
