import { besides, expect, likes, openTable, test } from './house';
import { boardShare, KINDS, look, waste, WINDOWS } from './places';

// How many games of each kind, and how many moments of each: a sample here, the whole by `npm run places`.
const GAMES = Number(process.env.LIVRET_GAMES ?? 1);
const MOMENTS = Number(process.env.LIVRET_MOMENTS ?? 25);

/** What comes next without a list: the first thing that may be done, hires before going on. */
const WISHES = [/^pick:/, /^serve:/, /^chamber/, /^work:/, /^hire:(?!.*@)/, /^play:(?!princess)/, /^(?!end|no|done)/, /./].map(String);

for (const [kind, draft] of Object.entries(KINDS))
  for (const window of WINDOWS)
    test(`at ${kind}, ${window.width} by ${window.height}, everything keeps its place`, async ({ page, context }) => {
      test.setTimeout(60_000 + GAMES * 240_000);
      await likes(context, { list: false, autoLove: true });
      await page.setViewportSize(window);
      for (let game = 0; game < GAMES; game += 1) {
        await openTable(page, { ...draft, seed: `places ${game}` });
        await expect(page.getByTestId('prompt')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const first = (await look(page)).places;
        for (let moment = 0; moment < MOMENTS; moment += 1) {
          // Letters are measured once they stand: a frame later all is as it should be.
          await expect.poll(async () => (await look(page)).faults, `moment ${moment}`).toEqual([]);
          const { places } = await look(page);
          for (const [name, at] of Object.entries(places)) if (first[name]) expect(at, `${name} at moment ${moment}`).toBe(first[name]);
          if (await page.getByTestId('result').isVisible()) break;
          await page.evaluate((wishes) => {
            const offers = [...document.querySelectorAll<HTMLElement>('[data-action]')];
            const wish = wishes
              .map((one) => new RegExp(one.slice(1, one.lastIndexOf('/'))))
              .map((one) => offers.find(({ dataset }) => one.test(dataset.action!)))
              .find(Boolean);
            (wish ?? document.querySelector<HTMLElement>('[data-actions]'))?.click();
          }, WISHES);
          await page.waitForTimeout(60);
          for (let asked = 0; asked < 2; asked += 1) {
            const item = besides(page).first();
            if (await item.isVisible()) await item.click({ timeout: 500 }).catch(() => {});
          }
        }
      }
    });

/** Small windows, and what 200% of a larger one leaves. */
const SMALL = [
  [390, 844],
  [320, 568],
  [844, 390],
  [667, 375],
  [640, 400],
] as const;

for (const [kind, draft] of Object.entries(KINDS))
  test(`at ${kind} the board has the room: a quarter at most is outside every zone, and half of a small window is board or hand`, async ({
    page,
    context,
  }) => {
    await likes(context, { list: false, autoLove: true });
    await openTable(page, { ...draft, seed: 'room' });
    await expect(page.getByTestId('prompt')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await look(page)).faults, `${width}`).toEqual([]);
      await expect.poll(() => waste(page), `${width}`).toBeLessThanOrEqual(0.25);
    }
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await look(page)).faults, `${width}`).toEqual([]);
      await expect.poll(() => boardShare(page), `${width}`).toBeGreaterThanOrEqual(0.5);
    }
  });
