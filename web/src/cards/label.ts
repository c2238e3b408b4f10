import type { Card } from '../wire/wire';
import { card, cardName, cardText } from '../lib/cards.svelte';
import { words } from '../lib/i18n.svelte';
import { kindOf } from './crest';
import { counters, type Counter } from './symbols';

/** What a card gives, in the order of the symbols. */
export function givesOf(of: Pick<Card, 'gives'>): { name: Counter; value: number }[] {
  return counters.flatMap((name) => {
    const value = of.gives[name];
    return value ? [{ name, value }] : [];
  });
}

/** Points that depend on the end of the game, told by the text: shown as "?". */
export function scoresLater(of: Card): boolean {
  return of.vp === undefined && of.kind !== 'character' && /\bEnd of game: (?!−)/.test(of.text.en);
}

/** A true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Kinds that have no symbols of their own. */
const TELLING = new Set(['refined-maid', 'preparation', 'reminiscence']);

/** A card in words, for those who hear the page: name, kind, numbers; with `text`, its rule text too. `cost` is what it costs now. */
export function cardLabel(id: string, options: { text?: boolean; count?: number; sick?: number; cost?: number } = {}): string {
  const { kinds, say, amount, points } = words().cards;
  const of = card(id);
  if (!of) return cardName(id);
  const parts = [cardName(id), kinds[kindOf(of)]];
  if (of.kind === 'character') {
    if (of.vp !== undefined) parts.push(say.value(of.vp));
  } else {
    if (of.cost !== undefined)
      parts.push(options.cost === undefined || options.cost === of.cost ? say.cost(of.cost) : say.costNow(options.cost, of.cost));
    const gives = givesOf(of).map(({ name, value }) => amount[name](value));
    if (gives.length) parts.push(say.gives(gives.join(say.separator)));
    if (of.vp !== undefined) parts.push(points(of.vp));
    // What the small face says in signs, or asks for: there is nothing else to choose by.
    if (!options.text && TELLING.has(of.kind)) parts.push(cardText(id).replace(/[.。]$/, ''));
    if (of.chambermaid_cost) parts.push(say.chambermaid(of.chambermaid_cost));
  }
  if (of.provenance === 'R') parts.push(say.standIn);
  if (options.sick) parts.push(say.ill(options.sick));
  if (options.count !== undefined) parts.push(say.count(options.count));
  const text = options.text ? cardText(id) : '';
  return parts.join(say.separator) + (text ? `. ${text}` : '');
}
