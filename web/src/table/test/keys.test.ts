import { describe, expect, it } from 'vitest';

import type { Decision } from '../../wire/wire';
import { keyFor } from '../keys';
import { offer } from './offers';

const [end, love, all] = [offer('end'), offer('love', '1-love'), offer('love_all')];
const decision: Decision = {
  player: 0,
  phase: 'hire',
  kind: 'turn',
  source: null,
  offers: [end, love, all, offer('hire', '1-love')],
};
const press = (key: string, more: object = {}) =>
  keyFor({ key, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, target: null, ...more }, decision);

describe('keys', () => {
  it('play the action with their number, as the list shows it: going on comes last', () => {
    expect(press('1')).toEqual({ kind: 'act', offer: love });
    expect(press('4')).toEqual({ kind: 'act', offer: end });
    expect(press('9')).toBeNull();
  });
  it('have letters for what is done every turn', () => {
    expect(press('e')).toEqual({ kind: 'act', offer: end });
    expect(press('L')).toEqual({ kind: 'act', offer: all });
    expect(press('y')).toBeNull();
    expect(press('t')).toEqual({ kind: 'jump', to: 'town' });
    expect(press('f')).toEqual({ kind: 'hurry' });
    expect(press('?')).toEqual({ kind: 'help' });
  });
  it('are, while a card is aimed, the seat at that place, then the card of that value', () => {
    const offers = [1, 3].flatMap((seat) => ['low', 'high'].map((names) => offer('play', 'guess', { seat, names })));
    const at = (key: string, seat: number | null) =>
      keyFor({ key, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, target: null }, decision, {
        choosing: { card: 'guess', offers, seat },
        valueOf: (card) => ({ low: 2, high: 8 })[card],
      });
    expect(at('2', null)).toEqual({ kind: 'aim', seat: 3 });
    expect(at('3', null)).toBeNull();
    expect(at('8', 3)).toEqual({ kind: 'act', offer: offers[3] });
    expect(at('1', 3)).toBeNull();
  });
  it('are silent with a modifier and while somebody writes', () => {
    expect(press('e', { ctrlKey: true })).toBeNull();
    expect(press('e', { target: { closest: () => true } })).toBeNull();
  });
});
