//! `livret replay`: a record played again.

use std::io::Write;

use livret_games::{AnyTable, record_from_json};
use livret_kernel::Record;
use serde_json::{Value, json};

use crate::args::ReplayArgs;
use crate::error::CliError;
use crate::words::{Speaker, pick};
use crate::{input, show};

/// Replays, checks the hash, and prints the game or its result.
pub fn run(order: &ReplayArgs, out: &mut impl Write) -> Result<(), CliError> {
    let file = order.file.display();
    let text = input::read(&order.file)?;
    let value: Value =
        serde_json::from_str(&text).map_err(|error| CliError::input(format!("{file} is not JSON: {error}")))?;
    // An answer of the engine's `record` may be given whole.
    let record = record_from_json(value.get("record").unwrap_or(&value))?;
    let table = AnyTable::replay(&record)?;
    if order.json {
        return Ok(writeln!(out, "{}", result(&table, &record))?);
    }
    let speaker = Speaker::new(&table, order.lang.into(), None);
    log(&record, &speaker, out)?;
    write!(out, "{}", show::score(&table, &speaker))?;
    Ok(())
}

fn result(table: &AnyTable, record: &Record) -> Value {
    let mut result =
        json!({"game": record.game, "players": record.players, "names": record.names, "actions": record.actions.len()});
    let fields = result.as_object_mut().expect("just made an object");
    let score = table.score().plain();
    fields.insert("scores".into(), json!(score.scores));
    fields.insert("winners".into(), json!(score.winners));
    fields.insert("over".into(), score.over.into());
    fields.insert("hash".into(), record.hash.clone().into());
    result
}

fn log(record: &Record, speaker: &Speaker, out: &mut impl Write) -> Result<(), CliError> {
    let mut table = AnyTable::reopen(record)?;
    let title = pick(speaker.lang, "players, seed", "joueurs, graine");
    writeln!(out, "{}, {} {title} {}", record.game, record.players, record.seed)?;
    for action in &record.actions {
        let decision = json!(table.decision());
        let line = format!("{} · {}", speaker.seat(&decision["player"]), speaker.action(action, &decision));
        let events = table.act(action).expect("the record has just been replayed");
        writeln!(out, "{line}")?;
        for event in events.iter().filter_map(|event| speaker.event(&json!(event.plain()))) {
            writeln!(out, "    {event}")?;
        }
    }
    Ok(())
}
