import { expect, test } from 'vitest';

import fr from './fr';

/** Every sentence, with something for its blanks. */
function sentences(part: unknown, path = 'fr'): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (Array.isArray(part)) return part.flatMap((entry, i) => sentences(entry, `${path}[${i}]`));
  if (part && typeof part === 'object') return Object.entries(part).flatMap(([key, entry]) => sentences(entry, `${path}.${key}`));
  return [];
}

test('no French text has a straight apostrophe between letters', async () => {
  const all = sentences(fr, 'fr');
  // Sentences with blanks are functions: their source is read instead of guessing what to hand them.
  const files = import.meta.glob<string>(['./**/fr*.ts', '../rules/data/*.fr.json'], { query: '?raw', import: 'default', eager: true });
  const templates = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/`[^`]*`|"(?:[^"\\]|\\.)*"|\p{L}\\'\p{L}/gu)].map(([found]) => [file, found] as [string, string]),
  );
  expect(templates.length).toBeGreaterThan(500);
  expect([...all, ...templates].filter(([, text]) => /\p{L}\\?'\p{L}/u.test(text))).toEqual([]);
});

test('French signs stand behind a space that does not break, and apostrophes are curved', () => {
  const shell = sentences(fr.shell, 'fr.shell');
  expect(shell.length).toBeGreaterThan(300);
  const wrong = shell.filter(([, text]) => / [;:?!»]|« |[\p{L}]'[\p{L}]|[^\s\u00a0\u202f(][;?!»]/u.test(text));
  expect(wrong).toEqual([]);
  expect(fr.sentences.split('\n').filter((line) => / [;:?!»]|« /.test(line))).toEqual([]);
});

test('what is said of something is joined to it as the language does', () => {
  const pages = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const joined = Object.entries(pages).flatMap(([file, text]) =>
    [...text.matchAll(/(?:aria-label|title)=\{?["`][^"`]*\}(?:: |, )\$?\{[^"`]*["`]/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(joined).toEqual([]);
});
