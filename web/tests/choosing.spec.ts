import type { Page } from '@playwright/test';

import { DESKTOP, expect, likes, openTable, PHONE, test } from './house';

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'novice' };
// A first hand of a card that names another, and of one that only needs somebody.
const TABLE = { game: 'love-letter', first: 0, seed: 'g', seats: [me, bot, bot, bot] };
const WINDOWS = [DESKTOP, { width: 1280, height: 720 }, { width: 1920, height: 1080 }, PHONE, { width: 320, height: 568 }].concat([
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]);

/** What lies on what is still about, on the hand or on the question. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const read = [...document.querySelectorAll<HTMLElement>('.about button, #hand .spot, .prompt .ask, .courtier h3')];
    return read.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const points = [0.12, 0.5, 0.88].map((part) => [left + width * part, top + height / 2] as const);
      return points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter((over) => over && !one.contains(over) && !over.contains(one))
        .map((over) => `${(over as HTMLElement).className} on ${one.textContent}`);
    });
  });

test('whom a card is played on and what it names is asked in the slip, and nothing is covered', async ({ page, context }) => {
  await likes(context, { list: false });
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await openTable(page, TABLE);
    const card = page.locator('#hand .spot[data-actions]').first();
    const ply = await page.locator('.live').getAttribute('data-ply');
    await card.click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.courtier.offered')).toHaveCount(3);
    await expect(page.locator('.slip .aim[data-target]')).toHaveCount(3);
    expect(await covered(page), `${window.width} by ${window.height}`).toEqual([]);
    // A seat on the board does what its button in the slip does.
    await page.locator('.courtier.offered').nth(1).click();
    await expect(page.locator('.courtier.chosen')).toHaveCount(1);
    await expect(page.locator('.slip .aim[data-action]')).toHaveCount(7);
    for (const guess of await page.locator('.slip .aim').all()) {
      await expect(guess).toBeInViewport({ ratio: 0.99 });
      expect(await guess.evaluate((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1)).toBe(true);
    }
    expect(await covered(page), `${window.width} by ${window.height}`).toEqual([]);
    await page.screenshot({ path: `artefacts/tables/choosing-${window.width}x${window.height}.png` });
    await page.locator('.slip .back').click();
    await expect(page.locator('.slip .aim[data-target]')).toHaveCount(3);
    await page.locator('.slip .back').click();
    await expect(page.locator('.slip .aim')).toHaveCount(0);
    expect(await page.locator('.live').getAttribute('data-ply'), 'nothing has been played').toBe(ply);
  }
});

test('by the keyboard: Enter aims, arrows and numbers choose, Escape leads back to the card', async ({ page, context }) => {
  await likes(context, { list: false });
  await openTable(page, TABLE);
  const card = page.locator('#hand .spot[data-actions]').first();
  await expect(card).toBeVisible();
  await page.keyboard.press('m');
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  const seats = page.locator('.slip .aim[data-target]');
  await expect(seats.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(seats.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const guesses = page.locator('.slip .aim[data-action]');
  await expect(guesses.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(seats.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await expect(guesses).toHaveCount(7);
  const value = await guesses.nth(2).locator('b').innerText();
  await page.keyboard.press(value);
  await expect(page.locator('.slip .aim')).toHaveCount(0);
  await expect(page.locator('.live')).not.toHaveAttribute('data-ply', '0');
});

test('a card dropped on a seat asks only for the name', async ({ page, context }) => {
  await likes(context, { list: false });
  await openTable(page, TABLE);
  const [from, to] = [
    (await page.locator('#hand .spot[data-actions]').first().boundingBox())!,
    (await page.locator('.courtier').nth(2).boundingBox())!,
  ];
  await page.mouse.move(from.x + 40, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.courtier').nth(2)).toHaveClass(/chosen/);
  await expect(page.locator('.slip .aim[data-action]')).toHaveCount(7);
});
