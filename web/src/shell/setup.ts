import type { Access, Clock, NewTable, Pace, SeatWish } from '../wire/wire';

/** A table as somebody is setting it up. Everything is always there, also what the chosen game does not use. */
export interface Draft {
  game: string;
  sets: string[];
  seats: SeatWish[];
  first: number | null;
  town: 'first-game' | 'random' | 'hand';
  townIds: string[];
  chiefs: string;
  events: boolean;
  bad_habits: boolean;
  private_maids: boolean;
  buildings: boolean;
  reminiscences: boolean;
  short: boolean;
  twoLoves: boolean;
  without_ignis: boolean;
  /** The owner says which card of a dismissed hand comes on top (AMB-TC-46). */
  choose_top: boolean;
  guests: 'none' | 'drawn' | 'hand';
  guestIds: string[];
  privates: 'none' | 'drawn' | 'hand';
  privateIds: string[];
  illness: boolean;
  tokens: number | null;
  second_tie: 'all' | 'nobody';
  milly_vp: 1 | 2;
  ririko_bonus: 'serving' | 'love';
  domino_any: boolean;
  rulings: string[];
  access: Access;
  clock: Clock;
  spectators: boolean;
  share: boolean;
  hints: boolean;
  tracker: boolean;
  undo: boolean;
  discreet: boolean;
  pace: Pace;
  start_when_full: boolean;
  seed: string;
}

export const TC = 'tanto-cuore';
export const EH = 'expanding-the-house';
export const RV = 'romantic-vacation';
export const MOTTO = 'motto-tanto-cuore';
export const LETTER = 'love-letter';
export const GAMES = [TC, EH, RV, MOTTO, LETTER];
export const BOXES = [TC, EH, RV];

/** Rulings with a second reading: its name, and the box whose cards it is about. */
export const RULINGS: [id: string, other: string, box: string | null][] = [
  ['AMB-TC-16', 'sick-do-not-count', TC],
  ['AMB-TC-29', 'private-maids', TC],
  ['AMB-TC-34', 'printed', null],
  ['AMB-TC-35', 'latch', null],
  ['AMB-TC-43', 'serve-chiefs', null],
  ['AMB-TC-47', 'closed', null],
  ['AMB-EH-08', 'discard', EH],
  ['AMB-RV-16', 'draw', RV],
];

/** The first game somebody plays here: one footman, the booklet's own advice. */
export function firstGame(game = TC): Draft {
  return {
    game,
    sets: BOXES.includes(game) ? [game] : [],
    seats: [{ kind: 'me' }, { kind: 'bot', level: game === LETTER ? 'novice' : 'footman' }],
    first: null,
    town: 'first-game',
    townIds: [],
    chiefs: game,
    events: true,
    bad_habits: true,
    private_maids: true,
    buildings: true,
    reminiscences: true,
    short: false,
    twoLoves: false,
    without_ignis: false,
    choose_top: false,
    guests: 'none',
    guestIds: [],
    privates: 'none',
    privateIds: [],
    illness: false,
    tokens: null,
    second_tie: 'all',
    milly_vp: 2,
    ririko_bonus: 'serving',
    domino_any: false,
    rulings: [],
    access: 'private',
    clock: { kind: 'none' },
    spectators: false,
    share: false,
    hints: true,
    tracker: true,
    undo: true,
    discreet: true,
    pace: 'human',
    start_when_full: true,
    seed: '',
  };
}

export const isBox = (draft: Draft): boolean => BOXES.includes(draft.game);
export const has = (draft: Draft, box: string): boolean => isBox(draft) && draft.sets.includes(box);
/** Is there a seat for somebody who is not on this screen? */
export const waits = (draft: Draft): boolean => draft.seats.some((seat) => seat.kind === 'open');
export const mostPlayers = (draft: Draft): number => (has(draft, EH) || has(draft, RV) ? 7 : 4);
export const hasPrivates = (draft: Draft): boolean => has(draft, TC) || has(draft, EH);

/** Rulings that can matter at this table. */
export function rulingsOf(draft: Draft): typeof RULINGS {
  if (draft.game === LETTER) return [];
  return RULINGS.filter(([, , box]) => box === null || has(draft, box));
}

