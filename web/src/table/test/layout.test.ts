import { describe, expect, it } from 'vitest';

import { BAR, plan, shelve, type Shelf } from '../layout';

const shelf = (name: string, slots: number): Shelf => ({ name, slots });
const BASE = [shelf('maids', 10), shelf('chiefs', 2), shelf('love', 3), shelf('events', 2), { ...shelf('private', 3), pile: true }];
const ALL = [
  ...BASE.slice(0, 4),
  shelf('buildings', 3),
  { ...shelf('private', 3), pile: true },
  { ...shelf('reminiscences', 4), pile: true },
];
const MOTTO = [shelf('maids', 10), shelf('preparations', 3), shelf('chiefs', 1), shelf('love', 3), shelf('refined', 9), shelf('guests', 1)];
const GUESTS = [
  shelf('maids', 10),
  shelf('preparations', 3),
  shelf('love', 3),
  { ...shelf('private', 2), pile: true },
  shelf('guests', 1),
  shelf('refined', 9),
];

describe('the plan of the table', () => {
  it('has every pile once, in as few rows as there is room for', () => {
    for (const shelves of [BASE, ALL, MOTTO])
      for (let columns = 7; columns <= 14; columns += 1) {
        const stands = shelve(shelves, columns);
        for (const { name, slots } of shelves)
          expect(stands.filter((stand) => stand.name === name).reduce((sum, stand) => sum + stand.slots, 0)).toBe(slots);
        for (const { column, slots } of stands) expect(column + slots).toBeLessThanOrEqual(columns);
      }
    expect(Math.max(...shelve(BASE, 10).map(({ row }) => row))).toBe(1);
  });

  it('lays cards that can be read, with two and with seven seats, with one box and with all', () => {
    expect(plan({ width: 1280, height: 800 }, 4, GUESTS).town, 'Motto with guests').toBeGreaterThanOrEqual(94);
    for (const shelves of [BASE, ALL, MOTTO])
      for (const players of [2, 3, 4, 5, 7]) {
        expect(plan({ width: 1280, height: 800 }, players, shelves).town, `${players} ${shelves.length}`).toBeGreaterThanOrEqual(94);
        expect(plan({ width: 1920, height: 1080 }, players, shelves).town, `${players} ${shelves.length}`).toBeGreaterThanOrEqual(130);
      }
  });

  it('makes a hand no smaller in a larger window, and names whoever lives in a low house', () => {
    for (const shelves of [BASE, ALL, MOTTO, GUESTS])
      for (const players of [2, 3, 4, 5, 7]) {
        const sizes = [
          [1280, 800],
          [1440, 900],
          [1680, 1050],
          [1920, 1080],
        ].map(([width, height]) => plan({ width: width!, height: height! }, players, shelves));
        const told = `${shelves.length} shelves, ${players} seats`;
        for (const { hand, kept } of sizes) {
          expect(hand, told).toBeGreaterThanOrEqual(sizes[0]!.hand);
          expect(kept, told).toBeGreaterThanOrEqual(64);
        }
      }
  });

  it('leaves a house and a hand at every size', () => {
    for (const [width, height] of [
      [1024, 768],
      [1280, 660],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const)
      for (const shelves of [BASE, ALL, MOTTO])
        for (const players of [2, 4, 7]) {
          const found = plan({ width, height }, players, shelves);
          const house = height - BAR - found.townHigh - (found.mode === 'strip' ? found.seats : 0) - found.story;
          expect(house, `${width} ${players} ${found.mode} ${found.town}`).toBeGreaterThanOrEqual(found.hand * 1.4 + 40);
        }
  });
});
