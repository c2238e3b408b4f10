//! The laws that every position of every game keeps, checked in random play.
//!
//! At every point of rest: the legal list is ascending, without repeats, and empty only when the
//! game is over; texts of actions are distinct and parse back; no card is made or lost; whatever
//! the state keeps twice agrees. At some of them, because they cost more: refused actions change
//! nothing and cite a rule; copies are independent and a silent sink changes nothing; what a
//! viewer sees can be dealt anew, and what is free to take back tells nothing ([`secrecy`](crate::secrecy)); what is offered
//! does what it says ([`offering`](crate::offering)); views follow from what is told ([`following`](crate::following)); a free
//! choice can be arranged.
//! And games end.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::OnceLock;

use livret_games::AnyShown;
use livret_kernel::{Chance, Course, FastStreams, Game, Occasion, Refusal, Silent, Stream, Viewer};
use livret_shown::{Place, Shown};
use serde_json::{Value, json};

use crate::{following, offering, secrecy};

/// A random game that takes longer is taken to have no end.
pub const MOST_TURNS: u32 = 4_000;

/// What a game knows about itself that the laws cannot.
pub trait Lawful: Shown + AnyShown {
    /// What never changes in play: how many there are of each card.
    fn census(&self, state: &Self::State) -> Vec<u16>;

    /// Whatever the state keeps twice, or in an order of its own, worked out anew and compared.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// How many copies of a card lie in a place. Counted apart from the engine, in the position on the wire.
    fn copies(&self, state: &Self::State, card: &str, place: &Place) -> u64;

    /// Of an event told whole: what the rules let this viewer see. Written from RULES.md and apart
    /// from the engine, so that the two can disagree.
    fn by_the_rules(&self, event: Value, viewer: Viewer) -> Value;

    /// Does this action, taken by anybody, tell nobody anything but itself?
    fn tells_nothing_more(&self, state: &Self::State, action: &str) -> bool;

    /// Is this free choice one that arranging its position passes over, since nothing but Love
    /// could be played there?
    fn passed_over(&self, _state: &Self::State, _texts: &[String]) -> bool {
        false
    }
}

/// An event as PROTOCOL.md shows it to a viewer.
pub fn event_json<G: AnyShown>(game: &G, event: &G::Event, viewer: Option<Viewer>) -> Value {
    json!(game.told(event, viewer).event)
}

/// A law that does not hold, and where.
#[derive(Debug)]
pub struct Breach {
    /// Which law, and what was found instead.
    pub what: String,
    /// After so many actions.
    pub ply: usize,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after {} actions: {}", self.ply, self.what)
    }
}

/// Asks for something, or leaves with the words.
#[macro_export]
macro_rules! law {
    ($holds:expr, $($words:tt)*) => {
        if !$holds {
            return Err(format!($($words)*));
        }
    };
}

/// How a game went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    /// Points of rest.
    pub rests: u64,
    /// Those at which all laws were checked.
    pub checked: u64,
    /// Turns.
    pub turns: u32,
    /// Of the actions that could be taken there, those that revealed nothing.
    pub free: u64,
    /// Those whose card was followed to where the offer says.
    pub followed: u64,
}

/// The luck of the player and of the checks, apart from the game's.
struct LawRng(FastStreams);

impl LawRng {
    fn below(&mut self, n: usize) -> usize {
        self.0.below(Stream::table(0), n as u32) as usize
    }
}

/// Plays a game at random and checks every law: the cheap ones everywhere, the dear ones at one
/// point of rest in `every`.
pub fn random_play<G: Lawful>(game: &G, seed: u64, every: usize) -> Result<Played, Breach> {
    let mut chance = FastStreams::new(seed);
    let state = game.deal(&mut chance, &mut Silent);
    play_on(game, state, chance, seed, Bounds { every, plies: usize::MAX, shipped: true })
}

