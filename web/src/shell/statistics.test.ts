import { expect, test } from 'vitest';

import en from '../i18n/en';
import fr from '../i18n/fr';
import ja from '../i18n/ja';
import type { FinishedGame, SeatInfo } from '../wire/wire';
import { course, favourites, opponents, outcome, tally, whole } from './statistics';

const sits = (kind: SeatInfo['kind'], name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind,
  name,
  account: false,
  online: false,
  left: false,
  resigned: false,
  ...more,
});

function game(winners: number[], points: number, more: Partial<FinishedGame> = {}): FinishedGame {
  return {
    table: 't',
    game: 'tanto-cuore',
    sets: ['tanto-cuore'],
    at: points,
    seat: 0,
    seats: [sits('person', 'Anna', { person: 'a' }), sits('bot', 'butler', { bot: 'butler' }), sits('person', 'Berta', { person: 'b' })],
    winners,
    ending: 'played',
    score: { player: 0, points, lines: [] },
    ...more,
  };
}

test('so many games are told in words, one of them without a percentage', () => {
  expect([en, fr, ja].map(({ shell }) => shell.statistics.share(1, 0, 0))).toEqual(['1 game, lost', '1 partie, perdue', '1局、負け']);
  expect(en.shell.statistics.share(1, 1, 100)).toBe('1 game, won');
  expect(en.shell.statistics.share(3, 0, 0)).toBe('3 games, none won');
  expect(en.shell.statistics.share(3, 2, 67)).toBe('3 games, 2 won (67%)');
  expect(fr.shell.statistics.share(3, 1, 33)).toMatch(/^3 parties, 1 gagnée \(33\s%\)$/);
});
test('a game is won, shared or lost', () => {
  expect([game([0], 1), game([0, 2], 1), game([1], 1)].map(outcome)).toEqual(['won', 'shared', 'lost']);
  expect(whole([game([0], 1), game([1], 1)])).toEqual({ key: 'all', won: 1, shared: 0, lost: 1 });
  expect(whole([])).toEqual({ key: 'all', won: 0, shared: 0, lost: 0 });
});

test('opponents are counted once a game, people and bots apart', () => {
  const bots = game([0], 1, { seats: [sits('person', 'Anna', { person: 'a' }), sits('bot', 'butler'), sits('bot', 'butler')] });
  expect(opponents(game([0], 1))).toEqual(['bot butler', 'person b Berta']);
  expect(tally([bots, game([1], 2)], opponents)).toEqual([
    { key: 'bot butler', won: 1, shared: 0, lost: 1 },
    { key: 'person b Berta', won: 0, shared: 0, lost: 1 },
  ]);
});

test('favourites are counted by copies, each card once a game', () => {
  const line = (card: string, count: number) => ({ card, count, points: count, note: '' });
  const one = game([0], 3, { score: { player: 0, points: 3, lines: [line('maid', 2), line('maid', 2), line('love', 9)] } });
  const two = game([0], 4, { score: { player: 0, points: 4, lines: [line('maid', 1), line('cook', 1)] } });
  expect(favourites([one, two], (card) => card !== 'love')).toEqual([
    { card: 'maid', copies: 3, games: 2 },
    { card: 'cook', copies: 1, games: 1 },
  ]);
});

test('the course of points goes from the oldest game to the newest, with the mean of the last five', () => {
  const points = course([30, 10, 20, 60, 40, 50].map((n) => game([0], n)));
  expect(points.map((one) => one.points)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(points.map((one) => one.mean)).toEqual([10, 15, 20, 25, 30, 40]);
});
