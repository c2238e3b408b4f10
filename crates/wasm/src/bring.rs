//! A kept table back into memory. What is kept may have been anywhere: a file that somebody hands in is looked at closely.

use std::sync::Arc;

use livret_games::Library;
use livret_kernel::MAX_SEATS;
use livret_table::{Answer, Entropy, Failure, LineData, LiveTable, SeatData, TableData, TableRow};
use livret_wire::{Access, Clock, KeptTable, SeatKind, Stage, is_local};
use serde::Deserialize;

use crate::hall::ME;

/// The time of a line, which stands beside what happened.
#[derive(Deserialize)]
struct At {
    at: i64,
}

/// The table, its game played again.
pub(crate) fn rebuilt(library: &Arc<Library>, kept: &KeptTable, entropy: Entropy) -> Answer<LiveTable> {
    let row = table_row(kept);
    let data: TableData = serde_json::from_str(&row.data).map_err(unreadable)?;
    if !is_local(&row.id) || !is_sound(&data) {
        return Err(unreadable("it is no table of this device"));
    }
    let times: Result<Vec<i64>, _> =
        kept.lines.iter().map(|line| serde_json::from_str::<At>(line).map(|line| line.at)).collect();
    let times = times.map_err(unreadable)?;
    let lines = kept.lines.iter().zip(times).enumerate();
    let lines = lines.map(|(n, (line, at))| (n as u64 + 1, at, line.as_str()));
    let table = LiveTable::rebuild(library, &row, lines, entropy).map_err(unreadable)?;
    let seats = table.data.seats.len();
    if !table.log.iter().all(|line| names_a_seat(&line.data, seats)) || is_over(&table) != table.is_done() {
        return Err(unreadable("its log is no log of such a table"));
    }
    Ok(table)
}

fn table_row(kept: &KeptTable) -> TableRow {
    let row = kept.row.clone();
    TableRow {
        id: row.id,
        game: row.game,
        stage: row.stage,
        access: String::new(),
        spectators: false,
        host: ME.into(),
        created: row.created,
        updated: row.updated,
        seq: u64::from(row.seq),
        ply: row.ply,
        people: Vec::new(),
        data: row.data,
    }
}

fn unreadable(why: impl std::fmt::Display) -> Failure {
    Failure::bad_request(format!("this table cannot be read: {why}"))
}

/// Is it a table at which one person plays without a server, or a game that was brought in?
fn is_sound(data: &TableData) -> bool {
    let settings = &data.setup.settings;
    let alone = settings.access == Access::Private && settings.clock == Clock::None && data.setup.offline;
    let done = matches!(data.stage, Stage::Over | Stage::Aborted);
    let playing = data.stage == Stage::Playing && data.seats.iter().all(|seat| sits_here(seat, &data.setup.game));
    (2..=MAX_SEATS).contains(&data.seats.len())
        && data.opening.is_some()
        && data.setup.host == ME
        && data.pause.is_none()
        && !data.discreet
        && data.decider.is_none_or(|seat| usize::from(seat) < data.seats.len())
        && (done || playing && alone && !data.setup.imported)
}

fn sits_here(seat: &SeatData, game: &str) -> bool {
    let levels = livret_bots::levels(game);
    let bot = seat.bot.as_deref().is_none_or(|level| levels.contains(&level));
    bot && match seat.kind {
        SeatKind::Person => seat.person.as_deref() == Some(ME),
        SeatKind::Here => true,
        SeatKind::Bot => seat.bot.is_some(),
        SeatKind::Open => false,
    }
}

fn names_a_seat(line: &LineData, seats: usize) -> bool {
    match line {
        LineData::Played { seat, .. } | LineData::Undone { by: seat, .. } => usize::from(*seat) < seats,
        LineData::Changed { seat, .. } => seat.is_none_or(|seat| usize::from(seat) < seats),
        LineData::Started { .. } | LineData::Said { .. } => true,
        LineData::HeldBack | LineData::Asked { .. } | LineData::Shown => false,
    }
}

/// Has nobody anything to decide, or was it ended before?
fn is_over(table: &LiveTable) -> bool {
    table.data.stage != Stage::Playing || table.data.decider.is_none()
}
