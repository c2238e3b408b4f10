import { expect, test } from 'vitest';

import { unpack } from './packed';
import samples from './packed.samples.json';

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g)!, (two) => parseInt(two, 16));
}

test('what the server packs is unpacked', () => {
  for (const { text, packed } of samples) expect(unpack(bytes(packed).buffer)).toBe(text);
});

test('a packed message that is not whole is an error, wherever it ends', () => {
  for (const { packed } of samples) {
    const whole = bytes(packed);
    for (let end = 0; end < whole.length; end += 1) expect(() => unpack(whole.slice(0, end).buffer)).toThrow();
  }
});
