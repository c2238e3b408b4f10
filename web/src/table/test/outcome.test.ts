import { describe, expect, it } from 'vitest';

import en from 'words/en';

import { speaking } from '../../lib/fluent';
import { isEarly, isRash, label } from '../actions';
import { aftermath, lastRound, stillNew } from '../outcome';
import { logged, type Logged } from '../log';
import type { GameEvent } from '../shapes';
import type { Tongue } from '../speech';
import { offer } from './offers';

const say = speaking('en', en);
const tongue: Tongue = {
  say,
  lang: 'en',
  me: 0,
  place: 'court',
  card: (id) => id,
  kind: () => 'character',
  who: (seat) => ({ me: seat === 0, name: `P${seat}` }),
};
const played = (ply: number, seat: number, ...events: GameEvent[]): Logged => logged({ kind: 'played', ply, seat, events, at: 0 });
const lay = (player: number, card: string, target?: number): GameEvent => ({ type: 'discarded', player, card, target });
const turn = (player: number): GameEvent[] => [
  { type: 'turn_began', player },
  { type: 'drew', player, count: 1 },
];
const NEXT: GameEvent[] = [{ type: 'shuffled', round: 4 }, ...turn(0)];

describe('the end of a round', () => {
  const end = (winners: number[], hands: Record<string, string>): Logged =>
    played(5, 1, lay(1, 'prince', 0), { type: 'round_ended', winners, best: winners, hands }, ...NEXT);

  it('says which round, whose, and why', () => {
    expect(lastRound(tongue, [end([1], {})], 4)).toMatchObject({
      ply: 5,
      round: 3,
      winners: [1],
      why: 'last',
      lines: ['P1 plays prince on you'],
      hands: [],
    });
    expect(lastRound(tongue, [end([1], { 0: 'guard', 1: 'king' })], 4)).toMatchObject({
      why: 'highest',
      hands: ['you held guard', 'P1 held king'],
    });
    expect(lastRound(tongue, [end([1], { 0: 'king', 1: 'king' })], 4)?.why).toBe('row');
    expect(lastRound(tongue, [end([], { 0: 'king', 1: 'king' })], 4)?.why).toBe('nobody');
    expect(lastRound(tongue, [], 1)).toBeNull();
  });

  it('stays until I have played myself; what the page played for me does not count', () => {
    const asked = (log: Logged[], byItself = false): boolean => stillNew(log, 5, 0, 2, () => byItself);
    expect(asked([end([1], {})])).toBe(true);
    expect(asked([end([1], {}), played(6, 1)])).toBe(true);
    expect(asked([end([1], {}), played(6, 1), played(7, 0)])).toBe(false);
    expect(asked([end([1], {}), played(6, 1), played(7, 0)], true)).toBe(true);
  });
});

describe('before the screen is handed over', () => {
  it('shows what an action told, and nothing where it told only itself', () => {
    expect(aftermath(tongue, [played(0, 0, lay(0, 'handmaid'), { type: 'protected', player: 0 }, ...turn(1))], 0, false)).toEqual([]);
    const priest = played(0, 0, lay(0, 'priest', 1), { type: 'looked', player: 0, target: 1, card: 'king' }, ...turn(1));
    expect(aftermath(tongue, [priest], 0, false)[0]?.lines.at(-1)).toContain('king');
    expect(aftermath(tongue, [priest], 1, false)).toEqual([]);
  });

  it('shows only secrets where there is a town', () => {
    expect(
      aftermath(
        tongue,
        [played(0, 0, { type: 'hired', player: 0, card: 'x', cost: 2, to: 0 }, { type: 'gained', player: 0, counter: 'love', count: 1 })],
        0,
        true,
      ),
    ).toEqual([]);
    expect(aftermath(tongue, [played(0, 0, { type: 'looked', player: 0, target: 1, card: 'x', from: 'deck' })], 0, true)).toHaveLength(1);
  });
});

describe('cards of Love Letter', () => {
  it('are said to do nothing at nobody', () => {
    const play = (card: string, does: 'in_vain' | 'play') => label(tongue, offer('play', card, { effect: { does } }), { phase: 'play' });
    expect(play('guard', 'in_vain')).toBe('Play guard (no effect)');
    expect(play('handmaid', 'play')).toBe('Play handmaid');
  });

  it('are warned about where what loses is not the only choice', () => {
    const [princess, handmaid] = [offer('play', 'princess', { effect: { does: 'lose' } }), offer('play', 'handmaid')];
    expect(isRash(princess, [princess, handmaid])).toBe(true);
    expect(isRash(princess, [princess])).toBe(false);
    expect(isRash(handmaid, [princess, handmaid])).toBe(false);
  });
  it('is early for Love in the phases before the hire, and for nothing else', () => {
    const [love, serve] = [offer('love', '1-love'), offer('serve', 'azure-crescent')];
    expect(isEarly(love, { phase: 'serve', kind: 'turn' })).toBe(true);
    expect(isEarly(love, { phase: 'hire', kind: 'turn' })).toBe(false);
    expect(isEarly(love, { phase: 'serve', kind: 'choice' })).toBe(false);
    expect(isEarly(serve, { phase: 'serve', kind: 'turn' })).toBe(false);
  });
});
