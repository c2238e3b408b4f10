import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { FileServer, visited } from './device';
import { expect, likes, offered, playOut, setupLink, stepIfOffered, test } from './house';
import { TABLES } from './tables';

/** As `cargo xtask site` writes it. */
const SITE = process.env.LIVRET_SITE ?? '';
const BASE = '/under/a/path/';

test.skip(!SITE, 'no site was written: the client was built without wasm');

async function lay(page: Page, address: string, draft: Record<string, unknown>): Promise<void> {
  await page.goto(address + setupLink({ pace: 'instant', seed: 'site', ...draft }).slice(1));
  const start = page.getByTestId('open-table');
  await expect(start).toBeEnabled();
  await start.click();
  await page.waitForURL(/\/table\//);
}

test('a site without a server plays a whole game under a path, and asks nobody', async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await FileServer.open(SITE, BASE);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await likes(context, { host: 'device', autoLove: true });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await context.newPage();
  await page.goto(server.address);
  await expect(page.getByTestId('play-now')).toBeVisible();
  await visited(page);
  await lay(page, server.address, TABLES['love-letter']!);
  await playOut(page);
  const id = new URL(page.url()).pathname.split('/').pop()!;
  // Addresses that are no file are the client's all the same.
  await page.goto(`${server.address}replay/${id}`);
  await expect(page.getByRole('slider')).toBeVisible();
  for (const path of ['cards', 'rules', 'print', 'settings', 'games']) {
    await page.goto(server.address + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  expect(asked.filter((path) => /\/(api|ws)(\/|$)/.test(path) || !path.startsWith(BASE))).toEqual([]);
  await context.close();
  server.close();
});

test('a site without a server says where people meet', async ({ page, context }) => {
  const server = await FileServer.open(SITE, BASE);
  await likes(context, { host: 'device' });
  await page.goto(`${server.address}lobby`);
  await expect(page.getByTestId('needs-others').getByRole('link', { name: 'meet' })).toHaveAttribute('href', 'https://house.example/');
  server.close();
});

/** The same site as if it had been built anew: every file has another name. */
function newer(site: string): string {
  const folder = mkdtempSync(join(process.env.LIVRET_TEMP!, 'newer-'));
  cpSync(site, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(js|css|wasm|woff2)$/.test(name));
  const renamed = (text: string): string => names.reduce((all, name) => all.replaceAll(name, `n-${name}`), text);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|html)$/.test(name))) {
    const path = join(folder, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, `n-${name}`));
  return folder;
}

test('when a newer shell comes in mid-game the old one goes on with its own files, and the next visit has the new one', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const server = await FileServer.open(SITE, BASE);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await likes(context, { host: 'device', autoLove: true });
  const page = await context.newPage();
  await page.goto(server.address);
  await visited(page);
  await lay(page, server.address, TABLES['love-letter']!);
  await expect(offered(page).first()).toBeVisible();
  await stepIfOffered(page);
  server.folder = newer(SITE);
  await page.evaluate(async () => {
    const found = (await navigator.serviceWorker.getRegistration())!;
    await found.update();
    while (!found.waiting) await new Promise((done) => setTimeout(done, 50));
  });
  await playOut(page);
  // A part of the old shell that had not been needed until now.
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto(`${server.address}games`);
  await expect(page.locator('script[type=module]')).toHaveAttribute('src', /\/n-/);
  await expect(page.locator('[data-table]')).toHaveCount(1);
  await context.close();
  server.close();
});
