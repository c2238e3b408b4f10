import { expect, test } from 'vitest';

import { fromQuery, toQuery } from './memory';
import { BOXES, firstGame, GAMES, LETTER, MOTTO, newTable, options, settle, TC } from './setup';

const back = (query: string) => fromQuery(new URLSearchParams(query));

test('a set-up comes back from its link as it was', () => {
  for (const game of GAMES) {
    const draft = firstGame(game);
    draft.seats.push({ kind: 'here', name: 'Zoé 花' });
    draft.settings.clock = { kind: 'game', seconds: 900, increment: 5 };
    if (game !== LETTER) draft.options['rulings'] = { 'AMB-TC-35': 'latch' };
    draft.options['first'] = 1;
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
  expect(draft.settings.access).toBe('link');
  expect(draft.seats[1]).toEqual({ kind: 'bot', level: 'butler' });
});

test('only what differs from the usual is said', () => {
  expect(options(firstGame())).toEqual({});
  const park = { ...firstGame(MOTTO), options: { park: 'first-game', illness: true, town: 'random', short: false } };
  expect(options(park)).toEqual({ illness: true });
  expect(newTable({ ...firstGame(), seed: ' tea ' }).seed).toBe('tea');
  const open = { ...firstGame(), seed: 'tea', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
  expect(newTable(open)).not.toHaveProperty('seed');
});

test('what does not apply is as usual, and comes back when it does', () => {
  const draft = firstGame('romantic-vacation');
  draft.options = { sets: BOXES, events: false, bad_habits: false, love_sets: 2, short: true, editions: { domino_any: true, milly_vp: 2 } };
  expect(options(draft)).toEqual({ sets: BOXES, events: false, love_sets: 2, short: true, editions: { domino_any: true } });
  draft.options['events'] = true;
  expect(options(draft)).toHaveProperty('bad_habits', false);
  while (draft.seats.length < 5) draft.seats.push({ kind: 'open' });
  expect(options(draft)).not.toHaveProperty('short');
  expect(options(draft)).not.toHaveProperty('love_sets');
  delete draft.options['sets'];
  expect(options(draft)).toEqual({});
});

test('links of older versions are still understood', () => {
  const old = (draft: object) => options(back('?setup=' + btoa(JSON.stringify(draft)))!);
  const town = Array.from({ length: 10 }, (_, i) => `maid-${i}`);
  expect(old({ game: TC, town: 'hand', townIds: town, twoLoves: true, rulings: ['AMB-TC-35'], milly_vp: 1 })).toEqual({
    town,
    love_sets: 2,
    rulings: { 'AMB-TC-35': 'latch' },
    editions: { milly_vp: 1 },
  });
  expect(old({ game: MOTTO, town: 'random', guests: 'drawn', privates: 'drawn', choose_top: true })).toEqual({
    park: 'random',
    guests: 'random',
    private_maids: true,
    dismissal: 'choose',
  });
});
