import { expect, test } from 'vitest';

import { longerLine, pieces } from '../lettering';

const letters = (text: string): number => text.length;

test('names are broken behind their words alone, and measured by the longer of two lines', () => {
  expect(pieces('Cécilia Saint-Claire')).toEqual(['Cécilia ', 'Saint-', 'Claire']);
  expect(longerLine('Cécilia Saint-Claire', letters)).toBe(12);
  expect(longerLine('Roi Arnaud IV', letters)).toBe(9);
  expect(longerLine('ジュヌヴィエーヴ・ドービニー', letters)).toBe(9);
  expect(longerLine('姫', letters)).toBe(1);
});
