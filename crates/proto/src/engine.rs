//! One conversation: at most one game at a time.

use std::sync::Arc;

use livret_bots::{Budget, FastRng, Voice};
use livret_games::{AnyTable, AnyTold, GAMES, Library, Plain, record_from_json};
use livret_kernel::{ErrorCode, RULES_VERSION};
use livret_shown::Detail;
use serde_json::{Map, Value, json};

use crate::LONGEST_LINE;
use crate::error::Failure;
use crate::request::{Fields, clip};
use crate::seed::fresh_seed;

/// What an operation answers besides `ok` and `id`.
type Answer = Result<Map<String, Value>, Failure>;

const OPERATIONS: [&str; 12] =
    ["hello", "cards", "new", "legal", "act", "state", "view", "score", "undo", "choose", "record", "replay"];

/// The engine behind `livret engine`: reads requests, keeps one table.
pub struct Engine {
    library: Arc<Library>,
    table: Option<AnyTable>,
    detail: Detail,
}

impl Default for Engine {
    fn default() -> Self {
        Engine::new()
    }
}

impl Engine {
    /// An engine without a game, with the shipped cards.
    #[must_use]
    pub fn new() -> Self {
        Engine::with_library(Library::shipped().clone())
    }

    /// An engine without a game, with cards of one's own.
    #[must_use]
    pub fn with_library(library: Arc<Library>) -> Self {
        Engine { library, table: None, detail: Detail::Classic }
    }

    /// The game under way.
    #[must_use]
    pub fn table(&self) -> Option<&AnyTable> {
        self.table.as_ref()
    }

    /// Answers one line (without its line feed). Never panics, whatever the bytes.
    pub fn handle(&mut self, line: &[u8]) -> String {
        let (id, answer) = match read(line) {
            Ok(request) => (request.get("id").cloned(), self.carry_out(&request)),
            Err(failure) => (None, Err(failure)),
        };
        write(id, answer)
    }

    fn carry_out(&mut self, request: &Map<String, Value>) -> Answer {
        let fields = Fields(request);
        match fields.text("op", "the operation")? {
            "hello" => self.hello(&fields),
            "cards" => self.cards(&fields),
            "new" => self.new_game(&fields),
            "legal" => self.legal(),
            "act" => self.act(&fields),
            "state" => Ok(object([("state", json!(self.seated()?.state()))])),
            "view" => self.view(&fields),
            "score" => Ok(fields_of(&self.seated()?.score().plain())),
            "undo" => self.undo(),
            "choose" => self.choose(&fields),
            "record" => Ok(object([("record", json!(self.seated()?.record()))])),
            "replay" => self.replay(&fields),
            other => Err(unknown_op(other)),
        }
    }

    /// From here on answers are detailed, or are not.
    fn hello(&mut self, fields: &Fields) -> Answer {
        if let Some(detail) = fields.optional_flag("detail", "whether answers are detailed")? {
            self.detail = if detail { Detail::Whole } else { Detail::Classic };
        }
        Ok(hello())
    }

    fn decision(&self, table: &AnyTable) -> Value {
        json!(match self.detail {
            Detail::Classic => table.decision(),
            Detail::Whole => table.decision_in_detail(),
        })
    }

    /// The table, where there is one.
    fn seated(&self) -> Result<&AnyTable, Failure> {
        self.table.as_ref().ok_or_else(no_game)
    }

    fn cards(&self, fields: &Fields) -> Answer {
        let game = fields.optional_text("game", "a game id")?;
        let cards = livret_games::cards(&self.library, game)?;
        Ok(object([("cards", json!(cards))]))
    }

    fn new_game(&mut self, fields: &Fields) -> Answer {
        let (mut new, seed) = fields.new_game()?;
        if seed.is_none() {
            new.seed = fresh_seed();
        }
        let table = AnyTable::open(&self.library, &new)?;
        let mut answer = object([("decision", self.decision(&table))]);
        self.table = Some(table);
        if seed.is_none() {
            answer.insert("seed".into(), new.seed.into());
        }
        Ok(answer)
    }

    fn legal(&self) -> Answer {
        Ok(object([("decision", self.decision(self.seated()?))]))
    }

