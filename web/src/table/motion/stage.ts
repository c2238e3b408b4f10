import type { Pantry, Place } from '../../wire/wire';
import type { GameEvent } from '../shapes';
import { placeIn } from '../place';
import { Timetable, type Cue, type Flight } from './flights';

/** What a place is for a card that comes or goes: the card's own box, or one of a card's shape in the middle of its zone. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A card in a zone that shows none is as wide as this, where there is room. */
const IN_A_ZONE = 56;
const SHAPE = 7 / 5;
/** Seen from its edge, around its middle. */
const EDGEWISE = 'translateX(50%) rotateY(90deg) translateX(-50%)';
const EASE = 'cubic-bezier(0.22, 0.7, 0.3, 1)';
/** Copies in the air at one time: beyond that a picture tells nothing, and costs. */
const MOST = 24;
/** Where nothing may move, what is new fades in. */
const FADE = 80;
/** What lands later than this is shown where it lies from the beginning. */
const SOON = 220;

/** The face that a place shows, if it shows one. */
const faceOf = (place: Element): HTMLElement | null =>
  place.matches('.card') ? (place as HTMLElement) : place.querySelector<HTMLElement>('.card');

/** A copy of a face as it flies: a single card that nothing can be done with. */
function copyOf(face: HTMLElement): HTMLElement {
  const copy = face.cloneNode(true) as HTMLElement;
  copy.classList.remove('legal', 'selected', 'dim', 'pile');
  copy.querySelector('.count')?.remove();
  return copy;
}

/** The box of a card there. `card`: the place is a card's own, not its zone. */
export function spotOf(place: Element, card: boolean): Spot {
  const face = card ? faceOf(place) : null;
  const { left, top, width, height } = (face ?? place).getBoundingClientRect();
  if (face) return { left, top, width, height };
  const wide = Math.max(8, Math.min(IN_A_ZONE, width, height / SHAPE));
  return { left: left + (width - wide) / 2, top: top + (height - wide * SHAPE) / 2, width: wide, height: wide * SHAPE };
}

/** All of a layer but these boxes, as a path to clip it by. */
export function around(boxes: readonly Spot[]): string {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (!seen.length) return 'none';
  const hole = ({ left, top, width, height }: Spot): string => `M${left} ${top}h${width}v${height}h${-width}z`;
  return `path(evenodd, "M0 0h9999v9999h-9999z${seen.map(hole).join('')}")`;
}

interface Start {
  flight: Flight;
  spot: Spot;
  face: HTMLElement | null;
}

interface Options {
  /** Where the table is. */
  table: () => ParentNode;
  /** Copies fly here, above everything, and out of everybody's way. */
  layer: HTMLElement;
  /** May things move? */
  moves: () => boolean;
  pantryOf: (card: string) => Pantry | undefined;
  /** A card's face, where none is on the table. */
  draw: (card: string) => HTMLElement | null;
  /** What is read and not flown over: the question, an open story. */
  read?: () => Iterable<Element>;
  /** Something is heard. */
  cue?: (cue: Cue, wait: number) => void;
}

/**
 * Lets cards travel: copies, above a table that shows already how things are. `before` looks where cards lie before the table is drawn
 * anew, `after` sends them on their way when it has been.
 */
export class Stage {
  readonly #times = new Timetable();
  #starts: Start[] = [];
  readonly #flying = new Set<Animation>();

  constructor(readonly options: Options) {}

  #place(place: Place, card: string | null): { element: HTMLElement; own: boolean } | null {
    const element = placeIn(this.options.table(), place, card ?? undefined, this.options.pantryOf);
    return element && { element, own: card !== null && (element.dataset['place']?.endsWith(`/${card}`) ?? false) };
  }

  /** What is about to happen, in whose turn; the table still shows what was. */
  before(events: readonly GameEvent[], turn: number | null): void {
    for (const flight of this.#times.plan(events, turn, performance.now())) {
      const from = this.#place(flight.from, flight.card);
      if (!from) continue;
      const face = flight.card === null ? null : faceOf(from.element);
      const shows = from.own || flight.from[0] === 'discard' ? face : null;
      this.#starts.push({ flight, spot: spotOf(from.element, from.own), face: shows && copyOf(shows) });
    }
  }

  /** The table shows what is. */
  after(): void {
    const starts = this.#starts;
    this.#starts = [];
    if (!starts.length) return;
    const moves = this.options.moves();
    // First everything is measured, then everything is changed.
    const ends = starts.slice(0, MOST).map((start) => ({ start, end: this.#place(start.flight.to, start.flight.card) }));
    const routes = ends.flatMap(({ start, end }) =>
      end ? [{ start, end, spot: spotOf(end.element, end.own), face: start.face ?? this.#faceAt(start.flight, end) }] : [],
    );
    if (moves) this.options.layer.style.clipPath = around([...(this.options.read?.() ?? [])].map((one) => one.getBoundingClientRect()));
    for (const { start, end, spot, face } of routes) {
      this.options.cue?.(start.flight.cue, start.flight.at);
      if (moves) this.#fly(start, end, spot, face);
      else if (end.own) end.element.animate({ opacity: [0.2, 1] }, FADE);
    }
  }

  /** Any input: everything lies where it belongs. */
  skip(): void {
    this.#times.clear();
    for (const one of [...this.#flying]) one.finish();
  }

  #faceAt({ card }: Flight, end: { element: HTMLElement; own: boolean }): HTMLElement | null {
    if (card === null) return null;
    const face = end.own ? faceOf(end.element) : this.options.table().querySelector<HTMLElement>(`[data-card="${card}"] .card`);
    return face ? copyOf(face) : this.options.draw(card);
  }

  #fly({ flight, spot: from }: Start, end: { element: HTMLElement; own: boolean }, to: Spot, face: HTMLElement | null): void {
    const copy = document.createElement('div');
    copy.className = face ? 'flight' : 'flight back';
    copy.dataset['to'] = end.element.dataset['place'];
    if (flight.card !== null) copy.dataset['flies'] = flight.card;
    copy.style.width = `${to.width}px`;
    copy.style.height = `${to.height}px`;
    copy.style.setProperty('--card-w', `${to.width}px`);
    if (face) copy.append(face);
    this.options.layer.append(copy);
    const at = (spot: Spot): string => `translate(${spot.left}px, ${spot.top}px) scale(${spot.width / to.width})`;
    const way = flight.turns ? [`${at(to)} ${EDGEWISE}`, at(to)] : [at(from), at(to)];
    const times = { duration: flight.lasts, delay: flight.at, easing: EASE, fill: 'backwards' } as const;
    const flying = copy.animate({ transform: way }, times);
    // Invisible until it starts: it still lies where the table shows it.
    copy.animate({ visibility: ['visible', 'visible'] }, { duration: flight.lasts, delay: flight.at });
    this.#flying.add(flying);
    const wait = end.own && flight.at + flight.lasts <= SOON ? this.#await(end.element, flight) : null;
    flying.onfinish = flying.oncancel = () => {
      this.#flying.delete(flying);
      wait?.cancel();
      copy.remove();
    };
  }

  /** A card that comes soon is seen when it has come. */
  #await(element: HTMLElement, { at, lasts }: Flight): Animation | null {
    const face = faceOf(element);
    return face?.animate({ opacity: [0, 0, 1], offset: [0, 0.85, 1] }, { duration: at + lasts }) ?? null;
  }
}
