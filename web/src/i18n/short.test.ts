import { expect, test } from 'vitest';

import { speaking } from '../lib/fluent';
import en from './en';
import fr from './fr';
import ja from './ja';

const PHASES = ['start', 'serve', 'hire', 'dismiss', 'pick', 'refined', 'work', 'play'];

// Who speaks to the page says what is seen (WCAG 2.5.3).
test('the short word on a small button is part of its whole name', () => {
  for (const [lang, words] of Object.entries({ en, fr, ja })) {
    const say = speaking(lang, words.sentences);
    const pairs = [
      ['action-love_all', 'action-love_all.short'],
      ...['action-end', ...PHASES.map((phase) => `phase-${phase}.end`)].map((whole) => [whole, 'action-end.short']),
    ] as const;
    const apart = pairs.filter(([whole, short]) => !say(whole).toLowerCase().includes(say(short).toLowerCase()));
    expect(apart, lang).toEqual([]);
  }
});