/// How long, and how closely, a game is watched.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The dear laws are checked at one point of rest in so many.
    pub every: usize,
    /// Actions after which nobody watches any more.
    pub plies: usize,
    /// Are the cards, and the number of each, those of the boxes? Others may make games that never end, and may
    /// leave a question out or ask it by what a hand holds, which a bot's view tells beyond the wire.
    pub shipped: bool,
}

/// Plays on from a position at random and checks every law on the way.
pub fn play_on<G: Lawful>(
    game: &G,
    state: G::State,
    chance: FastStreams,
    seed: u64,
    bounds: Bounds,
) -> Result<Played, Breach> {
    let mut watch = Watch::begin(game, state, chance, seed, bounds);
    loop {
        let ply = watch.ply;
        if ply >= bounds.plies {
            return Ok(watch.played);
        }
        let dear = watch.luck.below(bounds.every) == 0;
        let gone_on = watch.rest(dear).map_err(|what| Breach { what, ply })?;
        if !gone_on {
            return Ok(watch.played);
        }
    }
}

struct Watch<'a, G: Game> {
    game: &'a G,
    seed: u64,
    bounds: Bounds,
    state: G::State,
    chance: FastStreams,
    luck: LawRng,
    census: Vec<u16>,
    /// Actions seen in this game: most are not legal now.
    past: Vec<G::Action>,
    ply: usize,
    played: Played,
}

impl<'a, G: Lawful> Watch<'a, G> {
    fn begin(game: &'a G, state: G::State, chance: FastStreams, seed: u64, bounds: Bounds) -> Self {
        let census = game.census(&state);
        let luck = LawRng(FastStreams::new(!seed));
        let (past, played) = (Vec::new(), Played::default());
        Watch { game, seed, bounds, state, chance, luck, census, past, ply: 0, played }
    }

    /// Checks the laws where the game rests, then plays on. False: it is over.
    fn rest(&mut self, dear: bool) -> Result<bool, String> {
        let legal = legal(self.game, &self.state);
        self.played.rests += 1;
        self.played.turns = self.game.turns(&self.state);
        law!(!self.bounds.shipped || self.played.turns < MOST_TURNS, "the game does not end");
        ordered(self.game, &self.state, &legal)?;
        law!(self.game.census(&self.state) == self.census, "a card was made or lost: {:?}", self.state);
        self.game.audit(&self.state)?;
        let over = legal.is_empty();
        if dear || over {
            self.played.checked += 1;
            self.look_closely(&legal)?;
        }
        if over {
            return Ok(false);
        }
        let action = legal[self.luck.below(legal.len())];
        if dear {
            self.play_twice(action)?;
            following::views_follow(self.game, &self.state, action, &self.chance)?;
            secrecy::events_tell_only_what_the_rules_say(self.game, &self.state, action, &self.chance)?;
            let whole = self.bounds.shipped;
            secrecy::views_follow_from_what_is_heard(self.game, &self.state, action, &self.chance, whole)?;
        }
        self.remember(&legal);
        let course = self.game.play_unchecked(&mut self.state, action, &mut self.chance, &mut Silent);
        law!(course == Course::Rested, "{} runs out of steps", self.game.action_text(action));
        self.ply += 1;
        Ok(true)
    }

    fn look_closely(&mut self, legal: &[G::Action]) -> Result<(), String> {
        self.refuses(legal)?;
        let luck = self.luck.0.next(Stream::table(1));
        let (game, state) = (self.game, &self.state);
        let texts = texts(game, legal)?;
        for viewer in Viewer::all(game.seats()) {
            secrecy::dealt_anew(game, state, viewer, &self.census, luck)?;
        }
        self.played.free += secrecy::free_of_news(game, state, &self.chance, luck)?;
        self.played.followed += offering::offers_are_true(game, state, legal, &self.chance)?;
        scores_agree(game, state)?;
        let free = game.decision(state).is_some_and(|decision| decision.kind == Occasion::Turn);
        if free && !game.passed_over(state, &texts) {
            self.arranges(&texts)?;
        }
        Ok(())
    }

