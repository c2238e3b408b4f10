/**
 * Where everything stands: reckoned from the window and from what does not change during a game, so that every pile, house and
 * the main button keep their places to its end.
 */
export type Mode = 'strip' | 'column' | 'upright' | 'lying';

/** Piles that stand together under one heading. */
export interface Shelf {
  name: string;
  /** Columns that it takes. */
  slots: number;
  /** Its last one is a pile that may be told beside the heading instead. */
  pile?: boolean;
}

/** A shelf, or the part of it that one row has room for. */
export interface Stand extends Shelf {
  row: number;
  column: number;
  /** The first of its piles that stands here. */
  from: number;
}

export interface Plan {
  mode: Mode;
  /** Widths of cards: in the town, in one's hand, in a house, as crests. */
  town: number;
  hand: number;
  kept: number;
  crest: number;
  columns: number;
  gap: number;
  stands: Stand[];
  /** Piles that nobody may look into are told beside their shelf's heading. */
  tucked: boolean;
  rows: number;
  /** Heights, or widths where they stand beside the town. */
  seats: number;
  story: number;
  townHigh: number;
  slip: number;
  /** On a phone, how high. */
  slipHigh: number;
  /** Quarters and hand above each other; else beside each other. */
  tall: boolean;
  /** Columns left over in the last row, where the story finds its place when there is no strip for it. */
  spare: { row: number; column: number; slots: number } | null;
}

export interface Room {
  width: number;
  height: number;
}

export const BAR = 44;
const STORY = 36;
/** A heading and the edges of a thick pile. */
const HEAD = 25;
const EDGE = 11;
const FULL = 160;
const RATIO = 1.4;

/** What a town takes of the height, its seams included. */
const townHigh = (rows: number, card: number): number => Math.ceil(rows * (HEAD + card * RATIO + EDGE) + 18);

/** Shelves in rows, in as few as their widths allow; among those, as nearly in their order as possible. One that is too wide goes on below. */
export function shelve(shelves: readonly Shelf[], columns: number): Stand[] {
  const stands: Stand[] = [];
  const left: (Shelf & { from: number })[] = shelves.map((shelf) => ({ ...shelf, from: 0 }));
  for (let row = 0; left.length; row += 1) {
    let column = 0;
    for (const shelf of rowOf(left, columns)) {
      const slots = Math.min(shelf.slots, columns);
      stands.push({ ...shelf, slots, row, column });
      column += slots;
      const at = left.indexOf(shelf);
      if (slots < shelf.slots) left[at] = { ...shelf, from: shelf.from + slots, slots: shelf.slots - slots };
      else left.splice(at, 1);
    }
  }
  return stands;
}

/** The next shelf and those of the others that fill its row best, the earliest first. */
function rowOf<T extends Shelf>([first, ...others]: T[], columns: number): T[] {
  let best: T[] = [];
  let most = -1;
  const room = columns - Math.min(first!.slots, columns);
  for (let set = 0; set < 1 << others.length; set += 1) {
    const taken = others.filter((_, at) => set & (1 << (others.length - 1 - at)));
    const slots = taken.reduce((sum, shelf) => sum + shelf.slots, 0);
    // Of equal rows the one with more of the earlier shelves: those stand for the higher bits.
    if (slots <= room && slots >= most) [best, most] = [taken, slots];
  }
  return [first!, ...best];
}

const rowsOf = (stands: readonly Stand[]): number => Math.max(...stands.map(({ row }) => row)) + 1;

/** Cards of the town should not be narrower: 94 pixels at 1280, 130 at 1920. */
const enough = ({ width }: Room): number => Math.max(94, width * 0.0678);

export function modeOf({ width, height }: Room): 'desk' | 'upright' | 'lying' {
  if (height < 560 && width >= 540) return 'lying';
  return width < 700 || (width < 1000 && height > width) ? 'upright' : 'desk';
}

interface Found {
  card: number;
  columns: number;
  stands: Stand[];
  tucked: boolean;
}

/** How much smaller cards may be rather than that a shelf goes on in another row, or a pile loses its place. */
const WHOLE = 1.15;

/** The largest cards that columns and height allow. */
function widest(shelves: readonly Shelf[], wide: number, high: number, gap: number): Found {
  let best: Found = { card: 0, columns: 10, stands: [], tucked: false };
  let most = 0;
  for (const tucked of [false, true])
    for (let columns = 7; columns <= 15; columns += 1) {
      const stands = shelve(tucked ? shelves.map(tuck) : shelves, columns);
      const card = Math.floor(Math.min(FULL, (wide - (columns - 1) * gap) / columns, ((high - 18) / rowsOf(stands) - HEAD - EDGE) / RATIO));
      const worth = card / (tucked ? 1.06 : 1) / (stands.some(({ from }) => from > 0) ? WHOLE : 1);
      if (worth > most) [best, most] = [{ card, columns, stands, tucked }, worth];
    }
  return best;
}

