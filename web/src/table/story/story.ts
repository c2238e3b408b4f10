import type { LogEntry } from '../../wire/wire';
import type { GameEvent } from '../shapes';
import type { Logged } from '../log';

/** Something that happened, and what came of it. */
export interface Deed {
  key: string;
  /** Actions played when it had happened: the position after it. */
  ply: number;
  event: GameEvent;
  /** What followed because of it. */
  effects: Deed[];
  /** Does it touch the listener, though somebody else acted? */
  touches: boolean;
}

/** What was told besides the game (somebody spoke, came or went), and behind how many deeds. */
export interface Aside {
  logged: Logged;
  at: number;
}

/** What happened in one turn; before the first one, nobody's. */
export interface Chapter {
  key: string;
  seat: number | null;
  /** What opened it: a turn, or a round. */
  opening: GameEvent | null;
  /** Is it the beginning of the game? */
  began: boolean;
  turn: number | null;
  deeds: Deed[];
  asides: Aside[];
}

/** The frame of every turn, and what a heading says already. */
const FRAME = new Set(['turn_began', 'turn_ended', 'phase_began']);

const isLove = ({ type }: GameEvent): boolean => type === 'love_played';
const isRound = ({ type, round }: GameEvent): boolean => type === 'shuffled' && round !== undefined;

/** Does it name a seat: as the one who acts, the one it is aimed at, or by what is theirs? */
function names({ player, target, to, from, moves = [] }: GameEvent, seat: number): boolean {
  return [player, target, to, from].includes(seat) || moves.some((move) => move.from[1] === seat || move.to[1] === seat);
}

/** Does it concern `me`, by another's doing? `turn` is whose turn it is. */
export function touches(event: GameEvent, me: number | null, turn: number | null): boolean {
  if (me === null || FRAME.has(event.type) || event.type === 'round_ended' || event.type === 'game_ended') return false;
  const author = event.because?.seat ?? turn;
  return author !== null && author !== me && names(event, me);
}

/** The deed that an event came of: the last of its card, or the Love that gave it. */
function causeOf(deeds: readonly Deed[], { type, because, player }: GameEvent): Deed | undefined {
  if (because) return deeds.findLast(({ event }) => event.card === because.card || !!event.cards?.includes(because.card));
  const last = deeds.at(-1);
  return type === 'gained' && last && isLove(last.event) && last.event.player === player ? last : undefined;
}

/** Love played card by card is one sentence. */
const joins = (last: Deed | undefined, event: GameEvent): boolean =>
  !!last && isLove(last.event) && isLove(event) && last.event.player === event.player;

function joined(first: Deed, next: Deed): Deed {
  const cards = [...(first.event.cards ?? []), ...(next.event.cards ?? [])];
  return { ...next, key: first.key, event: { ...next.event, cards } as GameEvent };
}

function chapter(key: string, opening: GameEvent | null): Chapter {
  const { turn = null } = (opening?.now ?? {}) as { turn?: number };
  const seat = opening?.type === 'turn_began' ? (opening.player ?? null) : null;
  return { key, seat, opening, began: false, turn, deeds: [], asides: [] };
}

/** Adds an event to the chapters, which are the caller's to change. */
function add(chapters: Chapter[], event: GameEvent, key: string, ply: number, me: number | null): void {
  const opens = event.type === 'turn_began' || isRound(event);
  if (opens || !chapters.length) chapters.push(chapter(key, opens ? event : null));
  if (opens || FRAME.has(event.type)) return;
  const { deeds, seat } = chapters.at(-1)!;
  const deed: Deed = { key, ply, event, effects: [], touches: touches(event, me, seat) };
  const cause = causeOf(deeds, event);
  // What Love gives stands on its cards.
  if (cause) return void (isLove(cause.event) && event.type === 'gained' ? (cause.ply = ply) : cause.effects.push(deed));
  deeds.push(joins(deeds.at(-1), event) ? joined(deeds.pop()!, deed) : deed);
}

function tell(chapters: Chapter[], logged: Logged, me: number | null): void {
  const { key, entry } = logged;
  if (entry.kind === 'played') entry.events.forEach((event, i) => add(chapters, event, `${key}.${i}`, entry.ply + 1, me));
  if (entry.kind === 'started') chapters.push({ ...chapter(`${key}`, null), began: true });
  if (entry.kind === 'started') entry.events.forEach((event, i) => add(chapters, event, `${key}.${i}`, 0, me));
  if (!isAside(entry)) return;
  if (!chapters.length) chapters.push(chapter(`${key}`, null));
  const open = chapters.at(-1)!;
  open.asides.push({ logged, at: open.deeds.length });
}

/** Entries that are no part of the game. */
const isAside = ({ kind }: LogEntry): boolean => kind !== 'played' && kind !== 'started';

/** A chapter that may be changed while the old one stays as it was. */
const reopened = (open: Chapter): Chapter => ({
  ...open,
  deeds: open.deeds.map((deed) => ({ ...deed, effects: deed.effects.slice() })),
  asides: open.asides.slice(),
});

