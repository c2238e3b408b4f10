import type { Pantry, Place, Zone } from '../wire/wire';

/**
 * Where on the page a place of the game is: every zone bears `data-place`, every card or pile in it the same with its own id
 * behind. A seat's zones are `seat:2/discard` and `seat:2/in_play/<card>`, the town's `town/pile/<card>`, `town/park/<card>`,
 * `town/pantry/<pile>`, Love Letter's `table/deck`.
 */
export type Anchor = string;

/** A seat as a whole, where its zones are folded away. */
export const seatAnchor = (seat: number): Anchor => `seat:${seat}`;

/** A zone of a seat, or a card in it. */
export const zoneAnchor = (seat: number, zone: Zone, card?: string): Anchor => within(`seat:${seat}/${zone}`, card);

/** A zone of the town, or a card or pile in it. */
export const townAnchor = (zone: 'pile' | Zone, card?: string): Anchor => within(`town/${zone}`, card);

/** What lies in the middle of a table without a town. */
export const tableAnchor = (zone: Zone): Anchor => `table/${zone}`;

const within = (zone: Anchor, card: string | undefined): Anchor => (card ? `${zone}/${card}` : zone);

/** A card's own place, its zone, and what stands for that where it is not shown: the first that is on the page is meant. */
export function anchorsOf(place: Place, card?: string, pantryOf?: (card: string) => Pantry | undefined): Anchor[] {
  const [zone, seat, on] = place;
  if (seat === undefined || seat === null) return middle(zone, card, pantryOf);
  return [...ofSeat(seat, zone, zone === 'illnesses' || zone === 'beneath' ? on : card), seatAnchor(seat)];
}

/** Zones that are not places of their own: an illness lies on its maid, wherever she lives, a chief beneath its building. */
const HOSTS: Partial<Record<Zone, Zone[]>> = {
  illnesses: ['chambermaids', 'private_maids'],
  beneath: ['buildings'],
  deck_bottom: ['deck'],
};
/** Of these only the whole is to be seen. */
const CLOSED: readonly Zone[] = ['deck', 'discard'];

function ofSeat(seat: number, zone: Zone, card: string | undefined): Anchor[] {
  const zones = HOSTS[zone] ?? [zone];
  const cards = card ? zones.filter((host) => !CLOSED.includes(host)).map((host) => zoneAnchor(seat, host, card)) : [];
  return [...cards, ...zones.map((host) => zoneAnchor(seat, host))];
}

/** Places in the middle of a table that has no town. */
const BARE: readonly Zone[] = ['deck', 'deck_bottom', 'aside', 'face_up', 'box'];

function middle(zone: Zone, card: string | undefined, pantryOf?: (card: string) => Pantry | undefined): Anchor[] {
  if (BARE.includes(zone)) return [tableAnchor(HOSTS[zone]?.[0] ?? zone)];
  if (zone === 'town') return [townAnchor('pile', card), 'town'];
  const own = zone === 'pantry' ? card && pantryOf?.(card) : card;
  return [...(own ? [townAnchor(zone, own)] : []), townAnchor(zone), 'town'];
}

/** The element that a place is, the nearest to it that is seen. */
export function placeIn(
  root: ParentNode,
  place: Place,
  card?: string,
  pantryOf?: (card: string) => Pantry | undefined,
): HTMLElement | null {
  for (const anchor of anchorsOf(place, card, pantryOf)) {
    const found = root.querySelector<HTMLElement>(`[data-place="${anchor}"]`);
    if (found && found.getClientRects().length) return found;
  }
  return null;
}
