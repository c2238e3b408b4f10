import { describe, expect, it } from 'vitest';

import type { GameResult, SeatInfo, Town } from '../../wire/wire';
import type { View } from '../shapes';
import { endOf, surname, tieOf } from '../verdict';
import { emptyMaidPiles } from '../zones';

const KINDS: Record<string, string> = {
  azure: 'general-maid',
  viola: 'general-maid',
  colette: 'maid-chief',
  love: 'love',
  illness: 'event',
};
const card = (id: string) => (KINDS[id] ? { kind: KINDS[id] } : undefined);
const view = (town: Town, players = 2): View => ({
  game: 'tanto-cuore',
  phase: 'over',
  player: 0,
  turn: 1,
  counters: { love: 0, serving: 0, employment: 0 },
  players: Array.from({ length: players }, () => ({ hand: [], deck: [], discard: [], in_play: [], chambermaids: [] })),
  town,
  decision: null,
});

describe('what ended the game', () => {
  it('names the maid piles that are empty, and no others (TC-END-02, TC-END-03)', () => {
    const town = { piles: { azure: 0, viola: 3, colette: 0, love: 0, illness: 0 } };
    expect(endOf(view(town), card)).toEqual({ why: 'maids', piles: ['azure', 'colette'] });
    expect(endOf(view({ piles: { azure: 0, viola: 3 }, private_maids: { face_up: ['rosa'], deck: { count: 0 } } }), card)).toEqual({
      why: 'maids',
      piles: ['azure', 'private'],
    });
  });
  it('asks for three from five players on', () => {
    expect(endOf(view({ piles: { azure: 0, viola: 0, colette: 0 } }, 5), card)).toEqual({
      why: 'maids',
      piles: ['azure', 'viola', 'colette'],
    });
  });
  it('names a preparation pile, and nothing where a pile was filled again (MO-END-01, MO-END-04)', () => {
    expect(endOf(view({ piles: { azure: 0 }, preparations: { food: ['food-1'], cleaning: [] } }), card)).toEqual({
      why: 'preparation',
      pile: 'cleaning',
    });
    expect(endOf(view({ piles: { azure: 1 }, preparations: { food: ['food-1'] } }), card)).toEqual({ why: 'latched' });
  });
  it('counts Motto’s private maids with those on offer, and its guests', () => {
    const town = { piles: {}, preparations: {}, private_maids: { face_up: ['rosa'], deck: { count: 0 } }, guests: [] };
    expect(emptyMaidPiles(view(town), card)).toEqual(['guests']);
  });
  it('has nothing to say of Love Letter', () => {
    const letter = { game: 'love-letter', phase: 'over', player: 0, turn: 9, round: 3 } as const;
    expect(endOf({ ...letter, players: [], deck: { count: 0 }, aside: null, face_up: [], decision: null }, card)).toBeNull();
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
