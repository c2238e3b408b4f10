import type { GameEvent } from '../shapes';
import { tell, type Tone } from '../events';
import { amount, said, type Tongue } from '../speech';
import { marking, pieces, type Piece } from './pieces';
import type { Deed, News } from './story';

/** A deed in words. */
export interface Sentence {
  words: Piece[];
  /** Why, or for how much, where the words do not say it. */
  note: Piece[];
  tone: Tone;
}

/** Because of whose card; whoever uses their own needs not be named. */
export function because(tongue: Tongue, { because: cause, player }: GameEvent): string {
  if (!cause) return '';
  return said(tongue, 'because', { card: cause.card, player: cause.seat === player ? undefined : cause.seat });
}

function noteOf(tongue: Tongue, event: GameEvent, nested: boolean): string {
  // What says its own card needs not say it twice.
  if (!nested && event.because && event.because.card !== event.card) return because(tongue, event);
  return event.type === 'hired' && event.cost ? amount(tongue, 'love', event.cost) : '';
}

/** `nested`: its cause stands above it already. Null for what a reader does not miss. */
export function sentence(tongue: Tongue, { event }: Pick<Deed, 'event'>, nested = false): Sentence | null {
  const marked = marking(tongue);
  const told = tell(marked, event);
  if (!told) return null;
  return { words: pieces(tongue, told.text), note: pieces(tongue, noteOf(marked, event, nested)), tone: told.tone };
}

/** A piece of news in words. */
export interface Item {
  key: string;
  crest: string | undefined;
  touches: boolean;
  decisive: boolean;
  deed: Sentence;
  effects: Sentence[];
}

export function newsItem(tongue: Tongue, { deed, effects, touches, decisive }: News): Item | null {
  const words = sentence(tongue, deed);
  if (!words) return null;
  const { card, cards, maid } = deed.event;
  const known = effects.flatMap((effect) => sentence(tongue, effect, true) ?? []);
  return { key: deed.key, crest: card ?? cards?.[0] ?? maid, touches, decisive, deed: words, effects: known };
}
