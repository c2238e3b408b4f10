import { describe, expect, it } from 'vitest';
import type { Card } from '../../wire/wire';
import { answers, haystack, plain, readWish, writeWish } from '../find';

const foret = {
  id: 'esquine-foret',
  names: { en: 'Esquine Forêt', fr: 'Esquine Forêt' },
  set: 'tanto-cuore',
  kind: 'general-maid',
  cost: 4,
  gives: { draw: 2 },
  provenance: 'P',
  rules: [],
  text: { en: 'You may discard up to 2 cards.', fr: 'Défaussez jusqu’à 2 cartes.', ja: 'カードを捨ててもよい。' },
} as unknown as Card;

const asks = (query: string, lang: 'en' | 'fr' | 'ja' = 'en') =>
  answers(foret, readWish(new URLSearchParams(query)), haystack(foret, lang));

describe('the search', () => {
  it('does not mind accents, case, kana or apostrophes', () => {
    expect(plain('FORÊT')).toBe('foret');
    expect(plain('Cœur')).toBe('coeur');
    expect(plain('カード')).toBe(plain('かーど'));
    expect(asks('q=foret')).toBe(true);
    expect(asks("q=jusqu'a", 'fr')).toBe(true);
    expect(asks('q=かーど', 'ja')).toBe(true);
  });

  it('wants every word', () => {
    expect(asks('q=esquine+discard')).toBe(true);
    expect(asks('q=esquine+illness')).toBe(false);
  });

  it('filters by box, kind, cost, symbol and source together', () => {
    expect(asks('set=tanto-cuore&kind=general-maid&cost=4&gives=draw&source=P')).toBe(true);
    expect(asks('cost=7')).toBe(false);
    expect(asks('cost=none')).toBe(false);
    expect(asks('gives=chambermaid')).toBe(false);
  });

  it('writes a wish so that it reads the same', () => {
    const wish = readWish(new URLSearchParams('q=a+b&cost=3'));
    expect(readWish(new URLSearchParams(writeWish(wish)))).toEqual(wish);
    expect(writeWish(readWish(new URLSearchParams()))).toBe('');
  });
});
