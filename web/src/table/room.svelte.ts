import { innerHeight, innerWidth } from 'svelte/reactivity/window';

import { card } from '../lib/cards.svelte';
import { courtPlan } from './court';
import { modeOf, plan, type Plan } from './layout';
import type { View } from './shapes';
import { shelvesOf } from './zones';

/** How wide the list of actions is, where it stands beside the board. */
export const LIST = 292;

/** Where everything stands in this window, beside whatever else stands there. */
export function planFor(view: View, seat: number | null, aside: number): Plan {
  const room = { width: innerWidth.current ?? 1280, height: innerHeight.current ?? 800 };
  const wide = modeOf(room) === 'desk' ? room.width - aside : room.width;
  const players = view.players.length + (seat === null ? 1 : 0);
  if (!view.town) return courtPlan({ room: { ...room, width: wide }, players, open: !!view.face_up?.length });
  return plan({ ...room, width: wide }, players, shelvesOf(view, card));
}
