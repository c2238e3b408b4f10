import type { Offer } from '../wire/wire';
import { zoneAnchor, seatAnchor, type Anchor } from './place';

/** A card between two places, held by a pointer. */
export interface Held {
  card: string;
  offers: Offer[];
  /** Its own element, whose place stays empty meanwhile. */
  from: HTMLElement;
  x: number;
  y: number;
  wide: number;
}

export const drag: { held: Held | null } = $state({ held: null });

/** How far a pointer goes before it means to drag. */
const SLACK = 6;
/** A finger that rests so long on a card, in milliseconds, lifts it: until then it may scroll what the card lies in. */
const LIFT = 200;
let lifted = false;

/** A lifted card takes the finger with it instead of being scrolled away. */
export function steady(card: HTMLElement): () => void {
  const still = (touch: TouchEvent): void => void ((lifted || drag.held) && touch.cancelable && touch.preventDefault());
  card.addEventListener('touchmove', still, { passive: false });
  return () => card.removeEventListener('touchmove', still);
}

/** Where a card has to be laid down for this to be done. */
export function dropOf({ effect, seat, card }: Offer, me: number | null): Anchor | null {
  if (effect.does === 'move') {
    const [zone, whose] = effect.to;
    // A deck is seen from above alone.
    return whose === undefined || whose === null ? 'town' : zoneAnchor(whose, zone === 'deck_bottom' ? 'deck' : zone);
  }
  if (seat !== undefined) return seatAnchor(seat);
  return (effect.does === 'play' || effect.does === 'lose' || effect.does === 'in_vain') && card && me !== null
    ? zoneAnchor(me, 'discard')
    : null;
}

const covers = (take: Anchor, drop: Anchor): boolean => drop === take || drop.startsWith(`${take}/`);

/** What laying the card down in a zone would do. */
export const landing = (offers: readonly Offer[], takes: readonly Anchor[], me: number | null): Offer[] =>
  offers.filter((offer) => {
    const drop = dropOf(offer, me);
    return drop !== null && takes.some((take) => covers(take, drop));
  });

/** The zone under a pointer that takes the card, and what it would do there; laid back where it came from it stays there. */
function under({ offers, from, x, y }: Held, me: number | null): Offer[] {
  const home = from.closest('[data-takes]');
  for (const element of document.elementsFromPoint(x, y)) {
    const zone = element.closest<HTMLElement>('[data-takes]');
    const found = zone ? landing(offers, zone.dataset.takes!.split(' '), me) : [];
    if (found.length === 1 || (found.length && zone!.dataset.sole === undefined)) return found;
    if (zone === home) return [];
  }
  return [];
}

/** Follows a pointer that pressed a card; `drop` hears what was chosen by laying it down. */
export function grasp(
  event: PointerEvent,
  card: string,
  offers: Offer[],
  me: number | null,
  drop: (offers: Offer[], at: HTMLElement) => void,
): void {
  const from = event.currentTarget as HTMLElement;
  const { pointerId, clientX, clientY } = event;
  const resting = setTimeout(() => (lifted = true), LIFT);
  const move = (next: PointerEvent): void => {
    if (next.pointerId !== pointerId) return;
    if (!drag.held && Math.hypot(next.clientX - clientX, next.clientY - clientY) < SLACK) return;
    drag.held = { card, offers, from, x: next.clientX, y: next.clientY, wide: from.offsetWidth };
  };
  const end = (next: PointerEvent): void => {
    if (next.pointerId !== pointerId) return;
    clearTimeout(resting);
    lifted = false;
    for (const [name, hear] of listeners) removeEventListener(name, hear as EventListener);
    const held = drag.held;
    drag.held = null;
    if (!held) return;
    // What was a drag is no click.
    const swallow = (click: Event): void => (click.stopPropagation(), click.preventDefault());
    addEventListener('click', swallow, true);
    setTimeout(() => removeEventListener('click', swallow, true), 0);
    if (next.type !== 'pointerup') return;
    const found = under(held, me);
    if (found.length) drop(found, from);
  };
  const listeners = [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const;
  for (const [name, hear] of listeners) addEventListener(name, hear as EventListener);
}
