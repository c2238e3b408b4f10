import { describe, expect, it } from 'vitest';

import type { GameEvent, Place } from '../../wire/wire';
import { flightsOf, Timetable, TURN, within } from '../motion/flights';
import streams from './followed.json';

const at = (zone: Place[0], seat?: number): Place => (seat === undefined ? [zone] : [zone, seat]);
const goes = (from: Place, to: Place, cards: string[] = [], count = cards.length): GameEvent => ({
  type: 'turn_ended',
  player: 0,
  moves: [{ cards, count, from, to }],
});
const [HAND, PLAY, DECK, DISCARD] = [at('hand', 0), at('in_play', 0), at('deck', 0), at('discard', 0)];
const TOLD = (streams as unknown as { told: { events: GameEvent[] }[] }[]).flatMap(({ told }) => told.map(({ events }) => events));

describe('flights', () => {
  it('follow the moves of an event, whatever it is called', () => {
    expect(flightsOf([goes(HAND, PLAY, ['tenalys-trent'])])).toEqual([
      { card: 'tenalys-trent', from: HAND, to: PLAY, at: 0, lasts: 160, cue: 'tap' },
    ]);
    expect(flightsOf([goes(at('town'), DISCARD, ['tenalys-trent'])])[0]).toMatchObject({ lasts: 200, cue: 'press' });
    expect(flightsOf([{ type: 'gained', player: 0, counter: 'love', count: 1 }, goes(at('guests'), at('guests'), ['x'])])).toEqual([]);
  });

  it('draw card by card, forty milliseconds apart, and more than three within two hundred', () => {
    expect(flightsOf([goes(DECK, HAND, [], 2)]).map(({ card, at, lasts }) => [card, at, lasts])).toEqual([
      [null, 0, 140],
      [null, 40, 140],
    ]);
    const five = flightsOf([goes(DECK, HAND, ['a', 'b', 'c', 'd', 'e'])]);
    expect(Math.max(...five.map(({ at, lasts }) => at + lasts))).toBe(200);
  });

  it('let a pile that is shuffled go as one', () => {
    expect(flightsOf([goes(DISCARD, DECK, [], 12)])).toHaveLength(1);
  });

  it('go everywhere that recorded games send cards, none longer than 200 ms, all landed in time', () => {
    const moved = TOLD.flatMap((events) => events.flatMap(({ moves = [] }) => moves)).filter(({ from, to }) => from[0] !== to[0]);
    const flown = TOLD.flatMap((events) => within(flightsOf(events), TURN));
    expect(new Set(flown.map(({ from, to }) => `${from[0]} ${to[0]}`))).toEqual(
      new Set([...moved.map(({ from, to }) => `${from[0]} ${to[0]}`), 'hand hand']),
    );
    for (const { at, lasts } of flown) {
      expect(lasts).toBeLessThanOrEqual(200);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at + lasts).toBeLessThanOrEqual(TURN + 1e-9);
    }
  });
});

describe('a time table', () => {
  const one = [goes(HAND, PLAY, ['a'])];
  const landed = (flights: { at: number; lasts: number }[]): number => Math.max(...flights.map(({ at, lasts }) => at + lasts));

  it('gives a turn of a quick bot six hundred milliseconds, however many actions it has', () => {
    const times = new Timetable();
    for (let now = 0; now < 400; now += 20) expect(now + landed(times.plan(one, 1, now))).toBeLessThanOrEqual(TURN);
  });

  it('lets the next turn begin when the last has landed', () => {
    const times = new Timetable();
    const first = landed(times.plan(one, 1, 0));
    expect(times.plan(one, 2, 10)[0]!.at).toBe(first - 10);
    times.clear();
    expect(times.plan(one, 3, 20)[0]!.at).toBe(0);
  });

  it('is not kept waiting by a turn that takes its time', () => {
    const times = new Timetable();
    times.plan(one, 1, 0);
    expect(times.plan(one, 1, 5_000)[0]!.at).toBe(0);
  });
});
