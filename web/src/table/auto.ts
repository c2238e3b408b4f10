import type { View } from '../wire/wire';

export interface Habits {
  autoLove: boolean;
  autoForced: boolean;
}

/** What is played without asking, if anything. */
export function automatic(view: View, habits: Habits): string | null {
  const actions = view.decision?.actions;
  if (!actions) return null;
  if (habits.autoLove && view.decision!.kind === 'turn' && view.decision!.phase === 'hire') {
    const love = actions.filter((action) => action.startsWith('love:'));
    if (love.includes('love:all')) return 'love:all';
    if (love.length === 1) return love[0]!;
  }
  return habits.autoForced && actions.length === 1 ? actions[0]! : null;
}

/**
 * How long to wait before playing something by itself, in milliseconds. Between people a quick answer would tell that there was
 * nothing to choose.
 */
export function hesitation(seats: { kind: string }[], luck: number): number {
  return seats.filter(({ kind }) => kind === 'person').length > 1 ? 800 + luck * 1600 : 0;
}

export interface Priced {
  kind: string;
  cost?: number;
  gives: Partial<Record<string, number>>;
}

/**
 * Something worth having that could still be hired: with the love counted and the Love in hand. Events
 * and 1 Love are left out: not wanting them is no oversight.
 */
export function couldHire(view: View, card: (id: string) => Priced | undefined): string[] {
  const counters = view.counters ?? {};
  const decision = view.decision;
  if (view.phase !== 'hire' || !decision?.actions || (counters['employment'] ?? 0) < 1) return [];
  const worth = (id: string): boolean => id !== '1-love' && card(id)?.kind !== 'event';
  const offered = decision.actions.filter((action) => action.startsWith('hire:')).map((action) => action.slice(5).split(/[@=.]/)[0]!);
  const hand = view.players[decision.player]?.hand;
  const inHand = (Array.isArray(hand) ? hand : []).reduce(
    (sum, id) => sum + (card(id)?.kind === 'love' ? (card(id)!.gives['love'] ?? 0) : 0),
    0,
  );
  const love = (counters['love'] ?? 0) + inHand;
  const piles = Object.entries(view.town?.piles ?? {}).filter(
    ([id, left]) => left > 0 && card(id)?.kind.endsWith('maid') && (view.town?.prices?.[id] ?? card(id)?.cost ?? 99) <= love,
  );
  return [...new Set([...offered.filter(worth), ...(inHand > 0 ? piles.map(([id]) => id) : [])])];
}

export type WhyNot = { why: 'employment' } | { why: 'empty' } | { why: 'dear'; cost: number; love: number };

/** Why a card of the town cannot be hired just now, where the counters or the pile tell. */
export function whyNot(view: View, card: (id: string) => Priced | undefined, id: string): WhyNot | null {
  const left = view.town?.piles?.[id];
  const actions = view.decision?.actions;
  if (view.phase !== 'hire' || !actions || left === undefined || actions.some((action) => action.startsWith(`hire:${id}`))) return null;
  const { employment = 0, love = 0 } = view.counters ?? {};
  const cost = view.town?.prices?.[id] ?? card(id)?.cost;
  if (left === 0) return { why: 'empty' };
  if (employment < 1) return { why: 'employment' };
  return cost !== undefined && cost > love ? { why: 'dear', cost, love } : null;
}
