import { expect, test } from 'vitest';

import { fromQuery, toQuery } from './memory';
import { firstGame, GAMES, MOTTO, newTable, options, settle } from './setup';

const back = (query: string) => fromQuery(new URLSearchParams(query));

test('a set-up comes back from its link as it was', () => {
  for (const game of GAMES) {
    const draft = firstGame(game);
    draft.seats.push({ kind: 'here', name: 'Zoé 花' });
    draft.clock = { kind: 'game', seconds: 900, increment: 5 };
    draft.rulings = ['AMB-TC-35'];
    draft.first = 1;
    expect(back(toQuery(draft))).toEqual(draft);
  }
});

test('a link that somebody has tampered with is no set-up, or a sound one', () => {
  expect(back('?setup=%%%')).toBeNull();
  expect(back('?setup=' + btoa('[1,2]'))).toBeNull();
  expect(back('?setup=' + btoa('{"game":"chess"}'))).toBeNull();
  const odd = back('?setup=' + btoa('{"game":"love-letter","seats":"all","tokens":"many","sets":7,"evil":1}'));
  expect(odd).toEqual(firstGame('love-letter'));
});

test('what does not go together gives way', () => {
  const draft = firstGame();
  while (draft.seats.length < 7) draft.seats.push({ kind: 'open' });
  settle(draft, { 'tanto-cuore': ['novice', 'butler'] });
  expect(draft.seats).toHaveLength(4);
  expect(draft.access).toBe('link');
  expect(draft.seats[1]).toEqual({ kind: 'bot', level: 'butler' });
});

test('only what differs from the usual is said', () => {
  expect(options(firstGame())).toEqual({ town: 'first-game' });
  expect(options({ ...firstGame(MOTTO), illness: true })).toEqual({ park: 'first-game', illness: true });
  expect(newTable({ ...firstGame(), seed: ' tea ' }).seed).toBe('tea');
  expect(newTable({ ...firstGame(), seed: 'tea', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' })).not.toHaveProperty('seed');
});
