import { loadavg } from 'node:os';

import type { Browser, Page } from '@playwright/test';

import { expect, likes, openTable, test, WISHES } from './house';
import { collect, longestTask, playByItself, report, spread, takeNotes, tasks, together, type Notes } from './speedometer';

// `npm run speed` or `cargo xtask speed`: figures for docs/BENCHMARKS.md. Nothing here passes or fails by the clock.
const FOUR = {
  game: 'tanto-cuore',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'novice' }],
  tracker: true,
  hints: true,
};
const ACTIONS = 80;
const LINES = 200;

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeAll(() =>
  report(
    'load of the machine (1, 5, 15 minutes)',
    loadavg()
      .map((load) => load.toFixed(1))
      .join(' '),
  ),
);

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

/** So many actions of mine, or until the game is over. The page plays by itself: whoever measures would be measured too. */
const playOn = (page: Page, most: number): Promise<number> =>
  page.evaluate(playByItself, { most, wishes: WISHES.map(({ source }) => source) });

interface Measured extends Notes {
  /** The longest task in processor time. */
  processor: number;
}

/** What a deed at the table brings about; opening the table is not part of it. */
async function measure(page: Page, deed: () => Promise<void>): Promise<Measured> {
  await collect(page);
  const processor = await longestTask(page, deed);
  return { ...(await collect(page)), processor };
}

/** So many actions; a finished game makes room for another. */
async function play(page: Page, actions: number): Promise<Measured> {
  const parts: Measured[] = [];
  for (let played = 0; played < actions;) {
    if (parts.length) await layTable(page);
    parts.push(await measure(page, async () => void (played += await playOn(page, actions - played))));
  }
  return { ...together(...parts), processor: Math.max(...parts.map(({ processor }) => processor)) };
}

/** Plays on until the log is long, and opens all of it. */
async function longLog(page: Page): Promise<number> {
  const lines = page.getByTestId('log').locator('p');
  const earlier = page.getByTestId('log').getByRole('button', { name: 'Show earlier lines' });
  while ((await lines.count()) < LINES) {
    // Laid anew, the table has its drawer shut.
    if (!(await page.getByTestId('log').isVisible())) await page.getByRole('button', { name: 'Story', exact: true }).click();
    if (await earlier.isVisible()) await earlier.click();
    else if ((await playOn(page, 5)) < 5) await layTable(page);
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

  const game = await play(page, ACTIONS);
  expect(game.own.length).toBeGreaterThan(ACTIONS / 2);
  const answers = game.own.map(({ heard }) => heard);
  report('own action: answer heard to painted', spread(answers));
  report('own action: painted within 50 ms', `${answers.filter((time) => time <= 50).length} of ${answers.length}`);
  report('own action: sent to painted (server included)', spread(game.own.map(({ sent }) => sent)));
  report('every position: heard to painted', spread(game.painted));
  report(`tasks, ${ACTIONS} actions`, tasks(game.long, game.processor));

  const lines = await longLog(page);
  await page.waitForTimeout(500);
  const long = await measure(page, async () => {
    await wheel(page, 400, 400, 300);
    await wheel(page, 1100, 650, -400);
    await playOn(page, 20);
    await wheel(page, 1100, 650, -400);
  });
  report(`every position, ${lines} lines of log`, spread(long.painted));
  report(`tasks, ${lines} lines, scrolling and ${long.own.length} actions`, tasks(long.long, long.processor));
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
