import type { LogEntry, Move, Zone } from '../wire/wire';
import type { View } from './shapes';
import { cardsOf, count } from './zones';

export interface Tracked {
  card: string;
  /** Still in the draw pile. */
  count: number;
  /** In the whole deck. */
  of: number;
}

interface Known {
  id: string;
  kind: string;
  set: string;
  chambermaid_cost?: number;
  gives: Partial<Record<string, number>>;
}

/** Where the cards of a deck go round. */
const ROUND = new Set<Zone>(['deck', 'deck_bottom', 'hand', 'in_play', 'discard']);

/** What a move adds to (or takes from) the deck of `me`. */
function change({ cards = [], from, to }: Move, me: number, add: (id: string, n: number) => void): void {
  const [left, came] = [from, to].map(([zone, seat]) => seat === me && ROUND.has(zone));
  if (left !== came) for (const id of cards) add(id, came ? 1 : -1);
}

/**
 * What the own draw pile still holds, reckoned from the log: the ten starters and all that came and
 * went. Null where the reckoning does not come out even with the number of cards: better none than wrong.
 */
export function deckOf(view: View, me: number, log: readonly LogEntry[], book: readonly Known[]): Tracked[] | null {
  const player = view.players[me];
  if (!player?.deck || !Array.isArray(player.hand) || !Array.isArray(player.discard)) return null;
  const owned = new Map<string, number>();
  const add = (id: string, n: number): void => void owned.set(id, (owned.get(id) ?? 0) + n);
  const chief = starter(view, book);
  const love = book.find(({ kind, gives }) => kind === 'love' && gives['love'] === 1);
  if (!chief || !love) return null;
  add(love.id, 7);
  add(chief.id, 3);
  for (const entry of log) {
    if (entry.kind === 'played' || entry.kind === 'started')
      for (const { moves } of entry.events) moves?.forEach((move) => change(move, me, add));
  }
  const left = new Map(owned);
  for (const id of [...cardsOf(player.hand), ...cardsOf(player.discard), ...(player.in_play ?? [])]) left.set(id, (left.get(id) ?? 0) - 1);
  const counts = [...left.values()];
  if (counts.some((n) => n < 0) || counts.reduce((sum, n) => sum + n, 0) !== count(player.deck)) return null;
  return [...owned].filter(([, of]) => of > 0).map(([id, of]) => ({ card: id, count: left.get(id) ?? 0, of }));
}

/** The chief that everybody begins with: the one who can be chambered, of the town or, where none lies there, of the box. */
function starter(view: View, book: readonly Known[]): Known | undefined {
  const chiefs = book.filter(({ kind, chambermaid_cost }) => kind === 'maid-chief' && chambermaid_cost);
  const inTown = ({ id }: Known): boolean => view.town?.piles[id] !== undefined;
  return chiefs.find(inTown) ?? chiefs.find(({ set }) => set === view.game);
}
