import type { Lang } from '../lib/i18n.svelte';
import type { Words } from './data/en';

const load: Record<Lang, () => Promise<{ default: Words }>> = {
  en: () => import('./data/en'),
  fr: () => import('./data/fr'),
  ja: () => import('./data/ja'),
};

/** The words of a language; fetched when first asked for. */
export async function wordsIn(lang: Lang): Promise<Words> {
  return (await load[lang]()).default;
}
