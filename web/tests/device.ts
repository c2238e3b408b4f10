import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { expect, likes } from './house';

const assets = join(import.meta.dirname, '../dist/assets');

/** Can games be played in the page itself? Not where the client was built without wasm. */
export const hasWasm = existsSync(assets) && readdirSync(assets).some((name) => name.endsWith('.wasm'));

/** Where a table can be. */
export const HOSTS = hasWasm ? (['server', 'device'] as const) : (['server'] as const);

/** Waits until everything is kept that a visit without a connection needs. */
export async function visited(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let i = 0; i < 200 && !navigator.serviceWorker.controller; i += 1) await new Promise((done) => setTimeout(done, 50));
  });
}

/** Somebody who was here once, and now has no connection. */
export async function traveller(
  browser: Browser,
  settings: Record<string, unknown> = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await likes(context, { host: 'device', ...settings });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByTestId('play-now')).toBeVisible();
  await visited(page);
  await context.setOffline(true);
  return { context, page };
}

/** Runs something in the worker that has the tables before it begins. */
export async function inWorker(page: Page, prelude: string): Promise<void> {
  await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${prelude};${await answer.text()}` });
  });
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** A file server that knows files and nothing else. */
export class FileServer {
  readonly #server: Server;

  private constructor(
    public folder: string,
    readonly base: string,
  ) {
    this.#server = createServer((request, answer) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const inside = pathname.startsWith(this.base) ? pathname.slice(this.base.length) : null;
      const file = [inside, `${inside}/index.html`, ...(inside === '' ? ['index.html'] : [])]
        .filter((name) => name !== null && name !== '' && extname(name) !== '')
        .map((name) => join(this.folder, name!))
        .find(existsSync);
      answer.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(file ?? '')] ?? 'application/octet-stream' });
      answer.end(file ? readFileSync(file) : 'not found');
    });
  }

  static async open(folder: string, base: string): Promise<FileServer> {
    const made = new FileServer(folder, base);
    await new Promise<void>((open) => made.#server.listen(0, '127.0.0.1', open));
    return made;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.base}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
