import type { LogEntry } from '../wire/wire';
import type { Logged } from './log';

type Played = Extract<LogEntry, { kind: 'played' }>;

/** What a seat had in play in its last turn: it lies there, put away by the rules, until that seat's next turn. */
export function lastServed(log: readonly Logged[], seats: number): string[][] {
  const served: string[][] = Array.from({ length: seats }, () => []);
  const done = new Set<number>();
  for (let at = log.length - 1; at >= 0 && done.size < seats; at -= 1) {
    const { entry } = log[at]!;
    if (entry.kind === 'played') gather(entry, served, done);
  }
  return served;
}

function gather({ events }: Played, served: string[][], done: Set<number>): void {
  for (const event of events.toReversed()) {
    for (const { cards = [], to } of event.moves ?? [])
      if (to[0] === 'in_play' && typeof to[1] === 'number' && !done.has(to[1])) served[to[1]]!.unshift(...cards);
    if (event.type === 'turn_began' && event.player !== undefined) done.add(event.player);
  }
}
