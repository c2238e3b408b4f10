import { expect, test } from 'vitest';

import type { BriefValues } from '../../wire/wire';
import { follow } from '../follow';
import type { GameEvent, View } from '../shapes';
import streams from './followed.json';
import { names } from './spoken.json';

interface Stream {
  first: View;
  told: { events: GameEvent[]; values: BriefValues }[];
  last: View;
}

const order = names.map(([id]) => id as string);

test.each(streams as unknown as Stream[])('a game of $first.game is followed from its first view to its last', ({ first, told, last }) => {
  const followed = told.reduce((view, { events, values }) => follow(view, events, values, order), first);
  expect(followed).toEqual({ ...last, decision: null });
  expect(told.length).toBeGreaterThan(20);
});

test('what was seen before is left as it was', () => {
  const [{ first, told }] = streams as unknown as [Stream];
  const before = structuredClone(first);
  follow(first, told[0]!.events, told[0]!.values, order);
  expect(first).toEqual(before);
});
