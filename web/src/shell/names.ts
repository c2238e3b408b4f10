import { words } from '../lib/i18n.svelte';
import { seatName } from '../lib/seats';
import type { Clock, SeatInfo, TableOptions } from '../wire/wire';
import { BOXES, chosenWords } from './setup';

export const gameName = (id: string): string => words().shell.games[id] ?? id;
export const botName = (level: string): string => words().shell.bots[level] ?? level;

/** Seconds as people say them. */
function span(seconds: number): string {
  const w = words().shell.clock;
  if (seconds >= 3600 && seconds % 3600 === 0) return w.hours(seconds / 3600);
  if (seconds >= 60 && seconds % 60 === 0) return w.minutes(seconds / 60);
  return w.seconds(seconds);
}

export function clockText(clock: Clock): string {
  const w = words().shell.clock;
  if (clock.kind === 'move') return w.move(span(clock.seconds));
  if (clock.kind === 'game') return w.game(span(clock.seconds), clock.increment ? span(clock.increment) : '');
  if (clock.kind === 'days') return w.days(clock.days);
  return w.none;
}

/** A seat's name as at the table, and whether a bot sits there or oneself. */
export function seatLabel({ seats, you }: { seats: readonly SeatInfo[]; you?: readonly number[] }, seat: number): string {
  const w = words().shell.seat;
  const kind = seats[seat]?.kind;
  if (kind === 'open') return w.open;
  const name = seatName(seats, seat);
  if (you?.includes(seat)) return w.you(name);
  return kind === 'bot' ? w.bot(name) : name;
}

/** What a table is called wherever it is named: all its boxes, the leading one first. */
export function tableTitle(table: { game: string; sets?: string[]; options?: TableOptions }): string {
  const sets = table.sets ?? chosenWords(table.options, 'sets') ?? [];
  const beside = BOXES.filter((box) => box !== table.game && sets.includes(box));
  if (beside.length === BOXES.length - 1) return words().shell.allBoxes(gameName(table.game));
  return [table.game, ...beside].map(gameName).join(' + ');
}

export function ago(then: number, now = Date.now()): string {
  const w = words().shell.ago;
  const minutes = Math.max(0, Math.floor((now - then) / 60_000));
  if (minutes < 1) return w.now;
  if (minutes < 60) return w.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? w.hours(hours) : w.days(Math.floor(hours / 24));
}
