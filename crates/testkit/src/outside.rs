//! What comes from outside is bytes, and any bytes may come. Each [`Door`] has a law about all of them; tests try it with
//! good ones that were broken a little, `fuzz/` with whatever a fuzzer finds.

use std::sync::{Arc, LazyLock};

use arbitrary::{Result, Unstructured};
use livret_games::{AnyTable, GAMES, Library, NewGame, record_from_json};
use livret_kernel::TableOptions;
use livret_proto::Engine;
use livret_wire::ClientMessage;
use serde_json::{Value, json};

/// A way in.
pub struct Door {
    /// Good ones.
    seeds: LazyLock<Vec<Vec<u8>>>,
    /// Panics where it does not hold; says whether the bytes were taken.
    law: fn(&[u8]) -> bool,
}

/// Lines of the engine protocol. Each is answered by one JSON object on one line, and one that is refused changes nothing.
pub static LINES: Door = Door { seeds: LazyLock::new(line_seeds), law: lines };

/// Records. One that is taken is written again as it was read, and that is taken too.
pub static RECORDS: Door = Door { seeds: LazyLock::new(record_seeds), law: record };

/// Card files. They are refused with the file's name, or the cards can be read and played.
pub static CARD_FILES: Door = Door { seeds: LazyLock::new(card_file_seeds), law: card_file };

/// What clients send over the socket. What is understood means the same when it is written again.
pub static MESSAGES: Door = Door { seeds: LazyLock::new(message_seeds), law: message };

impl Door {
    /// Holds the law against the bytes, and against a good one that they break; was that one taken?
    pub fn holds(&self, bytes: &[u8]) -> bool {
        (self.law)(bytes);
        (self.law)(
            &self.broken(&mut Unstructured::new(bytes)).expect("without bytes nothing is drawn, and nothing broken"),
        )
    }

    fn broken(&self, u: &mut Unstructured) -> Result<Vec<u8>> {
        let mut bytes = u.choose(&self.seeds)?.clone();
        for _ in 0..u.int_in_range(0..=3)? {
            self.break_once(&mut bytes, u)?;
        }
        Ok(bytes)
    }

    fn break_once(&self, bytes: &mut Vec<u8>, u: &mut Unstructured) -> Result<()> {
        let at = u.int_in_range(0..=bytes.len())?;
        let until = bytes.len().min(at + u.int_in_range(0..=12)?);
        match u.int_in_range(0..=3)? {
            0 => bytes.truncate(at),
            1 => drop(bytes.splice(at..until, u.arbitrary::<[u8; 2]>()?)),
            2 => drop(bytes.splice(at..at, u.choose(&self.seeds)?.iter().copied().skip(at).take(until - at))),
            _ => drop(bytes.drain(at..until)),
        }
        Ok(())
    }
}

fn lines(bytes: &[u8]) -> bool {
    let mut engine = Engine::new();
    bytes.split(|byte| *byte == b'\n').all(|line| answered(&mut engine, line))
}

fn answered(engine: &mut Engine, line: &[u8]) -> bool {
    let position = |engine: &Engine| engine.table().map(|table| (table.ply(), table.state()));
    let before = position(engine);
    let answer = engine.handle(line);
    assert!(!answer.contains('\n'), "an answer is one line: {answer}");
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    let taken = answer["ok"].as_bool().expect("an answer says whether it is one");
    if !taken {
        assert!(answer["error"]["code"].is_string() && answer["error"]["message"].is_string(), "{answer}");
        assert_eq!(position(engine), before, "what is refused changes nothing");
    }
    taken
}

fn record(bytes: &[u8]) -> bool {
    let read = serde_json::from_slice(bytes).ok().and_then(|value: Value| record_from_json(&value).ok());
    let Some(record) = read else { return false };
    let Ok(table) = AnyTable::replay(&record) else { return false };
    let again = table.record();
    assert_eq!((&again.actions, &again.hash), (&record.actions, &record.hash));
    assert!(AnyTable::replay(&again).is_ok(), "what we write, we read: {}", json!(again));
    true
}

