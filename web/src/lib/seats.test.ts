import { expect, test, vi } from 'vitest';

import en from '../i18n/en';
import fr from '../i18n/fr';
import ja from '../i18n/ja';
import { seatLabel } from '../shell/names';
import type { SeatInfo } from '../wire/wire';
import { isGiven, isolated, personName, seatName } from './seats';

const spoken = vi.hoisted(() => ({ words: {} }));
vi.mock('./i18n.svelte', () => ({ words: () => spoken.words }));

const seat = (kind: SeatInfo['kind'], name: string): SeatInfo => ({ kind, name, ...(kind === 'bot' ? { bot: name } : {}) }) as SeatInfo;
const seats = [seat('person', 'guest-3223'), seat('bot', 'novice'), seat('bot', 'novice'), seat('bot', 'novice'), seat('open', '')];

test('whoever has not chosen a name is a guest in every language', () => {
  for (const [words, name, gone] of [
    [en, 'Guest 3223', 'Guest'],
    [fr, 'Invité 3223', 'Invité'],
    [ja, 'ゲスト3223', 'ゲスト'],
  ] as const) {
    spoken.words = words;
    expect([personName('guest-3223'), personName('guest'), seatName(seats, 0)]).toEqual([name, gone, name]);
  }
  for (const chosen of ['Guest-3223', 'guest-32', 'guest-32233', 'guesthouse', 'Ada'])
    expect([isGiven(chosen), personName(chosen)]).toEqual([false, chosen]);
});

test('lists number bots as the table does', () => {
  spoken.words = fr;
  expect(seats.map((_, i) => seatLabel({ seats, you: [0] }, i))).toEqual([
    'Invité 3223 (vous)',
    'Débutante (robot)',
    'Débutante 2 (robot)',
    'Débutante 3 (robot)',
    'place libre',
  ]);
});

test('a name keeps its direction to itself', () => {
  expect(isolated('שרה')).toBe('\u2068שרה\u2069');
  expect(personName('ليلى 1')).toBe('\u2068ليلى 1\u2069');
  for (const plain of ['Ada', 'Zoë', '藤川 夏美', 'Зоя']) expect(isolated(plain)).toBe(plain);
});
