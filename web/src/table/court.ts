import { BAR, LENS, LOW_BAR, modeOf, RATIO, STORY, WIDE, type Plan, type Room } from './layout';

/** What stands nowhere at a table without a town. */
const NONE = { columns: 0, gap: 0, stands: [], tucked: false, rows: 0, seatHigh: 0, spare: null, end: null } satisfies Partial<Plan>;

/** Heights that are there whatever the size of cards is: of a seat's words, of what is still about, of the mat's seams. */
const WORDS = 94;
const RUNNER = 76;
const MAT = 62;
/** Cards at their usual size: those laid down, the deck, one's hand. */
const LAID = 78;
const DECK = 98;
const HELD = 166;
/** From here on a card in hand says what it does; so it is the last to become smaller. */
const READ = 152;
const LARGEST = 1.5;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** On a desk everything grows with the height. */
function desk({ width, height }: Room): Plan {
  const high = height - BAR - STORY - WORDS - RUNNER - MAT;
  const even = high / (RATIO * (LAID + DECK + HELD));
  const rest = even * HELD >= READ ? even : (high / RATIO - READ) / (LAID + DECK);
  const scale = between(0.55, rest, LARGEST);
  const [laid, deck] = [Math.floor(LAID * scale), Math.floor(DECK * scale)];
  const slip = width >= 1700 ? 330 : width >= 1400 ? 272 : 258;
  const lens = width >= WIDE ? LENS : 0;
  // Two cards stand beside each other, and beside what one has laid down.
  const wide = (width - slip - lens - Math.min(272, width * 0.22) - 120) / 2;
  const hand = Math.floor(Math.min(HELD * LARGEST, wide, high / RATIO - laid - deck));
  const seats = Math.ceil(WORDS + laid * RATIO);
  return {
    ...NONE,
    mode: 'strip',
    town: deck,
    hand,
    kept: laid,
    crest: laid,
    seats,
    story: STORY,
    townHigh: 0,
    slip,
    slipHigh: 0,
    tall: true,
    lens,
  };
}

/** What a phone's runner takes: cards laid open stand beside the deck, and what is still about below both. */
const runnerOf = ({ open }: Court, low: number): number => low + (open ? 46 : 0);

/** Standing: rows of seats, the runner, my cards, and a slip in which any card can be named. */
function upright(court: Court): Plan {
  const { width, height } = court.room;
  const short = height < 640;
  const others = Math.max(1, court.players - 1);
  const [story, slipHigh] = short ? [22, 144] : [40, 182];
  const deck = court.open ? 28 : short ? 32 : 40;
  const runner = runnerOf(court, short ? 88 : 114);
  const row = short ? 40 : between(48, Math.floor((height - LOW_BAR - 640) / others), others === 1 ? 66 : 60);
  const seats = others * row + 10;
  const left = height - LOW_BAR - seats - story - runner - slipHigh;
  // Where there is little height I sit beside my cards, else above them.
  const [beside, above] = short ? [96, 34] : [14, 88];
  const hand = Math.floor(between(58, (left - above) / RATIO, Math.min(176, (width - beside - 36) / 2)));
  const crest = Math.floor((row - 8) / RATIO);
  return {
    ...NONE,
    mode: 'upright',
    town: deck,
    hand,
    kept: crest,
    crest,
    seats,
    story,
    townHigh: runner,
    slip: width,
    slipHigh,
    tall: !short,
    lens: 0,
  };
}

/** Lying: seats at the left, the slip at the right, and my cards below the runner as large as both allow. */
function lying(court: Court): Plan {
  const { width, height } = court.room;
  const narrow = width < 760;
  const [seats, slip] = narrow ? [156, 156] : [210, 190];
  const runner = runnerOf(court, 92);
  const left = height - LOW_BAR - runner;
  // What I have laid down stands beside my cards.
  const beside = narrow ? 126 : 178;
  const hand = Math.floor(between(58, (left - 46) / RATIO, Math.min(150, (width - seats - slip - beside - 14) / 2)));
  const others = Math.max(1, court.players - 1);
  const crest = Math.floor(between(20, ((height - LOW_BAR - 12) / others - 71) / RATIO, others === 1 ? 72 : 44));
  const deck = court.open ? 28 : 34;
  return {
    ...NONE,
    mode: 'lying',
    town: deck,
    hand,
    kept: crest,
    crest,
    seats,
    story: 0,
    townHigh: runner,
    slip,
    slipHigh: 0,
    tall: !narrow,
    lens: 0,
  };
}

/** What the plan is made for. */
export interface Court {
  room: Room;
  /** Seats, one's own included. */
  players: number;
  /** Do cards lie open beside the deck? */
  open: boolean;
}

/** Where everything stands at a table without a town: seats, what is still about, and two cards in hand that can be read. */
export function courtPlan(court: Court): Plan {
  const mode = modeOf(court.room);
  if (mode === 'upright') return upright(court);
  return mode === 'lying' ? lying(court) : desk(court.room);
}
