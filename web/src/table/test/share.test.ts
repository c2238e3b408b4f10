import { describe, expect, it } from 'vitest';

import { share, shareEach } from '../share';

const position = () => ({
  phase: 'hire',
  player: 0,
  players: [
    { hand: ['1-love'], deck: { count: 4 } },
    { hand: { count: 5 }, discard: [] as string[] },
  ],
  town: { piles: { 'azure-crescent': 8 } },
});

describe('sharing', () => {
  it('keeps an unchanged house, and renews only the way to what changed', () => {
    const before = position();
    const now = position();
    now.players[0]!.hand = ['1-love', '2-love'];
    const shared = share(before, now);
    expect(shared).toEqual(now);
    expect(shared.players[1]).toBe(before.players[1]);
    expect(shared.town).toBe(before.town);
    expect(shared.players[0]).not.toBe(before.players[0]);
    expect((shared.players[0] as { deck: unknown }).deck).toBe((before.players[0] as { deck: unknown }).deck);
  });

  it('keeps all of a position in which nothing changed', () => {
    const before = position();
    expect(share(before, position())).toBe(before);
  });

  it('takes what is gone, added, shorter or of another kind for a change', () => {
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(share<unknown>([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(share<unknown>([], {})).toEqual({});
    expect(share<unknown>({ a: null }, { a: {} })).toEqual({ a: {} });
    expect(share<unknown>({ a: {} }, null)).toBeNull();
    expect(share<unknown>(null, { a: 1 })).toEqual({ a: 1 });
  });

  it('never changes what was there before', () => {
    const before = position();
    const now = position();
    now.town.piles['azure-crescent'] = 7;
    share(before, now);
    expect(before).toEqual(position());
  });

  it('keeps the list of a place that offers the same', () => {
    const before = new Map([
      ['hand:1-love', ['love:1-love']],
      ['town:2-love', ['hire:2-love']],
    ]);
    const now = shareEach(
      before,
      new Map([
        ['hand:1-love', ['love:1-love']],
        ['town:2-love', ['hire:2-love', 'take:2-love']],
      ]),
    );
    expect(now.get('hand:1-love')).toBe(before.get('hand:1-love'));
    expect(now.get('town:2-love')).toEqual(['hire:2-love', 'take:2-love']);
  });
});
