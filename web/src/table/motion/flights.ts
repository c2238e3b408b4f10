import type { Move, Place, Zone } from '../../wire/wire';
import type { GameEvent } from '../shapes';
import { turnsOf } from './turns';

/** What is heard when something moves. */
export type Cue = 'slide' | 'tap' | 'press';

/** One card, or a packet of cards of which only the number is known, on its way. Times are milliseconds. */
export interface Flight {
  /** Null for a back. */
  card: string | null;
  from: Place;
  to: Place;
  at: number;
  lasts: number;
  cue: Cue;
  /** It is turned over where it lies. */
  turns?: true;
}

/** All that moves in a turn has landed after this. */
export const TURN = 600;
/** So many cards of one move are seen flying; the others come with the last of them. */
const MOST = 5;
/** So much apart do the cards of a move start, up to three of them. */
const APART = 40;
/** More than three share this much time. */
const TOGETHER = 200;
/** What happens next begins while the last is under way. */
const NEXT = 90;

const PILES = new Set<Zone>(['town', 'private_offer', 'reminiscence_offer', 'park', 'pantry', 'guests']);

/** How long a card is under way, by where it goes and comes from: no word of a card is asked. */
export function lasting({ from, to }: Pick<Move, 'from' | 'to'>): number {
  if (from[0] === 'deck' && to[0] === 'hand') return 140;
  return to[0] === 'in_play' ? 160 : 200;
}

function cueOf({ from, to }: Move): Cue {
  if (PILES.has(from[0])) return 'press';
  return to[0] === 'in_play' || to[0] === 'chambermaids' ? 'tap' : 'slide';
}

const isSame = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

/** A pile that goes as a whole goes as one; cards that are drawn are counted. */
function copies({ cards, count = 0, to }: Move): (string | null)[] {
  if (cards?.length) return cards.slice(-MOST);
  return Array<null>(to[0] === 'hand' ? Math.min(count, MOST) : Math.min(count, 1)).fill(null);
}

function flightsOfMove(move: Move, at: number): Flight[] {
  const all = copies(move);
  const lasts = lasting(move);
  const apart = all.length > 3 ? Math.max(0, TOGETHER - lasts) / (all.length - 1) : APART;
  const { from, to } = move;
  return all.map((card, i) => ({ card, from, to, at: at + i * apart, lasts, cue: cueOf(move) }));
}

/** How long a card takes to be turned over. */
const TURNING = 200;

function flightsOfEvent(event: GameEvent): Flight[] {
  const moves = (event.moves ?? []).filter(({ from, to }) => !isSame(from, to));
  const turns = turnsOf(event).slice(-MOST);
  return [
    ...moves.flatMap((move, i) => flightsOfMove(move, i * APART)),
    ...turns.map((turn, i): Flight => ({
      card: turn.card,
      from: turn.at,
      to: turn.at,
      at: i * APART,
      lasts: TURNING,
      cue: 'slide',
      turns: true,
    })),
  ];
}

/**
 * What flies when these things happen, each from where it was to where it is, and what is turned over where it lies; one thing begins
 * while the last is under way.
 */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  const moving = events.map(flightsOfEvent).filter((flights) => flights.length);
  return moving.flatMap((flights, i) => flights.map((flight) => ({ ...flight, at: flight.at + i * NEXT })));
}

const end = ({ at, lasts }: Flight): number => at + lasts;

/** The same, all landed within so much time: what begins late begins sooner, and lasts no longer than there is. */
export function within(flights: readonly Flight[], time: number): Flight[] {
  const last = Math.max(0, ...flights.map(end));
  if (last <= time) return [...flights];
  const most = Math.min(time, Math.max(...flights.map(({ lasts }) => lasts)));
  const latest = Math.max(1, ...flights.map(({ at }) => at));
  return flights.map((one) => {
    const lasts = Math.min(one.lasts, most);
    return { ...one, lasts, at: (one.at / latest) * Math.min(latest, time - lasts) };
  });
}

/** The time table of what is told: turns one after the other, each within its time; a turn that others wait for has less. */
export class Timetable {
  #turn: number | null = null;
  #began = 0;
  #ends = 0;

  /** `turn`: whose it is; `now`: the clock. Times of the answer count from now. */
  plan(events: readonly GameEvent[], turn: number | null, now: number): Flight[] {
    const flights = flightsOf(events);
    if (!flights.length) return flights;
    const waits = Math.max(0, this.#ends - now);
    if (turn !== this.#turn || now > this.#began + TURN) {
      this.#turn = turn;
      this.#began = turn === null ? now : now + Math.min(waits, TURN);
    }
    const start = Math.max(0, this.#began - now);
    const time = Math.max(TOGETHER, this.#began + TURN - now - start);
    const planned = within(flights, Math.min(TURN, time)).map((one) => ({ ...one, at: one.at + start }));
    this.#ends = Math.max(this.#ends, now + Math.max(...planned.map(end)));
    return planned;
  }

  /** Everything has been put down. */
  clear(): void {
    this.#turn = null;
    this.#began = this.#ends = 0;
  }
}
