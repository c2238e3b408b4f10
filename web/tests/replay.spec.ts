import { writeFile } from 'node:fs/promises';

import type { Page, TestInfo } from '@playwright/test';

import { Engine, expect, likes, test } from './house';

interface Decision {
  player: number;
  actions: string[];
}

interface Told {
  decision: Decision | null;
}

/** Plays by the engine until the game is over, or as long as `wish` knows what to do. */
async function played(game: object, wish: (decision: Decision) => string | undefined): Promise<object> {
  const engine = new Engine();
  let { decision } = await engine.ask<Told>({ op: 'new', ...game });
  while (decision) {
    const action = wish(decision);
    if (!action) break;
    ({ decision } = await engine.ask<Told>({ op: 'act', action }));
  }
  const { record } = await engine.ask<{ record: object }>({ op: 'record' });
  engine.end();
  return record;
}

/** Brings a record in as a visitor does, from a file. */
async function bring(page: Page, info: TestInfo, record: object): Promise<void> {
  const file = info.outputPath('record.json');
  await writeFile(file, JSON.stringify(record));
  await page.goto('/games');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await expect(page.getByTestId('ply')).toBeVisible();
}

test('an imported record: every moment, all hands, and a link to one of them', async ({ page, context, browser }, info) => {
  await likes(context, { lang: 'en' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const record = await played({ game: 'love-letter', players: 2, seed: 'imported', options: { tokens: 3 } }, ({ actions }) => actions[0]);
  await bring(page, info, record);
  const last = (record as { actions: string[] }).actions.length;
  const ply = page.getByTestId('ply');
  // It opens where the game began, and says whose turn it is.
  await expect(ply).toContainText(`0 of ${last}`);
  await expect(page.getByTestId('result')).toBeHidden();
  await expect(page.getByTestId('moment')).toContainText('Round 1');
  await expect(page.getByTestId('moment')).toContainText('’s turn');
  // The long step is a round where every action is a turn.
  await page.getByRole('button', { name: 'One round on' }).click();
  await expect(page.getByTestId('moment')).toContainText('Round 2');
  await page.keyboard.press('PageUp');
  await expect(ply).toContainText(`0 of ${last}`);
  await page.keyboard.press('End');
  await expect(ply).toContainText(`${last} of ${last}`);
  await expect(page.getByTestId('moment')).toContainText('The game is over');
  // The result leaves the last position in sight.
  await expect(page.getByTestId('result')).toBeVisible();
  await expect(page.locator('.courtier').first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  // A button at its end keeps the focus.
  await page.getByRole('button', { name: 'To the end' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'To the end' })).toBeFocused();

  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(ply).toContainText(`0 of ${last}`);
  await expect(page.getByTestId('result')).toBeHidden();
  // Everybody's cards lie open: each seat shows a face, not a back.
  for (const seat of await page.locator('.courtier').all()) await expect(seat.locator('.held [data-card]').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(ply).toContainText(`1 of ${last}`);
  await page.locator('input[type="range"]').fill('2');
  await expect(ply).toContainText(`2 of ${last}`);

  // Through one seat's eyes the other hand is closed again.
  await page.getByLabel('Seen by').selectOption('0');
  await expect(page.locator('.courtier .held[role="img"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('ply=2&as=0');
  const other = await browser.newPage({ serviceWorkers: 'block' });
  await other.goto(link);
  await expect(other.getByTestId('ply')).toContainText('2');
  await expect(other.getByLabel('Seen by')).toHaveValue('0');
  await other.close();
});

test('a changed price is written on the pile, in the lens, and said', async ({ page, context }, info) => {
  await likes(context, { lang: 'en' });
  const town = ['emily-raymond', 'ririko-hiiragi', 'suzuna-kamikawa', 'felicity-horn', 'lilac-hawkwind', 'grace-saulsbury', 'pauline-dumond', 'amaretto-renard', 'tiffany-wise', 'phyllis-lumley'];
  const arrange = { free: true, phase: 'serve', players: [{ hand: ['emily-raymond', '1-love'], chambermaids: ['ririko-hiiragi'] }] };
  const wanted = ['serve:emily-raymond', 'end'];
  const record = await played({ game: 'expanding-the-house', players: 2, seed: 'prices', options: { town }, arrange }, () => wanted.shift());
  await bring(page, info, record);
  await page.keyboard.press('End');
  const garden = page.locator('.town [data-card="lily-garden"]');
  await expect(garden).toHaveAttribute('aria-label', /costs 4 love now instead of 6/);
  await expect(garden.locator('.price')).toHaveText('4');
  await expect(garden.locator('s')).toHaveText('6');
  await expect(page.locator('.town [data-card="suzuna-kamikawa"] s')).toHaveCount(0);
  await garden.click();
  await expect(page.locator('.lens')).toContainText('costs 4 love now instead of 6');
  await page.screenshot({ path: 'artefacts/tables/prices.png' });
  // Before Emily has served there is only Ririko's price.
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(garden.locator('.price')).toHaveText('5');
});
