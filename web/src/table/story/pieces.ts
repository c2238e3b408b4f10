import type { Tongue } from '../speech';

/** A stretch of words, or a card's name. */
export type Piece = string | { card: string; name: string };

// Behind a name, never before it: languages look at how a name begins (“d’Azure”).
const OPEN = '\uE000';
const SHUT = '\uE001';
const MARK = /\uE000([^\uE001]*)\uE001/g;

/** Speaks as `tongue` does, with every card's name marked by its id. Only `pieces` can read that. */
export const marking = (tongue: Tongue): Tongue => ({ ...tongue, card: (id) => `${tongue.card(id)}${OPEN}${id}${SHUT}` });

/** A marked sentence, taken apart into words and cards. */
export function pieces(tongue: Tongue, marked: string): Piece[] {
  const found: Piece[] = [];
  let read = 0;
  for (const match of marked.matchAll(MARK)) {
    const id = match[1]!;
    const name = tongue.card(id);
    const before = marked.slice(read, match.index);
    const words = before.endsWith(name) ? before.slice(0, before.length - name.length) : before;
    if (words) found.push(words);
    found.push({ card: id, name });
    read = match.index + match[0].length;
  }
  if (read < marked.length) found.push(marked.slice(read));
  return found;
}

/** The words alone. */
export const plain = (all: readonly Piece[]): string => all.map((one) => (typeof one === 'string' ? one : one.name)).join('');