fn card_file(bytes: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(bytes) else { return false };
    match Library::with_file("mine.ron", text) {
        Ok(library) => {
            assert!(library.card_infos().iter().all(|card| !card.names.en.is_empty()));
            try_out(&Arc::new(library));
            true
        }
        Err(refused) => {
            assert!(refused.message().starts_with("mine.ron"), "{}", refused.message());
            false
        }
    }
}

/// Plays a while with these cards, always what stands in the middle of the list.
fn try_out(library: &Arc<Library>) {
    for game in GAMES.iter().filter(|game| **game != "love-letter") {
        let place = if game.starts_with("motto") { "park" } else { "town" };
        let options = TableOptions::from_iter([(place, "random")]);
        let new = NewGame { game: (*game).into(), players: 3, seed: "outside".into(), options, arrange: None };
        let mut table = AnyTable::open(library, &new).expect("a random town of sound cards");
        for _ in 0..30 {
            let legal = table.legal();
            let Some(action) = legal.get(legal.len() / 2) else { break };
            table.act(action).expect("what is legal is played");
        }
    }
}

fn message(bytes: &[u8]) -> bool {
    let Ok(read) = serde_json::from_slice::<ClientMessage>(bytes) else { return false };
    let written = serde_json::to_vec(&read).expect("a message is written");
    assert_eq!(serde_json::from_slice::<ClientMessage>(&written).ok(), Some(read));
    true
}

fn line_seeds() -> Vec<Vec<u8>> {
    let new = |game: &str| json!({"op": "new", "game": game, "players": 3, "seed": "s"}).to_string();
    let asked = [
        json!({"op": "hello", "detail": true}),
        json!({"op": "legal"}),
        json!({"op": "act", "action": "end"}),
        json!({"op": "act", "action": "love:all"}),
        json!({"op": "act", "action": "play:guard@1=priest"}),
        json!({"op": "view", "player": 1}),
        json!({"op": "view", "player": "spectator"}),
        json!({"op": "score", "id": [1]}),
        json!({"op": "undo"}),
        json!({"op": "choose", "bot": "random"}),
        json!({"op": "record"}),
    ];
    let line = |game: &str| asked.iter().map(|ask| format!("{}\n{ask}", new(game)).into_bytes()).collect::<Vec<_>>();
    GAMES.iter().flat_map(|game| line(game)).collect()
}

fn record_seeds() -> Vec<Vec<u8>> {
    let played = |game: &str| {
        let new = NewGame { game: game.into(), players: 2, seed: "s".into(), ..NewGame::default() };
        let mut table = AnyTable::open(Library::shipped(), &new).expect("a game of the house");
        for _ in 0..12 {
            let legal = table.legal();
            table.act(&legal[legal.len() / 2]).expect("what is legal is played");
        }
        json!(table.record()).to_string().into_bytes()
    };
    GAMES.iter().map(|game| played(game)).collect()
}

fn card_file_seeds() -> Vec<Vec<u8>> {
    vec![include_bytes!("../../../examples/my-cards.ron").to_vec()]
}

fn message_seeds() -> Vec<Vec<u8>> {
    let messages = [
        json!({"op": "watch", "table": "k3v8p2qd", "seat": 1, "since": 12}),
        json!({"op": "earlier", "table": "k3v8p2qd", "before": 12}),
        json!({"op": "unwatch", "table": "k3v8p2qd"}),
        json!({"op": "act", "table": "k3v8p2qd", "ply": 12, "action": "end", "token": "k3"}),
        json!({"op": "undo", "table": "k3v8p2qd", "ply": 12}),
        json!({"op": "consent", "table": "k3v8p2qd", "yes": true}),
        json!({"op": "chat", "table": "k3v8p2qd", "text": "à bientôt"}),
        json!({"op": "hurry", "table": "k3v8p2qd"}),
        json!({"op": "ping"}),
    ];
    messages.iter().map(|message| message.to_string().into_bytes()).collect()
}
