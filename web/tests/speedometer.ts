import type { BrowserContext, Page } from '@playwright/test';

import { unpack } from '../src/wire/packed';

/** What the page writes down about itself. Times are milliseconds. */
export interface Notes {
  /** From a position heard to the end of the frame that shows it. */
  painted: number[];
  /** The same for the answers to one's own actions, and from the action's sending on. */
  own: { heard: number; sent: number }[];
  long: number[];
}
type Noting = typeof globalThis & { notes: Notes; unpack: typeof unpack };
declare const scheduler: { postTask(work: () => void, options: { priority: 'user-blocking' }): Promise<void> };

/**
 * Lets every page take notes. A position counts as painted when a frame has been through script, style, layout,
 * paint and commit (a task queued by its animation callback has run) and the page has changed since the message came.
 */
export async function takeNotes(context: BrowserContext): Promise<void> {
  await context.addInitScript(`globalThis.unpack = ${unpack.toString()}`);
  await context.addInitScript(() => {
    const notes: Notes = { painted: [], own: [], long: [] };
    (globalThis as Noting).notes = notes;
    new PerformanceObserver((list) => notes.long.push(...list.getEntries().map((task) => Math.round(task.duration)))).observe({
      type: 'longtask',
      buffered: true,
    });
    let changed = 0;
    new MutationObserver(() => (changed = performance.now())).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });

    function afterFrame(since: number, tell: () => void): void {
      requestAnimationFrame(() => {
        // Before anything else that waits for the frame: the next news is not part of this one.
        void scheduler.postTask(() => (changed >= since ? tell() : afterFrame(since, tell)), { priority: 'user-blocking' });
      });
    }
    let pending: { ply: number; at: number } | null = null;
    globalThis.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address);
        this.addEventListener('message', ({ data }) => {
          const heard = performance.now();
          const message = JSON.parse(typeof data === 'string' ? data : (globalThis as Noting).unpack(data));
          if (message.op !== 'entry' || !(message.view || message.values)) return;
          const mine = pending && message.entry.kind === 'played' && message.entry.ply === pending.ply ? pending : null;
          if (mine) pending = null;
          afterFrame(heard, () => {
            const now = performance.now();
            notes.painted.push(now - heard);
            if (mine) notes.own.push({ heard: now - heard, sent: now - mine.at });
          });
        });
      }
      override send(data: string): void {
        const message = JSON.parse(data);
        if (message.op === 'act') pending = { ply: message.ply, at: performance.now() };
        super.send(data);
      }
    };
  });
}

/** Runs in the page: plays as a hurried guest would, an action every 130 ms, until enough is played or the game over. */
export function playByItself({ most, wishes }: { most: number; wishes: string[] }): Promise<number> {
  const OFFERED = '[data-testid="actions"]:not([aria-busy="true"]) [data-action]:not([aria-disabled="true"])';
  function act(): boolean {
    const offers = [...document.querySelectorAll<HTMLElement>(OFFERED)];
    const wish = wishes.find((source) => offers.some(({ dataset }) => new RegExp(source).test(dataset['action']!)));
    const wanted = offers.find(({ dataset }) => !wish || new RegExp(wish).test(dataset['action']!));
    wanted?.click();
    return !!wanted;
  }
  return new Promise((done) => {
    let played = 0;
    const beat = setInterval(() => {
      if (played < most && !document.querySelector('[data-testid="result"]')) return void (act() && (played += 1));
      clearInterval(beat);
      // What the last one brought is drawn.
      setTimeout(() => done(played), 300);
    }, 130);
  });
}

/** What was noted since the last time. */
export function collect(page: Page): Promise<Notes> {
  return page.evaluate(() => {
    const { notes } = globalThis as Noting;
    return { painted: notes.painted.splice(0), own: notes.own.splice(0), long: notes.long.splice(0) };
  });
}

export const together = (...parts: Notes[]): Notes => ({
  painted: parts.flatMap(({ painted }) => painted),
  own: parts.flatMap(({ own }) => own),
  long: parts.flatMap(({ long }) => long),
});

/** `p50 12.3  p95 20.1  most 33.0  (of 60)` */
export function spread(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
  return `p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  most ${at(1)} ms  (${sorted.length})`;
}

const MARK = 'livret-speed';

/**
 * The page's longest task while something is done, in processor time: a task that the machine interrupts for others
 * grows by the clock, but not in this. From the browser's own trace of its main thread.
 */
export async function longestTask(page: Page, deed: () => Promise<void>): Promise<number> {
  const line = await page.context().newCDPSession(page);
  const events: { name: string; pid: number; tid: number; tdur?: number }[] = [];
  line.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as typeof events)));
  await line.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] } });
  await deed();
  // The browser has other pages of its own: this one says which thread is its.
  await page.evaluate((name) => void performance.mark(name), MARK);
  const complete = new Promise((done) => line.once('Tracing.tracingComplete', done));
  await line.send('Tracing.end');
  await complete;
  await line.detach();
  const main = events.find(({ name }) => name === MARK)!;
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === main.pid && tid === main.tid);
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000));
}

/** Tasks over 50 ms by the clock, and the longest one in processor time. */
export const tasks = (long: number[], processor: number): string =>
  `${long.length ? `${long.length} over 50 ms (${long.join(' ')})` : 'none over 50 ms'}; longest took ${processor.toFixed(0)} ms of processor time`;

export function report(what: string, figure: string): void {
  console.log(`${what.padEnd(46)} ${figure}`);
}
