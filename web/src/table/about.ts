import type { Card } from '../wire/wire';
import type { View } from './shapes';
import { cardsOf } from './zones';

/** A card of the deck with how many of it the viewer has not seen: neither laid down, laid open, nor in their own hand. */
export interface About {
  id: string;
  value: number;
  copies: number;
  left: number;
}

/** What is still about of every card that has a copy in the deck. */
export function stillAbout({ face_up, players }: Pick<View, 'face_up' | 'players'>, seat: number | null, book: readonly Card[]): About[] {
  const hand = seat === null ? [] : cardsOf(players[seat]?.hand);
  const seen = [...(face_up ?? []), ...hand, ...players.flatMap(({ discard }) => cardsOf(discard))];
  return book
    .filter(({ kind }) => kind === 'character')
    .map(({ id, vp, copies = 1 }) => ({
      id,
      value: vp ?? 0,
      copies,
      left: Math.max(0, copies - seen.filter((one) => one === id).length),
    }));
}
