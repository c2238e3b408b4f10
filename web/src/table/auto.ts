import type { Offer } from '../wire/wire';
import type { View } from './shapes';

export interface Habits {
  autoLove: boolean;
  autoForced: boolean;
}

/** What is played without asking, if anything. */
export function automatic(view: View, habits: Habits): Offer | null {
  const { offers, kind, phase } = view.decision ?? {};
  if (!offers) return null;
  if (habits.autoLove && kind === 'turn' && phase === 'hire') {
    const all = offers.find(({ verb }) => verb === 'love_all');
    const love = offers.filter(({ verb }) => verb === 'love');
    if (all ?? love.length === 1) return all ?? love[0]!;
  }
  return habits.autoForced && offers.length === 1 ? offers[0]! : null;
}

/** Does this end the turn? Between people that cannot be taken back alone: new cards are drawn. */
export const endsTurn = (offer: Offer, { phase }: Pick<View, 'phase'>): boolean => offer.verb === 'end' && phase === 'hire';

/** A turn that ends by itself is seen to end, and what came before can still be taken back. */
const LAST_LOOK = 1200;

/**
 * How long to wait before playing something by itself, in milliseconds. Between people a quick answer would tell that there was
 * nothing to choose.
 */
export function hesitation(seats: { kind: string }[], luck: number, ends: boolean): number {
  const least = ends ? LAST_LOOK : 0;
  return seats.filter(({ kind }) => kind === 'person').length > 1 ? Math.max(800, least) + luck * 1600 : least;
}

export interface Priced {
  kind: string;
  cost?: number;
  gives: Partial<Record<string, number>>;
}

/** The Love that everybody begins with. */
const isSmallest = (card: Priced | undefined): boolean => card?.kind === 'love' && card.gives['love'] === 1;

/**
 * Something worth having that could still be hired: with the love counted and the Love in hand. Events
 * and the smallest Love are left out: not wanting them is no oversight.
 */
export function couldHire(view: View, card: (id: string) => Priced | undefined): string[] {
  const { counters, decision } = view;
  if (view.phase !== 'hire' || !decision?.offers || !counters || counters.employment < 1) return [];
  const worth = (id: string): boolean => !isSmallest(card(id)) && card(id)?.kind !== 'event';
  const offered = decision.offers.flatMap(({ verb, card }) => (verb === 'hire' && card ? [card] : []));
  const hand = view.players[decision.player]?.hand;
  const inHand = (Array.isArray(hand) ? hand : []).reduce(
    (sum, id) => sum + (card(id)?.kind === 'love' ? (card(id)!.gives['love'] ?? 0) : 0),
    0,
  );
  const love = counters.love + inHand;
  const piles = Object.entries(view.town?.piles ?? {}).filter(
    ([id, left]) => left > 0 && card(id)?.kind.endsWith('maid') && (view.town?.prices?.[id] ?? card(id)?.cost ?? 99) <= love,
  );
  return [...new Set([...offered.filter(worth), ...(inHand > 0 ? piles.map(([id]) => id) : [])])];
}

export type WhyNot = { why: 'employment' } | { why: 'empty' } | { why: 'dear'; cost: number; love: number };

/** Why a card of the town cannot be hired just now, where the counters or the pile tell. */
export function whyNot(view: View, card: (id: string) => Priced | undefined, id: string): WhyNot | null {
  const left = view.town?.piles?.[id];
  const offers = view.decision?.offers;
  if (view.phase !== 'hire' || !offers || left === undefined || offers.some((offer) => offer.verb === 'hire' && offer.card === id))
    return null;
  const { employment = 0, love = 0 } = view.counters ?? {};
  const cost = view.town?.prices?.[id] ?? card(id)?.cost;
  if (left === 0) return { why: 'empty' };
  if (employment < 1) return { why: 'employment' };
  return cost !== undefined && cost > love ? { why: 'dear', cost, love } : null;
}
