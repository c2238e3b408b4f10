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

type Kind = GameEvent['type'];
const from = (zone: Place[0], to: Place, cards: string[] = ['a'], seat?: number): Pick<GameEvent, 'moves'> => ({
  moves: [{ cards, from: at(zone, seat), to }],
});
const home = at('chambermaids', 0);
/** One of each kind, as a game tells it: a kind that is missing here does not compile. */
const EACH: { [K in Kind]: Extract<GameEvent, { type: K }> } = {
  turn_began: { type: 'turn_began', player: 0 },
  phase_began: { type: 'phase_began', player: 0, phase: 'hire' },
  round_ended: { type: 'round_ended', round: 1 },
  drew: { type: 'drew', player: 0, count: 1, cards: ['a'], ...from('deck', HAND, ['a'], 0) },
  shuffled: { type: 'shuffled', player: 0, moves: [{ count: 4, from: DISCARD, to: DECK }] },
  served: { type: 'served', player: 0, card: 'a', ...from('hand', PLAY, ['a'], 0) },
  chambered: { type: 'chambered', player: 0, card: 'a', to: 0, ...from('hand', home, ['a'], 0) },
  love_played: { type: 'love_played', player: 0, cards: ['a'], ...from('hand', PLAY, ['a'], 0) },
  gained: { type: 'gained', player: 0, counter: 'love', count: 1 },
  discarded: { type: 'discarded', player: 0, cards: ['a'], from: 'hand', ...from('hand', DISCARD, ['a'], 0) },
  returned: { type: 'returned', player: 0, card: 'a', ...from('hand', at('town'), ['a'], 0) },
  taken: { type: 'taken', player: 0, card: 'a', to: 'hand', target: 0, ...from('town', HAND) },
  hired: { type: 'hired', player: 0, card: 'a', cost: 2, to: 0, ...from('town', DISCARD) },
  revealed: { type: 'revealed', player: 1, cards: ['a', 'b'], from: 'deck' },
  looked: { type: 'looked', player: 0, target: 1, from: 'hand', card: 'a' },
  placed: { type: 'placed', player: 0, card: 'a', to: 'quarters', maid: 'b', ...from('town', ['illnesses', 0, 'b']) },
  moved: { type: 'moved', player: 0, card: 'a', from: 1, ...from('bad_habits', at('town'), ['a'], 1) },
  swapped: { type: 'swapped', player: 0, target: 1, given: 'a', taken: 'b', ...from('hand', at('hand', 1), ['a'], 0) },
  cured: { type: 'cured', player: 0, maid: 'b', ...from('illnesses', at('town'), ['a'], 0) },
  remembered: { type: 'remembered', player: 0, card: 'a', ...from('reminiscence_offer', at('reminiscences', 0)) },
  worked: { type: 'worked', player: 0, card: 'a', ...from('pantry', at('preparations', 0)) },
  picked: { type: 'picked', player: 0, card: 'a', ...from('park', at('refined', 0)) },
  turn_ended: { type: 'turn_ended', player: 0 },
  game_ended: { type: 'game_ended' },
  guessed: { type: 'guessed', player: 0, target: 1, card: 'a', right: false },
  compared: { type: 'compared', player: 0, target: 1, cards: ['a', 'b'] },
  protected: { type: 'protected', player: 0 },
  eliminated: { type: 'eliminated', player: 1, card: 'a', ...from('hand', at('discard', 1), ['a'], 1) },
};
/** Those that show cards where they lie, with the places of these. */
const TURNED: Partial<Record<Kind, Place[]>> = {
  revealed: [at('deck', 1), at('deck', 1)],
  looked: [at('hand', 1)],
  compared: [HAND, at('hand', 1)],
};

describe('of each kind of event', () => {
  it.each(Object.values(EACH))('$type: what flies ends where the event says', (event) => {
    const flown = flightsOf([event]);
    const said = (event.moves ?? []).map(({ to }) => to);
    expect(flown.map(({ to }) => to)).toEqual(TURNED[event.type] ?? said);
    expect(flown.every(({ turns }) => !!turns)).toBe(flown.length === 0 || event.type in TURNED);
  });

  it('a card that is not told is not turned over', () => {
    expect(flightsOf([{ type: 'looked', player: 1, target: 0, from: 'hand' }])).toEqual([]);
    expect(flightsOf([{ type: 'compared', player: 1, target: 2 }])).toEqual([]);
    expect(flightsOf([{ type: 'revealed', cards: ['a'] }]).map(({ to }) => to)).toEqual([at('face_up')]);
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
