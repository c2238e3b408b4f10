import { describe, expect, it } from 'vitest';

import type { LogEntry, Place, Zone } from '../../wire/wire';
import type { GameEvent, View } from '../shapes';
import { deckOf } from '../tracker';

const book = [
  { id: '1-love', kind: 'love', set: 'tanto-cuore', gives: { love: 1 } },
  { id: 'colette-framboise', kind: 'maid-chief', set: 'tanto-cuore', chambermaid_cost: 2, gives: {} },
  { id: 'colette-framboise-motto', kind: 'maid-chief', set: 'motto-tanto-cuore', chambermaid_cost: 2, gives: {} },
  { id: 'rouge-crescent', kind: 'general-maid', set: 'tanto-cuore', gives: {} },
  { id: 'rosa-topaz', kind: 'private-maid', set: 'tanto-cuore', gives: {} },
];
const played = (...events: GameEvent[]): LogEntry => ({ kind: 'played', ply: 0, seat: 0, events, at: 0 });
const view = (deck: number, hand: string[], discard: string[]): View => ({
  game: 'tanto-cuore',
  phase: 'hire',
  player: 0,
  turn: 1,
  counters: { love: 0, serving: 0, employment: 0 },
  players: [{ hand, deck: { count: deck }, discard, in_play: [], chambermaids: [] }],
  town: { piles: { 'colette-framboise': 18 } },
  decision: null,
});
/** Something happened to a card; the tracker reads where it went. */
const moved = (card: string, from: Zone, to: Zone, seat = 0): GameEvent => ({
  type: 'remembered',
  player: 0,
  card,
  moves: [{ cards: [card], count: 1, from: place(from, 0), to: place(to, seat) }],
});
const place = (zone: Zone, seat: number): Place => (zone === 'town' ? [zone] : [zone, seat]);
const left = (log: LogEntry[], position: View) => deckOf(position, 0, log, book)?.map(({ card, count, of }) => `${card} ${count}/${of}`);

describe('the deck tracker', () => {
  it('begins with the starters', () => {
    expect(left([], view(5, ['1-love', '1-love', '1-love', 'colette-framboise', '1-love'], []))).toEqual([
      '1-love 3/7',
      'colette-framboise 2/3',
    ]);
  });
  it('follows what comes and goes', () => {
    const log = [
      played(moved('rouge-crescent', 'town', 'discard'), moved('rosa-topaz', 'town', 'private_maids')),
      played(moved('colette-framboise', 'hand', 'chambermaids'), moved('1-love', 'hand', 'town')),
      played(moved('rouge-crescent', 'town', 'discard'), moved('rouge-crescent', 'town', 'discard', 1)),
      played(moved('rouge-crescent', 'deck', 'hand')),
    ];
    expect(left(log, view(8, ['rouge-crescent'], ['rouge-crescent']))).toEqual([
      '1-love 6/6',
      'colette-framboise 2/2',
      'rouge-crescent 0/2',
    ]);
  });
  it('says nothing where the sum is wrong', () => {
    expect(left([], view(4, ['1-love'], []))).toBeUndefined();
  });
});
