import type { Messages } from '../i18n/en';
import { settings } from './settings.svelte';

export type Lang = 'en' | 'fr' | 'ja';

const load: Record<Lang, () => Promise<{ default: Messages }>> = {
  en: () => import('../i18n/en'),
  fr: () => import('../i18n/fr'),
  ja: () => import('../i18n/ja'),
};

let current: { lang: Lang; words: Messages | null } = $state.raw({ lang: 'en', words: null });

/** The words of the house in the visitor's language. Read inside a component, it follows the language. */
export function words(): Messages {
  if (!current.words) throw new Error('words() before ready()');
  return current.words;
}

/** The language now spoken. */
export function lang(): Lang {
  return current.lang;
}

/** Speaks another language from now on. */
export async function speak(next: Lang): Promise<void> {
  const module = await load[next]();
  current = { lang: next, words: module.default };
  settings.lang = next;
  document.documentElement.lang = next;
}

/** Resolves when there are words to show. */
export function ready(): Promise<void> {
  return speak(settings.lang);
}
