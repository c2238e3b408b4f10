import { describe, expect, it } from 'vitest';
import { blazon, hash, initials, kindOf, kinds, patterns, shapes } from '../crest';
import { emblems } from '../emblems';

describe('crests', () => {
  it('are the same for the same card, whenever drawn', () => {
    const card = { id: 'nobody-known', kind: 'general-maid', names: { en: 'Nobody Known', fr: 'Nobody Known' } };
    expect(blazon(card)).toEqual(blazon({ ...card }));
  });

  it('give a card of somebody’s own an emblem and her initials', () => {
    const plan = blazon({ id: 'a-maid-of-mine', kind: 'general-maid', names: { en: 'Berthe Morisot', fr: 'Berthe Morisot' } });
    expect(Object.values(emblems)).toContain(plan.emblem);
    expect(plan.initials).toBe('BM');
    expect(plan.stranger).toBe(true);
  });

  it('let the Crescent sisters share the moon and differ by what they give', () => {
    const sister = (name: string, gives: Record<string, number>) =>
      blazon({ id: `${name}-crescent`, kind: 'general-maid', gives }).emblem[0];
    const three = [sister('azure', { employment: 1 }), sister('viola', { draw: 1 }), sister('rouge', { love: 1 })];
    expect(new Set(three).size).toBe(3);
    for (const path of three) expect(path.startsWith(emblems.crescent[0])).toBe(true);
  });

  it('keep a lady’s arms in every box', () => {
    const arms = (id: string) => blazon({ id, kind: 'general-maid', names: { en: 'Anise Greenaway', fr: 'Anise Greenaway' } });
    expect(arms('anise-greenaway-motto')).toEqual(arms('anise-greenaway'));
  });

  it('have a shape for every kind, each its own', () => {
    const paths = kinds.map((kind) => shapes[kind].path);
    expect(new Set(paths).size).toBe(kinds.length);
  });

  it('are drawn with numbers only: no path holds NaN or undefined', () => {
    for (const path of [...Object.values(patterns), ...Object.values(shapes).map((s) => s.path), ...Object.values(emblems).flat()]) {
      expect(path).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('tell a chambermaid chief from a maid chief', () => {
    expect(kindOf({ kind: 'maid-chief', chambermaid_cost: 2 })).toBe('chambermaid-chief');
    expect(kindOf({ kind: 'maid-chief' })).toBe('maid-chief');
    expect(kindOf({ kind: 'something-new' })).toBe('other');
  });

  it('take initials from names as people write them', () => {
    expect(initials('Claudine de la Rochelle')).toBe('CR');
    expect(initials('Laura')).toBe('L');
    expect(initials('Claire Saint-Juste')).toBe('CJ');
  });

  it('spread short names over many patterns', () => {
    const seen = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((letter) => hash(letter) % 20));
    expect(seen.size).toBeGreaterThan(6);
  });
});
