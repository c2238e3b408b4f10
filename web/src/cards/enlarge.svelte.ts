import { fetchSaid } from '../rules/said.svelte';

/** The card shown large beside where it lies; by pointer, focus or a long press. */
export interface Enlarged {
  id: string;
  anchor: HTMLElement;
  /** Asked for: it stays until it is closed. */
  pinned: boolean;
}

export const lens: { shown: Enlarged | null } = $state({ shown: null });

/** How long a pointer rests on a card before it is shown large. */
const REST = 350;

let waiting: ReturnType<typeof setTimeout> | undefined;
let last: { x: number; y: number } | null = null;

export function show(id: string, anchor: HTMLElement, pinned = false): void {
  clearTimeout(waiting);
  fetchSaid();
  lens.shown = { id, anchor, pinned };
}

/** Shows it after a moment's rest. */
export function showSoon(id: string, anchor: HTMLElement, wait = REST): void {
  clearTimeout(waiting);
  if (lens.shown?.pinned) return;
  fetchSaid();
  waiting = setTimeout(() => show(id, anchor), lens.shown && lens.shown.anchor !== anchor ? 60 : wait);
}

/** A pointer came to a card by its own movement: one under which the table changed has not asked for anything. */
export function rest(id: string, event: PointerEvent & { currentTarget: HTMLElement }): void {
  const { clientX: x, clientY: y, currentTarget } = event;
  const still = last?.x === x && last.y === y;
  last = { x, y };
  if (!still && lens.shown?.anchor !== currentTarget) showSoon(id, currentTarget);
}

export function hideSoon(): void {
  clearTimeout(waiting);
  if (lens.shown && !lens.shown.pinned) waiting = setTimeout(hide, 160);
}

export function hide(): void {
  clearTimeout(waiting);
  lens.shown = null;
}
