import { describe, expect, it } from 'vitest';

import type { LogEntry, Offer, Phase } from '../../wire/wire';
import { automatic, couldHire, endsTurn, hesitation, whyNot } from '../auto';
import { logAfter, plyAfter, type Logged } from '../log';
import type { View } from '../shapes';
import { offer } from './offers';
import { knownHand, othersFrom, stacks, topOf, townGroups } from '../zones';

const CARDS: Record<string, { kind: string; cost?: number; gives: Record<string, number> }> = {
  '1-love': { kind: 'love', cost: 1, gives: { love: 1 } },
  '2-love': { kind: 'love', cost: 4, gives: { love: 2 } },
  illness: { kind: 'event', cost: 4, gives: {} },
  'anise-greenaway': { kind: 'general-maid', cost: 7, gives: {} },
  'rouge-crescent': { kind: 'general-maid', cost: 2, gives: {} },
  'colette-framboise': { kind: 'maid-chief', cost: 3, gives: {} },
};
const card = (id: string) => CARDS[id];
const [end, no] = [offer('end'), offer('no')];
const [all, one, two] = [offer('love_all'), offer('love', '1-love'), offer('love', '2-love')];
const hire = (id: string): Offer => offer('hire', id);
const discard = offer('discard', '1-love');

function view(phase: Phase, offers: Offer[], counters: Record<string, number> = {}, hand: string[] = []): View {
  return {
    game: 'tanto-cuore',
    phase,
    player: 0,
    turn: 1,
    counters: { love: 0, serving: 0, employment: 0, ...counters },
    players: [{ hand, deck: { count: 5 }, discard: [], in_play: [], chambermaids: [] }],
    town: { piles: { '1-love': 5, 'anise-greenaway': 8, 'rouge-crescent': 8, 'colette-framboise': 8, illness: 2 } },
    decision: { player: 0, phase, kind: 'turn', source: null, offers },
  };
}

describe('what plays itself', () => {
  const both = { autoLove: true, autoForced: true };
  it('plays Love on entering the employ phase, and only there', () => {
    expect(automatic(view('hire', [one, all, end]), both)).toBe(all);
    expect(automatic(view('hire', [two, end]), both)).toBe(two);
    expect(automatic(view('serve', [one, all, end]), both)).toBeNull();
    expect(automatic(view('hire', [one, all, end]), { ...both, autoLove: false })).toBeNull();
  });
  it('answers where there is one answer', () => {
    expect(automatic(view('serve', [discard]), both)).toBe(discard);
    expect(automatic(view('serve', [discard, no]), both)).toBeNull();
  });
  it('ends a phase in which nothing else can be done, and no other', () => {
    expect(automatic(view('serve', [end], { serving: 1 }), both)).toBe(end);
    expect(automatic(view('hire', [end], { employment: 0, love: 1 }), both)).toBe(end);
    expect(automatic(view('hire', [hire('1-love'), end], { employment: 1, love: 1 }), both)).toBeNull();
    expect(automatic(view('hire', [end], { employment: 0, love: 0 }), { ...both, autoForced: false })).toBeNull();
  });
  it('hesitates between people, whatever it is, and not against bots', () => {
    const [person, bot, open] = ['person', 'bot', 'open'].map((kind) => ({ kind }));
    expect(hesitation([person!, person!], 0, false)).toBe(800);
    expect(hesitation([person!, bot!, person!], 1, false)).toBe(2400);
    expect(hesitation([person!, bot!], 0.5, false)).toBe(0);
    expect(hesitation([person!, open!], 0.5, false)).toBe(0);
  });
  it('lets a turn be seen to end, against bots and between people', () => {
    const [person, bot] = ['person', 'bot'].map((kind) => ({ kind }));
    for (const other of [person!, bot!]) expect(hesitation([person!, other], 0, true)).toBe(1200);
    expect(endsTurn(end, { phase: 'hire' })).toBe(true);
    expect(endsTurn(end, { phase: 'serve' })).toBe(false);
    expect(endsTurn(no, { phase: 'hire' })).toBe(false);
  });
});

