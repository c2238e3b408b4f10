import { expect, test } from 'vitest';

import fr from './fr';

/** Every sentence, with something for its blanks. */
function sentences(part: unknown, path = 'fr'): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (Array.isArray(part)) return part.flatMap((entry, i) => sentences(entry, `${path}[${i}]`));
  if (part && typeof part === 'object') return Object.entries(part).flatMap(([key, entry]) => sentences(entry, `${path}.${key}`));
  return [];
}

test('French signs stand behind a space that does not break, and apostrophes are curved', () => {
  const shell = sentences(fr.shell, 'fr.shell');
  expect(shell.length).toBeGreaterThan(300);
  const wrong = shell.filter(([, text]) => / [;:?!»]|« |[\p{L}]'[\p{L}]|[^\s\u00a0\u202f(][;?!»]/u.test(text));
  expect(wrong).toEqual([]);
});
