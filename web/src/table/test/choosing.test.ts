import { describe, expect, it } from 'vitest';

import { aim, begin, isAimed, namesFor, seatsOf, stepBack } from '../choosing';
import { offer } from './offers';

const on = (card: string, seat: number, names?: string) =>
  offer('play', card, { text: `play:${card}@${seat}${names ? `=${names}` : ''}`, seat, ...(names ? { names } : {}) });
const both = [on('guess', 1, 'low'), on('guess', 1, 'high'), on('guess', 2, 'low'), on('guess', 2, 'high')];
const whom = [on('look', 1), on('look', 2)];

describe('a card that is aimed', () => {
  it('is one of which only the seat or the name is open', () => {
    expect(isAimed(both)).toBe(true);
    expect(isAimed(whom)).toBe(true);
    expect(isAimed([whom[0]!])).toBe(false);
    expect(isAimed([offer('play', 'look'), whom[0]!])).toBe(false);
    expect(isAimed([offer('hire', 'habit', { seat: 1 }), offer('hire', 'habit', { seat: 2 })])).toBe(false);
  });

  it('asks on whom first, and is played where that is all', () => {
    const asked = begin(whom, whom);
    expect(asked.seat).toBeNull();
    expect(seatsOf(asked.offers)).toEqual([1, 2]);
    expect(aim(asked, 2)).toBe(whom[1]);
  });

  it('asks for the name next, of that seat alone, and leads back step by step', () => {
    const next = aim(begin(both, both), 2);
    if ('verb' in next) throw new Error('nothing was named');
    expect(namesFor(next)).toEqual(both.slice(2));
    const back = stepBack(next)!;
    expect(back.seat).toBeNull();
    expect(stepBack(back)).toBeNull();
  });

  it('dropped on a seat has said on whom, and the way back leads to all of them', () => {
    const dropped = begin(both.slice(0, 2), both);
    expect(dropped.seat).toBe(1);
    expect(seatsOf(stepBack(dropped)!.offers)).toEqual([1, 2]);
  });

  it('asks for the name at once where there is one seat, and the way back puts the card back', () => {
    const only = begin(both.slice(0, 2), both.slice(0, 2));
    expect(only.seat).toBe(1);
    expect(stepBack(only)).toBeNull();
  });
});
