import type { FinishedGame, Table, TableSummary } from '../wire/wire';

/** What lists and figures tell of a table of this device. Nothing in it is hidden from anybody. */
export interface Shelved {
  summary: TableSummary;
  /** Once it is over. */
  finished: FinishedGame | null;
}

const setsOf = ({ game, options }: Table): string[] => (options['sets'] as string[] | undefined) ?? [game];

function finished(table: Table): FinishedGame | null {
  const { id, game, seats, result, you } = table;
  const seat = you[0];
  const score = seat === undefined ? undefined : result?.scores[seat];
  if (table.stage !== 'over' || !result || !score) return null;
  return {
    table: id,
    game,
    sets: setsOf(table),
    at: table.updated,
    seat: seat!,
    seats,
    winners: result.winners,
    ending: result.ending,
    score,
  };
}

/** A table of this device as lists tell it. Its bots play only while it is open: it is always somebody's turn who sits here. */
export function shelved(table: Table): Shelved {
  const { id, game, seats, stage, access, clock, spectators, created, updated, ply, you, result } = table;
  const told = { id, game, seats, stage, access, clock, spectators, created, updated, ply, you };
  const summary = { ...told, sets: setsOf(table), your_turn: stage === 'playing' && you.length > 0, winners: result?.winners ?? [] };
  return { summary, finished: finished(table) };
}
