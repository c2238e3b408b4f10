import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

import reserved from '../../../words/reserved.json';
import type { Reason } from '../wire/wire';

/** What stands in a sentence. */
export type Args = Record<string, FluentVariable>;

/** The sentence with this id (`id`, or `id.attribute`); the id itself where there is none. */
export interface Say {
  (id: string, args?: Args): string;
  knows(id: string): boolean;
  /** Further sentences. */
  learn(sentences: string): void;
}

/** Every h is taken for a mute one, and y before a vowel for a consonant: “d’Ysolde”, “de Yukina”. */
const vowel = (name: string): boolean => /^\u2068?(?:[aeiouhæœ]|y[^aeiouæœ])/i.test(name.normalize('NFD'));

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
  const learn = (more: string): void => void bundle.addResource(new FluentResource(more));
  return Object.assign(say, { knows: (id: string) => pattern(id) !== null, learn });
}

/** A clause as a whole sentence. */
export const sentence = (say: Say, clause: string): string => say('sentence', { said: clause.charAt(0).toUpperCase() + clause.slice(1) });

/** Why something is refused where no table is: what stands in it is said as it is, sentences in it likewise. */
export function clause(say: Say, { id, facts }: Reason): string {
  const args: Args = {};
  for (const [name, fact] of Object.entries(facts)) args[name] = typeof fact === 'object' ? clause(say, fact) : fact;
  if (typeof facts.seat === 'number') args['whom'] = say('seat', { number: facts.seat + 1 });
  if (typeof facts.phase === 'string') args['phase'] = say(`phase-${facts.phase}`);
  return say(id, args);
}
