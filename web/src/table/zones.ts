import type { Counter, Maid, Pantry } from '../wire/wire';
import type { Cards, Hidden, Player, View } from './shapes';
import type { Shelf } from './layout';

export const hidden = (zone: Cards | undefined): Hidden | null => (zone && !Array.isArray(zone) ? zone : null);
export const cardsOf = (zone: Cards | undefined): string[] => (Array.isArray(zone) ? zone : []);
export const count = (zone: Cards | undefined): number => (Array.isArray(zone) ? zone.length : (zone?.count ?? 0));

/** The top card of a discard pile. */
export function topOf(zone: Cards | undefined): string | null {
  if (Array.isArray(zone)) return zone[0] ?? null;
  const top = hidden(zone)?.top;
  return typeof top === 'string' ? top : null;
}

/** Cards of a deck whose place the viewer knows. */
export function knownTop(zone: Cards | undefined): string[] {
  const top = hidden(zone)?.top;
  return Array.isArray(top) ? top.filter((id): id is string => !!id) : [];
}

export const knownBottom = (zone: Cards | undefined): string[] => (hidden(zone)?.bottom ?? []).filter((id): id is string => !!id);

/** Cards of a hand that the viewer knows. */
export const knownHand = (zone: Cards | undefined): string[] => hidden(zone)?.known ?? [];

export interface Stack {
  key: string;
  card: string;
  count: number;
  illness: number;
}

/** Equal cards lie on each other, in the order in which they first appear. */
export function stacks(cards: readonly (string | Maid)[]): Stack[] {
  const found = new Map<string, Stack>();
  for (const one of cards) {
    const { card, illness } = typeof one === 'string' ? { card: one, illness: 0 } : one;
    const key = `${card}!${illness}`;
    const stack = found.get(key);
    if (stack) stack.count += 1;
    else found.set(key, { key, card, count: 1, illness });
  }
  return [...found.values()];
}

/** How many copies of a card a seat has where the viewer sees them. */
export function inSight(player: Player, id: string): number {
  const maids = [...(player.chambermaids ?? []), ...(player.private_maids ?? [])].map(({ card }) => card);
  const buildings = (player.buildings ?? []).flatMap(({ card, under }) => [card, under]);
  const top = topOf(player.discard);
  const lying = [...cardsOf(player.discard), ...(Array.isArray(player.discard) || !top ? [] : [top])];
  const all = [...cardsOf(player.hand), ...knownHand(player.hand), ...lying, ...(player.in_play ?? []), ...maids, ...buildings];
  return [...all, ...(player.reminiscences ?? []), ...(player.preparations ?? []), player.refined].filter((one) => one === id).length;
}

export interface Pile {
  card: string;
  left: number;
}

export interface TownGroups {
  chiefs: Pile[];
  maids: Pile[];
  love: Pile[];
  events: Pile[];
  buildings: Pile[];
}

interface Known {
  kind: string;
  cost?: number;
}

/** The one-kind piles of the town by their kind; maids by cost. */
export function townGroups(view: Pick<View, 'town'>, card: (id: string) => Known | undefined): TownGroups {
  const groups: TownGroups = { chiefs: [], maids: [], love: [], events: [], buildings: [] };
  const shelf: Record<string, keyof TownGroups> = {
    'maid-chief': 'chiefs',
    'chambermaid-chief': 'chiefs',
    love: 'love',
    event: 'events',
    building: 'buildings',
  };
  for (const [id, left] of Object.entries(view.town?.piles ?? {})) groups[shelf[card(id)?.kind ?? ''] ?? 'maids'].push({ card: id, left });
  const cost = (pile: Pile): number => card(pile.card)?.cost ?? 0;
  for (const piles of [groups.maids, groups.chiefs]) piles.sort((a, b) => cost(a) - cost(b));
  return groups;
}

/** The cards of the town as they lie there, shelf by shelf. */
export function townOrder(view: Pick<View, 'town'>, card: (id: string) => Known | undefined, shelves: readonly string[]): string[] {
  const groups = townGroups(view, card);
  const offers: Record<string, string[] | undefined> = {
    private: view.town?.private_maids?.face_up,
    reminiscences: view.town?.reminiscences?.face_up,
  };
  return shelves.flatMap((name) => groups[name as keyof TownGroups]?.map((pile) => pile.card) ?? offers[name] ?? []);
}

