import { describe, expect, it } from 'vitest';

import book from '../../../../docs/RULES.md?raw';
import { phaseRules, ruleOf } from '../prompt';

const decision = { player: 0, phase: 'serve' as const, kind: 'turn' as const, source: null };

describe('the rule behind a prompt', () => {
  it('is that of the card that asks, else that of the phase in this game', () => {
    const rules = (): string[] => ['TC-CARD-NENA', 'AMB-TC-29'];
    expect(ruleOf({ game: 'tanto-cuore', decision }, rules)).toBe('TC-SERVE-01');
    expect(ruleOf({ game: 'motto-tanto-cuore', decision }, rules)).toBe('MO-SERVE-01');
    expect(ruleOf({ game: 'tanto-cuore', decision: { ...decision, kind: 'choice', source: 'nena-wilder' } }, rules)).toBe('TC-CARD-NENA');
    expect(ruleOf({ game: 'tanto-cuore', decision: null }, rules)).toBeUndefined();
  });

  it('stands in the book for every phase', () => {
    for (const game of ['tanto-cuore', 'romantic-vacation', 'motto-tanto-cuore', 'love-letter']) {
      for (const rule of Object.values(phaseRules(game))) expect(book, rule).toContain(`**${rule}**`);
    }
  });
});
