import { lang, type Lang } from '../lib/i18n.svelte';
import type { Words } from './data/en';
import { wordsIn } from './words';

/** What an entry of the rule book says, without the book around it. */
export interface Said {
  id: string;
  /** Of a ruling: what was unclear. */
  question?: string;
  text: string;
  /** The other reading, where a table may choose. */
  other?: string;
}

let read: { lang: Lang; words: Words } | null = $state.raw(null);

/** Fetches the entries in the language now spoken, if they are not here; without them there are still their numbers. */
export function fetchSaid(): void {
  const wanted = lang();
  if (read?.lang === wanted) return;
  wordsIn(wanted).then(
    (words) => (read = { lang: wanted, words }),
    () => {},
  );
}

/** The entries are here, in the language now spoken. */
export const hasSaid = (): boolean => read?.lang === lang();

/** What the entries say; those that only repeat their card say nothing. */
export function said(ids: readonly string[]): Said[] {
  if (!read || read.lang !== lang()) return [];
  const { rules, rulings } = read.words;
  return ids.flatMap((id): Said[] => {
    const ruling = rulings[id];
    const text = ruling?.[1] ?? rules[id] ?? '';
    return text ? [{ id, question: ruling?.[0], text, other: ruling?.[2] }] : [];
  });
}
