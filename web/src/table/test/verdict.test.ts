import { describe, expect, it } from 'vitest';

import type { Emptied, GameResult, SeatInfo } from '../../wire/wire';
import type { View } from '../shapes';
import { endOf, surname, tieOf } from '../verdict';

const view = (of: number, empty: Emptied): Pick<View, 'town' | 'near_end'> => ({ town: { piles: {} }, near_end: { of, empty } });

describe('what ended the game', () => {
  it('names the maid piles that are empty (TC-END-02, TC-END-03)', () => {
    expect(endOf(view(2, { maids: ['azure', 'colette'] }))).toEqual({ why: 'maids', piles: ['azure', 'colette'] });
    expect(endOf(view(2, { maids: ['azure'], private: true }))).toEqual({ why: 'maids', piles: ['azure', 'private'] });
    expect(endOf(view(2, { private: true, guests: true }))).toEqual({ why: 'maids', piles: ['private', 'guests'] });
  });
  it('takes how many end it from the game', () => {
    expect(endOf(view(3, { maids: ['azure', 'viola'] }))).toEqual({ why: 'latched' });
    expect(endOf(view(3, { maids: ['azure', 'viola', 'colette'] }))).toEqual({ why: 'maids', piles: ['azure', 'viola', 'colette'] });
  });
  it('names a preparation pile, and nothing where a pile was filled again (MO-END-01, MO-END-04)', () => {
    expect(endOf(view(2, { maids: ['azure'], preparations: ['cleaning'] }))).toEqual({ why: 'preparation', pile: 'cleaning' });
    expect(endOf(view(2, { maids: ['azure'] }))).toEqual({ why: 'latched' });
  });
  it('has nothing to say of Love Letter', () => {
    expect(endOf({})).toBeNull();
  });
});

describe('equal points', () => {
  const seats = [{}, {}, {}] as SeatInfo[];
  const result = (points: number[], winners: number[], ending: GameResult['ending'] = 'played'): GameResult => ({
    ending,
    winners,
    scores: points.map((n, player) => ({ player, points: n, lines: [] })),
  });
  it('say what parted them, by the rule of the game', () => {
    expect(tieOf(result([18, 18, 10], [1]), seats, false)).toEqual({ by: 'maids', rivals: [0], rule: 'TC-SCORE-11' });
    expect(tieOf(result([18, 18, 18], [1]), seats, true)).toEqual({ by: 'chambermaids', rivals: [0, 2], rule: 'MO-SCORE-02' });
  });
  it('say that nothing did', () => {
    expect(tieOf(result([18, 18, 10], [0, 1]), seats, false)).toEqual({ by: 'shared', rivals: [], rule: 'TC-SCORE-13' });
    expect(tieOf(result([18, 18, 10], [0, 1]), seats, true)?.rule).toBe('MO-SCORE-02');
  });
  it('are no tie where somebody gave up, and none where one has more', () => {
    expect(tieOf(result([18, 17, 10], [0]), seats, false)).toBeNull();
    expect(tieOf(result([18, 18, 10], [1], 'resigned'), seats, false)).toBeNull();
    expect(tieOf(result([18, 18, 10], [1]), [{ resigned: true }, {}, {}] as SeatInfo[], false)).toBeNull();
    expect(tieOf(result([], []), seats, false)).toBeNull();
  });
});

it('sisters share a name', () => expect(surname('Azure Crescent')).toBe('Crescent'));
