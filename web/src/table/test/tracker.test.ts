import { describe, expect, it } from 'vitest';

import type { GameEvent, LogEntry, View } from '../../wire/wire';
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
  players: [{ hand, deck: { count: deck }, discard, in_play: [] }],
  town: { piles: { 'colette-framboise': 18 } },
  decision: null,
});
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
      played(
        { type: 'hired', player: 0, card: 'rouge-crescent', cost: 2, to: 0 },
        { type: 'hired', player: 0, card: 'rosa-topaz', cost: 5, to: 0 },
      ),
      played({ type: 'chambered', player: 0, card: 'colette-framboise', to: 0 }, { type: 'returned', player: 0, card: '1-love' }),
      played({ type: 'taken', player: 1, card: 'rouge-crescent', to: 'discard', target: 0 }),
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
