import type { Clocks } from '../wire/wire';

const told: { clocks: Clocks | null; at: number; now: number } = $state({ clocks: null, at: 0, now: 0 });
let ticking: ReturnType<typeof setInterval> | undefined;

/** What the server said of the clocks, and when. Between its words the running one is counted down here. */
export function wind(clocks: Clocks | null, at: number): void {
  Object.assign(told, { clocks, at, now: performance.now() });
  clearInterval(ticking);
  if (clocks && clocks.running !== null) ticking = setInterval(() => (told.now = performance.now()), 500);
}

export function stop(): void {
  clearInterval(ticking);
  told.clocks = null;
}

/** Milliseconds that a seat has left; null where there is no clock. */
export function time(seat: number): number | null {
  const left = told.clocks?.left[seat];
  if (left === undefined) return null;
  return told.clocks!.running === seat ? left - Math.max(0, told.now - told.at) : left;
}
