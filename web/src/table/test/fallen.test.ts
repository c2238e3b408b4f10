import { describe, expect, it } from 'vitest';

import type { LogEntry } from '../../wire/wire';
import { fallenIn } from '../fallen';
import { logged } from '../log';

const played = (ply: number, ...events: object[]) =>
  logged({ kind: 'played', ply, seat: 0, action: '', events, at: 0 } as unknown as LogEntry);
const out = (player: number) => ({ type: 'eliminated', player, card: 'low', because: { card: 'guess', seat: 0 } });

describe('who has left the round', () => {
  it('is told with the card that did it', () => {
    expect(fallenIn([played(0, out(2))]).get(2)?.because).toEqual({ card: 'guess', seat: 0 });
  });
  it('is nobody when a new one has begun', () => {
    const log = [played(0, out(2)), played(1, out(1), { type: 'shuffled', round: 2 })];
    expect(fallenIn(log).size).toBe(0);
    expect([...fallenIn([...log, played(2, out(0))]).keys()]).toEqual([0]);
  });
});