describe('the warning before ending', () => {
  it('names what could still be hired', () => {
    expect(couldHire(view('hire', [hire('1-love'), hire('rouge-crescent'), end], { employment: 1, love: 2 }), card)).toEqual([
      'rouge-crescent',
    ]);
    expect(couldHire(view('hire', [hire('1-love'), hire('illness'), end], { employment: 1, love: 4 }), card)).toEqual([]);
    expect(couldHire(view('hire', [hire('rouge-crescent'), end], { employment: 0, love: 2 }), card)).toEqual([]);
  });
  it('counts the Love still in hand', () => {
    expect(couldHire(view('hire', [one, end], { employment: 1, love: 1 }, ['1-love']), card)).toEqual(['rouge-crescent']);
  });
});

describe('zones', () => {
  it('lays equal cards on each other, the sick apart', () => {
    const maid = (illness: number) => ({ card: 'rouge-crescent', illness });
    expect(stacks([maid(0), maid(1), maid(0)]).map(({ count, illness }) => [count, illness])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
  it('puts the piles of the town on their shelves', () => {
    const groups = townGroups(view('hire', []), card);
    expect(groups.maids.map((pile) => pile.card)).toEqual(['rouge-crescent', 'anise-greenaway']);
    expect(groups.chiefs.map((pile) => pile.card)).toEqual(['colette-framboise']);
  });
  it('reads what is hidden', () => {
    expect(topOf({ count: 2, top: 'illness' })).toBe('illness');
    expect(knownHand({ count: 1, known: ['guard'] })).toEqual(['guard']);
    expect(othersFrom(4, 2)).toEqual([3, 0, 1]);
    expect(othersFrom(3, null)).toEqual([0, 1, 2]);
  });
});

describe('the log', () => {
  const played = (ply: number): LogEntry => ({ kind: 'played', ply, seat: 0, events: [], at: 0 });
  it('drops what was taken back and keeps that it was', () => {
    let log: Logged[] = [];
    for (const entry of [played(0), played(1), played(2), { kind: 'undone', to: 1, by: 0, at: 0 } as LogEntry]) log = logAfter(log, entry);
    expect(log.map(({ entry }) => (entry.kind === 'played' ? entry.ply : entry.kind))).toEqual([0, 'undone']);
    expect(new Set(log.map(({ key }) => key)).size).toBe(2);
  });
  it('counts the actions played', () => {
    expect(plyAfter(4, played(4))).toBe(5);
    expect(plyAfter(5, { kind: 'undone', to: 2, by: 0, at: 0 })).toBe(2);
    expect(plyAfter(5, { kind: 'said', person: '', name: '', account: false, text: '', at: 0 })).toBe(5);
  });
});

describe('why a card cannot be hired', () => {
  const price = (cost: number) => () => ({ kind: 'maid', cost, gives: {} });
  const town = (offers: Offer[], counters: Record<string, number>, left = 10) =>
    ({ ...view('hire', offers, counters), town: { piles: { ophelia: left } } }) as never;
  it('is told by love, employments and the pile', () => {
    expect(whyNot(town([end], { employment: 1, love: 4 }), price(6), 'ophelia')).toEqual({ why: 'dear', cost: 6, love: 4 });
    expect(whyNot(town([end], { employment: 0, love: 9 }), price(6), 'ophelia')).toEqual({ why: 'employment' });
    expect(whyNot(town([end], { employment: 1, love: 9 }, 0), price(6), 'ophelia')).toEqual({ why: 'empty' });
  });
  it('is not told where it can, nor of what does not lie there', () => {
    expect(whyNot(town([hire('ophelia'), end], { employment: 1, love: 9 }), price(6), 'ophelia')).toBeNull();
    expect(whyNot(town([end], { employment: 1, love: 1 }), price(6), 'elsewhere')).toBeNull();
  });
});
