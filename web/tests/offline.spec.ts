import { readFileSync } from 'node:fs';

import { hasWasm, inWorker, traveller } from './device';
import { expect, likes, mayAct, offered, openTable, playOut, stepIfOffered, test } from './house';
import { TABLES } from './tables';

test.skip(!hasWasm, 'this client was built without wasm');

for (const [game, draft] of Object.entries(TABLES)) {
  test(`a whole game of ${game} without a connection, and its replay`, async ({ browser }) => {
    test.setTimeout(300_000);
    const { context, page } = await traveller(browser, { autoLove: true });
    const id = await openTable(page, draft);
    expect(await playOut(page)).toBeGreaterThan(1);
    await page.goto('/games');
    await page.locator(`[data-table="${id}"]`).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/replay/${id}`));
    await expect(page.getByRole('slider')).toBeVisible();
    await context.close();
  });
}

test('everything that needs nobody opens without a connection, and what needs others says so', async ({ browser }) => {
  const { context, page } = await traveller(browser);
  for (const [path, seen] of [
    ['/', 'Play now'],
    ['/new', 'New table'],
    ['/cards', 'Cards'],
    ['/cards/kagari-ichinomiya', 'Kagari Ichinomiya'],
    ['/rules', 'Rules'],
    ['/print', 'Printable texts'],
    ['/settings', 'Settings'],
    ['/learn', 'Learn'],
    ['/statistics', 'My statistics'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(seen).first(), path).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
  for (const path of ['/lobby', '/profile']) {
    await page.goto(path);
    await expect(page.getByTestId('needs-others'), path).toBeVisible();
  }
  await context.close();
});

test('a game without a connection goes on after a reload where it was, with hints and undo', async ({ browser }) => {
  const { context, page } = await traveller(browser);
  await openTable(page, { ...TABLES['tanto-cuore'], hints: true });
  for (let i = 0; i < 3; i += 1) {
    await expect(offered(page).first()).toBeVisible();
    await stepIfOffered(page);
  }
  await expect(offered(page).first()).toBeVisible();
  const before = await page.getByTestId('actions').innerText();
  await page.reload();
  await expect(offered(page).first()).toBeVisible();
  expect(await page.getByTestId('actions').innerText()).toBe(before);
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toBeVisible();
  await page.locator('#undo').click();
  await expect.poll(() => page.getByTestId('actions').innerText()).not.toBe(before);
  await context.close();
});

test('two on one screen play without a connection', async ({ browser }) => {
  test.setTimeout(300_000);
  const { context, page } = await traveller(browser);
  const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'here', name }));
  await openTable(page, { game: 'love-letter', tokens: 1, seats });
  const result = page.getByTestId('result');
  const curtain = page.getByTestId('curtain');
  const outcome = page.getByTestId('aftermath');
  for (let i = 0; i < 200 && !(await result.isVisible()); i += 1) {
    await expect(curtain.or(outcome).or(result).or(offered(page).first()).first()).toBeVisible();
    if (await outcome.isVisible()) await page.keyboard.press('Enter');
    else if (await curtain.isVisible()) await curtain.click();
    else
      await offered(page)
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
  }
  await expect(result).toBeVisible();
  await context.close();
});

test('what the page holds of a game is what it shows: no seed, no log, no order to think', async ({ page, context }) => {
  await likes(context, { host: 'device' });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const Plain = Worker;
    globalThis.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(JSON.stringify(data)));
      }
    };
  });
  await openTable(page, { ...TABLES['tanto-cuore'], seed: 'a-most-secret-seed' });
  for (let i = 0; i < 12; i += 1) {
    await expect(offered(page).first()).toBeVisible();
    await stepIfOffered(page);
  }
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  expect(heard.filter((word) => word.includes('"snapshot"')).length).toBeGreaterThan(0);
  expect(heard.filter((word) => /a-most-secret-seed|"record"|"think"|"keep"|"row"/.test(word))).toEqual([]);
});

test('where nothing may be kept a game goes on and says that it lasts as long as the page', async ({ page, context }) => {
  await likes(context, { host: 'device' });
  await inWorker(page, `indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); }`);
  await openTable(page, TABLES['love-letter']!);
  await expect(page.getByTestId('keeping')).toContainText('as long as this page');
  await expect(offered(page).first()).toBeVisible();
  await stepIfOffered(page);
  await expect(offered(page).first()).toBeVisible();
});

test('where there is no room left a game goes on and says so; what was kept stays, and what was not is when there is room', async ({
  page,
  context,
}) => {
  await likes(context, { host: 'device' });
  const fill = `
    let full = false;
    new BroadcastChannel('room').onmessage = ({ data }) => { full = data; };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    }`;
  await inWorker(page, fill);
  const room = (full: boolean): Promise<void> => page.evaluate((full) => new BroadcastChannel('room').postMessage(full), full);
  await openTable(page, TABLES['tanto-cuore']!);
  await expect(offered(page).first()).toBeVisible();
  await room(true);
  await page.waitForTimeout(100);
  await stepIfOffered(page);
  await expect(page.getByTestId('keeping')).toContainText('not kept');
  await expect(offered(page).first()).toBeVisible();
  await room(false);
  await page.waitForTimeout(100);
  await stepIfOffered(page);
  await expect(page.getByTestId('keeping')).toHaveCount(0);
  await expect(offered(page).first()).toBeVisible();
  const before = await page.getByTestId('actions').innerText();
  await page.reload();
  await expect(offered(page).first()).toBeVisible();
  expect(await page.getByTestId('actions').innerText()).toBe(before);
});

test('of two tabs on one game the second watches, and plays when it is told to or the first is closed', async ({ page, context }) => {
  await likes(context, { host: 'device' });
  const id = await openTable(page, TABLES['tanto-cuore']!);
  await expect(offered(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/table/${id}`);
  await expect(other.getByTestId('elsewhere')).toBeVisible();
  expect(await mayAct(other)).toBe(false);
  const seen = (): Promise<string> => other.getByTestId('actions').innerText();
  const before = await seen();
  await stepIfOffered(page);
  await expect.poll(seen).not.toBe(before);
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(other.getByTestId('elsewhere')).toHaveCount(0);
  await expect(page.getByTestId('elsewhere')).toBeVisible();
  await expect.poll(() => mayAct(other)).toBe(true);
  await stepIfOffered(other);
  await other.close();
  await expect(page.getByTestId('elsewhere')).toHaveCount(0);
  await expect.poll(() => mayAct(page)).toBe(true);
  await stepIfOffered(page);
});

