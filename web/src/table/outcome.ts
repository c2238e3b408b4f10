import { tell } from './events';
import { fallenIn, fallOf } from './fallen';
import { playedIn, type Logged, type Played } from './log';
import type { GameEvent } from './shapes';
import { held, type Tongue } from './speech';

/** One action and what came of it, in words. */
export interface Deed {
  ply: number;
  lines: string[];
}

export type Why = 'last' | 'highest' | 'row' | 'nobody';

/** How a round of Love Letter came to its end. */
export interface RoundEnd extends Deed {
  round: number;
  winners: number[];
  why: Why;
  /** What was held at the end, as far as it was shown. */
  hands: string[];
  /** How the listener had left it, where that was not its end. */
  fall: string | null;
}

/** The frame of every turn: not what came of an action. */
const FRAME = new Set(['turn_began', 'turn_ended', 'phase_began', 'drew', 'shuffled', 'round_ended', 'game_ended']);

/** The events of an action itself; what belongs to the next round is cut off. */
function own(events: readonly GameEvent[]): GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'round_ended');
  return events.slice(0, end < 0 ? undefined : end).filter(({ type }) => !FRAME.has(type));
}

function deed(tongue: Tongue, { ply, events }: Played): Deed {
  return { ply, lines: own(events).flatMap((event) => tell(tongue, event)?.text ?? []) };
}

const endOf = (entry: Played): GameEvent | undefined => entry.events.find(({ type }) => type === 'round_ended');

function whyOf(event: GameEvent): Why {
  const winner = event.winners?.[0];
  if (winner === undefined) return 'nobody';
  const held = Object.values(event.hands ?? {});
  if (!held.length) return 'last';
  const best = event.hands![winner];
  return held.filter((card) => card === best).length > 1 ? 'row' : 'highest';
}

/** The last round that ended, if there is one. */
export function lastRound(tongue: Tongue, log: readonly Logged[], now: number): RoundEnd | null {
  const entry = playedIn(log).findLast(endOf);
  const event = entry && endOf(entry);
  if (!entry || !event) return null;
  const next = entry.events.find(({ type, round }) => type === 'shuffled' && round !== undefined)?.round ?? now + 1;
  const hands = Object.entries(event.hands ?? {}).map(([seat, card]) => held(tongue, Number(seat), card));
  const ended = { round: next - 1, winners: event.winners ?? [], why: whyOf(event), hands };
  return { ...deed(tongue, entry), ...ended, fall: fallBefore(tongue, log, entry) };
}

/** How the listener left the round, by an action before the last one: that one is told anyway. */
function fallBefore(tongue: Tongue, log: readonly Logged[], last: Played): string | null {
  const before = log.slice(
    0,
    log.findIndex(({ entry }) => entry.kind === 'played' && entry.ply === last.ply),
  );
  const event = tongue.me === null ? undefined : fallenIn(before).get(tongue.me);
  return event ? fallOf(tongue, event) : null;
}

/** Does the end of a round still need telling: has this seat (or, for those who watch, everybody) not gone on since? */
export function stillNew(
  log: readonly Logged[],
  ply: number,
  seat: number | null,
  players: number,
  byItself: (ply: number) => boolean,
): boolean {
  const since = playedIn(log).filter((entry) => entry.ply > ply);
  return seat === null ? since.length < players : !since.some((entry) => entry.seat === seat && !byItself(entry.ply));
}

/** Did an action tell more than the move itself: something worth a look before the screen is handed over? */
function tellsMore({ events }: Played): boolean {
  const [, ...after] = own(events);
  return after.some(({ type, card }) => type !== 'protected' && (type !== 'looked' || card !== undefined));
}

/** In games with a town everything but a card looked at in secret stays on the table. */
const sawSecretly = ({ events }: Played): boolean => events.some(({ type, card }) => type === 'looked' && card !== undefined);

/** What a seat has to be shown before the screen goes on to another: its last action and what followed. */
export function aftermath(tongue: Tongue, log: readonly Logged[], seat: number, town: boolean): Deed[] {
  const played = playedIn(log);
  const last = played.findLastIndex((entry) => entry.seat === seat);
  const entry = played[last];
  if (!entry || !(town ? sawSecretly(entry) : tellsMore(entry) || endOf(entry))) return [];
  return played
    .slice(last)
    .map((one) => withEnd(tongue, one))
    .filter(({ lines }) => lines.length);
}

/** The action's lines, and how the round ended with it. */
function withEnd(tongue: Tongue, entry: Played): Deed {
  const told = deed(tongue, entry);
  const end = endOf(entry);
  const line = end && tell(tongue, end)?.text;
  return line ? { ...told, lines: [...told.lines, line] } : told;
}
