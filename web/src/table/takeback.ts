import type { LogEntry } from '../wire/wire';
import { tell } from './events';
import { playedIn, type Logged } from './log';
import type { Tongue } from './speech';

type Played = Extract<LogEntry, { kind: 'played' }>;

/** A longer list is not read before one answers. */
const NAMED = 4;

/** The actions that going back to a ply would take back, in words: the last of them, where there are many. */
export function takenBack(tongue: Tongue, log: readonly Logged[], to: number): string[] {
  const deeds = playedIn(log)
    .filter(({ ply }) => ply >= to)
    .flatMap((entry) => deed(tongue, entry) ?? []);
  return deeds.length > NAMED ? ['…', ...deeds.slice(-NAMED)] : deeds;
}

/** What was done; where nothing is told but that another is on turn, the turn was ended. */
function deed(tongue: Tongue, { events }: Played): string | null {
  const lines = events.flatMap((event) => tell(tongue, event) ?? []);
  const plain = lines.find(({ tone }) => tone === 'plain');
  if (plain) return plain.text;
  return lines.some(({ tone }) => tone === 'turn') ? tongue.say('phase-hire.end') : null;
}

/** Who refused the last wish to take something back, if that is how it ended. */
export function refusedBy(log: readonly Logged[]): number | null {
  const ends = ({ entry }: Logged): boolean => entry.kind === 'undone' || (entry.kind === 'changed' && entry.what.startsWith('undo_'));
  const last = log.findLast(ends)?.entry;
  return last?.kind === 'changed' && last.what === 'undo_refused' ? last.seat : null;
}
