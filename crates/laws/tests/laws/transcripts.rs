//! Conversations with the engine, kept answer for answer: what `livret engine` says to somebody who asks for no more than
//! PROTOCOL.md promises stays the same to the byte, whatever becomes of the code behind it.
//!
//! One short conversation of each game is kept whole; of one game at every sort of table the digests of the answers are kept,
//! a block at a time, so that a difference can be found. `LIVRET_BLESS=1 cargo test -p livret-laws transcripts` writes what is
//! missing; a file that is there is never written again.

use std::fmt::Write;
use std::path::PathBuf;

use livret_games::GAMES;
use livret_kernel::{Chance, FastStreams, Stream, TableOptions, digest};
use livret_proto::Engine;
use livret_testkit::tables;
use serde_json::{Value, json};

/// Questions and answers of the conversations kept whole.
const WHOLE: usize = 70;
/// Answers under one digest.
const BLOCK: usize = 25;
/// Longer games are broken off.
const MOST: usize = 700;

/// Somebody who plays at random and asks much on the way.
struct Guest {
    engine: Engine,
    luck: FastStreams,
    said: Vec<(String, String)>,
}

impl Guest {
    fn ask(&mut self, question: &Value) -> Value {
        let question = question.to_string();
        let answer = self.engine.handle(question.as_bytes());
        let read = serde_json::from_str(&answer).expect("an answer is JSON");
        self.said.push((question, answer));
        read
    }

    fn below(&mut self, n: usize) -> usize {
        self.luck.below(Stream::table(0), n as u32) as usize
    }

    /// A game from its beginning to its end, or to where it is broken off.
    fn play(&mut self, game: &str, players: usize, options: &TableOptions, most: usize) {
        self.ask(&json!({"op": "hello", "id": 7}));
        let new = json!({"op": "new", "game": game, "players": players, "seed": "transcript", "options": options});
        let mut decision = self.ask(&new)["decision"].take();
        while !decision.is_null() && self.said.len() < most {
            let actions = decision["actions"].as_array().expect("a decision has actions").clone();
            self.ask_about(players, &actions);
            let chosen = actions[self.below(actions.len())].clone();
            decision = self.ask(&json!({"op": "act", "action": chosen}))["decision"].take();
        }
        for op in ["score", "record", "state", "legal"] {
            self.ask(&json!({"op": op}));
        }
    }

    /// Now and then: views, what a bot would do, an action that is refused, an action taken back.
    fn ask_about(&mut self, players: usize, actions: &[Value]) {
        match self.below(12) {
            0 => {
                for player in 0..players {
                    self.ask(&json!({"op": "view", "player": player}));
                }
                self.ask(&json!({"op": "view", "player": null}));
            }
            1 => drop(self.ask(&json!({"op": "state", "id": "s"}))),
            2 => drop(self.ask(&json!({"op": "score"}))),
            3 => drop(self.ask(&json!({"op": "choose", "bot": "novice", "seed": "tea"}))),
            4 => {
                for wrong in ["hire:marianne-soleil", "serve:1-love", "play:guard@0=king", "chamber:tea", "yes", "end"]
                {
                    if !actions.iter().any(|action| action == wrong) {
                        self.ask(&json!({"op": "act", "action": wrong}));
                    }
                }
            }
            5 => {
                self.ask(&json!({"op": "act", "action": actions[0]}));
                self.ask(&json!({"op": "undo"}));
            }
            _ => {}
        }
    }
}

fn conversation(game: &str, players: usize, options: &TableOptions, most: usize) -> Vec<(String, String)> {
    let luck = FastStreams::new(players as u64);
    let mut guest = Guest { engine: Engine::new(), luck, said: Vec::new() };
    guest.play(game, players, options, most);
    guest.said
}

/// The conversations kept whole, a question and its answer on a line each.
fn whole(game: &str) -> String {
    let mut text = String::new();
    for (question, answer) in conversation(game, 3, &TableOptions::default(), WHOLE) {
        writeln!(text, "> {question}\n< {answer}").expect("a text takes whatever is written to it");
    }
    text
}

/// One line for each sort of table: what it is, and the digests of its conversation.
fn digests() -> String {
    let mut text = String::new();
    for setting in tables::all() {
        let said = conversation(setting.game, setting.players, &setting.options(1), MOST);
        let answers: Vec<Value> = said.into_iter().map(|(_, answer)| answer.into()).collect();
        let blocks: Vec<String> = answers.chunks(BLOCK).map(|block| digest(&block)[..12].to_string()).collect();
        writeln!(text, "{setting}: {}", blocks.join(" ")).expect("a text takes whatever is written to it");
    }
    text
}

fn compare(name: &str, found: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(name);
    if std::env::var_os("LIVRET_BLESS").is_some() && !path.exists() {
        std::fs::write(&path, found).expect("a place for transcripts");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let differs = kept.lines().zip(found.lines()).position(|(kept, found)| kept != found);
    if let Some(line) = differs {
        let pick = |text: &str| text.lines().nth(line).unwrap_or_default().chars().take(2000).collect::<String>();
        panic!("{name}, line {}:\n  was {}\n  is  {}", line + 1, pick(&kept), pick(found));
    }
    assert_eq!(kept.lines().count(), found.lines().count(), "{name} is longer or shorter than it was");
}

#[test]
fn the_engine_answers_as_it_answered_word_for_word() {
    for game in GAMES {
        compare(&format!("{game}.txt"), &whole(game));
    }
}

#[test]
fn the_engine_answers_as_it_answered_at_every_sort_of_table() {
    compare("digests.txt", &digests());
}