/** The options of `new` that differ from what the game does by itself. */
export function options(draft: Draft): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  if (draft.first !== null) out.first = draft.first;
  if (draft.game === LETTER) letterOptions(draft, out);
  else if (draft.game === MOTTO) mottoOptions(draft, out);
  else boxOptions(draft, out);
  if (draft.game !== LETTER) sharedOptions(draft, out);
  return out;
}

function letterOptions(draft: Draft, out: Record<string, unknown>): void {
  if (draft.tokens !== null) out.tokens = draft.tokens;
  if (draft.second_tie !== 'all') out.second_tie = draft.second_tie;
}

function mottoOptions(draft: Draft, out: Record<string, unknown>): void {
  out.park = draft.town === 'hand' ? draft.townIds : draft.town;
  if (draft.without_ignis) out.without_ignis = true;
  if (draft.guests !== 'none') out.guests = draft.guestIds;
  if (draft.privates !== 'none') out.private_maids = draft.privates === 'drawn' ? true : draft.privateIds;
  if (draft.illness) out.illness = true;
}

function boxOptions(draft: Draft, out: Record<string, unknown>): void {
  if (draft.sets.length > 1) out.sets = draft.sets;
  out.town = draft.town === 'hand' ? draft.townIds : draft.town;
  if (draft.chiefs !== draft.game) out.chiefs = draft.chiefs;
  if (has(draft, TC) && !draft.events) out.events = false;
  if (has(draft, TC) && draft.events && !draft.bad_habits) out.bad_habits = false;
  if (hasPrivates(draft) && !draft.private_maids) out.private_maids = false;
  if (has(draft, EH) && !draft.buildings) out.buildings = false;
  if (has(draft, RV) && !draft.reminiscences) out.reminiscences = false;
  if (draft.short && draft.seats.length === 2) out.short = true;
  if (draft.twoLoves && draft.seats.length < 5) out.love_sets = 2;
}

function sharedOptions(draft: Draft, out: Record<string, unknown>): void {
  if (draft.choose_top) out.dismissal = 'choose';
  const editions: Record<string, unknown> = {};
  if (hasPrivates(draft) && draft.milly_vp !== 2) editions.milly_vp = draft.milly_vp;
  if (has(draft, EH) && draft.ririko_bonus !== 'serving') editions.ririko_bonus = draft.ririko_bonus;
  if (has(draft, EH) && draft.domino_any) editions.domino_any = true;
  if (Object.keys(editions).length) out.editions = editions;
  const chosen = rulingsOf(draft).filter(([id]) => draft.rulings.includes(id));
  if (chosen.length) out.rulings = Object.fromEntries(chosen.map(([id, other]) => [id, other]));
}

/** What is sent to open it. */
export function newTable(draft: Draft): NewTable {
  const { game, seats, access, clock, spectators, share, hints, tracker, undo, discreet, pace, start_when_full } = draft;
  const table = { game, seats, options: options(draft), clock, spectators, share, hints, tracker, undo, discreet, pace, start_when_full };
  const seed = draft.seed.trim();
  if (!waits(draft)) return { ...table, access: 'private', ...(seed ? { seed } : {}) };
  return { ...table, access };
}

/** Makes a draft whole again after a change: what does not go together gives way to what was chosen last. */
export function settle(draft: Draft, bots: Record<string, string[]> | undefined): void {
  if (isBox(draft)) {
    draft.sets = BOXES.filter((box) => draft.sets.includes(box) || box === draft.game);
    if (!draft.sets.includes(draft.chiefs)) draft.chiefs = draft.game;
  }
  while (draft.seats.length > mostPlayers(draft)) draft.seats.pop();
  while (draft.seats.length < 2) draft.seats.push({ kind: 'bot', level: 'novice' });
  const levels = bots?.[draft.game];
  for (const seat of draft.seats) {
    if (seat.kind === 'bot' && levels && !levels.includes(seat.level))
      seat.level = levels.includes('butler') ? 'butler' : levels[levels.length - 1]!;
  }
  let mine = 0;
  for (const [i, seat] of draft.seats.entries()) if (seat.kind === 'me' && (mine += 1) > 1) draft.seats[i] = { kind: 'open' };
  if (draft.first !== null && draft.first >= draft.seats.length) draft.first = null;
  if (waits(draft) && draft.access === 'private') draft.access = 'link';
}