/** Makes chapters of a log; told again of a log that has grown, it goes on where it was, and closed chapters stay the same objects. */
export function storyteller(): (log: readonly Logged[], me: number | null) => readonly Chapter[] {
  let told: readonly Logged[] = [];
  let chapters: Chapter[] = [];
  let listener: number | null = null;
  const goesOn = (log: readonly Logged[], me: number | null): boolean =>
    me === listener && told.length > 0 && log.length >= told.length && log[0] === told[0] && log[told.length - 1] === told.at(-1);

  return (log, me) => {
    const from = goesOn(log, me) ? told.length : 0;
    const open = chapters.at(-1);
    chapters = from && open ? [...chapters.slice(0, -1), reopened(open)] : [];
    for (const one of log.slice(from)) tell(chapters, one, me);
    [told, listener] = [log, me];
    return chapters;
  };
}

/** The whole story of a log. */
export const chaptersOf = (log: readonly Logged[], me: number | null): readonly Chapter[] => storyteller()(log, me);

/** What has been told since the listener's last turn (for those who watch: in the last turn of each), in this round. */
export function sinceMyTurn(chapters: readonly Chapter[], me: number | null, players: number): Chapter[] {
  const round = chapters.slice(
    Math.max(
      0,
      chapters.findLastIndex(({ seat }) => seat === null),
    ),
  );
  if (me === null) return round.slice(-players);
  const before = round.at(-1)?.seat === me ? round.slice(0, -1) : round;
  return round.slice(before.findLastIndex(({ seat }) => seat === me) + 1);
}

/** A piece of news: a deed, and of what came of it that which is worth a word. */
export interface News {
  deed: Deed;
  effects: Deed[];
  touches: boolean;
  /** Somebody left the round by it. */
  decisive: boolean;
}

/** What happens in every turn and tells nothing about it. */
const DAILY = new Set(['drew', 'shuffled', 'gained', 'love_played', 'round_ended', 'game_ended']);

const isDaily = ({ event }: Deed): boolean => DAILY.has(event.type) || (event.type === 'discarded' && event.from === 'turn');

/** What one seat did, card by card. */
export interface Doings {
  seat: number;
  deeds: { key: string; card: string; hired: boolean }[];
}

/** What each of the others did in these chapters, in the order of their turns. */
export function doingsOf(chapters: readonly Chapter[], me: number | null): Doings[] {
  return chapters.flatMap(({ seat, deeds }) => {
    if (seat === null || seat === me) return [];
    const told = deeds
      .filter((deed) => !isDaily(deed))
      .flatMap(({ key, event }) => (event.card ? [{ key, card: event.card, hired: event.type === 'hired' }] : []));
    return [{ seat, deeds: told }];
  });
}

/** What is worth telling of these chapters to `me`: first what touched them, then what threw somebody out, then the rest; each as it happened. */
export function newsOf(chapters: readonly Chapter[], me: number | null): News[] {
  const all = chapters.flatMap(({ seat, deeds }) => deeds.flatMap((deed) => piece(deed, seat, me)));
  const rank = ({ touches, decisive }: News): number => (touches ? 0 : 2) + (decisive ? 0 : 1);
  return all.sort((a, b) => rank(a) - rank(b));
}

const isDecisive = ({ event }: Deed): boolean => event.type === 'eliminated';

function piece(deed: Deed, seat: number | null, me: number | null): News[] {
  const hurt = deed.effects.filter((effect) => effect.touches);
  const touched = deed.touches || hurt.length > 0;
  // What I did myself I know.
  if (!touched && (seat === me || isDaily(deed))) return [];
  // Whoever buys an event for me has said that I get it.
  const more = hurt.filter(({ event }) => event.card === undefined || event.card !== deed.event.card);
  // Where there is one line to say it in, it says who is out and with which card: what led to that can be read in the whole story.
  const out = deed.effects.filter(isDecisive);
  const effects = out.length ? out : hurt.length ? more : deed.effects.filter((effect) => !isDaily(effect)).slice(0, 2);
  return [{ deed, effects, touches: touched, decisive: out.length > 0 || isDecisive(deed) }];
}

/** What somebody wants to read: everything, what touched them, or what one seat did. */
export type Wish = 'all' | 'me' | number;

/** A chapter with what is wished of it; null where nothing is left. */
export function filtered(one: Chapter, wish: Wish): Chapter | null {
  if (wish === 'all') return one;
  const deeds = one.deeds.flatMap((deed) => wished(deed, one.seat, wish));
  return deeds.length ? { ...one, deeds, asides: [] } : null;
}

function wished(deed: Deed, seat: number | null, wish: Exclude<Wish, 'all'>): Deed[] {
  if (wish !== 'me') return seat === wish || deed.event.player === wish ? [deed] : [];
  const hurt = deed.effects.filter((effect) => effect.touches);
  return deed.touches || hurt.length ? [{ ...deed, effects: deed.touches ? deed.effects : hurt }] : [];
}
