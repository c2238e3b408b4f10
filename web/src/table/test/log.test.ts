import { expect, it } from 'vitest';

import type { GameEvent, LogEntry } from '../../wire/wire';
import { logged, logUntil, roundsOf, toldOnce } from '../log';

const played = (ply: number, ...types: GameEvent['type'][]): LogEntry => ({
  kind: 'played',
  ply,
  seat: 0,
  events: types.map((type) => ({ type }) as GameEvent),
  at: 0,
});
const over: LogEntry = { kind: 'changed', what: 'over', seat: null, at: 0 };
const kinds = (entries: LogEntry[]): string[] => toldOnce(entries.map(logged)).map(({ entry }) => entry.kind);

it('says once that the game is over', () => {
  expect(kinds([played(0, 'drew'), played(1, 'game_ended'), over])).toEqual(['played', 'played']);
});

it('says it all the same where the rules did not come to it', () => {
  const resigned: LogEntry = { kind: 'changed', what: 'resigned', seat: 1, at: 0 };
  expect(kinds([played(0, 'drew'), resigned, over])).toEqual(['played', 'changed', 'changed']);
});

it('knows where rounds begin', () => {
  expect(roundsOf([played(0), played(1, 'eliminated', 'round_ended'), played(2), played(3, 'round_ended')])).toEqual([0, 2, 4]);
});

it('ends where somebody looks back to', () => {
  const log = [played(0), played(1), over].map(logged);
  expect(logUntil(log, 1)).toEqual(log.slice(0, 1));
  expect(logUntil(log, null)).toBe(log);
  expect(logUntil(log, 9)).toBe(log);
});
