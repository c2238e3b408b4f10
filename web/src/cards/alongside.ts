import type { Box } from './beside';

type Size = Pick<Box, 'width' | 'height'>;

/** Where it stands, and how far down it may reach there. */
export interface Place {
  left: number;
  top: number;
  end: number;
}

const GAP = 14;
const EDGE = 8;
/** What is not as high as this is a word, not a card. */
const WORD = 40;

const across = (a: Box, b: Box): boolean => a.left < b.left + b.width && b.left < a.left + a.width;
const apart = (a: Box, b: Box): boolean => !across(a, b) || a.top + a.height <= b.top || b.top + b.height <= a.top;

/** Every place that is looked at, the best first: right of the card, left of it, above and below; a word's line is left free. */
function places(card: Box, size: Size, board: Box, kept: readonly Box[]): Box[] {
  const right = card.left + card.width;
  const bottom = card.top + card.height;
  const last = { left: board.left + board.width - size.width - EDGE, top: board.top + board.height - size.height - EDGE };
  const within = (at: number, least: number, most: number): number => Math.max(least + EDGE, Math.min(at, most));
  const lefts = [right + GAP, card.left - GAP - size.width, ...kept.map(({ left }) => left - GAP - size.width)];
  const tops = [card.top, bottom - size.height, ...kept.flatMap(({ top, height }) => [top - GAP - size.height, top + height + GAP])];
  const level = lefts
    .filter((left) => left >= board.left + EDGE && left <= last.left)
    .flatMap((left) => tops.map((top) => ({ left, top: within(top, board.top, last.top), ...size })));
  const over = [card.top - GAP - size.height, bottom + GAP]
    .filter((top) => top >= board.top + EDGE && top <= last.top)
    .flatMap((top) => [card.left, ...lefts].map((left) => ({ left: within(left, board.left, last.left), top, ...size })));
  return card.height < WORD ? [...over, ...level] : [...level, ...over];
}

/** Where something of this size stands by its card within the board, clear of what is kept: of the first set, or else of a later one. */
export function alongside(card: Box, wanted: Size, board: Box, kept: readonly (readonly Box[])[]): Place {
  const size = { width: wanted.width, height: Math.min(wanted.height, board.height - 2 * EDGE) };
  for (const boxes of kept) {
    const clear = [card, ...boxes];
    const found = places(card, size, board, boxes).find((place) => clear.every((box) => apart(place, box)));
    if (found) return { ...found, end: endOf(found, board, clear) };
  }
  return cramped(card, size, board);
}

function endOf(place: Box, board: Box, clear: readonly Box[]): number {
  const below = clear.filter((box) => across(place, box) && box.top >= place.top + place.height).map(({ top }) => top);
  return Math.min(board.top + board.height, ...below) - EDGE;
}

/** Nowhere is room for all of it: it is as high as what is above or below the card. */
function cramped(card: Box, size: Size, board: Box): Place {
  const bottom = card.top + card.height + GAP;
  const above = card.top - GAP - board.top - EDGE;
  const below = board.top + board.height - EDGE - bottom;
  const height = Math.min(size.height, Math.max(above, below));
  const middle = card.left + (card.width - size.width) / 2;
  const left = Math.max(board.left + EDGE, Math.min(middle, board.left + board.width - size.width - EDGE));
  const top = above > below ? card.top - GAP - height : bottom;
  return { left, top, end: top + height };
}