test('all games of a device are taken to another browser as one file', async ({ browser, page, context }) => {
  await likes(context, { host: 'device' });
  const id = await openTable(page, TABLES['love-letter']!);
  await expect(offered(page).first()).toBeVisible();
  await stepIfOffered(page);
  await expect(offered(page).first()).toBeVisible();
  await page.goto('/games');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all games as a file' }).click();
  const file = await (await saved).path();
  const other = await browser.newContext({ serviceWorkers: 'block' });
  await likes(other, { host: 'device' });
  const there = await other.newPage();
  await there.goto('/games');
  await there.locator('input[type=file]').setInputFiles(file);
  await there.locator(`[data-table="${id}"]`).getByRole('link').click();
  await expect(offered(there).first()).toBeVisible();
  await other.close();
});

test('a finished game of this device is handed to the server, counts in the figures, and its record can be taken along', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await likes(context, { host: 'device' });
  const id = await openTable(page, { ...TABLES['love-letter'], tokens: 1 });
  await playOut(page);
  await page.goto('/statistics');
  await expect(page.getByRole('option', { name: 'Love Letter' })).toBeAttached();
  await page.goto(`/table/${id}`);
  const taken = page.waitForEvent('download');
  await page.getByTestId('result').getByRole('link', { name: 'Download the game' }).click();
  const record = JSON.parse(readFileSync(await (await taken).path(), 'utf8')) as { game: string };
  expect(record.game).toBe('love-letter');
  await page.goto('/games');
  await page.locator(`[data-table="${id}"]`).getByRole('button').click();
  await expect(page).toHaveURL(/\/replay\/[a-z0-9]{8}$/);
  await expect(page.getByRole('slider')).toBeVisible();
});
