import type { Card } from '../wire/wire';
import type { SymbolName } from './symbols';

/** What a rule text comes to, where a word says it better than symbols. */
export type Gist = 'food' | 'decoration' | 'cleaning' | 'firstMaster' | 'guess' | 'look' | 'compare' | 'safe' | 'redraw' | 'swap' | 'withRoyals' | 'keep';

/** A symbol with its number, or a word. */
export type Sign = { name: SymbolName; value?: number } | { word: Gist };

/** What a small face says in place of a text: what the card asks for, and what it does. */
export interface Told {
  asks: Sign[];
  does: Sign[];
}

// The text is made from the card's data: whoever changes a card changes its signs, or leaves it the sign of a text.
const WORDS: [RegExp, Gist][] = [
  [/^Opens the work phase for food\.$/, 'food'],
  [/^Opens the work phase for decoration\.$/, 'decoration'],
  [/^Opens the work phase for cleaning\.$/, 'cleaning'],
  [/^you may take the First Master card\b/, 'firstMaster'],
  [/^Name any card\b/, 'guess'],
  [/^Have a discreet look\b/, 'look'],
  [/^Show cards to each other\b/, 'compare'],
  [/^Until your next turn nobody else may choose you\b/, 'safe'],
  [/^Choose any player, yourself included: they lay down their card\b/, 'redraw'],
  [/^Exchange the card you keep\b/, 'swap'],
  [/^With .* in the same hand, this is the card you play\b/, 'withRoyals'],
  [/^Lay her down, for whatever reason, and you leave the round\b/, 'keep'],
];

/** One step of an effect; null if there is no sign for it. */
function step(text: string): Sign[] | null {
  const [, gain, counter] = /^(?:you may )?(?:gain |\+)?(\d) (love|serving|employment)s?$/.exec(text) ?? [];
  if (counter) return [{ name: counter as SymbolName, value: Number(gain) }];
  const [drawn, many] = /^(?:you may )?draw (?:a card|(\d) cards)$/.exec(text) ?? [];
  if (drawn) return [{ name: 'draw', value: Number(many ?? 1) }];
  if (/^(?:you may )?discard a (?:card|maid)$/.test(text)) return [{ name: 'away', value: 1 }];
  if (text === 'you may return a 1 Love card from your hand to the town') return [{ name: 'love', value: 1 }];
  return null;
}

/** Steps, one after the other or one instead of the other; all of them have signs, or none is shown. */
function steps(text: string, between: RegExp, sign: SymbolName): Sign[] | null {
  const found: Sign[] = [];
  for (const part of text.split(between)) {
    const signs = step(part);
    if (!signs) return null;
    found.push(...(found.length ? [{ name: sign }] : []), ...signs);
  }
  return found;
}

function effect(text: string): Sign[] {
  const plain = text.replace(/^(?:Phase I|Starting phase): /, '');
  const word = WORDS.find(([pattern]) => pattern.test(plain));
  if (word) return [{ word: word[1] }];
  const [, after] = /^Serving phase, .* a maid makes you draw: (.*)$/.exec(plain) ?? [];
  const bare = (after ?? plain).replace(/\.$/, '');
  const signs = steps(bare, /\. If you do, /, 'then') ?? steps(bare, / or /, 'or') ?? [];
  return after && signs.length ? [{ name: 'draw' }, { name: 'then' }, ...signs] : signs;
}

/** The cards that a reminiscence asks for, by their costs. */
function price(text: string): Sign[] {
  return text.split(/, | and /).flatMap((part): Sign[] => {
    const [, many, cost] = /^(a|\d) cards? of cost (\d)$/.exec(part) ?? [];
    if (cost) return Array.from({ length: many === 'a' ? 1 : Number(many) }, () => ({ name: 'cost', value: Number(cost) }));
    const [, love] = /^a (\d) Love card$/.exec(part) ?? [];
    if (love) return [{ name: 'love', value: Number(love) }];
    const [, chiefs] = /^(\d) maid chiefs$/.exec(part) ?? [];
    return chiefs ? [{ name: 'chief', value: Number(chiefs) }] : [];
  });
}

const cache = new WeakMap<Card, Told>();

function read(of: Card): Told {
  const text = of.text.en;
  const [, amount, skill] = /: needs (\d+) (imagination|concentration|effort)\.$/.exec(text) ?? [];
  if (skill) return { asks: [{ name: skill as SymbolName, value: Number(amount) }], does: [] };
  const [, asked, then] = /^Tier \d\. Discard (.+) from your hand: (.+)$/.exec(text) ?? [];
  return asked && then ? { asks: price(asked), does: effect(then) } : { asks: [], does: effect(text) };
}

/** Read once for each card: a board shows the same card many times. */
export function told(of: Card): Told {
  let found = cache.get(of);
  if (!found) cache.set(of, (found = read(of)));
  return found;
}
