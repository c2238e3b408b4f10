import type { FinishedGame } from '../wire/wire';

/** How a game ended for oneself. */
export type Outcome = 'won' | 'shared' | 'lost';

export function outcome({ winners, seat }: FinishedGame): Outcome {
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** Games of one sort, by how they ended. */
export type Tally = Record<Outcome, number> & { key: string };

export const played = (tally: Tally): number => tally.won + tally.shared + tally.lost;

/** Counts games by whatever `keysOf` finds in each; the most frequent first. */
export function tally(games: readonly FinishedGame[], keysOf: (game: FinishedGame) => readonly string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    for (const key of new Set(keysOf(game))) {
      const one = found.get(key) ?? { key, won: 0, shared: 0, lost: 0 };
      one[outcome(game)] += 1;
      found.set(key, one);
    }
  }
  return [...found.values()].sort((a, b) => played(b) - played(a));
}

/** Everything together. */
export const whole = (games: readonly FinishedGame[]): Tally =>
  tally(games, () => ['all'])[0] ?? { key: 'all', won: 0, shared: 0, lost: 0 };

/** The seats of the others, as keys that keep people and bots apart. */
export const opponents = ({ seats, seat }: FinishedGame): string[] =>
  seats.flatMap(({ kind, name, bot, person }, at) => {
    if (at === seat) return [];
    return kind === 'bot' ? [`bot ${bot ?? name}`] : [`person ${person ?? ''} ${name}`];
  });

/** The cards that counted at the end of one's games, with how many copies in how many games; the most first. */
export function favourites(
  games: readonly FinishedGame[],
  counts: (card: string) => boolean,
): { card: string; copies: number; games: number }[] {
  const found = new Map<string, { card: string; copies: number; games: number }>();
  for (const { score } of games) {
    // A card may stand on several lines: its copies are those of the longest.
    const copies = new Map<string, number>();
    for (const line of score.lines) copies.set(line.card, Math.max(copies.get(line.card) ?? 0, line.count));
    for (const [card, count] of copies) {
      if (!counts(card) || !count) continue;
      const one = found.get(card) ?? { card, copies: 0, games: 0 };
      found.set(card, { card, copies: one.copies + count, games: one.games + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.copies - a.copies || b.games - a.games);
}

/** Ones own points from the oldest game to the newest, with their mean over the last five. */
export function course(games: readonly FinishedGame[]): { at: number; points: number; mean: number; outcome: Outcome }[] {
  const inOrder = [...games].sort((a, b) => a.at - b.at);
  return inOrder.map((game, i) => {
    const last = inOrder.slice(Math.max(0, i - 4), i + 1).map(({ score }) => score.points);
    return { at: game.at, points: game.score.points, mean: last.reduce((a, b) => a + b, 0) / last.length, outcome: outcome(game) };
  });
}
