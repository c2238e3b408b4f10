import { describe, expect, it } from 'vitest';

// By a name the type checker does not follow: tests run in Node, but the client's types know only the browser.
const node = 'node:fs';
const { readFileSync } = (await import(/* @vite-ignore */ node)) as { readFileSync: (path: string, encoding: string) => string };
const css = readFileSync('src/styles/tokens.css', 'utf8');

/** Every colour of tokens.css as [by day, by night]. */

const colours = new Map([...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map((m) => [m[1]!, [m[2]!, m[3]!] as const]));

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function ratio(a: string, b: string): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

function poor(front: string, back: string, wanted: number): string[] {
  return [0, 1].flatMap((theme) => {
    const found = ratio(colours.get(front)![theme]!, colours.get(back)![theme]!);
    return found < wanted ? [`${front} on ${back} ${theme ? 'by night' : 'by day'}: ${found.toFixed(2)}`] : [];
  });
}

const names = [...colours.keys()];
const kinds = names.filter((name) => name.startsWith('kind-') && !/-soft$|^kind-ink$/.test(name));
const surfaces = ['paper', 'paper-2', 'paper-3'];

describe('contrast (WCAG AA)', () => {
  it('finds the colours', () => {
    expect(kinds.length).toBe(12);
  });
  it('text is readable on every paper', () => {
    const text = [
      'ink',
      'ink-2',
      'accent',
      'accent-hover',
      'brass',
      'good',
      'warn',
      'bad',
      ...names.filter((name) => name.startsWith('sym-')),
    ];
    expect(text.flatMap((front) => surfaces.flatMap((back) => poor(front, back, 4.5)))).toEqual([]);
  });
  it('text is readable on the cloth and the runner of every box', () => {
    const boxes = ['', ...names.flatMap((name) => /^cloth(-\w+)$/.exec(name)?.[1] ?? [])];
    expect(boxes).toHaveLength(5);
    expect(
      boxes.flatMap((box) => [
        ...['ink', 'card-ink-2', 'accent'].flatMap((front) => poor(front, `cloth${box}`, 4.5)),
        ...['runner', 'runner-2'].flatMap((name) => [...poor('runner-ink', name + box, 4.5), ...poor('means', name + box, 3)]),
      ]),
    ).toEqual([]);
  });
  it('text is readable on tinted grounds', () => {
    expect([
      ...poor('fill-ink', 'fill', 4.5),
      ...poor('fill-ink', 'fill-hover', 4.5),
      ...poor('fill', 'paper', 3),
      ...poor('fill', 'paper-2', 3),
      ...poor('accent-ink', 'accent', 4.5),
      ...poor('accent-ink', 'accent-hover', 4.5),
      ...poor('paper-2', 'bad', 4.5),
      ...poor('paper-2', 'ink', 4.5),
      ...poor('paper-2', 'ink-2', 4.5),
      ...['good', 'warn', 'bad', 'accent'].flatMap((name) => [
        ...poor(name, `${name}-soft`, 4.5),
        ...poor('ink', `${name}-soft`, 4.5),
        ...poor('accent', `${name}-soft`, 4.5),
      ]),
    ]).toEqual([]);
  });
  it('words are readable on every cloth, and on what lies there', () => {
    expect([
      ...['cloth', 'mat', 'card'].flatMap((back) => [
        ...poor('ink', back, 7),
        ...poor('card-ink-2', back, 4.5),
        ...poor('accent', back, 4.5),
      ]),
      ...['runner', 'runner-2'].flatMap((back) => poor('runner-ink', back, 4.5)),
      ...names.filter((name) => name.startsWith('sym-')).flatMap((front) => poor(front, 'card', 4.5)),
      ...names.filter((name) => /^seat-\d$/.test(name)).flatMap((back) => poor('seat-ink', back, 4.5)),
      ...poor('lamp-ink', 'lamp', 4.5),
      ...['legal', 'selected', 'focus'].flatMap((ring) => poor(ring, 'mat', 3)),
      ...poor('means', 'runner', 3),
      ...poor('means', 'runner-2', 3),
    ]).toEqual([]);
  });
  it('the ring of what one can afford has a colour of its own, by day and by night', () => {
    const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    const vivid = colours.get('means')!.map((hex) => 1 - Math.min(...channels(hex)) / Math.max(...channels(hex)));
    expect(Math.min(...vivid)).toBeGreaterThan(0.4);
  });
  it('kinds are readable as text, and under text', () => {
    expect(
      kinds.flatMap((kind) => [
        ...poor(kind, 'paper-2', 4.5),
        ...poor(kind, `${kind}-soft`, 4.5),
        ...poor('kind-ink', kind, 4.5),
        ...poor('ink-2', `${kind}-soft`, 4.5),
      ]),
    ).toEqual([]);
  });
  it('edges of controls and the focus ring can be seen', () => {
    expect(['line-strong', 'focus', 'legal', 'selected'].flatMap((name) => surfaces.flatMap((back) => poor(name, back, 3)))).toEqual([]);
  });
  it('what is filled has one colour: --accent is for words and lines, by night it is a pale one', () => {
    const files = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.css'], { query: '?raw', import: 'default', eager: true });
    const filled = Object.entries(files).filter(([, text]) => /background(-color)?: var\(--accent(-hover)?\)/.test(text));
    expect(filled.map(([file]) => file)).toEqual([]);
  });
});
