import type { Decision, Offer, Verb } from '../wire/wire';
import { grouped } from './actions';

export type KeyWish =
  { kind: 'act'; offer: Offer } | { kind: 'undo' } | { kind: 'hurry' } | { kind: 'hint' } | { kind: 'help' } | { kind: 'jump'; to: string };

const JUMPS: Record<string, string> = { t: 'town', m: 'hand', o: 'houses', a: 'actions', g: 'log', c: 'chat', s: 'score' };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'>;

/** What a key wishes at the table; null while somebody writes, or where it means nothing. */
export function keyFor(event: Pressed, decision: Decision | null): KeyWish | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.key.length !== 1) return null;
  const target = event.target as Partial<HTMLElement> | null;
  if (target?.closest?.('input, textarea, select, dialog, [role=menu], [contenteditable]')) return null;
  const key = event.key.toLowerCase();
  const offers = grouped(decision).flatMap(([, list]) => list);
  const act = (offer: Offer | undefined): KeyWish | null => (offer ? { kind: 'act', offer } : null);
  const first = (...wanted: Verb[]): KeyWish | null =>
    act(wanted.map((verb) => offers.find((offer) => offer.verb === verb)).find((offer) => offer !== undefined));
  if (/^[1-9]$/.test(key)) return act(offers[Number(key) - 1]);
  if (key === 'e') return first('end', 'done', 'no');
  if (key === 'l') return first('love_all', 'love');
  if (key === 'y') return first('yes');
  if (key === 'n') return first('no', 'done');
  if (key === 'u') return { kind: 'undo' };
  if (key === 'f') return { kind: 'hurry' };
  if (key === 'h') return { kind: 'hint' };
  if (key === '?') return { kind: 'help' };
  return JUMPS[key] ? { kind: 'jump', to: JUMPS[key] } : null;
}
