import { expect, test } from 'vitest';

import { beside, type Box } from '../beside';

const screen = { width: 1280, height: 800 };
const lens = { width: 384, height: 300 };
const row = (top: number): Box[] => Array.from({ length: 10 }, (_, i) => ({ left: 20 + i * 75, top, width: 66, height: 92 }));
const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;
const among = (cards: Box[], at: number) => cards.filter((_, i) => i !== at).map((box) => ({ box, weight: 4 }));

test.each([0, 4, 9])('card %i of a row at the top: neither it nor its neighbours are covered', (at) => {
  const cards = row(146);
  const place = beside(cards[at]!, lens, screen, among(cards, at));
  expect(cards.every((card) => apart(place, card))).toBe(true);
});

test('of a row at the bottom it stands above', () => {
  const cards = row(690);
  const place = beside(cards[4]!, lens, screen, among(cards, 4));
  expect(place.top + place.height).toBeLessThan(690);
});

test('it never leaves the screen, nor covers the card, however tall it is', () => {
  const card = { left: 300, top: 350, width: 66, height: 92 };
  for (const height of [200, 500, 784]) {
    for (const width of [720, 1280]) {
      const place = beside(card, { width: 384, height }, { width, height: 800 }, []);
      expect(apart(place, card), `${width} ${height}`).toBe(true);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.left + place.width).toBeLessThanOrEqual(width);
      expect(place.top + place.height).toBeLessThanOrEqual(800);
    }
  }
});
