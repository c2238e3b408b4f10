import { getContext, setContext } from 'svelte';

import { isLocal } from '../host/local';
import { card, cardName } from '../lib/cards.svelte';
import { house } from '../lib/house.svelte';
import { lang, voice, words } from '../lib/i18n.svelte';
import { seatName } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import type { Decision, Offer, SeatInfo, Table } from '../wire/wire';
import type { Choosing } from './choosing';
import type { Plan } from './layout';
import type { Logged } from './log';
import type { View } from './shapes';
import { list, named, type Tongue } from './speech';

export { seatName };

/** Looking back. */
export interface Past {
  /** The position that is shown; null: now. */
  readonly at: number | null;
  has(ply: number): boolean;
  show(ply: number | null): void;
}

/** What the pieces on the table share: the position as one viewer sees it, and what may be done. */
export interface Desk {
  readonly info: Table;
  readonly view: View;
  readonly seat: number | null;
  readonly tongue: Tongue;
  /** The decision, if it is the viewer's. */
  readonly decision: Decision | null;
  /** Offers by the place that has them. */
  readonly places: Map<string, Offer[]>;
  /** What has happened, as the viewer saw it. */
  readonly log: readonly Logged[];
  /** Was the action at this ply played without asking? */
  byItself(ply: number): boolean;
  /** May something be sent now, as far as is shown: an answer that comes at once makes nothing blink. */
  readonly free: boolean;
  /** Is something under way that has no answer yet? */
  readonly busy?: boolean;
  /** Is somebody taught here? Then the coach tells what is new. */
  readonly guided?: boolean;
  /** Where everything stands. */
  readonly plan: Plan;
  /** The turn ends by itself, in so many milliseconds. */
  readonly closing?: number | null;
  /** Opens the sheet of one's deck, or shuts it. */
  readonly deck?: () => void;
  /** The action that a bot would take, once it was asked. */
  readonly hinted?: string | null;
  /** Is a bot deciding who takes its time? */
  readonly slow?: boolean;
  /** Asks the bots not to, until a person has to decide. */
  hurry?(): void;
  /** Earlier positions that can be looked at, by the number of actions played. */
  readonly past?: Past;
  act(offer: Offer): void;
  /** One offer is taken, several are asked about: in the slip where it is to be said on whom, else beside the card. */
  choose(offers: Offer[], anchor: HTMLElement, card: string | null): void;
  /** What is being asked so, and the card's element. */
  readonly choosing?: (Choosing & { from: HTMLElement }) | null;
  aim?(seat: number): void;
  stepBack?(): void;
}

/** Offered where nothing is: always the same list, so that nobody takes it for news. */
export const NOTHING: Offer[] = [];

const KEY = Symbol('desk');
export const layDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);

/** Whoever left has no seat while the bot plays, but may come back to it. */
export const isAway = (info: Table): boolean =>
  info.stage === 'playing' &&
  info.seats.some((seat) => seat.left && !seat.resigned && seat.person !== undefined && (isLocal(info.id) || seat.person === house.me?.id));

/** Does a bot that takes its time decide now, its own or the one that sits in for somebody? */
export function botIsSlow(info: Table, decision: Decision | null | undefined): boolean {
  const seat = decision && info.seats[decision.player];
  return info.stage === 'playing' && info.pace === 'human' && !!seat && (seat.kind === 'bot' || seat.left);
}

/** What lies in the middle of a table, where it is no town. */
const MIDDLES: Record<string, Tongue['place']> = { 'motto-tanto-cuore': 'park', 'love-letter': 'court' };

/** Speaks of a table in the language of the page to whoever sits at `me`. */
export function tongueFor(seats: readonly SeatInfo[], me: number | null, game: string): Tongue {
  return {
    say: voice(),
    lang: lang(),
    me,
    card: cardName,
    kind: (id) => card(id)?.kind,
    who: (seat) => ({ me: seat === me, name: seatName(seats, seat) }),
    place: MIDDLES[game] ?? 'town',
  };
}

/** A zone's name, in the plain word, the game's, or both. */
export function zoneName(zone: string): string {
  const w = words().table;
  const [plain, game] = w.zones[zone] ?? [zone, zone];
  if (settings.zoneWords === 'plain') return plain;
  // The game's word may hold the plain one.
  return settings.zoneWords === 'game' || game.includes(plain) ? game : w.zoneBoth(plain, game);
}

/** A zone's name where there is room for one word. */
export function shortZoneName(zone: string): string {
  const [plain, game] = words().table.zones[zone] ?? [zone, zone];
  return settings.zoneWords === 'game' ? game : plain;
}

export const cardNames = (tongue: Tongue, ids: readonly string[]): string =>
  list(
    tongue,
    ids.map((id) => named(tongue, id)),
  );
