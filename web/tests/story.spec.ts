import type { Page } from '@playwright/test';

import { click, expect, likes, openTable, playUntil, step, test } from './house';

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'novice' };
const TWO = { game: 'tanto-cuore', town: 'first-game', first: 0, seats: [me, bot] };

const log = (page: Page) => page.getByTestId('log');
/** The whole story lies in a drawer. */
const openStory = (page: Page) => page.getByRole('button', { name: 'Story', exact: true }).click();

test('a card in the log shows its face by pointer, focus and click', async ({ page, context }) => {
  await likes(context, {});
  await openTable(page, TWO);
  await openStory(page);
  await playUntil(page, log(page).locator('p.turn').nth(2));
  const link = log(page).locator('p:not(.turn) .link').last();
  const name = await link.textContent();
  const lens = page.locator('.lens');
  await link.hover();
  await expect(lens).toContainText(name!);
  await page.mouse.move(0, 0);
  await expect(lens).toBeHidden();
  await link.click();
  await expect(page.getByRole('dialog')).toContainText(name!);
  await page.keyboard.press('Escape');
  await expect(lens).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowDown');
  await expect(log(page).locator('[data-spot]:focus')).toHaveCount(1);
});

test('a click on a line of the log shows the table as it was then, and Escape leads back', async ({ page, context }) => {
  await likes(context, {});
  await openTable(page, TWO);
  await openStory(page);
  await page.getByTestId('actions').locator('[data-action="love:1-love"]').first().click();
  const inPlay = page.locator('section.mine .played .spot');
  await expect(inPlay).toHaveCount(1);
  await playUntil(page, log(page).locator('p.turn').nth(2));
  const line = log(page).locator('p', { hasText: 'You play 1 Love' }).first().locator('.then');
  await line.click({ position: { x: 4, y: 4 } });
  await expect(page.getByTestId('past')).toBeVisible();
  await expect(inPlay.first()).toBeVisible();
  await expect(page.locator('.bar .when')).toHaveText('Round 1');
  await expect(page.getByTestId('actions').locator('[data-action]')).toHaveCount(0);
  await page.screenshot({ path: 'artefacts/tables/past.png' });
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('past')).toBeHidden();
  await expect(page.getByTestId('actions').locator('[data-action]').first()).toBeVisible();
});

test('what was played before a reload is looked back at too, as the seat saw it then', async ({ page, context }) => {
  await likes(context, {});
  const id = await openTable(page, TWO);
  await page.getByTestId('actions').locator('[data-action="love:1-love"]').first().click();
  await openStory(page);
  await playUntil(page, log(page).locator('p.turn').nth(3));
  await page.goto('/');
  await page.goto(`/table/${id}`);
  await openStory(page);
  const line = log(page).locator('p', { hasText: 'You play 1 Love' }).first().locator('.then');
  await line.click({ position: { x: 4, y: 4 } });
  await expect(page.getByTestId('past')).toBeVisible();
  await expect(page.locator('.bar .when')).toHaveText('Round 1');
  await expect(page.locator('section.mine [data-place="seat:0/in_play/1-love"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('past')).toBeHidden();
  await expect(page.locator('.bar .when')).not.toHaveText('Round 1');
});

test('in text mode the same lines tell what the others did, each card a link', async ({ page, context }) => {
  await likes(context, { textMode: true });
  await openTable(page, TWO);
  const story = page.getByTestId('story');
  await playUntil(page, story.filter({ hasText: 'Novice' }));
  await story.locator('.link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the log is filtered by seat', async ({ page, context }) => {
  await likes(context, {});
  await openTable(page, TWO);
  await openStory(page);
  for (let i = 0; i < 12; i += 1) await step(page, click);
  const filter = page.getByRole('combobox', { name: 'Show' });
  await filter.selectOption('Novice');
  await expect(log(page).locator('p').filter({ hasText: /^You / })).toHaveCount(0);
  await expect(
    log(page)
      .locator('p')
      .filter({ hasText: /^Novice / })
      .first(),
  ).toBeVisible();
  await filter.selectOption('What touched me');
  await expect(
    log(page)
      .locator('p')
      .filter({ hasText: /^You play/ }),
  ).toHaveCount(0);
  await filter.selectOption('Everything');
  await expect(log(page).locator('p').filter({ hasText: /^You / }).first()).toBeVisible();
});
