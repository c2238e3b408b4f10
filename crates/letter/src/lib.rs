//! Stand-in until the rules are here.
#![allow(missing_docs, clippy::all)]
use livret_kernel::{CardInfo, Chance, Decision, Game, Outcome, Refusal, Score, SetupError, Sink, Viewer};
use serde_json::{Map, Value};

pub enum Letter {}
impl Letter {
    pub fn setup(_players: usize, _options: &Map<String, Value>) -> Result<Letter, SetupError> {
        Err(SetupError::bad("love-letter is not built yet"))
    }
}
pub fn card_infos() -> Vec<CardInfo> {
    Vec::new()
}
impl Game for Letter {
    type State = ();
    type Action = u8;
    type Event = ();
    type View = ();
    fn seats(&self) -> usize {
        match *self {}
    }
    fn deal<C: Chance, K: Sink<()>>(&self, _: &mut C, _: &mut K) {
        match *self {}
    }
    fn decision(&self, (): &()) -> Option<Decision> {
        match *self {}
    }
    fn legal(&self, (): &(), _: &mut Vec<u8>) {
        match *self {}
    }
    fn play_unchecked<C: Chance, K: Sink<()>>(&self, (): &mut (), _: u8, _: &mut C, _: &mut K) {
        match *self {}
    }
    fn refusal(&self, (): &(), _: u8) -> Refusal {
        match *self {}
    }
    fn view(&self, (): &(), _: Viewer) {
        match *self {}
    }
    fn resample<C: Chance>(&self, (): &(), _: &mut C) {
        match *self {}
    }
    fn outcome(&self, (): &()) -> Outcome {
        match *self {}
    }
    fn scores(&self, (): &()) -> Vec<Score> {
        match *self {}
    }
    fn turns(&self, (): &()) -> u32 {
        match *self {}
    }
    fn action_text(&self, _: u8) -> String {
        match *self {}
    }
    fn parse_action(&self, _: &str) -> Result<u8, Refusal> {
        match *self {}
    }
    fn card_id(&self, _: u8) -> &str {
        match *self {}
    }
    fn cards(&self) -> Vec<CardInfo> {
        match *self {}
    }
    fn view_json(&self, (): &()) -> Value {
        match *self {}
    }
    fn state_json(&self, (): &()) -> Value {
        match *self {}
    }
    fn event_json(&self, (): &(), _: Option<Viewer>) -> Option<Value> {
        match *self {}
    }
    fn arrange<C: Chance>(&self, (): (), _: &Map<String, Value>, _: &mut C) -> Result<(), SetupError> {
        match *self {}
    }
    fn options_json(&self) -> Map<String, Value> {
        match *self {}
    }
}
