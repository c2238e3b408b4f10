//! Stand-in until the rules are here.
#![allow(missing_docs, clippy::all)]
use livret_kernel::{CardChanges, CardInfo, Chance, Decision, Game, Outcome, Refusal, Score, SetupError, Sink, Viewer};
use serde_json::{Map, Value};
use std::sync::{Arc, OnceLock};

pub enum Tanto<const SEATS: usize, const KINDS: usize> {}
impl<const SEATS: usize, const KINDS: usize> Game for Tanto<SEATS, KINDS> {
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

pub enum AnyTanto {
    Small(Tanto<4, 2>),
    Large(Tanto<7, 2>),
    Guests(Tanto<4, 3>),
}

#[derive(Debug)]
pub struct Library;

impl Library {
    pub fn shipped() -> &'static Arc<Library> {
        static SHIPPED: OnceLock<Arc<Library>> = OnceLock::new();
        SHIPPED.get_or_init(|| Arc::new(Library))
    }
    pub fn with_file(_label: &str, _text: &str) -> Result<Library, SetupError> {
        Err(SetupError::bad("no cards yet"))
    }
    pub fn with_changes(_changed: &[Value]) -> Result<Library, SetupError> {
        Err(SetupError::bad("no cards yet"))
    }
    pub fn card_infos(&self) -> Vec<CardInfo> {
        Vec::new()
    }
    pub fn changes(&self) -> Option<CardChanges> {
        None
    }
}

pub fn setup(
    _library: &Arc<Library>,
    game: &str,
    _players: usize,
    _options: &Map<String, Value>,
    _chance: &mut impl Chance,
) -> Result<AnyTanto, SetupError> {
    Err(SetupError::bad(format!("{game} is not built yet")))
}
