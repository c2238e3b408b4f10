import { describe, expect, it } from 'vitest';

import { names } from '../table/test/spoken.json';
import type { View } from '../table/shapes';
import { after, LESSONS, offersAt, viewAt, type LessonId, type Step, type Told } from './lessons';
import letterRecord from './records/love-letter.json';
import tantoRecord from './records/tanto-cuore.json';
import { SIGNS } from './signs';
import letter from './told/love-letter.json';
import tanto from './told/tanto-cuore.json';
import en from './words/en';
import fr from './words/fr';
import ja from './words/ja';

const TOLD = { 'tanto-cuore': tanto, 'love-letter': letter } as unknown as Record<LessonId, Told>;
const STEPS: Record<LessonId, Step[]> = { 'tanto-cuore': tantoRecord.steps, 'love-letter': letterRecord.steps };
const order = names.map(([id]) => id as string);

/** The positions in which the learner decides, with what they did. */
function decisions({ first, told }: Told): { view: View; action: string }[] {
  let view = first;
  return told.flatMap((next) => {
    const before = view;
    view = after(view, next, order);
    return next.seat === 0 ? [{ view: before, action: next.action }] : [];
  });
}

describe.each(LESSONS)('the lesson of %s', (id) => {
  const steps = STEPS[id];

  it('asks for what was played, each time among what the rules offer', () => {
    const asked = steps.filter(({ action }) => action);
    const decided = decisions(TOLD[id]);
    expect(asked.map(({ action }) => action)).toEqual(decided.map(({ action }) => action));
    decided.forEach(({ view }, i) => {
      const offers = offersAt(view.decision!.offers!, asked[i]!);
      expect(offers.map(({ text }) => text)).toContain(asked[i]!.action);
      expect(offers.length).toBe(asked[i]!.among ? 7 : 1 + (asked[i]!.by?.length ?? 0));
      expect(viewAt(view, asked[i]).decision!.offers).toEqual(offers);
    });
  });

  it('asks nothing where there is something to read', () => {
    for (const step of steps.filter(({ action }) => !action)) expect(viewAt(TOLD[id].first, step).decision!.offers).toEqual([]);
  });

  it.each([
    ['en', en],
    ['fr', fr],
    ['ja', ja],
  ] as const)('has words for every step, and no others (%s)', (_, words) => {
    const said = words.lessons[id];
    expect(Object.keys(said)).toEqual(steps.map(({ key }) => key));
    for (const { key, action } of steps) expect(!!said[key]!.do, key).toBe(!!action);
    expect(Object.keys(words.legend)).toEqual([...SIGNS]);
  });

  it('speaks French with spaces that do not break', () => {
    expect(JSON.stringify(fr.lessons[id])).not.toMatch(/ [;:?!»]|« |\p{L}'\p{L}/u);
  });
});