const tuck = (shelf: Shelf): Shelf => (shelf.pile ? { ...shelf, slots: shelf.slots - 1 } : shelf);

/** Heights of one's own house: with quarters above the hand, and with both beside each other. */
const tallHouse = (hand: number): number => Math.ceil(74 + hand * 1.57 * RATIO);
const lowHouse = (hand: number): number => Math.ceil(60 + hand * RATIO);

/** The longest end of a row that nothing stands on. */
function spareOf({ stands, columns }: Found): Plan['spare'] {
  const rows = Array.from({ length: rowsOf(stands) }, (_, row) => {
    const column = stands.filter((stand) => stand.row === row).reduce((sum, { slots }) => sum + slots, 0);
    return { row, column, slots: columns - column };
  });
  const best = rows.reduceRight((most, row) => (row.slots > most.slots ? row : most));
  return best.slots >= 2 ? best : null;
}

function desk(room: Room, players: number, shelves: readonly Shelf[], aside: boolean, strip = !aside): Plan {
  const { width, height } = room;
  const roomy = height >= 1000;
  const seats = aside ? Math.round(Math.max(222, Math.min(340, width * 0.174))) : players <= 2 ? 128 : roomy ? 156 : 126;
  const gap = width >= 1400 ? 10 : 7;
  const wide = width - 36 - (aside ? seats : 0) - 6;
  const high = height - BAR - (aside ? 0 : seats) - (strip ? STORY : 0);
  const least = roomy ? 132 : 104;
  // A house whose quarters stand above the hand reads best; it gives way before the town does.
  let tall = true;
  let found = widest(shelves, wide, high - tallHouse(least - 4), gap);
  if (found.card < Math.max(96, enough(room))) {
    tall = false;
    found = widest(shelves, wide, high - lowHouse(least), gap);
  }
  const rows = rowsOf(found.stands);
  const town = townHigh(rows, found.card);
  const house = high - town;
  if (house >= tallHouse(least - 4)) tall = true;
  const hand = Math.floor(Math.min(170, tall ? (house - 74) / (1.57 * RATIO) : (house - 60) / RATIO));
  const spare = strip ? null : spareOf(found);
  // The story has a strip of its own, or stands where the town leaves room.
  if (!strip && !spare) return desk(room, players, shelves, aside, true);
  return {
    mode: aside ? 'column' : 'strip',
    town: found.card,
    hand: Math.max(84, Math.min(hand, found.card + 26)),
    kept: Math.max(54, Math.min(96, Math.floor(hand * 0.57))),
    crest: aside ? (roomy ? 40 : 30) : roomy ? 54 : 46,
    columns: found.columns,
    gap: Math.min(24, Math.floor((wide - found.columns * found.card) / (found.columns - 1))),
    stands: found.stands,
    tucked: found.tucked,
    rows,
    seats,
    story: strip ? STORY : 0,
    townHigh: town,
    slip: width >= 1700 ? 330 : width >= 1400 ? 272 : 258,
    slipHigh: 0,
    tall,
    spare,
  };
}

function upright({ width, height }: Room): Plan {
  const columns = Math.max(3, Math.floor((width - 20) / 90));
  const gap = 10;
  const town = Math.floor(Math.min(112, (width - 28 - (columns - 1) * gap) / columns));
  const short = height < 640;
  return {
    mode: 'upright',
    town,
    hand: short ? 58 : 68,
    kept: 34,
    crest: short ? 30 : 34,
    columns,
    gap,
    stands: [],
    tucked: false,
    rows: 0,
    seats: short ? 40 : 48,
    story: short ? 0 : 34,
    townHigh: 0,
    slip: width,
    slipHigh: short ? 128 : 152,
    tall: false,
    spare: null,
  };
}

function lying({ width, height }: Room): Plan {
  return {
    mode: 'lying',
    town: height < 360 ? 70 : 80,
    hand: height < 360 ? 64 : 76,
    kept: 36,
    crest: 34,
    columns: 0,
    gap: 10,
    stands: [],
    tucked: false,
    rows: 0,
    seats: 136,
    story: 0,
    townHigh: 0,
    slip: width < 760 ? 156 : 172,
    slipHigh: 0,
    tall: false,
    spare: null,
  };
}

/** Seats stand above the town; beside it where they are many, or where its cards would become too small. */
export function plan(room: Room, players: number, shelves: readonly Shelf[]): Plan {
  const mode = modeOf(room);
  if (mode === 'upright') return upright(room);
  if (mode === 'lying') return lying(room);
  const beside = desk(room, players, shelves, true);
  if (players > 4) return beside;
  const above = desk(room, players, shelves, false);
  return above.town >= enough(room) || above.town >= beside.town ? above : beside;
}
