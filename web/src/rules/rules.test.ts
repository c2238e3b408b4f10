import { expect, test } from 'vitest';

import spec from '../../../docs/RULES.md?raw';
import chromeEn from '../i18n/rules/en';
import chromeFr from '../i18n/rules/fr';
import chromeJa from '../i18n/rules/ja';
import { anchors, entriesOf, gameOf, standing } from './book';
import cardsOf from './data/cards.json';
import en, { type Words } from './data/en';
import fr from './data/fr';
import index from './data/index.json';
import ja from './data/ja';
import { cut, fold, places, terms } from './find';

const NUMBER = /\b(?:GEN-\d+|(?:AMB|EX)-[A-Z]+-\d+|(?:TC|EH|RV|MO|LL)-[A-Z]+-[A-Z0-9]+)\b/g;

/** The numbers in a text; `AMB-TC-21…25` are five. */
function cited(text: string): string[] {
  return [...text.matchAll(new RegExp(`${NUMBER.source}(?:…(\\d+))?`, 'g'))].flatMap(([found, last]) => {
    const first = found.split('…')[0]!;
    if (!last) return [first];
    const [, stem, from] = /^(.*-)(\d+)$/.exec(first)!;
    return Array.from({ length: Number(last) - Number(from) + 1 }, (_, i) => stem + String(Number(from) + i).padStart(2, '0'));
  });
}

/** What the specification defines, line by line: number, sources, what it cites. */
function specified(): { id: string; by: string; see: string[] }[] {
  const rows = [];
  for (const line of spec.split('\n')) {
    const [, id, rest] = /^\s*[-*|]\s*\*\*([A-Z]+-[A-Z0-9-]+)\*\*(.*)$/.exec(line) ?? /^### (EX-[A-Z]+-\d+)(.*)$/.exec(line) ?? [];
    if (!id || rest === undefined) continue;
    const tags = id.startsWith('AMB-') ? '' : [...rest.matchAll(/\[([RDKQXP])(?::[^\]]*)?\]/g)].map((tag) => tag[1]!).join('');
    const see = cited(rest).filter((other) => other !== id);
    rows.push({ id, by: [...new Set(tags)].join(''), see: [...new Set(see)] });
  }
  const known = new Set(rows.map((row) => row.id));
  return rows.map((row) => ({ ...row, see: row.see.filter((id) => known.has(id)) }));
}

const lines = (rows: unknown[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
const languages: [string, Words][] = [
  ['en', en],
  ['fr', fr],
  ['ja', ja],
];
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'function'
      ? [String((value as (...n: number[]) => unknown)(2, 3))]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(strings)
        : [];
const everyString = (words: Words): string[] => strings(words);

test('the index is the specification’s (refresh with vitest -u)', async () => {
  const rows = specified();
  expect(rows.filter(({ id }) => !/^(AMB|EX)-/.test(id)).length).toBeGreaterThanOrEqual(453);
  await expect(lines(rows)).toMatchFileSnapshot('./data/index.json');
});

test('cards are those whose own lists name the number', () => {
  const files = import.meta.glob<string>('../../../crates/*/cards/*.ron', { query: '?raw', import: 'default', eager: true });
  const found: Record<string, string[]> = {};
  for (const text of Object.values(files)) {
    for (const [, card, list] of text.matchAll(/\bid: "([^"]+)"(?:(?!\bid: ")[^])*?\brules: \[([^\]]*)\]/g)) {
      for (const [, id] of list!.matchAll(/"([^"]+)"/g)) (found[id!] ??= []).push(card!);
    }
  }
  for (const list of Object.values(found)) list.sort();
  expect(cardsOf).toEqual(found);
});

test.each(languages)('%s has words for every number', (_, words) => {
  const entries = entriesOf(words);
  expect(entries.map(({ id }) => id).sort()).toEqual(
    specified()
      .map(({ id }) => id)
      .sort(),
  );
  const silent = entries.filter((entry) => entry.text.trim() === '' && !(entry.kind === 'rule' && entry.cards.length > 0));
  expect(silent.map(({ id }) => id)).toEqual([]);
  expect(entries.filter((entry) => entry.kind === 'ruling' && !entry.question?.trim()).map(({ id }) => id)).toEqual([]);
  expect(everyString(words).filter((text) => text.trim() === '')).toEqual([]);
  expect([...Object.keys(words.rules), ...Object.keys(words.rulings)].filter((id) => !anchors.has(id))).toEqual([]);
});

test.each(languages)('%s names only numbers that exist', (_, words) => {
  expect(
    everyString(words)
      .flatMap(cited)
      .filter((id) => !anchors.has(id)),
  ).toEqual([]);
});

test('a ruling with an option has its other reading in every language, and no other has', () => {
  const options = specified()
    .map(({ id }) => id)
    .filter((id) => id.startsWith('AMB-') && en.rulings[id]!.length === 3);
  for (const id of Object.keys(en.rulings)) {
    expect([fr.rulings[id]!.length, ja.rulings[id]!.length], id).toEqual([en.rulings[id]!.length, en.rulings[id]!.length]);
  }
  const said = [...spec.matchAll(/^- \*\*(AMB-[A-Z]+-\d+)\*\*(.*)$/gm)]
    .filter(([, , text]) => /\bOption\b|option:|option switch|data option|as option/.test(text!))
    .map(([, id]) => id);
  expect(said.filter((id) => !options.includes(id!))).toEqual([]);
});

