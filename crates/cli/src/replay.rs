//! `livret replay`: a record played again.

use std::io::Write;

use livret_games::{AnyTable, record_from_json};
use livret_kernel::{Record, Viewer};
use serde_json::{Value, json};

use crate::args::ReplayArgs;
use crate::error::CliError;
use crate::words::Speaker;
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
    let speaker = Speaker::new(&table, order.lang, None);
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
    let (players, seed) = (record.players.into(), record.seed.as_str().into());
    let title = [("game", record.game.as_str().into()), ("players", players), ("seed", seed)];
    writeln!(out, "{}", speaker.tell("replay", title))?;
    for action in &record.actions {
        let line = line(&table, action, speaker);
        let events = table.act(action).expect("the record has just been replayed");
        writeln!(out, "{line}")?;
        for event in events.iter().filter_map(|event| speaker.event(event)) {
            writeln!(out, "    {event}")?;
        }
    }
    Ok(())
}

/// Who decides, and what.
fn line(table: &AnyTable, action: &str, speaker: &Speaker) -> String {
    let seat = table.decider().expect("the record has just been replayed");
    let phase = table.decision().expect("somebody decides").phase;
    let offers = table.offers(Viewer::Seat(seat));
    let offer = offers.iter().find(|offer| offer.text == action).expect("it was legal when it was replayed");
    let said = speaker.action(offer, phase);
    format!("{} · {said}", speaker.seat(seat.0.into()))
}
