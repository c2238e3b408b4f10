import type { Decision, Effect, Offer, Place, Verb } from '../wire/wire';
import { said, type Fields, type Tongue } from './speech';

/** An offer in words, as an order; what ends a phase, the phase says. */
export function label(tongue: Tongue, offer: Offer, { phase }: Pick<Decision, 'phase'>): string {
  if (offer.verb === 'end') return said(tongue, `phase-${phase}.end`);
  return said(tongue, `action-${offer.verb}`, fieldsOf(tongue, offer));
}

/** The fields of an offer and of its effect side by side. */
function fieldsOf(tongue: Tongue, { effect, ...offer }: Offer): Fields {
  const { from, to, at, n, ...more } = effect as { from?: Place; to?: Place; at?: Place; n?: number; counter?: string };
  return {
    ...offer,
    ...more,
    player: tongue.me ?? undefined,
    count: n,
    from: from?.[0],
    to: to?.[0],
    at: at?.[0],
    effect: doing(tongue, effect),
  };
}

/** What yes or no would do. */
function doing(tongue: Tongue, effect: Effect): string | undefined {
  if (effect.does === 'says') return effect.text[tongue.lang] ?? effect.text.en;
  return tongue.say.knows(`effect-${effect.does}`) ? tongue.say(`effect-${effect.does}`) : undefined;
}

/** Would this lay down what throws its player out, though something else could be played? */
export function isRash(offer: Offer, offers: readonly Offer[]): boolean {
  const loses = ({ effect }: Offer): boolean => effect.does === 'lose';
  return loses(offer) && !offers.every(loses);
}

/** May be done, but hardly anybody would: Love is played to hire with, and waits for that. */
export const isEarly = ({ verb }: Offer, { phase, kind }: Pick<Decision, 'phase' | 'kind'>): boolean =>
  kind === 'turn' && phase !== 'hire' && (verb === 'love' || verb === 'love_all');

/** Under which heading stands what a turn offers. */
const HEADINGS: Partial<Record<Verb, string>> = { love_all: 'love', gain: 'use', return: 'chamber', send: 'chamber' };

/** What one goes on with. */
export const isOnward = ({ verb }: Offer): boolean => verb === 'end' || verb === 'done' || verb === 'no';

/** Under which heading an offer stands. */
export function group(offer: Offer, kind: Decision['kind']): string {
  if (isOnward(offer)) return 'end';
  return kind === 'turn' ? (HEADINGS[offer.verb] ?? offer.verb) : 'choose';
}

/**
 * Where on the table something is offered: `hand:C`, `town:C`, `pile:P`, `house:N:C`, `seat:N`; null
 * where only the list of actions has it.
 */
export function place(offer: Offer): string | null {
  const { verb, effect, card, seat, on } = offer;
  if (verb === 'target') return `seat:${seat}`;
  if (verb === 'maid') return `house:${seat}:${on?.card}`;
  switch (effect.does) {
    case 'move':
      return spot(effect.from, offer);
    case 'stay':
    case 'ability':
      return spot(effect.at, offer);
    // Chosen in the town before it is said for whom.
    case 'aim':
      return card ? `town:${card}` : null;
    case 'play':
    case 'in_vain':
    case 'lose':
      return `hand:${card}`;
    case 'gain':
    case 'says':
    case 'cancel':
    case 'suffer':
    case 'swap':
    case 'decline':
    case 'end_phase':
      return null;
  }
}

/** The spot of a card that lies there. What an effect has taken from a deck lies nowhere: it is offered where the effect asks. */
function spot([zone, seat, on]: Place, { card, pile }: Offer): string | null {
  switch (zone) {
    case 'hand':
      return card ? `hand:${card}` : null;
    case 'town':
    case 'private_offer':
    case 'reminiscence_offer':
    case 'park':
    case 'guests':
      return `town:${card}`;
    case 'pantry':
      return `pile:${pile}`;
    case 'in_play':
    case 'chambermaids':
    case 'private_maids':
    case 'bad_habits':
    case 'buildings':
    case 'refined':
      return `house:${seat}:${card}`;
    case 'illnesses':
    case 'beneath':
      return `house:${seat}:${on}`;
    case 'deck':
    case 'deck_bottom':
    case 'discard':
    case 'reminiscences':
    case 'preparations':
    case 'private_pile':
    case 'reminiscence_pile':
    case 'aside':
    case 'face_up':
    case 'box':
      return null;
  }
}

/** The offers of a decision by the place that has them. */
export function byPlace(decision: Decision | null): Map<string, Offer[]> {
  const places = new Map<string, Offer[]>();
  for (const offer of decision?.offers ?? []) {
    const where = place(offer);
    if (where) places.set(where, [...(places.get(where) ?? []), offer]);
  }
  return places;
}

/** The same decision; what comes from the town is listed as it lies there. */
export function asInTown(decision: Decision, order: readonly string[]): Decision {
  const fromTown = (offer: Offer): boolean => !!place(offer)?.startsWith('town:');
  const rank = ({ card = '' }: Offer): number => order.indexOf(card);
  const sorted = (decision.offers ?? []).filter(fromTown).sort((a, b) => rank(a) - rank(b));
  return { ...decision, offers: decision.offers?.map((offer) => (fromTown(offer) ? sorted.shift()! : offer)) };
}

/** Offers in groups, in their own order; going on comes last. */
export function grouped(decision: Decision | null): [group: string, offers: Offer[]][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of decision?.offers ?? []) {
    const name = group(offer, decision!.kind);
    groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  return [...groups].sort(([a], [b]) => Number(a === 'end') - Number(b === 'end'));
}
