import type { Attachment } from 'svelte/attachments';

import { chore } from '../lib/leisure';

const SPOTS = '[data-spot]';

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest spot in a direction: those of another row for up and down. */
function nearest(spots: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = spots.indexOf(from);
  if (key === 'ArrowRight') return spots[at + 1];
  if (key === 'ArrowLeft') return spots[at - 1];
  if (key === 'Home') return spots[0];
  if (key === 'End') return spots.at(-1);
  const here = middle(from);
  const sign = key === 'ArrowDown' ? 1 : -1;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const there = middle(spot);
    const down = (there.y - here.y) * sign;
    if (down < 12) continue;
    const far = down * 2 + Math.abs(there.x - here.x);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** One stop for the Tab key; the arrow keys move within. */
export const roving: Attachment<HTMLElement> = (zone) => {
  const spots = (): HTMLElement[] =>
    [...zone.querySelectorAll<HTMLElement>(SPOTS)].filter((spot) => spot.offsetParent !== null && !spot.hasAttribute('disabled'));

  /** Exactly one spot is in the Tab order. */
  function settle(wanted?: HTMLElement): void {
    const all = spots();
    const current = wanted ?? all.find((spot) => spot.tabIndex === 0) ?? all[0];
    for (const spot of all) {
      const index = spot === current ? 0 : -1;
      if (spot.tabIndex !== index) spot.tabIndex = index;
    }
  }
  function onkeydown(event: KeyboardEvent): void {
    const from = (event.target as Element).closest<HTMLElement>(SPOTS);
    if (!from || !/^(Arrow|Home$|End$)/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = nearest(spots(), from, event.key);
    event.preventDefault();
    if (!to) return;
    settle(to);
    to.focus();
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const onfocusin = (event: FocusEvent): void => {
    const spot = (event.target as Element).closest<HTMLElement>(SPOTS);
    if (spot) settle(spot);
  };
  // What can be seen is known for nothing when the page is at rest; asked in a burst of news, it is reckoned for each.
  const settling = chore(settle);
  const watcher = new MutationObserver(settling.ask);
  zone.addEventListener('keydown', onkeydown);
  zone.addEventListener('focusin', onfocusin);
  watcher.observe(zone, { childList: true, subtree: true });
  settling.ask();
  return () => {
    watcher.disconnect();
    settling.callOff();
    zone.removeEventListener('keydown', onkeydown);
    zone.removeEventListener('focusin', onfocusin);
  };
};
