import { GAME_OPTIONS, GAME_SEATS, TABLE_SETTINGS } from '../wire/options';
import type { Chosen, NewTable, OptionSpec, OptionValue, SeatWish, TableOptions, TableSettings, When } from '../wire/wire';

/** A table as somebody is setting it up. */
export interface Draft {
  game: string;
  seats: SeatWish[];
  /** The options of the game, as far as they were chosen, also those that do not apply now; `random` for cards that nobody else draws. */
  options: TableOptions;
  settings: TableSettings;
  seed: string;
  /** Where it is to be played, if that was chosen for this table. */
  host?: 'device' | 'server';
}

export const TC = 'tanto-cuore';
export const EH = 'expanding-the-house';
export const RV = 'romantic-vacation';
export const MOTTO = 'motto-tanto-cuore';
export const LETTER = 'love-letter';
export const GAMES = Object.keys(GAME_OPTIONS);
export const BOXES = GAME_OPTIONS[TC]!.flatMap(({ kind }) => (kind.is === 'boxes' ? kind.of : []));

/** The usual settings; a clock says its kind. */
function usualSettings(): TableSettings {
  const value = ({ key, usual }: OptionSpec): unknown => (key === 'clock' ? { kind: usual[0]!.value } : usual[0]!.value);
  return Object.fromEntries(TABLE_SETTINGS.map((spec) => [spec.key, value(spec)])) as unknown as TableSettings;
}

/** The first game somebody plays here: one footman, the booklet's own advice. */
export function firstGame(game = TC): Draft {
  return {
    game,
    seats: [{ kind: 'me' }, { kind: 'bot', level: game === LETTER ? 'novice' : 'footman' }],
    options: {},
    settings: { ...usualSettings(), hints: true, tracker: true },
    seed: '',
  };
}

/** What the description of an option is asked about. */
export interface Asked {
  game: string;
  seats: readonly { kind: string }[];
  options: TableOptions;
}

/** An option that is a list of ids. */
export function chosenWords(options: TableOptions | undefined, key: string): string[] | undefined {
  const chosen = options?.[key];
  return Array.isArray(chosen) ? chosen : undefined;
}
/** An option that holds others. */
export function chosenGroup(options: TableOptions, key: string): TableOptions {
  const chosen = options[key];
  return typeof chosen === 'object' && chosen !== null && !Array.isArray(chosen) ? chosen : {};
}
export const specs = ({ game }: Asked): OptionSpec[] => GAME_OPTIONS[game] ?? [];
export const isBox = ({ game }: Asked): boolean => BOXES.includes(game);
export const boxes = ({ game, options }: Asked): string[] => chosenWords(options, 'sets') ?? [game];
export const has = (table: Asked, box: string): boolean => boxes(table).includes(box);
/** Is there a seat for somebody who is not on this screen? */
export const waits = ({ seats }: Asked): boolean => seats.some((seat) => seat.kind === 'open');
/** How many may play: the first limits that apply say it. */
export const mostPlayers = (table: Asked): number =>
  GAME_SEATS[table.game]?.find(({ when }) => when.every((one) => holds(one, table)))?.most ?? 2;
/** With whichever boxes. */
export const mostEver = ({ game }: Asked): number => Math.max(...GAME_SEATS[game]!.map(({ most }) => most));

function holds(when: When, table: Asked): boolean {
  switch (when.is) {
    case 'box':
      return when.of.some((box) => has(table, box));
    case 'mix':
      return boxes(table).length > 1;
    case 'players':
      return table.seats.length >= when.least && table.seats.length <= when.most;
    case 'with':
      return isOn(
        specs(table).find((spec) => spec.key === when.key)!,
        table,
      );
    case 'open_seat':
      return waits(table);
  }
}

/** The condition that keeps an option from being chosen here. */
export const obstacle = (spec: OptionSpec, table: Asked): When | undefined => spec.when.find((when) => !holds(when, table));

/** What leaving an option out means here. */
export function usual(spec: OptionSpec, table: Asked): OptionValue {
  return spec.usual.find(({ when }) => when.every((one) => holds(one, table)))?.value ?? null;
}

/** What an option is here. */
export function value(spec: OptionSpec, table: Asked): Chosen {
  const chosen = table.options[spec.key];
  return chosen === undefined || obstacle(spec, table) ? usual(spec, table) : chosen;
}

const isOn = (spec: OptionSpec, table: Asked): boolean => spec.kind.is === 'switch' && value(spec, table) === spec.kind.on;

/** The name of the way in which cards are chosen. */
export function wayOf(spec: OptionSpec, chosen: Chosen): string {
  if (Array.isArray(chosen)) return 'hand';
  const ways = spec.kind.is === 'cards' ? spec.kind.ways : [];
  return ways.find((way) => way.value === chosen)?.name ?? 'random';
}

/** Are these cards ones that we have to draw ourselves? */
export const drawsHere = (spec: OptionSpec, chosen: Chosen): boolean =>
  spec.kind.is === 'cards' && chosen === 'random' && !spec.kind.ways.some((way) => way.value === chosen);

/** The options of `new` that differ from what the game does by itself. */
export function options(draft: Draft, of: OptionSpec[] = specs(draft)): TableOptions {
  const out: TableOptions = {};
  for (const spec of of) {
    const chosen = draft.options[spec.key];
    if (chosen === undefined || obstacle(spec, draft)) continue;
    if (spec.kind.is === 'group') {
      const inner = options({ ...draft, options: { ...draft.options, ...chosenGroup(draft.options, spec.key) } }, spec.kind.of);
      if (Object.keys(inner).length) out[spec.key] = inner;
    } else if (spec.kind.is === 'seat' || chosen !== usual(spec, draft)) out[spec.key] = chosen;
  }
  return out;
}

/** What is sent to open it. A table to which nobody can come is private, and may choose its deal. */
export function newTable(draft: Draft): NewTable {
  const table = { game: draft.game, seats: draft.seats, options: options(draft), ...draft.settings };
  const seed = draft.seed.trim();
  return waits(draft) ? table : { ...table, access: 'private', ...(seed ? { seed } : {}) };
}

/** Makes a draft whole again after a change: what does not go together gives way to what was chosen last. */
export function settle(draft: Draft, bots: Record<string, string[]> | undefined): void {
  const sets = BOXES.filter((box) => has(draft, box) || box === draft.game);
  if (isBox(draft) && sets.length > 1) draft.options['sets'] = sets;
  else delete draft.options['sets'];
  if (!boxes(draft).some((box) => box === draft.options['chiefs'])) delete draft.options['chiefs'];
  while (draft.seats.length > mostPlayers(draft)) draft.seats.pop();
  while (draft.seats.length < 2) draft.seats.push({ kind: 'bot', level: 'novice' });
  const levels = bots?.[draft.game];
  for (const seat of draft.seats) {
    if (seat.kind === 'bot' && levels && !levels.includes(seat.level))
      seat.level = levels.includes('butler') ? 'butler' : levels[levels.length - 1]!;
  }
  let mine = 0;
  for (const [i, seat] of draft.seats.entries()) if (seat.kind === 'me' && (mine += 1) > 1) draft.seats[i] = { kind: 'open' };
  if (Number(draft.options['first'] ?? 0) >= draft.seats.length) delete draft.options['first'];
  if (waits(draft) && draft.settings.access === 'private') draft.settings.access = 'link';
}
