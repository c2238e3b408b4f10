import { expect, test } from 'vitest';

import { alongside } from '../alongside';
import type { Box } from '../beside';

const board: Box = { left: 0, top: 44, width: 1280, height: 756 };
const slip: Box = { left: 1022, top: 592, width: 242, height: 200 };
const hand: Box = { left: 536, top: 615, width: 374, height: 172 };
const kept = [[slip, hand], [slip]];
const card = (left: number, top: number): Box => ({ left, top, width: 102, height: 143 });
const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;
const lay = (one: Box, height: number): Box => {
  const { left, top, end } = alongside(one, { width: 384, height }, board, kept);
  return { left, top, width: 384, height: Math.min(height, end - top) };
};

test('it stands right of its card, level with it', () => {
  expect(lay(card(22, 242), 300)).toMatchObject({ left: 138, top: 242 });
});

test('where the board ends it stands left of its card', () => {
  expect(lay(card(1048, 242), 300)).toMatchObject({ left: 1048 - 14 - 384, top: 242 });
});

test('of the lower row it ends above the hand', () => {
  const place = lay(card(592, 419), 300);
  expect(place.left).toBe(708);
  expect(place.top + place.height).toBeLessThanOrEqual(hand.top - 14);
});

test('of a card in hand it stands above the hand', () => {
  const place = lay({ ...hand, width: 114 }, 300);
  expect(place.top + place.height).toBeLessThanOrEqual(hand.top);
});

test('it never leaves the board, nor covers its card or what is asked, however tall it is', () => {
  for (const height of [200, 500, 740, 900])
    for (const one of [card(22, 242), card(592, 419), card(1048, 419), card(22, 640), card(790, 615)]) {
      const place = lay(one, height);
      expect([apart(place, one), apart(place, slip)], `${one.left} ${height}`).toEqual([true, true]);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top).toBeGreaterThanOrEqual(44);
      expect(place.left + place.width).toBeLessThanOrEqual(1280);
      expect(place.top + place.height).toBeLessThanOrEqual(800);
    }
});
