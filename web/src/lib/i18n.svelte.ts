import type { Messages } from '../i18n/en';
import { speaking, type Args, type Say } from './fluent';
import { settings } from './settings.svelte';

export type Lang = 'en' | 'fr' | 'ja';

const load: Record<Lang, () => Promise<{ default: Messages }>> = {
  en: () => import('../i18n/en'),
  fr: () => import('../i18n/fr'),
  ja: () => import('../i18n/ja'),
};

const data: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('words/en/data'),
  fr: () => import('words/fr/data'),
  ja: () => import('words/ja/data'),
};

let current: { lang: Lang; words: Messages | null; say: Say } = $state.raw({ lang: 'en', words: null, say: speaking('en', '') });

/** The words of the house in the visitor's language. Read inside a component, it follows the language. */
export function words(): Messages {
  if (!current.words) throw new Error('words() before ready()');
  return current.words;
}

/** Says the sentences about games (`words/`) in the visitor's language. Read inside a component, it follows the language. */
export const voice = (): Say => current.say;

/** One of those sentences. */
export const say = (id: string, args?: Args): string => current.say(id, args);

/** Makes sure that a sentence can be said, which may be one of those that few ever meet. */
export async function learn(id: string): Promise<void> {
  const { say, lang } = current;
  if (!say.knows(id)) say.learn((await data[lang]()).default);
}

/** The language now spoken. */
export function lang(): Lang {
  return current.lang;
}

/** Speaks another language from now on. */
export async function speak(next: Lang): Promise<void> {
  const module = await load[next]();
  current = { lang: next, words: module.default, say: speaking(next, module.default.sentences) };
  settings.lang = next;
  document.documentElement.lang = next;
}

/** Resolves when there are words to show. */
export function ready(): Promise<void> {
  return speak(settings.lang);
}
