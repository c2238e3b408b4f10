import { expect, test } from 'vitest';

import { whole } from './brief';
import type { BriefDecision, Effect } from './wire';

const hired: Effect = { does: 'move', from: ['town'], to: ['discard', 0] };
const housed: Effect = { does: 'move', from: ['private_offer'], to: ['private_maids', 0] };
const turn: BriefDecision = { player: 0, phase: 'hire', kind: 'turn' };

test('what an offer shares with the one before it is said again', () => {
  const offers = [
    { text: 'hire:a', verb: 'hire' as const, card: 'a', effect: hired },
    { text: 'hire:b', card: 'b' },
    { text: 'hire:c', card: 'c', effect: housed },
    { text: 'end', verb: 'end' as const, effect: { does: 'end_phase' as const } },
  ];
  expect(whole({ ...turn, offers }).offers).toEqual([
    { text: 'hire:a', verb: 'hire', card: 'a', effect: hired },
    { text: 'hire:b', verb: 'hire', card: 'b', effect: hired },
    { text: 'hire:c', verb: 'hire', card: 'c', effect: housed },
    { text: 'end', verb: 'end', effect: { does: 'end_phase' } },
  ]);
});

test('a decision of somebody else has no offers, and one that no card asks has no source', () => {
  expect(whole(turn)).toEqual({ ...turn, source: null });
});