test('French keeps its typography', () => {
  const wrong = [...everyString(fr), ...strings(chromeFr)].filter(
    (text) =>
      text.includes("'") ||
      / [:;?!»]/.test(text) ||
      /« /.test(text) ||
      /[^\s\u00a0\u202f:;?!«»][:;?!»]/.test(text) ||
      /«[^\u00a0\u202f]/.test(text),
  );
  expect(wrong).toEqual([]);
});

test('a thing of the game has one name in each language', () => {
  const files = import.meta.glob<string>(['./data/*.json', '../i18n/**/*.ts'], { query: '?raw', import: 'default', eager: true });
  const said = (lang: string): [string, string][] => Object.entries(files).filter(([file]) => new RegExp(`[./]${lang}\\.`).test(file));
  const found = (lang: string, word: RegExp): string[] =>
    said(lang).flatMap(([file, text]) => [...text.matchAll(word)].map(([text]) => `${file}: ${text}`));
  expect(said('fr').length).toBeGreaterThan(10);
  // The card's printed name; a skill is what the Motto booklet calls “compétence”.
  expect(found('fr', /mauvaises? habitudes?/gi).filter((hit) => !hit.endsWith(': Mauvaises Habitudes'))).toEqual([]);
  expect(found('fr', /\btalents?\b/gi)).toEqual([]);
  expect(found('ja', /準備カード/g)).toEqual([]);
  expect(found('ja', /\d Love|Garden|Estate|Scary Night|Farewell Fireworks/g)).toEqual([]);
  // Maids are read in kana; how a name is spelt in Latin letters is what these two are about.
  const latin = Object.entries({ ...ja.rules, ...ja.rulings }).filter(
    ([id, text]) => !['AMB-GEN-05', 'AMB-MO-04'].includes(id) && /(?!Motto)[A-Z][a-zà-ÿ]{2,}/.test([text].flat().join(' ')),
  );
  expect(latin.map(([id]) => id)).toEqual([]);
});

test('no number of players reads as a range', () => {
  expect(everyString(fr).filter((text) => /(?:un|deux|trois|quatre) à cinq joueurs/.test(text))).toEqual([]);
});

test('French and Japanese are translated', () => {
  const of = (words: Words, id: string): string => words.rules[id] ?? words.rulings[id]!.join(' ');
  for (const id of [...Object.keys(en.rules), ...Object.keys(en.rulings)]) {
    expect(of(fr, id), id).not.toBe(of(en, id));
    expect(of(ja, id), id).not.toBe(of(en, id));
  }
  const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
  expect(everyString(ja).filter((text) => !japanese.test(text))).toEqual([]);
  expect(strings(chromeJa).filter((text) => !japanese.test(text))).toEqual([]);
  expect(Object.keys(fr.intro)).toEqual(Object.keys(en.intro));
  expect(Object.keys(ja.intro)).toEqual(Object.keys(en.intro));
});

test('every chapter has a name', () => {
  const codes = new Set(index.map(({ id }) => standing(id).chapter.split('-').at(-1)!));
  expect([...codes].filter((code) => !(code in chromeEn.chapterNames))).toEqual([]);
});

test('search knows no accents, and marks what it found', () => {
  expect(fold('Geneviève, Cœur, ÉVÈNEMENT')).toBe('genevieve, coeur, evenement');
  expect(fold('メイドがＡ')).toBe('めいどがa');
  expect(terms("  L’Évènement d'été ")).toEqual(["l'evenement", "d'ete"]);
  expect(cut('Évènement (TC-TURN-01)', ['evene'], anchors)).toEqual([
    { text: 'Évène', found: true },
    { text: 'ment (' },
    { text: 'TC-TURN-01', link: 'TC-TURN-01' },
    { text: ')' },
  ]);
  expect(cut('abilities, a tie', ['tie'], anchors)).toEqual([{ text: 'abilities, a ' }, { text: 'tie', found: true }]);
  expect(cut('TC-NOWHERE-01', [], anchors)).toEqual([{ text: 'TC-NOWHERE-01' }]);
});

test('a word is found by its beginning, and Japanese anywhere', () => {
  expect(places('special abilities', 'tie')).toEqual([]);
  expect(places("a tie, ties and l'egalite", 'tie')).toEqual([2, 7]);
  expect(places("l'egalite", 'egal')).toEqual([2]);
  expect(places('tc-turn-01', 'turn')).toEqual([3]);
  expect(places('そば仕えのめいど', 'めいど')).toEqual([5]);
  expect(places('めいどa', 'a')).toEqual([3]);
});

test('a game is found by slug or letters', () => {
  expect(gameOf('romantic-vacation')).toBe('RV');
  expect(gameOf('ll')).toBe('LL');
  expect(gameOf('chess')).toBe(null);
});
