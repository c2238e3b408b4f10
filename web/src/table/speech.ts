import type en from '../i18n/table/en.play';
import type { Who } from '../i18n/table/who';

export type { Who };
export type PlayWords = typeof en;

/** All that is needed to speak of a table in one language, to one listener. */
export interface Tongue {
  say: PlayWords;
  /** A card's name. */
  card: (id: string) => string;
  /** What sort of card it is. */
  kind: (id: string) => string | undefined;
  /** Who sits there, as the listener would say. */
  who: (seat: number) => Who;
  /** The town is a park (Motto). */
  park?: boolean;
}

/** The last touch to a sentence: names the place as the game does. */
export const polished = (tongue: Tongue, text: string): string => (tongue.park ? tongue.say.inPark(text) : text);

/** A card of an action or event; `C!n` is a sick one. */
export function named(tongue: Tongue, text: string): string {
  const [id = '', sick] = text.split('!');
  const name = id === 'first-master' ? tongue.say.firstMaster : tongue.card(id);
  return sick ? tongue.say.sick(name, Number(sick)) : name;
}

/** Names in their order; equal ones are told once, with their number. */
export function listed(tongue: Tongue, ids: readonly string[]): string {
  const count = new Map<string, number>();
  for (const id of ids) count.set(id, (count.get(id) ?? 0) + 1);
  return tongue.say.list([...count].map(([id, n]) => (n === 1 ? named(tongue, id) : tongue.say.times(named(tongue, id), n))));
}

/** So much of a counter. */
export function amount(tongue: Tongue, counter: string, n: number): string {
  return tongue.say.counters[counter]?.(n) ?? `${n}`;
}
