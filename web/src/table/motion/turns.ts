import type * as wire from '../../wire/wire';
import type { Place, Zone } from '../../wire/wire';

type Kind = wire.GameEvent['type'];
type Of<K extends Kind> = Extract<wire.GameEvent, { type: K }>;

/** A card that is shown where it lies. */
export interface Turn {
  card: string;
  at: Place;
}

const cards = (ids: readonly string[] = [], zone: Zone, seat?: number): Turn[] =>
  ids.map((card) => ({ card, at: seat === undefined ? [zone] : [zone, seat] }));

/** Where the protocol sees cards. What lies in the quarters is seen there already. */
const SEEN: Record<wire.SeenAt, Zone | null> = { hand: 'hand', deck: 'deck', quarters: null };

function revealed(event: Of<'revealed'>): Turn[] {
  // Love Letter lays cards open in the middle.
  if (!('from' in event)) return cards(event.cards, 'face_up');
  // What is turned up in the town comes from its pile.
  if (event.from === 'town' || !('player' in event)) return [];
  const zone = SEEN[event.from];
  return zone ? cards(event.cards, zone, event.player) : [];
}

function looked(event: Of<'looked'>): Turn[] {
  const zone = 'from' in event ? SEEN[event.from] : 'hand';
  return zone && event.card ? cards([event.card], zone, event.target) : [];
}

/** Whoever may know both hands has them in the order in which they are told: the player's, then the other's. */
const compared = ({ player, target, cards: [own, theirs] = [] }: Of<'compared'>): Turn[] =>
  own && theirs ? [...cards([own], 'hand', player), ...cards([theirs], 'hand', target)] : [];

const nothing = (): Turn[] => [];

/** What each kind of event shows without moving it: a new kind has to say. */
const SHOWN: { [K in Kind]: (event: Of<K>) => Turn[] } = {
  revealed,
  looked,
  compared,
  turn_began: nothing,
  phase_began: nothing,
  round_ended: nothing,
  drew: nothing,
  shuffled: nothing,
  served: nothing,
  chambered: nothing,
  love_played: nothing,
  gained: nothing,
  discarded: nothing,
  returned: nothing,
  taken: nothing,
  hired: nothing,
  placed: nothing,
  moved: nothing,
  swapped: nothing,
  cured: nothing,
  remembered: nothing,
  worked: nothing,
  picked: nothing,
  turn_ended: nothing,
  game_ended: nothing,
  guessed: nothing,
  protected: nothing,
  eliminated: nothing,
};

/** The cards that an event shows where they lie. */
export const turnsOf = (event: wire.GameEvent): Turn[] => (SHOWN[event.type] as (event: wire.GameEvent) => Turn[])(event);
