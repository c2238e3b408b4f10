//! Tables as the store keeps them: its rows and lines from the table's, and back.

use std::sync::Arc;

use livret_games::Library;
use livret_store::{Append, Line, TableRow};
use livret_table::LiveTable;

/// What the store is to append.
pub fn append(from: livret_table::Append) -> Append {
    let livret_table::Append { table, lines, row } = from;
    let line = |line: livret_table::Line| {
        let livret_table::Line { seq, at, kind, data } = line;
        Line { seq, at, kind: kind.into(), data }
    };
    Append { table, lines: lines.into_iter().map(line).collect(), row: row.map(stored_row) }
}

fn stored_row(row: livret_table::TableRow) -> TableRow {
    let livret_table::TableRow { id, game, stage, access, spectators, host, .. } = row;
    let livret_table::TableRow { created, updated, seq, ply, people, data, .. } = row;
    TableRow { id, game, stage, access, spectators, host, created, updated, seq, ply, people, data }
}

/// A row as the table knows it.
pub fn row(row: TableRow) -> livret_table::TableRow {
    let TableRow { id, game, stage, access, spectators, host, created, updated, seq, ply, people, data } = row;
    livret_table::TableRow { id, game, stage, access, spectators, host, created, updated, seq, ply, people, data }
}

/// A table as the store kept it.
pub fn rebuild(library: &Arc<Library>, from: &livret_table::TableRow, lines: &[Line]) -> Result<LiveTable, String> {
    let lines = lines.iter().map(|line| (line.seq, line.at, line.data.as_str()));
    LiveTable::rebuild(library, from, lines, crate::chance::entropy())
}
