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
  /** Beside the town: how high a seat is. */
  seatHigh: number;
  story: number;
  townHigh: number;
  slip: number;
  /** On a phone, how high. */
  slipHigh: number;
  /** Quarters and hand above each other; else beside each other. */
  tall: boolean;
  /** Columns left over in a row, where the story finds its place when there is no strip for it. */
  spare: Spare | null;
  /** Where it is shown how near the end is: beside the shelves, so wide; in columns left over; or nowhere but in a line. */
  end: number | Spare | null;
  /** How wide the place is where a card lies enlarged, beside the slip. */
  lens: number;
}

export interface Spare {
  row: number;
  column: number;
  slots: number;
}

export interface Room {
  width: number;
  height: number;
}

/** What the plan is made for. */
export interface Table {
  room: Room;
  /** Seats, one's own included. */
  players: number;
  shelves: readonly Shelf[];
}

export const BAR = 44;
/** The bar on a phone, and tabs above the town. */
export const LOW_BAR = 40;
const TABS = 48;
/** Below a phone's town: the edge of its thickest pile, and the lace that lies on it. */
const LACE = 44;
const ROW_GAP = 14;
export const STORY = 36;
/** A heading and the edges of a thick pile. */
const HEAD = 25;
const EDGE = 11;
const FULL = 160;
export const RATIO = 1.4;

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
function widest(shelves: readonly Shelf[], wide: number, high: number, gap: number, tucks: readonly boolean[]): Found {
  let best: Found = { card: 0, columns: 10, stands: [], tucked: false };
  let most = 0;
  for (const tucked of tucks)
    for (let columns = 7; columns <= 15; columns += 1) {
      const stands = shelve(tucked ? shelves.map(tuck) : shelves, columns);
      const card = Math.floor(Math.min(FULL, (wide - (columns - 1) * gap) / columns, ((high - 18) / rowsOf(stands) - HEAD - EDGE) / RATIO));
      const worth = card / (tucked ? 1.06 : 1) / (stands.some(({ from }) => from > 0) ? WHOLE : 1);
      if (worth > most) [best, most] = [{ card, columns, stands, tucked }, worth];
    }
  return best;
}

const tuck = (shelf: Shelf): Shelf => (shelf.pile ? { ...shelf, slots: shelf.slots - 1 } : shelf);

/** What a house takes besides its cards: its edges and labels; and where quarters stand above the piles, those too. */
const TALL = 66;
const LOW = 60;
const UNDER = 126;
/** A hand that can be read. */
const HAND = 112;

/** Heights of one's own house: with quarters above the hand, and with both beside each other. */
const tallHouse = (hand: number): number => Math.ceil(TALL + hand * 1.57 * RATIO);
const lowHouse = (hand: number): number => Math.ceil(LOW + hand * RATIO);

/** The ends of rows that nothing stands on, the longest first. */
function sparesOf({ stands, columns }: Found): Spare[] {
  const rows = Array.from({ length: rowsOf(stands) }, (_, row) => {
    const column = stands.filter((stand) => stand.row === row).reduce((sum, { slots }) => sum + slots, 0);
    return { row, column, slots: columns - column };
  });
  return rows.filter(({ slots }) => slots > 0).sort((a, b) => b.slots - a.slots || b.row - a.row);
}

/** Columns for the story, and one for the end: of their own, or what the story can do without. */
function share(spares: Spare[], story: boolean): { spare: Spare | null; end: Spare | null } {
  if (!story) return { spare: null, end: spares[0] ? { ...spares[0], slots: 1 } : null };
  const [first, second] = spares;
  if (!first || first.slots < 2) return { spare: null, end: null };
  if (second) return { spare: first, end: { ...second, slots: 1 } };
  if (first.slots < 4) return { spare: first, end: null };
  return { spare: { ...first, slots: first.slots - 1 }, end: { ...first, column: first.column + first.slots - 1, slots: 1 } };
}

/** Above and below seats that stand beside the town. */
const SEAMS = 12;

/** Beside the shelves the end needs so much, and a gap. */
const END = 78;
/** From here on there is room beside the slip for a card to be read. */
export const WIDE = 1680;
export const LENS = 316;

