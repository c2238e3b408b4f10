//! A tiny notation for scenes.
//!
//! `scene(["guard baron", "priest!", ""], "king prince")`: seat 0 to play with Guard and Baron,
//! seat 1 with a Priest and protected, seat 2 out; the King is on top of the deck.

#![allow(dead_code)]

use livret_kernel::{Chosen, Game, Refusal, Seat, SecureStreams, SetupError, Silent, TableOptions, Viewer};
use livret_letter::{Happened, Letter, State, View};
use livret_shown::Telling;
use serde_json::{Map, Value, json};

/// What goes out, as JSON.
pub trait AsJson {
    fn state_json(&self, state: &State) -> Value;
    fn view_json(&self, view: &View) -> Value;
    fn event_json(&self, event: &Happened, viewer: Option<Viewer>) -> Value;
}

impl AsJson for Letter {
    fn state_json(&self, state: &State) -> Value {
        json!(self.position(state))
    }

    fn view_json(&self, view: &View) -> Value {
        json!(self.shown(view))
    }

    fn event_json(&self, event: &Happened, viewer: Option<Viewer>) -> Value {
        json!(self.told(event, viewer).event)
    }
}

/// A position on its way to a table.
pub struct Scene {
    players: usize,
    options: TableOptions,
    position: Map<String, Value>,
}

pub fn fields(value: Value) -> Map<String, Value> {
    value.as_object().expect("a JSON object").clone()
}

fn cards(text: &str) -> Value {
    text.split_whitespace().collect::<Vec<_>>().into()
}

fn place(text: &str) -> Value {
    let hand = text.trim_end_matches('!');
    json!({"hand": cards(hand), "discard": [], "out": text.is_empty(), "protected": text.ends_with('!')})
}

/// Hands by seat, seat 0 to play, and the deck from the top. A Countess lies aside.
pub fn scene<const N: usize>(hands: [&str; N], deck: &str) -> Scene {
    let players: Vec<Value> = hands.into_iter().map(place).collect();
    let position =
        json!({"free": true, "players": players, "deck": cards(deck), "aside": "countess", "face_up": [], "player": 0});
    Scene { players: N, options: TableOptions::default(), position: fields(position) }
}

impl Scene {
    pub fn option(mut self, name: &str, chosen: impl Into<Chosen>) -> Self {
        self.options.set(name, chosen);
        self
    }

    pub fn set(mut self, field: &str, value: impl Into<Value>) -> Self {
        self.position.insert(field.into(), value.into());
        self
    }

    pub fn place(mut self, seat: usize, field: &str, value: impl Into<Value>) -> Self {
        self.position["players"][seat][field] = value.into();
        self
    }

    pub fn row(self, seat: usize, row: &str) -> Self {
        self.place(seat, "discard", cards(row))
    }

    pub fn open(self) -> Table {
        self.try_open().expect("the scene can be laid out")
    }

    pub fn try_open(self) -> Result<Table, SetupError> {
        let letter = Letter::setup(self.players, &self.options)?;
        let mut chance = SecureStreams::new("scene");
        let dealt = letter.deal(&mut chance, &mut Silent);
        let state = letter.arrange(dealt, &self.position.into(), &mut chance)?;
        Ok(Table { letter, state, chance, events: Vec::new() })
    }
}

/// A game under way, and what happened in its last action.
pub struct Table {
    pub letter: Letter,
    pub state: State,
    pub chance: SecureStreams,
    pub events: Vec<Happened>,
}

pub fn viewer(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

impl Table {
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.letter.legal(&self.state, &mut legal);
        legal.into_iter().map(|action| self.letter.action_text(action)).collect()
    }

    /// The legal actions with this card.
    pub fn plays(&self, card: &str) -> Vec<String> {
        let start = format!("play:{card}");
        self.legal().into_iter().filter(|text| text.split(['@', '=']).next() == Some(&start)).collect()
    }

    pub fn try_play(&mut self, text: &str) -> Result<(), Refusal> {
        let action = self.letter.parse_action(text)?;
        self.events.clear();
        self.letter.play(&mut self.state, action, &mut self.chance, &mut self.events)
    }

    pub fn play(&mut self, text: &str) -> &mut Self {
        self.try_play(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        self
    }

    /// The rule by which an action is refused; the position stays as it was.
    pub fn refused(&mut self, text: &str) -> String {
        let before = self.state;
        let refusal = self.try_play(text).expect_err(text);
        assert_eq!(self.state, before, "{text}");
        assert!(!refusal.message().is_empty());
        refusal.rule.into_owned()
    }

    pub fn json(&self) -> Value {
        self.letter.state_json(&self.state)
    }

    pub fn player(&self, seat: usize) -> Value {
        self.json()["players"][seat].clone()
    }

    /// The hand, in the words of the notation.
    pub fn hand(&self, seat: usize) -> String {
        words(&self.player(seat)["hand"])
    }

    pub fn row(&self, seat: usize) -> String {
        words(&self.player(seat)["discard"])
    }

    pub fn is_out(&self, seat: usize) -> bool {
        self.player(seat)["out"] == true
    }

    pub fn tokens(&self) -> Vec<u64> {
        let players = self.json()["players"].clone();
        players.as_array().unwrap().iter().map(|player| player["tokens"].as_u64().unwrap()).collect()
    }

    pub fn deciding(&self) -> Option<u8> {
        self.letter.decision(&self.state).map(|decision| decision.seat.0)
    }

    pub fn round(&self) -> u32 {
        self.letter.rounds(&self.state).unwrap()
    }

    pub fn view(&self, viewer: Viewer) -> Value {
        self.letter.view_json(&self.letter.view(&self.state, viewer))
    }

    /// What a viewer knows of a seat's hand, and what they know it is not.
    pub fn known(&self, viewer: Viewer, seat: usize) -> (String, String) {
        let hand = &self.view(viewer)["players"][seat]["hand"];
        (words(&hand["known"]), words(&hand["not"]))
    }

    /// What a viewer heard of the last action.
    pub fn heard(&self, viewer: Viewer) -> Vec<Value> {
        self.events.iter().map(|event| self.letter.event_json(event, Some(viewer))).collect()
    }

    /// The event of a type that a viewer heard in the last action.
    pub fn heard_of(&self, viewer: Viewer, kind: &str) -> Option<Value> {
        self.heard(viewer).into_iter().find(|event| event["type"] == kind)
    }

    /// The last round's end, told whole.
    pub fn round_end(&self) -> Value {
        self.heard_of(Viewer::Spectator, "round_ended").expect("the round is over")
    }
}

pub fn words(list: &Value) -> String {
    list.as_array()
        .map(|list| list.iter().map(|id| id.as_str().unwrap()).collect::<Vec<_>>().join(" "))
        .unwrap_or_default()
}

/// Nothing known.
pub fn nothing() -> (String, String) {
    Default::default()
}

pub fn known(card: &str) -> (String, String) {
    (card.into(), String::new())
}

pub fn not(cards: &str) -> (String, String) {
    (String::new(), cards.into())
}
