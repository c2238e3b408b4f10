import type { Decision, Offer, Verb } from '../wire/wire';
import { grouped } from './actions';
import { namesFor, seatsOf, type Choosing } from './choosing';

export type KeyWish =
  | { kind: 'act'; offer: Offer }
  | { kind: 'aim'; seat: number }
  | { kind: 'undo' }
  | { kind: 'hurry' }
  | { kind: 'hint' }
  | { kind: 'help' }
  | { kind: 'jump'; to: string };

const JUMPS: Record<string, string> = { t: 'town', m: 'hand', o: 'houses', a: 'actions', g: 'log', c: 'chat', s: 'score' };

/** What the slip asks, and the number that it shows before a card. */
export interface Numbered {
  choosing: Choosing;
  valueOf: (card: string) => number | undefined;
}

/** A number while a card is aimed: the seat at that place, or the card of that value. */
function numbered({ choosing, valueOf }: Numbered, number: number): KeyWish | null {
  if (choosing.seat === null) {
    const seat = seatsOf(choosing.offers)[number - 1];
    return seat === undefined ? null : { kind: 'aim', seat };
  }
  const offer = namesFor(choosing).find(({ names }) => names && valueOf(names) === number);
  return offer ? { kind: 'act', offer } : null;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'>;

/** What a key wishes at the table; null while somebody writes, or where it means nothing. */
export function keyFor(event: Pressed, decision: Decision | null, asked?: Numbered): KeyWish | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.key.length !== 1) return null;
  const target = event.target as Partial<HTMLElement> | null;
  if (target?.closest?.('input, textarea, select, dialog, [role=menu], [contenteditable]')) return null;
  const key = event.key.toLowerCase();
  const offers = grouped(decision).flatMap(([, list]) => list);
  const act = (offer: Offer | undefined): KeyWish | null => (offer ? { kind: 'act', offer } : null);
  const first = (...wanted: Verb[]): KeyWish | null =>
    act(wanted.map((verb) => offers.find((offer) => offer.verb === verb)).find((offer) => offer !== undefined));
  if (/^[1-9]$/.test(key)) return asked ? numbered(asked, Number(key)) : act(offers[Number(key) - 1]);
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
