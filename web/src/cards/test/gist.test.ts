import { expect, test } from 'vitest';

import type { Card } from '../../wire/wire';
import { told } from '../gist';
import { longerLine, longestWord } from '../lettering';

const card = (en: string): Card => ({ text: { en } }) as unknown as Card;
const signs = (en: string): string => {
  const { asks, does } = told(card(en));
  const written = (list: typeof asks): string => list.map((sign) => ('word' in sign ? sign.word : sign.name + (sign.value ?? ''))).join(' ');
  return [written(asks), written(does)].filter(Boolean).join(' : ');
};

test('a preparation asks for a skill', () => {
  expect(signs('Food, rank 1: needs 2 concentration.')).toBe('concentration2');
});

test('a reminiscence asks for cards, by their costs', () => {
  expect(signs('Tier 1. Discard 2 cards of cost 2 from your hand: draw 2 cards.')).toBe('cost2 cost2 : draw2');
  expect(signs('Tier 2. Discard a 3 Love card and a card of cost 3 from your hand: +2 employments.')).toBe('love3 cost3 : employment2');
  expect(signs('Tier 2. Discard 2 maid chiefs from your hand: chamber a maid for free.')).toBe('chief2');
});

test('simple effects have signs, in their order', () => {
  expect(signs('Phase I: you may gain 1 love.')).toBe('love1');
  expect(signs('Phase I: you may draw a card. If you do, discard a card.')).toBe('draw1 then away1');
  expect(signs('Starting phase: gain 1 love or 1 employment.')).toBe('love1 or employment1');
  expect(signs('Serving phase, once per turn, when a maid makes you draw: you may draw a card.')).toBe('draw then draw1');
  expect(signs('Opens the work phase for food.')).toBe('food');
});

test('what has no sign is left to its text, whole', () => {
  expect(signs('Starting phase: you may draw a card. If you do, sing.')).toBe('');
  expect(signs('You may return 2 maids from your hand to the town.')).toBe('');
});

test('names are measured by their words and lines', () => {
  expect(longestWord('Cécilia Saint-Claire')).toBe(7);
  expect(longerLine('Roi Arnaud IV')).toBe(9);
  expect(longerLine('姫')).toBe(1);
});