    fn act(&mut self, fields: &Fields) -> Answer {
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let action = fields.text("action", "one of the decision's actions")?;
        let events = table.act(action)?;
        let events = match self.detail {
            Detail::Classic => json!(events.iter().map(AnyTold::plain).collect::<Vec<Plain>>()),
            Detail::Whole => json!(events),
        };
        Ok(object([("events", events), ("decision", self.decision(self.seated()?))]))
    }

    fn view(&self, fields: &Fields) -> Answer {
        let table = self.seated()?;
        let viewer = fields.viewer(table.seats())?;
        let view = match self.detail {
            Detail::Classic => table.view(viewer),
            Detail::Whole => table.view_in_detail(viewer),
        };
        Ok(object([("state", json!(view))]))
    }

    fn undo(&mut self) -> Answer {
        let table = self.table.as_mut().ok_or_else(no_game)?;
        if !table.undo() {
            return Err(Failure::bad_request("there is nothing to take back: no action has been played yet"));
        }
        self.legal()
    }

    fn choose(&self, fields: &Fields) -> Answer {
        let table = self.seated()?;
        let bot = fields.text("bot", "a bot's name")?;
        let budget = Budget { nodes: fields.optional_number("nodes", "the bot's budget")? };
        let seed = fields.optional_text("seed", "of the bot's luck")?.unwrap_or_default();
        let rng = FastRng::of_text(seed, table.ply());
        let refuse = |unknown: livret_bots::UnknownBot| Failure::bad_request(format!("`bot`: {unknown}"));
        let best = livret_bots::advise(table, bot, budget, &mut rng.clone(), Voice::Protocol).map_err(refuse)?;
        // Advice begins with the choice: whoever gives some need not think twice.
        let action = match best.first() {
            Some(first) => first.action.clone(),
            None => {
                let chosen = livret_bots::choose(table, bot, budget, &mut rng.clone()).map_err(refuse)?;
                chosen.ok_or_else(Failure::game_over)?
            }
        };
        Ok(object([("action", action.into()), ("best", json!(best))]))
    }

    fn replay(&mut self, fields: &Fields) -> Answer {
        let record = record_from_json(fields.record()?)?;
        self.table = Some(AnyTable::replay(&record)?);
        self.legal()
    }
}

fn read(line: &[u8]) -> Result<Map<String, Value>, Failure> {
    if line.len() > LONGEST_LINE {
        return Err(too_long());
    }
    let text =
        std::str::from_utf8(line).map_err(|error| Failure::bad_json(format!("the line is not UTF-8: {error}")))?;
    if text.trim().is_empty() {
        return Err(Failure::bad_json("the line is empty; send one JSON object per line"));
    }
    match serde_json::from_str(text) {
        Ok(Value::Object(request)) => Ok(request),
        Ok(_) => Err(Failure::bad_json("the line is JSON, but not an object")),
        Err(error) => Err(Failure::bad_json(format!("the line is not JSON: {error}"))),
    }
}

fn write(id: Option<Value>, answer: Answer) -> String {
    let mut shape = object([("ok", answer.is_ok().into())]);
    if let Some(id) = id {
        shape.insert("id".into(), id);
    }
    match answer {
        Ok(fields) => shape.extend(fields),
        Err(failure) => shape.extend(object([("error", failure.json())])),
    }
    Value::Object(shape).to_string()
}

/// The answer to a line that was too long to keep.
pub(crate) fn too_long_answer() -> String {
    write(None, Err(too_long()))
}

fn too_long() -> Failure {
    Failure::bad_json(format!("the line is longer than {LONGEST_LINE} bytes"))
}

fn hello() -> Map<String, Value> {
    object([
        ("name", "livret".into()),
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("rules_version", RULES_VERSION.into()),
        ("games", GAMES.to_vec().into()),
    ])
}

fn no_game() -> Failure {
    Failure::new(ErrorCode::NoGame, "no game is open; `new` opens one")
}

fn unknown_op(op: &str) -> Failure {
    let message = format!("there is no operation \"{}\"; there are {}", clip(op), OPERATIONS.join(", "));
    Failure::new(ErrorCode::UnknownOp, message)
}

/// A value that is an object, as the fields of an answer.
fn fields_of(value: &impl serde::Serialize) -> Map<String, Value> {
    match json!(value) {
        Value::Object(fields) => fields,
        other => unreachable!("{other} is no object"),
    }
}

fn object<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}
