import type { Offer, Place, Verb, Zone } from '../../wire/wire';

/** An offer of one card, which does nothing if nothing is said of it. */
export function offer(verb: Verb, card?: string, more: Partial<Offer> = {}): Offer {
  return { text: card ? `${verb}:${card}` : verb, verb, card, effect: { does: 'decline' }, ...more };
}

/** A place of seat 0, or of the table. */
const at = (zone: Zone, seat?: number): Place => (seat === undefined ? [zone] : [zone, seat]);

/** The effect of a card that goes from one zone to another. */
export const moves = (from: Zone, to: Zone, seat?: number): Pick<Offer, 'effect'> => ({
  effect: { does: 'move', from: at(from, seat), to: at(to, seat) },
});
