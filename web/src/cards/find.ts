import type { Card } from '../wire/wire';
import { kindOf } from './crest';

/** What the encyclopedia is asked for; kept in the page's address. */
export interface Wish {
  q: string;
  set: string;
  kind: string;
  cost: string;
  gives: string;
  source: string;
}

const keys = ['q', 'set', 'kind', 'cost', 'gives', 'source'] as const;

export function readWish(query: URLSearchParams): Wish {
  const get = (key: string): string => query.get(key) ?? '';
  return { q: get('q'), set: get('set'), kind: get('kind'), cost: get('cost'), gives: get('gives'), source: get('source') };
}

/** The address's query for a wish: empty when nothing is asked. */
export function writeWish(wish: Wish): string {
  const query = new URLSearchParams();
  for (const key of keys) if (wish[key]) query.set(key, wish[key]);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** Without accents, case, width or kana form: what a person types finds what is printed. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’']/g, "'");
}

/** Names in every language are searched; texts in the one now spoken. */
export function haystack(card: Card, lang: 'en' | 'fr' | 'ja', extra = ''): string {
  const names = [card.names.en, card.names.fr, card.names.ja].filter(Boolean).join(' ');
  return plain(`${names} ${card.text[lang] ?? card.text.en} ${extra} ${card.id}`);
}

/** The costliest cost that has a filter of its own. */
export const DEAR = 7;

function costs(card: Card, cost: string): boolean {
  if (cost === 'none') return card.cost === undefined;
  if (card.cost === undefined) return false;
  return Number(cost) >= DEAR ? card.cost >= DEAR : card.cost === Number(cost);
}

export function answers(card: Card, wish: Wish, hay: string): boolean {
  return (
    (!wish.set || card.set === wish.set) &&
    (!wish.kind || kindOf(card) === wish.kind) &&
    (!wish.source || card.provenance === wish.source) &&
    (!wish.cost || costs(card, wish.cost)) &&
    (!wish.gives || (wish.gives === 'chambermaid' ? !!card.chambermaid_cost : (card.gives[wish.gives as keyof Card['gives']] ?? 0) > 0)) &&
    plain(wish.q)
      .split(/\s+/)
      .every((word) => hay.includes(word))
  );
}
