import { TABLE_SETTINGS } from '../wire/options';
import type { OptionSpec } from '../wire/wire';
import { firstGame, GAMES, settle, specs, type Draft } from './setup';

const KEY = 'livret.setup';
type Given = Record<string, unknown>;

/** Only what differs from a first game is worth writing down, or sending. */
function difference(draft: Draft): Given {
  const plain = flat(firstGame(draft.game));
  const changed = Object.entries(flat(draft)).filter(
    ([key, value]) => key === 'game' || JSON.stringify(value) !== JSON.stringify(plain[key]),
  );
  return Object.fromEntries(changed);
}

/** No option of a game is called like a setting of a table. */
const flat = ({ options, settings, ...rest }: Draft): Given => ({ ...rest, ...settings, ...options });

const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Is this something that the option can be? */
function fits({ kind, usual }: OptionSpec, value: unknown): boolean {
  switch (kind.is) {
    case 'switch':
      return value === kind.off || value === kind.on;
    case 'choice':
      return kind.of.some((one) => one === value) || usual.some((one) => one.value === value);
    case 'number':
      return isWhole(value, kind.least, kind.most);
    case 'cards':
      return areTexts(value) || value === 'random' || kind.ways.some((way) => way.value === value);
    case 'seat':
      return isWhole(value, 0, 6);
    case 'boxes':
      return areTexts(value);
    case 'box':
      return typeof value === 'string';
    case 'variant':
      return (
        isObject(value) &&
        kind.of.some((one) => one.kind === value['kind'] && one.numbers.every((n) => isWhole(value[n.key], n.least, n.most)))
      );
    case 'group':
      return isObject(value) && kind.of.every((one) => value[one.key] === undefined || fits(one, value[one.key]));
  }
}

const fitting = (of: OptionSpec[], given: Given): Given =>
  Object.fromEntries(of.filter((spec) => fits(spec, given[spec.key])).map((spec) => [spec.key, given[spec.key]]));

/** The rulings were once listed by their ids alone. */
function readings(of: OptionSpec[], ids: unknown[]): Given {
  const rulings = of.flatMap(({ key, kind }) => (key === 'rulings' && kind.is === 'group' ? kind.of : []));
  return Object.fromEntries(rulings.flatMap(({ key, kind }) => (kind.is === 'switch' && ids.includes(key) ? [[key, kind.on]] : [])));
}

/** Links that went out before the options were called as the rules call them. */
function older(given: Given, of: OptionSpec[]): Given {
  const { town, guests, privates, rulings, milly_vp, ririko_bonus, domino_any } = given;
  const out = { ...given };
  if (town === 'hand') out['town'] = given['townIds'] ?? [];
  if (town) out['park'] = out['town'];
  if (given['twoLoves']) out['love_sets'] = 2;
  if (given['choose_top']) out['dismissal'] = 'choose';
  if (guests === 'hand' || guests === 'drawn') out['guests'] = guests === 'hand' ? (given['guestIds'] ?? []) : 'random';
  if (typeof privates === 'string') out['private_maids'] = privates === 'hand' ? (given['privateIds'] ?? []) : true;
  if (milly_vp || ririko_bonus || domino_any) out['editions'] = { milly_vp, ririko_bonus, domino_any };
  if (Array.isArray(rulings)) out['rulings'] = readings(of, rulings);
  return out;
}

/** A draft from something that was written down, perhaps by another version, perhaps by somebody else. */
function revive(found: unknown): Draft | null {
  if (!isObject(found)) return null;
  const { game, seats, seed, host } = found;
  if (typeof game !== 'string' || !GAMES.includes(game)) return null;
  const draft = firstGame(game);
  const given = older(found, specs(draft));
  draft.options = fitting(specs(draft), given) as Draft['options'];
  Object.assign(draft.settings, fitting(TABLE_SETTINGS, given));
  if (typeof seed === 'string') draft.seed = seed;
  if (host === 'device' || host === 'server') draft.host = host;
  if (Array.isArray(seats))
    draft.seats = (seats as Draft['seats']).filter((seat) => ['me', 'open', 'bot', 'here'].includes(seat?.kind)).slice(0, 7);
  settle(draft, undefined);
  return draft;
}

export function remember(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(difference(draft)));
  } catch {
    /* then it is forgotten */
  }
}

/** The last set-up, if there was one. */
export function recall(): Draft | null {
  try {
    return revive(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** A set-up as the tail of a link. */
export function toQuery(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(difference(draft)));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `?setup=${text}`;
}

export function fromQuery(query: URLSearchParams): Draft | null {
  const text = query.get('setup');
  const game = query.get('game');
  if (!text) return game && GAMES.includes(game) ? firstGame(game) : null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return revive(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
