/** A rectangle on the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What should stay in sight, and how much it matters. */
export interface Neighbour {
  box: Box;
  weight: number;
}

const GAP = 14;
const EDGE = 8;
const STEP = 64;
/** Square pixels that a pixel of distance is worth: of two free places the nearer one. */
const NEARNESS = 12;

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const centre = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

function distance(a: Box, b: Box): number {
  const [ax, ay] = centre(a);
  const [bx, by] = centre(b);
  return Math.hypot(ax - bx, ay - by);
}

/** Every place that is looked at: beside the card, above or below it, and in steps along the screen. */
function places(card: Box, size: Pick<Box, 'width' | 'height'>, screen: Pick<Box, 'width' | 'height'>): Box[] {
  const [x, y] = centre(card);
  const right = card.left + card.width;
  const bottom = card.top + card.height;
  const last = { left: screen.width - size.width - EDGE, top: screen.height - size.height - EDGE };
  const within = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most));
  const lefts = [right + GAP, card.left - GAP - size.width, x - size.width / 2, card.left, right - size.width, last.left];
  for (let left = EDGE; left < last.left; left += STEP) lefts.push(left);
  const tops = [bottom + GAP, card.top - GAP - size.height, y - size.height / 2, EDGE, last.top];
  return lefts.flatMap((left) => tops.map((top) => ({ left: within(left, last.left), top: within(top, last.top), ...size })));
}

/** Where something of this size covers least of what lies around a card, and nothing of the card; `height` where it must be shorter for that. */
export function beside(
  card: Box,
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  neighbours: readonly Neighbour[],
): Box {
  const kept: Box = {
    left: card.left - GAP + 1,
    top: card.top - GAP + 1,
    width: card.width + 2 * GAP - 2,
    height: card.height + 2 * GAP - 2,
  };
  const free = places(card, size, screen).filter((box) => shared(box, kept) === 0);
  const cost = (box: Box): number =>
    neighbours.reduce((sum, { box: other, weight }) => sum + weight * shared(box, other), NEARNESS * distance(box, card));
  const found = free.map((box) => ({ box, cost: cost(box) })).sort((a, b) => a.cost - b.cost)[0];
  if (found) return found.box;
  const above = card.top - GAP - EDGE;
  const below = screen.height - card.top - card.height - GAP - EDGE;
  const height = Math.min(size.height, Math.max(above, below));
  const left = Math.max(EDGE, Math.min(centre(card)[0] - size.width / 2, screen.width - size.width - EDGE));
  return { left, width: size.width, height, top: above > below ? card.top - GAP - height : card.top + card.height + GAP };
}
