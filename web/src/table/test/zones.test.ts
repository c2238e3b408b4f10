import type { View } from '../shapes';
import { describe, expect, it } from 'vitest';

import { finishedBy, roster, roundOf } from '../zones';

describe('the round', () => {
  it('is the one that the game counts, else how often everybody has had a turn', () => {
    expect([1, 2, 3, 4, 5].map((turn) => roundOf({ turn }, 2))).toEqual([1, 1, 2, 2, 3]);
    expect(roundOf({ turn: 9, round: 4 }, 4)).toBe(4);
    expect(roundOf({}, 4)).toBeUndefined();
  });
});

describe('Motto’s park', () => {
  const book = ['noemi', 'celina', 'arisa', 'ignis'];
  const view = (refined: string[], held: (string | undefined)[]): View =>
    ({ town: { refined, piles: {} }, players: held.map((one) => ({ refined: one })) }) as unknown as View;

  it('keeps every refined maid in her place, free or taken', () => {
    const before = roster(view(book, [undefined, undefined]), book);
    const after = roster(view(['noemi', 'ignis'], ['celina', 'arisa']), book);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ seat }) => seat)).toEqual([null, 0, 1, null]);
  });

  it('tells which house has finished how many preparations of a pile', () => {
    const houses = [{ preparations: ['food-1', 'cleaning-1', 'food-2'] }, {}, { preparations: ['food-1'] }];
    const skill: Record<string, string> = { 'food-1': 'concentration', 'food-2': 'concentration', 'cleaning-1': 'effort' };
    const card = (id: string) => ({ asks: [{ sign: skill[id]! }] });
    expect(finishedBy(houses, 'food', card)).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(finishedBy(houses, 'decoration', card)).toEqual([]);
  });
});
