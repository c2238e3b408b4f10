import type { Card, Names } from '../wire/wire';
import { ask } from './api';
import { lang, words } from './i18n.svelte';
import { want } from './reach.svelte';

let book: { all: Card[]; byId: Map<string, Card> } = $state.raw({ all: [], byId: new Map() });
let asked: Promise<void> | null = null;

/** Without it there are no crests, names or texts: somebody has to say so. */
let missing = $state(false);
export const bookMissing = (): boolean => missing;

async function fetchBook(): Promise<void> {
  const cards = await ask('get', '/api/cards');
  book = { all: cards, byId: new Map(cards.map((card) => [card.id, card])) };
  missing = false;
}

const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 800));

/** Fetches the cards once; what goes wrong is tried a second time. */
export function openBook(): Promise<void> {
  asked ??= fetchBook()
    .catch(() => moment().then(fetchBook))
    .catch((thrown) => {
      asked = null;
      missing = true;
      want();
      throw thrown;
    });
  return asked;
}

export const allCards = (): Card[] => book.all;
export const card = (id: string): Card | undefined => book.byId.get(id);

/** The card's name in the language now spoken; its id when the book is not open yet. */
export function cardName(id: string): string {
  const names = card(id)?.names;
  return names ? (names[lang()] ?? words().cards.plainNames[id] ?? names.en) : id;
}

/** Its effect in one sentence: without what is added for the fun of it or for rare cases. */
export function cardGist(id: string): string {
  const text = cardText(id).replace(/\s*\([^)]*\)/g, '');
  // Japanese says only what matters, in several sentences.
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

const spoken = (text: Names | undefined): string => (text ? (text[lang()] ?? text.en) : '');

/** Its rule text. */
export const cardText = (id: string): string => spoken(card(id)?.text);

/** What of that is worth points at the end. */
export const cardScoring = (id: string): string => spoken(card(id)?.scoring);
