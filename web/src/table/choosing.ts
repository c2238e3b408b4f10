import type { Offer } from '../wire/wire';

/** A card is about to be played: it is still to be said on whom, and what is named. */
export interface Choosing {
  card: string;
  /** All that could be done with it, and so on whom. */
  offers: readonly Offer[];
  /** On whom, once that is said and something else is not. */
  seat: number | null;
}

/** Several ways to play one card, each on somebody: the slip asks for them one after the other. */
export function isAimed(offers: readonly Offer[]): boolean {
  const [first] = offers;
  return offers.length > 1 && offers.every(({ verb, card, seat }) => verb === 'play' && card === first!.card && seat !== undefined);
}

/** The seats that the card could be played on, in the order of the offers. */
export const seatsOf = (offers: readonly Offer[]): number[] =>
  [...new Set(offers.map(({ seat }) => seat))].filter((seat) => seat !== undefined);

/** What is left to be chosen from when it is known on whom. */
export const namesFor = ({ offers, seat }: Choosing): Offer[] => (seat === null ? [] : offers.filter((offer) => offer.seat === seat));

/** Begins with what was pressed or dropped somewhere: that may have said on whom already. `all` is what a way back leads to. */
export function begin(wanted: readonly Offer[], all: readonly Offer[]): Choosing {
  const seats = seatsOf(wanted);
  return { card: wanted[0]!.card!, offers: all, seat: seats.length === 1 ? seats[0]! : null };
}

/** On whom: either that is all, or something is still to be named. */
export function aim(choosing: Choosing, seat: number): Offer | Choosing {
  const next = { ...choosing, seat };
  const left = namesFor(next);
  return left.length === 1 ? left[0]! : next;
}

/** One step back; null where nothing has been said yet. */
export const stepBack = (choosing: Choosing): Choosing | null =>
  choosing.seat === null || seatsOf(choosing.offers).length < 2 ? null : { ...choosing, seat: null };
