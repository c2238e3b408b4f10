import { expect, it } from 'vitest';

import { bellFile } from '../sound';

it('the bell is a whole WAV file, heard and not too loud, and begins and ends in silence', () => {
  const file = new DataView(bellFile());
  const samples = Array.from({ length: (file.byteLength - 44) / 2 }, (_, i) => file.getInt16(44 + i * 2, true));
  expect(file.getUint32(40, true)).toBe(samples.length * 2);
  expect(file.getUint32(4, true)).toBe(file.byteLength - 8);
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest).toBeGreaterThan(1_500);
  expect(loudest).toBeLessThan(8_000);
  expect(samples[0]).toBe(0);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(20);
});
