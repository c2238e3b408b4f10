import { lang, type Lang } from '../../lib/i18n.svelte';
import type en from './en';

type Words = typeof en;

// Only those who learn read them.
const load: Record<Lang, () => Promise<{ default: Words }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
};

let current: { lang: Lang; words: Words } | null = $state.raw(null);

/** What the lessons say in the visitor's language; null until it is there. */
export function taught(): Words | null {
  const wanted = lang();
  if (current?.lang !== wanted) void load[wanted]().then((module) => (current = { lang: wanted, words: module.default }));
  return current?.words ?? null;
}
