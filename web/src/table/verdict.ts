import type { GameResult, SeatInfo } from '../wire/wire';
import type { View } from './shapes';
import { emptyMaidPiles, emptyPiles } from './zones';

/** What ended a game with a town; `latched`: enough piles were empty once, but are no longer. */
export type End = { why: 'maids'; piles: string[] } | { why: 'preparation'; pile: string } | { why: 'latched' };

/** Read from the last position. */
export function endOf(view: Pick<View, 'town' | 'near_end'>): End | null {
  if (!view.town || !view.near_end) return null;
  const { empty, end } = emptyPiles(view);
  if (empty >= end) return { why: 'maids', piles: emptyMaidPiles(view) };
  const pile = view.near_end.empty.preparations?.[0];
  return pile ? { why: 'preparation', pile } : { why: 'latched' };
}

/** How equal points were parted, or that they were not. */
export interface Tie {
  by: 'maids' | 'chambermaids' | 'shared';
  /** Whoever has as many points and did not win. */
  rivals: number[];
  rule: string;
}

/** Whoever has resigned or run out of time did not lose by the rules of scoring. */
export function tieOf(result: GameResult, seats: readonly SeatInfo[], motto: boolean): Tie | null {
  const { ending, scores, winners } = result;
  const best = scores.find(({ player }) => player === winners[0])?.points;
  if (ending !== 'played' || best === undefined) return null;
  const rivals = scores
    .filter(({ player, points }) => points === best && !winners.includes(player) && !seats[player]?.resigned)
    .map(({ player }) => player);
  if (rivals.length) return motto ? { by: 'chambermaids', rivals, rule: 'MO-SCORE-02' } : { by: 'maids', rivals, rule: 'TC-SCORE-11' };
  return winners.length > 1 ? { by: 'shared', rivals, rule: motto ? 'MO-SCORE-02' : 'TC-SCORE-13' } : null;
}

/** The name that sisters share. */
export const surname = (name: string): string => name.split(' ').at(-1)!;
