import { loadavg } from 'node:os';

import type { Browser, Page } from '@playwright/test';

import { expect, likes, openTable, test, WISHES } from './house';
import { collect, longestTask, playByItself, report, spread, takeNotes, tasks, together, type Notes } from './speedometer';

// `npm run speed` or `cargo xtask speed`: figures for docs/BENCHMARKS.md. Nothing here passes or fails by the clock.
const FOUR = { game: 'tanto-cuore', seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }], tracker: true, hints: true };
const ACTIONS = 80;
const LINES = 200;

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeAll(() => report('load of the machine (1, 5, 15 minutes)', loadavg().map((load) => load.toFixed(1)).join(' ')));

/** A new visitor's first page: its bytes on the wire, and when its first button is painted. */
async function firstLoad(browser: Browser): Promise<{ bytes: number; ready: number }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await line.send('Network.enable');
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
  const ready = await page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now()))));
  await page.waitForLoadState('networkidle');
  await context.close();
  return { bytes, ready };
}

test('first load', async ({ browser }) => {
  const loads = [];
  for (let i = 0; i < 5; i += 1) loads.push(await firstLoad(browser));
  report('first load, compressed', `${(loads[0]!.bytes / 1000).toFixed(1)} KB`);
  report('interactive, nothing cached', spread(loads.map(({ ready }) => ready)));
});

/** Lays a table; what its opening costs is not what its game costs. */
async function layTable(page: Page): Promise<void> {
  await openTable(page, { ...FOUR, seed: undefined });
  await page.waitForTimeout(1500);
  await collect(page);
}

/** So many actions of mine; a finished game makes room for another. The page plays by itself: whoever measures would be measured too. */
async function play(page: Page, actions: number): Promise<Notes> {
  const notes: Notes[] = [];
  for (let played = 0; played < actions; ) {
    played += await page.evaluate(playByItself, { most: actions - played, wishes: WISHES.map(({ source }) => source) });
    if (played < actions) {
      notes.push(await collect(page));
      await layTable(page);
    }
  }
  return together(...notes, await collect(page));
}

/** Plays on until the log is long, and opens all of it. */
async function longLog(page: Page): Promise<number> {
  const lines = page.getByTestId('log').locator('p');
  const earlier = page.getByTestId('log').getByRole('button');
  while ((await lines.count()) < LINES) {
    if (await earlier.isVisible()) await earlier.click();
    else await play(page, 5);
  }
  return lines.count();
}

async function wheel(page: Page, x: number, y: number, by: number): Promise<void> {
  await page.mouse.move(x, y);
  for (let i = 0; i < 12; i += 1) {
    await page.mouse.wheel(0, i < 6 ? by : -by);
    await page.waitForTimeout(60);
  }
}

test('a table of four with instant bots', async ({ page, context }) => {
  await takeNotes(context);
  await likes(context, { motion: 'system' });
  await layTable(page);

  let notes!: Notes;
  let processor = await longestTask(page, async () => void (notes = await play(page, ACTIONS)));
  expect(notes.own.length).toBeGreaterThan(ACTIONS / 2);
  report('own action: answer heard to painted', spread(notes.own.map(({ heard }) => heard)));
  report('own action: sent to painted (server included)', spread(notes.own.map(({ sent }) => sent)));
  report('every position: heard to painted', spread(notes.painted));
  report(`tasks, ${ACTIONS} actions`, tasks(notes.long, processor));

  const lines = await longLog(page);
  await page.waitForTimeout(500);
  await collect(page);
  processor = await longestTask(page, async () => {
    await wheel(page, 400, 400, 300);
    await wheel(page, 1100, 650, -400);
    const played = await play(page, 20);
    await wheel(page, 1100, 650, -400);
    notes = together(played, await collect(page));
  });
  report(`every position, ${lines} lines of log`, spread(notes.painted));
  report(`tasks, ${lines} lines, scrolling and 20 actions`, tasks(notes.long, processor));
});

for (const address of ['/rules', '/rules/tanto-cuore', '/cards']) {
  test(address, async ({ page, context }) => {
    await takeNotes(context);
    await likes(context, {});
    const opening = await longestTask(page, async () => {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(3000);
    });
    report(`tasks, opening ${address}`, tasks((await collect(page)).long, opening));
    const scrolling = await longestTask(page, () => wheel(page, 600, 500, 1200));
    report(`tasks, scrolling ${address}`, tasks((await collect(page)).long, scrolling));
  });
}