function desk({ room, players, shelves }: Table, aside: boolean, strip = !aside, tucks = [false, true]): Plan {
  const { width, height } = room;
  const roomy = height >= 1000;
  const seats = aside ? Math.round(Math.max(222, Math.min(340, width * 0.174))) : players <= 2 ? 128 : roomy ? 156 : 126;
  const gap = width >= 1400 ? 10 : 7;
  const wide = width - 36 - (aside ? seats : 0) - 6;
  const high = height - BAR - (aside ? 0 : seats) - (strip ? STORY : 0);
  const least = roomy ? 128 : HAND;
  // A house whose quarters stand above the hand reads best; it gives way before the town does.
  let tall = true;
  let found = widest(shelves, wide, high - tallHouse(least), gap, tucks);
  if (found.card < Math.max(96, enough(room))) {
    tall = false;
    found = widest(shelves, wide, high - lowHouse(Math.max(HAND, least)), gap, tucks);
  }
  const rows = rowsOf(found.stands);
  const town = townHigh(rows, found.card);
  const house = high - town;
  if (house >= tallHouse(least)) tall = true;
  // A narrow window's hand is no larger than a wider one's: what is left is for its quarters.
  const most = !tall && width < 1400 ? HAND : Math.min(170, found.card + 26);
  const hand = Math.floor(Math.min(most, tall ? (house - TALL) / (1.57 * RATIO) : (house - LOW) / RATIO));
  const left = wide - found.columns * found.card - (found.columns - 1) * gap;
  const { spare, end } = share(sparesOf(found), !strip);
  // The story has a strip of its own, or stands where the town leaves room.
  if (!strip && !spare) {
    const lined = desk({ room, players, shelves }, aside, true);
    // Where a strip makes cards too small, piles told beside their headings leave that room.
    return lined.town >= enough(room) || found.tucked ? lined : desk({ room, players, shelves }, aside, false, [true]);
  }
  // All are equally high, whoever's turn it is: a house stays where it is.
  const seatHigh = Math.floor((town + (strip ? STORY : 0) - SEAMS) / (players - 1));
  const beside = end === null && left >= END + 14 ? Math.min(110, END + Math.floor((left - END - 14) / 4)) : 0;
  return {
    mode: aside ? 'column' : 'strip',
    town: found.card,
    hand: Math.max(84, hand),
    kept: tall
      ? Math.max(54, Math.min(96, Math.floor((house - TALL) / RATIO) - hand))
      : Math.max(40, Math.min(80, Math.floor((house - UNDER) / RATIO))),
    crest: aside ? Math.max(22, Math.min(roomy ? 48 : 44, Math.floor((seatHigh - 42) / RATIO))) : roomy ? 54 : 46,
    columns: found.columns,
    gap: Math.min(24, Math.floor((wide - (beside && beside + 14) - found.columns * found.card) / (found.columns - 1))),
    stands: found.stands,
    tucked: found.tucked,
    rows,
    seats,
    seatHigh,
    story: strip ? STORY : 0,
    townHigh: town,
    slip: width >= 1700 ? 330 : width >= 1400 ? 272 : 258,
    slipHigh: 0,
    tall,
    spare,
    end: beside || end,
    lens: width >= WIDE ? LENS : 0,
  };
}

/** On a phone everything else is as high as it must be, and the town has what is left: three rows of it are seen whole, or one. */
function upright({ width, height }: Room): Plan {
  const short = height < 640;
  const columns = Math.max(3, Math.floor((width - 20) / 88));
  const gap = 10;
  const [hand, kept, seats, story, slipHigh] = short ? [58, 30, 40, 20, 128] : [64, 32, 42, 38, 130];
  // Where there is little height nothing is written below what lies in a house.
  const mine = (kept + hand) * RATIO + (short ? 48 : 66);
  const left = height - LOW_BAR - seats - story - slipHigh - mine - TABS - LACE;
  const rows = left > 300 ? 3 : left > 220 ? 2 : 1;
  const fits = Math.floor((left - (rows - 1) * ROW_GAP) / rows / RATIO);
  return {
    mode: 'upright',
    town: Math.max(72, Math.min(112, fits, Math.floor((width - 28 - (columns - 1) * gap) / columns))),
    hand,
    kept,
    crest: short ? 30 : 34,
    columns,
    gap,
    stands: [],
    tucked: false,
    rows: 0,
    seats,
    seatHigh: 0,
    story,
    townHigh: 0,
    slip: width,
    slipHigh,
    tall: false,
    spare: null,
    end: null,
    lens: 0,
  };
}

function lying({ width, height }: Room): Plan {
  const hand = height < 360 ? 64 : 76;
  // The town's one row has what the hand leaves.
  const left = height - LOW_BAR - TABS - (hand * RATIO + 40) - EDGE - 4;
  return {
    mode: 'lying',
    town: Math.max(70, Math.min(104, Math.floor(left / RATIO))),
    hand,
    kept: 31,
    crest: 34,
    columns: 0,
    gap: 10,
    stands: [],
    tucked: false,
    rows: 0,
    seats: 136,
    seatHigh: 0,
    story: 0,
    townHigh: 0,
    slip: width < 760 ? 156 : 172,
    slipHigh: 0,
    tall: false,
    spare: null,
    end: null,
    lens: 0,
  };
}

/** Seats stand above the town; beside it where they are many, or where its cards would become too small. */
export function plan(room: Room, players: number, shelves: readonly Shelf[]): Plan {
  const mode = modeOf(room);
  if (mode === 'upright') return upright(room);
  if (mode === 'lying') return lying(room);
  const table = { room, players, shelves };
  const beside = desk(table, true);
  if (players > 4) return beside;
  const above = desk(table, false);
  return above.town >= enough(room) || above.town >= beside.town ? above : beside;
}
