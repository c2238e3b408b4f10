import { expect, it, vi } from 'vitest';

vi.mock('../../lib/settings.svelte', () => ({ settings: { sound: true, volume: 1, cues: {} } }));
const { samples } = await import('../sound');

it.each(['slide', 'tap', 'press', 'bell'] as const)('%s is heard and not too loud, at most 300 ms long, and ends in silence', (sound) => {
  const all = [...samples(sound)];
  expect(all.length).toBeLessThanOrEqual(0.3 * 22_050 + 1);
  const loudest = Math.max(...all.map(Math.abs));
  expect(loudest).toBeGreaterThan(0.04);
  expect(loudest).toBeLessThan(0.5);
  expect(Math.abs(all[0]!)).toBeLessThan(0.01);
  expect(Math.abs(all.at(-1)!)).toBeLessThan(0.002);
});
