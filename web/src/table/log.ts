import type { LogEntry } from '../wire/wire';

/** A line of the table's log, with a key of its own. */
export interface Logged {
  key: number;
  entry: LogEntry;
}

let keys = 0;

export const logged = (entry: LogEntry): Logged => ({ key: ++keys, entry });

/** What an entry does to the log: what was taken back is dropped. */
export function logAfter(log: readonly Logged[], entry: LogEntry): Logged[] {
  const kept = entry.kind === 'undone' ? log.filter(({ entry: old }) => old.kind !== 'played' || old.ply < entry.to) : log.slice();
  kept.push(logged(entry));
  return kept;
}

/** Actions played after an entry. */
export function plyAfter(ply: number, entry: LogEntry): number {
  if (entry.kind === 'played') return entry.ply + 1;
  return entry.kind === 'undone' ? entry.to : ply;
}
