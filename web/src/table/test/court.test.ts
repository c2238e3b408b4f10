import { describe, expect, it } from 'vitest';

import { courtPlan } from '../court';

const WINDOWS = [
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [1000, 640],
  [390, 844],
  [320, 568],
  [844, 390],
  [667, 375],
  [640, 400],
] as const;
const plans = WINDOWS.flatMap(([width, height]) =>
  [2, 3, 4].map((players) => ({ width, height, players, plan: courtPlan({ room: { width, height }, players, open: players === 2 }) })),
);

describe('the plan of a table without a town', () => {
  it('leaves every card in hand the height that its mat has', () => {
    for (const { width, height, players, plan } of plans) {
      const above = { strip: 44 + plan.seats + plan.story + plan.town * 1.4 + 76, upright: 40 + plan.seats + plan.story + plan.townHigh };
      const taken = plan.mode === 'lying' ? 40 + plan.townHigh : above[plan.mode === 'strip' ? 'strip' : 'upright'] + plan.slipHigh;
      expect(taken + plan.hand * 1.4, `${width} by ${height} for ${players}`).toBeLessThanOrEqual(height - 30);
    }
  });

  it('has room for two cards beside each other', () => {
    for (const { width, players, plan } of plans) {
      const wide = plan.mode === 'upright' ? width : width - plan.slip - plan.lens - (plan.mode === 'lying' ? plan.seats : 0);
      expect(2 * plan.hand, `${width} for ${players}`).toBeLessThanOrEqual(wide - 30);
    }
  });

  it('lets a card in hand say what it does at every desk, and on a phone that has the room', () => {
    for (const { width, plan } of plans)
      if (plan.mode === 'strip' ? width >= 1280 : width === 390 || width === 844) expect(plan.hand, `${width}`).toBeGreaterThanOrEqual(118);
  });

  it('grows with the window', () => {
    const [small, large] = [1280, 1920].map((width) => courtPlan({ room: { width, height: width * 0.5625 }, players: 4, open: false }));
    for (const card of ['hand', 'town', 'kept'] as const) expect(large![card]).toBeGreaterThan(small![card] * 1.3);
  });
});
