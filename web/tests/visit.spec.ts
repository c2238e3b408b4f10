import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import { expect, likes, listen, test } from './house';

/** What the server counts of a visit: questions to the API and sockets. Files are free. */
function counted(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  context.on('page', (page) => page.on('websocket', () => asked.push('WS')));
  return asked;
}

/** In at the door, to the new table, a few wishes, and down at it. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'New table' }).first().click();
  const start = page.getByTestId('open-table');
  await expect(start).toBeEnabled();
  for (const players of ['3', '4', '3', '2']) await page.getByRole('radio', { name: players, exact: true }).first().check();
  await expect(page.getByTestId('check')).toHaveAttribute('aria-busy', 'false');
  await start.click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByTestId('prompt')).toBeVisible();
}

test('one visit that ends at a table asks the server at most twelve times, the first and the next', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await likes(context, { lang: 'en' });
  const asked = counted(context);
  for (const which of ['first', 'next']) {
    asked.length = 0;
    const page = await context.newPage();
    await visit(page);
    console.log(`${which} visit: ${asked.length} counted: ${asked.join(', ')}`);
    expect(asked.length).toBeLessThanOrEqual(12);
    await page.close();
  }
  await context.close();
});

/** A house of its own, with the limits that every house has. */
async function openHouse(): Promise<{ address: string; server: ChildProcess }> {
  const door = createServer().listen(0, '127.0.0.1');
  await new Promise((open) => door.once('listening', open));
  const { port } = door.address() as { port: number };
  await new Promise((closed) => door.close(closed));
  const dir = mkdtempSync(join(process.env.LIVRET_TEMP!, 'visit-'));
  const server = spawn(process.env.LIVRET_BIN!, ['serve', '--addr', `127.0.0.1:${port}`, '--db', `sqlite:${dir}/livret.sqlite`], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${address}/health`).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return { address, server };
}

test('a club behind one address reaches its tables at the limits that every house has', async ({ browser }) => {
  test.skip(!!process.env.LIVRET_URL, 'it opens a house of its own');
  test.setTimeout(300_000);
  const { address, server } = await openHouse();
  const refused: string[] = [];
  const complaints: string[] = [];
  try {
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        const context = await browser.newContext({ serviceWorkers: 'allow' });
        listen(context, complaints);
        await likes(context, { lang: 'en' });
        context.on('response', (answer) => answer.status() === 429 && refused.push(answer.url()));
        await visit(await context.newPage(), address);
        await context.close();
      }),
    );
  } finally {
    server.kill('SIGTERM');
  }
  expect(refused).toEqual([]);
  expect(complaints).toEqual([]);
});
