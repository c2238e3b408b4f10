import type { SeatInfo } from '../wire/wire';
import { say, words } from './i18n.svelte';

/** Names that the house gave, not the person: `guest-0169`, and `guest` for somebody who is gone. */
const given = /^guest(?:-(\d{4}))?$/;

export const isGiven = (name: string): boolean => given.test(name);

/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that keeps its direction to itself, in every sentence that it is put into. */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

/** A person's name; whoever has not chosen one is a guest in the language of the page. */
export function personName(name: string): string {
  const found = given.exec(name);
  return found ? words().shell.guest(found[1] ?? '') : isolated(name);
}

/** A seat's name; bots are called by their level, the second of a kind gets a number. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const { shell, table } = words();
  const plain = (one: SeatInfo): string =>
    one.kind === 'open' ? table.open : one.kind === 'bot' ? (shell.bots[one.bot ?? one.name] ?? one.name) : personName(one.name);
  const info = seats[seat];
  if (!info) return say('seat', { number: seat + 1 });
  const name = plain(info) || say('seat', { number: seat + 1 });
  const same = seats.slice(0, seat).filter((one) => one.kind !== 'open' && plain(one) === name).length;
  return same && info.kind !== 'open' ? `${name} ${same + 1}` : name;
}