/** The round that a table is in: as the game counts it, else by how often everybody has had a turn. */
export const roundOf = ({ round, turn }: { round?: number; turn?: number | null }, seats: number): number | undefined =>
  round ?? (turn ? Math.ceil(turn / seats) : undefined);

/** Seats in the order in which they follow the viewer. */
export function othersFrom(players: number, me: number | null): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return me === null ? seats : seats.slice(me + 1).concat(seats.slice(0, me));
}

/** The maid piles that are empty: cards by their id, mixed piles as `private` and `guests`. */
export function emptyMaidPiles({ near_end }: Pick<View, 'near_end'>): string[] {
  const { maids = [], private: privates, guests } = near_end?.empty ?? {};
  return [...maids, ...(privates ? ['private'] : []), ...(guests ? ['guests'] : [])];
}

/** How many maid piles are empty, and how many end the game. */
export const emptyPiles = (view: Pick<View, 'near_end'>): { empty: number; end: number } => ({
  empty: emptyMaidPiles(view).length,
  end: view.near_end?.of ?? 0,
});

/** Motto's refined maids in the order of the book, free or in somebody's house: none changes her place when another goes. */
export function roster(view: Pick<View, 'town' | 'players'>, book: string[]): { id: string; seat: number | null }[] {
  const taken = view.players.flatMap(({ refined }, seat) => (refined ? [{ id: refined, seat }] : []));
  const free = (view.town?.refined ?? []).map((id) => ({ id, seat: null }));
  return [...free, ...taken].sort((a, b) => book.indexOf(a.id) - book.indexOf(b.id));
}

/** The skill that each pile of preparations asks for (MO-WORK-01). */
const SKILLS: Record<Pantry, Counter> = { food: 'concentration', decoration: 'imagination', cleaning: 'effort' };

interface Asking {
  asks?: { sign: string }[];
}

/** The pile that a preparation comes from. */
export function pantryOf(of: Asking | undefined): Pantry | undefined {
  const skill = of?.asks?.[0]?.sign;
  return (Object.keys(SKILLS) as Pantry[]).find((pile) => SKILLS[pile] === skill);
}

/** Which houses have finished preparations of a pile, and how many. */
export function finishedBy(
  players: Pick<Player, 'preparations'>[],
  pile: string,
  card: (id: string) => Asking | undefined,
): [seat: number, count: number][] {
  const isOf = (id: string): boolean => pantryOf(card(id)) === pile;
  const counts = players.map(({ preparations = [] }, seat): [number, number] => [seat, preparations.filter(isOf).length]);
  return counts.filter(([, n]) => n > 0);
}

/** The shelves of the town and how many columns each takes: as at the beginning of the game, whatever is left of it. */
export function shelvesOf(view: Pick<View, 'town' | 'players'>, card: (id: string) => Known | undefined): Shelf[] {
  const { town } = view;
  if (!town) return [];
  const { maids, chiefs, love, events, buildings } = townGroups(view, card);
  const offer = (shelf: { face_up: string[] } | undefined, usual: number): number =>
    shelf ? Math.max(usual, shelf.face_up.length) + 1 : 0;
  const shelves: Shelf[] = [
    { name: 'maids', slots: maids.length },
    { name: 'preparations', slots: Object.keys(town.preparations ?? {}).length },
    { name: 'chiefs', slots: chiefs.length },
    { name: 'love', slots: love.length },
    { name: 'events', slots: events.length },
    { name: 'buildings', slots: buildings.length },
    { name: 'private', slots: offer(town.private_maids, town.preparations ? 1 : 2), pile: true },
    { name: 'reminiscences', slots: offer(town.reminiscences, 3), pile: true },
    { name: 'refined', slots: town.refined ? town.refined.length + view.players.filter(({ refined }) => refined).length : 0 },
    { name: 'guests', slots: town.guests ? 1 : 0 },
  ];
  return shelves.filter(({ slots }) => slots > 0);
}
