import { tell } from './events';
import { playedIn, type Logged } from './log';
import type { GameEvent } from './shapes';
import type { Tongue } from './speech';
import { because } from './story/sentences';

/** Who left the round that is played, and by which event. */
export function fallenIn(log: readonly Logged[]): Map<number, GameEvent> {
  const events = playedIn(log).flatMap(({ events }) => events);
  const begun = events.findLastIndex(({ type, round }) => type === 'shuffled' && round !== undefined);
  const fallen = events.slice(begun + 1).filter(({ type }) => type === 'eliminated');
  return new Map(fallen.map((event) => [event.player!, event]));
}

/** That somebody left, and by whose card. */
export const fallOf = (tongue: Tongue, event: GameEvent): string =>
  [tell(tongue, event)?.text, because(tongue, event)].filter(Boolean).join(' ');