    /// Keeps a few of the actions seen, to try them where they are not allowed.
    fn remember(&mut self, legal: &[G::Action]) {
        let action = legal[self.luck.below(legal.len())];
        if !self.past.contains(&action) {
            self.past.push(action);
        }
    }

    /// Actions out of place, and no actions at all, are refused by a rule and change nothing.
    fn refuses(&mut self, legal: &[G::Action]) -> Result<(), String> {
        let tried: Vec<G::Action> =
            (0..self.past.len().min(4)).map(|_| self.past[self.luck.below(self.past.len())]).collect();
        for action in tried {
            refused(self.game, &self.state, legal, action)?;
        }
        let garbage = GARBAGE[self.luck.below(GARBAGE.len())];
        match self.game.parse_action(garbage) {
            Ok(action) => refused(self.game, &self.state, legal, action),
            Err(refusal) => cites(&refusal, true),
        }
    }

    /// The same action on two copies gives the same, listened to or not, and leaves the original.
    fn play_twice(&self, action: G::Action) -> Result<(), String> {
        let before = self.state.clone();
        let (mut a, mut b) = (self.state.clone(), self.state.clone());
        let (mut luck_a, mut luck_b) = (self.chance.clone(), self.chance.clone());
        let mut events = Vec::new();
        let played = self.game.play(&mut a, action, &mut luck_a, &mut events);
        law!(played.is_ok(), "{} is legal and refused", self.game.action_text(action));
        self.game.play_unchecked(&mut b, action, &mut luck_b, &mut Silent);
        law!(a == b, "whether somebody listens to {} changes the game", self.game.action_text(action));
        law!(luck_a == luck_b, "whether somebody listens to {} changes chance", self.game.action_text(action));
        law!(self.state == before, "playing on a copy changed the original");
        for event in &events {
            law!(event_json(self.game, event, None).is_object(), "{event:?} has no text");
        }
        Ok(())
    }

    /// The position as JSON, laid over a fresh deal, is the position again, with the same actions.
    ///
    /// Not part of that shape, and so forgotten: who has seen which card, and who has swapped cards
    /// in secret. Not asked for: positions within an effect, which `arrange` cannot begin from, and
    /// those that it passes over ([`Lawful::passed_over`]).
    fn arranges(&self, texts: &[String]) -> Result<(), String> {
        let json = json!(self.game.position(&self.state));
        let mut position = json.as_object().expect("a position is an object").clone();
        if !self.bounds.shipped {
            position.insert("free".into(), true.into());
        }
        let mut chance = FastStreams::new(self.seed);
        let dealt = self.game.deal(&mut chance, &mut Silent);
        let again = match self.game.arrange(dealt, &position.into(), &mut chance) {
            // A heap may grow beyond what a position may be given.
            Err(e) if !self.bounds.shipped && e.message().contains("200") => return Ok(()),
            arranged => arranged.map_err(|e| format!("{e}, arranging {json}"))?,
        };
        let back = json!(self.game.position(&again));
        law!(back == json, "{}arranging {texts:?}", difference(&json, &back));
        let same = legal(self.game, &again) == legal(self.game, &self.state);
        law!(same, "an arranged position offers other actions than {texts:?}: {json}");
        Ok(())
    }
}

const GARBAGE: [&str; 14] = [
    "",
    ":",
    "serve",
    "serve:",
    "hire:@",
    "hire:teapot@9.x!0",
    "love:1-love@1",
    "target:7",
    "maid:0.",
    "play:guard@1=guard",
    "cure:illness!99",
    "take:illness.",
    "return:estate=",
    "gain:teapots",
];

