import { expect, test } from 'vitest';

/** Everything that the page does, without what it says and shows of cards (words, pictures, the book) and without tests. */
const sources = import.meta.glob<string>(
  [
    '../../**/*.{ts,svelte}',
    '!../../**/*.test.ts',
    '!../../**/test/**',
    '!../../i18n/{cards,rules,shell}/**',
    '!../../cards/**',
    '!../../rules/**',
    '!../../wire/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const boxes = import.meta.glob<string>('../../../../crates/{tanto,letter}/cards/*.ron', { query: '?raw', import: 'default', eager: true });

const ids = new Set(Object.values(boxes).flatMap((box) => [...box.matchAll(/\bid: *"([^"]+)"/g)].map((found) => found[1]!)));

test('no source knows a card by its id', () => {
  expect(ids.size).toBeGreaterThan(100);
  expect(Object.keys(sources).length).toBeGreaterThan(80);
  const known = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/(['"`])([a-z0-9-]+)\1/g)]
      .map((found) => found[2]!)
      .filter((word) => ids.has(word))
      .map((id) => `${file}: ${id}`),
  );
  expect(known).toEqual([]);
});

test('no source takes the text of an action apart', () => {
  const cut = Object.entries(sources).flatMap(([file, text]) =>
    [
      ...text.matchAll(
        /\b(?:action|actions|text)(?:\[\d\])?!?\.(?:split|startsWith|slice|match|replace)\(|['"`](?:hire|love|play|take|return|discard|gain):/g,
      ),
    ].map((found) => `${file}: ${found[0]}`),
  );
  expect(cut).toEqual([]);
});
