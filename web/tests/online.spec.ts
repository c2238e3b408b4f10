import type { Browser, BrowserContext, Page } from '@playwright/test';

import { click, expect, likes, listen, openTable, step, test } from './house';

async function visitor(browser: Browser, complaints: string[]): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  listen(context, complaints);
  await likes(context, { lang: 'en' });
  return { context, page: await context.newPage() };
}

const DUEL = { game: 'love-letter', tokens: 2, seats: [{ kind: 'me' }, { kind: 'open' }], access: 'link', spectators: true, seed: '' };

/** Both play until the end; whoever is to decide does. */
async function duel(pages: Page[], between: (turn: number) => Promise<void> = async () => {}): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    await between(turn);
    for (const page of pages) {
      if (await page.getByTestId('result').isVisible()) {
        for (const other of pages) await expect(other.getByTestId('result')).toBeVisible();
        return;
      }
      if (await page.getByTestId('actions').locator('[data-action]:not([aria-disabled="true"])').first().isVisible()) await step(page, click);
    }
    await pages[0]!.waitForTimeout(20);
  }
  throw new Error('the game does not end');
}

test('two browsers and a spectator in one online game', async ({ browser }) => {
  test.setTimeout(180_000);
  const complaints: string[] = [];
  const [host, guest, watcher] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints), visitor(browser, complaints)]);
  const id = await openTable(host.page, DUEL);
  await watcher.page.goto(`/table/${id}`);
  await guest.page.goto(`/join/${id}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.waitForURL(/\/table\//);
  await expect(watcher.page.getByTestId('prompt')).toBeVisible();
  await duel([host.page, guest.page]);
  await expect(watcher.page.getByTestId('result')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a lost connection in mid-game is told, and the game goes on', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const [host, guest] = await Promise.all([visitor(browser, complaints), visitor(browser, complaints)]);
  const id = await openTable(host.page, { ...DUEL, tokens: 4 });
  await guest.page.goto(`/join/${id}`);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.waitForURL(/\/table\//);
  await duel([host.page, guest.page], async (turn) => {
    if (turn !== 3) return;
    await guest.context.setOffline(true);
    await expect(guest.page.getByTestId('offline').or(guest.page.getByTestId('lost')).first()).toBeVisible({ timeout: 45_000 });
    // The other one may act in the meantime; nothing of it is missed.
    if (await host.page.getByTestId('actions').locator('[data-action]:not([aria-disabled="true"])').first().isVisible()) await step(host.page, click);
    await guest.context.setOffline(false);
    await expect(guest.page.getByTestId('offline')).toBeHidden({ timeout: 15_000 });
    await guest.page.reload();
    await expect(guest.page.getByTestId('prompt').or(guest.page.getByTestId('result')).first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
