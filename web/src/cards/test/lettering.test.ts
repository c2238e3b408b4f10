import { expect, test } from 'vitest';

import { longerLine, longestWord } from '../lettering';

test('names are measured by their words and lines', () => {
  expect(longestWord('Cécilia Saint-Claire')).toBe(7);
  expect(longerLine('Roi Arnaud IV')).toBe(9);
  expect(longerLine('姫')).toBe(1);
});