fn refused<G: Game>(game: &G, state: &G::State, legal: &[G::Action], action: G::Action) -> Result<(), String> {
    if legal.binary_search(&action).is_ok() {
        return Ok(());
    }
    let (mut copy, mut chance) = (state.clone(), FastStreams::new(9));
    let Err(refusal) = game.play(&mut copy, action, &mut chance, &mut Silent) else {
        return Err(format!("{} is not in the list, and yet played", game.action_text(action)));
    };
    law!(copy == *state && chance == FastStreams::new(9), "refused, and yet something changed: {refusal}");
    cites(&refusal, false)
}

/// A refusal is a sentence with a rule that exists; only a text that is no action may lack one.
fn cites(refusal: &Refusal, unreadable: bool) -> Result<(), String> {
    law!(refusal.message().len() > 10, "a refusal says why: {refusal}");
    law!(
        rule_ids().contains(&*refusal.rule) || unreadable && refusal.rule.is_empty(),
        "there is no rule \"{}\": {refusal}",
        refusal.rule
    );
    Ok(())
}

/// Every ID of docs/RULES.md.
pub fn rule_ids() -> &'static BTreeSet<&'static str> {
    static IDS: OnceLock<BTreeSet<&'static str>> = OnceLock::new();
    IDS.get_or_init(|| {
        let words = include_str!("../../../docs/RULES.md").split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        words.filter(|w| w.contains('-') && w.starts_with(|c: char| c.is_ascii_uppercase())).collect()
    })
}

/// The legal actions, in a list of their own.
pub fn legal<G: Game>(game: &G, state: &G::State) -> Vec<G::Action> {
    let mut out = Vec::new();
    game.legal(state, &mut out);
    out
}

fn ordered<G: Game>(game: &G, state: &G::State, legal: &[G::Action]) -> Result<(), String> {
    law!(legal.is_sorted_by(|a, b| a < b), "the legal list is not ascending: {legal:?}");
    law!(legal.is_empty() == game.decision(state).is_none(), "there are actions exactly while the game lasts");
    Ok(())
}

fn texts<G: Game>(game: &G, legal: &[G::Action]) -> Result<Vec<String>, String> {
    let texts: Vec<String> = legal.iter().map(|&action| game.action_text(action)).collect();
    let distinct: BTreeSet<&String> = texts.iter().collect();
    law!(distinct.len() == texts.len(), "two actions have one text: {texts:?}");
    for (text, &action) in texts.iter().zip(legal) {
        law!(game.parse_action(text).as_ref() == Ok(&action), "\"{text}\" does not parse back");
    }
    Ok(texts)
}

/// The quick result and the lines of the scores say the same.
fn scores_agree<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let (outcome, scores) = (game.outcome(state), game.scores(state));
    law!(scores.len() == game.seats(), "a score for each seat");
    for (score, points) in scores.iter().zip(outcome.points) {
        let sum: i32 = score.lines.iter().map(|line| line.points).sum();
        law!(sum == score.points && points == sum, "{points} points, but the lines say {score:?}");
    }
    law!(outcome.winners.count() > 0, "somebody is ahead");
    Ok(())
}

/// Where two JSON values differ, in a few words.
pub fn difference(a: &Value, b: &Value) -> String {
    match (a, b) {
        (Value::Object(a), Value::Object(b)) => {
            let names: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
            let field = |name: &String| {
                let (x, y) = (a.get(name).unwrap_or(&Value::Null), b.get(name).unwrap_or(&Value::Null));
                if x == y { String::new() } else { format!("{name}.{}", difference(x, y)) }
            };
            names.into_iter().map(field).collect()
        }
        (Value::Array(x), Value::Array(y)) if x.len() == y.len() => x
            .iter()
            .zip(y)
            .enumerate()
            .filter(|(_, (a, b))| a != b)
            .map(|(i, (a, b))| format!("[{i}].{}", difference(a, b)))
            .collect(),
        (a, b) => format!(" {a} became {b}; "),
    }
}
