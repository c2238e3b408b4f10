import type { LogEntry } from '../wire/wire';
import type { GameEvent } from './shapes';

/** A line of the table's log, with a key of its own. */
export interface Logged {
  key: number;
  entry: LogEntry;
}

let keys = 0;

export const logged = (entry: LogEntry): Logged => ({ key: ++keys, entry });

/** An action, as it was told. */
export type Played = Omit<Extract<LogEntry, { kind: 'played' }>, 'events'> & { events: GameEvent[] };

export const playedIn = (log: readonly Logged[]): Played[] => log.flatMap(({ entry }) => (entry.kind === 'played' ? [entry] : []));

/** What an entry does to the log: what was taken back is dropped. */
export function logAfter(log: readonly Logged[], entry: LogEntry): Logged[] {
  const kept = entry.kind === 'undone' ? log.filter(({ entry: old }) => old.kind !== 'played' || old.ply < entry.to) : log.slice();
  kept.push(logged(entry));
  return kept;
}

/** The rules have said that the game is over; that the table says it too is not told. */
export function toldOnce(log: readonly Logged[]): readonly Logged[] {
  const last = log.findLast(({ entry }) => entry.kind === 'played')?.entry;
  const ended = last?.kind === 'played' && last.events.some(({ type }) => type === 'game_ended');
  return ended ? log.filter(({ entry }) => entry.kind !== 'changed' || entry.what !== 'over') : log;
}

/** Where the rounds of a game begin, its own beginning included. */
export function roundsOf(entries: readonly LogEntry[]): number[] {
  const ends = entries.filter((entry) => entry.kind === 'played' && entry.events.some(({ type }) => type === 'round_ended'));
  return [0, ...ends.map((entry) => plyAfter(0, entry))];
}

/** Actions played after an entry. */
export function plyAfter(ply: number, entry: LogEntry): number {
  if (entry.kind === 'played') return entry.ply + 1;
  return entry.kind === 'undone' ? entry.to : ply;
}

/** The log as it was after so many actions; whole where nobody looks back. */
export function logUntil(log: readonly Logged[], ply: number | null | undefined): readonly Logged[] {
  if (ply === null || ply === undefined) return log;
  const end = log.findIndex(({ entry }) => entry.kind === 'played' && entry.ply >= ply);
  return end < 0 ? log : log.slice(0, end);
}
