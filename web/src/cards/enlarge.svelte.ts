import { fetchSaid } from '../rules/said.svelte';

/** The card shown large beside where it lies; by pointer, focus or a long press. */
export interface Enlarged {
  id: string;
  anchor: HTMLElement;
  /** Asked for: it stays until it is closed. */
  pinned: boolean;
}

export const lens: { shown: Enlarged | null } = $state({ shown: null });

let waiting: ReturnType<typeof setTimeout> | undefined;

export function show(id: string, anchor: HTMLElement, pinned = false): void {
  clearTimeout(waiting);
  fetchSaid();
  lens.shown = { id, anchor, pinned };
}

/** Shows it after a moment's rest. */
export function showSoon(id: string, anchor: HTMLElement, wait = 420): void {
  clearTimeout(waiting);
  if (lens.shown?.pinned) return;
  fetchSaid();
  waiting = setTimeout(() => show(id, anchor), lens.shown ? 60 : wait);
}

export function hideSoon(): void {
  clearTimeout(waiting);
  if (lens.shown && !lens.shown.pinned) waiting = setTimeout(hide, 160);
}

export function hide(): void {
  clearTimeout(waiting);
  lens.shown = null;
}
