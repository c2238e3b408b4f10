import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

import reserved from '../../../words/reserved.json';

/** What stands in a sentence. */
export type Args = Record<string, FluentVariable>;

/** The sentence with this id (`id`, or `id.attribute`); the id itself where there is none. */
export interface Say {
  (id: string, args?: Args): string;
  knows(id: string): boolean;
}

const vowel = (name: string): boolean => /^\u2068?[aeiouyhæœ]/i.test(name.normalize('NFD'));

/** What languages need besides Fluent's own means; the command line has the same (`crates/words/src/functions.rs`). */
const functions: Record<string, (given: FluentValue[]) => FluentValue> = {
  /** “de Claris”, “d’Azure”. */
  ELIDE: ([word, name]) =>
    vowel(String(name)) ? `${String(word).replace(/[ae]+$/, '')}’${String(name)}` : `${String(word)} ${String(name)}`,
  /** A comma keeps two は apart. */
  APART: ([particle, next]) => `${String(particle)}${String(next).startsWith(String(particle)) ? '、' : ''}${String(next)}`,
};

/** A name as a sentence may take it: one that is a word of ours stands between marks that show nothing. */
export const guarded = (name: string): string => (reserved.includes(name) ? `\u2068${name}\u2069` : name);

/** Says the sentences of a language. */
export function speaking(lang: string, sentences: string): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions });
  bundle.addResource(new FluentResource(sentences));
  const pattern = (id: string) => {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  };
  const say = (id: string, args?: Args): string => {
    const found = pattern(id);
    return found === null ? id : bundle.formatPattern(found, args, []);
  };
  return Object.assign(say, { knows: (id: string) => pattern(id) !== null });
}
