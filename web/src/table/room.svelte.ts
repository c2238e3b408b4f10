import { innerHeight, innerWidth } from 'svelte/reactivity/window';

import { card } from '../lib/cards.svelte';
import { modeOf, plan, type Plan } from './layout';
import type { View } from './shapes';
import { shelvesOf } from './zones';

/** How wide the list of actions is, where it stands beside the board. */
export const LIST = 292;

/** Where everything stands in this window, beside whatever else stands there. */
export function planFor(view: View, seat: number | null, aside: number): Plan {
  const room = { width: innerWidth.current ?? 1280, height: innerHeight.current ?? 800 };
  const wide = modeOf(room) === 'desk' ? room.width - aside : room.width;
  const shelves = shelvesOf(view, card);
  return plan({ ...room, width: wide }, view.players.length + (seat === null ? 1 : 0), shelves.length ? shelves : COURT);
}

/** Love Letter has no town: its middle is as high as two rows of it would be. */
const COURT = [{ name: 'court', slots: 20 }];
